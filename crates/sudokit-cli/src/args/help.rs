//! Adds the texts to the table of the command line: commands in groups, a page that fits
//! one screen for `-h`, and everything for `--help`.
//!
//! The ids of the messages are made from names:
//!
//! | id | what it describes |
//! |---|---|
//! | `help-solve` | a command, in one line |
//! | `option-limit` | an option or argument of all commands that have it |
//! | `help-solve-limit` | the same for one command |
//! | `option-order-hodoku`, `help-sort-by-rating` | a value of an option |
//! | `help-heading-board` | a heading |
//!
//! The text of an id that ends with `-more` is shown only by `--help`.

use clap::builder::{PossibleValue, PossibleValuesParser, Resettable, StyledStr};
use clap::{Arg, Command};
use sudokit::format::Format;
use sudokit::generate::Symmetry;
use sudokit::logic::rate::Level;
use sudokit::transform::Motion;

use super::examples::examples;
use super::span_words;
use crate::status;
use crate::texts::{TEXTS, text};

/// The commands, grouped by task, with the id of a heading for each group.
const GROUPS: [(&str, &[&str]); 5] = [
    ("help-group-play", &["play", "hint", "explain", "watch", "techniques", "candidates", "draw"]),
    ("help-group-solve", &["solve", "check", "count", "rate", "backbone"]),
    ("help-group-create", &["create", "minimize", "reduce", "complete"]),
    ("help-group-lists", &["filter", "sort", "sample", "stats", "dedupe", "same", "canonical"]),
    (
        "help-group-tools",
        &["show", "convert", "transform", "formats", "config", "completions", "man", "help"],
    ),
];

/// Options that `-h` leaves to `--help`: few people need them.
const LONG_HELP_ONLY: [&str; 27] = [
    "across",
    "font",
    "paint",
    "paper",
    "version",
    "alphabet",
    "shape",
    "jigsaw",
    "diagonals",
    "windoku",
    "disjoint",
    "skip",
    "continues",
    "force",
    "color",
    "quiet",
    "all_messages",
    "every",
    "screen",
    "memory",
    "column",
    "delimiter",
    "solution",
    "not",
    "no_uniqueness",
    "coordinates",
    "theme",
];

/// Exceptions: `create --needs` and `--not` belong together, and many people need the others.
const SHORT_HELP_TOO: [(&str, &str); 3] = [("create", "not"), ("draw", "solution"), ("draw", "theme")];

/// The number of examples that `-h` shows.
const FEW_EXAMPLES: usize = 3;

/// The table with its texts.
pub fn described(program: Command) -> Command {
    let mut program = with_about(with_arguments(program))
        .mut_subcommands(|command| with_examples(with_about(with_arguments(command))))
        .after_help(text!("help-of-commands"))
        .after_long_help(status::exit_codes_text());
    // Building adds `help` and `--help`. It also decides whether `--help` differs from `-h`,
    // so everything else has its texts before.
    program.build();
    let program = with_generated_options(program).mut_subcommands(|command| match command.get_name() {
        "help" => with_about(with_arguments(command)),
        _ => with_generated_options(command),
    });
    let template = template(&program);
    program.help_template(template)
}

/// The message of this id, if there is one.
fn find(id: &str) -> Option<String> {
    TEXTS.contains(id).then(|| TEXTS.message(id, &[]))
}

/// A text of one line, and the whole text.
struct Description {
    short: String,
    long: Option<String>,
}

impl Description {
    fn of(id: &str) -> Self {
        let short = TEXTS.message(id, &[]);
        let long = find(&format!("{id}-more")).map(|more| literal(&format!("{short}\n\n{more}")));
        Self { short, long }
    }
}

/// A text as it is. clap would replace `{n}` by the end of a line; a style without effect in the
/// middle prevents this.
fn literal(text: &str) -> String {
    text.replace("{n}", "{\u{1b}[0mn}")
}

fn with_about(command: Command) -> Command {
    let Description { short, long } = Description::of(&format!("help-{}", command.get_name()));
    command.about(short).long_about(Resettable::from(long.map(StyledStr::from)))
}

