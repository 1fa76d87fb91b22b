//! Steps that were tampered with.

use sudokit::logic::Step;
use sudokit::logic::reason::{
    AlmostLockedSet, Cases, Claim, Color, DeadlyPattern, Escape, Fish, Link, LockedSet, Reason, SetKind, Web,
};
use sudokit::{Candidate, Cell, Digit, House};

/// A step with something missing or changed.
pub struct Mutant {
    pub step: Step,
    pub kind: Kind,
}

/// Whether a mutant can be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It cannot be right.
    Broken,
    /// It may happen to be right, for another reason than before.
    Doubtful,
}

/// The step with each piece of its evidence removed or changed in turn.
pub fn of_evidence(step: &Step, side: usize) -> Vec<Mutant> {
    let mutant = |(reason, kind)| {
        let mut step = step.clone();
        step.reason = reason;
        Mutant { step, kind }
    };
    reasons(&step.reason, side).into_iter().map(mutant).collect()
}

/// The step with each of its results changed or repeated, and with none.
pub fn of_results(step: &Step, side: usize) -> Vec<Mutant> {
    let idle = Step::new(step.technique, step.reason.clone(), [], []);
    let mut mutants = vec![Mutant { step: idle, kind: Kind::Broken }];
    for i in 0..step.placements.len() {
        let mut twice = step.clone();
        twice.placements.push(step.placements[i]);
        mutants.push(Mutant { step: twice, kind: Kind::Broken });
        let mut other = step.clone();
        other.placements[i].digit = another(step.placements[i].digit, side);
        mutants.push(Mutant { step: other, kind: Kind::Doubtful });
    }
    for i in 0..step.eliminations.len() {
        let mut twice = step.clone();
        twice.eliminations.push(step.eliminations[i]);
        mutants.push(Mutant { step: twice, kind: Kind::Broken });
        let mut other = step.clone();
        other.eliminations[i].digit = another(step.eliminations[i].digit, side);
        mutants.push(Mutant { step: other, kind: Kind::Doubtful });
    }
    mutants
}

fn another(digit: Digit, side: usize) -> Digit {
    Digit::from_index((digit.index() + 1) % side)
}

