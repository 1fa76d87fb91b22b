//! The random numbers of the generator: the same everywhere, for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::solve::any::Pick;

/// A stream of numbers for one puzzle.
///
/// `ChaCha8` is a fixed function. Everything on top of it is written here
/// rather than taken from a crate that may improve it some day.
pub(super) struct Random(ChaCha8Rng);

/// Marks the stream's version; see the module's documentation.
const VERSION: &[u8; 16] = b"sudokit puzzle 1";

impl Random {
    /// The stream of puzzle number `index` under a seed.
    pub(super) fn new(seed: u64, index: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&index.to_le_bytes());
        key[16..].copy_from_slice(VERSION);
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below the bound: the upper half of a 64-bit product, which for
    /// bounds of a few thousand is even enough.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// Brings items into random order.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers below a bound in random order.
    pub(super) fn permutation(&mut self, bound: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..bound).collect();
        self.shuffle(&mut numbers);
        numbers
    }
}

/// Candidates are tried in random order.
impl Pick for Random {
    fn pick(&mut self, bits: u64) -> u64 {
        let skipped = self.below(bits.count_ones() as usize);
        let rest = (0..skipped).fold(bits, |bits, _| bits & (bits - 1));
        rest & rest.wrapping_neg()
    }
}
