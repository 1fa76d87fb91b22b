//! Sixteen bytes in one register: a row of a 9x9 board, and room to spare.
//!
//! Exchanging columns and relabelling digits are the same operation on a register:
//! a table of sixteen bytes is looked up at sixteen places.
//!
//! ```text
//!   row        5 3 0 0 7 0 0 0 0                 labels    0 15 15 2 15 1 …
//!   columns    8 7 6 5 4 3 2 1 0                 row       5 3 0 0 7 …
//!   row.lookup(columns)                          labels.lookup(row)
//!              0 0 0 0 7 0 0 3 5                           1 2 0 0 15 …
//! ```
//!
//! [`U8x16`] is such a register.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

use std::fmt::Debug;
use std::ops::BitOr;

use super::Machine;

/// The number of bytes.
pub(crate) const WIDTH: usize = 16;

/// A place that holds nothing: looking it up gives zero.
pub(crate) const NOWHERE: u8 = 0x80;

/// A machine with registers of sixteen bytes.
pub(crate) trait ByteMachine: Machine {
    /// Its registers.
    type Bytes: U8x16;

    /// These bytes.
    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes;

    /// The same byte everywhere.
    fn fill(self, byte: u8) -> Self::Bytes;

    /// Three times four bytes, and four that are [`NOWHERE`].
    fn quads(self, quads: [u32; 3]) -> Self::Bytes;

    /// Rows become columns, of the nine first bytes of nine rows. The other
    /// bytes become zero.
    fn transpose(self, rows: &[Self::Bytes; 9]) -> [Self::Bytes; 9];
}

/// Sixteen bytes.
pub(crate) trait U8x16: Copy + Debug + BitOr<Output = Self> {
    /// Looks up the bytes of this table at these places: below sixteen, or
    /// [`NOWHERE`].
    fn lookup(self, places: Self) -> Self;

    /// All bits where the bytes are alike, none elsewhere.
    fn equals(self, other: Self) -> Self;

    /// All bits where this byte is larger; both are below 128.
    fn exceeds(self, other: Self) -> Self;

    /// The highest bit of each byte.
    fn bits(self) -> u32;

    /// Bytes of `self` where the mask is set, of `other` elsewhere.
    fn select(self, mask: Self, other: Self) -> Self;

    /// The bytes.
    fn to_array(self) -> [u8; WIDTH];

    /// The first eight bytes as a number, the first byte highest.
    fn head(self) -> u64;

    /// The bytes, all below 16, as hexadecimal digits of a number, the first
    /// highest.
    fn nibbles(self) -> u64;

    /// Of each of the first three quads, its three first bytes as the digits
    /// of a number of base 16, plus the same quad of another as a number, its
    /// lowest byte first. The fourth byte is zero, and all are below 16.
    fn triples_after(self, starts: Self) -> [u32; 3];
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::simd::{Best, Portable};

    /// All operations on bytes, with their results as numbers.
    fn everything<M: ByteMachine>(machine: M, rows: &[[u8; WIDTH]; 9]) -> Vec<u64> {
        let mut seen: Vec<u64> = Vec::new();
        let loaded = rows.map(|row| machine.load(&row));
        let [a, b, c, ..] = loaded;
        let places = machine.load(&rows[3].map(|byte| if byte < 64 { byte % 16 } else { NOWHERE }));
        let mut results = vec![
            a | b,
            a.lookup(places),
            a.equals(b),
            a.exceeds(b),
            a.select(b.equals(c), c),
            machine.fill(rows[0][0]),
            machine.quads([rows[0][0].into(), 0x8000_0000, 0x0102_0304]),
        ];
        results.extend(machine.transpose(&loaded));
        for bytes in results {
            seen.extend(bytes.to_array().map(u64::from));
        }
        seen.extend([a.equals(b).bits().into(), b.exceeds(c).bits().into(), a.head()]);
        let quads = rows[4].map(|byte| byte % 16);
        let quads: [u8; WIDTH] = std::array::from_fn(|i| if i % 4 == 3 { 0 } else { quads[i] });
        let starts = machine.quads([0, 0x3000, 0x0100_0000]);
        seen.extend(machine.load(&quads).triples_after(starts).map(u64::from));
        seen.push(machine.load(&quads).nibbles());
        seen
    }

    proptest! {
        #[test]
        fn all_machines_do_the_same(bytes in proptest::collection::vec(0..128_u8, 9 * WIDTH)) {
            // With one machine only, there is nothing to compare.
            let Some(best) = Best::detect() else { return Ok(()) };
            let rows: [[u8; WIDTH]; 9] = std::array::from_fn(|row| bytes[row * WIDTH..][..WIDTH].try_into().unwrap());
            prop_assert_eq!(everything(best, &rows), everything(Portable, &rows));
        }
    }
}
