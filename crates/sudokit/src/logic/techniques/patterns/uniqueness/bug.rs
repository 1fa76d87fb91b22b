//! BUG, the bivalue universal grave: a board of pairs.
//!
//! If every empty cell had two candidates, and every digit two places in each house
//! that still lacks it, all pairs could be exchanged together: the puzzle would have
//! two solutions, or none. So one of the candidates that prevent this pattern, its
//! *guardians*, holds.
//!
//! 1. All guardians are in one cell: it holds one of them.
//! 2. All are the same digit: cells that see them all do not hold it.
//! 3. Together they act as one cell of a naked set.
//! 4. Two cells with guardians share another digit in a house, where it has no
//!    other place: one holds it, the other a guardian.

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, Digit, DigitSet, House, ones};
use crate::board::{Candidates, HouseOrder};
use crate::logic::techniques::patterns::locked_sets;
use crate::logic::techniques::patterns::locked_sets::{LockedItem, LockedItems};
use crate::logic::techniques::{Sink, emit_if_any};
use crate::logic::{DeadlyPattern, Escape, LockedSet, Reason, SetKind, Step, Technique};

/// Types 1 to 4, if the position is a pattern of pairs but for guardians.
pub(crate) fn types_1_to_4(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(bug) = BugPattern::new(candidates) else { return ControlFlow::Continue(()) };
    if bug.cells.len() == 1 {
        return bug.one_cell(sink);
    }
    if bug.digits().len() == 1 {
        if bug.has_common_victims() {
            return bug.one_digit(sink);
        }
        return bug.locked(sink);
    }
    if bug.common.is_empty() {
        return ControlFlow::Continue(());
    }
    bug.locked(sink)?;
    bug.set(sink)
}

/// One cell with one guardian: the only cell with three candidates.
pub(crate) fn plus_one(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut large = candidates.empty_cells().map(|cell| candidates.marks(cell).len()).filter(|&len| len > 2);
    if large.next() != Some(3) || large.next().is_some() {
        return ControlFlow::Continue(());
    }
    BugPattern::new(candidates).map_or(ControlFlow::Continue(()), |bug| bug.one_cell(sink))
}

/// A pattern of pairs with its guardians.
struct BugPattern<'a> {
    candidates: &'a Candidates,
    /// The cells with guardians, in the order in which they were found.
    cells: Vec<(Cell, DigitSet)>,
    /// The cells that see all of them.
    common: Vec<Cell>,
}

impl<'a> BugPattern<'a> {
    /// Finds the guardians: the candidates of larger cells without which a
    /// house has two places for each digit. Cheap, because most positions have
    /// a house that rules the pattern out immediately.
    fn new(candidates: &'a Candidates) -> Option<Self> {
        let geometry = candidates.geometry();
        let mut bug = Self { candidates, cells: Vec::new(), common: Vec::new() };
        for &house in geometry.full_houses(HouseOrder::RegionsRowsColumns) {
            let (_, cells) = geometry.house(house);
            for (index, &places) in candidates.places_of_digits(house).iter().enumerate() {
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut large = ones(places).map(|place| cells[place]);
                let mut large = large.by_ref().filter(|&cell| candidates.marks(cell).len() > 2);
                let cell = large.next()?;
                if large.next().is_some() {
                    // Another house shows which of the two it is.
                    continue;
                }
                bug.add(Candidate { cell, digit: Digit::from_index(index) });
                if bug.cells.len() > 1 && bug.digits().len() > 1 && bug.common.is_empty() {
                    return None;
                }
            }
        }
        bug.is_pattern().then_some(bug)
    }

