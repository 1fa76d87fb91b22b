//! Texts that were written and can be filled again.
//!
//! Workers fill texts that the main thread writes. If the main thread freed each text, its
//! memory would return to the system and be requested again, page by page. That costs more
//! than filling the text.

use std::sync::{Arc, Mutex};

/// Empty texts that keep their memory. Clones share them.
#[derive(Clone, Default)]
pub struct SpareTexts(Arc<Mutex<Vec<Vec<u8>>>>);

impl SpareTexts {
    /// The number of texts that are kept.
    const MOST: usize = 32;

    /// An empty text.
    pub fn take(&self) -> Vec<u8> {
        self.0.lock().ok().and_then(|mut texts| texts.pop()).unwrap_or_default()
    }

    /// Keeps the memory of a text.
    pub fn give(&self, mut text: Vec<u8>) {
        text.clear();
        if let Ok(mut texts) = self.0.lock()
            && texts.len() < Self::MOST
        {
            texts.push(text);
        }
    }
}
