//! Fills templates with values.

use crate::plural::plural_form;
use crate::syntax::{Expression, Key, Message, Pattern, Piece, Variant};
use crate::{Argument, Catalogue, Phrase, Value};

/// Writes messages of one language.
#[derive(Clone, Copy)]
pub(crate) struct Renderer<'c> {
    pub(crate) catalogue: &'c Catalogue,
    pub(crate) language: &'c str,
}

impl Renderer<'_> {
    /// Writes a message, or one of its attributes. A phrase that lacks the attribute
    /// is written as it is.
    pub(crate) fn write_message(
        self,
        id: &str,
        attribute: Option<&str>,
        arguments: &[Argument],
        out: &mut String,
    ) {
        let Some(message) = self.catalogue.find(self.language, id) else {
            debug_assert!(false, "there is no message {id}");
            out.push_str(id);
            return;
        };
        self.write(pattern(message, attribute), arguments, out);
    }

    /// Writes a value as it is without a function.
    pub(crate) fn write_value(self, value: &Value, out: &mut String) {
        match value {
            Value::Text(text) => out.push_str(text),
            Value::Number(number) => out.push_str(&number.to_string()),
            Value::List(items) => self.write_list(items, "and", out),
            Value::Phrase(Phrase { id, arguments }) => self.write_message(id, None, arguments, out),
        }
    }

    fn write(self, pattern: &Pattern<'_>, arguments: &[Argument], out: &mut String) {
        for piece in pattern {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Place(expression) => self.write_expression(expression, arguments, out),
                Piece::Choice { by, variants } => {
                    let chosen = self.choose(by, variants, arguments);
                    self.write(&chosen.pattern, arguments, out);
                }
            }
        }
    }

    fn write_expression(self, expression: &Expression<'_>, arguments: &[Argument], out: &mut String) {
        match expression {
            Expression::Literal(text) => out.push_str(text),
            Expression::Argument(name) => match argument(arguments, name) {
                Some(value) => self.write_value(value, out),
                None => out.push_str(&format!("{{${name}}}")),
            },
            Expression::Message { id, attribute } => self.write_message(id, *attribute, arguments, out),
            Expression::Call { function, argument: name, options } => {
                let Some(value) = argument(arguments, name) else { return };
                let option =
                    |key: &str| options.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
                self.call(function, value, &option, out);
            }
        }
    }

    /// Writes what a function makes of a value.
    fn call<'o>(
        self,
        function: &str,
        value: &Value,
        option: &dyn Fn(&str) -> Option<&'o str>,
        out: &mut String,
    ) {
        match (function, value) {
            ("LIST", Value::List(items)) => self.write_list(items, option("type").unwrap_or("and"), out),
            ("COUNT", _) => out.push_str(&value.count().unwrap_or(1).to_string()),
            ("WORDS", _) => {
                let n = Value::Number(value.count().unwrap_or_default());
                self.write_message("number-in-words", None, &[("n", n)], out);
            }
            ("CAPITAL", _) => {
                let start = out.len();
                self.write_value(value, out);
                let text = out.split_off(start);
                let mut characters = text.chars();
                out.extend(characters.next().into_iter().flat_map(char::to_uppercase).chain(characters));
            }
            ("FORM", Value::Phrase(Phrase { id, arguments })) => {
                self.write_message(id, option("form"), arguments, out);
            }
            _ => self.write_value(value, out),
        }
    }

    /// Writes `r1c1, r1c2 and r1c3`, with a conjunction of the language.
    fn write_list(self, items: &[Value], conjunction: &str, out: &mut String) {
        let text = |value: &Value| {
            let mut text = String::new();
            self.write_value(value, &mut text);
            text
        };
        match items {
            [] => {}
            [only] => self.write_value(only, out),
            [others @ .., last] => {
                let list = format!("list-{conjunction}");
                let mut comma = String::new();
                self.write_message(&list, Some("comma"), &[], &mut comma);
                let others = others.iter().map(text).collect::<Vec<_>>().join(&comma);
                let ends = [("others", Value::Text(others)), ("last", Value::Text(text(last)))];
                self.write_message(&list, None, &ends, out);
            }
        }
    }

    /// The variant for a number or a word; the default, if none fits.
    fn choose<'v, 's>(
        self,
        by: &Expression<'_>,
        variants: &'v [Variant<'s>],
        arguments: &[Argument],
    ) -> &'v Variant<'s> {
        let value = match by {
            Expression::Argument(name) | Expression::Call { argument: name, .. } => argument(arguments, name),
            Expression::Literal(_) | Expression::Message { .. } => None,
        };
        let has_key = |key: &Key<'_>| match (key, value) {
            (Key::Number(key), Some(value)) => value.count() == Some(*key),
            (Key::Word(key), Some(Value::Text(text))) => key == text,
            (Key::Word(key), Some(value)) => {
                value.count().is_some_and(|count| plural_form(self.language, count) == *key)
            }
            (_, None) => false,
        };
        let exact = variants.iter().find(|variant| has_key(&variant.key));
        let default = || variants.iter().find(|variant| variant.is_default);
        exact.or_else(default).expect("the parser asks for a default")
    }
}

fn pattern<'m, 's>(message: &'m Message<'s>, attribute: Option<&str>) -> &'m Pattern<'s> {
    let named = |name: &str| message.attributes.iter().find(|(known, _)| *known == name);
    attribute.and_then(named).map_or(&message.value, |(_, pattern)| pattern)
}

fn argument<'a>(arguments: &'a [Argument], name: &str) -> Option<&'a Value> {
    let found = arguments.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    debug_assert!(found.is_some(), "the argument {name} is missing");
    found
}
