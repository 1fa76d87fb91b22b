//! The hint on the screen: the part that is revealed, and the part that is visible.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::Cell;
use sudokit::logic::explain::Reveal;
use sudokit_game::{Direction, Hint, Turn};

use super::PlayCommand as C;
use super::board_key::BoardKey;
use super::keys::footer;
use crate::glossary::NOW;
use crate::keys::KeyHint;
use crate::paging::Paging;
use crate::texts::text;
use crate::wires::chain_legend;
use crate::{Meaning, Theme};

/// A hint and the visible part of its text.
#[derive(Debug, Default)]
pub(super) struct HintPane {
    pub(super) hint: Option<Hint>,
    /// The cell of the cursor when the hint last showed something new.
    shown_at: Option<Cell>,
    /// The first visible row. At first, it is the first new row.
    scroll: Option<usize>,
    /// The first visible row when the text is scrolled to its end.
    last: usize,
    /// The number of visible rows.
    seen: usize,
}

/// With fewer rows than this, the text needs all of them.
const LOWEST_WITH_SIGN: usize = 4;

impl HintPane {
    /// The hint, if it showed something new since the cursor moved.
    pub(super) fn news(&self, cursor: Cell) -> Option<&Hint> {
        self.hint.as_ref().filter(|_| self.shown_at == Some(cursor))
    }

    pub(super) fn show(&mut self, hint: Hint, cursor: Cell) {
        *self = Self { hint: Some(hint), shown_at: Some(cursor), ..Self::default() };
    }

    /// Reveals more of the hint. Returns whether there was more.
    pub(super) fn reveal_more(&mut self, cursor: Cell) -> bool {
        (self.scroll, self.shown_at) = (None, Some(cursor));
        self.hint.as_mut().is_some_and(Hint::tell_more)
    }

    /// Goes to another part of the text.
    pub(super) fn turn_page(&mut self, paging: Paging) {
        self.scroll = self.scroll.map(|first| paging.go(first, self.last, self.seen));
    }

    /// Goes to the next sentence of the proof, or to the one before. Returns whether
    /// there was one.
    pub(super) fn step(&mut self, turn: Turn, cursor: Cell) -> bool {
        (self.scroll, self.shown_at) = (None, Some(cursor));
        self.hint.as_mut().is_some_and(|hint| match turn {
            Turn::Next => hint.next_sentence(),
            Turn::Back => hint.previous_sentence(),
        })
    }

    /// Draws the revealed sentences and the key to the board. If there is little room, the
    /// newest sentences are visible, or the one that the board shows. The text then begins
    /// with a whole sentence.
    pub(super) fn draw(&mut self, frame: &mut Frame, theme: Theme, mut room: Rect, key: &BoardKey) {
        let Some(hint) = &self.hint else { return };
        let (mut lines, new) = sentences(hint, theme);
        if !key.draw_below(frame, theme, &mut room) {
            lines.extend(key.lines(theme, room.width));
        }
        // The row in which each line begins, and the number of rows.
        let mut starts = vec![0];
        for line in &lines {
            let rows = Paragraph::new(line.clone()).wrap(Wrap { trim: true }).line_count(room.width);
            starts.push(starts[starts.len() - 1] + rows);
        }
        let (rows, height) = (starts[lines.len()], usize::from(room.height));
        // A sign says that there is text above, if there is a row for it.
        let sign = usize::from(height >= LOWEST_WITH_SIGN);
        // The new sentences are visible first, with as many whole sentences before them as
        // there is room for.
        let fits = |start: usize| starts[new.end] <= start + height - if start > 0 { sign } else { 0 };
        let start = starts[..=new.start].iter().copied().find(|&start| fits(start));
        let start = start.unwrap_or(starts[new.start]);
        let last = if rows > height { start.max(rows + sign - height) } else { 0 };
        let first = self.scroll.unwrap_or(start).min(last);
        let sign = if first > 0 { sign } else { 0 };
        (self.scroll, self.last, self.seen) = (Some(first), last, height - sign);
        if sign > 0 {
            frame.render_widget(theme.line(Meaning::Key, text!("play-hint-above")), room);
            room = Rect { y: room.y + 1, height: room.height - 1, ..room };
        }
        let shown = (rows - first).min(room.height.into()) as u16;
        let text = Paragraph::new(lines).wrap(Wrap { trim: true });
        frame.render_widget(text.scroll((first as u16, 0)), room);
        // If there is room, the links of the chain are listed.
        let legend = chain_legend(key.scene, theme);
        let rest = Rect { y: room.y + shown + 1, height: room.height.saturating_sub(shown + 1), ..room };
        if legend.len() <= usize::from(rest.height) {
            frame.render_widget(Paragraph::new(legend), rest);
        }
    }

    /// The keys for the hint, the most useful first.
    pub(super) fn keys(&self) -> Option<Vec<KeyHint>> {
        let hint = self.hint.as_ref()?;
        let (level, levels) = hint.rung();
        let shows_pattern = hint.shows_pattern();
        let is_above_end = self.scroll.is_some_and(|first| first < self.last);
        let names_technique = hint.revealed >= Reveal::Technique;
        let keys = [
            (level < levels, C::Hint, text!("play-footer-more", level, levels)),
            (is_above_end, C::Edge(Direction::Down), text!("play-footer-next-page")),
            (self.last > 0 || shows_pattern, C::Place, text!("play-footer-whole-text")),
            (true, C::Escape, text!("play-footer-close")),
            (true, C::FollowHint, text!("play-footer-follow")),
            (names_technique, C::Lesson, text!("play-footer-lesson")),
            (shows_pattern, C::StepProof(Turn::Next), text!("play-footer-sentences")),
            (self.scroll > Some(0), C::Edge(Direction::Up), text!("play-footer-previous-page")),
        ];
        let useful = keys.into_iter().filter(|(is_useful, ..)| *is_useful);
        Some(useful.map(|(_, command, about)| footer(command, about)).collect())
    }
}

/// The revealed sentences, and the numbers of those to show first. If the proof is read
/// sentence by sentence, the current one has a sign.
fn sentences(hint: &Hint, theme: Theme) -> (Vec<Line<'static>>, Range<usize>) {
    let mut lines: Vec<Line<'static>> =
        hint.sentences().into_iter().map(|sentence| theme.line(Meaning::Text, sentence.to_owned())).collect();
    let newest = lines.len() - hint.explanation.level(hint.revealed).len()..lines.len();
    let Some(sentence) = hint.sentence else { return (lines, newest) };
    let now = hint.explanation.up_to(Reveal::Pattern).len() + sentence;
    let text = format!("{NOW}{}", lines[now]);
    lines[now] = theme.line(Meaning::Key, text);
    (lines, now..now + 1)
}

/// The hint on a page of its own: its sentences, the key to the board and the links of
/// the chain.
pub(super) fn page(hint: &Hint, key: &BoardKey, theme: Theme, width: u16) -> Vec<Line<'static>> {
    let (mut lines, _) = sentences(hint, theme);
    lines.extend(key.lines(theme, width));
    let chain = chain_legend(key.scene, theme);
    if !chain.is_empty() {
        lines.push(Line::default());
        lines.extend(chain);
    }
    lines
}
