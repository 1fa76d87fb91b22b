//! The 18 lines of a puzzle, each of which can be the first row of its form.

use super::super::{Cells81, rows_of};
use crate::base::ones;
use crate::simd::bytes::{ByteMachine, U8x16, WIDTH};

/// Bit mask of all nine lines; `BAND` has the three lines of a band.
pub(super) const ALL_LINES: u32 = 0b1_1111_1111;
const BAND: u32 = 0b111;

/// For each line, the bit mask of its band.
pub(super) const BANDS: [u32; WIDTH] = {
    let mut bands = [0; WIDTH];
    let mut line = 0;
    while line < 9 {
        bands[line] = BAND << (line / 3 * 3);
        line += 1;
    }
    bands
};

/// The number of digits in each stack of a line, in ascending order, two bits each. Lines with a
/// smaller value have smaller images.
const COUNTS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut bits = 0;
    while bits < 512_u32 {
        let [a, b, c] = [
            (bits & BAND).count_ones() as u8,
            (bits >> 3 & BAND).count_ones() as u8,
            (bits >> 6).count_ones() as u8,
        ];
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let (middle, high) = if high < c { (high, c) } else { (c, high) };
        let (low, middle) = if low < middle { (low, middle) } else { (middle, low) };
        counts[bits as usize] = low << 4 | middle << 2 | high;
        bits += 1;
    }
    counts
};

/// The lines of a set.
#[inline(always)]
pub(super) fn lines_of(set: u32) -> impl Iterator<Item = u32> {
    ones(set.into()).map(|line| line as u32)
}

/// The rows or the columns of a puzzle, as their first index in [`PuzzleLines`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LineSide(u32);

impl LineSide {
    pub(super) const BOTH: [Self; 2] = [Self(0), Self(WIDTH as u32)];

    #[inline(always)]
    pub(super) fn index(self) -> usize {
        self.0 as usize / WIDTH % 2
    }
}

/// The lines of a puzzle, and which of them are empty.
pub(super) struct PuzzleLines<B> {
    /// Sixteen entries for each side, of which nine are used, so that four bits number them.
    lines: [B; 2 * WIDTH],
    /// For each side, a bit mask of the empty lines.
    empty: [u32; 2],
}

impl<B: U8x16> PuzzleLines<B> {
    /// The lines of a puzzle, and for each side those that can come first.
    #[inline(always)]
    pub(super) fn new(machine: impl ByteMachine<Bytes = B>, puzzle: &Cells81) -> (Self, [u32; 2]) {
        let nothing = machine.fill(0);
        let rows = rows_of(machine, puzzle);
        let mut board = Self { lines: [nothing; 2 * WIDTH], empty: [0; 2] };
        board.lines[..9].copy_from_slice(&rows);
        board.lines[WIDTH..WIDTH + 9].copy_from_slice(&machine.transpose(&rows));
        let mut counts = [[u8::MAX; WIDTH]; 2];
        let mut least = u8::MAX;
        for (counts, lines) in counts.iter_mut().zip(board.lines.as_chunks::<WIDTH>().0) {
            for (count, line) in counts.iter_mut().zip(&lines[..9]) {
                let is_filled = line.exceeds(nothing).bits() & ALL_LINES;
                *count = COUNTS[is_filled as usize];
                least = least.min(*count);
            }
        }
        let mut first = [0; 2];
        for (first, counts) in first.iter_mut().zip(&counts) {
            *first = machine.load(counts).equals(machine.fill(least)).bits();
        }
        if least == 0 {
            board.empty = first;
            for (side, first) in LineSide::BOTH.into_iter().zip(&mut first) {
                *first = board.worth_trying(side, *first);
            }
        }
        (board, first)
    }

    /// A line of a side.
    #[inline(always)]
    pub(super) fn line(&self, side: LineSide, line: u32) -> B {
        self.lines[(side.0 | line) as usize % (2 * WIDTH)]
    }

    /// The lines among these that must be tried: one empty line represents all empty lines of its
    /// band, and one empty band represents all others.
    #[inline(always)]
    pub(super) fn worth_trying(&self, side: LineSide, lines: u32) -> u32 {
        let empty = lines & self.empty[side.index()];
        if empty == 0 {
            return lines;
        }
        let mut tried = 0;
        let mut has_empty_band = false;
        for band in 0..3 {
            let lines = empty >> (3 * band) & BAND;
            let is_empty_band = lines == BAND;
            if !(is_empty_band && has_empty_band) {
                tried |= (lines & lines.wrapping_neg()) << (3 * band);
            }
            has_empty_band |= is_empty_band;
        }
        tried
    }

    /// The number of ways to swap empty lines.
    pub(super) fn exchanges(&self) -> u64 {
        const FACTORIALS: [u64; 4] = [1, 1, 2, 6];
        let mut exchanges = 1;
        for empty in self.empty {
            let bands = [0, 3, 6].map(|first| (empty >> first & BAND).count_ones() as usize);
            let empty_bands = bands.iter().filter(|&&lines| lines == 3).count();
            exchanges *= bands.map(|lines| FACTORIALS[lines]).iter().product::<u64>();
            exchanges *= FACTORIALS[empty_bands];
        }
        exchanges
    }
}
