//! The puzzle to play: one from the command line or standard input, or a new one.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal};
use std::time::Duration;

use anyhow::Context;
use sudokit::Alphabet;
use sudokit::board::Coordinates;
use sudokit::logic::rate::{Explainer, Level};
use sudokit_game::{Game, Key, NewGameOptions};
use sudokit_tui::plain;

use super::front_end::Notes;
use crate::command::create;
use crate::input::PuzzleReader;
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{args, output, stop};

/// The time limit for the solution of a large board. Without the solution, the game has fewer
/// checks and hints.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);

/// The time limit for the rating of a puzzle.
const RATING_TIME_LIMIT: Duration = Duration::from_secs(2);

/// A game, or the status of the program if it ends without one.
pub type Chosen = Result<Box<Game>, Status>;

/// The argument that means standard input.
pub const STANDARD_INPUT: &str = "-";

/// The source of the puzzle: the argument, or else standard input, if it begins with a puzzle
/// and not with a command for the game.
pub fn source(arguments: &args::Play) -> anyhow::Result<Option<OsString>> {
    let is_terminal = io::stdin().is_terminal();
    match &arguments.input {
        Some(source) if source == STANDARD_INPUT && is_terminal => {
            Err(UsageError(text!("games-no-keys")).into())
        }
        Some(source) => Ok(Some(source.clone())),
        None if is_terminal || arguments.resume.is_some() => Ok(None),
        None => {
            let mut input = io::stdin().lock();
            let start = String::from_utf8_lossy(input.fill_buf().context("standard input")?).into_owned();
            let first = start.lines().next().unwrap_or_default();
            let is_puzzle = !first.trim().is_empty() && !plain::is_command(first);
            Ok(is_puzzle.then(|| STANDARD_INPUT.into()))
        }
    }
}

/// The puzzle of a source, or a new one.
pub fn choose(
    arguments: &args::Play,
    source: Option<&OsStr>,
    naming: Coordinates,
    notes: &Notes,
) -> anyhow::Result<Chosen> {
    match source {
        Some(source) => read(source, arguments, naming, notes),
        None => make(arguments, notes),
    }
}

fn read(
    source: &OsStr,
    arguments: &args::Play,
    naming: Coordinates,
    notes: &Notes,
) -> anyhow::Result<Chosen> {
    let mut puzzles =
        PuzzleReader::of_one(source, &arguments.board, arguments.from, arguments.alphabet.as_ref())?;
    let entry = puzzles.next().expect("a source has an entry or an error");
    let item = entry.map_err(|refusal| anyhow::Error::msg(refusal.sentence(naming)))?;
    let place = item.place().to_string();
    let mut game = Game::new(&item.record, &stop::after(Some(TIME_LIMIT)))
        .map_err(|error| anyhow::Error::msg(naming.sentence(&error.to_string())))
        .context(place.clone())?;
    match game.key() {
        Key::None => {
            let reason = game.contradiction_sentence().map(|reason| naming.sentence(&reason));
            let problem = reason.map_or_else(
                || text!("puzzle-no-solution"),
                |reason| text!("puzzle-no-solution-because", reason),
            );
            notes.add(&text!("error-in-source", source = &place, problem));
        }
        Key::Several => notes.add(&text!("games-several-solutions", place = &place)),
        Key::Unknown => notes.add(&text!("games-solution-unknown", place = &place)),
        Key::One(_) => (),
    }
    if puzzles.next().is_some() {
        notes.add(&text!("games-first-of-several", place));
    }
    let mut rater = Explainer::new();
    rater.set_control(&stop::after(Some(RATING_TIME_LIMIT)));
    // Boards other than 9x9 have no rating, and neither has a puzzle that takes too long.
    let grade = rater.rate(game.puzzle()).ok();
    game.origin.rating = grade.map(|grade| grade.er);
    game.origin.level = game.origin.rating.map(Level::of);
    game.origin.title =
        item.source.path.as_deref().and_then(|path| Some(path.file_name()?.to_string_lossy().into()));
    Ok(Ok(Box::new(game)))
}

/// Creates a puzzle as the flags describe it. Without `--difficulty`, it is medium.
fn make(arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    let seed = arguments.seed.unwrap_or_else(create::random_seed);
    create::check_size(&arguments.board, arguments.size)?;
    let board = create::board(&arguments.board, arguments.size, seed)?;
    // Each symbol must be a single key.
    let alphabet = arguments.alphabet.clone().unwrap_or_else(|| Alphabet::usual(board.side()));
    create::check_alphabet(&alphabet, &board)?;
    let level = arguments.difficulty.unwrap_or_else(|| NewGameOptions::default_level(&board));
    let options = NewGameOptions { board, alphabet, level, seed };
    options.check().map_err(|error| UsageError(error.to_string()))?;

    match options.create(&stop::after(None)) {
        Ok(new) => {
            if let Some(note) = &new.note {
                notes.add(note);
            }
            Ok(Ok(Box::new(new.game)))
        }
        Err(_) if stop::is_interrupted() => Ok(Err(Status::Interrupted)),
        Err(missed) => {
            output::error(&missed.to_string());
            Ok(Err(Status::No))
        }
    }
}
