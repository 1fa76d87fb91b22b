//! The key to a board that explains a step: the meanings of its signs, and the number
//! of links of a chain that it does not show.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use sudokit_draw::Scene;

use crate::texts::text;
use crate::wires::{links, sign_legend};
use crate::{Meaning, Theme};

/// The key to a board that explains a step.
pub(super) struct BoardKey<'a> {
    pub(super) scene: &'a Scene,
    /// The number of links of the chain that are not drawn.
    pub(super) hidden_links: usize,
}

/// With fewer rows than this, the text needs all of them.
const HIGH: u16 = 10;

impl BoardKey<'_> {
    /// The meanings of the signs, and the number of links that are not drawn, for
    /// lines of this width.
    pub(super) fn lines(&self, theme: Theme, width: u16) -> Vec<Line<'static>> {
        let links = links(&self.scene.chain).len();
        let hidden = match self.hidden_links {
            0 => None,
            hidden if hidden == links => Some(text!("play-links-all-hidden")),
            hidden => Some(text!("play-links-hidden", hidden, links)),
        };
        let signs = Some(sign_legend(self.scene, theme, width)).filter(|line| line.width() > 0);
        signs.into_iter().chain(hidden.map(|text| theme.line(Meaning::Muted, text))).collect()
    }

    /// Draws it at the lower end of a room that is high enough. Returns whether it is.
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

#[cfg(test)]
mod tests {
    use sudokit::logic::explain::Inference;
    use sudokit::logic::reason::Claim;
    use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};
    use sudokit_draw::{Chain, ChainLink};

    use super::*;
    use crate::{Depth, Palette};

    #[test]
    fn links_that_have_no_room_are_counted() {
        let [a, b, c, d] =
            [0, 1, 2, 3].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(4) });
        let mut scene = Scene::new(Geometry::classic(), Alphabet::usual(9));
        scene.chain = Chain::new(
            &[Claim::is(a), Claim::is_not(b), Claim::is(c), Claim::is_not(d)],
            [
                ChainLink { from: 0, to: 1, inference: Inference::Weak },
                ChainLink { from: 1, to: 2, inference: Inference::Strong },
                ChainLink { from: 2, to: 3, inference: Inference::Weak },
            ],
        );
        let lines = |hidden_links| {
            let theme = Theme::new(Palette::None, Depth::Ansi16);
            let lines = BoardKey { scene: &scene, hidden_links }.lines(theme, 80);
            lines.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(lines(0), [""; 0]);
        assert_eq!(lines(1), ["1 of 3 links is not drawn. Press + to see it."]);
        assert_eq!(lines(2), ["2 of 3 links are not drawn. Press + to see them."]);
        assert_eq!(lines(3), ["The links are not drawn, because there is no room."]);
    }
}
