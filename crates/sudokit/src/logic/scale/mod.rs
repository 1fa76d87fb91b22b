//! Difficulty scales: which program's order of techniques and which measure of
//! difficulty is followed.

mod hodoku_level;
mod hodoku_names;
mod hodoku_order;
mod rating;
mod span;

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

pub use hodoku_level::{HodokuLevel, Score};
use hodoku_order::Entry;
pub use rating::{Level, Rating};
pub use span::Span;

use crate::base::Error;
use crate::logic::Technique;
use crate::logic::techniques::Search;

/// A program whose order of techniques, and measure of them, is followed.
///
/// ```
/// use sudokit::logic::Scale;
///
/// assert_eq!("hodoku".parse::<Scale>()?, Scale::Hodoku);
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scale {
    /// Sudoku Explainer 1.2.1.3: the hardest step counts.
    Explainer,
    /// HoDoKu 2.2.0: all steps count.
    Hodoku,
}

impl Scale {
    /// All scales.
    pub const ALL: [Self; 2] = [Self::Explainer, Self::Hodoku];

    /// Its name for command lines: `hodoku`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explainer => "explainer",
            Self::Hodoku => "hodoku",
        }
    }

    /// The searches that are asked, in order, unless others are wished for.
    pub(crate) fn searches(self) -> Vec<Search> {
        match self {
            Self::Explainer => Search::EXPLAINER.to_vec(),
            Self::Hodoku => {
                Entry::ALL.iter().filter(|entry| entry.is_used()).map(|entry| entry.search).collect()
            }
        }
    }

    /// Which of two techniques is asked first. What a scale does not have stands
    /// where the [catalogue](Technique::ALL) has it: behind all that come before
    /// it there.
    pub(crate) fn compare(self, one: Technique, other: Technique) -> Ordering {
        let place = |technique: Technique| {
            let known = Technique::ALL.iter().filter(|&&known| known <= technique);
            let place = |known: &Technique| {
                let search = known.search_on(self)?;
                Entry::ALL.iter().position(|entry| entry.search == search)
            };
            place(&technique).or_else(|| known.filter_map(place).max())
        };
        match self {
            Self::Explainer => one.cmp(&other),
            Self::Hodoku => place(one).cmp(&place(other)).then(one.cmp(&other)),
        }
    }

    /// What a step of a search counts, where steps are counted.
    pub(crate) fn score(self, search: Search) -> Option<Score> {
        let entry = Entry::of(search).filter(|_| self == Self::Hodoku)?;
        Some(Score { level: entry.level, points: entry.score })
    }

    /// Whether a search has its place on the scale, asked or not.
    pub(crate) fn knows(self, search: Search) -> bool {
        match self {
            Self::Explainer => Search::EXPLAINER.contains(&search),
            Self::Hodoku => Entry::of(search).is_some(),
        }
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Scale {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|scale| scale.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| Error::unknown("scale", text, Self::ALL.map(Self::name)))
    }
}
