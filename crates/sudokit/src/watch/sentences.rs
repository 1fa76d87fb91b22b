//! Sentences for events, for people who have never seen a solver at work.

use super::{ContradictionKind, Event, Frame, PlacementCause};
use crate::base::texts::text;
use crate::base::{Candidate, Cell, Coordinates, Digit};
use crate::board::Alphabet;

/// The sentence for a frame's event.
pub(super) fn sentence(frame: &Frame, alphabet: &Alphabet) -> String {
    let name = |cell: Cell| frame.geometry.position(cell).to_string();
    let symbol = |digit: Digit| alphabet.symbol(digit);
    let both = |&Candidate { cell, digit }: &Candidate| (name(cell), symbol(digit));
    let house = |house| Coordinates::Numbers.house(house);
    match &frame.event {
        Event::Start => text!("watch-event-start"),
        Event::Tried(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-tried", cell, digit)
        }
        Event::TakenBack(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-taken-back", cell, digit)
        }
        Event::Guessed(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-guessed", cell, digit)
        }
        Event::Placed { candidate, cause } => {
            let (cell, digit) = both(candidate);
            match *cause {
                PlacementCause::OnlyDigit => text!("watch-event-only-digit", cell, digit),
                PlacementCause::OnlyPlace(only) => {
                    text!("watch-event-only-place", cell, digit, house = house(only))
                }
                PlacementCause::Nogood => text!("watch-event-placed-by-rule", cell, digit),
            }
        }
        Event::RuledOut(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-ruled-out", cell, digit)
        }
        Event::Contradiction(contradiction) => {
            let depth = frame.figures.depth;
            match *contradiction {
                ContradictionKind::NoDigit(cell) => {
                    text!("watch-event-no-digit", cell = name(cell), depth)
                }
                ContradictionKind::NoPlace(of, digit) => {
                    text!("watch-event-no-place", digit = symbol(digit), house = house(of), depth)
                }
                ContradictionKind::Nogood => text!("watch-event-rule-broken", depth),
            }
        }
        Event::Refuted(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-refuted", cell, digit)
        }
        Event::Learned { facts, undone } => {
            text!("watch-event-learned", facts, guesses = undone)
        }
        Event::StartedAgain => text!("watch-event-started-again"),
        Event::Dismissed(candidate) => {
            let (cell, digit) = both(candidate);
            text!("watch-event-dismissed", cell, digit)
        }
        Event::Step(taken) => {
            let moves = taken.step.explain(&taken.before, alphabet).moves;
            text!("watch-event-step", name = taken.step.name(), moves = moves.join(" "))
        }
        Event::Solved => text!("watch-event-solved", solutions = frame.figures.solutions),
        Event::Exhausted => text!("watch-event-exhausted", solutions = frame.figures.solutions),
        Event::Stuck => text!("watch-event-stuck"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Figures;
    use super::*;
    use crate::base::{DigitSet, House, HouseKind};
    use crate::board::Geometry;

    fn say(event: Event, depth: usize) -> String {
        let geometry = Geometry::of_side(4).unwrap();
        let figures = Figures { depth, guesses: depth as u64, ..Figures::default() };
        let frame = Frame::new(&geometry, event, figures, vec![None; 16], [DigitSet::EMPTY; 16]);
        sentence(&frame, &Alphabet::usual(4))
    }

    #[test]
    fn rules_that_the_search_learns_are_explained() {
        let candidate = Candidate { cell: Cell::new(1), digit: Digit::new(3) };
        let placed = Event::Placed { candidate, cause: PlacementCause::Nogood };
        let row = House { kind: HouseKind::Row, index: 0 };
        let learned = |facts, undone| Event::Learned { facts, undone };
        for (event, expected) in [
            (placed, "By a learned rule, r1c2 is 3."),
            (Event::RuledOut(candidate), "By a learned rule, r1c2 cannot be 3."),
            (Event::Contradiction(ContradictionKind::Nogood), "This breaks a learned rule: go back."),
            (
                Event::Contradiction(ContradictionKind::NoPlace(row, Digit::new(3))),
                "No cell is left for 3 in row 1: go back.",
            ),
            (Event::Refuted(candidate), "3 in r1c2 was wrong: remove it and rule it out."),
            (learned(1, 1), "A learned rule: one of the digits that were placed is wrong. Undo one guess."),
            (learned(1, 2), "A learned rule: one of the digits that were placed is wrong. Undo 2 guesses."),
            (learned(4, 1), "A learned rule: these 4 digits cannot all be right. Undo one guess."),
            (learned(4, 2), "A learned rule: these 4 digits cannot all be right. Undo 2 guesses."),
            (
                Event::StartedAgain,
                "There were too many dead ends: start again from the givens, and keep the learned rules.",
            ),
        ] {
            assert_eq!(say(event, 1), expected);
        }
        let broken = Event::Contradiction(ContradictionKind::Nogood);
        assert_eq!(say(broken, 0), "This breaks a learned rule.");
    }
}
