//! How cells, digits and houses fill the templates of hints.

use sudokit_text::{Phrase, Value, phrase};

use crate::base::{Candidate, Cell, Coordinates, Digit, DigitSet, House, HouseKind};
use crate::board::{Alphabet, Candidates, Geometry};
use crate::logic::{Claim, Truth};

/// The board of a sentence, and how the player writes digits and cells.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) candidates: &'a Candidates,
    pub(super) alphabet: &'a Alphabet,
    pub(super) coordinates: Coordinates,
}

impl Words<'_> {
    pub(super) fn geometry(&self) -> &Geometry {
        self.candidates.geometry()
    }

    /// `r4c7`
    pub(super) fn cell(&self, cell: Cell) -> String {
        self.coordinates.cell(self.geometry().position(cell))
    }

    /// A list of cells.
    pub(super) fn cells(&self, cells: &[Cell]) -> Value {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// `7`
    pub(super) fn digit(&self, digit: Digit) -> String {
        self.alphabet.symbol(digit)
    }

    /// A list of digits.
    pub(super) fn digits(&self, digits: DigitSet) -> Value {
        digits.into_iter().map(|digit| self.digit(digit)).collect()
    }

    /// `row 3`
    pub(super) fn house(&self, house: House) -> Phrase {
        self.coordinates.house(house)
    }

    /// `rows 3 and 8`, `row 3 and box 1`
    pub(super) fn houses(&self, houses: &[House]) -> Value {
        self.coordinates.houses(houses)
    }

    /// `5 in r1c1 and 6 in r1c2`
    pub(super) fn candidates(&self, candidates: &[Candidate]) -> Phrase {
        let part = |(digits, cells): &Group| {
            phrase!("digits-in-cells", digits = self.digits(*digits), cells = self.cells(cells))
        };
        let groups = groups(candidates);
        let parts: Value = groups.iter().map(part).collect();
        if groups.len() < candidates.len() {
            phrase!("candidate-groups", parts)
        } else {
            phrase!("candidates", parts)
        }
    }

    /// A list: `2 is already ruled out in r1c6`.
    pub(super) fn ruled_out_before(&self, candidates: &[Candidate]) -> Value {
        let fact = |(digits, cells): &Group| {
            phrase!("fact-ruled-out-before", digits = self.digits(*digits), cells = self.cells(cells))
        };
        by_digits(candidates).iter().map(fact).collect()
    }

    /// A list of what the cells of candidates may be: `r1c1 is 5 or 6`.
    pub(super) fn options(&self, candidates: &[Candidate]) -> Value {
        let option = |(digits, cells): &Group| {
            let digits = self.digits(*digits);
            let option = |&cell: &Cell| phrase!("fact-is-one-of", cell = self.cell(cell), digits = &digits);
            cells.iter().map(option).collect::<Vec<_>>()
        };
        by_cells(candidates).iter().flat_map(option).collect()
    }

    /// `r4c7 is not 3`, `neither r4c7 nor r4c8 is 3`
    pub(super) fn none_is(&self, cells: &[Cell], digit: Digit) -> Phrase {
        phrase!("fact-none-is", cells = self.cells(cells), digit = self.digit(digit))
    }

    /// `r4c7 is 3`
    pub(super) fn is(&self, cells: &[Cell], digit: Digit) -> Phrase {
        phrase!("fact-is", cells = self.cells(cells), digit = self.digit(digit))
    }

    /// `r4c7 can be 3 or 5`
    pub(super) fn can_be(&self, cell: Cell) -> Phrase {
        let digits = self.digits(self.candidates.marks(cell));
        phrase!("fact-can-be", cell = self.cell(cell), digits)
    }

    /// A list: `r4c7 and r4c9 cannot be 3`, `r5c1 cannot be 2 or 3`.
    pub(super) fn denials(&self, candidates: &[Candidate]) -> Vec<Phrase> {
        let part = |(digits, cells): &Group| {
            phrase!("fact-cannot-be", cells = self.cells(cells), digits = self.digits(*digits))
        };
        groups(candidates).iter().map(part).collect()
    }

    /// `r4c7 is 3`, `r4c7 is not 3`, `r4c7 or r4c8 is 3`
    pub(super) fn claim(&self, claim: &Claim) -> Phrase {
        phrase!(
            "claim",
            truth = truth(claim),
            cells = self.cells(&claim.cells),
            digit = self.digit(claim.digit)
        )
    }

    /// `row, column or box`: the houses that cells which see each other may
    /// share.
    pub(super) fn any_house(&self) -> Phrase {
        phrase!("any-house", kinds = self.house_kinds())
    }

    /// `row, column and box`
    pub(super) fn every_house(&self) -> Phrase {
        phrase!("every-house", kinds = self.house_kinds())
    }

    fn house_kinds(&self) -> Value {
        let mut kinds: Vec<HouseKind> = self.geometry().houses().map(|(house, _)| house.kind).collect();
        kinds.dedup();
        kinds.iter().map(|kind| phrase!("house-kind", kind = kind.key())).collect()
    }

    /// `rows 3 and 8`, `the central box (box 5)`.
    pub(super) fn places_of(&self, houses: &[House]) -> Value {
        let is_line = |house: &House| matches!(house.kind, HouseKind::Row | HouseKind::Column);
        let (lines, others): (Vec<House>, Vec<House>) = houses.iter().partition(|house| is_line(house));
        let lines = self.coordinates.houses_by_kind(&lines).into_iter().map(Value::from);
        let place = |&house: &House| self.geometry().place_phrase(house, self.coordinates);
        lines.chain(others.iter().map(place)).collect()
    }

    /// The empty cells of a house that can hold a digit.
    pub(super) fn places(&self, house: House, digit: Digit) -> Vec<Cell> {
        let can_hold = |cell: &Cell| self.candidates.has(Candidate { cell: *cell, digit });
        self.house_cells(house).iter().copied().filter(can_hold).collect()
    }

    /// The cells of a house.
    pub(super) fn house_cells(&self, house: House) -> &[Cell] {
        self.geometry().house_cells(house).unwrap_or_default()
    }

    /// A house that has all these cells; a box or region if possible.
    pub(super) fn common_house(&self, cells: &[Cell]) -> Option<House> {
        let is_region = |house: &House| matches!(house.kind, HouseKind::Box | HouseKind::Region);
        let holding = |(house, in_house): (House, &[Cell])| {
            cells.iter().all(|cell| in_house.contains(cell)).then_some(house)
        };
        let mut houses = self.geometry().houses().filter_map(holding);
        let first = houses.next()?;
        Some(if is_region(&first) { first } else { houses.find(is_region).unwrap_or(first) })
    }
}

