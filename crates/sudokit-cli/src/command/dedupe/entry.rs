//! A puzzle on its way through the sieve, and through a file.

use std::borrow::Cow;
use std::io::{self, Read, Write};

use sudokit::canonical::Key;

/// A puzzle.
pub struct Piece {
    /// Its number in the whole input, from 1.
    pub number: u64,
    pub place: Place,
    /// What it has in common with its group; without, it is a group of its own.
    pub key: Option<Key>,
    pub text: Text,
    /// The first of its group, where that was known before the piece had to wait.
    pub first: Option<First>,
}

/// Where a puzzle stands.
#[derive(Clone, Copy)]
pub struct Place {
    /// The number of its source.
    pub source: u32,
    pub line: usize,
}

/// The first puzzle of a group.
#[derive(Clone, Copy)]
pub struct First {
    pub number: u64,
    pub place: Place,
}

/// What will be written of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Whole lines, or nothing.
    Line = 0,
    /// A board of several lines, kept apart from others.
    Board = 1,
    /// No puzzle, but a row that says why: it waits for its turn, too.
    Problem = 2,
}

/// Something to be written.
pub struct Text {
    pub kind: Kind,
    pub bytes: Vec<u8>,
}

impl Text {
    pub fn line(bytes: impl Into<Vec<u8>>) -> Self {
        Self { kind: Kind::Line, bytes: bytes.into() }
    }

    /// As letters.
    pub fn as_str(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// A piece, and the first one of its group: itself, or another.
pub struct Sifted {
    pub piece: Piece,
    pub first: First,
}

impl Piece {
    /// Whether it is a puzzle at all.
    pub fn is_puzzle(&self) -> bool {
        self.text.kind != Kind::Problem
    }

    /// The piece as a first one.
    pub fn as_first(&self) -> First {
        First { number: self.number, place: self.place }
    }

    /// Writes the piece to a file, to be read back by [`read`](Self::read).
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

    /// The next piece of a file; none at its end.
    pub fn read(file: &mut impl Read) -> io::Result<Option<Self>> {
        let mut number = [0; 8];
        match file.read_exact(&mut number) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        }
        let place = Place::read(file)?;
        let key = if read_flag(file)? { Some(Key::from_bytes(read_array(file)?)) } else { None };
        let kind = match read_array::<1>(file)? {
            [0] => Kind::Line,
            [1] => Kind::Board,
            _ => Kind::Problem,
        };
        let mut bytes = vec![0; u64::from_le_bytes(read_array(file)?) as usize];
        file.read_exact(&mut bytes)?;
        let text = Text { kind, bytes };
        let first = if read_flag(file)? {
            Some(First { number: u64::from_le_bytes(read_array(file)?), place: Place::read(file)? })
        } else {
            None
        };
        Ok(Some(Self { number: u64::from_le_bytes(number), place, key, text, first }))
    }
}

impl Place {
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
