//! Dialogs, drawn over the board.

use std::time::Duration;

use ratatui::Frame;
use ratatui::text::Line;
use sudokit::rate::Level;
use sudokit_game::{Game, Key, Kind, Statistics};

use super::App;
use super::dialog::Dialog;
use super::keys::SECTIONS;
use super::options::OPTIONS;
use crate::keys;
use crate::popup::Popup;
use crate::time::clock_face;
use crate::{Meaning, Theme};

/// Draws what is open.
pub(super) fn draw(dialog: &Dialog, app: &App, frame: &mut Frame, theme: Theme) {
    let text = Text { theme };
    let (title, lines, first) = match dialog {
        Dialog::Help { scroll } => ("Keys", keys::help(SECTIONS, theme), *scroll),
        Dialog::Options { row } => ("Options", text.options(app, *row), 0),
        Dialog::New { row } => ("New game", text.levels(*row), 0),
        Dialog::Statistics(statistics) => ("Statistics", text.statistics(statistics), 0),
        Dialog::Pasted(game) => ("Pasted puzzle", text.pasted(game), 0),
        Dialog::Restart => ("Start over?", text.restart(), 0),
        Dialog::Solved => ("Solved", text.solved(app.game()), 0),
    };
    Popup { title, lines, first }.draw(frame, theme);
}

/// Words in the styles of a theme.
struct Text {
    theme: Theme,
}

impl Text {
    fn line(&self, meaning: Meaning, text: impl Into<String>) -> Line<'static> {
        Line::styled(text.into(), self.theme.style(meaning))
    }

    /// A line that can be chosen.
    fn row(&self, is_chosen: bool, text: &str) -> Line<'static> {
        let (sign, meaning) = if is_chosen { ("▸ ", Meaning::Key) } else { ("  ", Meaning::Text) };
        self.line(meaning, format!("{sign}{text}"))
    }

    fn options(&self, app: &App, row: usize) -> Vec<Line<'static>> {
        let width = OPTIONS.iter().map(|choice| choice.title.len()).max().unwrap_or(0);
        let preferences = app.preferences();
        let choices = OPTIONS.iter().enumerate().map(|(number, choice)| {
            self.row(number == row, &format!("{:<width$}  {}", choice.title, (choice.value)(preferences)))
        });
        let help = self.line(Meaning::Muted, "up and down choose, Enter changes, Esc closes");
        choices.chain([Line::default(), help]).collect()
    }

    fn levels(&self, row: usize) -> Vec<Line<'static>> {
        let levels = Level::ALL
            .iter()
            .enumerate()
            .map(|(number, level)| self.row(number == row, &format!("{} {}", number + 1, level.name())));
        let help = self.line(Meaning::Muted, "Enter begins; this game stays saved");
        levels.chain([Line::default(), help]).collect()
    }

    fn statistics(&self, statistics: &Statistics) -> Vec<Line<'static>> {
        let time = |time: Option<Duration>| time.map_or("-".to_owned(), clock_face);
        let name = |kind: &Kind| format!("{} {}", kind.board, kind.level);
        let Some(width) = statistics.rows().map(|(kind, _)| name(kind).chars().count()).max() else {
            return vec![self.line(Meaning::Text, "No game was begun yet.")];
        };
        let row = |name: &str, [played, solved, best, mean]: [String; 4]| {
            format!("{name:<width$} {played:>6} {solved:>6} {best:>8} {mean:>8}")
        };
        let head = row("", ["played", "solved", "best", "mean"].map(str::to_owned));
        let rows = statistics.rows().map(|(kind, tally)| {
            let counts = [tally.played, tally.solved].map(|count| count.to_string());
            let [played, solved] = counts;
            let text = row(&name(kind), [played, solved, time(tally.best), time(tally.mean())]);
            self.line(Meaning::Text, text)
        });
        [self.line(Meaning::Muted, head)].into_iter().chain(rows).collect()
    }

    fn pasted(&self, game: &Game) -> Vec<Line<'static>> {
        let side = game.board().side();
        let clues = game.puzzle().clues();
        let key = match game.key() {
            Key::One(_) => "It has one solution.",
            Key::Several => "It has several solutions: each will be right.",
            Key::None => "It has no solution.",
            Key::Unknown => "Whether it has one solution was not found out in time.",
        };
        vec![
            self.line(Meaning::Text, format!("A board of {side}x{side} with {clues} givens. {key}")),
            Line::default(),
            self.line(Meaning::Muted, "Enter plays it, Esc does not; this game stays saved"),
        ]
    }

    fn restart(&self) -> Vec<Line<'static>> {
        vec![
            self.line(Meaning::Text, "Everything but the givens is erased; undo brings it back."),
            Line::default(),
            self.line(Meaning::Muted, "Enter starts over, Esc does not"),
        ]
    }

    fn solved(&self, game: &Game) -> Vec<Line<'static>> {
        let time = clock_face(game.solved_at().unwrap_or_default());
        let hints = match game.hints() {
            0 => "without a hint".to_owned(),
            1 => "with one hint".to_owned(),
            hints => format!("with {hints} hints"),
        };
        vec![
            self.line(Meaning::Good, "Well done: every digit is right."),
            self.line(Meaning::Text, format!("It took {time}, {hints}.")),
            Line::default(),
            self.line(Meaning::Muted, "n new game  i statistics  Esc look at the board  q quit"),
        ]
    }
}
