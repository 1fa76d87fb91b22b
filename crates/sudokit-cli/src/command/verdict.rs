//! How a player stands: what can be said before any hint.

use sudokit::rate::Scale;
use sudokit::{Candidates, LogicSolver, NotUnique, Puzzle, Record, Unsolved};

use crate::command::{clash_sentences, place_of};
use crate::input::Item;
use crate::report::{Session, Word};
use crate::row::Row;
use crate::status::Status;

/// What a position is.
pub enum Standing {
    /// It can be gone on with.
    Open { candidates: Candidates, solutions: Solutions },
    /// Every cell is right.
    Solved,
    /// The givens have no solution.
    NoSolution,
    /// Something placed or struck is wrong.
    Mistakes(Vec<String>),
}

/// How many solutions the givens have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Solutions {
    One,
    Several,
}

impl Solutions {
    /// What to know about them before the first step.
    pub fn note(self) -> Option<&'static str> {
        (self == Self::Several).then_some(
            "this puzzle has several solutions: techniques that rely on one and nested chains are left out",
        )
    }

    /// The solver, as far as it goes with so many: where there is one, HoDoKu
    /// looks a digit up in it before it is stuck.
    pub fn limit(self, solver: LogicSolver) -> LogicSolver {
        match self {
            Self::One if solver.scale() == Scale::Hodoku => solver.with_brute_force(),
            Self::One => solver,
            Self::Several => solver.for_several_solutions(),
        }
    }
}

/// Looks at what was given, placed and noted.
pub fn standing(record: &Record, puzzle: &Puzzle) -> anyhow::Result<Standing> {
    let candidates = record.candidates()?;
    let (mistakes, solutions) = match puzzle.solve().unique() {
        Ok(solution) => (wrong_cells(record, &candidates, &solution), Solutions::One),
        Err(NotUnique::NoSolution) => return Ok(Standing::NoSolution),
        Err(NotUnique::Several(_) | NotUnique::Stopped { .. }) => (dead_end(record), Solutions::Several),
    };
    Ok(if !mistakes.is_empty() {
        Standing::Mistakes(mistakes)
    } else if candidates.is_full() {
        Standing::Solved
    } else {
        Standing::Open { candidates, solutions }
    })
}

/// What differs from the only solution.
fn wrong_cells(record: &Record, candidates: &Candidates, solution: &sudokit::Solution) -> Vec<String> {
    let sentence = |cell| {
        let at = record.grid.geometry().position(cell);
        match record.progress.placed.get(&cell) {
            Some(&digit) => format!("{} was placed at {at}, which is wrong", record.alphabet.symbol(digit)),
            None => format!("the digit that belongs to {at} is missing from its pencil marks"),
        }
    };
    // A digit in the wrong place strikes the right one from its peers: that
    // is one mistake, not many.
    let mistakes = candidates.mistakes(solution);
    let (placed, struck): (Vec<_>, Vec<_>) =
        mistakes.into_iter().partition(|cell| record.progress.placed.contains_key(cell));
    let own = struck.into_iter().filter(|cell| {
        record.progress.marks.get(cell).is_some_and(|marks| !marks.contains(solution.get(*cell)))
    });
    placed.into_iter().chain(own).map(sentence).collect()
}

/// Where there are several solutions, what was placed may still leave none.
fn dead_end(record: &Record) -> Vec<String> {
    let filled = record.filled_in();
    match Puzzle::try_from(filled.clone()) {
        Err(_) => clash_sentences(record, &filled.clashes()),
        Ok(puzzle) if puzzle.solve().first() == Err(Unsolved::NoSolution) => {
            vec!["what was placed leaves no solution".to_owned()]
        }
        Ok(_) => Vec::new(),
    }
}

impl Standing {
    /// What there is to say instead of going on, for people and for programs.
    pub fn verdict(&self) -> Option<Verdict> {
        let verdict = |status, word, sentences| Some(Verdict { status, word, sentences });
        match self {
            Self::Open { .. } => None,
            Self::Solved => verdict(Status::Done, "solved", vec!["the puzzle is solved already".to_owned()]),
            Self::NoSolution => verdict(Status::No, "none", vec!["this puzzle has no solution".to_owned()]),
            Self::Mistakes(sentences) => verdict(Status::No, "mistake", sentences.clone()),
        }
    }
}

/// Why there is no hint.
pub struct Verdict {
    pub status: Status,
    /// For programs.
    pub word: &'static str,
    pub sentences: Vec<String>,
}

impl Verdict {
    /// Says it, in place of steps.
    pub fn tell(&self, session: &mut Session, item: &Item, record: &Record) -> anyhow::Result<()> {
        session.status.note(self.status);
        if session.look().has_rows() {
            let row = Row::of(item, record).with("status", self.word);
            return session.say(Word::Row(row.with("details", self.sentences.join("; "))));
        }
        let place = place_of(item, record);
        let mistake = if self.word == "mistake" { "mistake: " } else { "" };
        self.sentences
            .iter()
            .try_for_each(|sentence| session.say(Word::Line(format!("{place}: {mistake}{sentence}"))))
    }
}
