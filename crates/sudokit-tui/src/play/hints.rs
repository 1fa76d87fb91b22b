//! The hint on the screen: how much of it is revealed, and which part is seen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::logic::explain::Reveal;
use sudokit_game::Hint;

use crate::wires::chain_legend;
use crate::{Meaning, Scene, Theme};

/// A hint and the part of its text that is seen.
#[derive(Debug, Default)]
pub(super) struct HintPane {
    pub(super) hint: Option<Hint>,
    /// The first line that is seen. At first, it is the first new one.
    scroll: Option<u16>,
    /// The first line that is seen when the text is scrolled to its end.
    last: u16,
}

impl HintPane {
    /// The hint, once it shows its pattern.
    pub(super) fn pattern(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|hint| !hint.highlights().is_empty())
    }

    pub(super) fn show(&mut self, hint: Hint) {
        *self = Self { hint: Some(hint), ..Self::default() };
    }

    /// Reveals more of the hint. Returns whether there was more.
    pub(super) fn reveal_more(&mut self) -> bool {
        self.scroll = None;
        self.hint.as_mut().is_some_and(Hint::tell_more)
    }

    pub(super) fn scroll_down(&mut self) {
        self.scroll = self.scroll.map(|line| line + 1);
    }

    pub(super) fn scroll_up(&mut self) {
        self.scroll = self.scroll.map(|line| line.saturating_sub(1));
    }

    /// Draws the revealed sentences. If there is little room, the newest are seen.
    pub(super) fn draw(&mut self, frame: &mut Frame, theme: Theme, room: Rect, scene: &Scene) {
        let Some(hint) = &self.hint else { return };
        let paragraph = |sentences: Vec<&str>| {
            let lines = sentences.into_iter().map(|sentence| theme.line(Meaning::Text, sentence.to_owned()));
            Paragraph::new(lines.collect::<Vec<Line>>()).wrap(Wrap { trim: true })
        };
        let rows = |text: &Paragraph| text.line_count(room.width) as u16;
        let text = paragraph(hint.sentences());
        let newest = hint.explanation.level(hint.revealed).len();
        let known = hint.sentences().len() - newest;
        let last = rows(&text).saturating_sub(room.height);
        let first = self.scroll.unwrap_or_else(|| rows(&paragraph(hint.sentences()[..known].to_vec())));
        let first = first.min(last);
        self.scroll = Some(first);
        self.last = last;
        let told = rows(&text).min(room.height);
        frame.render_widget(text.scroll((first, 0)), room);
        // If there is room, the chain is written down as well.
        let legend = chain_legend(scene, theme);
        let rest = Rect { y: room.y + told + 1, height: room.height.saturating_sub(told + 1), ..room };
        if legend.len() <= usize::from(rest.height) {
            frame.render_widget(Paragraph::new(legend), rest);
        }
    }

    /// The keys for the hint, the most useful first.
    pub(super) fn keys(&self) -> Option<Vec<(&'static str, &'static str)>> {
        let hint = self.hint.as_ref()?;
        let more = (hint.revealed < Reveal::Move).then_some(("t", "tell more"));
        let down = self.scroll.is_some_and(|first| first < self.last).then_some(("PgDn", "read on"));
        let up = (self.scroll > Some(0)).then_some(("PgUp", "back"));
        let rest = [Some(("a", "do it")), Some(("Esc", "close"))];
        Some([more, down, up].into_iter().chain(rest).flatten().collect())
    }
}
