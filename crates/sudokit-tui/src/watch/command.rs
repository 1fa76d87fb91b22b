//! The commands of the viewer.

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchCommand {
    /// Play, or stop playing.
    Play,
    /// One step forward.
    Forward,
    /// One step back.
    Back,
    /// A twentieth of the steps forward.
    JumpForward,
    /// A twentieth of the steps back.
    JumpBack,
    /// To the givens.
    Start,
    /// To the last step.
    End,
    /// To this many tenths of the known steps.
    Tenths(u8),
    /// To a step that is typed.
    GoTo,
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// Show all keys.
    Help,
    /// Close what is open.
    Escape,
    /// Quit.
    Quit,
}
