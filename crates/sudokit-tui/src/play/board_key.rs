//! The key to a board that explains a step: what its signs mean, and what it does
//! not show.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::wires::sign_legend;
use crate::{Meaning, Scene, Theme};

/// What there is to know about a board that explains a step.
pub(super) struct BoardKey<'a> {
    pub(super) scene: &'a Scene,
    /// How many links of the chain are not drawn.
    pub(super) hidden_links: usize,
}

/// With fewer rows than this, text needs them all.
const HIGH: u16 = 10;

impl BoardKey<'_> {
    /// The meanings of the signs, and how many links are not drawn, for lines of this
    /// width.
    pub(super) fn lines(&self, theme: Theme, width: u16) -> Vec<Line<'static>> {
        let links = self.scene.chain.links.len();
        let hidden = match self.hidden_links {
            0 => None,
            hidden if hidden == links => Some(format!("There is no room to draw the {links} links.")),
            1 => Some(format!("1 of {links} links is not drawn: + shows it.")),
            hidden => Some(format!("{hidden} of {links} links are not drawn: + shows them.")),
        };
        let signs = Some(sign_legend(self.scene, theme, width)).filter(|line| line.width() > 0);
        signs.into_iter().chain(hidden.map(|text| theme.line(Meaning::Muted, text))).collect()
    }

    /// Draws it at the lower end of a room that is high enough; says whether it is.
    pub(super) fn draw_below(&self, frame: &mut Frame, theme: Theme, room: &mut Rect) -> bool {
        let text = Paragraph::new(self.lines(theme, room.width)).wrap(Wrap { trim: true });
        let rows = text.line_count(room.width) as u16;
        let is_high = room.height >= HIGH + rows;
        if is_high && rows > 0 {
            room.height -= rows + 1;
            frame.render_widget(text, Rect { y: room.bottom() + 1, height: rows, ..*room });
        }
        is_high
    }
}
