//! A player's statistics, by board and difficulty.
//!
//! A front end writes a log of events, one per line, and never changes a line. All
//! figures are computed from the log.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{BoardRule, Game};

/// An event in the log.
///
/// ```
/// use sudokit_game::{Event, Statistics};
///
/// let log = r#"
/// {"game":"a","event":"begun","board":"9x9","level":"hard"}
/// {"game":"a","event":"solved","milliseconds":300000,"hints":0}
/// {"game":"b","event":"begun","board":"9x9","level":"hard"}
/// "#;
/// let events = log.lines().filter_map(|line| line.parse::<Event>().ok());
/// let statistics = Statistics::new(events);
/// let (_, tally) = statistics.rows().next().unwrap();
/// assert_eq!((tally.played, tally.solved), (2, 1));
/// assert_eq!(tally.mean().unwrap().as_secs(), 300);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The name of the game among the saved ones.
    pub game: String,
    /// The kind of event.
    #[serde(flatten)]
    pub what: EventKind,
}

/// A kind of event of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum EventKind {
    /// The game was started.
    Begun {
        /// The kind of board: `9x9`.
        board: String,
        /// The difficulty of the puzzle.
        level: String,
    },
    /// The game was solved.
    Solved {
        /// The playing time.
        milliseconds: u64,
        /// The number of requests for a hint.
        hints: u32,
    },
}

/// The figures of one kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games that were started.
    pub played: usize,
    /// The number of these that were solved.
    pub solved: usize,
    /// The number of games that were solved without a hint.
    pub unaided: usize,
    /// The shortest time to a solution without a hint.
    pub best: Option<Duration>,
    /// The total time to all solutions without a hint.
    pub total: Duration,
}

/// The figures of all kinds of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    tallies: BTreeMap<GameKind, Tally>,
}

/// A kind of game. Boards are ordered by size, levels by difficulty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameKind {
    side: usize,
    /// The board: `9x9`.
    pub board: String,
    rank: usize,
    /// The level: `hard`.
    pub level: String,
}

impl Event {
    /// The event for the start of a game.
    pub fn begun(name: &str, game: &Game) -> Self {
        let level = game.origin.level.map_or("unrated", sudokit::logic::rate::Level::name);
        let board = BoardRule::board_name(game.board());
        let what = EventKind::Begun { board, level: level.to_owned() };
        Self { game: name.to_owned(), what }
    }

    /// The event for the solution of a game, if it is solved.
    pub fn solved(name: &str, game: &Game) -> Option<Self> {
        let milliseconds = u64::try_from(game.solved_at()?.as_millis()).unwrap_or(u64::MAX);
        Some(Self { game: name.to_owned(), what: EventKind::Solved { milliseconds, hints: game.hints() } })
    }

    /// The event as a line.
    ///
    /// # Panics
    ///
    /// Never panics: the line consists of numbers and names.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("numbers and names can be written")
    }
}

impl std::str::FromStr for Event {
    type Err = crate::SaveError;

    fn from_str(line: &str) -> Result<Self, crate::SaveError> {
        serde_json::from_str(line).map_err(|error| crate::SaveError::Damaged(error.to_string()))
    }
}

impl GameKind {
    fn new(board: String, level: String) -> Self {
        let side = board.split('x').next().and_then(|side| side.parse().ok()).unwrap_or(usize::MAX);
        let levels = sudokit::logic::rate::Level::ALL;
        let rank = levels.iter().position(|known| known.name() == level).unwrap_or(levels.len());
        Self { side, board, rank, level }
    }
}

impl Tally {
    /// The mean time to a solution without a hint.
    pub fn mean(&self) -> Option<Duration> {
        self.total.checked_div(u32::try_from(self.unaided).ok()?)
    }
}

impl Statistics {
    /// Computes the figures from events in order. A repeated event counts once.
    pub fn new(events: impl IntoIterator<Item = Event>) -> Self {
        let mut kinds: BTreeMap<String, (GameKind, bool)> = BTreeMap::new();
        let mut statistics = Self::default();
        for Event { game, what } in events {
            match what {
                EventKind::Begun { board, level } => {
                    kinds.entry(game).or_insert_with(|| {
                        let kind = GameKind::new(board, level);
                        statistics.tallies.entry(kind.clone()).or_default().played += 1;
                        (kind, false)
                    });
                }
                EventKind::Solved { milliseconds, hints } => {
                    let Some((kind, is_solved @ false)) = kinds.get_mut(&game) else { continue };
                    *is_solved = true;
                    let time = Duration::from_millis(milliseconds);
                    let tally = statistics.tallies.entry(kind.clone()).or_default();
                    tally.solved += 1;
                    // Hints shorten the time, so these times are not compared.
                    if hints == 0 {
                        tally.unaided += 1;
                        tally.best = Some(tally.best.map_or(time, |best| best.min(time)));
                        tally.total = tally.total.saturating_add(time);
                    }
                }
            }
        }
        statistics
    }

    /// The figures, by board and difficulty.
    pub fn rows(&self) -> impl Iterator<Item = (&GameKind, &Tally)> {
        self.tallies.iter()
    }
}
