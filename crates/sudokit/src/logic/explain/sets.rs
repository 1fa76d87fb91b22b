//! Cells with one candidate too many, cells that alternate, and cells over which
//! digits are spread.

use sudokit_text::{Value, phrase};

use super::Role;
use super::draft::Draft;
use super::words::Words;
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::AlmostLockedSet;

/// Two digits alternate along a row of cells.
pub(super) fn alternating(draft: &mut Draft<'_>, digits: [Digit; 2], cells: &[Cell]) {
    let words = draft.words;
    let Some(&first) = cells.first() else { return };
    draft.look_around(first);
    let colors = [0, 1].map(|parity| cells.iter().copied().skip(parity).step_by(2).collect::<Vec<Cell>>());
    draft.mark_all(Role::OneGroup, &colors[0]);
    draft.mark_all(Role::OtherGroup, &colors[1]);
    let both = words.digits(digits.into_iter().collect());
    let house = words.any_house();
    let [one, other] = digits.map(|digit| words.digit(digit));
    let [these, those] = colors.each_ref().map(|cells| words.cells(cells));
    draft.pattern(text!("alternate-cells", cells = words.cells(cells), digits = &both));
    draft.pattern(text!("alternate-links", house = house.clone(), digits = &both));
    draft.proof(text!("alternate-either", these, one = &one, those, other = &other));
    draft.proof(text!("alternate-so", house, digits = both, one, other));
    // A cell of each group that the victim sees.
    let seen = |victim: Cell| {
        let first =
            |cells: &Vec<Cell>| cells.iter().copied().find(|&cell| words.geometry().sees(victim, cell));
        colors.iter().map(|cells| Vec::from_iter(first(cells))).collect()
    };
    let each: Vec<_> = draft.victims().into_iter().map(|victim| (victim, seen(victim))).collect();
    draft.shares_each(&each);
}

/// There are as many digits as cells, and each digit occurs only once in its house,
/// so every digit is used. A digit with two houses counts twice.
pub(super) fn spread(draft: &mut Draft<'_>, cells: &[Cell], places: &[(Digit, House)]) {
    let words = draft.words;
    let mut houses: Vec<House> = places.iter().map(|&(_, house)| house).collect();
    houses.dedup();
    draft.mark_all(Role::Pattern, cells);
    for (&house, role) in houses.iter().zip([Role::Base, Role::Cover]) {
        draft.look_at(&[house]);
        draft.mark_houses(role, &[house]);
    }
    let names = words.cells(cells);
    let digits_of = |house: House| -> DigitSet {
        places.iter().filter(|(_, other)| *other == house).map(|&(digit, _)| digit).collect()
    };
    let twice = match houses[..] {
        [first, second] => digits_of(first) & digits_of(second),
        _ => DigitSet::EMPTY,
    };
    let fact = |&house: &House| {
        phrase!("fact-no-other", digits = words.digits(digits_of(house)), house = words.house(house))
    };
    let digits = words.digits(places.iter().map(|&(digit, _)| digit).collect());
    draft.pattern(text!("spread-digits", cells = &names, digits));
    for &house in &houses {
        let once = digits_of(house) - twice;
        if !once.is_empty() {
            draft.proof(text!("spread-once", digits = words.digits(once), house = words.house(house)));
        }
    }
    if twice.is_empty() {
        draft.proof(text!("spread-used", cells = names));
    } else {
        let (first, second) = (words.house(houses[0]), words.house(houses[1]));
        draft.proof(text!("spread-twice", digits = words.digits(twice), first, second));
        draft.proof(text!("spread-used-twice", cells = names, twice = words.digits(twice)));
    }
    draft.proof(text!("spread-so", facts = houses.iter().map(fact).collect::<Value>()));
    let is_covered = |victim: &Candidate| {
        let mut own = places.iter().filter(|(digit, _)| *digit == victim.digit);
        own.any(|&(_, house)| words.house_cells(house).contains(&victim.cell))
    };
    let mut elsewhere: Vec<(Digit, Option<House>)> = Vec::new();
    for victim in draft.step.eliminations.iter().filter(|victim| !is_covered(victim)) {
        let digit = victim.digit;
        let can_hold = |cell: &Cell| words.candidates.has(Candidate { cell: *cell, digit });
        let mut all: Vec<Cell> = cells.iter().copied().filter(can_hold).collect();
        all.push(victim.cell);
        let house = words.common_house(&all);
        if !elsewhere.contains(&(digit, house)) {
            elsewhere.push((digit, house));
        }
    }
    for (digit, house) in elsewhere {
        let Some(house) = house else { continue };
        draft.proof(text!("spread-elsewhere", digit = words.digit(digit), house = words.house(house)));
    }
}

