//! Marks of variants: any, and those that a rule would make.

use sudokit::{Cell, Geometry};
use sudokit_draw::{Diagonal, DotStyle, LineStyle, Mark, ShadeStyle, Slant};

use super::Throw;

const LINES: [LineStyle; 7] = [
    LineStyle::Thermometer,
    LineStyle::Arrow,
    LineStyle::Between,
    LineStyle::Plain,
    LineStyle::Whisper,
    LineStyle::Renban,
    LineStyle::RegionSum,
];
const SHADES: [ShadeStyle; 4] = [ShadeStyle::Area, ShadeStyle::House, ShadeStyle::Square, ShadeStyle::Circle];
const SLANTS: [Slant; 4] = [Slant::UpRight, Slant::DownRight, Slant::DownLeft, Slant::UpLeft];

fn dot(bits: u64, text: &str) -> DotStyle {
    match bits % 4 {
        0 => DotStyle::White(text.to_owned()),
        1 => DotStyle::Black(text.to_owned()),
        2 => DotStyle::Text(text.to_owned()),
        _ => DotStyle::Less,
    }
}

/// A walk over the board from a cell, each step to one of the eight neighbours.
fn walk(board: &Geometry, throw: Throw, steps: usize) -> Vec<Cell> {
    let side = board.side();
    let at = board.position(throw.cell(board));
    let (mut row, mut column) = (at.row, at.column);
    let mut cells = vec![board.cell(row, column)];
    for step in 0..steps {
        let turn = throw.bits >> (4 * step % 60);
        let next = |at: usize, way: u64| match way % 3 {
            0 => at.saturating_sub(1),
            1 => (at + 1).min(side - 1),
            _ => at,
        };
        (row, column) = (next(row, turn), next(column, turn >> 2));
        cells.push(board.cell(row, column));
    }
    cells
}

/// Any mark, also such that no rule would make: empty, of scattered cells, with long texts.
pub fn any_mark(board: &Geometry, throw: Throw) -> Mark {
    let cell = |index: usize| Throw { place: (throw.bits >> (12 * index)) as u16, ..throw }.cell(board);
    let text = ["", "7", "17", "≥ 30", "1234567890123", "<&>", "😀😀😀"][throw.bits as usize % 7].to_owned();
    let steps = usize::from(throw.number) % 12;
    match throw.kind % 10 {
        0 => Mark::Cage { cells: walk(board, throw, steps), label: text },
        1 => Mark::Cage { cells: (0..steps % 5).map(cell).collect(), label: text },
        2 => Mark::Line { path: walk(board, throw, steps), style: LINES[throw.bits as usize % LINES.len()] },
        3 => Mark::Line {
            path: (0..steps % 5).map(cell).collect(),
            style: LINES[throw.bits as usize % LINES.len()],
        },
        4 => Mark::Dot { between: [cell(0), cell(1)], style: dot(throw.bits >> 8, &text) },
        5 => Mark::Corner { of: [0, 1, 2, 3].map(cell), text },
        6 => Mark::Shade {
            cells: (0..steps % 5).map(cell).collect(),
            style: SHADES[throw.bits as usize % SHADES.len()],
        },
        7 => Mark::Diagonal(if throw.number & 1 == 0 { Diagonal::Falling } else { Diagonal::Rising }),
        _ => {
            let side = board.side() as i16;
            let index = |number: u16| match number % 7 {
                0 => -1,
                1 => side,
                2 => i16::MIN,
                3 => i16::MAX,
                _ => number as i16 % side,
            };
            let arrow = SLANTS.get(throw.number as usize % 6).copied();
            Mark::Outside { row: index(throw.place), column: index((throw.bits >> 20) as u16), text, arrow }
        }
    }
}

/// A mark that a rule could make: of neighbours, with short texts.
pub fn sane_mark(board: &Geometry, throw: Throw) -> Mark {
    let side = board.side();
    let (row, column) = (usize::from(throw.place) % side, usize::from(throw.number) % side);
    let (inner_row, inner_column) = (row.min(side - 2), column.min(side - 2));
    let at = |row: usize, column: usize| board.cell(row, column);
    let bits = throw.bits as usize;
    let text = ["", "7", "17"][bits % 3].to_owned();
    match throw.kind % 7 {
        0 => Mark::Cage { cells: walk(board, throw, bits % 7), label: text },
        1 => Mark::Line { path: walk(board, throw, 1 + bits % 7), style: LINES[bits % LINES.len()] },
        2 => {
            let first = at(inner_row, inner_column);
            let second =
                if bits & 8 == 0 { at(inner_row + 1, inner_column) } else { at(inner_row, inner_column + 1) };
            let style = dot(throw.bits >> 4, &text);
            Mark::Dot { between: if bits & 16 == 0 { [first, second] } else { [second, first] }, style }
        }
        3 => {
            let of = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let of = of.map(|(down, right)| at(inner_row + down, inner_column + right));
            Mark::Corner { of, text: ["1", "12", "123", "1234"][bits % 4].to_owned() }
        }
        4 => Mark::Shade { cells: walk(board, throw, bits % 7), style: SHADES[bits % SHADES.len()] },
        5 => Mark::Diagonal(if bits & 1 == 0 { Diagonal::Falling } else { Diagonal::Rising }),
        _ => {
            let (row, column) = (row as i16, column as i16);
            let (row, column) = match bits % 4 {
                0 => (-1, column),
                1 => (side as i16, column),
                2 => (row, -1),
                _ => (row, side as i16),
            };
            let text = ["7", "17", "35"][bits % 3].to_owned();
            Mark::Outside { row, column, text, arrow: SLANTS.get(bits >> 8 & 7).copied() }
        }
    }
}

/// Cages over the whole board, with sums in all of them.
pub fn cages(board: &Geometry, length: usize) -> Vec<Mark> {
    let cells: Vec<Cell> = board.cells().collect();
    let cage =
        |cells: &[Cell]| Mark::Cage { cells: cells.to_vec(), label: (3 + cells[0].index() % 40).to_string() };
    cells.chunks(board.side()).flat_map(|row| row.chunks(length)).map(cage).collect()
}
