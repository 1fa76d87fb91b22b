//! The 9x9 board: the 1,680 ways to split nine digits among the three columns
//! of a box (or its three rows).
//!
//! ```text
//!     a split           apart from it            across it
//!     1 4 7             4 1 2                    1 2 3     each of its columns takes one digit
//!     2 5 8             5 7 3   no digit in      4 5 6     from each column of the split:
//!     3 6 9             6 8 9   its old column   7 8 9     read it as rows
//! ```
//!
//! Two boxes of the same stack need splits that are *apart*. Each split has 56
//! that are apart from it, and each such pair leaves one third split that is
//! apart from both. A box whose columns are one split can have another as its
//! rows just when the two are *across*: each split has 216 of those.

use std::sync::OnceLock;

pub(super) const DIGITS: usize = 9;
pub(super) const SPLITS: usize = 1680;
pub(super) const APART: usize = 56;
pub(super) const ACROSS: usize = 216;

/// The number of a split.
pub(super) type Split = u16;

/// All splits and how they go together.
pub(super) struct Splits {
    /// The column of each digit.
    pub columns: Vec<[u8; DIGITS]>,
    /// The digits of each column, as bits.
    pub digits: Vec<[u16; 3]>,
    /// For each split the pairs that are apart from it and from each other.
    pub apart: Vec<[(Split, Split); APART]>,
    pub across: Vec<[Split; ACROSS]>,
    /// The number of a split whose columns, read as a number to base 3, are
    /// known.
    numbers: Vec<Split>,
}

/// What digit `d` in column 1 adds to the code of a split.
pub(super) const POWERS: [u16; DIGITS] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];
const CODES: u16 = 19683;

impl Splits {
    /// The splits, which are made once (7 ms).
    pub fn get() -> &'static Splits {
        static ALL: OnceLock<Splits> = OnceLock::new();
        ALL.get_or_init(Splits::new)
    }

    /// The split with this code.
    pub fn number(&self, code: u16) -> Split {
        self.numbers[usize::from(code)]
    }

    /// The split with these columns.
    pub fn of(&self, columns: impl IntoIterator<Item = usize>) -> Split {
        let code = columns.into_iter().zip(POWERS).map(|(column, power)| column as u16 * power).sum();
        self.number(code)
    }

    fn new() -> Splits {
        let mut splits = Splits {
            columns: Vec::with_capacity(SPLITS),
            digits: Vec::with_capacity(SPLITS),
            apart: Vec::with_capacity(SPLITS),
            across: Vec::with_capacity(SPLITS),
            numbers: vec![Split::MAX; usize::from(CODES)],
        };
        let mut sorted = Vec::with_capacity(SPLITS);
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
        // Splits with the same first column stand together.
        sorted.sort_unstable();
        for (number, (digits, columns, code)) in sorted.into_iter().enumerate() {
            splits.numbers[usize::from(code)] = number as Split;
            splits.columns.push(columns);
            splits.digits.push(digits);
        }
        for split in 0..SPLITS {
            let own = splits.digits[split];
            let third = |other: usize| {
                let columns = splits.columns[split].iter().zip(&splits.columns[other]);
                splits.of(columns.map(|(&a, &b)| usize::from(3 - a - b)))
            };
            let all = || splits.digits.iter().enumerate();
            let mut apart = [(0, 0); APART];
            let others = all().filter(|(_, other)| (0..3).all(|column| own[column] & other[column] == 0));
            for (place, (other, _)) in apart.iter_mut().zip(others) {
                *place = (other as Split, third(other));
            }
            let mut across = [0; ACROSS];
            let crosses = |other: &[u16; 3]| {
                own.iter().all(|column| other.iter().all(|row| (column & row).is_power_of_two()))
            };
            let others = all().filter(|(_, other)| crosses(other));
            for (place, (other, _)) in across.iter_mut().zip(others) {
                *place = other as Split;
            }
            splits.apart.push(apart);
            splits.across.push(across);
        }
        splits
    }
}
