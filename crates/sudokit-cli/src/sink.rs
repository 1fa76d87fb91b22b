//! Where a command writes: standard output, a device, or a file that gets its name when it
//! is complete.

use std::fs;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Component, Path, PathBuf, Prefix};

use crate::args::Target;
use crate::status::{Status, UsageError, WriteError};
use crate::texts::text;
use crate::trouble::reason;
use crate::unfinished::UnfinishedFile;

/// The destination of results.
pub enum Sink {
    Stdout(BufWriter<io::Stdout>),
    /// Standard output of a command that continues if it is closed.
    OptionalStdout(BufWriter<io::Stdout>),
    /// Standard output that was closed.
    Closed,
    /// A device or a named pipe.
    Device(BufWriter<fs::File>, PathBuf),
    File(UnfinishedFile),
}

impl Sink {
    /// Opens a file. Without `force`, it must not exist yet. This check comes before the
    /// work.
    fn file(path: &Path, force: bool) -> anyhow::Result<Self> {
        let existing = fs::metadata(path).ok();
        refuse_folder(path, existing.as_ref())?;
        if is_device(path, existing.as_ref()) {
            let device = fs::OpenOptions::new().write(true).open(path).map_err(|error| {
                let file = path.display().to_string();
                UsageError(text!("error-cannot-be-written", file, reason = reason(&error)))
            })?;
            return Ok(Self::Device(BufWriter::new(device), path.to_owned()));
        }
        Ok(Self::File(UnfinishedFile::create(path, force)?))
    }

    pub fn stdout() -> Self {
        Self::Stdout(BufWriter::new(io::stdout()))
    }

    pub fn new(target: &Target) -> anyhow::Result<Self> {
        match target.file() {
            Some(path) => Self::file(path, target.force),
            None => Ok(Self::stdout()),
        }
    }

    /// From now on, it is not an error if standard output is closed.
    pub fn discard_if_closed(&mut self) {
        if matches!(self, Self::Stdout(_)) {
            *self = Self::OptionalStdout(BufWriter::new(io::stdout()));
        }
    }

    /// Shows what was written to standard output so far.
    pub fn show(&mut self) -> io::Result<()> {
        if let Self::Stdout(_) | Self::OptionalStdout(_) = self { self.flush() } else { Ok(()) }
    }

    /// Ends the output, and moves a file to its place.
    pub fn finish(mut self) -> anyhow::Result<()> {
        match self {
            Self::File(file) => file.place(),
            _ => Ok(self.flush()?),
        }
    }

    /// Ends the output of work that was stopped. An incomplete file keeps its temporary
    /// name, which is returned.
    pub fn keep(mut self) -> anyhow::Result<Option<PathBuf>> {
        match self {
            Self::File(file) => file.keep(),
            _ => {
                self.flush()?;
                Ok(None)
            }
        }
    }

    pub fn is_file(&self) -> bool {
        matches!(self, Self::File(_))
    }

    pub fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout(_) | Self::OptionalStdout(_)) && io::stdout().is_terminal()
    }

    /// The result of writing to standard output. If it may be closed, it is replaced.
    fn unless_closed<T>(&mut self, result: io::Result<T>, discarded: T) -> io::Result<T> {
        match result {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                *self = Self::Closed;
                Ok(discarded)
            }
            others => others.map_err(|error| named(standard_output(), error)),
        }
    }
}

/// An error names the destination, unless the program that reads our output has closed it.
impl Write for Sink {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(writer) => writer.write(text).map_err(|error| named(standard_output(), error)),
            Self::OptionalStdout(writer) => {
                let result = writer.write(text);
                self.unless_closed(result, text.len())
            }
            Self::Closed => Ok(text.len()),
            Self::Device(writer, path) => writer.write(text).map_err(|error| named(&*path, error)),
            Self::File(file) => file.write(text),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(writer) => writer.flush().map_err(|error| named(standard_output(), error)),
            Self::OptionalStdout(writer) => {
                let result = writer.flush();
                self.unless_closed(result, ())
            }
            Self::Closed => Ok(()),
            Self::Device(writer, path) => writer.flush().map_err(|error| named(&*path, error)),
            Self::File(file) => file.flush(),
        }
    }
}

/// An error that names what could not be written.
pub fn named(name: impl AsRef<Path>, error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::BrokenPipe => error,
        _ => WriteError::new(name.as_ref(), &error).into(),
    }
}

/// The name of standard output in errors.
pub fn standard_output() -> String {
    text!("error-standard-output")
}

fn refuse_folder(path: &Path, existing: Option<&fs::Metadata>) -> Result<(), UsageError> {
    if existing.is_some_and(fs::Metadata::is_dir) {
        return Err(UsageError(text!("error-is-folder", file = path.display().to_string())));
    }
    Ok(())
}

/// Whether a path is a device or a pipe, which can be written but is not a file. On
/// Windows only its name shows this: `NUL`, or a path in the folder of devices, `\\.\`.
fn is_device(path: &Path, existing: Option<&fs::Metadata>) -> bool {
    let is_named_so = || match path.components().next() {
        Some(Component::Prefix(prefix)) => matches!(prefix.kind(), Prefix::DeviceNS(_)),
        _ => path.as_os_str().eq_ignore_ascii_case("NUL"),
    };
    if cfg!(windows) { is_named_so() } else { existing.is_some_and(|meta| !meta.is_file()) }
}

/// Writes a text that is the whole output.
pub fn write_text(target: &Target, text: &[u8]) -> anyhow::Result<Status> {
    let mut sink = Sink::new(target)?;
    sink.write_all(text)?;
    sink.finish()?;
    Ok(Status::Done)
}

/// Writes a whole file. A different file is replaced only with `force`.
pub fn write_file(path: &Path, text: &[u8], force: bool) -> anyhow::Result<()> {
    if fs::read(path).is_ok_and(|existing| existing == text) {
        return Ok(());
    }
    refuse_folder(path, fs::metadata(path).ok().as_ref())?;
    let mut file = UnfinishedFile::create(path, force)?;
    file.write_all(text)?;
    file.place()
}
