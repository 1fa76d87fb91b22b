//! `sudoku play`: a puzzle that is named, made or was left; then the game.

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
use crate::{output, stop};
use front_end::{Front, Notes};
use puzzle::PATIENCE;

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
        return Err(UsageError("--json, --csv and --output are for --stats and --list".to_owned()).into());
    }
    let source = puzzle::source(arguments)?;
    let front = Front::of(arguments, source.as_deref());
    let notes = Notes::new(front, options);
    let store = Store::open();
    let (preferences, told) = store.preferences();
    if let Some(sentence) = &told {
        notes.add(sentence);
    }

    let (game, autosave) = match &arguments.resume {
        Some(name) => match resume(&store, name.as_deref(), &notes)? {
            Some((file, game)) => {
                let autosave = Autosave::of_resumed(store, file, &game);
                (game, autosave)
            }
            None => {
                output::error("there is no game to continue: sudoku play begins one");
                return Ok(Status::No);
            }
        },
        None => match puzzle::choose(arguments, source.as_deref(), &notes)? {
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
    let naming = arguments.coordinates.and_then(|names| session.set(|settings| settings.coordinates = names));
    let theme = arguments.theme.and_then(|theme| session.prefer(|preferences| preferences.theme = theme));
    for sentence in checks.iter().chain(&order).chain(&naming).chain(&theme) {
        notes.add(sentence);
    }
    // For this time only: what is remembered is the theme.
    if options.color == When::Never {
        session.preferences.theme = ThemeChoice::None;
    }
    let opening = if arguments.is_open() && source.is_none() { Opening::Menu } else { Opening::Game };
    front.play(session, opening, &notes)
}

/// The game of a name, or the one that was saved last.
fn resume(store: &Store, name: Option<&str>, notes: &Notes) -> anyhow::Result<Option<(SaveFile, Game)>> {
    let control = stop::after(Some(PATIENCE));
    if let Some(name) = name {
        let game = store.resume_named(name, &control);
        return match game {
            Ok(game) => Ok(Some(game)),
            Err(problem) if problem.path.exists() => Err(anyhow::Error::msg(problem.sentence())),
            Err(_) => Err(UsageError(unknown(name, store)).into()),
        };
    }
    let Resumed { game, unreadable } = store.resume(&control);
    for problem in &unreadable {
        notes.add(&problem.sentence());
    }
    Ok(game)
}

/// Deletes the game of this name, which must be the whole name.
fn delete(name: &str, options: GlobalOptions) -> anyhow::Result<Status> {
    let store = Store::open();
    match store.delete(name) {
        Ok(()) => {
            if !options.quiet {
                output::say(&format!("deleted {name}"));
            }
            Ok(Status::Done)
        }
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidInput) => {
            Err(UsageError(unknown(name, &store)).into())
        }
        Err(error) => Err(error).context(format!("{name} cannot be deleted")),
    }
}

/// That there is no game of this name, and which there are.
fn unknown(name: &str, store: &Store) -> String {
    const SHOWN: usize = 5;
    let (games, _) = store.games();
    let names: Vec<&str> = games.iter().take(SHOWN).map(|game| &game.name[..]).collect();
    match names.len() {
        0 => format!("there is no game called '{name}', and no other either"),
        _ => format!(
            "there is no game called '{name}'; saved last were {} (sudoku play --list shows all)",
            names.join(", ")
        ),
    }
}
