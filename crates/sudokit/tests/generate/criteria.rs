//! Criteria agree with the raters, the solvers and the generator.

use std::ops::RangeInclusive;

use proptest::prelude::*;
use sudokit::generate::{Criteria, Criterion, Generator, Judgement, Symmetry};
use sudokit::logic::rate::{Explainer, Hodoku, HodokuLevel, Level, Rating};
use sudokit::logic::{Order, Technique, Techniques};
use sudokit::{Control, Puzzle};
use sudokit_testkit::budget;

use super::families::{board, diagonals, nine, on};

fn ratings(from: u16, to: u16) -> RangeInclusive<Rating> {
    Rating::tenths(from)..=Rating::tenths(to)
}

fn judged(criteria: &Criteria, puzzle: &Puzzle) -> Judgement {
    criteria.judge().judge(puzzle, &Control::new())
}

/// Generators with the equivalent criteria.
fn pairs() -> Vec<(Generator, Criteria)> {
    let any = Criteria::new;
    vec![
        (nine().clues(24..=26), any().clues(24..=26)),
        (nine().minimal(), any().minimal()),
        (nine().symmetry(Symmetry::Rotate180).minimal(), any().symmetry(Symmetry::Rotate180).minimal()),
        (nine().symmetry(Symmetry::Random).minimal(), any().symmetry(Symmetry::Random).minimal()),
        (nine().rating(ratings(40, 50)), any().rating(ratings(40, 50))),
        (nine().level(Level::Hard), any().level(Level::Hard)),
        (nine().hodoku_level(HodokuLevel::Medium), any().hodoku_level(HodokuLevel::Medium)),
        (nine().hodoku_score(400..=700), any().hodoku_score(400..=700)),
        (nine().needs(Technique::XWing), any().needs(Technique::XWing)),
        (
            nine().level(Level::Hard).without(Technique::NakedPair),
            any().level(Level::Hard).without(Technique::NakedPair),
        ),
        (
            nine().order(Order::Hodoku).needs(Technique::XyWing),
            any().order(Order::Hodoku).needs(Technique::XyWing),
        ),
        (on(6).level(Level::Medium), any().side(6).level(Level::Medium)),
        (Generator::new(diagonals()).level(Level::Easy), any().level(Level::Easy)),
    ]
}

#[test]
fn criteria_convert_to_the_equivalent_generator() {
    for (generator, criteria) in pairs() {
        let board = generator.puzzle(0).unwrap().geometry().clone();
        let [made, described] =
            [criteria.generator(board), generator].map(|one| format!("{:?}", one.seed(1)));
        assert_eq!(made, described);
    }
}

#[test]
fn generated_puzzles_match_the_equivalent_criteria() {
    let usual = (nine(), Criteria::new().side(9).clues(32..=32).unique());
    for (generator, criteria) in pairs().into_iter().chain([usual]) {
        let mut judge = criteria.judge();
        for index in 0..budget(2, 100) {
            let puzzle = generator.puzzle(index).unwrap();
            let judgement = judge.judge(&puzzle, &Control::new());
            assert_eq!(judgement, Judgement::Matches, "{criteria:?}: {}", puzzle.to_line());
        }
    }
}

