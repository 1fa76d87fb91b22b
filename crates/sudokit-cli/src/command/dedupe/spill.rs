//! Entries in temporary files, until memory is free.

use std::collections::BTreeMap;
use std::fs::File;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::io::{BufReader, BufWriter, IntoInnerError, Seek};

use anyhow::Context;

use super::entry::IndexEntry;
use super::index::Accept;
use crate::texts::text;

/// The number of files, as bits.
const FILE_BITS: u32 = 6;
const FILES: usize = 1 << FILE_BITS;

/// The environment variable with the folder of temporary files.
const FOLDER_VARIABLE: &str = if cfg!(windows) { "TMP" } else { "TMPDIR" };

/// The context of any error here, with advice.
fn trouble() -> String {
    let folder = std::env::temp_dir().display().to_string();
    text!("dedupe-no-room", folder, variable = FOLDER_VARIABLE)
}

/// Files of entries. Entries with equal keys are in the same file. The files have no names, so
/// the system deletes them when the program ends.
pub struct Spill {
    pub files: Vec<SpillFile>,
}

/// A file that is first written and then read.
pub struct SpillFile(BufWriter<File>);

impl SpillFile {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self(BufWriter::new(tempfile::tempfile().with_context(trouble)?)))
    }

    pub fn push(&mut self, entry: &IndexEntry) -> anyhow::Result<()> {
        entry.write(&mut self.0).with_context(trouble)
    }

    /// The entries, in the order in which they were written.
    pub fn entries(self) -> anyhow::Result<impl Iterator<Item = anyhow::Result<IndexEntry>>> {
        let mut file = self.0.into_inner().map_err(IntoInnerError::into_error).with_context(trouble)?;
        file.rewind().with_context(trouble)?;
        let mut reader = BufReader::new(file);
        Ok(std::iter::from_fn(move || IndexEntry::read(&mut reader).with_context(trouble).transpose()))
    }
}

impl Spill {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self { files: (0..FILES).map(|_| SpillFile::new()).collect::<anyhow::Result<_>>()? })
    }

    /// Writes an entry to the file of its key. Each depth uses other bits of the hash.
    pub fn keep(&mut self, entry: &IndexEntry, depth: u32) -> anyhow::Result<()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(entry.key);
        let file = (hash >> (FILE_BITS * depth)) as usize % FILES;
        self.files[file].push(entry)
    }
}

/// Passes the entries of all files to `accept` in the order of the input. Each file is already
/// in that order.
pub fn merge(
    files: Vec<impl Iterator<Item = anyhow::Result<IndexEntry>>>,
    accept: &mut Accept,
) -> anyhow::Result<()> {
    // The next entry of each file and the rest of the file, by the number of the entry.
    let mut heads = BTreeMap::new();
    for mut file in files {
        if let Some(entry) = file.next().transpose()? {
            heads.insert(entry.place.number, (entry, file));
        }
    }
    while let Some((_, (entry, mut file))) = heads.pop_first() {
        if let Some(next) = file.next().transpose()? {
            heads.insert(next.place.number, (next, file));
        }
        accept(entry)?;
    }
    Ok(())
}
