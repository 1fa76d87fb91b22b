//! The progress of a saved game, read without playing it again.

use std::time::Duration;

use serde::Deserialize;

use super::{Header, SaveError, damaged};

/// What a list of saved games shows about one of them. The rest of the text may
/// be damaged: only [`Game::load`](crate::Game::load) checks all of it.
///
/// ```
/// use sudokit::Control;
/// use sudokit_game::{Game, SaveSummary};
///
/// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
/// let game = Game::new(&record, &Control::new())?;
/// let summary: SaveSummary = game.save().parse().unwrap();
/// assert_eq!(summary.solved_at, None);
/// assert_eq!(summary.played, game.played());
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveSummary {
    /// How long it was played.
    pub played: Duration,
    /// When it was solved.
    pub solved_at: Option<Duration>,
}

#[derive(Deserialize)]
struct SavedProgress {
    sudokit: String,
    version: u64,
    #[serde(default)]
    played: u64,
    #[serde(default)]
    solved_at: Option<u64>,
}

impl std::str::FromStr for SaveSummary {
    type Err = SaveError;

    fn from_str(text: &str) -> Result<Self, SaveError> {
        let saved: SavedProgress = serde_json::from_str(text).map_err(damaged)?;
        Header { sudokit: saved.sudokit, version: saved.version }.check()?;
        Ok(Self {
            played: Duration::from_millis(saved.played),
            solved_at: saved.solved_at.map(Duration::from_millis),
        })
    }
}
