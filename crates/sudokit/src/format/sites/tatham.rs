//! IDs of Simon Tatham's Solo.
//!
//! ```text
//! 3x3:8_7a2a4b3…      boxes of 3 rows and 3 columns; numbers, a–z for 1–26
//!                     empty cells, _ between two numbers
//! 3x2:6d2_5_3…        boxes 3 high and 2 wide
//! 3x3x:…              with both diagonals
//! 9j:…,daacaac…       a jigsaw, followed by the walls between neighbours
//! ```
//!
//! Walls come first between horizontal neighbours, row by row, then between vertical ones, column
//! by column: a–y for 1–25 gaps without a wall and then a wall, `_` for a wall immediately, z for
//! 25 gaps and no wall.

use sudokit_text::phrase;

use crate::base::{Cell, Digit, Error, MAX_SIDE, MIN_SIDE};
use crate::board::{Extra, Geometry, Grid, Regions, Shape};
use crate::format::{ChosenBoard, Context, Format, Paint, Record, check_count, syntax, unsupported};

const NAME: &str = "tatham";

/// The parts of an ID.
struct Id<'a> {
    size: Size,
    has_diagonals: bool,
    is_killer: bool,
    /// A colon before a grid, or `#` before a random seed.
    mark: char,
    body: &'a str,
}

enum Size {
    Boxes { high: usize, wide: usize },
    Jigsaw(usize),
}

/// Splits off a leading number.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

fn split(text: &str) -> Option<Id<'_>> {
    let text = text.trim();
    let (parameters, rest) = text.split_at(text.find([':', '#'])?);
    let (high, flags) = number(parameters)?;
    // A jigsaw may have one number, its side.
    let (wide, flags) = match flags.strip_prefix('x') {
        Some(tail) => number(tail).map(|(wide, flags)| (Some(wide), flags))?,
        None => (None, flags),
    };
    let (size, flags) = match flags.strip_prefix('j') {
        Some(tail) => (Size::Jigsaw(high.checked_mul(wide.unwrap_or(1))?), tail),
        None => (Size::Boxes { high, wide: wide? }, flags),
    };
    let is_flag = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    flags.chars().all(is_flag).then_some(())?;
    // `dt`, `dx`… and `r4` are settings of the generator: their letters are not rules.
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
    Some(Id { size, has_diagonals, is_killer, mark: rest.chars().next()?, body: &rest[1..] })
}

pub(in crate::format) fn is_tatham(text: &str, _: &Context) -> bool {
    split(text).is_some()
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let id = split(text).ok_or_else(|| syntax(NAME, phrase!("syntax-tatham")))?;
    if id.mark == '#' {
        return Err(unsupported(NAME, phrase!("unsupported-seed")));
    }
    if id.is_killer {
        return Err(unsupported(NAME, phrase!("unsupported-cages")));
    }
    let mut parts = id.body.splitn(2, ',');
    let (cells, walls) = (parts.next().unwrap_or_default(), parts.next());
    let regions = match (id.size, walls) {
        (Size::Boxes { high, wide }, _) => {
            let shape = Shape::new(high, wide)
                .ok_or_else(|| syntax(NAME, phrase!("syntax-tatham-box", high, wide)))?;
            Regions::Boxes(shape)
        }
        (Size::Jigsaw(side), Some(walls)) => {
            if !(MIN_SIDE..=MAX_SIDE).contains(&side) {
                return Err(syntax(NAME, phrase!("syntax-tatham-side", side)));
            }
            read_walls(walls, side)?
        }
        (Size::Jigsaw(_), None) => return Err(syntax(NAME, phrase!("syntax-tatham-no-walls"))),
    };
    let extras =
        if id.has_diagonals { vec![Extra::FallingDiagonal, Extra::RisingDiagonal] } else { Vec::new() };
    let ChosenBoard { geometry, overruled } = context.board(regions, extras)?;
    let digits = read_cells(cells, &geometry)?;
    Ok(Record { overruled, ..Record::decimal(Grid::from_digits(geometry, digits), Format::Tatham) })
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
                let (value, tail) =
                    number(rest).ok_or_else(|| syntax(NAME, phrase!("syntax-tatham-number")))?;
                let Some(digit) = Digit::on_board(value, side) else {
                    let at = geometry.position(Cell::new(digits.len().min(cells - 1)));
                    let at = at.to_string();
                    return Err(syntax(NAME, phrase!("syntax-digit-at", at, text = value, side)));
                };
                digits.push(Some(digit));
                rest = tail;
            }
            _ => return Err(syntax(NAME, phrase!("syntax-character", character = c))),
        }
        if digits.len() > cells {
            break;
        }
    }
    if digits.len() > cells {
        return Err(syntax(NAME, phrase!("syntax-too-many-cells", cells)));
    }
    check_count(NAME, "syntax-cells", digits.len(), cells)?;
    Ok(digits)
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
            _ => return Err(syntax(NAME, phrase!("syntax-tatham-wall", character = c))),
        }
        if walls.len() > total + 1 {
            break;
        }
    }
    // A wall after the last gap ends the list.
    if !(total..=total + 1).contains(&walls.len()) {
        return Err(syntax(NAME, phrase!("syntax-tatham-walls", found = walls.len(), expected = total)));
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
            None => text.extend(run.chunks(26).map(|part| letter(part.len()))),
        }
    }
}

fn write_walls(geometry: &Geometry, text: &mut String) {
    let side = geometry.side();
    let regions = geometry.regions();
    let region = |cell: usize| regions.region(cell / side, cell % side);
    let mut run = 0;
    for is_wall in gaps(side).map(|(a, b)| region(a) != region(b)).chain([true]) {
        if !is_wall {
            run += 1;
            continue;
        }
        while run > 25 {
            text.push('z');
            run -= 25;
        }
        text.push(if run == 0 { '_' } else { letter(run) });
        run = 0;
    }
}

/// The letter for a run of this length.
fn letter(length: usize) -> char {
    char::from(b'a' + length as u8 - 1)
}
