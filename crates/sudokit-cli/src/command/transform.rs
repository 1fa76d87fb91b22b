//! `sudoku transform`

use std::cell::Cell;

use sudokit::transform::Transform;
use sudokit::{Alphabet, Digit, Error, Record};

use super::create::random_seed;
use crate::args;
use crate::input::{Item, Items};
use crate::row::{self, Row};
use crate::session::{Manner, Session, Word};
use crate::status::{Status, UsageError};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "result", "transform", "error"];

pub fn run(arguments: &args::Transform, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let puzzles = Cell::new(0);
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let number = puzzles.replace(puzzles.get() + 1);
        let transform = wish(arguments, record, seed, number)?;
        match record.transformed(&transform) {
            Ok(image) => tell(arguments, session, item, record, &image, &transform),
            Err(error) => session.refuse_puzzle(item, record, Status::No, &error.to_string()),
        }
    })
}

fn tell(
    arguments: &args::Transform,
    session: &mut Session,
    item: &Item,
    record: &Record,
    image: &Record,
    transform: &Transform,
) -> anyhow::Result<()> {
    if session.look().has_rows() {
        let row = Row::of(item, record)
            .with("result", row::cells(record, &image.grid))
            .with("transform", transform.to_string());
        return session.say(Word::Row(row));
    }
    session.note_loss(item, image, arguments.output.to)?;
    session.write_board(item, image, &image.grid, arguments.output.to)
}

/// What the flags ask for, in the order in which help lists them.
fn wish(arguments: &args::Transform, record: &Record, seed: u64, number: u64) -> anyhow::Result<Transform> {
    let board = record.grid.geometry();
    let side = board.side();
    let mut transform = Transform::identity(side);
    if let Some(text) = &arguments.apply {
        let named = Transform::parse(text, side).map_err(|error| usage("--apply", &error))?;
        transform = transform.then(&if arguments.inverse { named.inverse() } else { named });
    }
    for motion in [arguments.rotate, arguments.mirror].into_iter().flatten() {
        transform = transform.then(&Transform::of(motion, side));
    }
    if arguments.random {
        transform = transform.then(&Transform::random(board, seed, number));
    }
    if let Some(text) = &arguments.relabel {
        let digits = digits(text, &record.alphabet, side);
        let relabelling = digits.and_then(|digits| Transform::relabelling(&digits).ok());
        transform = transform.then(&relabelling.ok_or_else(|| {
            UsageError(format!(
                "--relabel takes every digit of the board once: the image of the first, of the second …; \
                 this is a {side}x{side} board"
            ))
        })?);
    }
    if arguments.normalize_digits
        && let Ok(image) = record.grid.transformed(&transform)
    {
        transform = transform.then(&Transform::normalizing(&image));
    }
    Ok(transform)
}

fn usage(flag: &str, error: &Error) -> UsageError {
    UsageError(format!("{flag}: {error}"))
}

/// Digits as the puzzle writes them, one after another, or separated by commas.
fn digits(text: &str, alphabet: &Alphabet, side: usize) -> Option<Vec<Digit>> {
    let words: Vec<String> = if text.contains(',') {
        text.split(',').map(|word| word.trim().to_owned()).collect()
    } else {
        text.chars().map(String::from).collect()
    };
    let digit = |word: &String| Digit::all(side).find(|&digit| alphabet.symbol(digit) == *word);
    words.iter().map(digit).collect::<Option<Vec<_>>>().filter(|digits| digits.len() == side)
}
