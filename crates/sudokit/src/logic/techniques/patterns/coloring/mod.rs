//! Colouring: chains of strong links of one digit, in two colours.
//!
//! ```text
//!  r1   5+ .  .  |  5- .  .     If a house has two places left for the 5, one of
//!  r2   .  .  .  |  .  *  .     them holds it and the other does not: they get two
//!  r5   5- .  .  |  .  5+ .     colours, and so do the pairs that begin there.
//! ```
//!
//! Either all cells of one colour hold the digit, or all of the other. So a cell that sees both
//! colours (*, which sees 5- in its region and 5+ in its column) does not hold it: the *trap*. And
//! if two cells of one colour see each other, that colour is false: the *wrap*.
//!
//! Two clusters of pairs that are not connected have four colours.
//!
//! ```text
//!  a+ ──── a-                   1. If a cell of a- sees one of b-, they are not both
//!           :   (they see       true: a+ or b+ is, and a cell that sees both loses
//!          b- ──── b+   it)     the digit.
//!                               2. If a- sees both b- and b+, it is false.
//! ```

use std::ops::ControlFlow;

use crate::base::{Candidate, Cell, CellSet, Digit, House};
use crate::board::Candidates;
use crate::logic::HodokuLevel::Hard;
use crate::logic::techniques::record::{HodokuRow, by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Color, Reason, Technique};

// Searches with which HoDoKu finds several techniques.
const SIMPLE_COLORS: HodokuRow = by_default(510, Hard, 150).for_all("simple-colors");
const MULTI_COLORS: HodokuRow = by_default(520, Hard, 200);

records! {
    SIMPLE_COLORS_TRAP = ("simple-colors-trap", SingleDigit, Search::SimpleColors, ["simple-colors"])
        .hodoku("Simple Colors Trap", SIMPLE_COLORS);
    SIMPLE_COLORS_WRAP = ("simple-colors-wrap", SingleDigit, Search::SimpleColors, ["simple-colors"])
        .hodoku("Simple Colors Wrap", SIMPLE_COLORS);
    MULTI_COLORS_1 = ("multi-colors-1", SingleDigit, Search::MultiColors, ["find-multi-colors"])
        .hodoku("Multi Colors 1", MULTI_COLORS);
    MULTI_COLORS_2 = ("multi-colors-2", SingleDigit, Search::MultiColors, ["find-multi-colors"])
        .hodoku("Multi Colors 2", MULTI_COLORS);
}

