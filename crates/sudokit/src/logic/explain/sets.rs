//! Cells with one candidate too many, cells that alternate, and cells over which
//! digits are spread.

use super::Role;
use super::draft::Draft;
use super::words::{Words, capital, clauses, number as number_of};
use crate::base::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::AlmostLockedSet;

/// Two digits alternate along a row of cells.
pub(super) fn alternating(draft: &mut Draft<'_>, digits: [Digit; 2], cells: &[Cell]) {
    let words = draft.words;
    let Some(&first) = cells.first() else { return };
    draft.look_around(first);
    let colors = [0, 1].map(|parity| cells.iter().copied().skip(parity).step_by(2).collect::<Vec<Cell>>());
    draft.mark_all(Role::OneColor, &colors[0]);
    draft.mark_all(Role::OtherColor, &colors[1]);
    let both: DigitSet = digits.into_iter().collect();
    let house = words.any_house();
    let [first, second] = digits.map(|digit| words.digit(digit));
    let [these, those] = colors.map(|cells| words.cells(&cells));
    draft.pattern(format!("{} can each be {}.", words.cells(cells), words.any_digit(both)));
    draft.pattern(format!("Each of them shares a {house} with the next, so the two digits alternate."));
    draft.proof(format!("Either {these} are {first} and {those} are {second}, or the other way round."));
    draft.proof(format!(
        "A cell that shares a {house} with one of the first and with one of the others sees both digits."
    ));
}

/// Each cell takes another of as many digits in houses.
pub(super) fn spread(draft: &mut Draft<'_>, cells: &[Cell], places: &[(Digit, House)]) {
    let words = draft.words;
    let mut houses: Vec<House> = places.iter().map(|&(_, house)| house).collect();
    houses.dedup();
    draft.mark_all(Role::Pattern, cells);
    for (&house, role) in houses.iter().zip([Role::Base, Role::Cover]) {
        draft.look_at(&[house]);
        draft.mark_houses(role, &[house]);
    }
    let count = number_of(cells.len());
    let parts: Vec<String> = houses
        .iter()
        .map(|&house| {
            let digits = places.iter().filter(|(_, other)| *other == house).map(|&(digit, _)| digit);
            format!("{} of {house}", words.digits(digits.collect()))
        })
        .collect();
    let (digits, counted) = (clauses(&parts), capital(&count));
    draft.pattern(format!("{} are {count} cells.", words.cells(cells)));
    draft.pattern(format!(
        "They can hold nothing but {digits}: {count} digits, as each is only once in its house."
    ));
    draft.proof(format!("{counted} cells for {count} digits: each of the digits is in one of the cells."));
    draft.proof(
        "A cell that sees all places of a digit among these cells, in its house, cannot be that digit.",
    );
}

/// If a victim held, one set after another would be locked.
pub(super) fn almost_locked(draft: &mut Draft<'_>, sets: &[AlmostLockedSet]) {
    let words = draft.words;
    if let Some(set) = sets.first() {
        draft.look_at(&[set.house]);
    }
    for (set, role) in sets.iter().zip([Role::OneColor, Role::OtherColor].into_iter().cycle()) {
        draft.mark_all(role, &set.cells);
        let AlmostLockedSet { house, cells, digits } = set;
        let (names, room) = (words.cells(cells), number_of(cells.len()));
        let (all, count) = (words.digits(*digits), number_of(digits.len()));
        draft.pattern(match cells[..] {
            [_] => format!("{names} can be {}.", words.any_digit(*digits)),
            _ => format!("In {house}, {names} can hold {all}: {count} digits for {room} cells."),
        });
    }
    // The same is told once, for all victims of which it is so.
    let mut stories: Vec<(Digit, Vec<Cell>, Vec<String>)> = Vec::new();
    for &victim in &draft.step.eliminations {
        let story = SetSentences::new(words, sets, victim).tell();
        match stories.iter_mut().find(|(digit, _, known)| *digit == victim.digit && *known == story) {
            Some((_, cells, _)) => cells.push(victim.cell),
            None => stories.push((victim.digit, vec![victim.cell], story)),
        }
    }
    for (digit, cells, story) in stories {
        draft.proof(format!("Suppose {} is {}.", words.any_cell(&cells), words.digit(digit)));
        for sentence in story {
            draft.proof(sentence);
        }
    }
}

