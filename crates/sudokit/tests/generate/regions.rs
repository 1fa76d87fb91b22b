//! Random regions: connected, as large as a row, and with full grids.

use proptest::prelude::*;
use sudokit::board::Regions;
use sudokit::{Geometry, Grid, Puzzle};
use sudokit_testkit::budget;

/// The number of cells of a region that can be reached from its first cell.
fn reached(regions: &Regions, number: usize) -> usize {
    let side = regions.side();
    let cells: Vec<(usize, usize)> = (0..side * side)
        .map(|cell| (cell / side, cell % side))
        .filter(|&(row, column)| regions.region(row, column) == number)
        .collect();
    let mut seen = vec![cells[0]];
    let mut next = 0;
    while next < seen.len() {
        let (row, column) = seen[next];
        next += 1;
        let near = cells.iter().filter(|cell| cell.0.abs_diff(row) + cell.1.abs_diff(column) == 1);
        let new: Vec<_> = near.filter(|cell| !seen.contains(cell)).copied().collect();
        seen.extend(new);
    }
    seen.len()
}

#[test]
fn sides_without_a_board_have_no_regions() {
    assert!([0, 3, 17, 1000].map(|side| Regions::random(side, 1)).iter().all(Option::is_none));
}

#[test]
fn regions_of_a_seed_are_always_the_same() {
    let six = Regions::random(6, 42).unwrap();
    assert_eq!(six.to_string(), "AAAABB CCAABB CCCCBB DDDDEE FFFDEE FFFDEE");
    assert_ne!(Regions::random(6, 43), Some(six));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(40, 4000)))]

    #[test]
    fn random_regions_are_connected_and_can_be_filled(side in 4_usize..=16, seed in any::<u64>()) {
        let regions = Regions::random(side, seed).expect("every side up to 16 has regions");
        prop_assert_eq!((regions.side(), regions.shape()), (side, None));
        for number in 0..side {
            prop_assert_eq!(reached(&regions, number), side, "{}", &regions);
        }
        let empty = Puzzle::try_from(Grid::empty(Geometry::with_regions(regions))).unwrap();
        prop_assert!(empty.solve().first().is_ok());
    }
}
