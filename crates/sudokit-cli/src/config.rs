//! A file of settings: defaults that a person chooses for options.
//!
//! ```text
//! # ~/.config/sudokit/config.toml
//! scale = "hodoku"
//! format = "line"
//! ```
//!
//! A setting is the default of an option: it has the values of the option, and the option
//! itself wins. [`SETTINGS`] is the table. A wrong line is reported and has no effect.
//!
//! Settings change only what people read. JSON, CSV, lists that are written as they were
//! read, and the puzzles of a seed do not depend on settings, so a script works the same
//! for everyone.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::Command;
use clap::builder::{ArgPredicate, Resettable};
use etcetera::BaseStrategy;

use crate::args;
use crate::texts::{TEXTS, text};

/// A setting: the default of an option. The message `setting-NAME` describes it.
pub struct Setting {
    pub name: &'static str,
    /// The id of the option.
    flag: &'static str,
    /// The commands in which the option has another meaning.
    not_in: &'static [&'static str],
}

/// All settings.
pub const SETTINGS: [Setting; 6] = [
    Setting { name: "color", flag: "color", not_in: &[] },
    Setting { name: "coordinates", flag: "coordinates", not_in: &[] },
    Setting {
        name: "format",
        flag: "to",
        // These write lines as they were read, or drawings.
        not_in: &["dedupe", "draw", "explain", "filter", "sort", "sample", "show"],
    },
    Setting {
        name: "order",
        flag: "order",
        // There it decides what --needs means.
        not_in: &["create", "filter"],
    },
    Setting { name: "scale", flag: "scale", not_in: &[] },
    // Pictures have other themes than the screen.
    Setting { name: "theme", flag: "theme", not_in: &["draw", "explain"] },
];

impl Setting {
    /// The setting with this name, or a sentence that lists all settings.
    pub fn named(name: &str) -> Result<&'static Self, String> {
        SETTINGS.iter().find(|setting| setting.name == name).ok_or_else(|| {
            let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            text!("config-unknown", name, names)
        })
    }

    /// The description of the setting.
    pub fn about(&self) -> String {
        TEXTS.message(&format!("setting-{}", self.name), &[])
    }

    /// Whether a command has the option.
    fn is_in(&self, command: &Command) -> bool {
        let has_flag = command.get_arguments().any(|arg| arg.get_id() == self.flag);
        has_flag && !self.not_in.contains(&command.get_name())
    }

    /// A command with this value as the default of the option, except for rows.
    fn applied_to(&self, command: Command, value: &str) -> Command {
        // `watch` writes rows, even without an option, unless its output is a terminal.
        let has_only_rows = command.get_name() == "watch" && !io::stdout().is_terminal();
        if !self.is_in(&command) || has_only_rows {
            return command;
        }
        let mut row_flags = vec![("json", ArgPredicate::from("true")), ("csv", ArgPredicate::from("true"))];
        if command.get_name() == "watch" {
            row_flags.extend(["output", "record"].map(|flag| (flag, ArgPredicate::IsPresent)));
        }
        row_flags.retain(|(flag, _)| command.get_arguments().any(|arg| arg.get_id() == flag));
        command.mut_arg(self.flag, |arg| {
            let usual = Resettable::from(arg.get_default_values().first().cloned());
            let unless = row_flags.into_iter().map(|(flag, given)| (flag, given, usual.clone()));
            arg.default_value_ifs(unless).default_value(value.to_owned())
        })
    }

    /// Checks a value. The error says which values are valid.
    pub fn check(&self, value: &str, program: &Command) -> Result<(), String> {
        let mut commands = std::iter::once(program).chain(program.get_subcommands());
        let args = commands.find(|command| self.is_in(command)).into_iter().flat_map(Command::get_arguments);
        let values = args.filter(|arg| arg.get_id() == self.flag).flat_map(clap::Arg::get_possible_values);
        let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
        if values.iter().any(|known| known == value) {
            return Ok(());
        }
        Err(text!("config-wrong-value", name = self.name, value, values))
    }
}

/// A value that the file sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetValue {
    pub name: String,
    pub value: String,
    pub line: u64,
}

/// The file, as it was read.
#[derive(Default, Debug)]
pub struct ConfigFile {
    pub path: PathBuf,
    pub values: Vec<SetValue>,
    /// Sentences about lines that have no effect.
    pub problems: Vec<String>,
}

