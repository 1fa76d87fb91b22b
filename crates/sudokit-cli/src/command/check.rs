//! `sudoku check`

use sudokit::solve::Answer;
use sudokit::{Count, NotUnique, Puzzle, Record, Solution};

use super::{clash_sentences, write_place};
use crate::args;
use crate::batch::{Bulk, Short, Told};
use crate::input::{Item, Items, PlainPuzzle};
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;
use crate::stop::{self, Stop};
use crate::symmetry::describe;

const COLUMNS: [&str; 9] =
    ["source", "line", "puzzle", "clues", "status", "minimal", "automorphisms", "details", "error"];

/// So many symmetries are named; of the others the number is told.
const NAMED: usize = 24;

pub fn run(arguments: &args::Check, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let is_short = !session.look().has_rows() && !arguments.minimal && !arguments.automorphisms;
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| tell(session, item, record, &judge(record, arguments)),
        short: is_short.then_some(Short { limit: Some(2), tell: &tell_plain }),
    };
    bulk.run(&mut session, Items::new(&arguments.input)?)?;
    session.finish()
}

fn tell(session: &mut Session, item: &Item, record: &Record, verdict: &Verdict) -> anyhow::Result<()> {
    session.status.note(verdict.status);
    if session.look().has_rows() {
        let row = Row::of(item, record)
            .with("clues", record.grid.filled().count())
            .with("status", verdict.status_word())
            .with("minimal", verdict.minimal)
            .with("automorphisms", verdict.automorphisms)
            .with("details", verdict.details.join("; "));
        return session.say(Word::Row(row));
    }
    let place = format!("{}:{}", item.source, record.line);
    if verdict.details.is_empty() {
        session.say(Word::Line(format!("{place}: {}", verdict.word)))?;
    }
    for detail in &verdict.details {
        session.say(Word::Line(format!("{place}: {}: {detail}", verdict.word)))?;
    }
    Ok(())
}

/// A puzzle with one solution is the usual case.
fn tell_plain(puzzle: &PlainPuzzle, answer: &Answer, text: &mut Vec<u8>) -> Told {
    if answer.count != Count::Exactly(1) || puzzle.text.is_full() {
        return Told::Nothing;
    }
    write_place(puzzle, text);
    text.extend_from_slice(b"unique\n");
    Told::All
}

/// What is to say of a puzzle.
struct Verdict {
    status: Status,
    word: &'static str,
    /// Whether no clue can be dropped, if that was asked.
    minimal: Option<bool>,
    /// How many symmetries the puzzle has, if that was asked.
    automorphisms: Option<u64>,
    /// A sentence for each thing that is worth one.
    details: Vec<String>,
}

impl Verdict {
    fn new(status: Status, word: &'static str) -> Self {
        Self { status, word, minimal: None, automorphisms: None, details: Vec::new() }
    }

    /// The word for programs: the same as those of `solve`.
    fn status_word(&self) -> &'static str {
        match self.word {
            "no solution" => "none",
            "several solutions" => "several",
            word => word,
        }
    }
}

fn judge(record: &Record, arguments: &args::Check) -> Verdict {
    let mut verdict = judge_solutions(record, arguments);
    if arguments.automorphisms
        && let Ok(puzzle) = Puzzle::try_from(record.grid.clone())
    {
        judge_symmetries(&mut verdict, record, &puzzle);
    }
    verdict
}

fn judge_solutions(record: &Record, arguments: &args::Check) -> Verdict {
    let filled = record.filled_in();
    if filled.is_full() {
        let clashes = filled.clashes();
        let (status, word) =
            if clashes.is_empty() { (Status::Done, "right") } else { (Status::Unreadable, "wrong") };
        return Verdict { details: clash_sentences(record, &clashes), ..Verdict::new(status, word) };
    }
    let Ok(puzzle) = Puzzle::try_from(record.grid.clone()) else {
        let details = clash_sentences(record, &record.grid.clashes());
        return Verdict { details, ..Verdict::new(Status::Unreadable, "clash") };
    };
    let stop = Stop::after(arguments.pace.timeout);
    let signal = || stop.has_come();
    let solve = puzzle.solve().stop_when(&signal);
    match solve.unique() {
        Ok(solution) => {
            let mut verdict = Verdict::new(Status::Done, "unique");
            judge_progress(&mut verdict, record, &solution);
            if arguments.minimal {
                judge_minimal(&mut verdict, record, solve.redundant_givens());
            }
            verdict
        }
        Err(NotUnique::NoSolution) => Verdict::new(Status::No, "no solution"),
        Err(NotUnique::Several(_)) => Verdict::new(Status::SeveralSolutions, "several solutions"),
        Err(NotUnique::Stopped { found }) => {
            let mut verdict = stopped();
            if found.is_some() {
                verdict.details.push("there is a solution, perhaps not the only one".to_owned());
            }
            verdict
        }
    }
}

fn stopped() -> Verdict {
    let status = stop::status();
    Verdict::new(status, "stopped")
}

/// The digits that a player placed, against the solution.
fn judge_progress(verdict: &mut Verdict, record: &Record, solution: &Solution) {
    let geometry = record.grid.geometry();
    for (&cell, &digit) in &record.progress.placed {
        if solution.get(cell) != digit {
            let digit = record.alphabet.symbol(digit);
            verdict.status.note(Status::No);
            verdict.details.push(format!(
                "{} was placed at {}, which is wrong",
                digit,
                geometry.position(cell)
            ));
        }
    }
}

fn judge_minimal(verdict: &mut Verdict, record: &Record, redundant: Result<Vec<sudokit::Cell>, NotUnique>) {
    match redundant {
        Ok(cells) if cells.is_empty() => {
            verdict.minimal = Some(true);
            verdict.details.push("minimal".to_owned());
        }
        Ok(cells) => {
            verdict.minimal = Some(false);
            verdict.status.note(Status::No);
            let geometry = record.grid.geometry();
            let names: Vec<String> = cells.iter().map(|&cell| geometry.position(cell).to_string()).collect();
            verdict.details.push(format!("not minimal, any one of {} can go", names.join(" ")));
        }
        Err(_) => {
            verdict.status.note(stopped().status);
            verdict
                .details
                .push("the search was stopped before it could tell whether it is minimal".to_owned());
        }
    }
}

/// The symmetries that lead from a puzzle to itself, by name.
fn judge_symmetries(verdict: &mut Verdict, record: &Record, puzzle: &Puzzle) {
    let symmetries = match puzzle.automorphisms() {
        Ok(symmetries) => symmetries,
        Err(error) => {
            verdict.details.push(format!("its symmetries are not known: {error}"));
            return;
        }
    };
    verdict.automorphisms = Some(symmetries.count);
    if symmetries.count == 1 {
        verdict.details.push("no symmetry leads from it to itself".to_owned());
        return;
    }
    let (named, others) =
        symmetries.transforms[1..].split_at_checked(NAMED).unwrap_or((&symmetries.transforms[1..], &[]));
    for symmetry in named {
        let words = describe(symmetry, record.grid.geometry(), &record.alphabet);
        verdict.details.push(format!("the same after {words}"));
    }
    if !others.is_empty() {
        verdict.details.push(format!("and after {} others", others.len()));
    }
    if symmetries.count > symmetries.transforms.len() as u64 {
        verdict.details.push(format!(
            "with exchanges of empty rows and columns there are {} in all, the one that changes nothing included",
            symmetries.count
        ));
    }
}
