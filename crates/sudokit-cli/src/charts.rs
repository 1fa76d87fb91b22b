//! Figures of many puzzles as one picture: the histograms of `--plot`.
//!
//! Numbers are columns. If they are far apart, a column is for several numbers: 2, 5, 10, 20 and
//! so on. Columns of ratings are tenths or half points wide, because levels begin at half points.

use sudokit::logic::rate::Rating;
use sudokit_draw::{Axis, Bar, Histogram, Plot, round_numbers};

use crate::figures::{Bars, Figures, with_separators};
use crate::texts::text;

/// The largest number of columns next to each other.
const MOST_COLUMNS: u64 = 40;

/// Entries of a list that figures leave out.
#[derive(Clone, Copy)]
pub enum LeftOut {
    /// Puzzles that have no solution or several.
    NotUnique,
    /// Puzzles that were not solved in time.
    Unsolved,
    /// Puzzles without a rating.
    Unrated,
    /// Texts that are no puzzles.
    Unreadable,
}

impl LeftOut {
    fn sentence(self, n: u64) -> String {
        let count = with_separators(n);
        match self {
            Self::NotUnique => text!("plot-not-unique", n, count),
            Self::Unsolved => text!("plot-unsolved", n, count),
            Self::Unrated => text!("plot-unrated", n, count),
            Self::Unreadable => text!("plot-unreadable", n, count),
        }
    }
}

/// Draws figures below a headline, and says what they leave out.
pub fn plot(title: String, figures: &Figures, left_out: &[(LeftOut, u64)]) -> Plot {
    let there = left_out.iter().filter(|(_, n)| *n > 0);
    let note: Vec<String> = there.map(|&(kind, n)| kind.sentence(n)).collect();
    Plot { title, histograms: histograms(figures), note: note.join(" ") }
}

/// `1,200 puzzles`
pub fn puzzles(n: u64) -> String {
    text!("plot-puzzles", n, count = with_separators(n))
}

/// A histogram for each kind of figures that there are.
fn histograms(figures: &Figures) -> Vec<Histogram> {
    let clues = figures.clue_spread().map(|spread| {
        let counts = figures.clues.iter().map(|(&clues, &count)| (clues as u64, count));
        columns(text!("plot-clues"), spread, counts.collect(), round_numbers(), |clues| clues.to_string())
    });
    let ratings = figures.rating_spread().map(|spread| {
        let counts = figures.ratings.iter().map(|(er, &count)| (er.in_tenths().into(), count));
        let steps = round_numbers().filter(|step| *step != 2);
        let name = |tenths: u64| Rating::tenths(tenths as u16).to_string();
        columns(text!("plot-ratings"), spread, counts.collect(), steps, name)
    });
    let scores = figures.score_spread().map(|spread| {
        let counts = figures.scores.iter().map(|(&score, &count)| (score.into(), count));
        columns(text!("plot-scores"), spread, counts.collect(), round_numbers(), with_separators)
    });
    let levels = ratings.is_some().then(|| rows(text!("plot-levels"), figures.level_bars()));
    let hodoku = scores.is_some().then(|| rows(text!("plot-hodoku-levels"), figures.hodoku_bars()));
    let has_boards = !figures.board_levels.is_empty();
    let boards = has_boards.then(|| rows(text!("plot-board-levels"), figures.board_level_bars()));
    let has_techniques = !figures.hardest.is_empty();
    let techniques = has_techniques.then(|| rows(text!("plot-techniques"), figures.technique_bars()));
    [clues, ratings, levels, scores, hodoku, boards, techniques].into_iter().flatten().collect()
}

/// Names below each other.
fn rows(title: String, bars: Bars) -> Histogram {
    let bars = bars.into_iter().map(|(name, count)| Bar::new(name, count)).collect();
    Histogram { title, subtitle: String::new(), axis: Axis::Names, bars }
}

