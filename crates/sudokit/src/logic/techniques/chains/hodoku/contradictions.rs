//! Contradictions that follow from an assumption.

use crate::base::bits::{BitRows, words};
use crate::base::{Candidate, Cell, Digit, DigitSet};
use crate::board::Candidates;
use crate::logic::techniques::links::{ChainLiteral, Closure, Numbering};

/// The way in which an assumption contradicts itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChainContradiction {
    /// Its opposite follows.
    Itself,
    /// A candidate is both true and false.
    Both,
    /// At least two candidates of a cell, or two places for a digit in a house, are true.
    Two,
    /// A cell has no candidate left.
    EmptyCell,
    /// A digit has no place left in a house.
    EmptyHouse(usize),
}

/// The search for contradictions in a position.
pub(super) struct ContradictionSearch<'a> {
    nodes: &'a Numbering,
    closure: &'a Closure,
    /// The houses and digits that HoDoKu checks for having no place left: those where only placed
    /// digits have ruled anything out so far.
    whole: Vec<(usize, Digit)>,
}

impl<'a> ContradictionSearch<'a> {
    pub(super) fn new(nodes: &'a Numbering, closure: &'a Closure) -> Self {
        Self { nodes, closure, whole: whole(nodes.position()) }
    }

    /// Returns the literals that contradict themselves, by index.
    pub(super) fn all(&self) -> Vec<u64> {
        let Self { nodes, closure, .. } = self;
        let literals = (0..2 * nodes.candidates.len()).map(ChainLiteral::from_index);
        let mut found = vec![0; 2 * nodes.words];
        for literal in literals {
            let mut both = words::common(closure.on(literal), closure.off(literal)).take(nodes.words);
            if both.any(|both| both != 0) {
                words::insert(&mut found, literal.index());
            }
        }
        // If a cell or a house is empty in a table, the table denies all its candidates. So
        // conversely, look for tables that deny them all.
        let deniers = deniers(nodes, closure);
        let mut tables = vec![0; found.len()];
        for cell in nodes.position().empty_cells() {
            deniers_of_all(&deniers, nodes.numbers(cell), &mut tables);
            words::unite(&mut found, &tables);
        }
        for &(house, digit) in &self.whole {
            deniers_of_all(&deniers, nodes.each_in_house(house, digit), &mut tables);
            words::unite(&mut found, &tables);
        }
        found
    }

    /// Visits the contradictions of an assumption in HoDoKu's order, with the literals that prove
    /// them.
    pub(super) fn each(
        &self,
        assumption: ChainLiteral,
        take: &mut dyn FnMut(ChainContradiction, &[ChainLiteral]),
    ) {
        let (nodes, position) = (self.nodes, self.nodes.position());
        let side = nodes.geometry().side();
        let (on, off) = (self.closure.on(assumption), self.closure.off(assumption));
        if self.closure.has(assumption, assumption.opposite()) {
            take(ChainContradiction::Itself, &[assumption.opposite()]);
        }
        for digit in Digit::all(side) {
            let both = words::common(on, off).zip(nodes.of_digit(digit)).map(|(both, own)| both & own);
            if let Some(first) = words::each(both).next() {
                take(ChainContradiction::Both, &[ChainLiteral::on(first), ChainLiteral::off(first)]);
            }
        }
        self.in_cells(on, take);
        let mut ends = Vec::new();
        for house in 0..nodes.geometry().houses().len() {
            for digit in position.digits_with_places(house, 2..=side as u8) {
                ends.clear();
                ends.extend(
                    words::each(words::common(on, nodes.in_house(house, digit))).map(ChainLiteral::on),
                );
                if ends.len() > 1 {
                    take(ChainContradiction::Two, &ends);
                }
            }
        }
        for cell in position.empty_cells() {
            let own = nodes.numbers(cell);
            if own.clone().all(|number| words::contains(off, number) && !words::contains(on, number)) {
                ends.clear();
                ends.extend(own.map(ChainLiteral::off));
                take(ChainContradiction::EmptyCell, &ends);
            }
        }
        for &(house, digit) in &self.whole {
            if words::common(off, nodes.in_house(house, digit))
                .eq(nodes.in_house(house, digit).iter().copied())
            {
                ends.clear();
                ends.extend(nodes.each_in_house(house, digit).map(ChainLiteral::off));
                take(ChainContradiction::EmptyHouse(house), &ends);
            }
        }
    }

    /// Visits, for every two digits, the first cell that holds both.
    fn in_cells(&self, on: &[u64], take: &mut dyn FnMut(ChainContradiction, &[ChainLiteral])) {
        let side = self.nodes.geometry().side();
        let is_on = |cell, digit| {
            let number = self.nodes.find(Candidate { cell, digit });
            number.filter(|&number| words::contains(on, number))
        };
        let held = |cell| Digit::all(side).filter(move |&digit| is_on(cell, digit).is_some());
        let several: Vec<Cell> =
            self.nodes.position().empty_cells().filter(|&cell| held(cell).nth(1).is_some()).collect();
        for one in Digit::all(side) {
            for other in Digit::all(side).filter(|&other| other > one) {
                let both = several.iter().find_map(|&cell| Some([is_on(cell, one)?, is_on(cell, other)?]));
                if let Some(both) = both {
                    take(ChainContradiction::Two, &both.map(ChainLiteral::on));
                }
            }
        }
    }
}

/// Returns, for each candidate, the set of tables that deny it.
fn deniers(nodes: &Numbering, closure: &Closure) -> BitRows {
    let mut rows = BitRows::default();
    rows.clear(nodes.words * 64, 2 * nodes.words * 64);
    let literals = 2 * nodes.candidates.len();
    for block in 0..2 * nodes.words {
        for column in 0..nodes.words {
            let mut square = [0; 64];
            for (bit, row) in square.iter_mut().enumerate().take(literals.saturating_sub(block * 64)) {
                *row = closure.off(ChainLiteral::from_index(block * 64 + bit))[column];
            }
            words::transpose(&mut square);
            for (bit, row) in square.into_iter().enumerate() {
                rows.row_mut(column * 64 + bit)[block] = row;
            }
        }
    }
    rows
}

/// Fills `tables` with the tables that deny all these candidates.
fn deniers_of_all(deniers: &BitRows, numbers: impl Iterator<Item = usize>, tables: &mut [u64]) {
    tables.fill(!0);
    numbers.for_each(|number| words::intersect(tables, deniers.row(number)));
}

/// Returns the houses and digits for which all places allowed by the digits on the board are still
/// candidates.
fn whole(candidates: &Candidates) -> Vec<(usize, Digit)> {
    let geometry = candidates.geometry();
    let side = geometry.side();
    let mut lost = vec![DigitSet::EMPTY; geometry.len()];
    for cell in candidates.empty_cells() {
        let filled = geometry.peers(cell).iter().filter_map(|&peer| candidates.digit(peer));
        let taken: DigitSet = filled.collect();
        lost[cell.index()] = DigitSet::full(side) - taken - candidates.marks(cell);
    }
    let mut found = Vec::new();
    for (house, (_, cells)) in geometry.houses().enumerate() {
        let lost = cells.iter().fold(0, |all, cell| all | lost[cell.index()].bits());
        let open = candidates.digits_with_places(house, 1..=side as u8);
        let whole = open - DigitSet::from_bits(lost);
        found.extend(whole.into_iter().map(|digit| (house, digit)));
    }
    found
}
