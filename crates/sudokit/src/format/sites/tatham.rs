//! IDs of Simon Tatham's Solo.
//!
//! ```text
//! 3x3:8_7a2a4b3…      boxes of 3 rows and 3 columns; numbers, a–z for 1–26
//!                     empty cells, _ between two numbers
//! 3x2:6d2_5_3…        boxes 3 high and 2 wide
//! 3x3x:…              with both diagonals
//! 9j:…,daacaac…       a jigsaw: the walls between neighbours follow
//! ```
//!
//! Walls are listed first between horizontal neighbours, row by row, then
//! between vertical ones, column by column: a–y for 1–25 gaps without a wall
//! and then a wall, `_` for a wall at once, z for 25 gaps and no wall.

use crate::base::{Digit, Error, MAX_SIDE, MIN_SIDE};
use crate::board::{Extra, Geometry, Grid, Regions, Shape};
use crate::format::{Context, Format, Paint, Record, syntax, unsupported};

const NAME: &str = "tatham";

/// The parameters before the colon.
struct Parameters {
    size: Size,
    has_diagonals: bool,
    is_killer: bool,
}

enum Size {
    Boxes { high: usize, wide: usize },
    Jigsaw(usize),
}

/// Splits a leading number off.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

fn split(text: &str) -> Option<(Parameters, char, &str)> {
    let text = text.trim();
    let end = text.find([':', '#'])?;
    let (parameters, rest) = text.split_at(end);
    let (first, mut flags) = number(parameters)?;
    let size = if let Some(tail) = flags.strip_prefix('x') {
        let (second, tail) = number(tail)?;
        flags = tail;
        Size::Boxes { high: first, wide: second }
    } else {
        Size::Jigsaw(first)
    };
    let (size, flags) = match (size, flags.strip_prefix('j')) {
        (Size::Boxes { high, wide }, Some(tail)) => (Size::Jigsaw(high.checked_mul(wide)?), tail),
        (size @ Size::Boxes { .. }, None) => (size, flags),
        (size @ Size::Jigsaw(_), Some(tail)) => (size, tail),
        (Size::Jigsaw(_), None) => return None,
    };
    let is_flag = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    flags.chars().all(is_flag).then_some(())?;
    // `dt`, `dx`… and `r4` say how to generate: their letters are no rules.
    let mut has_diagonals = false;
    let mut is_killer = false;
    let mut letters = flags.chars();
    while let Some(c) = letters.next() {
        match c {
            'd' => drop(letters.next()),
            'x' => has_diagonals = true,
            'k' => is_killer = true,
            _ => {}
        }
    }
    let parameters = Parameters { size, has_diagonals, is_killer };
    Some((parameters, rest.chars().next()?, &rest[1..]))
}

pub(in crate::format) fn is_tatham(text: &str, _: &Context) -> bool {
    split(text).is_some()
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let (parameters, mark, body) =
        split(text).ok_or_else(|| syntax(NAME, "expected an ID such as 3x3:5_3b7d6…"))?;
    if mark == '#' {
        return Err(unsupported(NAME, "a random seed instead of a grid"));
    }
    if parameters.is_killer {
        return Err(unsupported(NAME, "killer cages"));
    }
    let (cells, walls) = body.split_once(',').map_or((body, None), |(cells, walls)| (cells, Some(walls)));
    let regions = match (parameters.size, walls) {
        (Size::Boxes { high, wide }, _) => {
            let shape = Shape::new(high, wide)
                .ok_or_else(|| syntax(NAME, format!("no board has boxes of {high}x{wide} cells")))?;
            Regions::Boxes(shape)
        }
        (Size::Jigsaw(side), Some(walls)) => {
            if !(MIN_SIDE..=MAX_SIDE).contains(&side) {
                return Err(syntax(NAME, format!("no board has a side of {side}")));
            }
            read_walls(walls, side)?
        }
        (Size::Jigsaw(_), None) => return Err(syntax(NAME, "the walls of the jigsaw are missing")),
    };
    let extras: &[Extra] =
        if parameters.has_diagonals { &[Extra::FallingDiagonal, Extra::RisingDiagonal] } else { &[] };
    let geometry = context.board(&regions, extras)?;
    let digits = read_cells(cells, &geometry)?;
    Ok(Record::decimal(Grid::from_digits(geometry, digits), Format::Tatham))
}

