//! Dialogs over the board: pages to read, menus and questions.
//!
//! `q` and Esc close a dialog, and show the one that it was opened from. Pages scroll
//! as in other programs; menus have rows to choose from; questions are answered with
//! Enter. While a dialog is open, the line at the bottom shows its keys.

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
use crate::keys::{KeyHint, PAGE_KEYS, hint};
use crate::paging::Paging;
use crate::popup::{Popup, PopupFrame};
use crate::texts::text;
use crate::{Meaning, Theme};

/// The dialog that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayDialog {
    /// All keys.
    Help {
        /// The first visible row.
        scroll: usize,
    },
    /// The rules of the board.
    Rules {
        /// The first visible row.
        scroll: usize,
    },
    /// A text that was sent to the clipboard.
    Shared {
        /// The form of the text.
        form: ShareForm,
        /// The text.
        text: String,
        /// The first visible row.
        scroll: usize,
    },
    /// The player's statistics.
    Statistics {
        /// The figures.
        statistics: Statistics,
        /// The first visible row.
        scroll: usize,
    },
    /// The text of the hint.
    HintText {
        /// The first visible row.
        scroll: usize,
    },
    /// The lesson about a technique.
    Lesson {
        /// The technique.
        technique: Technique,
        /// The first visible row.
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
    /// The choice of what to play, when the program starts.
    Start(GameMenu),
    /// The choice of what to play next.
    New(GameMenu),
    /// Whether to play the pasted or typed puzzle.
    Pasted(Box<Game>),
    /// Whether to start again.
    Restart,
    /// Whether to discard the puzzle that is being typed in.
    DropTyping,
    /// The puzzle is solved.
    Solved,
}

const CLOSED: ControlFlow<()> = ControlFlow::Break(());
const OPEN: ControlFlow<()> = ControlFlow::Continue(());

/// The number of rows by which a mouse wheel scrolls.
pub(super) const WHEEL: usize = 3;

impl PlayDialog {
    /// The menu for a new game.
    pub(super) fn new_game(app: &PlayApp) -> Self {
        Self::New(GameMenu::new(app))
    }

    /// The menu with which the game begins.
    pub(super) fn start(app: &PlayApp) -> Self {
        Self::Start(GameMenu::start(app))
    }

    /// The first visible row of a page.
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

