//! The search for finned, Franken and mutant fish.
//!
//! Base houses are chosen in lexicographic order, and for each choice the cover houses in the same
//! way, so the first fish is the one that HoDoKu finds. There are millions of choices. Two facts
//! about the *victim* leave few of them:
//!
//! - A place that is in some template of the digit cannot be a victim. Usually this leaves no
//!   victims, and there is nothing to search.
//! - Suppose the victim holds the digit. It uses up a cover house (two, if it is one of the base's
//!   places: then it must be in both to be ruled out). All fins are false, because it sees them. So
//!   the places of the base that it does not see must fit into the remaining cover houses. If they
//!   do not, whichever other houses follow, the branch is cut.

use std::ops::{ControlFlow, Range};

use super::LARGEST;
use super::digit_places::DigitPlaces;
use crate::base::bits::Bits;
use crate::logic::techniques::{Fins, FishKind, FishShape};

/// HoDoKu's limits. With more fins, or more places in two base houses, hardly any victim would see
/// them all.
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// The maximum number of choices of a house for one digit, which take about a tenth of a second. On
/// the classic board only mutant fish come near this number.
const MOST_CHOICES: usize = 500_000;

/// The houses chosen for one side of a fish, base or cover, and the digit's places in them.
#[derive(Clone, Copy)]
pub(super) struct HouseSet<const W: usize> {
    houses: [usize; LARGEST],
    len: usize,
    /// The places in any of the houses.
    pub(super) places: Bits<W>,
    /// The places in at least two of them.
    pub(super) twice: Bits<W>,
    /// How often a chosen house shared a place with those before.
    pub(super) overlaps: usize,
}

impl<const W: usize> HouseSet<W> {
    pub(super) const EMPTY: Self =
        Self { houses: [0; LARGEST], len: 0, places: Bits::EMPTY, twice: Bits::EMPTY, overlaps: 0 };

    /// Adds a house with these places.
    pub(super) fn with(&self, house: usize, places: &Bits<W>) -> Self {
        let common = self.places.and(places);
        let mut more = *self;
        more.houses[self.len] = house;
        more.len += 1;
        more.places.add(places);
        more.twice.add(&common);
        more.overlaps += common.len();
        more
    }

    /// Returns the numbers of the houses.
    pub(super) fn houses(&self) -> &[usize] {
        &self.houses[..self.len]
    }

    /// Returns the number of houses that contain a place; two means two or more.
    pub(super) fn count(&self, place: usize) -> usize {
        usize::from(self.places.contains(place)) + usize::from(self.twice.contains(place))
    }
}

/// A fish that eliminates something.
pub(super) struct FoundFish<const W: usize> {
    pub(super) base: HouseSet<W>,
    pub(super) cover: HouseSet<W>,
    pub(super) fins: Bits<W>,
    /// The eliminations in the rest of the cover.
    pub(super) outside: Bits<W>,
    /// The eliminations at its own places.
    pub(super) inside: Bits<W>,
}

/// Receives fish as they are found, and decides whether to continue.
type FishSink<'a, const W: usize> = dyn FnMut(&FoundFish<W>) -> ControlFlow<()> + 'a;

/// Finds fish of one digit with houses and fins of this kind.
pub(super) fn each_fish<const W: usize>(
    kind: FishKind,
    digit_places: &DigitPlaces<'_, W>,
    sink: &mut FishSink<'_, W>,
) -> ControlFlow<()> {
    let side = digit_places.candidates.geometry().side();
    let houses = |lines: Range<usize>| -> Vec<usize> {
        match kind.shape {
            FishShape::Basic => lines.collect(),
            FishShape::Franken => lines.chain(2 * side..3 * side).collect(),
            FishShape::Mutant => (0..digit_places.houses.len()).collect(),
        }
    };
    let [rows, columns] = [houses(0..side), houses(side..2 * side)];
    let passes: &[[&[usize]; 2]] = match kind.shape {
        FishShape::Mutant => &[[&rows, &columns]],
        _ => &[[&rows, &columns], [&columns, &rows]],
    };
    let mut choices = MOST_CHOICES;
    for &[base, cover] in passes {
        // The most places that fit into the cover of a fish without fins.
        let most = if kind.fins == Fins::None { kind.size } else { usize::MAX };
        // A house with one place is a hidden single and not part of a fish.
        let has_few = |house: &usize| (2..=most).contains(&digit_places.houses[*house].len());
        let covers_of = |place| digit_places.houses_of(place).filter(|house| cover.contains(house)).collect();
        let mut search = FishSearch {
            kind,
            digit_places,
            base: base.iter().copied().filter(has_few).collect(),
            cover,
            covers: (0..digit_places.cells.len()).map(covers_of).collect(),
            choices,
            sink: &mut *sink,
        };
        search.choose_base(0, &HouseSet::EMPTY)?;
        choices = search.choices;
    }
    ControlFlow::Continue(())
}

