//! The message below the board.

/// A message below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
}

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// For information.
    Plain,
    /// Well done.
    Good,
    /// Something is wrong.
    Bad,
}
