//! Checks the published crates on other systems, and with the oldest compiler they support.
//!
//! Nothing is linked or run: the crates are compiled up to the point where their warnings are
//! known. `rustup` installs missing parts of the toolchain if possible. Checks that this machine
//! cannot run are skipped, and the report says what to install.

use std::fmt;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{Outcome, cargo, root, run};

/// A system to compile for.
struct Platform {
    target: &'static str,
    scope: Scope,
}

/// The crates to check on a system.
#[derive(Clone, Copy)]
enum Scope {
    /// All published crates, with their tests and examples.
    Everything,
    /// The crates that need no files, threads or clocks. Their tests read files.
    Portable,
}

const PLATFORMS: [Platform; 5] = [
    Platform { target: "x86_64-pc-windows-msvc", scope: Scope::Everything },
    Platform { target: "x86_64-pc-windows-gnu", scope: Scope::Everything },
    Platform { target: "aarch64-apple-darwin", scope: Scope::Everything },
    Platform { target: "aarch64-unknown-linux-gnu", scope: Scope::Everything },
    Platform { target: "wasm32-unknown-unknown", scope: Scope::Portable },
];

const PORTABLE: [&str; 3] = ["sudokit", "sudokit-draw", "sudokit-game"];

/// A separate folder, because other flags would make the usual builds start again.
const TARGET_FOLDER: [&str; 2] = ["--target-dir", "target/platforms"];

/// Advice for a dependency that is too new. Cargo has named it.
const ADVICE: &str = "If a dependency needs a newer compiler, lower it: cargo update NAME --precise VERSION";

/// Checks all platforms and the oldest compiler. A skipped check is not a failure.
pub fn check() -> Outcome {
    let published = published_crates()?;
    let manifest = read(&root().join("Cargo.toml"))?;
    let version = rust_version(&manifest).ok_or("Cargo.toml has no rust-version")?;
    let mut report = Report::default();
    for Platform { target, scope } in &PLATFORMS {
        report.add(target, check_target(target, *scope, &published));
    }
    report.add(&format!("Rust {version}"), check_compiler(version, &published));
    println!("\n{report}");
    report.outcome()
}

fn check_target(target: &str, scope: Scope, published: &[String]) -> Verdict {
    if !has_standard_library(target) {
        let install = command("rustup", &["target", "add", target]);
        if let Err(problem) = run(install) {
            return Verdict::Skipped(format!(
                "its standard library is missing, and could not be installed: {problem}"
            ));
        }
    }
    let mut clippy = cargo(&["clippy", "--quiet", "--target", target]);
    clippy.args(TARGET_FOLDER).env("CARGO_INCREMENTAL", "0");
    match scope {
        Scope::Everything => clippy.arg("--all-targets").args(packages(published)),
        Scope::Portable => clippy.args(packages(&PORTABLE)),
    };
    clippy.args(["--", "--deny", "warnings"]);
    verdict(run(clippy))
}

/// Checks that the crates and the locked dependencies compile with this version of the compiler.
/// Cargo names a dependency that does not.
fn check_compiler(version: &str, published: &[String]) -> Verdict {
    if !succeeds(command("rustup", &["run", version, "cargo", "--version"])) {
        let install = command("rustup", &["toolchain", "install", version, "--profile", "minimal"]);
        if let Err(problem) = run(install) {
            return Verdict::Skipped(format!("it is missing, and could not be installed: {problem}"));
        }
    }
    // Lints differ between versions, so warnings of an old compiler do not count.
    let mut check = command("rustup", &["run", version, "cargo", "check", "--quiet", "--locked"]);
    check.args(TARGET_FOLDER).args(packages(published)).env("CARGO_INCREMENTAL", "0");
    verdict(run(check).map_err(|line| format!("{line}\n         {ADVICE}")))
}

fn verdict(outcome: Outcome) -> Verdict {
    outcome.map_or_else(Verdict::Failed, |()| Verdict::Checked)
}