/// One way to divide houses into those for the base and those for the cover.
struct FishSearch<'a, const W: usize> {
    kind: FishKind,
    digit_places: &'a DigitPlaces<'a, W>,
    /// The houses that the base may have.
    base: Vec<usize>,
    /// The houses that the cover may have.
    cover: &'a [usize],
    /// For each place, the houses that contain it and may be in the cover.
    covers: Vec<Vec<usize>>,
    /// The number of choices left.
    choices: usize,
    sink: &'a mut FishSink<'a, W>,
}

impl<const W: usize> FishSearch<'_, W> {
    /// Adds base houses, starting at `from`, until there are enough.
    fn choose_base(&mut self, from: usize, base: &HouseSet<W>) -> ControlFlow<()> {
        let missing = self.kind.size - base.houses().len();
        if missing == 0 {
            let touches = |house: &usize| {
                self.digit_places.houses[*house].meets(&base.places) && !base.houses().contains(house)
            };
            let cover: Vec<usize> = self.cover.iter().copied().filter(touches).collect();
            return self.choose_cover(&cover, base, &HouseSet::EMPTY);
        }
        let most_overlaps = if self.kind.fins == Fins::None { 0 } else { MOST_ENDO_FINS };
        for next in from..(self.base.len() + 1).saturating_sub(missing) {
            let house = self.base[next];
            let base = base.with(house, &self.digit_places.houses[house]);
            if base.overlaps <= most_overlaps && self.is_worthwhile(&base, &HouseSet::EMPTY) {
                self.choose_base(next + 1, &base)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds cover houses from this list until there are enough.
    fn choose_cover(&mut self, houses: &[usize], base: &HouseSet<W>, cover: &HouseSet<W>) -> ControlFlow<()> {
        let missing = self.kind.size - cover.houses().len();
        if missing == 0 {
            return self.close(base, cover);
        }
        for next in 0..(houses.len() + 1).saturating_sub(missing) {
            let cover = cover.with(houses[next], &self.digit_places.houses[houses[next]]);
            if self.is_worthwhile(base, &cover) {
                self.choose_cover(&houses[next + 1..], base, &cover)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether something can be eliminated after more houses are chosen.
    fn is_worthwhile(&mut self, base: &HouseSet<W>, cover: &HouseSet<W>) -> bool {
        let digit_places = self.digit_places;
        self.choices = self.choices.saturating_sub(1);
        if self.choices == 0 {
            return false;
        }
        let missing = self.kind.size - cover.houses().len();
        let open = base.places.without(&cover.places);
        if self.kind.fins == Fins::None && !self.fits(&open, missing, base) {
            return false;
        }
        let victims = digit_places.against_all(&base.twice, &digit_places.victims);
        victims.iter().any(|victim| {
            let takes = (1 + base.count(victim)).saturating_sub(cover.count(victim));
            let mut rest = open.without(&digit_places.rivals[victim]);
            rest.remove(victim);
            missing.checked_sub(takes).is_some_and(|left| self.fits(&rest, left, base))
        })
    }

    /// Whether these places fit into this number of cover houses.
    fn fits(&self, places: &Bits<W>, houses: usize, base: &HouseSet<W>) -> bool {
        let Some(first) = places.first() else { return true };
        houses > 0
            && self.covers[first].iter().any(|house| {
                !base.houses().contains(house)
                    && self.fits(&places.without(&self.digit_places.houses[*house]), houses - 1, base)
            })
    }

    /// Emits the fish, if it eliminates anything.
    fn close(&mut self, base: &HouseSet<W>, cover: &HouseSet<W>) -> ControlFlow<()> {
        let fins = base.places.without(&cover.places).or(&base.twice);
        let is_right = match self.kind.fins {
            Fins::None => fins.is_empty(),
            Fins::Finned | Fins::Sashimi => (1..=MOST_FINS).contains(&fins.len()),
        };
        let outside = self.digit_places.against_all(&fins, &cover.places.without(&base.places));
        let inside = self.digit_places.against_all(&fins, &cover.twice.and(&base.places));
        if !is_right || outside.or(&inside).is_empty() {
            return ControlFlow::Continue(());
        }
        (self.sink)(&FoundFish { base: *base, cover: *cover, fins, outside, inside })
    }
}
