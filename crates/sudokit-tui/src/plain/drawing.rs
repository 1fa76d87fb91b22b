//! The board in characters that every terminal has.

use sudokit::{Cell, internal};
use sudokit_game::Game;

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
