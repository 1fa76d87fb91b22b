//! What the generator promises, family of options by family: some puzzles of
//! each here, 100,000 of those that are fast in `cargo xtask soak`.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use proptest::prelude::*;
use sudokit::generate::{CluePattern, GenerateError, Generated, StopReason, Symmetry};
use sudokit::rate::{Explainer, Hodoku, HodokuGrade, HodokuLevel, Level, Rating};
use sudokit::solve::SearchOutcome;
use sudokit::solve::general::GeneralSolver;
use sudokit::technique::Techniques;
use sudokit::{Extra, Generator, Geometry, Grid, LogicSolver, Puzzle, Solution, SolveMethod, Technique};

/// A family of options, and what must hold for its puzzles.
struct Family {
    name: &'static str,
    recipe: Generator,
    /// How many are made on every run.
    some: u64,
    /// How many are made in a soak.
    many: u64,
    holds: Box<dyn Fn(&Generated) -> bool>,
}

fn nine() -> Generator {
    on(9)
}

fn on(side: usize) -> Generator {
    Generator::new(board(side)).seed(11)
}

fn board(side: usize) -> Geometry {
    Geometry::of_side(side).unwrap()
}

const FAST: u64 = 100_000;

fn family(
    name: &'static str,
    recipe: Generator,
    [some, many]: [u64; 2],
    holds: impl Fn(&Generated) -> bool + 'static,
) -> Family {
    Family { name, recipe, some, many, holds: Box::new(holds) }
}

fn families() -> Vec<Family> {
    let mut families = vec![
        family("usual", nine(), [300, FAST], |made| made.puzzle.clues() == 32),
        family("minimal", nine().minimal(), [300, FAST], |made| is_minimal(&made.puzzle)),
        family("clues", nine().clues(24..=26), [300, FAST], has_clues(24..=26)),
        family("many clues", nine().clues(40..=60), [300, FAST], has_clues(40..=60)),
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
            way(&made.puzzle).iter().all(|&used| !group("chains").contains(used))
        }),
        family(
            "without uniqueness",
            nine().level(Level::Hard).without(group("uniqueness")),
            [30, 10_000],
            |made| way(&made.puzzle).iter().all(|&used| !group("uniqueness").contains(used)),
        ),
        family("needed in a hard one", nine().level(Level::Hard).needs(Technique::XWing), [5, 100], |made| {
            Level::of(rating(&made.puzzle)) == Level::Hard && way(&made.puzzle).contains(&Technique::XWing)
        }),
    ];
    families.extend(other_boards());
    families.extend(on_hodoku_scale());
    for symmetry in Symmetry::ALL {
        families.push(family("symmetry", nine().symmetry(symmetry), [50, 10_000], arranged(symmetry)));
        let minimal = nine().symmetry(symmetry).minimal();
        families.push(family("minimal under a symmetry", minimal, [50, 10_000], |made| {
            made.symmetry.holds(made.puzzle.grid()) && is_minimal_under(made.symmetry, &made.puzzle)
        }));
    }
    for (level, counts) in
        Level::ALL.into_iter().zip([[100, FAST], [100, FAST], [50, FAST], [30, 10_000], [5, 500]])
    {
        families.push(family(level.name(), nine().level(level), counts, move |made| {
            let er = rating(&made.puzzle);
            Level::of(er) == level && made.grade.as_ref().is_some_and(|grade| grade.er == er)
        }));
    }
    for (name, counts) in [
        ("naked-pair", [20, 10_000]),
        ("x-wing", [10, 1000]),
        ("swordfish", [3, 100]),
        ("xy-wing", [20, 10_000]),
        ("unique-rectangle", [20, 10_000]),
        ("skyscraper", [10, 1000]),
        ("fish", [5, 1000]),
        ("aic", [5, 1000]),
    ] {
        families.push(family(name, nine().needs(group(name)), counts, move |made| {
            needs(&made.puzzle, &group(name))
        }));
    }
    families
}

