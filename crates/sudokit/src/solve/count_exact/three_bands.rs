//! For the 9x9 board: three bands, the first summed by classes and the others in pairs.
//!
//! ```text
//!     sum over the classes of signatures s of band 0:
//!
//!         fillings of band 0 in the class of s
//!           *  sum over signatures t of band 1 that are apart from s:
//!                  fillings(band 1, t) * fillings(band 2, the columns that s and t leave)
//! ```
//!
//! The givens of band 0 do not affect the second line. So the band with the most givens comes
//! first: there its givens cost nothing, while givens of the other two bands distinguish digits and
//! columns and increase the number of classes. A given in band 1 or 2 also excludes signatures, so
//! that the sum gets shorter again from a dozen givens on.
//!
//! For each signature of band 0, every stack leaves 56 pairs of partitions for bands 1 and 2 (fewer
//! with givens): 56³ = 175,616 products, about 3 ns each.

use std::rc::Rc;

use super::board::Given;
use super::control::{CountControl, Unfinished};
use super::partition::{APART, DIGITS, POWERS, Partition, Partitions};
use super::plan::CountPlan;
use super::signature::{Layout, Signature};
use super::symmetry::SignatureSymmetry;
use super::table::BandTable;

/// The number of completions of a 9x9 board.
pub(super) fn total(plan: &CountPlan, control: &CountControl) -> Result<u128, Unfinished> {
    let codes = PartitionCodes::new(plan.layout);
    let bands = [0, 1, 2].map(|band| plan.board.band(band));
    let mut tables: Vec<(&[Given], Rc<BandTable>)> = Vec::new();
    for givens in &bands {
        let table = match tables.iter().find(|(other, _)| other == givens) {
            Some((_, table)) => Rc::clone(table),
            None => Rc::new(BandTable::new(givens, control)?),
        };
        tables.push((givens, table));
    }
    let symmetry = SignatureSymmetry::new(plan.layout, plan.later, &[&bands[1][..], &bands[2]].concat());
    let pairs = BandPairs::new(&tables[1].1, &tables[2].1);
    // These weights add up to at most the 4.7 billion signatures times 1,728 fillings.
    let weigh = |signature: &Signature, times: u128| {
        let fillings = tables[0].1.fillings(codes.stacks(signature));
        (fillings > 0).then(|| (symmetry.sorted(*signature), times * fillings))
    };
    symmetry.sum(plan, control, weigh, |signature| Ok([pairs.ways(codes.stacks(signature), control)?, 1]))
}

/// The columns of every route in three 16-bit lanes of a word, so that the codes of three
/// partitions are summed together.
struct PartitionCodes {
    partitions: &'static Partitions,
    routes: [u64; 64],
}

impl PartitionCodes {
    fn new(layout: Layout) -> Self {
        let mut routes = [0; 64];
        for route in layout.routes() {
            let columns = (0..3).map(|stack| (layout.column(route, stack) as u64) << (16 * stack));
            routes[usize::from(route)] = columns.sum();
        }
        Self { partitions: Partitions::get(), routes }
    }

    /// The three partitions of a signature.
    fn stacks(&self, signature: &Signature) -> [Partition; 3] {
        let routes = signature.0[..DIGITS].iter().zip(POWERS);
        let sum: u64 = routes.map(|(&route, power)| self.routes[usize::from(route)] * u64::from(power)).sum();
        [0, 1, 2].map(|stack| self.partitions.number((sum >> (16 * stack)) as u16))
    }
}

/// The tables of bands 1 and 2, and the partitions that fit together.
struct BandPairs<'a> {
    tables: [&'a BandTable; 2],
    /// For each stack and each partition of band 0, the positions of the partitions that bands 1
    /// and 2 can have.
    pairs: [Vec<Vec<(u16, u16)>>; 3],
}

impl<'a> BandPairs<'a> {
    fn new(one: &'a BandTable, two: &'a BandTable) -> Self {
        let pairs = [0, 1, 2].map(|stack| {
            let positions = |&(a, b): &(Partition, Partition)| {
                let (a, b) = (one.position(stack, a), two.position(stack, b));
                let there =
                    usize::from(a) < one.allowed[stack].len() && usize::from(b) < two.allowed[stack].len();
                there.then_some((a, b))
            };
            Partitions::get().apart.iter().map(|apart| apart.iter().filter_map(positions).collect()).collect()
        });
        BandPairs { tables: [one, two], pairs }
    }

    /// The number of ways to fill bands 1 and 2, given the signature of band 0.
    fn ways(&self, signature: [Partition; 3], control: &CountControl) -> Result<u128, Unfinished> {
        let [xs, ys, zs] = [0, 1, 2].map(|stack| &self.pairs[stack][usize::from(signature[stack])][..]);
        control.step((30 + xs.len() * (20 + 2 * ys.len() + ys.len() * zs.len())) as u64)?;
        let mut places = [(0, 0); APART];
        let places = &mut places[..zs.len()];
        let mut sum = 0;
        for &(x1, x2) in xs {
            let (one, two) = (self.tables[0].part(x1), self.tables[1].part(x2));
            for (place, &(z1, z2)) in places.iter_mut().zip(zs) {
                *place = (one.place(z1), two.place(z2));
            }
            for &(y1, y2) in ys {
                let (one, two) = (one.row(y1), two.row(y2));
                sum += places
                    .iter()
                    .map(|&(z1, z2)| u64::from(one[usize::from(z1)]) * u64::from(two[usize::from(z2)]))
                    .sum::<u64>();
            }
        }
        Ok(u128::from(sum) * self.tables[0].arrangements * self.tables[1].arrangements)
    }
}
