//! Skyscraper and two-string kite: two pairs of last places, joined.
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
//! A line has two places A and B left for the 5, another line C and D. B and C
//! see each other, so they are not both the 5: one of the far ends A and D is,
//! and what sees both (*) is not. In a skyscraper the two lines are parallel and
//! joined by a crossing line; in a kite they are a row and a column, joined by a
//! region.

use std::ops::ControlFlow;

use super::thread::Thread;
use super::{Sink, Technique};
use crate::candidates::each_place;
use crate::{Candidate, Candidates, Cell, Digit, Geometry, House};

/// The last two places of a digit in a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) house: House,
    pub(super) cells: [Cell; 2],
}

impl Pair {
    /// A near end and the far one, both ways.
    pub(super) fn ends(self) -> [(Cell, Cell); 2] {
        let [a, b] = self.cells;
        [(a, b), (b, a)]
    }
}

/// The houses of these numbers in which the digit has two places.
pub(super) fn pairs(
    candidates: &Candidates,
    digit: Digit,
    houses: impl Iterator<Item = usize>,
) -> impl Iterator<Item = Pair> {
    houses.filter_map(move |number| {
        let (house, cells) = candidates.geometry().house(number);
        let mut places = each_place(candidates.places(number, digit)).map(|place| cells[place]);
        match (places.next(), places.next(), places.next()) {
            (Some(a), Some(b), None) => Some(Pair { house, cells: [a, b] }),
            _ => None,
        }
    })
}

/// A kind of house of which every cell has one.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Row,
    Column,
    Region,
}

impl Kind {
    fn houses(self, side: usize) -> std::ops::Range<usize> {
        let first = side * self as usize;
        first..first + side
    }

    fn of(self, cell: Cell, geometry: &Geometry) -> House {
        geometry.house(geometry.places(cell)[self as usize].house.into()).0
    }
}

/// Two parallel lines, joined by a crossing one.
pub(super) fn skyscraper(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    for (towers, ground) in [(Kind::Row, Kind::Column), (Kind::Column, Kind::Row)] {
        for digit in Digit::all(side) {
            let lines: Vec<Pair> = pairs(candidates, digit, towers.houses(side)).collect();
            for (i, &first) in lines.iter().enumerate() {
                for &second in &lines[i + 1..] {
                    join(Technique::Skyscraper, candidates, digit, [first, second], ground, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A row and a column, joined by a region.
pub(super) fn two_string_kite(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    for digit in Digit::all(side) {
        let columns: Vec<Pair> = pairs(candidates, digit, Kind::Column.houses(side)).collect();
        for row in pairs(candidates, digit, Kind::Row.houses(side)) {
            for &column in &columns {
                join(Technique::TwoStringKite, candidates, digit, [row, column], Kind::Region, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two pairs whose near ends lie in one house of this kind, and whose far ends
/// do not.
fn join(
    technique: Technique,
    candidates: &Candidates,
    digit: Digit,
    pairs: [Pair; 2],
    joint: Kind,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let geometry = candidates.geometry();
    let are_joined = |a: Cell, b: Cell| joint.of(a, geometry) == joint.of(b, geometry);
    let at = |cell: Cell| Candidate { cell, digit };
    for (a, b) in pairs[0].ends() {
        for (d, c) in pairs[1].ends() {
            if are_joined(b, c) && !are_joined(a, d) && b != c && a != c && b != d {
                Thread::unless(at(a), candidates)
                    .so_is_in(pairs[0].house, at(b))
                    .so_is_not(at(c))
                    .so_is_in(pairs[1].house, at(d))
                    .finish(technique, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}
