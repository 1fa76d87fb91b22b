//! Questions of the player: about a hint, its proof and its lesson, and about mistakes.

use sudokit::logic::explain::Reveal;
use sudokit_game::{Advice, Check, Mistake, Turn, first_mistakes};

use super::{PlayApp, PlayDialog, PlayRequest, Tone, Waiting};
use crate::texts::text;

impl PlayApp {
    /// Requests a hint, or reveals more of the current one.
    pub(super) fn ask_for_hint(&mut self) {
        let cursor = self.game.selection.cursor();
        if self.hints.hint.is_some() {
            if !self.hints.reveal_more(cursor) {
                self.say(Tone::Plain, self.sentences().hint_complete());
            }
        } else if let Some(Waiting::Hint { more }) = &mut self.waiting {
            *more += 1;
        } else if self.waiting.is_none() {
            self.waiting = Some(Waiting::Hint { more: 0 });
            self.request(PlayRequest::Advise);
        }
    }

    /// Applies the hint, however much of it is revealed.
    pub(super) fn follow_hint(&mut self) {
        match &self.hints.hint {
            Some(hint) => {
                let action = hint.action();
                let first = hint.step.placements.iter().chain(&hint.step.eliminations).next();
                if let Some(candidate) = first {
                    self.game.selection.set(candidate.cell);
                }
                self.act(&action);
            }
            None => self.say(Tone::Plain, self.sentences().no_hint()),
        }
    }

    /// Shows the next sentence of the proof on the board, or the one before.
    pub(super) fn step_proof(&mut self, turn: Turn) {
        if self.hints.hint.is_none() {
            self.say(Tone::Plain, self.sentences().no_hint());
        } else if !self.hints.step(turn, self.game.selection.cursor()) {
            let sentence = match turn {
                Turn::Next => text!("play-proof-end"),
                Turn::Back => text!("proof-beginning"),
            };
            self.say(Tone::Plain, sentence);
        }
    }

    /// Opens the lesson about the technique of the hint. Without a hint, opens the rules
    /// of the board.
    pub(super) fn open_lesson(&mut self) {
        match &self.hints.hint {
            Some(hint) if hint.revealed >= Reveal::Technique => {
                self.dialog = Some(PlayDialog::Lesson { technique: hint.step.technique, scroll: 0 });
            }
            Some(_) => self.say(Tone::Plain, text!("play-hint-without-name")),
            None => self.dialog = Some(PlayDialog::Rules { scroll: 0 }),
        }
    }

    /// The position has changed: drops the hint and the search for one.
    pub(super) fn forget_hint(&mut self) {
        self.hints.hint = None;
        if self.waiting.take().is_some() {
            self.request(PlayRequest::Cancel);
        }
    }

    /// Takes the advice that was requested.
    pub fn advised(&mut self, advice: Advice) {
        let Some(Waiting::Hint { more }) = self.waiting else { return };
        self.waiting = None;
        match advice {
            Advice::Hint(mut hint) => {
                (0..more).for_each(|_| _ = hint.tell_more());
                self.game.count_hint();
                self.request(PlayRequest::Save);
                self.hints.show(*hint, self.game.selection.cursor());
            }
            Advice::Mistakes(mistakes) => self.mark_mistakes(&mistakes),
            advice => {
                let tone = if advice == Advice::DeadEnd { Tone::Bad } else { Tone::Plain };
                self.say(tone, self.sentences().advice(&advice).join(" "));
            }
        }
    }

    pub(super) fn undo_mistakes(&mut self) {
        let count = self.game.undo_mistakes();
        if count > 0 {
            self.changed();
        }
        let tone = if count == 0 { Tone::Good } else { Tone::Plain };
        self.say(tone, self.sentences().mistakes_undone(count));
    }

    pub(super) fn check(&mut self) {
        match self.game.check() {
            Check::Mistakes(mistakes) => self.mark_mistakes(&mistakes),
            check => {
                let tone = if check == Check::NoSolution { Tone::Bad } else { Tone::Good };
                self.say(tone, check.sentences(&self.game).join(" "));
            }
        }
    }

    /// Marks mistakes on the board until something changes, and says how many there are.
    fn mark_mistakes(&mut self, mistakes: &[Mistake]) {
        let mistakes = first_mistakes(mistakes);
        self.mistaken = mistakes.iter().map(|mistake| mistake.cell).collect();
        self.say(Tone::Bad, self.sentences().marked_mistakes(&mistakes));
    }
}
