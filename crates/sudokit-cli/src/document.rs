//! A document that is being written. Its envelope surrounds all puzzles: one part is
//! written before the first puzzle, the other after the last.

use std::io::{self, Write};

use sudokit::format::Envelope;

/// The document that is open, if any.
#[derive(Default)]
pub struct OpenDocument(Option<Envelope>);

impl OpenDocument {
    /// A document that an earlier run has opened.
    pub fn of(envelope: Option<Envelope>) -> Self {
        Self(envelope)
    }

    /// Opens and closes documents so that the next text is inside the given one, or outside
    /// of all documents.
    pub fn enter(&mut self, wanted: Option<Envelope>, file: &mut impl Write) -> io::Result<()> {
        if self.0 == wanted {
            return Ok(());
        }
        if let Some(open) = self.0.take() {
            file.write_all(open.after.as_bytes())?;
        }
        if let Some(envelope) = wanted {
            file.write_all(envelope.before.as_bytes())?;
        }
        self.0 = wanted;
        Ok(())
    }

    /// Closes the document, if one is open.
    pub fn close(&mut self, file: &mut impl Write) -> io::Result<()> {
        self.enter(None, file)
    }
}