/// `is` or `is-not`, for templates.
pub(super) const fn truth(claim: &Claim) -> &'static str {
    match claim.truth {
        Truth::Is => "is",
        Truth::IsNot => "is-not",
    }
}

/// The cells of candidates, each once, in order.
pub(super) fn cells_of(candidates: &[Candidate]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = candidates.iter().map(|candidate| candidate.cell).collect();
    cells.sort();
    cells.dedup();
    cells
}

/// The digits of candidates.
pub(super) fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// Digits and the cells that they are in.
type Group = (DigitSet, Vec<Cell>);

/// Candidates in as few groups as possible, by digits or by cells.
pub(super) fn groups(candidates: &[Candidate]) -> Vec<Group> {
    let (by_digits, by_cells) = (by_digits(candidates), by_cells(candidates));
    if by_cells.len() < by_digits.len() { by_cells } else { by_digits }
}

/// Groups digits that are in the same cells.
fn by_digits(candidates: &[Candidate]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for digit in digits_of(candidates) {
        let of_digit: Vec<Candidate> =
            candidates.iter().copied().filter(|candidate| candidate.digit == digit).collect();
        let cells = cells_of(&of_digit);
        match groups.iter_mut().find(|(_, others)| *others == cells) {
            Some((digits, _)) => *digits = digits.with(digit),
            None => groups.push((DigitSet::only(digit), cells)),
        }
    }
    groups
}

/// Groups cells that have the same digits.
fn by_cells(candidates: &[Candidate]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for cell in cells_of(candidates) {
        let digits =
            candidates.iter().filter(|candidate| candidate.cell == cell).map(|candidate| candidate.digit);
        let digits: DigitSet = digits.collect();
        match groups.iter_mut().find(|(others, _)| *others == digits) {
            Some((_, cells)) => cells.push(cell),
            None => groups.push((digits, vec![cell])),
        }
    }
    groups
}
