//! What there is to learn about each technique.
//!
//! Lessons are Markdown pages next to the searches. Each technique has a page, which is
//! named after it:
//!
//! ````text
//! # Its name
//!
//! > what it does, in a line
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
//! What relatives have in common is on shared pages: the first paragraphs of all
//! pages of a lesson are read one after another, and each section is on one of them.

/// A lesson in one technique.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// What the pattern is.
    pub what: String,
    /// Why it is right.
    pub why: String,
    /// How to find it.
    pub look: String,
}

impl Lesson {
    /// Its parts, each with a heading.
    pub fn sections(&self) -> [(&'static str, &str); 3] {
        [("What it is", &self.what), ("Why it works", &self.why), ("How to look for it", &self.look)]
    }

    /// The lesson that some pages make.
    pub(super) fn of(pages: &[&str]) -> Self {
        let mut lesson = Self { what: String::new(), why: String::new(), look: String::new() };
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
        lesson
    }
}

/// The name of the technique that a page is about.
pub(super) fn title(page: &'static str) -> &'static str {
    marked(page, "# ")
}

/// What it does, in a line.
pub(super) fn summary(page: &'static str) -> &'static str {
    marked(page, "> ")
}

/// The first line that begins with a mark, without it.
fn marked(page: &'static str, mark: &str) -> &'static str {
    page.lines().find_map(|line| line.strip_prefix(mark)).unwrap_or_default()
}

/// The text in a frame at the end of a page, if it has one: a position, or several.
pub(super) fn block(page: &'static str) -> Option<&'static str> {
    page.split("```").nth(1)?.strip_prefix("text")?.trim_start().strip_suffix('\n')
}

#[cfg(test)]
mod tests {
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
            for text in [lesson.what, lesson.why, lesson.look] {
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{technique}: {text}");
                assert!(!text.contains(['{', '}', '#']), "{technique}: {text}");
            }
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
