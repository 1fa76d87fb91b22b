//! Sudoku Explainer's ratings, and levels based on them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::base::Error;
use crate::base::error::problems;
use crate::base::names::named;

/// Sudoku Explainer's difficulty rating, in tenths: shown as `7.2`.
///
/// ```
/// use sudokit::logic::rate::Rating;
///
/// assert_eq!(Rating::tenths(72).to_string(), "7.2");
/// assert!(Rating::tenths(72) < Rating::tenths(100));
/// assert_eq!("7.2".parse::<Rating>()?, Rating::tenths(72));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rating(u16);

impl Rating {
    /// A limit that no step exceeds.
    pub(crate) const HARDEST: Self = Self(u16::MAX);

    /// Creates a rating from tenths.
    pub const fn tenths(tenths: u16) -> Self {
        Self(tenths)
    }

    /// Rounds a difficulty that was summed in binary floating point.
    #[expect(clippy::cast_sign_loss, reason = "difficulties are positive")]
    pub(crate) fn rounded(difficulty: f64) -> Self {
        Self(((difficulty + 0.05) * 10.0) as u16)
    }

    /// Returns the value that Sudoku Explainer's sums start from.
    pub(crate) fn base(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    /// Returns the rating in tenths.
    pub const fn in_tenths(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// Parses `7.2`, or `7` for 7.0.
impl FromStr for Rating {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let (whole, tenths) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let tenths = if tenths.len() == 1 && is_number(tenths) { tenths.parse().ok() } else { None };
        let whole: Option<u16> = if is_number(whole) { whole.parse().ok() } else { None };
        let rating = whole.and_then(|whole| whole.checked_mul(10)?.checked_add(tenths?));
        rating.map(Self).ok_or_else(|| RatingProblem::Syntax { text: text.to_owned() }.into())
    }
}

/// The range of a technique's ratings, from its easiest step to its hardest: `3.2`, `1.0-1.5`, or
/// `7.0+` if longer chains are rated higher without limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The rating of the easiest step.
    pub from: Rating,
    /// The rating of the hardest step on a 9x9 board, if there is a limit.
    pub to: Option<Rating>,
}

impl Span {
    /// All steps have this rating, in tenths.
    pub(crate) const fn fixed(tenths: u16) -> Self {
        Self::between(tenths, tenths)
    }

    /// The steps range between these ratings, in tenths.
    pub(crate) const fn between(from: u16, to: u16) -> Self {
        Self { from: Rating(from), to: Some(Rating(to)) }
    }

    /// The steps have at least this rating, in tenths.
    pub(crate) const fn growing(from: u16) -> Self {
        Self { from: Rating(from), to: None }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self.to {
            None => format!("{}+", self.from),
            Some(to) if to == self.from => to.to_string(),
            Some(to) => format!("{}-{to}", self.from),
        })
    }
}

named! {
    /// A difficulty level, based on Sudoku Explainer's rating.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Level: "level" {
        /// Below 2.0: singles.
        Easy => "easy",
        /// Below 3.0: naked singles, locked digits.
        Medium => "medium",
        /// Below 6.5: subsets, fish, wings, uniqueness.
        Hard => "hard",
        /// Below 8.5: chains.
        Expert => "expert",
        /// From 8.5: dynamic and nested forcing chains.
        Extreme => "extreme",
    }
}

impl Level {
    /// Returns the ratings of this level, both ends included.
    pub const fn ratings(self) -> RangeInclusive<Rating> {
        let (from, to) = match self {
            Self::Easy => (0, 19),
            Self::Medium => (20, 29),
            Self::Hard => (30, 64),
            Self::Expert => (65, 84),
            Self::Extreme => (85, Rating::HARDEST.0),
        };
        RangeInclusive::new(Rating(from), Rating(to))
    }

    /// Returns the level of a rating.
    pub fn of(rating: Rating) -> Self {
        let is_reached = |level: &Self| level.ratings().start() <= &rating;
        Self::ALL.into_iter().rev().find(is_reached).unwrap_or(Self::Easy)
    }
}

problems! {
    enum RatingProblem {
        Syntax { text: String } => "error-rating";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_and_levels_round_trip() {
        for tenths in [0, 1, 12, 72, 100, 119, u16::MAX] {
            let rating = Rating::tenths(tenths);
            assert_eq!(rating.to_string().parse::<Rating>().unwrap(), rating);
        }
        assert_eq!("7".parse::<Rating>().unwrap(), Rating::tenths(70));
        for text in ["", ".", "7.", ".5", "7.25", "-1", "+1", "x", "7,2", "6553.6", "99999"] {
            let problem = format!("'{text}' is not a rating: write a number such as 7 or 7.2");
            assert_eq!(text.parse::<Rating>().unwrap_err().to_string(), problem);
        }
        for level in Level::ALL {
            assert_eq!(level.name().parse::<Level>().unwrap(), level);
        }
        assert_eq!(
            "evil".parse::<Level>().unwrap_err().to_string(),
            "there is no level 'evil': use easy, medium, hard, expert or extreme"
        );
    }
}
