//! Kraken fish: finned fish whose fins lead to the victim by chains.
//!
//! ```text
//!        c2          c7       c9
//!  r3  .  5  .  .  |  5  .  .        A finned X-wing, but r5c7 (x) does not see
//!  r5  .  .  .  .  |  x  .  .        the fin in r8c9. Still, if the fin is 5,
//!  r8  .  5  .  .  |  5  .  5        some chain shows that r5c7 is not.
//! ```
//!
//! Without its fins a fish has its digit at one of its places in the victim's cover house. So it is
//! enough if each fin leads to the same conclusion by a chain in which each claim follows from the
//! one before. Seeing the victim is the shortest chain. So this is the search for finned fish of
//! lines, with more rivals for each place.

use std::ops::ControlFlow;

use super::digit_places::{DigitPlaces, count_places};
use super::search;
use super::search::FoundFish;
use crate::base::{Cell, Digit, House};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Extreme;
use crate::logic::techniques::chains::explainer as chains;
use crate::logic::techniques::chains::explainer::Consequences;
use crate::logic::techniques::record::{on_request, records};
use crate::logic::techniques::{Fins, FishKind, FishShape, Scan, Search, StopCheck};
use crate::logic::{Because, Cases, Claim, Link, Reason, Step, Technique, Web};

records! {
    KRAKEN_FISH = ("kraken-fish", ForcingChains, Search::KrakenFish)
        .hodoku("Kraken Fish", on_request(850, Extreme, 500));
}

/// Finds kraken fish of two to four lines, digit by digit. Skips a digit that can go almost
/// anywhere on a large board, because it has too many chains.
pub(crate) fn kraken(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for digit in Digit::all(candidates.geometry().side()) {
        if (scan.stop)() {
            return ControlFlow::Break(());
        }
        match count_places(candidates, digit) {
            0..=128 => KrakenSearch::<2>::new(candidates, digit, scan.stop).search(scan)?,
            129..=512 => KrakenSearch::<8>::new(candidates, digit, scan.stop).search(scan)?,
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

/// A digit and the consequences of each of its places.
struct KrakenSearch<'a, const W: usize> {
    digit_places: DigitPlaces<'a, W>,
    follows: Vec<Consequences>,
}

impl<'a, const W: usize> KrakenSearch<'a, W> {
    fn new(candidates: &'a Candidates, digit: Digit, stop: &StopCheck<'_>) -> Self {
        let all: Vec<Cell> = candidates.geometry().cells().collect();
        let mut digit_places = DigitPlaces::new(candidates, digit, &all);
        let places = 0..digit_places.cells.len();
        let follows: Vec<Consequences> = places
            .clone()
            .map(|place| chains::follow(candidates, digit_places.candidate(place), stop))
            .collect();
        // Chains work in both directions, but a propagation that stopped early may miss one.
        let denies = |one: usize, other: usize| follows[one].denies(digit_places.candidate(other));
        let mut rivals = digit_places.rivals.clone();
        for one in places.clone().take_while(|_| !stop()) {
            for other in places.clone().filter(|&other| denies(one, other) && denies(other, one)) {
                rivals[one].insert(other);
            }
        }
        digit_places.rivals = rivals;
        Self { digit_places, follows }
    }

    fn search(&self, scan: &mut Scan<'_>) -> ControlFlow<()> {
        (2..=4).try_for_each(
            |size| {
                if (scan.stop)() { ControlFlow::Break(()) } else { self.of_size(size, scan) }
            },
        )
    }

    fn of_size(&self, size: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = self.digit_places.candidates.geometry();
        let kind = FishKind { size, shape: FishShape::Basic, fins: Fins::Finned };
        search::each_fish(kind, &self.digit_places, &mut |fish| {
            for victim in fish.outside.iter() {
                let is_seen =
                    |fin: usize| geometry.sees(self.digit_places.cells[fin], self.digit_places.cells[victim]);
                if !fish.fins.iter().all(is_seen) {
                    self.emit(fish, victim, scan)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn emit(&self, fish: &FoundFish<W>, victim: usize, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let digit_places = &self.digit_places;
        let mut covers =
            fish.cover.houses().iter().filter(|house| digit_places.houses[**house].contains(victim));
        let Some(&through) = covers.next() else { return ControlFlow::Continue(()) };
        let name = digit_places.candidates.geometry().house(through).0;
        let arms = fish.fins.iter().map(|fin| self.follows[fin].denial_of(digit_places.candidate(victim)));
        let places = fish.base.places.and(&digit_places.houses[through]).without(&fish.fins);
        let sights = places.iter().map(|place| Some(self.sight(place, victim, name)));
        let Some(webs) = arms.chain(sights).collect::<Option<Vec<Web>>>() else {
            return ControlFlow::Continue(());
        };
        let cases = Cases::Fish { fish: digit_places.named(fish), through: name };
        let reason = Reason::Cases { cases, webs };
        scan.emit(Step::remove(Technique::KrakenFish, reason, vec![digit_places.candidate(victim)]))
    }

    /// Returns the chain from a place to one that it sees.
    fn sight(&self, place: usize, victim: usize, house: House) -> Web {
        let [place, victim] = [place, victim].map(|place| self.digit_places.candidate(place));
        let assumed = Link { claim: Claim::is(place), because: Because::Assumed, from: Vec::new() };
        let denied = Link { claim: Claim::is_not(victim), because: Because::House(house), from: vec![0] };
        Web { links: vec![assumed, denied] }
    }
}
