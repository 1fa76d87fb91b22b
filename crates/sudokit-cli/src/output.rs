//! Where results are written, and how they look there.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use anstyle::{AnsiColor, Style};
use sudokit::board::Coordinates;
use sudokit::format::{Envelope, Format, Record};
use sudokit::{Cell, Grid};

use crate::answers::AnswerFiles;
use crate::args::{ResultOptions, When};
use crate::document::OpenDocument;
use crate::input::Source;
use crate::messages::Messages;
use crate::progress::{Progress, is_dumb};
use crate::report::{Event, GlobalOptions};
use crate::rest::{Rest, StoppedWork};
use crate::row::Columns;
use crate::sink::Sink;
use crate::spare_texts::SpareTexts;
use crate::stop::InterruptListener;
use crate::texts::text;

/// The output of a command. It belongs to the main thread, which writes the
/// events of all reports.
pub struct Output {
    sink: Sink,
    pub look: Look,
    /// Whether the next board of several lines needs a blank line before it.
    has_boards: bool,
    /// The document that is being written.
    document: OpenDocument,
    /// The header of a CSV table, if it is still to be written.
    header: Option<String>,
    /// The header of the table whose rows were written last.
    table: Option<Vec<u8>>,
    /// The source of the last puzzles, if their rows may need its header.
    source: Option<Arc<Source>>,
    progress: Progress,
    answers: AnswerFiles,
    /// Receives texts that were written, to be filled again.
    pub spare: SpareTexts,
    /// The number of finished puzzles.
    pub finished: u64,
    messages: Messages,
    /// How the user can continue if a signal stops the work.
    pub rest: Rest,
    /// While this exists, a signal does not end the program.
    listener: InterruptListener,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum OutputFormat {
    #[default]
    Text,
    Json,
    Csv,
}

/// When a puzzle without a result leaves a blank line, so that results have the same line
/// numbers as the puzzles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Gaps {
    None,
    /// Always, because every result is a line.
    Lines,
    /// If the result would have been a board on one line.
    Boards,
}

/// The form of the results. Workers have a copy, because they format their own results.
#[derive(Clone, Copy)]
pub struct Look {
    pub format: OutputFormat,
    /// The fields of rows.
    pub columns: Columns,
    /// The format of boards, from `--to`.
    pub to: Option<Format>,
    /// When a puzzle without a result leaves a blank line.
    pub gaps: Gaps,
    /// Whether boards are shown on a terminal.
    pub is_terminal: bool,
    /// The number of columns of that terminal.
    pub width: Option<usize>,
    pub is_coloured: bool,
    /// How sentences name cells. Rows always use one notation.
    pub naming: Coordinates,
}

/// Plain text without rows, into a pipe.
impl Default for Look {
    fn default() -> Self {
        Self {
            format: OutputFormat::Text,
            columns: Columns::of(&[]),
            to: None,
            gaps: Gaps::None,
            is_terminal: false,
            width: None,
            is_coloured: false,
            naming: Coordinates::default(),
        }
    }
}

impl Look {
    /// Whether results are CSV.
    pub fn is_csv(self) -> bool {
        self.format == OutputFormat::Csv
    }

    /// Whether results are rows of named values, as JSON or CSV.
    pub fn has_rows(self) -> bool {
        self.format != OutputFormat::Text
    }

    /// Whether puzzles that a command keeps are written as they were read.
    pub fn is_plain(self) -> bool {
        self.to.is_none() && !self.has_rows()
    }

    /// Colours the cells of a board, if results are coloured. The digits of `puzzle`
    /// look different from digits that were found.
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
    pub fn new(results: &ResultOptions, options: GlobalOptions, columns: Columns) -> anyhow::Result<Self> {
        let listener = InterruptListener::new();
        let sink = Sink::new(&results.target)?;
        let format = match (results.json, results.csv) {
            (true, _) => OutputFormat::Json,
            (_, true) => OutputFormat::Csv,
            _ => OutputFormat::Text,
        };
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        // A Windows console has to be switched to colours. Other systems return `None`.
        let is_refused = anstyle_query::windows::enable_ansi_colors() == Some(false);
        let is_coloured = match options.color {
            When::Always => true,
            When::Never => false,
            When::Auto => sink.is_terminal() && !no_color && !is_dumb() && !is_refused,
        };
        let is_terminal = sink.is_terminal() && format == OutputFormat::Text;
        Ok(Self {
            sink,
            look: Look {
                format,
                columns,
                is_terminal,
                width: is_terminal.then(sudokit_tui::terminal_width).flatten(),
                is_coloured,
                naming: options.naming(),
                ..Look::default()
            },
            has_boards: false,
            document: OpenDocument::default(),
            header: (format == OutputFormat::Csv).then(|| columns.header()),
            table: None,
            source: None,
            progress: Progress::new("puzzles", options.quiet),
            answers: AnswerFiles::new(results.target.force),
            spare: SpareTexts::default(),
            finished: 0,
            messages: Messages::new(options.quiet, options.all_messages),
            rest: Rest::default(),
            listener,
        })
    }

