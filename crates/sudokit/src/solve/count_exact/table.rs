//! For the 9x9 board: a lookup table with the number of fillings of one band for every signature.
//!
//! ```text
//!     signature (x, y, z): three partitions, one for each stack
//!
//!        x       y       z            the digits without givens are renamed so that x becomes
//!      1 4 7 | 2 5 8 | 1 3 5          one of a few leaders; then
//!      2 5 8 | 1 4 9 | 2 4 6
//!      3 6 9 | 3 6 7 | 7 8 9          ways[leader of x] [y renamed for x] [z renamed for x]
//! ```
//!
//! There are 4.7 billion signatures, but the renaming leaves at most 2.8 million numbers: k givens
//! make about 3^k leaders, but each also fixes a column, so the table only shrinks. Row `y` of it
//! fits into the innermost cache, so the sum over pairs of bands takes only 3 ns for each pair.
//!
//! The table is filled from the rows: a band is three partitions into *rows* that are apart, and
//! three partitions into columns, each across its rows. All combinations that fit are counted one
//! by one, 94 million on an empty band (90 ms).

use super::board::Given;
use super::control::{CountControl, Unfinished};
use super::partition::{ACROSS, DIGITS, PARTITIONS, POWERS, Partition, Partitions};

const NOWHERE: u16 = u16::MAX;

/// The fillings of one band by signature.
pub(super) struct BandTable {
    /// The partitions of each stack that fit the givens.
    pub allowed: [Vec<Partition>; 3],
    /// The position of each partition among the allowed ones of a stack.
    positions: [Vec<u16>; 3],
    /// Where the part of the table for each allowed partition of stack 0 begins.
    leaders: Vec<u32>,
    /// For each allowed partition of stack 0, the renamed positions in stacks 1 and 2.
    renamed: [Vec<u16>; 2],
    /// The number of permutations of the rows without givens, by which the numbers of the table are
    /// multiplied.
    pub arrangements: u128,
    ways: Vec<u16>,
}

/// The part of a table for one partition of stack 0.
#[derive(Clone, Copy)]
pub(super) struct TablePart<'a> {
    ways: &'a [u16],
    width: usize,
    renamed: [&'a [u16]; 2],
}

impl<'a> TablePart<'a> {
    /// The numbers for one partition of stack 1, indexed by the position of the partition of stack
    /// 2.
    pub fn row(&self, y: u16) -> &'a [u16] {
        let start = usize::from(self.renamed[0][usize::from(y)]) * self.width;
        &self.ways[start..start + self.width]
    }

    /// The position of a partition of stack 2 in the rows.
    pub fn place(&self, z: u16) -> u16 {
        self.renamed[1][usize::from(z)]
    }
}

impl BandTable {
    pub fn new(givens: &[Given], control: &CountControl) -> Result<BandTable, Unfinished> {
        let agrees = |partition: Partition, stack: usize| {
            let columns = &Partitions::get().columns[usize::from(partition)];
            givens.iter().all(|g| g.stack != stack || usize::from(columns[g.digit]) == g.column)
        };
        let allowed = [0, 1, 2].map(|stack| -> Vec<Partition> {
            (0..PARTITIONS as Partition).filter(|&partition| agrees(partition, stack)).collect()
        });
        let positions = [0, 1, 2].map(|stack: usize| {
            let mut positions = vec![NOWHERE; PARTITIONS];
            for (position, &partition) in allowed[stack].iter().enumerate() {
                positions[usize::from(partition)] = position as u16;
            }
            positions
        });
        let free_rows: Vec<usize> = (0..3).filter(|&row| givens.iter().all(|g| g.row != row)).collect();
        let mut table = BandTable {
            leaders: Vec::with_capacity(allowed[0].len()),
            renamed: [1, 2].map(|stack: usize| Vec::with_capacity(allowed[0].len() * allowed[stack].len())),
            arrangements: [1, 1, 2, 6][free_rows.len()],
            ways: Vec::new(),
            allowed,
            positions,
        };
        let leaders = table.rename(givens, control)?;
        let crossing = [1, 2].map(|stack| table.crossing(stack));
        for (part, &leader) in leaders.iter().enumerate() {
            table.fill(givens, &free_rows, (part, leader), &crossing, control)?;
        }
        Ok(table)
    }

    /// The number of fillings with this signature.
    pub fn fillings(&self, signature: [Partition; 3]) -> u128 {
        let [x, y, z] = [0, 1, 2].map(|stack| self.position(stack, signature[stack]));
        if x == NOWHERE || y == NOWHERE || z == NOWHERE {
            return 0;
        }
        let part = self.part(x);
        u128::from(part.row(y)[usize::from(part.place(z))]) * self.arrangements
    }

    /// The position of a partition among the allowed ones of a stack, or a number past their end.
    pub fn position(&self, stack: usize, partition: Partition) -> u16 {
        self.positions[stack][usize::from(partition)]
    }

