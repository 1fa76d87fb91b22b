//! Fish with fins: X-wings, swordfish and jellyfish that are not quite ones.
//!
//! ```text
//!        c2          c7 c8
//!  r3  .  5  .  .  |  5  .  .     But for the *fin* in row 8, column 8, rows 3
//!  ...                            and 8 were an X-wing. Either it is one, or
//!  r7  .  .  .  .  |  x  .  .     the fin is the 5: both rule out what is in
//!  r8  .  5  .  .  |  5  5  .     the cover and sees the fin (x).
//!  r9  .  .  .  .  |  x  .  .
//! ```
//!
//! The fins lie in one region, or nothing would see them all. If a base line
//! has only one place besides its fins, the fish without them would lack a
//! corner: it is *sashimi*.
//!
//! So for some base lines and a region: all cross lines of places outside the
//! region must be in the cover. If these are fewer than the base lines, cross
//! lines through the region fill the cover up, and what is left there are fins.

use std::ops::ControlFlow;

use super::fish::Base;
use super::tight::{self, Item, Tight};
use super::{Reason, Sink, Step, Technique};
use crate::candidates::{Places, each_place};
use crate::{Candidate, Candidates, Cell, Digit};

/// Finned and sashimi fish of this size: by digit, then by base lines.
pub(super) fn finned(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    for digit in Digit::all(side) {
        for base in [Base::Rows, Base::Columns] {
            let water = Water::new(candidates, digit, base);
            let lines: Vec<Item> = (0..side)
                .map(|number| Item { number, places: water.places(number) })
                .filter(|line| line.places.count_ones() > 1)
                .collect();
            tight::within(size, size + water.widest, &lines, &mut |set| {
                if set.places.count_ones() as usize <= size {
                    return ControlFlow::Continue(());
                }
                for region in 0..side {
                    water.finned_in(region, size, set, sink)?;
                }
                ControlFlow::Continue(())
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Where a fish is looked for.
struct Water<'a> {
    candidates: &'a Candidates,
    digit: Digit,
    /// The numbers of the first base house, cover house and region.
    first: [usize; 3],
    /// In how many cells a base line and a region cross at most.
    widest: usize,
}

/// A fish: its base lines, its cover lines, and its fins.
struct Finned {
    base: Places,
    cover: Places,
    fins: Vec<Cell>,
}

impl<'a> Water<'a> {
    fn new(candidates: &'a Candidates, digit: Digit, base: Base) -> Self {
        let geometry = candidates.geometry();
        let side = geometry.side();
        let (base, cover) = base.houses(side);
        let crossing = |line| {
            (2 * side..3 * side).map(move |region| geometry.meet(base + line, region).count_ones() as usize)
        };
        let widest = (0..side).flat_map(crossing).max().unwrap_or(0);
        Self { candidates, digit, first: [base, cover, 2 * side], widest }
    }

    /// The cross lines in which a base line has places.
    fn places(&self, line: usize) -> Places {
        self.candidates.places(self.first[0] + line, self.digit)
    }

    /// The fish of these base lines that have all their fins in this region.
    fn finned_in(&self, region: usize, size: usize, set: Tight, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let inside = |line| self.candidates.geometry().meet(self.first[0] + line, self.first[2] + region);
        let needed = each_place(set.items).fold(0, |all, line| all | self.places(line) & !inside(line));
        let spare: Vec<Item> =
            each_place(set.places & !needed).map(|number| Item { number, places: 0 }).collect();
        let Some(missing) = size.checked_sub(needed.count_ones() as usize) else {
            return ControlFlow::Continue(());
        };
        if spare.len() <= missing {
            return ControlFlow::Continue(());
        }
        tight::within(missing, 0, &spare, &mut |chosen| {
            let cover = needed | chosen.items;
            let fins = each_place(set.items).flat_map(|line| self.cells(line, self.places(line) & !cover));
            let fish = Finned { base: set.items, cover, fins: fins.collect() };
            self.emit(size, &fish, sink)
        })
    }

    fn emit(&self, size: usize, fish: &Finned, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let geometry = self.candidates.geometry();
        let corners = |line| (self.places(line) & fish.cover).count_ones();
        let fewest = each_place(fish.base).map(corners).min().unwrap_or(0);
        let victims: Vec<Candidate> = each_place(fish.cover)
            .flat_map(|line| {
                let (number, cells) = (self.first[1] + line, geometry.house(self.first[1] + line).1);
                let rest = self.candidates.places(number, self.digit) & !fish.base;
                each_place(rest).map(|place| Candidate { cell: cells[place], digit: self.digit })
            })
            .filter(|victim| fish.fins.iter().all(|&fin| geometry.sees(fin, victim.cell)))
            .collect();
        if victims.is_empty() || fewest == 0 {
            return ControlFlow::Continue(());
        }
        let technique = match (size, fewest) {
            (2, 1) => Technique::SashimiXWing,
            (2, _) => Technique::FinnedXWing,
            (3, 1) => Technique::SashimiSwordfish,
            (3, _) => Technique::FinnedSwordfish,
            (_, 1) => Technique::SashimiJellyfish,
            _ => Technique::FinnedJellyfish,
        };
        let houses =
            |first: usize, lines| each_place(lines).map(|line| geometry.house(first + line).0).collect();
        let reason = Reason::Fish {
            digit: self.digit,
            base: houses(self.first[0], fish.base),
            cover: houses(self.first[1], fish.cover),
            fins: fish.fins.clone(),
        };
        sink(Step::remove(technique, None, reason, victims))
    }

    /// The cells of a base line in these cross lines.
    fn cells(&self, line: usize, places: Places) -> impl Iterator<Item = Cell> {
        let (_, cells) = self.candidates.geometry().house(self.first[0] + line);
        each_place(places).map(|place| cells[place])
    }
}
