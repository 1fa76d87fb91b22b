//! Boards and alphabets of every kind.

use std::sync::LazyLock;

use proptest::prelude::*;
use sudokit::board::{Extra, Regions, Shape};
use sudokit::{Alphabet, Cell, Geometry};

/// Boards with up to 10 rows, with up to 25, and larger ones. They are built once.
static BOARDS: LazyLock<[Vec<Geometry>; 3]> = LazyLock::new(|| {
    let of_side = |side| Geometry::of_side(side).unwrap();
    let jigsaws = [4, 5, 6, 7, 9].map(|side| jigsaw(side, 3));
    let shapes = [(1, 7), (2, 3), (3, 2), (5, 2)];
    let shapes = shapes.map(|(rows, columns)| Geometry::new(Shape::new(rows, columns).unwrap()));
    let extras = [
        vec![Extra::FallingDiagonal, Extra::RisingDiagonal],
        vec![Extra::RisingDiagonal, Extra::Windows, Extra::DisjointGroups],
        vec![Extra::Windows],
        vec![Extra::DisjointGroups],
        vec![cells(&[0, 1, 9, 10, 12, 80]), cells(&[40, 41, 49, 50])],
    ];
    let with = |board: Geometry, extra: &Vec<Extra>| {
        extra.iter().fold(board, |board, extra| board.with(extra.clone()).unwrap())
    };
    let mut small: Vec<Geometry> = [4, 6, 8, 9, 10].map(of_side).into_iter().chain(jigsaws).collect();
    small.extend(shapes);
    small.extend(extras.iter().map(|extra| with(classic(), extra)));
    let all = with(jigsaw(7, 8), &vec![Extra::FallingDiagonal, cells(&[3, 4, 5])]);
    small.push(all);
    let medium = [12, 16, 20, 25].map(of_side).into_iter().chain([with(of_side(16), &extras[1])]);
    [small, medium.collect(), [36, 49, 64].map(of_side).to_vec()]
});

fn cells(indices: &[usize]) -> Extra {
    Extra::Cells(indices.iter().map(|&index| Cell::new(index)).collect())
}

pub fn classic() -> Geometry {
    Geometry::classic()
}

/// A board with random regions.
pub fn jigsaw(side: usize, seed: u64) -> Geometry {
    Geometry::with_regions(Regions::random(side, seed).unwrap())
}

fn one_of(kind: usize) -> impl Strategy<Value = Geometry> {
    any::<u16>().prop_map(move |index| BOARDS[kind][usize::from(index) % BOARDS[kind].len()].clone())
}

/// Boards with 4 to 64 rows, most of them small.
pub fn any_board() -> impl Strategy<Value = Geometry> {
    prop_oneof![40 => one_of(0), 9 => one_of(1), 1 => one_of(2)]
}

/// Boards with up to 25 rows.
pub fn usual_board() -> impl Strategy<Value = Geometry> {
    prop_oneof![4 => one_of(0), 1 => one_of(1)]
}

/// One of the alphabets for a board of this side: digits, letters, numbers of two digits, words,
/// emoji, Chinese characters, the widest letters.
pub fn alphabet(kind: u8, side: usize) -> Alphabet {
    let from = |first: char| Alphabet::new((first..).take(side)).unwrap();
    match kind % 8 {
        0 | 1 => Alphabet::usual(side),
        2 => Alphabet::numbers(),
        3 => Alphabet::letters(side).unwrap_or(Alphabet::numbers()),
        4 if side == 9 => "WORDGAMES".parse().unwrap(),
        4 => Alphabet::from_zero(side),
        5 => from('\u{1f400}'),
        6 => from('一'),
        // Wide letters.
        _ if side <= 16 => Alphabet::new("WM@mwQGODHNUABCKV".chars().take(side)).unwrap(),
        _ => Alphabet::numbers(),
    }
}
