//! What stands beside or below the board: the state of the game, the digits
//! left, the notes of the present box, or a hint.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use sudokit::Digit;
use sudokit_game::Status;

use super::app::GoesOn;
use super::zoom::Zoom;
use super::{App, Command, Mode};
use crate::plan::Plan;
use crate::time::clock_face;
use crate::{Chain, Form, Meaning, Theme};
use sudokit_game::Timer;

impl App {
    pub(super) fn draw_pane(&mut self, frame: &mut Frame, theme: Theme, plan: &Plan, chain: &Chain) {
        let mut room = plan.pane;
        let is_below = plan.pane.y >= plan.board.area().bottom();
        if self.game.is_paused() {
            return self.draw_state(frame, theme, &mut room);
        }
        if self.hint.is_some() && is_below {
            // There is room for little else.
            return self.draw_hint(frame, theme, room, chain);
        }
        self.draw_state(frame, theme, &mut room);
        self.draw_digits(frame, theme, &mut room);
        if self.hint.is_some() {
            let gap = u16::from(room.height > 1);
            let room = Rect { y: room.y + gap, height: room.height - gap, ..room };
            self.draw_hint(frame, theme, room, chain);
        } else if plan.board.form() != Form::Notes {
            Zoom { game: &self.game, theme }.render(room, frame.buffer_mut());
        }
    }

    /// What is played, how long, and what the digit keys do.
    fn draw_state(&self, frame: &mut Frame, theme: Theme, room: &mut Rect) {
        let style = |meaning| theme.style(meaning);
        let mut lines: Vec<Line> = parts_in_lines(&self.title(), room.width)
            .into_iter()
            .map(|text| Line::styled(text, style(Meaning::Title)))
            .collect();
        let empty = match self.game.status() {
            Status::Solved => "solved".to_owned(),
            Status::Open | Status::Wrong => format!("{} empty", self.game.empty()),
        };
        let mut facts = vec![empty];
        if self.preferences.timer == Timer::Shown {
            facts.insert(0, clock_face(self.game.played()));
        }
        match self.game.hints() {
            0 => (),
            1 => facts.push("1 hint".to_owned()),
            hints => facts.push(format!("{hints} hints")),
        }
        let facts = parts_in_lines(&facts, room.width).into_iter();
        lines.extend(facts.map(|text| Line::styled(text, style(Meaning::Text))));
        let mode = |mode: Mode| {
            if mode == self.mode {
                Span::styled(format!("[{}]", mode.name()), style(Meaning::Key))
            } else {
                Span::styled(format!(" {} ", mode.name()), style(Meaning::Muted))
            }
        };
        let modes: Line = Mode::ALL.map(mode).into_iter().collect();
        if modes.width() <= usize::from(room.width) {
            lines.push(modes);
        } else {
            lines.push(Line::from(mode(self.mode)));
        }
        if let Some(digit) = self.hand {
            let text = format!("in hand: {}", self.game.alphabet().symbol(digit));
            lines.push(Line::styled(text, style(Meaning::Own)));
        }
        write_lines(frame, lines, room);
    }

    /// `9x9 hard`, `ER 4.2`, `seed 7`
    fn title(&self) -> Vec<String> {
        let side = self.game.board().side();
        let origin = &self.game.origin;
        let level = origin.level.map(|level| format!(" {}", level.name())).unwrap_or_default();
        let rating = origin.rating.map(|rating| format!("ER {rating}"));
        let seed = origin.seed.map(|seed| format!("seed {seed}"));
        [Some(format!("{side}x{side}{level}")), rating, seed].into_iter().flatten().collect()
    }

    /// How many of each digit are left. A click on one enters it.
    fn draw_digits(&mut self, frame: &mut Frame, theme: Theme, room: &mut Rect) {
        let side = self.game.board().side();
        let entries: Vec<(Digit, String)> = Digit::all(side)
            .map(|digit| (digit, format!("{}:{}", self.game.alphabet().symbol(digit), self.game.left(digit))))
            .collect();
        let pitch = entries.iter().map(|(_, text)| text.len()).max().unwrap_or(1) as u16 + 1;
        let columns = (room.width / pitch).max(1);
        let rows = (entries.len() as u16).div_ceil(columns);
        // Too many to show: the board itself comes first.
        if rows + 1 > room.height {
            return;
        }
        room.y += 1;
        room.height -= 1;
        for (number, (digit, text)) in entries.into_iter().enumerate() {
            let (x, y) = (number as u16 % columns * pitch, number as u16 / columns);
            let area = Rect::new(room.x + x, room.y + y, pitch - 1, 1);
            let meaning = match (self.focus() == Some(digit), self.game.left(digit)) {
                (true, _) => Meaning::SameDigit,
                (false, 0) => Meaning::Muted,
                (false, _) => Meaning::Text,
            };
            frame.render_widget(Span::styled(text, theme.style(meaning)), area);
            self.areas.add_button(area, Command::Digit(digit));
        }
        room.y += rows;
        room.height -= rows;
    }

    /// What the hint has told. Where there is little room, the newest comes first.
    fn draw_hint(&mut self, frame: &mut Frame, theme: Theme, room: Rect, chain: &Chain) {
        let Some(hint) = &self.hint else { return };
        let paragraph = |sentences: Vec<&str>| {
            let text = |sentence: &str| Line::styled(sentence.to_owned(), theme.style(Meaning::Text));
            let lines: Vec<Line<'static>> = sentences.into_iter().map(text).collect();
            Paragraph::new(lines).wrap(Wrap { trim: true })
        };
        let rows = |text: &Paragraph| text.line_count(room.width) as u16;
        let text = paragraph(hint.sentences());
        let newest = hint.explanation.level(hint.revealed).len();
        let known = hint.sentences().len() - newest;
        let last = rows(&text).saturating_sub(room.height);
        // At first, what is new is seen; the rest can be read by going back.
        let first = self.hint_scroll.unwrap_or_else(|| rows(&paragraph(hint.sentences()[..known].to_vec())));
        let first = first.min(last);
        self.hint_scroll = Some(first);
        self.hint_goes_on = if first < last { GoesOn::Yes } else { GoesOn::No };
        let told = rows(&text).min(room.height);
        frame.render_widget(text.scroll((first, 0)), room);
        // Where there is room, the chain is written down as well.
        let legend = chain.legend(self.game.board(), self.game.alphabet(), theme);
        let rest = Rect { y: room.y + told + 1, height: room.height.saturating_sub(told + 1), ..room };
        if legend.len() <= usize::from(rest.height) {
            frame.render_widget(Paragraph::new(legend), rest);
        }
    }
}

/// Parts with points between them, none of them broken: what would be cut goes
/// to the next line.
fn parts_in_lines(parts: &[String], width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut().map(|line| (format!("{line} · {part}"), line)) {
            Some((longer, line)) if longer.chars().count() <= usize::from(width) => *line = longer,
            _ => lines.push(part.clone()),
        }
    }
    lines
}

/// Writes lines at the top of a room, which shrinks by them.
fn write_lines(frame: &mut Frame, lines: Vec<Line<'static>>, room: &mut Rect) {
    let rows = (lines.len() as u16).min(room.height);
    frame.render_widget(Paragraph::new(lines), Rect { height: rows, ..*room });
    room.y += rows;
    room.height -= rows;
}
