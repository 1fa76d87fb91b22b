//! Lessons about the techniques.
//!
//! Lessons are Markdown pages next to the searches. Each technique has a page with the technique's
//! id as its file name:
//!
//! ````text
//! # Its name
//!
//! > what it does, in a line
//! >
//! > the same with rows and columns exchanged, if that is another pattern
//!
//! What the pattern is.
//!
//! ## Why it works
//! ## How to find it
//! ## Example
//!
//! ```text
//! A position in which it finds a step, as text of any format.
//! ```
//! ````
//!
//! Text that related techniques have in common is on shared pages. The first paragraphs of all
//! pages of a lesson are joined; each section is on only one of the pages.
//!
//! A lesson explains the words that it uses: their definitions are on the page `words.md`.

use crate::base::texts::TEXTS;

/// A lesson about one technique.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// What the pattern is, and what to do when you find it.
    pub what: String,
    /// The meanings of the words that the lesson and the summary use.
    pub words: String,
    /// Why it works.
    pub why: String,
    /// How to find it.
    pub look: String,
}

impl Lesson {
    /// Returns the parts of the lesson, each with a heading.
    pub fn sections(&self) -> [(&'static str, &str); 4] {
        [
            (TEXTS.fixed("lesson-part-what"), &self.what),
            (TEXTS.fixed("lesson-part-words"), &self.words),
            (TEXTS.fixed("lesson-part-why"), &self.why),
            (TEXTS.fixed("lesson-part-look"), &self.look),
        ]
    }

    /// Builds a lesson from its pages.
    pub(super) fn of(pages: &[&'static str]) -> Self {
        let [what, words, why, look] = [const { String::new() }; 4];
        let mut lesson = Self { what, words, why, look };
        for page in pages {
            let mut section = &mut lesson.what;
            for line in page.lines().map(str::trim) {
                match line {
                    "## Why it works" => section = &mut lesson.why,
                    "## How to find it" => section = &mut lesson.look,
                    "## Example" => break,
                    "" => {}
                    _ if line.starts_with(['#', '>']) => {}
                    _ if section.is_empty() => section.push_str(line),
                    _ => section.extend([" ", line]),
                }
            }
        }
        let summaries = pages.iter().map(|page| summary(page));
        let texts = [&*lesson.what, &*lesson.why, &*lesson.look].into_iter().chain(summaries);
        lesson.words = definitions(texts.collect::<Vec<_>>().join(" "));
        lesson
    }
}

/// Returns the definitions of the words in a text.
fn definitions(mut text: String) -> String {
    let mut used = Vec::new();
    // A definition uses only words that are defined above it.
    for (word, definition) in words().rev() {
        if uses(&text, word) {
            text.extend([" ", definition]);
            used.push(definition);
        }
    }
    used.reverse();
    used.join(" ")
}

/// Returns the words that lessons explain, each with its definition.
fn words() -> impl DoubleEndedIterator<Item = (&'static str, &'static str)> {
    include_str!("words.md").lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**: "))
}

/// Whether a word is in a text, in any of its forms: "see", "sees", "seen".
fn uses(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(word).any(|(start, _)| {
        let is_start = !text[..start].ends_with(char::is_alphanumeric);
        let rest = &text[start + word.len()..];
        let ending = rest.split(|letter: char| !letter.is_alphanumeric()).next();
        is_start && matches!(ending, Some("" | "s" | "n"))
    })
}

/// Returns the technique's name from its page.
pub(super) fn title(page: &'static str) -> &'static str {
    marked(page, "# ")
}

/// Returns the one-line summary from a page.
pub(super) fn summary(page: &'static str) -> &'static str {
    marked(page, "> ")
}

/// The end of a summary that describes a pattern by rows.
const OR_EXCHANGED: &str = " (or the same with rows and columns exchanged)";

/// Returns the summary for a pattern that is described by rows.
pub(super) fn summary_of_rows(page: &'static str) -> &'static str {
    let summary = summary(page);
    summary.strip_suffix(OR_EXCHANGED).unwrap_or(summary)
}

/// Returns the summary with rows and columns exchanged, if the page has one.
pub(super) fn summary_of_columns(page: &'static str) -> Option<&'static str> {
    page.lines().filter_map(|line| line.strip_prefix("> ")).nth(1)
}

/// Returns the rest of the first line that starts with `mark`.
fn marked(page: &'static str, mark: &str) -> &'static str {
    page.lines().find_map(|line| line.strip_prefix(mark)).unwrap_or_default()
}

/// Returns the text in the code block of a page, if it has one: one or more positions.
pub(super) fn block(page: &'static str) -> Option<&'static str> {
    page.split("```").nth(1)?.strip_prefix("text")?.trim_start().strip_suffix('\n')
}

#[cfg(test)]
mod tests {
    use super::{uses, words};
    use crate::format;
    use crate::logic::Technique;

    #[test]
    fn examples_show_their_technique() {
        for &technique in Technique::ALL {
            let example = technique.example().unwrap_or_else(|| panic!("{technique} needs an example"));
            let record = format::parse(example).unwrap_or_else(|error| panic!("{technique}: {error}"));
            let candidates = record.candidates().unwrap();
            assert!(technique.find_first(&candidates).is_some(), "{technique}");
        }
    }

    #[test]
    fn lessons_are_sentences() {
        for technique in Technique::ALL {
            let lesson = technique.lesson();
            for (_, text) in lesson.sections() {
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{technique}: {text}");
                assert!(!text.contains(['{', '}', '#', '*', '`']), "{technique}: {text}");
            }
        }
    }

    #[test]
    fn lessons_explain_their_words() {
        let lesson = Technique::XyzWing.lesson();
        assert_eq!(
            lesson.words,
            "A house is a row, a column, a box or another set of cells that cannot hold a digit twice. \
             The candidates of an empty cell are the digits that it can still hold. \
             Two cells see each other if they share a house, so that they cannot hold the same digit.",
        );
        for (number, (word, definition)) in words().enumerate() {
            assert!(uses(definition, word), "{definition}");
            assert!(words().skip(number + 1).all(|(other, _)| !uses(definition, other)), "{definition}");
            assert!(Technique::ALL.iter().any(|one| one.lesson().words.contains(definition)), "{word}");
        }
    }

    #[test]
    fn each_section_is_on_one_page() {
        for technique in Technique::ALL {
            for section in ["## Why it works", "## How to find it"] {
                let pages = technique.record().pages.iter();
                let sections = pages.flat_map(|page| page.lines()).filter(|line| *line == section);
                assert_eq!(sections.count(), 1, "{technique}: {section}");
            }
        }
    }
}