/// Returns the crates whose manifests do not say `publish = false`.
fn published_crates() -> Result<Vec<String>, String> {
    let folder = root().join("crates");
    let problem = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        if is_published(&read(&entry.path().join("Cargo.toml"))?) {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn is_published(manifest: &str) -> bool {
    value(manifest, "publish") != Some("false")
}

/// Returns the oldest compiler that a manifest allows.
fn rust_version(manifest: &str) -> Option<&str> {
    value(manifest, "rust-version").map(|text| text.trim_matches('"'))
}

/// Returns the value of a key that has its own line.
fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let mut entries = manifest.lines().filter_map(|line| line.split_once('='));
    entries.find_map(|(name, value)| (name.trim() == key).then_some(value.trim()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns `-p NAME` for each crate.
fn packages(names: &[impl AsRef<str>]) -> impl Iterator<Item = &str> {
    names.iter().flat_map(|name| ["-p", name.as_ref()])
}

/// Whether the toolchain has the standard library of a target.
fn has_standard_library(target: &str) -> bool {
    let output = command("rustc", &["--print", "target-libdir", "--target", target]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    Checked,
    /// The reason why it could not be checked on this machine.
    Skipped(String),
    /// The command that failed.
    Failed(String),
}

/// The checks and their results.
#[derive(Default)]
struct Report {
    verdicts: Vec<(String, Verdict)>,
}

impl Report {
    fn add(&mut self, name: &str, verdict: Verdict) {
        self.verdicts.push((name.to_owned(), verdict));
    }

    fn outcome(&self) -> Outcome {
        let is_failed = |(_, verdict): &&(String, Verdict)| matches!(verdict, Verdict::Failed(_));
        let failed: Vec<&str> = self.verdicts.iter().filter(is_failed).map(|(name, _)| &name[..]).collect();
        if failed.is_empty() { Ok(()) } else { Err(failed.join(", ")) }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, verdict) in &self.verdicts {
            match verdict {
                Verdict::Checked => writeln!(f, "checked  {name}")?,
                Verdict::Skipped(reason) => writeln!(f, "skipped  {name}: {reason}")?,
                Verdict::Failed(line) => writeln!(f, "failed   {name}: {line}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiler_and_publication_are_read_from_manifests() {
        let manifest =
            "[workspace]\nmembers = [\"crates/*\"]\n\n[workspace.package]\nrust-version = \"1.88\"\n";
        assert_eq!(rust_version(manifest), Some("1.88"));
        assert_eq!(rust_version("[package]\nrust-version.workspace = true\n"), None);
        assert!(is_published(manifest));
        assert!(!is_published("[package]\nname = \"bench\"\npublish = false\n"));
    }

    #[test]
    fn the_program_and_its_libraries_are_published() {
        let names = published_crates().unwrap();
        assert_eq!(
            names,
            [
                "sudokit",
                "sudokit-cli",
                "sudokit-draw",
                "sudokit-game",
                "sudokit-store",
                "sudokit-text",
                "sudokit-tui"
            ]
        );
        assert!(PORTABLE.iter().all(|name| names.iter().any(|published| published == name)));
    }

    #[test]
    fn the_report_lists_everything_and_only_failures_fail() {
        let mut report = Report::default();
        report.add("wasm32", Verdict::Checked);
        report.add("windows", Verdict::Skipped("there is no rustup".to_owned()));
        assert_eq!(report.to_string(), "checked  wasm32\nskipped  windows: there is no rustup\n");
        assert_eq!(report.outcome(), Ok(()));
        report.add("Rust 1.88", Verdict::Failed("cargo check".to_owned()));
        report.add("macos", Verdict::Failed("cargo clippy".to_owned()));
        assert!(
            report.to_string().ends_with("failed   Rust 1.88: cargo check\nfailed   macos: cargo clippy\n")
        );
        assert_eq!(report.outcome(), Err("Rust 1.88, macos".to_owned()));
    }

    #[test]
    fn crates_are_named_one_by_one() {
        let words: Vec<&str> = packages(&PORTABLE).collect();
        assert_eq!(words, ["-p", "sudokit", "-p", "sudokit-draw", "-p", "sudokit-game"]);
    }

    #[test]
    fn only_known_systems_have_a_standard_library() {
        let version = command("rustc", &["-vV"]).output().unwrap();
        let version = String::from_utf8(version.stdout).unwrap();
        let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
        assert!(has_standard_library(host) && !has_standard_library("sparc-unknown-abacus"));
    }
}
