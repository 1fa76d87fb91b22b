//! The meaning of each piece of the screen.

use sudokit::logic::explain::{Inference, Role};
use sudokit_draw::{CellState, Tint};

/// The kind of thing that is drawn, which determines its style.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// Plain text.
    Text,
    /// The whole screen, where the program paints it.
    Ground,
    /// Whatever is behind a window.
    Behind,
    /// A heading.
    Title,
    /// Text of less importance.
    Muted,
    /// The name of a key.
    Key,
    /// Something that went wrong.
    Error,
    /// Something that went well.
    Good,
    /// A digit that the puzzle gives.
    Given,
    /// A digit that the player wrote.
    Own,
    /// A digit that a solver found.
    Found,
    /// A digit that a solver tries. It may be removed again.
    Supposed,
    /// A small digit at the edge of a cell: it goes here or there.
    CornerNote,
    /// A small digit in the middle of a cell: the cell holds one of these.
    CentreNote,
    /// A note of the digit in focus.
    FocusNote,
    /// A place without a note.
    NoNote,
    /// A line between cells.
    Line,
    /// A line between regions.
    BoxLine,
    /// The number of a row or column.
    Label,
    /// The frame around the cursor's cell.
    CursorFrame,
    /// A cell of every other row, if there is no line between rows.
    Band,
    /// The last line of a row, if neither a line nor a background ends it.
    RowEnd,
    /// A cell of a house that the plain board does not have.
    ExtraHouse,
    /// The same, if it shares a house with the cursor's cell.
    ExtraPeer,
    /// A cell that plays a role in a step.
    HintCell,
    /// A cell in a state.
    State(CellState),
    /// One of the colours that players paint with.
    Tint(Tint),
    /// A candidate about which a chain contradicts itself.
    Clash,
    /// Something that plays a role in a step.
    Role(Role),
    /// A link of a chain.
    Link(Inference),
}
