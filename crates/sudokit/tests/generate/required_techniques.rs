//! Puzzles that require a technique: it is on the path, and nothing later in the order is.

use sudokit::generate::Generator;
use sudokit::logic::{LogicSolver, Order, Technique};
use sudokit::{Geometry, Puzzle};
use sudokit_testkit::budget;

/// A puzzle with one of these takes a second or more, so only long runs make them.
const SLOW: [Technique; 31] = [
    Technique::DirectHiddenTriplet,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::RemotePair,
    Technique::AvoidableRectangle1,
    Technique::Jellyfish,
    Technique::FinnedJellyfish,
    Technique::SimpleColorsTrap,
    Technique::SimpleColorsWrap,
    Technique::MultiColors2,
    Technique::UniqueLoop1,
    Technique::UniqueLoop2,
    Technique::UniqueLoop3,
    Technique::UniqueLoop4,
    Technique::Bug2,
    Technique::Bug4,
    Technique::AlignedPair,
    Technique::XCycle,
    Technique::XChain,
    Technique::ContinuousNiceLoop,
    Technique::GroupedContinuousNiceLoop,
    Technique::GroupedDiscontinuousNiceLoop,
    Technique::GroupedAic,
    Technique::AlsChain,
    Technique::DeathBlossom,
    Technique::CellForcingChain,
    Technique::RegionForcingChain,
    Technique::KrakenFish,
    Technique::ForcingChainContradiction,
    Technique::ForcingChainVerity,
    Technique::DynamicForcingChain,
];

fn path(puzzle: &Puzzle) -> Vec<Technique> {
    let solver = puzzle.solve().uniqueness().solver(Order::Beginner, puzzle.candidates());
    solver.map(|step| step.technique).collect()
}

/// It takes four seconds, for some forty techniques.
#[test]
fn puzzles_are_found_for_each_common_technique() {
    for &technique in Technique::ALL.iter().filter(|&&technique| Generator::rarity(technique).is_none()) {
        let count = if SLOW.contains(&technique) { budget(0, 10) } else { budget(3, 10) };
        let generator = Generator::new(Geometry::classic()).needs(technique).tireless().seed(4);
        for number in 0..count {
            let puzzle = generator.puzzle(number).unwrap();
            let path = path(&puzzle);
            assert!(path.contains(&technique), "{technique}: {puzzle:?}");
            assert!(path.iter().all(|&used| used <= technique), "{technique}: {puzzle:?}");
        }
    }
}

/// Sudoku Explainer's and HoDoKu's orders have other techniques, and other paths.
#[test]
fn techniques_occur_in_the_chosen_order() {
    for (order, technique) in [
        (Order::Hodoku, Technique::TwoStringKite),
        (Order::Hodoku, Technique::DiscontinuousNiceLoop),
        (Order::Explainer, Technique::DirectPointing),
        (Order::Explainer, Technique::Aic),
    ] {
        let generator = Generator::new(Geometry::classic()).order(order).needs(technique).seed(4);
        for number in 0..3 {
            let puzzle = generator.puzzle(number).unwrap();
            let path: Vec<Technique> =
                LogicSolver::in_order(order, puzzle.candidates()).map(|step| step.technique).collect();
            assert!(path.contains(&technique), "{technique}: {puzzle:?}");
            assert!(
                path.iter().all(|&used| order.compare(used, technique).is_le()),
                "{technique}: {puzzle:?}"
            );
        }
    }
}
