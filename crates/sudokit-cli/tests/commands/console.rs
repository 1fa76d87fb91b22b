//! Commands in Markdown documents, run again.
//!
//! A document shows what a person types and sees:
//!
//! ````text
//! ```console
//! $ sudoku check puzzle.txt
//! ? 5
//! puzzle.txt:1: several solutions
//!
//! ```
//! ````
//!
//! A line with a question mark is the exit code, if it is not zero. `[..]` matches
//! anything on a line. With `SNAPSHOTS=overwrite` in the environment, a
//! document that differs is written as it is now.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

/// Where commands run, and with which variables.
pub struct Console<'a> {
    pub folder: &'a Path,
    pub variables: &'a [(&'a str, &'a str)],
    pub exit_codes: ExitCodes,
    pub shell: Shell,
}

/// How the commands are run.
#[derive(Clone, Copy)]
pub enum Shell {
    /// None: each line is the program and its arguments.
    None,
    /// Pipes, redirections and other programs work.
    #[cfg(unix)]
    Bash,
}

/// Whether a document shows exit codes.
#[derive(Clone, Copy)]
pub enum ExitCodes {
    Shown,
    Hidden,
}

impl Console<'_> {
    /// Runs every command of a document and compares what it prints.
    pub fn check(&self, document: &Path) {
        let recorded = fs::read_to_string(document).unwrap();
        compare(document, &recorded, &self.replay(&recorded));
    }

    /// The document as its commands fill it now.
    fn replay(&self, document: &str) -> String {
        let mut replayed = String::new();
        let mut lines = document.split_inclusive('\n').peekable();
        let mut is_console = false;
        while let Some(line) = lines.next() {
            replayed += line;
            if line.starts_with("```") {
                is_console = line.trim_end() == "```console";
            }
            let Some(command) = line.strip_prefix("$ ").filter(|_| is_console) else { continue };
            let is_printed = |line: &&str| !line.starts_with("$ ") && !line.starts_with("```");
            let recorded: String = std::iter::from_fn(|| lines.next_if(is_printed)).collect();
            let printed = match self.shell {
                Shell::None => self.run(&words(command), ""),
                #[cfg(unix)]
                Shell::Bash => self.print(Command::new("bash").args(["-c", command]), ""),
            };
            // A blank line may follow the output.
            let spaced = format!("{printed}\n");
            let is_same = matches(&recorded, &printed) || matches(&recorded, &spaced);
            replayed += if is_same { &recorded } else { &spaced };
        }
        replayed
    }

    /// Runs the program with these arguments.
    pub fn run(&self, words: &[String], input: &str) -> String {
        assert_eq!(words[0], "sudoku", "{words:?}");
        let nowhere = if cfg!(windows) { "NUL" } else { "/dev/null" };
        let arguments = words[1..].iter().map(|word| if word == "/dev/null" { nowhere } else { word });
        self.print(Command::new(env!("CARGO_BIN_EXE_sudoku")).args(arguments), input)
    }

    /// The exit code, if it is shown and not zero, and all that a command prints,
    /// errors included, in order.
    fn print(&self, command: &mut Command, input: &str) -> String {
        let (mut printed, writer) = std::io::pipe().unwrap();
        command.current_dir(self.folder).envs(self.variables.iter().copied());
        command.stdin(Stdio::piped()).stdout(writer.try_clone().unwrap()).stderr(writer);
        let mut child = command.spawn().unwrap();
        // Drop our copies of the writer, so that reading ends with the command.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        // A command that needs no input may close it before everything is written.
        let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes());
        let mut output = String::new();
        printed.read_to_string(&mut output).unwrap();
        let code = child.wait().unwrap().code().expect("the command was not killed");
        match self.exit_codes {
            ExitCodes::Shown if code != 0 => format!("? {code}\n{output}"),
            ExitCodes::Shown | ExitCodes::Hidden => output,
        }
    }
}

/// Panics unless a text is as recorded; writes it in place of the recorded one if the
/// environment asks for it. Lines with `[..]` that still match stay.
pub fn compare(file: &Path, recorded: &str, now: &str) {
    if matches(recorded, now) {
        return;
    }
    if overwrites() {
        return fs::write(file, with_patterns(recorded, now)).unwrap();
    }
    let lines = recorded.lines().map(Some).chain(std::iter::repeat(None)).zip(now.lines());
    let is_different = |recorded: Option<&str>, now| recorded.is_none_or(|line| !line_matches(line, now));
    let different = (1..).zip(lines).find(|&(_, (recorded, now))| is_different(recorded, now));
    let (line, (recorded, now)) = different.unwrap_or((recorded.lines().count(), (None, "an earlier end")));
    panic!(
        "{}:{line} differs, and maybe more:\n  recorded: {}\n       now: {now}\nSNAPSHOTS=overwrite writes it as it is now",
        file.display(),
        recorded.unwrap_or("the end"),
    );
}

/// Whether the environment asks to write what differs as it is now.
pub fn overwrites() -> bool {
    std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite")
}

/// A text in which lines are replaced by the recorded patterns that they match.
fn with_patterns(recorded: &str, now: &str) -> String {
    let mut patterns: Vec<&str> = recorded.split('\n').filter(|line| line.contains("[..]")).collect();
    let mut kept = |line| {
        let place = patterns.iter().position(|pattern| line_matches(pattern, line));
        place.map_or(line, |place| patterns.remove(place))
    };
    now.split('\n').map(&mut kept).collect::<Vec<_>>().join("\n")
}

/// Whether a text is as recorded, where `[..]` is anything.
pub fn matches(recorded: &str, text: &str) -> bool {
    let (mut recorded, mut text) = (recorded.split('\n'), text.split('\n'));
    loop {
        match (recorded.next(), text.next()) {
            (None, None) => return true,
            (Some(pattern), Some(line)) if line_matches(pattern, line) => (),
            _ => return false,
        }
    }
}

fn line_matches(pattern: &str, line: &str) -> bool {
    let Some((start, rest)) = pattern.split_once("[..]") else { return pattern == line };
    let Some(line) = line.strip_prefix(start) else { return false };
    (0..=line.len()).filter(|&end| line.is_char_boundary(end)).any(|end| line_matches(rest, &line[end..]))
}

/// The words of a command line, some of them in quotes.
pub fn words(line: &str) -> Vec<String> {
    let (mut words, mut word) = (Vec::new(), None::<String>);
    let mut quote = None;
    for c in line.trim_end().chars() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[test]
fn patterns_stay_where_a_document_is_written_again() {
    assert_eq!(with_patterns("a\nin [..] s\n", "b\nin 3 s\nin 4 s\n"), "b\nin [..] s\nin 4 s\n");
}

#[test]
fn words_may_be_in_quotes() {
    assert_eq!(words("sudoku hint 'X-Wing'  a\"b c\" ''\n"), ["sudoku", "hint", "X-Wing", "ab c", ""]);
}

#[test]
fn dots_in_brackets_are_anything() {
    assert!(matches("saved as [..].\n", "saved as a.json.\n"));
    assert!(matches("[..] of [..]", "1 of 2 of 3"));
    assert!(!matches("saved as [..].\n", "saved as a\n"));
    assert!(!matches("a", "a\n") && !matches("a [..]", "a"));
}
