//! The response time of a game.
//!
//! The program runs in a pseudo-terminal. For each key, the time is measured from the byte that is
//! sent to the last byte of the screen that it changes. This includes saving the game. The expected
//! change is checked for each key.

use std::path::Path;
use std::time::Duration;

use crate::Outcome;
use crate::pty::Screen;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The number of times the program is started.
const STARTS: u64 = 20;

/// Each round has twelve keys.
const ROUNDS: usize = 25;

/// The limit in milliseconds above which a delay is felt: a frame of a usual screen.
const KEY_LIMIT: f64 = 16.0;

/// The limit in milliseconds below which a start feels immediate.
const START_LIMIT: f64 = 50.0;

/// Columns and rows.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

pub fn run(program: &Path) -> Outcome {
    println!("terminal  what  times  best_ms  median_ms  p99_ms  worst_ms");
    let mut is_late = false;
    for size in SIZES {
        let mut given = KeyTimes::new("start_given");
        let mut made = KeyTimes::new("start_new");
        for seed in 1..=STARTS {
            given.add(start(program, &[PUZZLE], size)?.1);
            made.add(start(program, &["--seed", &seed.to_string()], size)?.1);
        }
        let keys = keys(start(program, &[PUZZLE], size)?.0, size)?;
        let mut all = KeyTimes::new("all_keys");
        for times in &keys {
            all.millis.extend(&times.millis);
        }
        is_late |= given.report(size) > START_LIMIT;
        is_late |= made.report(size) > START_LIMIT;
        for times in keys.into_iter().chain([all]) {
            is_late |= times.report(size) > KEY_LIMIT;
        }
    }
    if is_late {
        return Err(format!("the limits are {START_LIMIT} ms to start and {KEY_LIMIT} ms for a key").into());
    }
    Ok(())
}

/// Starts a game and waits for its first frame, down to the lower edge of the board and the line of
/// keys. Returns the game and the time this took.
fn start(
    program: &Path,
    arguments: &[&str],
    size: (u16, u16),
) -> Result<(Screen, Duration), Box<dyn std::error::Error>> {
    let mut screen = Screen::start(program, &[&["play"], arguments].concat(), size)?;
    let time = screen.first(|screen| has(screen, "┗━━") && has(screen, "? keys"))?;
    Ok((screen, time))
}

/// Plays rounds that each leave the board as it was.
fn keys(mut screen: Screen, size: (u16, u16)) -> Result<[KeyTimes; 5], String> {
    let mut times = ["move", "digit", "undo", "notes", "help"].map(KeyTimes::new);
    let [moving, digit, undo, notes, help] = &mut times;
    let undone = |screen: &vt100::Screen| has(screen, "51 empty") && has(screen, "Undone: ");
    for _ in 0..ROUNDS {
        for (key, row, column) in [("l", 1, 4), ("j", 2, 4), ("h", 2, 3), ("k", 1, 3)] {
            moving.add(screen.press(key, |screen| has_cursor(screen, size, row, column))?);
        }
        for _ in 0..2 {
            digit.add(screen.press("4", |screen| has(screen, "50 empty") && has(screen, "? keys"))?);
            undo.add(screen.press("u", undone)?);
        }
        let before = digits(screen.see());
        notes.add(screen.press("f", |screen| digits(screen) > before && has(screen, "? keys"))?);
        undo.add(screen.press("u", undone)?);
        help.add(screen.press("?", |screen| has(screen, "Going about"))?);
        help.add(screen.press("?", |screen| !has(screen, "Going about") && has(screen, "? keys"))?);
    }
    Ok(times)
}

fn has(screen: &vt100::Screen, text: &str) -> bool {
    screen.contents().contains(text)
}

/// Whether the numbers of a row and a column are highlighted because the cursor is there.
fn has_cursor(screen: &vt100::Screen, size: (u16, u16), row: u16, column: u16) -> bool {
    let (x, y) = if size == SIZES[0] {
        (6 * column - 1, 2 * row + (row - 1) / 3)
    } else {
        (8 * column - 2, 4 * row - 1)
    };
    let is_bold = |(x, y)| screen.cell(y, x).is_some_and(vt100::Cell::bold);
    is_bold((x, 0)) && is_bold((0, y))
}

fn digits(screen: &vt100::Screen) -> usize {
    screen.contents().chars().filter(char::is_ascii_digit).count()
}

/// The durations of one action.
struct KeyTimes {
    name: &'static str,
    millis: Vec<f64>,
}

impl KeyTimes {
    fn new(name: &'static str) -> Self {
        Self { name, millis: Vec::new() }
    }

    fn add(&mut self, time: Duration) {
        self.millis.push(time.as_secs_f64() * 1e3);
    }

    /// Prints a row and returns the median.
    fn report(mut self, (columns, rows): (u16, u16)) -> f64 {
        self.millis.sort_by(f64::total_cmp);
        let count = self.millis.len();
        let at = |percent: usize| self.millis[(count * percent / 100).min(count - 1)];
        let (name, median) = (self.name, at(50));
        println!(
            "{columns}x{rows}  {name}  {count}  {:.2}  {median:.2}  {:.2}  {:.2}",
            at(0),
            at(99),
            at(100)
        );
        median
    }
}
