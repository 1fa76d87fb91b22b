//! Misspelled words in code and prose, and American spellings in prose.
//!
//! The crates `typos-dict` and `typos-vars` list common misspellings and the spellings of
//! different countries. Their sources are read as text, because compiling the longer list takes
//! 13 s of processor time and 3 GB of memory. `xtask/spelling.txt` lists words that are right here.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use crate::files::{READ_BY_PEOPLE, files, from_root, kind};
use crate::metadata::Metadata;
use crate::{Outcome, root};

const EXCEPTIONS: &str = "xtask/spelling.txt";

/// Reports every word that is misspelled.
pub fn check() -> Outcome {
    let speller = Speller::read()?;
    let (mut problems, mut used) = (Vec::new(), BTreeSet::new());
    for path in files(&root(), &READ_BY_PEOPLE) {
        let (name, Ok(text)) = (from_root(&path), fs::read_to_string(&path)) else { continue };
        if name == EXCEPTIONS {
            continue;
        }
        for Misspelling { line, word, correction } in speller.misspellings(kind(&path), &text) {
            if speller.exceptions.contains(&word.to_lowercase()) {
                used.insert(word.to_lowercase());
            } else {
                problems.push(format!("{name}:{line}: '{word}': write {correction}"));
            }
        }
    }
    let unused = speller.exceptions.difference(&used);
    problems.extend(unused.map(|word| format!("{EXCEPTIONS}: '{word}' needs no exception: remove the line")));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// A word in a line, and the right words.
#[derive(Debug, PartialEq, Eq)]
struct Misspelling {
    line: usize,
    word: String,
    correction: String,
}

struct Speller {
    /// Corrections of words that are wrong everywhere.
    wrong: HashMap<String, String>,
    /// British spellings of American words.
    american: HashMap<String, String>,
    exceptions: BTreeSet<String>,
}

impl Speller {
    fn read() -> Result<Self, String> {
        let read =
            |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
        let metadata = Metadata::read_with_feature("xtask/word-lists")?;
        let source = |package, file| read(&metadata.folder(package)?.join("src").join(file));
        Ok(Self {
            wrong: corrections(&source("typos-dict", "word_codegen.rs")?),
            american: british_spellings(&source("typos-vars", "vars_codegen.rs")?),
            exceptions: exceptions(&read(&root().join(EXCEPTIONS))?)?,
        })
    }

    fn misspellings(&self, kind: &str, text: &str) -> Vec<Misspelling> {
        let mut prose = Prose { kind, is_code: false };
        let mut found = Vec::new();
        // The `n` of an escaped line end is not part of the next word.
        let text = text.replace("\\n", "  ");
        for (line, text) in (1..).zip(text.lines()) {
            let mut look_up = |list: &HashMap<String, String>, text: &str| {
                found.extend(words(text).filter_map(|word| {
                    let correction = list.get(&word.to_lowercase())?.clone();
                    Some(Misspelling { line, word: word.to_owned(), correction })
                }));
            };
            look_up(&self.wrong, text);
            look_up(&self.american, &prose.of(text));
        }
        found
    }
}

/// Reads entries `(InsensitiveStr::Ascii("wrong"), &["right", "also right"])`.
fn corrections(source: &str) -> HashMap<String, String> {
    let entries = source.split("InsensitiveStr::Ascii(").skip(1);
    let entry = |entry| {
        let mut words = quoted(entry);
        Some((words.next()?.to_owned(), words.collect::<Vec<_>>().join(" or ")))
    };
    entries.filter_map(entry).collect()
}

/// Reads lists such as `[&["color"], &["colour"], &["colour"], &["colour"]]`: the spellings of a
/// word in America, in Britain and in other countries.
fn british_spellings(source: &str) -> HashMap<String, String> {
    let lists = source.split("VariantsMap =").skip(1).filter_map(|list| list.split(';').next());
    let mut american = HashMap::new();
    let mut british = BTreeSet::new();
    for list in lists {
        let mut countries = list.split("&[").skip(1).map(|words| quoted(words).collect::<Vec<_>>());
        if let (Some(here), Some(there)) = (countries.next(), countries.next()) {
            let correction = there.join(" or ");
            american.extend(here.into_iter().map(|word| (word.to_owned(), correction.clone())));
            british.extend(there);
        }
    }
    american.retain(|word, _| !british.contains(word.as_str()));
    american
}

/// The strings in a piece of source.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2)
}

/// Reads lines `word => reason`.
fn exceptions(text: &str) -> Result<BTreeSet<String>, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let word = |line: &str| match line.split_once(" => ") {
        Some((word, _)) => Ok(word.to_owned()),
        None => Err(format!("{EXCEPTIONS}: '{line}' is not a word and a reason")),
    };
    lines.map(word).collect()
}

