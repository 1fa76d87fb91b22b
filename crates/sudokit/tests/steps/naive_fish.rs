//! Finned fish as they are defined: all base lines with all cover lines.

use std::collections::BTreeSet;

use sudokit::{Candidates, Cell, Digit, House, HouseKind};

/// Digit, base and cover.
pub type Fish = (Digit, Vec<House>, Vec<House>);

/// All fish of this size that have fins, all in one region, and rule something out.
pub fn finned(size: usize, position: &Candidates) -> BTreeSet<Fish> {
    let lines = |kind| -> Vec<House> { (0..9).map(|index| House { kind, index }).collect() };
    let mut found = BTreeSet::new();
    for (base, cover) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        for base in combinations(&lines(base), size) {
            for cover in combinations(&lines(cover), size) {
                for digit in Digit::all(9) {
                    if is_finned(position, digit, &base, &cover) {
                        found.insert((digit, base.clone(), cover.clone()));
                    }
                }
            }
        }
    }
    found
}

fn is_finned(position: &Candidates, digit: Digit, base: &[House], cover: &[House]) -> bool {
    let geometry = position.geometry();
    let places = |house: &House| -> Vec<Cell> {
        let cells = geometry.house_cells(*house).unwrap().iter().copied();
        cells.filter(|&cell| position.marks(cell).contains(digit)).collect()
    };
    let bases: Vec<Vec<Cell>> = base.iter().map(places).collect();
    let covers: Vec<Vec<Cell>> = cover.iter().map(places).collect();
    let is_covered = |cell: &Cell| covers.iter().any(|line| line.contains(cell));
    let is_base = |cell: &Cell| bases.iter().any(|line| line.contains(cell));
    let fins: Vec<Cell> = bases.iter().flatten().copied().filter(|cell| !is_covered(cell)).collect();
    let is_victim = |cell: &&Cell| !is_base(cell) && fins.iter().all(|&fin| geometry.sees(fin, **cell));
    let boxes = geometry.houses().filter(|(house, _)| house.kind == HouseKind::Box);
    bases.iter().all(|line| line.len() > 1 && line.iter().any(is_covered))
        && covers.iter().all(|line| line.iter().any(is_base))
        && !fins.is_empty()
        && boxes.clone().any(|(_, cells)| fins.iter().all(|fin| cells.contains(fin)))
        && covers.iter().flatten().any(|cell| is_victim(&cell))
}

/// All ways to choose so many of these, in order.
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
