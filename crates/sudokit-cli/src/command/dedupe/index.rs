//! The first puzzle of each group, in limited memory.
//!
//! As long as memory is sufficient, all keys are in one table and every entry is answered
//! immediately. Then the table is closed. Entries whose key is in it are still answered; all
//! others are written to files. The key determines the file, so entries with equal keys are in
//! the same file. At the end of the input, each file is grouped by its own index, and the
//! answers are merged in the order of the input.
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

/// The memory for a key. The table doubles when it is full: at worst, half of it is empty, and
/// the old table of half its size still exists.
const BYTES: usize = 200;

/// The smallest number of keys in memory. With fewer keys, the files need more memory than the
/// keys.
const FEWEST: usize = 1000;

/// The number of times that files can be divided into smaller files. At this depth, the memory
/// limit no longer applies.
const DEEPEST: u32 = 8;

/// The answers that are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Firsts,
    Repeats,
    All,
}

impl Wanted {
    /// Whether an answer is written. Entries that are not puzzles are always written.
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
    /// The largest number of groups in the table.
    most: usize,
    memory: usize,
    wanted: Wanted,
    depth: u32,
    /// Entries in files, once the table is closed.
    spill: Option<Spill>,
    /// Puzzles without a key.
    keyless: u64,
}

/// A group of equal puzzles.
#[derive(Clone, Copy)]
pub struct Group {
    pub first: EntryPlace,
    pub size: u64,
}

/// Numbers of groups.
#[derive(Default)]
pub struct GroupCounts {
    pub groups: u64,
    /// Puzzles that were not compared with others.
    pub alone: u64,
    /// Groups of two or more puzzles.
    pub repeated: u64,
    /// The largest group of two or more puzzles.
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

    /// Of groups of the same size, the first one counts as larger.
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
    /// An index that needs about this much memory.
    pub fn new(memory: usize, wanted: Wanted) -> Self {
        Self::at_depth(0, memory, wanted)
    }

    fn at_depth(depth: u32, memory: usize, wanted: Wanted) -> Self {
        let most = if depth < DEEPEST { (memory / BYTES).max(FEWEST) } else { usize::MAX };
        Self { groups: HashMap::new(), most, memory, wanted, depth, spill: None, keyless: 0 }
    }

    /// Answers an entry, or writes it to a file.
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
            // Earlier entries are still in files.
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

    /// Answers the entries in files, and counts the groups.
    pub fn finish(self, accept: &mut Accept) -> anyhow::Result<GroupCounts> {
        let mut counts = GroupCounts { alone: self.keyless, ..GroupCounts::default() };
        self.groups.values().for_each(|&group| counts.add(group));
        let Self { groups, memory, wanted, depth, spill, .. } = self;
        // The next tables need the memory of this one.
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

    /// A different key for each number.
    fn key(number: u32) -> CanonicalKey {
        let mut line = [b'.'; 81];
        for (place, sign) in number.to_string().bytes().enumerate() {
            // Each digit of the number is in another box. A zero is an empty cell.
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

    /// The answers and their order do not depend on memory.
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
