//! The patterns that help inside a dynamic chain: pointing and claiming, hidden pairs, naked pairs,
//! X-wings.
//!
//! They are searched in the position that the chain has left, and count only if the chain created
//! them: some candidate that would spoil the pattern was in the original position and has been
//! removed since. So only houses and cells that have changed are searched.

use super::position::{CELLS, CROSSINGS, ClassicPosition, DIGITS, HOUSE, HOUSE_CELLS, HOUSES, bits, double};
use crate::logic::techniques::chains::explainer::rule::HelperTechnique;

/// A pattern that removes candidates.
#[derive(Clone, Copy)]
pub(super) struct HelperPattern {
    /// The candidates that had to be removed from the original position for the pattern to appear.
    pub(super) needs: PatternPart,
    /// The candidates that it removes.
    pub(super) victims: PatternPart,
}

/// Candidates around a pattern.
#[derive(Clone, Copy)]
pub(super) enum PatternPart {
    /// The places for digits in some houses, except the places `but`. Houses are counted from
    /// `first`.
    Places { first: usize, houses: u16, digits: u16, but: u16 },
    /// The digits of some cells, except the digits `but`.
    Digits { house: usize, places: u16, but: u16 },
}

impl PatternPart {
    /// Visits these candidates of a position, by cell and digit.
    pub(super) fn each(self, position: &ClassicPosition, mut visit: impl FnMut(usize, usize)) {
        match self {
            Self::Places { first, houses, digits, but } => {
                for digit in bits(digits) {
                    for house in bits(houses).map(|house| first + house) {
                        let places = position.places[digit][house] & !but;
                        bits(places).for_each(|place| visit(HOUSE[house][place] as usize, digit));
                    }
                }
            }
            Self::Digits { house, places, but } => {
                for cell in bits(places).map(|place| HOUSE[house][place] as usize) {
                    bits(position.cells[cell] & !but).for_each(|digit| visit(cell, digit));
                }
            }
        }
    }

    /// Returns the surroundings of a pair of digits in two cells of a house: other places for the
    /// digits, and other digits of the cells.
    const fn around_pair(house: usize, digits: u16, places: u16) -> [Self; 2] {
        let others = Self::Places { first: house, houses: 1, digits, but: places };
        [others, Self::Digits { house, places, but: digits }]
    }
}

const ROWS: usize = 9;
const COLUMNS: usize = 18;

/// Blocks, columns, rows: the order in which houses are searched for pairs.
const PAIR_ORDER: [std::ops::Range<usize>; 3] = [0..ROWS, COLUMNS..HOUSES, ROWS..COLUMNS];

/// The houses and digits that may have patterns. A house with hardly more empty cells than a pair
/// has no pairs, and a digit that is almost complete has no X-wings.
#[derive(Clone)]
pub(super) struct PatternLimits {
    hidden_pairs: u32,
    naked_pairs: u32,
    x_wings: u16,
}

impl PatternLimits {
    pub(super) fn new(position: &ClassicPosition) -> Self {
        let empty =
            |house: usize| HOUSE[house].iter().filter(|&&cell| position.cells[cell as usize] != 0).count();
        let open = |digit: usize| {
            position.places[digit][ROWS..COLUMNS].iter().filter(|&&places| places != 0).count()
        };
        let with_empty =
            |least: usize| (0..HOUSES).fold(0, |set, house| set | u32::from(empty(house) >= least) << house);
        let x_wings = (0..DIGITS).fold(0, |set, digit| set | u16::from(open(digit) >= 4) << digit);
        Self { hidden_pairs: with_empty(5), naked_pairs: with_empty(4), x_wings }
    }
}

/// The changes in a position, and the places where two candidates are left.
pub(super) struct PatternSurvey<'a> {
    work: &'a ClassicPosition,
    limits: &'a PatternLimits,
    /// In each house, the digits that have lost a place, and those with two places.
    changed: [u16; HOUSES],
    pairs: [u16; HOUSES],
    changed_cells: u128,
    pair_cells: u128,
}

impl<'a> PatternSurvey<'a> {
    pub(super) fn new(
        position: &ClassicPosition,
        work: &'a ClassicPosition,
        limits: &'a PatternLimits,
    ) -> Self {
        let mut changed = [0; HOUSES];
        let mut pairs = [0; HOUSES];
        for digit in 0..DIGITS {
            for house in 0..HOUSES {
                let places = work.places[digit][house];
                changed[house] |= u16::from(places != position.places[digit][house]) << digit;
                pairs[house] |= u16::from(double(places)) << digit;
            }
        }
        let (mut changed_cells, mut pair_cells) = (0, 0);
        for cell in 0..CELLS {
            changed_cells |= u128::from(work.cells[cell] != position.cells[cell]) << cell;
            pair_cells |= u128::from(double(work.cells[cell])) << cell;
        }
        Self { work, limits, changed, pairs, changed_cells, pair_cells }
    }

