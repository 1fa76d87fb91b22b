//! Rows below each other, for names: each has its name, its bar and its count.

use super::Histogram;
use super::scale::{figures, lines, round_step, share};
use super::sheet::{Lettering, MARGIN, Sheet};
use crate::shape::{Anchor, LayerKind, Point};

/// The height of a row and of its bar.
const ROW: f32 = 22.0;
const BAR: f32 = 14.0;

/// The shortest bar that can be seen.
const SHORTEST: f32 = 1.0;

/// The largest number of lines beside the axis, and the least distance between their numbers.
const LINES: u64 = 5;
const DISTANCE: f32 = 22.0;

/// The largest part of the width that names take from their bars.
const NAMES: f32 = 0.6;

/// Between a name, its bar and its count.
const AWAY: f32 = 8.0;

/// Draws rows from the used part of the sheet on.
pub(super) fn draw(histogram: &Histogram, sheet: &mut Sheet) {
    let most = histogram.most();
    let bars = &histogram.bars;
    let lettering = Lettering::Plain;
    let widest = |texts: &mut dyn Iterator<Item = String>| {
        texts.map(|text| lettering.width(&text)).fold(0.0, f32::max)
    };
    let counts = widest(&mut bars.iter().map(|bar| figures(bar.count)));
    let room = sheet.right() - MARGIN - counts - 2.0 * AWAY;
    let names = widest(&mut bars.iter().map(|bar| bar.label.clone())).min(NAMES * room);
    let left = MARGIN + names + AWAY;
    let length = room - names;
    let place = |count: u64| left + length * share(count, most);

    let number = Lettering::Small.width(&figures(most)) + DISTANCE;
    let step = round_step(most, LINES.min((length / number) as u64).max(1));
    let top = sheet.y() + ROW;
    let bottom = top + ROW * bars.len() as f32;
    for line in lines(most, step).skip(1) {
        sheet.line(Point::new(place(line), top), Point::new(place(line), bottom));
    }
    for line in lines(most, step) {
        let at = Point::new(place(line), top - Lettering::Small.size());
        sheet.label(LayerKind::Grid, figures(line), at, Anchor::Middle, Lettering::Small);
    }
    let rows = || bars.iter().enumerate().map(|(index, bar)| (bar, top + ROW * (index as f32 + 0.5)));
    let end = |count: u64| if count == 0 { left } else { place(count).max(left + SHORTEST) };
    // No line runs through a count.
    for (bar, y) in rows() {
        let width = lettering.width(&figures(bar.count));
        let low = Point::new(end(bar.count) + AWAY, y - BAR / 2.0);
        sheet.clear([low, low + Point::new(width, BAR)]);
    }
    for (bar, y) in rows() {
        let name = lettering.fitted(&bar.label, names);
        sheet.label(LayerKind::Grid, name, Point::new(MARGIN, y), Anchor::Start, lettering);
    }
    for (bar, y) in rows().filter(|(bar, _)| bar.count > 0) {
        let half = BAR / 2.0;
        sheet.bar([Point::new(left, y - half), Point::new(end(bar.count), y + half)]);
    }
    sheet.axis(Point::new(left, top), Point::new(left, bottom));
    for (bar, y) in rows() {
        let at = Point::new(end(bar.count) + AWAY, y);
        sheet.label(LayerKind::Badges, figures(bar.count), at, Anchor::Start, lettering);
    }
    sheet.skip(bottom - sheet.y());
}
