//! Dialogs over the board: pages to read, menus and questions.
//!
//! `q` and Esc close each of them, and show what it was opened from. Pages scroll as in other programs; menus have
//! rows to choose from; questions are answered with Enter. While a dialog is open,
//! the line at the bottom shows its keys.

mod games;
mod menu;
mod pages;

use std::ops::ControlFlow;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use ratatui::text::Line;
use sudokit::logic::Technique;
use sudokit_game::{Action, Controls, Game, OPTIONS, Sentences, ShareForm, Statistics, Turn};

use games::MenuEnd;
pub use games::{GameMenu, ListedGame};
use menu::MenuMove;

use super::{PlayApp, PlayCommand, PlayRequest, Tone};
use crate::keys::{KeyHint, hint};
use crate::paging::Paging;
use crate::popup::{Popup, PopupFrame};
use crate::{Meaning, Theme};

/// The dialog that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayDialog {
    /// All keys.
    Help {
        /// The first row that is seen.
        scroll: usize,
    },
    /// The rules of the board.
    Rules {
        /// The first row that is seen.
        scroll: usize,
    },
    /// A text that was sent to the clipboard.
    Shared {
        /// What it is.
        form: ShareForm,
        /// The text.
        text: String,
        /// The first row that is seen.
        scroll: usize,
    },
    /// The player's statistics.
    Statistics {
        /// The figures.
        statistics: Statistics,
        /// The first row that is seen.
        scroll: usize,
    },
    /// The text of the hint.
    HintText {
        /// The first row that is seen.
        scroll: usize,
    },
    /// What there is to learn about a technique.
    Lesson {
        /// The technique.
        technique: Technique,
        /// The first row that is seen.
        scroll: usize,
    },
    /// The options.
    Options {
        /// The chosen row.
        row: usize,
    },
    /// What to copy.
    Share {
        /// The chosen row.
        row: usize,
    },
    /// The games to continue.
    Games {
        /// The chosen row.
        row: usize,
        /// The menu that it was opened from.
        menu: Box<PlayDialog>,
    },
    /// Whether to delete a saved game.
    Delete {
        /// The game.
        game: ListedGame,
        /// The list that it was chosen from.
        list: Box<PlayDialog>,
    },
    /// What to play, when the program starts.
    Start(GameMenu),
    /// What to play next.
    New(GameMenu),
    /// Whether to play the pasted or typed puzzle.
    Pasted(Box<Game>),
    /// Whether to start again.
    Restart,
    /// Whether to drop the puzzle that is being typed in.
    DropTyping,
    /// The puzzle is solved.
    Solved,
}

const CLOSED: ControlFlow<()> = ControlFlow::Break(());
const OPEN: ControlFlow<()> = ControlFlow::Continue(());

/// The rows that a wheel turns.
pub(super) const WHEEL: usize = 3;

impl PlayDialog {
    /// The menu for a new game.
    pub(super) fn new_game(app: &PlayApp) -> Self {
        Self::New(GameMenu::new(app))
    }

    /// The menu that the game begins with.
    pub(super) fn start(app: &PlayApp) -> Self {
        Self::Start(GameMenu::start(app))
    }

    /// The first row that is seen of a page.
    fn scroll(&mut self) -> Option<&mut usize> {
        match self {
            Self::Help { scroll }
            | Self::Rules { scroll }
            | Self::Shared { scroll, .. }
            | Self::HintText { scroll }
            | Self::Statistics { scroll, .. }
            | Self::Lesson { scroll, .. } => Some(scroll),
            _ => None,
        }
    }