    fn add(&mut self, Candidate { cell, digit }: Candidate) {
        let geometry = self.candidates.geometry();
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => digits.insert(digit),
            None => {
                if self.cells.is_empty() {
                    self.common = geometry.peers(cell).to_vec();
                }
                self.cells.push((cell, DigitSet::only(digit)));
                self.common.retain(|&peer| geometry.sees(peer, cell));
            }
        }
    }

    /// Whether nothing but pairs is left without the guardians.
    fn is_pattern(&self) -> bool {
        let mut rest = self.candidates.clone();
        for candidate in self.guardians() {
            rest.remove(candidate);
        }
        let geometry = rest.geometry();
        let is_pair = |places: &u64| matches!(places.count_ones(), 0 | 2);
        !self.cells.is_empty()
            && geometry.houses().all(|(_, cells)| cells.len() == geometry.side())
            && rest.empty_cells().all(|cell| rest.marks(cell).len() == 2)
            && geometry
                .full_houses(HouseOrder::RegionsRowsColumns)
                .iter()
                .all(|&house| rest.places_of_digits(house).iter().all(is_pair))
    }

    fn guardians(&self) -> Vec<Candidate> {
        let of_cell = |&(cell, digits): &(Cell, DigitSet)| {
            digits.into_iter().map(move |digit| Candidate { cell, digit })
        };
        self.cells.iter().flat_map(of_cell).collect()
    }

    /// The digits of the guardians.
    fn digits(&self) -> DigitSet {
        self.cells.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits)
    }

    fn one_cell(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (cell, guardians) = self.cells[0];
        let victims = all(cell, self.candidates.marks(cell) - guardians).collect();
        self.emit(Technique::Bug1, 0, Escape::OneCell, victims, sink)
    }

    fn has_common_victims(&self) -> bool {
        self.common_victims().next().is_some()
    }

    fn common_victims(&self) -> impl Iterator<Item = Candidate> + '_ {
        let all_victims = |digit| {
            self.common.iter().map(move |&cell| Candidate { cell, digit }).filter(|&c| self.candidates.has(c))
        };
        self.digits().into_iter().flat_map(all_victims)
    }

    fn one_digit(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.emit(Technique::Bug2, 0, Escape::OneDigit, self.common_victims().collect(), sink)
    }

    fn locked(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let &[(first, first_guardians), (second, second_guardians)] = &self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let marks = |cell| self.candidates.marks(cell);
        let shared = (marks(first) & marks(second)) - self.digits();
        let (Some(digit), Some(house)) = (shared.single(), self.shared_houses().next()) else {
            return ControlFlow::Continue(());
        };
        let kept = DigitSet::only(digit);
        let victims = all(first, marks(first) - first_guardians - kept)
            .chain(all(second, marks(second) - second_guardians - kept))
            .collect();
        let house = self.candidates.geometry().house(house).0;
        self.emit(Technique::Bug4, 0, Escape::Locked { house, digit }, victims, sink)
    }

    fn set(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let geometry = self.candidates.geometry();
        for number in self.shared_houses() {
            let (house, cells) = geometry.house(number);
            let others: Vec<LockedItem> = (0..cells.len())
                .filter(|&place| self.common.contains(&cells[place]))
                .map(|place| LockedItem { number: place, places: self.candidates.marks(cells[place]).bits() })
                .filter(|item| item.places.count_ones() > 1)
                .collect();
            for size in 2..geometry.side() - 2 {
                self.set_of(size, house, cells, &others, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn set_of(
        &self,
        size: usize,
        house: House,
        cells: &[Cell],
        others: &[LockedItem],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let guardian_digits = LockedItems { items: 0, places: self.digits().bits() };
        locked_sets::sets_with(size, others, size - 1, guardian_digits, &mut |set| {
            let chosen = others.iter().filter(|item| set.items >> item.number & 1 != 0);
            if chosen.fold(0, |digits, item| digits | item.places) != set.places {
                return ControlFlow::Continue(());
            }
            let digits = DigitSet::from_bits(set.places);
            let victims = others
                .iter()
                .filter(|item| set.items >> item.number & 1 == 0)
                .flat_map(|item| all(cells[item.number], DigitSet::from_bits(item.places) & digits))
                .collect();
            let escape = Escape::Set(LockedSet {
                kind: SetKind::Naked,
                house,
                cells: ones(set.items).map(|place| cells[place]).collect(),
                digits,
            });
            self.emit(Technique::Bug3, size - 2, escape, victims, sink)
        })
    }

    /// The houses in which all cells with guardians lie.
    fn shared_houses(&self) -> impl Iterator<Item = usize> + '_ {
        let geometry = self.candidates.geometry();
        geometry.places_regions_first(self.cells[0].0).map(|place| usize::from(place.house)).filter(
            move |&house| {
                let members = geometry.house(house).1;
                self.cells.iter().all(|(cell, _)| members.contains(cell))
            },
        )
    }

    /// Hands over a step that is this many tenths harder than the easiest.
    fn emit(
        &self,
        technique: Technique,
        tenths: usize,
        escape: Escape,
        victims: Vec<Candidate>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        emit_if_any(victims, sink, |victims| {
            let (pattern, guardians) = (DeadlyPattern::Graveyard, self.guardians());
            let reason = Reason::Deadly { pattern, guardians, escape };
            Step::remove(technique, reason, victims).rated_above(tenths)
        })
    }
}

fn all(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    digits.into_iter().map(move |digit| Candidate { cell, digit })
}
