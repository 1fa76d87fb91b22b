//! The colours with which a player paints cells and candidates.

use sudokit_text::{Phrase, phrase};

use crate::TEXTS;
use crate::choices::choices;

choices! {
    /// One of nine colours. The front end chooses the actual colours.
    ///
    /// ```
    /// use sudokit_game::Color;
    ///
    /// assert_eq!(Color::ALL[3].to_string(), "green");
    /// assert_eq!(Color::Green.number(), 4);
    /// assert_eq!(Color::numbered(4), Some(Color::Green));
    /// assert_eq!(Color::numbered(0), None);
    /// assert_eq!((Color::Gray.name(), &Color::Gray.word()[..]), ("gray", "grey"));
    /// ```
    #[allow(missing_docs, reason = "the names are self-explanatory")]
    enum Color {
        Red => "red",
        Orange => "orange",
        Yellow => "yellow",
        Green => "green",
        Cyan => "cyan",
        Blue => "blue",
        Purple => "purple",
        Pink => "pink",
        Gray => "gray",
    }
}

impl Color {
    /// The word in sentences: `grey`. Its [`name`](Self::name) in files is `gray`.
    pub fn word(self) -> String {
        TEXTS.value(&self.phrase().into())
    }

    /// The word as a part of a sentence.
    pub(crate) fn phrase(self) -> Phrase {
        phrase!("color-name", name = self.name())
    }

    /// The number of the colour, from 1: the key that paints with it.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The colour of a number from 1.
    pub fn numbered(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }
}
