//! Checks that the packages with features build with every combination of them.
//!
//! The features and what they imply come from the manifest. Combinations that turn on the same
//! features are checked once. The checks have their own target folder, because each of them
//! replaces the library of the one before.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::time::Instant;

use crate::metadata::{Metadata, WITH_FEATURES};
use crate::{Outcome, cargo, show};

/// The combinations to check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// No feature, each one alone, and all of them.
    Short,
    /// Every combination, and then the packages that use the library.
    All,
}

/// A set of features, including those they imply.
type Combination = BTreeSet<String>;

/// Checks the packages with each combination, with warnings denied.
pub fn check(extent: Extent) -> Outcome {
    let metadata = Metadata::read()?;
    let mut failed = Vec::new();
    for package in WITH_FEATURES {
        for combination in combinations(&metadata.features(package), extent) {
            let names = combination.into_iter().collect::<Vec<_>>().join(",");
            let options = ["--package", package, "--no-default-features", "--features", &names];
            let title = format!("{package}: {}", if names.is_empty() { "no features" } else { &names });
            failed.extend(check_one(&title, &options, &metadata)?);
        }
    }
    if extent == Extent::All {
        for package in metadata.dependants() {
            failed.extend(check_one(&package, &["--package", &package], &metadata)?);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Runs a check and prints how long it took. Returns its command line if it failed.
fn check_one(title: &str, options: &[&str], metadata: &Metadata) -> Result<Option<String>, String> {
    let mut command: Command = cargo(&["check", "--quiet"]);
    command.args(options).arg("--target-dir").arg(metadata.target().join("features"));
    command.env("RUSTFLAGS", "--deny warnings");
    let line = show(&command);
    let start = Instant::now();
    let output = command.output().map_err(|error| format!("{line}: {error}"))?;
    let seconds = start.elapsed().as_secs_f64();
    if output.status.success() {
        println!("{seconds:6.1} seconds  {title}");
        return Ok(None);
    }
    println!("{seconds:6.1} seconds  {title}: failed\n{}", String::from_utf8_lossy(&output.stderr));
    Ok(Some(line))
}

/// Returns the distinct combinations, small ones first.
fn combinations(features: &BTreeMap<String, Vec<String>>, extent: Extent) -> Vec<Combination> {
    let names: Vec<&String> = features.keys().collect();
    let count = 1_usize << names.len();
    let is_wanted = |chosen: &usize| match extent {
        Extent::Short => chosen.count_ones() <= 1 || *chosen == count - 1,
        Extent::All => true,
    };
    let choose = |chosen: usize| {
        let names = names.iter().enumerate().filter(|(index, _)| chosen >> index & 1 == 1);
        closed(features, names.map(|(_, name)| (*name).clone()).collect())
    };
    let different: BTreeSet<Combination> = (0..count).filter(is_wanted).map(choose).collect();
    let mut different: Vec<Combination> = different.into_iter().collect();
    different.sort_by_key(BTreeSet::len);
    different
}

/// Adds the features that others imply.
fn closed(features: &BTreeMap<String, Vec<String>>, mut open: Vec<String>) -> Combination {
    let mut closed = Combination::new();
    while let Some(name) = open.pop() {
        if closed.insert(name.clone()) {
            open.extend(features.get(&name).into_iter().flatten().cloned());
        }
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implied_features_make_fewer_combinations() {
        let features = [("canonical", vec![]), ("generate", vec!["logic"]), ("logic", vec![])];
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let features = features.map(|(name, implied)| (name.to_owned(), owned(implied))).into();
        let listed = |extent| {
            let names = |it: Combination| it.into_iter().collect::<Vec<_>>().join(",");
            combinations(&features, extent).into_iter().map(names).collect::<Vec<_>>()
        };
        let short = ["", "canonical", "logic", "generate,logic", "canonical,generate,logic"];
        assert_eq!(listed(Extent::Short), short);
        let all = ["", "canonical", "logic", "canonical,logic", "generate,logic", "canonical,generate,logic"];
        assert_eq!(listed(Extent::All), all);
    }

    #[test]
    fn cyclic_features_terminate() {
        let features = [("a", "b"), ("b", "a")].map(|(name, other)| (name.into(), vec![other.into()]));
        assert_eq!(combinations(&features.into(), Extent::All).len(), 2);
    }
}
