//! Converts text in UTF-16, which some systems write.

use std::io::{self, BufRead, Read};

/// Which byte of a unit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByteOrder {
    Little,
    Big,
}

/// A reader that converts UTF-16 to UTF-8, without the byte order mark.
pub struct Utf16<R> {
    reader: R,
    order: ByteOrder,
    text: Vec<u8>,
    at: usize,
    is_first: bool,
}

impl<R: BufRead> Utf16<R> {
    pub fn new(reader: R, order: ByteOrder) -> Self {
        Self { reader, order, text: Vec::new(), at: 0, is_first: true }
    }

    /// Decodes the next piece, which is empty at the end of the text.
    fn refill(&mut self) -> io::Result<()> {
        const PIECE: u64 = 1 << 13;
        self.text.clear();
        self.at = 0;
        let mut bytes = Vec::new();
        let mut take = |more: u64, bytes: &mut Vec<u8>| (&mut self.reader).take(more).read_to_end(bytes);
        take(PIECE, &mut bytes)?;
        let mut units = self.order.units(&bytes);
        // The second half of a surrogate pair may come after the piece.
        if units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit)) {
            take(2, &mut bytes)?;
            units = self.order.units(&bytes);
        }
        if std::mem::take(&mut self.is_first) && units.first() == Some(&0xFEFF) {
            units.remove(0);
        }
        self.text = String::from_utf16_lossy(&units).into_bytes();
        // A piece with only the byte order mark is not the end.
        if self.text.is_empty() && !bytes.is_empty() { self.refill() } else { Ok(()) }
    }
}

impl ByteOrder {
    fn units(self, bytes: &[u8]) -> Vec<u16> {
        let unit = |pair: &[u8]| match (self, pair) {
            (Self::Little, &[low, high]) => u16::from_le_bytes([low, high]),
            (Self::Big, &[high, low]) => u16::from_be_bytes([high, low]),
            // Half of a unit at the end.
            _ => 0xFFFD,
        };
        bytes.chunks(2).map(unit).collect()
    }
}

impl<R: BufRead> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() {
            self.refill()?;
        }
        let length = buffer.len().min(self.text.len() - self.at);
        buffer[..length].copy_from_slice(&self.text[self.at..self.at + length]);
        self.at += length;
        Ok(length)
    }
}
