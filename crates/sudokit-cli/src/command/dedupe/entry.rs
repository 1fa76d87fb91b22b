//! A puzzle as the index knows it, in memory or in a file.

use std::borrow::Cow;
use std::io::{self, Read, Write};

use sudokit::canonical::Key;

/// A puzzle to be compared with the others.
pub struct IndexEntry {
    /// Its number in the whole input, from 1.
    pub number: u64,
    pub place: EntryPlace,
    /// Equal for all puzzles of a group. A puzzle without a key is a group of its
    /// own.
    pub key: Option<Key>,
    pub text: EntryText,
    /// The first of its group, if that was known before the entry went to a file.
    pub first: Option<FirstOfGroup>,
}

/// Where a puzzle was read.
#[derive(Clone, Copy)]
pub struct EntryPlace {
    /// The number of its source.
    pub source: u32,
    pub line: usize,
}

/// The first puzzle of a group.
#[derive(Clone, Copy)]
pub struct FirstOfGroup {
    pub number: u64,
    pub place: EntryPlace,
}

/// What will be written of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    /// Whole lines, or nothing.
    Line = 0,
    /// A board of several lines, kept apart from others.
    Board = 1,
    /// Not a puzzle, but a row that says why. It keeps its place among the others.
    Problem = 2,
}

/// Something to be written.
pub struct EntryText {
    pub kind: TextKind,
    pub bytes: Vec<u8>,
}

impl EntryText {
    pub fn line(bytes: impl Into<Vec<u8>>) -> Self {
        Self { kind: TextKind::Line, bytes: bytes.into() }
    }

    /// As letters.
    pub fn as_str(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// An entry, and the first one of its group: itself, or another.
pub struct GroupedEntry {
    pub entry: IndexEntry,
    pub first: FirstOfGroup,
}

impl IndexEntry {
    /// Whether it is a puzzle at all.
    pub fn is_puzzle(&self) -> bool {
        self.text.kind != TextKind::Problem
    }

    /// The entry as a first one.
    pub fn as_first(&self) -> FirstOfGroup {
        FirstOfGroup { number: self.number, place: self.place }
    }

    /// Writes the entry to a file, to be read back by [`read`](Self::read).
    pub fn write(&self, file: &mut impl Write) -> io::Result<()> {
        file.write_all(&self.number.to_le_bytes())?;
        self.place.write(file)?;
        file.write_all(&[u8::from(self.key.is_some())])?;
        if let Some(key) = self.key {
            file.write_all(&key.to_bytes())?;
        }
        file.write_all(&[self.text.kind as u8])?;
        file.write_all(&(self.text.bytes.len() as u64).to_le_bytes())?;
        file.write_all(&self.text.bytes)?;
        file.write_all(&[u8::from(self.first.is_some())])?;
        if let Some(first) = self.first {
            file.write_all(&first.number.to_le_bytes())?;
            first.place.write(file)?;
        }
        Ok(())
    }

    /// The next entry of a file, or nothing at its end.
    pub fn read(file: &mut impl Read) -> io::Result<Option<Self>> {
        let mut number = [0; 8];
        match file.read_exact(&mut number) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        }
        let place = EntryPlace::read(file)?;
        let key = if read_flag(file)? { Some(Key::from_bytes(read_array(file)?)) } else { None };
        let kind = match read_array::<1>(file)? {
            [0] => TextKind::Line,
            [1] => TextKind::Board,
            _ => TextKind::Problem,
        };
        let mut bytes = vec![0; u64::from_le_bytes(read_array(file)?) as usize];
        file.read_exact(&mut bytes)?;
        let text = EntryText { kind, bytes };
        let first = if read_flag(file)? {
            Some(FirstOfGroup {
                number: u64::from_le_bytes(read_array(file)?),
                place: EntryPlace::read(file)?,
            })
        } else {
            None
        };
        Ok(Some(Self { number: u64::from_le_bytes(number), place, key, text, first }))
    }
}

impl EntryPlace {
    fn write(self, file: &mut impl Write) -> io::Result<()> {
        file.write_all(&self.source.to_le_bytes())?;
        file.write_all(&(self.line as u64).to_le_bytes())
    }

    fn read(file: &mut impl Read) -> io::Result<Self> {
        let source = u32::from_le_bytes(read_array(file)?);
        Ok(Self { source, line: u64::from_le_bytes(read_array(file)?) as usize })
    }
}

fn read_array<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn read_flag(file: &mut impl Read) -> io::Result<bool> {
    Ok(read_array::<1>(file)?[0] == 1)
}