    /// Visits the patterns of the first technique that has any, in search order. Returns whether
    /// there are any.
    pub(super) fn patterns(&self, visit: &mut impl FnMut(HelperPattern)) -> bool {
        HelperTechnique::ALL.into_iter().any(|technique| {
            let mut any = false;
            let visit = &mut |pattern| {
                any = true;
                visit(pattern);
            };
            match technique {
                HelperTechnique::Locked => self.locked(visit),
                HelperTechnique::HiddenPair => self.hidden_pairs(visit),
                HelperTechnique::NakedPair => self.naked_pairs(visit),
                HelperTechnique::XWing => {
                    self.x_wings(COLUMNS, ROWS, visit);
                    self.x_wings(ROWS, COLUMNS, visit);
                }
            }
            any
        })
    }

    fn locked(&self, visit: &mut impl FnMut(HelperPattern)) {
        for crossing in &CROSSINGS {
            let (house, other) = (crossing.house as usize, crossing.other as usize);
            for digit in bits(self.changed[house]) {
                let places = self.work.places[digit][house];
                let outside = self.work.places[digit][other] & !crossing.other_places;
                let several = places & places.wrapping_sub(1) != 0;
                if several && places & !crossing.places == 0 && outside != 0 {
                    let part = |first, but| PatternPart::Places { first, houses: 1, digits: 1 << digit, but };
                    let (needs, victims) = (part(house, crossing.places), part(other, crossing.other_places));
                    visit(HelperPattern { needs, victims });
                }
            }
        }
    }

    fn hidden_pairs(&self, visit: &mut impl FnMut(HelperPattern)) {
        for house in PAIR_ORDER.into_iter().flatten() {
            let (pairs, changed) = (self.pairs[house], self.changed[house]);
            if pairs & pairs.wrapping_sub(1) == 0
                || pairs & changed == 0
                || self.limits.hidden_pairs >> house & 1 == 0
            {
                continue;
            }
            for second in bits(pairs) {
                let places = self.work.places[second][house];
                for first in bits(pairs & ((1 << second) - 1)) {
                    let digits = 1 << first | 1 << second;
                    if self.work.places[first][house] == places && changed & digits != 0 {
                        let others = |place| self.work.cells[HOUSE[house][place] as usize] & !digits;
                        if bits(places).any(|place| others(place) != 0) {
                            let [needs, victims] = PatternPart::around_pair(house, digits, places);
                            visit(HelperPattern { needs, victims });
                        }
                    }
                }
            }
        }
    }

    fn naked_pairs(&self, visit: &mut impl FnMut(HelperPattern)) {
        for house in PAIR_ORDER.into_iter().flatten() {
            let pairs = self.pair_cells & HOUSE_CELLS[house];
            if pairs & self.changed_cells == 0 || self.limits.naked_pairs >> house & 1 == 0 {
                continue;
            }
            let cells = HOUSE[house].map(usize::from);
            for second in 1..9 {
                if pairs >> cells[second] & 1 == 0 {
                    continue;
                }
                let digits = self.work.cells[cells[second]];
                for first in 0..second {
                    let changed = self.changed_cells >> cells[first] | self.changed_cells >> cells[second];
                    if self.work.cells[cells[first]] == digits && changed & 1 == 1 {
                        let places = 1 << first | 1 << second;
                        if bits(digits).any(|digit| self.work.places[digit][house] != places) {
                            let [victims, needs] = PatternPart::around_pair(house, digits, places);
                            visit(HelperPattern { needs, victims });
                        }
                    }
                }
            }
        }
    }

    /// Visits X-wings with two lines of one kind as the base and two of the other kind as the
    /// cover.
    fn x_wings(&self, base: usize, cover: usize, visit: &mut impl FnMut(HelperPattern)) {
        for second in 1..9 {
            let two = base + second;
            for first in 0..second {
                let one = base + first;
                let digits = self.pairs[one] & self.pairs[two] & (self.changed[one] | self.changed[two]);
                for digit in bits(digits & self.limits.x_wings) {
                    let places = self.work.places[digit][two];
                    let pair = 1 << first | 1 << second;
                    let victims = |line: usize| self.work.places[digit][cover + line] & !pair;
                    if self.work.places[digit][one] == places && bits(places).any(|line| victims(line) != 0) {
                        let part = |first, houses, but| PatternPart::Places {
                            first,
                            houses,
                            digits: 1 << digit,
                            but,
                        };
                        let (needs, victims) = (part(base, pair, places), part(cover, places, pair));
                        visit(HelperPattern { needs, victims });
                    }
                }
            }
        }
    }
}
