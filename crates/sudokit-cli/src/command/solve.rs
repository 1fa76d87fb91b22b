//! `sudoku solve`

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sudokit::board::{Candidates, Progress};
use sudokit::classic::Answer;
use sudokit::format::{Envelope, Format, Loss};
use sudokit::internal::can_write_plain;
use sudokit::logic::{PlayerPosition, PositionStatus};
use sudokit::solve::{Count, SolveMethod};
use sudokit::{Grid, Puzzle, Solution, format};

use super::verdict::Verdict;
use super::{own_format, own_layout};
use crate::answers::{answers_path, has_answers_name, write_answers};
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::board::Board;
use crate::input::{Item, PuzzleReader, Refusal};
use crate::output::Gaps;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns};
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{args, stop};

const COLUMNS: Columns = Columns::of(&["solution", "details"]);

/// Made once, because a list can have millions of such puzzles.
static ONE_OF_SEVERAL: LazyLock<String> = LazyLock::new(|| text!("solve-one-of-several"));

pub fn run(mut arguments: args::Solve, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::of_boards(&arguments.work.output, options, COLUMNS)?;
    if !arguments.all {
        report = report.with_gaps(Gaps::Boards);
    }
    if let Some(flag) = arguments.logic.limit_flag().filter(|_| arguments.method != args::Method::Logic) {
        return Err(UsageError(text!("solve-limits-need-logic", flag)).into());
    }
    arguments.logic.check()?;
    if arguments.all && arguments.method == args::Method::Logic {
        return Err(UsageError(text!("solve-logic-finds-one")).into());
    }
    if arguments.answers {
        let inputs = &mut arguments.work.input.inputs;
        skip_answers(inputs, &mut report)?;
        report.outlive_pipe();
        refuse_shared_answers(inputs)?;
    }
    let arguments = &arguments;
    let has_rows = report.look.has_rows();
    let is_plain = match arguments.work.output.to {
        None | Some(Format::Line) => true,
        Some(format) => !has_rows && can_write_plain(format),
    };
    let is_short = arguments.method == args::Method::Search && is_plain && !arguments.all;
    let shortcut = if is_short { Shortcut::Solutions(2) } else { Shortcut::None };
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    batch::run(puzzles, &arguments.work.limits, report, shortcut, || arguments)
}

impl PuzzleWorker for &args::Solve {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let mut solving = Solving { arguments: self, item, report };
        match solving.report.puzzle(item) {
            Some(puzzle) => solving.solve(&puzzle),
            None if self.answers => solving.answer_remark(&text!("answers-givens-clash")),
            None => {}
        }
    }

    fn refuse(&mut self, refusal: &Refusal, report: &mut Report) {
        report.refuse(refusal);
        if let (true, Some(line)) = (self.answers, refusal.line) {
            let envelope = self.work.output.to.and_then(Format::envelope);
            let remark = remark(envelope, line, &refusal.problem);
            write_answers(&refusal.source, envelope, remark.into_bytes(), report);
        }
    }

    /// If there is one solution, the answer to a line is a line.
    fn answer_line(&mut self, line: &Line, answer: &Answer, short: &mut ShortAnswers) -> bool {
        let Some(solution) = answer.solution().filter(|_| answer.count == Count::Exactly(1)) else {
            return false;
        };
        let symbols = solution.digits().map(|digit| b'0' + digit);
        let format = self.work.output.to.unwrap_or_else(|| own_layout(line.layout));
        if self.answers {
            short.answer(format, &symbols);
        }
        if self.work.output.results.has_rows() {
            let solution = str::from_utf8(&symbols).unwrap_or_default();
            short.row(line, "unique", |row| row.with("solution", solution));
        } else {
            short.board(format, &symbols);
        }
        true
    }
}

/// Solves one puzzle.
struct Solving<'a> {
    arguments: &'a args::Solve,
    item: &'a Item,
    report: &'a mut Report,
}

