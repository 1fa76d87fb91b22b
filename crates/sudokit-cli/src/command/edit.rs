//! What `minimize`, `reduce` and `complete` have in common: puzzles in, changed
//! puzzles out.

use sudokit::generate::{Edit, Edited};
use sudokit::rate::Unrated;
use sudokit::{Grid, NotUnique, Puzzle, Record};

use super::rate;
use crate::args;
use crate::batch::Bulk;
use crate::input::{Item, Items};
use crate::report::{Manner, Session, Word};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop::{self, Stop};

/// What happens to the clues.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Dropped,
    Added,
}

impl Change {
    fn name(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Added => "added",
        }
    }

    fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Dropped => {
                &["source", "line", "puzzle", "status", "result", "clues", "dropped", "details", "error"]
            }
            Self::Added => {
                &["source", "line", "puzzle", "status", "result", "clues", "added", "details", "error"]
            }
        }
    }
}

/// What a command does to a puzzle.
pub trait Command: Sync {
    fn change(&self) -> Change;

    fn arguments(&self) -> &args::Edit;

    fn edit(&self, edit: Edit) -> Result<Edited, Unrated>;

    /// What is to say of the result, and with which status.
    fn remark(&self, puzzle: &Puzzle, edited: &Edited) -> Remark;

    /// What is to know of a puzzle before it is changed.
    fn warning(&self, _: &Puzzle) -> Option<String> {
        None
    }
}

/// What there is to say of a result.
pub struct Remark {
    /// For programs.
    pub word: &'static str,
    pub sentence: String,
    pub status: Status,
}

impl Remark {
    pub fn new(word: &'static str, sentence: impl Into<String>) -> Self {
        Self { word, sentence: sentence.into(), status: Status::Done }
    }

    /// What was asked for is not there.
    pub fn short(sentence: impl Into<String>) -> Self {
        Self { status: Status::No, ..Self::new("short", sentence) }
    }

    /// There was no time for more.
    pub fn stopped(sentence: impl Into<String>) -> Self {
        let status = stop::status();
        Self { status, ..Self::new("stopped", sentence) }
    }
}

/// Changes all puzzles of the input.
pub fn run(command: &dyn Command, manner: Manner) -> anyhow::Result<Status> {
    let args::Edit { pace, input, output, .. } = command.arguments();
    let mut session = Session::new(&output.results, manner, command.change().columns())?;
    let work = |session: &mut Session, item: &Item, record: &Record| edit(command, session, item, record);
    let bulk = Bulk { pace, work: &work, short: None };
    bulk.run(&mut session, Items::new(input)?.unhurried())?;
    session.finish()
}

fn edit(command: &dyn Command, session: &mut Session, item: &Item, record: &Record) -> anyhow::Result<()> {
    let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
    if let Some(warning) = command.warning(&puzzle) {
        session.note(item, record, &warning)?;
    }
    let arguments = command.arguments();
    let stop = Stop::after(arguments.pace.timeout);
    let signal = || stop.has_come();
    let edited = command.edit(Edit::new(&puzzle).seed(arguments.seed).stop_when(&signal));
    drop(stop);
    match edited {
        Ok(edited) => {
            let remark = command.remark(&puzzle, &edited);
            tell(command, session, item, record, &edited, &remark)
        }
        Err(problem) => refuse(session, item, record, &problem),
    }
}

fn tell(
    command: &dyn Command,
    session: &mut Session,
    item: &Item,
    record: &Record,
    edited: &Edited,
    remark: &Remark,
) -> anyhow::Result<()> {
    session.status.note(remark.status);
    let clues = record.grid.filled().count();
    let result: &Grid = edited.puzzle.grid();
    if session.look().has_rows() {
        let row = Row::of(item, record)
            .with("status", remark.word)
            .with("result", row::cells(record, result))
            .with("clues", edited.puzzle.clues())
            .with(command.change().name(), edited.puzzle.clues().abs_diff(clues))
            .with("details", remark.sentence.as_str());
        return session.say(Word::Row(row));
    }
    let to = command.arguments().output.to;
    let changed = record.with_grid(result.clone());
    session.note_loss(item, &changed, to)?;
    session.write_board(item, &changed, &record.grid, to)?;
    if remark.status == Status::Done {
        session.note(item, record, &remark.sentence)
    } else {
        session.say(Word::Error(format!("{}: line {}: {}", item.source, record.line, remark.sentence)))
    }
}

/// Tells why a puzzle stays as it is.
fn refuse(session: &mut Session, item: &Item, record: &Record, problem: &Unrated) -> anyhow::Result<()> {
    session.status.note(rate::status(problem));
    let sentence = match problem {
        Unrated::NotUnique(NotUnique::NoSolution) => "this puzzle has no solution".to_owned(),
        Unrated::NotUnique(NotUnique::Several(_)) => {
            "this puzzle has several solutions: `sudoku complete` adds clues until one is left".to_owned()
        }
        Unrated::NotUnique(NotUnique::Stopped { .. }) => {
            "the search was stopped before it could tell whether there is one solution".to_owned()
        }
        other => format!("not rated: {}", rate::sentence(other)),
    };
    if session.look().has_rows() {
        let row = Row::of(item, record).with("status", rate::word(problem)).with("details", sentence);
        return session.say(Word::Row(row));
    }
    session.say(Word::Error(format!("{}: line {}: {sentence}", item.source, record.line)))
}

/// `4 of 30 clues were dropped`
pub fn dropped(puzzle: &Puzzle, edited: &Edited) -> String {
    let clues = puzzle.clues();
    match clues - edited.puzzle.clues() {
        1 => format!("1 of {clues} clues was dropped"),
        dropped => format!("{dropped} of {clues} clues were dropped"),
    }
}

/// `3 clues were added`
pub fn added(puzzle: &Puzzle, edited: &Edited) -> String {
    match edited.puzzle.clues() - puzzle.clues() {
        1 => "1 clue was added".to_owned(),
        added => format!("{added} clues were added"),
    }
}
