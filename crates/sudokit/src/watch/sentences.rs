//! The sentence of an event, for people who have never seen a solver at work.

use super::{ContradictionKind, Event, Frame, PlacementCause};
use crate::base::{Candidate, Cell, Digit};
use crate::board::Alphabet;

/// The sentence of a frame's event.
pub(super) fn sentence(frame: &Frame, alphabet: &Alphabet) -> String {
    let writer = SentenceWriter { frame, alphabet };
    match &frame.event {
        Event::Start => "These are the givens.".to_owned(),
        Event::Tried(candidate) => format!("Try {}.", writer.candidate(*candidate)),
        Event::TakenBack(Candidate { cell, digit }) => {
            let (cell, digit) = (writer.cell(*cell), writer.digit(*digit));
            format!("Nothing else fits into {cell}: take {digit} back.")
        }
        Event::Guessed(candidate) => format!("Guess {}.", writer.candidate(*candidate)),
        Event::Placed { candidate, cause } => writer.placed(*candidate, *cause),
        Event::RuledOut(Candidate { cell, digit }) => {
            format!("By a lesson, {} cannot be {}.", writer.cell(*cell), writer.digit(*digit))
        }
        Event::Contradiction(contradiction) => writer.contradiction(*contradiction),
        Event::Refuted(candidate) => {
            format!("{} was wrong: take it back and rule it out.", writer.candidate(*candidate))
        }
        Event::Learned { facts, taken_back } => learned(*facts, *taken_back),
        Event::StartedAgain => {
            "Too many dead ends: start again from the givens, with what was learned.".to_owned()
        }
        Event::Dismissed(candidate) => {
            format!("Is there another solution? Take back {}.", writer.candidate(*candidate))
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

/// The board of a sentence, and its symbols.
#[derive(Clone, Copy)]
struct SentenceWriter<'a> {
    frame: &'a Frame,
    alphabet: &'a Alphabet,
}

impl SentenceWriter<'_> {
    /// `r4c7`
    fn cell(self, cell: Cell) -> String {
        self.frame.geometry.position(cell).to_string()
    }

    /// `7`
    fn digit(self, digit: Digit) -> String {
        self.alphabet.symbol(digit)
    }

    /// `7 in r4c7`
    fn candidate(self, Candidate { cell, digit }: Candidate) -> String {
        format!("{} in {}", self.digit(digit), self.cell(cell))
    }

    fn placed(self, candidate: Candidate, cause: PlacementCause) -> String {
        let (cell, digit) = (self.cell(candidate.cell), self.digit(candidate.digit));
        match cause {
            PlacementCause::OnlyDigit => format!("Only digit for {cell}: {digit}."),
            PlacementCause::OnlyPlace(house) => format!("Only place for {digit} in {house}: {cell}."),
            PlacementCause::Nogood => format!("By a lesson, {cell} is {digit}."),
        }
    }

    fn contradiction(self, contradiction: ContradictionKind) -> String {
        let what = match contradiction {
            ContradictionKind::NoDigit(cell) => format!("{} has no digit left", self.cell(cell)),
            ContradictionKind::NoPlace(house, digit) => {
                format!("There is no place left for {} in {house}", self.digit(digit))
            }
            ContradictionKind::Nogood => "A lesson says that this cannot be".to_owned(),
        };
        match self.frame.figures.depth {
            0 => format!("{what}."),
            _ => format!("{what}: go back."),
        }
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
