//! The game in typed lines: for screen readers, pipes and simple terminals.
//!
//! ```text
//!  > r4c5=7
//!  r4c5 is 7, yours.
//!  > hint
//!  Look at the upper middle box (box 2).
//! ```
//!
//! The table in `catalogue` finds the command of a line, `commands` reads the rest
//! of it, and `console` does it and answers. The output is sentences and the board
//! of `show`, without colours and without moving the cursor.

mod catalogue;
mod commands;
mod console;
mod drawing;
mod editor;
mod hints;
#[cfg(test)]
mod tests;
mod words;

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

pub use catalogue::is_command;
use console::Console;
pub use editor::LineEditor;
use sudokit::Control;
use sudokit::internal::sentence;
use sudokit_store::Session;

/// What the game needs from the program around it.
pub trait Environment {
    /// The time since any fixed moment.
    fn now(&self) -> Duration;

    /// The control that can stop a search.
    fn control(&self) -> Control {
        Control::new()
    }

    /// The seed of the next new game.
    fn seed(&self) -> u64 {
        0
    }

    /// The number of columns that a line can have. Without a limit, lines are not broken.
    fn width(&self) -> Option<usize> {
        None
    }

    /// Whether a prompt is shown.
    fn prompt(&self) -> Prompt {
        Prompt::Hidden
    }
}

/// Whether a prompt `> ` is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A person types.
    Shown,
    /// Lines come from elsewhere.
    Hidden,
}

/// The prompt before a line that is typed.
const PROMPT: &str = "> ";

/// A source of lines: any reader, or a [`LineEditor`] in which a person can correct them.
pub trait LineSource {
    /// The next line. The prompt, and the keys that a person types, are written to the
    /// output.
    fn line(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed>;
}

/// A line, or the event that came in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line.
    Line(Vec<u8>),
    /// There are no more lines.
    End,
    /// Ctrl+C.
    Interrupt,
}

impl<R: BufRead> LineSource for R {
    fn line(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed> {
        write!(output, "{prompt}")?;
        output.flush()?;
        Ok(read_line(self)?.map_or(Typed::End, Typed::Line))
    }
}

/// The way in which a game ended. It is saved in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player typed `quit`.
    Quit,
    /// The player pressed Ctrl+C.
    Interrupted,
    /// There were no more lines.
    EndOfInput,
    /// The output was closed.
    Closed,
}

/// Plays until the player quits or the input ends.
pub fn play(
    session: &mut Session,
    input: impl LineSource,
    output: impl Write,
    environment: &dyn Environment,
) -> io::Result<Ending> {
    let played = run(&mut Console::new(session, environment), input, output, environment);
    match played {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            session.finish();
            Ok(Ending::Closed)
        }
        played => played,
    }
}

fn run(
    console: &mut Console<'_>,
    mut input: impl LineSource,
    mut output: impl Write,
    environment: &dyn Environment,
) -> io::Result<Ending> {
    let (prompt, width) = (environment.prompt(), || environment.width());
    write_lines(&mut output, width(), &console.greeting())?;
    let sign = if prompt == Prompt::Shown { PROMPT } else { "" };
    let ending = loop {
        let line = match input.line(sign, &mut output)? {
            Typed::Line(line) => line,
            Typed::End => break Ending::EndOfInput,
            Typed::Interrupt => break Ending::Interrupted,
        };
        write_lines(&mut output, width(), &console.answer(&String::from_utf8_lossy(&line)))?;
        if console.flow.is_break() {
            break Ending::Quit;
        }
    };
    if prompt == Prompt::Shown && ending == Ending::EndOfInput {
        writeln!(output)?;
    }
    write_lines(&mut output, width(), &console.farewell())?;
    output.flush()?;
    Ok(ending)
}

/// Longer lines are cut: no command needs more.
const LONGEST_LINE: u64 = 4096;

/// The next line, cut to the longest length.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let mut end = line.last().copied();
    while end != Some(b'\n') {
        let mut rest = Vec::new();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
        end = rest.last().copied();
    }
    Ok(Some(line))
}

/// Writes each sentence on a line of its own, or on several that are broken between words.
fn write_lines(output: &mut impl Write, width: Option<usize>, sentences: &[String]) -> io::Result<()> {
    let lines = |text: &String| match width {
        Some(width) => sentence::in_lines(text, width),
        None => vec![text.clone()],
    };
    sentences.iter().flat_map(lines).try_for_each(|line| writeln!(output, "{line}"))
}
