//! Sentences from templates, so that texts can be edited and translated without
//! touching code.
//!
//! The templates are in files of [Fluent](https://projectfluent.org) syntax, one
//! folder for each language. Code names a message and its arguments:
//!
//! ```
//! use sudokit_text::{Catalogue, Source, message};
//!
//! static TEXTS: Catalogue = Catalogue::new(
//!     &[Source::new("en", "
//! missing-digits =
//!     { COUNT($digits) ->
//!         [one] { $house } needs the digit { $digits }.
//!        *[other] { CAPITAL($house) } needs the digits { LIST($digits) }.
//!     }
//! ")],
//!     None,
//! );
//!
//! let digits = ["2", "5", "7"].map(str::to_owned).to_vec();
//! let sentence = message!(TEXTS, "missing-digits", house = "row 3", digits = digits);
//! assert_eq!(sentence, "Row 3 needs the digits 2, 5 and 7.");
//! ```
//!
//! # What a template can do
//!
//! | template | result |
//! |---|---|
//! | `{ $cell }` | the argument `cell` |
//! | `{ $n -> [one] cell *[other] cells }` | a choice by the plural form of a number, by a number or by a word |
//! | `{ LIST($cells) }`, `{ LIST($cells, type: "or") }` | `r1c1, r1c2 and r1c3`; the types are `and`, `or`, `nor`, `alternatives`, `clauses` and `cases` |
//! | `{ COUNT($cells) }` | the length of a list, as a number to choose by |
//! | `{ WORDS($n) }` | `three`; from thirteen on, figures |
//! | `{ CAPITAL($house) }` | the argument with a capital first letter |
//! | `{ FORM($house, form: "place") }` | the attribute `.place` of a [`Phrase`] |
//! | `{ other-message }`, `{ -term }` | another message with the same arguments |
//!
//! A list without `LIST` is written as with `type: "and"`. A template may have
//! several lines; a line break becomes a space, and a blank line a blank line.
//!
//! This crate reads the part of Fluent that these templates need, 20 crates and
//! 400 kB lighter than the complete implementation. Its tests compare both on
//! every message.

mod catalogue;
mod plural;
mod render;
mod syntax;
mod value;

pub use catalogue::{Catalogue, Source, WORDS, choose_language};
pub use plural::plural_form;
pub use syntax::SyntaxProblem;
pub use value::{Argument, Phrase, Value};

/// Writes a message of a [`Catalogue`]: `message!(TEXTS, "id", name = value, …)`.
///
/// An argument without a value takes the variable of the same name.
#[macro_export]
macro_rules! message {
    ($catalogue:expr, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $catalogue.message($id, &[$((stringify!($name), $crate::argument!($name $(= $value)?))),*])
    };
}

/// Makes a [`Phrase`]: `phrase!("id", name = value, …)`.
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Phrase::new($id, [$((stringify!($name), $crate::argument!($name $(= $value)?))),*])
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:ident = $value:expr) => {
        $crate::Value::from($value)
    };
    ($name:ident) => {
        $crate::Value::from($name)
    };
}