    /// Handles a key. A dialog that breaks off is closed.
    pub(super) fn press(&mut self, key: KeyEvent, app: &mut PlayApp) -> ControlFlow<()> {
        if matches!(key.code, KeyCode::Esc | KeyCode::Char('q')) {
            return self.close(app);
        }
        let popup = app.areas.popup.clone();
        if let Self::Shared { form, text, .. } = &*self {
            match key.code {
                KeyCode::Char('w') => {
                    app.request(PlayRequest::WriteFile { form: *form, text: text.clone() });
                    return CLOSED;
                }
                KeyCode::Enter => return CLOSED,
                KeyCode::PageDown | KeyCode::PageUp if popup.is_scrollable() => (),
                // What was copied is only shown: a player can go on at once.
                _ => {
                    app.press(key);
                    return CLOSED;
                }
            }
        }
        if let Some(scroll) = self.scroll() {
            if matches!(key.code, KeyCode::Enter | KeyCode::Char('?' | '/') | KeyCode::F(1)) {
                return CLOSED;
            }
            *scroll = Paging::of(key).map_or(*scroll, |paging| popup.scrolled(paging));
            return OPEN;
        }
        if let Some(to) = MenuMove::of(key)
            && let Some(flow) = self.go(to, app)
        {
            return flow;
        }
        match (&*self, key.code) {
            (Self::Share { .. }, KeyCode::Char('y')) => self.go(MenuMove::Choose, app).unwrap_or(CLOSED),
            (Self::Pasted(game), KeyCode::Enter | KeyCode::Char('y')) => {
                app.begin_entered((**game).clone());
                CLOSED
            }
            (Self::Restart, KeyCode::Enter | KeyCode::Char('y')) => {
                app.act(&Action::Restart);
                app.say(Tone::Plain, "Started over. u takes that back.");
                CLOSED
            }
            (Self::DropTyping, KeyCode::Enter | KeyCode::Char('y')) => {
                app.drop_typing();
                CLOSED
            }
            (Self::Solved, KeyCode::Char('n')) => {
                app.perform(PlayCommand::New);
                CLOSED
            }
            (Self::Solved, KeyCode::Char('i')) => {
                app.perform(PlayCommand::Statistics);
                CLOSED
            }
            (Self::Games { row, .. }, KeyCode::Char('d') | KeyCode::Delete) => {
                if let Some(game) = app.saved.get(*row) {
                    let (game, list) = (game.clone(), Box::new(self.clone()));
                    app.dialog = Some(Self::Delete { game, list });
                }
                CLOSED
            }
            (Self::Delete { game, .. }, KeyCode::Enter | KeyCode::Char('y')) => {
                app.request(PlayRequest::Delete(game.name.clone()));
                self.close(app)
            }
            (Self::Delete { .. }, KeyCode::Char('n')) => self.close(app),
            (Self::Solved, KeyCode::Enter)
            | (Self::Pasted(_) | Self::Restart | Self::DropTyping, KeyCode::Char('n')) => CLOSED,
            // A player who types on did not see the dialog yet.
            _ => OPEN,
        }
    }

    /// Closes it. What it was opened from is there again.
    fn close(&self, app: &mut PlayApp) -> ControlFlow<()> {
        if let Self::Games { menu: before, .. } | Self::Delete { list: before, .. } = self {
            app.dialog = Some((**before).clone());
        }
        CLOSED
    }

    /// Fits it to a list of games that has become shorter. Without games, the menu
    /// before the list is there again.
    pub(super) fn fit(&mut self, games: usize) {
        if let Self::Games { row, menu } = self {
            *row = (*row).min(games.saturating_sub(1));
            if games == 0 {
                *self = (**menu).clone();
            }
        }
    }

    /// Does what a menu is asked for; nothing, if this is no menu.
    fn go(&mut self, to: MenuMove, app: &mut PlayApp) -> Option<ControlFlow<()>> {
        if let Self::New(menu) | Self::Start(menu) = self {
            return Some(match menu.go(to, app) {
                MenuEnd::Open => OPEN,
                MenuEnd::Closed => CLOSED,
                MenuEnd::List => {
                    app.dialog = Some(Self::Games { row: 0, menu: Box::new(self.clone()) });
                    CLOSED
                }
            });
        }
        let (row, count) = match self {
            Self::Options { row } => (row, OPTIONS.len()),
            Self::Share { row } => (row, ShareForm::ALL.len()),
            Self::Games { row, .. } => (row, app.saved.len()),
            _ => return None,
        };
        match to {
            MenuMove::Row(turn) => *row = menu::moved(*row, count, turn),
            MenuMove::To(number) | MenuMove::Number(number) => *row = number.min(count.saturating_sub(1)),
            MenuMove::Value(_) | MenuMove::Choose => return Some(self.choose(to, app)),
        }
        Some(OPEN)
    }

