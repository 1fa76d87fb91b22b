//! Answers to those who only look.

use sudokit::{Format, Grid, format};
use sudokit_game::{Game, Status};

use super::request::Look;
use super::speech::{Speech, counted, duration, tally};
use super::{catalogue, drawing};
use sudokit_store::Session;

/// The answer in sentences.
pub(super) fn answer(look: &Look, session: &Session) -> Vec<String> {
    let game = &session.game;
    let speech = Speech(game);
    match look {
        Look::Board => drawing::draw(game),
        Look::House(house) => vec![speech.house(*house)],
        Look::Cells(cells) => cells.iter().map(|&cell| speech.cell_in_full(cell)).collect(),
        Look::Where(digit) => speech.places_of(*digit),
        Look::Left => speech.left(),
        Look::Check => game.check().sentences(game),
        Look::Time => vec![time(game)],
        Look::Copy => copy(game),
        Look::History(number) => history(game, *number),
        Look::Stats => stats(session),
        Look::Help(None) => catalogue::help_all(),
        Look::Help(Some(command)) => command.help(),
    }
}

fn time(game: &Game) -> String {
    let played = duration(game.played());
    match (game.status(), game.is_paused()) {
        (Status::Solved, _) => format!("You solved it in {played}."),
        (_, true) => format!("You have played for {played}. The game is paused."),
        (_, false) => format!("You have played for {played}."),
    }
}

/// The givens on a line, and everything that stands on the board on another.
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

fn history(game: &Game, number: usize) -> Vec<String> {
    let done = game.history().done();
    let mut sentences: Vec<String> = done
        .iter()
        .enumerate()
        .skip(done.len().saturating_sub(number))
        .map(|(index, entry)| format!("{}: {}, after {}.", index + 1, entry.label, duration(entry.at)))
        .collect();
    if sentences.is_empty() {
        sentences.push("Nothing was done yet.".to_owned());
    }
    let undone = game.history().undone().len() as u64;
    if undone > 0 {
        sentences.push(format!("{} can be done again: type redo.", counted(undone, "action")));
    }
    sentences
}

fn stats(session: &Session) -> Vec<String> {
    let results = match session.autosave.store().results() {
        Ok(results) => results,
        Err(error) => return vec![format!("There are no figures, because {error}.")],
    };
    let rows = results.statistics.rows();
    let mut sentences: Vec<String> =
        rows.map(|(kind, figures)| tally(&kind.board, &kind.level, figures)).collect();
    if sentences.is_empty() {
        sentences.push("No game was begun yet.".to_owned());
    }
    if results.unreadable > 0 {
        let lines = counted(results.unreadable as u64, "line");
        sentences.push(format!("Passed over: {lines} of the history that cannot be read."));
    }
    sentences
}
