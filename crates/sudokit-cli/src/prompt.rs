//! The question for the input, if a command has none and runs in a terminal. The answer is
//! the name of a file, or a puzzle that is typed or pasted, on one line or on several.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use sudokit::board::Coordinates;
use sudokit::format::Options;

use crate::input::PuzzleReader;
use crate::stop::{ArrivingText, TextArrival, WAIT};
use crate::texts::text;
use crate::trouble::reason;

/// The lines of a pasted puzzle arrive with shorter pauses than this.
const PAUSE: Duration = Duration::from_millis(60);

/// Asks until the answer is a file or a puzzle; `None` at the end of the input.
pub fn ask(options: &Options, naming: Coordinates) -> io::Result<Option<OsString>> {
    let problem = |source: &OsString| problem(source, options, naming);
    let mut terminal = io::stderr();
    let mut typed = ArrivingText::new(io::stdin());
    writeln!(terminal, "{}", text!("question-input"))?;
    loop {
        write!(terminal, "{}", text!("question-file"))?;
        terminal.flush()?;
        let Some(text) = read(&mut typed, &problem)? else {
            writeln!(terminal)?;
            return Ok(None);
        };
        let source = OsString::from(text.trim());
        if source.is_empty() {
            continue;
        }
        match problem(&source) {
            None => return Ok(Some(source)),
            Some(problem) => writeln!(terminal, "{problem}")?,
        }
    }
}

/// Reads the answer: a line, or the rows of a board up to an empty line.
fn read(
    typed: &mut ArrivingText,
    problem: &impl Fn(&OsString) -> Option<String>,
) -> io::Result<Option<String>> {
    let mut text = String::new();
    loop {
        let time = if text.is_empty() { WAIT } else { PAUSE };
        match typed.next_piece(time)? {
            TextArrival::Piece(piece) => {
                text += &String::from_utf8_lossy(&piece);
                continue;
            }
            TextArrival::End => return Ok((!text.is_empty()).then_some(text)),
            TextArrival::Nothing if text.is_empty() => continue,
            TextArrival::Nothing => {}
        }
        let is_ended = text.lines().last().is_none_or(|line| line.trim().is_empty());
        if is_ended || !is_row(&text) || problem(&OsString::from(text.trim())).is_none() {
            return Ok(Some(text));
        }
    }
}

/// Whether every line can be a part of an incomplete board.
fn is_row(text: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_digit() || " .,_*|+-=:".contains(sign);
    text.lines().all(|line| !line.trim().is_empty() && line.trim().chars().all(is_sign))
}

/// The reason why this is neither a file nor a puzzle.
fn problem(source: &OsString, options: &Options, naming: Coordinates) -> Option<String> {
    let path = Path::new(source);
    if path.is_file() {
        let error = File::open(path).err()?;
        return Some(cannot_be_opened(path, reason(&error)));
    }
    if source == "-" || (path.exists() && !path.is_dir()) {
        return (source == "-").then(|| text!("question-this-terminal"));
    }
    let refusal = PuzzleReader::of(vec![source.clone()], options.clone()).next()?.err()?;
    let problem = naming.sentence(&refusal.problem);
    let is_name = refusal.source.name == path.display().to_string();
    Some(if is_name { cannot_be_opened(path, problem) } else { text!("question-not-a-puzzle", problem) })
}

fn cannot_be_opened(file: &Path, reason: String) -> String {
    text!("error-cannot-be-opened", file = file.display().to_string(), reason)
}
