//! Where puzzles were read: a file, standard input or an argument, and a line.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::texts::text;

/// Where puzzles were read.
#[derive(PartialEq, Eq)]
pub struct Source {
    /// The name of the file, or `standard input` or `argument`.
    pub name: String,
    /// The file, if it is one.
    pub path: Option<PathBuf>,
    /// The header of the table with the puzzles, with its line end, if there is a table.
    pub header: Option<Vec<u8>>,
}

impl Source {
    pub fn new(name: impl Into<String>, path: Option<PathBuf>) -> Arc<Self> {
        Arc::new(Self { name: name.into(), path, header: None })
    }

    /// Whether this is the header of the source. Line ends do not matter.
    pub fn has_header(&self, header: Option<&[u8]>) -> bool {
        self.header.as_deref().map(<[u8]>::trim_ascii_end) == header.map(<[u8]>::trim_ascii_end)
    }

    /// The same source with a header.
    pub fn with_header(&self, header: Option<&[u8]>) -> Arc<Self> {
        let header = header.map(<[u8]>::to_vec);
        Arc::new(Self { name: self.name.clone(), path: self.path.clone(), header })
    }
}

/// The name of a source, and a line of it.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub source: &'a str,
    pub line: usize,
}

impl Place<'_> {
    /// `list.txt: line 12: …`
    pub fn sentence(self, problem: &str) -> String {
        text!("error-in-source-line", source = self.source, line = self.line, problem)
    }
}

/// `list.txt:12`
impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.source, self.line)
    }
}

/// A name for messages: not too long, and without control characters.
pub fn printable(text: &str) -> String {
    const LONGEST: usize = 200;
    let clean = text.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c });
    let shown: String = clean.clone().take(LONGEST).collect();
    if clean.count() > LONGEST { shown + "…" } else { shown }
}
