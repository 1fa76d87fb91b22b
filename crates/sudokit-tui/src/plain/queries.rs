//! Commands that only ask, and their answers.

use sudokit::{Format, Grid, format};
use sudokit_game::Game;
use sudokit_store::Session;

use super::actions::sentences;
use super::command::Query;
use super::{catalogue, drawing};

/// The answer in sentences.
pub(super) fn answer(query: &Query, session: &Session) -> Vec<String> {
    let game = &session.game;
    let sentences = sentences(game);
    match query {
        Query::Board => drawing::draw(game),
        Query::House(house) => vec![sentences.house(*house)],
        Query::Cells(cells) => cells.iter().map(|&cell| sentences.cell_in_full(cell)).collect(),
        Query::Where(digit) => sentences.places_of(*digit),
        Query::Left => sentences.left(),
        Query::Check => game.check().sentences(game),
        Query::Time => vec![sentences.time()],
        Query::Copy => copy(game),
        Query::History(number) => sentences.history(*number),
        Query::Stats => match session.autosave.store().results() {
            Ok(results) => results.statistics.sentences(results.unreadable),
            Err(error) => vec![format!("There are no figures, because {error}.")],
        },
        Query::Help(None) => catalogue::help_all(),
        Query::Help(Some(command)) => command.help(),
    }
}

/// The givens on one line, and all digits on the board on another.
fn copy(game: &Game) -> Vec<String> {
    let record = game.record(Format::Line);
    let line = |grid: Grid| match format::write(&record.with_grid(grid), Format::Line) {
        Ok(line) => line.trim_end().to_owned(),
        Err(error) => format!("not on one line: {error}"),
    };
    let mut lines = vec![
        format!("Puzzle: {}", line(record.grid.clone())),
        format!("Position: {}", line(record.filled_in())),
    ];
    if game.board().shape().is_none() || !game.board().extras().is_empty() {
        lines.push("These lines do not tell which cells form a house besides rows and columns.".to_owned());
    }
    lines
}
