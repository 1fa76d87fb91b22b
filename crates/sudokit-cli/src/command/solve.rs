//! `sudoku solve`

use sudokit::format;
use sudokit::logic::{PlayerPosition, PositionStatus, Uniqueness};
use sudokit::rate::Scale;
use sudokit::solve::Answer;
use sudokit::{Count, Format, Grid, Puzzle, Solution, SolveMethod};

use super::{NO_SOLUTION, STOPPED, own_format};
use crate::answers::refuse_shared_answers;
use crate::args;
use crate::batch::{self, Line, PuzzleWorker, ShortAnswer, Shortcut};
use crate::board::Board;
use crate::input::{Item, PuzzleReader};
use crate::report::{Event, GlobalOptions, Report};
use crate::row::{self, Row};
use crate::status::{Status, UsageError};
use crate::stop;

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "status", "solution", "error"];

pub fn run(arguments: &args::Solve, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.work.output.results, options, &COLUMNS)?;
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
        refuse_shared_answers(&arguments.work.input.inputs)?;
    }
    let is_plain = matches!(arguments.work.output.to, None | Some(Format::Line));
    let is_search = arguments.method == args::Method::Search;
    let is_short = is_search && is_plain && !report.look().has_rows() && !arguments.answers && !arguments.all;
    let shortcut = if is_short { Shortcut::Solutions(2) } else { Shortcut::None };
    let puzzles = PuzzleReader::new(&arguments.work.input)?;
    batch::run(puzzles, &arguments.work.limits, report, || SolvingWorker { arguments, shortcut })
}

struct SolvingWorker<'a> {
    arguments: &'a args::Solve,
    shortcut: Shortcut,
}

impl PuzzleWorker for SolvingWorker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let mut solving = Solving { arguments: self.arguments, item, report };
        match solving.report.puzzle(item) {
            Some(puzzle) => solving.solve(&puzzle),
            None if self.arguments.answers => {
                solving.answer(format!("# line {}: the givens of this puzzle clash\n", item.record.line));
            }
            None => {}
        }
    }

    fn shortcut(&self) -> Shortcut {
        self.shortcut
    }

    /// If there is one solution, the answer to a line is a line.
    fn answer_line(&mut self, _: &Line, answer: &Answer, text: &mut Vec<u8>) -> ShortAnswer {
        if answer.count != Count::Exactly(1) {
            return ShortAnswer::Missing;
        }
        let mut line = [b'\n'; 82];
        for (symbol, digit) in line.iter_mut().zip(&answer.solution) {
            *symbol = b'0' + digit;
        }
        text.extend_from_slice(&line);
        ShortAnswer::Written
    }
}

/// One puzzle at work.
struct Solving<'a> {
    arguments: &'a args::Solve,
    item: &'a Item,
    report: &'a mut Report,
}

