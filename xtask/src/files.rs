//! The files of the repository.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// Kinds of files with text for people. `run` is a shell script in `.ci`.
pub const READ_BY_PEOPLE: [&str; 10] =
    ["rs", "md", "ftl", "toml", "snap", "stdout", "stdin", "txt", "sh", "run"];

/// Hidden folders that are part of the repository.
const HIDDEN: [&str; 2] = [".cargo", ".ci"];

/// Folders of built files and of fuzzing inputs.
const SKIPPED: [&str; 3] = ["target", "corpus", "artifacts"];

/// All files in a folder and below it that are of one of these kinds, in order. A kind is an
/// extension, or the name of a file without one. Symbolic links are left out: they lead to files
/// that are listed anyway.
pub fn files(folder: &Path, kinds: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let name = name.to_string_lossy();
            if path.is_symlink() {
                continue;
            }
            if path.is_dir() {
                let is_hidden = name.starts_with('.') && !HIDDEN.contains(&&*name);
                if !is_hidden && !SKIPPED.contains(&&*name) {
                    open.push(path);
                }
            } else if kinds.contains(&kind(&path)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The extension of a file, or its name if it has none.
pub fn kind(path: &Path) -> &str {
    path.extension().or(path.file_name()).and_then(OsStr::to_str).unwrap_or_default()
}

/// A path relative to the root of the repository, with slashes on every system.
pub fn from_root(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_pages_and_scripts_are_found_and_built_files_are_not() {
        let names: Vec<String> =
            files(&root(), &["rs", "md", "run"]).iter().map(|path| from_root(path)).collect();
        for name in ["README.md", "xtask/src/files.rs", ".ci/run"] {
            assert!(names.iter().any(|found| found == name), "{name}");
        }
        assert!(names.iter().all(|name| !name.starts_with("target") && !name.starts_with(".git")));
    }
}
