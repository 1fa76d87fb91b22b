//! Writes plain 9x9 boards without a record, for callers that write millions.

use crate::format::Format;
use crate::format::sites::opensudoku;

const SIDE: usize = 9;

/// Returns `true` if plain boards can be written in this format.
pub fn can_write_plain(format: Format) -> bool {
    matches!(format, Format::Line | Format::Sdm | Format::Grid | Format::Spaced | Format::OpenSudoku)
}

/// Appends a board to a text, as [`write_part`](crate::format::write_part) would write it. The
/// board consists of digits, and `.` for empty cells.
///
/// # Panics
///
/// Panics if plain boards [cannot](can_write_plain) be written in this format.
pub fn write_plain(format: Format, board: &[u8; SIDE * SIDE], text: &mut Vec<u8>) {
    let zeros = || board.map(|symbol| if symbol == b'.' { b'0' } else { symbol });
    match format {
        Format::Line => {
            text.extend_from_slice(board);
            text.push(b'\n');
        }
        Format::Sdm => {
            text.extend_from_slice(&zeros());
            text.push(b'\n');
        }
        Format::Grid => {
            for row in board.chunks(SIDE) {
                text.extend_from_slice(row);
                text.push(b'\n');
            }
        }
        Format::Spaced => {
            for row in zeros().chunks(SIDE) {
                let mut line = [b' '; 2 * SIDE];
                line.iter_mut().step_by(2).zip(row).for_each(|(place, &symbol)| *place = symbol);
                line[2 * SIDE - 1] = b'\n';
                text.extend_from_slice(&line);
            }
        }
        Format::OpenSudoku => {
            let data = zeros();
            text.extend_from_slice(opensudoku::game(str::from_utf8(&data).unwrap_or_default()).as_bytes());
        }
        other => panic!("plain boards are not written as {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Alphabet, Grid, Line81};
    use crate::format::{self, Record};

    #[test]
    fn plain_boards_are_written_like_records() {
        let symbols = *b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let line = Line81::new(symbols).unwrap();
        for &format in Format::ALL.iter().filter(|format| can_write_plain(**format)) {
            let mut text = Vec::new();
            write_plain(format, &symbols, &mut text);
            let record = Record::new(Grid::from(&line), format, Alphabet::usual(9));
            assert_eq!(String::from_utf8(text).unwrap(), format::write_part(&record, format).unwrap());
        }
    }
}
