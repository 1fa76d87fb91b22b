//! The summary of `create --stats`.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use sudokit::Puzzle;
use sudokit_draw::Plot;

use super::worker::Grades;
use crate::charts;
use crate::figures::{Figures, count, with_separators};
use crate::texts::text;

/// A hash of the clues. With 128 bits, two puzzles hardly ever have the same hash, and
/// millions of hashes take little memory.
type Fingerprint = [u64; 2];

/// The figures of all puzzles that were created.
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
            count(&mut self.figures.scores, grade.score);
        }
        if let Some(grade) = &grades.board {
            count(&mut self.figures.board_levels, grade.level);
        }
        if let Some(technique) = grades.hardest() {
            count(&mut self.figures.hardest, technique);
        }
        self.seen.insert([0, 1].map(|salt: u64| {
            let mut hasher = DefaultHasher::new();
            salt.hash(&mut hasher);
            puzzle.grid().digits().for_each(|digit| digit.hash(&mut hasher));
            hasher.finish()
        }));
    }

    /// The same figures as a picture.
    pub fn plot(&self, seed: u64) -> Plot {
        let count = with_separators(self.puzzles);
        let title = text!("plot-created", n = self.puzzles, count, seed = seed.to_string());
        charts::plot(title, &self.figures, &[])
    }

    /// The number of puzzles, then a bar for each number of clues, each level and the most frequent
    /// techniques.
    pub fn draw(&self, seed: u64) -> String {
        let duplicates = self.puzzles - self.seen.len() as u64;
        let summary = text!("create-seed-summary", n = self.puzzles, seed = seed.to_string(), duplicates);
        let mut lines = vec![summary];
        lines.extend(self.figures.draw());
        lines.join("\n")
    }
}
