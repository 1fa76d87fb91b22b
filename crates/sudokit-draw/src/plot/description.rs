//! A picture in sentences: what screen readers read aloud.

use sudokit_text::{Phrase, phrase};

use super::scale::figures;
use super::{Axis, Histogram, Plot};
use crate::ranking::largest_first;
use crate::texts::text;

/// The number of bars that a sentence names.
const NAMED: usize = 3;

/// The sentence in place of bars.
pub(super) fn empty() -> String {
    text!("draw-plot-empty")
}

/// The main figures of each histogram, and the note.
pub(super) fn of(plot: &Plot) -> String {
    let nothing = plot.histograms.is_empty().then(empty);
    let histograms = plot.histograms.iter().map(sentences);
    let note = Some(plot.note.clone()).filter(|note| !note.is_empty());
    nothing.into_iter().chain(histograms).chain(note).collect::<Vec<_>>().join(" ")
}

/// The title, the subtitle and the longest bars.
fn sentences(histogram: &Histogram) -> String {
    let Histogram { title, subtitle, .. } = histogram;
    let heading = match subtitle.as_str() {
        "" => text!("draw-plot-title", title),
        subtitle => text!("draw-plot-title-and-subtitle", title, subtitle),
    };
    let longest = largest_first(histogram.bars.iter().map(|bar| bar.count));
    let bars: Vec<Phrase> = longest
        .into_iter()
        .map(|index| &histogram.bars[index])
        .filter(|bar| bar.count > 0)
        .take(NAMED)
        .map(|bar| {
            let (label, count) = (&bar.label, figures(bar.count));
            match histogram.axis {
                Axis::Steps => phrase!("draw-plot-step", label, count),
                Axis::Values | Axis::Names => phrase!("draw-plot-bar", label, count),
            }
        })
        .collect();
    if bars.is_empty() {
        return format!("{heading} {}", empty());
    }
    let sum = histogram.bars.iter().fold(0_u64, |sum, bar| sum.saturating_add(bar.count));
    let counts = text!("draw-plot-counts", sum = figures(sum), bars);
    format!("{heading} {counts}")
}
