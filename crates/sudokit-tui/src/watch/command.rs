//! What a viewer can ask for.

/// Something a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Play, or stop playing.
    Play,
    /// One step forward.
    Forward,
    /// One step back.
    Back,
    /// A good way forward.
    JumpForward,
    /// A good way back.
    JumpBack,
    /// To the givens.
    Start,
    /// To the last step.
    End,
    /// To so many tenths of what is known.
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
    /// Leave.
    Quit,
}
