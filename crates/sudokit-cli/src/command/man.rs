//! `sudoku man`: a page for the program, and one for each command.
//!
//! The options are laid out by `clap_mangen`. What it would put into one section,
//! examples and exit codes, has sections of its own here, in which lines stay lines.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::{Arg, ArgAction, Command};

use crate::args;
use crate::sink::{write_file, write_text};
use crate::status::{EXIT_CODES, Status, UsageError};

const EXAMPLES: &str = "Examples:\n";
const EXIT_STATUS: &str = "Exit codes:\n";

pub fn run(arguments: &args::Man) -> anyhow::Result<Status> {
    let mut program = args::command();
    program.build();
    if let Some(folder) = &arguments.all {
        return write_all(&program, folder, arguments.target.force);
    }
    let page = match &arguments.command {
        None => page(&program, &program)?,
        Some(name) => {
            let command = program.find_subcommand(name).ok_or_else(|| {
                UsageError(format!("there is no command '{name}': sudoku --help lists them"))
            })?;
            page(command, &program)?
        }
    };
    write_text(&arguments.target, page.as_bytes())
}

/// Writes all pages.
fn write_all(program: &Command, folder: &Path, force: bool) -> anyhow::Result<Status> {
    fs::create_dir_all(folder)
        .map_err(|error| UsageError(format!("{}: {}", folder.display(), crate::trouble::reason(&error))))?;
    for command in std::iter::once(program).chain(described(program)) {
        let name = format!("{}.1", name(command, program));
        write_file(&folder.join(name), &page(command, program)?, force)?;
    }
    Ok(Status::Done)
}

/// The commands that have a page.
fn described(program: &Command) -> impl Iterator<Item = &Command> {
    program.get_subcommands().filter(|command| command.get_name() != "help" && !command.is_hide_set())
}

/// `sudoku` or `sudoku-solve`
fn name(command: &Command, program: &Command) -> String {
    if command.get_name() == program.get_name() {
        program.get_name().to_owned()
    } else {
        format!("{}-{}", program.get_name(), command.get_name())
    }
}

fn page(command: &Command, program: &Command) -> anyhow::Result<String> {
    let is_program = command.get_name() == program.get_name();
    let name = name(command, program);
    let version = program.get_version().unwrap_or_default();
    let source = format!("{} {version}", program.get_name());
    let manual = "Sudoku";
    // The name in the first section is that of the page.
    let man = clap_mangen::Man::new(command.clone().name(name.clone()).display_name(name))
        .source(source)
        .manual(manual);
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    page.extend(synopsis(command, program).into_bytes());
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    let mut page = String::from_utf8(page).context("clap writes text")?;
    if is_program {
        page += &commands(program);
    }
    page += &section("EXIT STATUS", EXIT_CODES.strip_prefix(EXIT_STATUS).unwrap_or(EXIT_CODES));
    let after = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    if let Some(examples) = after.strip_prefix(EXAMPLES) {
        page += &section("EXAMPLES", examples);
    }
    Ok(page + &see_also(command, program))
}

/// The command with all its flags, and the values that they take.
fn synopsis(command: &Command, program: &Command) -> String {
    let mut text = String::from(".SH SYNOPSIS\n");
    text += &format!("\\fB{}\\fR", escaped(&name(command, program).replacen('-', " ", 1)));
    let shown = |arg: &&Arg| !arg.is_hide_set();
    for arg in command.get_arguments().filter(shown).filter(|arg| !arg.is_positional()) {
        let flag = match (arg.get_long(), arg.get_short()) {
            (Some(long), _) => format!("--{long}"),
            (None, Some(short)) => format!("-{short}"),
            (None, None) => continue,
        };
        let value = match (takes_value(arg), arg.get_value_names()) {
            (true, Some(names)) => format!(" \\fI{}\\fR", escaped(&names[0])),
            _ => String::new(),
        };
        text += &format!(" [\\fB{}\\fR{value}]", escaped(&flag));
    }
    for arg in command.get_positionals().filter(shown) {
        let names =
            arg.get_value_names().map_or_else(|| arg.get_id().to_string(), |names| names[0].to_string());
        let dots = if matches!(arg.get_action(), ArgAction::Append) { "..." } else { "" };
        let value = format!("\\fI{}\\fR{dots}", escaped(&names));
        text += &if arg.is_required_set() { format!(" {value}") } else { format!(" [{value}]") };
    }
    if command.has_subcommands() {
        text += " \\fICOMMAND\\fR [\\fIARGUMENTS\\fR]";
    }
    text + "\n"
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

/// Each command in a line of its own.
fn commands(program: &Command) -> String {
    let entry = |command: &Command| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        format!(".TP\n\\fB{}\\fR(1)\n{}\n", escaped(&name(command, program)), escaped(&about))
    };
    format!(".SH COMMANDS\n{}", described(program).map(entry).collect::<String>())
}

/// A section in which lines stay lines.
fn section(title: &str, text: &str) -> String {
    format!(".SH \"{title}\"\n.nf\n{}\n.fi\n", escaped(text.trim_end()))
}

/// The other pages.
fn see_also(command: &Command, program: &Command) -> String {
    let pages = std::iter::once(program).chain(described(program));
    let others = pages.filter(|other| other.get_name() != command.get_name());
    let names: Vec<String> =
        others.map(|other| format!("\\fB{}\\fR(1)", escaped(&name(other, program)))).collect();
    format!(".SH \"SEE ALSO\"\n{}\n", names.join(", "))
}

/// Text that roff shows as it is: a point or a quote at the start of a line would be
/// a command.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    let line =
        |line: &str| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
