//! Random scenes and views.
//!
//! A scene is built from [`Throw`]s: numbers that a board of any size takes modulo its size. So
//! proptest shrinks a few numbers, not four thousand cells.

mod boards;
mod marks;

use proptest::collection::vec;
use proptest::prelude::*;
use sudokit::board::Coordinates;
use sudokit::logic::explain::{Highlight, Inference, Role, Spot};
use sudokit::logic::reason::{Claim, Truth};
use sudokit::{Alphabet, Candidate, Cell, Digit, DigitSet, Geometry};
use sudokit_draw::{
    CellState, Chain, ChainLink, Content, Paint, Rgb, Scene, Size, Theme, Tint, View, Visibility,
};

pub use boards::{alphabet, any_board, classic, jigsaw, usual_board};
pub use marks::{any_mark, cages, sane_mark};

/// Every role.
pub const ROLES: [Role; 17] = [
    Role::Base,
    Role::Cover,
    Role::Blocker,
    Role::Excluder,
    Role::Pattern,
    Role::Fin,
    Role::Guardian,
    Role::OneGroup,
    Role::OtherGroup,
    Role::OneColor,
    Role::OtherColor,
    Role::ThirdColor,
    Role::FourthColor,
    Role::Off,
    Role::On,
    Role::Victim,
    Role::Placed,
];

/// Numbers from which something on a board is made.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub kind: u8,
    pub place: u16,
    pub number: u8,
    pub bits: u64,
}

impl Throw {
    pub fn cell(self, board: &Geometry) -> Cell {
        Cell::new(usize::from(self.place) % board.len())
    }

    pub fn digit(self, board: &Geometry) -> Digit {
        Digit::from_index(usize::from(self.number) % board.side())
    }

    pub fn candidate(self, board: &Geometry) -> Candidate {
        Candidate { cell: self.cell(board), digit: self.digit(board) }
    }

    /// Some digits: few on large boards, where sums of two numbers have more zeros.
    pub fn digits(self, board: &Geometry) -> DigitSet {
        let bits = if board.side() > 16 { self.bits & self.bits.rotate_left(17) } else { self.bits };
        DigitSet::from_bits(bits) & DigitSet::full(board.side())
    }
}

pub fn throw() -> impl Strategy<Value = Throw> {
    (any::<u8>(), any::<u16>(), any::<u8>(), any::<u64>()).prop_map(|(kind, place, number, bits)| Throw {
        kind,
        place,
        number,
        bits,
    })
}

/// Text with everything that XML and terminals trip over.
pub fn text() -> impl Strategy<Value = String> {
    "(\\PC|[<>&\"'\\n\\r\\t\\x00\\x1b\\x7f\u{85}\u{fffe}\u{ffff}😀数é]|]]>|&amp;){0,12}"
}

/// What cells contain, and what a game adds to them.
fn contents(scene: &mut Scene, throws: &[Throw]) {
    let board = scene.geometry().clone();
    for &throw in throws {
        let (cell, digit, digits) = (throw.cell(&board), throw.digit(&board), throw.digits(&board));
        match throw.kind % 16 {
            0 => scene.set(cell, Content::Given(digit)),
            1 => scene.set(cell, Content::Own(digit)),
            2 => scene.set(cell, Content::Found(digit)),
            3 => scene.set(cell, Content::Supposed(digit)),
            4 | 5 => {
                let centre = Throw { bits: throw.bits.rotate_right(7), ..throw }.digits(&board);
                scene.set(cell, Content::Notes { corner: digits, centre });
            }
            6 => scene.set(cell, Content::Notes { corner: digits, centre: DigitSet::EMPTY }),
            7..=9 => scene.set(cell, Content::Candidates(digits)),
            10 => scene.paint(cell, Tint(throw.number)),
            11 => scene.paint_note(Candidate { cell, digit }, Tint(throw.number)),
            12 | 13 => scene.mark(cell, CellState::ALL[usize::from(throw.number) % CellState::ALL.len()]),
            14 => scene.focus = Some(digit),
            _ => scene.coordinates = Coordinates::Letters,
        }
    }
}

/// Candidates in every open cell, as a solver shows them.
fn fill(scene: &mut Scene, seed: u64) {
    let cells: Vec<Cell> = scene.geometry().cells().collect();
    let mut bits = seed;
    for cell in cells {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let throw = Throw { kind: 0, place: 0, number: 0, bits: bits ^ bits >> 33 };
        scene.set(cell, Content::Candidates(throw.digits(scene.geometry())));
    }
}

