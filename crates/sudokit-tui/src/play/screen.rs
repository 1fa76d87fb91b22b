//! The whole screen.

use std::ops::Range;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use sudokit_game::{BoardRule, Color, EntryOrder};

use super::cover::Cover;
use super::keys::digit_keys as keys_of_digits;
use super::palette;
use super::zoom::Zoom;
use super::{Message, Mode, PlayApp, PlayCommand, Tone, Waiting};
use crate::keys::{KeyHint, KeyLine, hint};
use crate::plan::Plan;
use crate::popup::{PopupArea, text_columns};
use crate::wires::sign_legend;
use crate::{Board, Layout, Meaning, Scene, Theme, keys};

/// What can be clicked, and where it is.
#[derive(Clone, Debug, Default)]
pub(super) struct ClickAreas {
    pub(super) board: Option<Layout>,
    pub(super) buttons: Vec<(Rect, Button)>,
    pub(super) popup: PopupArea,
    /// The notes of the cursor's box.
    pub(super) zoom: Option<(Rect, Theme)>,
}

/// What a click on a part of the screen does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Button {
    /// The same as a command.
    Command(PlayCommand),
    /// The same as a key.
    Key(KeyCode),
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
            Board::new(&scene, theme).draw(&plan.board, frame.buffer_mut());
            self.areas.board = Some(plan.board.clone());
        }
        self.draw_pane(frame, theme, &plan, &scene);
        if let Some(dialog) = &self.dialog {
            let above = Rect { height: area.height.saturating_sub(plan.footer.height), ..area };
            self.areas.popup = dialog.popup(self, theme, text_columns(above)).draw(frame, theme, above);
        }
        self.draw_footer(frame, theme, &plan);
    }

    /// Draws the text next to the board: the state, the digits, and a hint or
    /// the notes of the present box.
    fn draw_pane(&mut self, frame: &mut Frame, theme: Theme, plan: &Plan, scene: &Scene) {
        let mut room = plan.pane;
        let is_below = plan.pane.y >= plan.board.area().bottom();
        let has_hint = self.hints.hint.is_some();
        if self.game.is_paused() {
            return self.draw_state(frame, theme, &mut room);
        }
        if has_hint && is_below {
            // There is little room for anything else.
            return self.hints.draw(frame, theme, room, scene);
        }
        self.draw_state(frame, theme, &mut room);
        let buttons = match self.entry.mode {
            Mode::Color => palette::draw(frame, theme, &mut room),
            Mode::Normal | Mode::Note(_) => self.draw_digits(frame, theme, &mut room),
        };
        self.areas.buttons.extend(buttons);
        if has_hint {
            let gap = u16::from(room.height > 1);
            let mut room = Rect { y: room.y + gap, height: room.height - gap, ..room };
            draw_legend(frame, theme, &mut room, scene);
            self.hints.draw(frame, theme, room, scene);
        } else if !plan.board.form().has_places() {
            Zoom { game: &self.game, theme }.render(room, frame.buffer_mut());
            self.areas.zoom = Some((room, theme));
        }
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
        let KeyLine { line, buttons } = keys::line(theme, plan.footer.width, &self.useful_keys(plan));
        let text = match &self.hints.hint {
            Some(hint) if plan.pane.is_empty() && !self.game.is_paused() && self.dialog.is_none() => {
                let told = hint.explanation.level(hint.revealed).join(" ");
                Paragraph::new(vec![theme.line(Meaning::Text, told), line])
            }
            _ => Paragraph::new(line),
        };
        (text, buttons)
    }

    /// What is said instead of keys.
    fn message_line(&self, theme: Theme) -> Option<Paragraph<'static>> {
        if let Some(waiting) = self.waiting {
            let text = match waiting {
                Waiting::Hint { .. } => "Looking for a hint … Esc stops.",
                Waiting::Puzzle => "Making a puzzle … Esc stops.",
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
        let text = match self.entry.mode {
            Mode::Color => "Which note is painted? Type its digit.".to_owned(),
            _ => format!("The next digit is written as a {} note.", once.name()),
        };
        Some(Paragraph::new(theme.line(Meaning::Text, text)))
    }

    /// The keys to know at the moment, the most useful first.
    fn useful_keys(&self, plan: &Plan) -> Vec<KeyHint> {
        if let Some(dialog) = &self.dialog {
            return dialog.keys(self);
        }
        if self.typing.is_some() {
            return vec![hint("Enter", "play it"), hint("Esc", "drop it"), hint("Space", "next cell")];
        }
        if self.game.is_paused() {
            return vec![hint("p", "continue"), hint("?", "keys"), hint("q", "quit")];
        }
        if let Some(keys) = self.hints.keys() {
            return keys;
        }
        let digits = keys_of_digits(self.game.alphabet(), self.game.board().side());
        let is_digit_first = self.preferences.entry == EntryOrder::DigitFirst;
        let mut keys = vec![hint("?", "keys"), hint("q", "quit"), hint("t", "hint"), hint("u", "undo")];
        if !BoardRule::of(self.game.board()).is_empty() {
            keys.push(hint("/", "rules"));
        }
        match self.entry.mode {
            // A palette: which number is which colour.
            Mode::Color => {
                let colors = Color::ALL.map(|color| hint(color.number().to_string(), color.name()));
                keys =
                    vec![hint("?", "keys")].into_iter().chain(colors).chain([hint("z", "digits")]).collect();
            }
            _ if is_digit_first => {
                keys.push(hint(digits, "take up"));
                keys.push(hint("Enter", "write it"));
            }
            mode => keys.push(hint(digits, mode.name())),
        }
        // Without a pane, nothing else shows what the digit keys do.
        if plan.pane.is_empty()
            && let Some(state) = self.entry_state()
        {
            keys.insert(0, hint("", state));
        }
        keys.extend([hint("Space", "mode"), hint("n", "new"), hint("o", "options")]);
        keys
    }

    /// What the digit keys do, where that is not the usual; in brackets.
    fn entry_state(&self) -> Option<String> {
        let in_hand = self.entry.in_hand.map(|digit| self.game.alphabet().symbol(digit));
        let is_usual = self.entry.mode == Mode::Normal && self.preferences.entry == EntryOrder::CellFirst;
        (!is_usual).then(|| match in_hand {
            Some(symbol) => format!("[{} {symbol}]", self.entry.mode.name()),
            None => format!("[{}]", self.entry.mode.name()),
        })
    }
}

/// Says what the signs on the board mean, at the lower end of a room that is high
/// enough.
fn draw_legend(frame: &mut Frame, theme: Theme, room: &mut Rect, scene: &Scene) {
    const HIGH: u16 = 12;
    let legend = Paragraph::new(sign_legend(scene, theme)).wrap(Wrap { trim: true });
    let rows = legend.line_count(room.width) as u16;
    if room.height >= HIGH + rows && sign_legend(scene, theme).width() > 0 {
        room.height -= rows + 1;
        frame.render_widget(legend, Rect { y: room.bottom() + 1, height: rows, ..*room });
    }
}
