//! `sudoku man`: a page for the program, and one for each command.
//!
//! `clap_mangen` writes the options. It would put examples and exit codes into one section
//! and join their lines, so they have their own sections here.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::{Arg, ArgAction, Command};

use crate::args;
use crate::sink::{write_file, write_text};
use crate::status::{Status, UsageError, WriteError, exit_codes};
use crate::texts::text;

pub fn run(arguments: &args::Man) -> anyhow::Result<Status> {
    let mut program = args::command();
    program.build();
    if let Some(folder) = &arguments.all {
        return write_all(&program, folder, arguments.target.force);
    }
    let page = match &arguments.command {
        None => page(&program, &program)?,
        Some(name) => {
            let unknown = || UsageError(text!("man-unknown-command", name));
            let command = program.find_subcommand(name).ok_or_else(unknown)?;
            page(command, &program)?
        }
    };
    write_text(&arguments.target, page.as_bytes())
}

/// Writes all pages.
fn write_all(program: &Command, folder: &Path, force: bool) -> anyhow::Result<Status> {
    fs::create_dir_all(folder).map_err(|error| UsageError(WriteError::new(folder, &error).to_string()))?;
    for command in std::iter::once(program).chain(described(program)) {
        let name = format!("{}.1", name(command, program));
        write_file(&folder.join(name), page(command, program)?.as_bytes(), force)?;
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
    // The name in the first section is the name of the page.
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
    page += &exit_status();
    page += &examples(command.get_name());
    Ok(page + &see_also(command, program))
}

/// The command with all its options and their values.
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
        text += " \\fICOMMAND\\fR [\\fIOPTIONS\\fR]";
    }
    text + "\n"
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

/// The commands with their descriptions.
fn commands(program: &Command) -> String {
    let entry = |command: &Command| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        format!(".TP\n\\fB{}\\fR(1)\n{}\n", escaped(&name(command, program)), escaped(&about))
    };
    heading(&text!("man-commands")) + &described(program).map(entry).collect::<String>()
}

fn exit_status() -> String {
    let entry = |(code, meaning): (u8, String)| format!(".TP\n\\fB{code}\\fR\n{}\n", escaped(&meaning));
    let codes: String = exit_codes().map(entry).collect();
    format!("{}{codes}.PP\n{}\n", heading(&text!("man-exit-status")), escaped(&text!("help-exit-order")))
}

/// The examples, a line each.
fn examples(command: &str) -> String {
    let examples = args::examples(command);
    if examples.is_empty() {
        return String::new();
    }
    format!("{}.nf\n{}\n.fi\n", heading(&text!("man-examples")), escaped(&examples.join("\n")))
}

fn heading(title: &str) -> String {
    format!(".SH \"{title}\"\n")
}

/// The other pages.
fn see_also(command: &Command, program: &Command) -> String {
    let pages = std::iter::once(program).chain(described(program));
    let others = pages.filter(|other| other.get_name() != command.get_name());
    let names: Vec<String> =
        others.map(|other| format!("\\fB{}\\fR(1)", escaped(&name(other, program)))).collect();
    format!("{}{}\n", heading(&text!("man-see-also")), names.join(", "))
}

/// Text without commands of roff, which begin with a backslash, or with a dot or a quote
/// at the start of a line.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    let line =
        |line: &str| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
