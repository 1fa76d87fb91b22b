//! What stands beside or below a board: figures, and what the step did.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::watch::Method;
use sudokit::{Alphabet, Reveal};

use super::{Lane, figures, picture};
use crate::{Chain, Meaning, Theme};

/// Room beside or below the board of a lane.
pub(super) struct Pane<'a> {
    pub(super) lane: &'a Lane,
    pub(super) chain: &'a Chain,
    pub(super) alphabet: &'a Alphabet,
    pub(super) theme: Theme,
}

/// Fewer rows than this hold the step, and what it did.
const LOW: u16 = 6;

impl Pane<'_> {
    /// Draws all there is room for, what happened before anything else.
    pub(super) fn draw(&self, frame: &mut Frame, room: Rect) {
        let mut lines = vec![self.line(Meaning::Title, self.lane.method.name())];
        if room.height >= LOW {
            let figures = figures::lines(self.lane);
            lines.extend(figures.into_iter().map(|text| self.line(Meaning::Text, text)));
            if self.lane.method != Method::Logic {
                let depths = figures::sparkline(&self.lane.depths, room.width);
                lines.push(self.line(Meaning::Muted, depths));
            }
        } else if let Some(title) = lines.first_mut() {
            let position = format!(" · {}", figures::position(self.lane));
            title.push_span(Span::styled(position, self.theme.style(Meaning::Text)));
        }
        let lines = Paragraph::new(lines).wrap(Wrap { trim: true });
        let top = Rect { height: (lines.line_count(room.width) as u16).min(room.height), ..room };
        frame.render_widget(lines, top);
        let gap = u16::from(room.height - top.height > LOW);
        let rest = Rect { y: top.bottom() + gap, height: room.height - top.height - gap, ..room };
        self.draw_event(frame, rest);
    }

    fn line(&self, meaning: Meaning, text: impl Into<String>) -> Line<'static> {
        Line::styled(text.into(), self.theme.style(meaning))
    }

    /// What the step did: a person's step with its proof and its chain, as far
    /// as there is room for them.
    fn draw_event(&self, frame: &mut Frame, room: Rect) {
        let sentence = self.lane.frame.sentence(self.alphabet);
        let text = |sentences: &[&str]| {
            let lines = sentences.iter().map(|&sentence| self.line(Meaning::Text, sentence));
            Paragraph::new(lines.collect::<Vec<_>>()).wrap(Wrap { trim: true })
        };
        let fits = |text: &Paragraph| text.line_count(room.width) <= usize::from(room.height);
        let mut best = text(&[&sentence]);
        if let Some(explanation) = picture::explanation(&self.lane.frame, self.alphabet) {
            let [head, pattern, proof, moves] =
                [Reveal::Technique, Reveal::Pattern, Reveal::Proof, Reveal::Move]
                    .map(|level| explanation.level(level));
            let short = [&head[..], &pattern, &moves].concat();
            let long = [&head[..], &pattern, &proof, &moves].concat();
            for longer in [short, long].map(|sentences| text(&sentences)) {
                best = if fits(&longer) { longer } else { best };
            }
        }
        let rows = best.line_count(room.width) as u16;
        frame.render_widget(best, room);
        let below = Rect { y: room.y + rows + 1, height: room.height.saturating_sub(rows + 1), ..room };
        self.draw_legend(frame, below);
    }

    /// The chain in writing, or how digits are told apart.
    fn draw_legend(&self, frame: &mut Frame, room: Rect) {
        let board = self.lane.frame.geometry();
        let legend = self.chain.legend(board, self.alphabet, self.theme);
        if legend.is_empty() && room.height > 0 {
            frame.render_widget(Paragraph::new(self.origins()).wrap(Wrap { trim: true }), room);
        } else if legend.len() <= usize::from(room.height) {
            frame.render_widget(Paragraph::new(legend), room);
        }
    }

    /// `given  found  (guessed)  follows  [last]`, each as it looks on the board.
    fn origins(&self) -> Line<'static> {
        let found = [("given", Meaning::Given), ("found", Meaning::Found)];
        let supposed =
            [("(guess)", Meaning::Own), ("follows", Meaning::Supposed), ("[last]", Meaning::Cursor)];
        let words = match self.lane.method {
            Method::Logic => &found[..],
            _ => &[&found[..], &supposed].concat(),
        };
        let spans = words
            .iter()
            .flat_map(|&(word, meaning)| [Span::styled(word, self.theme.style(meaning)), Span::raw("  ")]);
        spans.collect()
    }
}
