//! The generator's options, by family. A normal run makes some puzzles of each family, `cargo xtask
//! soak` up to 100,000.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use sudokit::board::Extra;
use sudokit::generate::{CluePattern, Generated, Generator, StopReason, Symmetry};
use sudokit::internal::{GeneralSolver, SearchOutcome};
use sudokit::logic::rate::{Explainer, Hodoku, HodokuGrade, HodokuLevel, Level, Rating};
use sudokit::logic::{LogicSolver, Order, Technique, Techniques};
use sudokit::solve::SolveMethod;
use sudokit::{Geometry, Puzzle, Solution};
use sudokit_testkit::rounds_of;

/// A family of options, and a check for its puzzles.
struct Family {
    name: &'static str,
    recipe: Generator,
    /// The number of puzzles in a soak. A normal run makes half of the lower bound.
    soak: RangeInclusive<u64>,
    holds: Box<dyn Fn(&Generated) -> bool>,
    misses: Misses,
}

/// Whether the generator may give up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Misses {
    Never,
    /// Such puzzles are rare: up to a quarter of the searches find none.
    Sometimes,
}

pub fn nine() -> Generator {
    on(9)
}

pub fn on(side: usize) -> Generator {
    Generator::new(board(side)).seed(11)
}

pub fn board(side: usize) -> Geometry {
    Geometry::of_side(side).unwrap()
}

const FAST: u64 = 100_000;

/// The number of puzzles made together.
const BATCH: usize = 100;

fn family(
    name: &'static str,
    recipe: Generator,
    [some, many]: [u64; 2],
    holds: impl Fn(&Generated) -> bool + 'static,
) -> Family {
    Family { name, recipe, soak: some..=many, holds: Box::new(holds), misses: Misses::Never }
}

fn classic() -> Vec<Family> {
    vec![
        family("usual", nine(), [300, FAST], |made| made.puzzle.clues() == 32),
        family("minimal", nine().minimal(), [300, FAST], |made| is_minimal(&made.puzzle)),
        family("clues", nine().clues(24..=26), [300, FAST], has_clues(24..=26)),
        family("many clues", nine().clues(40..=60), [300, FAST], has_clues(40..=60)),
        family("open", nine().clues(25..=usize::MAX), [300, FAST], has_clues(25..=32)),
        family("open above", nine().clues(50..=usize::MAX), [300, FAST], has_clues(50..=50)),
        family("full", nine().clues(81..=81), [300, FAST], has_clues(81..=81)),
        family("few clues", nine().clues(0..=20), [30, 1000], has_clues(0..=20)),
        family("minimal with many", nine().minimal().clues(27..=40), [100, 10_000], |made| {
            is_minimal(&made.puzzle) && made.puzzle.clues() >= 27
        }),
        family("one solution", nine().solution(a_solution()), [300, FAST], |made| {
            made.solution == a_solution()
        }),
        family("pattern", nine().pattern(a_pattern()), [20, 1000], |made| {
            CluePattern::of(made.puzzle.grid()) == a_pattern()
        }),
        family("minimal pattern", nine().pattern(a_pattern()).minimal(), [4, 100], |made| {
            CluePattern::of(made.puzzle.grid()) == a_pattern() && is_minimal(&made.puzzle)
        }),
        family("rating", nine().rating(Rating::tenths(66)..=Rating::tenths(72)), [50, 10_000], |made| {
            (Rating::tenths(66)..=Rating::tenths(72)).contains(&rating(&made.puzzle))
        }),
        family(
            "rated and arranged",
            nine().level(Level::Hard).symmetry(Symmetry::Rotate180),
            [30, 10_000],
            |made| {
                Level::of(rating(&made.puzzle)) == Level::Hard
                    && Symmetry::Rotate180.holds(made.puzzle.grid())
            },
        ),
        family("minimal and rated", nine().level(Level::Expert).minimal(), [30, 10_000], |made| {
            Level::of(rating(&made.puzzle)) == Level::Expert && is_minimal(&made.puzzle)
        }),
        family("without chains", nine().level(Level::Hard).without(group("chains")), [30, 10_000], |made| {
            path(Order::Beginner, &made.puzzle).iter().all(|&used| !group("chains").contains(used))
        }),
        family(
            "without uniqueness",
            nine().level(Level::Hard).without(group("uniqueness")),
            [30, 10_000],
            |made| {
                path(Order::Beginner, &made.puzzle).iter().all(|&used| !group("uniqueness").contains(used))
            },
        ),
        family("needed in a hard one", nine().level(Level::Hard).needs(Technique::XWing), [5, 100], |made| {
            Level::of(rating(&made.puzzle)) == Level::Hard
                && path(Order::Beginner, &made.puzzle).contains(&Technique::XWing)
        }),
    ]
}

