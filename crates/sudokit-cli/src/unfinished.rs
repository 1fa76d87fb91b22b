//! A file that is being written.
//!
//! Until it is complete it is called `NAME.partial`, next to the place where it
//! will be. So nobody ever sees a part of it under its own name, and what a run
//! that was stopped or killed leaves behind can be found and recognised. Later runs
//! never touch it: if the name is taken, they write to `NAME.2.partial`.

use std::ffi::OsString;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::status::{UsageError, WriteError};
use crate::trouble::reason;

/// The end of the names of files that are not complete.
const PARTIAL: &str = ".partial";

pub struct UnfinishedFile {
    writer: BufWriter<NamedTempFile>,
    /// What it is called until it is complete.
    partial: PathBuf,
    path: PathBuf,
    force: bool,
    is_empty: bool,
}

impl UnfinishedFile {
    /// A file of that name must not exist, unless `force` allows to replace it.
    pub fn create(path: &Path, force: bool) -> anyhow::Result<Self> {
        if !force && fs::symlink_metadata(path).is_ok() {
            return Err(exists(path).into());
        }
        let names = (1..).map(|number: u32| partial_name(path, number));
        for partial in names {
            match create_new(&partial) {
                Ok(file) => {
                    let writer = BufWriter::new(file);
                    return Ok(Self { writer, partial, path: path.into(), force, is_empty: true });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let why = match (error.kind(), path.parent()) {
                        (io::ErrorKind::NotFound, Some(folder)) => {
                            format!("there is no folder {}", folder.display())
                        }
                        _ => reason(&error),
                    };
                    return Err(UsageError(format!("{} cannot be written: {why}", path.display())).into());
                }
            }
        }
        unreachable!("there are more numbers than files")
    }

    /// Moves the complete file to its place. Without text, a file that exists is left
    /// alone.
    pub fn place(self) -> anyhow::Result<()> {
        let Self { writer, path, force, is_empty, .. } = self;
        if is_empty {
            return Ok(());
        }
        let unwritten = |error: &io::Error| WriteError::new(&path, error);
        let file = writer.into_inner().map_err(|error| unwritten(error.error()))?;
        // A link stays a link, and who may read a file stays as it was.
        let target = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        if let Ok(existing) = fs::metadata(&target) {
            let _ = file.as_file().set_permissions(existing.permissions());
        }
        let placed = if force { file.persist(&target) } else { file.persist_noclobber(&target) };
        match placed {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(&path).into()),
            Err(error) => Err(unwritten(&error.error).into()),
        }
    }

    /// Leaves a file that will not be completed under the name that it has, which is
    /// returned. Without text there is no file.
    pub fn keep(self) -> anyhow::Result<Option<PathBuf>> {
        let Self { writer, partial, is_empty, .. } = self;
        if is_empty {
            return Ok(None);
        }
        let file = writer.into_inner().map_err(|error| WriteError::new(&partial, error.error()))?;
        file.keep().map_err(|error| WriteError::new(&partial, &error.error))?;
        Ok(Some(partial))
    }
}

impl Write for UnfinishedFile {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.is_empty &= text.is_empty();
        self.writer.write(text).map_err(|error| WriteError::new(&self.path, &error).into())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush().map_err(|error| WriteError::new(&self.path, &error).into())
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

/// A file of exactly this name, which must be new. It vanishes unless it is kept.
fn create_new(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().unwrap_or_default();
    let mut builder = tempfile::Builder::new();
    builder.prefix(name).rand_bytes(0);
    // As any program makes files; tempfile would keep them to their owner.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

fn exists(path: &Path) -> UsageError {
    UsageError(format!("{} exists already: --force writes over it", path.display()))
}
