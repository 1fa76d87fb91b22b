//! Hints, told little by little.

use std::time::Duration;

use sudokit_game::{Action, Advice, Adviser, Game, Hint};

use crate::worker::Worker;

/// How often a signal to stop is looked for.
const GLANCE: Duration = Duration::from_millis(20);

/// The hint that is being told.
#[derive(Default)]
pub(super) struct Hints {
    told: Option<Box<Hint>>,
}

impl Hints {
    /// The position is another one.
    pub(super) fn forget(&mut self) {
        self.told = None;
    }

    /// What the hint says to do.
    pub(super) fn action(&self) -> Option<Action> {
        self.told.as_deref().map(Hint::action)
    }

    /// A hint, or more of the one that is being told.
    pub(super) fn tell(&mut self, game: &mut Game, stop: &dyn Fn() -> bool) -> Vec<String> {
        match &mut self.told {
            Some(hint) => more(hint),
            None => self.begin(game, stop),
        }
    }

    fn begin(&mut self, game: &mut Game, stop: &dyn Fn() -> bool) -> Vec<String> {
        let advice = advise(game.adviser(), stop);
        let mut sentences = advice.sentences(game);
        match advice {
            Advice::Hint(hint) => {
                game.count_hint();
                self.told = Some(hint);
                sentences.push("Type hint again for more, or do to do it.".to_owned());
            }
            Advice::Mistakes(_) => sentences.push("Type mistake to go back to before that.".to_owned()),
            Advice::DeadEnd => sentences.push("Type undo to go back.".to_owned()),
            Advice::NoSolution | Advice::Solved | Advice::Stuck | Advice::Stopped => (),
        }
        sentences
    }
}

/// What was not told yet.
fn more(hint: &mut Hint) -> Vec<String> {
    let known = hint.sentences().len();
    // Not every level has something to add.
    while hint.tell_more() {
        let new = &hint.sentences()[known..];
        if !new.is_empty() {
            return new.iter().map(|&sentence| sentence.to_owned()).collect();
        }
    }
    vec!["That is all there is to tell. Type do to do it.".to_owned()]
}

/// Looks for a hint in a thread of its own. A search looks for the signal only
/// now and then, which on large boards takes longer than anybody waits.
fn advise(adviser: Adviser, stop: &dyn Fn() -> bool) -> Advice {
    let worker = Worker::start(move |stop| adviser.advise(stop));
    loop {
        match worker.answer(GLANCE) {
            Some(advice) => return advice,
            None if stop() => return Advice::Stopped,
            None => (),
        }
    }
}
