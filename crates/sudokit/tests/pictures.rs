//! The pictures at the head of the techniques' files, drawn on an empty board,
//! and everything that is ruled out there.

use std::collections::BTreeSet;

use sudokit::{
    Candidate, Candidates, Cell, Digit, DigitSet, Geometry, Grid, House, HouseKind, Position, Puzzle,
    Technique,
};

const NOTHING: [usize; 0] = [];

/// Row and column: 37 is r3c7.
fn cell(name: usize) -> Cell {
    Cell::new((name / 10 - 1) * 9 + name % 10 - 1)
}

fn row(number: usize) -> House {
    House { kind: HouseKind::Row, index: number - 1 }
}

fn column(number: usize) -> House {
    House { kind: HouseKind::Column, index: number - 1 }
}

struct Picture(Candidates);

impl Picture {
    fn empty() -> Self {
        let grid = Grid::empty(Geometry::of_side(9).unwrap());
        Self(Puzzle::try_from(grid).unwrap().candidates())
    }

    /// In the house, the digit can go only to these cells.
    fn lock(mut self, house: House, digit: u8, places: &[usize]) -> Self {
        let members = self.0.geometry().house_cells(house).unwrap().to_vec();
        for &other in members.iter().filter(|&&member| places.iter().all(|&place| cell(place) != member)) {
            self.0.remove(Candidate { cell: other, digit: Digit::new(digit) });
        }
        self
    }

    /// The cell can hold only these two digits.
    fn pair(mut self, name: usize, two: [u8; 2]) -> Self {
        let two: DigitSet = two.into_iter().map(Digit::new).collect();
        for digit in self.0.marks(cell(name)) - two {
            self.0.remove(Candidate { cell: cell(name), digit });
        }
        self
    }

    /// All that the technique rules out: 375 is 5 in r3c7.
    fn victims(&self, technique: Technique) -> Vec<usize> {
        let steps = technique.find_all(&self.0);
        let victims: BTreeSet<Candidate> = steps.into_iter().flat_map(|step| step.eliminations).collect();
        let name = |victim: Candidate| {
            let Position { row, column } = self.0.geometry().position(victim.cell);
            (row + 1) * 100 + (column + 1) * 10 + usize::from(victim.digit.get())
        };
        victims.into_iter().map(name).collect()
    }
}

#[test]
fn skyscraper() {
    let picture = Picture::empty().lock(column(2), 5, &[12, 82]).lock(column(7), 5, &[27, 87]);
    assert_eq!(picture.victims(Technique::Skyscraper), [185, 195, 215, 235]);
    assert_eq!(picture.victims(Technique::TwoStringKite), NOTHING);
    let wing = Picture::empty().lock(column(2), 5, &[22, 82]).lock(column(7), 5, &[27, 87]);
    assert_eq!(wing.victims(Technique::Skyscraper), NOTHING, "an X-wing is none");
}

#[test]
fn two_string_kite() {
    let picture = Picture::empty().lock(row(1), 5, &[11, 17]).lock(column(3), 5, &[23, 83]);
    assert_eq!(picture.victims(Technique::TwoStringKite), [875]);
    assert_eq!(picture.victims(Technique::Skyscraper), NOTHING);
}

#[test]
fn simple_coloring() {
    let trap = Picture::empty().lock(row(1), 5, &[11, 14]).lock(column(1), 5, &[11, 51]);
    let trap = trap.lock(row(5), 5, &[51, 55]);
    assert_eq!(trap.victims(Technique::SimpleColoring), [255, 355, 445, 645]);

    // r1c1, r3c9 and r2c3 have one colour, and two of them lie in box 1.
    let wrap = Picture::empty().lock(row(1), 5, &[11, 19]).lock(column(9), 5, &[19, 39]);
    let wrap = wrap.lock(row(3), 5, &[39, 33]).lock(column(3), 5, &[33, 23]);
    assert_eq!(wrap.victims(Technique::SimpleColoring), [115, 235, 395]);
}

#[test]
fn fins() {
    let finned = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87, 88]);
    assert_eq!(finned.victims(Technique::FinnedXWing), [775, 975]);
    assert_eq!(finned.victims(Technique::SashimiXWing), NOTHING);
    let sashimi = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 88]);
    assert_eq!(sashimi.victims(Technique::FinnedXWing), NOTHING);
    assert_eq!(sashimi.victims(Technique::SashimiXWing), [185, 285, 775, 975]);

    let three = Picture::empty().lock(column(1), 5, &[11, 41]).lock(column(5), 5, &[45, 85]);
    let three = three.lock(column(9), 5, &[19, 89, 79]);
    assert_eq!(three.victims(Technique::FinnedSwordfish), [875, 885]);
}

#[test]
fn remote_pair() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(17, [4, 5]).pair(57, [4, 5]).pair(52, [4, 5]);
    let both = [124, 125, 224, 225, 324, 325, 414, 415, 514, 515, 614, 615];
    assert_eq!(picture.victims(Technique::RemotePair), both);
    assert_eq!(picture.victims(Technique::XyChain), both, "a remote pair is two XY-chains");
}

#[test]
fn xy_chain() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(17, [5, 6]).pair(57, [6, 8]).pair(52, [8, 4]);
    assert_eq!(picture.victims(Technique::XyChain), [124, 224, 324, 414, 514, 614]);
    assert_eq!(picture.victims(Technique::RemotePair), NOTHING);
    let broken = Picture::empty().pair(11, [4, 5]).pair(17, [5, 6]).pair(57, [6, 8]).pair(52, [9, 4]);
    assert_eq!(broken.victims(Technique::XyChain), NOTHING);
}

#[test]
fn w_wing() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(56, [4, 5]).lock(row(9), 4, &[91, 96]);
    assert_eq!(picture.victims(Technique::WWing), [165, 515]);
    let untied = Picture::empty().pair(11, [4, 5]).pair(56, [4, 5]).lock(row(9), 4, &[91, 95]);
    assert_eq!(untied.victims(Technique::WWing), NOTHING);
}