fn highlights(scene: &mut Scene, throws: &[Throw]) {
    let board = scene.geometry().clone();
    let houses: Vec<_> = board.houses().map(|(house, _)| house).collect();
    for &throw in throws {
        let spot = match throw.kind % 6 {
            0 => Spot::House(houses[usize::from(throw.place) % houses.len()]),
            1 | 2 => Spot::Cell(throw.cell(&board)),
            _ => Spot::Candidate(throw.candidate(&board)),
        };
        let role = ROLES[throw.bits as usize % ROLES.len()];
        scene.highlights.push(Highlight { role, spot });
    }
}

/// Claims about few candidates, so that many are about the same, and some about groups.
pub fn claims(board: &Geometry, throws: &[Throw]) -> Vec<Claim> {
    let claim = |throw: &Throw| {
        let throw = Throw { place: throw.place % 23 * 41, number: throw.number % 5, ..*throw };
        let truth = if throw.kind & 1 == 0 { Truth::Is } else { Truth::IsNot };
        let Candidate { cell, digit } = throw.candidate(board);
        let mut cells = vec![cell];
        if throw.kind % 8 >= 6 {
            let peers = board.peers(cell);
            let others = 1 + usize::from(throw.kind >> 3 & 1);
            cells.extend((0..others).map(|index| peers[(throw.bits >> (8 * index)) as usize % peers.len()]));
        }
        cells.sort();
        cells.dedup();
        Claim { digit, cells, truth }
    };
    throws.iter().map(claim).collect()
}

/// Links between any claims: to themselves, twice, and to claims that do not exist.
pub fn links(claims: usize, throws: &[Throw]) -> Vec<ChainLink> {
    let link = |throw: &Throw| ChainLink {
        from: usize::from(throw.place) % (claims + 1),
        to: usize::from(throw.number) % (claims + 1),
        inference: [Inference::Strong, Inference::Weak, Inference::Step][usize::from(throw.kind) % 3],
    };
    throws.iter().map(link).collect()
}

/// What is on a board, without the roles of a step.
pub fn plain(board: impl Strategy<Value = Geometry>) -> impl Strategy<Value = Scene> {
    let seed = proptest::option::weighted(0.3, any::<u64>());
    let parts = (vec(throw(), 0..40), vec(throw(), 0..6), seed);
    (board, any::<u8>(), parts, text(), text()).prop_map(
        |(board, kind, (cells, marks, seed), title, description)| {
            let mut scene = Scene::new(board.clone(), alphabet(kind, board.side()));
            if let Some(seed) = seed {
                fill(&mut scene, seed);
            }
            contents(&mut scene, &cells);
            scene.marks = marks.into_iter().map(|throw| any_mark(&board, throw)).collect();
            (scene.title, scene.description) = (title, description);
            scene
        },
    )
}

/// A board with the highlights and the chain of a step.
pub fn explained(board: impl Strategy<Value = Geometry>) -> impl Strategy<Value = Scene> {
    let parts = (vec(throw(), 0..25), vec(throw(), 0..14), vec(throw(), 0..18));
    (plain(board), parts).prop_map(|(mut scene, (roles, claim_throws, link_throws))| {
        highlights(&mut scene, &roles);
        let claims = claims(scene.geometry(), &claim_throws);
        let links = links(claims.len(), &link_throws);
        scene.chain = Chain::new(&claims, links);
        scene
    })
}

/// Every kind of scene.
pub fn any_scene() -> impl Strategy<Value = Scene> {
    prop_oneof![plain(any_board()), explained(any_board())]
}

pub fn theme() -> impl Strategy<Value = Theme> {
    let themes = prop_oneof![Just(Theme::light()), Just(Theme::dark()), Just(Theme::print())];
    let change = proptest::option::weighted(0.2, (0..Paint::ALL.len(), any::<[u8; 3]>()));
    (themes, change).prop_map(|(theme, change)| match change {
        None => theme,
        Some((paint, [red, green, blue])) => theme.with(Paint::ALL[paint], Rgb::new(red, green, blue)),
    })
}

/// Views of every theme and of every size that is useful, and of some that are not.
pub fn view() -> impl Strategy<Value = View> {
    let size = prop_oneof![
        2 => Just(None),
        2 => (1.0..20_000.0_f32).prop_map(|width| Some(Size::Pixels(width))),
        1 => (1.0..60.0_f32).prop_map(|width| Some(Size::Pixels(width))),
        2 => (10.0..2_000.0_f32).prop_map(|width| Some(Size::Points(width))),
    ];
    (theme(), size, any::<[bool; 3]>()).prop_map(|(theme, size, shown)| {
        let [labels, legend, caption] =
            shown.map(|is_shown| if is_shown { Visibility::Shown } else { Visibility::Hidden });
        View { theme, size, labels, legend, caption }
    })
}

/// A scene of a board with one alphabet and nothing on it.
pub fn empty(side: usize) -> Scene {
    Scene::new(Geometry::of_side(side).unwrap(), Alphabet::usual(side))
}
