//! Whole paths, scores and levels, compared with HoDoKu's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use sudokit::logic::check::check;
use sudokit::logic::rate::{Hodoku, Unrated};
use sudokit::logic::reason::Reason;
use sudokit::logic::{LogicSolver, Order, Step, Technique};
use sudokit::solve::NotUnique;
use sudokit::{Candidate, Cell, Digit, Puzzle};

fn shared(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/rating").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A line of a path: `Locked Pair: 1,5 in r2c13 => r2c7,r3c13<>5, r3c13<>1`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Recorded {
    technique: Technique,
    placements: BTreeSet<Candidate>,
    eliminations: BTreeSet<Candidate>,
}

impl Recorded {
    fn parse(line: &str) -> Self {
        let named =
            |technique: &&Technique| technique.hodoku_name().is_some_and(|name| line.starts_with(name));
        // The longest matching name wins, because one name can be the beginning of another.
        let technique = Technique::ALL.iter().filter(named).max_by_key(|one| one.hodoku_name().map(str::len));
        let results = line.rsplit_once("=> ").or_else(|| line.rsplit_once(": ")).unwrap().1;
        let (mut placements, mut eliminations) = (BTreeSet::new(), BTreeSet::new());
        for result in results.split(", ") {
            let (cells, digit, into) = match (result.split_once("<>"), result.split_once('=')) {
                (Some((cells, digit)), _) => (cells, digit, &mut eliminations),
                (None, Some((cells, digit))) => (cells, digit, &mut placements),
                (None, None) => panic!("{line}"),
            };
            let digit = Digit::new(digit.trim().parse().unwrap());
            into.extend(cells.split(',').flat_map(cells_of).map(|cell| Candidate { cell, digit }));
        }
        Self { technique: *technique.unwrap_or_else(|| panic!("{line}")), placements, eliminations }
    }

    fn of(step: &Step) -> Self {
        Self {
            technique: step.technique,
            placements: step.placements.iter().copied().collect(),
            eliminations: step.eliminations.iter().copied().collect(),
        }
    }

    /// The step, with its results in any order.
    fn step(&self) -> Step {
        let placements = self.placements.iter().copied();
        Step::new(self.technique, Reason::Tried, placements, self.eliminations.iter().copied())
    }
}

/// `r12c3` is two cells.
fn cells_of(text: &str) -> impl Iterator<Item = Cell> {
    let (rows, columns) = text[1..].split_once('c').unwrap();
    let number = |byte: u8| usize::from(byte - b'1');
    let (rows, columns) = (rows.as_bytes().to_vec(), columns.as_bytes().to_vec());
    rows.into_iter().flat_map(move |row| {
        columns.clone().into_iter().map(move |column| Cell::new(9 * number(row) + number(column)))
    })
}

/// The comparison of the steps of one technique.
#[derive(Default)]
struct Comparison {
    same: usize,
    different: usize,
    missed: usize,
    first: Option<String>,
}

/// Follows the recorded paths, and compares the next step in each position.
fn replay(paths: &str) -> BTreeMap<Technique, Comparison> {
    let mut found: BTreeMap<Technique, Comparison> = BTreeMap::new();
    let mut path: Option<LogicSolver> = None;
    // Lines that begin with `r` are the chains of the step above.
    let lines = paths.lines().map(str::trim).enumerate();
    for (number, line) in lines.filter(|(_, line)| !line.starts_with('r') && !line.is_empty()) {
        if line.starts_with(|sign: char| sign.is_ascii_digit()) && line.contains('#') {
            let candidates = line[..81].parse::<Puzzle>().unwrap().candidates();
            path = Some(LogicSolver::in_order(Order::Hodoku, candidates).with_brute_force());
            continue;
        }
        let solver = path.as_mut().expect("a path begins with its puzzle");
        let recorded = Recorded::parse(line);
        let own = solver.next_step();
        let comparison = found.entry(recorded.technique).or_default();
        let actual = own.as_ref().map(|step| (step.technique, Recorded::of(step)));
        match &actual {
            Some((_, step)) if *step == recorded => {
                comparison.same += 1;
                let step = own.as_ref().expect("there is one");
                assert_eq!(check(step, solver.candidates()).err(), None, "line {}: {step:#?}", number + 1);
            }
            // A harder step was found, because this one was missed.
            Some((technique, _)) if technique.score() > recorded.technique.score() => comparison.missed += 1,
            _ => comparison.different += 1,
        }
        if actual.as_ref().is_none_or(|(_, step)| *step != recorded) {
            comparison.first.get_or_insert_with(|| format!("line {}: {line}\n    {actual:?}", number + 1));
        }
        let step = own.filter(|step| Recorded::of(step) == recorded).unwrap_or_else(|| recorded.step());
        solver.apply(&step);
    }
    found
}

