//! Rows below each other, for names: each has its name, its bar and its count.
//!
//! The bars of all histograms of a picture begin below each other.

use super::scale::{figures, lines, round_step, share};
use super::sheet::{Lettering, MARGIN, PlotSheet};
use super::{Axis, Histogram};
use crate::shape::{Anchor, LayerKind, Point};

/// The height of a row and of its bar.
const ROW: f32 = 22.0;
const BAR: f32 = 14.0;

/// The shortest bar that can be seen.
const SHORTEST: f32 = 1.0;

/// The largest number of lines besides the axis, and the least distance between their numbers.
const LINES: u64 = 5;
const DISTANCE: f32 = 22.0;

/// The largest part of the room that names take from the bars.
const NAMES: f32 = 0.6;

/// Between a name, its bar and its count.
const AWAY: f32 = 8.0;

/// The letters of names and counts.
const LETTERING: Lettering = Lettering::Plain;

/// The rows of a picture: how wide their parts are.
pub(super) struct Rows {
    names: f32,
    /// Where the bars begin, and the length of the longest one.
    left: f32,
    length: f32,
}

impl Rows {
    /// Divides the width between the names, the bars and the counts of all rows.
    pub(super) fn of(histograms: &[Histogram], sheet: &PlotSheet) -> Self {
        let with_rows = histograms.iter().filter(|histogram| histogram.axis == Axis::Names);
        let bars = || with_rows.clone().flat_map(|histogram| &histogram.bars);
        let names = bars().map(|bar| LETTERING.width(&bar.label)).fold(0.0, f32::max);
        let counts = bars().map(|bar| LETTERING.width(&figures(bar.count))).fold(0.0, f32::max);
        let room = sheet.right() - MARGIN - counts - 2.0 * AWAY;
        let names = names.min(NAMES * room);
        Self { names, left: MARGIN + names + AWAY, length: room - names }
    }

    /// Draws the rows of a histogram from the used part of the sheet on.
    pub(super) fn draw(&self, histogram: &Histogram, sheet: &mut PlotSheet) {
        let (bars, most) = (&histogram.bars, histogram.most());
        let top = sheet.y() + ROW;
        let bottom = top + ROW * bars.len() as f32;
        self.draw_lines(most, [top, bottom], sheet);
        let rows = || bars.iter().enumerate().map(|(index, bar)| (bar, top + ROW * (index as f32 + 0.5)));
        let half = BAR / 2.0;
        // No line runs through a count.
        for (bar, y) in rows() {
            let low = Point::new(self.end(bar.count, most) + AWAY, y - half);
            sheet.clear([low, low + Point::new(LETTERING.width(&figures(bar.count)), BAR)]);
        }
        for (bar, y) in rows() {
            let name = LETTERING.fitted(&bar.label, self.names);
            sheet.label(LayerKind::Grid, name, Point::new(MARGIN, y), Anchor::Start, LETTERING);
        }
        for (bar, y) in rows().filter(|(bar, _)| bar.count > 0) {
            sheet.bar([Point::new(self.left, y - half), Point::new(self.end(bar.count, most), y + half)]);
        }
        let axis = self.left - sheet.thickness() / 2.0;
        sheet.axis(Point::new(axis, top), Point::new(axis, bottom));
        for (bar, y) in rows() {
            let at = Point::new(self.end(bar.count, most) + AWAY, y);
            sheet.label(LayerKind::Badges, figures(bar.count), at, Anchor::Start, LETTERING);
        }
        sheet.skip(bottom - sheet.y());
    }

    /// Draws a line at each round number, with the number above it.
    fn draw_lines(&self, most: u64, [top, bottom]: [f32; 2], sheet: &mut PlotSheet) {
        let number = Lettering::Small.width(&figures(most)) + DISTANCE;
        let step = round_step(most, LINES.min((self.length / number) as u64).max(1));
        let place = |number: u64| self.left + self.length * share(number, most);
        for x in lines(most, step).skip(1).map(place) {
            sheet.line(Point::new(x, top), Point::new(x, bottom));
        }
        for number in lines(most, step) {
            let at = Point::new(place(number), top - Lettering::Small.size());
            sheet.label(LayerKind::Grid, figures(number), at, Anchor::Middle, Lettering::Small);
        }
    }

    /// The end of the bar with this count.
    fn end(&self, count: u64, most: u64) -> f32 {
        match count {
            0 => self.left,
            count => self.left + (self.length * share(count, most)).max(SHORTEST),
        }
    }
}
