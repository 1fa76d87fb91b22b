//! What the digit keys do.

use sudokit_game::NoteKind;

/// What the digit keys do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// Place digits.
    #[default]
    Normal,
    /// Write notes.
    Note(NoteKind),
    /// Paint.
    Color,
}

impl Mode {
    /// All modes, in the order of their keys.
    pub const ALL: [Self; 4] =
        [Self::Normal, Self::Note(NoteKind::Corner), Self::Note(NoteKind::Centre), Self::Color];

    /// The next mode, after the last the first again.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&mode| mode == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "digits",
            Self::Note(kind) => kind.name(),
            Self::Color => "colours",
        }
    }
}