/// The words of a text. `CamelCase` and `snake_case` are two words each. Tokens with digits, such
/// as `r1c1`, puzzles and hashes, are left out.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let tokens = text.split(|c: char| !c.is_alphanumeric() && !is_apostrophe(c));
    let names = tokens.map(|token| token.trim_end_matches(|c: char| c.is_ascii_digit()));
    names.filter(|name| !name.contains(|c: char| c.is_ascii_digit())).flat_map(camel_case)
}

fn is_apostrophe(c: char) -> bool {
    c == '\'' || c == '’'
}

/// Splits before each capital that a small letter comes before or after: `aBCd` is a, B and Cd.
fn camel_case(name: &str) -> impl Iterator<Item = &str> {
    let letters: Vec<(usize, char)> = name.char_indices().collect();
    let is_start = |index: usize| {
        let is_small = |index: usize| letters.get(index).is_some_and(|(_, letter)| letter.is_lowercase());
        letters[index].1.is_uppercase() && (is_small(index - 1) || is_small(index + 1))
    };
    let mut starts: Vec<usize> =
        (1..letters.len()).filter(|&at| is_start(at)).map(|at| letters[at].0).collect();
    starts.push(name.len());
    let mut start = 0;
    starts.into_iter().map(move |end| {
        let word = &name[start..end];
        start = end;
        let word = word.trim_matches(is_apostrophe);
        word.strip_suffix("'s").or(word.strip_suffix("’s")).unwrap_or(word)
    })
}

/// Finds the prose in the lines of a file: comments of sources, and the text of pages and
/// catalogues, without code.
struct Prose<'a> {
    kind: &'a str,
    /// Whether the line is in a block of code.
    is_code: bool,
}

impl Prose<'_> {
    fn of(&mut self, line: &str) -> String {
        let line = line.trim_start();
        let text = match self.kind {
            "rs" => line.strip_prefix("//").map_or("", |comment| comment.trim_start_matches(['/', '!', ' '])),
            "ftl" => line.split_once(" =").map_or(line, |(_name, text)| text),
            "md" => line,
            _ => "",
        };
        if text.starts_with("```") {
            self.is_code = !self.is_code;
        }
        if self.is_code {
            return String::new();
        }
        let outside_code = text.split('`').step_by(2).flat_map(str::split_whitespace);
        // Flags and variables are code even without backticks.
        let words = outside_code.filter(|word| !word.starts_with('-') && !word.contains(['_', '$']));
        words.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_spelled_right() {
        check().unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn the_word_lists_are_read() {
        let speller = Speller::read().unwrap();
        assert!(speller.wrong.len() > 50_000 && speller.american.len() > 3_000);
        assert_eq!(speller.american["color"], "colour");
        assert!(!speller.american.contains_key("program"));
        let misspelling = ["rec", "ieve"].concat();
        assert_eq!(speller.wrong[&misspelling], "receive");
    }

    #[test]
    fn names_are_split_into_words() {
        let found = |text| words(text).filter(|word| !word.is_empty()).collect::<Vec<_>>();
        assert_eq!(
            found("fn solve_all(HTTPServer: Line81)"),
            ["fn", "solve", "all", "HTTP", "Server", "Line"]
        );
        assert_eq!(found("the player's `r1c1` isn't 0xA7fe"), ["the", "player", "isn't"]);
    }

    #[test]
    fn american_words_are_found_in_prose_only() {
        let speller = Speller {
            wrong: corrections(r#"InsensitiveStr::Ascii("fisch"), &["fish", "dish"]"#),
            american: british_spellings(
                r#"A: VariantsMap = [&["color"], &["colour"]]; B: VariantsMap = [&["meter"], &["metre"]];
                   C: VariantsMap = [&["meter"], &["meter"]];"#,
            ),
            exceptions: BTreeSet::new(),
        };
        let found = |kind, text| {
            let found = speller.misspellings(kind, text).into_iter();
            found.map(|it| (it.line, it.word, it.correction)).collect::<Vec<_>>()
        };
        let color = |line| (line, "color".to_owned(), "colour".to_owned());
        let page = "A color, a meter.\n```\ncolor\n```\n`color`, --color, NO_COLOR, color";
        assert_eq!(found("md", page), [color(1), color(5)]);
        let source = "let color = 1;\n/// A color.\n/// ```\n/// color\n/// ```\nlet a = \"\\nmeter\";";
        assert_eq!(found("rs", source), [color(2)]);
        assert_eq!(found("ftl", "menu-color = The color\n    of { $color }"), [color(1)]);
        let fish = vec![(1, "Fisch".to_owned(), "fish or dish".to_owned())];
        assert_eq!(found("rs", "struct OneFisch;"), fish);
        assert_eq!(found("snap", "Fisch color"), fish);
    }

    #[test]
    fn exceptions_have_reasons() {
        assert_eq!(exceptions("# Names\n\nals => a set\n"), Ok(BTreeSet::from(["als".to_owned()])));
        assert!(exceptions("als").is_err());
    }
}
