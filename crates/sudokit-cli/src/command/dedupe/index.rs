//! The first puzzle of each group, in limited memory.
//!
//! As long as memory suffices, all keys are in one table and every entry is
//! answered immediately. Then the table is closed. Entries whose key is in it
//! are still answered; all others wait in files. The key decides which file, so
//! that equal entries are in the same one. At the end of the input, each file is
//! grouped by an index of its own, and the answers are merged in the order of
//! the input.
//!
//! ```text
//!   entries ─▶ table ─▶ answers
//!               │ not there, and closed
//!               ▼
//!             files by key ─▶ an index for each ─▶ merged by number ─▶ answers
//! ```

use std::cmp::Reverse;
use std::collections::HashMap;

use sudokit::transform::CanonicalKey;

use super::entry::{EntryPlace, IndexEntry};
use super::spill::{Spill, SpillFile, merge};

/// The memory that a key takes, in a table that doubles when it is full: at
/// worst half of it is empty, and a table of half its size is copied from.
const BYTES: usize = 200;

/// The fewest keys in memory: with fewer, files take more memory than keys.
const FEWEST: usize = 1000;

/// Files may be divided into files again, but not deeper than this: then memory
/// must suffice.
const DEEPEST: u32 = 8;

/// Which answers are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Firsts,
    Repeats,
    All,
}

impl Wanted {
    /// Whether an answer is asked for. What is not a puzzle is always reported.
    fn has(self, entry: &IndexEntry) -> bool {
        let is_first = entry.first().number == entry.place.number;
        match self {
            _ if !entry.is_puzzle => true,
            Self::Firsts => is_first,
            Self::Repeats => !is_first,
            Self::All => true,
        }
    }
}

/// Groups of equal puzzles.
pub struct GroupIndex {
    groups: HashMap<CanonicalKey, Group>,
    /// How many groups the table may have.
    most: usize,
    memory: usize,
    wanted: Wanted,
    depth: u32,
    /// Entries that wait, once the table is closed.
    spill: Option<Spill>,
    /// Puzzles without a key.
    keyless: u64,
}

/// Equal puzzles.
#[derive(Clone, Copy)]
pub struct Group {
    pub first: EntryPlace,
    pub size: u64,
}

/// How many groups there are.
#[derive(Default)]
pub struct GroupCounts {
    pub groups: u64,
    /// Puzzles that were compared with no other.
    pub alone: u64,
    /// Those of two or more.
    pub repeated: u64,
    /// The largest of these.
    pub largest: Option<Group>,
}

impl GroupCounts {
    fn add(&mut self, group: Group) {
        self.groups += 1;
        if group.size > 1 {
            self.repeated += 1;
            self.offer(group);
        }
    }

    /// Of groups of the same size, the one that began first.
    fn offer(&mut self, other: Group) {
        let rank = |group: Group| (group.size, Reverse(group.first.number));
        if self.largest.is_none_or(|largest| rank(largest) < rank(other)) {
            self.largest = Some(other);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.groups += other.groups;
        self.alone += other.alone;
        self.repeated += other.repeated;
        if let Some(largest) = other.largest {
            self.offer(largest);
        }
    }
}

/// Receives the answers.
pub type Accept<'a> = dyn FnMut(IndexEntry) -> anyhow::Result<()> + 'a;

impl GroupIndex {
    /// An index that takes about this much memory.
    pub fn new(memory: usize, wanted: Wanted) -> Self {
        Self::at_depth(0, memory, wanted)
    }

    fn at_depth(depth: u32, memory: usize, wanted: Wanted) -> Self {
        let most = if depth < DEEPEST { (memory / BYTES).max(FEWEST) } else { usize::MAX };
        Self { groups: HashMap::new(), most, memory, wanted, depth, spill: None, keyless: 0 }
    }

