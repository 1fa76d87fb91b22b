//! `sudoku play`: chooses a puzzle or a saved game, and starts the front end.

mod front_end;
mod list;
mod puzzle;
mod stats;

use std::io::ErrorKind;

use anyhow::Context;
use sudokit_game::{Game, ThemeChoice};
use sudokit_store::{Autosave, Resumed, SaveFile, Session, Store};
use sudokit_tui::play::Opening;

use crate::args::{self, When};
use crate::report::GlobalOptions;
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{output, stop};
use front_end::{Front, Notes};
use puzzle::TIME_LIMIT;

pub fn run(arguments: &args::Play, options: GlobalOptions) -> anyhow::Result<Status> {
    if arguments.stats {
        return stats::run(&arguments.output, options);
    }
    if arguments.list {
        return list::run(&arguments.output, options);
    }
    if let Some(name) = &arguments.delete {
        return delete(name, options);
    }
    if arguments.output.json || arguments.output.csv || arguments.output.target.output.is_some() {
        return Err(UsageError(text!("games-flags-for-lists")).into());
    }
    let source = puzzle::source(arguments)?;
    let front = Front::of(arguments, source.as_deref());
    let notes = Notes::new(front, options);
    let store = Store::open();
    let (preferences, message) = store.preferences();
    if let Some(sentence) = &message {
        notes.add(sentence);
    }

    let naming = options.coordinates.unwrap_or(preferences.settings.coordinates);
    let (game, autosave) = match &arguments.resume {
        Some(name) => match resume(&store, name.as_deref(), &notes)? {
            Some((file, game)) => {
                let autosave = Autosave::of_resumed(store, file, &game);
                (game, autosave)
            }
            None => {
                output::error(&text!("games-none-to-resume"));
                return Ok(Status::No);
            }
        },
        None => match puzzle::choose(arguments, source.as_deref(), naming, &notes)? {
            Ok(mut game) => {
                game.settings = preferences.settings;
                let autosave = Autosave::of_new(store, &game);
                (*game, autosave)
            }
            Err(status) => return Ok(status),
        },
    };
    let mut session = Session { game, autosave, preferences };
    let checks = arguments.checks.and_then(|checks| session.set(|settings| settings.checks = checks));
    let order = arguments.order.and_then(|order| session.set(|settings| settings.order = order));
    let named = options.coordinates.and_then(|names| session.set(|settings| settings.coordinates = names));
    let theme = arguments.theme.and_then(|theme| session.prefer(|preferences| preferences.theme = theme));
    for sentence in checks.iter().chain(&order).chain(&named).chain(&theme) {
        notes.add(sentence);
    }
    // This applies to this game only. The saved theme does not change.
    if options.color == When::Never {
        session.preferences.theme = ThemeChoice::None;
    }
    let opening = if arguments.is_open() && source.is_none() { Opening::Menu } else { Opening::Game };
    front.play(session, opening, &notes)
}

/// The game with this name.
pub fn saved(store: &Store, name: &str) -> anyhow::Result<(SaveFile, Game)> {
    match store.resume_named(name, &stop::after(Some(TIME_LIMIT))) {
        Ok(game) => Ok(game),
        Err(problem) if problem.path.exists() => Err(anyhow::Error::msg(problem.sentence())),
        Err(_) => Err(unknown(name, store).into()),
    }
}

/// The unfinished game that was saved last.
pub fn last(store: &Store) -> Option<(SaveFile, Game)> {
    store.resume(&stop::after(Some(TIME_LIMIT))).game
}

/// The game with a name, or else the one that was saved last.
fn resume(store: &Store, name: Option<&str>, notes: &Notes) -> anyhow::Result<Option<(SaveFile, Game)>> {
    if let Some(name) = name {
        return saved(store, name).map(Some);
    }
    let Resumed { game, unreadable } = store.resume(&stop::after(Some(TIME_LIMIT)));
    for problem in &unreadable {
        notes.add(&problem.sentence());
    }
    Ok(game)
}

/// Deletes the game with exactly this name.
fn delete(name: &str, options: GlobalOptions) -> anyhow::Result<Status> {
    let store = Store::open();
    match store.delete(name) {
        Ok(()) => {
            if !options.quiet {
                output::say(&text!("games-deleted", name));
            }
            Ok(Status::Done)
        }
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidInput) => {
            Err(unknown(name, &store).into())
        }
        Err(error) => Err(error).with_context(|| text!("games-not-deleted", name)),
    }
}

/// The error that there is no game with this name. It names some that exist.
fn unknown(name: &str, store: &Store) -> UsageError {
    const SHOWN: usize = 5;
    let (games, _) = store.games();
    let games: Vec<&str> = games.iter().take(SHOWN).map(|game| &game.name[..]).collect();
    UsageError(text!("games-unknown", name, games))
}
