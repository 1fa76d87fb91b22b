//! The duration of ratings, by band of difficulty, and whether they are right.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use sudokit::Puzzle;
use sudokit::logic::Scale;
use sudokit::logic::rate::{Explainer, Hodoku};

use crate::Outcome;
use crate::clock::time;

/// The processor time in milliseconds that Sudoku Explainer 1.2.1.3 takes for a puzzle of each
/// band. There are hardly any puzzles between 5.0 and 5.9.
const EXPLAINER: [(&str, f64); 9] = [
    ("1.x", 0.8),
    ("2.x", 3.2),
    ("3.x", 9.5),
    ("4.x", 8.5),
    ("6.x", 47.0),
    ("7.x", 160.0),
    ("8.x", 716.0),
    ("9.x", 3_577.0),
    ("10.x", 22_029.0),
];

/// The time in milliseconds that HoDoKu 2.2.0 takes for a puzzle of the whole mix.
const HODOKU: [(&str, f64); 1] = [(ALL, 64.0)];

/// Puzzles that take less are rated several times, and the best time counts.
const SHORT: Duration = Duration::from_millis(50);
const ROUNDS: usize = 5;

/// The band of all puzzles.
const ALL: &str = "all";

/// Rates the puzzles of a file and compares the results. The first line of the file names its
/// columns: `puzzle,er,ep,ed` or `puzzle,level,score,steps,brute_force`.
pub fn run(scale: &str, file: &Path) -> Outcome {
    let scale: Scale = scale.parse()?;
    let text = std::fs::read_to_string(file)?;
    let mut bands: BTreeMap<Band, Times> = BTreeMap::new();
    let mut rater = Rater::new(scale);
    for line in text.lines().skip(1) {
        let (puzzle, expected) = line.split_once(',').ok_or("a line has no rating after the puzzle")?;
        let puzzle: Puzzle = puzzle.parse()?;
        let mut best = Duration::MAX;
        let mut rating = String::new();
        for _ in 0..ROUNDS {
            best = best.min(time(|| rating = rater.rate(&puzzle)));
            if best > SHORT {
                break;
            }
        }
        if rating != expected {
            println!("{line}: {rating}");
        }
        for band in bands_of(scale, expected) {
            let times = bands.entry(band).or_default();
            times.same += usize::from(rating == expected);
            times.millis.push(best.as_secs_f64() * 1e3);
        }
    }
    let original = match scale {
        Scale::Explainer => &EXPLAINER[..],
        Scale::Hodoku => &HODOKU[..],
    };
    println!("band  puzzles  same  mean_ms  worst_ms  x_original");
    for ((_, name), times) in bands {
        let mean = times.millis.iter().sum::<f64>() / times.millis.len() as f64;
        let worst = times.millis.iter().copied().fold(0.0, f64::max);
        let original = original.iter().find(|(band, _)| *band == name);
        let ratio = original.map_or(String::from("-"), |(_, original)| format!("{:.0}", original / mean));
        println!("{name}  {}  {}  {mean:.3}  {worst:.3}  {ratio}", times.millis.len(), times.same);
    }
    Ok(())
}

enum Rater {
    Explainer(Box<Explainer>),
    Hodoku(Box<Hodoku>),
}

impl Rater {
    fn new(scale: Scale) -> Self {
        match scale {
            Scale::Explainer => Self::Explainer(Box::default()),
            Scale::Hodoku => Self::Hodoku(Box::default()),
        }
    }

    /// Returns the rating, in the format of the file.
    fn rate(&mut self, puzzle: &Puzzle) -> String {
        let rating = match self {
            Self::Explainer(rater) => {
                rater.rate(puzzle).map(|grade| format!("{},{},{}", grade.er, grade.ep, grade.ed))
            }
            Self::Hodoku(rater) => rater.rate(puzzle).map(|grade| {
                let guessed = u8::from(grade.guesses() > 0);
                format!("{},{},{},{guessed}", grade.level, grade.score, grade.steps)
            }),
        };
        rating.unwrap_or_else(|unrated| format!("{unrated:?}"))
    }
}

/// The position of a band in the table, and its name.
type Band = (usize, String);

/// Returns the bands of a rating: Sudoku Explainer's whole number, or HoDoKu's level and whether
/// brute force is needed.
fn bands_of(scale: Scale, rating: &str) -> Vec<Band> {
    let (first, rest) = rating.split_once(',').unwrap_or((rating, ""));
    match scale {
        Scale::Explainer => {
            let whole = first.split('.').next().unwrap_or(first);
            vec![(whole.parse().unwrap_or(0), format!("{whole}.x"))]
        }
        Scale::Hodoku => {
            let number = first.parse::<sudokit::logic::rate::HodokuLevel>().map_or(0, |level| level as usize);
            let logic = (8, "without brute force".to_owned());
            let level =
                if rest.ends_with(",1") { (7, "brute force".to_owned()) } else { (number, first.to_owned()) };
            let all = (9, ALL.to_owned());
            if level.0 == 7 { vec![level, all] } else { vec![level, logic, all] }
        }
    }
}

/// The puzzles of a band.
#[derive(Default)]
struct Times {
    /// The number of ratings that are as expected.
    same: usize,
    millis: Vec<f64>,
}
