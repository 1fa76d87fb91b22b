//! The time, the history and the player's results in sentences.

use super::{Sentences, time_in_words};
use crate::texts::text;
use crate::{GameKind, Key, Statistics, Status, Tally};

impl Sentences<'_> {
    /// The playing time.
    pub fn time(self) -> String {
        let time = time_in_words(self.game.played());
        match (self.game.status(), self.game.is_paused()) {
            (Status::Solved, _) => text!("time-solved", time),
            (_, true) => text!("time-paused", time),
            (_, false) => text!("time-played", time),
        }
    }

    /// The clock stopped because there was no input.
    pub fn welcome_back(self) -> String {
        text!("game-welcome-back", time = time_in_words(crate::IDLE))
    }

    /// The last actions, at most `number` of them.
    pub fn history(self, number: usize) -> Vec<String> {
        let done = self.game.history().done();
        let entries = done.iter().enumerate().skip(done.len().saturating_sub(number));
        let naming = self.game.settings.coordinates;
        let mut sentences: Vec<String> = entries
            .map(|(index, entry)| {
                let (action, time) = (naming.sentence(&entry.label), time_in_words(entry.at));
                text!("history-action", number = index + 1, action, time)
            })
            .collect();
        if sentences.is_empty() {
            sentences.push(text!("history-empty"));
        }
        let undone = self.game.history().undone().len();
        if undone > 0 {
            sentences.push(text!("history-undone", n = undone));
        }
        sentences
    }

    /// The number of solutions of the puzzle.
    pub fn solutions(self) -> String {
        match self.game.key() {
            Key::One(_) => text!("solutions-one"),
            Key::Several => text!("solutions-several"),
            Key::None => self.game.no_solution_sentence(),
            Key::Unknown => text!("solutions-unknown"),
        }
    }
}

impl Statistics {
    /// The sentence if there are no results.
    pub fn no_games() -> String {
        text!("statistics-none")
    }

    /// The results, one sentence for each kind of game, and the number of lines
    /// of the log that could not be read.
    pub fn sentences(&self, unreadable: usize) -> Vec<String> {
        let mut sentences: Vec<String> = self.rows().map(|(kind, tally)| tally.sentence(kind)).collect();
        if sentences.is_empty() {
            sentences.push(Self::no_games());
        }
        if unreadable > 0 {
            sentences.push(text!("statistics-unreadable", n = unreadable));
        }
        sentences
    }
}

impl Tally {
    /// `9x9, hard: 5 started, 3 solved, 2 of them without hints; best time 4 minutes, …`
    fn sentence(&self, kind: &GameKind) -> String {
        text!(
            "statistics-kind",
            board = &kind.board,
            level = &kind.level,
            played = self.played,
            solved = self.solved,
            unaided = self.unaided,
            best = Vec::from_iter(self.best.map(time_in_words)),
            mean = Vec::from_iter(self.mean().map(time_in_words)),
        )
    }
}
