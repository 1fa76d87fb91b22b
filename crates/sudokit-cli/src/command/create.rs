//! `sudoku create`

use std::hash::{BuildHasher, Hasher, RandomState};

use sudokit::generate::Made;
use sudokit::{Alphabet, Extra, Format, Generator, Geometry, Grid, Record, Regions};

use crate::args;
use crate::input::{self, Item};
use crate::output;
use crate::row::{self, Row};
use crate::session::{Manner, Session, Word};
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["puzzle", "solution", "clues", "board", "seed", "index"];

pub fn run(arguments: &args::Create, manner: Manner) -> anyhow::Result<Status> {
    let geometry = board(arguments)?;
    let side = geometry.side();
    let alphabet = arguments.alphabet.clone().unwrap_or_else(|| Alphabet::decimal(side));
    if let Some(symbols) = alphabet.as_characters().filter(|symbols| symbols.len() != side) {
        let problem = format!("the alphabet has {} symbols, but the board needs {side}", symbols.len());
        return Err(UsageError(problem).into());
    }
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let generator = generator(arguments, geometry, seed)?;
    let to = arguments.output.to.unwrap_or(Format::Spaced);
    if !to.sides().contains(&side) {
        return Err(UsageError(format!("the format {to} cannot hold a board of {side}x{side} cells")).into());
    }

    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    for index in 0..arguments.count {
        let stop = Stop::after(arguments.time.timeout);
        match generator.puzzle_until(index, &|| stop.has_come()) {
            Made::Puzzle(puzzle) => {
                let record = Record::new(puzzle.grid().clone(), to, alphabet.clone());
                let item =
                    Item { source: "create".to_owned(), path: None, record: Ok(record.clone()), plain: None };
                if session.look().has_rows() {
                    let solution = puzzle.solve().first().ok();
                    let row = Row::default()
                        .with("puzzle", row::cells(&record, &record.grid))
                        .with(
                            "solution",
                            solution.map(|solution| row::cells(&record, &Grid::from(&solution))),
                        )
                        .with("clues", puzzle.clues())
                        .with("board", board_name(puzzle.geometry()))
                        .with("seed", seed)
                        .with("index", index);
                    session.say(Word::Row(row))?;
                } else {
                    if index == 0 {
                        session.note_loss(&item, &record, arguments.output.to)?;
                    }
                    session.write_board(&item, &record, &record.grid, Some(to))?;
                }
            }
            Made::Stopped => {
                output::error(&format!("the search for puzzle {} was stopped", index + 1));
                let is_interrupted = stop::is_interrupted();
                session.status.note(if is_interrupted { Status::Interrupted } else { Status::TimeLimit });
                break;
            }
            Made::NotFound => {
                output::error(match arguments.clues {
                    Some(_) => {
                        "no puzzle with so few clues was found: allow more with --clues, or try another --seed"
                    }
                    None => {
                        "this board was too hard to fill: try another --seed, a smaller one or one with fewer houses"
                    }
                });
                session.status.note(Status::No);
                break;
            }
        }
        session.advance(1);
    }
    session.finish()
}

fn board(arguments: &args::Create) -> anyhow::Result<Geometry> {
    let plain = match (input::regions(&arguments.board)?, arguments.board.shape, arguments.size) {
        (Some(regions), ..) => Geometry::with_regions(regions),
        (_, Some(shape), _) => Geometry::with_regions(Regions::Boxes(shape)),
        (_, _, Some(side)) => Geometry::of_side(side).ok_or_else(|| {
            UsageError(format!(
                "a side of {side} has no usual boxes: name a side from 4 to 64 that is no prime, \
                 or --box ROWSxCOLUMNS or --jigsaw FILE"
            ))
        })?,
        _ => Geometry::of_side(9).expect("9x9 is usual"),
    };
    let with_extras =
        input::extras(&arguments.board).into_iter().try_fold(plain, |board, extra| board.with(extra));
    Ok(with_extras.map_err(|error| UsageError(error.to_string()))?)
}

fn generator(arguments: &args::Create, geometry: Geometry, seed: u64) -> anyhow::Result<Generator> {
    let mut generator = Generator::new(geometry).seed(seed);
    if let Some(clues) = &arguments.clues {
        generator = generator.clues(clues.clone());
    }
    generator.check().map_err(|error| UsageError(error.to_string()))?;
    Ok(generator)
}

/// The boxes or regions, and the rules that add houses.
fn board_name(geometry: &Geometry) -> String {
    let side = geometry.side();
    let regions = match geometry.shape() {
        Some(shape) => shape.to_string(),
        None => {
            let letters = Alphabet::usual(side);
            let cells = geometry.cells().map(|cell| geometry.position(cell));
            let region = |at: sudokit::Position| geometry.regions().region(at.row, at.column);
            cells.map(|at| letters.symbol(sudokit::Digit::from_index(region(at)))).collect()
        }
    };
    let extras = geometry.extras().iter().filter_map(|extra| match extra {
        Extra::FallingDiagonal => Some(" diagonals"),
        Extra::Windows => Some(" windoku"),
        Extra::DisjointGroups => Some(" disjoint"),
        _ => None,
    });
    std::iter::once(&regions[..]).chain(extras).collect()
}

/// A number that nobody can foresee: the standard library draws keys for its
/// hash tables from the system.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
