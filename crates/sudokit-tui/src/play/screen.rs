//! The whole screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use super::cover::Cover;
use super::zoom::Zoom;
use super::{Message, Mode, PlayApp, PlayCommand, Tone, Waiting};
use crate::plan::Plan;
use crate::wires::sign_legend;
use crate::{Board, Layout, Meaning, Scene, Theme, keys};

/// What can be clicked, and where it is.
#[derive(Clone, Debug, Default)]
pub(super) struct ClickAreas {
    pub(super) board: Option<Layout>,
    pub(super) buttons: Vec<(Rect, PlayCommand)>,
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
        self.draw_footer(frame, theme, &plan);
        if let Some(dialog) = &self.dialog {
            dialog.popup(self, theme).draw(frame, theme);
        }
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
        self.areas.buttons = self.draw_digits(frame, theme, &mut room);
        if has_hint {
            let gap = u16::from(room.height > 1);
            let mut room = Rect { y: room.y + gap, height: room.height - gap, ..room };
            draw_legend(frame, theme, &mut room, scene);
            self.hints.draw(frame, theme, room, scene);
        } else if !plan.board.form().has_places() {
            Zoom { game: &self.game, theme }.render(room, frame.buffer_mut());
        }
    }

    /// Draws the line at the bottom. A longer text grows upward, over
    /// whatever is there, so that no sentence is cut.
    fn draw_footer(&self, frame: &mut Frame, theme: Theme, plan: &Plan) {
        let (line, text) = (plan.footer, self.footer(theme, plan).wrap(Wrap { trim: true }));
        let rows = (text.line_count(line.width) as u16).clamp(1, line.bottom().max(1));
        let room = Rect { y: line.bottom() - rows, height: rows, ..line };
        frame.render_widget(Clear, room);
        frame.buffer_mut().set_style(room, theme.ground());
        frame.render_widget(text, room);
    }

    /// The line at the bottom: a message, or the most useful keys.
    fn footer(&self, theme: Theme, plan: &Plan) -> Paragraph<'static> {
        if let Some(waiting) = self.waiting {
            let text = match waiting {
                Waiting::Hint { .. } => "Looking for a hint … Esc stops.",
                Waiting::Puzzle => "Making a puzzle … Esc stops.",
            };
            return Paragraph::new(theme.line(Meaning::Muted, text));
        }
        if let Some(Message { text, tone }) = &self.message {
            let meaning = match tone {
                Tone::Plain => Meaning::Text,
                Tone::Good => Meaning::Good,
                Tone::Bad => Meaning::Error,
            };
            return Paragraph::new(theme.line(meaning, text.clone()));
        }
        if let Some(once) = self.entry.once {
            let text = format!("The next digit is written as a {} note.", once.name());
            return Paragraph::new(theme.line(Meaning::Text, text));
        }
        let keys = keys::line(theme, plan.footer.width, &self.useful_keys());
        match &self.hints.hint {
            Some(hint) if plan.pane.is_empty() && !self.game.is_paused() => {
                let told = hint.explanation.level(hint.revealed).join(" ");
                Paragraph::new(vec![theme.line(Meaning::Text, told), keys])
            }
            _ => Paragraph::new(keys),
        }
    }

    /// The keys to know at the moment, the most useful first.
    fn useful_keys(&self) -> Vec<(&'static str, &'static str)> {
        if self.game.is_paused() {
            return vec![("p", "go on"), ("?", "keys"), ("q", "quit")];
        }
        if let Some(keys) = self.hints.keys() {
            return keys;
        }
        let mode = self.entry.mode;
        let digits = if mode == Mode::Color { "paint" } else { mode.name() };
        vec![
            ("?", "keys"),
            ("q", "quit"),
            ("t", "hint"),
            ("u", "undo"),
            ("1-9", digits),
            ("Space", "mode"),
            ("n", "new"),
            ("o", "options"),
        ]
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
