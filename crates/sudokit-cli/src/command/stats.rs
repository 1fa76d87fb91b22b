//! `sudoku stats`

use std::collections::BTreeMap;

use sudokit::Puzzle;
use sudokit::classic::Answer;
use sudokit::logic::Scale;
use sudokit::logic::rate::{HodokuLevel, Level, Unrated};
use sudokit::solve::{Count, Uniqueness};
use sudokit_draw::Plot;
use sudokit_text::{Phrase, phrase};

use super::Verdict;
use crate::args;
use crate::batch::LineSolver;
use crate::charts::{self, LeftOut};
use crate::figures::{Figures, count};
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::input::{Entry, Item, PlainPuzzles, PuzzleReader, read_puzzle};
use crate::list::{self, EntryReader, LineEntry};
use crate::plot_file::PlotFile;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns, Row};
use crate::status::Status;
use crate::texts::text;

const COLUMNS: Columns = Columns::of_list(&["figure", "value", "count"]);

/// The name of the usual board.
const CLASSIC: &str = "3x3";

pub fn run(arguments: &args::Stats, options: GlobalOptions) -> anyhow::Result<Status> {
    let target = &arguments.work.output.target;
    let mut report = Report::new(&arguments.work.output, options, COLUMNS)?;
    let plot_file = PlotFile::new(arguments.plot.as_deref(), target, options, &mut report)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    let mut stats = ListStats::default();
    let new_reader = || FactReader::new(arguments);
    list::run(puzzles, &arguments.work.limits, new_reader, &mut report, |facts, _| {
        for fact in &facts {
            stats.add(fact);
        }
        Ok(())
    })?;
    if report.status == Status::Interrupted {
        // These are figures of only a part of the list, so they are not a result.
        report.note(stats.draw(arguments).join("\n"));
    } else if report.look.has_rows() {
        stats.write_rows(arguments, &mut report);
    } else {
        stats.draw(arguments).into_iter().for_each(|line| report.line(line));
    }
    let status = report.finish()?;
    if let Some(plot_file) = plot_file {
        plot_file.finish(status, &stats.plot(arguments))?;
    }
    Ok(status)
}

/// The number of solutions of a puzzle, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SolutionCount {
    Unique,
    Several,
    None,
    Unknown,
}

impl SolutionCount {
    const ALL: [Self; 4] = [Self::Unique, Self::Several, Self::None, Self::Unknown];

    fn name(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several => "several",
            Self::None => "none",
            Self::Unknown => "stopped",
        }
    }
}

/// The facts about a puzzle that the figures need.
enum ListFact {
    Unreadable,
    Puzzle {
        clues: usize,
        /// The name of its board, if it is not the usual one.
        board: Option<String>,
        solutions: SolutionCount,
        grade: Option<PuzzleGrade>,
    },
}

/// The figures of a list.
#[derive(Default)]
struct ListStats {
    puzzles: u64,
    unreadable: u64,
    /// The number of puzzles with a rating.
    rated: u64,
    boards: BTreeMap<String, u64>,
    solutions: BTreeMap<SolutionCount, u64>,
    figures: Figures,
}

impl ListStats {
    fn add(&mut self, fact: &ListFact) {
        let ListFact::Puzzle { clues, board, solutions, grade } = fact else {
            self.unreadable += 1;
            return;
        };
        self.puzzles += 1;
        match board {
            Some(board) => count(&mut self.boards, board.clone()),
            None => *self.classic() += 1,
        }
        count(&mut self.solutions, *solutions);
        count(&mut self.figures.clues, *clues);
        if let Some(grade) = grade {
            self.rated += 1;
            self.figures.add_grade(grade);
        }
    }

    /// The number of puzzles on the usual board.
    fn classic(&mut self) -> &mut u64 {
        if !self.boards.contains_key(CLASSIC) {
            self.boards.insert(CLASSIC.to_owned(), 0);
        }
        self.boards.get_mut(CLASSIC).expect("it was inserted")
    }

    fn solutions(&self, solutions: SolutionCount) -> u64 {
        self.solutions.get(&solutions).copied().unwrap_or(0)
    }

    /// The number of puzzles with one solution, but without a rating.
    fn unrated(&self, arguments: &args::Stats) -> u64 {
        if arguments.no_ratings { 0 } else { self.solutions(SolutionCount::Unique) - self.rated }
    }

    fn plot(&self, arguments: &args::Stats) -> Plot {
        let others = [SolutionCount::Several, SolutionCount::None].map(|count| self.solutions(count));
        let left_out = [
            (LeftOut::NotUnique, others.iter().sum()),
            (LeftOut::Unsolved, self.solutions(SolutionCount::Unknown)),
            (LeftOut::Unrated, self.unrated(arguments)),
            (LeftOut::Unreadable, self.unreadable),
        ];
        charts::plot(charts::puzzles(self.puzzles), &self.figures, &left_out)
    }

