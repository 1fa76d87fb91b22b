//! What there is to learn about each technique.
//!
//! Lessons are Markdown pages next to the searches. A page begins with what the
//! pattern is; the sections `## Why it works` and `## How to find it` follow. A
//! technique has a page of its own, and may share others with its relatives:
//! the first paragraphs of its pages are read one after another, and each
//! section is on one of them.
//!
//! A page for several techniques may have gaps, such as `{size}`, which each of
//! them fills.

/// A lesson in one technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What the pattern is.
    pub what: String,
    /// Why it is right.
    pub why: String,
    /// How to find it.
    pub look: String,
}

/// The pages of a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LessonPages {
    pages: &'static [&'static str],
    /// What is written into the gaps.
    words: &'static [(&'static str, &'static str)],
}

impl LessonPages {
    /// These pages, which have no gaps.
    pub(crate) const fn of(pages: &'static [&'static str]) -> Self {
        Self { pages, words: &[] }
    }

    /// The same, with gaps that are filled with these words.
    pub(crate) const fn with(self, words: &'static [(&'static str, &'static str)]) -> Self {
        Self { words, ..self }
    }

    /// The lesson that the pages make.
    pub(crate) fn lesson(&self) -> Lesson {
        let mut lesson = Lesson { what: String::new(), why: String::new(), look: String::new() };
        for page in self.pages {
            let mut section = &mut lesson.what;
            for line in page.lines().map(str::trim) {
                match line {
                    "## Why it works" => section = &mut lesson.why,
                    "## How to find it" => section = &mut lesson.look,
                    "" => {}
                    _ if section.is_empty() => section.push_str(line),
                    _ => section.extend([" ", line]),
                }
            }
        }
        for text in [&mut lesson.what, &mut lesson.why, &mut lesson.look] {
            for (gap, word) in self.words {
                *text = text.replace(&format!("{{{gap}}}"), word);
            }
        }
        lesson
    }
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
                let pages = technique.record().lesson.pages.iter();
                let sections = pages.flat_map(|page| page.lines()).filter(|line| *line == section);
                assert_eq!(sections.count(), 1, "{technique}: {section}");
            }
        }
    }
}
