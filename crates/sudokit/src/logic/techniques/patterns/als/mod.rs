//! Almost locked sets (ALS): cells of a house with one candidate too many.
//!
//! ```text
//!       c1  c2  c3   c4  c5  c6   c7  c8  c9
//!  r1   24  .   .  | *   46  *  | .   .   .      A = r1c1, r1c5: 2, 4 and 6
//!  r2   .   .   .  | *   *   *  | .   .   .
//!  r3   28  .   .  | 68  *   *  | .   .   .      B = r3c1, r3c4: 2, 6 and 8
//! ```
//!
//! Two cells with three candidates: if such a set loses one of them, it is locked and has the other
//! two. Here 2 cannot be in both A and B, because its places see each other: it is their
//! *restricted common*. The set without it has all its other digits, so 6 is in A or in B. A cell
//! that sees all places for 6 in both (*) is not 6.
//!
//! ```text
//!  sets ─┬─▶ restricted_commons ─┬─▶ als_xz              two sets with a common
//!        │                       ├─▶ als_xy_wing         two sets and a third between
//!        │                       └─▶ reach ─▶ als_chain  four sets or more
//!        └─▶ death_blossom                               a cell, a set per candidate
//! ```

mod als_chain;
mod als_xy_wing;
mod als_xz;
mod death_blossom;
mod reach;
mod restricted_commons;
mod sets;

use std::ops::ControlFlow;

use crate::base::bits::Bits;
use crate::base::{Candidate, Cell, Digit, DigitSet};
use crate::board::Geometry;
use crate::logic::Reason;
use crate::logic::techniques::Scan;
pub(crate) use als_chain::ALS_CHAIN;
pub(crate) use als_xy_wing::ALS_XY_WING;
pub(crate) use als_xz::ALS_XZ;
pub(crate) use death_blossom::DEATH_BLOSSOM;
use reach::AlsReach;
use restricted_commons::RestrictedCommons;
use sets::AlsList;

/// One of the searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AlsRule {
    /// Two sets.
    Xz,
    /// Three sets.
    XyWing,
    /// Four sets or more.
    Chain,
    /// A cell, and a set for each of its candidates.
    DeathBlossom,
}

/// The searches, with the sets of the last position, which they share.
#[derive(Debug, Default)]
pub(crate) struct AlsEngine {
    /// For boards up to 11x11.
    small: Option<Box<AlsPosition<2>>>,
    /// For boards up to 25x25.
    medium: Option<Box<AlsPosition<10>>>,
    large: Option<Box<AlsPosition<64>>>,
}

impl AlsEngine {
    /// Passes every step of a rule to the sink, until the sink has enough.
    pub(crate) fn run(&mut self, rule: AlsRule, scan: &mut Scan<'_>) -> ControlFlow<()> {
        match scan.candidates.geometry().len() {
            0..=128 => self.small.get_or_insert_with(Box::default).run(rule, scan),
            129..=640 => self.medium.get_or_insert_with(Box::default).run(rule, scan),
            _ => self.large.get_or_insert_with(Box::default).run(rule, scan),
        }
    }
}

/// The sets of a position, as sets of cells with `W` words.
#[derive(Debug, Default)]
struct AlsPosition<const W: usize> {
    /// The position.
    known: Option<(Geometry, Vec<DigitSet>)>,
    sets: AlsList<W>,
    commons: RestrictedCommons,
    reach: AlsReach,
}

impl<const W: usize> AlsPosition<W> {
    fn run(&mut self, rule: AlsRule, scan: &mut Scan<'_>) -> ControlFlow<()> {
        self.read(scan)?;
        match rule {
            AlsRule::Xz => self.xz(scan),
            AlsRule::XyWing => self.xy_wing(scan),
            AlsRule::Chain => self.chain(scan),
            AlsRule::DeathBlossom => self.death_blossom(scan),
        }
    }

    /// Lists the sets of a position, unless it is the last one.
    fn read(&mut self, scan: &Scan<'_>) -> ControlFlow<()> {
        let candidates = scan.candidates;
        let geometry = candidates.geometry();
        let marks = candidates.all_marks();
        match &mut self.known {
            Some((known, last)) if known == geometry => {
                if last == marks {
                    return ControlFlow::Continue(());
                }
                marks.clone_into(last);
            }
            known => {
                *known = Some((geometry.clone(), marks.to_vec()));
                self.sets.enter(geometry);
            }
        }
        self.sets.read(scan)?;
        self.commons.read(&self.sets, scan)
    }

    /// Adds the eliminations of two sets, one of which has each digit that they share, except the
    /// digits `without`.
    fn add_victims(&self, [one, other]: [usize; 2], without: DigitSet, victims: &mut Vec<Candidate>) {
        for digit in (self.sets.list[one].digits & self.sets.list[other].digits) - without {
            let share = self.sets.share_of(one, digit);
            add_cells(digit, &share.victims.and(&self.sets.share_of(other, digit).victims), victims);
        }
    }

    /// Returns these sets as evidence.
    fn reason(&self, sets: &[usize], geometry: &Geometry) -> Reason {
        Reason::AlmostLocked { sets: sets.iter().map(|&set| self.sets.evidence(set, geometry)).collect() }
    }
}

/// Adds a digit in some cells to the eliminations, without duplicates.
fn add_cells<const W: usize>(digit: Digit, cells: &Bits<W>, victims: &mut Vec<Candidate>) {
    for cell in cells.iter() {
        let victim = Candidate { cell: Cell::new(cell), digit };
        if !victims.contains(&victim) {
            victims.push(victim);
        }
    }
}