fn on_hodoku_scale() -> Vec<Family> {
    let mut families = vec![
        family("scores", nine().hodoku_score(900..=1000), [5, 1000], |made| {
            (900..=1000).contains(&hodoku(&made.puzzle).score)
        }),
        family(
            "its hard ones without wings",
            nine().hodoku_level(HodokuLevel::Hard).without(group("wings")),
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
        let recipe = nine().hodoku_level(level).needs(technique);
        families.push(family(technique.id(), recipe, [2, 100], move |made| {
            let grade = hodoku(&made.puzzle);
            grade.level == level && grade.counts.contains_key(&technique)
        }));
    }
    families
}

fn other_boards() -> Vec<Family> {
    let mut families = vec![
        family("diagonals", Generator::new(diagonals()).minimal(), [50, 1000], |made| {
            is_minimal(&made.puzzle)
        }),
        family("hard on 6x6", on(6).level(Level::Hard), [20, 1000], |made| {
            way(&made.puzzle)
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

/// A family runs until this many are made.
fn run(how_many: fn(&Family) -> u64) {
    for family in families() {
        family.recipe.check().unwrap();
        let mut maker = family.recipe.worker();
        let count = how_many(&family);
        for start in (0..count).step_by(100) {
            let mut made = Vec::new();
            maker.make_all(start..count.min(start + 100), &|| false, &mut made);
            for (index, made) in (start..).zip(made) {
                let made = made.unwrap_or_else(|missed| panic!("{} {index}: {missed}", family.name));
                assert_eq!(
                    only_solution(&made.puzzle).as_ref(),
                    Some(&made.solution),
                    "{} {index}",
                    family.name
                );
                assert!((family.holds)(&made), "{} {index}: {:?}", family.name, made.puzzle);
            }
        }
    }
}

#[test]
fn every_family_of_options_is_obeyed() {
    run(|family| family.some);
}

#[test]
#[ignore = "takes hours: part of the soak"]
fn many_of_every_family_obey_their_options() {
    run(|family| family.many);
}

/// Another engine than those that make puzzles: for every board on the
/// classic one, and backtracking on small ones.
fn only_solution(puzzle: &Puzzle) -> Option<Solution> {
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

/// Whether no group of clues can go together.
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

fn group(name: &str) -> Techniques {
    name.parse().unwrap()
}

fn rating(puzzle: &Puzzle) -> Rating {
    Explainer::new().rate(puzzle).unwrap().er
}

fn hodoku(puzzle: &Puzzle) -> HodokuGrade {
    Hodoku::new().rate(puzzle).unwrap()
}

/// The techniques on the way of easiest steps.
fn way(puzzle: &Puzzle) -> HashSet<Technique> {
    LogicSolver::new(puzzle.candidates()).map(|step| step.technique).collect()
}

/// Whether a puzzle can be solved with these techniques and everything easier,
/// and not without them.
fn needs(puzzle: &Puzzle, needed: &Techniques) -> bool {
    let is_known = |technique: &Technique| technique.is_rated() || needed.contains(*technique);
    let allowed = || {
        Technique::ALL
            .iter()
            .copied()
            .filter(|technique| is_known(technique) && *technique <= needed.hardest())
    };
    let solves = |techniques: Vec<Technique>| {
        let mut solver = LogicSolver::new(puzzle.candidates()).with_only(techniques);
        solver.by_ref().for_each(drop);
        solver.candidates().is_full()
    };
    solves(allowed().collect())
        && !solves(allowed().filter(|&technique| !needed.contains(technique)).collect())
}

fn a_solution() -> Solution {
    let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    Solution::try_from(sudokit::format::parse(text).unwrap().grid).unwrap()
}

fn a_pattern() -> CluePattern {
    "..x.x.x.. .x.....x. x..x.x..x ..x...x.. x.......x ..x...x.. x..x.x..x .x.....x. ..x.x.x.."
        .parse()
        .unwrap()
}

fn diagonals() -> Geometry {
    board(9).with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap()
}

#[test]
fn a_puzzle_depends_on_seed_and_index_alone() {
    for recipe in [
        nine(),
        nine().minimal(),
        nine().clues(22..=23),
        nine().level(Level::Hard),
        nine().symmetry(Symmetry::Random),
        on(6),
    ] {
        let mut all = Vec::new();
        recipe.worker().make_all(0..40, &|| false, &mut all);
        let mut maker = recipe.worker();
        for index in [39, 3, 17, 0] {
            assert_eq!(maker.make(index, &|| false), all[index as usize]);
        }
        let mut some = Vec::new();
        maker.make_all(15..22, &|| false, &mut some);
        assert_eq!(some, all[15..22]);
        let other = recipe.clone().seed(12).puzzle(0).unwrap();
        assert_ne!(other, all[0].as_ref().unwrap().puzzle);
    }
}

/// Whoever changes these changes what every seed means: that takes another
/// version of the stream, and a line in the change log.
#[test]
fn the_stream_is_version_2() {
    let recipes = [
        nine(),
        nine().minimal(),
        nine().clues(20..=20),
        nine().symmetry(Symmetry::Random),
        nine().level(Level::Expert),
        nine().needs(Technique::XWing),
        nine().pattern(a_pattern()),
        Generator::new(diagonals()),
        on(4),
        on(6).minimal(),
    ];
    let lines = recipes.iter().map(|recipe| cells(recipe.puzzle(3).unwrap().grid()));
    assert_eq!(lines.collect::<Vec<_>>(), GOLDEN);
    assert_eq!(cells(nine().minimal().puzzle(u64::MAX).unwrap().grid()), GOLDEN_LAST);
}

const GOLDEN: [&str; 10] = [
    "2.8.3...6...71...85....837...62.7.4...3...6.......58.1.....4....2.87.1.93..95.284",
    "2.8.3...6....1....5....837...6..7.4...3...6.......5........4....2.87.1.93..9..2..",
    ".....5.......2.73...........5.4....62...1.9...3...8.....1.9..4....3....58......61",
    "..37.56......2....4.28.35.97.9.3.1.6.8.6.7.5.1.6.5.4.23.15.68.7....8......52.43..",
    "2.8.3...6....1....5....837...6..7.4...3...6.......5........4....2.87.1.93..9..2..",
    "2...3.....3.7.....5.1..8.7...6..7.4.......6.......5.91.69..4.....5....6..179..28.",
    "..5.3.4...1.....9.9..6.8..2..6...9..3.......1..4...8..8..3.4..5.2.....6...7.5.2..",
    ".3..5....9..36.5.8.85..73..1....54.95.......1.2.91.675............5.68...5912..63",
    ".1.22....2.3...1",
    "..2..4..31..1..5...6....2........4..",
];
const GOLDEN_LAST: &str = "4...1.2..97.4.....2..6..8..7..53.....4...........8.53........72.........8.592.4..";

fn cells(grid: &Grid) -> String {
    grid.digits().map(|digit| digit.map_or(".".to_owned(), |digit| digit.to_string())).collect()
}

#[test]
fn wishes_that_nobody_can_meet_are_refused_at_once() {
    let sentence = |recipe: Generator| recipe.check().unwrap_err().to_string();
    let pattern = |text: &str| text.parse::<CluePattern>().unwrap();
    let rows = |rows: [&str; 9]| pattern(&rows.join("\n"));
    assert_sentences(&[
        (
            sentence(nine().clues(16..=16)),
            "no 9x9 puzzle with 16 clues has exactly one solution: at least 17 are needed",
        ),
        (
            sentence(on(4).clues(0..=3)),
            "no 4x4 puzzle with 3 clues has exactly one solution: at least 4 are needed",
        ),
        (
            sentence(nine().clues(26..=27).symmetry(Symmetry::Rotate90)),
            "no pattern of 26 clues has the symmetry rotate90: allow other numbers",
        ),
        (sentence(nine().pattern(pattern(&"x".repeat(16)))), "the pattern is 4x4, but the board is 9x9"),
        (
            sentence(nine().pattern(a_pattern()).symmetry(Symmetry::Full)),
            "a pattern says where every clue stands: it does not go together with a symmetry",
        ),
        (
            sentence(nine().pattern(rows([
                "xxxxxxxxx",
                ".........",
                ".........",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
            ]))),
            "no puzzle of this pattern has exactly one solution: rows 2 and 3 have no clue, \
             and could change places in any solution",
        ),
        (
            sentence(nine().pattern(pattern(&format!("{}{}", "x".repeat(16), ".".repeat(65))))),
            "no 9x9 puzzle with 16 clues has exactly one solution: at least 17 are needed",
        ),
        (
            sentence(on(16).rating(Rating::tenths(30)..=Rating::tenths(40))),
            "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: \
             name a level or techniques instead",
        ),
        (
            sentence(nine().rating(Rating::tenths(21)..=Rating::tenths(22))),
            "no step is rated so, and then no puzzle is: the nearest ratings are 2.0 and 2.3",
        ),
        (
            sentence(nine().needs(Technique::XWing).without(group("fish"))),
            "x-wing cannot be needed and not be used: leave it out of one of the two",
        ),
        (
            sentence(nine().needs(Technique::XWing).level(Level::Easy)),
            "x-wing is rated 3.2 or more, which is above what was asked for: \
             allow harder puzzles, or leave it out",
        ),
        (
            sentence(nine().needs(Technique::AlsXz).hodoku_level(HodokuLevel::Hard)),
            "als-xz is Unfair to HoDoKu and counts 300, which is above what was asked for: \
             allow harder puzzles, or leave it out",
        ),
        (
            sentence(nine().needs(Technique::AlsXz).hodoku_score(0..=299)),
            "als-xz is Unfair to HoDoKu and counts 300, which is above what was asked for: \
             allow harder puzzles, or leave it out",
        ),
        (sentence(nine().needs(Technique::NakedSet)), "naked-set only occurs on boards larger than 9x9"),
    ]);
}

fn assert_sentences(sentences: &[(String, &str)]) {
    for (sentence, expected) in sentences {
        assert_eq!(sentence, expected);
    }
}

#[test]
fn a_wish_out_of_reach_ends_with_the_nearest() {
    use std::cell::Cell as Counter;
    let looks = Counter::new(0);
    let stop = || {
        looks.set(looks.get() + 1);
        looks.get() > 20_000
    };
    let recipe = nine().rating(Rating::tenths(110)..=Rating::tenths(119)).tireless();
    let Err(GenerateError { why, nearest }) = recipe.worker().make(0, &stop) else {
        panic!("found after all")
    };
    assert_eq!(why, StopReason::Stopped);
    let nearest = nearest.expect("some puzzle was tried");
    assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
    assert_eq!(nearest.grade.expect("the wish was a rating").er, rating(&nearest.puzzle));
}

#[test]
fn puzzles_lead_to_the_grids_of_their_numbers() {
    let recipe = nine().minimal();
    let grids = recipe.worker().solutions(0..50, &|| false);
    let mut made = Vec::new();
    recipe.worker().make_all(0..50, &|| false, &mut made);
    assert!(made.into_iter().zip(grids).all(|(made, grid)| made.unwrap().solution == grid));
}

#[test]
fn whoever_is_stopped_says_so() {
    let recipe = nine().minimal();
    let mut made = Vec::new();
    recipe.worker().make_all(0..3, &|| true, &mut made);
    assert_eq!(made, vec![Err(GenerateError { why: StopReason::Stopped, nearest: None }); 3]);
    assert_eq!(recipe.worker().solutions(0..3, &|| true), []);
}

/// A proof that was stopped proves nothing: whenever the signal comes, what is
/// shown has one solution.
#[test]
fn the_nearest_has_one_solution_whenever_the_signal_comes() {
    for looks in [10_u32, 300, 1000, 2500] {
        for recipe in
            [on(16).needs(Technique::NakedSet), on(12).clues(0..=40), on(6).pattern(a_sparse_pattern())]
        {
            let left = std::cell::Cell::new(looks);
            let stop = || left.replace(left.get().saturating_sub(1)) == 0;
            let made = recipe.tireless().worker().make(1, &stop);
            let nearest = made.map(Box::new).or_else(|missed| missed.nearest.ok_or(()));
            if let Ok(nearest) = nearest {
                assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
            }
        }
    }
}

fn a_sparse_pattern() -> CluePattern {
    "x..... .x..x. ..x... x..x.. .x.... ..x..x".parse().unwrap()
}

#[test]
fn a_pattern_that_its_solution_does_not_serve_is_given_up() {
    // Every given of the pattern is there, and still the solution has a twin.
    let recipe = nine().solution(a_solution()).pattern(a_pattern());
    assert_eq!(
        recipe.worker().make(0, &|| false),
        Err(GenerateError { why: StopReason::GaveUp, nearest: None })
    );
}

fn small_recipe() -> impl Strategy<Value = Generator> {
    let side = prop_oneof![Just(4_usize), Just(6), Just(9), Just(10)];
    let clues = proptest::option::of((0..60_usize, 0..20_usize));
    let symmetry = proptest::sample::select(Symmetry::ALL.to_vec());
    let level = proptest::option::of(proptest::sample::select(vec![Level::Easy, Level::Medium, Level::Hard]));
    let needs =
        proptest::option::weighted(0.2, proptest::sample::select(vec!["naked-pair", "pointing", "wings"]));
    let mask = proptest::option::weighted(0.2, proptest::collection::vec(any::<bool>(), 100));
    let flags = (any::<bool>(), any::<u64>());
    (side, clues, symmetry, level, needs, mask, flags).prop_map(
        |(side, clues, symmetry, level, needs, mask, (minimal, seed))| {
            let mut recipe = Generator::new(board(side)).seed(seed).symmetry(symmetry);
            if let Some((least, more)) = clues {
                recipe = recipe.clues(least..=least + more);
            }
            if minimal {
                recipe = recipe.minimal();
            }
            if let Some(level) = level {
                recipe = recipe.level(level);
            }
            if let Some(needs) = needs {
                recipe = recipe.needs(group(needs));
            }
            if let Some(mask) = mask {
                let cells = mask.iter().take(side * side).map(|&is_given| if is_given { 'x' } else { '.' });
                recipe = recipe.pattern(cells.collect::<String>().parse().unwrap());
            }
            recipe
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Whatever is combined: a sentence, or a puzzle with one solution, or the
    /// end in time.
    #[test]
    fn any_options_end_well(recipe in small_recipe(), index in any::<u64>()) {
        let looks = std::cell::Cell::new(0);
        let stop = || { looks.set(looks.get() + 1); looks.get() > 3000 };
        let made = recipe.worker().make(index, &stop);
        if recipe.check().is_err() {
            prop_assert_eq!(made.unwrap_err().why, StopReason::GaveUp);
            return Ok(());
        }
        match made {
            Ok(made) => {
                prop_assert!(made.symmetry.holds(made.puzzle.grid()));
                prop_assert_eq!(only_solution(&made.puzzle), Some(made.solution));
            }
            Err(GenerateError { nearest: Some(nearest), .. }) => {
                prop_assert_eq!(only_solution(&nearest.puzzle), Some(nearest.solution));
            }
            Err(GenerateError { nearest: None, .. }) => {}
        }
    }
}
