//! Fish by definition: all base houses with all cover houses.

use std::collections::BTreeSet;

use sudokit::board::HouseKind;
use sudokit::{Candidates, Cell, Digit, House};

/// Digit, base and cover.
pub type Fish = (Digit, Vec<House>, Vec<House>);

/// The possible houses of the base, and of the cover.
pub type Pass = [Vec<House>; 2];

/// All houses of these kinds, kind by kind.
pub fn houses(kinds: &[HouseKind]) -> Vec<House> {
    kinds.iter().flat_map(|&kind| (0..9).map(move |index| House { kind, index })).collect()
}

/// All fish of this size that have one to five fins and eliminate something.
pub fn finned(size: usize, passes: &[Pass], position: &Candidates) -> BTreeSet<Fish> {
    let mut found = BTreeSet::new();
    for [bases, covers] in passes {
        for digit in Digit::all(9) {
            let net = Net { position, digit };
            for base in combinations(bases, size) {
                let Some(body) = net.body(&base) else { continue };
                let is_free = |house: &&House| {
                    !base.contains(house) && net.places(**house).iter().any(|cell| body.contains(cell))
                };
                let covers: Vec<House> = covers.iter().filter(is_free).copied().collect();
                for cover in combinations(&covers, size) {
                    if net.is_finned(&body, &cover) {
                        found.insert((digit, base.clone(), cover));
                    }
                }
            }
        }
    }
    found
}

struct Net<'a> {
    position: &'a Candidates,
    digit: Digit,
}

impl Net<'_> {
    fn places(&self, house: House) -> Vec<Cell> {
        let cells = self.position.geometry().house_cells(house).unwrap().iter().copied();
        cells.filter(|&cell| self.position.marks(cell).contains(self.digit)).collect()
    }

    /// The candidates of the base; those in two of its houses appear twice. Every house must have a
    /// candidate, and at most two candidates may appear twice.
    fn body(&self, base: &[House]) -> Option<Vec<Cell>> {
        let places: Vec<Vec<Cell>> = base.iter().map(|&house| self.places(house)).collect();
        let body = places.concat();
        let again = body.len() - body.iter().collect::<BTreeSet<_>>().len();
        (places.iter().all(|places| !places.is_empty()) && again <= 2).then_some(body)
    }

    fn is_finned(&self, body: &[Cell], cover: &[House]) -> bool {
        let geometry = self.position.geometry();
        let covers: Vec<Vec<Cell>> = cover.iter().map(|&house| self.places(house)).collect();
        let covered = |cell: &Cell| covers.iter().filter(|places| places.contains(cell)).count();
        let shared = |cell: &Cell| body.iter().filter(|other| *other == cell).count() > 1;
        let fins: BTreeSet<Cell> =
            body.iter().copied().filter(|cell| covered(cell) == 0 || shared(cell)).collect();
        let is_victim = |cell: &Cell| {
            let fewest = if body.contains(cell) { 2 } else { 1 };
            covered(cell) >= fewest && fins.iter().all(|&fin| geometry.sees(fin, *cell))
        };
        (1..=5).contains(&fins.len()) && covers.iter().flatten().any(is_victim)
    }
}

/// All ways to choose `size` of these, in order.
fn combinations(of: &[House], size: usize) -> Vec<Vec<House>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in of.iter().enumerate() {
        for rest in combinations(&of[i + 1..], size - 1) {
            all.push([vec![first], rest].concat());
        }
    }
    all
}
