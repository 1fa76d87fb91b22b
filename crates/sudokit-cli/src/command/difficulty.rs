//! The difficulty of the steps of a path, on the scale that was chosen.
//!
//! The number of a step does not depend on the order. The rating of a puzzle does: it follows
//! only from the steps that the program with this scale takes.

use serde_json::Value;
use sudokit::Geometry;
use sudokit::logic::rate::Level;
use sudokit::logic::{Order, Scale, Step, Technique};

use crate::row::Row;
use crate::texts::text;

/// The number of a step, such as 3.2, and its level, such as `hard`.
struct StepNumber {
    value: Value,
    level: &'static str,
}

impl StepNumber {
    /// Only steps on the classic board have a number, if their technique is on the scale.
    fn of(step: &Step, scale: Scale) -> Option<Self> {
        Some(match scale {
            Scale::Explainer => {
                let rating = step.rating?;
                let value = Value::from(f64::from(rating.in_tenths()) / 10.0);
                Self { value, level: Level::of(rating).name() }
            }
            Scale::Hodoku => {
                let score = step.score?;
                Self { value: Value::from(score.points), level: score.level.name() }
            }
        })
    }
}

/// `X-wing (ER 3.2)`, `X-Wing (HoDoKu 140)`, or `Skyscraper (no ER)` if the technique is not
/// on the scale. Boards other than the classic one have no numbers.
pub fn title(step: &Step, scale: Scale, geometry: &Geometry) -> String {
    let name = step.name();
    match StepNumber::of(step, scale) {
        _ if !geometry.is_classic() => name.to_owned(),
        Some(StepNumber { value, .. }) => {
            text!("step-title", scale = scale.name(), name, value = value.to_string())
        }
        None => text!("step-title-without-number", scale = scale.name(), name),
    }
}

/// The difficulty of a path.
pub struct PathDifficulty<'a> {
    scale: Scale,
    /// On boards without numbers, the step that comes last in the order.
    hardest: Option<&'a Step>,
    /// On the classic board, the steps without a number.
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

    /// The hardest step, and the steps without a number.
    pub fn sentences(&self) -> Vec<String> {
        let scale = self.scale.name();
        let hardest = self.hardest.map(|step| match StepNumber::of(step, self.scale) {
            Some(StepNumber { value, level }) => {
                text!("explain-hardest-rated", name = step.name(), scale, value = value.to_string(), level)
            }
            None => text!("explain-hardest", name = step.name()),
        });
        let mut techniques: Vec<&str> = Vec::new();
        for step in &self.unmeasured {
            if !techniques.contains(&step.name()) {
                techniques.push(step.name());
            }
        }
        let steps = self.unmeasured.len();
        let unmeasured = (steps > 0).then(|| text!("explain-without-number", steps, scale, techniques));
        hardest.into_iter().chain(unmeasured).collect()
    }

    /// Adds the same to a row.
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
