//! Type names that occur more than once within a crate.
//!
//! A reader who looks for a type should find only one. Names that still occur several times are
//! listed in `xtask/names.txt`, one per line: the crate and the name. Tests, and the names `Error`
//! and `Iter`, are exempt.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::files::{files, from_root};
use crate::ratchet::{Counts, Fallen, Ratchet};
use crate::{Outcome, root};

/// Names that every module may use.
const SHARED: [&str; 2] = ["Error", "Iter"];

/// Compares the repeated names in the repository with the checked-in list.
pub fn check(fallen: Fallen) -> Outcome {
    let ratchet = Ratchet::new("names.txt", "cargo xtask names --update");
    let places = repeated_names();
    let counts: Counts = places.iter().map(|(name, places)| (name.clone(), places.len())).collect();
    ratchet.check(&counts, fallen, |name| {
        let places = places.get(name).into_iter().flatten();
        places.map(|place| format!("  {place}")).collect::<Vec<_>>().join("\n")
    })
}

/// Returns the places of each name that a crate declares several times, by crate and name: `sudokit
/// Board`.
fn repeated_names() -> BTreeMap<String, Vec<String>> {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in fs::read_dir(root().join("crates")).into_iter().flatten().flatten() {
        let package_name = package.file_name().to_string_lossy().into_owned();
        let paths = files(&package.path().join("src"), &["rs"]);
        let sources: Vec<Source> = paths.into_iter().filter_map(Source::read).collect();
        let tests: Vec<PathBuf> = sources.iter().flat_map(|source| source.test_modules.clone()).collect();
        let is_test =
            |source: &&Source| tests.iter().any(|test| source.path.with_extension("").starts_with(test));
        for source in sources.iter().filter(|source| !is_test(source)) {
            for (line, name) in &source.types {
                let place = format!("{}:{line}", from_root(&source.path));
                places.entry(format!("{package_name} {name}")).or_default().push(place);
            }
        }
    }
    places.retain(|_, places| places.len() > 1);
    places
}

/// A file and its declarations.
struct Source {
    path: PathBuf,
    /// The types outside tests, each with its line.
    types: Vec<(usize, String)>,
    /// Modules that are compiled only for tests: their paths without `.rs`.
    test_modules: Vec<PathBuf>,
}

impl Source {
    fn read(path: PathBuf) -> Option<Self> {
        let text = fs::read_to_string(&path).ok()?;
        Some(Self::new(path, &text))
    }

    fn new(path: PathBuf, text: &str) -> Self {
        let is_root =
            ["mod", "lib", "main"].iter().any(|name| path.file_stem().is_some_and(|stem| stem == *name));
        let folder = if is_root { path.with_file_name("") } else { path.with_extension("") };
        let (mut types, mut test_modules) = (Vec::new(), Vec::new());
        let mut lines = (1..).zip(text.lines());
        while let Some((number, line)) = lines.next() {
            if line.trim_start() == "#[cfg(test)]" {
                let (_, item) = lines.next().unwrap_or_default();
                if let Some((_, module)) = item.strip_suffix(';').and_then(|item| item.split_once("mod ")) {
                    test_modules.push(folder.join(module));
                } else if item.ends_with('{') {
                    // The end of a block is indented like its start.
                    let end = line.replace("#[cfg(test)]", "}");
                    lines.by_ref().find(|(_, line)| *line == end);
                }
            } else if let Some(name) = declared_type(line).filter(|name| !SHARED.contains(name)) {
                types.push((number, name.to_owned()));
            }
        }
        Self { path, types, test_modules }
    }
}

/// Returns the type that a line declares.
fn declared_type(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let item = match code.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1,
        Some(rest) => rest,
        None => code,
    };
    let item = item.trim_start();
    let (kind, rest) = item.strip_prefix("unsafe ").unwrap_or(item).split_once(' ')?;
    let is_type = match kind {
        "struct" | "enum" | "trait" | "union" => true,
        // Inside a block it belongs to a trait.
        "type" => code.len() == line.len(),
        _ => false,
    };
    let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    (is_type && name.starts_with(char::is_uppercase)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_crate_repeats_a_new_name() {
        check(Fallen::Report).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn types_outside_tests_are_found() {
        let text = "pub struct A;\n    pub(in crate::b) enum B<'a> {\n// struct C\ntype D = u8;\n    type E = u8;\n\
                    #[cfg(test)]\nmod checks {\n    struct F;\n}\nunsafe trait G {}\n#[cfg(test)]\nmod twin;\n\
                    union H {}\npub struct Error;\n";
        let source = Source::new("a/b.rs".into(), text);
        let names: Vec<&str> = source.types.iter().map(|(_, name)| &name[..]).collect();
        assert_eq!(names, ["A", "B", "D", "G", "H"]);
        assert_eq!(source.test_modules, [PathBuf::from("a/b/twin")]);
        assert_eq!(Source::new("a/mod.rs".into(), text).test_modules, [PathBuf::from("a/twin")]);
    }
}
