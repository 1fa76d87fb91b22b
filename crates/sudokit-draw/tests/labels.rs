//! Labels in a cell: none is over another, and none leaves its cell.

use proptest::collection::vec;
use proptest::prelude::*;
use sudokit::{Digit, DigitSet};
use sudokit_draw::{Chain, Content, Drawing, Label, LayerKind, Point, Scene, View, draw};
use sudokit_testkit::budget;

use crate::measure::{Area, Board, area, labels};
use crate::scenes::{Throw, alphabet, any_board, cages, claims, links, throw, usual_board, view};

/// What rounding may add.
const ROUNDING: f32 = 0.02;

/// The labels of cells: digits, candidates, notes, and the numbers of cages.
fn in_cells(drawing: &Drawing) -> Vec<(&Label, Area)> {
    let kinds = [LayerKind::Digits, LayerKind::Marks];
    kinds.into_iter().flat_map(|kind| labels(drawing, kind)).map(|label| (label, area(label))).collect()
}

/// Each content in turn, as a person would see it: digits, candidates, notes of one or both kinds.
fn fill(scene: &mut Scene, throws: &[Throw]) {
    let board = scene.geometry().clone();
    for (cell, throw) in board.cells().zip(throws.iter().cycle()) {
        let some =
            |turn: u32| Throw { bits: throw.bits.rotate_left(turn + cell.index() as u32 * 5), ..*throw };
        let [first, second] = [some(0), some(13)].map(|throw| throw.digits(&board));
        let few = |digits: DigitSet, count| digits.into_iter().take(count).collect::<DigitSet>();
        let digit = Digit::from_index((usize::from(throw.number) + cell.index()) % board.side());
        scene.set(
            cell,
            match (usize::from(throw.kind) + cell.index()) % 8 {
                0 => Content::Given(digit),
                1 => Content::Supposed(digit),
                2 | 3 => Content::Candidates(first),
                4 => Content::Candidates(DigitSet::full(board.side())),
                5 => Content::Notes { corner: first, centre: DigitSet::EMPTY },
                6 => Content::Notes { corner: few(first, 9), centre: few(second, 7) },
                _ => Content::Notes { corner: DigitSet::EMPTY, centre: few(second, 9) },
            },
        );
    }
    scene.focus = Some(Digit::new(1));
}

fn check_cells(scene: &Scene, view: &View) {
    let drawing = draw(scene, view);
    let board = Board::new(scene, view);
    let mut cells: Vec<Vec<(&Label, Area)>> = vec![Vec::new(); scene.geometry().len()];
    for (label, area) in in_cells(&drawing) {
        let cell = board.cell_at(area.middle()).expect("on the board");
        let corner = board.corner(cell);
        let whole = Area { low: corner, high: corner + Point::new(100.0, 100.0) };
        assert!(area.excess(whole) < ROUNDING, "{label:?} leaves {cell:?}: {area:?}");
        cells[cell.index()].push((label, area));
    }
    for labels in cells {
        for (index, (label, area)) in labels.iter().enumerate() {
            for (other, over) in &labels[..index] {
                assert!(area.overlap(*over) < ROUNDING, "{label:?} is over {other:?} in {view:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(60, 1500)))]

    #[test]
    fn labels_of_a_cell_are_apart(
        board in any_board(), kind in any::<u8>(), view in view(), throws in vec(throw(), 3..8), cage in 0..5_usize,
    ) {
        let mut scene = Scene::new(board.clone(), alphabet(kind, board.side()));
        fill(&mut scene, &throws);
        if cage > 0 {
            scene.marks = cages(&board, cage);
        }
        check_cells(&scene, &view);
    }

    /// The number of a claim is not over the candidate that it belongs to, nor over another number.
    #[test]
    fn numbers_of_claims_are_apart(
        board in usual_board(), kind in any::<u8>(), view in view(), throws in vec(throw(), 1..8),
    ) {
        let mut scene = Scene::new(board.clone(), alphabet(kind, board.side()));
        for cell in board.cells() {
            scene.set(cell, Content::Candidates(DigitSet::full(board.side())));
        }
        let claims = claims(&board, &throws);
        scene.chain = Chain::new(&claims, links(claims.len(), &throws));
        let drawing = draw(&scene, &view);
        let badges: Vec<Area> = labels(&drawing, LayerKind::Badges).map(area).collect();
        prop_assert_eq!(badges.len(), claims.len());
        let nodes: Vec<Area> = labels(&drawing, LayerKind::Nodes).map(area).collect();
        for (index, badge) in badges.iter().enumerate() {
            let board = Board::new(&scene, &view);
            let own = |node: &&Area| claims[index].candidates().any(|own| (node.middle() - board.place(own)).length() < 1.0);
            for node in nodes.iter().filter(own) {
                prop_assert!(badge.overlap(*node) < ROUNDING, "{} of {:?}: {:?} {:?}", index + 1, claims, badge, node);
            }
        }
    }
}
