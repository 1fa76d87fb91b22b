//! A document that is being written: what stands once around all its puzzles is written
//! before the first and behind the last of them.

use std::io::{self, Write};

use sudokit::format::Envelope;

/// Whether a document is open, and which.
#[derive(Default)]
pub struct OpenDocument(Option<Envelope>);

impl OpenDocument {
    /// A document that was opened before.
    pub fn of(envelope: Option<Envelope>) -> Self {
        Self(envelope)
    }

    /// Makes sure that what is written next stands in such a document, or in none.
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
