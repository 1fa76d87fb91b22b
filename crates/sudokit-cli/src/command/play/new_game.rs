//! A new puzzle to play.

use sudokit::Alphabet;
use sudokit_game::NewGameOptions;

use super::notes::Notes;
use super::puzzle::Chosen;
use crate::args;
use crate::command::create;
use crate::output;
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

/// Makes a puzzle as the flags say, a medium one where they do not say how hard.
pub fn make(arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    let board = create::board(&arguments.board, arguments.size)?;
    // A symbol that is one character is one key.
    let alphabet = arguments.alphabet.clone().unwrap_or_else(|| Alphabet::usual(board.side()));
    create::check_alphabet(&alphabet, &board)?;
    let level = arguments.difficulty.unwrap_or_else(|| NewGameOptions::default_level(&board));
    let seed = arguments.seed.unwrap_or_else(create::random_seed);
    let options = NewGameOptions { board, alphabet, level, seed };
    options.check().map_err(|error| UsageError(error.to_string()))?;

    let stop = Stop::after(None);
    match options.create(&|| stop.is_due()) {
        Ok(new) => {
            if let Some(note) = &new.note {
                notes.add(note);
            }
            Ok(Chosen::Game(Box::new(new.game)))
        }
        Err(_) if stop::is_interrupted() => Ok(Chosen::Nothing(Status::Interrupted)),
        Err(missed) => {
            output::error(&missed.to_string());
            Ok(Chosen::Nothing(Status::No))
        }
    }
}