    /// Handles a key. The dialog is closed if the result is `Break`.
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
                // The copied text is only shown, so every other key is for the game.
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
                app.say(Tone::Plain, text!("play-restarted"));
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
            // A player who keeps typing has not seen the dialog yet.
            _ => OPEN,
        }
    }

    /// Closes it, and shows the dialog that it was opened from.
    fn close(&self, app: &mut PlayApp) -> ControlFlow<()> {
        if let Self::Games { menu: before, .. } | Self::Delete { list: before, .. } = self {
            app.dialog = Some((**before).clone());
        }
        CLOSED
    }

    /// Adapts it to a list of games that has become shorter. Without games, the menu
    /// before the list is shown again.
    pub(super) fn fit(&mut self, games: usize) {
        if let Self::Games { row, menu } = self {
            *row = (*row).min(games.saturating_sub(1));
            if games == 0 {
                *self = (**menu).clone();
            }
        }
    }

    /// Does what a key requests of a menu. Returns `None` if this is not a menu.
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
        let close = || hint("Esc", text!("play-dialog-close"));
        let back = || hint("Esc", text!("play-dialog-back"));
        let arrows = || hint(text!("key-arrows-vertical"), text!("play-dialog-choose"));
        let change = || hint(text!("key-arrows-horizontal"), text!("play-dialog-change"));
        let enter = |about| hint("Enter", about);
        match self {
            Self::Help { .. }
            | Self::Rules { .. }
            | Self::Shared { .. }
            | Self::HintText { .. }
            | Self::Statistics { .. }
            | Self::Lesson { .. } => {
                let mut keys = vec![close()];
                if matches!(self, Self::Shared { .. }) {
                    keys.push(hint("w", text!("play-dialog-save-file")));
                }
                if app.areas.popup.is_scrollable() {
                    let [next, previous] = PAGE_KEYS;
                    keys.extend([
                        hint(next, text!("play-footer-next-page")),
                        hint(previous, text!("play-footer-previous-page")),
                        hint(text!("key-arrows-vertical"), text!("play-dialog-scroll")),
                    ]);
                }
                keys
            }
            Self::Options { .. } => vec![enter(text!("play-dialog-change")), close(), arrows()],
            Self::Share { .. } => vec![enter(text!("play-dialog-copy")), close(), arrows()],
            Self::Games { .. } => {
                let delete = hint("d", text!("play-dialog-delete"));
                vec![enter(text!("play-dialog-continue")), back(), delete, arrows()]
            }
            Self::Delete { .. } => {
                vec![enter(text!("play-dialog-delete")), hint("Esc", text!("play-dialog-keep"))]
            }
            Self::Start(menu) => {
                let play = hint("Esc", text!("play-dialog-play-present"));
                vec![enter(menu.verb()), play, arrows(), change()]
            }
            Self::New(menu) => vec![enter(menu.verb()), close(), arrows(), change()],
            Self::Pasted(_) => vec![enter(text!("play-dialog-play")), back()],
            Self::Restart => vec![enter(text!("play-dialog-restart")), back()],
            Self::DropTyping => {
                vec![enter(text!("play-dialog-discard")), hint("Esc", text!("play-dialog-keep-typing"))]
            }
            Self::Solved => vec![
                hint("n", text!("play-dialog-new")),
                hint("i", text!("play-dialog-statistics")),
                hint("Esc", text!("play-dialog-see-board")),
            ],
        }
    }

    /// The contents of the dialog.
    pub(super) fn popup(&self, app: &PlayApp, theme: Theme, room: usize) -> Popup {
        let line = |text: String| theme.line(Meaning::Text, text);
        let (title, lines, chosen): (String, Vec<Line>, Option<usize>) = match self {
            Self::Help { .. } => (text!("play-page-keys"), pages::help(app, theme, room), None),
            Self::Rules { .. } => {
                (text!("play-page-rules"), app.sentences().rules().into_iter().map(line).collect(), None)
            }
            Self::Shared { form, text, .. } => (String::new(), pages::shared(*form, text, theme), None),
            Self::HintText { .. } => (text!("play-page-hint"), app.hint_page(theme, room as u16), None),
            Self::Statistics { statistics, .. } => {
                (text!("play-page-statistics"), pages::statistics(statistics, theme), None)
            }
            Self::Lesson { technique, .. } => {
                (technique.name().to_owned(), pages::lesson(*technique, theme), None)
            }
            Self::Options { row } => {
                let titles: Vec<String> = OPTIONS.iter().map(|option| (option.title)()).collect();
                let values = OPTIONS.iter().map(|option| (option.value)(&app.preferences));
                let pairs: Vec<(String, String)> = titles.into_iter().zip(values).collect();
                (text!("play-menu-options"), menu::rows(menu::columns(&pairs, room), *row, theme), Some(*row))
            }
            Self::Share { row } => {
                let texts = ShareForm::ALL.into_iter().map(ShareForm::about);
                (text!("play-menu-share"), menu::rows(texts, *row, theme), Some(*row))
            }
            Self::Games { row, .. } => {
                let texts = app.saved.iter().map(|game| game.about.clone());
                (text!("play-menu-saved"), menu::rows(texts, *row, theme), Some(*row))
            }
            Self::Delete { game, .. } => {
                let lines = [game.about.clone(), text!("play-question-delete-about")];
                (text!("play-question-delete"), lines.map(line).to_vec(), None)
            }
            Self::Start(menu) => {
                (text!("play-menu-start"), menu.lines(app, theme, room), Some(menu.chosen(app)))
            }
            Self::New(menu) => (text!("play-menu-new"), menu.lines(app, theme, room), Some(menu.chosen(app))),
            Self::Pasted(game) => (text!("play-question-entered"), vec![line(entered(game))], None),
            Self::Restart => {
                (text!("play-question-restart"), vec![line(text!("play-question-restart-about"))], None)
            }
            Self::DropTyping => {
                (text!("play-question-discard"), vec![line(text!("play-question-discard-about"))], None)
            }
            Self::Solved => {
                let meanings = [Meaning::Good].into_iter().chain(std::iter::repeat(Meaning::Text));
                let sentences = meanings.zip(app.sentences().solved());
                let lines = sentences.map(|(meaning, sentence)| theme.line(meaning, sentence)).collect();
                (text!("play-solved"), lines, None)
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

/// `A 9x9 puzzle with 30 givens. It has one solution.`
fn entered(game: &Game) -> String {
    let (board, givens) = (sudokit_game::BoardRule::board_name(game.board()), game.puzzle().clues());
    let solutions = Sentences::new(game, Controls::Keys).solutions();
    text!("play-question-entered-about", board, givens, solutions)
}