impl ConfigFile {
    /// Reads the user's settings file. Without a file, nothing is set.
    pub fn load() -> Self {
        let Some(path) = path() else { return Self::default() };
        match fs::read_to_string(&path) {
            Ok(text) => Self::parse(path, &text, &args::parser()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self { path, ..Self::default() },
            Err(error) => {
                let reason = crate::trouble::reason(&error);
                let problem = text!("config-unreadable", path = path.display().to_string(), reason);
                Self { path, problems: vec![problem], ..Self::default() }
            }
        }
    }

    fn parse(path: PathBuf, text: &str, program: &Command) -> Self {
        let mut config = Self { path, ..Self::default() };
        for (line, text) in (1..).zip(text.lines()) {
            match parse_line(text, program) {
                Ok(Some((setting, value))) => {
                    // As in other files of settings, the last one counts.
                    config.values.retain(|known| known.name != setting.name);
                    config.values.push(SetValue { name: setting.name.to_owned(), value, line });
                }
                Ok(None) => {}
                Err(problem) => {
                    let path = config.path.display().to_string();
                    config.problems.push(text!("config-wrong-line", path, line, problem));
                }
            }
        }
        config
    }

    /// The value of a setting.
    pub fn get(&self, name: &str) -> Option<&SetValue> {
        self.values.iter().find(|value| value.name == name)
    }

    /// The command line with these defaults.
    pub fn applied_to(&self, program: Command) -> Command {
        SETTINGS.iter().fold(program, |program, setting| match self.get(setting.name) {
            Some(SetValue { value, .. }) => {
                let with_default = |command: Command| setting.applied_to(command, value);
                with_default(program).mut_subcommands(with_default)
            }
            None => program,
        })
    }
}

/// Where the file is, if the system has a place for it.
pub fn path() -> Option<PathBuf> {
    match env::var_os("SUDOKU_CONFIG") {
        Some(path) if !path.is_empty() => Some(path.into()),
        _ => Some(etcetera::choose_base_strategy().ok()?.config_dir().join("sudokit").join("config.toml")),
    }
}

/// `scale = "hodoku"  # a comment`
fn parse_line(text: &str, program: &Command) -> Result<Option<(&'static Setting, String)>, String> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(None);
    }
    let (name, rest) = text.split_once('=').ok_or_else(|| text!("config-wrong-syntax"))?;
    let rest = rest.trim();
    let value = match rest.strip_prefix('"') {
        Some(quoted) => {
            let (value, after) = quoted.split_once('"').ok_or_else(|| text!("config-open-quote"))?;
            let is_comment = after.trim().is_empty() || after.trim().starts_with('#');
            if is_comment { value } else { return Err(text!("config-text-after-value")) }
        }
        None => rest.split('#').next().unwrap_or_default().trim(),
    };
    let setting = Setting::named(name.trim())?;
    setting.check(value, program)?;
    Ok(Some((setting, value.to_owned())))
}

/// The text of a file with another value of a setting, or with none. All other lines stay
/// as they are.
pub fn changed(text: &str, name: &str, value: Option<&str>) -> String {
    let is_meant = |line: &&str| {
        let key = line.split_once('=').map(|(key, _)| key.trim());
        key == Some(name) && !line.trim_start().starts_with('#')
    };
    let mut lines: Vec<String> = Vec::new();
    let mut value = value.map(|value| format!("{name} = \"{value}\""));
    for line in text.lines() {
        if is_meant(&line) {
            lines.extend(value.take());
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.extend(value);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The text of the file, or an empty text if there is no file.
pub fn text(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        text => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> ConfigFile {
        ConfigFile::parse("config.toml".into(), text, &args::parser())
    }

    #[test]
    fn every_setting_is_the_default_of_an_option() {
        for setting in &SETTINGS {
            assert!(setting.check("nonsense", &args::parser()).is_err_and(|problem| problem.len() > 40));
        }
    }

    #[test]
    fn a_file_has_settings_and_comments() {
        let config = parse("# mine\nscale = \"hodoku\" # of old\n\n  format=line\nscale = \"explainer\"\n");
        assert_eq!(config.problems, Vec::<String>::new());
        assert_eq!(config.get("scale").map(|set| (&set.value[..], set.line)), Some(("explainer", 5)));
        assert_eq!(config.get("format").map(|set| &set.value[..]), Some("line"));
        assert_eq!(config.get("theme"), None);
    }

    #[test]
    fn wrong_lines_are_named_and_have_no_effect() {
        let config = parse(
            "colour = \"never\"\ntheme = \"pink\"\nscale\ncolor = \"never\nformat = \"line\"\n\
             order = \"hodoku\" beginner\n",
        );
        assert_eq!(
            config.problems,
            [
                "config.toml: line 1 has no effect: there is no setting 'colour'; the settings are color, \
                 coordinates, format, order, scale and theme",
                "config.toml: line 2 has no effect: 'pink' is not a value of theme; use auto, dark, light \
                 or none",
                "config.toml: line 3 has no effect: expected a line such as scale = \"hodoku\"",
                "config.toml: line 4 has no effect: the value has no closing quote",
                "config.toml: line 6 has no effect: only a comment can follow the value",
            ]
        );
        assert_eq!(config.values.len(), 1);
    }

    #[test]
    fn other_lines_stay_as_they_are() {
        let text = "# mine\nscale = \"hodoku\"\n\n# scale = \"x\"\n";
        assert_eq!(
            changed(text, "scale", Some("explainer")),
            "# mine\nscale = \"explainer\"\n\n# scale = \"x\"\n"
        );
        assert_eq!(changed(text, "scale", None), "# mine\n\n# scale = \"x\"\n");
        assert_eq!(changed("", "theme", Some("dark")), "theme = \"dark\"\n");
    }
}
