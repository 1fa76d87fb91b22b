//! A part of a board that is larger than its room.
//!
//! The window shows the part around the cells that a step is about, or else around
//! the cursor. It moves by whole regions, so that the board does not move while the
//! cursor moves within one. It begins and ends with a whole cell, and the numbers
//! of rows and columns stay at the edges.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use sudokit_draw::Scene;

use super::Layout;
use super::axis::Axis;

/// The visible part, and its place on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// The room for labels at the left and on top.
    labels: Position,
    /// Where there is room for cells on the screen. Some of it may be blank.
    room: Rect,
    /// The visible part of the whole board.
    part: Rect,
}

/// Fewer columns or rows show too little of a board.
const SMALLEST: (u16, u16) = (20, 8);

impl Window {
    /// The window of a whole board at the upper left of this area.
    pub(super) fn new(whole: &Layout, scene: &Scene, area: Rect) -> Option<Self> {
        let frame = whole.frame();
        let labels = Position::new(frame.x, frame.y);
        let (width, height) = (area.width.checked_sub(labels.x)?, area.height.checked_sub(labels.y)?);
        if frame.width.min(width) < SMALLEST.0 || frame.height.min(height) < SMALLEST.1 {
            return None;
        }
        let geometry = scene.geometry();
        let (rows, columns) = geometry.shape().map_or((1, 1), |shape| (shape.rows(), shape.columns()));
        let across = View::new(&whole.columns, width, columns, |cell| geometry.position(cell).column, scene);
        let along = View::new(&whole.rows, height, rows, |cell| geometry.position(cell).row, scene);
        let room = Rect::new(area.x + labels.x, area.y + labels.y, across.room, along.room);
        let part = Rect::new(
            across.part.start,
            along.part.start,
            across.part.end - across.part.start,
            along.part.end - along.part.start,
        );
        Some(Self { labels, room, part })
    }

    /// The smallest area in which a window shows this board, if there is one.
    pub(super) fn smallest(whole: &Layout) -> Option<Size> {
        let Rect { x, y, width, height } = whole.frame();
        let is_large = width >= SMALLEST.0 && height >= SMALLEST.1;
        is_large.then(|| Size::new(x + SMALLEST.0, y + SMALLEST.1))
    }

    /// Its size with its labels.
    pub(super) fn area(&self) -> Rect {
        let Self { labels, room, .. } = self;
        Rect::new(room.x - labels.x, room.y - labels.y, room.width + labels.x, room.height + labels.y)
    }

    /// The visible width of the board.
    pub(super) const fn width(&self) -> u16 {
        self.part.width
    }

    /// Moves its upper left corner.
    pub(super) fn move_to(&mut self, to: Position) {
        (self.room.x, self.room.y) = (to.x + self.labels.x, to.y + self.labels.y);
    }

    /// The position on the whole board that is visible here.
    pub(super) fn inside(&self, at: Position) -> Option<Position> {
        let Self { room, part, .. } = self;
        let inside = room.contains(at).then(|| Position::new(at.x - room.x + part.x, at.y - room.y + part.y));
        inside.filter(|&at| part.contains(at))
    }

    /// Copies the part from the whole board to the screen.
    pub(super) fn show(&self, whole: &Buffer, screen: &mut Buffer) {
        let Self { labels, room, part } = self;
        let area = self.area();
        let seen = Size::new(labels.x + part.width, labels.y + part.height);
        for at in Rect::new(area.x, area.y, seen.width, seen.height).positions() {
            let from = |at: u16, room: u16, first: u16, start: u16| {
                if at < room { at - start } else { at - room + first }
            };
            let source =
                Position::new(from(at.x, room.x, part.x, area.x), from(at.y, room.y, part.y, area.y));
            if let (Some(source), Some(place)) = (whole.cell(source), screen.cell_mut(at)) {
                *place = source.clone();
            }
        }
    }
}

/// The visible part in one direction.
struct View {
    /// The room that the longest part needs. It is the same for every part, so that
    /// nothing next to the board moves.
    room: u16,
    part: Range<u16>,
}

impl View {
    /// The part in this room that shows the cells to see, in steps of a region.
    fn new(
        axis: &Axis,
        room: u16,
        step: usize,
        place: impl Fn(sudokit::Cell) -> usize,
        scene: &Scene,
    ) -> Self {
        let count = axis.starts.len();
        // The last column of the part that begins with this one.
        let last =
            |first: usize| (first..count).take_while(|&last| axis.length(first, last, room) <= room).last();
        // A part that another one contains wastes room.
        let is_largest = |&first: &usize| first == 0 || last(first - 1) != last(first);
        let parts = (0..count).filter(is_largest).filter_map(|first| Some((first, last(first)?)));
        let length = |first: usize, last: usize| axis.length(first, last, room);
        let longest = parts.clone().map(|(first, last)| length(first, last)).max().unwrap_or(room);
        let cursor = scene.cursor().map_or(0, &place);
        let watched = scene.attention.iter().copied().map(place);
        let (least, most) = watched.fold((usize::MAX, 0), |(least, most), at| (least.min(at), most.max(at)));
        // If the cells to see do not fit, the part shows the first of them, or the
        // cursor if it is among them.
        let target = if least > most || (least..=most).contains(&cursor) { cursor } else { least };
        let region = target - target % step;
        let ends = if least > most { (region, (region + step - 1).min(count - 1)) } else { (least, most) };
        let misses = |&(first, last): &(usize, usize)| {
            let is_seen = |at: usize| (first..=last).contains(&at);
            let hidden = (ends.0..=ends.1).filter(|&at| !is_seen(at)).count();
            let middle = (first + last).abs_diff(2 * region + step - 1);
            (!is_seen(target), hidden, middle)
        };
        let (first, last) = parts.min_by_key(misses).unwrap_or((0, count - 1));
        let start = axis.start(first);
        Self { room: longest, part: start..start + length(first, last) }
    }
}
