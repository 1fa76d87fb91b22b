//! Names of types that occur more than once within a crate.
//!
//! A reader who looks for a type should find one. The names that still occur
//! several times are the lines of `xtask/names.txt`: the crate and the name.
//! Tests may call their types what they like, and so may `Error` and `Iter`.

use std::collections::BTreeMap;
use std::fs;

use crate::ratchet::{Counts, Fallen, Ratchet, Zero, files, from_root};
use crate::{Outcome, root};

/// Names that every module may have.
const SHARED: [&str; 2] = ["Error", "Iter"];

/// Compares the repeated names in the repository with the checked-in list.
pub fn check(fallen: Fallen) -> Outcome {
    let ratchet = Ratchet::new("names.txt", Zero::Dropped, "cargo xtask names --update");
    let places = repeated_names();
    let counts: Counts = places.iter().map(|(name, places)| (name.clone(), places.len())).collect();
    ratchet.check(&counts, fallen, |name| {
        let places = places.get(name).into_iter().flatten();
        places.map(|place| format!("  {place}")).collect::<Vec<_>>().join("\n")
    })
}

/// The places of each name that a crate declares several times, by crate and
/// name: `sudokit Board`.
fn repeated_names() -> BTreeMap<String, Vec<String>> {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let crates = fs::read_dir(root().join("crates")).into_iter().flatten().flatten();
    for package in crates {
        let package_name = package.file_name().to_string_lossy().into_owned();
        for path in files(&package.path().join("src"), &["rs"]) {
            let is_test =
                path.components().any(|part| ["tests", "tests.rs"].iter().any(|it| part.as_os_str() == *it));
            let Some(text) = fs::read_to_string(&path).ok().filter(|_| !is_test) else { continue };
            for (line, name) in declarations(&text) {
                if !SHARED.contains(&name) {
                    let place = format!("{}:{line}", from_root(&path));
                    places.entry(format!("{package_name} {name}")).or_default().push(place);
                }
            }
        }
    }
    places.retain(|_, places| places.len() > 1);
    places
}

/// The types that a file declares outside its tests, each with its line.
fn declarations(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((number, line)) = lines.next() {
        let (code, indent) = (line.trim_start(), line.len() - line.trim_start().len());
        if code == "#[cfg(test)]" {
            let is_block = lines.next().is_some_and(|(_, item)| item.ends_with('{'));
            let end = format!("{}}}", &line[..indent]);
            if is_block {
                // Skips to the end of the item, whose indentation is that of its start.
                lines.by_ref().find(|(_, line)| *line == end);
            }
            continue;
        }
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let mut words =
            words.skip_while(|word| ["pub", "crate", "super", "in", "self", "unsafe"].contains(word));
        let (Some(kind), Some(name)) = (words.next(), words.next()) else { continue };
        let is_declaration = match kind {
            "struct" | "enum" | "trait" | "union" => {
                code.starts_with(kind) || code.starts_with("pub") || code.starts_with("unsafe")
            }
            // Inside of a block it belongs to a trait.
            "type" => indent == 0,
            _ => false,
        };
        if is_declaration && name.starts_with(char::is_uppercase) {
            found.push((number, name));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_crate_repeats_a_name_that_it_did_not_repeat_before() {
        check(Fallen::Report).unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn declarations_outside_tests_are_found() {
        let text = "pub struct A;\n    pub(in crate::b) enum B<'a> {\n// struct C\ntype D = u8;\n    type E = u8;\n\
                    #[cfg(test)]\nmod tests {\n    struct F;\n}\nunsafe trait G {}\n#[cfg(test)]\nmod tests;\nunion H {}\n";
        let names: Vec<&str> = declarations(text).into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, ["A", "B", "D", "G", "H"]);
    }
}
