//! Texts that were written and can be filled again.
//!
//! Workers fill texts that the main thread writes. If each were freed there, the
//! memory would go back to the system and be asked for again, page by page, which
//! costs more than filling it.

use std::sync::{Arc, Mutex};

/// Empty texts that keep their memory. Copies share them.
#[derive(Clone, Default)]
pub struct SpareTexts(Arc<Mutex<Vec<Vec<u8>>>>);

impl SpareTexts {
    /// As many are kept.
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
