//! The arrangement of the screen: one board with text next to it, or boards side
//! by side.
//!
//! ```text
//!  ┌────────┬─┬────────┐
//!  │ board  │ │ board  │
//!  ├────────┤ ├────────┤
//!  │ figures│ │ figures│
//!  ├────────┴─┴────────┤
//!  │ verdict           │
//!  │ bar               │
//!  └───────────────────┘
//! ```

use ratatui::layout::{Position, Rect, Size};
use sudokit_draw::Scene;

use crate::plan::Plan;
use crate::{Layout, TooSmall};

/// Columns between two boards.
const GUTTER: u16 = 2;

/// Rows for figures below each board: comfortable, and the minimum.
const FIGURES: [u16; 2] = [8, 4];

/// The line that compares the methods.
const VERDICT: u16 = 1;

/// The bar below everything.
const BAR: u16 = 1;

/// The division of a screen.
pub(super) struct Arrangement {
    /// The board of each column, and the room for text about it.
    pub(super) columns: Vec<(Layout, Rect)>,
    /// The line that compares the methods. One method has none.
    pub(super) verdict: Rect,
    pub(super) bar: Rect,
}

impl Arrangement {
    /// The largest boards that leave room for text.
    pub(super) fn of(scenes: &[Scene], area: Rect) -> Result<Self, TooSmall> {
        if let [scene] = scenes {
            let Plan { board, pane, footer } = Plan::of(scene, area)?;
            return Ok(Self { columns: vec![(board, pane)], verdict: Rect::default(), bar: footer });
        }
        let count = scenes.len() as u16;
        let gutters = GUTTER * (count - 1);
        let width = area.width.saturating_sub(gutters) / count;
        let height = area.height.saturating_sub(BAR + VERDICT);
        let rooms =
            || (0..count).map(|number| Rect { x: area.x + number * (width + GUTTER), width, height, ..area });
        let fit = |figures: u16| -> Result<Vec<Layout>, TooSmall> {
            let rooms = rooms().map(|room| Rect { height: height.saturating_sub(figures), ..room });
            scenes.iter().zip(rooms).map(|(scene, room)| Layout::fit(scene, room)).collect()
        };
        let [comfortable, enough] = FIGURES.map(fit);
        let mut boards = comfortable.or(enough).map_err(|TooSmall { needs, .. }| {
            let (width, height) = (needs.width * count + gutters, needs.height + FIGURES[1] + BAR + VERDICT);
            TooSmall { needs: Size::new(width, height), has: area.as_size() }
        })?;
        for (board, room) in boards.iter_mut().zip(rooms()) {
            let x = room.x + (room.width - board.area().width) / 2;
            *board = board.clone().moved_to(Position::new(x, board.area().y));
        }
        let bottom = boards.iter().map(|board| board.area().bottom()).max().unwrap_or(0);
        let below =
            rooms().map(|room| Rect { y: bottom, height: room.bottom().saturating_sub(bottom), ..room });
        Ok(Self {
            columns: boards.into_iter().zip(below).collect(),
            verdict: Rect { y: area.y + height, height: VERDICT, ..area },
            bar: Rect { y: area.bottom() - BAR, height: BAR, ..area },
        })
    }
}
