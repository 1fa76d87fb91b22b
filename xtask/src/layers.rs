//! Checks that the library's modules depend on each other in one direction.
//!
//! The table under "Layers" in ARCHITECTURE.md lists the modules that each module may use. Every
//! `crate::` and `super::` path of the library is read, including re-exports. Any edge that the
//! table does not allow is an error. Comments and test code are ignored: links may point anywhere,
//! and a test may parse a puzzle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::files::files;
use crate::{Outcome, root};

/// Compares the library's paths with the table.
pub fn check() -> Outcome {
    let mut layers = Layers::read()?;
    let source = root().join("crates/sudokit/src");
    let read = |file: &std::path::PathBuf| {
        let module = module_of(file.strip_prefix(&source).unwrap_or(file))?;
        Some((module, fs::read_to_string(file).ok()?))
    };
    let sources: Vec<(Vec<String>, String)> = files(&source, &["rs"]).iter().filter_map(read).collect();
    for (module, text) in &sources {
        layers.note_exports(&names(module), text);
    }
    let wrong = sources.iter().flat_map(|(module, text)| layers.check(&names(module), text));
    let wrong: BTreeSet<String> = wrong.collect();
    match wrong.len() {
        0 if sources.is_empty() => Err("the sources of the library were not found".to_owned()),
        0 => Ok(()),
        _ => Err(wrong.into_iter().collect::<Vec<_>>().join("\n")),
    }
}

fn names(module: &[String]) -> Vec<&str> {
    module.iter().map(String::as_str).collect()
}

/// For each module of the table, the modules that it may use. A module is a path
/// of folders such as `logic/check`. A row applies to all modules in its folder, except
/// those that have a row of their own.
struct Layers {
    uses: BTreeMap<String, Vec<String>>,
    /// The targets of re-exports: `logic::step::Step` for `logic::Step`.
    exports: BTreeMap<Vec<String>, Vec<String>>,
}

impl Layers {
    /// Reads the table of ARCHITECTURE.md.
    fn read() -> Result<Self, String> {
        let path = root().join("ARCHITECTURE.md");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self::parse(&text))
    }

    /// Parses the rows `` | `module` | … | `module`, `module` | `` of a text.
    fn parse(text: &str) -> Self {
        let table = text.split("## Layers").nth(1).expect("there is a section about layers");
        let rows = table
            .lines()
            .skip_while(|line| !line.starts_with("| `"))
            .take_while(|line| line.starts_with('|'));
        let names = |column: &str| -> Vec<String> {
            column.split('`').skip(1).step_by(2).map(|name| name.trim_end_matches('/').to_owned()).collect()
        };
        let row = |line: &str| {
            let columns: Vec<&str> = line.trim_matches('|').split('|').collect();
            let [module, .., uses] = &columns[..] else { panic!("not a row: {line}") };
            (names(module).remove(0), names(uses))
        };
        Self { uses: rows.map(row).collect(), exports: BTreeMap::new() }
    }

    /// Records the re-exports in a file of this module.
    fn note_exports(&mut self, module: &[&str], source: &str) {
        let code = code_of(source);
        for statement in code.split(';').filter_map(|statement| statement.trim_start().strip_prefix("pub")) {
            let Some((visibility, tree)) = statement.split_once("use ") else { continue };
            if !(visibility.trim().is_empty() || visibility.trim().ends_with(')')) {
                continue;
            }
            let mut paths = Vec::new();
            unfold(&mut tree.chars().peekable(), &[], &mut paths);
            for path in paths {
                let is_relative = !["crate", "super"].contains(&path[0].as_str());
                let path = if is_relative { [vec!["self".to_owned()], path].concat() } else { path };
                let (Some(target), Some(name)) = (absolute(module, &path), path.last()) else { continue };
                let own = module.iter().map(|&part| part.to_owned()).chain([name.clone()]).collect();
                if own != target {
                    self.exports.insert(own, target);
                }
            }
        }
    }

    /// Returns the path behind re-exports.
    fn resolve(&self, path: &[String]) -> Vec<String> {
        for length in 1..=path.len() {
            if let Some(target) = self.exports.get(&path[..length]) {
                return self.resolve(&[&target[..], &path[length..]].concat());
            }
        }
        path.to_vec()
    }

    /// Returns the row that a module belongs to: the row of its innermost folder that has one.
    fn row_of(&self, module: &[&str]) -> Option<&str> {
        (1..=module.len()).rev().find_map(|length| {
            self.uses.get_key_value(&module[..length].join("/")).map(|(name, _)| name.as_str())
        })
    }

    /// Checks a path that a file of this module uses.
    fn judge(&self, module: &[&str], used: &[&str]) -> Result<(), String> {
        let (from, path) = (module.join("::"), used.join("::"));
        let Some(own) = self.row_of(module) else {
            return Err(format!("{from} is in no row of the table"));
        };
        let Some(other) = self.row_of(used) else {
            return Err(format!("{from} uses crate::{path}: import it from the module that defines it"));
        };
        let is_inside = |inner: &str, outer: &str| inner == outer || inner.starts_with(&format!("{outer}/"));
        let is_allowed = is_inside(other, own) || self.uses[own].iter().any(|allowed| allowed == other);
        if is_allowed {
            Ok(())
        } else {
            Err(format!("{from} uses crate::{path}, but {own} may not use {other}"))
        }
    }

    /// Returns all problems with the paths in a source text.
    fn check(&self, module: &[&str], source: &str) -> Vec<String> {
        let code = code_of(source);
        let paths = paths_of(&code).into_iter().filter_map(|path| absolute(module, &path));
        let paths = paths.map(|path| self.resolve(&path));
        paths.filter_map(|path| self.judge(module, &names(&path)).err()).collect()
    }
}

