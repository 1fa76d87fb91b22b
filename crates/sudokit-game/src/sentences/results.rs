//! The time, the history and the player's results in sentences.

use super::Sentences;
use super::words::{counted, duration};
use crate::{Key, Statistics, Status, Tally};

impl Sentences<'_> {
    /// How long the game has been played.
    pub fn time(self) -> String {
        let played = duration(self.game.played());
        match (self.game.status(), self.game.is_paused()) {
            (Status::Solved, _) => format!("You solved it in {played}."),
            (_, true) => format!("You have played for {played}. The game is paused."),
            (_, false) => format!("You have played for {played}."),
        }
    }

    /// The clock stood still because nobody was there.
    pub fn welcome_back(self) -> String {
        format!("Welcome back. The clock stood still after {}.", duration(crate::IDLE))
    }

    /// The last actions, at most `number` of them.
    pub fn history(self, number: usize) -> Vec<String> {
        let done = self.game.history().done();
        let mut sentences: Vec<String> = done
            .iter()
            .enumerate()
            .skip(done.len().saturating_sub(number))
            .map(|(index, entry)| format!("{}: {}, after {}.", index + 1, entry.label, duration(entry.at)))
            .collect();
        if sentences.is_empty() {
            sentences.push("Nothing was done yet.".to_owned());
        }
        let undone = self.game.history().undone().len() as u64;
        if undone > 0 {
            sentences.push(format!("{} can be done again: type redo.", counted(undone, "action")));
        }
        sentences
    }

    /// How many solutions the puzzle has.
    pub fn solutions(self) -> String {
        let sentence = match self.game.key() {
            Key::One(_) => "It has one solution.",
            Key::Several => "It has several solutions: each will be right.",
            Key::None => return format!("It has {}.", self.game.no_solution()),
            Key::Unknown => "Whether it has one solution was not found out in time.",
        };
        sentence.to_owned()
    }
}

impl Statistics {
    /// What to say if there are no results.
    pub const NO_GAMES: &'static str = "No game was begun yet.";

    /// The results, one sentence for each kind of game, and how many lines of
    /// the log could not be read.
    pub fn sentences(&self, unreadable: usize) -> Vec<String> {
        let rows = self.rows().map(|(kind, tally)| tally.sentence(&kind.board, &kind.level));
        let mut sentences: Vec<String> = rows.collect();
        if sentences.is_empty() {
            sentences.push(Self::NO_GAMES.to_owned());
        }
        if unreadable > 0 {
            let lines = counted(unreadable as u64, "line");
            sentences.push(format!("Passed over: {lines} of the history that cannot be read."));
        }
        sentences
    }
}

impl Tally {
    /// `9x9, hard: 5 begun, 3 solved, 2 of them without hints: best time 4 minutes, mean 5 minutes.`
    fn sentence(&self, board: &str, level: &str) -> String {
        let Self { played, solved, unaided, best, .. } = self;
        let times = match (best, self.mean()) {
            (Some(best), Some(mean)) => format!(": best time {}, mean {}", duration(*best), duration(mean)),
            _ => String::new(),
        };
        format!("{board}, {level}: {played} begun, {solved} solved, {unaided} of them without hints{times}.")
    }
}