/// Finds simple colours: wraps and traps of connected pairs.
pub(crate) fn simple(scan: &mut Scan<'_>) -> ControlFlow<()> {
    for digit in scan.dirty_digits() {
        scan.check()?;
        let coloring = DigitColoring { candidates: scan.candidates, digit };
        for cluster in coloring.clusters() {
            // A lone pair shows only a locked digit.
            if cluster.pairs.len() > 1 && !coloring.wraps(&cluster, scan)? {
                let victims = coloring.victims(cluster.shades.each_ref());
                let reason = || coloring.reason(&[&cluster], Color::BothSeen);
                scan.eliminate(Technique::SimpleColorsTrap, victims, reason)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi-colours: two clusters of pairs that touch.
pub(crate) fn multi(scan: &mut Scan<'_>) -> ControlFlow<()> {
    for digit in scan.dirty_digits() {
        scan.check()?;
        let coloring = DigitColoring { candidates: scan.candidates, digit };
        let clusters = coloring.clusters();
        for (i, one) in clusters.iter().enumerate() {
            for (_, other) in clusters.iter().enumerate().filter(|&(j, _)| j != i) {
                if !coloring.squeezes([one, other], scan)? {
                    coloring.touches([one, other], scan)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Connected pairs, and their two colours.
#[derive(Default)]
struct ColorCluster {
    pairs: Vec<(House, [Cell; 2])>,
    shades: [Shade; 2],
}

/// One colour: its cells, and all cells that they see.
#[derive(Default)]
struct Shade {
    cells: CellSet,
    seen: CellSet,
}

impl Shade {
    /// Whether a cell of this colour sees one of another.
    fn sees(&self, other: &Self) -> bool {
        self.seen.common(&other.cells).next().is_some()
    }
}

/// One digit on the whole board.
#[derive(Clone, Copy)]
struct DigitColoring<'a> {
    candidates: &'a Candidates,
    digit: Digit,
}

impl DigitColoring<'_> {
    /// Returns all pairs of the digit by connected clusters, from the first cell.
    fn clusters(self) -> Vec<ColorCluster> {
        let mut colored = CellSet::new();
        let mut clusters = Vec::new();
        for cell in self.candidates.cells_of(self.digit) {
            if !colored.contains(cell) && self.partners(cell).next().is_some() {
                let mut cluster = ColorCluster::default();
                colored.insert(cell);
                self.color(cell, 0, &mut cluster, &mut colored);
                clusters.push(cluster);
            }
        }
        clusters
    }

    /// Colours a cell, and its partners in the other colour. A pair of cells that are already
    /// coloured adds nothing.
    fn color(self, cell: Cell, color: usize, cluster: &mut ColorCluster, colored: &mut CellSet) {
        let shade = &mut cluster.shades[color];
        shade.cells.insert(cell);
        shade.seen.add_words(self.candidates.geometry().sight(cell));
        for (house, partner) in self.partners(cell) {
            if colored.insert(partner) {
                cluster.pairs.push((house, [cell, partner]));
                self.color(partner, 1 - color, cluster, colored);
            }
        }
    }

    /// Returns the only other place in each house of a cell, if there is just one.
    fn partners(&self, cell: Cell) -> impl Iterator<Item = (House, Cell)> {
        let geometry = self.candidates.geometry();
        geometry.places(cell).iter().filter_map(move |place| {
            let number = usize::from(place.house);
            let others = self.candidates.places(number, self.digit) & !(1 << place.index);
            others.is_power_of_two().then(|| {
                let (house, cells) = geometry.house(number);
                (house, cells[others.trailing_zeros() as usize])
            })
        })
    }

    /// Returns the first cell of a colour that sees a cell of another, and that cell.
    fn touch(self, one: &Shade, other: &Shade) -> Option<[Cell; 2]> {
        if !one.sees(other) {
            return None;
        }
        let geometry = self.candidates.geometry();
        one.cells.iter().find_map(|a| other.cells.iter().find(|&b| geometry.sees(a, b)).map(|b| [a, b]))
    }

    /// Returns the places that see two colours.
    fn victims(&self, shades: [&Shade; 2]) -> Vec<Candidate> {
        let places = self.candidates.cells_of(self.digit);
        let seen = places.filter(|&cell| shades.iter().all(|shade| shade.seen.contains(cell)));
        seen.map(|cell| Candidate { cell, digit: self.digit }).collect()
    }

    /// Returns all places of a colour.
    fn all(self, shade: &Shade) -> Vec<Candidate> {
        shade.cells.iter().map(|cell| Candidate { cell, digit: self.digit }).collect()
    }

    /// Rules out colours with two cells that see each other. Returns whether there are any.
    fn wraps(self, cluster: &ColorCluster, scan: &mut Scan<'_>) -> ControlFlow<(), bool> {
        let mut is_found = false;
        for shade in &cluster.shades {
            if let Some(clash) = self.touch(shade, shade) {
                is_found = true;
                let reason = || self.reason(&[cluster], Color::Clash(clash));
                scan.eliminate(Technique::SimpleColorsWrap, self.all(shade), reason)?;
            }
        }
        ControlFlow::Continue(is_found)
    }

    /// Rules out colours of one cluster that see both colours of another. Returns whether there are
    /// any.
    fn squeezes(self, clusters: [&ColorCluster; 2], scan: &mut Scan<'_>) -> ControlFlow<(), bool> {
        let mut is_found = false;
        for shade in &clusters[0].shades {
            let touches = clusters[1].shades.each_ref().map(|other| self.touch(shade, other));
            if let [Some(first), Some(second)] = touches {
                is_found = true;
                let reason = || self.reason(&clusters, Color::Squeezed([first, second]));
                scan.eliminate(Technique::MultiColors2, self.all(shade), reason)?;
            }
        }
        ControlFlow::Continue(is_found)
    }

    /// If a colour of one cluster sees one of another, rules out cells that see both of their
    /// opposites. If they touch twice, emits all eliminations together.
    fn touches(self, clusters: [&ColorCluster; 2], scan: &mut Scan<'_>) -> ControlFlow<()> {
        let [one, other] = clusters;
        let (mut touches, mut victims) = (Vec::new(), Vec::new());
        for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let Some(touch) = self.touch(&one.shades[a], &other.shades[b]) else { continue };
            let mut new = self.victims([&one.shades[1 - a], &other.shades[1 - b]]);
            new.retain(|victim| !victims.contains(victim));
            if !new.is_empty() {
                touches.push(touch);
                victims.extend(new);
            }
        }
        let reason = || self.reason(&clusters, Color::Touch(touches));
        scan.eliminate(Technique::MultiColors1, victims, reason)
    }

    fn reason(self, clusters: &[&ColorCluster], found: Color) -> Reason {
        let clusters = clusters.iter().map(|cluster| cluster.pairs.clone()).collect();
        Reason::Coloring { digit: self.digit, clusters, found }
    }
}
