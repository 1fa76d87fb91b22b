//! Fish: X-wing, swordfish, jellyfish.
//!
//! ```text
//!        c2        c7
//!  r3  .  5  .  .   5  .     In rows 3 and 8 the 5 goes only to columns 2
//!  r5  .  x  .  .   .  .     and 7. The two rows need two 5s in these two
//!  r8  .  5  .  .   5  .     columns, so no other row gets one there.
//!  r9  .  .  .  .   x  .
//! ```
//!
//! For one digit, some *base* lines have their places in as many crossing
//! *cover* lines. Each base line takes one cover line, so all of them are taken,
//! and the rest of the cover loses the digit. Two lines are an X-wing, three a
//! swordfish, four a jellyfish; nothing else differs. No larger fish is needed:
//! the lines that are left over form a smaller one the other way round.

use std::ops::ControlFlow;

use super::tight::{self, Item, Tight};
use super::{Reason, Sink, Step, Technique};
use crate::candidates::{Places, each_place};
use crate::rate::Rating;
use crate::{Candidate, Candidates, Digit};

/// Which lines are the base of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Base {
    Columns,
    Rows,
}

impl Base {
    /// In the order in which they are looked at.
    pub(super) const BOTH: [Self; 2] = [Self::Columns, Self::Rows];

    /// The numbers of the first base house and the first cover house.
    pub(super) fn houses(self, side: usize) -> (usize, usize) {
        match self {
            Self::Columns => (side, 0),
            Self::Rows => (0, side),
        }
    }
}

/// Fish of this size without fins: by base lines, then by digit.
pub(super) fn basic(size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let side = candidates.geometry().side();
    let mut items = Vec::with_capacity(side);
    for base in Base::BOTH {
        let mut found: Vec<(Tight, Digit)> = Vec::new();
        for digit in Digit::all(side) {
            if open_lines(candidates, base, digit, size, &mut items) < 2 * size {
                continue;
            }
            let _ = tight::sets(size, &items, &mut |set| {
                found.push((set, digit));
                ControlFlow::Continue(())
            });
        }
        found.sort_by_key(|(set, digit)| (set.items, *digit));
        for (set, digit) in found {
            let victims = victims(candidates, base, digit, set);
            if !victims.is_empty() {
                sink(step(size, candidates, base, digit, set, victims))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Gathers the lines in which the digit has up to `size` places, but not one;
/// says in how many lines it has any.
fn open_lines(
    candidates: &Candidates,
    base: Base,
    digit: Digit,
    size: usize,
    items: &mut Vec<Item>,
) -> usize {
    let side = candidates.geometry().side();
    let (first, _) = base.houses(side);
    let mut open = 0;
    items.clear();
    for number in 0..side {
        let places = candidates.places(first + number, digit);
        open += usize::from(places != 0);
        if (2..=size).contains(&(places.count_ones() as usize)) {
            items.push(Item { number, places });
        }
    }
    open
}

fn victims(candidates: &Candidates, base: Base, digit: Digit, fish: Tight) -> Vec<Candidate> {
    let geometry = candidates.geometry();
    let (_, first) = base.houses(geometry.side());
    each_place(fish.places)
        .flat_map(|line| {
            let (_, cells) = geometry.house(first + line);
            let rest = candidates.places(first + line, digit) & !fish.items;
            each_place(rest).map(|place| Candidate { cell: cells[place], digit })
        })
        .collect()
}

fn step(
    size: usize,
    candidates: &Candidates,
    base: Base,
    digit: Digit,
    fish: Tight,
    victims: Vec<Candidate>,
) -> Step {
    let geometry = candidates.geometry();
    let (first_base, first_cover) = base.houses(geometry.side());
    let houses =
        |first: usize, lines: Places| each_place(lines).map(|line| geometry.house(first + line).0).collect();
    let (technique, tenths) = match size {
        2 => (Technique::XWing, 32),
        3 => (Technique::Swordfish, 38),
        _ => (Technique::Jellyfish, 52),
    };
    let reason = Reason::Fish {
        digit,
        base: houses(first_base, fish.items),
        cover: houses(first_cover, fish.places),
        fins: Vec::new(),
    };
    Step::remove(technique, Rating::tenths(tenths), reason, victims)
}