impl Solving<'_> {
    /// The format of the answers.
    fn format(&self) -> Format {
        self.arguments.work.output.to.unwrap_or_else(|| own_format(&self.item.record))
    }

    /// Adds to the text of --answers, with a blank line before a board.
    fn answer(&mut self, text: &str) {
        let is_board = text.trim_end().contains('\n');
        let text = format!("{}{text}", if is_board { "\n" } else { "" });
        let envelope = self.format().envelope();
        write_answers(&self.item.source, envelope, text.into_bytes(), self.report);
    }

    /// Adds the reason why there is no answer to the text of --answers.
    fn answer_remark(&mut self, why: &str) {
        self.answer(&remark(self.format().envelope(), self.item.record.line, why));
    }

    fn solve(&mut self, puzzle: &Puzzle) {
        if self.report.look.is_terminal {
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
        let control = self.report.control(self.arguments.work.limits.timeout);
        let mut solutions = puzzle.solve().method(method).control(&control).iter();
        let mut found = 0;
        let mut first = None;
        while found < wanted
            && let Some(solution) = solutions.next()
        {
            found += 1;
            self.write_solution(&solution, puzzle);
            first.get_or_insert(solution);
        }
        // The search for other solutions can take longer, so a person sees the first one now.
        if self.report.look.is_terminal {
            self.report.flush();
        }
        let has_more = found == wanted && solutions.next().is_some();
        let all = self.arguments.all;
        let verdict = match (found, has_more, solutions.is_stopped()) {
            (0, _, true) => Verdict::unsolved(),
            (_, false, true) if all => {
                Verdict::new(stop::status(), "several", text!("solve-stopped-before-all"))
            }
            (_, true, _) if all => Verdict::new(Status::Done, "several", text!("solve-more-than-limit")),
            (0, _, false) => Verdict::no_solution(),
            (2.., ..) => Verdict::done("several"),
            (_, true, _) => Verdict::new(Status::Done, "several", ONE_OF_SEVERAL.as_str()),
            (_, false, true) => Verdict::new(Status::Done, "solved", text!("solve-stopped-before-others")),
            (_, false, false) => Verdict::done("unique"),
        };
        self.write_verdict(&verdict, first.as_ref());
    }

    /// Solves with techniques, as a person does, until none finds a step.
    fn reason(&mut self, puzzle: &Puzzle) {
        let control = self.report.control(self.arguments.work.limits.timeout);
        let uniqueness = puzzle.solve().control(&control).uniqueness();
        let nothing = Progress::default();
        let position = PlayerPosition::new(puzzle, &nothing, &uniqueness).control(&control);
        if position.status() == PositionStatus::NoSolution {
            return self.write_verdict(&Verdict::no_solution(), None);
        }
        let mut solver = self.arguments.logic.solver(&position);
        while let Some(step) = solver.next_step() {
            solver.apply(&step);
        }
        let is_stopped = control.is_stopped();
        let candidates = solver.candidates().clone();
        drop((solver, position, control));
        let digits = puzzle.geometry().cells().map(|cell| candidates.digit(cell));
        let grid = Grid::from_digits(puzzle.geometry().clone(), digits);
        if let Ok(solution) = Solution::try_from(grid.clone()) {
            self.write_solution(&solution, puzzle);
            return self.write_verdict(&Verdict::done("unique"), Some(&solution));
        }
        if is_stopped {
            return self.write_verdict(&Verdict::unsolved(), None);
        }
        let left = candidates.empty_cells().count();
        let placed = grid.filled().count() - puzzle.clues();
        self.write_position(puzzle, &grid, &candidates);
        let logic = &self.arguments.logic;
        let sentence = match (logic.upto, logic.limit_flag()) {
            (Some(hardest), _) => {
                text!("solve-logic-stuck-up-to", placed, left, limit = hardest.name())
            }
            (None, Some(flag)) => text!("solve-logic-stuck-limited", placed, left, flag),
            (None, None) => text!("solve-logic-stuck", placed, left),
        };
        self.write_verdict(&Verdict::new(Status::No, "stuck", sentence), None);
    }

    /// Writes the position in which logic finds no further step. A format that keeps no placed
    /// digits gets them as a part of the puzzle.
    fn write_position(&mut self, puzzle: &Puzzle, grid: &Grid, candidates: &Candidates) {
        let record = &self.item.record;
        if self.report.look.has_rows() {
            return;
        }
        let Some(format) = self.arguments.work.output.to else {
            let board = Board { candidates, alphabet: &record.alphabet, highlights: &[] };
            return self.report.board(board.draw(self.report.look));
        };
        let mut position = record.with_grid(puzzle.grid().clone());
        position.progress = Progress::of(puzzle, candidates);
        match format.loss(&position) {
            Some(Loss::Progress) => {
                let open = grid.geometry().cells().map(|cell| candidates.open(cell));
                position = record.with_grid(grid.clone().with_limits(open));
            }
            Some(Loss::PlacedDigits) => {
                position.grid = grid.clone();
                position.progress.placed.clear();
            }
            _ => {}
        }
        self.report.convert_board(self.item.place(), &position, puzzle.grid(), Some(format));
    }

    fn write_solution(&mut self, solution: &Solution, puzzle: &Puzzle) {
        let record = &self.item.record;
        let solved = record.with_grid(solution.into());
        if self.arguments.answers
            && let Ok(text) = format::write_part(&solved, self.format())
        {
            self.answer(&text);
        }
        let look = self.report.look;
        if !look.has_rows() {
            self.report.write_board(self.item.place(), &solved, puzzle.grid(), self.arguments.work.output.to);
        } else if self.arguments.all {
            let row = self.report.row_of(self.item, "solution");
            self.report.row(row.with("solution", row::board(look, record, &solution.into())));
        }
    }

    /// Writes the result of the puzzle. A row also has its first solution.
    fn write_verdict(&mut self, verdict: &Verdict, first: Option<&Solution>) {
        self.report.status.note(verdict.status);
        let record = &self.item.record;
        if self.arguments.answers && first.is_none() {
            self.answer_remark(&verdict.details());
        }
        let look = self.report.look;
        if look.has_rows() {
            let row = self.report.row_of(self.item, verdict.word);
            match first {
                None => self.report.failed_row(row, &verdict.details()),
                Some(_) if self.arguments.all => {}
                Some(solution) => {
                    let solution = row::board(look, record, &Grid::from(solution));
                    self.report.row(row.with("solution", solution).with("details", verdict.some_details()));
                }
            }
        } else {
            if !verdict.sentences.is_empty() {
                self.report.remark(self.item.place(), verdict);
            }
            if first.is_none() {
                self.report.gap(record);
            }
        }
    }
}