    /// The part for the partition of stack 0 at this position.
    pub fn part(&self, x: u16) -> TablePart<'_> {
        let x = usize::from(x);
        let width = self.allowed[2].len();
        let start = self.leaders[x] as usize;
        TablePart {
            ways: &self.ways[start..start + self.allowed[1].len() * width],
            width,
            renamed: [0, 1].map(|stack| {
                let length = self.allowed[stack + 1].len();
                &self.renamed[stack][x * length..(x + 1) * length]
            }),
        }
    }

    /// Finds the leader of every allowed partition of stack 0, and the renamed positions in the
    /// other stacks.
    fn rename(&mut self, givens: &[Given], control: &CountControl) -> Result<Vec<Partition>, Unfinished> {
        let partitions = Partitions::get();
        let free: Vec<usize> = (0..DIGITS).filter(|&digit| givens.iter().all(|g| g.digit != digit)).collect();
        let size = (self.allowed[1].len() * self.allowed[2].len()) as u32;
        let mut parts = vec![NOWHERE; PARTITIONS];
        let mut leaders = Vec::new();
        for &x in &self.allowed[0] {
            let columns = &partitions.columns[usize::from(x)];
            let mut sorted = free.clone();
            sorted.sort_by_key(|&digit| columns[digit]);
            // `powers[d]` is what digit d adds to the code of a partition after renaming.
            let mut powers = POWERS;
            for (&digit, &name) in sorted.iter().zip(&free) {
                powers[digit] = POWERS[name];
            }
            // Their sums for all sets of digits: a partition then needs two of these instead of
            // nine.
            let mut codes = [0; 1 << DIGITS];
            for set in 1..codes.len() {
                codes[set] = codes[set & (set - 1)] + powers[set.trailing_zeros() as usize];
            }
            let renamed = |partition: Partition| {
                let [_, one, two] = partitions.digits[usize::from(partition)];
                partitions.number(codes[usize::from(one)] + 2 * codes[usize::from(two)])
            };
            let leader = renamed(x);
            let part = &mut parts[usize::from(leader)];
            if *part == NOWHERE {
                *part = leaders.len() as u16;
                leaders.push(leader);
            }
            self.leaders.push(u32::from(*part) * size);
            for stack in [1, 2] {
                let positions = &self.positions[stack];
                let moved =
                    self.allowed[stack].iter().map(|&partition| positions[usize::from(renamed(partition))]);
                self.renamed[stack - 1].extend(moved);
            }
            control.step(2000)?;
        }
        self.ways = vec![0; leaders.len() * size as usize];
        Ok(leaders)
    }

    /// For every partition into rows, the positions of the allowed partitions of a stack that are
    /// across it.
    fn crossing(&self, stack: usize) -> Vec<Vec<u16>> {
        let positions = &self.positions[stack];
        let allowed = |across: &[Partition; ACROSS]| {
            let places = across.iter().map(|&partition| positions[usize::from(partition)]);
            places.filter(|&position| position != NOWHERE).collect()
        };
        Partitions::get().across.iter().map(allowed).collect()
    }

    /// Counts the fillings whose stack 0 has the partition of a leader.
    fn fill(
        &mut self,
        givens: &[Given],
        free_rows: &[usize],
        (part, leader): (usize, Partition),
        crossing: &[Vec<Vec<u16>>; 2],
        control: &CountControl,
    ) -> Result<(), Unfinished> {
        let partitions = Partitions::get();
        let agrees = |rows: Partition, stack: usize| {
            let rows = &partitions.columns[usize::from(rows)];
            givens.iter().all(|g| usize::from(rows[g.digit]) == g.row || g.stack != stack)
        };
        // Of all orders of the rows without givens, counts only the one in which the digits of the
        // first column ascend.
        let first_column = partitions.digits[usize::from(leader)][0];
        let ordered = |rows: Partition| {
            let rows = &partitions.digits[usize::from(rows)];
            free_rows.windows(2).all(|pair| rows[pair[0]] & first_column < rows[pair[1]] & first_column)
        };
        let (height, width) = (self.allowed[1].len(), self.allowed[2].len());
        let ways = &mut self.ways[part * height * width..][..height * width];
        for &p in partitions.across[usize::from(leader)].iter().filter(|&&p| agrees(p, 0) && ordered(p)) {
            for &(q, r) in &partitions.apart[usize::from(p)] {
                if !agrees(q, 1) || !agrees(r, 2) {
                    continue;
                }
                let (ys, zs) = (&crossing[0][usize::from(q)], &crossing[1][usize::from(r)]);
                control.step((ys.len() * zs.len()) as u64)?;
                for &y in ys {
                    let row = &mut ways[usize::from(y) * width..][..width];
                    for &z in zs {
                        // At most 1,728 fillings share a signature (three equal partitions), so 16
                        // bits are enough.
                        row[usize::from(z)] += 1;
                    }
                }
            }
        }
        Ok(())
    }
}
