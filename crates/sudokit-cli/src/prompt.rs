//! What a person at a terminal is asked when a command has no input: the name of a
//! file, or the puzzle itself, typed or pasted, on one line or on several.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use sudokit::board::Coordinates;
use sudokit::format::Options;

use crate::input::PuzzleReader;
use crate::stop::{ArrivingText, TextArrival, WAIT};
use crate::trouble::reason;

/// The lines of a puzzle that is pasted arrive one right after another.
const PAUSE: Duration = Duration::from_millis(60);

/// Asks until there is a file or a puzzle; `None` at the end of the input.
pub fn ask(options: &Options, naming: Coordinates) -> io::Result<Option<OsString>> {
    let problem = |source: &OsString| problem(source, options, naming);
    let mut terminal = io::stderr();
    let mut typed = ArrivingText::new(io::stdin());
    writeln!(terminal, "Type the name of a file, or paste a puzzle. Ctrl-D leaves.")?;
    loop {
        write!(terminal, "Enter filename: ")?;
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

/// What was typed or pasted: a line, or the rows of a board up to an empty line.
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

/// Whether every line may be a part of a board that is not complete yet.
fn is_row(text: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_digit() || " .,_*|+-=:".contains(sign);
    text.lines().all(|line| !line.trim().is_empty() && line.trim().chars().all(is_sign))
}

/// Why this is neither a file nor a puzzle.
fn problem(source: &OsString, options: &Options, naming: Coordinates) -> Option<String> {
    let path = Path::new(source);
    let name = path.display();
    if path.is_file() {
        let error = File::open(path).err()?;
        return Some(format!("{name} cannot be opened: {}", reason(&error)));
    }
    if source == "-" || (path.exists() && !path.is_dir()) {
        return (source == "-").then(|| "- is this terminal: paste the puzzle here".to_owned());
    }
    let refusal = PuzzleReader::of(vec![source.clone()], options.clone()).next()?.err()?;
    let is_name = refusal.source.name == name.to_string();
    let what = if is_name { format!("{name} cannot be opened") } else { "this is no puzzle".to_owned() };
    Some(format!("{what}: {}", naming.sentence(&refusal.problem)))
}
