//! The search for finned, Franken and mutant fish.
//!
//! Base houses are chosen in lexicographic order, and for each choice the cover houses
//! in the same way: so the first fish is HoDoKu's. There are millions of choices. Two
//! thoughts about the *victim* leave few of them:
//!
//! - A place that is in some template of the digit cannot be a victim. Mostly this
//!   leaves none, and there is nothing to search.
//! - Suppose the victim holds the digit. It takes a cover house for itself (two, if it
//!   is one of the base's places: then it is ruled out only as a place of both). All
//!   fins go, because it sees them. So the places of the base that it does not see must
//!   fit into the cover houses that are left. Where they do not, no matter which other
//!   houses follow, the branch is cut.

use std::ops::ControlFlow;

use super::digit_places::DigitPlaces;
use super::house_set::HouseSet;
use crate::base::bits::Bits;
use crate::logic::techniques::{Fins, FishKind, FishShape};

/// HoDoKu's limits: more fins, or more places in two base houses, would hardly leave a
/// victim that sees them all.
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// The most choices of a house for one digit, which take about a tenth of a second. On
/// the classic board only mutant fish come near this number.
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

/// Takes fish as they are found, and decides whether to continue.
type FishSink<'a, const W: usize> = dyn FnMut(&FoundFish<W>) -> ControlFlow<()> + 'a;

/// Fish of one digit with houses and fins of this kind.
pub(super) fn each_fish<const W: usize>(
    kind: FishKind,
    digit_places: &DigitPlaces<'_, W>,
    sink: &mut FishSink<'_, W>,
) -> ControlFlow<()> {
    let side = digit_places.candidates.geometry().side();
    let (rows, columns, regions) = (0..side, side..2 * side, 2 * side..3 * side);
    let all = 0..digit_places.houses.len();
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
        FishSearch::new(kind, digit_places, base, cover, &mut choices).choose_base(
            0,
            &HouseSet::EMPTY,
            sink,
        )?;
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
    /// For each place, those of its houses that the cover may have.
    covers: Vec<Vec<usize>>,
    /// How many choices are left.
    choices: &'a mut usize,
}

impl<'a, const W: usize> FishSearch<'a, W> {
    fn new(
        kind: FishKind,
        digit_places: &'a DigitPlaces<'a, W>,
        base: &[usize],
        cover: &'a [usize],
        choices: &'a mut usize,
    ) -> Self {
        // The most places that fit into the cover of a fish without fins.
        let most = if kind.fins == Fins::None { kind.size } else { usize::MAX };
        let base =
            base.iter().copied().filter(|&house| (1..=most).contains(&digit_places.houses[house].len()));
        let covers = (0..digit_places.cells.len())
            .map(|place| digit_places.houses_of(place).filter(|house| cover.contains(house)).collect())
            .collect();
        Self { kind, digit_places, base: base.collect(), cover, covers, choices }
    }

    /// Adds base houses, from this one on, until there are enough.
    fn choose_base(
        &mut self,
        from: usize,
        base: &HouseSet<W>,
        sink: &mut FishSink<'_, W>,
    ) -> ControlFlow<()> {
        let missing = self.kind.size - base.houses().len();
        if missing == 0 {
            let touches = |house: &usize| {
                self.digit_places.houses[*house].meets(&base.places) && !base.houses().contains(house)
            };
            let cover: Vec<usize> = self.cover.iter().copied().filter(touches).collect();
            return self.choose_cover(&cover, base, &HouseSet::EMPTY, sink);
        }
        let most_overlaps = if self.kind.fins == Fins::None { 0 } else { MOST_ENDO_FINS };
        for next in from..(self.base.len() + 1).saturating_sub(missing) {
            let house = self.base[next];
            let base = base.with(house, &self.digit_places.houses[house]);
            if base.overlaps <= most_overlaps && self.is_worthwhile(&base, &HouseSet::EMPTY) {
                self.choose_base(next + 1, &base, sink)?;
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
        sink: &mut FishSink<'_, W>,
    ) -> ControlFlow<()> {
        let missing = self.kind.size - cover.houses().len();
        if missing == 0 {
            return self.close(base, cover, sink);
        }
        for next in 0..(houses.len() + 1).saturating_sub(missing) {
            let cover = cover.with(houses[next], &self.digit_places.houses[houses[next]]);
            if self.is_worthwhile(base, &cover) {
                self.choose_cover(&houses[next + 1..], base, &cover, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether something may be ruled out once more houses are chosen.
    fn is_worthwhile(&mut self, base: &HouseSet<W>, cover: &HouseSet<W>) -> bool {
        let digit_places = self.digit_places;
        *self.choices = self.choices.saturating_sub(1);
        if *self.choices == 0 {
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

    /// Emits the fish, if it rules anything out.
    fn close(&self, base: &HouseSet<W>, cover: &HouseSet<W>, sink: &mut FishSink<'_, W>) -> ControlFlow<()> {
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
        sink(&FoundFish { base: *base, cover: *cover, fins, outside, inside })
    }
}
