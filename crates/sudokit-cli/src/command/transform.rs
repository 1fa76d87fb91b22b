//! `sudoku transform`

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use sudokit::format::{Format, Loss, Record};
use sudokit::transform::Transform;
use sudokit::{Alphabet, Digit};

use super::create::random_seed;
use super::own_format;
use super::verdict::Verdict;
use crate::args::{self, Limits};
use crate::batch::{self, PuzzleWorker, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::output::Gaps;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns};
use crate::status::{Status, UsageError};
use crate::texts::text;

const COLUMNS: Columns = Columns::of(&["result", "transform", "board", "result_board"]);

pub fn run(arguments: &args::Transform, options: GlobalOptions) -> anyhow::Result<Status> {
    check_values(arguments)?;
    let report = Report::of_boards(&arguments.output, options, COLUMNS)?.with_gaps(Gaps::Boards);
    let mut puzzles = PuzzleReader::new(&arguments.input, options.naming())?;
    let seed = arguments.seed.unwrap_or_else(random_seed);
    if arguments.random && arguments.seed.is_none() {
        puzzles.continuing_flags = format!(" --seed {seed}");
    }
    let skipped = arguments.input.skip;
    // Random transforms depend on the number of the puzzle, so one worker counts them.
    batch::run(puzzles, &Limits::ONE_BY_ONE, report, Shortcut::None, || Transformer {
        arguments,
        seed,
        puzzles: skipped,
    })
}

/// Fails if a value fits no board. Whether it fits a puzzle is known only when the puzzle is
/// read.
fn check_values(arguments: &args::Transform) -> Result<(), UsageError> {
    const SIDES: RangeInclusive<usize> = 4..=64;
    if let Some(text) = &arguments.apply {
        // An error that depends on the side may be caused by a puzzle.
        let problem = |side| Transform::parse(text, side).err().map(|error| error.to_string());
        let problems: BTreeSet<Option<String>> = SIDES.map(problem).collect();
        if let (1, Some(Some(problem))) = (problems.len(), problems.first()) {
            return Err(UsageError(format!("--apply: {problem}")));
        }
    }
    if let Some(text) = &arguments.relabel {
        let names = symbols(text);
        let different: BTreeSet<&String> = names.iter().collect();
        if different.len() < names.len() || !SIDES.contains(&names.len()) {
            return Err(UsageError(text!("transform-relabel-any")));
        }
    }
    Ok(())
}

struct Transformer<'a> {
    arguments: &'a args::Transform,
    seed: u64,
    /// The number of puzzles so far, which determines the random transform.
    puzzles: u64,
}

impl PuzzleWorker for Transformer<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let image = self.requested(&item.record).and_then(|transform| {
            let image = item.record.transformed(&transform).map_err(|error| error.to_string())?;
            Ok((image, transform))
        });
        self.puzzles += 1;
        match image {
            Ok((image, transform)) => self.write(item, &image, &transform, report),
            Err(problem) => report.no_result(item, &Verdict::new(Status::WrongUsage, "refused", problem)),
        }
    }
}

impl Transformer<'_> {
    fn write(&self, item: &Item, image: &Record, transform: &Transform, report: &mut Report) {
        if report.look.has_rows() {
            let row = report
                .row_of(item, "transformed")
                .with("result", row::board(report.look, &item.record, &image.grid))
                .with("transform", transform.to_string())
                .with("board", row::board_name(item.record.grid.geometry()))
                .with("result_board", row::board_name(image.grid.geometry()));
            return report.row(row);
        }
        let to = self.arguments.output.to;
        let Some(sentence) = other_board(to.unwrap_or_else(|| own_format(image)), &item.record, image) else {
            return report.convert_board(item.place(), image, &image.grid, to);
        };
        report.note_at(item.place(), &sentence);
        report.write_board(item.place(), image, &image.grid, to);
    }

    /// The transform of all flags, in the order in which the help lists them.
    fn requested(&self, record: &Record) -> Result<Transform, String> {
        let arguments = self.arguments;
        let board = record.grid.geometry();
        let side = board.side();
        let mut transform = Transform::identity(side);
        if let Some(text) = &arguments.apply {
            let named = Transform::parse(text, side).map_err(|error| format!("--apply: {error}"))?;
            transform = transform.then(&if arguments.inverse { named.inverse() } else { named });
        }
        for motion in [arguments.rotate, arguments.mirror].into_iter().flatten() {
            transform = transform.then(&Transform::of(motion, side));
        }
        if arguments.random {
            transform = transform.then(&Transform::random(board, self.seed, self.puzzles));
        }
        if let Some(text) = &arguments.relabel {
            let digits = digits(text, &record.alphabet, side);
            let relabelling = digits.and_then(|digits| Transform::relabelling(&digits).ok());
            transform = transform.then(&relabelling.ok_or_else(|| wrong_names(&record.alphabet, side))?);
        }
        if arguments.normalize_digits
            && let Ok(image) = record.grid.transformed(&transform)
        {
            transform = transform.then(&Transform::normalizing(&image));
        }
        Ok(transform)
    }
}

/// A note if the houses of the board changed, and the format does not record that.
fn other_board(format: Format, record: &Record, image: &Record) -> Option<String> {
    let board = image.grid.geometry();
    if board == record.grid.geometry() || format.loss(image) != Some(Loss::Board) {
        return None;
    }
    Some(match board.shape() {
        Some(shape) if board.regions() != record.grid.geometry().regions() => {
            text!("transform-boxes-turned", shape = shape.to_string())
        }
        Some(_) => text!("transform-houses-turned", format = format.to_string()),
        None => text!("transform-regions-turned", regions = board.regions().to_string()),
    })
}

/// The error for a wrong value of `--relabel`.
fn wrong_names(alphabet: &Alphabet, side: usize) -> String {
    let symbols: Vec<String> = Digit::all(side).map(|digit| alphabet.symbol(digit)).collect();
    let separator = if symbols.iter().all(|symbol| symbol.chars().count() == 1) { "" } else { "," };
    text!("transform-relabel", symbols = symbols.join(separator))
}

/// The symbols of a value of `--relabel`, with commas between them or with nothing.
fn symbols(text: &str) -> Vec<String> {
    if text.contains(',') {
        text.split(',').map(|word| word.trim().to_owned()).collect()
    } else {
        text.chars().map(String::from).collect()
    }
}

/// Digits in the symbols of the puzzle, with commas between them or with nothing.
fn digits(text: &str, alphabet: &Alphabet, side: usize) -> Option<Vec<Digit>> {
    let words = symbols(text);
    let digit = |word: &String| Digit::all(side).find(|&digit| alphabet.symbol(digit) == *word);
    words.iter().map(digit).collect::<Option<Vec<_>>>().filter(|digits| digits.len() == side)
}
