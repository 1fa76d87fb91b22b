//! What there is to say before a game begins.

use std::cell::RefCell;

use super::front_end::Front;
use crate::output;
use crate::report::GlobalOptions;

/// Sentences for the player. A full screen would cover them: there they are
/// said below the board.
pub struct Notes {
    front: Front,
    options: GlobalOptions,
    kept: RefCell<Vec<String>>,
}

impl Notes {
    pub fn new(front: Front, options: GlobalOptions) -> Self {
        Self { front, options, kept: RefCell::default() }
    }

    /// Says something, now or on the screen.
    pub fn add(&self, sentence: &str) {
        match self.front {
            _ if self.options.quiet => (),
            Front::Lines => output::say(sentence),
            Front::Screen => self.kept.borrow_mut().push(sentence.to_owned()),
        }
    }

    /// What is still to be said on the screen.
    pub fn take(&self) -> Option<String> {
        let kept = std::mem::take(&mut *self.kept.borrow_mut());
        (!kept.is_empty()).then(|| kept.join(" "))
    }
}

/// Without a screen after all, what was kept is said now.
impl Drop for Notes {
    fn drop(&mut self) {
        if let Some(sentences) = self.take() {
            output::say(&sentences);
        }
    }
}
