//! Phrases that plain English does without, counted over the repository.
//!
//! The phrases and their counts are the lines of `xtask/language.txt`. Sources,
//! documentation and messages are searched, also across the ends of lines; the
//! list itself is not.

use std::fs;
use std::path::Path;

use crate::ratchet::{Counts, Fallen, Ratchet, Zero, files, from_root};
use crate::{Outcome, root};

/// Compares the phrases in the repository with the checked-in counts.
pub fn check(fallen: Fallen) -> Outcome {
    let ratchet = Ratchet::new("language.txt", Zero::Kept, "cargo xtask language --update");
    let texts: Vec<Text> = files(&root(), &["rs", "md", "toml", "snap", "stdout"])
        .iter()
        .filter(|path| *path != ratchet.path())
        .filter_map(|path| Text::read(path))
        .collect();
    let phrases = ratchet.recorded()?;
    let count = |phrase: &str| texts.iter().map(|text| text.places(phrase).count()).sum();
    let counts: Counts = phrases.keys().map(|phrase| (phrase.clone(), count(phrase))).collect();
    ratchet.check(&counts, fallen, |phrase| {
        let places = texts.iter().flat_map(|text| {
            text.places(phrase).map(move |place| format!("  {}:{}", text.name, text.line(place)))
        });
        places.collect::<Vec<_>>().join("\n")
    })
}

/// A file as one long line, without the signs that begin comments.
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
        for line in text.lines() {
            starts.push(words.len());
            let line = line.trim_start().trim_start_matches(['/', '!', '#', '>', '*']);
            for word in line.trim_end_matches('\\').split_whitespace() {
                words.push_str(word);
                words.push(' ');
            }
        }
        Self { name, words, starts }
    }

    /// Where a phrase begins, also at the start of a sentence.
    fn places<'a>(&'a self, phrase: &str) -> impl Iterator<Item = usize> + use<'a> {
        let capital = phrase[..1].to_uppercase() + &phrase[1..];
        let (length, is_word) = (phrase.len(), |c: char| c.is_alphanumeric() || c == '_');
        [phrase.to_owned(), capital].into_iter().flat_map(move |wanted| {
            let places: Vec<usize> = self.words.match_indices(&wanted).map(|(place, _)| place).collect();
            places.into_iter().filter(move |&place| {
                let (before, after) = (&self.words[..place], &self.words[place + length..]);
                !before.ends_with(is_word) && !after.starts_with(is_word)
            })
        })
    }

    fn line(&self, place: usize) -> usize {
        self.starts.partition_point(|&start| start <= place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_english_is_not_lost() {
        check(Fallen::Report).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn phrases_are_found_across_lines_and_not_inside_words() {
        let text = Text::new("a.rs".into(), "/// So\n    /// many boards, so many.\nlet so_many = 1;\n");
        let lines: Vec<usize> = text.places("so many").map(|place| text.line(place)).collect();
        assert_eq!(lines, [2, 1]);
        assert_eq!(text.places("any").count(), 0);
    }
}
