//! What a saved game is about, without playing it again.

use std::time::Duration;

use serde::Deserialize;

use super::{KIND, SaveError, VERSION, damaged};

/// What a list of saved games shows of one. The rest of the text may be
/// damaged nevertheless: only [`Game::load`](crate::Game::load) can tell.
///
/// ```
/// use sudokit_game::{Game, Glance};
///
/// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
/// let game = Game::new(&record, &|| false)?;
/// let glance: Glance = game.save().parse().unwrap();
/// assert_eq!(glance.solved_at, None);
/// assert_eq!(glance.played, game.played());
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How long it was played.
    pub played: Duration,
    /// When it was solved.
    pub solved_at: Option<Duration>,
}

#[derive(Deserialize)]
struct Saved {
    sudokit: String,
    version: u64,
    #[serde(default)]
    played: u64,
    #[serde(default)]
    solved_at: Option<u64>,
}

impl std::str::FromStr for Glance {
    type Err = SaveError;

    fn from_str(text: &str) -> Result<Self, SaveError> {
        let saved: Saved = serde_json::from_str(text).map_err(damaged)?;
        if saved.sudokit != KIND {
            return Err(damaged(format!("it is a {}, not a {KIND}", saved.sudokit)));
        }
        if saved.version > VERSION {
            return Err(SaveError::Newer { version: saved.version });
        }
        Ok(Self {
            played: Duration::from_millis(saved.played),
            solved_at: saved.solved_at.map(Duration::from_millis),
        })
    }
}
