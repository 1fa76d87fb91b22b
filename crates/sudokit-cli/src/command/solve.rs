//! `sudoku solve`

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use sudokit::board::Progress;
use sudokit::classic::Answer;
use sudokit::format::{Envelope, Format};
use sudokit::internal::can_write_plain;
use sudokit::logic::{PlayerPosition, PositionStatus};
use sudokit::solve::{Count, SolveMethod};
use sudokit::{Grid, Puzzle, Solution, format};

use super::verdict::{NO_SOLUTION, STOPPED, Verdict};
use super::{own_format, own_layout};
use crate::answers::{answers_path, has_answers_name, write_answers};
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::board::Board;
use crate::input::{Item, PuzzleReader, Refusal};
use crate::output::Gaps;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns};
use crate::status::{Status, UsageError};
use crate::{args, stop};

const COLUMNS: Columns = Columns::of(&["solution", "details"]);

pub fn run(mut arguments: args::Solve, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::of_boards(&arguments.work.output, options, COLUMNS)?;
    if !arguments.all {
        report = report.with_gaps(Gaps::Boards);
    }
    if let Some(flag) = arguments.logic.limit_flag().filter(|_| arguments.method != args::Method::Logic) {
        return Err(UsageError(format!("{flag} limits techniques: it takes --method logic")).into());
    }
    if arguments.all && arguments.method == args::Method::Logic {
        return Err(UsageError(
            "logic finds one solution: --all takes --method search or backtrack".to_owned(),
        )
        .into());
    }
    if arguments.answers {
        let inputs = &mut arguments.work.input.inputs;
        skip_answers(inputs, &mut report)?;
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
            None if self.answers => solving.answer_remark("the givens of this puzzle clash"),
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

/// One puzzle at work.
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

    /// Adds to the text of --answers. Boards are kept apart.
    fn answer(&mut self, text: &str) {
        let is_board = text.trim_end().contains('\n');
        let text = format!("{}{text}", if is_board { "\n" } else { "" });
        let envelope = self.format().envelope();
        write_answers(&self.item.source, envelope, text.into_bytes(), self.report);
    }

    /// Adds to the text of --answers why there is no answer.
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
        // A person sees one solution now: whether it is the only one may take longer.
        if self.report.look.is_terminal {
            self.report.flush();
        }
        let has_more = found == wanted && solutions.next().is_some();
        let all = self.arguments.all;
        let verdict = match (found, has_more, solutions.is_stopped()) {
            (0, _, true) => Verdict::stopped(STOPPED),
            (_, false, true) if all => {
                let sentence = "the search was stopped before it had found all solutions";
                Verdict::new(stop::status(), "several", sentence)
            }
            (_, true, _) if all => {
                Verdict::new(Status::Done, "several", "there are more solutions than the limit allows")
            }
            (0, _, false) => Verdict::new(Status::No, "none", NO_SOLUTION),
            (2.., ..) => Verdict::done("several"),
            (_, true, _) => {
                Verdict::new(Status::Done, "several", "this puzzle has several solutions; here is one")
            }
            (_, false, true) => {
                let sentence =
                    "the search was stopped before it could tell whether there are other solutions";
                Verdict::new(Status::Done, "solved", sentence)
            }
            (_, false, false) => Verdict::done("unique"),
        };
        self.write_verdict(&verdict, first.as_ref());
    }

    /// Solves as a person does, as far as that is possible.
    fn reason(&mut self, puzzle: &Puzzle) {
        let control = self.report.control(self.arguments.work.limits.timeout);
        let uniqueness = puzzle.solve().control(&control).uniqueness();
        let nothing = Progress::default();
        let position = PlayerPosition::new(puzzle, &nothing, &uniqueness).control(&control);
        if position.status() == PositionStatus::NoSolution {
            return self.write_verdict(&Verdict::new(Status::No, "none", NO_SOLUTION), None);
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
            return self.write_verdict(&Verdict::stopped(STOPPED), None);
        }
        if !self.report.look.has_rows() {
            let board =
                Board { candidates: &candidates, alphabet: &self.item.record.alphabet, highlights: &[] };
            self.report.board(board.draw(self.report.look));
        }
        let left = candidates.empty_cells().count();
        let placed = grid.filled().count() - puzzle.clues();
        let sentence = format!("logic is stuck: {placed} digits were placed, {left} cells are left");
        self.write_verdict(&Verdict::new(Status::No, "stuck", sentence), None);
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

    /// Writes what came of the puzzle, and in a row its first solution.
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

/// Why a line has no answer, as its answer.
fn remark(envelope: Option<Envelope>, line: usize, why: &str) -> String {
    let [start, end] = envelope.map_or(["# ", "\n"], |envelope| envelope.remark);
    format!("{start}line {line}: {why}{end}")
}

/// Two inputs whose answers would go to the same file.
fn refuse_shared_answers(inputs: &[OsString]) -> anyhow::Result<()> {
    let mut first_of: BTreeMap<PathBuf, &OsString> = BTreeMap::new();
    for input in inputs.iter().filter(|input| Path::new(input).is_file()) {
        let path = answers_path(Path::new(input));
        match first_of.insert(path.clone(), input) {
            Some(first) if first != input => {
                let (first, input) = (first.to_string_lossy(), input.to_string_lossy());
                let problem =
                    format!("the answers of {first} and {input} would both go to {}", path.display());
                return Err(UsageError(problem).into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// What an earlier run wrote is no input of the next one, even if `*.txt` names it.
fn skip_answers(inputs: &mut Vec<OsString>, report: &mut Report) -> anyhow::Result<()> {
    let is_answer = |input: &OsString| has_answers_name(Path::new(input)) && Path::new(input).is_file();
    let (skipped, kept): (Vec<OsString>, Vec<OsString>) = inputs.drain(..).partition(is_answer);
    let names: Vec<String> = skipped.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if kept.is_empty() && !names.is_empty() {
        let problem = format!("{} holds answers: name the puzzles", names.join(" and "));
        return Err(UsageError(problem).into());
    }
    for name in names {
        report.note(format!("{name} holds answers and is skipped"));
    }
    *inputs = kept;
    Ok(())
}
