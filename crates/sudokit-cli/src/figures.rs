//! Figures of many puzzles, drawn as numbers and bars by `create --stats` and `stats`.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use indicatif::HumanCount;
use sudokit::logic::rate::{BoardGrade, HodokuLevel, Level, Rating};
use sudokit::logic::{Order, Technique};

use crate::args::span_words;
use crate::grade::PuzzleGrade;
use crate::texts::text;

/// The longest bar.
const WIDTH: u64 = 40;

/// The line in place of several empty bars.
const GAP: &str = "…";

/// The number of techniques that are drawn: the most frequent ones.
const TECHNIQUES: usize = 12;

/// Names or numbers with their counts, in the order in which they are drawn.
pub type Bars = Vec<(String, u64)>;

/// The number of puzzles with each number of clues, each rating and so on.
#[derive(Default)]
pub struct Figures {
    pub clues: BTreeMap<usize, u64>,
    pub ratings: BTreeMap<Rating, u64>,
    pub hodoku: BTreeMap<HodokuLevel, u64>,
    /// HoDoKu's scores.
    pub scores: BTreeMap<u32, u64>,
    /// The levels of boards that have no ratings.
    pub board_levels: BTreeMap<Level, u64>,
    /// The hardest technique of each puzzle.
    pub hardest: BTreeMap<Technique, u64>,
}

/// Adds one to the count of a value.
pub fn count<T: Ord>(counts: &mut BTreeMap<T, u64>, value: T) {
    *counts.entry(value).or_default() += 1;
}

impl Figures {
    /// Counts a puzzle with this grade.
    pub fn add_grade(&mut self, grade: &PuzzleGrade) {
        match grade {
            PuzzleGrade::Explainer(grade) => {
                count(&mut self.ratings, grade.er);
                count(&mut self.hardest, grade.hardest);
            }
            PuzzleGrade::Hodoku(grade) => {
                count(&mut self.hodoku, grade.level);
                count(&mut self.scores, grade.score);
                count(&mut self.hardest, grade.hardest);
            }
            PuzzleGrade::Board(BoardGrade { level, hardest, .. }) => {
                count(&mut self.board_levels, *level);
                if let Some(technique) = hardest {
                    count(&mut self.hardest, *technique);
                }
            }
        }
    }

    /// The number of puzzles of a level of Sudoku Explainer's scale.
    pub fn at_level(&self, level: Level) -> u64 {
        self.rated_at(level) + self.board_levels.get(&level).copied().unwrap_or(0)
    }

    /// The number of puzzles with a rating of this level.
    fn rated_at(&self, level: Level) -> u64 {
        self.ratings.range(level.ratings()).map(|(_, count)| count).sum()
    }

    /// The techniques, the most frequent first.
    pub fn techniques(&self) -> Vec<(Technique, u64)> {
        let mut techniques: Vec<(Technique, u64)> =
            self.hardest.iter().map(|(&technique, &count)| (technique, count)).collect();
        techniques.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        techniques
    }

    /// The range and the average of the clues, if there are puzzles.
    pub fn clue_spread(&self) -> Option<String> {
        let mean = mean(&self.clues, |clues| 100 * clues as u64);
        spread(&self.clues, |clues| clues.to_string(), with_decimals(mean))
    }

    /// The range and the average of the ratings, if there are any.
    pub fn rating_spread(&self) -> Option<String> {
        let mean = mean(&self.ratings, |er| 10 * u64::from(er.in_tenths()));
        spread(&self.ratings, |er| er.to_string(), with_decimals(mean))
    }

    /// The range and the average of HoDoKu's scores, if there are any.
    pub fn score_spread(&self) -> Option<String> {
        let mean = mean(&self.scores, u64::from);
        spread(&self.scores, |score| with_separators(score.into()), with_separators(mean))
    }

    /// Each level, with its ratings.
    pub fn level_bars(&self) -> Bars {
        let name =
            |level: Level| text!("stats-level", level = level.name(), ratings = span_words(&level.ratings()));
        Level::ALL.map(|level| (name(level), self.rated_at(level))).to_vec()
    }

    /// Each level of HoDoKu.
    pub fn hodoku_bars(&self) -> Bars {
        let count = |level| self.hodoku.get(&level).copied().unwrap_or(0);
        HodokuLevel::ALL.map(|level| (level.to_string(), count(level))).to_vec()
    }