    pub fn write(&mut self, event: Event) -> anyhow::Result<()> {
        match event {
            Event::Line(text) => {
                self.document.close(&mut self.sink)?;
                writeln!(self.sink, "{text}")?;
            }
            Event::Text(text) => {
                self.write_text(&text)?;
                self.spare.give(text);
            }
            Event::Table(source) if source.has_header(self.table.as_deref()) => {}
            Event::Table(source) => {
                self.table.clone_from(&source.header);
                self.write_text(source.header.as_deref().unwrap_or_default())?;
            }
            Event::Board(text) => {
                // A blank line separates boards of several lines.
                if self.has_boards && text.trim_ascii_end().contains(&b'\n') {
                    self.write_text(b"\n")?;
                }
                self.write_text(&text)?;
            }
            Event::Boards(text) => {
                let is_first = !self.has_boards;
                self.write_text(text.strip_prefix(b"\n").filter(|_| is_first).unwrap_or(&text))?;
                self.spare.give(text);
            }
            Event::Parts(envelope, text) => {
                self.document.enter(Some(envelope), &mut self.sink)?;
                self.has_boards = true;
                self.sink.write_all(&text)?;
                self.spare.give(text);
            }
            Event::Gap => self.write_text(b"\n")?,
            Event::Rows(text) => {
                self.write_header()?;
                self.sink.write_all(&text)?;
                self.spare.give(text);
            }
            Event::Answers(path, envelope, text) => self.answers.write(&path, envelope, &text)?,
            Event::Note(text) => {
                if self.messages.count_note() {
                    self.flush()?;
                    self.progress.hidden(|| say(&text));
                }
            }
            Event::Error(text) => {
                if self.messages.count_error() {
                    self.flush()?;
                    self.progress.hidden(|| error(&text));
                }
            }
            Event::Source(source) => self.source = Some(source),
            Event::Goal(goal) => self.progress.aim_for(goal),
            Event::Done(puzzles) => {
                self.finished += puzzles as u64;
                self.progress.advance(puzzles);
            }
        }
        Ok(())
    }

    /// Discards what is left to write if standard output is closed.
    pub fn outlive_pipe(&mut self) {
        self.sink.discard_if_closed();
    }

    /// The results continue those of an earlier run. Its last result comes from a table
    /// with this header and is in this document; neither is written again.
    pub fn continue_after(&mut self, table: Option<Vec<u8>>, document: Option<Envelope>) {
        (self.header, self.table) = (None, table);
        if !self.look.has_rows() {
            self.has_boards = true;
            self.document = OpenDocument::of(document);
        }
    }

    /// Whether results that continue these ones must not repeat their beginning.
    fn is_begun(&self) -> bool {
        let is_begun = match self.look.format {
            OutputFormat::Text => self.has_boards,
            OutputFormat::Csv => self.header.is_none(),
            OutputFormat::Json => false,
        };
        // A table without rows in the output still needs its header.
        is_begun && self.source.as_ref().is_none_or(|source| source.has_header(self.table.as_deref()))
    }

    /// Writes the header of the CSV table before its first row.
    fn write_header(&mut self) -> io::Result<()> {
        match self.header.take() {
            Some(header) => self.sink.write_all(header.as_bytes()),
            None => Ok(()),
        }
    }

    fn write_text(&mut self, text: &[u8]) -> io::Result<()> {
        self.document.close(&mut self.sink)?;
        self.has_boards |= !text.is_empty();
        self.sink.write_all(text)
    }

    /// Shows the results so far.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        let Self { sink, progress, .. } = self;
        Ok(progress.hidden(|| sink.show())?)
    }

    /// Ends the output, and moves files to their places.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.document.close(&mut self.sink)?;
        self.flush()?;
        // The results are complete, so a signal has no effect any more.
        self.listener.keep();
        drop(self.progress);
        drop(self.messages);
        self.sink.finish()?;
        self.answers.finish()
    }

    /// Ends the output of work that a signal stopped. Complete files are moved to their
    /// places, the others keep their temporary names, and a note lists them.
    pub fn stop(self) -> anyhow::Result<()> {
        let is_begun = self.is_begun();
        self.listener.keep();
        let has_answers = !self.answers.is_empty();
        let has_files = self.sink.is_file() || (has_answers && !self.look.is_terminal);
        let is_seen = !self.sink.is_file() && self.finished == 0 && self.messages.errors() > 0;
        drop(self.progress);
        drop(self.messages);
        let mut kept: Vec<PathBuf> = self.sink.keep()?.into_iter().collect();
        kept.extend(self.answers.keep()?);
        // If there is only an error about the first puzzle, it already says enough.
        if !is_seen {
            let rest = if has_answers { Rest::FromTheStart } else { self.rest };
            say(&StoppedWork { finished: self.finished, kept, has_files, is_begun, rest }.note());
        }
        Ok(())
    }
}

/// Writes an error to standard error.
pub fn error(text: &str) {
    say(&text!("error-label", problem = text));
}

/// Writes a line to standard error.
pub fn say(text: &str) {
    // The work continues even if standard error is closed.
    let _ = writeln!(io::stderr(), "{text}");
}

/// A text in a style.
pub fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
