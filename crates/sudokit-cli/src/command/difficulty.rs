//! How hard the steps of a path are, on the scale that was chosen.
//!
//! A number says something about a step, whatever the order. A rating of the puzzle
//! follows only from the steps that the program behind the scale would take.

use serde_json::Value;
use sudokit::Geometry;
use sudokit::internal::sentence::list;
use sudokit::logic::rate::Level;
use sudokit::logic::{Order, Scale, Step, Technique};

use crate::row::Row;

/// `ER 3.2`, with the level in a word.
struct StepNumber {
    label: &'static str,
    value: Value,
    level: &'static str,
}

impl StepNumber {
    /// The number of a step. Steps that the scale does not know have none, and so have
    /// all steps on other boards than the classic one.
    fn of(step: &Step, scale: Scale) -> Option<Self> {
        let label = label(scale);
        Some(match scale {
            Scale::Explainer => {
                let rating = step.rating?;
                let value = Value::from(f64::from(rating.in_tenths()) / 10.0);
                Self { label, value, level: Level::of(rating).name() }
            }
            Scale::Hodoku => {
                let score = step.score?;
                Self { label, value: Value::from(score.points), level: score.level.name() }
            }
        })
    }
}

/// What stands before a number.
fn label(scale: Scale) -> &'static str {
    match scale {
        Scale::Explainer => "ER",
        Scale::Hodoku => "HoDoKu",
    }
}

/// What a step without a number lacks.
fn missing(scale: Scale) -> &'static str {
    match scale {
        Scale::Explainer => "ER",
        Scale::Hodoku => "HoDoKu score",
    }
}

/// `X-wing (ER 3.2)`, `X-Wing (HoDoKu 140)`, or `Skyscraper (no ER)` where a scale does not
/// know the technique. Other boards than the classic one have no numbers.
pub fn title(step: &Step, scale: Scale, geometry: &Geometry) -> String {
    let name = step.name();
    match StepNumber::of(step, scale) {
        _ if !geometry.is_classic() => name.to_owned(),
        Some(StepNumber { label, value, .. }) => format!("{name} ({label} {value})"),
        None => format!("{name} (no {})", missing(scale)),
    }
}

/// How hard a path is.
pub struct PathDifficulty<'a> {
    scale: Scale,
    /// On boards without numbers, the last in the order.
    hardest: Option<&'a Step>,
    /// The steps that have no number, on boards where others have.
    unmeasured: Vec<&'a Step>,
    is_classic: bool,
}

impl<'a> PathDifficulty<'a> {
    pub fn new(steps: &[&'a Step], scale: Scale, order: Order, geometry: &Geometry) -> Self {
        let is_classic = geometry.is_classic();
        let hardest = if is_classic {
            scale.hardest(steps.iter().copied())
        } else {
            steps.iter().copied().max_by(|one, other| order.compare(one.technique, other.technique))
        };
        let unmeasured = steps.iter().copied().filter(|step| is_classic && !scale.measures(step));
        Self { scale, hardest, unmeasured: unmeasured.collect(), is_classic }
    }

    /// `Hardest step here: X-wing (ER 3.2, hard). 2 steps have no ER: Skyscraper and W-wing.`
    pub fn sentences(&self) -> Vec<String> {
        let hardest = self.hardest.map(|step| match StepNumber::of(step, self.scale) {
            Some(StepNumber { label, value, level }) => {
                format!("Hardest step here: {} ({label} {value}, {level}).", step.name())
            }
            None => format!("Hardest step here: {}.", step.name()),
        });
        let names = || {
            let mut names: Vec<&str> = Vec::new();
            for step in &self.unmeasured {
                if !names.contains(&step.name()) {
                    names.push(step.name());
                }
            }
            list(names.into_iter().map(str::to_owned), "and")
        };
        let unmeasured = match self.unmeasured.len() {
            0 => None,
            1 => Some(format!("1 step has no {}: {}.", missing(self.scale), names())),
            steps => Some(format!("{steps} steps have no {}: {}.", missing(self.scale), names())),
        };
        hardest.into_iter().chain(unmeasured).collect()
    }

    /// The same in a row.
    pub fn add_to(&self, row: Row) -> Row {
        let number = self.hardest.and_then(|step| StepNumber::of(step, self.scale));
        let (value, level) = number.map(|number| (number.value, number.level)).unzip();
        let mut unmeasured: Vec<Technique> = self.unmeasured.iter().map(|step| step.technique).collect();
        unmeasured.sort_unstable();
        unmeasured.dedup();
        let unmeasured: Vec<&str> = unmeasured.into_iter().map(Technique::id).collect();
        row.with("hardest", self.hardest.map(|step| step.technique.id()))
            .with("hardest_number", value)
            .with("hardest_level", level)
            .with("without_number", self.is_classic.then_some(unmeasured))
    }
}