fn with_arguments(command: Command) -> Command {
    let name = command.get_name().to_owned();
    command.mut_args(|arg| with_values(with_help(arg, &name), &name))
}

/// Describes the options that clap adds.
fn with_generated_options(command: Command) -> Command {
    let name = command.get_name().to_owned();
    command.mut_args(|arg| match arg.get_id().as_str() {
        "help" | "version" => with_help(arg, &name),
        _ => arg,
    })
}

fn with_help(arg: Arg, command: &str) -> Arg {
    let name = name(&arg);
    let own = format!("help-{command}-{name}");
    let id = if TEXTS.contains(&own) { own } else { format!("option-{name}") };
    let Description { short, long } = Description::of(&id);
    let heading = arg.get_help_heading().map(|heading| format!("help-heading-{heading}"));
    let arg = match heading {
        Some(heading) => arg.help_heading(TEXTS.message(&heading, &[])),
        None => arg,
    };
    let id = arg.get_id().as_str();
    let is_long_only = LONG_HELP_ONLY.contains(&id) && !SHORT_HELP_TOO.contains(&(command, id));
    if arg.is_hide_short_help_set() || is_long_only {
        // Manual pages have only the long help of such an option.
        let long = long.unwrap_or_else(|| short.clone());
        return arg.help(short).long_help(long).hide_short_help(true);
    }
    arg.help(short).long_help(Resettable::from(long.map(StyledStr::from)))
}

/// The name in the ids of messages: the name of the option, or of the field.
fn name(arg: &Arg) -> &str {
    arg.get_long().unwrap_or_else(|| arg.get_id().as_str())
}

/// Describes the values of an argument. Its parser then returns names instead of values,
/// which help does not need.
fn with_values(arg: Arg, command: &str) -> Arg {
    let name = name(&arg);
    // Help hides the names of techniques and of formats. Only completions show these, and
    // names of techniques need no description.
    if arg.is_hide_possible_values_set() && !matches!(name, "from" | "to") {
        return arg;
    }
    let described = |value: PossibleValue| match value_help(command, name, value.get_name()) {
        Some(help) => value.help(help),
        None => value,
    };
    let values: Vec<PossibleValue> = arg.get_possible_values().into_iter().map(described).collect();
    if values.iter().any(|value| value.get_help().is_some()) {
        arg.value_parser(PossibleValuesParser::new(values))
    } else {
        arg
    }
}

fn value_help(command: &str, option: &str, value: &str) -> Option<String> {
    let own = find(&format!("help-{command}-{option}-{value}"));
    own.or_else(|| find(&format!("option-{option}-{value}"))).or_else(|| library_help(option, value))
}

/// The library describes formats, levels, symmetries and motions.
fn library_help(option: &str, value: &str) -> Option<String> {
    let about = match option {
        "from" | "to" => return Some(value.parse::<Format>().ok()?.about().to_owned()),
        "difficulty" => {
            let level: Level = value.parse().ok()?;
            return Some(text!("option-difficulty-level", ratings = span_words(&level.ratings())));
        }
        "symmetry" => value.parse::<Symmetry>().ok()?.about(),
        "rotate" => format!("rotate{value}").parse::<Motion>().ok()?.about(),
        "mirror" => value.parse::<Motion>().or_else(|_| format!("mirror-{value}").parse()).ok()?.about(),
        _ => return None,
    };
    Some(text!("help-value", about))
}

fn with_examples(command: Command) -> Command {
    let examples = examples(command.get_name());
    let call = format!("sudoku {} --help", command.get_name());
    let few = &examples[..examples.len().min(FEW_EXAMPLES)];
    let list = |examples: &[String]| {
        let lines: String = examples.iter().map(|example| format!("\n  {}", literal(example))).collect();
        format!("{}:{lines}", text!("help-heading-examples"))
    };
    let few = format!("{}\n\n{}", list(few), text!("help-more", command = call));
    command.after_help(few).after_long_help(list(&examples))
}

