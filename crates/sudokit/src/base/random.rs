//! Random numbers that are the same on every machine and in every version.

/// A stream of random numbers for one attempt at one puzzle.
///
/// The generator is xoshiro256++ by Blackman and Vigna. It is written here because a crate could
/// change its algorithm. Filling a grid takes a microsecond or two and about thirty numbers, so
/// their cost matters.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

/// Marks the version of the stream; see [`generate`](crate::generate).
const VERSION: u64 = u64::from_le_bytes(*b"sudokit2");

/// The number of swaps of a shuffle that share one random fraction.
const DRAWS: usize = 3;

impl Random {
    /// The attempt number reserved for transforms: no search makes that many attempts.
    pub(crate) const TRANSFORM: u64 = u64::MAX;

    /// The puzzle number reserved for the regions of a board: no list is that long.
    #[cfg(feature = "generate")]
    pub(crate) const REGIONS: u64 = u64::MAX;

    /// Returns the stream for an attempt at puzzle number `index` of a seed.
    ///
    /// Each step is invertible, so no two attempts share a state, and each bit of the state depends
    /// on all three numbers.
    pub fn new(seed: u64, index: u64, attempt: u64) -> Self {
        let first = mix(seed ^ VERSION);
        let second = mix(first.wrapping_add(index));
        let third = mix(second.wrapping_add(attempt));
        let fourth = mix(third);
        Self([first ^ mix(fourth), second ^ fourth, third, fourth])
    }

    /// Splits off a separate stream for a part of the work. The numbers that follow then do not
    /// depend on how many numbers that part uses.
    #[cfg(feature = "generate")]
    #[inline(always)]
    pub(crate) fn branch(&mut self) -> Self {
        let key = self.next();
        Self([key, mix(key), mix(key.rotate_left(32)), VERSION])
    }

    #[inline(always)]
    fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let number = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ b << 17, d.rotate_left(45)];
        number
    }

    /// Returns a number below `bound`: the upper half of a 128-bit product, which is uniform enough
    /// for bounds of a few thousand.
    #[inline(always)]
    pub fn below(&mut self, bound: usize) -> usize {
        digit(&mut self.next(), bound)
    }

    /// Returns `N` numbers below `bound` from one random fraction. Six numbers below 81 leave 26 of
    /// its bits unused, enough for a uniform distribution.
    #[cfg(feature = "generate")]
    #[inline(always)]
    pub(crate) fn several<const N: usize>(&mut self, bound: usize) -> [usize; N] {
        let mut fraction = self.next();
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = digit(&mut fraction, bound);
        }
        numbers
    }

    /// Shuffles the items.
    #[inline(always)]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut rest = items;
        while rest.len() > 1 {
            let mut fraction = self.next();
            for _ in 0..DRAWS.min(rest.len()) {
                let last = rest.len() - 1;
                rest.swap(last, digit(&mut fraction, last + 1));
                rest = &mut rest[..last];
            }
        }
    }

    /// The numbers below `bound` in random order.
    pub(crate) fn permutation(&mut self, bound: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..bound).collect();
        self.shuffle(&mut numbers);
        numbers
    }
}

/// Takes the first digit of a fraction in this base. The remaining digits become the fraction.
#[inline(always)]
fn digit(fraction: &mut u64, base: usize) -> usize {
    let product = u128::from(*fraction) * base as u128;
    *fraction = product as u64;
    (product >> 64) as usize
}

/// Spreads every bit over all others: one step of `SplitMix64`.
fn mix(number: u64) -> u64 {
    let a = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ a >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ b >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ c >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the authors' own code.
    #[test]
    fn the_stream_is_xoshiro() {
        let mut random = Random([1, 2, 3, 4]);
        let numbers: Vec<u64> = (0..4).map(|_| random.next()).collect();
        assert_eq!(numbers, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn mixing_is_splitmix() {
        assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
    }

    #[test]
    fn streams_differ_in_every_number() {
        let starts = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1]];
        let mut first: Vec<_> = starts.iter().map(|&[a, b, c]| Random::new(a, b, c).next()).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), starts.len());
    }

    #[test]
    fn shuffles_are_even() {
        // Each of three items lands in each place a third of the time.
        let mut counts = [[0_u32; 3]; 3];
        let mut random = Random::new(1, 2, 3);
        for _ in 0..30_000 {
            let mut items = [0, 1, 2];
            random.shuffle(&mut items);
            for (place, item) in items.into_iter().enumerate() {
                counts[place][item] += 1;
            }
        }
        assert!(counts.as_flattened().iter().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
    }
}
