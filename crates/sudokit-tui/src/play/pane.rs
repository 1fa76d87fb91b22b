//! The text next to or below the board: the state of the game and the digits
//! that are left.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use sudokit::Digit;
use sudokit::internal::sentence;
use sudokit_draw::CellState;
use sudokit_game::{BoardRule, EntryOrder, Status, Timer, clock_face};

use super::keys::digit_legend;
use super::screen::Button;
use super::{Mode, PlayApp, PlayCommand};
use crate::texts::text;
use crate::{Meaning, Theme};

impl PlayApp {
    /// The puzzle, the time, and the mode of the digit keys.
    pub(super) fn draw_state(&mut self, frame: &mut Frame, theme: Theme, room: &mut Rect) {
        let mut buttons = Vec::new();
        let empty = match self.game.status() {
            Status::Solved => text!("play-state-solved"),
            Status::Open | Status::Wrong => text!("play-state-empty", cells = self.game.empty()),
        };
        let mut facts = vec![empty];
        if self.preferences.timer == Timer::Shown {
            facts.insert(0, clock_face(self.game.played()));
        }
        let hints = self.game.hints();
        if hints > 0 {
            facts.push(text!("play-state-hints", hints));
        }
        let lined = |parts: &[String], meaning| {
            parts_in_lines(parts, room.width).into_iter().map(move |text| theme.line(meaning, text))
        };
        let mut title = self.title();
        // A low and wide room has one line for all parts. The seed is left out if it does not fit.
        let seed = self.game.origin.seed.map(|seed| text!("play-state-seed", seed));
        let all = || [&title[..], seed.as_slice(), &facts].concat();
        if room.height >= LOW || all().join(JOINT).chars().count() <= usize::from(room.width) {
            title.extend(seed);
        }
        let mut lines: Vec<Line> = lined(&title, Meaning::Title).collect();
        let mut facts = lined(&facts, Meaning::Text);
        if room.height < LOW
            && let (Some(title), Some(first)) = (lines.last_mut(), facts.next())
        {
            title.push_span(JOINT);
            title.extend(first);
        }
        lines.extend(facts);
        let mode = |mode: Mode| {
            if mode == self.entry.mode {
                theme.span(Meaning::Key, format!("[{}]", mode.name()))
            } else {
                theme.span(Meaning::Muted, format!(" {} ", mode.name()))
            }
        };
        let width = |modes: &[Mode]| modes.iter().map(|&name| mode(name).width()).sum::<usize>();
        let fits = |lines: &Vec<&[Mode]>| lines.iter().all(|modes| width(modes) <= usize::from(room.width));
        let present = [self.entry.mode];
        let choices = [vec![&Mode::ALL[..]], Mode::ALL.chunks(2).collect()];
        for modes in choices.into_iter().find(fits).unwrap_or_else(|| vec![&present[..]]) {
            let (mut x, y) = (room.x, room.y + lines.len() as u16);
            for &name in modes {
                let area = Rect { x, y, width: mode(name).width() as u16, height: 1 };
                buttons.push((area.intersection(*room), Button::Command(PlayCommand::SetMode(name))));
                x += area.width;
            }
            lines.push(modes.iter().copied().map(mode).collect());
        }
        let entry =
            self.entry_line().into_iter().flat_map(|text| sentence::in_lines(&text, room.width.into()));
        lines.extend(entry.map(|text| theme.line(Meaning::Own, text)));
        let rows = (lines.len() as u16).min(room.height);
        frame.render_widget(Paragraph::new(lines), Rect { height: rows, ..*room });
        self.areas.buttons.extend(buttons);
        room.y += rows;
        room.height -= rows;
    }

    /// The chosen digit, or a request to choose one.
    fn entry_line(&self) -> Option<String> {
        let symbol = self.entry.chosen.map(|digit| self.game.alphabet().symbol(digit));
        match (symbol, self.entry.mode, self.preferences.entry) {
            (None, _, EntryOrder::CellFirst) => None,
            (None, _, EntryOrder::DigitFirst) => Some(text!("play-state-none-chosen")),
            (Some(digit), Mode::Color, _) => Some(text!("play-state-painting", digit)),
            (Some(digit), ..) => Some(text!("play-state-chosen", digit)),
        }
    }

