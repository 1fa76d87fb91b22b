//! Counts of things that should disappear, compared with checked-in counts that may only fall.
//!
//! A ratchet is a text file with a line for each name: `2 sudokit Board`. A count above the file's
//! is an error. A count below it is an error as well, so that the file is lowered in the same
//! change: `--update` does that, and refuses to raise a count.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::{Outcome, root};

/// The number of occurrences of each name.
pub type Counts = BTreeMap<String, usize>;

/// The action if counts have fallen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fallen {
    /// Fail and name the command that lowers the file.
    Report,
    /// Lower the file.
    Update,
}

/// A checked-in file of counts.
pub struct Ratchet {
    path: PathBuf,
    /// The command that lowers the counts.
    update: &'static str,
}

impl Ratchet {
    /// The counts in a file of the folder `xtask`.
    pub fn new(file: &str, update: &'static str) -> Self {
        Self { path: root().join("xtask").join(file), update }
    }

    /// Returns the checked-in counts.
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

    /// Compares counts with the checked-in ones. `places_of` lists the places of a name whose count
    /// has risen.
    pub fn check(&self, counts: &Counts, fallen: Fallen, places_of: impl Fn(&str) -> String) -> Outcome {
        let recorded = self.recorded()?;
        let known = |counts: &Counts, name: &str| counts.get(name).copied().unwrap_or(0);
        let names = || recorded.keys().chain(counts.keys().filter(|&name| !recorded.contains_key(name)));
        let risen: Vec<String> = names()
            .filter(|name| known(counts, name) > known(&recorded, name))
            .map(|name| {
                let (now, before) = (known(counts, name), known(&recorded, name));
                format!("'{name}' occurs {now} times, but at most {before} are allowed:\n{}", places_of(name))
            })
            .collect();
        if !risen.is_empty() {
            return Err(risen.join("\n"));
        }
        let has_fallen = names().any(|name| known(counts, name) < known(&recorded, name));
        match fallen {
            Fallen::Report if has_fallen => {
                Err(format!("counts have fallen; run `{}` to lower the recorded ones", self.update))
            }
            Fallen::Update if has_fallen => self.write(&recorded, counts),
            _ => Ok(()),
        }
    }

    /// Writes the counts of the recorded names, without those that are zero.
    fn write(&self, recorded: &Counts, counts: &Counts) -> Outcome {
        let lines = recorded.keys().filter_map(|name| {
            let count = counts.get(name).copied().unwrap_or(0);
            (count > 0).then(|| format!("{count} {name}\n"))
        });
        fs::write(&self.path, lines.collect::<String>()).map_err(|error| self.problem(error))
    }

    fn problem(&self, problem: impl std::fmt::Display) -> String {
        format!("{}: {problem}", self.path.display())
    }
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
        let ratchet = Ratchet { path: path.clone(), update: "update" };
        let check =
            |entries: &[(&str, usize)], fallen| ratchet.check(&counts(entries), fallen, |_| "here".into());
        assert_eq!(check(&[("one", 3), ("two words", 2)], Fallen::Report), Ok(()));
        assert!(check(&[("one", 4), ("two words", 1)], Fallen::Update).unwrap_err().contains("one"));
        assert!(check(&[("one", 3), ("two words", 2), ("new", 1)], Fallen::Update).is_err());
        assert!(check(&[("one", 3)], Fallen::Report).unwrap_err().contains("update"));
        assert_eq!(check(&[("one", 3)], Fallen::Update), Ok(()));
        assert_eq!(ratchet.recorded(), Ok(counts(&[("one", 3)])));
        assert_eq!(check(&[("one", 1)], Fallen::Update), Ok(()));
        assert_eq!(ratchet.recorded(), Ok(counts(&[("one", 1)])));
        fs::remove_file(path).unwrap();
    }
}
