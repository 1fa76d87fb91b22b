//! `sudoku sort`

use std::cmp::Ordering;
use std::sync::Arc;

use sudokit::classic::{Board81, Canonizer, Line81};
use sudokit::logic::Scale;
use sudokit::logic::rate::{HodokuLevel, Level, Rating};
use sudokit::transform::CanonicalKey;
use sudokit::{Digit, Puzzle};
use sudokit_text::phrase;

use super::{Verdict, rate};
use crate::args::{self, SortBy};
use crate::echo::Echo;
use crate::grade::{PuzzleGrade, PuzzleRater};
use crate::headers;
use crate::input::{Entry, Item, PlainPuzzles, PuzzleReader, Source, read_puzzle};
use crate::list::{self, EntryReader, LineEntry};
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;

const COLUMNS: Columns = Columns::of(&["er", "level", "hodoku_level", "hodoku_score", "clues", "side"]);

/// The side of the board of a plain line.
const CLASSIC_SIDE: usize = 9;

pub fn run(arguments: &args::Sort, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::of_boards(&arguments.work.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?.keeping_rows();
    headers::check_files(&puzzles, report.look)?;
    let mut entries = Vec::new();
    let new_reader = || SortReader::new(arguments);
    list::run(puzzles, &arguments.work.limits, new_reader, &mut report, |more, _| {
        entries.extend(more);
        Ok(())
    })?;
    // After a signal, the result would be only a part of the list.
    if report.status == Status::Interrupted {
        return report.finish();
    }
    headers::check(entries.iter().map(|entry: &SortEntry| &*entry.source), report.look)?;
    entries.sort_by(|one, other| one.compare(other, arguments.reverse));
    let count =
        |is_counted: fn(&SortPlace) -> bool| entries.iter().filter(|entry| is_counted(&entry.place)).count();
    let unknown = count(|place| *place == SortPlace::Unknown);
    let others = count(|place| *place == SortPlace::NoPuzzle);
    let n = entries.len() - others;
    for SortEntry { source, echo, .. } in entries {
        echo.write(&source, &mut report);
    }
    let mut sentences = vec![phrase!("sort-summary", n, by = name(arguments.by))];
    if unknown > 0 {
        sentences.push(phrase!("sort-unknown", n = unknown));
    }
    if others > 0 {
        sentences.push(phrase!("sort-no-puzzle", n = others));
    }
    report.note(text!("sentences", sentences));
    report.finish()
}

/// The name by which the summary chooses its words.
fn name(by: SortBy) -> &'static str {
    match by {
        SortBy::Rating => "rating",
        SortBy::Hodoku => "hodoku",
        SortBy::Level => "level",
        SortBy::Clues => "clues",
        SortBy::Size => "size",
        SortBy::Puzzle => "puzzle",
        SortBy::Canonical => "canonical",
    }
}

/// A puzzle at its place in the order.
struct SortEntry {
    place: SortPlace,
    source: Arc<Source>,
    echo: Echo,
}

/// The place of an entry. With `--reverse`, only puzzles with a key change their order.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum SortPlace {
    Known(SortKey),
    /// A puzzle without a key.
    Unknown,
    NoPuzzle,
}

impl SortEntry {
    fn compare(&self, other: &Self, is_reverse: bool) -> Ordering {
        match (&self.place, &other.place) {
            (SortPlace::Known(one), SortPlace::Known(other)) if is_reverse => other.cmp(one),
            (one, other) => one.cmp(other),
        }
    }
}

/// The value that a list is sorted by. All values of a list are of the same kind.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum SortKey {
    Rating(Rating),
    Hodoku(HodokuLevel, u32),
    Level(Level),
    Clues(usize),
    Size(usize),
    /// The side, and the digits of all cells.
    Digits(usize, Box<[u8]>),
    Canonical(CanonicalKey),
}

impl SortKey {
    /// The key of a puzzle with this grade.
    fn of_grade(grade: &PuzzleGrade, by: SortBy) -> Option<Self> {
        match (by, grade) {
            (SortBy::Level, PuzzleGrade::Explainer(grade)) => Some(Self::Level(Level::of(grade.er))),
            (SortBy::Level, PuzzleGrade::Board(grade)) => Some(Self::Level(grade.level)),
            (_, PuzzleGrade::Explainer(grade)) => Some(Self::Rating(grade.er)),
            (_, PuzzleGrade::Hodoku(grade)) => Some(Self::Hodoku(grade.level, grade.score)),
            (_, PuzzleGrade::Board(_)) => None,
        }
    }