/// The techniques on the whole path.
fn path(puzzle: &Puzzle, order: Order) -> Vec<Technique> {
    let uniqueness = puzzle.solve().uniqueness();
    uniqueness.solver(order, puzzle.candidates()).map(|step| step.technique).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: budget(8, 1000), max_shrink_iters: 20, ..ProptestConfig::default() })]

    #[test]
    fn criteria_agree_with_the_raters(seed: u64, lowest in 10_u16..40, points in 100_u32..900) {
        let puzzle = Generator::new(board(9)).minimal().seed(seed).puzzle(0).unwrap();
        let agree = |criteria: Criteria, expected: bool, what: &str| {
            prop_assert_eq!(
                criteria.matches(&puzzle, &Control::new()), Some(expected), "{}: {}", what, puzzle.to_line()
            );
            Ok(())
        };
        let any = Criteria::new;
        let grade = Explainer::new().rate(&puzzle).unwrap();
        let span = ratings(lowest, lowest + 20);
        agree(any().rating(span.clone()), span.contains(&grade.er), "rating")?;
        let hodoku = Hodoku::new().rate(&puzzle).unwrap();
        let scores = points..=points + 200;
        agree(any().hodoku_score(scores.clone()), scores.contains(&hodoku.score), "score")?;
        for level in Level::ALL {
            agree(any().level(level), level == Level::of(grade.er), "level")?;
        }
        for level in HodokuLevel::ALL {
            agree(any().hodoku_level(level), level == hodoku.level, "HoDoKu's level")?;
        }
        let clues = puzzle.clues();
        agree(any().clues(clues..=clues).unique().minimal(), true, "clues")?;
        agree(any().clues(clues + 1..=81), false, "more clues")?;
        agree(any().side(16), false, "side")?;
        for order in Order::ALL {
            let path = path(&puzzle, order);
            for name in ["naked-single", "pointing", "naked-pair", "fish", "wings", "chains", "uniqueness"] {
                let techniques: Techniques = name.parse().unwrap();
                let is_used = path.iter().any(|&technique| techniques.contains(technique));
                agree(any().order(order).needs(techniques.clone()), is_used, name)?;
                agree(any().order(order).without(techniques), !is_used, name)?;
            }
        }
        for &symmetry in Symmetry::ALL.iter().filter(|&&symmetry| symmetry != Symmetry::Random) {
            agree(any().symmetry(symmetry), symmetry.holds(puzzle.grid()), symmetry.name())?;
        }
        let clue = puzzle.grid().filled().next().unwrap().0;
        let several = puzzle.without(clue);
        prop_assert_eq!(judged(&any().rating(span), &several), Judgement::Misses(Criterion::Unique));
        prop_assert_eq!(judged(&any().without(Technique::XWing), &several), Judgement::Misses(Criterion::Unique));
        prop_assert_eq!(judged(&any().clues(0..=clues - 1), &several), Judgement::Matches);
    }
}

#[test]
fn a_puzzle_with_a_redundant_clue_is_not_minimal() {
    let puzzle = nine().puzzle(0).unwrap();
    assert_eq!(judged(&Criteria::new().unique(), &puzzle), Judgement::Matches);
    assert_eq!(judged(&Criteria::new().minimal(), &puzzle), Judgement::Misses(Criterion::Minimal));
}

#[test]
fn other_boards_have_levels_but_no_ratings() {
    let puzzle = on(6).puzzle(0).unwrap();
    let any = Criteria::new;
    for numbers in [any().rating(ratings(0, 120)), any().hodoku_score(0..=u32::MAX)] {
        assert_eq!(judged(&numbers, &puzzle), Judgement::Misses(Criterion::Difficulty));
    }
    let levels =
        Level::ALL.iter().filter(|&&level| judged(&any().level(level), &puzzle) == Judgement::Matches);
    assert_eq!(levels.count(), 1);
}

#[test]
fn a_stop_signal_leaves_the_result_open() {
    let puzzle = nine().minimal().puzzle(0).unwrap();
    let stopped = Control::new().stop_when(|| true);
    let any = Criteria::new;
    for criteria in
        [any().rating(ratings(0, 120)), any().needs(Technique::XWing), any().hodoku_score(0..=9999)]
    {
        assert_eq!(criteria.judge().judge(&puzzle, &stopped), Judgement::Stopped, "{criteria:?}");
        assert_eq!(criteria.matches(&puzzle, &stopped), None);
    }
}

#[test]
fn techniques_that_contradict_each_other_are_refused() {
    let any = Criteria::new;
    assert!(any().needs(Technique::XWing).without(Technique::XyWing).check().is_ok());
    assert!(any().needs(Technique::BruteForce).check().is_ok());
    let problem = any().needs(Technique::XWing).without(Technique::XWing).check().unwrap_err();
    assert_eq!(
        problem.to_string(),
        "x-wing is both required and excluded: remove it from one of the two lists"
    );
    let problem = any().order(Order::Explainer).needs(Technique::BruteForce).check().unwrap_err();
    assert!(problem.to_string().contains("does not occur in the order explainer"), "{problem}");
}
