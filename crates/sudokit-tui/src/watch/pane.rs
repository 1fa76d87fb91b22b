//! The text next to or below a board: figures, and the event of the step.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use sudokit::logic::explain::Reveal;
use sudokit::watch::Method;
use sudokit_draw::{CellState, Scene};

use super::{Column, Subject, figures, scene};
use crate::glossary::NOW;
use crate::texts::text;
use crate::wires::{chain_legend, sign_legend};
use crate::{Form, Meaning, Theme};

/// The text of a column.
pub(super) struct ColumnPane<'a> {
    pub(super) subject: &'a Subject,
    pub(super) column: &'a Column,
    pub(super) scene: &'a Scene,
    pub(super) theme: Theme,
    /// The form in which the board is drawn.
    pub(super) form: Form,
    /// The sentence of the proof that is read.
    pub(super) read: Option<usize>,
}

/// With fewer rows than this, there is room only for the step and its event.
const LOW: u16 = 6;

impl ColumnPane<'_> {
    /// Draws as much as there is room for. The event of the step comes first.
    pub(super) fn draw(&self, frame: &mut Frame, room: Rect) {
        let mut lines = vec![self.theme.line(Meaning::Title, self.column.method.name())];
        if room.height >= LOW {
            let figures = figures::lines(self.column);
            lines.extend(figures.into_iter().map(|text| self.theme.line(Meaning::Text, text)));
            if self.column.method != Method::Logic {
                let depths = &self.column.depths;
                let caption = figures::depth_caption(depths, room.width);
                lines.push(self.theme.line(Meaning::Muted, caption));
                lines.push(self.theme.line(Meaning::Key, figures::sparkline(depths, room.width)));
            }
        } else if let Some(title) = lines.first_mut() {
            let position = format!(" · {}", figures::position(self.column));
            title.push_span(self.theme.span(Meaning::Text, position));
        }
        let lines = Paragraph::new(lines).wrap(Wrap { trim: true });
        let top = Rect { height: (lines.line_count(room.width) as u16).min(room.height), ..room };
        frame.render_widget(lines, top);
        let gap = u16::from(room.height - top.height > LOW);
        let rest = Rect { y: top.bottom() + gap, height: room.height - top.height - gap, ..room };
        self.draw_event(frame, rest);
    }

    /// Draws the event of the step. A logic step has its proof and its chain, if
    /// there is room for them.
    fn draw_event(&self, frame: &mut Frame, room: Rect) {
        let naming = self.scene.coordinates;
        let sentence = naming.sentence(&self.column.frame.sentence(self.scene.alphabet()));
        let paragraph = |sentences: &[&str]| {
            let lines = sentences.iter().map(|&sentence| self.theme.line(Meaning::Text, sentence.to_owned()));
            Paragraph::new(lines.collect::<Vec<_>>()).wrap(Wrap { trim: true })
        };
        let fits = |text: &Paragraph| text.line_count(room.width) <= usize::from(room.height);
        let mut best = paragraph(&[&sentence]);
        if let Some(hint) = scene::hint_shown(&self.column.frame, self.subject, self.read) {
            let [head, pattern, proof, moves] =
                [Reveal::Technique, Reveal::Pattern, Reveal::Proof, Reveal::Move]
                    .map(|level| hint.explanation.level(level));
            let now = self.read.and_then(|read| proof.get(read)).map(|sentence| format!("{NOW}{sentence}"));
            let name = hint.step.name();
            let choices = match &now {
                Some(now) => vec![vec![&now[..]], [&head[..], &[now]].concat()],
                None => vec![
                    [&head[..], &pattern, &moves].concat(),
                    [&[name], &pattern[..], &proof, &moves].concat(),
                    [&head[..], &pattern, &proof, &moves].concat(),
                ],
            };
            if let Some(now) = &now {
                best = paragraph(&[now]);
            }
            for longer in choices.iter().map(|sentences| paragraph(sentences)) {
                best = if fits(&longer) { longer } else { best };
            }
        }
        let rows = best.line_count(room.width) as u16;
        frame.render_widget(best, room);
        let below = Rect { y: room.y + rows + 1, height: room.height.saturating_sub(rows + 1), ..room };
        self.draw_legend(frame, below);
    }

    /// Draws the meanings of signs and styles, and the chain in writing.
    fn draw_legend(&self, frame: &mut Frame, room: Rect) {
        let legend = chain_legend(self.scene, self.theme);
        let line = if self.scene.is_explaining() {
            sign_legend(self.scene, self.theme, room.width)
        } else {
            self.origins()
        };
        let line = Paragraph::new(line).wrap(Wrap { trim: true });
        let rows = (line.line_count(room.width) as u16).min(room.height);
        frame.render_widget(line, Rect { height: rows, ..room });
        let rest = Rect { y: room.y + rows + 1, height: room.height.saturating_sub(rows + 1), ..room };
        if legend.len() <= usize::from(rest.height) {
            frame.render_widget(Paragraph::new(legend), rest);
        }
    }

    /// `given  found  (guessed)  follows  [last]`, each as it looks on the board.
    fn origins(&self) -> Line<'static> {
        let mut words = vec![
            (text!("watch-origin-given"), Meaning::Given),
            (text!("watch-origin-found"), Meaning::Found),
        ];
        if self.column.method != Method::Logic {
            let guess = match self.form {
                Form::Slim => text!("watch-origin-guess-narrow"),
                _ => text!("watch-origin-guess"),
            };
            words.extend([
                (guess, Meaning::Own),
                (text!("watch-origin-follows"), Meaning::Supposed),
                (text!("watch-origin-last"), Meaning::State(CellState::Cursor)),
            ]);
        }
        words
            .into_iter()
            .flat_map(|(word, meaning)| [self.theme.span(meaning, word), Span::raw("  ")])
            .collect()
    }
}
