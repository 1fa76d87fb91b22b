//! Both engines and the crate `sudoku`, on the same puzzles.
//!
//! Machines are noisy, so ratios are more reliable than times. The three take turns on each
//! thousand puzzles, a few times in a row, because puzzles that were just read are in the cache.
//! All sets are run many times, and for each thousand the best time of each solver counts. All of
//! them count solutions up to two and return one; reading and writing text is not measured. Every
//! answer is checked.

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use sudokit::classic::{Answer, BatchSolver, ClassicSolver, Line81, Masks81};
use sudokit::solve::Count;
use sudoku::Sudoku;

use crate::Outcome;
use crate::clock::time;
use crate::set::Set;

/// The number of passes over all sets.
const PASSES: usize = 9;

/// The number of times that each thousand is solved in a row.
const TURNS: usize = 3;

/// The number of puzzles in a batch.
const BATCH: usize = 1000;

/// Enough to distinguish one solution from several.
const LIMIT: u64 = 2;

pub fn run(folder: &Path) -> Outcome {
    let sets = Set::all(folder)?;
    let mut matches: Vec<Vec<Match>> = sets
        .iter()
        .map(|set| set.lines.chunks(BATCH).map(Match::new).collect())
        .collect::<Result<_, String>>()?;
    let mut engines = Engines { lanes: BatchSolver::new(), nine: ClassicSolver::new() };
    for _ in 0..PASSES {
        for batch in matches.iter_mut().flatten() {
            (0..TURNS).for_each(|_| batch.play(&mut engines));
        }
    }
    println!("set  puzzles  batch_us  single_us  peer_us  batch_ratio  single_ratio");
    for (set, matches) in sets.iter().zip(&matches) {
        matches.iter().try_for_each(Match::check)?;
        let puzzles = set.lines.len();
        let micros = |best: fn(&Match) -> Duration| {
            matches.iter().map(best).sum::<Duration>().as_secs_f64() * 1e6 / puzzles as f64
        };
        let (batch, single, peer) =
            (micros(|best| best.batch.time), micros(|best| best.single.time), micros(|best| best.peer.time));
        println!(
            "{}  {puzzles}  {batch:.3}  {single:.3}  {peer:.3}  {:.2}  {:.2}",
            set.name,
            peer / batch,
            peer / single
        );
    }
    Ok(())
}

struct Engines {
    lanes: BatchSolver,
    nine: ClassicSolver,
}

/// Up to a thousand puzzles, and the results of each solver.
struct Match<'a> {
    lines: &'a [Line81],
    packed: Vec<Masks81>,
    parsed: Vec<Sudoku>,
    batch: Score<Answer>,
    single: Score<Answer>,
    peer: Score<(usize, [[u8; 81]; LIMIT as usize])>,
}

/// The best time so far, and the answers.
struct Score<T> {
    time: Duration,
    answers: Vec<T>,
}

impl<T: Clone> Score<T> {
    fn new(nothing: T, puzzles: usize) -> Self {
        Self { time: Duration::MAX, answers: vec![nothing; puzzles] }
    }

    fn play(&mut self, solve: impl FnOnce(&mut [T])) {
        self.time = self.time.min(time(|| solve(&mut self.answers)));
    }
}

impl<'a> Match<'a> {
    fn new(lines: &'a [Line81]) -> Result<Self, String> {
        let mut packed = Vec::new();
        Masks81::pack(lines, &mut packed);
        let parsed = lines.iter().map(|line| Sudoku::from_str_line(line.as_str()));
        Ok(Self {
            lines,
            packed,
            parsed: parsed.collect::<Result<_, _>>().map_err(|error| error.to_string())?,
            batch: Score::new(Answer::NONE, lines.len()),
            single: Score::new(Answer::NONE, lines.len()),
            peer: Score::new((0, [[0; 81]; LIMIT as usize]), lines.len()),
        })
    }

    fn play(&mut self, Engines { lanes, nine }: &mut Engines) {
        let packed = black_box(&self.packed);
        self.batch.play(|answers| lanes.solve(packed, LIMIT, answers));
        self.single.play(|answers| {
            for (packed, answer) in packed.iter().zip(answers) {
                *answer = nine.solve(packed, LIMIT);
            }
        });
        self.peer.play(|answers| {
            for (puzzle, (count, solutions)) in black_box(&self.parsed).iter().zip(answers) {
                *count = puzzle.solutions_up_to_buffer(solutions, LIMIT as usize);
            }
        });
    }

    fn check(&self) -> Result<(), String> {
        let ours = self.batch.answers.iter().zip(&self.single.answers);
        for ((line, (batch, single)), (count, solutions)) in
            self.lines.iter().zip(ours).zip(&self.peer.answers)
        {
            check(line.as_str(), batch, *count, solutions)?;
            check(line.as_str(), single, *count, solutions)?;
        }
        Ok(())
    }
}

/// Checks that the counts are equal and, if there is one solution, that the solutions are.
fn check(line: &str, answer: &Answer, count: usize, solutions: &[[u8; 81]]) -> Result<(), String> {
    let expected = match count as u64 {
        LIMIT => Count::AtLeast(LIMIT),
        count => Count::Exactly(count),
    };
    let is_right = match count {
        0 => true,
        _ => answer.solution().is_some_and(|solution| match solutions {
            [only] => solution.digits() == only,
            _ => is_solution(line, solution.digits()),
        }),
    };
    if answer.count == expected && is_right {
        Ok(())
    } else {
        Err(format!("{line}: {answer:?}, but the crate finds {count}"))
    }
}

/// Whether the digits agree with the givens and the rules.
fn is_solution(line: &str, digits: &[u8; 81]) -> bool {
    let keeps_givens = line
        .bytes()
        .zip(digits)
        .all(|(symbol, &digit)| matches!(symbol, b'.' | b'0') || symbol - b'0' == digit);
    let solved: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    keeps_givens && Sudoku::from_str_line(&solved).is_ok_and(|board| board.is_solved())
}
