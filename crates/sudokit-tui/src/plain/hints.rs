//! Hints, revealed step by step.

use std::time::Duration;

use sudokit_game::{Action, Advice, Adviser, Game, Hint};

use super::actions::sentences;
use crate::worker::Worker;

/// How often the stop signal is checked.
const POLL: Duration = Duration::from_millis(20);

/// The present hint.
#[derive(Default)]
pub(super) struct Hints {
    hint: Option<Box<Hint>>,
}

impl Hints {
    /// Drops the hint, because the position changed.
    pub(super) fn forget(&mut self) {
        self.hint = None;
    }

    /// What the hint says to do.
    pub(super) fn action(&self) -> Option<Action> {
        self.hint.as_deref().map(Hint::action)
    }

    /// A hint, or more of the present one.
    pub(super) fn reveal(&mut self, game: &mut Game, stop: &dyn Fn() -> bool) -> Vec<String> {
        match &mut self.hint {
            Some(hint) => more(hint).unwrap_or_else(|| vec![sentences(game).hint_complete().to_owned()]),
            None => self.begin(game, stop),
        }
    }

    fn begin(&mut self, game: &mut Game, stop: &dyn Fn() -> bool) -> Vec<String> {
        let advice = advise(game.adviser(), stop);
        let reply = sentences(game).advice(&advice);
        if let Advice::Hint(hint) = advice {
            game.count_hint();
            self.hint = Some(hint);
        }
        reply
    }
}

/// The next sentences of a hint, if there are more.
fn more(hint: &mut Hint) -> Option<Vec<String>> {
    let known = hint.sentences().len();
    // Some levels add nothing.
    while hint.tell_more() {
        let new = &hint.sentences()[known..];
        if !new.is_empty() {
            return Some(new.iter().map(|&sentence| sentence.to_owned()).collect());
        }
    }
    None
}

/// Searches a hint in a thread of its own. A search checks the signal rarely,
/// which on large boards takes longer than a person waits.
fn advise(adviser: Adviser, stop: &dyn Fn() -> bool) -> Advice {
    let worker = Worker::start(move |stop| adviser.advise(stop));
    loop {
        match worker.answer(POLL) {
            Some(advice) => return advice,
            None if stop() => return Advice::Stopped,
            None => (),
        }
    }
}
