//! The bar at the bottom: it shows the step and can be clicked and dragged.
//!
//! ```text
//!  ▶ ━━━━━━━━━━━━━━━━●───────────────────────────── 34 % · 8 steps/s
//! ```

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::{Meaning, Theme};

/// The place of the bar, and the number of steps that it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct StepBar {
    area: Rect,
    steps: u64,
}

impl StepBar {
    /// Draws a bar of `steps` steps between two texts.
    pub(super) fn draw(
        buffer: &mut Buffer,
        theme: Theme,
        area: Rect,
        (before, after): (&str, &str),
        (step, steps): (u64, u64),
    ) -> Self {
        let [left, right] = [before, after].map(|text| Span::raw(text).width() as u16 + 1);
        let width = area.width.saturating_sub(left + right);
        let bar = Self { area: Rect { x: area.x + left, width, ..area }, steps };
        let head = bar.column(step);
        let cells = usize::from(width);
        let line = Line::from(vec![
            theme.span(Meaning::Key, format!("{before} ")),
            theme.span(Meaning::Key, "━".repeat(head)),
            theme.span(Meaning::Title, "●".repeat(cells.min(1))),
            theme.span(Meaning::Muted, "─".repeat(cells.saturating_sub(head + 1))),
            theme.span(Meaning::Text, format!(" {after}")),
        ]);
        buffer.set_line(area.x, area.y, &line, area.width);
        bar
    }

    fn column(self, step: u64) -> usize {
        let last = u128::from(self.area.width.saturating_sub(1));
        (u128::from(step.min(self.steps)) * last / u128::from(self.steps.max(1))) as usize
    }

    /// Whether a position is on the bar.
    pub(super) fn contains(self, at: Position) -> bool {
        self.area.contains(at)
    }

    /// The step at a column. Beyond the ends, it is the first or the last.
    pub(super) fn step_at(self, column: u16) -> u64 {
        let last = u128::from(self.area.width.saturating_sub(1)).max(1);
        let at = u128::from(column.saturating_sub(self.area.x)).min(last);
        (u128::from(self.steps) * at / last) as u64
    }
}
