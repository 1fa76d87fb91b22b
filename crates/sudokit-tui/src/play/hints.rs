//! The hint on the screen: how much of it is revealed, and which part is seen.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::Cell;
use sudokit::logic::explain::Reveal;
use sudokit_game::{Hint, Turn};

use super::board_key::BoardKey;
use crate::glossary::NOW;
use crate::keys::{KeyHint, hint};
use crate::paging::Paging;
use crate::wires::chain_legend;
use crate::{Meaning, Theme};

/// A hint and the part of its text that is seen.
#[derive(Debug, Default)]
pub(super) struct HintPane {
    pub(super) hint: Option<Hint>,
    /// Where the cursor was when the hint last told something.
    told_at: Option<Cell>,
    /// The first row that is seen. At first, it is the first new one.
    scroll: Option<usize>,
    /// The first row that is seen when the text is scrolled to its end.
    last: usize,
    /// How many rows are seen.
    seen: usize,
}

impl HintPane {
    /// The hint, once it shows its pattern.
    pub(super) fn pattern(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| hint.shows_pattern())
    }

    /// The hint, if it told something since the cursor moved.
    pub(super) fn news(&self, cursor: Cell) -> Option<&Hint> {
        self.hint.as_ref().filter(|_| self.told_at == Some(cursor))
    }

    pub(super) fn show(&mut self, hint: Hint, cursor: Cell) {
        *self = Self { hint: Some(hint), told_at: Some(cursor), ..Self::default() };
    }

    /// Reveals more of the hint. Returns whether there was more.
    pub(super) fn reveal_more(&mut self, cursor: Cell) -> bool {
        (self.scroll, self.told_at) = (None, Some(cursor));
        self.hint.as_mut().is_some_and(Hint::tell_more)
    }

    /// Goes to another part of the text.
    pub(super) fn turn_page(&mut self, paging: Paging) {
        self.scroll = self.scroll.map(|first| paging.go(first, self.last, self.seen));
    }

    /// Goes to the next sentence of the proof, or to the one before. Returns whether
    /// there was one.
    pub(super) fn step(&mut self, turn: Turn, cursor: Cell) -> bool {
        (self.scroll, self.told_at) = (None, Some(cursor));
        self.hint.as_mut().is_some_and(|hint| match turn {
            Turn::Next => hint.next_sentence(),
            Turn::Back => hint.previous_sentence(),
        })
    }

    /// Draws the revealed sentences, and what the board does not say itself. If there
    /// is little room, the newest are seen, or the one that the player looks at.
    pub(super) fn draw(&mut self, frame: &mut Frame, theme: Theme, mut room: Rect, key: &BoardKey) {
        let Some(hint) = &self.hint else { return };
        let (mut lines, new) = sentences(hint, theme);
        if !key.draw_below(frame, theme, &mut room) {
            lines.extend(key.lines(theme, room.width));
        }
        let paragraph = |lines: &[Line<'static>]| Paragraph::new(lines.to_vec()).wrap(Wrap { trim: true });
        let rows = |text: &Paragraph| text.line_count(room.width);
        let text = paragraph(&lines);
        let height = usize::from(room.height);
        // What is new is seen first, and as much before it as there is room for.
        let told = rows(&paragraph(&lines[..new.end]));
        let last = rows(&text).saturating_sub(height);
        let first = rows(&paragraph(&lines[..new.start])).min(told.saturating_sub(height));
        let first = self.scroll.unwrap_or(first).min(last);
        (self.scroll, self.last, self.seen) = (Some(first), last, height);
        let told = rows(&text).min(height) as u16;
        frame.render_widget(text.scroll((first as u16, 0)), room);
        // If there is room, the chain is written down as well.
        let legend = chain_legend(key.scene, theme);
        let rest = Rect { y: room.y + told + 1, height: room.height.saturating_sub(told + 1), ..room };
        if legend.len() <= usize::from(rest.height) {
            frame.render_widget(Paragraph::new(legend), rest);
        }
    }

    /// The keys for the hint, the most useful first.
    pub(super) fn keys(&self) -> Option<Vec<KeyHint>> {
        let told = self.hint.as_ref()?;
        let (rung, rungs) = told.rung();
        let more = (rung < rungs).then(|| hint("t", format!("more ({rung} of {rungs})")));
        let down = self.scroll.is_some_and(|first| first < self.last).then(|| hint("PgDn", "read on"));
        let page = (self.last > 0 || told.shows_pattern()).then(|| hint("Enter", "all of it"));
        let up = (self.scroll > Some(0)).then(|| hint("PgUp", "back"));
        let follow = told.shows_pattern().then(|| hint("a", "do it"));
        let step = told.shows_pattern().then(|| hint("+", "step by step"));
        let lesson = (told.revealed >= Reveal::Technique).then(|| hint("/", "lesson"));
        let close = Some(hint("Esc", "close"));
        Some([more, down, page, close, follow, lesson, step, up].into_iter().flatten().collect())
    }
}

/// The revealed sentences, and the numbers of those to show first. If the proof is
/// read sentence by sentence, the present one has a sign.
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

/// The hint on a page of its own: its sentences, and what the board does not say
/// itself.
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
