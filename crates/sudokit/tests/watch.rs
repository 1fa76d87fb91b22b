//! A watch shows the engine's steps, in whatever order they are visited.

use proptest::prelude::*;
use sudokit::board::{Extra, Regions};
use sudokit::generate::Generator;
use sudokit::logic::Order;
use sudokit::watch::{Event, Figures, Frame, Method, Origin, Until, Watch};
use sudokit::{Alphabet, Control, Digit, DigitSet, Geometry, Grid, Puzzle};
use sudokit_testkit::budget;
use sudokit_testkit::strategies::{small_puzzle, sparse_nine};

const METHODS: [Method; 3] = [Method::Backtrack, Method::Search, Method::Logic];

/// Backtracking takes a hundred million steps for this one.
const SLOW: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Tests look at no steps beyond this one.
fn far() -> u64 {
    budget(100_000, 300_000)
}

fn parse(text: &str) -> Puzzle {
    text.parse().unwrap()
}

fn board(side: usize) -> Geometry {
    Geometry::of_side(side).unwrap()
}

fn generated(geometry: Geometry) -> Puzzle {
    Generator::new(geometry).seed(3).puzzle(0).unwrap()
}

/// A puzzle that is too hard for the plain search, so that it learns and restarts.
fn lost() -> Puzzle {
    let board = board(25);
    let full = Generator::new(board.clone()).clues(board.len()..=board.len()).puzzle(0).unwrap();
    let givens = full.grid().digits().enumerate().map(|(at, digit)| digit.filter(|_| at * 7919 % 100 < 42));
    Puzzle::try_from(Grid::from_digits(board, givens)).unwrap()
}

