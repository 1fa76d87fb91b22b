//! A new puzzle to play.

use sudokit::Alphabet;
use sudokit::rate::Level;
use sudokit_tui::play::Wish;

use super::notes::Notes;
use super::puzzle::Chosen;
use crate::args;
use crate::command::create;
use crate::output;
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

/// On smaller boards, singles are enough for every puzzle.
const SMALLEST_MEDIUM: usize = 6;

/// Makes a puzzle as the flags say, a medium one where they do not say how hard.
pub fn make(arguments: &args::Play, notes: &Notes) -> anyhow::Result<Chosen> {
    let board = create::board(&arguments.board, arguments.size)?;
    // A symbol that is one character is one key.
    let alphabet = arguments.alphabet.clone().unwrap_or_else(|| Alphabet::usual(board.side()));
    create::check_alphabet(&alphabet, &board)?;
    let usual = if board.side() < SMALLEST_MEDIUM { Level::Easy } else { Level::Medium };
    let level = arguments.difficulty.unwrap_or(usual);
    let seed = arguments.seed.unwrap_or_else(create::random_seed);
    let wish = Wish { board, alphabet, level, seed };
    wish.check().map_err(|error| UsageError(error.to_string()))?;

    let stop = Stop::after(None);
    match wish.make(&|| stop.is_due()) {
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
