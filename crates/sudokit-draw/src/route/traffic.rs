//! Links that are already placed: a raster of how many there are and in which directions.
//!
//! Crossing a link at a right angle is cheap, running along it is dear. The direction of a link
//! is kept as a doubled angle, because forwards and backwards are the same: for the direction
//! (x, y) of length 1, that is (x² − y², 2xy). The product of two of them is 1 for parallel lines
//! and −1 for lines at a right angle.

use super::curve::Curve;
use super::ground::{Ground, Spot};
use crate::shape::Point;

/// What a curve pays for each step across another link, and along it.
const ACROSS: f32 = 2.4;
const ALONG: f32 = 10.0;

/// Directions are whole numbers, so that a link that is removed leaves nothing behind.
const SCALE: f32 = 128.0;

/// The raster.
#[derive(Clone, Debug)]
pub(crate) struct Traffic {
    columns: usize,
    places: Vec<Flow>,
    /// The number of the link that came to a place last, so that a link counts once at each place.
    visits: Vec<u16>,
    visit: u16,
}

/// The links at a place of the raster.
#[derive(Clone, Copy, Debug, Default)]
struct Flow {
    count: i16,
    x: i16,
    y: i16,
}

/// Whether a link comes or goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    Add,
    Remove,
}

impl Traffic {
    pub(super) fn new((rows, columns): (usize, usize)) -> Self {
        let places = vec![Flow::default(); rows * columns];
        Self { columns, places, visits: vec![0; rows * columns], visit: 0 }
    }

    /// Adds or removes a link, in the places along its curve and next to them.
    pub(super) fn change(&mut self, change: Change, curve: &Curve) {
        let sign = if change == Change::Add { 1 } else { -1 };
        self.visit = self.visit.wrapping_add(1);
        for sample in curve.samples(super::STEP / 2.0) {
            let [x, y] = doubled(sample.way.direction()).map(|part| (part * SCALE) as i16);
            let Spot { row, column } = Ground::place(sample.at);
            for row in row.saturating_sub(1)..=row.saturating_add(1) {
                for column in column.saturating_sub(1)..=column.saturating_add(1) {
                    self.change_place(Spot { row, column }, Flow { count: sign, x: sign * x, y: sign * y });
                }
            }
        }
    }

    fn change_place(&mut self, Spot { row, column }: Spot, by: Flow) {
        if column >= self.columns || row >= self.places.len() / self.columns {
            return;
        }
        let index = row * self.columns + column;
        if self.visits[index] != self.visit {
            self.visits[index] = self.visit;
            let flow = &mut self.places[index];
            *flow = Flow { count: flow.count + by.count, x: flow.x + by.x, y: flow.y + by.y };
        }
    }

    /// What a curve pays that runs in this direction, which need not have length 1.
    pub(super) fn cost(&self, index: usize, way: Point) -> f32 {
        let flow = self.places[index];
        if flow.count == 0 {
            return 0.0;
        }
        let [x, y] = doubled(way.direction());
        let count = f32::from(flow.count);
        let same = (x * f32::from(flow.x) + y * f32::from(flow.y)) / SCALE;
        // Between 0, if all cross at a right angle, and their number, if all run along.
        let along = (0.5 * (count + same)).max(0.0);
        ACROSS * count + (ALONG - ACROSS) * along
    }

    /// The number of links at a place.
    pub(super) fn count(&self, index: usize) -> i16 {
        self.places[index].count
    }
}

fn doubled(way: Point) -> [f32; 2] {
    [way.x * way.x - way.y * way.y, 2.0 * way.x * way.y]
}
