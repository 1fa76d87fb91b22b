//! The whole screen: boards with text, and the bar.

use ratatui::Frame;
use ratatui::layout::Rect;
use sudokit::watch::Event;
use sudokit_draw::Scene;
use sudokit_text::Phrase;

use super::app::{Playback, Showing};
use super::arrangement::Arrangement;
use super::bar::StepBar;
use super::figures::grouped;
use super::keys::SECTIONS;
use super::pane::ColumnPane;
use super::{Column, WatchApp, WatchCommand, scene};
use crate::keys::command_hint;
use crate::plan::Plan;
use crate::popup::text_columns;
use crate::texts::text;
use crate::{Board, Meaning, Theme, TooSmall, keys};

impl WatchApp {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame, theme: Theme) {
        let (area, scenes) = (frame.area(), self.scenes());
        frame.buffer_mut().set_style(area, theme.ground());
        let Arrangement { columns, verdict, bar } = match Arrangement::of(&scenes, area) {
            Ok(arrangement) => arrangement,
            Err(too_small) => return frame.render_widget(too_small, area),
        };
        for ((column, scene), (board, pane)) in self.columns.iter().zip(&scenes).zip(columns) {
            Board::new(scene, theme).draw(&board, frame.buffer_mut());
            ColumnPane { subject: &self.subject, column, scene, theme, form: board.form(), read: self.read }
                .draw(frame, pane);
        }
        frame.render_widget(theme.line(Meaning::Title, self.verdict(verdict.width.into())), verdict);
        self.draw_bar(frame, theme, bar);
        if let Some(dialog) = &self.dialog {
            self.popup = dialog.popup(self, theme, text_columns(area)).draw(frame, theme, area);
        }
    }

    /// The board of each column.
    fn scenes(&self) -> Vec<Scene> {
        self.columns.iter().map(|column| scene::scene(&column.frame, &self.subject, self.read)).collect()
    }

    /// Whether there is room for everything, and not only for a part of the board.
    pub fn fits(&self, area: Rect) -> Result<(), TooSmall> {
        match &self.scenes()[..] {
            [scene] => Plan::whole(scene, area).map(|_| ()),
            scenes => Arrangement::of(scenes, area).map(|_| ()),
        }
    }

    /// `search: done in 98 steps, 4 guesses; backtrack: at step 1,234, 617 guesses`, or as
    /// much of it as fits: each column has its figures as well. One method has none.
    fn verdict(&self, room: usize) -> String {
        let [first, second] = &self.columns[..] else { return String::new() };
        let result = |column: &Column, id: &'static str| {
            let (steps, guesses) = (column.frame.number, column.frame.figures.guesses);
            let state = match column.frame.event {
                _ if !column.is_over() => "running",
                Event::Stuck => "stuck",
                _ => "done",
            };
            let arguments = [
                ("method", column.method.name().into()),
                ("state", state.into()),
                ("steps_count", steps.into()),
                ("steps", grouped(steps).into()),
                ("guesses_count", guesses.into()),
                ("guesses", grouped(guesses).into()),
            ];
            Phrase::new(id, arguments)
        };
        let verdict = |id| text!("watch-verdict", first = result(first, id), second = result(second, id));
        ["watch-result-with-guesses", "watch-result"]
            .into_iter()
            .map(verdict)
            .find(|text| text.chars().count() <= room)
            .unwrap_or_else(|| verdict("watch-result-short"))
    }

    /// The bar, with keys if there is room for them, or a message instead.
    fn draw_bar(&mut self, frame: &mut Frame, theme: Theme, area: Rect) {
        // A shorter bar is not useful.
        const SHORTEST: u16 = 40;
        if let Some(message) = &self.message {
            self.bar = StepBar::default();
            return frame.render_widget(theme.span(Meaning::Error, message), area);
        }
        let play = match self.playback {
            Playback::Playing => text!("watch-footer-stop"),
            Playback::Stopped => text!("watch-footer-play"),
        };
        let hints = match self.showing {
            Showing::Live => {
                let mut keys = vec![(WatchCommand::Play, play)];
                keys.extend(self.can_read().then(|| (WatchCommand::Proof, text!("watch-footer-proof"))));
                keys.push((WatchCommand::Help, text!("watch-footer-help")));
                keys.push((WatchCommand::Quit, text!("watch-footer-quit")));
                keys.into_iter().map(|(command, about)| command_hint(SECTIONS, command, about)).collect()
            }
            Showing::Film { .. } => Vec::new(),
        };
        let keys = keys::line(theme, area.width.saturating_sub(SHORTEST), &hints).line;
        let width = keys.width() as u16;
        let (bar, right) =
            (Rect { width: area.width - width, ..area }, Rect { x: area.right() - width, width, ..area });
        frame.render_widget(keys, right);
        let is_searching = self.is_waiting() && self.playback == Playback::Stopped;
        let before = match self.playback {
            _ if is_searching => "…",
            Playback::Playing => "▶",
            Playback::Stopped => "‖",
        };
        let after = self.progress(is_searching);
        let steps = (self.step(), self.length());
        self.bar = StepBar::draw(frame.buffer_mut(), theme, bar, (before, &after), steps);
    }

    /// The text after the bar. Its width is always the same, so that the bar has always
    /// the same length.
    fn progress(&self, is_searching: bool) -> String {
        const WIDTH: usize = 22;
        let percent = format!("{:>3}", percent(self.step(), self.length()));
        let text = match self.showing {
            _ if is_searching => text!("watch-bar-searching", steps = grouped(self.length())),
            Showing::Film { stride: stride @ 2.. } => {
                text!("watch-bar-film", percent, stride = grouped(stride))
            }
            _ => text!("watch-bar", percent, speed = self.speed.to_string()),
        };
        format!("{text:<WIDTH$}")
    }
}

/// The percentage of a step. A jump to a percentage ends at it or slightly before it, so
/// percentages are rounded up. But only the end is 100.
fn percent(step: u64, length: u64) -> u64 {
    let percent = step.saturating_mul(100).div_ceil(length.max(1));
    if step < length { percent.min(99) } else { percent }
}
