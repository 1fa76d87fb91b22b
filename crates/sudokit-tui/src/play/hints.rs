//! The hint on the screen: how much of it is revealed, and which part is seen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::logic::explain::Reveal;
use sudokit_game::{Hint, Turn};

use crate::glossary::NOW;
use crate::keys::{KeyHint, hint};
use crate::paging::Paging;
use crate::wires::chain_legend;
use crate::{Meaning, Scene, Theme};

/// A hint and the part of its text that is seen.
#[derive(Debug, Default)]
pub(super) struct HintPane {
    pub(super) hint: Option<Hint>,
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

    pub(super) fn show(&mut self, hint: Hint) {
        *self = Self { hint: Some(hint), ..Self::default() };
    }

    /// Reveals more of the hint. Returns whether there was more.
    pub(super) fn reveal_more(&mut self) -> bool {
        self.scroll = None;
        self.hint.as_mut().is_some_and(Hint::tell_more)
    }

    /// Goes to another part of the text.
    pub(super) fn turn_page(&mut self, paging: Paging) {
        self.scroll = self.scroll.map(|first| paging.go(first, self.last, self.seen));
    }

    /// Goes to the next sentence of the proof, or to the one before. Returns whether
    /// there was one.
    pub(super) fn step(&mut self, turn: Turn) -> bool {
        self.scroll = None;
        self.hint.as_mut().is_some_and(|hint| match turn {
            Turn::Next => hint.next_sentence(),
            Turn::Back => hint.previous_sentence(),
        })
    }

    /// Draws the revealed sentences. If there is little room, the newest are seen, or
    /// the one that the player looks at.
    pub(super) fn draw(&mut self, frame: &mut Frame, theme: Theme, room: Rect, scene: &Scene) {
        let Some(hint) = &self.hint else { return };
        let (sentences, new) = sentences(hint);
        let paragraph = |sentences: &[String]| {
            let line = |sentence: &String| {
                let is_now = sentence.starts_with(NOW);
                theme.line(if is_now { Meaning::Key } else { Meaning::Text }, sentence.clone())
            };
            Paragraph::new(sentences.iter().map(line).collect::<Vec<Line>>()).wrap(Wrap { trim: true })
        };
        let rows = |text: &Paragraph| text.line_count(room.width);
        let text = paragraph(&sentences);
        let height = usize::from(room.height);
        let last = rows(&text).saturating_sub(height);
        let first = self.scroll.unwrap_or_else(|| rows(&paragraph(&sentences[..new]))).min(last);
        (self.scroll, self.last, self.seen) = (Some(first), last, height);
        let told = rows(&text).min(height) as u16;
        frame.render_widget(text.scroll((first as u16, 0)), room);
        // If there is room, the chain is written down as well.
        let legend = chain_legend(scene, theme);
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
        let page = (self.last > 0).then(|| hint("Enter", "whole text"));
        let up = (self.scroll > Some(0)).then(|| hint("PgUp", "back"));
        let follow = told.shows_pattern().then(|| hint("a", "do it"));
        let step = told.shows_pattern().then(|| hint("+", "step by step"));
        let lesson = (told.revealed >= Reveal::Technique).then(|| hint("/", "lesson"));
        let close = Some(hint("Esc", "close"));
        Some([more, down, follow, close, lesson, page, step, up].into_iter().flatten().collect())
    }
}

/// The revealed sentences, and the number of the first one to show. If the proof is
/// read sentence by sentence, the present one has a sign.
fn sentences(hint: &Hint) -> (Vec<String>, usize) {
    let mut sentences: Vec<String> = hint.sentences().into_iter().map(str::to_owned).collect();
    let newest = hint.explanation.level(hint.revealed).len();
    let Some(sentence) = hint.sentence else { return (sentences.clone(), sentences.len() - newest) };
    let now = hint.explanation.up_to(Reveal::Pattern).len() + sentence;
    sentences[now].insert_str(0, NOW);
    (sentences, now)
}
