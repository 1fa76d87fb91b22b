//! The stream of random numbers: the same on every machine and in every version.

/// A stream of numbers for one attempt at one puzzle.
///
/// It is xoshiro256++ of Blackman and Vigna, written here because a crate could
/// change its algorithm. A full grid takes a microsecond or two and some thirty
/// numbers: their cost matters.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

/// Marks the version of the stream; see [`generate`](crate::generate).
const VERSION: u64 = u64::from_le_bytes(*b"sudokit2");

/// The number of draws of a shuffle that share one random fraction.
const DRAWS: usize = 3;

impl Random {
    /// The stream of a transform, in place of an attempt: no search makes that
    /// many.
    pub(crate) const TRANSFORM: u64 = u64::MAX;

    /// The stream of the regions of a board, in place of a puzzle: no list is that long.
    #[cfg(feature = "generate")]
    pub(crate) const REGIONS: u64 = u64::MAX;

    /// The stream of an attempt at puzzle number `index` under a seed.
    ///
    /// Each step is invertible, so no two attempts share a state, and each bit of
    /// it depends on all three numbers.
    pub fn new(seed: u64, index: u64, attempt: u64) -> Self {
        let first = mix(seed ^ VERSION);
        let second = mix(first.wrapping_add(index));
        let third = mix(second.wrapping_add(attempt));
        let fourth = mix(third);
        Self([first ^ mix(fourth), second ^ fourth, third, fourth])
    }

    /// A separate stream for a part of the work, so that what comes after does
    /// not depend on how many numbers the part takes.
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

    /// A number below the bound: the upper half of a 128-bit product, which is
    /// uniform enough for bounds of a few thousand.
    #[inline(always)]
    pub fn below(&mut self, bound: usize) -> usize {
        digit(&mut self.next(), bound)
    }

    /// Some numbers below the bound, from one fraction: six of them below 81
    /// leave 26 of its bits, enough to be uniform.
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

    /// Shuffles items.
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

    /// The numbers below a bound in random order.
    pub(crate) fn permutation(&mut self, bound: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..bound).collect();
        self.shuffle(&mut numbers);
        numbers
    }
}

/// The first digit of a fraction in this base; the remaining digits become the
/// fraction.
#[inline(always)]
fn digit(fraction: &mut u64, base: usize) -> usize {
    let product = u128::from(*fraction) * base as u128;
    *fraction = product as u64;
    (product >> 64) as usize
}

/// Spreads every bit over all others: a step of `SplitMix64`.
fn mix(number: u64) -> u64 {
    let a = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ a >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ b >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ c >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the authors' own code gives.
    #[test]
    fn it_is_xoshiro() {
        let mut random = Random([1, 2, 3, 4]);
        let numbers: Vec<u64> = (0..4).map(|_| random.next()).collect();
        assert_eq!(numbers, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn it_mixes_as_splitmix_does() {
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
        // Each of three items comes to each place a third of the time.
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
