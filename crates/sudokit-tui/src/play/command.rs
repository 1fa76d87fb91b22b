//! What a player can ask for.

use sudokit::Digit;
use sudokit_game::Direction;

use super::Mode;

/// Something a key, a click or a button asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
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
    /// Enter a digit, or take it up.
    Digit(Digit),
    /// Enter a digit in another mode, this once.
    DigitAs(Mode, Digit),
    /// The next digit is meant in another mode.
    Once(Mode),
    /// Paint with the colour of this number.
    Paint(usize),
    /// Put down the digit in hand.
    Place,
    /// Erase what lies on top.
    Erase,
    /// Change what the digit keys do.
    SetMode(Mode),
    /// The next mode.
    NextMode,
    /// Take a digit up first, or choose a cell first.
    SwitchEntry,
    /// Take the last action back.
    Undo,
    /// Do it again.
    Redo,
    /// Go back to before the first mistake.
    UndoMistakes,
    /// Fill in all candidates.
    FillNotes,
    /// Strike candidates that cannot be.
    CleanNotes,
    /// Give a hint; if there is one, tell more of it.
    Hint,
    /// Do what the hint says.
    FollowHint,
    /// Say whether everything is right so far.
    Check,
    /// Stop the clock and cover the board.
    Pause,
    /// Begin again with the same puzzle.
    Restart,
    /// Begin a new game.
    New,
    /// Copy the puzzle.
    Copy,
    /// Copy the puzzle with what was done.
    CopyPosition,
    /// Show how one is doing.
    Statistics,
    /// Change how the game is played and shown.
    Options,
    /// Show all keys.
    Help,
    /// Close what is open; drop what is in hand; select one cell.
    Escape,
    /// Leave; the game is saved.
    Quit,
}