fn reasons(reason: &Reason, side: usize) -> Vec<(Reason, Kind)> {
    use Kind::{Broken, Doubtful};
    match reason.clone() {
        Reason::OnlyDigit | Reason::Tried => Vec::new(),
        Reason::OnlyPlace { house } => {
            vec![(Reason::OnlyPlace { house: neighbour(house, side) }, Broken)]
        }
        Reason::Intersection { digit, base, cover } => vec![
            (Reason::Intersection { digit: another(digit, side), base, cover }, Broken),
            (Reason::Intersection { digit, base, cover: base }, Broken),
            (Reason::Intersection { digit, base: cover, cover }, Broken),
            (Reason::Intersection { digit, base: neighbour(base, side), cover }, Doubtful),
            (Reason::Intersection { digit, base, cover: neighbour(cover, side) }, Broken),
        ],
        Reason::LockedSet(set) => {
            sets(&set, side).into_iter().map(|set| (Reason::LockedSet(set), Broken)).collect()
        }
        Reason::Then { first, gone, house } => {
            let inner = reasons(&first, side).into_iter().map(|(first, kind)| {
                (Reason::Then { first: Box::new(first), gone: gone.clone(), house }, kind)
            });
            let gone = each_dropped(&gone)
                .into_iter()
                .map(|gone| (Reason::Then { first: first.clone(), gone, house }, Broken));
            inner.chain(gone).collect()
        }
        Reason::Fish(Fish { digit, base, cover, fins }) => {
            let fish = |base: Vec<House>, cover: Vec<House>, fins: Vec<Cell>| {
                (Reason::Fish(Fish { digit, base, cover, fins }), Broken)
            };
            let mut all: Vec<_> = each_dropped(&base)
                .into_iter()
                .map(|base| fish(base, cover.clone(), fins.clone()))
                .chain(each_dropped(&cover).into_iter().map(|cover| fish(base.clone(), cover, fins.clone())))
                .chain(each_dropped(&fins).into_iter().map(|fins| fish(base.clone(), cover.clone(), fins)))
                .collect();
            // The eliminated candidates are not in the base.
            all.push(fish(cover.clone(), base.clone(), fins.clone()));
            all.push((Reason::Fish(Fish { digit: another(digit, side), base, cover, fins }), Broken));
            all
        }
        Reason::Wing { pivot, pincers: [a, b], digit } => vec![
            (Reason::Wing { pivot, pincers: [a, a], digit }, Broken),
            (Reason::Wing { pivot, pincers: [b, b], digit }, Broken),
            (Reason::Wing { pivot: a, pincers: [pivot, b], digit }, Broken),
            (Reason::Wing { pivot, pincers: [a, b], digit: another(digit, side) }, Broken),
        ],
        Reason::Coloring { digit, clusters, found } => colorings(digit, &clusters, &found, side),
        Reason::Deadly { pattern, guardians, escape } => deadly(&pattern, &guardians, &escape, side),
        Reason::Exclusion { cells, excluders } => {
            let cells_dropped = each_dropped(&cells)
                .into_iter()
                .map(|cells| (Reason::Exclusion { cells, excluders: excluders.clone() }, Doubtful));
            let excluders_dropped = each_dropped(&excluders)
                .into_iter()
                .map(|excluders| (Reason::Exclusion { cells: cells.clone(), excluders }, Doubtful));
            cells_dropped.chain(excluders_dropped).collect()
        }
        Reason::Alternating { digits, cells } => alternating(digits, &cells, side),
        Reason::Spread { cells, places } => spread(&cells, &places, side),
        Reason::AlmostLocked { sets } => almost_locked(&sets, side),
        Reason::Chain(web) => webs(&web).into_iter().map(|web| (Reason::Chain(web), Doubtful)).collect(),
        Reason::Loop(links) => {
            links_changed(&links).into_iter().map(|links| (Reason::Loop(links), Broken)).collect()
        }
        Reason::Contradiction { web, clash } => {
            let mut all: Vec<_> =
                webs(&web).into_iter().map(|web| (Reason::Contradiction { web, clash }, Doubtful)).collect();
            all.push((Reason::Contradiction { web, clash: [clash[0]; 2] }, Broken));
            all
        }
        Reason::Cases { cases, webs: all_webs } => {
            let mut all: Vec<_> = each_dropped(&all_webs)
                .into_iter()
                .map(|webs| (Reason::Cases { cases: cases.clone(), webs }, Broken))
                .collect();
            if let Cases::Fish { fish, through } = &cases {
                let cases = |fins: &[Cell], through: House| {
                    let fish = Fish { fins: fins.to_vec(), ..fish.clone() };
                    Reason::Cases { cases: Cases::Fish { fish, through }, webs: all_webs.clone() }
                };
                all.push((cases(&fish.fins, neighbour(*through, side)), Broken));
                all.extend(each_dropped(&fish.fins).iter().map(|fins| (cases(fins, *through), Broken)));
            }
            for i in 0..all_webs.len() {
                for web in webs(&all_webs[i]) {
                    let mut webs = all_webs.clone();
                    webs[i] = web;
                    all.push((Reason::Cases { cases: cases.clone(), webs }, Doubtful));
                }
            }
            all
        }
        Reason::Templates { digit } => {
            vec![(Reason::Templates { digit: another(digit, side) }, Doubtful)]
        }
    }
}

