//! The licences of the dependencies of published crates.
//!
//! THIRD-PARTY.md has a row for each crate that some build of a published crate compiles, on any
//! platform and with any feature: its name, its licence, and which published crates use it. Rows
//! have no versions, so they change only when a dependency is added, removed or changes its
//! licence. Each licence must allow distribution under MIT or Apache 2.0.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::packages::published;
use crate::{Outcome, cargo, root, show};

/// The action if the table differs from the dependencies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outdated {
    /// Fail and name the rows.
    Report,
    /// Write the table again.
    Update,
}

/// Licences that require no more than a notice. One that also has conditions for the project's own
/// code, such as MPL or LGPL, needs a person's decision.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

const HEAD: &str = "| crate | licence | used by |\n|---|---|---|\n";

/// Compares the table of THIRD-PARTY.md with the dependencies, and checks their licences.
pub fn check(outdated: Outdated) -> Outcome {
    let dependencies = Dependencies::read()?;
    dependencies.judge()?;
    let path = root().join("THIRD-PARTY.md");
    let problem = |error: std::io::Error| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(problem)?;
    let (before, rows, after) = split(&text)?;
    let wanted = dependencies.rows();
    match outdated {
        _ if rows == wanted => Ok(()),
        Outdated::Update => fs::write(&path, [before, HEAD, &wanted, after].concat()).map_err(problem),
        Outdated::Report => Err(format!(
            "the table of THIRD-PARTY.md is outdated; `cargo xtask licences --update` writes it again\n{}",
            differences(rows, &wanted)
        )),
    }
}

/// Splits a text into the parts before, in and after the rows of the table.
fn split(text: &str) -> Result<(&str, &str, &str), String> {
    let (before, rest) = text.split_once(HEAD).ok_or("THIRD-PARTY.md has no table of dependencies")?;
    let rows = rest.split_inclusive('\n').take_while(|line| line.starts_with('|'));
    let (rows, after) = rest.split_at(rows.map(str::len).sum());
    Ok((before, rows, after))
}

fn differences(rows: &str, wanted: &str) -> String {
    let missing = wanted.lines().filter(|row| !rows.lines().any(|other| other == *row));
    let superfluous = rows.lines().filter(|row| !wanted.lines().any(|other| other == *row));
    let missing = missing.map(|row| format!("missing: {row}"));
    let lines: Vec<String> = missing.chain(superfluous.map(|row| format!("superfluous: {row}"))).collect();
    if lines.is_empty() { "the rows are not in order, or occur twice".to_owned() } else { lines.join("\n") }
}

/// Crates with their licences, and the published crates that use them.
struct Dependencies(BTreeMap<(String, String), BTreeSet<String>>);

impl Dependencies {
    /// Reads the tree from cargo. Its metadata would be the graph of the lock file, which also
    /// contains optional crates that no build compiles.
    fn read() -> Result<Self, String> {
        let mut tree = cargo(&["tree", "--locked", "--all-features", "--edges", "normal,build"]);
        tree.args(["--target", "all", "--no-dedupe", "--prefix", "depth", "--format", " {p} | {l}"]);
        let published = published()?;
        tree.args(published.iter().flat_map(|name| ["--package", name.as_str()]));
        let output = tree.output().map_err(|error| format!("{}: {error}", show(&tree)))?;
        if !output.status.success() {
            return Err(format!("{}\n{}", show(&tree), String::from_utf8_lossy(&output.stderr)));
        }
        Self::parse(&String::from_utf8_lossy(&output.stdout), &published)
    }

    /// Parses lines such as `3 memchr v2.8.3 | Unlicense OR MIT`; the number is the depth.
    fn parse(tree: &str, published: &[String]) -> Result<Self, String> {
        let mut found: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
        // For each depth down to here, the innermost published crate.
        let mut owners: Vec<&str> = Vec::new();
        for line in tree.lines().filter(|line| !line.is_empty()) {
            let parts = line.split_once(" | ").and_then(|(package, licence)| {
                let mut words = package.split_whitespace();
                Some((words.next()?.parse::<usize>().ok()?, words.next()?, licence))
            });
            let (depth, name, licence) = parts.ok_or_else(|| format!("not a line of a tree: '{line}'"))?;
            owners.truncate(depth);
            if published.iter().any(|own| own == name) {
                owners.push(name);
                continue;
            }
            let owner = *owners.last().ok_or_else(|| format!("no published crate uses '{line}'"))?;
            owners.push(owner);
            let key = (name.to_owned(), licence.replace('/', " OR "));
            found.entry(key).or_default().insert(owner.to_owned());
        }
        if found.is_empty() { Err("no dependencies were found".to_owned()) } else { Ok(Self(found)) }
    }

    fn rows(&self) -> String {
        let row = |((name, licence), owners): (&(String, String), &BTreeSet<String>)| {
            let owners: Vec<String> = owners.iter().map(|owner| format!("`{owner}`")).collect();
            format!("| `{name}` | {licence} | {} |\n", owners.join(", "))
        };
        self.0.iter().map(row).collect()
    }

