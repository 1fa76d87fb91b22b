//! Entries that wait in files.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::io::{BufReader, BufWriter, IntoInnerError, Seek};

use anyhow::Context;

use super::entry::{GroupedEntry, IndexEntry};
use super::index::Accept;

/// The number of files, as bits.
const FILE_BITS: u32 = 6;
const FILES: usize = 1 << FILE_BITS;

/// What to do about any error here.
fn trouble() -> String {
    format!(
        "temporary files in {} cannot be used: make room there, name another folder in TMPDIR, \
         or allow more with --memory",
        std::env::temp_dir().display()
    )
}

/// Files of entries, equal keys in the same one. They have no names, and vanish
/// with the program.
pub struct Spill(Vec<SpillFile>);

/// A file that is written first and then read.
struct SpillFile(BufWriter<File>);

impl SpillFile {
    fn new() -> anyhow::Result<Self> {
        Ok(Self(BufWriter::new(tempfile::tempfile().with_context(trouble)?)))
    }

    fn push(&mut self, entry: &IndexEntry) -> anyhow::Result<()> {
        entry.write(&mut self.0).with_context(trouble)
    }

    /// The entries, in the order in which they came.
    fn entries(self) -> anyhow::Result<impl Iterator<Item = anyhow::Result<IndexEntry>>> {
        let mut file = self.0.into_inner().map_err(IntoInnerError::into_error).with_context(trouble)?;
        file.rewind().with_context(trouble)?;
        let mut reader = BufReader::new(file);
        Ok(std::iter::from_fn(move || IndexEntry::read(&mut reader).with_context(trouble).transpose()))
    }
}

impl Spill {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self((0..FILES).map(|_| SpillFile::new()).collect::<anyhow::Result<_>>()?))
    }

    /// Keeps an entry in the file of its key. Other bits decide at each depth.
    pub fn keep(&mut self, entry: &IndexEntry, depth: u32) -> anyhow::Result<()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(entry.key);
        let file = (hash >> (FILE_BITS * depth)) as usize % FILES;
        self.0[file].push(entry)
    }

    /// Groups file by file, and passes the answers on in the order of the input.
    pub fn answer(
        self,
        mut group: impl FnMut(
            &mut dyn Iterator<Item = anyhow::Result<IndexEntry>>,
            &mut Accept,
        ) -> anyhow::Result<()>,
        accept: &mut Accept,
    ) -> anyhow::Result<()> {
        let mut answers = Vec::with_capacity(FILES);
        for file in self.0 {
            let mut queue = SpillFile::new()?;
            group(&mut file.entries()?, &mut |GroupedEntry { entry, first }| {
                queue.push(&IndexEntry { first: Some(first), ..entry })
            })?;
            answers.push(queue.entries()?);
        }
        // The next answer of each file: the one that was read first comes first.
        let mut heads: Vec<Option<IndexEntry>> = Vec::with_capacity(FILES);
        let mut order = BinaryHeap::with_capacity(FILES);
        for (number, answers) in answers.iter_mut().enumerate() {
            let head = answers.next().transpose()?;
            order.extend(head.as_ref().map(|entry| Reverse((entry.number, number))));
            heads.push(head);
        }
        while let Some(Reverse((_, number))) = order.pop() {
            let next = answers[number].next().transpose()?;
            order.extend(next.as_ref().map(|entry| Reverse((entry.number, number))));
            if let Some(entry) = std::mem::replace(&mut heads[number], next) {
                let first = entry.first.unwrap_or_else(|| entry.as_first());
                accept(GroupedEntry { entry, first })?;
            }
        }
        Ok(())
    }
}
