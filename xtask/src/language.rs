//! Phrases that plain English avoids.
//!
//! `xtask/language.txt` lists them, each with its replacement. None of them may occur in sources,
//! documentation, messages or recorded output. Phrases are also found across the ends of lines, and in
//! names, where underscores separate words.

use std::fs;
use std::path::Path;

use crate::files::{READ_BY_PEOPLE, files, from_root};
use crate::{Outcome, root};

/// The list, which is the only file that may contain all phrases.
const LIST: &str = "xtask/language.txt";

/// A method of the standard library whose name contains a listed phrase.
const STANDARD: &str = "is_none";

/// Reports every place where a listed phrase occurs.
pub fn check() -> Outcome {
    let list = fs::read_to_string(root().join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    let list = List::parse(&list)?;
    let paths = files(&root(), &READ_BY_PEOPLE);
    let texts = paths.iter().filter_map(|path| Text::read(path)).filter(|text| text.name != LIST);
    list.check(&texts.collect::<Vec<_>>())
}

/// The phrases to avoid, and the places where one is allowed.
struct List {
    phrases: Vec<Phrase>,
    allowed: Vec<Allowed>,
}

/// A phrase and the words to write instead, from a line `phrase => replacement`.
struct Phrase {
    words: String,
    replacement: String,
}

/// A file that may contain a phrase, from a line `allow path: phrase => reason`.
#[derive(PartialEq, Eq)]
struct Allowed {
    file: String,
    phrase: String,
}

impl List {
    fn parse(text: &str) -> Result<Self, String> {
        let mut list = Self { phrases: Vec::new(), allowed: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let problem = || format!("{LIST}: '{line}' is neither a phrase nor an allowed place");
            let (words, reason) = line.split_once(" => ").ok_or_else(problem)?;
            if let Some(place) = words.strip_prefix("allow ") {
                let (file, phrase) = place.split_once(": ").ok_or_else(problem)?;
                list.allowed.push(Allowed { file: file.to_owned(), phrase: phrase.to_owned() });
            } else {
                list.phrases.push(Phrase { words: words.to_owned(), replacement: reason.to_owned() });
            }
        }
        Ok(list)
    }

    fn check(&self, texts: &[Text]) -> Outcome {
        let (mut problems, mut used) = (Vec::new(), Vec::new());
        for text in texts {
            for phrase in &self.phrases {
                let place = Allowed { file: text.name.clone(), phrase: phrase.words.clone() };
                let lines = text.lines_with(&phrase.words);
                if self.allowed.contains(&place) {
                    used.extend((!lines.is_empty()).then_some(place));
                    continue;
                }
                let Phrase { words, replacement } = phrase;
                let problem = |line| format!("{}:{line}: '{words}': write {replacement}", text.name);
                problems.extend(lines.into_iter().map(problem));
            }
        }
        for Allowed { file, phrase } in self.allowed.iter().filter(|place| !used.contains(place)) {
            problems.push(format!("{LIST}: {file} does not contain '{phrase}': remove the line"));
        }
        if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
    }
}

/// A file as one long line of lower-case words, without comment markers. The words of a name are
/// separate words.
struct Text {
    name: String,
    words: String,
    /// Where in `words` each line of the file begins.
    starts: Vec<usize>,
}

impl Text {
    fn read(path: &Path) -> Option<Self> {
        Some(Self::new(from_root(path), &fs::read_to_string(path).ok()?))
    }

    fn new(name: String, text: &str) -> Self {
        let (mut words, mut starts) = (String::new(), Vec::new());
        for line in text.to_lowercase().lines() {
            starts.push(words.len());
            let line = line.trim_start().trim_start_matches(['/', '!', '#', '>', '*']);
            for word in line.trim_end_matches('\\').split_whitespace() {
                words.push_str(word);
                words.push(' ');
            }
        }
        // Hyphens join the words of a name that must stay. Both signs are as long as a blank.
        let words = words.replace(STANDARD, &STANDARD.replace('_', "-")).replace('_', " ");
        Self { name, words, starts }
    }

    /// The lines in which a phrase begins. Parts of longer words do not count.
    fn lines_with(&self, phrase: &str) -> Vec<usize> {
        let is_word = |c: char| c.is_alphanumeric() || c == '-';
        let is_whole = |&(start, _): &(usize, &str)| {
            let (before, after) = (&self.words[..start], &self.words[start + phrase.len()..]);
            !before.ends_with(is_word) && !after.starts_with(is_word)
        };
        let found = self.words.match_indices(phrase).filter(is_whole);
        found.map(|(start, _)| self.starts.partition_point(|&line| line <= start)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_contains_a_listed_phrase() {
        check().unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn phrases_are_found_across_lines_and_not_inside_words() {
        let source = "/// Red\n    /// fish, red fish.\nlet red_fishing = 1; // infra-red fish\n// RED FISH";
        let text = Text::new("a.rs".into(), source);
        assert_eq!(text.lines_with("red fish"), [1, 2, 4]);
        assert!(text.lines_with("ish").is_empty());
    }

    #[test]
    fn phrases_are_found_in_names_except_those_of_the_standard_library() {
        let source =
            "fn red_fish() {}\nlet one_red_fish = RED_FISH;\nlet red_fishing = fish.is_none_or(red);";
        let text = Text::new("a.rs".into(), source);
        assert_eq!(text.lines_with("red fish"), [1, 2, 2]);
        assert_eq!(text.lines_with("one"), [2]);
        assert!(text.lines_with("none").is_empty());
    }

    #[test]
    fn a_problem_says_what_to_write_and_unused_allowances_are_problems() {
        let list = "# Colours\n\nred fish => blue fish\nallow b.md: red fish => a quotation\n";
        let list = List::parse(list).unwrap();
        let text = |name: &str, text| Text::new(name.to_owned(), text);
        assert_eq!(list.check(&[text("a.md", "blue fish"), text("b.md", "red fish")]), Ok(()));
        let problems = list.check(&[text("a.md", "A\nred fish"), text("b.md", "")]).unwrap_err();
        assert_eq!(
            problems,
            "a.md:2: 'red fish': write blue fish\n\
             xtask/language.txt: b.md does not contain 'red fish': remove the line"
        );
        assert!(List::parse("red fish").is_err());
        assert!(List::parse("allow red fish => a quotation").is_err());
    }
}
