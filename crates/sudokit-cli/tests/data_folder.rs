//! Where the program keeps its games when a test gives it a home. Each system
//! names that folder by a variable of its own.

use std::path::{Path, PathBuf};

/// The variables that bring a person's data into this folder: Linux reads the
/// first, macOS the second, Windows the third.
pub fn variables(home: &Path) -> [(&'static str, &str); 3] {
    let home = home.to_str().expect("a plain path");
    ["XDG_DATA_HOME", "HOME", "APPDATA"].map(|name| (name, home))
}

/// The program's own folder in this home.
pub fn of(home: &Path) -> PathBuf {
    let folder = if cfg!(target_os = "macos") { "Library/Application Support/sudokit" } else { "sudokit" };
    home.join(folder)
}
