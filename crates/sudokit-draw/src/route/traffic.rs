//! Links that are already placed: a raster of how many there are and in which directions.
//!
//! Crossing a link at a right angle is cheap, running along it is dear. The direction of a link
//! is kept as a doubled angle, because forwards and backwards are the same: for the direction
//! (x, y) of length 1, that is (x² − y², 2xy). The product of two of them is 1 for parallel lines
//! and −1 for lines at a right angle.

use super::curve::Curve;
use super::ground::Ground;
use crate::shape::Point;

/// What a curve pays for each step across another link, and along it.
const ACROSS: f32 = 2.4;
const ALONG: f32 = 10.0;

/// Directions are whole numbers, so that a link that is removed leaves nothing behind.
const SCALE: f32 = 128.0;

/// The raster.
#[derive(Clone, Debug)]
pub(crate) struct Traffic {
    places: Vec<Flow>,
}

/// The links at a place of the raster.
#[derive(Clone, Copy, Debug, Default)]
struct Flow {
    count: i32,
    x: i32,
    y: i32,
}

/// Whether a link comes or goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    Add,
    Remove,
}

impl Traffic {
    pub(super) fn new(ground: &Ground) -> Self {
        Self { places: vec![Flow::default(); ground.len()] }
    }

    /// Adds or removes a link, in the places along its curve and next to them.
    pub(super) fn change(&mut self, change: Change, curve: &Curve, ground: &Ground) {
        let sign = if change == Change::Add { 1 } else { -1 };
        let mut seen: Vec<usize> = Vec::new();
        for sample in curve.samples(super::STEP / 2.0) {
            let [x, y] = doubled(sample.way.direction()).map(|part| (part * SCALE) as i32);
            for place in ground.around(ground.place(sample.at)) {
                // A link counts once at each place. It meets a place in a few steps, one after the other.
                if !seen.contains(&place) {
                    seen.push(place);
                    let flow = &mut self.places[place];
                    flow.count += sign;
                    flow.x += sign * x;
                    flow.y += sign * y;
                }
            }
            let old = seen.len().saturating_sub(36);
            seen.drain(..old);
        }
    }

    /// What a curve pays that runs in this direction.
    pub(super) fn cost(&self, place: usize, way: Point) -> f32 {
        let flow = self.places[place];
        if flow.count == 0 {
            return 0.0;
        }
        let [x, y] = doubled(way);
        let count = flow.count as f32;
        let same = (x * flow.x as f32 + y * flow.y as f32) / SCALE;
        // Between 0, if all cross at a right angle, and their number, if all run along.
        let along = ((count + same) / 2.0).max(0.0);
        ACROSS * count + (ALONG - ACROSS) * along
    }

    /// The number of links at a place.
    pub(super) fn count(&self, place: usize) -> i32 {
        self.places[place].count
    }
}

fn doubled(way: Point) -> [f32; 2] {
    [way.x * way.x - way.y * way.y, 2.0 * way.x * way.y]
}
