//! The hardest step of a path is the one that the rater reports.

use sudokit::Puzzle;
use sudokit::logic::rate::{Explainer, Hodoku};
use sudokit::logic::{Scale, Step};
use sudokit_testkit::budget;

fn puzzles(lines: &str) -> impl Iterator<Item = Puzzle> {
    lines.lines().skip(1).filter_map(|line| line.split(',').next()?.parse().ok())
}

fn path(puzzle: &Puzzle, scale: Scale) -> Vec<Step> {
    puzzle.solve().uniqueness().solver(scale.order(), puzzle.candidates()).collect()
}

#[test]
fn the_hardest_step_matches_the_rater() {
    for puzzle in puzzles(include_str!("explainer.csv")).step_by(budget(20, 1)) {
        let path = path(&puzzle, Scale::Explainer);
        let grade = Explainer::new().rate(&puzzle).unwrap();
        let hardest = Scale::Explainer.hardest(&path).unwrap();
        assert_eq!((hardest.rating, hardest.technique), (Some(grade.er), grade.hardest), "{puzzle:?}");
    }
    for puzzle in puzzles(include_str!("hodoku.csv")).step_by(budget(20, 1)) {
        let path = path(&puzzle, Scale::Hodoku);
        let grade = Hodoku::new().rate(&puzzle).unwrap();
        assert_eq!(Scale::Hodoku.hardest(&path).unwrap().technique, grade.hardest, "{puzzle:?}");
    }
}

#[test]
fn paths_without_ratings_have_no_hardest_step() {
    let small: Puzzle = "3..2\n..13\n.4.1\n....".parse().unwrap();
    for scale in Scale::ALL {
        assert_eq!(scale.hardest(&path(&small, scale)), None);
    }
}