    /// Each level of boards that have no ratings.
    pub fn board_level_bars(&self) -> Bars {
        let count = |level| self.board_levels.get(&level).copied().unwrap_or(0);
        Level::ALL.map(|level| (level.to_string(), count(level))).to_vec()
    }

    /// All techniques, the most frequent first.
    pub fn technique_bars(&self) -> Bars {
        let name = |technique: Technique| {
            if self.hodoku.is_empty() { technique.name() } else { Order::Hodoku.name_of(technique) }
        };
        self.techniques().into_iter().map(|(technique, count)| (name(technique).to_owned(), count)).collect()
    }

    /// A bar for each number of clues, each level and the most frequent techniques.
    pub fn draw(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let (Some(spread), Some(span)) = (self.clue_spread(), span(&self.clues)) {
            lines.push(text!("stats-clues", spread));
            let count = |clues| self.clues.get(&clues).copied().unwrap_or(0);
            let bars: Bars = span.map(|clues| (clues.to_string(), count(clues))).collect();
            lines.extend(histogram(&without_gaps(&bars)));
        }
        if let Some(spread) = self.rating_spread() {
            lines.push(text!("stats-ratings", spread));
            lines.extend(histogram(&self.level_bars()));
        }
        if !self.hodoku.is_empty() {
            lines.push(text!("stats-hodoku-levels"));
            lines.extend(histogram(&self.hodoku_bars()));
        }
        if !self.board_levels.is_empty() {
            lines.push(text!("stats-board-levels"));
            lines.extend(histogram(&self.board_level_bars()));
        }
        lines.extend(self.draw_techniques());
        lines
    }

    fn draw_techniques(&self) -> Vec<String> {
        let bars = self.technique_bars();
        let (most, others) = bars.split_at(bars.len().min(TECHNIQUES));
        if most.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![text!("stats-techniques")];
        lines.extend(histogram(most));
        let puzzles: u64 = others.iter().map(|(_, count)| count).sum();
        if puzzles > 0 {
            let rest = text!("stats-other-techniques", techniques = others.len(), puzzles);
            lines.push(format!("  {rest}"));
        }
        lines
    }
}

/// The range from the smallest to the largest value.
fn span<T: Copy + Ord>(counts: &BTreeMap<T, u64>) -> Option<RangeInclusive<T>> {
    Some(*counts.first_key_value()?.0..=*counts.last_key_value()?.0)
}

/// `20 to 28, average 24.50`: the range of values and their average.
fn spread<T: Copy + Ord>(
    counts: &BTreeMap<T, u64>,
    name: impl Fn(T) -> String,
    mean: String,
) -> Option<String> {
    let (first, last) = span(counts)?.into_inner();
    let span =
        if first == last { name(first) } else { text!("stats-span", first = name(first), last = name(last)) };
    Some(text!("stats-spread", span, mean))
}

/// The average of values, which `number` turns into numbers, rounded to a whole number.
fn mean<T: Copy>(counts: &BTreeMap<T, u64>, number: impl Fn(T) -> u64) -> u64 {
    let parts = counts.iter().map(|(&value, &count)| (number(value) * count, count));
    let (sum, puzzles) = parts.fold((0, 0), |(sum, puzzles), (part, count)| (sum + part, puzzles + count));
    (sum + puzzles / 2) / puzzles.max(1)
}

/// `24.50` of 2450 hundredths.
fn with_decimals(hundredths: u64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// `1,234,567`
pub fn with_separators(n: u64) -> String {
    HumanCount(n).to_string()
}

/// Draws one line for a long gap, as in a list with boards of several sizes.
fn without_gaps(bars: &[(String, u64)]) -> Vec<(String, u64)> {
    const LONGEST: usize = 5;
    let gaps = bars.chunk_by(|(_, one), (_, other)| (*one == 0) == (*other == 0));
    let short = gaps.flat_map(|bars| match bars {
        [(_, 0), ..] if bars.len() > LONGEST => vec![(GAP.to_owned(), 0)],
        bars => bars.to_vec(),
    });
    short.collect()
}

/// A line for each name, with its count and a bar. The largest count has the longest bar.
fn histogram(bars: &[(String, u64)]) -> impl Iterator<Item = String> {
    let name_width = bars.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let number_width = most.to_string().len();
    bars.iter().map(move |(name, count)| {
        if name == GAP {
            return format!("  {GAP}");
        }
        let length = (count * WIDTH).div_ceil(most) as usize;
        let bar = "█".repeat(length);
        format!("  {name:<name_width$}  {count:>number_width$} {bar}").trim_end().to_owned()
    })
}
