//! Files and standard output. A file is written next to its place and moved
//! there when it is complete, so that nobody ever sees half of one.

use std::fs;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Component, Path, PathBuf, Prefix};

use tempfile::{NamedTempFile, TempPath};

use crate::args::Target;
use crate::status::{Status, UsageError};

/// What results are written to.
pub enum Sink {
    Stdout(BufWriter<io::Stdout>),
    /// A device or a named pipe.
    Device(BufWriter<fs::File>),
    /// Written next to its place, and moved there when it is complete.
    File {
        writer: BufWriter<NamedTempFile>,
        path: PathBuf,
        force: bool,
        is_empty: bool,
    },
}

impl Sink {
    /// A file of that name must not exist, unless `force` allows to replace it.
    /// That is checked now rather than after the work.
    fn file(path: &Path, force: bool) -> anyhow::Result<Self> {
        let existing = fs::metadata(path).ok();
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(UsageError(format!("{} is a folder, not a file", path.display())).into());
        }
        if is_device(path, existing.as_ref()) {
            let device = fs::OpenOptions::new().write(true).open(path);
            let device = device.map_err(|error| cannot_write(path, &error))?;
            return Ok(Self::Device(BufWriter::new(device)));
        }
        if existing.is_some() && !force {
            return Err(exists(path).into());
        }
        Ok(Self::File {
            writer: BufWriter::new(new_file_next_to(path)?),
            path: path.into(),
            force,
            is_empty: true,
        })
    }

    pub fn new(target: &Target) -> anyhow::Result<Self> {
        match &target.output {
            Some(path) if !["-", "/dev/stdout"].iter().any(|name| path.as_os_str() == *name) => {
                Self::file(path, target.force)
            }
            _ => Ok(Self::Stdout(BufWriter::new(io::stdout()))),
        }
    }

    /// Shows what was written to standard output so far.
    pub fn flush(&mut self) -> io::Result<()> {
        if let Self::Stdout(writer) = self { writer.flush() } else { Ok(()) }
    }

    /// The end: a file is moved to its place.
    pub fn finish(self) -> anyhow::Result<()> {
        match self {
            Self::Stdout(mut writer) => writer.flush()?,
            Self::Device(mut writer) => writer.flush()?,
            // Without results, a file that exists is left alone.
            Self::File { is_empty: true, .. } => {}
            Self::File { writer, path, force, .. } => {
                let file = writer.into_inner().map_err(|error| cannot_write(&path, error.error()))?;
                place_file(file.into_temp_path(), &path, force)?;
            }
        }
        Ok(())
    }

    pub fn writer(&mut self) -> &mut dyn Write {
        match self {
            Self::Stdout(writer) => writer,
            Self::Device(writer) => writer,
            Self::File { writer, is_empty, .. } => {
                *is_empty = false;
                writer
            }
        }
    }

    pub fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout(_)) && io::stdout().is_terminal()
    }
}

/// Whether a path names something that takes text but is no file. Windows knows it
/// by its name only: `NUL`, or a path in the folder of devices, `\\.\`.
fn is_device(path: &Path, existing: Option<&fs::Metadata>) -> bool {
    let is_named_so = || match path.components().next() {
        Some(Component::Prefix(prefix)) => matches!(prefix.kind(), Prefix::DeviceNS(_)),
        _ => path.as_os_str().eq_ignore_ascii_case("NUL"),
    };
    if cfg!(windows) { is_named_so() } else { existing.is_some_and(|meta| !meta.is_file()) }
}

fn exists(path: &Path) -> UsageError {
    UsageError(format!("{} exists already: --force writes over it", path.display()))
}

pub fn cannot_write(path: &Path, error: &io::Error) -> UsageError {
    // The system's own words, without the name of the temporary file.
    let reason = error
        .raw_os_error()
        .map_or_else(|| error.kind().to_string(), |code| io::Error::from_raw_os_error(code).to_string());
    UsageError(format!("{} cannot be written: {reason}", path.display()))
}

/// Writes a text that is the whole output.
pub fn write_text(target: &Target, text: &[u8]) -> anyhow::Result<Status> {
    let mut sink = Sink::new(target)?;
    sink.writer().write_all(text)?;
    sink.finish()?;
    Ok(Status::Done)
}

/// A new file in the folder of another.
pub fn new_file_next_to(path: &Path) -> anyhow::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // As any program makes files; tempfile would keep them to their owner.
    #[cfg(unix)]
    let file = tempfile::Builder::new()
        .permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666))
        .tempfile_in(folder);
    #[cfg(not(unix))]
    let file = NamedTempFile::new_in(folder);
    Ok(file.map_err(|error| cannot_write(path, &error))?)
}

/// Moves a complete file to its place. Only `force` replaces another file.
pub fn place_file(file: TempPath, path: &Path, force: bool) -> anyhow::Result<()> {
    // A link stays a link, and who may read a file stays as it was.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Ok(existing) = fs::metadata(&target) {
        let _ = fs::set_permissions(&file, existing.permissions());
    }
    let placed = if force { file.persist(&target) } else { file.persist_noclobber(&target) };
    match placed {
        Ok(()) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(path).into()),
        Err(error) => Err(cannot_write(path, &error.error).into()),
    }
}