/// The set without a cell, without a digit, with another digit, or of the other kind.
fn sets(set: &LockedSet, side: usize) -> Vec<LockedSet> {
    let other_kind = match set.kind {
        SetKind::Naked => SetKind::Hidden,
        SetKind::Hidden => SetKind::Naked,
    };
    let mut all = vec![LockedSet { kind: other_kind, ..set.clone() }];
    for cells in each_dropped(&set.cells) {
        let repeated: Vec<Cell> = cells.iter().chain(cells.first()).copied().collect();
        all.push(LockedSet { cells, ..set.clone() });
        all.push(LockedSet { cells: repeated, ..set.clone() });
    }
    for digit in set.digits {
        all.push(LockedSet { digits: set.digits.without(digit), ..set.clone() });
        let new = Digit::all(side).find(|&digit| !set.digits.contains(digit)).unwrap();
        all.push(LockedSet { digits: set.digits.without(digit).with(new), ..set.clone() });
    }
    all
}

/// The chain without a cell, with a repeated cell, or with other digits.
fn alternating(digits: [Digit; 2], cells: &[Cell], side: usize) -> Vec<(Reason, Kind)> {
    let reason = |digits, cells: &[Cell]| Reason::Alternating { digits, cells: cells.to_vec() };
    let twice: Vec<Cell> = cells.iter().chain(cells.first()).copied().collect();
    let mut all = vec![
        (reason([digits[0], another(digits[1], side)], cells), Kind::Broken),
        (reason([digits[0]; 2], cells), Kind::Broken),
        (reason(digits, &twice), Kind::Broken),
    ];
    all.extend(each_dropped(cells).iter().map(|cells| (reason(digits, cells), Kind::Doubtful)));
    all
}

/// The reason without a cell, without a digit, with another digit or another house.
fn spread(cells: &[Cell], places: &[(Digit, House)], side: usize) -> Vec<(Reason, Kind)> {
    let reason = |cells: &[Cell], places: &[(Digit, House)]| Reason::Spread {
        cells: cells.to_vec(),
        places: places.to_vec(),
    };
    let mut all: Vec<_> =
        each_dropped(cells).iter().map(|cells| (reason(cells, places), Kind::Broken)).collect();
    all.extend(each_dropped(places).iter().map(|places| (reason(cells, places), Kind::Broken)));
    for i in 0..places.len() {
        let (digit, house) = places[i];
        for changed in [(another(digit, side), house), (digit, neighbour(house, side))] {
            let mut places = places.to_vec();
            places[i] = changed;
            all.push((reason(cells, &places), Kind::Doubtful));
        }
    }
    all
}

/// The reason without a set, or with a set in another house, without a digit or without a cell.
fn almost_locked(sets: &[AlmostLockedSet], side: usize) -> Vec<(Reason, Kind)> {
    let reason = |sets: &[AlmostLockedSet]| Reason::AlmostLocked { sets: sets.to_vec() };
    let mut all: Vec<_> = each_dropped(sets).iter().map(|sets| (reason(sets), Kind::Doubtful)).collect();
    for (i, set) in sets.iter().enumerate() {
        let elsewhere = AlmostLockedSet { house: neighbour(set.house, side), ..set.clone() };
        let mut changed = vec![(elsewhere, Kind::Broken)];
        for digit in set.digits {
            let digits = set.digits.without(digit);
            changed.push((AlmostLockedSet { digits, ..set.clone() }, Kind::Broken));
        }
        for cells in each_dropped(&set.cells) {
            changed.push((AlmostLockedSet { cells, ..set.clone() }, Kind::Doubtful));
        }
        for (set, kind) in changed {
            let mut sets = sets.to_vec();
            sets[i] = set;
            all.push((reason(&sets), kind));
        }
    }
    all
}