/// What becomes of the sets if a candidate holds.
struct SetSentences<'a> {
    words: Words<'a>,
    sets: &'a [AlmostLockedSet],
    held: Candidate,
    /// The digits that each set still can have.
    left: Vec<DigitSet>,
}

impl<'a> SetSentences<'a> {
    fn new(words: Words<'a>, sets: &'a [AlmostLockedSet], held: Candidate) -> Self {
        Self { words, sets, held, left: sets.iter().map(|set| set.digits).collect() }
    }

    /// A sentence for each set that loses digits, until one has too few.
    fn tell(mut self) -> Vec<String> {
        let mut told = Vec::new();
        loop {
            let before = told.len();
            for (number, set) in self.sets.iter().enumerate() {
                let losses = self.losses(number);
                if losses.is_empty() {
                    continue;
                }
                for (digit, _) in &losses {
                    self.left[number].remove(*digit);
                }
                told.push(self.sentence(number, &losses));
                if self.left[number].len() < set.cells.len() {
                    told.push("That cannot be.".to_owned());
                    return told;
                }
            }
            if told.len() == before {
                return told;
            }
        }
    }

    /// The digits that a set loses now, and to which locked set, if not to the
    /// candidate that holds.
    fn losses(&self, number: usize) -> Vec<(Digit, Option<usize>)> {
        let geometry = self.words.geometry();
        let places = |set: usize, digit: Digit| {
            let cells = self.sets[set].cells.iter().copied();
            cells.filter(move |&cell| self.words.candidates.has(Candidate { cell, digit }))
        };
        let Candidate { cell: held, digit: value } = self.held;
        let loss = |digit: Digit| {
            let is_taken = places(number, digit).all(|cell| {
                if cell == held { digit != value } else { digit == value && geometry.sees(cell, held) }
            });
            if is_taken {
                return Some((digit, None));
            }
            let has_it = |&other: &usize| {
                other != number
                    && self.left[other].len() == self.sets[other].cells.len()
                    && self.left[other].contains(digit)
                    && places(other, digit).all(|a| places(number, digit).all(|b| geometry.sees(a, b)))
            };
            (0..self.sets.len()).find(has_it).map(|other| (digit, Some(other)))
        };
        let mut losses: Vec<_> = self.left[number].into_iter().filter_map(loss).collect();
        losses.sort_by_key(|(_, to)| *to);
        losses
    }

    /// `Then r1c1 and r1c5 cannot be 6, and take 2 and 4.`
    fn sentence(&self, number: usize, losses: &[(Digit, Option<usize>)]) -> String {
        let words = self.words;
        let (cells, left) = (&self.sets[number].cells, self.left[number]);
        let digits = words.digits(left);
        let lost = losses.iter().map(|&(digit, to)| match to {
            None => words.digit(digit),
            Some(other) => {
                format!("{}, which is in {}", words.digit(digit), words.any_cell(&self.sets[other].cells))
            }
        });
        let lost = lost.collect::<Vec<_>>().join(", nor ");
        let rest = match (left.len(), cells.len()) {
            (0, 1) => "and has nothing left".to_owned(),
            (count, room) if count < room => format!("and {} cells have only {digits} left", number_of(room)),
            (1, 1) => format!("and is {digits}"),
            (count, room) if count == room => format!("and take {digits}"),
            _ => format!("and {digits} are left"),
        };
        format!("Then {} cannot be {lost}, {rest}.", words.cells(cells))
    }
}
