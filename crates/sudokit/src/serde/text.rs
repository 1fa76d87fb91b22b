//! Values that are serialised as one text, in the form they have elsewhere.

use std::fmt;

use serde::de;

use crate::base::Error;

/// Serialises types as texts. Each line has a description for the error about a wrong type, and the
/// text of a value. Deserialising uses `FromStr`, or the function at the end of the line.
///
/// ```text
/// texts! {
///     Suit: "the name of a suit", suit => suit.name();
/// }
/// ```
macro_rules! texts {
    ($($(#[$meta:meta])* $type:ty: $what:literal, $value:ident => $text:expr $(, $read:expr)?;)+) => {$(
        $(#[$meta])*
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.collect_str(&$text)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::serde::text::TextVisitor::new($what, texts!(@read $($read)?)))
            }
        }
    )+};
    (@read) => { str::parse };
    (@read $read:expr) => { $read };
}
pub(super) use texts;

/// Deserialises a text.
pub(super) struct TextVisitor<T> {
    what: &'static str,
    read: fn(&str) -> Result<T, Error>,
}

impl<T> TextVisitor<T> {
    pub(super) fn new(what: &'static str, read: fn(&str) -> Result<T, Error>) -> Self {
        Self { what, read }
    }
}

impl<T> de::Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).map_err(E::custom)
    }
}
