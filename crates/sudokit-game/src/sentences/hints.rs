//! What to do about a hint, or about the lack of one.

use super::Sentences;
use crate::Advice;

impl Sentences<'_> {
    /// The advice, and what to do next.
    pub fn advice(self, advice: &Advice) -> Vec<String> {
        let next = match advice {
            Advice::Hint(_) => self.pick("", "Type hint again for more, or do to do it."),
            Advice::Mistakes(_) => self
                .pick("b goes back to before the first mistake.", "Type mistake to go back to before that."),
            Advice::DeadEnd => self.pick("u takes back what was done.", "Type undo to go back."),
            Advice::NoSolution | Advice::Solved | Advice::Stuck | Advice::Stopped => "",
        };
        let mut sentences = advice.sentences(self.game);
        sentences.extend((!next.is_empty()).then(|| next.to_owned()));
        sentences
    }

    /// The hint has been revealed completely.
    pub fn hint_complete(self) -> &'static str {
        self.pick(
            "That is all there is to tell: a does it.",
            "That is all there is to tell. Type do to do it.",
        )
    }

    /// There is no hint to follow.
    pub fn no_hint(self) -> &'static str {
        self.pick(
            "There is no hint to follow: t asks for one.",
            "There is no hint to follow. Type hint first.",
        )
    }
}
