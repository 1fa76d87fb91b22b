//! `sudoku solve`

use sudokit::format;
use sudokit::solve::Answer;
use sudokit::{Count, Format, Grid, LogicSolver, Method, NotUnique, Puzzle, Record, Solution};

use super::own_format;
use crate::answers::refuse_shared_answers;
use crate::args;
use crate::batch::{Bulk, Short, Told};
use crate::board::Board;
use crate::command::verdict::Solutions;
use crate::input::{Item, Items, PlainPuzzle};
use crate::report::{Manner, Session, Word};
use crate::row::{self, Row};
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "status", "solution", "error"];

pub fn run(arguments: &args::Solve, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    if arguments.upto.is_some() && arguments.method != args::Method::Logic {
        return Err(UsageError("--upto limits techniques: it takes --method logic".to_owned()).into());
    }
    if arguments.all && arguments.method == args::Method::Logic {
        return Err(UsageError(
            "logic finds one solution: --all takes --method search or backtrack".to_owned(),
        )
        .into());
    }
    if arguments.answers {
        refuse_shared_answers(&arguments.input.inputs)?;
    }
    let is_plain = matches!(arguments.output.to, None | Some(Format::Line));
    let is_search = arguments.method == args::Method::Search;
    let is_short =
        is_search && is_plain && !session.look().has_rows() && !arguments.answers && !arguments.all;
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| {
            let mut solving = Solving { arguments, session, item, record };
            solving.run()
        },
        short: is_short.then_some(Short { limit: Some(2), tell: &tell_plain }),
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
        let method = match self.arguments.method {
            args::Method::Search => Method::Fastest,
            args::Method::Backtrack => Method::Backtrack,
            args::Method::Logic => return self.reason(puzzle),
        };
        let wanted = if self.arguments.all { self.arguments.limit.unwrap_or(u64::MAX) } else { 1 };
        let stop = Stop::after(self.arguments.pace.timeout);
        let signal = || stop.has_come();
        let mut solutions = puzzle.solve().method(method).stop_when(&signal).iter();
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

    /// Solves as a person does, as far as that goes.
    fn reason(&mut self, puzzle: &Puzzle) -> anyhow::Result<()> {
        let mut solver = LogicSolver::new(puzzle.candidates());
        if let Some(limit) = self.arguments.upto {
            solver = limit.of(solver);
        }
        let stop = Stop::after(self.arguments.pace.timeout);
        let signal = || stop.has_come();
        match puzzle.solve().stop_when(&signal).unique() {
            Ok(_) => {}
            Err(NotUnique::NoSolution) => return self.tell(Outcome::None, 0, None),
            Err(_) => solver = Solutions::Several.limit(solver),
        }
        while let Some(step) = solver.next_step_until(&signal) {
            solver.apply(&step);
        }
        let is_stopped = stop.has_come();
        drop(stop);
        let candidates = solver.candidates();
        let digits = puzzle.geometry().cells().map(|cell| candidates.digit(cell));
        let grid = Grid::from_digits(puzzle.geometry().clone(), digits);
        if let Ok(solution) = Solution::try_from(grid.clone()) {
            self.write(&solution, puzzle)?;
            return self.tell(Outcome::Unique, 1, Some(&solution));
        }
        if is_stopped {
            return self.tell(Outcome::Stopped, 0, None);
        }
        if !self.session.look().has_rows() {
            let board = Board { candidates, alphabet: &self.record.alphabet, highlights: &[] };
            let board = board.draw(self.session.look());
            self.session.say(Word::Board(board))?;
        }
        let left = candidates.empty_cells().count();
        let placed = grid.filled().count() - puzzle.clues();
        self.tell(Outcome::Stuck { placed, left }, 0, None)
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
            Outcome::None | Outcome::Stuck { .. } => Status::No,
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
            if matches!(
                outcome,
                Outcome::None | Outcome::Stuck { .. } | Outcome::Stopped | Outcome::StoppedAmid
            ) {
                let text = format!("{}: line {}: {sentence}", self.item.source, self.record.line);
                self.session.say(Word::Error(text))?;
            } else {
                self.session.note(self.item, self.record, &sentence)?;
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
    /// Logic ends: so many digits were placed, so many cells are left.
    Stuck {
        placed: usize,
        left: usize,
    },
    Stopped,
}

impl Outcome {
    fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several | Self::StoppedAmid | Self::MoreThanLimit => "several",
            Self::PerhapsMore => "solved",
            Self::None => "none",
            Self::Stuck { .. } => "stuck",
            Self::Stopped => "stopped",
        }
    }

    fn sentence(self, all: bool) -> Option<String> {
        let sentence = match self {
            Self::Unique => return None,
            Self::Several if all => return None,
            Self::Stuck { placed, left } => {
                return Some(format!("logic is stuck: {placed} digits were placed, {left} cells are left"));
            }
            Self::Several => "this puzzle has several solutions; here is one",
            Self::PerhapsMore => {
                "the search was stopped before it could tell whether there are other solutions"
            }
            Self::StoppedAmid => "the search was stopped before it had found all solutions",
            Self::MoreThanLimit => "there are more solutions than the limit allows",
            Self::None => "this puzzle has no solution",
            Self::Stopped => "the search was stopped before it found a solution",
        };
        Some(sentence.to_owned())
    }
}
