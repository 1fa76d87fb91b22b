//! Columns next to each other, for numbers in their order.
//!
//! The highest column has a fixed height. Where columns are close, a count may cover the columns
//! next to it or their counts, so counts are placed from the largest to the smallest, in smaller
//! letters if necessary, and those without room are left out. Labels are left out at regular
//! distances, so that round numbers are left.

use super::scale::{figures, lines, round_step, share};
use super::sheet::{Lettering, MARGIN, PlotSheet};
use super::{Axis, Histogram};
use crate::ranking::largest_first;
use crate::shape::{Anchor, LayerKind, Point};

/// The height of the highest column, and of one that would be too low to see.
const HEIGHT: f32 = 170.0;
const LOWEST: f32 = 1.0;

/// The largest number of lines above the axis.
const LINES: u64 = 4;

/// The largest distance from one column to the next.
const PITCH: f32 = 96.0;

/// The space between columns as a share of this distance. Columns of steps nearly touch each other.
const GAP: f32 = 0.22;
const STEP_GAP: f32 = 1.5;

/// Between a number and what is next to it.
const AWAY: f32 = 6.0;

/// The length of a mark on the axis.
const TICK: f32 = 4.0;

/// The widest label. Longer ones are cut.
const LABEL: f32 = 90.0;

/// The columns of a histogram, and where they are.
struct Columns<'a> {
    histogram: &'a Histogram,
    /// The largest count.
    most: u64,
    left: f32,
    right: f32,
    /// The height of the axis.
    base: f32,
    pitch: f32,
}

/// The count of a column: its text, and a rectangle around it.
struct Figure {
    text: String,
    low: Point,
    high: Point,
}

impl Figure {
    fn overlaps(&self, [low, high]: [Point; 2]) -> bool {
        self.low.x < high.x && low.x < self.high.x && self.low.y < high.y && low.y < self.high.y
    }
}

/// Draws columns from the used part of the sheet on.
pub(super) fn draw(histogram: &Histogram, sheet: &mut PlotSheet) {
    let most = histogram.most();
    let step = round_step(most, LINES);
    let numbers = lines(most, step).map(|line| Lettering::Small.width(&figures(line)));
    let left = MARGIN + numbers.fold(0.0, f32::max) + AWAY;
    let number = histogram.bars.len() as f32;
    let pitch = ((sheet.right() - left) / number).min(PITCH);
    let right = left + number * pitch;
    let base = sheet.y() + 2.0 * Lettering::Plain.size() + HEIGHT;
    let columns = Columns { histogram, most, left, right, base, pitch };
    let counts = columns.counts(sheet);
    columns.draw_lines(step, sheet);
    columns.draw_bars(&counts, sheet);
    columns.draw_labels(sheet);
    sheet.skip(base - sheet.y() + TICK + AWAY + Lettering::Plain.size());
}

