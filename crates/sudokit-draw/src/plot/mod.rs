//! Counts as one picture: how many puzzles have each number of clues, each rating, each technique.
//!
//! ```text
//!  Puzzles by clues                    Puzzles by technique
//!   2 ───────── █6 ──                  Hidden single  ██████████ 20
//!   1 ── █3 ─── █ ─── █3               Naked pair     ████ 8
//!   0 ── █ ──── █ ─── █                X-wing         █ 2
//!       22     23    24
//!       columns: numbers in order      rows: names below each other
//! ```
//!
//! Histograms follow each other from top to bottom, so the picture grows in height and never in
//! width. A [`PlotSheet`] remembers how much of it is used. All places follow from the widths of the
//! texts: a count that would cover a neighbour is left out, and the lines behind the bars still
//! show about how large it is.

#![expect(clippy::cast_precision_loss, reason = "no picture has millions of bars")]
#![expect(clippy::cast_sign_loss, reason = "no length is negative")]

mod columns;
mod description;
mod rows;
mod scale;
mod sheet;

use crate::shape::Drawing;
use crate::view::View;
use rows::Rows;
pub use scale::round_numbers;
use sheet::{Lettering, PlotSheet};

/// Histograms with a headline, to be drawn by [`plot`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plot {
    /// What is counted, such as `1,000 puzzles`.
    pub title: String,
    /// The histograms, from top to bottom.
    pub histograms: Vec<Histogram>,
    /// Sentences below the histograms, such as what was left out. May be empty.
    pub note: String,
}

/// Counts next to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    /// What is counted, and by what: `Puzzles by number of clues`.
    pub title: String,
    /// The main figures in words, such as the average. May be empty.
    pub subtitle: String,
    /// What the labels of the bars are.
    pub axis: Axis,
    /// The bars in their order. Bars of an axis of numbers have equal distances, so a number that
    /// does not occur has a bar with the count 0.
    pub bars: Vec<Bar>,
}

/// What the labels of bars are, and so where they are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Names, below each other. Each has a horizontal bar.
    Names,
    /// Numbers. Each has a column above it.
    Values,
    /// The smallest number of each column, at its left edge.
    Steps,
}

/// A bar of a histogram.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bar {
    /// Its name or number.
    pub label: String,
    /// Its length.
    pub count: u64,
}

impl Bar {
    /// The bar with this label and this length.
    pub fn new(label: impl Into<String>, count: u64) -> Self {
        Self { label: label.into(), count }
    }
}

impl Histogram {
    /// The largest count, at least 1.
    fn most(&self) -> u64 {
        self.bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1)
    }

    /// Whether there is nothing to draw.
    fn is_empty(&self) -> bool {
        self.bars.iter().all(|bar| bar.count == 0)
    }
}

/// Draws histograms below each other, with the colours and the size of a view.
///
/// The headline is drawn if the view shows the caption. In the [layers](crate::LayerKind), lines and
/// labels are the grid, bars are nodes, their counts are badges, and titles are the legend.
///
/// ```
/// use sudokit_draw::{Axis, Bar, Histogram, Plot, View, Visibility, plot};
///
/// let clues = Histogram {
///     title: "Puzzles by number of clues".to_owned(),
///     subtitle: "22 to 24, average 23.00".to_owned(),
///     axis: Axis::Values,
///     bars: vec![Bar::new("22", 300), Bar::new("23", 1200), Bar::new("24", 300)],
/// };
/// let counts = Plot { title: "1,800 puzzles".to_owned(), histograms: vec![clues], note: String::new() };
/// let drawing = plot(&counts, &View { caption: Visibility::Shown, ..View::default() });
/// assert!(drawing.to_svg().contains(">1,200</text>"));
/// assert_eq!(
///     drawing.description,
///     "Puzzles by number of clues: 22 to 24, average 23.00. \
///      Largest counts of 1,800: 23 (1,200); 22 (300); 24 (300)."
/// );
/// ```
pub fn plot(plot: &Plot, view: &View) -> Drawing {
    let mut sheet = PlotSheet::new(view);
    let rows = Rows::of(&plot.histograms, &sheet);
    if view.caption.is_shown() {
        sheet.write(&plot.title, Lettering::Headline);
    }
    if plot.histograms.is_empty() {
        sheet.skip_to_section();
        sheet.write(&description::empty(), Lettering::Plain);
    }
    for histogram in &plot.histograms {
        sheet.skip_to_section();
        sheet.write(&histogram.title, Lettering::Title);
        sheet.write(&histogram.subtitle, Lettering::Plain);
        match histogram.axis {
            _ if histogram.is_empty() => sheet.write(&description::empty(), Lettering::Plain),
            Axis::Names => rows.draw(histogram, &mut sheet),
            Axis::Values | Axis::Steps => columns::draw(histogram, &mut sheet),
        }
    }
    if !plot.note.is_empty() {
        sheet.skip_to_section();
        sheet.write(&plot.note, Lettering::Plain);
    }
    let mut drawing = sheet.finish();
    drawing.title.clone_from(&plot.title);
    drawing.description = description::of(plot);
    drawing
}