/// Numbers next to each other, in ascending order, with a column for each number or for each of
/// the smallest steps that are few enough.
fn columns(
    title: String,
    subtitle: String,
    counts: Vec<(u64, u64)>,
    mut steps: impl Iterator<Item = u64>,
    name: impl Fn(u64) -> String,
) -> Histogram {
    let [first, last] = [counts.first(), counts.last()].map(|end| end.map_or(0, |(number, _)| *number));
    let is_enough = |step: &u64| last / step - first / step < MOST_COLUMNS;
    let step = steps.find(is_enough).unwrap_or(u64::MAX);
    let mut bars: Vec<Bar> =
        (first / step..=last / step).map(|column| Bar::new(name(column * step), 0)).collect();
    for (number, count) in counts {
        bars[(number / step - first / step) as usize].count += count;
    }
    let axis = if step == 1 { Axis::Values } else { Axis::Steps };
    // The range and the average of one number are this number.
    let subtitle = if first == last { String::new() } else { subtitle };
    Histogram { title, subtitle, axis, bars }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(clues: &[(usize, u64)], ratings: &[(u16, u64)]) -> Figures {
        let ratings = ratings.iter().map(|&(tenths, count)| (Rating::tenths(tenths), count)).collect();
        Figures { clues: clues.iter().copied().collect(), ratings, ..Figures::default() }
    }

    fn bars(histogram: &Histogram) -> Vec<(&str, u64)> {
        histogram.bars.iter().map(|bar| (bar.label.as_str(), bar.count)).collect()
    }

    #[test]
    fn numbers_without_puzzles_have_columns() {
        let [clues] = &histograms(&figures(&[(22, 3), (25, 1)], &[]))[..] else { panic!("clues only") };
        assert_eq!((clues.axis, &clues.subtitle[..]), (Axis::Values, "22 to 25, average 22.75"));
        assert_eq!(bars(clues), [("22", 3), ("23", 0), ("24", 0), ("25", 1)]);
    }

    /// A list of boards of several sizes.
    #[test]
    fn numbers_that_are_far_apart_share_columns() {
        let [clues] = &histograms(&figures(&[(6, 1), (9, 2), (28, 5), (115, 4)], &[]))[..] else {
            panic!("clues only")
        };
        assert_eq!(clues.axis, Axis::Steps);
        assert_eq!(clues.bars.len(), 23);
        let there: Vec<(&str, u64)> = bars(clues).into_iter().filter(|(_, count)| *count > 0).collect();
        assert_eq!(there, [("5", 3), ("25", 5), ("115", 4)]);
    }

    #[test]
    fn ratings_are_tenths_or_half_points() {
        let ratings = |ratings: &[(u16, u64)]| histograms(&figures(&[], ratings)).remove(0);
        let close = ratings(&[(66, 2), (68, 1)]);
        assert_eq!((close.axis, bars(&close)), (Axis::Values, vec![("6.6", 2), ("6.7", 0), ("6.8", 1)]));
        let far = ratings(&[(12, 2), (19, 1), (64, 1), (65, 4)]);
        assert_eq!(far.axis, Axis::Steps);
        assert_eq!(bars(&far)[..2], [("1.0", 2), ("1.5", 1)]);
        assert_eq!(bars(&far)[10..], [("6.0", 1), ("6.5", 4)]);
        let all = ratings(&[(0, 1), (u16::MAX, 1)]);
        assert!(all.bars.len() <= 40, "{}", all.bars.len());
    }

    #[test]
    fn a_note_says_what_is_left_out() {
        let note = |left_out: &[(LeftOut, u64)]| plot(puzzles(0), &Figures::default(), left_out).note;
        assert_eq!(note(&[]), "");
        assert_eq!(
            note(&[(LeftOut::Unsolved, 1), (LeftOut::Unrated, 0)]),
            "1 puzzle was not solved in time."
        );
        assert_eq!(
            note(&[(LeftOut::NotUnique, 1_200), (LeftOut::Unsolved, 2), (LeftOut::Unrated, 61_178)]),
            "1,200 puzzles do not have exactly one solution. 2 puzzles were not solved in time. \
             61,178 puzzles were not rated."
        );
    }

    #[test]
    fn levels_follow_ratings() {
        let histograms = histograms(&figures(&[], &[(12, 2), (72, 1)]));
        let titles: Vec<&str> = histograms.iter().map(|histogram| histogram.title.as_str()).collect();
        assert_eq!(titles, ["Puzzles by rating (ER)", "Puzzles by level"]);
        assert_eq!(bars(&histograms[1])[3], ("expert, 6.5 to 8.4", 1));
        assert!(super::histograms(&Figures::default()).is_empty());
    }
}
