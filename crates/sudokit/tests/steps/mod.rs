//! Every step that a search finds is correct and follows from its reason. Steps that were tampered
//! with are rejected.

mod examples;
mod mutants;
mod naive_fish;
mod near_misses;
mod pictures;
mod rare_positions;

use std::collections::{BTreeMap, BTreeSet};

use mutants::{Kind, Mutant};
use naive_fish::houses;
use sudokit::board::{Extra, HouseKind};
use sudokit::generate::Generator;
use sudokit::logic::check::check;
use sudokit::logic::reason::{Fish, Reason};
use sudokit::logic::{Family, LogicSolver, Order, Step, Technique, Techniques};
use sudokit::{Candidate, Candidates, Geometry, House, Puzzle, Solution};
use sudokit_testkit::{budget, positions, rounds};

/// The number of steps of each technique that are tampered with. A step has a few hundred mutants,
/// about one for each candidate.
fn tampered() -> usize {
    budget(12, 60)
}

/// HoDoKu's search for these differs from Sudoku Explainer's, and finds more.
const RECTANGLES: [Technique; 4] = [
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle2,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle4,
];

/// One for each difficulty.
fn puzzles() -> impl Iterator<Item = Puzzle> {
    let lines = include_str!("puzzles.csv").lines().skip(1);
    lines.map(|line| line.split(',').next().unwrap().parse().unwrap())
}

fn agrees(step: &Step, solution: &Solution) -> bool {
    let holds = |candidate: &Candidate| solution.get(candidate.cell) == candidate.digit;
    step.placements.iter().all(holds) && !step.eliminations.iter().any(holds)
}

/// Fish of which a position may have thousands.
fn is_vast(technique: Technique) -> bool {
    let words = ["Franken", "Mutant", "Squirmbag", "Whale", "Leviathan"];
    words.iter().any(|word| technique.name().to_lowercase().contains(&word.to_lowercase()))
}

/// The number of steps found, over several puzzles.
#[derive(Default)]
struct Census {
    found: BTreeMap<Technique, usize>,
}

impl Census {
    /// Follows the path of all techniques that make no assumptions, and checks all their steps at
    /// every `stride`-th position. This takes seconds: a position may have thousands of steps, and
    /// a step has hundreds of mutants.
    fn walk(&mut self, puzzle: &Puzzle, stride: usize) {
        let solution = puzzle.solve().unique().unwrap();
        let is_quick = |t: &Technique| t.family() != Family::ForcingChains && !is_vast(*t);
        let techniques: Vec<Technique> = Technique::ALL.iter().copied().filter(is_quick).collect();
        let mut position = puzzle.candidates();
        for number in 0.. {
            if number % stride == 0 {
                for &technique in &techniques {
                    self.check_steps(technique, &technique.find_all(&position), &position, &solution);
                }
                for technique in RECTANGLES {
                    let solver =
                        LogicSolver::in_order(Order::Hodoku, position.clone()).with_only([technique]);
                    self.check_steps(technique, &solver.all_steps(), &position, &solution);
                }
            }
            let mut solver = LogicSolver::new(position.clone()).with_only(techniques.iter().copied());
            let empty = position.empty_cells().next();
            match (solver.next_step(), empty) {
                (Some(step), _) => position.apply(&step),
                (None, Some(cell)) => position.place(Candidate { cell, digit: solution.get(cell) }),
                (None, None) => break,
            }
        }
    }

    fn check_steps(
        &mut self,
        technique: Technique,
        steps: &[Step],
        position: &Candidates,
        solution: &Solution,
    ) {
        let (found, tampered) = (self.found.entry(technique).or_default(), tampered());
        for (i, step) in steps.iter().enumerate() {
            let flaw = check(step, position).err();
            assert_eq!(flaw, None, "{step:#?}\n{position:?}");
            assert!(agrees(step, solution), "{step:#?}\n{position:?}");
            *found += 1;
            if i == 0 && *found <= tampered || *found <= tampered / 4 {
                tamper(step, position, solution);
            }
        }
    }
}

fn tamper(step: &Step, position: &Candidates, solution: &Solution) {
    let side = position.geometry().side();
    for Mutant { step: mutant, kind } in
        mutants::of_evidence(step, side).into_iter().chain(mutants::of_results(step, side))
    {
        let is_accepted = check(&mutant, position).is_ok();
        let may_be_accepted = kind == Kind::Doubtful && agrees(&mutant, solution);
        assert!(!is_accepted || may_be_accepted, "{kind:?} {mutant:#?}\n{position:?}");
    }
    for cell in position.empty_cells() {
        for digit in position.marks(cell) {
            let candidate = Candidate { cell, digit };
            let holds = solution.get(cell) == digit;
            let mut more_gone = step.clone();
            more_gone.eliminations.push(candidate);
            let mut more_placed = step.clone();
            more_placed.placements.push(candidate);
            assert!(!holds || check(&more_gone, position).is_err(), "{more_gone:#?}\n{position:?}");
            assert!(holds || check(&more_placed, position).is_err(), "{more_placed:#?}\n{position:?}");
        }
    }
}

