//! The text of the dialogs.

use std::time::Duration;

use ratatui::Frame;
use ratatui::text::Line;
use sudokit::rate::Level;
use sudokit_game::{Controls, Game, GameKind, OPTIONS, Sentences, Statistics, clock_face};

use super::PlayApp;
use super::dialog::PlayDialog;
use super::keys::SECTIONS;
use crate::keys;
use crate::popup::Popup;
use crate::{Meaning, Theme};

/// Draws a dialog.
pub(super) fn draw(dialog: &PlayDialog, app: &PlayApp, frame: &mut Frame, theme: Theme) {
    let text = DialogText { theme };
    let (title, lines, first) = match dialog {
        PlayDialog::Help { scroll } => ("Keys", keys::help(SECTIONS, theme), *scroll),
        PlayDialog::Options { row } => ("Options", text.options(app, *row), 0),
        PlayDialog::New { row } => ("New game", text.levels(*row), 0),
        PlayDialog::Statistics(statistics) => ("Statistics", text.statistics(statistics), 0),
        PlayDialog::Pasted(game) => ("Pasted puzzle", text.pasted(game), 0),
        PlayDialog::Restart => ("Start over?", text.restart(), 0),
        PlayDialog::Solved => ("Solved", text.solved(app.game()), 0),
    };
    Popup { title, lines, first }.draw(frame, theme);
}

/// Text in the styles of a theme.
struct DialogText {
    theme: Theme,
}

impl DialogText {
    fn line(&self, meaning: Meaning, text: impl Into<String>) -> Line<'static> {
        Line::styled(text.into(), self.theme.style(meaning))
    }

    /// A line that can be chosen.
    fn row(&self, is_chosen: bool, text: &str) -> Line<'static> {
        let (sign, meaning) = if is_chosen { ("▸ ", Meaning::Key) } else { ("  ", Meaning::Text) };
        self.line(meaning, format!("{sign}{text}"))
    }

    fn options(&self, app: &PlayApp, row: usize) -> Vec<Line<'static>> {
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
        let name = |kind: &GameKind| format!("{} {}", kind.board, kind.level);
        let Some(width) = statistics.rows().map(|(kind, _)| name(kind).chars().count()).max() else {
            return vec![self.line(Meaning::Text, Statistics::NO_GAMES)];
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
        let solutions = Sentences::new(game, Controls::Keys).solutions();
        vec![
            self.line(Meaning::Text, format!("A board of {side}x{side} with {clues} givens. {solutions}")),
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
        let meanings = [Meaning::Good].into_iter().chain(std::iter::repeat(Meaning::Text));
        let sentences = Sentences::new(game, Controls::Keys).solved();
        let lines = meanings.zip(sentences).map(|(meaning, sentence)| self.line(meaning, sentence));
        let help = self.line(Meaning::Muted, "n new game  i statistics  Esc look at the board  q quit");
        lines.chain([Line::default(), help]).collect()
    }
}
