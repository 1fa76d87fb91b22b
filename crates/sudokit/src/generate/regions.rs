//! Random regions for a jigsaw.
//!
//! The regions begin as rows. Two touching regions are repeatedly joined and split: a random
//! spanning tree grows through the cells of both, and an edge with half of the cells on either side
//! is removed. So each region always stays connected and keeps its number of cells.
//!
//! ```text
//!  A A A A      A A A A      A A A B
//!  B B B B  ─▶  │   │    ─▶  A B B B
//!               B─B B─B
//! ```
//!
//! Not every division has a full grid. If a short search does not find one, the division is
//! dropped.

use super::fill::fill;
use crate::base::random::Random;
use crate::base::{Control, MIN_SIDE};
use crate::board::{Geometry, Regions};

/// The number of joins and splits per region.
const CUTS_PER_REGION: usize = 12;

/// On larger boards, the search for a full grid may take too long.
const LARGEST_SIDE: usize = 16;

/// More divisions than any of 3,000 seeds needed.
const DIVISIONS: u64 = 200;

/// The number of searches for a full grid per division.
const SEARCHES: u64 = 2;

impl Regions {
    /// Returns random connected regions for a board that has full grids; the same for the same side
    /// and seed. `None` unless the side is from 4 to 16.
    ///
    /// ```
    /// use sudokit::Geometry;
    /// use sudokit::board::Regions;
    /// use sudokit::generate::Generator;
    ///
    /// let regions = Regions::random(7, 1).unwrap();
    /// assert_eq!((regions.side(), regions.shape()), (7, None), "a jigsaw, and no boxes");
    /// let puzzle = Generator::new(Geometry::with_regions(regions)).puzzle(0).unwrap();
    /// assert!(puzzle.solve().unique().is_ok());
    /// ```
    pub fn random(side: usize, seed: u64) -> Option<Self> {
        if !(MIN_SIDE..=LARGEST_SIDE).contains(&side) {
            return None;
        }
        let divisions = (0..DIVISIONS).map(|attempt| {
            let mut random = Random::new(seed, Random::REGIONS, attempt);
            (Division::random(side, &mut random), random)
        });
        let mut jigsaws =
            divisions.filter(|(division, _)| !division.has_line()).filter_map(|(division, mut random)| {
                let regions = Self::jigsaw(division.region_of).ok()?;
                let board = Geometry::with_regions(regions.clone());
                let mut searches =
                    (0..SEARCHES).filter_map(|attempt| fill(&board, attempt, &mut random, &Control::new()));
                (regions.shape().is_none() && searches.next().is_some()).then_some(regions)
            });
        jigsaws.next()
    }
}

/// The region of each cell, row by row.
struct Division {
    side: usize,
    region_of: Vec<usize>,
}

impl Division {
    fn random(side: usize, random: &mut Random) -> Self {
        let mut division = Self { side, region_of: (0..side * side).map(|cell| cell / side).collect() };
        for _ in 0..CUTS_PER_REGION * side {
            division.cut(random);
        }
        division
    }

    /// Whether a region is a row or a column, so that it adds no constraint.
    fn has_line(&self) -> bool {
        let is_one = |mut cells: Box<dyn Iterator<Item = usize> + '_>| {
            let first = cells.next().map(|cell| self.region_of[cell]);
            cells.all(|cell| Some(self.region_of[cell]) == first)
        };
        let side = self.side;
        (0..side).any(|line| {
            let row = (0..side).map(move |place| line * side + place);
            let column = (0..side).map(move |place| place * side + line);
            is_one(Box::new(row)) || is_one(Box::new(column))
        })
    }

    /// The cells that share an edge with a cell.
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let side = self.side;
        let (row, column) = (cell / side, cell % side);
        let above = (row > 0).then(|| cell - side);
        let below = (row + 1 < side).then(|| cell + side);
        let left = (column > 0).then(|| cell - 1);
        let right = (column + 1 < side).then(|| cell + 1);
        [above, below, left, right].into_iter().flatten()
    }

    /// Joins two regions that touch at a random cell, and splits them again if the tree has a
    /// suitable edge.
    fn cut(&mut self, random: &mut Random) {
        let start = random.below(self.region_of.len());
        let own = self.region_of[start];
        let others: Vec<usize> =
            self.neighbours(start).map(|cell| self.region_of[cell]).filter(|&region| region != own).collect();
        if others.is_empty() {
            return;
        }
        let other = others[random.below(others.len())];
        let tree = self.tree(start, other, random);
        let halves: Vec<usize> = (1..tree.len()).filter(|&node| tree[node].size == self.side).collect();
        if halves.is_empty() {
            return;
        }
        let half = halves[random.below(halves.len())];
        let mut is_cut_off = vec![false; tree.len()];
        for (number, node) in tree.iter().enumerate() {
            is_cut_off[number] = number == half || (number > 0 && is_cut_off[node.parent]);
            self.region_of[node.cell] = if is_cut_off[number] { other } else { own };
        }
    }

    /// A random spanning tree of the cell's region and another region that it touches. Parents come
    /// before their children.
    fn tree(&self, start: usize, other: usize, random: &mut Random) -> Vec<TreeNode> {
        let own = self.region_of[start];
        let mut is_reached = vec![false; self.region_of.len()];
        let mut tree: Vec<TreeNode> = Vec::with_capacity(2 * self.side);
        // Cells to reach, each with its parent's number.
        let mut edges = vec![(start, 0)];
        while !edges.is_empty() {
            let (cell, parent) = edges.swap_remove(random.below(edges.len()));
            if std::mem::replace(&mut is_reached[cell], true) {
                continue;
            }
            let number = tree.len();
            tree.push(TreeNode { cell, parent, size: 1 });
            let inside = |next: &usize| self.region_of[*next] == own || self.region_of[*next] == other;
            edges.extend(self.neighbours(cell).filter(inside).map(|next| (next, number)));
        }
        for number in (1..tree.len()).rev() {
            let TreeNode { parent, size, .. } = tree[number];
            tree[parent].size += size;
        }
        tree
    }
}

/// A node of a spanning tree.
#[derive(Clone, Copy)]
struct TreeNode {
    cell: usize,
    /// The number of its parent node.
    parent: usize,
    /// The number of cells in its subtree, including itself.
    size: usize,
}
