//! A box of lines in the middle of the screen, over everything else.

use ratatui::Frame;
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Wrap};

use crate::paging::Paging;
use crate::texts::text;
use crate::{Meaning, Theme};

/// Lines under a title, from the first visible row on.
#[derive(Debug)]
pub(crate) struct Popup {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
    /// The first visible row, unless the chosen line is elsewhere.
    pub(crate) first: usize,
    /// The line that must be visible.
    pub(crate) chosen: Option<usize>,
    pub(crate) frame: PopupFrame,
}

/// The frame around a popup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PopupFrame {
    Drawn,
    /// No frame, and the popup takes the whole screen, so that a person who selects its text
    /// with the mouse gets nothing else.
    None,
}

/// Where a popup was drawn, for the mouse and for scrolling.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PopupArea {
    /// All of it, with its frame.
    pub(crate) room: Rect,
    inner: Rect,
    /// The first visible row.
    first: usize,
    /// The first visible row at the end of the text.
    last: usize,
    /// The row in which each line begins.
    starts: Vec<usize>,
}

/// Longer lines are hard to read.
const WIDEST: u16 = 84;

/// The frame with its padding.
const FRAME: u16 = 4;

/// The columns of text in a popup on this area.
pub(crate) fn text_columns(area: Rect) -> usize {
    area.width.min(WIDEST).saturating_sub(FRAME).into()
}

impl Popup {
    /// Draws it into an area, as large as the lines need. The rows that do not fit can be
    /// reached by scrolling.
    pub(crate) fn draw(self, frame: &mut Frame, theme: Theme, area: Rect) -> PopupArea {
        let Self { title, lines, first, chosen, frame: around } = self;
        let longest = lines.iter().map(Line::width).max().unwrap_or(0).max(title.len()) as u16;
        let (width, columns, borders) = match around {
            PopupFrame::Drawn => {
                let width = (longest + FRAME).min(area.width).min(WIDEST);
                (width, width.saturating_sub(FRAME), 2)
            }
            PopupFrame::None => (area.width, area.width, 0),
        };
        let paragraph = |lines: Vec<Line<'static>>| Paragraph::new(lines).wrap(Wrap { trim: false });
        let starts = lines.iter().scan(0, |row, line| {
            let start = *row;
            *row += paragraph(vec![line.clone()]).line_count(columns);
            Some(start)
        });
        let starts: Vec<usize> = starts.collect();
        let text = paragraph(lines);
        let rows = text.line_count(columns);
        let height = match around {
            PopupFrame::Drawn => (rows as u16 + borders).min(area.height),
            PopupFrame::None => area.height,
        };
        let room = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        let seen = usize::from(height.saturating_sub(borders));
        let last = rows.saturating_sub(seen);
        let mut first = first.min(last);
        if let Some(start) = chosen.and_then(|line| starts.get(line)) {
            first =
                first.clamp((start + 1).saturating_sub(seen), (*start).max((start + 1).saturating_sub(seen)));
        }
        let mut block = Block::new();
        if around == PopupFrame::Drawn {
            block = Block::bordered()
                .border_type(BorderType::Rounded)
                .border_style(theme.style(Meaning::BoxLine))
                .title(theme.span(Meaning::Title, format!(" {title} ")))
                .title_alignment(Alignment::Center)
                .padding(Padding::horizontal(1));
            if last > 0 {
                let more = if first < last { text!("page-more") } else { text!("page-back") };
                block = block.title_bottom(theme.span(Meaning::Key, format!(" {more} ")));
            }
        }
        let inner = block.inner(room);
        // The screen behind the popup is dimmed.
        frame.buffer_mut().set_style(area, theme.style(Meaning::Behind));
        frame.render_widget(Clear, room);
        let text = text.scroll((first as u16, 0));
        frame.buffer_mut().set_style(room, theme.ground());
        frame.render_widget(text.block(block), room);
        PopupArea { room, inner, first, last, starts }
    }
}

impl PopupArea {
    /// Whether a part of the text is not visible.
    pub(crate) fn is_scrollable(&self) -> bool {
        self.last > 0
    }

    /// The first visible row after scrolling.
    pub(crate) fn scrolled(&self, paging: Paging) -> usize {
        paging.go(self.first, self.last, self.inner.height.into())
    }

    /// The line of the text at a place of the screen.
    pub(crate) fn line_at(&self, at: Position) -> Option<usize> {
        let row = self.inner.contains(at).then(|| usize::from(at.y - self.inner.y) + self.first)?;
        self.starts.iter().rposition(|&start| start <= row)
    }
}
