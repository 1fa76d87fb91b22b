//! The messages of a crate, in every language that it has.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::render::Renderer;
use crate::syntax::{self, Message, SyntaxProblem};
use crate::{Argument, Value};

/// Joins lists and writes numbers in words: the messages that the functions of
/// templates use. A catalogue without a parent falls back to this one.
pub static WORDS: Catalogue =
    Catalogue::new(&[Source::new("en", include_str!("../texts/en/words.ftl"))], None);

/// The language that every catalogue is complete in.
const ENGLISH: &str = "en";

static LANGUAGE: OnceLock<String> = OnceLock::new();

/// Chooses the language of all sentences of this process, such as `de`. The first
/// call decides; returns `false` if the choice was already made.
///
/// A message that a language lacks is written in English.
pub fn choose_language(language: &str) -> bool {
    LANGUAGE.set(language.to_owned()).is_ok()
}

/// A file of messages in one language.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    language: &'static str,
    text: &'static str,
}

impl Source {
    /// The text of a file.
    pub const fn new(language: &'static str, text: &'static str) -> Self {
        Self { language, text }
    }
}

/// Messages by name. Usually a `static`, made from `include_str!` files; it parses
/// them when it writes the first message.
#[derive(Debug)]
pub struct Catalogue {
    sources: &'static [Source],
    parent: Option<&'static Catalogue>,
    languages: OnceLock<HashMap<&'static str, Messages>>,
}

type Messages = HashMap<&'static str, Message<'static>>;

impl Catalogue {
    /// The messages of these files, and those of another catalogue.
    pub const fn new(sources: &'static [Source], parent: Option<&'static Self>) -> Self {
        Self { sources, parent, languages: OnceLock::new() }
    }

    /// Writes a message with these arguments.
    ///
    /// # Panics
    ///
    /// Panics in a debug build if the message or one of its arguments is missing: the caller and
    /// the file do not match. In a release build, the missing name appears in the text.
    pub fn message(&self, id: &str, arguments: &[Argument]) -> String {
        let language = LANGUAGE.get().map_or(ENGLISH, String::as_str);
        self.message_in(language, id, arguments)
    }

    /// Writes a message in a language, whatever the process has chosen.
    ///
    /// # Panics
    ///
    /// Panics under the same conditions as [`message`](Self::message).
    pub fn message_in(&self, language: &str, id: &str, arguments: &[Argument]) -> String {
        let mut text = String::new();
        Renderer { catalogue: self, language }.write_message(id, None, arguments, &mut text);
        joined_lines(&text)
    }

    /// Writes a value, such as a phrase, with these messages.
    pub fn value(&self, value: &Value) -> String {
        let language = LANGUAGE.get().map_or(ENGLISH, String::as_str);
        let mut text = String::new();
        Renderer { catalogue: self, language }.write_value(value, &mut text);
        joined_lines(&text)
    }

    /// A message that is a fixed text on one line, such as a description in a list.
    ///
    /// ```
    /// use sudokit_text::{Catalogue, Source};
    ///
    /// static TEXTS: Catalogue = Catalogue::new(&[Source::new("en", "about-grid = n lines of n symbols")], None);
    ///
    /// let about: &'static str = TEXTS.fixed("about-grid");
    /// assert_eq!(about, "n lines of n symbols");
    /// ```
    ///
    /// # Panics
    ///
    /// Panics in a debug build if there is no such message. A release build returns an empty text.
    pub fn fixed(&'static self, id: &str) -> &'static str {
        let language = LANGUAGE.get().map_or(ENGLISH, String::as_str);
        let text = self.find(language, id).and_then(Message::fixed);
        debug_assert!(text.is_some(), "{id} is not a message without arguments on one line");
        text.unwrap_or_default()
    }

    /// Whether the catalogue itself or its parents have a message.
    pub fn contains(&self, id: &str) -> bool {
        self.find(ENGLISH, id).is_some()
    }

    /// The names of the catalogue's own messages, sorted.
    pub fn ids(&self) -> Vec<&'static str> {
        let english = self.languages().get(ENGLISH);
        let mut ids: Vec<&str> = english.into_iter().flat_map(HashMap::keys).copied().collect();
        ids.sort_unstable();
        ids
    }

    /// The first fault in one of the files.
    pub fn problem(&self) -> Option<SyntaxProblem> {
        self.sources.iter().find_map(|source| syntax::parse(source.text).err())
    }

    /// A message of a language; in English, if the language lacks it.
    pub(crate) fn find(&self, language: &str, id: &str) -> Option<&Message<'static>> {
        let own = |language: &str| self.languages().get(language)?.get(id);
        let parent = || match self.parent {
            Some(parent) => parent.find(language, id),
            None if std::ptr::eq(self, &raw const WORDS) => None,
            None => WORDS.find(language, id),
        };
        own(language).or_else(|| own(ENGLISH)).or_else(parent)
    }

    fn languages(&self) -> &HashMap<&'static str, Messages> {
        self.languages.get_or_init(|| {
            let mut languages: HashMap<&str, Messages> = HashMap::new();
            for source in self.sources {
                let messages = syntax::parse(source.text);
                debug_assert!(messages.is_ok(), "{messages:?}");
                languages.entry(source.language).or_default().extend(messages.unwrap_or_default());
            }
            languages
        })
    }
}

/// Lines of a paragraph become one line; blank lines stay.
fn joined_lines(text: &str) -> String {
    if !text.contains('\n') {
        return text.to_owned();
    }
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}
