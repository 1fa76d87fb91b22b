//! Checks the messages of all catalogues, `crates/*/texts/en/*.ftl`.
//!
//! Every message has a user: its id is a string in a source, begins like one that a
//! source composes (`"help-{command}"`), or is part of another message. And every
//! message is shown by a test: the fixed parts of one of its variants occur, in
//! order, in a test or in recorded output.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::files::{files, from_root};
use crate::{Outcome, root};

/// The largest distance between two fixed parts of a sentence.
const REACH: usize = 400;

/// Fails with a list of messages that nobody uses or that no test shows.
pub fn check() -> Outcome {
    let messages = messages()?;
    let sources = Sources::read();
    let recordings = recordings();
    let unused = messages.iter().filter(|message| !sources.use_message(message, &messages));
    let unseen = messages.iter().filter(|message| !message.is_shown_in(&recordings));
    let faults: Vec<String> = unused
        .map(|message| format!("{}: nobody uses {}", message.file, message.id))
        .chain(unseen.map(|message| format!("{}: no test shows {}", message.file, message.id)))
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// A message, or an attribute of one.
struct Message {
    file: String,
    id: String,
    /// The fixed parts of each way to fill the template.
    variants: Vec<Vec<String>>,
    /// Messages that it refers to.
    references: Vec<String>,
}

fn messages() -> Result<Vec<Message>, String> {
    let mut messages = Vec::new();
    for path in files(&root().join("crates"), &["ftl"]) {
        let file = from_root(&path);
        let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        let resource = fluent_syntax::parser::parse(text.as_str())
            .map_err(|(_, errors)| format!("{file}: {}", errors[0]))?;
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut template = Template::default();
                let variants = message.value.iter().flat_map(|value| template.variants(value)).collect();
                for attribute in &message.attributes {
                    template.variants(&attribute.value);
                }
                let (file, id) = (file.clone(), message.id.name.to_owned());
                messages.push(Message { file, id, variants, references: template.references });
            }
        }
    }
    Ok(messages)
}

impl Message {
    fn is_shown_in(&self, recordings: &[String]) -> bool {
        let is_shown = |parts: &Vec<String>| recordings.iter().any(|text| has_parts(text, parts));
        self.variants.iter().any(is_shown)
    }
}

/// Whether a text has all parts in order, close to each other.
fn has_parts(text: &str, parts: &[String]) -> bool {
    let Some((first, others)) = parts.split_first() else { return true };
    text.match_indices(first.as_str()).any(|(start, _)| {
        let mut rest = &text[start + first.len()..];
        others.iter().all(|part| {
            let found = rest.find(part.as_str()).filter(|&place| place <= REACH);
            found.inspect(|&place| rest = &rest[place + part.len()..]).is_some()
        })
    })
}

/// Takes templates apart.
#[derive(Default)]
struct Template {
    references: Vec<String>,
}

impl Template {
    /// The fixed parts of each way to fill a pattern. Of two choices in one pattern,
    /// only the first varies: the others have their default.
    fn variants(&mut self, pattern: &Pattern<&str>) -> Vec<Vec<String>> {
        let mut variants: Vec<Vec<String>> = vec![Vec::new()];
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let part = words(value);
                    if part.chars().any(char::is_alphabetic) {
                        for variant in &mut variants {
                            variant.push(part.clone());
                        }
                    }
                }
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { variants: keys, .. } } => {
                    let choices: Vec<Vec<Vec<String>>> =
                        keys.iter().map(|key| self.variants(&key.value)).collect();
                    let join = |variant: &Vec<String>| {
                        let choices = choices.iter().flatten();
                        choices.map(|choice| [&variant[..], choice].concat()).collect::<Vec<_>>()
                    };
                    variants = variants.iter().flat_map(join).collect();
                }
            }
        }
        variants
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        if let InlineExpression::MessageReference { id, .. } = inline {
            self.references.push(id.name.to_owned());
        }
    }
}

/// The sources of all crates, without their tests.
struct Sources {
    text: String,
    /// The beginnings of composed ids.
    prefixes: Vec<String>,
}

impl Sources {
    fn read() -> Self {
        let paths = files(&root().join("crates"), &["rs"]);
        let texts =
            paths.iter().filter(|path| !is_test(path)).filter_map(|path| fs::read_to_string(path).ok());
        let text: String = texts.collect();
        let strings = text.split('"').filter_map(|string| string.split_once('{'));
        let prefixes = strings.map(|(prefix, _)| prefix.to_owned());
        let is_prefix = |prefix: &String| {
            let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            prefix.len() > 3 && prefix.ends_with('-') && prefix.chars().all(is_part)
        };
        let prefixes = prefixes.filter(is_prefix).collect();
        Self { text, prefixes }
    }

    fn use_message(&self, message: &Message, all: &[Message]) -> bool {
        let id = &message.id;
        self.text.contains(&format!("\"{id}\""))
            || self.prefixes.iter().any(|prefix| id.starts_with(prefix.as_str()))
            || all.iter().any(|other| other.references.contains(id))
    }
}

/// Everything that tests assert and recordings show, each file in one line.
fn recordings() -> Vec<String> {
    let root = root();
    let tests = files(&root.join("crates"), &["rs", "md", "snap", "stdout", "txt"]);
    let documents = files(&root.join("docs"), &["md"]);
    let paths = tests.into_iter().chain(documents).chain([root.join("README.md")]);
    paths.filter_map(|path| fs::read_to_string(path).ok()).map(|text| words(&text)).collect()
}

/// A text as words with single spaces between them, without the signs that begin
/// comments, continue strings and frame screens.
fn words(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| !["//!", "///", "\\", "│", "┃", "|"].contains(word));
    words.collect::<Vec<_>>().join(" ").replace("\\n", " ").replace("\\\"", "\"")
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_used_and_shown() {
        check().unwrap_or_else(|faults| panic!("{faults}"));
    }

    #[test]
    fn parts_are_found_in_order() {
        let parts = ["Place", "in", "."].map(str::to_owned);
        assert!(has_parts("Place 3 in r1c1.", &parts));
        assert!(!has_parts("in Place 3.", &parts));
    }
}
