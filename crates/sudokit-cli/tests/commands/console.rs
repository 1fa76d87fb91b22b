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
//! A line with a question mark is the exit code, if it is not zero. `[..]` stands
//! for anything on a line. With `SNAPSHOTS=overwrite` in the environment, a
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
            let printed = self.run(&words(command), "");
            // A document may leave a line between what is printed and the end.
            let spaced = format!("{printed}\n");
            let is_same = matches(&recorded, &printed) || matches(&recorded, &spaced);
            replayed += if is_same { &recorded } else { &spaced };
        }
        replayed
    }

    /// The exit code, if it is shown and not zero, and all that a command prints,
    /// errors included, in order.
    pub fn run(&self, words: &[String], input: &str) -> String {
        assert_eq!(words[0], "sudoku", "{words:?}");
        let (mut printed, writer) = std::io::pipe().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
        let nowhere = if cfg!(windows) { "NUL" } else { "/dev/null" };
        let arguments = words[1..].iter().map(|word| if word == "/dev/null" { nowhere } else { word });
        command.args(arguments).current_dir(self.folder).envs(self.variables.iter().copied());
        command.stdin(Stdio::piped()).stdout(writer.try_clone().unwrap()).stderr(writer);
        let mut child = command.spawn().unwrap();
        // The command holds the other ends: what it prints ends when it ends.
        drop(command);
        // A command that needs no input may close it before all is written.
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

/// Panics unless two texts are equal; writes the second in place of the first if
/// the environment asks for it.
pub fn compare(file: &Path, recorded: &str, now: &str) {
    if recorded == now {
        return;
    }
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        return fs::write(file, now).unwrap();
    }
    let lines = recorded.lines().map(Some).chain(std::iter::repeat(None)).zip(now.lines());
    let different = (1..).zip(lines).find(|(_, (recorded, now))| recorded != &Some(*now));
    let (line, (recorded, now)) = different.unwrap_or((recorded.lines().count(), (None, "an earlier end")));
    panic!(
        "{}:{line} differs, and maybe more:\n  recorded: {}\n       now: {now}\nSNAPSHOTS=overwrite writes it as it is now",
        file.display(),
        recorded.unwrap_or("the end"),
    );
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
