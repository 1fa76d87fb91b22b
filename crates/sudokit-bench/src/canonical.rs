//! Canonical forms: how many per second by kind of board, with the instructions of this processor
//! and with portable code; the slowest single board of each kind; and the program's `dedupe`
//! command.
//!
//! The two variants take turns, and the best time of each counts. Each form is compared with the
//! form of another image of the same board.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sudokit::classic::{Board81, Canonizer};
use sudokit::generate::Generator;
use sudokit::transform::Transform;
use sudokit::{Geometry, Puzzle};
use sudokit_testkit::boards;

use crate::Outcome;
use crate::clock::time;

/// The number of turns.
const PASSES: usize = 15;

/// The number of boards of a kind.
const BOARDS: u64 = 10_000;

/// The number of lines that `dedupe` reads, and the number of images of each puzzle among them.
const LINES: u64 = 1_000_000;
const IMAGES: u64 = 5;

/// Boards of one kind.
struct Kind {
    name: &'static str,
    boards: Vec<Puzzle>,
}

pub fn run(program: &Path) -> Outcome {
    println!("kind  boards  million_a_second  portable  ratio  slowest_microseconds");
    for kind in kinds()? {
        contest(&kind)?;
    }
    dedupe(program)
}

fn kinds() -> Result<Vec<Kind>, Box<dyn std::error::Error>> {
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    let make = |generator: Generator| -> Option<Vec<Puzzle>> {
        let generator = generator.seed(1);
        (0..BOARDS).map(|index| generator.puzzle(index)).collect()
    };
    let full = make(Generator::new(board.clone()).clues(81..=81)).ok_or("a grid could not be filled")?;
    let minimal =
        make(Generator::new(board.clone()).minimal()).ok_or("a minimal puzzle could not be generated")?;
    let easy = make(Generator::new(board).clues(35..=45)).ok_or("a puzzle could not be generated")?;
    let odd = boards::of_every_kind(1, BOARDS / 50);
    let by_clues = |low: usize, high: usize| {
        let has = |puzzle: &&Puzzle| (low..=high).contains(&puzzle.clues());
        odd.iter().filter(has).cloned().collect::<Vec<_>>()
    };
    Ok(vec![
        Kind { name: "grids", boards: full },
        Kind { name: "minimal", boards: minimal },
        Kind { name: "35-45_clues", boards: easy },
        Kind { name: "odd_1-16_clues", boards: by_clues(1, 16) },
        Kind { name: "odd_17-80_clues", boards: by_clues(17, 80) },
    ])
}

fn contest(kind: &Kind) -> Outcome {
    let clues: Vec<Board81> = kind.boards.iter().filter_map(Board81::new).collect();
    let (mut ours, mut portable) = (Canonizer::new(), Canonizer::portable());
    let mut best = [Duration::MAX; 2];
    let mut forms = [Vec::new(), Vec::new()];
    for _ in 0..PASSES {
        for (canonizer, (best, forms)) in
            [&mut ours, &mut portable].into_iter().zip(best.iter_mut().zip(&mut forms))
        {
            forms.clear();
            let taken = time(|| forms.extend(clues.iter().map(|clues| canonizer.puzzle(clues))));
            *best = taken.min(*best);
        }
    }
    if forms[0] != forms[1] {
        return Err(format!("{}: the two methods give different forms", kind.name).into());
    }
    let mut slowest = Duration::ZERO;
    for (index, (puzzle, form)) in kind.boards.iter().zip(&forms[0]).enumerate() {
        let transform = Transform::random(puzzle.geometry(), 2, index as u64);
        let image =
            Board81::new(&puzzle.transformed(&transform)?).ok_or("the transformed board is not classic")?;
        // The better of two, because other programs may be running.
        let twice = [(); 2].map(|()| time(|| assert_eq!(ours.puzzle(&image), *form)));
        slowest = slowest.max(twice[0].min(twice[1]));
    }
    let [ours, portable] = best.map(|best| clues.len() as f64 / best.as_secs_f64() / 1e6);
    println!(
        "{}  {}  {ours:.2}  {portable:.2}  {:.1}  {:.1}",
        kind.name,
        clues.len(),
        ours / portable,
        slowest.as_secs_f64() * 1e6,
    );
    Ok(())
}

/// Runs a million lines, five images of each puzzle, through the program.
fn dedupe(program: &Path) -> Outcome {
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    let generator = Generator::new(board.clone()).minimal().seed(2);
    let mut made = Vec::new();
    generator.worker().make_all(0..LINES / IMAGES, &mut made);
    let mut text = String::with_capacity(82 * LINES as usize);
    for image in 0..IMAGES {
        for (index, made) in (0_u64..).zip(&made) {
            let puzzle = &made.as_ref().map_err(|_| "a minimal puzzle could not be generated")?.puzzle;
            let image = puzzle.transformed(&Transform::random(&board, image, index))?;
            text.extend(
                image.grid().digits().map(|digit| digit.map_or('.', |digit| char::from(b'0' + digit.get()))),
            );
            text.push('\n');
        }
    }
    println!("dedupe  lines  different  seconds");
    for by in ["puzzle", "solution"] {
        let start = Instant::now();
        let mut child = Command::new(program)
            .args(["dedupe", "--quiet", "--by", by])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut input = child.stdin.take().ok_or("the program has no standard input")?;
        let output = std::thread::scope(|scope| {
            scope.spawn(|| {
                // If the child stops reading, it reports the reason on standard error.
                let _ = input.write_all(text.as_bytes());
                drop(input);
            });
            child.wait_with_output()
        })?;
        let seconds = start.elapsed().as_secs_f64();
        let lines = String::from_utf8_lossy(&output.stdout).lines().count();
        if !output.status.success() || lines as u64 > LINES / IMAGES {
            return Err(format!("dedupe --by {by} left {lines} of {LINES} lines").into());
        }
        println!("by_{by}  {LINES}  {lines}  {seconds:.2}");
    }
    Ok(())
}