    /// Takes the chosen row of a menu, or changes its value.
    fn choose(&self, to: MenuMove, app: &mut PlayApp) -> ControlFlow<()> {
        match (self, to) {
            (Self::Options { row }, _) => {
                (OPTIONS[*row].change)(&mut app.preferences);
                app.apply_preferences();
                OPEN
            }
            (Self::Share { row }, MenuMove::Choose) => {
                app.share(ShareForm::ALL[*row]);
                CLOSED
            }
            (Self::Games { row, .. }, MenuMove::Choose) => {
                if let Some(game) = app.saved.get(*row) {
                    app.request(PlayRequest::Resume(game.name.clone()));
                }
                CLOSED
            }
            _ => OPEN,
        }
    }

    /// Handles the mouse: the wheel scrolls, a click takes a row or an answer, and a
    /// click elsewhere closes.
    pub(super) fn point(&mut self, kind: MouseEventKind, at: Position, app: &mut PlayApp) -> ControlFlow<()> {
        let popup = app.areas.popup.clone();
        let (paging, turn) = match kind {
            MouseEventKind::ScrollDown => (Paging::LinesDown(WHEEL), Turn::Next),
            MouseEventKind::ScrollUp => (Paging::LinesUp(WHEEL), Turn::Back),
            MouseEventKind::Down(MouseButton::Left) => {
                return match popup.line_at(at) {
                    Some(line) if self.go(MenuMove::To(line), app).is_some() => {
                        self.go(MenuMove::Choose, app).unwrap_or(OPEN)
                    }
                    None if !popup.room.contains(at) => self.close(app),
                    _ => OPEN,
                };
            }
            _ => return OPEN,
        };
        match self.scroll() {
            Some(scroll) => *scroll = popup.scrolled(paging),
            None => drop(self.go(MenuMove::Row(turn), app)),
        }
        OPEN
    }

    /// Its keys, the most useful first.
    pub(super) fn keys(&self, app: &PlayApp) -> Vec<KeyHint> {
        let close = hint("Esc", "close");
        let arrows = hint("up/down", "choose");
        match self {
            Self::Help { .. }
            | Self::Rules { .. }
            | Self::Shared { .. }
            | Self::HintText { .. }
            | Self::Statistics { .. }
            | Self::Lesson { .. } => {
                let mut keys = vec![close];
                if matches!(self, Self::Shared { .. }) {
                    keys.push(hint("w", "write it to a file"));
                }
                if app.areas.popup.is_scrollable() {
                    let pages = [hint("PgDn", "next page"), hint("PgUp", "page before")];
                    keys.extend(pages.into_iter().chain([hint("up/down", "a line")]));
                }
                keys
            }
            Self::Options { .. } => vec![hint("Enter", "change"), close, arrows],
            Self::Share { .. } => vec![hint("Enter", "copy"), close, arrows],
            Self::Games { .. } => {
                vec![hint("Enter", "continue"), hint("Esc", "go back"), hint("d", "delete"), arrows]
            }
            Self::Delete { .. } => vec![hint("Enter", "delete it"), hint("Esc", "keep it")],
            Self::Start(menu) => {
                vec![
                    hint("Enter", menu.verb()),
                    hint("Esc", "play this one"),
                    arrows,
                    hint("left/right", "change"),
                ]
            }
            Self::New(menu) => vec![hint("Enter", menu.verb()), close, arrows, hint("left/right", "change")],
            Self::Pasted(_) => vec![hint("Enter", "play it"), hint("Esc", "go back")],
            Self::Restart => vec![hint("Enter", "start over"), hint("Esc", "go back")],
            Self::DropTyping => vec![hint("Enter", "drop it"), hint("Esc", "type on")],
            Self::Solved => {
                vec![hint("n", "new game"), hint("i", "statistics"), hint("Esc", "look at the board")]
            }
        }
    }

