//! Sixteen bytes in one register, enough for a row of a 9x9 board.
//!
//! Permuting columns and relabelling digits are the same operation on a register: a lookup of
//! sixteen indices in a table of sixteen bytes.
//!
//! ```text
//!   row        5 3 0 0 7 0 0 0 0                 labels    0 15 15 2 15 1 …
//!   columns    8 7 6 5 4 3 2 1 0                 row       5 3 0 0 7 …
//!   row.lookup(columns)                          labels.lookup(row)
//!              0 0 0 0 7 0 0 3 5                           1 2 0 0 15 …
//! ```
//!
//! [`U8x16`] is the trait for such registers.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

use std::fmt::Debug;
use std::ops::BitOr;

use super::Machine;

/// The number of bytes.
pub(crate) const WIDTH: usize = 16;

/// An index outside the table; the lookup returns zero.
pub(crate) const NOWHERE: u8 = 0x80;

/// A machine with registers of 16 bytes.
pub(crate) trait ByteMachine: Machine {
    /// The register type.
    type Bytes: U8x16;

    /// Loads these bytes.
    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes;

    /// Sets all bytes to `byte`.
    fn fill(self, byte: u8) -> Self::Bytes;

    /// Three quads (four bytes each), then four bytes of [`NOWHERE`].
    fn quads(self, quads: [u32; 3]) -> Self::Bytes;

    /// Turns rows into columns, for the first nine bytes of nine rows. The other bytes become zero.
    fn transpose(self, rows: &[Self::Bytes; 9]) -> [Self::Bytes; 9];
}

/// Sixteen bytes.
pub(crate) trait U8x16: Copy + Debug + BitOr<Output = Self> {
    /// Uses this register as a table and looks up `places`, each below 16 or [`NOWHERE`].
    fn lookup(self, places: Self) -> Self;

    /// Sets all bits of the bytes that are equal, and none of the others.
    fn equals(self, other: Self) -> Self;

    /// Sets all bits of the bytes in which `self` is larger. All bytes must be below 128.
    fn exceeds(self, other: Self) -> Self;

    /// The highest bit of each byte.
    fn bits(self) -> u32;

    /// Takes the bytes of `self` where the mask is set, and those of `other` elsewhere.
    fn select(self, mask: Self, other: Self) -> Self;

    fn to_array(self) -> [u8; WIDTH];

    /// The first eight bytes as a big-endian number.
    fn head(self) -> u64;

    /// The bytes, all below 16, as hexadecimal digits of a number, the most significant first.
    fn nibbles(self) -> u64;

    /// For each of the first three quads, reads its first three bytes as digits of a base-16 number
    /// and adds the same quad of `starts` as a little-endian number. The fourth byte of each quad
    /// is zero, and all bytes are below 16.
    fn triples_after(self, starts: Self) -> [u32; 3];
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::simd::{Best, Portable};

    /// The results of all byte operations as numbers.
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
        fn all_machines_agree(bytes in proptest::collection::vec(0..128_u8, 9 * WIDTH)) {
            // Without a second machine there is nothing to compare.
            let Some(best) = Best::detect() else { return Ok(()) };
            let rows: [[u8; WIDTH]; 9] = std::array::from_fn(|row| bytes[row * WIDTH..][..WIDTH].try_into().unwrap());
            prop_assert_eq!(everything(best, &rows), everything(Portable, &rows));
        }
    }
}
