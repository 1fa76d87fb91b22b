//! The whole screen.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};
use sudokit::{Candidate, Cell, Reveal};

use super::app::GoesOn;
use super::message::{Message, Tone};
use super::request::Waiting;
use super::{App, Command, Mode};
use crate::keys;
use crate::plan::Plan;
use crate::{Board, Layout, Meaning, Theme};

/// What can be clicked, and where it lies.
#[derive(Clone, Debug, Default)]
pub(super) struct Areas {
    board: Option<Layout>,
    buttons: Vec<(Rect, Command)>,
}

impl Areas {
    pub(super) fn cell_at(&self, at: Position) -> Option<Cell> {
        self.board.as_ref()?.cell_at(at)
    }

    pub(super) fn candidate_at(&self, at: Position) -> Option<Candidate> {
        self.board.as_ref()?.candidate_at(at)
    }

    pub(super) fn button_at(&self, at: Position) -> Option<Command> {
        self.buttons.iter().find(|(area, _)| area.contains(at)).map(|(_, command)| *command)
    }

    pub(super) fn add_button(&mut self, area: Rect, command: Command) {
        self.buttons.push((area, command));
    }
}

/// Where a hint is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Pane,
    /// There is no pane.
    Footer,
}

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame, theme: Theme) {
        self.areas = Areas::default();
        let area = frame.area();
        let scene = self.scene();
        let plan = match Plan::of(&scene, area) {
            Ok(plan) => plan,
            Err(too_small) => return frame.render_widget(too_small, area),
        };
        if self.game.is_paused() {
            let text = "Paused. The board is covered until p goes on.";
            let covered = Paragraph::new(text).style(theme.style(Meaning::Title)).wrap(Wrap { trim: true });
            frame.render_widget(covered, plan.board.area());
        } else {
            Board::new(&scene, theme).draw(&plan.board, frame.buffer_mut());
            self.areas.board = Some(plan.board.clone());
        }
        self.draw_pane(frame, theme, &plan, scene.chain());
        let room = if plan.pane.is_empty() { Room::Footer } else { Room::Pane };
        self.draw_footer(frame, theme, plan.footer, room);
        if let Some(dialog) = &self.dialog {
            super::popup::draw(dialog, self, frame, theme);
        }
    }

    /// Draws the line at the bottom. What is longer grows upward, over whatever
    /// is there: a sentence without its end says nothing.
    fn draw_footer(&self, frame: &mut Frame, theme: Theme, line: Rect, room: Room) {
        let text = self.footer(theme, line.width, room).wrap(Wrap { trim: true });
        let rows = (text.line_count(line.width) as u16).clamp(1, line.bottom().max(1));
        let room = Rect { y: line.bottom() - rows, height: rows, ..line };
        frame.render_widget(Clear, room);
        frame.render_widget(text, room);
    }

    /// The line at the bottom: what there is to say, or what can be done.
    fn footer(&self, theme: Theme, width: u16, room: Room) -> Paragraph<'static> {
        if let Some(waiting) = self.waiting {
            let text = match waiting {
                Waiting::Hint { .. } => "Looking for a hint … Esc stops.",
                Waiting::Puzzle => "Making a puzzle … Esc stops.",
            };
            return Paragraph::new(Span::styled(text, theme.style(Meaning::Muted)));
        }
        if let Some(Message { text, tone }) = &self.message {
            let meaning = match tone {
                Tone::Plain => Meaning::Text,
                Tone::Good => Meaning::Good,
                Tone::Bad => Meaning::Error,
            };
            return Paragraph::new(Span::styled(text.clone(), theme.style(meaning)));
        }
        if let Some(once) = self.once {
            let text = format!("The next digit is written as a {} note.", once.name());
            return Paragraph::new(Span::styled(text, theme.style(Meaning::Text)));
        }
        let keys = keys::line(theme, width, &self.useful_keys());
        match &self.hint {
            Some(hint) if room == Room::Footer && !self.game.is_paused() => {
                let told = hint.explanation.level(hint.revealed).join(" ");
                Paragraph::new(vec![Line::styled(told, theme.style(Meaning::Text)), keys])
            }
            _ => Paragraph::new(keys),
        }
    }

    /// The keys to know at the moment, the most useful first.
    fn useful_keys(&self) -> Vec<(&'static str, &'static str)> {
        if self.game.is_paused() {
            return vec![("p", "go on"), ("?", "keys"), ("q", "quit")];
        }
        let Some(hint) = &self.hint else {
            let digits = if self.mode == Mode::Color { "paint" } else { self.mode.name() };
            return vec![
                ("?", "keys"),
                ("q", "quit"),
                ("t", "hint"),
                ("u", "undo"),
                ("1-9", digits),
                ("Space", "mode"),
                ("n", "new"),
                ("o", "options"),
            ];
        };
        let more = (hint.revealed < Reveal::Move).then_some(("t", "tell more"));
        let down = (self.hint_goes_on == GoesOn::Yes).then_some(("PgDn", "read on"));
        let up = (self.hint_scroll > Some(0)).then_some(("PgUp", "back"));
        let rest = [Some(("a", "do it")), Some(("Esc", "close"))];
        [more, down, up].into_iter().chain(rest).flatten().collect()
    }
}
