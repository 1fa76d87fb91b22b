//! A search laid aside in little memory.
//!
//! What a search remembers is spread over large tables, nearly empty, so that
//! each entry is found at once: megabytes on a large board. To keep hundreds of
//! states of it, only the entries are copied. Taken up again, the search goes on
//! exactly as the one that was copied.

use super::inquest::Inquest;
use super::lessons::{self, Lessons};
use super::order::Heat;
use super::{Guess, Memory, Search};

/// A search laid aside.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    /// The search without its memory.
    search: Search,
    memory: Option<(lessons::Packed, Heat)>,
}

impl Search {
    /// Lays a copy aside.
    pub(crate) fn pack(&self) -> Packed {
        let memory = self.memory.as_ref().map(|memory| (memory.lessons.pack(), memory.heat.clone()));
        let search = Self {
            geometry: self.geometry.clone(),
            position: self.position.clone(),
            guesses: self.guesses.clone(),
            found: self.found.clone(),
            patience: self.patience.clone(),
            memory: None,
            ..*self
        };
        Packed { search, memory }
    }
}

impl Packed {
    /// The search as it was.
    pub(crate) fn unpack(&self) -> Search {
        let mut search = self.search.clone();
        search.memory = self.memory.as_ref().map(|(lessons, heat)| {
            let lessons = Lessons::unpack(lessons, &search.position);
            // Where the trail speaks of a candidate is told by the trail.
            let inquest = Inquest::new(&search.position);
            Box::new(Memory { lessons, inquest, heat: heat.clone() })
        });
        search
    }

    /// How much memory it takes, about.
    pub(crate) fn bytes(&self) -> usize {
        let memory = self.memory.as_ref().map_or(0, |(lessons, heat)| lessons.bytes() + heat.bytes());
        self.search.position.bytes()
            + size_of_val::<[Guess]>(&self.search.guesses)
            + memory
            + size_of::<Self>()
    }
}
