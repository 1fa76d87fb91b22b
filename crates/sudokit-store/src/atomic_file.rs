//! Files that are written whole or not at all.
//!
//! A text is written beside its place and then moved there. Whoever reads sees
//! the old text or the new one, never half of either, whenever the program
//! ends. The system's own time decides when it reaches the disk: waiting for
//! that takes longer than a player waits for a key.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// How names of files end that were never moved to their place.
pub(super) const PART: &str = ".part";

/// A failure to write as a sentence that names the path.
pub(super) fn unwritten(path: &Path, error: &io::Error) -> io::Error {
    // The system's own words, without the names of files that nobody knows.
    let reason = error
        .raw_os_error()
        .map_or_else(|| error.to_string(), |code| io::Error::from_raw_os_error(code).to_string());
    io::Error::new(error.kind(), format!("{} cannot be written: {reason}", path.display()))
}

/// Writes a text beside its place. Folders are made.
fn beside(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new().prefix(".").suffix(PART).tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

/// Writes a file, over an old one.
pub(super) fn write(path: &Path, text: &str) -> io::Result<File> {
    let written = beside(path, text).and_then(|file| Ok(file.persist(path)?));
    written.map_err(|error| unwritten(path, &error))
}

/// Writes a file that must not be there yet; of two programs that try, one
/// fails with [`io::ErrorKind::AlreadyExists`].
pub(super) fn create(path: &Path, text: &str) -> io::Result<File> {
    let written = beside(path, text).and_then(|file| Ok(file.persist_noclobber(path)?));
    written.map_err(|error| unwritten(path, &error))
}

/// The text of a file.
pub(super) fn read(path: &Path) -> io::Result<String> {
    let is_no_text = |_| io::Error::new(io::ErrorKind::InvalidData, "it is not text");
    String::from_utf8(fs::read(path)?).map_err(is_no_text)
}

/// Waits until a file and its name are on the disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    let synced = OpenOptions::new().write(true).open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| unwritten(path, &error))?;
    // Not every system lets folders be opened; those need no waiting either.
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
    Ok(())
}
