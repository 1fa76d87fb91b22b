//! Reasons why no puzzle can be generated as requested.

use crate::base::error::problems;
use crate::logic::{Order, Rating, Score};

problems! {
    pub(super) enum GenerateProblem {
        NoNumber { from: usize, to: usize } => "error-clue-range";
        Clues { clues: usize, cells: usize } => "error-clue-count";
        FewClues { clues: usize, fewest: usize, side: usize } => "error-few-clues";
        SymmetricClues { clues: usize, symmetry: &'static str } => "error-symmetric-clues";
        PatternSize { cells: usize } => "error-pattern-size";
        PatternRows { rows: usize, cells: usize } => "error-pattern-row-count";
        OtherPattern { side: usize, board: usize } => "error-pattern-side";
        FreeRows { first: usize, second: usize } => "error-pattern-rows";
        FreeColumns { first: usize, second: usize } => "error-pattern-columns";
        PatternAndSymmetry {} => "error-pattern-and-symmetry";
        PatternAndClues {} => "error-pattern-and-clues";
        OtherBoardRated {} => "error-only-classic-rated";
        NoSuchRating { near: Vec<String> } => "error-no-such-rating";
        AboveAllKnown { hardest: Rating } => "error-above-all-known" (hardest = hardest.to_string());
        NeededAndExcluded { name: String } => "error-needed-and-excluded";
        NeededTooHard { name: String, rating: Rating } =>
            "error-needed-too-hard" (name, rating = rating.to_string());
        NeededAbove { name: String, score: Score } =>
            "error-needed-above" (name, level = score.level.to_string(), points = score.points);
        NeededElsewhere { name: String, order: Order } =>
            "error-needed-elsewhere" (name, order = order.name());
        NeededOnLarge { name: String } => "error-needed-on-large";
    }
}
