//! The fuzzers: libFuzzer with sanitizers, through `cargo fuzz`.
//!
//! The bodies of the targets are functions of `sudokit-testkit`. The tests run them too, without a
//! fuzzer.

use std::process::{Child, Command};
use std::time::Duration;

use crate::{Outcome, cargo, root, run, show};

const TARGETS: [&str; 6] =
    ["parse", "parse_roundtrip", "engines_agree", "steps_are_sound", "forms_agree", "drawings"];

/// Builds all targets and runs them in parallel for a time.
pub fn fuzz(time: Duration) -> Outcome {
    build()?;
    let children = TARGETS.iter().map(|target| start(target, time)).collect::<Result<Vec<_>, String>>()?;
    for (line, mut child) in children {
        let status = child.wait().map_err(|error| format!("{line}: {error}"))?;
        if !status.success() {
            return Err(line);
        }
    }
    Ok(())
}

fn build() -> Outcome {
    let version = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !version.is_ok_and(|output| output.status.success()) {
        run(cargo(&["install", "cargo-fuzz", "--locked", "--quiet"]))?;
    }
    run(cargo_fuzz(&["build"]))
}

fn start(target: &str, time: Duration) -> Result<(String, Child), String> {
    let mut command = cargo_fuzz(&["run", target]);
    // Mutations of real files get further than noise.
    let seeds = root().join("crates/sudokit/tests/formats/same_puzzle");
    let corpus = root().join("fuzz/corpus").join(target);
    std::fs::create_dir_all(&corpus).map_err(|error| error.to_string())?;
    let limit = format!("-max_total_time={}", time.as_secs());
    command.args([corpus, seeds]);
    command.args(["--", &limit, "-max_len=8192", "-timeout=10", "-verbosity=0", "-print_funcs=0"]);
    let line = show(&command);
    println!("$ {line}");
    let child = command.spawn().map_err(|error| format!("{line}: {error}"))?;
    Ok((line, child))
}

/// Sanitizers need a nightly compiler, or permission to use unstable features on a stable one.
fn cargo_fuzz(arguments: &[&str]) -> Command {
    let mut command = cargo(&["fuzz"]);
    command.args(arguments).env("RUSTC_BOOTSTRAP", "1");
    command
}
