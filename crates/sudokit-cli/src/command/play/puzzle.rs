//! The puzzle to play: one that somebody brings, or a new one.

use std::ffi::OsStr;
use std::time::Duration;

use anyhow::Context;
use sudokit::rate::{Explainer, Level};
use sudokit_game::{Game, Key};

use super::new_game;
use super::notes::Notes;
use crate::args;
use crate::input::PuzzleReader;
use crate::output;
use crate::status::{Status, UsageError};
use crate::stop::Stop;

/// So long a player waits for the solution of a large board; without it there
/// are fewer checks and hints.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// So long a player waits to know how hard a puzzle is.
const RATING_PATIENCE: Duration = Duration::from_secs(2);

/// What came of looking for a puzzle.
pub enum Chosen {
    Game(Box<Game>),
    Nothing(Status),
}

/// The puzzle that the command line names, or a new one.
pub fn choose(arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    match &arguments.input {
        Some(source) => read(source, arguments, notes),
        None => new_game::make(arguments, notes),
    }
}

fn read(source: &OsStr, arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    if source == "-" {
        let sentence = "standard input is where you type: name a file, or give the puzzle itself";
        return Err(UsageError(sentence.to_owned()).into());
    }
    let mut puzzles =
        PuzzleReader::of_one(source, &arguments.board, arguments.from, arguments.alphabet.as_ref())?;
    let item = match puzzles.next().expect("a source has an entry or an error") {
        Ok(item) => item,
        Err(unreadable) => anyhow::bail!("{}: {}", unreadable.source.name, unreadable.message),
    };
    let place = item.place().to_string();
    let mut game =
        Game::new(&item.record, &stop_after(PATIENCE)).map_err(anyhow::Error::from).context(place.clone())?;
    match game.key() {
        Key::None => {
            output::error(&format!("{place}: this puzzle has no solution"));
            return Ok(Chosen::Nothing(Status::No));
        }
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
    let stop = Stop::after(Some(RATING_PATIENCE));
    // Other boards have no scale, and what takes too long stays unrated.
    let grade = Explainer::new().rate_until(game.puzzle(), &|| stop.is_due()).ok();
    game.origin.rating = grade.map(|grade| grade.er);
    game.origin.level = game.origin.rating.map(Level::of);
    game.origin.title =
        item.source.path.as_deref().and_then(|path| Some(path.file_name()?.to_string_lossy().into()));
    Ok(Chosen::Game(Box::new(game)))
}

/// A stop signal after a time, or at Ctrl-C.
pub fn stop_after(time: Duration) -> impl Fn() -> bool {
    let stop = Stop::after(Some(time));
    move || stop.is_due()
}