#[test]
fn all_steps_of_classic_boards_are_proven() {
    let mut census = Census::default();
    for puzzle in puzzles() {
        census.walk(&puzzle, budget(12, 4));
    }
    println!("{:#?}", census.found);
    for technique in [
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
        Technique::DirectPointing,
        Technique::DirectHiddenPair,
        Technique::NakedTriplet,
        Technique::HiddenPair,
        Technique::XWing,
        Technique::Swordfish,
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::EmptyRectangle,
        Technique::XyWing,
        Technique::XyzWing,
        Technique::WWing,
        Technique::RemotePair,
        Technique::UniqueRectangle6,
        Technique::HiddenRectangle,
        Technique::AvoidableRectangle1,
        Technique::SimpleColorsTrap,
        Technique::SimpleColorsWrap,
        Technique::MultiColors1,
        Technique::MultiColors2,
        Technique::FinnedXWing,
        Technique::SashimiXWing,
        Technique::FinnedSwordfish,
        Technique::SashimiSwordfish,
        Technique::FinnedJellyfish,
        Technique::XyChain,
        Technique::TurbotFish,
        Technique::SueDeCoq,
        Technique::AlsXz,
        Technique::AlsXyWing,
        Technique::AlsChain,
        Technique::DeathBlossom,
    ] {
        assert!(census.found[&technique] > 0, "{technique} was never found");
    }
}

/// Checks the steps of two puzzles on a board.
fn prove_steps_of(board: &Geometry) {
    let mut census = Census::default();
    for index in 0..2 {
        let puzzle = Generator::new(board.clone()).seed(5).puzzle(index).unwrap();
        census.walk(&puzzle, budget(9, 3));
    }
}

fn usual(side: usize) -> Geometry {
    Geometry::of_side(side).unwrap()
}

fn with_diagonals(side: usize) -> Geometry {
    usual(side).with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap()
}

#[test]
fn all_steps_of_small_boards_are_proven() {
    let jigsaw = "AAABBB ACABBB CCADDD CCEDFD CEEDFF EEEFFF".parse::<sudokit::board::Regions>().unwrap();
    for board in [usual(4), usual(6), with_diagonals(6), Geometry::with_regions(jigsaw)] {
        prove_steps_of(&board);
    }
}

#[test]
fn all_steps_of_boards_with_diagonals_are_proven() {
    prove_steps_of(&with_diagonals(9));
}

#[test]
fn all_steps_of_boards_with_windows_are_proven() {
    prove_steps_of(&usual(9).with(Extra::Windows).unwrap());
}

#[test]
fn all_steps_of_boards_with_a_short_house_are_proven() {
    // Three cells that must differ, but need not contain every digit.
    let few = usual(9).cells().filter(|cell| cell.index() % 31 == 0).collect();
    prove_steps_of(&usual(9).with(Extra::Cells(few)).unwrap());
}

#[test]
fn all_steps_of_a_large_board_are_proven() {
    let puzzle = Generator::new(usual(16)).seed(5).puzzle(0).unwrap();
    Census::default().walk(&puzzle, budget(72, 24));
}

/// All techniques except forcing chains, at positions that players do not reach.
#[test]
fn steps_at_random_positions_are_proven() {
    const POSITIONS: u64 = 100;
    let generator = Generator::new(usual(9)).seed(4);
    let is_quick = |technique: &Technique| technique.family() != Family::ForcingChains;
    let techniques: Vec<Technique> = Technique::ALL.iter().copied().filter(is_quick).collect();
    let (mut steps, mut positions) = (0, 0);
    for index in rounds(1, 10..=10_000) {
        let puzzle = generator.puzzle(index).unwrap();
        let solution = puzzle.solve().unique().unwrap();
        for dice in (0..POSITIONS).step_by(budget(5, 1)) {
            let position = positions::thrown(&puzzle, &solution, 2 * dice as usize, dice);
            positions += 1;
            for &technique in &techniques {
                steps += positions::assert_sound(technique, &position, &solution);
            }
        }
    }
    assert!(steps > positions, "{steps} steps at {positions} positions");
}

#[test]
fn the_path_of_the_explainer_is_proven() {
    for puzzle in puzzles() {
        let solution = puzzle.solve().unique().unwrap();
        let mut solver = LogicSolver::new(puzzle.candidates());
        loop {
            let position = solver.candidates().clone();
            let Some(step) = solver.next() else { break };
            assert_eq!(check(&step, &position).err(), None, "{step:#?}\n{position:?}");
            assert!(agrees(&step, &solution), "{step:#?}\n{position:?}");
        }
    }
}

/// The position in which simple techniques get stuck.
fn stuck(puzzle: &Puzzle) -> Candidates {
    let mut solver = LogicSolver::new(puzzle.candidates()).up_to(Technique::NakedPair);
    solver.by_ref().for_each(drop);
    solver.candidates().clone()
}

