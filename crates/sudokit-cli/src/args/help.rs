//! What help shows: commands in groups, a page that fits one screen for `-h`, and
//! everything for `--help`.

use clap::{Arg, Command};

/// The commands by what people want to do. A command that is in no group is listed
/// with the tools.
const GROUPS: [(&str, &[&str]); 5] = [
    ("Play and learn", &["play", "hint", "explain", "watch", "techniques", "candidates"]),
    ("Solve and check", &["solve", "check", "count", "rate", "backbone"]),
    ("Make puzzles", &["create", "minimize", "reduce", "complete"]),
    ("Lists and comparisons", &["filter", "sort", "sample", "stats", "dedupe", "same", "canonical"]),
    (
        "Convert and tools",
        &["show", "convert", "transform", "formats", "config", "completions", "man", "help"],
    ),
];

/// Options that `-h` leaves to `--help`: few people need them.
const LONG_HELP_ONLY: [&str; 22] = [
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

/// How many examples `-h` shows.
const FEW_EXAMPLES: usize = 3;

/// Values that begin with a minus sign are wrong values, not unknown flags.
const NUMBERS: [&str; 8] = ["N", "N|A..B", "ER|A..B", "CHANCE", "LEVEL|A..B", "TIME", "SIDE", "SIZE"];

/// The command line with its help arranged.
pub fn arranged(command: Command) -> Command {
    let mut command = command;
    // Only a command that is built has `help`, and all flags in all commands.
    command.build();
    let command = command.mut_subcommands(arranged_subcommand);
    let template = template(&command);
    command.help_template(template).mut_args(|arg| arranged_argument(hidden_from_short_help(arg)))
}

fn arranged_subcommand(command: Command) -> Command {
    let command = command.mut_args(|arg| arranged_argument(hidden_from_short_help(arg)));
    let Some(examples) = command.get_after_help().map(ToString::to_string) else { return command };
    // A heading, then a line for each example.
    let few: Vec<&str> = examples.lines().take(1 + FEW_EXAMPLES).collect();
    let few =
        format!("{}\n\nMore options and examples: sudoku {} --help", few.join("\n"), command.get_name());
    command.after_help(few).after_long_help(examples)
}

fn arranged_argument(arg: Arg) -> Arg {
    let is_number = arg.get_value_names().is_some_and(|names| NUMBERS.contains(&names[0].as_str()));
    if is_number && !arg.is_positional() { arg.allow_hyphen_values(true) } else { arg }
}

fn hidden_from_short_help(arg: Arg) -> Arg {
    if !LONG_HELP_ONLY.contains(&arg.get_id().as_str()) {
        return arg;
    }
    // Manual pages have only the long help of such a flag.
    let help = arg.get_long_help().or(arg.get_help()).cloned().unwrap_or_default();
    arg.hide_short_help(true).long_help(help)
}

/// The help of the whole program: clap has no groups of commands.
fn template(command: &Command) -> String {
    // What follows the list says how to get help.
    let is_listed = |command: &&Command| !command.is_hide_set() && command.get_name() != "help";
    let all: Vec<&Command> = command.get_subcommands().filter(is_listed).collect();
    let width = all.iter().map(|command| command.get_name().len()).max().unwrap_or(0);
    let is_in = |members: &[&str], command: &Command| members.contains(&command.get_name());
    let mut text = String::from("{about-with-newline}\n{usage-heading} {usage}\n");
    for (index, (title, members)) in GROUPS.iter().enumerate() {
        let own = members.iter().filter_map(|name| all.iter().find(|command| command.get_name() == *name));
        let is_last = index + 1 == GROUPS.len();
        let others = all
            .iter()
            .filter(|command| is_last && !GROUPS.iter().any(|(_, members)| is_in(members, command)));
        text += &format!("\n{title}:\n");
        for command in own.chain(others) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            text += &format!("  {:width$}  {about}\n", command.get_name());
        }
    }
    text + "\nOptions:\n{options}{after-help}"
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    /// The help of a command in a terminal of 80 columns.
    fn help(command: Command, is_long: bool) -> String {
        let mut command = command.term_width(80);
        if is_long { command.render_long_help().to_string() } else { command.render_help().to_string() }
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
        let program = help(command(), false);
        assert!(lines(&program) <= 48, "{} lines:\n{program}", lines(&program));
        for command in command().get_subcommands() {
            let text = help(command.clone(), false);
            assert!(lines(&text) <= 44, "{}: {} lines:\n{text}", command.get_name(), lines(&text));
        }
    }

    #[test]
    fn long_help_has_examples_and_no_lists_of_formats() {
        for command in command().get_subcommands().filter(|command| command.get_name() != "help") {
            let text = help(command.clone(), true);
            assert!(text.contains("Examples:\n"), "{}", command.get_name());
            assert!(!text.contains("sudokuwiki-v1"), "{}", command.get_name());
        }
    }
}