fn arranged_by_symmetry() -> Vec<Family> {
    let families = Symmetry::ALL.iter().flat_map(|&symmetry| {
        let minimal = nine().symmetry(symmetry).minimal();
        [
            family("symmetry", nine().symmetry(symmetry), [50, 10_000], arranged(symmetry)),
            family("minimal under a symmetry", minimal, [50, 10_000], |made| {
                made.symmetry.holds(made.puzzle.grid()) && is_minimal_under(made.symmetry, &made.puzzle)
            }),
        ]
    });
    families.collect()
}

fn levels() -> Vec<Family> {
    let counts = [[100, FAST], [100, FAST], [50, FAST], [30, 10_000], [5, 500]];
    let families = Level::ALL.into_iter().zip(counts).map(|(level, counts)| {
        family(level.name(), nine().level(level), counts, move |made| {
            let er = rating(&made.puzzle);
            Level::of(er) == level && made.grade.as_ref().is_some_and(|grade| grade.er == er)
        })
    });
    families.collect()
}

fn needed_techniques() -> Vec<Family> {
    let names = [
        ("naked-pair", [20, 10_000]),
        ("x-wing", [10, 1000]),
        ("swordfish", [3, 100]),
        ("xy-wing", [20, 10_000]),
        ("unique-rectangle", [20, 10_000]),
        ("skyscraper", [10, 1000]),
        ("fish", [5, 1000]),
        ("aic", [5, 1000]),
    ];
    let families = names.into_iter().flat_map(|(name, counts)| {
        let has_it = move |order: &Order| group(name).iter().any(|technique| order.has(technique));
        Order::ALL.into_iter().filter(has_it).map(move |order| {
            let shows = move |made: &Generated| shows(order, &made.puzzle, &group(name));
            family(name, nine().order(order).needs(group(name)), counts, shows)
        })
    });
    families.collect()
}

fn on_hodoku_scale() -> Vec<Family> {
    let mut families = vec![
        family("scores", nine().hodoku_score(900..=1000), [5, 1000], |made| {
            (900..=1000).contains(&hodoku(&made.puzzle).score)
        }),
        family(
            "its hard ones without wings",
            nine().hodoku_level(HodokuLevel::Hard).order(Order::Hodoku).without(group("wings")),
            [10, 1000],
            |made| {
                let grade = hodoku(&made.puzzle);
                let is_wing = |technique: &Technique| group("wings").contains(*technique);
                grade.level == HodokuLevel::Hard && !grade.counts.keys().any(is_wing)
            },
        ),
    ];
    for (level, counts) in
        HodokuLevel::ALL.into_iter().zip([[50, FAST], [50, FAST], [20, 10_000], [5, 1000], [2, 100]])
    {
        families.push(family(level.name(), nine().hodoku_level(level), counts, move |made| {
            hodoku(&made.puzzle).level == level
        }));
    }
    for (technique, level) in [
        (Technique::Skyscraper, HodokuLevel::Hard),
        (Technique::SueDeCoq, HodokuLevel::Unfair),
        (Technique::AlsXz, HodokuLevel::Unfair),
        (Technique::AlsXyWing, HodokuLevel::Extreme),
        (Technique::Aic, HodokuLevel::Unfair),
        (Technique::GroupedAic, HodokuLevel::Extreme),
        (Technique::ForcingChainVerity, HodokuLevel::Extreme),
    ] {
        let recipe = nine().hodoku_level(level).order(Order::Hodoku).needs(technique);
        let family = family(technique.id(), recipe, [2, 100], move |made| {
            let grade = hodoku(&made.puzzle);
            grade.level == level && grade.counts.contains_key(&technique)
        });
        families.push(Family { misses: Misses::Sometimes, ..family });
    }
    families
}

fn other_boards() -> Vec<Family> {
    let mut families = vec![
        family("diagonals", Generator::new(diagonals()).minimal(), [50, 1000], |made| {
            is_minimal(&made.puzzle)
        }),
        family("hard on 6x6", on(6).level(Level::Hard), [20, 1000], |made| {
            path(Order::Explainer, &made.puzzle)
                .iter()
                .filter_map(|used| used.ratings())
                .any(|span| span.from >= Rating::tenths(30))
        }),
        family("hard on 12x12", on(12).level(Level::Hard), [3, 100], |_| true),
        family("medium on 16x16", on(16).level(Level::Medium), [1, 20], |_| true),
        family("few on 12x12", on(12).clues(0..=46), [3, 100], has_clues(0..=46)),
        family(
            "pattern on 6x6",
            on(6).pattern("x..x.. .x..x. ..x..x x..x.. .x..x. ..x..x".parse().unwrap()),
            [20, 1000],
            has_clues(12..=12),
        ),
        family("12x12", on(12), [5, 100], has_clues(60..=70)),
        family("16x16", on(16), [3, 100], has_clues(100..=130)),
        family("25x25", on(25), [1, 10], has_clues(300..=400)),
        family("16x16, arranged", on(16).symmetry(Symmetry::MirrorH), [2, 100], |made| {
            Symmetry::MirrorH.holds(made.puzzle.grid())
        }),
    ];
    for side in [4, 6, 8] {
        families.push(family("small", on(side), [50, 1000], |_| true));
        families.push(family("small and minimal", on(side).minimal(), [50, 1000], |made| {
            is_minimal(&made.puzzle)
        }));
    }
    families
}