impl Solving<'_> {
    /// Adds to the text of --answers.
    fn answer(&mut self, text: String) {
        match &self.item.source.path {
            Some(path) => self.report.write(Event::Answer(path.clone(), text)),
            None => {
                let source = &self.item.source.name;
                let problem = format!("--answers writes beside files, and {source} is none");
                self.report.fail(UsageError(problem));
            }
        }
    }

    fn solve(&mut self, puzzle: &Puzzle) {
        if self.report.look().is_terminal() {
            let record = &self.item.record;
            self.report.write_board(self.item.place(), record, &record.grid, self.arguments.work.output.to);
        }
        match self.arguments.method {
            args::Method::Search => self.search(puzzle, SolveMethod::Fastest),
            args::Method::Backtrack => self.search(puzzle, SolveMethod::Backtrack),
            args::Method::Logic => self.reason(puzzle),
        }
    }

    fn search(&mut self, puzzle: &Puzzle, method: SolveMethod) {
        let wanted = if self.arguments.all { self.arguments.limit.unwrap_or(u64::MAX) } else { 1 };
        let stop = self.report.stop_after(self.arguments.work.limits.timeout);
        let signal = || stop.is_due();
        let mut solutions = puzzle.solve().method(method).stop_when(&signal).iter();
        let mut found = 0;
        let mut first = None;
        while found < wanted
            && let Some(solution) = solutions.next()
        {
            found += 1;
            self.write_solution(&solution, puzzle);
            first.get_or_insert(solution);
        }
        // One solution is shown now: whether it is the only one may take longer.
        self.report.flush();
        let has_more = found == wanted && solutions.next().is_some();
        let outcome = match (found, has_more, solutions.is_stopped()) {
            (0, _, true) => SolveOutcome::Stopped,
            (_, false, true) if self.arguments.all => SolveOutcome::StoppedAmid,
            (_, true, _) if self.arguments.all => SolveOutcome::MoreThanLimit,
            (0, _, false) => SolveOutcome::None,
            (_, true, _) | (2.., ..) => SolveOutcome::Several,
            (_, false, true) => SolveOutcome::PerhapsMore,
            (_, false, false) => SolveOutcome::Unique,
        };
        self.write_outcome(outcome, found, first.as_ref());
    }

    /// Solves as a person does, as far as that is possible.
    fn reason(&mut self, puzzle: &Puzzle) {
        let stop = self.report.stop_after(self.arguments.work.limits.timeout);
        let signal = || stop.is_due();
        let uniqueness = Uniqueness::of(puzzle, &signal);
        let nothing = format::Progress::default();
        let position = PlayerPosition { puzzle, progress: &nothing, uniqueness: &uniqueness };
        if position.status(&signal) == PositionStatus::NoSolution {
            return self.write_outcome(SolveOutcome::None, 0, None);
        }
        let mut solver = position.solver(Scale::Explainer);
        if let Some(hardest) = self.arguments.upto {
            solver = hardest.limit(solver);
        }
        while let Some(step) = solver.next_step_until(&signal) {
            solver.apply(&step);
        }
        let is_stopped = stop.is_due();
        drop(stop);
        let candidates = solver.candidates();
        let digits = puzzle.geometry().cells().map(|cell| candidates.digit(cell));
        let grid = Grid::from_digits(puzzle.geometry().clone(), digits);
        if let Ok(solution) = Solution::try_from(grid.clone()) {
            self.write_solution(&solution, puzzle);
            return self.write_outcome(SolveOutcome::Unique, 1, Some(&solution));
        }
        if is_stopped {
            return self.write_outcome(SolveOutcome::Stopped, 0, None);
        }
        if !self.report.look().has_rows() {
            let board = Board { candidates, alphabet: &self.item.record.alphabet, highlights: &[] };
            self.report.board(board.draw(self.report.look()));
        }
        let left = candidates.empty_cells().count();
        let placed = grid.filled().count() - puzzle.clues();
        self.write_outcome(SolveOutcome::Stuck { placed, left }, 0, None);
    }

    fn write_solution(&mut self, solution: &Solution, puzzle: &Puzzle) {
        let record = &self.item.record;
        let solved = record.with_grid(solution.into());
        if self.arguments.answers {
            let format = self.arguments.work.output.to.unwrap_or_else(|| own_format(record));
            if let Ok(text) = format::write(&solved, format) {
                self.answer(text);
            }
        }
        if !self.report.look().has_rows() {
            self.report.write_board(self.item.place(), &solved, puzzle.grid(), self.arguments.work.output.to);
        } else if self.arguments.all {
            let row = Row::of(self.item).with("solution", row::cells(record, &solution.into()));
            self.report.row(&row);
        }
    }

    fn write_outcome(&mut self, outcome: SolveOutcome, found: u64, first: Option<&Solution>) {
        self.report.status.note(outcome.status());
        let record = &self.item.record;
        if self.report.look().has_rows() {
            if !self.arguments.all || found == 0 {
                let solution = first.map(|solution| row::cells(record, &Grid::from(solution)));
                let row = Row::of(self.item).with("status", outcome.word()).with("solution", solution);
                self.report.row(&row);
            }
        } else if let Some(sentence) = outcome.sentence(self.arguments.all) {
            if self.arguments.answers && found == 0 {
                self.answer(format!("# line {}: {sentence}\n", record.line));
            }
            if outcome.status() == Status::Done {
                self.report.note_at(self.item.place(), &sentence);
            } else {
                self.report.error_at(self.item.place(), &sentence);
            }
        }
    }
}

/// How solving a puzzle ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SolveOutcome {
    Unique,
    Several,
    /// One was found; the time did not suffice to look for another.
    PerhapsMore,
    /// With --all: the search was stopped, and there may be more.
    StoppedAmid,
    /// With --limit: there are more.
    MoreThanLimit,
    None,
    /// No technique finds a step. Counts the digits placed and the cells left.
    Stuck {
        placed: usize,
        left: usize,
    },
    Stopped,
}

impl SolveOutcome {
    fn status(self) -> Status {
        match self {
            Self::None | Self::Stuck { .. } => Status::No,
            Self::Stopped | Self::StoppedAmid => stop::status(),
            Self::Unique | Self::Several | Self::MoreThanLimit | Self::PerhapsMore => Status::Done,
        }
    }

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
            Self::None => NO_SOLUTION,
            Self::Stopped => STOPPED,
        };
        Some(sentence.to_owned())
    }
}
