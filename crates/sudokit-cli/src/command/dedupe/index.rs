//! Which puzzles are the first of their group, in as much memory as there may
//! be.
//!
//! As long as memory suffices, all keys are in one table and every piece is
//! answered at once. Then the table is closed. Pieces whose key is in it are
//! still answered; all others wait in files, each in the one that its key
//! belongs to, so that equal ones are in the same file. At the end of the input
//! each file is sifted alone, as a small input of its own, and the answers are
//! merged in the order of the input.
//!
//! ```text
//!   pieces ─▶ table ─▶ answers
//!               │ not there, and closed
//!               ▼
//!             files by key ─▶ a sieve for each ─▶ merged by number ─▶ answers
//! ```

use std::cmp::Reverse;
use std::collections::HashMap;

use sudokit::canonical::Key;

use super::entry::{First, Piece, Sifted};
use super::spill::Spill;

/// About so much memory takes a key of a table that doubles when it is full:
/// at worst half of it is empty, and half as large a table is copied from.
const BYTES: usize = 200;

/// So many keys are kept in any case: with fewer, files take more memory than
/// keys.
const FEWEST: usize = 1000;

/// Files of files of files: after so many, memory must do.
const DEEPEST: u32 = 8;

/// Which answers are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Firsts,
    Repeats,
    All,
}

impl Wanted {
    /// Whether an answer is asked for. What is no puzzle is always told.
    fn has(self, sifted: &Sifted) -> bool {
        let is_first = sifted.first.number == sifted.piece.number;
        match self {
            _ if !sifted.piece.is_puzzle() => true,
            Self::Firsts => is_first,
            Self::Repeats => !is_first,
            Self::All => true,
        }
    }
}

/// Groups of equal puzzles.
pub struct Sieve {
    groups: HashMap<Key, Group>,
    /// How many groups the table may have.
    most: usize,
    memory: usize,
    wanted: Wanted,
    depth: u32,
    /// Pieces that wait, once the table is closed.
    spill: Option<Spill>,
    /// Puzzles without a key.
    keyless: u64,
}

/// Equal puzzles.
struct Group {
    first: First,
    size: u64,
}

/// How many groups there are.
#[derive(Default)]
pub struct Tally {
    pub groups: u64,
    /// Puzzles that were compared with no other.
    pub alone: u64,
    /// Those of two or more.
    pub repeated: u64,
    pub largest: Option<Largest>,
}

/// The largest group, of two or more.
pub struct Largest {
    pub size: u64,
    pub first: First,
}

impl Tally {
    fn add(&mut self, group: &Group) {
        self.groups += 1;
        if group.size < 2 {
            return;
        }
        self.repeated += 1;
        self.offer(Largest { size: group.size, first: group.first });
    }

    /// Of equally large groups, the one that began first.
    fn offer(&mut self, other: Largest) {
        let rank = |largest: &Largest| (largest.size, Reverse(largest.first.number));
        if self.largest.as_ref().is_none_or(|largest| rank(largest) < rank(&other)) {
            self.largest = Some(other);
        }
    }

    fn merge(&mut self, other: Self) {
        self.groups += other.groups;
        self.alone += other.alone;
        self.repeated += other.repeated;
        if let Some(largest) = other.largest {
            self.offer(largest);
        }
    }
}

/// Takes an answer.
pub type Tell<'a> = dyn FnMut(Sifted) -> anyhow::Result<()> + 'a;

impl Sieve {
    /// A sieve that takes about so much memory.
    pub fn new(memory: usize, wanted: Wanted) -> Self {
        Self::at_depth(0, memory, wanted)
    }

    fn at_depth(depth: u32, memory: usize, wanted: Wanted) -> Self {
        let most = if depth < DEEPEST { (memory / BYTES).max(FEWEST) } else { usize::MAX };
        Self { groups: HashMap::new(), most, memory, wanted, depth, spill: None, keyless: 0 }
    }

