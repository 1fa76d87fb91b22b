//! A part of a board that is larger than its room.
//!
//! The part is the one around the cursor. It moves by whole regions, so that the
//! board stands still while the cursor moves within one. The numbers of rows and
//! columns stay at the edges.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::Layout;
use crate::scene::Scene;

/// Where the part is on the screen, and which part it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// The room for labels at the left and on top.
    labels: Position,
    /// Where the cells are on the screen.
    room: Rect,
    /// The first column and row of the board that is seen.
    first: Position,
}

/// Fewer columns or rows show too little of a board.
const SMALLEST: (u16, u16) = (20, 8);

impl Window {
    /// The window of a whole board at the upper left of this area.
    pub(super) fn new(whole: &Layout, scene: &Scene, area: Rect) -> Option<Self> {
        let frame = whole.frame();
        let labels = Position::new(frame.x, frame.y);
        let room = Rect {
            x: area.x + labels.x,
            y: area.y + labels.y,
            width: frame.width.min(area.width.checked_sub(labels.x)?),
            height: frame.height.min(area.height.checked_sub(labels.y)?),
        };
        if room.width < SMALLEST.0 || room.height < SMALLEST.1 {
            return None;
        }
        let geometry = scene.geometry();
        let cursor = geometry.position(scene.cursor().unwrap_or(sudokit::Cell::new(0)));
        let (rows, columns) = geometry.shape().map_or((1, 1), |shape| (shape.rows(), shape.columns()));
        // The middle of the regions that the cursor is among.
        let middle = |starts: &[u16], at: usize, step: usize| {
            let (first, last) = (at - at % step, (at - at % step + step - 1).min(starts.len() - 1));
            u16::midpoint(starts[first], starts[last])
        };
        let first = |middle: u16, length: u16, start: u16, whole: u16| {
            middle.saturating_sub(length / 2).clamp(start, start + whole - length)
        };
        let x = middle(&whole.columns.starts, cursor.column, columns);
        let y = middle(&whole.rows.starts, cursor.row, rows);
        let first = Position::new(
            first(x, room.width, frame.x, frame.width),
            first(y, room.height, frame.y, frame.height),
        );
        Some(Self { labels, room, first })
    }

    /// What it takes with its labels.
    pub(super) fn area(&self) -> Rect {
        let Self { labels, room, .. } = self;
        Rect::new(room.x - labels.x, room.y - labels.y, room.width + labels.x, room.height + labels.y)
    }

    /// Moves its upper left corner.
    pub(super) fn move_to(&mut self, to: Position) {
        (self.room.x, self.room.y) = (to.x + self.labels.x, to.y + self.labels.y);
    }

    /// The position on the whole board that is seen here.
    pub(super) fn inside(&self, at: Position) -> Option<Position> {
        let Self { room, first, .. } = self;
        room.contains(at).then(|| Position::new(at.x - room.x + first.x, at.y - room.y + first.y))
    }

    /// Copies the part from the whole board to the screen.
    pub(super) fn show(&self, whole: &Buffer, screen: &mut Buffer) {
        let area = self.area();
        for at in area.positions() {
            let from = |at: u16, room: u16, first: u16, start: u16| {
                if at < room { at - start } else { at - room + first }
            };
            let source = Position::new(
                from(at.x, self.room.x, self.first.x, area.x),
                from(at.y, self.room.y, self.first.y, area.y),
            );
            if let (Some(source), Some(place)) = (whole.cell(source), screen.cell_mut(at)) {
                *place = source.clone();
            }
        }
    }
}
