//! Whoever keeps a game while it is played.
//!
//! A front end hands over the game after every action and shows the sentence
//! that comes back, if any. Trouble with the disk is told once, and never
//! stops the game.

use std::io;

use sudokit_game::{Event, Game};

use super::{Kept, Slot, Store};

/// The store, the place of the game in it, and what is known so far.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    slot: Option<Slot>,
    trouble: Trouble,
    outcome: Outcome,
}

/// Whether the disk does its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trouble {
    Nowhere,
    Told,
}

/// What the log knows of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Open,
    Solved,
}

impl Keeper {
    /// Whoever keeps a new game: the first [`keep`](Self::keep) finds a place.
    pub fn of_new(store: Store, game: &Game) -> Self {
        Self { store, slot: None, trouble: Trouble::Nowhere, outcome: Outcome::of(game) }
    }

    /// Whoever keeps a game that is there already.
    pub fn of_resumed(store: Store, slot: Slot, game: &Game) -> Self {
        Self { store, slot: Some(slot), trouble: Trouble::Nowhere, outcome: Outcome::of(game) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The name of the game among the saved ones, if it is saved as it is.
    pub fn name(&self) -> Option<&str> {
        self.slot.as_ref().filter(|_| self.trouble == Trouble::Nowhere).map(Slot::name)
    }

    /// Writes the game down, and remembers that it was begun and solved.
    /// Says what the player should know.
    pub fn keep(&mut self, game: &Game) -> Option<String> {
        let kept = self.try_to_keep(game);
        match (kept, self.trouble) {
            (Ok(told), _) => {
                self.trouble = Trouble::Nowhere;
                told
            }
            (Err(error), Trouble::Nowhere) => {
                self.trouble = Trouble::Told;
                Some(format!("The game goes on, but is not saved: {error}."))
            }
            (Err(_), Trouble::Told) => None,
        }
    }

    /// Writes the game down and waits until it is on the disk.
    pub fn finish(&mut self, game: &Game) -> Option<String> {
        let told = self.keep(game);
        // What the disk does not say in time cannot be helped: the file is there.
        let _ = self.slot.as_ref().map(Slot::sync);
        told
    }

    fn try_to_keep(&mut self, game: &Game) -> io::Result<Option<String>> {
        let (name, told) = match &mut self.slot {
            None => {
                let slot = self.store.begin(game)?;
                let name = self.slot.insert(slot).name().to_owned();
                self.store.remember(&Event::begun(&name, game))?;
                (name, None)
            }
            Some(slot) => match slot.save(game)? {
                Kept::Here => (slot.name().to_owned(), None),
                Kept::Aside => {
                    let name = slot.name().to_owned();
                    self.store.remember(&Event::begun(&name, game))?;
                    let told = format!("This game was gone on with elsewhere; here it goes on as {name}.");
                    (name, Some(told))
                }
            },
        };
        if let (Outcome::Open, Some(event)) = (self.outcome, Event::solved(&name, game)) {
            self.store.remember(&event)?;
            self.outcome = Outcome::Solved;
        }
        Ok(told)
    }
}

impl Outcome {
    fn of(game: &Game) -> Self {
        if game.solved_at().is_some() { Self::Solved } else { Self::Open }
    }
}
