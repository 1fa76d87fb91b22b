//! The processor time that the library adds to the build of a crate that uses it.
//!
//! A crate in a temporary folder depends on the library, and is built from scratch with and without
//! default features. Processor time includes all cores and, unlike wall-clock time, hardly depends
//! on other load on the machine.

use std::fs;
use std::path::{Path, PathBuf};

use crate::metadata::LIBRARY;
use crate::{Outcome, cargo, root, show};

/// Builds the crate in both profiles and prints the seconds.
pub fn measure() -> Outcome {
    let folder = Folder::new()?;
    println!("profile  defaults  no_features  ratio");
    for (profile, option) in [("dev", None), ("release", Some("--release"))] {
        let full = build(&folder.0, Defaults::On, option)?;
        let bare = build(&folder.0, Defaults::Off, option)?;
        println!("{profile}  {full:.1}  {bare:.1}  {:.2}", full / bare);
    }
    Ok(())
}

/// Whether the crate uses default features.
#[derive(Debug, Clone, Copy)]
enum Defaults {
    On,
    Off,
}

/// Returns the seconds that a build from scratch takes.
fn build(folder: &Path, defaults: Defaults, option: Option<&str>) -> Result<f64, String> {
    let text = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder.join("src")).map_err(text)?;
    fs::write(folder.join("src/main.rs"), "use sudokit as _;\n\nfn main() {}\n").map_err(text)?;
    fs::write(folder.join("Cargo.toml"), manifest(defaults)).map_err(text)?;
    // Use the versions of the repository.
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(text)?;
    let _ = fs::remove_dir_all(folder.join("target"));
    let mut command = cargo(&["build", "--quiet"]);
    command.args(option).arg("--manifest-path").arg(folder.join("Cargo.toml"));
    command.arg("--target-dir").arg(folder.join("target"));
    let start = children_seconds()?;
    let status = command.status().map_err(|error| format!("{}: {error}", show(&command)))?;
    let seconds = children_seconds()? - start;
    if status.success() { Ok(seconds) } else { Err(show(&command)) }
}

fn manifest(defaults: Defaults) -> String {
    let path = root().join("crates").join(LIBRARY).display().to_string();
    let defaults = matches!(defaults, Defaults::On);
    format!(
        "[package]\nname = \"user\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\n{LIBRARY} = {{ path = {path:?}, default-features = {defaults} }}\n"
    )
}

/// Returns the processor time of all ended child processes and their children.
fn children_seconds() -> Result<f64, String> {
    let path = "/proc/self/stat";
    let text = fs::read_to_string(path).map_err(|error| format!("{path} (Linux only): {error}"))?;
    parse_stat(&text).ok_or_else(|| format!("{path} has an unknown format: {text}"))
}

/// Parses the seconds of child processes from a text like `/proc/self/stat`: see proc_pid_stat(5).
fn parse_stat(text: &str) -> Option<f64> {
    // The second column is a name in parentheses, which may contain anything.
    let columns: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |column: usize| columns.get(column - 3)?.parse::<f64>().ok();
    let (user, system) = (ticks(16)?, ticks(17)?);
    // Linux reports hundredths of a second, whatever the kernel's clock is.
    Some((user + system) / 100.0)
}

/// A temporary folder, removed when this value is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, String> {
        let path = std::env::temp_dir().join(format!("sudokit-compile-time-{}", std::process::id()));
        fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_child_processes_is_parsed() {
        let text = "7 (a ) b) S 1 7 7 0 -1 4194560 1 2 3 4 50 60 1234 66 20 0 1 0 99 8 9\n";
        assert_eq!(parse_stat(text), Some(13.0));
        assert_eq!(parse_stat("7 (a) S 1"), None);
    }
}
