//! The time to generate puzzles that meet criteria: the median of many puzzles, each alone.

use sudokit::Geometry;
use sudokit::generate::{Generated, Generator};
use sudokit::logic::rate::{Explainer, Hodoku, HodokuLevel, Level};
use sudokit::logic::{LogicSolver, Technique, Techniques};

use crate::Outcome;
use crate::clock::time;

/// The number of puzzles for each criterion.
const PUZZLES: u64 = 201;

/// The number of large boards.
const LARGE: u64 = 11;

pub fn run() -> Outcome {
    println!("criteria  puzzles  median_ms  mean_ms  worst_ms");
    let board = |side| Geometry::of_side(side).ok_or("there is no board of this side");
    let nine = Generator::new(board(9)?).seed(1);
    let mut rater = Explainer::new();
    for level in Level::ALL {
        measure(level.name(), &nine.clone().level(level), PUZZLES, |made| {
            rater.rate(&made.puzzle).is_ok_and(|grade| Level::of(grade.er) == level)
        })?;
    }
    let mut hodoku = Hodoku::new();
    for level in HodokuLevel::ALL {
        measure(&format!("HoDoKu's {level}"), &nine.clone().hodoku_level(level), PUZZLES, |made| {
            hodoku.rate(&made.puzzle).is_ok_and(|grade| grade.level == level)
        })?;
    }
    for name in ["x-wing", "swordfish", "xy-wing", "unique-rectangle"] {
        let needed: Techniques = name.parse()?;
        // The rater does not know all techniques of a family.
        let is_tried = |technique: &Technique| technique.is_rated() || needed.contains(*technique);
        measure(name, &nine.clone().needs(needed.clone()), PUZZLES, |made| {
            let tried = Technique::ALL.iter().copied().filter(is_tried);
            let mut path = LogicSolver::new(made.puzzle.candidates()).with_only(tried);
            path.any(|step| needed.contains(step.technique))
        })?;
    }
    for clues in [21, 20, 19] {
        measure(&format!("{clues} clues"), &nine.clone().clues(clues..=clues), PUZZLES, |made| {
            made.puzzle.clues() == clues
        })?;
    }
    for side in [4, 6, 8, 12, 16, 25] {
        let name = format!("{side}x{side}");
        measure(&name, &Generator::new(board(side)?).seed(1), LARGE, |made| {
            made.puzzle.solve().unique().is_ok()
        })?;
    }
    Ok(())
}

fn measure(
    name: &str,
    generator: &Generator,
    count: u64,
    mut is_right: impl FnMut(&Generated) -> bool,
) -> Outcome {
    let mut maker = generator.worker();
    let mut millis = Vec::new();
    for index in 0..count {
        let mut made = None;
        millis.push(time(|| made = Some(maker.make(index))).as_secs_f64() * 1e3);
        if !made.is_some_and(|made| made.is_ok_and(|made| is_right(&made))) {
            return Err(format!("{name}: puzzle {index} does not meet the criteria").into());
        }
    }
    millis.sort_by(f64::total_cmp);
    let mean = millis.iter().sum::<f64>() / millis.len() as f64;
    let (median, worst) = (millis[millis.len() / 2], millis[millis.len() - 1]);
    println!("{name}  {count}  {median:.3}  {mean:.3}  {worst:.3}");
    Ok(())
}
