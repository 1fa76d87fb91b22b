//! The whole screen: one board with room beside or below it, or two boards side
//! by side, and the bar.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sudokit::watch::Event;

use super::app::Motion;
use super::bar::Bar;
use super::columns::Columns;
use super::figures::{counted, grouped};
use super::pane::Pane;
use super::{App, Lane, picture};
use crate::keys;
use crate::plan::Plan;
use crate::{Board, Meaning, Scene, Theme, TooSmall};

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame, theme: Theme) {
        let area = frame.area();
        let drawn = match &self.lanes[..] {
            [lane] => self.draw_alone(lane, frame, theme),
            lanes => self.draw_beside(lanes, frame, theme),
        };
        match drawn {
            Ok(bar) => self.draw_bar(frame, theme, bar),
            Err(too_small) => return frame.render_widget(too_small, area),
        }
        if let Some(dialog) = &self.dialog {
            dialog.popup(theme).draw(frame, theme);
        }
    }

    fn scene(&self, lane: &Lane) -> Scene {
        picture::scene(&lane.frame, &self.subject.puzzle, &self.subject.alphabet)
    }

    /// One board. Tells where the bar goes.
    fn draw_alone(&self, lane: &Lane, frame: &mut Frame, theme: Theme) -> Result<Rect, TooSmall> {
        let scene = self.scene(lane);
        let plan = Plan::of(&scene, frame.area())?;
        Board::new(&scene, theme).draw(&plan.board, frame.buffer_mut());
        let alphabet = &self.subject.alphabet;
        Pane { lane, chain: scene.chain(), alphabet, theme }.draw(frame, plan.pane);
        Ok(plan.footer)
    }

    /// Whether there is room for everything.
    pub fn fits(&self, area: Rect) -> Result<(), TooSmall> {
        match &self.lanes[..] {
            [lane] => Plan::of(&self.scene(lane), area).map(|_| ()),
            lanes => {
                let scenes: Vec<Scene> = lanes.iter().map(|lane| self.scene(lane)).collect();
                Columns::of(area, scenes.len()).fit(&scenes).map(|_| ())
            }
        }
    }

    /// Several boards, each with its figures below. Tells where the bar goes.
    fn draw_beside(&self, lanes: &[Lane], frame: &mut Frame, theme: Theme) -> Result<Rect, TooSmall> {
        let scenes: Vec<Scene> = lanes.iter().map(|lane| self.scene(lane)).collect();
        let columns = Columns::of(frame.area(), lanes.len());
        let layouts = columns.fit(&scenes)?;
        let bottom = layouts.iter().map(|layout| layout.area().bottom()).max().unwrap_or(0);
        for (number, ((lane, scene), layout)) in lanes.iter().zip(&scenes).zip(&layouts).enumerate() {
            Board::new(scene, theme).draw(layout, frame.buffer_mut());
            let room = columns.room(number, 0);
            let below = Rect { y: bottom, height: room.bottom().saturating_sub(bottom), ..room };
            let alphabet = &self.subject.alphabet;
            Pane { lane, chain: scene.chain(), alphabet, theme }.draw(frame, below);
        }
        frame.render_widget(Line::styled(self.verdict(), theme.style(Meaning::Title)), columns.verdict());
        Ok(columns.bar())
    }

    /// `search: solved in 98 steps, 4 guesses; backtrack: at step 1,234, 617 guesses`
    fn verdict(&self) -> String {
        let words = self.lanes.iter().map(|lane| {
            let (steps, guesses) = (lane.frame.number, lane.frame.figures.guesses);
            let steps = match lane.frame.event {
                _ if !lane.is_over() => format!("at step {}", grouped(steps)),
                Event::Stuck => format!("stuck after {}", counted(steps, "step", "steps")),
                _ => format!("done in {}", counted(steps, "step", "steps")),
            };
            format!("{}: {steps}, {}", lane.method.name(), counted(guesses, "guess", "guesses"))
        });
        words.collect::<Vec<_>>().join("; ")
    }

    /// The bar, with keys where there is room for them, or a message instead.
    fn draw_bar(&mut self, frame: &mut Frame, theme: Theme, area: Rect) {
        // A bar is no use without some length.
        const SHORTEST: u16 = 40;
        if let Some(message) = &self.message {
            self.bar = Bar::default();
            return frame.render_widget(Span::styled(message.clone(), theme.style(Meaning::Error)), area);
        }
        let play = if self.motion == Motion::Playing { "stop" } else { "play" };
        let hints = [("Space", play), ("?", "keys"), ("q", "quit")];
        let keys = keys::line(theme, area.width.saturating_sub(SHORTEST), &hints);
        let width = keys.width() as u16;
        let (bar, right) =
            (Rect { width: area.width - width, ..area }, Rect { x: area.right() - width, width, ..area });
        frame.render_widget(keys, right);
        let (step, length) = (self.step(), self.length());
        let share = step.saturating_mul(100).checked_div(length).unwrap_or(0);
        let before = match self.motion {
            _ if self.is_waiting() && self.motion == Motion::Stopped => "…",
            Motion::Playing => "▶",
            Motion::Stopped => "‖",
        };
        let after = format!("{share} % · {}  ", self.speed);
        self.bar = Bar::draw(frame.buffer_mut(), theme, bar, (before, &after), (step, length));
    }
}
