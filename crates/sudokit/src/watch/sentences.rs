//! The sentence of an event, for people who have never seen a solver at work.

use super::{ContradictionKind, Event, Frame, PlacementCause};
use crate::base::{Candidate, Cell, Digit};
use crate::board::Alphabet;

/// The sentence of a frame's event.
pub(super) fn sentence(frame: &Frame, alphabet: &Alphabet) -> String {
    let name = |cell: Cell| frame.geometry.position(cell).to_string();
    let symbol = |digit: Digit| alphabet.symbol(digit);
    let both = |&Candidate { cell, digit }: &Candidate| (name(cell), symbol(digit));
    let digit_in_cell = |candidate: &Candidate| {
        let (cell, digit) = both(candidate);
        format!("{digit} in {cell}")
    };
    match &frame.event {
        Event::Start => "These are the givens.".to_owned(),
        Event::Tried(candidate) => format!("Try {}.", digit_in_cell(candidate)),
        Event::TakenBack(candidate) => {
            let (cell, digit) = both(candidate);
            format!("Nothing else fits into {cell}: take {digit} back.")
        }
        Event::Guessed(candidate) => format!("Guess {}.", digit_in_cell(candidate)),
        Event::Placed { candidate, cause } => {
            let (cell, digit) = both(candidate);
            match cause {
                PlacementCause::OnlyDigit => format!("Only digit for {cell}: {digit}."),
                PlacementCause::OnlyPlace(house) => format!("Only place for {digit} in {house}: {cell}."),
                PlacementCause::Nogood => format!("By a lesson, {cell} is {digit}."),
            }
        }
        Event::RuledOut(candidate) => {
            let (cell, digit) = both(candidate);
            format!("By a lesson, {cell} cannot be {digit}.")
        }
        Event::Contradiction(contradiction) => {
            let what = match *contradiction {
                ContradictionKind::NoDigit(cell) => format!("{} has no digit left", name(cell)),
                ContradictionKind::NoPlace(house, digit) => {
                    format!("There is no place left for {} in {house}", symbol(digit))
                }
                ContradictionKind::Nogood => "A lesson says that this cannot be".to_owned(),
            };
            let end = if frame.figures.depth == 0 { "." } else { ": go back." };
            what + end
        }
        Event::Refuted(candidate) => {
            format!("{} was wrong: take it back and rule it out.", digit_in_cell(candidate))
        }
        Event::Learned { facts, taken_back } => learned(*facts, *taken_back),
        Event::StartedAgain => {
            "Too many dead ends: start again from the givens, with what was learned.".to_owned()
        }
        Event::Dismissed(candidate) => {
            format!("Is there another solution? Take back {}.", digit_in_cell(candidate))
        }
        Event::Step(taken) => {
            let moves = taken.step.explain(&taken.before, alphabet).moves;
            format!("{}: {}", taken.step.name(), moves.join(" "))
        }
        Event::Solved => match frame.figures.solutions {
            0 | 1 => "Solved: every cell has its digit.".to_owned(),
            number => format!("Solution {number}: every cell has its digit."),
        },
        Event::Exhausted => match frame.figures.solutions {
            0 => "Nothing is left to try: the puzzle has no solution.".to_owned(),
            1 => "Nothing is left to try: there is one solution.".to_owned(),
            number => format!("Nothing is left to try: there are {number} solutions."),
        },
        Event::Stuck => "No technique goes on from here.".to_owned(),
    }
}

fn learned(facts: usize, taken_back: usize) -> String {
    let lesson = match facts {
        1 => "one fact cannot hold".to_owned(),
        _ => format!("{facts} facts cannot hold together"),
    };
    match taken_back {
        1 => format!("A lesson: {lesson}. Take back one guess."),
        _ => format!("A lesson: {lesson}. Take back {taken_back} guesses."),
    }
}
