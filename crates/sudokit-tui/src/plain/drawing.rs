//! The board in characters that every terminal has.

use sudokit::{Cell, internal};
use sudokit_game::Game;

/// Which cells of a jigsaw form a region: each cell has the number of its region.
pub(super) fn regions(game: &Game) -> Vec<String> {
    let board = game.board();
    if board.shape().is_some() {
        return vec!["The regions of this board are boxes.".to_owned()];
    }
    let width = board.side().to_string().len();
    let row = |row: usize| {
        let numbers = (0..board.side()).map(|column| board.regions().region(row, column) + 1);
        numbers.map(|number| format!("{number:>width$}")).collect::<Vec<_>>().join(" ")
    };
    let heading = "Each cell has the number of its region:".to_owned();
    std::iter::once(heading).chain((0..board.side()).map(row)).collect()
}

/// The sign after the player's own digits.
const OWN: char = '*';

/// The sign after digits that are marked as wrong.
const WRONG: char = '!';

/// The board, line by line, and what its signs mean.
pub(super) fn draw(game: &Game) -> Vec<String> {
    let faults = game.faults();
    let text = |cell: Cell| {
        let symbol = |digit| game.alphabet().symbol(digit);
        let wrong = if faults.contains_key(&cell) { WRONG.to_string() } else { String::new() };
        match (game.given(cell), game.square(cell).digit) {
            (Some(given), _) => format!("{}{wrong}", symbol(given)),
            (None, Some(own)) => format!("{}{OWN}{wrong}", symbol(own)),
            (None, None) => ".".to_owned(),
        }
    };
    let texts: Vec<String> = game.board().cells().map(text).collect();
    let drawn = internal::draw(game.board(), &texts, &|_, text| text.to_owned());
    let mut lines: Vec<String> = drawn.lines().map(|line| line.trim_end().to_owned()).collect();
    let has = |sign: char| texts.iter().any(|text| text.contains(sign));
    if has(OWN) {
        lines.push(format!("{OWN} stands behind your own digits."));
    }
    if has(WRONG) {
        lines.push(format!("{WRONG} stands behind digits that cannot be right together."));
    }
    lines
}