    /// Fails with all crates whose licence is not allowed.
    fn judge(&self) -> Outcome {
        let problem = |(name, licence): &(String, String)| match is_allowed(licence) {
            Some(true) => None,
            Some(false) => {
                Some(format!("{name}: its licence, {licence}, is not on the list of allowed ones"))
            }
            None => Some(format!("{name}: '{licence}' is not a licence expression")),
        };
        let problems: Vec<String> = self.0.keys().filter_map(problem).collect();
        if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
    }
}

/// Whether an SPDX expression can be satisfied with allowed licences: one side of an `OR`, both of
/// an `AND`. `None` if it is not an expression.
fn is_allowed(expression: &str) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let allowed = any(&mut words)?;
    words.next().is_none().then_some(allowed)
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Parses parts joined by `OR`, which binds less than `AND`.
fn any(words: &mut Words<'_>) -> Option<bool> {
    let mut allowed = all(words)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all(words)?;
    }
    Some(allowed)
}

/// Parses parts joined by `AND`.
fn all(words: &mut Words<'_>) -> Option<bool> {
    let mut allowed = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words)?;
    }
    Some(allowed)
}

/// Parses a licence, with its exception if it has one, or an expression in brackets.
fn one(words: &mut Words<'_>) -> Option<bool> {
    let word = words.next().filter(|word| !["OR", "AND", "WITH", ")"].contains(word))?;
    if word == "(" {
        let allowed = any(words)?;
        return (words.next() == Some(")")).then_some(allowed);
    }
    let licence = match words.next_if_eq(&"WITH") {
        Some(with) => format!("{word} {with} {}", words.next()?),
        None => word.to_owned(),
    };
    Some(ALLOWED.contains(&licence.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_complete_and_every_licence_is_allowed() {
        check(Outdated::Report).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn one_alternative_is_enough_and_every_part_is_needed() {
        for allowed in [
            "MIT",
            "GPL-3.0-only OR MIT",
            "MIT OR GPL-3.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "MIT AND (GPL-3.0-only OR (ISC AND Zlib))",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0-only",
            // AND binds more tightly than OR.
            "MIT OR ISC AND GPL-3.0-only",
            "GPL-3.0-only AND ISC OR MIT",
        ] {
            assert_eq!(is_allowed(allowed), Some(true), "{allowed}");
        }
        for refused in [
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "GPL-3.0-only AND MIT",
            "(MIT OR ISC) AND GPL-3.0-only",
            "GPL-3.0-only WITH Classpath-exception-2.0",
            "MIT WITH Classpath-exception-2.0",
            "mit",
        ] {
            assert_eq!(is_allowed(refused), Some(false), "{refused}");
        }
        for wrong in ["", "MIT OR", "OR MIT", "MIT ISC", "(MIT", "MIT)", "()", "MIT WITH", "MIT AND OR ISC"] {
            assert_eq!(is_allowed(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_dependency_belongs_to_the_crate_that_uses_it() {
        let published = ["ours".to_owned(), "program".to_owned()];
        let tree = "0 ours v1.0.0 (/x) | MIT\n1 a v0.1.0 | MIT/ISC\n2 b v2.0.0 (proc-macro) | GPL-3.0-only\n\n\
                    0 program v1.0.0 (/x) | MIT\n1 ours v1.0.0 (/x) | MIT\n2 a v0.1.0 | MIT/ISC\n\
                    3 b v2.0.0 (proc-macro) | GPL-3.0-only\n1 b v2.0.0 (proc-macro) | GPL-3.0-only\n1 c v1.0.0 | ";
        let dependencies = Dependencies::parse(tree, &published).unwrap();
        let rows = "| `a` | MIT OR ISC | `ours` |\n| `b` | GPL-3.0-only | `ours`, `program` |\n| `c` |  | `program` |\n";
        assert_eq!(dependencies.rows(), rows);
        let problem = dependencies.judge().unwrap_err();
        assert_eq!(
            problem,
            "b: its licence, GPL-3.0-only, is not on the list of allowed ones\n\
             c: '' is not a licence expression"
        );
        assert!(Dependencies::parse("", &published).is_err());
        assert!(Dependencies::parse("1 a v0.1.0 | MIT", &published).is_err());
        assert!(Dependencies::parse("a v0.1.0", &published).is_err());
    }

    #[test]
    fn missing_and_superfluous_rows_are_named() {
        let text = format!("# Title\n\n{HEAD}| `a` | MIT | `x` |\n| `b` | MIT | `x` |\n\nMore.\n");
        let (before, rows, after) = split(&text).unwrap();
        assert_eq!(
            (before, rows, after),
            ("# Title\n\n", "| `a` | MIT | `x` |\n| `b` | MIT | `x` |\n", "\nMore.\n")
        );
        let reported = differences(rows, "| `a` | MIT | `x` |\n| `c` | MIT | `x` |\n");
        assert_eq!(reported, "missing: | `c` | MIT | `x` |\nsuperfluous: | `b` | MIT | `x` |");
        assert!(split("# Title\n").is_err());
    }
}
