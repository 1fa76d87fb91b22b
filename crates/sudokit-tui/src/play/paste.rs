//! A puzzle from the clipboard.

use std::cell::Cell;

use sudokit_game::Game;

use super::App;
use super::dialog::Dialog;
use super::message::Tone;

impl App {
    /// Offers to play what was pasted.
    pub(super) fn paste(&mut self, text: &str) {
        let record = match sudokit::format::parse(text) {
            Ok(record) => record,
            Err(error) => return self.say(Tone::Bad, format!("What was pasted is no puzzle: {error}.")),
        };
        // A person waits: what takes longer is played without knowing the solution.
        let looks = Cell::new(0);
        let stop = || {
            looks.set(looks.get() + 1);
            looks.get() > PATIENCE
        };
        match Game::new(&record, &stop) {
            Ok(game) => self.dialog = Some(Dialog::Pasted(Box::new(game))),
            Err(error) => self.say(Tone::Bad, format!("What was pasted cannot be played: {error}.")),
        }
    }
}

/// How often the search for the solution is let go on, a few milliseconds each.
const PATIENCE: u32 = 100;
