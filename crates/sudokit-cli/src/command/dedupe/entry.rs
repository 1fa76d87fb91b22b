//! An entry of the index, in memory or in a file.

use std::io::{self, BufRead, Read, Write};

use sudokit::transform::CanonicalKey;

use crate::echo::{Echo, EchoKind};

/// A puzzle that is compared with the others.
pub struct IndexEntry {
    pub place: EntryPlace,
    /// All puzzles of a group have the same key. A puzzle without a key is alone in its group.
    pub key: Option<CanonicalKey>,
    pub text: Echo,
    /// Whether the entry is a puzzle.
    pub is_puzzle: bool,
    /// The first puzzle of the group, once it is known.
    pub first: Option<EntryPlace>,
}

/// The number of an entry and its place in the input.
#[derive(Clone, Copy)]
pub struct EntryPlace {
    /// The number in the whole input, from 1.
    pub number: u64,
    /// The number of the source.
    pub source: usize,
    pub line: usize,
}

impl IndexEntry {
    /// The first puzzle of the group, or the entry itself if no earlier one is known.
    pub fn first(&self) -> EntryPlace {
        self.first.unwrap_or(self.place)
    }

    /// Writes the entry to a file, from which [`read`](Self::read) reads it.
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

    /// The next entry of a file, or `None` at the end.
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
