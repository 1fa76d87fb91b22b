//! Texts to read: the keys and signs, what was copied, the lesson of a technique and the
//! statistics.

use std::time::Duration;

use ratatui::text::Line;
use sudokit::logic::Technique;
use sudokit_game::{GameKind, ShareForm, Statistics, clock_face};

use crate::glossary::{self, GlossaryPart};
use crate::play::PlayApp;
use crate::play::keys::SECTIONS;
use crate::{Meaning, Theme, keys};

/// All keys, the rules of the board, and what is seen on it.
pub(super) fn help(app: &PlayApp, theme: Theme, room: usize) -> Vec<Line<'static>> {
    let rules = app.sentences().rules().into_iter().map(|rule| (String::new(), rule));
    let rules = GlossaryPart { title: "Rules of this board", entries: rules.collect() };
    let mut lines = glossary::lines(&keys::help(SECTIONS), theme, room);
    // Signs are shorter than the names of keys.
    lines.extend(glossary::lines(&[rules, glossary::board_signs()], theme, room));
    lines
}

/// What was copied, and how to take it if the clipboard did not.
pub(super) fn shared(form: ShareForm, text: &str, theme: Theme) -> Vec<Line<'static>> {
    let title = format!("Sent to the terminal's clipboard: {}.", form.about());
    let help = "Some terminals do not take it. Then select it here with Shift and the mouse, or press w.";
    let mut lines =
        vec![theme.line(Meaning::Title, title), theme.line(Meaning::Muted, help), Line::default()];
    lines.extend(text.lines().map(|line| theme.line(Meaning::Text, line.to_owned())));
    lines
}

/// What there is to learn about a technique.
pub(super) fn lesson(technique: Technique, theme: Theme) -> Vec<Line<'static>> {
    let lesson = technique.lesson();
    let mut lines = Vec::new();
    for (heading, text) in lesson.sections() {
        lines.push(theme.line(Meaning::Title, heading));
        lines.push(theme.line(Meaning::Text, text.to_owned()));
        lines.push(Line::default());
    }
    let more = format!("With an example: sudoku techniques {}", technique.id());
    lines.push(theme.line(Meaning::Muted, more));
    lines
}

/// A row for each kind of game.
pub(super) fn statistics(statistics: &Statistics, theme: Theme) -> Vec<Line<'static>> {
    let time = |time: Option<Duration>| time.map_or("-".to_owned(), clock_face);
    let name = |kind: &GameKind| format!("{} {}", kind.board, kind.level);
    let Some(width) = statistics.rows().map(|(kind, _)| name(kind).chars().count()).max() else {
        return vec![theme.line(Meaning::Text, Statistics::NO_GAMES)];
    };
    let titles = ["played", "solved", "unaided", "best", "mean"];
    let row = |name: &str, cells: [&str; 5]| {
        let [played, solved, unaided, best, mean] = cells;
        format!("{name:<width$} {played:>6} {solved:>6} {unaided:>7} {best:>7} {mean:>7}")
    };
    let rows = statistics.rows().map(|(kind, tally)| {
        let counts = [tally.played, tally.solved, tally.unaided].map(|count| count.to_string());
        let [played, solved, unaided] = counts.each_ref().map(|count| &count[..]);
        let cells = [played, solved, unaided, &time(tally.best), &time(tally.mean())];
        theme.line(Meaning::Text, row(&name(kind), cells))
    });
    let note = "Unaided games were solved without a hint; best and mean are their times.";
    [theme.line(Meaning::Muted, row("", titles))]
        .into_iter()
        .chain(rows)
        .chain([Line::default(), theme.line(Meaning::Muted, note)])
        .collect()
}
