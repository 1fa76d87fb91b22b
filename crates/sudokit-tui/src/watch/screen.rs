//! The whole screen: one board with text next to it, or two boards side by
//! side, and the bar.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sudokit::watch::Event;

use super::app::Playback;
use super::bar::StepBar;
use super::figures::{counted, grouped};
use super::pane::ColumnPane;
use super::side_by_side::SideBySide;
use super::{Column, WatchApp, scene};
use crate::keys;
use crate::plan::Plan;
use crate::{Board, Meaning, Scene, Theme, TooSmall};

impl WatchApp {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame, theme: Theme) {
        let area = frame.area();
        let drawn = match &self.columns[..] {
            [column] => self.draw_alone(column, frame, theme),
            columns => self.draw_side_by_side(columns, frame, theme),
        };
        match drawn {
            Ok(bar) => self.draw_bar(frame, theme, bar),
            Err(too_small) => return frame.render_widget(too_small, area),
        }
        if let Some(dialog) = &self.dialog {
            dialog.popup(theme).draw(frame, theme);
        }
    }

    fn scene(&self, column: &Column) -> Scene {
        scene::scene(&column.frame, &self.subject.puzzle, &self.subject.alphabet)
    }

    /// Draws one board. Returns the place of the bar.
    fn draw_alone(&self, column: &Column, frame: &mut Frame, theme: Theme) -> Result<Rect, TooSmall> {
        let scene = self.scene(column);
        let plan = Plan::of(&scene, frame.area())?;
        Board::new(&scene, theme).draw(&plan.board, frame.buffer_mut());
        ColumnPane { column, scene: &scene, theme }.draw(frame, plan.pane);
        Ok(plan.footer)
    }

    /// Whether there is room for everything.
    pub fn fits(&self, area: Rect) -> Result<(), TooSmall> {
        match &self.columns[..] {
            [column] => Plan::of(&self.scene(column), area).map(|_| ()),
            columns => {
                let scenes: Vec<Scene> = columns.iter().map(|column| self.scene(column)).collect();
                SideBySide::of(area, scenes.len()).fit(&scenes).map(|_| ())
            }
        }
    }

    /// Draws several boards with figures below. Returns the place of the bar.
    fn draw_side_by_side(
        &self,
        columns: &[Column],
        frame: &mut Frame,
        theme: Theme,
    ) -> Result<Rect, TooSmall> {
        let scenes: Vec<Scene> = columns.iter().map(|column| self.scene(column)).collect();
        let areas = SideBySide::of(frame.area(), columns.len());
        let layouts = areas.fit(&scenes)?;
        let bottom = layouts.iter().map(|layout| layout.area().bottom()).max().unwrap_or(0);
        for (number, ((column, scene), layout)) in columns.iter().zip(&scenes).zip(&layouts).enumerate() {
            Board::new(scene, theme).draw(layout, frame.buffer_mut());
            let room = areas.room(number, 0);
            let below = Rect { y: bottom, height: room.bottom().saturating_sub(bottom), ..room };
            ColumnPane { column, scene, theme }.draw(frame, below);
        }
        frame.render_widget(Line::styled(self.verdict(), theme.style(Meaning::Title)), areas.verdict());
        Ok(areas.bar())
    }

    /// `search: solved in 98 steps, 4 guesses; backtrack: at step 1,234, 617 guesses`
    fn verdict(&self) -> String {
        let words = self.columns.iter().map(|column| {
            let (steps, guesses) = (column.frame.number, column.frame.figures.guesses);
            let steps = match column.frame.event {
                _ if !column.is_over() => format!("at step {}", grouped(steps)),
                Event::Stuck => format!("stuck after {}", counted(steps, "step", "steps")),
                _ => format!("done in {}", counted(steps, "step", "steps")),
            };
            format!("{}: {steps}, {}", column.method.name(), counted(guesses, "guess", "guesses"))
        });
        words.collect::<Vec<_>>().join("; ")
    }

    /// The bar, with keys if there is room for them, or a message instead.
    fn draw_bar(&mut self, frame: &mut Frame, theme: Theme, area: Rect) {
        // A shorter bar is of no use.
        const SHORTEST: u16 = 40;
        if let Some(message) = &self.message {
            self.bar = StepBar::default();
            return frame.render_widget(Span::styled(message.clone(), theme.style(Meaning::Error)), area);
        }
        let play = if self.playback == Playback::Playing { "stop" } else { "play" };
        let hints = [("Space", play), ("?", "keys"), ("q", "quit")];
        let keys = keys::line(theme, area.width.saturating_sub(SHORTEST), &hints);
        let width = keys.width() as u16;
        let (bar, right) =
            (Rect { width: area.width - width, ..area }, Rect { x: area.right() - width, width, ..area });
        frame.render_widget(keys, right);
        let (step, length) = (self.step(), self.length());
        let share = step.saturating_mul(100).checked_div(length).unwrap_or(0);
        let before = match self.playback {
            _ if self.is_waiting() && self.playback == Playback::Stopped => "…",
            Playback::Playing => "▶",
            Playback::Stopped => "‖",
        };
        let after = format!("{share} % · {}  ", self.speed);
        self.bar = StepBar::draw(frame.buffer_mut(), theme, bar, (before, &after), (step, length));
    }
}
