//! What a run of puzzles looks like as a whole.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

use sudokit::Puzzle;
use sudokit::logic::rate::{HodokuLevel, Level, Rating};

use super::worker::Grades;
use crate::args::span_words;

/// The longest bar.
const WIDTH: u64 = 40;

/// 128 bits of the clues, which differ from puzzle to puzzle. So millions of
/// puzzles take little memory.
type Fingerprint = [u64; 2];

/// Counts of what was made.
#[derive(Default)]
pub struct Stats {
    clues: BTreeMap<usize, u64>,
    ratings: BTreeMap<Rating, u64>,
    hodoku: BTreeMap<HodokuLevel, u64>,
    seen: HashSet<Fingerprint>,
    puzzles: u64,
}

impl Stats {
    pub fn add(&mut self, puzzle: &Puzzle, grades: &Grades) {
        self.puzzles += 1;
        *self.clues.entry(puzzle.clues()).or_default() += 1;
        if let Some(grade) = &grades.explainer {
            *self.ratings.entry(grade.er).or_default() += 1;
        }
        if let Some(grade) = &grades.hodoku {
            *self.hodoku.entry(grade.level).or_default() += 1;
        }
        self.seen.insert([0, 1].map(|salt: u64| {
            let mut hasher = DefaultHasher::new();
            salt.hash(&mut hasher);
            puzzle.grid().digits().for_each(|digit| digit.hash(&mut hasher));
            hasher.finish()
        }));
    }

    /// The number of puzzles, then a bar for each number of clues and each level.
    pub fn draw(&self, seed: u64) -> String {
        let duplicates = match self.puzzles - self.seen.len() as u64 {
            0 => "no duplicates".to_owned(),
            1 => "1 duplicate".to_owned(),
            many => format!("{many} duplicates"),
        };
        let s = if self.puzzles == 1 { "" } else { "s" };
        let mut lines = vec![format!("{} puzzle{s}, seed {seed}, {duplicates}", self.puzzles)];
        if let Some(span) = span(&self.clues) {
            let mean = mean(self.clues.iter().map(|(&clues, &count)| (100 * clues as u64, count)));
            lines.push(format!("clues: {}, mean {mean}", words(&span)));
            let bars = span.map(|clues| (clues.to_string(), self.clues.get(&clues).copied().unwrap_or(0)));
            lines.extend(histogram(&bars.collect::<Vec<_>>()));
        }
        if let Some(span) = span(&self.ratings) {
            let mean = mean(self.ratings.iter().map(|(er, &count)| (10 * u64::from(er.in_tenths()), count)));
            lines.push(format!("rating (ER): {}, mean {mean}", words(&span)));
            let bars = Level::ALL.map(|level| {
                let count = self.ratings.range(level.ratings()).map(|(_, count)| count).sum();
                (format!("{level}, {}", span_words(&level.ratings())), count)
            });
            lines.extend(histogram(&bars));
        }
        if !self.hodoku.is_empty() {
            lines.push("HoDoKu:".to_owned());
            let count = |level| self.hodoku.get(&level).copied().unwrap_or(0);
            lines.extend(histogram(&HodokuLevel::ALL.map(|level| (level.to_string(), count(level)))));
        }
        lines.join("\n")
    }
}

/// From the smallest to the largest.
fn span<T: Copy + Ord>(counts: &BTreeMap<T, u64>) -> Option<RangeInclusive<T>> {
    Some(*counts.first_key_value()?.0..=*counts.last_key_value()?.0)
}

/// `20 to 28`, or just `24`.
fn words<T: PartialEq + Display>(span: &RangeInclusive<T>) -> String {
    let (first, last) = (span.start(), span.end());
    if first == last { first.to_string() } else { format!("{first} to {last}") }
}

/// The mean of values in hundredths, each as often as it says.
fn mean(values: impl Iterator<Item = (u64, u64)>) -> String {
    let (sum, number) =
        values.fold((0, 0), |(sum, number), (value, count)| (sum + value * count, number + count));
    let mean = (sum + number / 2) / number.max(1);
    format!("{}.{:02}", mean / 100, mean % 100)
}

/// A line for each name: how many, and a bar as long as its share of the most.
fn histogram(bars: &[(String, u64)]) -> impl Iterator<Item = String> {
    let name_width = bars.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let number_width = most.to_string().len();
    bars.iter().map(move |(name, count)| {
        let length = (count * WIDTH).div_ceil(most) as usize;
        let bar = "█".repeat(length);
        format!("  {name:<name_width$}  {count:>number_width$} {bar}").trim_end().to_owned()
    })
}
