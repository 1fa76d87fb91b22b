//! A box of lines in the middle of the screen, over everything else.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Wrap};

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
        let mut block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(theme.style(Meaning::BoxLine))
            .title(theme.span(Meaning::Title, format!(" {title} ")))
            .title_alignment(Alignment::Center)
            .padding(Padding::horizontal(1));
        if last > 0 {
            let more = if first < last { " ↓ more " } else { " ↑ back " };
            block = block.title_bottom(theme.span(Meaning::Key, more));
        }
        // What is behind is only dimly seen.
        frame.buffer_mut().set_style(area, theme.style(Meaning::Behind));
        frame.render_widget(Clear, room);
        frame.buffer_mut().set_style(room, theme.ground());
        frame.render_widget(paragraph.scroll((first, 0)).block(block), room);
    }
}
