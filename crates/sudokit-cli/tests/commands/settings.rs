//! The file of settings: options override it, and its wrong lines are reported.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Settings(tempfile::TempDir);

impl Settings {
    fn new(text: &str) -> Self {
        let settings = Self(tempfile::tempdir().unwrap());
        if !text.is_empty() {
            fs::create_dir_all(settings.path().parent().unwrap()).unwrap();
            fs::write(settings.path(), text).unwrap();
        }
        settings
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("sudokit/config.toml")
    }

    fn run(&self, arguments: &[&str], variables: &[(&str, &Path)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
        command.args(arguments).env("SUDOKU_CONFIG", self.path()).envs(variables.iter().copied());
        command.output().unwrap()
    }

    /// The line of a setting in the list of all, with single blanks.
    fn listed(&self, name: &str) -> String {
        let list = self.printed(&["config"]);
        let line = list.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn printed(&self, arguments: &[&str]) -> String {
        String::from_utf8(self.run(arguments, &[]).stdout).unwrap()
    }
}

#[test]
fn a_setting_is_the_default_of_its_flag() {
    let none = Settings::new("");
    let settings = Settings::new("format = \"sdm\"\nscale = \"hodoku\"\ncolor = \"always\"\n");
    assert_eq!(settings.printed(&["convert", PUZZLE]), PUZZLE.replace('.', "0") + "\n");
    assert_eq!(
        settings.printed(&["convert", "--to", "line", PUZZLE]),
        format!("{PUZZLE}\n"),
        "options override settings"
    );
    assert_eq!(settings.printed(&["dedupe", PUZZLE]), format!("{PUZZLE}\n"), "echoed text is unchanged");
    let rated = |settings: &Settings, more: &[&str]| settings.printed(&[&["rate", PUZZLE], more].concat());
    assert_eq!(rated(&settings, &[]), rated(&none, &["--scale", "hodoku"]));
    assert_eq!(rated(&settings, &["--scale", "explainer"]), rated(&none, &[]));
    assert!(settings.printed(&["show", PUZZLE]).contains('\u{1b}'));
    assert!(!settings.printed(&["show", "--colour", "never", PUZZLE]).contains('\u{1b}'));
}

/// Settings that differ from what commands use without them.
const UNUSUAL: &str = "color = \"always\"\ncoordinates = \"A1\"\nformat = \"pretty\"\norder = \"hodoku\"\n\
                       scale = \"hodoku\"\ntheme = \"none\"\n";

const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Each order solves it with different steps.
const HARD: &str = "007006508005000003090051000902000004074060980100000607000630070800000100706400800";

#[test]
fn no_setting_changes_rows_for_programs() {
    let (none, settings) = (Settings::new(""), Settings::new(UNUSUAL));
    for call in [
        &["solve", PUZZLE, CLASHING][..],
        &["solve", "--method", "logic", HARD],
        &["count", PUZZLE],
        &["check", "--why", PUZZLE, CLASHING],
        &["backbone", PUZZLE],
        &["candidates", PUZZLE],
        &["hint", HARD],
        &["hint", "--all", HARD],
        &["explain", HARD],
        &["watch", "--method", "logic", HARD],
        &["rate", HARD],
        &["techniques", "x-wing"],
        &["convert", PUZZLE],
        &["show", PUZZLE],
        &["create", "--seed", "1", "--needs", "direct-pointing"],
        &["minimize", PUZZLE],
        &["reduce", "--clues", "28", PUZZLE],
        &["complete", "1.....2........4"],
        &["transform", "--rotate", "90", PUZZLE],
        &["canonical", "--with-transform", PUZZLE],
        &["same", PUZZLE, PUZZLE],
        &["dedupe", PUZZLE, PUZZLE],
        &["filter", "--not", "direct-pointing", "--needs", "hidden-single", PUZZLE, HARD],
        &["sort", "--by", "rating", HARD, PUZZLE],
        &["sample", "--count", "1", "--seed", "1", HARD, PUZZLE],
        &["stats", HARD, PUZZLE],
        &["formats"],
    ] {
        for format in ["--json", "--csv"] {
            let call = [call, &[format]].concat();
            let usual = none.printed(&call);
            assert!(!usual.is_empty(), "{call:?}");
            assert_eq!(settings.printed(&call), usual, "{call:?}");
        }
    }
    // Into a pipe or a file, this command writes rows without being asked.
    let watch = &["watch", "--method", "logic", HARD];
    assert_eq!(settings.printed(watch), none.printed(watch));
}

#[test]
fn no_setting_changes_lists_written_as_read_or_puzzles_of_a_seed() {
    let (none, settings) = (Settings::new(""), Settings::new(UNUSUAL));
    for call in [
        &["dedupe", PUZZLE, PUZZLE][..],
        &["filter", "--not", "direct-pointing", "--needs", "hidden-single", PUZZLE, HARD],
        &["sort", "--by", "rating", HARD, PUZZLE],
        &["sample", "--count", "1", "--seed", "1", HARD, PUZZLE],
        &["create", "--seed", "1", "--needs", "direct-pointing", "--to", "line"],
    ] {
        let usual = none.printed(call);
        assert!(!usual.is_empty(), "{call:?}");
        assert_eq!(settings.printed(call), usual, "{call:?}");
    }
}

#[test]
fn settings_are_shown_set_and_removed() {
    let settings = Settings::new("# mine\n");
    assert!(settings.listed("scale").starts_with("scale - not set "));
    assert!(settings.run(&["config", "scale", "hodoku"], &[]).status.success());
    assert!(settings.run(&["config", "format", "line"], &[]).status.success());
    assert_eq!(settings.printed(&["config", "scale"]), "hodoku\n");
    assert_eq!(
        fs::read_to_string(settings.path()).unwrap(),
        "# mine\nscale = \"hodoku\"\nformat = \"line\"\n"
    );
    assert!(settings.listed("scale").starts_with("scale hodoku line 2 of the file "));
    assert!(settings.printed(&["config"]).contains("config.toml"));
    assert!(settings.run(&["config", "--unset", "scale"], &[]).status.success());
    assert_eq!(fs::read_to_string(settings.path()).unwrap(), "# mine\nformat = \"line\"\n");
    let unset = settings.run(&["config", "scale"], &[]);
    assert_eq!(unset.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(unset.stderr).unwrap(),
        "scale is not set: commands use their own defaults\n"
    );
    assert_eq!(settings.printed(&["config", "--path"]), format!("{}\n", settings.path().display()));
}

#[test]
fn the_first_setting_makes_the_file_and_the_last_one_removes_it() {
    let settings = Settings::new("");
    assert!(settings.run(&["config", "theme", "dark"], &[]).status.success());
    assert_eq!(fs::read_to_string(settings.path()).unwrap(), "theme = \"dark\"\n");
    assert!(settings.run(&["config", "--unset", "theme"], &[]).status.success());
    assert!(!settings.path().exists());
    assert!(settings.run(&["config", "--unset", "theme"], &[]).status.success(), "again");
}

#[test]
fn wrong_settings_are_named_and_the_program_continues() {
    let settings = Settings::new("\nscale = \"richter\"\nsize = \"9\"\n");
    let output = settings.run(&["convert", PUZZLE], &[]);
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{PUZZLE}\n"));
    let path = settings.path();
    let path = path.display();
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        format!(
            "{path}: line 2 has no effect: 'richter' is not a value of scale; use explainer or hodoku\n\
             {path}: line 3 has no effect: there is no setting 'size'; the settings are color, coordinates, \
             format, order, scale and theme\n"
        )
    );
    assert_eq!(settings.run(&["--quiet", "convert", PUZZLE], &[]).stderr, b"");
    for wrong in [&["config", "scale", "richter"][..], &["config", "size", "9"], &["config", "size"]] {
        assert_eq!(settings.run(wrong, &[]).status.code(), Some(2), "{wrong:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_used_is_named() {
    let settings = Settings::new("");
    let messages = |arguments: &[&str], variables: &[(&str, &Path)]| {
        String::from_utf8(settings.run(arguments, variables).stderr).unwrap()
    };
    let folder = settings.0.path();
    let problem = "this is a folder, not a file";
    assert_eq!(
        messages(&["convert", PUZZLE], &[("SUDOKU_CONFIG", folder)]),
        format!("{} cannot be read: {problem}\n", folder.display())
    );
    assert!(
        messages(&["config", "scale", "hodoku"], &[("SUDOKU_CONFIG", folder)])
            .ends_with(&format!("error: {} cannot be used: {problem}\n", folder.display()))
    );
}

#[cfg(unix)]
#[test]
fn the_editor_of_the_person_is_used() {
    use std::os::unix::fs::PermissionsExt;
    let settings = Settings::new("");
    let editor = settings.0.path().join("editor");
    fs::write(&editor, "#!/bin/sh\necho 'scale = \"hodoku\"' > \"$1\"\n").unwrap();
    fs::set_permissions(&editor, fs::Permissions::from_mode(0o755)).unwrap();
    assert!(settings.run(&["config", "--edit"], &[("VISUAL", &editor)]).status.success());
    assert_eq!(settings.printed(&["config", "scale"]), "hodoku\n");
    let missing = settings.run(&["config", "--edit"], &[("VISUAL", Path::new("/no/such/editor"))]);
    assert_eq!(missing.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(missing.stderr).unwrap(),
        format!(
            "error: the editor /no/such/editor cannot be started (there is no such file or folder): set the \
             variable EDITOR to another one, or edit {}\n",
            settings.path().display()
        )
    );
}
