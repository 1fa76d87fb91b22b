//! What is wrong with a command line, as a sentence of the program. The parser of options says
//! which option, value or command it does not accept; its own sentences are not used.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::texts::text;

/// Lists with more names are not printed.
const FEW_NAMES: usize = 12;

/// Says what is wrong with the command line.
pub fn sentence(error: &clap::Error) -> String {
    Parts { error }.problem()
}

/// Says where the options of the command are explained.
pub fn advice() -> String {
    let program = super::parser();
    let named = std::env::args_os()
        .skip(1)
        .find_map(|word| Some(program.find_subcommand(word)?.get_name().to_owned()));
    let command = named.map_or_else(|| "sudoku".to_owned(), |name| format!("sudoku {name}"));
    text!("usage-more", command)
}

/// The parts of an error.
struct Parts<'a> {
    error: &'a clap::Error,
}

impl Parts<'_> {
    fn problem(&self) -> String {
        match self.error.kind() {
            ErrorKind::InvalidSubcommand => {
                let problem =
                    text!("usage-unknown-command", name = self.word(ContextKind::InvalidSubcommand));
                self.or_similar(problem, ContextKind::SuggestedSubcommand)
            }
            ErrorKind::MissingSubcommand => text!("usage-missing-command"),
            ErrorKind::UnknownArgument => self.unknown_argument(),
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::MissingRequiredArgument => self.missing(),
            ErrorKind::InvalidValue => self.wrong_value(),
            ErrorKind::ValueValidation => {
                let problem = self.error.source().map_or_else(String::new, ToString::to_string);
                let (option, value) = (self.option(), self.word(ContextKind::InvalidValue));
                if value.is_empty() || problem.contains(&value) {
                    text!("usage-problem", option, problem)
                } else {
                    text!("usage-problem-of-value", option, value, problem)
                }
            }
            ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
                text!(
                    "usage-unexpected-value",
                    option = self.option(),
                    value = self.word(ContextKind::InvalidValue)
                )
            }
            ErrorKind::InvalidUtf8 => text!("usage-not-text"),
            _ => {
                let all = self.error.to_string();
                all.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
            }
        }
    }

    fn unknown_argument(&self) -> String {
        let name = self.word(ContextKind::InvalidArg);
        if !name.starts_with('-') {
            return text!("usage-unexpected", value = name);
        }
        let similar = self.word(ContextKind::SuggestedArg);
        let problem = text!("usage-unknown-option", name = &name);
        if is_similar(name.trim_start_matches('-'), similar.trim_start_matches('-')) {
            self.or_similar(problem, ContextKind::SuggestedArg)
        } else {
            problem
        }
    }

    fn conflict(&self) -> String {
        let (option, others) = (self.option(), self.words(ContextKind::PriorArg));
        let others: Vec<String> = others.iter().map(|other| option_name(other)).collect();
        if others.is_empty() || others.contains(&option) {
            text!("usage-repeated", option)
        } else {
            text!("usage-conflict", option, others)
        }
    }

    /// What is missing: an argument, or one of several options, as `<--count <N>|--shuffle>`.
    fn missing(&self) -> String {
        let missing = self.words(ContextKind::InvalidArg);
        let first = missing.first().map_or("", String::as_str);
        if !first.contains("--") {
            return text!("usage-missing-argument", name = option_name(first));
        }
        let inside = first.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).unwrap_or(first);
        let options: Vec<String> = inside.split('|').map(option_name).collect();
        text!("usage-missing-option", options)
    }

    fn wrong_value(&self) -> String {
        let (option, value) = (self.option(), self.word(ContextKind::InvalidValue));
        let values = self.words(ContextKind::ValidValue);
        // All formats of an option are its values, and all options with formats have this one.
        let is_format = values.iter().any(|value| value == "pretty");
        let similar = self.word(ContextKind::SuggestedValue);
        let has_similar = is_similar(&value, &similar);
        match (value.as_str(), values.len()) {
            ("", _) if is_format => text!("usage-no-format", option),
            ("", 0) => text!("usage-no-value", option),
            ("", 1..=FEW_NAMES) => text!("usage-no-value-of", option, values),
            // Only techniques have more names.
            ("", _) => text!("usage-no-technique", option),
            _ if is_format && has_similar => text!("usage-similar-format", option, value, similar),
            _ if is_format => text!("usage-wrong-format", option, value),
            _ => text!("usage-wrong-value", option, value, values),
        }
    }

    /// The problem with the names that may have been meant.
    fn or_similar(&self, problem: String, kind: ContextKind) -> String {
        let names: Vec<String> = self.words(kind).iter().map(|name| option_name(name)).collect();
        if names.is_empty() { problem } else { text!("usage-similar", problem, names) }
    }

    /// The option or argument that is wrong, without the name of its value.
    fn option(&self) -> String {
        option_name(&self.word(ContextKind::InvalidArg))
    }

    fn word(&self, kind: ContextKind) -> String {
        self.words(kind).into_iter().next().unwrap_or_default()
    }

    fn words(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(word)) => vec![word.clone()],
            Some(ContextValue::Strings(words)) => words.clone(),
            _ => Vec::new(),
        }
    }
}

/// `--by` of `--by <WHAT>`, and `NAME` of `[NAME]`.
fn option_name(shown: &str) -> String {
    let name = shown.split(' ').next().unwrap_or_default();
    name.trim_matches(['<', '>', '[', ']', '.']).to_owned()
}

/// Whether a person who typed one name may have meant the other: few letters differ, or one
/// begins with the other.
fn is_similar(typed: &str, name: &str) -> bool {
    if typed.is_empty() || name.is_empty() {
        return false;
    }
    let longest = typed.len().max(name.len());
    let is_start = name.starts_with(typed) || typed.starts_with(name);
    is_start || strsim::damerau_levenshtein(typed, name) <= longest.div_ceil(4)
}
