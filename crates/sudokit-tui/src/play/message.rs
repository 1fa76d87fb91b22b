//! What is said below the board.

/// Something to say below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// For information.
    Plain,
    /// Well done.
    Good,
    /// Something is wrong.
    Bad,
}