/// Returns the text without comments, string literals and test modules.
fn code_of(source: &str) -> String {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or(source);
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let without_remark = |line: &str| line.split(" // ").next().unwrap_or(line).to_owned();
    let text = lines.map(without_remark).collect::<Vec<_>>().join("\n");
    text.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// Returns all paths that begin with `crate::` or `super::`, with trees in braces expanded.
fn paths_of(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (start, _) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = &code[..start];
        if before.ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c)) {
            continue;
        }
        unfold(&mut code[start..].chars().peekable(), &[], &mut found);
    }
    found
}

type Chars<'a> = std::iter::Peekable<std::str::Chars<'a>>;

/// Reads one path or tree, with the path before it.
fn unfold(text: &mut Chars<'_>, prefix: &[String], found: &mut Vec<Vec<String>>) {
    let mut path = prefix.to_vec();
    loop {
        while text.next_if(|c| c.is_whitespace()).is_some() {}
        if text.next_if_eq(&'{').is_some() {
            while text.peek().is_some_and(|&c| c != '}') {
                unfold(text, &path, found);
                while text.next_if(|&c| c != ',' && c != '}').is_some() {}
                let _ = text.next_if_eq(&',');
                while text.next_if(|c| c.is_whitespace()).is_some() {}
            }
            let _ = text.next();
            return;
        }
        let mut name = String::new();
        while let Some(c) = text.next_if(|&c| c.is_alphanumeric() || c == '_' || c == '*') {
            name.push(c);
        }
        if !name.is_empty() && name != "self" && name != "*" {
            path.push(name);
        }
        if text.next_if_eq(&':').is_none() {
            break;
        }
        let _ = text.next_if_eq(&':');
    }
    found.push(path);
}

/// The modules and the name that a path leads to from a module of the crate; `None` if it stays
/// within its file.
fn absolute(module: &[&str], path: &[String]) -> Option<Vec<String>> {
    if path[0] == "crate" {
        return Some(path[1..].to_vec());
    }
    let path = path.strip_prefix(&["self".to_owned()][..]).unwrap_or(path);
    let supers = path.iter().take_while(|name| *name == "super").count();
    let base = module.len().checked_sub(supers)?;
    let parts = module[..base].iter().map(|&part| part.to_owned());
    Some(parts.chain(path[supers..].iter().cloned()).collect())
}

/// Returns the modules of a file below `src`, or `None` for the root and for tests.
fn module_of(file: &Path) -> Option<Vec<String>> {
    let path = file.with_extension("");
    let mut parts: Vec<String> = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts.iter().any(|part| part == "tests") || parts == ["lib"] {
        return None;
    }
    if parts.last().is_some_and(|part| part == "mod") {
        parts.pop();
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_depend_in_one_direction() {
        check().unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn the_table_has_no_cycle() {
        let Layers { uses: table, .. } = Layers::read().unwrap();
        let mut done: Vec<&str> = Vec::new();
        while done.len() < table.len() {
            // A part may use its folder, and the folder uses its parts.
            let is_done = |name: &str, used: &String| {
                done.contains(&used.as_str()) || name.starts_with(&format!("{used}/"))
            };
            let is_next = |(name, uses): &(&String, &Vec<String>)| {
                !done.contains(&name.as_str()) && uses.iter().all(|used| is_done(name, used))
            };
            let next = table.iter().find(is_next);
            let (name, _) = next.unwrap_or_else(|| panic!("the modules beyond {done:?} form a cycle"));
            done.push(name);
        }
    }

    #[test]
    fn a_wrong_edge_is_found() {
        let mut layers = Layers::parse(
            "## Layers\n\n| module | what | uses |\n|---|---|---|\n| `base` | b | |\n| `board` | b | `base` |\n| `logic/check` | c | `base`, `logic` |\n| `logic/techniques` | t | `base` |\n| `logic` | l | `base`, `board`, `logic/check`, `logic/techniques` |\n",
        );
        layers.note_exports(
            &["logic"],
            "pub use reason::Reason;\npub(crate) use techniques::{Sink, fish::Fish};",
        );
        let wrong = |module: &[&str], source: &str| layers.check(module, source).len();
        assert_eq!(wrong(&["board", "grid"], "use crate::base::{Cell, Digit};\nuse super::Geometry;"), 0);
        assert_eq!(wrong(&["base", "cell"], "use crate::board::Grid;"), 1);
        assert_eq!(wrong(&["base", "cell"], "pub use super::super::board::{grid::Grid, Puzzle};"), 2);
        assert_eq!(wrong(&["base", "cell"], "fn grid() -> crate::board::Grid {}"), 1);
        assert_eq!(wrong(&["base", "cell"], "// use crate::board::Grid;\n/// [`crate::board::Grid`]"), 0);
        assert_eq!(wrong(&["board", "grid"], "use crate::Cell;"), 1, "not through the root");
        assert_eq!(wrong(&["logic", "check", "fish"], "use crate::board::Candidates;"), 1);
        assert_eq!(wrong(&["logic", "check", "fish"], "use crate::logic::techniques::fish;"), 1);
        assert_eq!(wrong(&["logic", "check", "fish"], "use crate::logic::Step;"), 0, "a name of the parent");
        assert_eq!(wrong(&["logic", "check", "fish"], "use crate::logic::Sink;"), 1, "through a re-export");
        assert_eq!(wrong(&["logic", "solver"], "use super::check::check;"), 0);
    }
}
