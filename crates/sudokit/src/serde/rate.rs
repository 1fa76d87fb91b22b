//! Ratings.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::text::texts;
use crate::base::Error;
use crate::logic::Technique;
use crate::logic::rate::{Grade, HodokuGrade, HodokuLevel, Level, Rating, Score, Span};

texts! {
    /// The name: `"hard"`.
    Level: "the name of a level", level => level;
    /// The name: `"hard"`.
    HodokuLevel: "the name of one of HoDoKu's levels", level => level.name();
    /// The `Display` form: `"3.2"`, `"1.0-1.5"`, `"7.0+"`.
    Span: "ratings such as 1.0-1.5", span => span, span_of;
}

fn span_of(text: &str) -> Result<Span, Error> {
    if let Some(from) = text.strip_suffix('+') {
        return Ok(Span { from: from.parse()?, to: None });
    }
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    Ok(Span { from: from.parse()?, to: Some(to.parse()?) })
}

/// A number with one decimal. Deserialising also accepts a text.
///
/// ```
/// use sudokit::logic::rate::Rating;
///
/// assert_eq!(serde_json::to_string(&Rating::tenths(72))?, "7.2");
/// for text in ["7.2", r#""7.2""#] {
///     assert_eq!(serde_json::from_str::<Rating>(text)?, Rating::tenths(72));
/// }
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.in_tenths()) / 10.0)
    }
}

impl<'de> Deserialize<'de> for Rating {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RatingVisitor)
    }
}

struct RatingVisitor;

impl Visitor<'_> for RatingVisitor {
    type Value = Rating;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rating such as 7.2")
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Rating, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Rating, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Rating, E> {
        text.parse().map_err(E::custom)
    }
}

#[derive(Serialize, Deserialize)]
struct ScoreFields {
    level: HodokuLevel,
    score: u32,
}

/// The same fields as in a step: `level` and `score`.
///
/// ```
/// use sudokit::logic::Technique;
///
/// let json = serde_json::to_string(&Technique::XWing.score())?;
/// assert_eq!(json, r#"{"level":"hard","score":140}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ScoreFields { level: self.level, score: self.points }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ScoreFields { level, score } = ScoreFields::deserialize(deserializer)?;
        Ok(Self { level, points: score })
    }
}

#[derive(Serialize, Deserialize)]
struct GradeFields {
    er: Rating,
    ep: Rating,
    ed: Rating,
    /// Derived from `er`.
    #[serde(skip_deserializing)]
    level: Option<Level>,
    hardest: Technique,
    counts: BTreeMap<Technique, usize>,
}

/// The same fields as a row of `sudoku rate`: `er`, `ep`, `ed`, `level`, `hardest` and `counts`.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::logic::rate::{Explainer, Grade};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let grade = Explainer::new().rate(&puzzle).unwrap();
/// let text = serde_json::to_string(&grade)?;
/// assert!(text.starts_with(r#"{"er":1.2,"ep":1.2,"ed":1.2,"level":"easy","hardest":"hidden-single""#));
/// assert_eq!(serde_json::from_str::<Grade>(&text)?, grade);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Grade {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = GradeFields {
            er: self.er,
            ep: self.ep,
            ed: self.ed,
            level: Some(Level::of(self.er)),
            hardest: self.hardest,
            counts: self.counts.clone(),
        };
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Grade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let GradeFields { er, ep, ed, hardest, counts, .. } = GradeFields::deserialize(deserializer)?;
        Ok(Self { er, ep, ed, hardest, counts })
    }
}

#[derive(Serialize, Deserialize)]
struct HodokuGradeFields {
    level: HodokuLevel,
    score: u32,
    steps: usize,
    /// Derived from `counts`: 1 if a digit was looked up, otherwise 0.
    #[serde(skip_deserializing)]
    brute_force: u8,
    hardest: Technique,
    counts: BTreeMap<Technique, usize>,
}

/// The same fields as a row of `sudoku rate --scale hodoku`: `level`, `score`, `steps`,
/// `brute_force`, `hardest` and `counts`.
impl Serialize for HodokuGrade {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = HodokuGradeFields {
            level: self.level,
            score: self.score,
            steps: self.steps,
            brute_force: u8::from(self.guesses() > 0),
            hardest: self.hardest,
            counts: self.counts.clone(),
        };
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for HodokuGrade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let HodokuGradeFields { level, score, steps, hardest, counts, .. } =
            HodokuGradeFields::deserialize(deserializer)?;
        Ok(Self { level, score, steps, hardest, counts })
    }
}
