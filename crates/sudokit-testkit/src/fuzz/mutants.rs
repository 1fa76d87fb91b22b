//! Inputs that are nearly valid: known inputs with a few changes.

/// The maximum length of an input. The fuzzers have the same limit.
const LONGEST: usize = 8192;

/// Returns an endless stream of changed inputs, the same for the same seed.
///
/// Each is one of the known inputs with one to eight changes: a byte replaced, inserted or removed,
/// a piece repeated or cut out, or a piece of another input inserted.
pub fn mutants(inputs: &[Vec<u8>], seed: u64) -> impl Iterator<Item = Vec<u8>> {
    assert!(!inputs.is_empty(), "there is nothing to change");
    let mut random = Random(seed);
    std::iter::repeat_with(move || {
        let mut bytes = inputs[random.below(inputs.len())].clone();
        for _ in 0..=random.below(8) {
            let other = &inputs[random.below(inputs.len())];
            change(&mut bytes, other, &mut random);
        }
        bytes.truncate(LONGEST);
        bytes
    })
}

fn change(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let place = random.below(bytes.len() + 1);
    let piece = |length: usize, random: &mut Random| {
        let start = random.below(length + 1);
        start..(start + random.below(20)).min(length)
    };
    match random.below(7) {
        0 => bytes.insert(place, random.byte()),
        1 => {
            let copied = piece(bytes.len(), random);
            let copied = bytes[copied].to_vec();
            bytes.splice(place..place, copied);
        }
        2 => {
            let removed = piece(bytes.len(), random);
            bytes.drain(removed);
        }
        3 => {
            let copied = piece(other.len(), random);
            bytes.splice(place..place, other[copied].iter().copied());
        }
        4 if place < bytes.len() => {
            // The next character is often another valid symbol.
            bytes[place] = bytes[place].wrapping_add(1);
        }
        _ if place < bytes.len() => bytes[place] = random.byte(),
        _ => bytes.push(random.byte()),
    }
}

/// A linear congruential generator (the constants of Knuth's MMIX).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// Digits and the punctuation of formats are more likely than other bytes.
    fn byte(&mut self) -> u8 {
        const LIKELY: &[u8] = b"0123456789.,:;|-+_ \t\r\n{}[]<>\"'=/#ABCxyz";
        if self.below(4) == 0 { self.below(256) as u8 } else { LIKELY[self.below(LIKELY.len())] }
    }
}
