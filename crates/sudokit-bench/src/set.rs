//! Sets of puzzles in files, one per line.

use std::path::{Path, PathBuf};

use sudokit::classic::Line81;

/// A file of plain puzzles.
pub struct Set {
    pub name: String,
    pub lines: Vec<Line81>,
}

impl Set {
    /// Returns the sets of a folder, by name. Text other than 81 digits and dots at the start of a
    /// line is skipped, such as remarks and columns after the puzzle.
    pub fn all(folder: &Path) -> Result<Vec<Self>, Box<dyn std::error::Error>> {
        let mut sets = Vec::new();
        for path in files(folder)? {
            let text = std::fs::read_to_string(&path)?;
            let lines: Vec<_> = text.lines().filter_map(plain).collect();
            if !lines.is_empty() {
                sets.push(Self { name: name(&path), lines });
            }
        }
        if sets.is_empty() {
            return Err(
                format!("{}: no .txt file here has puzzles of 81 characters", folder.display()).into()
            );
        }
        Ok(sets)
    }
}

fn plain(line: &str) -> Option<Line81> {
    Line81::new(*line.as_bytes().first_chunk()?)
}

/// Returns the text files of a folder, by name.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    paths.sort();
    Ok(paths)
}

/// Returns the name of a file without its folder and extension.
pub fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