    /// What it shows.
    pub(super) fn popup(&self, app: &PlayApp, theme: Theme, room: usize) -> Popup {
        let text = |text: String| theme.line(Meaning::Text, text);
        let (title, lines, chosen): (String, Vec<Line>, Option<usize>) = match self {
            Self::Help { .. } => ("Keys and signs".into(), pages::help(app, theme, room), None),
            Self::Rules { .. } => {
                ("Rules".into(), app.sentences().rules().into_iter().map(text).collect(), None)
            }
            Self::Shared { form, text, .. } => (String::new(), pages::shared(*form, text, theme), None),
            Self::HintText { .. } => ("Hint".into(), app.hint_page(theme, room as u16), None),
            Self::Statistics { statistics, .. } => {
                ("Statistics".into(), pages::statistics(statistics, theme), None)
            }
            Self::Lesson { technique, .. } => {
                (technique.name().to_owned(), pages::lesson(*technique, theme), None)
            }
            Self::Options { row } => {
                let pairs: Vec<(&str, String)> = OPTIONS
                    .iter()
                    .map(|option| (option.title, (option.value)(&app.preferences).to_owned()))
                    .collect();
                ("Options".into(), menu::rows(menu::columns(&pairs, room), *row, theme), Some(*row))
            }
            Self::Share { row } => {
                let texts = ShareForm::ALL.into_iter().map(|form| form.about().to_owned());
                ("Copy".into(), menu::rows(texts, *row, theme), Some(*row))
            }
            Self::Games { row, .. } => {
                let texts = app.saved.iter().map(|game| game.about.clone());
                ("Saved games".into(), menu::rows(texts, *row, theme), Some(*row))
            }
            Self::Delete { game, .. } => {
                let lines = [game.about.clone(), "It cannot be brought back.".to_owned()];
                ("Delete this game?".into(), lines.map(text).to_vec(), None)
            }
            Self::Start(menu) => ("Sudoku".into(), menu.lines(app, theme, room), Some(menu.chosen(app))),
            Self::New(menu) => ("New game".into(), menu.lines(app, theme, room), Some(menu.chosen(app))),
            Self::Pasted(game) => ("Play this puzzle?".into(), vec![text(pasted(game))], None),
            Self::Restart => {
                let question = "Everything but the givens is erased; undo brings it back.";
                ("Start over?".into(), vec![text(question.into())], None)
            }
            Self::DropTyping => {
                let question = "The digits that you typed are lost.";
                ("Drop this puzzle?".into(), vec![text(question.into())], None)
            }
            Self::Solved => {
                let meanings = [Meaning::Good].into_iter().chain(std::iter::repeat(Meaning::Text));
                let sentences = meanings.zip(app.sentences().solved());
                let lines = sentences.map(|(meaning, sentence)| theme.line(meaning, sentence)).collect();
                ("Solved".into(), lines, None)
            }
        };
        let first = match self {
            Self::Help { scroll }
            | Self::Rules { scroll }
            | Self::Shared { scroll, .. }
            | Self::HintText { scroll }
            | Self::Statistics { scroll, .. }
            | Self::Lesson { scroll, .. } => *scroll,
            _ => 0,
        };
        let frame = if matches!(self, Self::Shared { .. }) { PopupFrame::None } else { PopupFrame::Drawn };
        Popup { title, lines, first, chosen, frame }
    }
}

/// `A board of 9x9 with 30 givens. It has one solution.`
fn pasted(game: &Game) -> String {
    let (board, clues) = (sudokit_game::BoardRule::board_name(game.board()), game.puzzle().clues());
    let solutions = Sentences::new(game, Controls::Keys).solutions();
    format!("A board of {board} with {clues} givens. {solutions}")
}
