//! The log: one line for each game that was started or solved, and the
//! statistics computed from it.
//!
//! Lines are added and never changed. A line that cannot be read is skipped and
//! kept: a program ended while it wrote the line, or a newer version wrote it.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use sudokit_game::{Event, Statistics};

use crate::texts::text;
use crate::{Store, atomic_file};

/// The contents of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The figures, by board and difficulty.
    pub statistics: Statistics,
    /// The number of lines that could not be read.
    pub unreadable: usize,
}

impl Store {
    fn log(&self) -> io::Result<PathBuf> {
        Ok(self.folder()?.join("history.jsonl"))
    }

    /// Adds an event to the log.
    pub fn log_event(&self, event: &Event) -> io::Result<()> {
        let path = self.log()?;
        let append = || {
            fs::create_dir_all(self.folder()?)?;
            let mut log = OpenOptions::new().read(true).append(true).create(true).open(&path)?;
            let mut last = [b'\n'];
            if log.seek(SeekFrom::End(-1)).is_ok() {
                log.read_exact(&mut last)?;
            }
            // An unfinished line stays a line of its own.
            let start = if last == [b'\n'] { "" } else { "\n" };
            // One write, so that lines of two programs never mix.
            log.write_all(format!("{start}{}\n", event.line()).as_bytes())
        };
        append().map_err(|error| atomic_file::unwritten(&path, &error))
    }

    /// The player's results. A log that does not exist yet has none.
    pub fn results(&self) -> io::Result<Results> {
        let path = self.log()?;
        let text = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Results::default()),
            text => text.map_err(|error| {
                let (path, reason) = (path.display().to_string(), atomic_file::reason(&error));
                io::Error::new(error.kind(), text!("store-cannot-read", path, reason))
            })?,
        };
        let (mut events, mut unreadable) = (Vec::new(), 0);
        for line in String::from_utf8_lossy(&text).lines().filter(|line| !line.trim().is_empty()) {
            match line.parse::<Event>() {
                Ok(event) => events.push(event),
                Err(_) => unreadable += 1,
            }
        }
        Ok(Results { statistics: Statistics::new(events), unreadable })
    }
}