impl Columns<'_> {
    /// The corners of a column.
    fn bar(&self, index: usize) -> [Point; 2] {
        let gap = match self.histogram.axis {
            Axis::Steps => STEP_GAP.min(GAP * self.pitch),
            Axis::Values | Axis::Names => GAP * self.pitch,
        };
        let left = self.left + index as f32 * self.pitch + gap / 2.0;
        let top = self.base - self.height(self.histogram.bars[index].count);
        [Point::new(left, top), Point::new(left + self.pitch - gap, self.base)]
    }

    /// The height of a column with this count.
    fn height(&self, count: u64) -> f32 {
        match count {
            0 => 0.0,
            count => (HEIGHT * share(count, self.most)).max(LOWEST),
        }
    }

    /// The columns that are there, the highest first.
    fn highest_first(&self) -> Vec<usize> {
        let bars = &self.histogram.bars;
        let mut columns = largest_first(bars.iter().map(|bar| bar.count));
        columns.retain(|&index| bars[index].count > 0);
        columns
    }

    /// The counts above the columns, in letters in which all have room, or else in small ones.
    fn counts(&self, sheet: &PlotSheet) -> (Lettering, Vec<Figure>) {
        let columns = self.highest_first();
        let plain = self.placed(&columns, Lettering::Plain, sheet);
        if plain.len() == columns.len() {
            return (Lettering::Plain, plain);
        }
        (Lettering::Small, self.placed(&columns, Lettering::Small, sheet))
    }

    /// The counts that cover neither each other nor a column.
    fn placed(&self, columns: &[usize], lettering: Lettering, sheet: &PlotSheet) -> Vec<Figure> {
        let mut placed: Vec<Figure> = Vec::new();
        for &index in columns {
            let [low, high] = self.bar(index);
            let text = figures(self.histogram.bars[index].count);
            let width = lettering.width(&text);
            let middle = centre_within(f32::midpoint(low.x, high.x), width, sheet);
            let corner = Point::new(middle - width / 2.0, low.y - lettering.size() - 2.0);
            let figure = Figure { text, low: corner, high: Point::new(corner.x + width, low.y) };
            let apart = Point::new(AWAY / 2.0, 0.0);
            let first = ((figure.low.x - self.left) / self.pitch).max(0.0) as usize;
            let last = ((figure.high.x - self.left) / self.pitch) as usize;
            let mut near = (first..=last.min(self.histogram.bars.len() - 1)).filter(|&near| near != index);
            let is_free =
                !placed.iter().any(|other| other.overlaps([figure.low - apart, figure.high + apart]));
            if is_free && !near.any(|near| figure.overlaps(self.bar(near))) {
                placed.push(figure);
            }
        }
        placed
    }

    /// Draws a line at each round number.
    fn draw_lines(&self, step: u64, sheet: &mut PlotSheet) {
        let height = |number: u64| self.base - HEIGHT * share(number, self.most);
        for y in lines(self.most, step).skip(1).map(height) {
            sheet.line(Point::new(self.left, y), Point::new(self.right, y));
        }
        for number in lines(self.most, step) {
            let at = Point::new(self.left - AWAY, height(number));
            sheet.label(LayerKind::Grid, figures(number), at, Anchor::End, Lettering::Small);
        }
    }

    /// Draws the columns, their counts and the axis. No line runs through a count.
    fn draw_bars(&self, (lettering, counts): &(Lettering, Vec<Figure>), sheet: &mut PlotSheet) {
        for figure in counts {
            sheet.clear([figure.low, figure.high]);
        }
        let bars = self.histogram.bars.iter().enumerate();
        for (index, _) in bars.filter(|(_, bar)| bar.count > 0) {
            sheet.bar(self.bar(index));
        }
        let axis = self.base + sheet.thickness() / 2.0;
        sheet.axis(Point::new(self.left, axis), Point::new(self.right, axis));
        for Figure { text, low, high } in counts {
            let at = (*low + *high) * 0.5;
            sheet.label(LayerKind::Badges, text, at, Anchor::Middle, *lettering);
        }
    }

    /// Draws as many labels as have room.
    fn draw_labels(&self, sheet: &mut PlotSheet) {
        let lettering = Lettering::Plain;
        let bars = self.histogram.bars.iter();
        let labels: Vec<String> = bars.map(|bar| lettering.fitted(&bar.label, LABEL)).collect();
        let widest = labels.iter().map(|label| lettering.width(label)).fold(0.0, f32::max);
        let every = round_step(((widest + AWAY) / self.pitch) as u64, 0) as usize;
        let y = self.base + TICK + AWAY + lettering.size() / 2.0;
        for index in (round_start(&labels, every)..labels.len()).step_by(every) {
            let x = match self.histogram.axis {
                Axis::Steps => self.left + index as f32 * self.pitch,
                Axis::Values | Axis::Names => self.left + (index as f32 + 0.5) * self.pitch,
            };
            sheet.axis(Point::new(x, self.base), Point::new(x, self.base + TICK));
            let at = Point::new(centre_within(x, lettering.width(&labels[index]), sheet), y);
            sheet.label(LayerKind::Grid, &labels[index], at, Anchor::Middle, lettering);
        }
    }
}

/// The place nearest to `x` for the middle of a text that must stay on the sheet.
fn centre_within(x: f32, width: f32, sheet: &PlotSheet) -> f32 {
    x.min(sheet.right() + MARGIN / 2.0 - width / 2.0).max(MARGIN / 2.0 + width / 2.0)
}

/// The first label to write if only every n-th one has room: the first round number.
fn round_start(labels: &[String], every: usize) -> usize {
    let number = |label: &String| -> Option<u64> {
        label.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()
    };
    let numbers: Vec<u64> = labels.iter().map_while(number).take(every.max(2)).collect();
    let [first, second, ..] = numbers[..] else { return 0 };
    let distance = second.saturating_sub(first).saturating_mul(every as u64).max(1);
    numbers.iter().position(|number| number % distance == 0).filter(|&start| start < every).unwrap_or(0)
}
