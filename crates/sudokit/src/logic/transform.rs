//! What becomes of a step: the same reason, elsewhere.

use super::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Link, LockedSet, Reason, Step, Web,
};
use std::collections::HashMap;

use crate::base::{Candidate, Cell, Digit, Error, House};
use crate::board::Geometry;
use crate::board::transform::Transform;
use crate::board::transform::board::house_images;

impl Step {
    /// The step that does the same in the transformed position, for a step on
    /// this board.
    ///
    /// ```
    /// use sudokit::logic::check::check;
    /// use sudokit::transform::{Motion, Transform};
    /// use sudokit::{Puzzle, Technique};
    ///
    /// let position = "1.3.\n..2.\n.1..\n...4".parse::<Puzzle>()?.candidates();
    /// let step = Technique::HiddenSingle.find_first(&position).unwrap();
    ///
    /// let turn = Transform::of(Motion::Rotate90, 4);
    /// let turned = step.transformed(&turn, position.geometry())?;
    /// assert!(check(&turned, &position.transformed(&turn)?).is_ok());
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn transformed(&self, by: &Transform, board: &Geometry) -> Result<Self, Error> {
        let target = board.transformed(by)?;
        Ok(Mapping { by, target, cells: by.images(), houses: house_images(board, by)? }.step(self))
    }
}

/// Where everything goes that a step speaks of.
struct Mapping<'a> {
    by: &'a Transform,
    target: Geometry,
    cells: Vec<Cell>,
    houses: HashMap<House, House>,
}

