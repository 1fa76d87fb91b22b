//! The message that is shown if there is no room for a board.

use std::fmt;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::texts::text;

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
    ///     "This board needs at least 22 columns and 15 rows. The screen has 30 columns and 10 rows."
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
        f.write_str(&text!(
            "screen-too-small",
            columns = usize::from(self.needs.width),
            rows = usize::from(self.needs.height),
            has_columns = usize::from(self.has.width),
            has_rows = usize::from(self.has.height),
        ))
    }
}

impl std::error::Error for TooSmall {}

impl Widget for TooSmall {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        Paragraph::new(Text::raw(self.to_string())).wrap(Wrap { trim: true }).render(area, buffer);
    }
}