/// One puzzle of each kind.
fn puzzles() -> Vec<(&'static str, Puzzle)> {
    let jigsaw: Regions = "AAABBB ACABBB CCADDD CCEDFD CEEDFF EEEFFF".parse().unwrap();
    let small = Extra::Cells(board(6).cells().take(3).collect());
    let limits = board(4).cells().map(|cell| {
        let some = DigitSet::from_bits(0b1011 << (cell.index() % 3)) & DigitSet::full(4);
        if cell.index() == 5 { DigitSet::full(4) } else { some }
    });
    vec![
        ("4x4", parse("1...\n..2.\n.3..\n...4")),
        ("blank 4x4", Puzzle::try_from(Grid::empty(board(4))).unwrap()),
        ("6x6", generated(board(6))),
        ("jigsaw", generated(Geometry::with_regions(jigsaw))),
        ("short house", generated(board(6).with(small).unwrap())),
        ("limits", Puzzle::try_from(Grid::empty(board(4)).with_limits(limits)).unwrap()),
        ("9x9", parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")),
        ("hard", parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")),
        ("slow", parse(SLOW)),
        ("several", parse(&include_str!("../../../puzzles/several.txt").replace([' ', '\n'], ""))),
        ("none", parse("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..")),
        ("no digit", parse("123.\n...4\n....\n....")),
        ("diagonals", generated(board(9).with(Extra::FallingDiagonal).unwrap())),
        ("16x16", generated(board(16))),
        ("full", parse("1234\n3412\n2143\n4321")),
        ("lost", lost()),
    ]
}

/// Whether the watch ends soon enough for a test.
fn is_quick(name: &str, method: Method) -> bool {
    match method {
        Method::Backtrack => !["slow", "16x16", "lost"].contains(&name),
        Method::Search => name != "lost",
        Method::Logic => !["slow", "hard", "lost"].contains(&name),
    }
}

/// Every kind of watch for every puzzle.
fn watches() -> impl Iterator<Item = (String, Watch)> {
    puzzles().into_iter().flat_map(|(name, puzzle)| {
        let logic = is_quick(name, Method::Logic).then_some((Method::Logic, Until::FirstSolution));
        let searches = [Method::Backtrack, Method::Search].into_iter();
        let searches =
            searches.flat_map(|method| [Until::FirstSolution, Until::Exhausted].map(|until| (method, until)));
        searches.chain(logic).map(move |(method, until)| {
            (format!("{name}, {method:?}, {until:?}"), Watch::new(&puzzle, method).until(until))
        })
    })
}

/// Scattered numbers below `limit`.
fn jumps(limit: u64, count: u64) -> impl Iterator<Item = u64> {
    (1..=count).map(move |i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % limit)
}

fn digits(frame: &Frame) -> Vec<Option<Digit>> {
    frame.geometry().cells().map(|cell| frame.digit(cell)).collect()
}

#[test]
fn a_step_is_the_same_whichever_way_it_is_reached() {
    for (name, mut watch) in watches() {
        watch.explore(far());
        assert_eq!(watch.number(), 0, "{name}: exploring must not move");
        let steps = watch.explored();
        let mut wanted: Vec<u64> = jumps(steps + 1, 40).chain([0, steps]).collect();
        let mut frames: Vec<Frame> = Vec::new();
        for &number in &wanted {
            assert_eq!(watch.seek(number), number, "{name}");
            frames.push(watch.frame());
        }
        frames.sort_by_key(|frame| frame.number);
        wanted.sort_unstable();
        let mut straight = Watch::new(watch.puzzle(), watch.method());
        if name.ends_with("Exhausted") {
            straight = straight.until(Until::Exhausted);
        }
        for (number, frame) in wanted.into_iter().zip(frames) {
            while straight.number() < number {
                straight.forward().unwrap();
            }
            assert_eq!(straight.frame(), frame, "{name}, step {number}");
        }
    }
}

#[test]
fn going_back_undoes_going_forward() {
    for (name, mut watch) in watches() {
        watch.explore(far());
        let end = watch.explored();
        for middle in jumps(end + 1, 5) {
            watch.seek(middle);
            let before: Vec<Frame> = (0..40).map_while(|_| watch.back().map(|_| watch.frame())).collect();
            for frame in before.into_iter().rev() {
                assert_eq!(watch.frame(), frame, "{name}");
                watch.forward();
            }
            assert_eq!(watch.number(), middle, "{name}");
        }
        watch.seek(0);
        assert_eq!(watch.back(), None);
        assert_eq!(watch.frame().event, Event::Start, "{name}");
    }
}

fn assert_consistent(name: &str, frame: &Frame) {
    let Figures { depth, guesses, backtracks, candidates_left, filled, .. } = frame.figures;
    let cells = || frame.geometry().cells();
    assert_eq!(guesses - backtracks, depth as u64, "{name}: {frame:?}");
    let guessed = cells().filter(|&cell| frame.origin(cell) == Some(Origin::Guessed)).count();
    assert_eq!(guessed, depth, "{name}: {frame:?}");
    assert_eq!(candidates_left, cells().map(|cell| frame.marks(cell).len()).sum::<usize>(), "{name}");
    assert_eq!(filled, cells().filter(|&cell| frame.digit(cell).is_some()).count(), "{name}");
    for cell in cells() {
        assert!(frame.digit(cell).is_none() || frame.marks(cell).is_empty(), "{name}");
    }
    let grid = Grid::from_digits(frame.geometry().clone(), digits(frame));
    if !matches!(frame.event, Event::Contradiction(_)) {
        assert!(grid.clashes().is_empty() || depth > 0, "{name}: {frame:?}");
    }
    assert!(frame.sentence(&Alphabet::usual(frame.geometry().side())).ends_with('.'), "{name}");
}

#[test]
fn figures_match_the_frame() {
    for (name, mut watch) in watches() {
        for _ in 0..3000 {
            assert_consistent(&name, &watch.frame());
            if watch.forward().is_none() {
                break;
            }
        }
    }
}

/// The event of a step describes the difference from the frame before.
#[test]
fn events_match_the_changes() {
    for (name, mut watch) in watches() {
        let mut before = watch.frame();
        for _ in 0..3000 {
            if watch.forward().is_none() {
                break;
            }
            let frame = watch.frame();
            match &frame.event {
                Event::Tried(candidate) | Event::Guessed(candidate) | Event::Placed { candidate, .. } => {
                    assert_eq!(frame.digit(candidate.cell), Some(candidate.digit), "{name}");
                    assert_ne!(before.digit(candidate.cell), Some(candidate.digit), "{name}");
                    assert!(frame.figures.filled <= before.figures.filled + 1, "{name}");
                }
                Event::TakenBack(candidate) => {
                    assert_eq!(before.digit(candidate.cell), Some(candidate.digit), "{name}");
                    assert_eq!(frame.digit(candidate.cell), None, "{name}");
                }
                Event::Refuted(candidate) | Event::Dismissed(candidate) => {
                    assert_eq!(before.origin(candidate.cell), Some(Origin::Guessed), "{name}");
                    assert_eq!(frame.digit(candidate.cell), None, "{name}");
                }
                Event::RuledOut(candidate) => {
                    assert!(!frame.marks(candidate.cell).contains(candidate.digit), "{name}");
                }
                Event::Learned { undone, .. } => {
                    assert_eq!(frame.figures.depth + undone, before.figures.depth, "{name}");
                }
                Event::StartedAgain => assert_eq!(frame.figures.depth, 0, "{name}"),
                Event::Solved => assert_eq!(frame.figures.filled, frame.geometry().len(), "{name}"),
                Event::Step(taken) => {
                    let mut after = taken.before.clone();
                    after.apply(&taken.step);
                    assert!(frame.geometry().cells().all(|cell| after.digit(cell) == frame.digit(cell)));
                    assert!(frame.geometry().cells().all(|cell| after.marks(cell) == frame.marks(cell)));
                }
                _ => assert_eq!(digits(&frame), digits(&before), "{name}: {:?}", frame.event),
            }
            before = frame;
        }
    }
}

/// It takes four seconds: smaller boards are too easy to make the search learn.
#[test]
fn a_hard_search_learns_and_restarts() {
    let puzzle = lost();
    let mut watch = Watch::new(&puzzle, Method::Search);
    let (mut learned, mut ruled_out, mut started_again) = (0, 0, 0);
    watch.explore(u64::MAX);
    while watch.end() != Some(watch.number()) {
        // Frames of a large board are slow, so one in seven is enough.
        watch.seek(watch.number() + 7);
        match watch.frame().event {
            Event::Learned { .. } => learned += 1,
            Event::RuledOut(_) => ruled_out += 1,
            Event::StartedAgain => started_again += 1,
            _ => {}
        }
    }
    assert!(learned > 0 && ruled_out > 0 && started_again > 0, "{learned}, {ruled_out}, {started_again}");
    let first = puzzle.solve().first().unwrap();
    let last = watch.frame();
    assert!(puzzle.geometry().cells().all(|cell| last.digit(cell) == Some(first.get(cell))));
}

#[test]
fn the_search_ends_where_the_engines_end() {
    for (name, puzzle) in puzzles() {
        for method in [Method::Backtrack, Method::Search] {
            if !is_quick(name, method) {
                continue;
            }
            let mut watch = Watch::new(&puzzle, method);
            watch.seek_end();
            let last = watch.frame();
            let first = puzzle.solve().first().is_ok();
            assert_eq!(
                last.event,
                if first { Event::Solved } else { Event::Exhausted },
                "{name}, {method:?}"
            );
            if let Ok(solution) = puzzle.solve().unique() {
                let solved: Vec<_> = solution.digits().iter().copied().map(Some).collect();
                assert_eq!(digits(&last), solved, "{name}, {method:?}");
            }
            let mut watch = watch.until(Until::Exhausted);
            watch.seek_end();
            let count = puzzle.solve().count(u64::MAX).counted();
            assert_eq!(watch.frame().figures.solutions, count, "{name}, {method:?}");
            assert_eq!(watch.frame().event, Event::Exhausted, "{name}, {method:?}");
        }
    }
}

#[test]
fn logic_shows_the_path_of_the_logic_solver() {
    for (name, puzzle) in puzzles().into_iter().filter(|(name, _)| is_quick(name, Method::Logic)) {
        let order = if puzzle.clues() % 2 == 0 { Order::Beginner } else { Order::Hodoku };
        let mut solver = puzzle.solve().uniqueness().solver(order, puzzle.candidates());
        let mut watch = Watch::new(&puzzle, Method::Logic).in_order(order);
        let end = watch.seek_end();
        let last = watch.frame().event;
        watch.seek(0);
        for _ in 1..end {
            watch.forward();
            let Event::Step(taken) = watch.frame().event else { break };
            assert_eq!(taken.before, *solver.candidates(), "{name}");
            assert_eq!(solver.next(), Some(taken.step), "{name}");
        }
        match last {
            Event::Solved => assert!(solver.candidates().is_full(), "{name}"),
            Event::Stuck => assert_eq!(solver.next(), None, "{name}"),
            _ => assert!(puzzle.solve().first().is_err(), "{name}: {last:?}"),
        }
    }
}

#[test]
fn a_stopped_watch_stays_at_the_last_explored_step() {
    let mut watch = Watch::new(&parse(SLOW), Method::Backtrack);
    watch.set_control(&Control::new().stop_when(|| true));
    let reached = watch.seek_end();
    assert_eq!((reached, watch.end()), (watch.explored(), None));
    watch.set_control(&Control::new());
    assert_eq!(watch.explore(10), None);
    assert_eq!((watch.number(), watch.explored()), (reached, reached + 10));
    let mut watch = Watch::new(&puzzles()[0].1, Method::Logic);
    watch.set_control(&Control::new().stop_when(|| true));
    assert_eq!(watch.seek_end(), 0);
    assert_eq!(watch.frame().event, Event::Start);
}

#[test]
fn a_watch_can_move_to_another_thread() {
    let mut watch = Watch::new(&puzzles()[0].1, Method::Search);
    let ended = std::thread::spawn(move || watch.seek_end()).join();
    assert!(ended.unwrap() > 0);
}

fn assert_says(puzzle: &str, method: Method, expected: &[(u64, &str)]) {
    let mut watch = Watch::new(&parse(puzzle), method).until(Until::Exhausted);
    for &(step, sentence) in expected {
        watch.seek(step);
        assert_eq!(watch.frame().sentence(&Alphabet::usual(4)), sentence, "{method:?}, step {step}");
    }
}

#[test]
fn sentences_are_for_beginners() {
    let three_solutions = "1...\n..2.\n.3..\n....";
    let backtrack = [
        (0, "These are the givens."),
        (1, "Try 2 in r1c2."),
        (9, "No digit is left for r3c4: go back."),
        (12, "No other digit fits in r3c3: remove 4 and go back."),
        (20, "Solved: every cell has its digit."),
    ];
    assert_says(three_solutions, Method::Backtrack, &backtrack);
    let search = [
        (1, "In column 1, 3 is only possible in r2c1."),
        (6, "Only 2 is possible in r1c2."),
        (7, "Guess 3 in r1c3."),
        (15, "Is there another solution? Remove 3 from r1c3."),
        (23, "Solution 2: every cell has its digit."),
        (30, "Nothing is left to try: there are 3 solutions."),
    ];
    assert_says(three_solutions, Method::Search, &search);
    let logic = [(1, "Hidden single: Place 2 in r1c2."), (13, "Solved: every cell has its digit.")];
    assert_says("1...\n..2.\n.3..\n...4", Method::Logic, &logic);
    let no_solution = "123.\n...4\n....\n....";
    let none = (2, "Nothing is left to try: the puzzle has no solution.");
    assert_says(no_solution, Method::Search, &[(1, "No cell is left for 4 in row 1."), none]);
    assert_says(no_solution, Method::Logic, &[(1, "No digit is left for r1c4."), none]);
    assert_says("1...\n....\n....\n....", Method::Logic, &[(u64::MAX, "No technique applies here.")]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(64, 640)))]

    #[test]
    fn any_small_puzzle_can_be_watched(puzzle in small_puzzle(), seed in any::<u64>()) {
        for method in METHODS {
            let mut watch = Watch::new(&puzzle, method).until(Until::Exhausted);
            let mut frames = vec![watch.frame()];
            while frames.len() < 2000 && watch.forward().is_some() {
                frames.push(watch.frame());
                assert_consistent("small", &frames[frames.len() - 1]);
            }
            for i in 0..20 {
                let number = seed.wrapping_mul(2 * i + 1) % frames.len() as u64;
                watch.seek(number);
                prop_assert_eq!(&watch.frame(), &frames[number as usize]);
            }
            if method != Method::Logic && watch.end().is_some() {
                watch.seek_end();
                let count = puzzle.solve().count(u64::MAX).counted();
                prop_assert_eq!(watch.frame().figures.solutions, count);
            }
        }
    }

    #[test]
    fn seeking_gives_the_same_frame_as_stepping(puzzle in sparse_nine(), seed in any::<u64>()) {
        let mut watch = Watch::new(&puzzle, Method::Search).until(Until::Exhausted);
        watch.explore(20_000);
        let number = seed % (watch.explored() + 1);
        let mut straight = Watch::new(&puzzle, Method::Search).until(Until::Exhausted);
        while straight.number() < number {
            straight.forward();
        }
        watch.seek(number);
        prop_assert_eq!(straight.frame(), watch.frame());
    }
}