impl Mapping<'_> {
    fn step(&self, step: &Step) -> Step {
        Step {
            technique: step.technique,
            rating: step.rating,
            score: step.score,
            reason: self.reason(&step.reason),
            placements: self.candidates(&step.placements),
            eliminations: self.candidates(&step.eliminations),
        }
    }

    fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell.index()]
    }

    /// In an order that means something.
    fn cells(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// In the order of the board.
    fn sorted(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut images = self.cells(cells);
        images.sort_unstable();
        images
    }

    /// In the order of a house of the image.
    fn in_house(&self, cells: &[Cell], house: House) -> Vec<Cell> {
        let order = self.target.house_cells(house).expect("it is a house of the image");
        let images = self.cells(cells);
        order.iter().copied().filter(|cell| images.contains(cell)).collect()
    }

    fn pair(&self, cells: [Cell; 2]) -> [Cell; 2] {
        cells.map(|cell| self.cell(cell))
    }

    fn digit(&self, digit: Digit) -> Digit {
        self.by.digit(digit)
    }

    fn house(&self, house: House) -> House {
        self.houses[&house]
    }

    fn houses(&self, houses: &[House]) -> Vec<House> {
        houses.iter().map(|&house| self.house(house)).collect()
    }

    fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate { cell: self.cell(candidate.cell), digit: self.digit(candidate.digit) }
    }

    fn candidates(&self, candidates: &[Candidate]) -> Vec<Candidate> {
        candidates.iter().map(|&candidate| self.candidate(candidate)).collect()
    }

    fn reason(&self, reason: &Reason) -> Reason {
        match reason {
            Reason::OnlyPlace { house } => Reason::OnlyPlace { house: self.house(*house) },
            Reason::OnlyDigit => Reason::OnlyDigit,
            Reason::Intersection { digit, base, cover } => Reason::Intersection {
                digit: self.digit(*digit),
                base: self.house(*base),
                cover: self.house(*cover),
            },
            Reason::LockedSet(set) => Reason::LockedSet(self.locked_set(set)),
            Reason::Then { first, gone, house } => Reason::Then {
                first: Box::new(self.reason(first)),
                gone: self.candidates(gone),
                house: self.house(*house),
            },
            Reason::Fish { digit, base, cover, fins } => Reason::Fish {
                digit: self.digit(*digit),
                base: self.houses(base),
                cover: self.houses(cover),
                fins: self.sorted(fins),
            },
            Reason::Wing { pivot, pincers, digit } => Reason::Wing {
                pivot: self.cell(*pivot),
                pincers: self.pair(*pincers),
                digit: self.digit(*digit),
            },
            Reason::Coloring { digit, clusters, found } => Reason::Coloring {
                digit: self.digit(*digit),
                clusters: clusters
                    .iter()
                    .map(|pairs| {
                        pairs.iter().map(|(house, cells)| (self.house(*house), self.pair(*cells))).collect()
                    })
                    .collect(),
                found: self.color(found),
            },
            Reason::Deadly { pattern, guardians, escape } => Reason::Deadly {
                pattern: self.pattern(pattern),
                guardians: self.candidates(guardians),
                escape: self.escape(escape),
            },
            Reason::Exclusion { cells, excluders } => {
                Reason::Exclusion { cells: self.cells(cells), excluders: self.cells(excluders) }
            }
            Reason::Alternating { digits, cells } => Reason::Alternating {
                digits: digits.map(|digit| self.digit(digit)),
                cells: self.cells(cells),
            },
            Reason::Spread { cells, places } => Reason::Spread {
                cells: self.cells(cells),
                places: places.iter().map(|&(digit, house)| (self.digit(digit), self.house(house))).collect(),
            },
            Reason::AlmostLocked { sets } => {
                Reason::AlmostLocked { sets: sets.iter().map(|set| self.almost_locked_set(set)).collect() }
            }
            Reason::Chain(web) => Reason::Chain(self.web(web)),
            Reason::Loop(links) => Reason::Loop(self.links(links)),
            Reason::Contradiction { web, clash } => {
                Reason::Contradiction { web: self.web(web), clash: *clash }
            }
            Reason::Templates { digit } => Reason::Templates { digit: self.digit(*digit) },
            Reason::Tried => Reason::Tried,
            Reason::Cases { cases, webs } => Reason::Cases {
                cases: self.cases(cases),
                webs: webs.iter().map(|web| self.web(web)).collect(),
            },
        }
    }

    fn locked_set(&self, set: &LockedSet) -> LockedSet {
        let house = self.house(set.house);
        LockedSet {
            kind: set.kind,
            house,
            cells: self.in_house(&set.cells, house),
            digits: self.by.digit_set(set.digits),
        }
    }

    fn almost_locked_set(&self, set: &AlmostLockedSet) -> AlmostLockedSet {
        let house = self.house(set.house);
        AlmostLockedSet {
            house,
            cells: self.in_house(&set.cells, house),
            digits: self.by.digit_set(set.digits),
        }
    }

    fn color(&self, found: &Color) -> Color {
        match found {
            Color::BothSeen => Color::BothSeen,
            Color::Clash(cells) => Color::Clash(self.pair(*cells)),
            Color::Touch(pairs) => Color::Touch(pairs.iter().map(|cells| self.pair(*cells)).collect()),
            Color::Squeezed(pairs) => Color::Squeezed(pairs.map(|cells| self.pair(cells))),
        }
    }

    fn pattern(&self, pattern: &DeadlyPattern) -> DeadlyPattern {
        match pattern {
            DeadlyPattern::Loop { digits, cells } => DeadlyPattern::Loop {
                digits: digits.map(|digit| self.digit(digit)),
                cells: self.cells(cells),
            },
            DeadlyPattern::Graveyard => DeadlyPattern::Graveyard,
        }
    }

    fn escape(&self, escape: &Escape) -> Escape {
        match escape {
            Escape::OneCell => Escape::OneCell,
            Escape::OneDigit => Escape::OneDigit,
            Escape::Set(set) => Escape::Set(self.locked_set(set)),
            Escape::Locked { house, digit } => {
                Escape::Locked { house: self.house(*house), digit: self.digit(*digit) }
            }
            Escape::Forced { digit, houses } => {
                Escape::Forced { digit: self.digit(*digit), houses: self.houses(houses) }
            }
        }
    }

    fn web(&self, web: &Web) -> Web {
        Web { links: self.links(&web.links) }
    }

    fn links(&self, links: &[Link]) -> Vec<Link> {
        let link = |link: &Link| Link {
            claim: self.claim(&link.claim),
            because: self.because(&link.because),
            from: link.from.clone(),
        };
        links.iter().map(link).collect()
    }

    fn claim(&self, claim: &Claim) -> Claim {
        Claim { digit: self.digit(claim.digit), cells: self.sorted(&claim.cells), truth: claim.truth }
    }

    fn because(&self, because: &Because) -> Because {
        match because {
            Because::Assumed => Because::Assumed,
            Because::Cell => Because::Cell,
            Because::House(house) => Because::House(self.house(*house)),
            Because::Step(step) => Because::Step(Box::new(self.step(step))),
        }
    }

    fn cases(&self, cases: &Cases) -> Cases {
        match cases {
            Cases::Digits(cell) => Cases::Digits(self.cell(*cell)),
            Cases::Places(house, digit) => Cases::Places(self.house(*house), self.digit(*digit)),
            Cases::Either(candidate) => Cases::Either(self.candidate(*candidate)),
            Cases::Fish { digit, base, cover, fins, through } => Cases::Fish {
                digit: self.digit(*digit),
                base: self.houses(base),
                cover: self.houses(cover),
                fins: self.sorted(fins),
                through: self.house(*through),
            },
        }
    }
}
