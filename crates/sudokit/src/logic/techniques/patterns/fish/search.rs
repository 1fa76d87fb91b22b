//! The search for fish with fins, or of other houses than rows and columns.
//!
//! Base houses are chosen in the order of a dictionary, and for each choice the
//! cover houses in the same way: so the first fish is HoDoKu's. There are
//! millions of choices; what makes them few is to think of the *victim*:
//!
//! - A place that some way to place the digit on the whole board uses is nobody's
//!   victim. Mostly this leaves none, and there is nothing to search.
//! - Suppose the victim holds the digit. It takes a cover house for itself (two,
//!   if it is one of the base's places: then it is ruled out only as a place of
//!   both). All fins go, because it sees them. So whatever places of the base it
//!   does not see must fit into the cover houses that are left. Where they do
//!   not, no matter which other houses follow, the branch is cut.

use std::ops::ControlFlow;

use super::digit_places::DigitPlaces;
use super::house_set::HouseSet;
use crate::base::bits::Bits;
use crate::logic::techniques::{Fins, FishKind, FishShape};

/// HoDoKu looks no further: more fins, or more places in two base houses, would
/// hardly leave a victim that sees them all.
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// A search for one digit ends after so many choices of a house, which takes
/// about a tenth of a second. On the classic board only mutants come near it.
const MOST_CHOICES: usize = 500_000;

/// A fish that rules something out.
pub(super) struct FoundFish<const W: usize> {
    pub(super) base: HouseSet<W>,
    pub(super) cover: HouseSet<W>,
    pub(super) fins: Bits<W>,
    /// What is ruled out in the rest of the cover.
    pub(super) outside: Bits<W>,
    /// What is ruled out at its own places.
    pub(super) inside: Bits<W>,
}

/// Takes fish as they are caught, and says whether to go on.
type FishSink<'a, const W: usize> = dyn FnMut(&FoundFish<W>) -> ControlFlow<()> + 'a;

/// Fish of one digit with houses and fins of this kind.
pub(super) fn hunt<const W: usize>(
    kind: FishKind,
    pond: &DigitPlaces<'_, W>,
    land: &mut FishSink<'_, W>,
) -> ControlFlow<()> {
    let side = pond.candidates.geometry().side();
    let (rows, columns, regions) = (0..side, side..2 * side, 2 * side..3 * side);
    let all = 0..pond.houses.len();
    let passes: &[[Vec<usize>; 2]] = &match kind.shape {
        FishShape::Basic => {
            let (rows, columns): (Vec<_>, Vec<_>) = (rows.collect(), columns.collect());
            vec![[rows.clone(), columns.clone()], [columns, rows]]
        }
        FishShape::Franken => {
            let rows: Vec<_> = rows.chain(regions.clone()).collect();
            let columns: Vec<_> = columns.chain(regions).collect();
            vec![[rows.clone(), columns.clone()], [columns, rows]]
        }
        FishShape::Mutant => vec![[all.clone().collect(), all.collect()]],
    };
    let mut choices = MOST_CHOICES;
    for [base, cover] in passes {
        FishSearch::new(kind, pond, base, cover, &mut choices).choose_base(0, &HouseSet::EMPTY, land)?;
    }
    ControlFlow::Continue(())
}

/// One way to divide houses into those for the base and those for the cover.
struct FishSearch<'a, const W: usize> {
    kind: FishKind,
    pond: &'a DigitPlaces<'a, W>,
    /// The houses that the base may have.
    base: Vec<usize>,
    /// The houses that the cover may have.
    cover: &'a [usize],
    /// For each place, those of its houses that the cover may have.
    covers: Vec<Vec<usize>>,
    /// How many choices are left.
    choices: &'a mut usize,
}

impl<'a, const W: usize> FishSearch<'a, W> {
    fn new(
        kind: FishKind,
        pond: &'a DigitPlaces<'a, W>,
        base: &[usize],
        cover: &'a [usize],
        choices: &'a mut usize,
    ) -> Self {
        // A fish without fins has room for so many places.
        let most = if kind.fins == Fins::None { kind.size } else { usize::MAX };
        let base = base.iter().copied().filter(|&house| (1..=most).contains(&pond.houses[house].len()));
        let covers = (0..pond.cells.len())
            .map(|place| pond.houses_of(place).filter(|house| cover.contains(house)).collect())
            .collect();
        Self { kind, pond, base: base.collect(), cover, covers, choices }
    }

