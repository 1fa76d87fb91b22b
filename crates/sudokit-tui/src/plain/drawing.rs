//! The board in characters that every terminal can show.

use sudokit::{Cell, internal};
use sudokit_game::Game;

use crate::texts::text;

/// The regions of a jigsaw: each cell has the number of its region.
pub(super) fn regions(game: &Game) -> Vec<String> {
    let board = game.board();
    if board.shape().is_some() {
        return vec![text!("plain-regions-are-boxes")];
    }
    let width = board.side().to_string().len();
    let row = |row: usize| {
        let numbers = (0..board.side()).map(|column| board.regions().region(row, column) + 1);
        numbers.map(|number| format!("{number:>width$}")).collect::<Vec<_>>().join(" ")
    };
    std::iter::once(text!("plain-regions")).chain((0..board.side()).map(row)).collect()
}

/// The sign after the player's own digits.
const OWN: char = '*';

/// The sign after digits that are marked as wrong.
const WRONG: char = '!';

/// Marks the beginning of each cell while the board is drawn, to find rows and columns.
const CELL: char = '\u{1}';

/// A drawn board with the names of its rows and columns.
fn named(game: &Game, drawn: &str) -> Vec<String> {
    let names = game.settings.coordinates;
    let width = (0..game.board().side()).map(|row| names.row(row).len()).max().unwrap_or(0);
    let (mut lines, mut rows) = (Vec::new(), 0..);
    for line in drawn.lines() {
        let row = line.contains(CELL).then(|| rows.next().unwrap_or_default());
        if row == Some(0) {
            lines.insert(0, format!("{:>width$} {}", "", columns(line)));
        }
        let name = row.map(|row| names.row(row)).unwrap_or_default();
        lines.push(format!("{name:>width$} {}", line.replace(CELL, "")).trim_end().to_owned());
    }
    lines
}

/// The number of each column, where its cell begins in this row.
fn columns(row: &str) -> String {
    let pieces: Vec<&str> = row.split(CELL).collect();
    let cells = pieces.len() - 1;
    let mut text = String::new();
    let mut start = 0;
    for (number, piece) in (1..=cells).zip(&pieces) {
        start += piece.chars().count();
        text = format!("{text:<start$}{number}");
    }
    text
}

/// The board, line by line, and what its signs mean.
pub(super) fn draw(game: &Game) -> Vec<String> {
    let faults = game.faults();
    let signs = |cell: Cell| {
        let symbol = |digit| game.alphabet().symbol(digit);
        let wrong = if faults.contains_key(&cell) { WRONG.to_string() } else { String::new() };
        match (game.given(cell), game.square(cell).digit) {
            (Some(given), _) => format!("{}{wrong}", symbol(given)),
            (None, Some(own)) => format!("{}{OWN}{wrong}", symbol(own)),
            (None, None) => ".".to_owned(),
        }
    };
    let texts: Vec<String> = game.board().cells().map(signs).collect();
    let mut lines = named(game, &internal::draw(game.board(), &texts, &|_, text| format!("{CELL}{text}")));
    let has = |sign: char| texts.iter().any(|text| text.contains(sign));
    if has(OWN) {
        lines.push(text!("plain-sign-own", sign = OWN));
    }
    if has(WRONG) {
        lines.push(text!("plain-sign-wrong", sign = WRONG));
    }
    lines
}
