//! The whole screen.

use std::ops::Range;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use sudokit_draw::Scene;
use sudokit_game::{BoardRule, Color, EntryOrder};

use super::PlayCommand as C;
use super::board_key::BoardKey;
use super::cover::Cover;
use super::keys::{digit_keys as keys_of_digits, footer};
use super::zoom::Zoom;
use super::{Message, Mode, PlayApp, PlayCommand, Tone, Waiting};
use super::{hints, palette};
use crate::keys::{KeyHint, KeyLine, hint};
use crate::plan::Plan;
use crate::popup::{PopupArea, text_columns};
use crate::texts::text;
use crate::{Board, Layout, Meaning, Theme, keys};

/// The places of everything that can be clicked, and the number of links that had no
/// room.
#[derive(Clone, Debug, Default)]
pub(super) struct ClickAreas {
    pub(super) board: Option<Layout>,
    pub(super) buttons: Vec<(Rect, Button)>,
    pub(super) popup: PopupArea,
    /// The number of links of a chain that are not drawn.
    pub(super) hidden_links: usize,
    /// The notes of the cursor's box.
    pub(super) zoom: Option<(Rect, Theme)>,
}

/// The effect of a click on a part of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Button {
    /// The same as a command.
    Command(PlayCommand),
    /// The same as a key.
    Key(KeyCode),
}

impl ClickAreas {
    /// Whether the pane shows the colours.
    fn has_palette(&self) -> bool {
        self.buttons.iter().any(|(_, button)| matches!(button, Button::Command(PlayCommand::Paint(_))))
    }
}

