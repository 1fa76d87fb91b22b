//! Canonical forms as keys, to find one among millions.

use super::Board81;
use super::forms::digits;
use crate::board::Grid;

/// A form as a key of a table: equal for equal forms, and in their order. Each row
/// is a number, `002000800`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CanonicalKey([u32; 9]);

impl CanonicalKey {
    /// Its size in bytes.
    pub const BYTES: usize = 36;

    /// The key of a classic form.
    pub fn new(form: &Board81) -> Self {
        Self::of_rows(form.digits(), 9)
    }

    /// The key of a form on a small board: the last number is the side plus a
    /// billion, which nine digits cannot make.
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

    /// The bytes of the key, for a file.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        for (bytes, number) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(self.0) {
            *bytes = number.to_be_bytes();
        }
        bytes
    }

    /// The key with these bytes.
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
    fn keys_are_read_back_and_sorted_as_forms_are() {
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
