//! For the 9x9 board: the 1,680 partitions of nine digits into the three columns (or rows) of a
//! box.
//!
//! ```text
//!     a partition       apart from it            across it
//!     1 4 7             4 1 2                    1 2 3     each of its columns takes one digit
//!     2 5 8             5 7 3   no digit in      4 5 6     from each column of the partition:
//!     3 6 9             6 8 9   its old column   7 8 9     read it as rows
//! ```
//!
//! Two boxes of the same stack need partitions that are *apart*. Each partition has 56 others that
//! are apart from it, and each such pair leaves exactly one third partition that is apart from
//! both. A box whose columns are one partition can have another as its rows if and only if the two
//! are *across*. Each partition has 216 of those.

use std::sync::OnceLock;

pub(super) const DIGITS: usize = 9;
pub(super) const PARTITIONS: usize = 1680;
pub(super) const APART: usize = 56;
pub(super) const ACROSS: usize = 216;

/// The index of a partition.
pub(super) type Partition = u16;

/// All partitions and their relations.
pub(super) struct Partitions {
    /// The column of each digit.
    pub columns: Vec<[u8; DIGITS]>,
    /// The digits of each column, as bit masks.
    pub digits: Vec<[u16; 3]>,
    /// For each partition, the pairs that are apart from it and from each other.
    pub apart: Vec<[(Partition, Partition); APART]>,
    pub across: Vec<[Partition; ACROSS]>,
    /// The index of the partition with each code. The code is the list of columns as a base-3
    /// number.
    numbers: Vec<Partition>,
}

/// What digit `d` in column 1 adds to the code of a partition.
pub(super) const POWERS: [u16; DIGITS] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];
const CODES: u16 = 19683;

impl Partitions {
    /// The partitions, built on first use (7 ms).
    pub fn get() -> &'static Partitions {
        static ALL: OnceLock<Partitions> = OnceLock::new();
        ALL.get_or_init(Partitions::new)
    }

    /// The partition with this code.
    pub fn number(&self, code: u16) -> Partition {
        self.numbers[usize::from(code)]
    }

    /// The partition with these columns.
    pub fn of(&self, columns: impl IntoIterator<Item = usize>) -> Partition {
        let code = columns.into_iter().zip(POWERS).map(|(column, power)| column as u16 * power).sum();
        self.number(code)
    }

    fn new() -> Partitions {
        let mut partitions = Partitions {
            columns: Vec::with_capacity(PARTITIONS),
            digits: Vec::with_capacity(PARTITIONS),
            apart: Vec::with_capacity(PARTITIONS),
            across: Vec::with_capacity(PARTITIONS),
            numbers: vec![Partition::MAX; usize::from(CODES)],
        };
        let mut sorted = Vec::with_capacity(PARTITIONS);
        for code in 0..CODES {
            let columns = POWERS.map(|power| (code / power % 3) as u8);
            let mut digits = [0_u16; 3];
            for (digit, &column) in columns.iter().enumerate() {
                digits[usize::from(column)] |= 1 << digit;
            }
            if digits.iter().all(|column| column.count_ones() == 3) {
                sorted.push((digits, columns, code));
            }
        }
        // Puts partitions with the same first column next to each other.
        sorted.sort_unstable();
        for (number, (digits, columns, code)) in sorted.into_iter().enumerate() {
            partitions.numbers[usize::from(code)] = number as Partition;
            partitions.columns.push(columns);
            partitions.digits.push(digits);
        }
        for partition in 0..PARTITIONS {
            let own = partitions.digits[partition];
            let third = |other: usize| {
                let columns = partitions.columns[partition].iter().zip(&partitions.columns[other]);
                partitions.of(columns.map(|(&a, &b)| usize::from(3 - a - b)))
            };
            let all = || partitions.digits.iter().enumerate();
            let mut apart = [(0, 0); APART];
            let others = all().filter(|(_, other)| (0..3).all(|column| own[column] & other[column] == 0));
            for (place, (other, _)) in apart.iter_mut().zip(others) {
                *place = (other as Partition, third(other));
            }
            let mut across = [0; ACROSS];
            let crosses = |other: &[u16; 3]| {
                own.iter().all(|column| other.iter().all(|row| (column & row).is_power_of_two()))
            };
            let others = all().filter(|(_, other)| crosses(other));
            for (place, (other, _)) in across.iter_mut().zip(others) {
                *place = other as Partition;
            }
            partitions.apart.push(apart);
            partitions.across.push(across);
        }
        partitions
    }
}