/// The help of the whole program: clap has no groups of commands.
fn template(program: &Command) -> String {
    let about = |name: &str| {
        let command = program.find_subcommand(name)?;
        Some(command.get_about().map(ToString::to_string).unwrap_or_default())
    };
    // The line after the list says how to get help.
    let is_listed = |name: &&str| *name != "help";
    let names = || GROUPS.iter().flat_map(|(_, members)| *members).copied().filter(is_listed);
    let width = names().map(str::len).max().unwrap_or(0);
    let mut text = String::from("{about-with-newline}\n{usage-heading} {usage}\n");
    for (heading, members) in GROUPS {
        text += &format!("\n{}:\n", TEXTS.message(heading, &[]));
        for name in members.iter().copied().filter(is_listed) {
            text += &format!("  {name:width$}  {}\n", about(name).unwrap_or_default());
        }
    }
    text + &format!("\n{}:\n{{options}}{{after-help}}", text!("help-heading-options"))
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    /// The help of a command in a terminal of this width.
    fn help(command: &Command, is_long: bool, width: usize) -> String {
        let mut command = command.clone().term_width(width);
        if is_long { command.render_long_help().to_string() } else { command.render_help().to_string() }
    }

    fn words(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_command_is_in_one_group() {
        for command in command().get_subcommands() {
            let groups = GROUPS.iter().filter(|(_, members)| members.contains(&command.get_name()));
            assert_eq!(groups.count(), 1, "{}", command.get_name());
        }
    }

    #[test]
    fn short_help_fits_one_screen() {
        let lines = |help: &str| help.trim_end().lines().count();
        let program = help(&command(), false, 80);
        assert!(lines(&program) <= 48, "{} lines:\n{program}", lines(&program));
        for command in command().get_subcommands() {
            let text = help(command, false, 80);
            assert!(lines(&text) <= 44, "{}: {} lines:\n{text}", command.get_name(), lines(&text));
        }
    }

    #[test]
    fn long_help_has_examples_and_no_lists_of_formats() {
        for command in command().get_subcommands().filter(|command| command.get_name() != "help") {
            let text = help(command, true, 80);
            assert!(text.contains("Examples:\n"), "{}", command.get_name());
            // Every command shares these options, which `-h` leaves out.
            assert!(text.contains("--all-messages"), "{}", command.get_name());
            assert!(!text.contains("sudokuwiki-v1"), "{}", command.get_name());
        }
    }

    /// Shells have only their names.
    const NAMES_SUFFICE: &str = "shell";

    #[test]
    fn everything_that_is_visible_has_a_message() {
        let program = command();
        for command in std::iter::once(&program).chain(program.get_subcommands()) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name}");
            for arg in command.get_arguments().filter(|_| name != "help") {
                assert!(arg.get_help().is_some_and(|help| !help.to_string().is_empty()), "{name}: {arg}");
                let shows_values = !arg.is_hide_possible_values_set() && arg.get_id() != NAMES_SUFFICE;
                let takes_values = arg.get_action().takes_values();
                let values = arg.get_possible_values();
                for value in values.iter().filter(|_| shows_values && takes_values) {
                    assert!(value.get_help().is_some(), "{name}: {arg}: {}", value.get_name());
                }
            }
        }
    }

    #[test]
    fn help_itself_is_described() {
        let program = command();
        let about = program.find_subcommand("help").and_then(Command::get_about).map(ToString::to_string);
        assert_eq!(about.as_deref(), Some("Show help for the program or a command"));
    }

    #[test]
    fn every_message_is_a_part_of_help() {
        let program = command();
        let all = std::iter::once(&program).chain(program.get_subcommands());
        let shown: Vec<String> = all
            .flat_map(|command| [true, false].map(|is_long| words(&help(command, is_long, 1000))))
            .collect();
        let is_own = |id: &&str| id.starts_with("help-") || id.starts_with("option-");
        // The program has no page for `help` itself.
        let is_fixed =
            |id: &&str| !["help-help", "help-more", "help-value", "option-difficulty-level"].contains(id);
        for id in TEXTS.ids().into_iter().filter(is_own).filter(is_fixed) {
            let text = words(&TEXTS.message(id, &[]));
            assert!(shown.iter().any(|help| help.contains(&text)), "{id}: {text}");
        }
    }
}
