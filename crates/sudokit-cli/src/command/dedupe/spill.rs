//! Pieces that wait in files.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::io::{BufReader, BufWriter, IntoInnerError, Seek};

use anyhow::Context;

use super::entry::{Piece, Sifted};
use super::index::Tell;

/// The number of files, as bits.
const FILE_BITS: u32 = 6;
const FILES: usize = 1 << FILE_BITS;

/// Said with whatever goes wrong.
fn trouble() -> String {
    format!(
        "temporary files in {} cannot be used: make room there, name another folder in TMPDIR, \
         or allow more with --memory",
        std::env::temp_dir().display()
    )
}

/// Files of pieces, equal keys in the same one. They have no names, and vanish
/// with the program.
pub struct Spill(Vec<Queue>);

/// A file that is written first and read then.
struct Queue(BufWriter<File>);

impl Queue {
    fn new() -> anyhow::Result<Self> {
        Ok(Self(BufWriter::new(tempfile::tempfile().with_context(trouble)?)))
    }

    fn push(&mut self, piece: &Piece) -> anyhow::Result<()> {
        piece.write(&mut self.0).with_context(trouble)
    }

    /// The pieces, in the order in which they came.
    fn pieces(self) -> anyhow::Result<impl Iterator<Item = anyhow::Result<Piece>>> {
        let mut file = self.0.into_inner().map_err(IntoInnerError::into_error).with_context(trouble)?;
        file.rewind().with_context(trouble)?;
        let mut reader = BufReader::new(file);
        Ok(std::iter::from_fn(move || Piece::read(&mut reader).with_context(trouble).transpose()))
    }
}

impl Spill {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self((0..FILES).map(|_| Queue::new()).collect::<anyhow::Result<_>>()?))
    }

    /// Keeps a piece in the file of its key; at each depth other bits decide.
    pub fn keep(&mut self, piece: &Piece, depth: u32) -> anyhow::Result<()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(piece.key);
        let file = (hash >> (FILE_BITS * depth)) as usize % FILES;
        self.0[file].push(piece)
    }

    /// Sifts file by file, and tells the answers in the order of the input.
    pub fn sift(
        self,
        mut sift: impl FnMut(&mut dyn Iterator<Item = anyhow::Result<Piece>>, &mut Tell) -> anyhow::Result<()>,
        tell: &mut Tell,
    ) -> anyhow::Result<()> {
        let mut answers = Vec::with_capacity(FILES);
        for file in self.0 {
            let mut queue = Queue::new()?;
            sift(&mut file.pieces()?, &mut |Sifted { piece, first }| {
                queue.push(&Piece { first: Some(first), ..piece })
            })?;
            answers.push(queue.pieces()?);
        }
        // The next answer of each file: the one that came first is told.
        let mut heads: Vec<Option<Piece>> = Vec::with_capacity(FILES);
        let mut order = BinaryHeap::with_capacity(FILES);
        for (number, answers) in answers.iter_mut().enumerate() {
            let head = answers.next().transpose()?;
            order.extend(head.as_ref().map(|piece| Reverse((piece.number, number))));
            heads.push(head);
        }
        while let Some(Reverse((_, number))) = order.pop() {
            let next = answers[number].next().transpose()?;
            order.extend(next.as_ref().map(|piece| Reverse((piece.number, number))));
            if let Some(piece) = std::mem::replace(&mut heads[number], next) {
                let first = piece.first.unwrap_or_else(|| piece.as_first());
                tell(Sifted { piece, first })?;
            }
        }
        Ok(())
    }
}
