//! Why no puzzle can be generated as asked for.

use crate::base::error::problems;
use crate::logic::{Order, Rating, Score};

problems! {
    pub(super) enum GenerateProblem {
        NoNumber { from: usize, to: usize } => "there is no number of clues from {from} to {to}";
        Clues { clues: usize, cells: usize } =>
            "a puzzle of {clues} clues does not fit a board of {cells} cells";
        FewClues { clues: usize, fewest: usize, side: usize } =>
            "no {side}x{side} puzzle with {clues} clues has exactly one solution: at least {fewest} are needed";
        SymmetricClues { clues: String, symmetry: &'static str } =>
            "no pattern of {clues} clues has the symmetry {symmetry}: allow other numbers";
        PatternSize { signs: usize } =>
            "the pattern has {signs} cells; a board is a square of 4x4 to 64x64 cells: write . for an empty cell \
             and x for a clue";
        OtherPattern { side: usize, board: usize } =>
            "the pattern is {side}x{side}, but the board is {board}x{board}";
        FreeLines { lines: String } =>
            "no puzzle of this pattern has exactly one solution: {lines} have no clue, and could change places \
             in any solution";
        PatternWith { what: &'static str } =>
            "a pattern says where every clue stands: it does not go together with {what}";
        OtherBoardRated {} =>
            "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: name a level or \
             techniques instead";
        NoSuchRating { near: String } =>
            "no step is rated so, and then no puzzle is: the nearest ratings are {near}";
        AboveAllKnown { hardest: Rating } =>
            "no puzzle is known that is rated above {hardest}: ask for less";
        NeededAndNot { name: String } =>
            "{name} cannot be needed and not be used: leave it out of one of the two";
        NeededTooHard { name: String, rating: Rating } =>
            "{name} is rated {rating} or more, which is above what was asked for: allow harder puzzles, or leave it out";
        NeededAbove { name: String, score: Score } =>
            "{name} is {} to HoDoKu and counts {}, which is above what was asked for: allow harder puzzles, or leave it out",
            score.level, score.points;
        NeededElsewhere { name: String, order: Order } => "{name} does not occur in the order {order}: choose another order, or leave it out";
        NeededOnLarge { name: String } => "{name} only occurs on boards larger than 9x9";
    }
}
