//! The whole screen: boards with text, and the bar.

use ratatui::Frame;
use ratatui::layout::Rect;
use sudokit::watch::Event;

use super::app::{Playback, Showing};
use super::arrangement::Arrangement;
use super::bar::StepBar;
use super::figures::{counted, grouped};
use super::pane::ColumnPane;
use super::{Column, Subject, WatchApp, scene};
use crate::keys::hint;
use crate::plan::Plan;
use crate::popup::text_columns;
use crate::{Board, Meaning, Scene, Theme, TooSmall, keys};

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
            ColumnPane { column, scene, theme, form: board.form(), read: self.read }.draw(frame, pane);
        }
        frame.render_widget(theme.line(Meaning::Title, self.verdict(verdict.width.into())), verdict);
        self.draw_bar(frame, theme, bar);
        if let Some(dialog) = &self.dialog {
            self.popup = dialog.popup(self, theme, text_columns(area)).draw(frame, theme, area);
        }
    }

    /// The board of each column.
    fn scenes(&self) -> Vec<Scene> {
        let Subject { puzzle, alphabet, .. } = &self.subject;
        self.columns.iter().map(|column| scene::scene(&column.frame, puzzle, alphabet, self.read)).collect()
    }

    /// Whether there is room for everything, and not only for a part of the board.
    pub fn fits(&self, area: Rect) -> Result<(), TooSmall> {
        match &self.scenes()[..] {
            [scene] => Plan::whole(scene, area).map(|_| ()),
            scenes => Arrangement::of(scenes, area).map(|_| ()),
        }
    }

    /// `search: done in 98 steps, 4 guesses; backtrack: at step 1,234, 617 guesses`, or as
    /// much of it as fits: each column has its figures as well.
    fn verdict(&self, room: usize) -> String {
        let join = |words: &dyn Fn(&Column) -> String| {
            let columns = self.columns.iter();
            let columns = columns.map(|column| format!("{}: {}", column.method.name(), words(column)));
            columns.collect::<Vec<_>>().join("; ")
        };
        let steps = |column: &Column| counted(column.frame.number, "step", "steps");
        let state = |column: &Column| match column.frame.event {
            _ if !column.is_over() => format!("at step {}", grouped(column.frame.number)),
            Event::Stuck => format!("stuck after {}", steps(column)),
            _ => format!("done in {}", steps(column)),
        };
        let guesses = |column: &Column| counted(column.frame.figures.guesses, "guess", "guesses");
        let long = join(&|column| format!("{}, {}", state(column), guesses(column)));
        [long, join(&state)]
            .into_iter()
            .find(|text| text.chars().count() <= room)
            .unwrap_or_else(|| join(&steps))
    }

    /// The bar, with keys if there is room for them, or a message instead.
    fn draw_bar(&mut self, frame: &mut Frame, theme: Theme, area: Rect) {
        // A shorter bar is of no use.
        const SHORTEST: u16 = 40;
        if let Some(message) = &self.message {
            self.bar = StepBar::default();
            return frame.render_widget(theme.span(Meaning::Error, message), area);
        }
        let play = if self.playback == Playback::Playing { "stop" } else { "play" };
        let hints = match self.showing {
            Showing::Live => {
                let proof = self.can_read().then(|| hint("Enter", "proof"));
                let keys =
                    [Some(hint("Space", play)), proof, Some(hint("?", "keys")), Some(hint("q", "quit"))];
                keys.into_iter().flatten().collect()
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

    /// What is written behind the bar. It is always as wide, so that the bar is
    /// always as long.
    fn progress(&self, is_searching: bool) -> String {
        const WIDTH: usize = 22;
        let share = percent(self.step(), self.length());
        let text = match self.showing {
            _ if is_searching => format!("{} steps so far", grouped(self.length())),
            Showing::Film { stride: stride @ 2.. } => {
                format!("{share:>3} % · one step of {}", grouped(stride))
            }
            _ => format!("{share:>3} % · {}", self.speed),
        };
        format!("{text:<WIDTH$}")
    }
}

/// How far a step is on the way. The step of a percentage lies at it or a little before,
/// so shares are rounded up; but only the end is all of it.
fn percent(step: u64, length: u64) -> u64 {
    let share = step.saturating_mul(100).div_ceil(length.max(1));
    if step < length { share.min(99) } else { share }
}