impl PlayApp {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame, theme: Theme) {
        self.areas = ClickAreas::default();
        let area = frame.area();
        frame.buffer_mut().set_style(area, theme.ground());
        let scene = self.scene();
        let plan = match Plan::of(&scene, area) {
            Ok(plan) => plan,
            Err(too_small) => return frame.render_widget(too_small, area),
        };
        if self.game.is_paused() {
            let sentence = self.sentences().pause_state();
            Cover { board: &plan.board, scene: &scene, sentence }.draw(frame, theme);
        } else {
            self.areas.hidden_links = Board::new(&scene, theme).draw(&plan.board, frame.buffer_mut());
            self.areas.board = Some(plan.board.clone());
        }
        self.draw_pane(frame, theme, &plan, &scene);
        if let Some(dialog) = &self.dialog {
            let above = Rect { height: area.height.saturating_sub(plan.footer.height), ..area };
            self.areas.popup = dialog.popup(self, theme, text_columns(above)).draw(frame, theme, above);
        }
        self.draw_footer(frame, theme, &plan);
    }

    /// Draws the text next to the board: the state, the digits, and the notes that
    /// have no room on the board. A hint comes first, and replaces all but the state.
    fn draw_pane(&mut self, frame: &mut Frame, theme: Theme, plan: &Plan, scene: &Scene) {
        let mut room = plan.pane;
        if self.game.is_paused() {
            return self.draw_state(frame, theme, &mut room);
        }
        let zoom = Zoom { game: &self.game, theme };
        let notes = if plan.board.form().has_places() { 0 } else { zoom.rows_of_words(room.width) };
        if self.hints.hint.is_some() {
            return self.draw_hint(frame, theme, plan, scene, notes);
        }
        self.draw_state(frame, theme, &mut room);
        let mut upper = Rect { height: room.height.saturating_sub(notes), ..room };
        self.draw_entry(frame, theme, &mut upper);
        let rest = Rect { y: upper.y, height: room.bottom() - upper.y, ..room };
        if notes > 0 {
            Zoom { game: &self.game, theme }.render(rest, frame.buffer_mut());
            self.areas.zoom = Some((rest, theme));
        }
    }

    /// Draws a hint. The state stays if there is room for many sentences, and the digits
    /// if nothing else needs their room.
    fn draw_hint(&mut self, frame: &mut Frame, theme: Theme, plan: &Plan, scene: &Scene, notes: u16) {
        const HIGH: (u16, u16) = (22, 16);
        const HUGE: (u16, u16) = (34, 30);
        let mut room = plan.pane;
        let is_at_least = |(width, height)| plan.pane.width >= width && plan.pane.height >= height;
        let is_below = plan.pane.y >= plan.board.area().bottom();
        if is_at_least(HIGH) && !is_below {
            self.draw_state(frame, theme, &mut room);
            if is_at_least(HUGE) {
                self.draw_entry(frame, theme, &mut room);
            }
            room = Rect { y: room.y + 1, height: room.height - 1, ..room };
            if notes > 0 {
                let zoom = Zoom { game: &self.game, theme };
                let words = Rect { y: room.bottom() - notes, height: notes, ..room };
                zoom.draw_words(words, frame.buffer_mut());
                room.height -= notes + 1;
            }
        }
        let key = BoardKey { scene, hidden_links: self.areas.hidden_links };
        self.hints.draw(frame, theme, room, &key);
    }

    /// Draws the digit keys: the colours, or the keys and the number of each digit that
    /// is left.
    fn draw_entry(&mut self, frame: &mut Frame, theme: Theme, room: &mut Rect) {
        let buttons = match self.entry.mode {
            Mode::Color => palette::draw(frame, theme, room),
            Mode::Normal | Mode::Note(_) => self.draw_digits(frame, theme, room),
        };
        self.areas.buttons.extend(buttons);
    }

    /// The hint on a page of its own.
    pub(super) fn hint_page(&self, theme: Theme, width: u16) -> Vec<Line<'static>> {
        let scene = self.scene();
        let key = BoardKey { scene: &scene, hidden_links: self.areas.hidden_links };
        self.hints.hint.iter().flat_map(|hint| hints::page(hint, &key, theme, width)).collect()
    }

    /// Draws the line at the bottom. A longer text grows upward, over
    /// whatever is there, so that no sentence is cut.
    fn draw_footer(&mut self, frame: &mut Frame, theme: Theme, plan: &Plan) {
        let line = plan.footer;
        let (text, buttons) = self.footer(theme, plan);
        let button = |(columns, code): (Range<u16>, KeyCode)| {
            let width = columns.end - columns.start;
            (Rect { x: line.x + columns.start, width, ..line }, Button::Key(code))
        };
        self.areas.buttons.extend(buttons.into_iter().map(button));
        let text = text.wrap(Wrap { trim: true });
        let rows = (text.line_count(line.width) as u16).clamp(1, line.bottom().max(1));
        let room = Rect { y: line.bottom() - rows, height: rows, ..line };
        frame.render_widget(Clear, room);
        frame.buffer_mut().set_style(room, theme.ground());
        frame.render_widget(text, room);
    }

    /// The line at the bottom: a message, or the most useful keys and where they can
    /// be clicked.
    fn footer(&self, theme: Theme, plan: &Plan) -> (Paragraph<'static>, Vec<(Range<u16>, KeyCode)>) {
        if let Some(text) = self.message_line(theme) {
            return (text, Vec::new());
        }
        // If there is room, keys follow in the same line.
        const KEY: usize = 8;
        let mut message = self.message_without_pane(theme).filter(|_| plan.pane.is_empty());
        let brief = message.take_if(|text| text.chars().count() + KEY <= usize::from(plan.footer.width));
        let mut keys = self.useful_keys(plan);
        keys.splice(0..0, brief.map(|text| hint("", text)));
        let KeyLine { line, buttons } = keys::line(theme, plan.footer.width, &keys);
        let lines = message.map(|text| theme.line(Meaning::Text, text)).into_iter().chain([line]);
        (Paragraph::new(lines.collect::<Vec<_>>()), buttons)
    }

    /// The text for a screen without room for a pane: the hint, or the notes of the
    /// cursor's cell.
    fn message_without_pane(&self, theme: Theme) -> Option<String> {
        if self.game.is_paused() || self.dialog.is_some() {
            return None;
        }
        match &self.hints.hint {
            Some(hint) => Some(hint.explanation.level(hint.revealed).join(" ")),
            None => Zoom { game: &self.game, theme }.in_brief(),
        }
    }

    /// A message in place of the keys.
    fn message_line(&self, theme: Theme) -> Option<Paragraph<'static>> {
        if let Some(waiting) = self.waiting {
            let text = match waiting {
                Waiting::Hint { .. } => text!("play-searching-hint"),
                Waiting::Puzzle => text!("play-making-puzzle"),
            };
            return Some(Paragraph::new(theme.line(Meaning::Muted, text)));
        }
        if let Some(Message { text, tone }) = &self.message {
            let meaning = match tone {
                Tone::Plain => Meaning::Text,
                Tone::Good => Meaning::Good,
                Tone::Bad => Meaning::Error,
            };
            return Some(Paragraph::new(theme.line(meaning, text.clone())));
        }
        let once = self.entry.once?;
        let text = match (self.entry.mode, once) {
            (Mode::Color, _) => text!("play-which-note"),
            (_, Mode::Note(kind)) => text!("play-next-digit", kind = kind.name()),
            (_, Mode::Normal | Mode::Color) => return None,
        };
        Some(Paragraph::new(theme.line(Meaning::Text, text)))
    }

    /// The keys to know at the moment, the most useful first.
    fn useful_keys(&self, plan: &Plan) -> Vec<KeyHint> {
        if let Some(dialog) = &self.dialog {
            return dialog.keys(self);
        }
        if self.typing.is_some() {
            let keys = [
                (C::Place, text!("play-footer-play-typed")),
                (C::Escape, text!("play-footer-cancel-typing")),
                (C::NextMode, text!("play-footer-next-cell")),
            ];
            return keys.into_iter().map(|(command, about)| footer(command, about)).collect();
        }
        if self.game.is_paused() {
            return vec![
                footer(C::Pause, text!("play-footer-continue")),
                footer(C::Help, text!("play-footer-help")),
                footer(C::Quit, text!("play-footer-quit")),
            ];
        }
        if let Some(keys) = self.hints.keys() {
            return keys;
        }
        let digits = keys_of_digits(self.game.alphabet(), self.game.board().side());
        let is_digit_first = self.preferences.entry == EntryOrder::DigitFirst;
        let mut keys = vec![
            footer(C::Help, text!("play-footer-help")),
            footer(C::Quit, text!("play-footer-quit")),
            footer(C::Hint, text!("play-footer-hint")),
            footer(C::Undo, text!("play-footer-undo")),
        ];
        if !BoardRule::of(self.game.board()).is_empty() {
            keys.push(footer(C::Lesson, text!("play-footer-rules")));
        }
        let write_digits = || footer(C::SetMode(Mode::Normal), text!("play-footer-digits"));
        match self.entry.mode {
            // If the pane has no palette, this shows the colour of each number.
            Mode::Color if !self.areas.has_palette() => {
                keys.push(write_digits());
                let colors = Color::ALL.map(|color| hint(color.number().to_string(), color.word()));
                keys.splice(1..1, colors);
            }
            Mode::Color => keys.extend([hint("1-9", text!("play-footer-paint")), write_digits()]),
            _ if is_digit_first => {
                keys.push(hint(digits, text!("play-footer-choose-digit")));
                keys.push(footer(C::Place, text!("play-footer-place")));
            }
            mode => keys.push(hint(digits, mode.name())),
        }
        // Without a pane, nothing else shows the mode of the digit keys and the notes.
        if plan.pane.is_empty() {
            keys.splice(0..0, self.entry_state().map(|state| hint("", state)));
        }
        keys.extend([
            footer(C::NextMode, text!("play-footer-mode")),
            footer(C::New, text!("play-footer-new")),
            footer(C::Options, text!("play-footer-options")),
        ]);
        keys
    }

    /// The mode of the digit keys, in brackets, if it is not the usual one.
    fn entry_state(&self) -> Option<String> {
        let chosen = self.entry.chosen.map(|digit| self.game.alphabet().symbol(digit));
        let is_usual = self.entry.mode == Mode::Normal && self.preferences.entry == EntryOrder::CellFirst;
        (!is_usual).then(|| match chosen {
            Some(symbol) => format!("[{} {symbol}]", self.entry.mode.name()),
            None => format!("[{}]", self.entry.mode.name()),
        })
    }
}
