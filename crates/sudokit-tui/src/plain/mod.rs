//! The game by typed lines: for screen readers, pipes, and terminals that can
//! do no more.
//!
//! ```text
//!  > r4c5=7
//!  r4c5 is 7, yours.
//!  > hint
//!  Look at box 2. Type hint again for more, or do to do it.
//! ```
//!
//! A line becomes a `Request` by the table in `catalogue`,
//! and a request becomes sentences in `console`. Nothing but sentences and the
//! board of `show` is ever written: no colours, no moving of the cursor.

mod catalogue;
mod console;
mod deeds;
mod drawing;
mod hints;
mod looks;
mod nearest;
mod request;
mod speech;
#[cfg(test)]
mod tests;
mod words;

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use console::{Console, Flow};
use sudokit_store::Session;

/// What the game needs of the world around it.
pub trait Surroundings {
    /// A clock that only goes forward.
    fn now(&self) -> Duration;

    /// A signal for a search that begins, which says when to give it up.
    fn stop_signal(&self) -> Box<dyn Fn() -> bool + '_> {
        Box::new(|| false)
    }

    /// Whether `> ` asks for a line.
    fn prompt(&self) -> Prompt {
        Prompt::Hidden
    }
}

/// Whether `> ` asks for a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// It does: a person types.
    Shown,
    /// It does not: lines come from elsewhere.
    Hidden,
}

/// How a game was left. It is saved in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player typed `quit`.
    Quit,
    /// There were no more lines.
    EndOfInput,
    /// Nobody reads the answers any more.
    Closed,
}

/// Plays until the player leaves.
pub fn play(
    session: &mut Session,
    input: impl BufRead,
    output: impl Write,
    surroundings: &dyn Surroundings,
) -> io::Result<Ending> {
    let played = talk(&mut Console::new(session, surroundings), input, output, surroundings.prompt());
    match played {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            session.finish();
            Ok(Ending::Closed)
        }
        played => played,
    }
}

fn talk(
    console: &mut Console<'_>,
    mut input: impl BufRead,
    mut output: impl Write,
    prompt: Prompt,
) -> io::Result<Ending> {
    tell(&mut output, &console.greeting())?;
    let ending = loop {
        if prompt == Prompt::Shown {
            write!(output, "> ")?;
        }
        output.flush()?;
        let Some(line) = read_line(&mut input)? else { break Ending::EndOfInput };
        let (reply, flow) = console.hear(&String::from_utf8_lossy(&line));
        tell(&mut output, &reply)?;
        if flow == Flow::Leave {
            break Ending::Quit;
        }
    };
    if prompt == Prompt::Shown && ending == Ending::EndOfInput {
        writeln!(output)?;
    }
    tell(&mut output, &console.farewell())?;
    output.flush()?;
    Ok(ending)
}

/// No command is longer; what is, is no line that somebody typed.
const LONGEST_LINE: u64 = 4096;

/// The next line, as far as it is not too long.
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

fn tell(output: &mut impl Write, sentences: &[String]) -> io::Result<()> {
    sentences.iter().try_for_each(|sentence| writeln!(output, "{sentence}"))
}
