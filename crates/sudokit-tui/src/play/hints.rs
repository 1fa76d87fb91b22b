//! Asking for hints, and following them.

use sudokit::Reveal;
use sudokit_game::Advice;

use super::App;
use super::message::Tone;
use super::request::{Request, Waiting};

impl App {
    /// A hint, or more of the one that is there.
    pub(super) fn ask_for_hint(&mut self) {
        if let Some(hint) = &mut self.hint {
            self.hint_scroll = None;
            if !hint.tell_more() {
                self.say(Tone::Plain, "That is all there is to tell: a does it.");
            }
        } else if let Some(Waiting::Hint { more }) = &mut self.waiting {
            *more += 1;
        } else if self.waiting.is_none() {
            self.waiting = Some(Waiting::Hint { more: 0 });
            self.request(Request::Advise);
        }
    }

    /// Does what the hint says, once it was told.
    pub(super) fn follow_hint(&mut self) {
        match &self.hint {
            Some(hint) if hint.revealed < Reveal::Pattern => {
                self.say(Tone::Plain, "Look first: t tells more of the hint.");
            }
            Some(hint) => {
                let action = hint.action();
                let cell = hint.step.placements.iter().chain(&hint.step.eliminations).next();
                if let Some(candidate) = cell {
                    self.game.selection.set(candidate.cell);
                }
                self.act(&action);
            }
            None => self.say(Tone::Plain, "There is no hint to follow: t asks for one."),
        }
    }

    /// Moves what is seen of the hint.
    pub(super) fn scroll_hint(&mut self, to: impl FnOnce(u16) -> u16) {
        self.hint_scroll = self.hint_scroll.map(to);
    }

    /// The position is another: what was looked for is no longer of use.
    pub(super) fn forget_hint(&mut self) {
        self.hint = None;
        if self.waiting.take().is_some() {
            self.request(Request::Cancel);
        }
    }

    /// A hint was looked for, and this was found.
    pub fn advised(&mut self, advice: Advice) {
        let Some(Waiting::Hint { more }) = self.waiting else { return };
        self.waiting = None;
        match advice {
            Advice::Hint(mut hint) => {
                (0..more).for_each(|_| _ = hint.tell_more());
                self.hint_scroll = None;
                self.game.count_hint();
                self.request(Request::Save);
                self.hint = Some(*hint);
            }
            Advice::Mistakes(_) => {
                let sentences = advice.sentences(&self.game).join(" ");
                self.say(Tone::Bad, format!("{sentences} b goes back to before the first mistake."));
            }
            Advice::DeadEnd => {
                let sentences = advice.sentences(&self.game).join(" ");
                self.say(Tone::Bad, format!("{sentences} u takes back what was done."));
            }
            other => self.say(Tone::Plain, other.sentences(&self.game).join(" ")),
        }
    }
}
