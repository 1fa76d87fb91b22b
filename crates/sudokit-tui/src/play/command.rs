//! The commands of the game.

use sudokit::Digit;
use sudokit_game::Direction;

use super::Mode;

/// What a key, a click or a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Go to the next cell.
    Move(Direction),
    /// Select the next cell as well.
    Extend(Direction),
    /// Go a whole box further.
    Jump(Direction),
    /// Go to the edge of the board.
    Edge(Direction),
    /// Go to the next empty cell.
    NextEmpty,
    /// Go to the empty cell before.
    PreviousEmpty,
    /// Select all cells with the digit under the cursor.
    SelectSame,
    /// Enter a digit, or pick it up.
    Digit(Digit),
    /// Enter one digit in another mode.
    DigitAs(Mode, Digit),
    /// Use another mode for the next digit.
    Once(Mode),
    /// Paint with the colour of this number.
    Paint(usize),
    /// Write the digit in hand.
    Place,
    /// Erase the digit, or else the notes, or else the colours.
    Erase,
    /// Change what the digit keys do.
    SetMode(Mode),
    /// The next mode.
    NextMode,
    /// Choose the digit first, or the cell first.
    SwitchEntry,
    /// Undo the last action.
    Undo,
    /// Redo it.
    Redo,
    /// Go back to before the first mistake.
    UndoMistakes,
    /// Fill in all candidates.
    FillNotes,
    /// Remove notes that the digits rule out.
    CleanNotes,
    /// Give a hint, or reveal more of it.
    Hint,
    /// Do what the hint says.
    FollowHint,
    /// Say whether everything is right so far.
    Check,
    /// Stop the clock and cover the board.
    Pause,
    /// Start the same puzzle again.
    Restart,
    /// Begin a new game.
    New,
    /// Copy the puzzle.
    Copy,
    /// Copy the puzzle with what was done.
    CopyPosition,
    /// Show the statistics.
    Statistics,
    /// Change how the game is played and shown.
    Options,
    /// Show all keys.
    Help,
    /// Close the dialog, drop the digit in hand, select one cell.
    Escape,
    /// Quit. The game is saved.
    Quit,
}
