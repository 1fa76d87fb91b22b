//! Pages to read: the keys and signs, the copied text, the lesson of a technique and the
//! statistics.

use std::time::Duration;

use ratatui::text::Line;
use sudokit::internal::sentence::in_lines;
use sudokit::logic::Technique;
use sudokit_game::{GameKind, ShareForm, Statistics, clock_face};

use crate::glossary::{self, GlossaryPart};
use crate::play::PlayApp;
use crate::play::keys::SECTIONS;
use crate::texts::text;
use crate::{Meaning, Theme, keys};

/// All keys, the rules of the board, and its signs.
pub(super) fn help(app: &PlayApp, theme: Theme, room: usize) -> Vec<Line<'static>> {
    let rules = app.sentences().rules().into_iter().map(|rule| (String::new(), rule));
    let rules = GlossaryPart { title: text!("play-page-rules-here"), entries: rules.collect() };
    let mut lines = glossary::lines(&keys::help(SECTIONS), theme, room);
    // Signs are shorter than the names of keys.
    lines.extend(glossary::lines(&[rules, glossary::board_signs()], theme, room));
    lines
}

/// The copied text, and how to get it if the clipboard did not accept it.
pub(super) fn shared(form: ShareForm, text: &str, theme: Theme) -> Vec<Line<'static>> {
    let title = text!("play-shared", what = form.about());
    let help = text!("play-shared-help");
    let mut lines =
        vec![theme.line(Meaning::Title, title), theme.line(Meaning::Muted, help), Line::default()];
    lines.extend(text.lines().map(|line| theme.line(Meaning::Text, line.to_owned())));
    lines
}

/// The lesson about a technique.
pub(super) fn lesson(technique: Technique, theme: Theme) -> Vec<Line<'static>> {
    let lesson = technique.lesson();
    let mut lines = Vec::new();
    for (heading, text) in lesson.sections() {
        lines.push(theme.line(Meaning::Title, heading));
        lines.push(theme.line(Meaning::Text, text.to_owned()));
        lines.push(Line::default());
    }
    lines.push(theme.line(Meaning::Muted, text!("play-lesson-example", technique = technique.id())));
    lines
}

/// The narrowest column of the statistics: a time such as `1:02:09` fits.
const NARROWEST: usize = 7;

/// A row for each kind of game.
pub(super) fn statistics(statistics: &Statistics, theme: Theme) -> Vec<Line<'static>> {
    let time = |time: Option<Duration>| time.map_or("-".to_owned(), clock_face);
    let name = |kind: &GameKind| format!("{} {}", kind.board, kind.level);
    let Some(width) = statistics.rows().map(|(kind, _)| name(kind).chars().count()).max() else {
        return vec![theme.line(Meaning::Text, Statistics::no_games())];
    };
    let titles = [
        text!("play-statistics-played"),
        text!("play-statistics-solved"),
        text!("play-statistics-unaided"),
        text!("play-statistics-best"),
        text!("play-statistics-mean"),
    ];
    // The titles have several lines, so that the columns are narrow.
    let titles = titles.map(|title| in_lines(&title, NARROWEST));
    let widths = titles.each_ref().map(|lines| {
        let longest = lines.iter().map(|line| line.chars().count()).max();
        longest.unwrap_or(0).max(NARROWEST)
    });
    let height = titles.iter().map(Vec::len).max().unwrap_or(0);
    // Short titles are at the bottom.
    let title_row = |index: usize| {
        titles.each_ref().map(|lines| {
            let line = (index + lines.len()).checked_sub(height).map(|line| lines[line].clone());
            line.unwrap_or_default()
        })
    };
    let row = |name: &str, cells: &[String; 5]| {
        let cells = cells.iter().zip(widths).map(|(cell, width)| format!(" {cell:>width$}"));
        format!("{name:<width$}{}", cells.collect::<String>())
    };
    let rows = statistics.rows().map(|(kind, tally)| {
        let [played, solved, unaided] =
            [tally.played, tally.solved, tally.unaided].map(|count| count.to_string());
        let cells = [played, solved, unaided, time(tally.best), time(tally.mean())];
        theme.line(Meaning::Text, row(&name(kind), &cells))
    });
    (0..height)
        .map(|index| theme.line(Meaning::Muted, row("", &title_row(index))))
        .chain(rows)
        .chain([Line::default(), theme.line(Meaning::Muted, text!("play-statistics-times"))])
        .collect()
}
