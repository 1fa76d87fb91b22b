//! The colours that a player paints cells and candidates with.

use crate::choices::choices;

choices! {
    /// One of nine colours. What they look like is the front end's business.
    ///
    /// ```
    /// use sudokit_game::Color;
    ///
    /// assert_eq!(Color::ALL[3].to_string(), "green");
    /// assert_eq!(Color::Green.number(), 4);
    /// assert_eq!(Color::numbered(4), Some(Color::Green));
    /// assert_eq!(Color::numbered(0), None);
    /// ```
    #[allow(missing_docs, reason = "their names say it")]
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
    /// The number of the colour, from 1: the key that paints with it.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The colour of a number from 1.
    pub fn numbered(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }
}
