//! A puzzle as the index knows it, in memory or in a file.

use std::io::{self, BufRead, Read, Write};

use sudokit::transform::CanonicalKey;

use crate::echo::{Echo, EchoKind};

/// A puzzle to be compared with the others.
pub struct IndexEntry {
    pub place: EntryPlace,
    /// Equal for all puzzles of a group. A puzzle without a key is a group of its
    /// own.
    pub key: Option<CanonicalKey>,
    pub text: Echo,
    /// Whether it is a puzzle at all.
    pub is_puzzle: bool,
    /// The first of its group, itself or another, once that is known.
    pub first: Option<EntryPlace>,
}

/// Which puzzle it is, and where it was read.
#[derive(Clone, Copy)]
pub struct EntryPlace {
    /// Its number in the whole input, from 1.
    pub number: u64,
    /// The number of its source.
    pub source: usize,
    pub line: usize,
}

impl IndexEntry {
    /// The first of its group, as far as is known.
    pub fn first(&self) -> EntryPlace {
        self.first.unwrap_or(self.place)
    }

    /// Writes the entry to a file, to be read back by [`read`](Self::read).
    pub fn write(&self, file: &mut impl Write) -> io::Result<()> {
        self.place.write(file)?;
        file.write_all(&[
            u8::from(self.key.is_some()),
            u8::from(self.first.is_some()),
            u8::from(self.is_puzzle),
            self.text.kind.number(),
        ])?;
        if let Some(key) = self.key {
            file.write_all(&key.to_bytes())?;
        }
        if let Some(first) = self.first {
            first.write(file)?;
        }
        file.write_all(&(self.text.text.len() as u64).to_le_bytes())?;
        file.write_all(&self.text.text)
    }

    /// The next entry of a file, or nothing at its end.
    pub fn read(file: &mut impl BufRead) -> io::Result<Option<Self>> {
        if file.fill_buf()?.is_empty() {
            return Ok(None);
        }
        let place = EntryPlace::read(file)?;
        let [has_key, has_first, is_puzzle, kind] = read_array(file)?;
        let key = if has_key == 1 { Some(CanonicalKey::from_bytes(read_array(file)?)) } else { None };
        let first = if has_first == 1 { Some(EntryPlace::read(file)?) } else { None };
        let kind = EchoKind::of_number(kind).ok_or(io::ErrorKind::InvalidData)?;
        let mut text = vec![0; read_number(file)? as usize];
        file.read_exact(&mut text)?;
        Ok(Some(Self { place, key, text: Echo { kind, text }, is_puzzle: is_puzzle == 1, first }))
    }
}

impl EntryPlace {
    fn write(self, file: &mut impl Write) -> io::Result<()> {
        let numbers = [self.number, self.source as u64, self.line as u64];
        numbers.iter().try_for_each(|number| file.write_all(&number.to_le_bytes()))
    }

    fn read(file: &mut impl Read) -> io::Result<Self> {
        let number = read_number(file)?;
        Ok(Self { number, source: read_number(file)? as usize, line: read_number(file)? as usize })
    }
}

fn read_number(file: &mut impl Read) -> io::Result<u64> {
    Ok(u64::from_le_bytes(read_array(file)?))
}

fn read_array<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}
