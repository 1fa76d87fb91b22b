//! `sudoku solve`

use sudokit::format;
use sudokit::solve::Answer;
use sudokit::{Count, Format, Grid, Puzzle, Record, Solution};

use super::own_format;
use crate::answers::refuse_shared_answers;
use crate::args;
use crate::bulk::{Bulk, Short, Told};
use crate::input::{Item, Items, PlainPuzzle};
use crate::row::{self, Row};
use crate::session::{Manner, Session, Word};
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "status", "solution", "error"];

pub fn run(arguments: &args::Solve, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    if arguments.answers {
        refuse_shared_answers(&arguments.input.inputs)?;
    }
    let is_plain = matches!(arguments.output.to, None | Some(Format::Line));
    let is_short = is_plain && !session.look().has_rows() && !arguments.answers && !arguments.all;
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| {
            let mut solving = Solving { arguments, session, item, record };
            solving.run()
        },
        short: is_short.then_some(Short { limit: 2, tell: &tell_plain }),
    };
    bulk.run(&mut session, Items::new(&arguments.input)?)?;
    session.finish()
}

/// A line for a line, where there is one solution.
fn tell_plain(_: &PlainPuzzle, answer: &Answer, text: &mut Vec<u8>) -> Told {
    if answer.count != Count::Exactly(1) {
        return Told::Nothing;
    }
    let mut line = [b'\n'; 82];
    for (symbol, digit) in line.iter_mut().zip(&answer.solution) {
        *symbol = b'0' + digit;
    }
    text.extend_from_slice(&line);
    Told::All
}

/// One puzzle at work.
struct Solving<'a> {
    arguments: &'a args::Solve,
    session: &'a mut Session,
    item: &'a Item,
    record: &'a Record,
}

impl Solving<'_> {
    fn run(&mut self) -> anyhow::Result<()> {
        if let Some(puzzle) = self.session.puzzle(self.item, self.record)? {
            self.solve(&puzzle)
        } else if self.arguments.answers {
            self.answer(format!("# line {}: the givens of this puzzle clash\n", self.record.line))
        } else {
            Ok(())
        }
    }

    /// Adds to the text of --answers.
    fn answer(&mut self, text: String) -> anyhow::Result<()> {
        let Some(path) = &self.item.path else {
            let problem = format!("--answers writes beside files, and {} is none", self.item.source);
            return Err(UsageError(problem).into());
        };
        self.session.say(Word::Answer(path.clone(), text))
    }

    fn solve(&mut self, puzzle: &Puzzle) -> anyhow::Result<()> {
        if self.session.look().is_terminal() {
            self.session.write_board(self.item, self.record, &self.record.grid, self.arguments.output.to)?;
        }
        let wanted = if self.arguments.all { self.arguments.limit.unwrap_or(u64::MAX) } else { 1 };
        let stop = Stop::after(self.arguments.pace.timeout);
        let signal = || stop.has_come();
        let mut solutions = puzzle.solve().stop_when(&signal).iter();
        let mut found = 0;
        let mut first = None;
        while found < wanted
            && let Some(solution) = solutions.next()
        {
            found += 1;
            self.write(&solution, puzzle)?;
            first.get_or_insert(solution);
        }
        // One solution is told at once; whether it is the only one may take longer.
        self.session.say(Word::Pause)?;
        let has_more = found == wanted && solutions.next().is_some();
        let outcome = match (found, has_more, solutions.is_stopped()) {
            (0, _, true) => Outcome::Stopped,
            (_, false, true) if self.arguments.all => Outcome::StoppedAmid,
            (_, true, _) if self.arguments.all => Outcome::MoreThanLimit,
            (0, _, false) => Outcome::None,
            (_, true, _) | (2.., ..) => Outcome::Several,
            (_, false, true) => Outcome::PerhapsMore,
            (_, false, false) => Outcome::Unique,
        };
        self.tell(outcome, found, first.as_ref())
    }

    fn write(&mut self, solution: &Solution, puzzle: &Puzzle) -> anyhow::Result<()> {
        let solved = self.record.with_grid(solution.into());
        if self.arguments.answers {
            let format = self.arguments.output.to.unwrap_or_else(|| own_format(self.record));
            if let Ok(text) = format::write(&solved, format) {
                self.answer(text)?;
            }
        }
        if !self.session.look().has_rows() {
            self.session.write_board(self.item, &solved, puzzle.grid(), self.arguments.output.to)?;
        } else if self.arguments.all {
            let row =
                Row::of(self.item, self.record).with("solution", row::cells(self.record, &solution.into()));
            self.session.say(Word::Row(row))?;
        }
        Ok(())
    }

    fn tell(&mut self, outcome: Outcome, found: u64, first: Option<&Solution>) -> anyhow::Result<()> {
        self.session.status.note(match outcome {
            Outcome::None => Status::No,
            Outcome::Stopped | Outcome::StoppedAmid if stop::is_interrupted() => Status::Interrupted,
            Outcome::Stopped | Outcome::StoppedAmid => Status::TimeLimit,
            Outcome::Unique | Outcome::Several | Outcome::MoreThanLimit | Outcome::PerhapsMore => {
                Status::Done
            }
        });
        if self.session.look().has_rows() {
            if !self.arguments.all || found == 0 {
                let solution = first.map(|solution| row::cells(self.record, &Grid::from(solution)));
                let row =
                    Row::of(self.item, self.record).with("status", outcome.word()).with("solution", solution);
                self.session.say(Word::Row(row))?;
            }
        } else if let Some(sentence) = outcome.sentence(self.arguments.all) {
            if self.arguments.answers && found == 0 {
                self.answer(format!("# line {}: {sentence}\n", self.record.line))?;
            }
            if matches!(outcome, Outcome::None | Outcome::Stopped | Outcome::StoppedAmid) {
                let text = format!("{}: line {}: {sentence}", self.item.source, self.record.line);
                self.session.say(Word::Error(text))?;
            } else {
                self.session.note(self.item, self.record, sentence)?;
            }
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Unique,
    Several,
    /// One was found; the time did not suffice to look for another.
    PerhapsMore,
    /// With --all: the search ended before it could tell that these are all.
    StoppedAmid,
    /// With --limit: there are more.
    MoreThanLimit,
    None,
    Stopped,
}

impl Outcome {
    fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several | Self::StoppedAmid | Self::MoreThanLimit => "several",
            Self::PerhapsMore => "solved",
            Self::None => "none",
            Self::Stopped => "stopped",
        }
    }

    fn sentence(self, all: bool) -> Option<&'static str> {
        match self {
            Self::Unique => None,
            Self::Several if all => None,
            Self::Several => Some("this puzzle has several solutions; here is one"),
            Self::PerhapsMore => {
                Some("the search was stopped before it could tell whether there are other solutions")
            }
            Self::StoppedAmid => Some("the search was stopped before it had found all solutions"),
            Self::MoreThanLimit => Some("there are more solutions than the limit allows"),
            Self::None => Some("this puzzle has no solution"),
            Self::Stopped => Some("the search was stopped before it found a solution"),
        }
    }
}
