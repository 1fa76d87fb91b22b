//! The division of the screen: the board first, then room for text.
//!
//! ```text
//!  next to the board     below it          board only
//!  ┌────────┬────────┐   ┌───────────┐     ┌────────┐
//!  │ board  │ pane   │   │ board     │     │ board  │
//!  │        │        │   ├───────────┤     │        │
//!  │        │        │   │ pane      │     │        │
//!  ├────────┴────────┤   ├───────────┤     ├────────┤
//!  │ message         │   │ message   │     │message │
//!  └─────────────────┘   └───────────┘     └────────┘
//! ```
//!
//! Each form of the board and each place for the pane has its drawbacks, which
//! are added up. The division with the smallest sum that fits is used. If several
//! have the same sum, the pane with more room decides, then the size of the board. The
//! sum does not depend on what the board shows, so nothing moves. Board and pane are in
//! the middle of the screen.

use ratatui::layout::{Position, Rect, Size};
use sudokit_draw::Scene;

use crate::{Form, Layout, TooSmall};

/// The places of all parts of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board.
    pub board: Layout,
    /// The room for text. It can be empty.
    pub pane: Rect,
    /// One line for messages.
    pub footer: Rect,
}

/// The place of the pane, and the minimum room that it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PanePlace {
    NextTo(u16),
    Below(u16),
    Nowhere,
}

/// The places of the pane with their drawbacks: sentences are easy to read, lines are
/// short, there is little room, there is room for a few words, or there is no room.
const PLACES: [(PanePlace, u32); 6] = [
    (PanePlace::NextTo(34), 0),
    (PanePlace::NextTo(22), 5),
    (PanePlace::Below(4), 9),
    (PanePlace::Below(3), 14),
    (PanePlace::NextTo(12), 20),
    (PanePlace::Nowhere, 70),
];

/// A wider pane has lines that are too long to read.
const WIDEST: u16 = 46;

/// A blank column between the board and the pane, or two if there is room.
const GUTTER: u16 = 1;

/// The line for messages.
const FOOTER: u16 = 1;

/// The line for messages is at least this wide, if the screen is.
const FOOTER_WIDTH: u16 = 80;

impl Plan {
    /// The best division of an area. If the board is too large for it, a part of the
    /// board is shown.
    pub fn of(scene: &Scene, area: Rect) -> Result<Self, TooSmall> {
        Self::whole(scene, area).or_else(|too_small| {
            let above = above_the_footer(area);
            let part = through_window(scene, above);
            let needs = || Layout::smallest_window(scene).map(|size| needs_one_of([size].into_iter(), area));
            let (place, board) = part.ok_or_else(|| needs().unwrap_or(too_small))?;
            Ok(Self::centred(board, place, area, above))
        })
    }

    /// The best division of an area that shows the whole board.
    pub fn whole(scene: &Scene, area: Rect) -> Result<Self, TooSmall> {
        let above = above_the_footer(area);
        let layouts: Vec<Layout> = Layout::all(scene).collect();
        let choices = PLACES.into_iter().flat_map(|(place, drawback)| {
            let room = place.leaves(above);
            let fitting = layouts.iter().filter(move |layout| layout.fits(room));
            fitting.map(move |layout| (place, layout, drawback + drawbacks(layout)))
        });
        // If several are equal, the first one is used: for its pane, it has the largest board.
        let best = choices.min_by_key(|(.., drawbacks)| *drawbacks);
        let (place, board, _) = best.ok_or_else(|| too_small(&layouts, area))?;
        Ok(Self::centred(board.clone(), place, area, above))
    }

    /// Puts board and pane into the middle.
    fn centred(board: Layout, place: PanePlace, area: Rect, above: Rect) -> Self {
        let size = board.area().as_size();
        let (free_width, free_height) = (above.width - size.width, above.height - size.height);
        let gutter = GUTTER + u16::from(free_width > WIDEST + GUTTER);
        let (pane, x, y) = match place {
            PanePlace::NextTo(_) => {
                let width = free_width.saturating_sub(gutter).min(WIDEST);
                let (x, y) = ((free_width - gutter - width) / 2, free_height / 2);
                // A low board has room for more text than it is high.
                let height = above.height - y;
                (Rect::new(x + size.width + gutter, y, width, height), x, y)
            }
            PanePlace::Below(_) => {
                let x = free_width / 2;
                (Rect::new(x, size.height, above.width - x, free_height), x, 0)
            }
            PanePlace::Nowhere => (Rect::default(), free_width / 2, free_height / 2),
        };
        let pane = Rect { x: above.x + pane.x, y: above.y + pane.y, ..pane };
        let board = board.moved_to(Position::new(above.x + x, above.y + y));
        let width =
            (pane.right().max(board.area().right()) - board.area().x).max(FOOTER_WIDTH).min(area.width);
        let left = board.area().x.min(area.right() - width);
        let footer = Rect::new(left, above.bottom(), area.right() - left, area.height.min(FOOTER));
        Self { board, pane, footer }
    }
}

impl PanePlace {
    /// The room for the board.
    fn leaves(self, area: Rect) -> Size {
        let (width, height) = match self {
            Self::NextTo(width) => (width + GUTTER, 0),
            Self::Below(height) => (0, height),
            Self::Nowhere => (0, 0),
        };
        Size::new(area.width.saturating_sub(width), area.height.saturating_sub(height))
    }
}

/// The room above the line for messages.
fn above_the_footer(area: Rect) -> Rect {
    Rect { height: area.height.saturating_sub(FOOTER), ..area }
}

/// The drawbacks of a form of the board: what it does not show, or shows less
/// clearly.
fn drawbacks(layout: &Layout) -> u32 {
    let form = match layout.form() {
        Form::Notes => 0,
        Form::Dense => 6,
        Form::Chart => 30,
        Form::Compact => 60,
        Form::Tight => 80,
        Form::Slim => 100,
    };
    let lines = if layout.form().has_captions() && !layout.is_lined() { 6 } else { 0 };
    form + lines + if layout.has_labels() { 0 } else { 8 }
}

/// A part of the board, with the best pane that leaves room for it. A slightly
/// narrower pane is better than a board without a single row that is visible as a
/// whole.
fn through_window(scene: &Scene, area: Rect) -> Option<(PanePlace, Layout)> {
    // A part that is narrower makes room for a pane.
    const ENOUGH: u16 = 40;
    let part = |place: PanePlace| {
        let Size { width, height } = place.leaves(area);
        Some((place, Layout::through_window(scene, Rect::new(0, 0, width, height))?))
    };
    let panes = [PanePlace::NextTo(22), PanePlace::NextTo(18), PanePlace::NextTo(12)];
    let mut parts = panes.into_iter().filter_map(part);
    let whole_rows = parts.clone().find(|(_, part)| part.has_all_columns());
    whole_rows
        .or_else(|| parts.find(|(_, part)| part.area().width >= ENOUGH))
        .or_else(|| part(PanePlace::Nowhere))
}

fn too_small(layouts: &[Layout], area: Rect) -> TooSmall {
    let sizes = layouts.iter().map(|layout| layout.area().as_size());
    needs_one_of(sizes, area)
}

/// Says what the smallest of these sizes needs together with the line for messages.
fn needs_one_of(sizes: impl Iterator<Item = Size>, area: Rect) -> TooSmall {
    let smallest = sizes.min_by_key(|size| u32::from(size.width) * u32::from(size.height));
    let needs = smallest.unwrap_or_default();
    TooSmall { needs: Size::new(needs.width, needs.height + FOOTER), has: area.as_size() }
}
