//! The puzzle to play: one that somebody brings, or a new one.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal};
use std::time::Duration;

use anyhow::Context;
use sudokit::Alphabet;
use sudokit::logic::rate::{Explainer, Level};
use sudokit_game::{Game, Key, NewGameOptions};
use sudokit_tui::plain;

use super::front_end::Notes;
use crate::command::create;
use crate::input::PuzzleReader;
use crate::status::{Status, UsageError};
use crate::{args, output, stop};

/// So long a player waits for the solution of a large board; without it there
/// are fewer checks and hints.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// So long a player waits to know how hard a puzzle is.
const RATING_PATIENCE: Duration = Duration::from_secs(2);

/// A game, or how the program ends without one.
pub type Chosen = Result<Box<Game>, Status>;

/// The name of standard input.
pub const STANDARD_INPUT: &str = "-";

/// Where the puzzle comes from: what the command line names, or standard input if a
/// puzzle is there and not commands for the game.
pub fn source(arguments: &args::Play) -> anyhow::Result<Option<OsString>> {
    let is_terminal = io::stdin().is_terminal();
    match &arguments.input {
        Some(source) if source == STANDARD_INPUT && is_terminal => {
            let sentence = "standard input is where you type: name a file, or give the puzzle itself";
            Err(UsageError(sentence.to_owned()).into())
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
pub fn choose(arguments: &args::Play, source: Option<&OsStr>, notes: &Notes) -> anyhow::Result<Chosen> {
    match source {
        Some(source) => read(source, arguments, notes),
        None => make(arguments, notes),
    }
}

fn read(source: &OsStr, arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    let mut puzzles =
        PuzzleReader::of_one(source, &arguments.board, arguments.from, arguments.alphabet.as_ref())?;
    let entry = puzzles.next().expect("a source has an entry or an error");
    let item = entry.map_err(|refusal| anyhow::Error::msg(refusal.sentence()))?;
    let place = item.place().to_string();
    let mut game = Game::new(&item.record, &stop::after(Some(PATIENCE)))
        .map_err(anyhow::Error::from)
        .context(place.clone())?;
    match game.key() {
        Key::None => notes.add(&format!("{place}: this puzzle has {}", game.no_solution())),
        Key::Several => {
            notes.add(&format!("{place}: this puzzle has several solutions: any of them will do"));
        }
        Key::Unknown => notes.add(&format!(
            "{place}: the solution was not found in time: only the rules can tell what is wrong"
        )),
        Key::One(_) => (),
    }
    if puzzles.next().is_some() {
        notes.add(&format!("{place}: this is the first of several puzzles"));
    }
    let mut rater = Explainer::new();
    rater.set_control(&stop::after(Some(RATING_PATIENCE)));
    // Other boards have no scale, and what takes too long stays unrated.
    let grade = rater.rate(game.puzzle()).ok();
    game.origin.rating = grade.map(|grade| grade.er);
    game.origin.level = game.origin.rating.map(Level::of);
    game.origin.title =
        item.source.path.as_deref().and_then(|path| Some(path.file_name()?.to_string_lossy().into()));
    Ok(Ok(Box::new(game)))
}

/// Makes a puzzle as the flags say, a medium one where they do not say how hard.
fn make(arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    let seed = arguments.seed.unwrap_or_else(create::random_seed);
    create::check_size(&arguments.board, arguments.size)?;
    let board = create::board(&arguments.board, arguments.size, seed)?;
    // A symbol that is one character is one key.
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