    /// Answers an entry, or lets it wait.
    pub fn add(&mut self, entry: IndexEntry, accept: &mut Accept) -> anyhow::Result<()> {
        let is_open = self.spill.is_none() && self.groups.len() < self.most;
        let first = match (entry.first, entry.key) {
            (Some(first), _) => Some(first),
            (None, None) => {
                self.keyless += u64::from(entry.is_puzzle);
                Some(entry.place)
            }
            (None, Some(key)) => match self.groups.get_mut(&key) {
                Some(group) => {
                    group.size += 1;
                    Some(group.first)
                }
                None if is_open => {
                    self.groups.insert(key, Group { first: entry.place, size: 1 });
                    Some(entry.place)
                }
                None => None,
            },
        };
        let Some(first) = first else { return self.wait(&entry) };
        let entry = IndexEntry { first: Some(first), ..entry };
        match self.spill {
            _ if !self.wanted.has(&entry) => Ok(()),
            None => accept(entry),
            // Entries before it are still waiting.
            Some(_) => self.wait(&entry),
        }
    }

    fn wait(&mut self, entry: &IndexEntry) -> anyhow::Result<()> {
        let spill = match &mut self.spill {
            Some(spill) => spill,
            none => none.insert(Spill::new()?),
        };
        spill.keep(entry, self.depth)
    }

    /// Answers all that wait, and counts the groups.
    pub fn finish(self, accept: &mut Accept) -> anyhow::Result<GroupCounts> {
        let mut counts = GroupCounts { alone: self.keyless, ..GroupCounts::default() };
        self.groups.values().for_each(|&group| counts.add(group));
        let Self { groups, memory, wanted, depth, spill, .. } = self;
        // The next tables need its memory.
        drop(groups);
        if let Some(spill) = spill {
            let mut answers = Vec::with_capacity(spill.files.len());
            for file in spill.files {
                let mut index = Self::at_depth(depth + 1, memory, wanted);
                let mut answered = SpillFile::new()?;
                for entry in file.entries()? {
                    index.add(entry?, &mut |entry| answered.push(&entry))?;
                }
                counts.merge(&index.finish(&mut |entry| answered.push(&entry))?);
                answers.push(answered.entries()?);
            }
            merge(answers, accept)?;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use sudokit::classic::Board81;

    use super::*;
    use crate::echo::Echo;
    use sudokit::classic::Line81;

    /// Keys that differ as their numbers do.
    fn key(number: u32) -> CanonicalKey {
        let mut line = [b'.'; 81];
        for (place, sign) in number.to_string().bytes().enumerate() {
            // Each digit of the number in a box of its own, a zero as a blank.
            line[[0, 12, 24, 28, 40, 52][place]] = if sign == b'0' { b'.' } else { sign };
        }
        CanonicalKey::new(&Board81::from_line(&Line81::new(line).unwrap()).unwrap())
    }

    fn grouped(memory: usize, wanted: Wanted) -> (Vec<(u64, u64)>, [u64; 3]) {
        let mut index = GroupIndex::new(memory, wanted);
        let mut answers = Vec::new();
        for number in 1..=20_000_u64 {
            let kind = (number * number % 14_009) as u32 + 11_111;
            let entry = IndexEntry {
                place: EntryPlace { number, source: 0, line: number as usize },
                key: (number % 97 != 0).then(|| key(kind)),
                text: Echo::line(number.to_string()),
                is_puzzle: true,
                first: None,
            };
            index
                .add(entry, &mut |entry| {
                    answers.push((entry.place.number, entry.first().number));
                    Ok(())
                })
                .unwrap();
        }
        let counts = index
            .finish(&mut |entry| {
                assert_eq!(entry.text.text, entry.place.number.to_string().into_bytes());
                answers.push((entry.place.number, entry.first().number));
                Ok(())
            })
            .unwrap();
        (answers, [counts.groups, counts.repeated, counts.largest.unwrap().size])
    }

    /// However little memory there is, the answers and their order are the same.
    #[test]
    fn little_memory_gives_the_same_answers() {
        for wanted in [Wanted::Firsts, Wanted::Repeats, Wanted::All] {
            let (answers, counts) = grouped(usize::MAX, wanted);
            assert!(answers.is_sorted() && !answers.is_empty());
            for memory in [1, 1_500 * BYTES, 4_000 * BYTES] {
                assert_eq!(grouped(memory, wanted), (answers.clone(), counts), "{memory} bytes");
            }
        }
    }
}
