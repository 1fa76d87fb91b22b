//! A file that is being written.
//!
//! Until it is complete, it is called `NAME.partial` and is in the folder of the final
//! file. So a file under its final name is always complete, and the results of a run that
//! was stopped or killed are easy to find. Later runs do not touch them: if the name
//! already exists, they write to `NAME.2.partial`.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

use crate::status::{UsageError, WriteError};
use crate::texts::text;
use crate::trouble::reason;

/// The end of the names of files that are not complete.
const PARTIAL: &str = ".partial";

pub struct UnfinishedFile {
    partial: TempPath,
    /// Its name until it is complete.
    partial_name: PathBuf,
    /// Writes the text while the file is open.
    writer: Option<BufWriter<File>>,
    path: PathBuf,
    force: bool,
    is_empty: bool,
    /// The existing file of the final name, after the part that was compared.
    existing: Option<BufReader<File>>,
    /// Whether the existing file differs.
    has_rival: bool,
}

impl UnfinishedFile {
    /// Creates a file. Without `force`, a file with the final name must not exist.
    pub fn create(path: &Path, force: bool) -> anyhow::Result<Self> {
        if !force && fs::symlink_metadata(path).is_ok() {
            return Err(exists(path).into());
        }
        Self::next_to(path, force)
    }

    /// Creates a file. A file with the final name may exist if it has the
    /// [same content](Self::check_place).
    pub fn next_to(path: &Path, force: bool) -> anyhow::Result<Self> {
        let names = (1..).map(|number: u32| partial_name(path, number));
        for partial_name in names {
            match create_new(&partial_name) {
                Ok(file) => {
                    let (file, partial) = file.into_parts();
                    let writer = Some(BufWriter::new(file));
                    let existing = if force { None } else { File::open(path).ok().map(BufReader::new) };
                    let path = path.to_owned();
                    let (is_empty, has_rival) = (true, false);
                    return Ok(Self {
                        partial,
                        partial_name,
                        writer,
                        path,
                        force,
                        is_empty,
                        existing,
                        has_rival,
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let why = match (error.kind(), path.parent()) {
                        (io::ErrorKind::NotFound, Some(folder)) => {
                            text!("error-reason-no-folder", folder = folder.display().to_string())
                        }
                        _ => reason(&error),
                    };
                    let file = path.display().to_string();
                    return Err(UsageError(text!("error-cannot-be-written", file, reason = why)).into());
                }
            }
        }
        unreachable!("there are more numbers than files")
    }

    /// Fails as soon as the text differs from an existing file, so that nobody waits for
    /// results that cannot be written.
    pub fn check_place(&self) -> Result<(), UsageError> {
        if self.has_rival { Err(exists(&self.path)) } else { Ok(()) }
    }

    /// Closes the file until more is written, because a program cannot have many files open.
    pub fn close(&mut self) -> io::Result<()> {
        self.flush()?;
        (self.writer, self.existing) = (None, None);
        Ok(())
    }

    /// Moves the complete file to its place. Without text, an existing file is not changed.
    pub fn place(mut self) -> anyhow::Result<()> {
        if self.is_empty {
            return Ok(());
        }
        self.close()?;
        let Self { partial, path, force, .. } = self;
        // A symbolic link is not replaced, and the permissions of an existing file are kept.
        let target = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        if let Ok(existing) = fs::metadata(&target) {
            let _ = fs::set_permissions(&partial, existing.permissions());
        }
        let placed = if force { partial.persist(&target) } else { partial.persist_noclobber(&target) };
        match placed {
            Ok(()) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(&path).into()),
            Err(error) => Err(WriteError::new(&path, &error.error).into()),
        }
    }

    /// Moves the complete file to its place, unless an existing file has the same content.
    pub fn place_if_new(mut self) -> anyhow::Result<()> {
        self.close()?;
        if self.is_there() { Ok(()) } else { self.place() }
    }

    /// Whether a different file is in its place and must not be replaced.
    pub fn is_blocked(&mut self) -> anyhow::Result<bool> {
        self.close()?;
        Ok(!self.force && fs::symlink_metadata(&self.path).is_ok() && !self.is_there())
    }

    /// Whether an existing file has the same content.
    fn is_there(&self) -> bool {
        is_equal(&self.partial, &self.path).unwrap_or(false)
    }

    /// Keeps an incomplete file under its temporary name, which is returned. A file without
    /// text is removed.
    pub fn keep(mut self) -> anyhow::Result<Option<PathBuf>> {
        if self.is_empty {
            return Ok(None);
        }
        self.close()?;
        let Self { partial, partial_name, .. } = self;
        partial.keep().map_err(|error| WriteError::new(&partial_name, &error.error))?;
        Ok(Some(partial_name))
    }

    fn write_with<T>(&mut self, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<T>) -> io::Result<T> {
        let writer = match self.writer.take() {
            Some(writer) => Ok(writer),
            None => OpenOptions::new().append(true).open(&self.partial).map(BufWriter::new),
        };
        let written = writer.and_then(|writer| write(self.writer.insert(writer)));
        written.map_err(|error| WriteError::new(&self.path, &error).into())
    }
}

impl Write for UnfinishedFile {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.is_empty &= text.is_empty();
        let written = self.write_with(|writer| writer.write(text))?;
        if let Some(existing) = &mut self.existing {
            self.has_rival |= !continues_with(existing, &text[..written]);
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.writer.is_none() { Ok(()) } else { self.write_with(BufWriter::flush) }
    }
}

/// Whether the next bytes of a reader are equal to `text`.
fn continues_with(reader: &mut impl Read, text: &[u8]) -> bool {
    let mut found = Vec::with_capacity(text.len());
    reader.take(text.len() as u64).read_to_end(&mut found).is_ok_and(|_| found == text)
}

/// Whether two files have the same content.
fn is_equal(one: &Path, other: &Path) -> io::Result<bool> {
    if fs::metadata(one)?.len() != fs::metadata(other)?.len() {
        return Ok(false);
    }
    let (mut one, mut other) = (BufReader::new(File::open(one)?), BufReader::new(File::open(other)?));
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let length = left.len().min(right.len());
        if left[..length] != right[..length] {
            return Ok(false);
        }
        if length == 0 {
            return Ok(left.len() == right.len());
        }
        one.consume(length);
        other.consume(length);
    }
}

/// `out.txt.partial`, `out.txt.2.partial`
fn partial_name(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    if number > 1 {
        name.push(format!(".{number}"));
    }
    name.push(PARTIAL);
    path.with_file_name(name)
}

/// Creates a new file of exactly this name. It is removed unless it is kept.
fn create_new(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().unwrap_or_default();
    let mut builder = tempfile::Builder::new();
    builder.prefix(name).rand_bytes(0);
    // The usual permissions. With tempfile's own, only the owner could read the file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

fn exists(path: &Path) -> UsageError {
    UsageError(text!("error-file-exists", file = path.display().to_string()))
}