    /// `9x9 diagonals hard`, `ER 4.2`
    fn title(&self) -> Vec<String> {
        let board = BoardRule::board_name(self.game.board());
        let origin = &self.game.origin;
        let board = match origin.level {
            Some(level) => text!("play-state-board-level", board, level = level.name()),
            None => board,
        };
        let rating = origin.rating.map(|rating| text!("play-state-rating", rating = rating.to_string()));
        [Some(board), rating].into_iter().flatten().collect()
    }

    /// The number of missing copies of a digit. It is negative if there are too many.
    fn missing(&self, digit: Digit) -> isize {
        let game = &self.game;
        let placed = game.board().cells().filter(|&cell| game.digit(cell) == Some(digit)).count();
        game.board().side().cast_signed() - placed.cast_signed()
    }

    /// Draws the keys that write the digits, if they need an explanation, and the
    /// number of each digit that is left. The counts are more important. Returns a
    /// button for each.
    pub(super) fn draw_digits(
        &self,
        frame: &mut Frame,
        theme: Theme,
        room: &mut Rect,
    ) -> Vec<(Rect, Button)> {
        let mut buttons = Vec::new();
        let side = self.game.board().side();
        let entries: Vec<(Digit, String)> = Digit::all(side)
            .map(|digit| (digit, format!("{}:{}", self.game.alphabet().symbol(digit), self.missing(digit))))
            .collect();
        let pitch = entries.iter().map(|(_, text)| text.len()).max().unwrap_or(1) as u16 + 1;
        let mut heading = text!("play-digits-left");
        if heading.chars().count() > usize::from(room.width) {
            heading = text!("play-digits-left-short");
        }
        // The heading is before the digits if there is room in the line.
        let width = heading.chars().count() as u16 + 2;
        let is_before = width + entries.len() as u16 * pitch <= room.width;
        let (left, above) = if is_before { (width, 0) } else { (0, 1) };
        let columns = ((room.width - left) / pitch).max(1);
        let rows = (entries.len() as u16).div_ceil(columns);
        // There is no room for them.
        if rows + above > room.height {
            return buttons;
        }
        let help = digit_legend(self.game.alphabet(), side);
        let help: Vec<Line> = help
            .into_iter()
            .flat_map(|help| sentence::in_lines(&help, room.width.into()))
            .map(|text| theme.line(Meaning::Muted, text))
            .collect();
        let helped = help.len() as u16;
        if rows + above + helped <= room.height {
            frame.render_widget(Paragraph::new(help), *room);
            room.y += helped;
            room.height -= helped;
        }
        let gap = u16::from(rows + above < room.height);
        room.y += gap;
        frame.render_widget(theme.line(Meaning::Muted, heading), Rect { height: 1, ..*room });
        room.y += above;
        room.height -= gap + above;
        for (number, (digit, text)) in entries.into_iter().enumerate() {
            let (x, y) = (left + number as u16 % columns * pitch, number as u16 / columns);
            let area = Rect::new(room.x + x, room.y + y, pitch - 1, 1);
            let meaning = match (self.focus() == Some(digit), self.missing(digit)) {
                (_, ..0) => Meaning::Error,
                (true, _) => Meaning::State(CellState::SameDigit),
                (false, 0) => Meaning::Muted,
                (false, _) => Meaning::Text,
            };
            frame.render_widget(theme.span(meaning, text), area);
            buttons.push((area, Button::Command(PlayCommand::Digit(digit))));
        }
        room.y += rows;
        room.height -= rows;
        buttons
    }
}

/// With fewer rows than this, some lines are joined.
const LOW: u16 = 8;

/// The sign between two parts of a line.
const JOINT: &str = " · ";

/// Joins parts with dots. A part that does not fit goes to the next line, and one that
/// is longer than a line is broken between words.
fn parts_in_lines(parts: &[String], width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut().map(|line| (format!("{line}{JOINT}{part}"), line)) {
            Some((longer, line)) if longer.chars().count() <= usize::from(width) => *line = longer,
            _ => lines.extend(sentence::in_lines(part, width.into())),
        }
    }
    lines
}
