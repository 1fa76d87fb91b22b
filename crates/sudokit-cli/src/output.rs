//! Where boards and results go, and how they look there.

use std::env;
use std::fs;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstyle::{AnsiColor, Style};
use sudokit::{Cell, Grid, Record};
use tempfile::NamedTempFile;

use crate::args::{self, When};
use crate::row::Row;
use crate::status::UsageError;

/// What all commands know about their output.
pub struct Output {
    sink: Sink,
    manner: Manner,
    is_coloured: bool,
    is_quiet: bool,
    /// Whether something was written, after which a board wants a blank line.
    has_boards: bool,
    /// The columns of results; a header names them in CSV.
    columns: &'static [&'static str],
    /// A header still to be written.
    header: Option<&'static [&'static str]>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Text,
    Json,
    Csv,
}

enum Sink {
    Stdout(BufWriter<io::Stdout>),
    /// A device or a named pipe.
    Device(BufWriter<fs::File>),
    /// Written beside its place, and moved there when it is whole.
    File {
        writer: BufWriter<NamedTempFile>,
        path: PathBuf,
        force: bool,
        is_empty: bool,
    },
}

/// How results look: whoever draws them need not have the output at hand.
#[derive(Clone, Copy)]
pub struct Look {
    manner: Manner,
    is_terminal: bool,
    is_coloured: bool,
}

impl Look {
    /// Whether a person sees the boards.
    pub fn is_terminal(self) -> bool {
        self.is_terminal
    }

    /// Whether results have colours.
    pub fn is_coloured(self) -> bool {
        self.is_coloured
    }

    /// Whether results go out as CSV.
    pub fn is_csv(self) -> bool {
        self.manner == Manner::Csv
    }

    /// Whether results go out as records.
    pub fn has_rows(self) -> bool {
        self.manner != Manner::Text
    }

    /// The colours of a board, where they are wanted: the digits of the puzzle
    /// stand out from those that were found.
    pub fn paint(self, record: &Record, puzzle: &Grid) -> Option<impl Fn(Cell, &str) -> String> {
        let paint = |cell: Cell, text: &str| {
            let style = match (puzzle.get(cell), record.grid.get(cell)) {
                (Some(_), _) => Style::new().bold(),
                (None, Some(_)) => AnsiColor::Green.on_default(),
                (None, None) => AnsiColor::Cyan.on_default(),
            };
            painted(style, text)
        };
        self.is_coloured.then_some(paint)
    }
}

impl Output {
    pub fn new(
        results: &args::Results,
        columns: &'static [&'static str],
        color: When,
        quiet: bool,
    ) -> anyhow::Result<Self> {
        let sink = Sink::new(&results.target)?;
        let manner = match (results.json, results.csv) {
            (true, _) => Manner::Json,
            (_, true) => Manner::Csv,
            _ => Manner::Text,
        };
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_coloured = match color {
            When::Always => true,
            When::Never => false,
            When::Auto => sink.is_terminal() && !no_color,
        };
        Ok(Self {
            sink,
            manner,
            is_coloured,
            is_quiet: quiet,
            has_boards: false,
            columns,
            header: Some(columns),
        })
    }

    /// How results look.
    pub fn look(&self) -> Look {
        let is_terminal = self.sink.is_terminal() && self.manner == Manner::Text;
        Look { manner: self.manner, is_terminal, is_coloured: self.is_coloured }
    }

    /// Writes a line of text.
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        writeln!(self.sink.writer(), "{text}")?;
        Ok(())
    }

    /// Writes whole lines, each a board or a result.
    pub fn text(&mut self, text: &[u8]) -> anyhow::Result<()> {
        self.has_boards |= !text.is_empty();
        self.sink.writer().write_all(text)?;
        Ok(())
    }

    /// Writes a result.
    pub fn row(&mut self, row: &Row) -> anyhow::Result<()> {
        let writer = self.sink.writer();
        match self.manner {
            Manner::Csv => {
                let mut csv = csv::Writer::from_writer(writer);
                if let Some(header) = self.header.take() {
                    csv.write_record(header)?;
                }
                csv.write_record(self.columns.iter().map(|column| row.field(column)))?;
                csv.flush()?;
            }
            Manner::Json | Manner::Text => writeln!(writer, "{}", row.json())?,
        }
        Ok(())
    }

    /// Writes a board; several lines are kept apart from those before them.
    pub fn board(&mut self, text: &str) -> anyhow::Result<()> {
        let is_block = text.trim_end().contains('\n');
        if is_block && self.has_boards {
            self.line("")?;
        }
        self.text(text.as_bytes())
    }

    /// Says something beside the results.
    pub fn note(&self, text: &str) {
        if !self.is_quiet {
            say(text);
        }
    }

    /// What was written so far can be seen.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        if let Sink::Stdout(writer) = &mut self.sink {
            writer.flush()?;
        }
        Ok(())
    }

    /// Everything is written; files come to their place.
    pub fn finish(self) -> anyhow::Result<()> {
        self.sink.finish()
    }
}

