//! What is shown instead of a board that has no room.

use std::fmt;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// No form of the board fits. It is drawn as a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooSmall {
    /// The size of the smallest form.
    pub needs: Size,
    /// The size of the screen.
    pub has: Size,
}

impl TooSmall {
    /// The same for a caller that needs more columns and rows besides the board.
    ///
    /// ```
    /// use ratatui::layout::Size;
    /// use sudokit_tui::TooSmall;
    ///
    /// let board = TooSmall { needs: Size::new(22, 13), has: Size::new(30, 8) };
    /// assert_eq!(
    ///     board.plus(0, 2).to_string(),
    ///     "This board needs a terminal of at least 22x15; this one has 30x10."
    /// );
    /// ```
    #[must_use]
    pub fn plus(self, columns: u16, rows: u16) -> Self {
        let more = |size: Size| Size::new(size.width + columns, size.height + rows);
        Self { needs: more(self.needs), has: more(self.has) }
    }
}

impl fmt::Display for TooSmall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { needs, has } = self;
        write!(f, "This board needs a terminal of at least {needs}; this one has {has}.")
    }
}

impl std::error::Error for TooSmall {}

impl Widget for TooSmall {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        Paragraph::new(Text::raw(self.to_string())).wrap(Wrap { trim: true }).render(area, buffer);
    }
}
