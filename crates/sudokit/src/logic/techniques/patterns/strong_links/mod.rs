//! Skyscraper and two-string kite: two strong links of one digit, joined.
//!
//! ```text
//!  skyscraper                        two-string kite
//!       c2          c7 c8                 c1 c2 c3    c7
//!  r1   5A  .  . |  .  *  .          r1   5B .  .  |  5A  .
//!  r2   .   *  . |  5D .  .          r2   .  .  5C |  .   .
//!  ...                               ...
//!  r8   5B  .  . |  5C .  .          r8   .  .  5D |  *   .
//! ```
//!
//! One line has two places A and B left for the 5, another line C and D. B and C see each other, so
//! they are not both the 5. So one of the far ends A and D is, and a cell that sees both (*) is
//! not. In a skyscraper the two lines are parallel and joined by a crossing line; in a kite they
//! are a row and a column, joined by a region.
//!
//! HoDoKu searches each in a certain order. It joins the first ends of two towers or the last ones,
//! but not a first with a last: that is a turbot fish.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, Digit, Places};
use crate::board::{Candidates, Geometry};
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::chains::hodoku::chain_builder::ChainBuilder;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Claim, Technique};

records! {
    SKYSCRAPER = ("skyscraper", SingleDigit, Search::Skyscraper)
        .hodoku("Skyscraper", by_default(220, Hard, 130));
    TWO_STRING_KITE = ("two-string-kite", SingleDigit, Search::TwoStringKite)
        .hodoku("2-String Kite", by_default(230, Hard, 150));
}

/// A strong link: the last two places for a digit in a house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StrongLink {
    pub(crate) cells: [Cell; 2],
}

impl StrongLink {
    /// Returns each end as the near one, with the other as the far one.
    pub(crate) fn ends(self) -> [(Cell, Cell); 2] {
        let [a, b] = self.cells;
        [(a, b), (b, a)]
    }

    /// Creates the link between two places of the house with this number.
    fn at(number: usize, places: Places, geometry: &Geometry) -> Self {
        let (_, cells) = geometry.house(number);
        let [first, last] = [places.trailing_zeros(), places.ilog2()].map(|place| cells[place as usize]);
        Self { cells: [first, last] }
    }

    /// Returns the same link from its other end.
    fn turned(self) -> Self {
        let [a, b] = self.cells;
        Self { cells: [b, a] }
    }
}

/// Returns the strong links of a digit in the houses with these numbers.
pub(crate) fn pairs(
    candidates: &Candidates,
    digit: Digit,
    houses: impl Iterator<Item = usize>,
) -> impl Iterator<Item = StrongLink> {
    houses.filter_map(move |number| {
        let places = candidates.places(number, digit);
        (places.count_ones() == 2).then(|| StrongLink::at(number, places, candidates.geometry()))
    })
}

/// Finds two parallel lines joined by a crossing one: rows first, then by digit.
pub(crate) fn skyscraper(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    let side = geometry.side();
    let mut towers: Vec<Tower> = Vec::with_capacity(side);
    for lines in [0..side, side..2 * side] {
        for digit in scan.dirty_digits() {
            towers.clear();
            let all = lines.clone().map(|number| Tower { number, ends: candidates.places(number, digit) });
            towers.extend(all.filter(|tower| tower.ends.count_ones() == 2));
            for (i, first) in towers.iter().enumerate() {
                for second in &towers[i + 1..] {
                    let links =
                        || [first, second].map(|tower| StrongLink::at(tower.number, tower.ends, geometry));
                    let joined = if first.ends == second.ends {
                        // Joined at both ends, they are an X-wing.
                        continue;
                    } else if first.ends.trailing_zeros() == second.ends.trailing_zeros() {
                        links()
                    } else if first.ends.leading_zeros() == second.ends.leading_zeros() {
                        links().map(StrongLink::turned)
                    } else {
                        continue;
                    };
                    emit(Technique::Skyscraper, digit, joined, scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A line in which a digit has two places.
struct Tower {
    number: usize,
    ends: Places,
}

/// Finds a row and a column joined by a region: by digit, row and column.
///
/// If a string is reversed so that its end in the region comes first, it stays reversed for the
/// strings that follow. HoDoKu does this, and it decides which ends are joined if there is a
/// choice.
pub(crate) fn two_string_kite(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let geometry = candidates.geometry();
    let side = geometry.side();
    let mut columns: Vec<KiteString> = Vec::with_capacity(side);
    for digit in scan.dirty_digits() {
        columns.clear();
        columns.extend(pairs(candidates, digit, side..2 * side).map(|pair| KiteString::new(pair, geometry)));
        if columns.is_empty() {
            continue;
        }
        for row in pairs(candidates, digit, 0..side) {
            let mut row = KiteString::new(row, geometry);
            for column in &mut columns {
                // By the row's first end, then by its last.
                let Some(i) = row.regions.iter().position(|region| column.regions.contains(region)) else {
                    continue;
                };
                let j = usize::from(column.regions[0] != row.regions[i]);
                (row, *column) = (row.from(i), column.from(j));
                if row.pair.cells.iter().all(|cell| !column.pair.cells.contains(cell)) {
                    emit(Technique::TwoStringKite, digit, [row.pair, column.pair], scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// One string of a kite, and the regions of its ends.
#[derive(Clone, Copy)]
struct KiteString {
    pair: StrongLink,
    regions: [u16; 2],
}

impl KiteString {
    fn new(pair: StrongLink, geometry: &Geometry) -> Self {
        Self { pair, regions: pair.cells.map(|cell| geometry.places(cell)[2].house) }
    }

    /// Returns the same string from one of its ends.
    fn from(self, end: usize) -> Self {
        match (end, self.regions) {
            (0, _) => self,
            (_, [first, last]) => Self { pair: self.pair.turned(), regions: [last, first] },
        }
    }
}

/// Emits the step of two links whose first ends see each other: one of the far ends holds the
/// digit.
fn emit(technique: Technique, digit: Digit, pairs: [StrongLink; 2], scan: &mut Scan<'_>) -> ControlFlow<()> {
    if scan.candidates.seen_by_all(&pairs.map(|pair| pair.cells[1]), digit).is_empty() {
        return ControlFlow::Continue(());
    }
    let [[b, a], [c, d]] = pairs.map(|pair| pair.cells.map(|cell| Candidate { cell, digit }));
    let claims = [Claim::is_not(a), Claim::is(b), Claim::is_not(c), Claim::is(d)];
    ChainBuilder::chain(scan.candidates, claims).emit(technique, scan.sink)
}