/// Says something that nobody may miss.
pub fn error(text: &str) {
    say(&format!("error: {text}"));
}

/// Says something on standard error.
pub fn say(text: &str) {
    // Nobody to tell it to is no reason to stop.
    let _ = writeln!(io::stderr(), "{text}");
}

/// Text in a style; padding stays outside.
pub fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

impl Sink {
    /// A file of that name must not exist, or there must be leave to write
    /// over it: said now rather than after the work.
    fn file(path: &Path, force: bool) -> anyhow::Result<Self> {
        let existing = fs::metadata(path).ok();
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(UsageError(format!("{} is a folder, not a file", path.display())).into());
        }
        if existing.as_ref().is_some_and(|meta| !meta.is_file()) {
            let device = fs::OpenOptions::new().write(true).open(path);
            let device = device.map_err(|error| cannot_write(path, &error))?;
            return Ok(Self::Device(BufWriter::new(device)));
        }
        if existing.is_some() && !force {
            return Err(exists(path).into());
        }
        Ok(Self::File { writer: BufWriter::new(beside(path)?), path: path.into(), force, is_empty: true })
    }

    fn new(target: &args::Target) -> anyhow::Result<Self> {
        match &target.output {
            Some(path) if !["-", "/dev/stdout"].iter().any(|name| path.as_os_str() == *name) => {
                Self::file(path, target.force)
            }
            _ => Ok(Self::Stdout(BufWriter::new(io::stdout()))),
        }
    }

    fn finish(self) -> anyhow::Result<()> {
        match self {
            Self::Stdout(mut writer) => writer.flush()?,
            Self::Device(mut writer) => writer.flush()?,
            // Nothing to write is no reason to touch a file.
            Self::File { is_empty: true, .. } => {}
            Self::File { writer, path, force, .. } => {
                let file = writer.into_inner().map_err(|error| cannot_write(&path, error.error()))?;
                place(file, &path, force)?;
            }
        }
        Ok(())
    }

    fn writer(&mut self) -> &mut dyn Write {
        match self {
            Self::Stdout(writer) => writer,
            Self::Device(writer) => writer,
            Self::File { writer, is_empty, .. } => {
                *is_empty = false;
                writer
            }
        }
    }

    fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout(_)) && io::stdout().is_terminal()
    }
}

fn exists(path: &Path) -> UsageError {
    UsageError(format!("{} exists already: --force writes over it", path.display()))
}

fn cannot_write(path: &Path, error: &io::Error) -> UsageError {
    // The system's own words, without the name of a file that nobody asked for.
    let reason = error
        .raw_os_error()
        .map_or_else(|| error.kind().to_string(), |code| io::Error::from_raw_os_error(code).to_string());
    UsageError(format!("{} cannot be written: {reason}", path.display()))
}

/// Writes a text that is the whole output.
pub fn write_text(target: &args::Target, text: &[u8]) -> anyhow::Result<()> {
    let mut sink = Sink::new(target)?;
    sink.writer().write_all(text)?;
    sink.finish()
}

/// A new file in the folder of another.
fn beside(path: &Path) -> anyhow::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    // As any program makes files; tempfile would keep them to their owner.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    Ok(builder.tempfile_in(folder).map_err(|error| cannot_write(path, &error))?)
}

/// Moves a finished file to its place, never over another one without leave.
fn place(file: NamedTempFile, path: &Path, force: bool) -> anyhow::Result<()> {
    // A link stays a link, and who may read a file stays as it was.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Ok(existing) = fs::metadata(&target) {
        let _ = file.as_file().set_permissions(existing.permissions());
    }
    let placed = if force { file.persist(&target) } else { file.persist_noclobber(&target) };
    match placed {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(path).into()),
        Err(error) => Err(cannot_write(path, &error.error).into()),
    }
}

/// Writes a whole file at once, never over a different one without leave.
pub fn write_file(path: &Path, text: &str, force: bool) -> anyhow::Result<()> {
    if fs::read(path).is_ok_and(|existing| existing == text.as_bytes()) {
        return Ok(());
    }
    let mut file = beside(path)?;
    file.write_all(text.as_bytes()).map_err(|error| cannot_write(path, &error))?;
    place(file, path, force)
}
