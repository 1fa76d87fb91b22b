//! The settings of a person: a file with the values that flags have if they are not
//! given.
//!
//! ```text
//! # ~/.config/sudokit/config.toml
//! scale = "hodoku"
//! format = "line"
//! ```
//!
//! A setting is the default of a flag, so that the flag's own parser knows its values,
//! and the flag itself wins. [`SETTINGS`] is the table: a new setting is a row in it.
//! A line that is wrong is reported and has no effect.
//!
//! Settings are for what a person sees. Rows for programs, lists that come back as they
//! were read and the puzzles of a seed are the same for everybody: a script that works
//! for one person works for another.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::Command;
use clap::builder::{ArgPredicate, Resettable};
use etcetera::BaseStrategy;

/// A setting: the default of a flag.
pub struct Setting {
    pub name: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// The id of the flag.
    flag: &'static str,
    /// The commands whose flag has another meaning.
    not_in: &'static [&'static str],
}

/// All settings.
pub const SETTINGS: [Setting; 6] = [
    Setting { name: "color", about: "when to use colors: auto, always or never", flag: "color", not_in: &[] },
    Setting {
        name: "coordinates",
        about: "how cells are named: r1c1, or A1 where row A is the first",
        flag: "coordinates",
        not_in: &[],
    },
    Setting {
        name: "format",
        about: "the format of the boards that are written: see `sudoku formats`",
        flag: "to",
        // These write what they read, or a drawing.
        not_in: &["dedupe", "filter", "sort", "sample", "show"],
    },
    Setting {
        name: "order",
        about: "which step comes next: beginner, hodoku or explainer",
        flag: "order",
        // There it says what --needs means.
        not_in: &["create", "filter"],
    },
    Setting {
        name: "scale",
        about: "whose numbers say how hard it is: explainer or hodoku",
        flag: "scale",
        not_in: &[],
    },
    Setting {
        name: "theme",
        about: "the colors of the full screen: auto, dark, light or none",
        flag: "theme",
        not_in: &[],
    },
];

impl Setting {
    /// The setting of a name, or a sentence that lists all.
    pub fn named(name: &str) -> Result<&'static Self, String> {
        SETTINGS.iter().find(|setting| setting.name == name).ok_or_else(|| {
            let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            format!("there is no setting '{name}': the settings are {}", names.join(", "))
        })
    }

    /// Whether a command has the flag.
    fn is_in(&self, command: &Command) -> bool {
        let has_flag = command.get_arguments().any(|arg| arg.get_id() == self.flag);
        has_flag && !self.not_in.contains(&command.get_name())
    }

    /// A command with this value as the default of the flag, except for rows.
    fn applied_to(&self, command: Command, value: &str) -> Command {
        // Into a pipe, `watch` writes rows without being asked.
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

    /// Says what is wrong with a value.
    pub fn check(&self, value: &str, program: &Command) -> Result<(), String> {
        let mut commands = std::iter::once(program).chain(program.get_subcommands());
        let args = commands.find(|command| self.is_in(command)).into_iter().flat_map(Command::get_arguments);
        let values = args.filter(|arg| arg.get_id() == self.flag).flat_map(clap::Arg::get_possible_values);
        let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
        if values.iter().any(|known| known == value) {
            return Ok(());
        }
        Err(format!("'{value}' is not a value of {}: use one of {}", self.name, values.join(", ")))
    }
}

/// A value that the file sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetValue {
    pub name: String,
    pub value: String,
    pub line: usize,
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
    /// Reads the file of this person; without one, nothing is set.
    pub fn load(program: &Command) -> Self {
        let Some(path) = path() else { return Self::default() };
        match fs::read_to_string(&path) {
            Ok(text) => Self::parse(path, &text, program),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self { path, ..Self::default() },
            Err(error) => {
                let problem =
                    format!("{} cannot be read: {}", path.display(), crate::trouble::reason(&error));
                Self { path, problems: vec![problem], ..Self::default() }
            }
        }
    }

    fn parse(path: PathBuf, text: &str, program: &Command) -> Self {
        let mut config = Self { path, ..Self::default() };
        for (line, text) in (1..).zip(text.lines()) {
            match parse_line(text, line, program) {
                Ok(Some(value)) => {
                    // As in other files of settings, the last one counts.
                    config.values.retain(|known| known.name != value.name);
                    config.values.push(value);
                }
                Ok(None) => {}
                Err(problem) => {
                    let path = config.path.display();
                    config.problems.push(format!("{path}: line {line}: {problem}; this line has no effect"));
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

/// `scale = "hodoku"  # a remark`
fn parse_line(text: &str, line: usize, program: &Command) -> Result<Option<SetValue>, String> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(None);
    }
    let (name, rest) = text.split_once('=').ok_or("expected a line such as scale = \"hodoku\"")?;
    let rest = rest.trim();
    let value = match rest.strip_prefix('"') {
        Some(quoted) => {
            let (value, after) = quoted.split_once('"').ok_or("the value has no closing quote")?;
            let is_remark = after.trim().is_empty() || after.trim().starts_with('#');
            if is_remark { value } else { return Err("there is something after the value".to_owned()) }
        }
        None => rest.split('#').next().unwrap_or_default().trim(),
    };
    let setting = Setting::named(name.trim())?;
    setting.check(value, program)?;
    Ok(Some(SetValue { name: setting.name.to_owned(), value: value.to_owned(), line }))
}

/// The text of a file in which a setting has another value, or none. All other lines
/// stay as they are.
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

/// The text of the file, or nothing without a file.
pub fn text(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        text => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    fn parse(text: &str) -> ConfigFile {
        ConfigFile::parse("config.toml".into(), text, &args::command())
    }

    #[test]
    fn every_setting_is_the_default_of_a_flag() {
        for setting in &SETTINGS {
            assert!(setting.check("nonsense", &args::command()).is_err_and(|problem| problem.len() > 40));
        }
    }

    #[test]
    fn a_file_has_settings_and_remarks() {
        let config = parse("# mine\nscale = \"hodoku\" # of old\n\n  format=line\nscale = \"explainer\"\n");
        assert_eq!(config.problems, Vec::<String>::new());
        assert_eq!(config.get("scale").map(|set| (&set.value[..], set.line)), Some(("explainer", 5)));
        assert_eq!(config.get("format").map(|set| &set.value[..]), Some("line"));
        assert_eq!(config.get("theme"), None);
    }

    #[test]
    fn wrong_lines_are_named_and_have_no_effect() {
        let config =
            parse("colour = \"never\"\ntheme = \"pink\"\nscale\ncolor = \"never\nformat = \"line\"\n");
        assert_eq!(
            config.problems,
            [
                "config.toml: line 1: there is no setting 'colour': the settings are color, coordinates, \
                 format, order, scale, theme; this line has no effect",
                "config.toml: line 2: 'pink' is not a value of theme: use one of auto, dark, light, none; \
                 this line has no effect",
                "config.toml: line 3: expected a line such as scale = \"hodoku\"; this line has no effect",
                "config.toml: line 4: the value has no closing quote; this line has no effect",
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