    /// Answers a piece, or lets it wait.
    pub fn add(&mut self, piece: Piece, tell: &mut Tell) -> anyhow::Result<()> {
        let is_open = self.spill.is_none() && self.groups.len() < self.most;
        let first = match (piece.first, piece.key) {
            (Some(first), _) => Some(first),
            (None, None) => {
                self.keyless += u64::from(piece.is_puzzle());
                Some(piece.as_first())
            }
            (None, Some(key)) => match self.groups.get_mut(&key) {
                Some(group) => {
                    group.size += 1;
                    Some(group.first)
                }
                None if is_open => {
                    let first = piece.as_first();
                    self.groups.insert(key, Group { first, size: 1 });
                    Some(first)
                }
                None => None,
            },
        };
        let Some(first) = first else { return self.wait(&piece) };
        let sifted = Sifted { piece, first };
        if !self.wanted.has(&sifted) {
            return Ok(());
        }
        if self.spill.is_none() {
            return tell(sifted);
        }
        // Others wait that came before it.
        self.wait(&Piece { first: Some(first), ..sifted.piece })
    }

    fn wait(&mut self, piece: &Piece) -> anyhow::Result<()> {
        let spill = match &mut self.spill {
            Some(spill) => spill,
            none => none.insert(Spill::new()?),
        };
        spill.keep(piece, self.depth)
    }

    /// Answers all that wait, and tells how many groups there were.
    pub fn finish(self, tell: &mut Tell) -> anyhow::Result<Tally> {
        let mut tally = Tally { alone: self.keyless, ..Tally::default() };
        self.groups.values().for_each(|group| tally.add(group));
        let Self { groups, memory, wanted, depth, spill, .. } = self;
        // The next tables need its memory.
        drop(groups);
        if let Some(spill) = spill {
            let sift = |pieces: &mut dyn Iterator<Item = anyhow::Result<Piece>>, tell: &mut Tell| {
                let mut sieve = Self::at_depth(depth + 1, memory, wanted);
                for piece in pieces {
                    sieve.add(piece?, tell)?;
                }
                tally.merge(sieve.finish(tell)?);
                Ok(())
            };
            spill.sift(sift, tell)?;
        }
        Ok(tally)
    }
}

#[cfg(test)]
mod tests {
    use sudokit::canonical::Clues;

    use super::super::entry::{Place, Text};
    use super::*;

    /// Keys that differ as their numbers do.
    fn key(number: u32) -> Key {
        let mut line = [b'.'; 81];
        for (place, sign) in number.to_string().bytes().enumerate() {
            // Each digit of the number in a box of its own, a zero as a blank.
            line[[0, 12, 24, 28, 40, 52][place]] = if sign == b'0' { b'.' } else { sign };
        }
        Key::new(&Clues::from_line(&line).unwrap())
    }

    fn sift(memory: usize, wanted: Wanted) -> (Vec<(u64, u64)>, [u64; 3]) {
        let mut sieve = Sieve::new(memory, wanted);
        let mut told = Vec::new();
        for number in 1..=20_000_u64 {
            let kind = (number * number % 14_009) as u32 + 11_111;
            let piece = Piece {
                number,
                place: Place { source: 0, line: number as usize },
                key: (number % 97 != 0).then(|| key(kind)),
                text: Text::line(number.to_string()),
                first: None,
            };
            sieve
                .add(piece, &mut |sifted| {
                    told.push((sifted.piece.number, sifted.first.number));
                    Ok(())
                })
                .unwrap();
        }
        let tally = sieve
            .finish(&mut |sifted| {
                assert_eq!(sifted.piece.text.as_str(), sifted.piece.number.to_string());
                told.push((sifted.piece.number, sifted.first.number));
                Ok(())
            })
            .unwrap();
        (told, [tally.groups, tally.repeated, tally.largest.unwrap().size])
    }

    /// However little memory there is, the answers and their order are the same.
    #[test]
    fn little_memory_gives_the_same_answers() {
        for wanted in [Wanted::Firsts, Wanted::Repeats, Wanted::All] {
            let (told, tally) = sift(usize::MAX, wanted);
            assert!(told.is_sorted() && !told.is_empty());
            for memory in [1, 1_500 * BYTES, 4_000 * BYTES] {
                assert_eq!(sift(memory, wanted), (told.clone(), tally), "{memory} bytes");
            }
        }
    }
}
