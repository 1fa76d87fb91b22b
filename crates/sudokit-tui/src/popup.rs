//! A box of lines in the middle of the screen, over everything else.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use crate::{Meaning, Theme};

/// Lines under a title, from the first one that is seen.
#[derive(Debug)]
pub(crate) struct Popup {
    pub(crate) title: &'static str,
    pub(crate) lines: Vec<Line<'static>>,
    pub(crate) first: usize,
}

impl Popup {
    /// As large as the lines need; what does not fit can be scrolled to.
    pub(crate) fn draw(self, frame: &mut Frame, theme: Theme) {
        let Self { title, lines, first } = self;
        let area = frame.area();
        let width = lines.iter().map(Line::width).max().unwrap_or(0).max(title.len()) as u16 + 4;
        let width = width.min(area.width);
        let paragraph = Paragraph::new(lines).wrap(Wrap { trim: false });
        let inner = width.saturating_sub(4);
        let rows = paragraph.line_count(inner) as u16;
        let height = (rows + 2).min(area.height);
        let room = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
        let last = rows.saturating_sub(height.saturating_sub(2));
        let first = (first as u16).min(last);
        let mut block = Block::bordered().title(title).padding(Padding::horizontal(1));
        if last > 0 {
            block = block.title_bottom(if first < last { " ↓ more " } else { " ↑ back " });
        }
        frame.render_widget(Clear, room);
        frame
            .render_widget(paragraph.scroll((first, 0)).block(block.style(theme.style(Meaning::Text))), room);
    }
}
