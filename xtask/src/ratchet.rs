//! Counts of what should disappear, against checked-in counts that may only fall.
//!
//! A ratchet is a text file with a line for each name: `12 so many`. A count
//! above the file's is an error. A count below it is an error as well, so that
//! the file is lowered in the same change: `--update` does that, and refuses to
//! raise a count.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Outcome, root};

/// How often each name occurs.
pub type Counts = BTreeMap<String, usize>;

/// What to do where counts have fallen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fallen {
    /// Fail, and name the command that lowers the file.
    Report,
    /// Lower the file.
    Update,
}

/// Whether a name stays in the file when its count is zero.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Zero {
    Kept,
    Dropped,
}

/// A checked-in file of counts.
pub struct Ratchet {
    path: PathBuf,
    zero: Zero,
    /// The command that lowers the counts.
    update: &'static str,
}

impl Ratchet {
    /// The counts in a file of the folder `xtask`.
    pub fn new(file: &str, zero: Zero, update: &'static str) -> Self {
        Self { path: root().join("xtask").join(file), zero, update }
    }

    /// The file's own path, which no guard counts.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The checked-in counts.
    pub fn recorded(&self) -> Result<Counts, String> {
        let text = fs::read_to_string(&self.path).map_err(|error| self.problem(error))?;
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        lines
            .map(|line| {
                let parts = line.trim().split_once(' ');
                let entry = parts.and_then(|(count, name)| Some((name.to_owned(), count.parse().ok()?)));
                entry.ok_or_else(|| self.problem(format!("'{line}' is not a count and a name")))
            })
            .collect()
    }

    /// Compares counts with the checked-in ones. `places_of` lists the places
    /// of a name whose count has risen.
    pub fn check(&self, counts: &Counts, fallen: Fallen, places_of: impl Fn(&str) -> String) -> Outcome {
        let recorded = self.recorded()?;
        let known = |counts: &Counts, name: &str| counts.get(name).copied().unwrap_or(0);
        let names = || recorded.keys().chain(counts.keys().filter(|&name| !recorded.contains_key(name)));
        let risen: Vec<String> = names()
            .filter(|name| known(counts, name) > known(&recorded, name))
            .map(|name| {
                let (now, before) = (known(counts, name), known(&recorded, name));
                format!("'{name}' occurs {now} times, at most {before} are allowed:\n{}", places_of(name))
            })
            .collect();
        if !risen.is_empty() {
            return Err(risen.join("\n"));
        }
        let has_fallen = names().any(|name| known(counts, name) < known(&recorded, name));
        match fallen {
            Fallen::Report if has_fallen => {
                Err(format!("counts have fallen: lower the checked-in ones with `{}`", self.update))
            }
            Fallen::Update if has_fallen => self.write(&recorded, counts),
            _ => Ok(()),
        }
    }

    /// Writes the counts of all recorded names in the order of the file's names.
    fn write(&self, recorded: &Counts, counts: &Counts) -> Outcome {
        let lines = recorded.keys().filter_map(|name| {
            let count = counts.get(name).copied().unwrap_or(0);
            (count > 0 || self.zero == Zero::Kept).then(|| format!("{count} {name}\n"))
        });
        fs::write(&self.path, lines.collect::<String>()).map_err(|error| self.problem(error))
    }

    fn problem(&self, problem: impl std::fmt::Display) -> String {
        format!("{}: {problem}", self.path.display())
    }
}

/// All files of the repository with one of these extensions, in order. Build
/// folders, hidden folders and fuzzing corpora are left out.
pub fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let name = name.to_string_lossy();
            let is_skipped = name.starts_with('.') || ["target", "corpus", "artifacts"].contains(&&*name);
            if path.is_dir() && !is_skipped {
                open.push(path);
            } else if path.extension().is_some_and(|it| extensions.iter().any(|wanted| it == *wanted)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A path as seen from the root of the repository.
pub fn from_root(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(entries: &[(&str, usize)]) -> Counts {
        entries.iter().map(|&(name, count)| (name.to_owned(), count)).collect()
    }

    #[test]
    fn counts_may_only_fall() {
        let path = std::env::temp_dir().join(format!("ratchet-{}.txt", std::process::id()));
        fs::write(&path, "3 one\n2 two words\n").unwrap();
        let ratchet = Ratchet { path: path.clone(), zero: Zero::Kept, update: "update" };
        let check =
            |entries: &[(&str, usize)], fallen| ratchet.check(&counts(entries), fallen, |_| "here".into());
        assert_eq!(check(&[("one", 3), ("two words", 2)], Fallen::Report), Ok(()));
        assert!(check(&[("one", 4), ("two words", 1)], Fallen::Update).unwrap_err().contains("one"));
        assert!(check(&[("one", 3), ("two words", 2), ("new", 1)], Fallen::Update).is_err());
        assert!(check(&[("one", 3)], Fallen::Report).unwrap_err().contains("update"));
        assert_eq!(check(&[("one", 3)], Fallen::Update), Ok(()));
        assert_eq!(ratchet.recorded(), Ok(counts(&[("one", 3), ("two words", 0)])));
        let ratchet = Ratchet { zero: Zero::Dropped, ..ratchet };
        assert_eq!(ratchet.check(&counts(&[("one", 1)]), Fallen::Update, |_| String::new()), Ok(()));
        assert_eq!(ratchet.recorded(), Ok(counts(&[("one", 1)])));
        fs::remove_file(path).unwrap();
    }
}