    fn add_to(&self, row: Row) -> Row {
        match self {
            Self::Rating(er) => row.with("er", *er).with("level", Level::of(*er).name()),
            Self::Hodoku(level, score) => row.with("hodoku_level", level.name()).with("hodoku_score", *score),
            Self::Level(level) => row.with("level", level.name()),
            Self::Clues(clues) => row.with("clues", *clues),
            Self::Size(side) => row.with("side", *side),
            Self::Digits(..) | Self::Canonical(_) => row,
        }
    }
}

/// Finds the keys of puzzles.
struct SortReader<'a> {
    arguments: &'a args::Sort,
    rater: PuzzleRater,
    canonizer: Option<Canonizer>,
}

impl<'a> SortReader<'a> {
    fn new(arguments: &'a args::Sort) -> Self {
        let scale = if arguments.by == SortBy::Hodoku { Scale::Hodoku } else { Scale::Explainer };
        Self { arguments, rater: PuzzleRater::new(scale), canonizer: None }
    }

    /// The key of a plain line, if it can be found without solving the puzzle.
    fn key_of_line(&mut self, line: &Line81) -> Option<SortKey> {
        let board = Board81::from_line(line)?;
        match self.arguments.by {
            SortBy::Rating | SortBy::Hodoku | SortBy::Level => None,
            SortBy::Clues => Some(SortKey::Clues(line.clues())),
            SortBy::Size => Some(SortKey::Size(CLASSIC_SIDE)),
            SortBy::Puzzle => Some(SortKey::Digits(CLASSIC_SIDE, Box::new(*board.digits()))),
            SortBy::Canonical => {
                let form = self.canonizer.get_or_insert_default().puzzle(&board).form;
                Some(SortKey::Canonical(CanonicalKey::new(&form)))
            }
        }
    }

    fn key(&mut self, puzzle: &Puzzle, report: &Report) -> Result<SortKey, Verdict> {
        let side = puzzle.geometry().side();
        Ok(match self.arguments.by {
            SortBy::Rating | SortBy::Hodoku | SortBy::Level => {
                let control = report.control(self.arguments.work.limits.timeout);
                let grade = self.rater.rate(puzzle, &control).map_err(|problem| rate::unrated(&problem))?;
                let no_number = || Verdict::new(Status::No, "refused", text!("sort-no-rating"));
                return SortKey::of_grade(&grade, self.arguments.by).ok_or_else(no_number);
            }
            SortBy::Clues => SortKey::Clues(puzzle.clues()),
            SortBy::Size => SortKey::Size(side),
            SortBy::Puzzle => {
                let digits = puzzle.grid().digits();
                SortKey::Digits(side, digits.map(|digit| digit.map_or(0, Digit::get)).collect())
            }
            SortBy::Canonical => {
                SortKey::Canonical(puzzle.canonical_key().map_err(|error| Verdict::refused(&error))?)
            }
        })
    }

    fn entry(&mut self, item: Item, puzzle: &Puzzle, report: &mut Report) -> Option<SortEntry> {
        let (key, problem) = match self.key(puzzle, report) {
            Ok(key) => (Some(key), None),
            Err(verdict) => (None, Some(verdict)),
        };
        // Other problems do not change the exit code: the puzzle only comes last.
        if let Some(verdict) = problem.as_ref().filter(|verdict| verdict.word == "stopped") {
            report.status.note(verdict.status);
        }
        let echo = match (report.look.has_rows(), &problem) {
            (false, _) => Echo::of(&item, report)?,
            (true, Some(verdict)) => Echo::row(report.row_of(&item, verdict.word).failed(&verdict.details())),
            (true, None) => {
                let row = report.row_of(&item, "sorted");
                Echo::row(key.iter().fold(row, |row, key| key.add_to(row)).end())
            }
        };
        let place = key.map_or(SortPlace::Unknown, SortPlace::Known);
        Some(SortEntry { place, source: item.source, echo })
    }
}

impl EntryReader for SortReader<'_> {
    type Entry = SortEntry;

    fn read_line(&mut self, lines: &PlainPuzzles, index: usize, report: &mut Report) -> LineEntry<SortEntry> {
        let text = lines.text(index).filter(|_| report.look.is_plain());
        match text.and_then(|text| Some((text, self.key_of_line(&lines.lines()[index])?))) {
            Some((text, key)) => {
                let (source, echo) = (Arc::clone(&lines.source), Echo::line(text));
                LineEntry::Read(Some(SortEntry { place: SortPlace::Known(key), source, echo }))
            }
            None => LineEntry::LongWay,
        }
    }

    fn read(&mut self, entry: Entry, report: &mut Report) -> Option<SortEntry> {
        match read_puzzle(entry) {
            Ok((item, puzzle)) => self.entry(item, &puzzle, report),
            Err(refusal) => {
                let echo = Echo::of_refusal(&refusal, report)?;
                Some(SortEntry { place: SortPlace::NoPuzzle, source: refusal.source, echo })
            }
        }
    }
}