fn read_cells(text: &str, geometry: &Geometry) -> Result<Vec<Option<Digit>>, Error> {
    let (side, cells) = (geometry.side(), geometry.len());
    let mut digits = Vec::with_capacity(cells);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        match c {
            'a'..='z' => {
                digits.resize(digits.len() + (c as usize - 'a' as usize + 1), None);
                rest = &rest[1..];
            }
            '_' => rest = &rest[1..],
            '0'..='9' => {
                let (value, tail) = number(rest).ok_or_else(|| syntax(NAME, "a number is too large"))?;
                let digit = Digit::try_new(value).filter(|digit| digit.index() < side);
                let at = geometry.position(crate::base::Cell::new(digits.len().min(cells - 1)));
                digits.push(Some(digit.ok_or_else(|| {
                    syntax(NAME, format!("{at} holds {value}, but digits go from 1 to {side}"))
                })?));
                rest = tail;
            }
            _ => return Err(syntax(NAME, format!("'{c}' does not belong into a grid"))),
        }
        if digits.len() > cells {
            break;
        }
    }
    if digits.len() == cells {
        Ok(digits)
    } else {
        let found = if digits.len() > cells { "more".to_owned() } else { digits.len().to_string() };
        Err(syntax(NAME, format!("the grid has {found} cells, expected {cells}")))
    }
}

/// The gaps between neighbours in the order of the walls, as pairs of cells.
fn gaps(side: usize) -> impl Iterator<Item = (usize, usize)> {
    let horizontal = (0..side)
        .flat_map(move |row| (0..side - 1).map(move |column| (row * side + column, row * side + column + 1)));
    let vertical = (0..side).flat_map(move |column| {
        (0..side - 1).map(move |row| (row * side + column, (row + 1) * side + column))
    });
    horizontal.chain(vertical)
}

fn read_walls(text: &str, side: usize) -> Result<Regions, Error> {
    let mut walls = Vec::new();
    let total = 2 * side * (side - 1);
    for c in text.chars() {
        match c {
            '_' => walls.push(true),
            'a'..='y' => {
                walls.resize(walls.len() + (c as usize - 'a' as usize + 1), false);
                walls.push(true);
            }
            'z' => walls.resize(walls.len() + 25, false),
            _ => return Err(syntax(NAME, format!("'{c}' does not belong into the walls"))),
        }
        if walls.len() > total + 1 {
            break;
        }
    }
    // A wall beyond the last gap closes the list.
    if !(total..=total + 1).contains(&walls.len()) {
        return Err(syntax(NAME, format!("the walls speak of {} gaps, expected {total}", walls.len())));
    }
    let mut label: Vec<usize> = (0..side * side).collect();
    for ((a, b), _) in gaps(side).zip(&walls).filter(|(_, wall)| !**wall) {
        let (from, to) = (label[a].max(label[b]), label[a].min(label[b]));
        for other in &mut label {
            if *other == from {
                *other = to;
            }
        }
    }
    Regions::jigsaw(label)
}

pub(in crate::format) fn write(record: &Record, _: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let mut text = match geometry.regions() {
        Regions::Boxes(shape) => format!("{}x{}", shape.rows(), shape.columns()),
        Regions::Jigsaw(_) => format!("{}j", geometry.side()),
    };
    let extras = geometry.extras();
    if extras.contains(&Extra::FallingDiagonal) && extras.contains(&Extra::RisingDiagonal) {
        text.push('x');
    }
    text.push(':');
    write_cells(record, &mut text);
    if let Regions::Jigsaw(_) = geometry.regions() {
        text.push(',');
        write_walls(geometry, &mut text);
    }
    text + "\n"
}

fn write_cells(record: &Record, text: &mut String) {
    let digits: Vec<Option<Digit>> = record.grid.digits().collect();
    for (i, run) in digits.chunk_by(|a, b| a.is_none() && b.is_none()).enumerate() {
        match run[0] {
            Some(digit) => {
                if i > 0 && text.ends_with(|c: char| c.is_ascii_digit()) {
                    text.push('_');
                }
                *text += &digit.to_string();
            }
            None => push_run(text, run.len(), 26),
        }
    }
}

fn write_walls(geometry: &Geometry, text: &mut String) {
    let side = geometry.side();
    let regions = geometry.regions();
    let region = |cell: usize| regions.region(cell / side, cell % side);
    let walls = gaps(side).map(|(a, b)| region(a) != region(b)).chain([true]);
    let mut run = 0;
    for wall in walls {
        if wall {
            while run > 25 {
                text.push('z');
                run -= 25;
            }
            if run == 0 {
                text.push('_');
            } else {
                push_run(text, run, 25);
            }
            run = 0;
        } else {
            run += 1;
        }
    }
}

/// Letters for a run, as many as its length takes.
fn push_run(text: &mut String, mut length: usize, longest: usize) {
    while length > 0 {
        let step = length.min(longest);
        text.push(char::from(b'a' + step as u8 - 1));
        length -= step;
    }
}
