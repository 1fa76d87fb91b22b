//! `sudoku config`

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::Context;

use crate::args;
use crate::config::{self, ConfigFile, SETTINGS, Setting};
use crate::output::{error, say};
use crate::sink::{Sink, write_file};
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::trouble::reason;

pub fn run(arguments: &args::Config) -> anyhow::Result<Status> {
    let path = config::path().with_context(|| text!("config-no-folder"))?;
    let config = ConfigFile::load();
    match arguments {
        args::Config { path: true, .. } => print(&format!("{}\n", path.display())),
        args::Config { edit: true, .. } => edit(&path),
        args::Config { unset: Some(name), .. } => change(&path, name, None),
        args::Config { key: Some(name), value: Some(value), .. } => change(&path, name, Some(value)),
        args::Config { key: Some(name), .. } => show(&config, setting(name)?),
        _ => print(&list(&config, &path)),
    }
}

fn setting(name: &str) -> Result<&'static Setting, UsageError> {
    Setting::named(name).map_err(UsageError)
}

fn print(text: &str) -> anyhow::Result<Status> {
    let mut stdout = Sink::stdout();
    stdout.write_all(text.as_bytes())?;
    stdout.finish()?;
    Ok(Status::Done)
}

/// All settings, their values and where these come from.
fn list(config: &ConfigFile, path: &Path) -> String {
    let width = |texts: &mut dyn Iterator<Item = &str>| texts.map(str::len).max().unwrap_or(0);
    let value = |setting: &Setting| config.get(setting.name).map_or("-", |set| &set.value);
    let names = width(&mut SETTINGS.iter().map(|setting| setting.name));
    let values = width(&mut SETTINGS.iter().map(value));
    let mut text = String::new();
    for setting in &SETTINGS {
        let from = match config.get(setting.name) {
            Some(set) => text!("config-line", line = set.line),
            None => text!("config-not-set"),
        };
        text +=
            &format!("{:names$}  {:values$}  {from:18}  {}\n", setting.name, value(setting), setting.about());
    }
    text + &format!("\n{}\n", text!("config-file", path = path.display().to_string()))
}

/// The value of one setting.
fn show(config: &ConfigFile, setting: &Setting) -> anyhow::Result<Status> {
    if let Some(set) = config.get(setting.name) {
        return print(&format!("{}\n", set.value));
    }
    say(&text!("config-default", name = setting.name));
    Ok(Status::No)
}

/// Writes the file with another value, or without one.
fn change(path: &Path, name: &str, value: Option<&str>) -> anyhow::Result<Status> {
    let setting = setting(name)?;
    if let Some(value) = value {
        setting.check(value, &args::parser()).map_err(UsageError)?;
    }
    let unusable = |error: std::io::Error| UsageError(unusable(path, &error));
    let text = config::text(path).map_err(unusable)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(unusable)?;
    }
    let changed = config::changed(&text, name, value);
    if changed.is_empty() {
        // An empty file would not be written.
        fs::remove_file(path).or_else(ignore_missing).map_err(unusable)?;
        return Ok(Status::Done);
    }
    write_file(path, changed.as_bytes(), true)?;
    Ok(Status::Done)
}

fn ignore_missing(error: std::io::Error) -> std::io::Result<()> {
    if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}

fn unusable(path: &Path, error: &std::io::Error) -> String {
    text!("config-unusable", path = path.display().to_string(), reason = reason(error))
}

/// Opens the file in the person's editor, then reports its wrong lines.
fn edit(path: &Path) -> anyhow::Result<Status> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| anyhow::anyhow!(unusable(folder, &error)))?;
    }
    if !path.exists() {
        let about =
            SETTINGS.iter().map(|setting| format!("# {} = \"\"  # {}\n", setting.name, setting.about()));
        write_file(path, about.collect::<String>().as_bytes(), false)?;
    }
    let editor = editor();
    let mut words = editor.split_whitespace();
    let program = words.next().unwrap_or_default();
    let status = Command::new(program).args(words).arg(path).status();
    let status = status.map_err(|problem| {
        let path = path.display().to_string();
        UsageError(text!("config-no-editor", program, reason = reason(&problem), path))
    })?;
    let problems = ConfigFile::load().problems;
    for problem in &problems {
        error(problem);
    }
    let is_right = status.success() && problems.is_empty();
    Ok(if is_right { Status::Done } else { Status::No })
}

/// The editor that the environment names, or one that every system has.
fn editor() -> String {
    let named = ["VISUAL", "EDITOR"].into_iter().filter_map(|name| env::var(name).ok());
    let usual = if cfg!(windows) { "notepad" } else { "vi" };
    named.into_iter().find(|editor| !editor.trim().is_empty()).unwrap_or_else(|| usual.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_every_setting() {
        let text = list(&ConfigFile::default(), Path::new("config.toml"));
        for setting in &SETTINGS {
            assert!(text.contains(setting.name) && text.contains(&setting.about()));
        }
        assert!(text.ends_with("The file is config.toml.\n"));
    }

    #[test]
    fn without_a_folder_for_settings_a_variable_names_the_file() {
        let problem = text!("config-no-folder");
        let expected = "your system names no folder for settings: set the variable SUDOKU_CONFIG to the \
                        path of a file";
        assert_eq!(problem, expected);
    }
}
