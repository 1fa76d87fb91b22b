//! Boards side by side.
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

use ratatui::layout::{Rect, Size};

use crate::{Layout, Scene, TooSmall};

/// Columns between two boards.
const GUTTER: u16 = 2;

/// Rows for figures below each board: comfortable, and the minimum.
const FIGURES: [u16; 2] = [8, 4];

/// The line that compares the methods.
const VERDICT: u16 = 1;

/// The bar below everything.
const BAR: u16 = 1;

/// A screen divided into columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideBySide {
    area: Rect,
    count: u16,
}

impl SideBySide {
    pub(super) const fn of(area: Rect, count: usize) -> Self {
        Self { area, count: count as u16 }
    }

    /// Rows for boards and figures.
    const fn rows(self) -> u16 {
        self.area.height.saturating_sub(BAR + VERDICT)
    }

    /// The column of a board, without the last `without` rows.
    pub(super) fn room(self, number: usize, without: u16) -> Rect {
        let width = self.area.width.saturating_sub(GUTTER * (self.count - 1)) / self.count;
        let x = self.area.x + number as u16 * (width + GUTTER);
        Rect { x, width, height: self.rows().saturating_sub(without), ..self.area }
    }

    /// The largest boards that leave room for figures.
    pub(super) fn fit(self, scenes: &[Scene]) -> Result<Vec<Layout>, TooSmall> {
        let fit = |figures: u16| -> Result<Vec<Layout>, TooSmall> {
            let rooms = (0..).map(|number| self.room(number, figures));
            scenes.iter().zip(rooms).map(|(scene, room)| Layout::fit(scene, room)).collect()
        };
        let [comfortable, enough] = FIGURES.map(fit);
        comfortable.or(enough).map_err(|TooSmall { needs, .. }| {
            let width = needs.width * self.count + GUTTER * (self.count - 1);
            let height = needs.height + FIGURES[1] + BAR + VERDICT;
            TooSmall { needs: Size::new(width, height), has: self.area.as_size() }
        })
    }

    pub(super) fn verdict(self) -> Rect {
        let area = self.area.intersection(Rect { y: self.area.y + self.rows(), ..self.area });
        Rect { height: VERDICT.min(area.height), ..area }
    }

    pub(super) fn bar(self) -> Rect {
        Rect { y: self.area.bottom().saturating_sub(BAR), height: BAR.min(self.area.height), ..self.area }
    }
}