/// The reason why a line has no answer, in place of the answer.
fn remark(envelope: Option<Envelope>, line: usize, reason: &str) -> String {
    let [start, end] = envelope.map_or(["# ", "\n"], |envelope| envelope.remark);
    format!("{start}{}{end}", text!("answers-remark", line, reason))
}

/// Fails if the answers to two inputs would be written to the same file.
fn refuse_shared_answers(inputs: &[OsString]) -> anyhow::Result<()> {
    let mut first_of: BTreeMap<PathBuf, &OsString> = BTreeMap::new();
    for input in inputs.iter().filter(|input| Path::new(input).is_file()) {
        let path = answers_path(Path::new(input));
        match first_of.insert(path.clone(), input) {
            Some(first) if first != input => {
                let [first, second] = [first, input].map(|name| name.to_string_lossy().into_owned());
                let path = path.display().to_string();
                return Err(UsageError(text!("answers-in-one-file", first, second, path)).into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Skips the answers that an earlier run wrote: `*.txt` names them as well.
fn skip_answers(inputs: &mut Vec<OsString>, report: &mut Report) -> anyhow::Result<()> {
    let is_answer = |input: &OsString| has_answers_name(Path::new(input)) && Path::new(input).is_file();
    let (skipped, kept): (Vec<OsString>, Vec<OsString>) = inputs.drain(..).partition(is_answer);
    let names: Vec<String> = skipped.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if kept.is_empty() && !names.is_empty() {
        return Err(UsageError(text!("answers-only", files = names)).into());
    }
    for file in names {
        report.note(text!("answers-skipped", file));
    }
    *inputs = kept;
    Ok(())
}