/// If one of the ruled-out candidates were true, one set after another would be
/// locked.
pub(super) fn almost_locked(draft: &mut Draft<'_>, sets: &[AlmostLockedSet]) {
    let words = draft.words;
    if let Some(set) = sets.first() {
        draft.look_at(&[set.house]);
    }
    let (stem, others) = match sets.split_last() {
        Some((stem, petals)) if draft.step.technique.has_stem() => (Some(stem), petals),
        _ => (None, sets),
    };
    if let Some(stem) = stem {
        draft.mark_all(Role::OneGroup, &stem.cells);
        let digits = words.digits(stem.digits);
        draft.pattern(text!("almost-stem", cell = words.cells(&stem.cells), digits));
    }
    for (number, set) in others.iter().enumerate() {
        let is_other = stem.is_some() || number % 2 == 1;
        draft.mark_all(if is_other { Role::OtherGroup } else { Role::OneGroup }, &set.cells);
        let (cells, digits) = (words.cells(&set.cells), words.digits(set.digits));
        draft.pattern(match set.cells[..] {
            [cell] => text!("almost-cell", cell = words.cell(cell), digits),
            _ => text!("almost-set", house = words.house(set.house), cells, digits),
        });
    }
    // Candidates with the same consequences share their sentences.
    let mut arguments: Vec<(Digit, Vec<Cell>, Vec<String>)> = Vec::new();
    for &victim in &draft.step.eliminations {
        let sentences = Supposition::new(words, sets, victim).sentences();
        match arguments.iter_mut().find(|(digit, _, known)| *digit == victim.digit && *known == sentences) {
            Some((_, cells, _)) => cells.push(victim.cell),
            None => arguments.push((victim.digit, vec![victim.cell], sentences)),
        }
    }
    for (digit, cells, sentences) in arguments {
        draft.proof(text!("almost-suppose", cells = words.cells(&cells), digit = words.digit(digit)));
        for sentence in sentences {
            draft.proof(sentence);
        }
    }
}

/// What happens to the sets if a candidate is true.
struct Supposition<'a> {
    words: Words<'a>,
    sets: &'a [AlmostLockedSet],
    held: Candidate,
    /// The digits that each set can still have.
    left: Vec<DigitSet>,
}

impl<'a> Supposition<'a> {
    fn new(words: Words<'a>, sets: &'a [AlmostLockedSet], held: Candidate) -> Self {
        Self { words, sets, held, left: sets.iter().map(|set| set.digits).collect() }
    }

    /// A sentence for each set that loses digits, until one has too few.
    fn sentences(mut self) -> Vec<String> {
        let mut sentences = Vec::new();
        loop {
            let before = sentences.len();
            for (number, set) in self.sets.iter().enumerate() {
                let losses = self.losses(number);
                if losses.is_empty() {
                    continue;
                }
                for (digit, _) in &losses {
                    self.left[number].remove(*digit);
                }
                sentences.push(self.sentence(number, &losses));
                if self.left[number].len() < set.cells.len() {
                    return sentences;
                }
            }
            if sentences.len() == before {
                return sentences;
            }
        }
    }

    /// The digits that a set loses now, each with the locked set that takes it; none
    /// if the supposed candidate does.
    fn losses(&self, number: usize) -> Vec<(Digit, Option<usize>)> {
        let geometry = self.words.geometry();
        let places = |set: usize, digit: Digit| self.places(set, digit).into_iter();
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

    /// `Then r1c5 cannot be 6, and r1c1 cannot be 3 (which must now be in r2c1). So …`
    fn sentence(&self, number: usize, losses: &[(Digit, Option<usize>)]) -> String {
        let words = self.words;
        let (cells, left) = (&self.sets[number].cells, self.left[number]);
        // Digits that the same cells lose share a clause.
        let mut clauses: Vec<(Vec<Cell>, Vec<Value>)> = Vec::new();
        for &(digit, to) in losses {
            let supposed = (to.is_none() && self.held.digit == digit).then_some(self.held.cell);
            let losing: Vec<Cell> =
                self.places(number, digit).into_iter().filter(|&cell| Some(cell) != supposed).collect();
            let symbol = words.digit(digit);
            let lost = match to.map(|other| words.cells(&self.places(other, digit))) {
                Some(places) => phrase!("almost-placed", digit = symbol, places).into(),
                None => symbol.into(),
            };
            match clauses.iter_mut().find(|(known, _)| *known == losing) {
                Some((_, digits)) => digits.push(lost),
                None => clauses.push((losing, vec![lost])),
            }
        }
        let clause = |(losing, digits): (Vec<Cell>, Vec<Value>)| {
            let digits: Value = digits.into_iter().collect();
            phrase!("almost-loss", cells = words.cells(&losing), digits)
        };
        let losses: Value = clauses.into_iter().map(clause).collect();
        let state = match (left.len(), cells.len()) {
            (0, _) => "empty",
            (count, room) if count < room => "short",
            (1, 1) => "single",
            (count, room) if count == room => "locked",
            _ => "open",
        };
        text!("almost-then", cells = words.cells(cells), losses, state, digits = words.digits(left))
    }

    /// The cells of a set that can hold a digit.
    fn places(&self, set: usize, digit: Digit) -> Vec<Cell> {
        let can_hold = |cell: &Cell| self.words.candidates.has(Candidate { cell: *cell, digit });
        self.sets[set].cells.iter().copied().filter(can_hold).collect()
    }
}