    /// Adds base houses, from this one on, until there are enough.
    fn choose_base(
        &mut self,
        from: usize,
        base: &HouseSet<W>,
        land: &mut FishSink<'_, W>,
    ) -> ControlFlow<()> {
        let missing = self.kind.size - base.houses().len();
        if missing == 0 {
            let touches = |house: &usize| {
                self.pond.houses[*house].meets(&base.places) && !base.houses().contains(house)
            };
            let cover: Vec<usize> = self.cover.iter().copied().filter(touches).collect();
            return self.choose_cover(&cover, base, &HouseSet::EMPTY, land);
        }
        let most_overlaps = if self.kind.fins == Fins::None { 0 } else { MOST_ENDO_FINS };
        for next in from..(self.base.len() + 1).saturating_sub(missing) {
            let house = self.base[next];
            let base = base.with(house, &self.pond.houses[house]);
            if base.overlaps <= most_overlaps && self.is_worthwhile(&base, &HouseSet::EMPTY) {
                self.choose_base(next + 1, &base, land)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds cover houses out of these until there are enough.
    fn choose_cover(
        &mut self,
        houses: &[usize],
        base: &HouseSet<W>,
        cover: &HouseSet<W>,
        land: &mut FishSink<'_, W>,
    ) -> ControlFlow<()> {
        let missing = self.kind.size - cover.houses().len();
        if missing == 0 {
            return self.close(base, cover, land);
        }
        for next in 0..(houses.len() + 1).saturating_sub(missing) {
            let cover = cover.with(houses[next], &self.pond.houses[houses[next]]);
            if self.is_worthwhile(base, &cover) {
                self.choose_cover(&houses[next + 1..], base, &cover, land)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether something may be ruled out once more houses are chosen.
    fn is_worthwhile(&mut self, base: &HouseSet<W>, cover: &HouseSet<W>) -> bool {
        let pond = self.pond;
        *self.choices = self.choices.saturating_sub(1);
        if *self.choices == 0 {
            return false;
        }
        let missing = self.kind.size - cover.houses().len();
        let open = base.places.without(&cover.places);
        if self.kind.fins == Fins::None && !self.fits(&open, missing, base) {
            return false;
        }
        let victims = pond.against_all(&base.twice, &pond.victims);
        victims.iter().any(|victim| {
            let takes = (1 + base.count(victim)).saturating_sub(cover.count(victim));
            let mut rest = open.without(&pond.rivals[victim]);
            rest.remove(victim);
            missing.checked_sub(takes).is_some_and(|left| self.fits(&rest, left, base))
        })
    }

    /// Whether these places fit into so many cover houses.
    fn fits(&self, places: &Bits<W>, houses: usize, base: &HouseSet<W>) -> bool {
        let Some(first) = places.first() else { return true };
        houses > 0
            && self.covers[first].iter().any(|house| {
                !base.houses().contains(house)
                    && self.fits(&places.without(&self.pond.houses[*house]), houses - 1, base)
            })
    }

    /// Hands over the fish, if it rules anything out.
    fn close(&self, base: &HouseSet<W>, cover: &HouseSet<W>, land: &mut FishSink<'_, W>) -> ControlFlow<()> {
        let fins = base.places.without(&cover.places).or(&base.twice);
        let is_right = match self.kind.fins {
            Fins::None => fins.is_empty(),
            Fins::Finned | Fins::Sashimi => (1..=MOST_FINS).contains(&fins.len()),
        };
        let outside = self.pond.against_all(&fins, &cover.places.without(&base.places));
        let inside = self.pond.against_all(&fins, &cover.twice.and(&base.places));
        if !is_right || outside.or(&inside).is_empty() {
            return ControlFlow::Continue(());
        }
        land(&FoundFish { base: *base, cover: *cover, fins, outside, inside })
    }
}
