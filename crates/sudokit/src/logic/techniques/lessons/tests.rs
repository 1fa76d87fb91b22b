//! Every lesson is written, and every example shows what it should.

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
        }
    }
}