    fn draw(&self, arguments: &args::Stats) -> Vec<String> {
        let mut lines = vec![match self.unreadable {
            0 => text!("stats-puzzles", n = self.puzzles),
            unreadable => text!("stats-puzzles-unreadable", n = self.puzzles, unreadable),
        }];
        if self.puzzles == 0 {
            return lines;
        }
        let kinds = SolutionCount::ALL.into_iter().filter(|&kind| self.solutions(kind) > 0);
        let kinds: Vec<Phrase> = kinds
            .map(|kind| phrase!("stats-solution-kind", n = self.solutions(kind), kind = kind.name()))
            .collect();
        lines.push(text!("stats-solutions", kinds));
        if self.boards.keys().any(|board| board != CLASSIC) {
            let boards = self.boards.iter();
            let boxes: Vec<Phrase> =
                boards.map(|(board, &n)| phrase!("stats-board-count", board, n)).collect();
            lines.push(text!("stats-boxes", boxes));
        }
        lines.extend(self.figures.draw());
        match self.unrated(arguments) {
            0 => {}
            n => lines.push(text!("stats-unrated", n)),
        }
        lines
    }

    /// Writes a row for each number that is not zero, and for each level.
    fn write_rows(&self, arguments: &args::Stats, report: &mut Report) {
        let look = report.look;
        let mut write = |figure: &'static str, value: &str, count: u64| {
            report.row(Row::new(look).with("figure", figure).with("value", value).with("count", count));
        };
        write("input", "puzzle", self.puzzles);
        write("input", "unreadable", self.unreadable);
        for kind in SolutionCount::ALL {
            write("solutions", kind.name(), self.solutions(kind));
        }
        self.boards.iter().for_each(|(board, &count)| write("board", board, count));
        self.figures.clues.iter().for_each(|(clues, &count)| write("clues", &clues.to_string(), count));
        if arguments.no_ratings {
            return;
        }
        match arguments.measure.scale {
            Scale::Explainer => {
                for level in Level::ALL {
                    write("level", level.name(), self.figures.at_level(level));
                }
            }
            Scale::Hodoku => {
                for level in HodokuLevel::ALL {
                    let count = self.figures.hodoku.get(&level).copied().unwrap_or(0);
                    write("hodoku_level", level.name(), count);
                }
                for (level, &count) in &self.figures.board_levels {
                    write("level", level.name(), count);
                }
            }
        }
        let level = match arguments.measure.scale {
            Scale::Explainer => "level",
            Scale::Hodoku => "hodoku_level",
        };
        write(level, "unrated", self.unrated(arguments));
        self.figures.ratings.iter().for_each(|(er, &count)| write("er", &er.to_string(), count));
        self.figures
            .techniques()
            .iter()
            .for_each(|(technique, count)| write("hardest", technique.id(), *count));
    }
}

/// Solves and rates the puzzles.
struct FactReader<'a> {
    arguments: &'a args::Stats,
    rater: PuzzleRater,
    solver: LineSolver,
    /// With `--no-ratings`, the solutions of plain lines.
    answers: Vec<Answer>,
}

impl<'a> FactReader<'a> {
    fn new(arguments: &'a args::Stats) -> Self {
        let rater = PuzzleRater::new(arguments.measure.scale);
        Self { arguments, rater, solver: LineSolver::default(), answers: Vec::new() }
    }

    fn fact(&mut self, item: &Item, puzzle: &Puzzle, report: &mut Report) -> ListFact {
        let control = report.control(self.arguments.work.limits.timeout);
        let solutions = match puzzle.solve().control(&control).uniqueness() {
            Uniqueness::One(_) => SolutionCount::Unique,
            Uniqueness::Several => SolutionCount::Several,
            Uniqueness::None => SolutionCount::None,
            Uniqueness::Unknown => SolutionCount::Unknown,
        };
        let is_rated = solutions == SolutionCount::Unique && !self.arguments.no_ratings;
        let grade = is_rated.then(|| self.rater.rate(puzzle, &control));
        drop(control);
        if solutions == SolutionCount::Unknown || matches!(grade, Some(Err(Unrated::Stopped))) {
            let verdict = Verdict::stopped(text!("stats-puzzle-stopped"));
            report.status.note(verdict.status);
            report.error_at(item.place(), &verdict.details());
        }
        let geometry = puzzle.geometry();
        let board = (!geometry.is_classic()).then(|| row::board_name(geometry));
        ListFact::Puzzle { clues: puzzle.clues(), board, solutions, grade: grade.and_then(Result::ok) }
    }
}

impl EntryReader for FactReader<'_> {
    type Entry = ListFact;

    fn prepare(&mut self, lines: &PlainPuzzles, report: &Report) {
        if self.arguments.no_ratings {
            let control = report.control(self.arguments.work.limits.timeout);
            self.answers = self.solver.solve(lines.lines(), 2, &control).to_vec();
        }
    }

    fn read_line(&mut self, lines: &PlainPuzzles, index: usize, _: &mut Report) -> LineEntry<ListFact> {
        match self.answers.get(index) {
            Some(answer) if answer.count == Count::Exactly(1) => LineEntry::Read(Some(ListFact::Puzzle {
                clues: lines.lines()[index].clues(),
                board: None,
                solutions: SolutionCount::Unique,
                grade: None,
            })),
            _ => LineEntry::LongWay,
        }
    }

    fn read(&mut self, entry: Entry, report: &mut Report) -> Option<ListFact> {
        match read_puzzle(entry) {
            Ok((item, puzzle)) => Some(self.fact(&item, &puzzle, report)),
            Err(refusal) => {
                report.status.note(Status::Unreadable);
                report.error(refusal.sentence(report.look.naming));
                // Only entries of the list are counted, not files that cannot be opened.
                refusal.line.is_some().then_some(ListFact::Unreadable)
            }
        }
    }
}
