//! Where a puzzle came from.

use serde::{Deserialize, Serialize};
use sudokit::logic::rate::{Level, Rating};

/// The known facts about a puzzle besides its digits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The seed that it was generated from.
    pub seed: Option<u64>,
    /// Its difficulty.
    pub level: Option<Level>,
    /// Sudoku Explainer's rating, on classic boards.
    pub rating: Option<Rating>,
    /// Its title, such as the name of its file.
    pub title: Option<String>,
}

impl Origin {
    /// The title without control characters, which would change a terminal.
    pub(crate) fn printable_title(&self) -> Option<String> {
        self.title.as_deref().map(printable)
    }
}

/// A text without control characters, which would change a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// An origin as it is saved.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
pub(crate) struct SavedOrigin {
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

impl From<&Origin> for SavedOrigin {
    fn from(origin: &Origin) -> Self {
        Self {
            seed: origin.seed,
            level: origin.level,
            rating: origin.rating.map(|rating| rating.to_string()),
            title: origin.title.clone(),
        }
    }
}

impl TryFrom<SavedOrigin> for Origin {
    type Error = sudokit::Error;

    fn try_from(saved: SavedOrigin) -> Result<Self, sudokit::Error> {
        Ok(Self {
            seed: saved.seed,
            level: saved.level,
            rating: saved.rating.map(|text| text.parse()).transpose()?,
            title: saved.title,
        })
    }
}
