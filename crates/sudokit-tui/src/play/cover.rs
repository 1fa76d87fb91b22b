//! The cover of the board while the game is paused: its lines without digits, and a
//! sentence in the middle.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Wrap};
use sudokit_draw::Scene;

use crate::{Board, Layout, Meaning, Theme};

/// A board without its digits.
pub(super) struct Cover<'a> {
    pub(super) board: &'a Layout,
    pub(super) scene: &'a Scene,
    pub(super) sentence: String,
}

/// The frame around the sentence, with a blank line above and below it.
const FRAME: (u16, u16) = (6, 4);

/// The sentence has lines of at most this width.
const WIDEST: u16 = 30;

impl Cover<'_> {
    pub(super) fn draw(&self, frame: &mut Frame, theme: Theme) {
        let empty = Scene::new(self.scene.geometry().clone(), self.scene.alphabet().clone());
        Board::new(&empty, theme).draw(self.board, frame.buffer_mut());
        let area = self.board.area();
        let text = Paragraph::new(&self.sentence[..])
            .style(theme.style(Meaning::Title))
            .alignment(Alignment::Center)
            .wrap(Wrap { trim: true });
        let width =
            (self.sentence.chars().count() as u16).min(WIDEST).min(area.width.saturating_sub(FRAME.0));
        let rows = text.line_count(width) as u16;
        let size = (width + FRAME.0, (rows + FRAME.1).min(area.height));
        let room = Rect::new(
            area.x + (area.width - size.0.min(area.width)) / 2,
            area.y + (area.height - size.1) / 2,
            size.0.min(area.width),
            size.1,
        );
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(theme.style(Meaning::BoxLine))
            .padding(Padding::symmetric(2, 1));
        frame.render_widget(Clear, room);
        frame.buffer_mut().set_style(room, theme.ground());
        frame.render_widget(text.block(block), room);
    }
}
