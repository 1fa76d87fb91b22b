//! Symmetry classes of signatures.
//!
//! A column without givens in the remaining bands can be swapped with another such column of its
//! stack, and a stack without such givens with another such stack. Signatures that differ by these
//! swaps have the same number of completions, so one of each class is enough. On the empty 9x9
//! board, 44 classes remain of the 22,620 signatures.
//!
//! To find a class, the search follows swaps of neighbours from one signature to the next until no
//! new one turns up. This visits each signature once per swap. Trying all 1,296 permutations of the
//! columns for each signature took most of the time of the whole count.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::board::Given;
use super::control::{CountControl, Unfinished, plus};
use super::plan::CountPlan;
use super::signature::{Layout, Route, Signature};

/// A fast hash for signatures, which are not chosen by an attacker.
#[derive(Default)]
pub(super) struct SignatureHasher(u64);

impl Hasher for SignatureHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xD1B5_4A32_D192_ED03;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}

/// Signatures with the number of completions (so far) that each represents.
pub(super) type Weights = HashMap<Signature, u128, BuildHasherDefault<SignatureHasher>>;

/// The number of signatures that are collected before they are summed (0.3 GB).
pub(super) const WAITING: usize = 1 << 22;

/// The swaps that do not change the number of completions.
pub(super) struct SignatureSymmetry {
    digits: usize,
    /// Digits from this one on are interchangeable.
    named: usize,
    /// For each swap of two columns or stacks, the image of every route.
    exchanges: Vec<[Route; 256]>,
}

impl SignatureSymmetry {
    /// The swaps that keep these givens in place, if all digits except the first `named` are
    /// interchangeable.
    pub fn new(layout: Layout, named: usize, givens: &[Given]) -> Self {
        let free =
            |stack: usize, column: usize| !givens.iter().any(|g| (g.stack, g.column) == (stack, column));
        let mut symmetry = SignatureSymmetry { digits: layout.digits(), named, exchanges: Vec::new() };
        let routes = layout.routes();
        let mut exchange = |change: &dyn Fn(&mut Vec<usize>)| {
            let mut table = [0; 256];
            for &route in &routes {
                let mut columns = (0..layout.rows).map(|stack| layout.column(route, stack)).collect();
                change(&mut columns);
                table[usize::from(route)] = layout.route(columns);
            }
            symmetry.exchanges.push(table);
        };
        let mut free_stacks = Vec::new();
        for stack in 0..layout.rows {
            let columns: Vec<usize> = (0..layout.columns).filter(|&column| free(stack, column)).collect();
            for pair in columns.windows(2) {
                exchange(&|route| match route[stack] {
                    column if column == pair[0] => route[stack] = pair[1],
                    column if column == pair[1] => route[stack] = pair[0],
                    _ => {}
                });
            }
            if columns.len() == layout.columns {
                free_stacks.push(stack);
            }
        }
        for pair in free_stacks.windows(2) {
            exchange(&|route| route.swap(pair[0], pair[1]));
        }
        symmetry
    }

    /// The signature with its interchangeable digits sorted.
    pub fn sorted(&self, mut signature: Signature) -> Signature {
        let alike = &mut signature.0[self.named..self.digits];
        // Insertion sort: the standard sort took twice as long on these half dozen bytes.
        for end in 1..alike.len() {
            let mut at = end;
            while at > 0 && alike[at - 1] > alike[at] {
                alike.swap(at - 1, at);
                at -= 1;
            }
        }
        signature
    }

    /// The sum over all signatures of band 0 of their weight times the number of ways to complete
    /// them, which is a product of two factors. `weigh` takes a signature and the number that it
    /// represents, and returns its weight.
    pub fn sum(
        &self,
        plan: &CountPlan,
        control: &CountControl,
        weigh: impl Fn(&Signature, u128) -> Option<(Signature, u128)>,
        mut ways: impl FnMut(&Signature) -> Result<[u128; 2], Unfinished>,
    ) -> Result<u128, Unfinished> {
        let mut sum = 0;
        let mut finish = |weights: &mut Weights| {
            let classes = self.classes(weights, control)?;
            for (done, (signature, weight)) in classes.iter().enumerate() {
                control.progress(done, classes.len());
                let [one, two] = ways(signature)?;
                sum = plus(sum, &[*weight, one, two])?;
            }
            weights.clear();
            Ok(())
        };
        let mut weights = Weights::default();
        plan.layout.signatures(&plan.board, plan.named, control, &mut |signature, times| {
            let Some((signature, weight)) = weigh(signature, times) else { return Ok(()) };
            *weights.entry(signature).or_default() += weight;
            if weights.len() == WAITING { finish(&mut weights) } else { Ok(()) }
        })?;
        finish(&mut weights)?;
        Ok(sum)
    }

    /// One signature of each class, with the weight of the whole class.
    fn classes(
        &self,
        weights: &Weights,
        control: &CountControl,
    ) -> Result<Vec<(Signature, u128)>, Unfinished> {
        if self.exchanges.is_empty() {
            return Ok(weights.iter().map(|(&signature, &weight)| (signature, weight)).collect());
        }
        let mut seen = HashSet::<_, BuildHasherDefault<SignatureHasher>>::default();
        let mut classes = Vec::new();
        let mut todo = Vec::new();
        for &first in weights.keys() {
            if !seen.insert(first) {
                continue;
            }
            let mut sum = 0_u128;
            todo.push(first);
            while let Some(signature) = todo.pop() {
                control.step(50 * self.exchanges.len() as u64)?;
                let weight = weights.get(&signature).copied().unwrap_or(0);
                sum = sum.checked_add(weight).ok_or(Unfinished::TooLarge)?;
                for exchange in &self.exchanges {
                    let mut next = signature;
                    for route in &mut next.0[..self.digits] {
                        *route = exchange[usize::from(*route)];
                    }
                    let next = self.sorted(next);
                    if seen.insert(next) {
                        todo.push(next);
                    }
                }
            }
            classes.push((first, sum));
        }
        Ok(classes)
    }
}
