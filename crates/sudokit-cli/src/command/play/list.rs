//! `sudoku play --list`

use std::time::SystemTime;

use sudokit::logic::rate::Level;
use sudokit_store::{SavedGame, Store};

use crate::args::ResultOptions;
use crate::output::Look;
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;

const COLUMNS: Columns = Columns::of_list(&[
    "name",
    "board",
    "level",
    "title",
    "seed",
    "filled",
    "to_fill",
    "seconds",
    "hints",
    "solved",
    "saved_seconds_ago",
]);

pub fn run(results: &ResultOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::new(results, options, COLUMNS)?;
    let (mut games, unreadable) = Store::open().games();
    for problem in &unreadable {
        report.note(problem.sentence());
    }
    // Unfinished games come first. Within each part, the game that was saved last is first.
    games.sort_by_key(|game| game.summary.solved_at.is_some());
    let now = SystemTime::now();
    let width = games.iter().map(|game| game.name.chars().count()).max().unwrap_or(0);
    for game in &games {
        let age = now.duration_since(game.saved).unwrap_or_default();
        if report.look.has_rows() {
            report.row(row(game, age.as_secs(), report.look));
        } else {
            report.line(format!("{:<width$}  {}", game.name, game.summary.sentence(age)));
        }
    }
    if games.is_empty() && !report.look.has_rows() {
        report.line(text!("games-none"));
    } else if !report.look.has_rows() {
        report.note(text!("games-list-help"));
    }
    report.finish()
}

fn row(game: &SavedGame, age: u64, look: Look) -> Row {
    let summary = &game.summary;
    Row::new(look)
        .with("name", game.name.as_str())
        .with("board", summary.board.as_str())
        .with("level", summary.level.map(Level::name))
        .with("title", summary.title.as_deref())
        .with("seed", summary.seed)
        .with("filled", summary.filled)
        .with("to_fill", summary.to_fill)
        .with("seconds", summary.played.as_secs_f64())
        .with("hints", summary.hints)
        .with("solved", summary.solved_at.is_some())
        .with("saved_seconds_ago", age)
}
