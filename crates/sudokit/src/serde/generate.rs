//! Generated puzzles, and the types that describe them.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::texts;
use crate::base::texts::text;
use crate::base::{Cell, Error};
use crate::board::{Puzzle, Solution};
use crate::generate::{CluePattern, Generated, StopReason, Symmetry};
use crate::logic::Technique;
use crate::logic::rate::{Grade, Level, Rating};

texts! {
    /// The name: `"rotate180"`.
    Symmetry: "the name of a symmetry", symmetry => symmetry;
    /// A line, with `x` for a clue and `.` for an empty cell.
    ///
    /// ```
    /// use sudokit::generate::CluePattern;
    ///
    /// let pattern: CluePattern = "x..x .xx. .xx. x..x".parse()?;
    /// assert_eq!(serde_json::to_string(&pattern)?, r#""x..x.xx..xx.x..x""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    CluePattern: "a pattern of clues such as x..x.xx..xx.x..x", pattern => line(pattern);
    /// `"stopped"`, `"gave-up"` or `"impossible"`.
    StopReason: "why a search ended", why => name(*why), stop_reason;
}

fn line(pattern: &CluePattern) -> String {
    let cells = (0..pattern.side() * pattern.side()).map(Cell::new);
    cells.map(|cell| if pattern.contains(cell) { 'x' } else { '.' }).collect()
}

const fn name(why: StopReason) -> &'static str {
    match why {
        StopReason::Stopped => "stopped",
        StopReason::GaveUp => "gave-up",
        StopReason::Impossible => "impossible",
    }
}

fn stop_reason(text: &str) -> Result<StopReason, Error> {
    let all = [StopReason::Stopped, StopReason::GaveUp, StopReason::Impossible];
    let found = all.into_iter().find(|why| name(*why) == text);
    found.ok_or_else(|| Error::unknown("end of a search", text, all.map(name)))
}

#[derive(Serialize, Deserialize)]
struct GeneratedFields {
    puzzle: Puzzle,
    solution: Solution,
    #[serde(skip_deserializing)]
    clues: usize,
    er: Option<Rating>,
    ep: Option<Rating>,
    ed: Option<Rating>,
    /// Derived from `er`.
    #[serde(skip_deserializing)]
    level: Option<Level>,
    hardest: Option<Technique>,
    techniques: Option<BTreeMap<Technique, usize>>,
    symmetry: Symmetry,
}

/// The same fields as a row of `sudoku create`: `puzzle`, `solution`, `clues`, the grade as `er`,
/// `ep`, `ed`, `level`, `hardest` and `techniques`, and `symmetry`.
///
/// ```
/// use sudokit::Geometry;
/// use sudokit::generate::{Generated, Generator};
///
/// let generator = Generator::new(Geometry::of_side(4).unwrap());
/// let generated = generator.worker().make(0)?;
/// let text = serde_json::to_string(&generated)?;
/// assert_eq!(serde_json::from_str::<Generated>(&text)?, generated);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Generated {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let grade = self.grade.as_ref();
        let fields = GeneratedFields {
            puzzle: self.puzzle.clone(),
            solution: self.solution.clone(),
            clues: self.puzzle.clues(),
            er: grade.map(|grade| grade.er),
            ep: grade.map(|grade| grade.ep),
            ed: grade.map(|grade| grade.ed),
            level: grade.map(|grade| Level::of(grade.er)),
            hardest: grade.map(|grade| grade.hardest),
            techniques: grade.map(|grade| grade.counts.clone()),
            symmetry: self.symmetry,
        };
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Generated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = GeneratedFields::deserialize(deserializer)?;
        let GeneratedFields { puzzle, solution, symmetry, er, ep, ed, hardest, techniques, .. } = fields;
        let is_given = |(cell, digit)| solution.get(cell) == digit;
        if puzzle.geometry() != solution.geometry() || !puzzle.grid().filled().all(is_given) {
            return Err(D::Error::custom(text!("error-saved-solution")));
        }
        let grade = || Some(Grade { er: er?, ep: ep?, ed: ed?, hardest: hardest?, counts: techniques? });
        Ok(Self { grade: grade(), puzzle, solution, symmetry })
    }
}
