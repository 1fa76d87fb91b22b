//! What a run of puzzles looks like as a whole.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use sudokit::Puzzle;

use super::worker::Grades;
use crate::figures::{Figures, count};

/// 128 bits of the clues, which differ from puzzle to puzzle. So millions of
/// puzzles take little memory.
type Fingerprint = [u64; 2];

/// Counts of what was made.
#[derive(Default)]
pub struct CreationStats {
    figures: Figures,
    seen: HashSet<Fingerprint>,
    puzzles: u64,
}

impl CreationStats {
    pub fn add(&mut self, puzzle: &Puzzle, grades: &Grades) {
        self.puzzles += 1;
        count(&mut self.figures.clues, puzzle.clues());
        if let Some(grade) = &grades.explainer {
            count(&mut self.figures.ratings, grade.er);
        }
        if let Some(grade) = &grades.hodoku {
            count(&mut self.figures.hodoku, grade.level);
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
        lines.extend(self.figures.draw());
        lines.join("\n")
    }
}
