//! `sudoku play --stats`

use std::time::Duration;

use sudokit_game::{Tally, clock_face};
use sudokit_store::Store;

use crate::args::ResultOptions;
use crate::report::{GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;

const NAMES: [&str; 7] = ["board", "level", "played", "solved", "without_hints", "best", "mean"];
const COLUMNS: Columns = Columns::of_list(&NAMES);

pub fn run(results: &ResultOptions, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = Report::new(results, options, COLUMNS)?;
    let results = Store::open().results()?;
    if results.unreadable > 0 {
        report.note(text!("games-unreadable-history", n = results.unreadable));
    }
    let mut table = vec![NAMES.map(|column| text!("games-column", column))];
    for (kind, tally) in results.statistics.rows() {
        if report.look.has_rows() {
            let row = Row::new(report.look)
                .with("board", kind.board.as_str())
                .with("level", kind.level.as_str())
                .with("played", tally.played)
                .with("solved", tally.solved)
                .with("without_hints", tally.unaided)
                .with("best", tally.best.map(seconds))
                .with("mean", tally.mean().map(seconds));
            report.row(row);
        } else {
            table.push(cells(&kind.board, &kind.level, tally));
        }
    }
    if report.look.has_rows() {
        return report.finish();
    }
    if table.len() == 1 {
        report.line(text!("games-none-played"));
    } else {
        for line in draw(&table) {
            report.line(line);
        }
    }
    report.finish()
}

fn cells(board: &str, level: &str, tally: &Tally) -> [String; 7] {
    let time = |time: Option<Duration>| time.map_or_else(|| "-".to_owned(), clock_face);
    let counts = [tally.played, tally.solved, tally.unaided].map(|count| count.to_string());
    let [played, solved, unaided] = counts;
    [board.to_owned(), level.to_owned(), played, solved, unaided, time(tally.best), time(tally.mean())]
}

/// Draws the table. Words are aligned to the left, numbers to the right.
fn draw(table: &[[String; 7]]) -> Vec<String> {
    const WORDS: usize = 2;
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..NAMES.len()).map(width).collect();
    let line = |row: &[String; 7]| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (text, &width))| {
            if column < WORDS { format!("{text:<width$}") } else { format!("{text:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    table.iter().map(line).collect()
}

/// A time in a row.
fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}