/// All fish of these techniques. Fails if one is found twice.
fn all_fish(techniques: &[Technique], position: &Candidates) -> BTreeSet<naive_fish::Fish> {
    let steps = techniques.iter().flat_map(|technique| technique.find_all(position));
    let found: Vec<naive_fish::Fish> = steps
        .map(|step| match step.reason {
            Reason::Fish(Fish { digit, base, cover, .. }) => (digit, base, cover),
            other => panic!("not a fish: {other:?}"),
        })
        .collect();
    let different: BTreeSet<_> = found.iter().cloned().collect();
    assert_eq!(found.len(), different.len(), "a fish was found twice");
    different
}

#[test]
fn all_finned_fish_are_found() {
    let sizes = [
        (2, [Technique::FinnedXWing, Technique::SashimiXWing]),
        (3, [Technique::FinnedSwordfish, Technique::SashimiSwordfish]),
    ];
    let [rows, columns] = [HouseKind::Row, HouseKind::Column].map(|kind| houses(&[kind]));
    let passes = [[rows.clone(), columns.clone()], [columns, rows]];
    for puzzle in puzzles().skip(20) {
        let position = stuck(&puzzle);
        for (size, techniques) in &sizes {
            assert_eq!(all_fish(techniques, &position), naive_fish::finned(*size, &passes, &position));
        }
    }
}

#[test]
fn all_finned_fish_of_mixed_houses_are_found() {
    use HouseKind::{Box, Column, Row};
    let [rows, columns] = [&[Row, Box], &[Column, Box]].map(|kinds| houses(kinds));
    let franken = [[rows.clone(), columns.clone()], [columns, rows]];
    let all = houses(&[Row, Column, Box]);
    let mutant = [[all.clone(), all]];
    let has = |side: &[House], kind: HouseKind| side.iter().any(|house| house.kind == kind);
    // A Franken fish has lines of one kind in the base, lines of the other kind in the cover, and a
    // box.
    let is_franken = |base: &[House], cover: &[House]| {
        let faces = |line, crossing| {
            has(base, line) && has(cover, crossing) && !has(base, crossing) && !has(cover, line)
        };
        (faces(Row, Column) || faces(Column, Row)) && (has(base, Box) || has(cover, Box))
    };
    let is_basic = |base: &[House], cover: &[House]| {
        !has(base, Box)
            && !has(cover, Box)
            && base[0].kind != cover[0].kind
            && [base, cover].iter().all(|side| side.iter().all(|house| house.kind == side[0].kind))
    };
    for puzzle in puzzles().skip(20).step_by(7) {
        let position = stuck(&puzzle);
        let mut expected = naive_fish::finned(2, &franken, &position);
        expected.retain(|(_, base, cover)| is_franken(base, cover));
        assert_eq!(all_fish(&[Technique::FinnedFrankenXWing], &position), expected);
        let mut expected = naive_fish::finned(2, &mutant, &position);
        expected.retain(|(_, base, cover)| !is_franken(base, cover) && !is_basic(base, cover));
        assert_eq!(all_fish(&[Technique::FinnedMutantXWing], &position), expected);
    }
}

#[test]
fn the_first_of_thousands_of_fish_is_proven() {
    let mut found: BTreeMap<Technique, usize> = BTreeMap::new();
    let techniques = Technique::ALL.iter().copied();
    let techniques = techniques.filter(|&technique| is_vast(technique) || technique == Technique::KrakenFish);
    for puzzle in puzzles().skip(12) {
        let (position, solution) = (stuck(&puzzle), puzzle.solve().unique().unwrap());
        for technique in techniques.clone() {
            let Some(step) = technique.find_first(&position) else { continue };
            assert_eq!(check(&step, &position).err(), None, "{step:#?}\n{position:?}");
            assert!(agrees(&step, &solution), "{step:#?}\n{position:?}");
            tamper(&step, &position, &solution);
            *found.entry(technique).or_default() += 1;
        }
    }
    println!("{found:#?}");
    for technique in [
        Technique::FrankenSwordfish,
        Technique::FinnedFrankenXWing,
        Technique::FinnedFrankenSwordfish,
        Technique::MutantSwordfish,
        Technique::FinnedMutantXWing,
        Technique::FinnedMutantLeviathan,
        Technique::KrakenFish,
    ] {
        assert!(found.contains_key(&technique), "{technique} was never found");
    }
}

/// Two lines with one candidate each are two hidden singles, not an X-wing.
#[test]
fn no_fish_is_made_of_hidden_singles() {
    for puzzle in puzzles().take(12) {
        // Nothing is placed yet, so there are singles.
        let position = puzzle.candidates();
        let fish = Techniques::from(Family::Fish);
        let steps =
            fish.iter().filter(|technique| technique.is_scored()).flat_map(|one| one.find_all(&position));
        for step in steps {
            let Reason::Fish(Fish { digit, ref base, .. }) = step.reason else {
                panic!("not a fish: {step:?}")
            };
            let places = |house: &House| {
                let cells = position.geometry().house_cells(*house).unwrap();
                cells.iter().filter(|&&cell| position.has(Candidate::new(cell, digit))).count()
            };
            assert!(base.iter().all(|house| places(house) > 1), "{step:?}");
        }
    }
}