fn run(families: &[Family]) {
    for Family { name, recipe, soak, holds, misses } in families {
        recipe.check().unwrap();
        let mut maker = recipe.worker();
        let ci = soak.start().div_ceil(2);
        let (mut tried, mut missed) = (0, 0);
        let mut indices = rounds_of(families.len() as u32, ci, soak.clone()).peekable();
        while let Some(&start) = indices.peek() {
            let end = start + indices.by_ref().take(BATCH).count() as u64;
            let mut made = Vec::new();
            maker.make_all(start..end, &mut made);
            for (index, made) in (start..).zip(made) {
                tried += 1;
                let made = match made {
                    Ok(made) => made,
                    Err(miss) => {
                        assert_eq!(
                            (*misses, miss.why),
                            (Misses::Sometimes, StopReason::GaveUp),
                            "{name} {index}"
                        );
                        missed += 1;
                        continue;
                    }
                };
                assert_eq!(only_solution(&made.puzzle).as_ref(), Some(&made.solution), "{name} {index}");
                assert!(holds(&made), "{name} {index}: {:?}", made.puzzle);
            }
        }
        assert!(4 * missed <= tried, "{name}: {missed} of {tried} were not found");
    }
}

#[test]
fn options_of_classic_boards_are_followed() {
    run(&classic());
}

#[test]
fn symmetries_are_followed() {
    run(&arranged_by_symmetry());
}

#[test]
fn levels_are_followed() {
    run(&levels());
}

#[test]
fn needed_techniques_occur() {
    run(&needed_techniques());
}

/// It takes five seconds, because HoDoKu's hard techniques are rare in random puzzles.
#[test]
fn options_on_hodokus_scale_are_followed() {
    run(&on_hodoku_scale());
}

#[test]
fn options_of_other_boards_are_followed() {
    run(&other_boards());
}

/// Solves with a different engine than the generator's: the general one, or backtracking on small
/// boards.
pub fn only_solution(puzzle: &Puzzle) -> Option<Solution> {
    if puzzle.geometry().side() < 9 {
        return puzzle.solve().method(SolveMethod::Backtrack).unique().ok();
    }
    let mut search = GeneralSolver::new(puzzle);
    let solution = (search.advance(&|| false) == SearchOutcome::Solved).then(|| search.solution())?;
    (search.advance(&|| false) == SearchOutcome::Exhausted).then_some(solution)
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.solve().redundant_givens().is_ok_and(|redundant| redundant.is_empty())
}

/// Whether no orbit of clues can be removed.
fn is_minimal_under(symmetry: Symmetry, puzzle: &Puzzle) -> bool {
    let orbits = symmetry.orbits(puzzle.geometry());
    orbits.iter().filter(|orbit| puzzle.get(orbit[0]).is_some()).all(|orbit| {
        let fewer = orbit.iter().fold(puzzle.clone(), |puzzle, &cell| puzzle.without(cell));
        fewer.solve().unique().is_err()
    })
}

fn has_clues(clues: RangeInclusive<usize>) -> impl Fn(&Generated) -> bool {
    move |made| clues.contains(&made.puzzle.clues())
}

fn arranged(symmetry: Symmetry) -> impl Fn(&Generated) -> bool {
    move |made| {
        let drawn = symmetry == Symmetry::Random && made.symmetry != Symmetry::Random;
        (drawn || made.symmetry == symmetry) && made.symmetry.holds(made.puzzle.grid())
    }
}

pub fn group(name: &str) -> Techniques {
    name.parse().unwrap()
}

pub fn rating(puzzle: &Puzzle) -> Rating {
    Explainer::new().rate(puzzle).unwrap().er
}

fn hodoku(puzzle: &Puzzle) -> HodokuGrade {
    Hodoku::new().rate(puzzle).unwrap()
}

/// The techniques on the path.
fn path(order: Order, puzzle: &Puzzle) -> HashSet<Technique> {
    LogicSolver::in_order(order, puzzle.candidates()).map(|step| step.technique).collect()
}

/// Whether one of these techniques is on the path, and nothing later in the order.
fn shows(order: Order, puzzle: &Puzzle, needed: &Techniques) -> bool {
    let path = path(order, puzzle);
    let last = needed.iter().max_by(|&one, &other| order.compare(one, other)).unwrap();
    needed.iter().any(|technique| path.contains(&technique))
        && path.iter().all(|&technique| order.compare(technique, last).is_le())
}

pub fn a_solution() -> Solution {
    let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    Solution::try_from(sudokit::format::parse(text).unwrap().grid).unwrap()
}

pub fn a_pattern() -> CluePattern {
    "..x.x.x.. .x.....x. x..x.x..x ..x...x.. x.......x ..x...x.. x..x.x..x .x.....x. ..x.x.x.."
        .parse()
        .unwrap()
}

pub fn diagonals() -> Geometry {
    board(9).with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap()
}
