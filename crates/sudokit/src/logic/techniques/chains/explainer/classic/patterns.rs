//! The patterns that help inside a dynamic chain: pointing and claiming, hidden
//! pairs, naked pairs, X-wings.
//!
//! They are searched in the position as the chain has left it, and count only if
//! the chain made them: some candidate that would spoil the pattern is in the
//! original position and has gone since. So only houses and cells that have changed
//! are searched.

use super::position::{
    CELLS, CROSSINGS, ClassicPosition, DIGITS, HOUSE, HOUSE_CELLS, HOUSES, HouseCrossing, bits, double,
};
use crate::logic::techniques::chains::explainer::rule::HelperTechnique;

/// A pattern that removes something.
#[derive(Clone, Copy)]
pub(super) enum HelperPattern {
    /// All places of a digit in one house lie in another one.
    Locked { crossing: &'static HouseCrossing, digit: usize },
    /// Two digits with the same two places in a house.
    HiddenPair { house: usize, digits: u16, places: u16 },
    /// Two cells of a house with the same two digits.
    NakedPair { house: usize, digits: u16, places: u16 },
    /// A digit with the same two places in two parallel lines.
    XWing { lines: XWingLines, pair: u16, places: u16, digit: usize },
}

/// The houses of an X-wing: its base, and its cover.
#[derive(Clone, Copy)]
pub(super) struct XWingLines {
    from: usize,
    into: usize,
}

const ROWS: usize = 9;
const COLUMNS: usize = 18;

/// Blocks, columns, rows: the order in which houses are searched for pairs.
const PAIR_ORDER: [std::ops::Range<usize>; 3] = [0..ROWS, COLUMNS..HOUSES, ROWS..COLUMNS];

/// Where patterns may be. A house with hardly more cells than a pair has no pairs,
/// and a digit that is almost placed has no X-wings.
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
        Self {
            hidden_pairs: (0..HOUSES)
                .filter(|&house| empty(house) > 4)
                .fold(0, |set, house| set | 1 << house),
            naked_pairs: (0..HOUSES)
                .filter(|&house| empty(house) >= 4)
                .fold(0, |set, house| set | 1 << house),
            x_wings: (0..DIGITS).filter(|&digit| open(digit) >= 4).fold(0, |set, digit| set | 1 << digit),
        }
    }
}

/// What has changed in a position, and where two candidates are left.
pub(super) struct PatternSurvey<'a> {
    position: &'a ClassicPosition,
    work: &'a ClassicPosition,
    limits: &'a PatternLimits,
    /// In each house the digits that have lost a place, and those with two.
    changed: [u16; HOUSES],
    pairs: [u16; HOUSES],
    changed_cells: u128,
    pair_cells: u128,
}

impl<'a> PatternSurvey<'a> {
    pub(super) fn new(
        position: &'a ClassicPosition,
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
        Self { position, work, limits, changed, pairs, changed_cells, pair_cells }
    }

    /// Visits the patterns of one technique in the order of its search.
    pub(super) fn patterns(&self, technique: HelperTechnique, visit: &mut impl FnMut(HelperPattern)) {
        match technique {
            HelperTechnique::Locked => self.locked(visit),
            HelperTechnique::HiddenPair => self.hidden_pairs(visit),
            HelperTechnique::NakedPair => self.naked_pairs(visit),
            HelperTechnique::XWing => {
                self.x_wings(XWingLines { from: COLUMNS, into: ROWS }, visit);
                self.x_wings(XWingLines { from: ROWS, into: COLUMNS }, visit);
            }
        }
    }

    fn locked(&self, visit: &mut impl FnMut(HelperPattern)) {
        for crossing in &CROSSINGS {
            for digit in bits(self.changed[crossing.house as usize]) {
                let places = self.work.places[digit][crossing.house as usize];
                let outside = self.work.places[digit][crossing.other as usize] & !crossing.other_places;
                let several = places & places.wrapping_sub(1) != 0;
                if several && places & !crossing.places == 0 && outside != 0 {
                    visit(HelperPattern::Locked { crossing, digit });
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
                            visit(HelperPattern::HiddenPair { house, digits, places });
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
                            visit(HelperPattern::NakedPair { house, digits, places });
                        }
                    }
                }
            }
        }
    }

    fn x_wings(&self, lines: XWingLines, visit: &mut impl FnMut(HelperPattern)) {
        for second in 1..9 {
            let two = lines.from + second;
            for first in 0..second {
                let one = lines.from + first;
                let digits = self.pairs[one] & self.pairs[two] & (self.changed[one] | self.changed[two]);
                for digit in bits(digits & self.limits.x_wings) {
                    let places = self.work.places[digit][two];
                    let pair = 1 << first | 1 << second;
                    let victims = |line: usize| self.work.places[digit][lines.into + line] & !pair;
                    if self.work.places[digit][one] == places && bits(places).any(|line| victims(line) != 0) {
                        visit(HelperPattern::XWing { lines, pair, places, digit });
                    }
                }
            }
        }
    }

    /// Visits the candidates a pattern removes.
    pub(super) fn victims(&self, pattern: HelperPattern, visit: &mut impl FnMut(usize, usize)) {
        let work = self.work;
        match pattern {
            HelperPattern::Locked { crossing, digit } => {
                let other = crossing.other as usize;
                visit_places(other, work.places[digit][other] & !crossing.other_places, digit, visit);
            }
            HelperPattern::HiddenPair { house, digits, places } => {
                for place in bits(places) {
                    let cell = HOUSE[house][place] as usize;
                    bits(work.cells[cell] & !digits).for_each(|digit| visit(cell, digit));
                }
            }
            HelperPattern::NakedPair { house, digits, places } => {
                for digit in bits(digits) {
                    visit_places(house, work.places[digit][house] & !places, digit, visit);
                }
            }
            HelperPattern::XWing { lines, pair, places, digit } => {
                for line in bits(places) {
                    visit_places(
                        lines.into + line,
                        work.places[digit][lines.into + line] & !pair,
                        digit,
                        visit,
                    );
                }
            }
        }
    }

    /// Visits the candidates of the position that had to go before the pattern
    /// could be seen.
    pub(super) fn needs(&self, pattern: HelperPattern, visit: &mut impl FnMut(usize, usize)) {
        let position = self.position;
        match pattern {
            HelperPattern::Locked { crossing, digit } => {
                let house = crossing.house as usize;
                visit_places(house, position.places[digit][house] & !crossing.places, digit, visit);
            }
            HelperPattern::HiddenPair { house, digits, places } => {
                for digit in bits(digits) {
                    visit_places(house, position.places[digit][house] & !places, digit, visit);
                }
            }
            HelperPattern::NakedPair { house, digits, places } => {
                for place in bits(places) {
                    let cell = HOUSE[house][place] as usize;
                    bits(position.cells[cell] & !digits).for_each(|digit| visit(cell, digit));
                }
            }
            HelperPattern::XWing { lines, pair, places, digit } => {
                for line in bits(pair) {
                    visit_places(
                        lines.from + line,
                        position.places[digit][lines.from + line] & !places,
                        digit,
                        visit,
                    );
                }
            }
        }
    }
}

fn visit_places(house: usize, places: u16, digit: usize, visit: &mut impl FnMut(usize, usize)) {
    bits(places).for_each(|place| visit(HOUSE[house][place] as usize, digit));
}
