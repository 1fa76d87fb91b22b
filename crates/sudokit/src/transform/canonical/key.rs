//! Canonical forms as keys, for lookups among millions.

use super::Board81;
use super::forms::digits;
use crate::board::Grid;

/// A canonical form as a compact key. Keys are equal and ordered exactly as their forms. Each row
/// is stored as a number, such as `002000800`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CanonicalKey([u32; 9]);

impl CanonicalKey {
    /// The size of a key in bytes.
    pub const BYTES: usize = 36;

    /// Returns the key of a form of the classic board.
    pub fn new(form: &Board81) -> Self {
        Self::of_rows(form.digits(), 9)
    }

    /// The key of a form of a small board: the last number is a billion plus the side, which no row
    /// of nine digits can be.
    pub(super) fn of_small(form: &Grid) -> Self {
        let side = form.geometry().side();
        let mut key = Self::of_rows(&digits(form), side);
        key.0[8] = 1_000_000_000 + side as u32;
        key
    }

    #[inline(always)]
    fn of_rows(digits: &[u8], side: usize) -> Self {
        let mut key = [0; 9];
        for (number, row) in key.iter_mut().zip(digits.chunks_exact(side)) {
            *number = row.iter().fold(0, |number, &digit| 10 * number + u32::from(digit));
        }
        Self(key)
    }

    /// Returns the bytes of the key, for storage.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        for (bytes, number) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(self.0) {
            *bytes = number.to_be_bytes();
        }
        bytes
    }

    /// Makes a key from its bytes.
    pub fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        let mut key = [0; 9];
        for (number, bytes) in key.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *number = u32::from_be_bytes(*bytes);
        }
        Self(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Line81;

    #[test]
    fn keys_round_trip_and_sort_like_forms() {
        let lines = [[b'.'; 81], [b'.'; 81]].map(|mut line| {
            line[80] = b'1';
            line
        });
        let mut second = lines[1];
        second[79] = b'2';
        let [a, b] = [lines[0], second]
            .map(|line| CanonicalKey::new(&Board81::from_line(&Line81::new(line).unwrap()).unwrap()));
        assert!(a < b);
        assert_eq!(CanonicalKey::from_bytes(b.to_bytes()), b);
    }
}