fn colorings(
    digit: Digit,
    clusters: &[Vec<(House, [Cell; 2])>],
    found: &Color,
    side: usize,
) -> Vec<(Reason, Kind)> {
    let reason = |clusters: &[Vec<(House, [Cell; 2])>], found: &Color| Reason::Coloring {
        digit,
        clusters: clusters.to_vec(),
        found: found.clone(),
    };
    let mut all: Vec<_> =
        each_dropped(clusters).into_iter().map(|clusters| (reason(&clusters, found), Kind::Broken)).collect();
    for i in 0..clusters.len() {
        for pairs in each_dropped(&clusters[i]) {
            let mut poorer = clusters.to_vec();
            poorer[i] = pairs;
            all.push((reason(&poorer, found), Kind::Doubtful));
        }
    }
    let changed = match found {
        Color::BothSeen => Vec::new(),
        &Color::Clash([a, _]) => vec![(Color::Clash([a, a]), Kind::Broken)],
        // The remaining touches may be enough.
        Color::Touch(touches) => {
            each_dropped(touches).into_iter().map(|rest| (Color::Touch(rest), Kind::Doubtful)).collect()
        }
        &Color::Squeezed([pair, _]) => vec![(Color::Squeezed([pair, pair]), Kind::Broken)],
    };
    all.extend(changed.iter().map(|(found, kind)| (reason(clusters, found), *kind)));
    let another = another(digit, side);
    let other = Reason::Coloring { digit: another, clusters: clusters.to_vec(), found: found.clone() };
    all.push((other, Kind::Broken));
    all
}

fn deadly(
    pattern: &DeadlyPattern,
    guardians: &[Candidate],
    escape: &Escape,
    side: usize,
) -> Vec<(Reason, Kind)> {
    let reason = |pattern: &DeadlyPattern, guardians: Vec<Candidate>, escape: &Escape| Reason::Deadly {
        pattern: pattern.clone(),
        guardians,
        escape: escape.clone(),
    };
    let mut all: Vec<_> = each_dropped(guardians)
        .into_iter()
        .map(|guardians| (reason(pattern, guardians, escape), Kind::Broken))
        .collect();
    if let DeadlyPattern::Loop { digits, cells } = pattern {
        for cells in each_dropped(cells) {
            let pattern = DeadlyPattern::Loop { digits: *digits, cells };
            all.push((reason(&pattern, guardians.to_vec(), escape), Kind::Broken));
        }
        for i in 0..2 {
            let mut digits = *digits;
            digits[i] = digits[1 - i];
            let pattern = DeadlyPattern::Loop { digits, cells: cells.clone() };
            all.push((reason(&pattern, guardians.to_vec(), escape), Kind::Broken));
        }
    }
    match escape {
        Escape::Set(set) => {
            for set in sets(set, side) {
                all.push((reason(pattern, guardians.to_vec(), &Escape::Set(set)), Kind::Doubtful));
            }
        }
        Escape::Locked { house, digit } => {
            let escape = Escape::Locked { house: *house, digit: another(*digit, side) };
            all.push((reason(pattern, guardians.to_vec(), &escape), Kind::Doubtful));
        }
        Escape::Forced { digit, houses } => {
            let escape = Escape::Forced { digit: another(*digit, side), houses: houses.clone() };
            all.push((reason(pattern, guardians.to_vec(), &escape), Kind::Doubtful));
            for houses in each_dropped(houses) {
                let escape = Escape::Forced { digit: *digit, houses };
                all.push((reason(pattern, guardians.to_vec(), &escape), Kind::Doubtful));
            }
        }
        Escape::OneCell | Escape::OneDigit => {}
    }
    all
}

fn webs(web: &Web) -> Vec<Web> {
    links_changed(&web.links).into_iter().map(|links| Web { links }).collect()
}

/// Each link removed, negated, and without one of its sources.
fn links_changed(links: &[Link]) -> Vec<Vec<Link>> {
    let mut all = each_dropped(links);
    for i in 0..links.len() {
        let mut opposite = links.to_vec();
        opposite[i].claim = Claim::opposite(&opposite[i].claim);
        all.push(opposite);
        for from in each_dropped(&links[i].from) {
            let mut poorer = links.to_vec();
            poorer[i].from = from;
            all.push(poorer);
        }
    }
    all
}

fn neighbour(house: House, side: usize) -> House {
    House { index: (house.index + 1) % side, ..house }
}

/// The list without its first element, without its second, …
fn each_dropped<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    let without = |i| {
        let mut rest = list.to_vec();
        rest.remove(i);
        rest
    };
    (0..list.len()).map(without).collect()
}
