//! How the screen is divided: the board first, then room for text.
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
//! Of all divisions that fit, the one with the largest board is taken. Only a
//! board that shows all notes can do without a pane.

use ratatui::layout::Rect;

use crate::{Form, Layout, Scene, TooSmall};

/// Where everything goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board.
    pub board: Layout,
    /// Where there is something to read; may be empty.
    pub pane: Rect,
    /// One line for messages.
    pub footer: Rect,
}

/// A pane in which sentences read well.
const COMFORTABLE: u16 = 34;

/// A pane that can hold a few words.
const NARROW: u16 = 12;

/// A pane below the board that can hold a sentence.
const LOW: u16 = 3;

/// A blank column between the board and the pane.
const GUTTER: u16 = 1;

/// The line for messages.
const FOOTER: u16 = 1;

/// What shares the screen with the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Division {
    WithPane,
    BoardOnly,
}

impl Plan {
    /// The best division of an area.
    pub fn of(scene: &Scene, area: Rect) -> Result<Self, TooSmall> {
        let (footer, area) = (
            Rect { y: area.bottom().saturating_sub(FOOTER), height: FOOTER.min(area.height), ..area },
            Rect { height: area.height.saturating_sub(FOOTER), ..area },
        );
        let without = |columns: u16, rows: u16| Rect {
            width: area.width.saturating_sub(columns),
            height: area.height.saturating_sub(rows),
            ..area
        };
        let alone = Layout::fit(scene, area).map_err(|too_small| too_small.plus(0, FOOTER))?;
        let rooms = [without(COMFORTABLE + GUTTER, 0), without(0, LOW), without(NARROW + GUTTER, 0)];
        let with_pane = rooms.into_iter().filter_map(|room| Layout::fit(scene, room).ok());
        let choices =
            with_pane.map(|layout| (Division::WithPane, layout)).chain([(Division::BoardOnly, alone)]);
        // A board without room for notes needs a pane for them, and so does a
        // chain.
        let order = |(division, layout): &(Division, Layout)| match layout.form() {
            form @ Form::Notes => (Division::WithPane, form),
            form => (*division, form),
        };
        let (_, board) = choices.min_by_key(order).expect("the board fits alone");
        let pane = pane(area, board.area());
        Ok(Self { board, pane, footer })
    }
}

/// What the board leaves: the comfortable part, or the larger.
fn pane(area: Rect, board: Rect) -> Rect {
    let beside = Rect {
        x: (board.right() + GUTTER).min(area.right()),
        width: area.right().saturating_sub(board.right() + GUTTER),
        ..area
    };
    let below = Rect { y: board.bottom(), height: area.bottom().saturating_sub(board.bottom()), ..area };
    let is_wider = beside.width >= NARROW && beside.area() >= below.area();
    if beside.width >= COMFORTABLE || is_wider { beside } else { below }
}
