//! Files that are written completely or not at all.
//!
//! A text is written to a temporary file in the same folder, which is then
//! renamed. A reader sees the old text or the new one, never half of either,
//! no matter when the program ends. The operating system decides when the text
//! reaches the disk: waiting for that would delay the answer to a key for too long.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::texts::text;

/// The end of the names of temporary files.
pub(crate) const PART: &str = ".part";

/// A write error with a message that names the path.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> io::Error {
    let (path, reason) = (path.display().to_string(), reason(error));
    io::Error::new(error.kind(), text!("store-cannot-write", path, reason))
}

/// `permission denied`: the system's message without its number, and without the name of
/// the temporary file.
pub(crate) fn reason(error: &io::Error) -> String {
    let Some(code) = error.raw_os_error() else { return error.to_string() };
    let text = io::Error::from_raw_os_error(code).to_string();
    let text = text.split(" (os error").next().unwrap_or_default().trim_end_matches('.');
    let mut characters = text.chars();
    characters.next().into_iter().flat_map(char::to_lowercase).chain(characters).collect()
}

/// Writes a text to a temporary file in the folder of `path`, which is created.
fn temporary(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        // A file has the name of the folder. "Already exists" would be about the wrong file.
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    })?;
    let mut file = tempfile::Builder::new().prefix(".").suffix(PART).tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

/// Writes a file and replaces an old one.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let written = temporary(path, text).and_then(|file| Ok(file.persist(path)?));
    written.map(drop).map_err(|error| unwritten(path, &error))
}

/// Writes a file that must not exist yet. If two programs try, one fails with
/// [`io::ErrorKind::AlreadyExists`].
pub(crate) fn create(path: &Path, text: &str) -> io::Result<()> {
    let written = temporary(path, text).and_then(|file| Ok(file.persist_noclobber(path)?));
    written.map(drop).map_err(|error| unwritten(path, &error))
}

/// Writes a new file `STEM.EXTENSION` into a folder. If it is there already, the name of the
/// new one ends with `-2`, `-3` … Returns its name without the extension.
///
/// ```
/// let folder = tempfile::tempdir()?;
/// let write = || sudokit_store::create_numbered(folder.path(), "puzzle", "txt", "12..");
/// assert_eq!((write()?, write()?), ("puzzle".to_owned(), "puzzle-2".to_owned()));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn create_numbered(folder: &Path, stem: &str, extension: &str, text: &str) -> io::Result<String> {
    let mut number = 1;
    loop {
        let name = if number == 1 { stem.to_owned() } else { format!("{stem}-{number}") };
        match create(&folder.join(format!("{name}.{extension}")), text) {
            Ok(()) => return Ok(name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    let not_text = |_| io::Error::new(io::ErrorKind::InvalidData, text!("store-not-text"));
    String::from_utf8(fs::read(path)?).map_err(not_text)
}

/// Waits until a file and its name are on the disk.
pub(crate) fn sync(path: &Path) -> io::Result<()> {
    let synced = OpenOptions::new().write(true).open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| unwritten(path, &error))?;
    // Some systems cannot open folders. On these, there is no need to wait for the name.
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
    Ok(())
}
