//! The choice of what to play: a new puzzle of a size, with rules and a level, a
//! saved game, or a puzzle that the player types in. The game begins with this menu.

use ratatui::text::Line;
use sudokit::logic::rate::Level;
use sudokit_game::{GameSetup, Turn, Variant};

use super::menu::{self, MenuMove};
use crate::Theme;
use crate::play::{PlayApp, PlayRequest, Tone, Waiting};
use crate::texts::text;

/// A game that can be continued, in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGame {
    /// Its name among the saved ones.
    pub name: String,
    /// Its kind and its progress: `9x9 hard, 23 of 51 cells filled, 12:30`.
    pub about: String,
}

/// The menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameMenu {
    /// The new game.
    pub setup: GameSetup,
    row: GameRow,
}

/// The state of the menu after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuEnd {
    Open,
    Closed,
    /// The list of saved games is requested.
    List,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameRow {
    Level,
    Size,
    Rules,
    Continue,
    Saved,
    TypeIn,
}

impl GameMenu {
    /// The menu for a new game like the current one.
    pub(super) fn new(app: &PlayApp) -> Self {
        let setup = GameSetup::like(app.present_game()).with_seed(app.seed);
        Self { setup, row: GameRow::Level }
    }

    /// The menu when the program starts, in which continuing a saved game comes
    /// first.
    pub(super) fn start(app: &PlayApp) -> Self {
        let row = if app.saved.is_empty() { GameRow::Level } else { GameRow::Continue };
        Self { row, ..Self::new(app) }
    }

    fn rows(app: &PlayApp) -> Vec<GameRow> {
        let is_there = |row: &GameRow| match row {
            GameRow::Continue => !app.saved.is_empty(),
            GameRow::Saved => app.saved.len() > 1,
            _ => true,
        };
        use GameRow as R;
        [R::Level, R::Size, R::Rules, R::Continue, R::Saved, R::TypeIn].into_iter().filter(is_there).collect()
    }

    /// The chosen row, or the first row if the chosen one no longer exists.
    pub(super) fn chosen(&self, app: &PlayApp) -> usize {
        Self::rows(app).iter().position(|&row| row == self.row).unwrap_or(0)
    }

    pub(super) fn go(&mut self, to: MenuMove, app: &mut PlayApp) -> MenuEnd {
        let rows = Self::rows(app);
        self.row = rows[self.chosen(app)];
        match to {
            MenuMove::Row(turn) => self.row = rows[menu::moved(self.chosen(app), rows.len(), turn)],
            MenuMove::To(row) => self.row = rows[row.min(rows.len() - 1)],
            MenuMove::Number(number) => {
                self.setup.level = Level::ALL[number.min(Level::ALL.len() - 1)];
                self.row = GameRow::Level;
            }
            MenuMove::Value(turn) => self.turn(turn),
            MenuMove::Choose => return self.choose(app),
        }
        MenuEnd::Open
    }

    fn turn(&mut self, turn: Turn) {
        match self.row {
            GameRow::Level => self.setup.change_level(turn),
            GameRow::Size => self.setup.change_side(turn),
            GameRow::Rules => self.setup.change_variant(turn),
            GameRow::Continue | GameRow::Saved | GameRow::TypeIn => (),
        }
    }

    fn choose(&self, app: &mut PlayApp) -> MenuEnd {
        match self.row {
            GameRow::Level | GameRow::Size | GameRow::Rules => {
                app.forget_hint();
                app.waiting = Some(Waiting::Puzzle);
                let (level, board) = (self.setup.level, self.setup.board());
                app.request(PlayRequest::Create { level, board });
            }
            GameRow::Continue => {
                if let Some(game) = app.saved.first() {
                    app.request(PlayRequest::Resume(game.name.clone()));
                }
            }
            GameRow::Saved => return MenuEnd::List,
            // The puzzle that the player has in mind has other regions than this one.
            GameRow::TypeIn if self.setup.variant() == Variant::Jigsaw => {
                app.say(Tone::Plain, text!("play-type-jigsaw"));
                return MenuEnd::Open;
            }
            GameRow::TypeIn => app.begin_typing(self.setup.board()),
        }
        MenuEnd::Closed
    }

    pub(super) fn lines(&self, app: &PlayApp, theme: Theme, room: usize) -> Vec<Line<'static>> {
        // Lines are not broken between the signs and the text.
        let value = |text: &str| format!("◂\u{a0}{text}\u{a0}▸");
        let row = |row: GameRow| match row {
            GameRow::Level => (text!("play-menu-level"), value(self.setup.level.name())),
            GameRow::Size => (text!("play-menu-size"), value(&format!("{0}x{0}", self.setup.side()))),
            GameRow::Rules => (text!("play-menu-rules"), value(&self.setup.variant_name())),
            GameRow::Continue => {
                let about = app.saved.first().map(|game| game.about.clone());
                (text!("play-menu-continue"), about.unwrap_or_default())
            }
            GameRow::Saved => {
                (text!("play-menu-saved"), text!("play-menu-saved-count", games = app.saved.len()))
            }
            GameRow::TypeIn => (text!("play-menu-type-in"), text!("play-menu-type-in-about")),
        };
        let pairs: Vec<(String, String)> = Self::rows(app).into_iter().map(row).collect();
        menu::rows(menu::columns(&pairs, room), self.chosen(app), theme)
    }

    /// The effect of Enter, as one word or phrase.
    pub(super) fn verb(&self) -> String {
        match self.row {
            GameRow::Level | GameRow::Size | GameRow::Rules => text!("play-dialog-new"),
            GameRow::Continue => text!("play-dialog-continue"),
            GameRow::Saved => text!("play-dialog-list"),
            GameRow::TypeIn => text!("play-dialog-type-in"),
        }
    }
}
