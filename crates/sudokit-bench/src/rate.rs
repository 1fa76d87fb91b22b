//! How long ratings take, by band of difficulty, and whether they are right.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use sudokit::Puzzle;
use sudokit::rate::Explainer;

use crate::Outcome;
use crate::clock::time;

/// Milliseconds of processor time that Sudoku Explainer 1.2.1.3 takes for a
/// puzzle of each band; there are hardly any puzzles between 5.0 and 5.9.
const ORIGINAL: [(usize, f64); 9] =
    [(1, 0.8), (2, 3.2), (3, 9.5), (4, 8.5), (6, 47.0), (7, 160.0), (8, 716.0), (9, 3_577.0), (10, 22_029.0)];

/// Puzzles that take less are rated several times, and the best time counts.
const SHORT: Duration = Duration::from_millis(50);
const ROUNDS: usize = 5;

/// Rates the puzzles of a file `puzzle,er,ep,ed` and compares.
pub fn run(file: &Path) -> Outcome {
    let text = std::fs::read_to_string(file)?;
    let mut bands: BTreeMap<usize, Band> = BTreeMap::new();
    let mut explainer = Explainer::new();
    for line in text.lines().skip(1) {
        let (puzzle, expected) = line.split_once(',').ok_or("a line is puzzle,er,ep,ed")?;
        let expected = expected.replace(',', "/");
        let puzzle: Puzzle = puzzle.parse()?;
        let mut best = Duration::MAX;
        let mut rating = String::new();
        for _ in 0..ROUNDS {
            best = best.min(time(|| {
                rating = match explainer.rate(&puzzle) {
                    Ok(grade) => grade.to_string(),
                    Err(unrated) => format!("{unrated:?}"),
                };
            }));
            if best > SHORT {
                break;
            }
        }
        if rating != expected {
            println!("{line}: {rating}");
        }
        let band = expected.split('.').next().and_then(|whole| whole.parse().ok());
        let band = bands.entry(band.ok_or("a rating is a number such as 7.2")?).or_default();
        band.same += usize::from(rating == expected);
        band.millis.push(best.as_secs_f64() * 1e3);
    }
    println!("band  puzzles  same  mean_ms  worst_ms  x_original");
    for (number, band) in bands {
        let mean = band.millis.iter().sum::<f64>() / band.millis.len() as f64;
        let worst = band.millis.iter().copied().fold(0.0, f64::max);
        let original = ORIGINAL.iter().find(|(band, _)| *band == number);
        let ratio = original.map_or(String::from("-"), |(_, original)| format!("{:.0}", original / mean));
        println!("{number}.x  {}  {}  {mean:.3}  {worst:.3}  {ratio}", band.millis.len(), band.same);
    }
    Ok(())
}

/// The puzzles whose ER begins with the same number.
#[derive(Default)]
struct Band {
    /// How many ratings are as expected.
    same: usize,
    millis: Vec<f64>,
}