#[test]
#[ignore = "needs ../shared/data"]
fn every_step_matches_hodoku() {
    // The variable can name a file of other paths, as HoDoKu prints them with `/bs FILE /vp`.
    let paths = std::env::var_os("HODOKU_PATHS").map(|path| fs::read_to_string(path).unwrap());
    let found = replay(&paths.unwrap_or_else(|| shared("hodoku_paths.txt")));
    let mut is_same = true;
    for (technique, Comparison { same, different, missed, first }) in &found {
        println!("{technique:35} {same:6} same {different:4} different {missed:4} missed");
        if let Some(first) = first {
            println!("  {first}");
            is_same = false;
        }
    }
    assert!(is_same, "steps differ");
}

/// Rates every puzzle of a text with lines `puzzle,level,score,steps,brute_force`, and returns
/// their number.
fn compare(text: &str) -> usize {
    let mut rater = Hodoku::new();
    let lines = text.lines().skip(1);
    let different: Vec<String> = lines
        .clone()
        .filter_map(|line| {
            let (puzzle, expected) = line.split_once(',').unwrap();
            let grade = rater.rate(&puzzle.parse::<Puzzle>().unwrap());
            let actual = grade.map(|grade| {
                let guessed = u8::from(grade.guesses() > 0);
                format!("{},{},{},{guessed}", grade.level, grade.score, grade.steps)
            });
            (actual.as_deref() != Ok(expected)).then(|| format!("{line}: {actual:?}"))
        })
        .collect();
    assert!(different.is_empty(), "{} differ, such as {}", different.len(), different[0]);
    lines.count()
}

#[test]
fn our_puzzles_match_hodokus_ratings() {
    assert_eq!(compare(include_str!("hodoku.csv")), 1300);
}

#[test]
#[ignore = "needs ../shared/data"]
fn public_puzzles_match_hodokus_ratings() {
    assert_eq!(compare(&shared("hodoku.csv")), 600);
}

#[test]
fn puzzles_with_few_givens_or_several_solutions_are_refused() {
    let line = format!("123456789{}", ".".repeat(72));
    let mut rater = Hodoku::new();
    let mut rate = |line: &str| rater.rate(&line.parse::<Puzzle>().unwrap());
    assert_eq!(rate(&line), Err(Unrated::FewGivens { fewest: 10 }));
    assert!(matches!(rate(&line.replacen("9.", "94", 1)), Err(Unrated::NotUnique(_))));
}

#[test]
fn puzzles_without_a_rating_have_a_reason() {
    for (reason, expected) in [
        (Unrated::OtherBoard, "only 9x9 boards without extra houses can be rated"),
        (Unrated::NotUnique(NotUnique::NoSolution), "the puzzle has no solution"),
        (Unrated::Solved, "every cell is given, so there is nothing to rate"),
        (Unrated::FewGivens { fewest: 10 }, "HoDoKu rates only puzzles with at least 10 givens"),
        (Unrated::Stopped, "the rating was stopped before the puzzle was solved"),
        (Unrated::Stuck { placed: 1 }, "no technique finds a step after 1 placed digit"),
        (Unrated::Stuck { placed: 12 }, "no technique finds a step after 12 placed digits"),
    ] {
        assert_eq!(reason.to_string(), expected);
    }
}
