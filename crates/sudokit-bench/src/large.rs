//! The time to the first solution of large boards.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::{Duration, Instant};

use sudokit::format::{Options, Reader};
use sudokit::solve::Unsolved;
use sudokit::{Control, Geometry, Grid, Puzzle, Solution};

use crate::Outcome;
use crate::clock::time;
use crate::set::{files, name};

/// The time after which a board is abandoned.
const TIME_LIMIT: Duration = Duration::from_secs(2);

pub fn run(folder: &Path) -> Outcome {
    println!("set  boards  solved  median_ms  worst_ms");
    for path in files(folder)? {
        let reader = Reader::new(BufReader::new(File::open(&path)?), Options::default());
        // A file without boards is skipped.
        let grids: Vec<Grid> = reader.filter_map(|record| Some(record.ok()?.grid)).collect();
        report(&name(&path), grids)?;
    }
    for side in [16, 25, 36, 49, 64] {
        let board = Geometry::of_side(side).ok_or("the board has no boxes")?;
        report(&format!("empty{side}"), vec![Grid::empty(board)])?;
    }
    Ok(())
}

fn report(name: &str, grids: Vec<Grid>) -> Outcome {
    if grids.is_empty() {
        return Ok(());
    }
    let boards = grids.len();
    let mut solved = 0;
    let mut millis = Vec::new();
    for grid in grids {
        let puzzle = Puzzle::try_from(grid)?;
        let mut outcome = Err(Unsolved::Stopped);
        let end = Instant::now() + TIME_LIMIT;
        let control = Control::new().stop_when(move || Instant::now() >= end);
        let duration = time(|| outcome = puzzle.solve().control(&control).first());
        millis.push(duration.as_secs_f64() * 1e3);
        match outcome {
            Ok(solution) => {
                Solution::try_from(Grid::from(&solution))?;
                solved += 1;
            }
            Err(Unsolved::Stopped) => {}
            Err(Unsolved::NoSolution) => {
                return Err(format!("{name}: a board has no solution").into());
            }
        }
    }
    millis.sort_by(f64::total_cmp);
    println!("{name}  {boards}  {solved}  {:.2}  {:.2}", millis[boards / 2], millis[boards - 1]);
    Ok(())
}
