//! The values that fill a template.

/// A named argument of a message.
pub type Argument = (&'static str, Value);

/// A value for a template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A text that is the same in every language, such as a digit or a file name.
    Text(String),
    /// A number, which a template may use to choose a plural form.
    Number(u64),
    /// Several values. The template decides how they are joined.
    List(Vec<Value>),
    /// A part of a sentence that has a template of its own.
    Phrase(Phrase),
}

/// A message with its arguments, to be written as a part of another one.
///
/// The catalogue that writes the whole sentence looks up the phrase, so a
/// language can give it several forms: attributes of the message, which a
/// template selects with `FORM`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The name of the message.
    pub id: &'static str,
    /// Its arguments.
    pub arguments: Vec<Argument>,
}

impl Phrase {
    /// A message with these arguments.
    pub fn new(id: &'static str, arguments: impl IntoIterator<Item = Argument>) -> Self {
        Self { id, arguments: arguments.into_iter().collect() }
    }
}

impl Value {
    /// The number that a template chooses by: the number itself, or the length of a
    /// list.
    pub(crate) fn count(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::List(items) => Some(items.len() as u64),
            Self::Text(_) | Self::Phrase(_) => None,
        }
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<char> for Value {
    fn from(character: char) -> Self {
        Self::Text(character.to_string())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<&usize> for Value {
    fn from(number: &usize) -> Self {
        Self::from(*number)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&Self> for Value {
    fn from(value: &Self) -> Self {
        value.clone()
    }
}

impl<T: Into<Self>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Into<Self>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}
