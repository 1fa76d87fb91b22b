//! The text next to or below the board: the state of the game and the digits
//! that are left.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use sudokit::Digit;
use sudokit_game::{Status, Timer, clock_face};

use super::{Mode, PlayApp, PlayCommand};
use crate::{Mark, Meaning, Theme};

impl PlayApp {
    /// The puzzle, the time, and the mode of the digit keys.
    pub(super) fn draw_state(&self, frame: &mut Frame, theme: Theme, room: &mut Rect) {
        let title = parts_in_lines(&self.title(), room.width).into_iter();
        let mut lines: Vec<Line> = title.map(|text| theme.line(Meaning::Title, text)).collect();
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
        lines.extend(facts.map(|text| theme.line(Meaning::Text, text)));
        let mode = |mode: Mode| {
            if mode == self.entry.mode {
                theme.span(Meaning::Key, format!("[{}]", mode.name()))
            } else {
                theme.span(Meaning::Muted, format!(" {} ", mode.name()))
            }
        };
        let modes: Line = Mode::ALL.map(mode).into_iter().collect();
        if modes.width() <= usize::from(room.width) {
            lines.push(modes);
        } else {
            let pairs = Mode::ALL.chunks(2).map(|pair| pair.iter().copied().map(mode).collect::<Line>());
            let fits = |line: &Line| line.width() <= usize::from(room.width);
            let present = || vec![Line::from(mode(self.entry.mode))];
            lines.extend(
                Some(pairs.collect::<Vec<_>>())
                    .filter(|pairs| pairs.iter().all(fits))
                    .unwrap_or_else(present),
            );
        }
        if let Some(digit) = self.entry.in_hand {
            let text = format!("in hand: {}", self.game.alphabet().symbol(digit));
            lines.push(theme.line(Meaning::Own, text));
        }
        let rows = (lines.len() as u16).min(room.height);
        frame.render_widget(Paragraph::new(lines), Rect { height: rows, ..*room });
        room.y += rows;
        room.height -= rows;
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

    /// How many of a digit are missing; less than none, if there are too many.
    fn missing(&self, digit: Digit) -> isize {
        let game = &self.game;
        let placed = game.board().cells().filter(|&cell| game.digit(cell) == Some(digit)).count();
        game.board().side().cast_signed() - placed.cast_signed()
    }

    /// How many of each digit are left. Returns a button for each.
    pub(super) fn draw_digits(
        &self,
        frame: &mut Frame,
        theme: Theme,
        room: &mut Rect,
    ) -> Vec<(Rect, PlayCommand)> {
        let mut buttons = Vec::new();
        let side = self.game.board().side();
        let entries: Vec<(Digit, String)> = Digit::all(side)
            .map(|digit| (digit, format!("{}:{}", self.game.alphabet().symbol(digit), self.missing(digit))))
            .collect();
        let pitch = entries.iter().map(|(_, text)| text.len()).max().unwrap_or(1) as u16 + 1;
        // The heading stands before the digits if there is room in the line.
        let width = LEFT.len() as u16 + 2;
        let is_before = width + entries.len() as u16 * pitch <= room.width;
        let (left, above) = if is_before { (width, 0) } else { (0, 1) };
        let columns = ((room.width - left) / pitch).max(1);
        let rows = (entries.len() as u16).div_ceil(columns);
        // There is no room for them.
        if rows + above > room.height {
            return buttons;
        }
        let gap = u16::from(rows + above < room.height);
        room.y += gap;
        frame.render_widget(theme.line(Meaning::Muted, LEFT), Rect { height: 1, ..*room });
        room.y += above;
        room.height -= gap + above;
        for (number, (digit, text)) in entries.into_iter().enumerate() {
            let (x, y) = (left + number as u16 % columns * pitch, number as u16 / columns);
            let area = Rect::new(room.x + x, room.y + y, pitch - 1, 1);
            let meaning = match (self.focus() == Some(digit), self.missing(digit)) {
                (_, ..0) => Meaning::Error,
                (true, _) => Meaning::Mark(Mark::SameDigit),
                (false, 0) => Meaning::Muted,
                (false, _) => Meaning::Text,
            };
            frame.render_widget(theme.span(meaning, text), area);
            buttons.push((area, PlayCommand::Digit(digit)));
        }
        room.y += rows;
        room.height -= rows;
        buttons
    }
}

/// The heading of the digits.
const LEFT: &str = "Left to place";

/// Joins parts by points. A part that does not fit goes to the next line.
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
