//! How cells, digits and houses are named in sentences.

pub(super) use crate::base::sentence::{capital, houses, list, number, plural};
use crate::base::{Candidate, Cell, Digit, DigitSet, House, HouseKind};
use crate::board::{Alphabet, Candidates, Geometry};
use crate::logic::{Claim, Truth};

/// The board of a sentence, and its symbols.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) candidates: &'a Candidates,
    pub(super) alphabet: &'a Alphabet,
}

impl Words<'_> {
    pub(super) fn geometry(&self) -> &Geometry {
        self.candidates.geometry()
    }

    /// `r4c7`
    pub(super) fn cell(&self, cell: Cell) -> String {
        self.geometry().position(cell).to_string()
    }

    /// `r1c1, r1c2 and r1c3`
    pub(super) fn cells(&self, cells: &[Cell]) -> String {
        list(cells.iter().map(|&cell| self.cell(cell)), "and")
    }

    /// `r1c1, r1c2 or r1c3`
    pub(super) fn any_cell(&self, cells: &[Cell]) -> String {
        list(cells.iter().map(|&cell| self.cell(cell)), "or")
    }

    /// `7`
    pub(super) fn digit(&self, digit: Digit) -> String {
        self.alphabet.symbol(digit)
    }

    /// `2, 4 and 7`
    pub(super) fn digits(&self, digits: DigitSet) -> String {
        list(digits.into_iter().map(|digit| self.digit(digit)), "and")
    }

    /// `2, 4 or 7`
    pub(super) fn any_digit(&self, digits: DigitSet) -> String {
        list(digits.into_iter().map(|digit| self.digit(digit)), "or")
    }

    /// `5 in r1c1 and r1c2, and 6 in r1c1`
    pub(super) fn candidates(&self, candidates: &[Candidate]) -> String {
        let groups = by_digits(candidates);
        let groups: Vec<String> = groups
            .iter()
            .map(|(digits, cells)| format!("{} in {}", self.digits(*digits), self.cells(cells)))
            .collect();
        clauses(&groups)
    }

    /// `r4c7 and r4c9 cannot be 3, and r5c1 cannot be 2 or 3`
    pub(super) fn denials(&self, candidates: &[Candidate]) -> String {
        let groups: Vec<String> = groups(candidates)
            .iter()
            .map(|(digits, cells)| format!("{} cannot be {}", self.cells(cells), self.any_digit(*digits)))
            .collect();
        clauses(&groups)
    }

    /// `r4c7 is 3`, `r4c7 is not 3`, `one of r4c7 and r4c8 is 3`
    pub(super) fn claim(&self, claim: &Claim) -> String {
        let (cells, digit) = (self.cells(&claim.cells), self.digit(claim.digit));
        match (claim.truth, claim.single()) {
            (Truth::Is, Some(_)) => format!("{cells} is {digit}"),
            (Truth::IsNot, Some(_)) => format!("{cells} is not {digit}"),
            (Truth::Is, None) => format!("one of {cells} is {digit}"),
            (Truth::IsNot, None) => format!("none of {cells} is {digit}"),
        }
    }

    /// `row, column or box`: what cells share that see each other.
    pub(super) fn any_house(&self) -> String {
        let geometry = self.geometry();
        let kinds = geometry.houses().map(|(house, _)| house.kind);
        let mut kinds: Vec<HouseKind> = kinds.collect();
        kinds.dedup();
        list(kinds.iter().map(ToString::to_string), "or")
    }

    /// `rows 3 and 8`, `the central box (box 5)`, or the whole board if there are
    /// no houses.
    pub(super) fn places_of(&self, looked_at: &[House]) -> String {
        let is_plain = |house: &House| matches!(house.kind, HouseKind::Row | HouseKind::Column);
        match looked_at {
            [] => "the whole board".to_owned(),
            lines if lines.iter().all(is_plain) => houses(lines),
            others => list(others.iter().map(|&house| self.geometry().place_of(house)), "and"),
        }
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

    /// A house that holds all these cells, regions first.
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

/// As a list of phrases that hold `and` themselves.
pub(super) fn clauses(items: &[String]) -> String {
    match items {
        [first @ .., last] if !first.is_empty() => format!("{}, and {last}", first.join(", ")),
        _ => items.concat(),
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

/// `in box 5`, from the beginning of a sentence.
pub(super) fn small(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

/// Digits and the cells that they are in.
type Group = (DigitSet, Vec<Cell>);

/// Candidates in as few groups as digits or cells allow.
pub(super) fn groups(candidates: &[Candidate]) -> Vec<Group> {
    let (by_digits, by_cells) = (by_digits(candidates), by_cells(candidates));
    if by_cells.len() < by_digits.len() { by_cells } else { by_digits }
}

/// Digits that have the same cells stand together.
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

/// Cells that have the same digits stand together.
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
