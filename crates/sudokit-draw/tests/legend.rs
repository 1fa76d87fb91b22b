//! Legends: every form that occurs is explained, and each only once.

use sudokit::board::HouseKind;
use sudokit::logic::explain::{Highlight, Inference, Role, Spot};
use sudokit::logic::reason::{Claim, Truth};
use sudokit::{Alphabet, Candidate, Digit, Geometry, House};
use sudokit_draw::{Chain, ChainLink, LayerKind, Scene, Shape, View, Visibility, draw};

/// An empty 9x9 board.
fn board() -> Scene {
    Scene::new(Geometry::of_side(9).unwrap(), Alphabet::usual(9))
}

/// The texts of a scene's legend, without the symbols in its forms.
fn legend(scene: &Scene) -> Vec<String> {
    let view = View { legend: Visibility::Shown, ..View::default() };
    let drawing = draw(scene, &view);
    let texts = drawing.layer(LayerKind::Legend).iter().filter_map(|shape| match shape {
        Shape::Label(label) if label.text.chars().count() > 1 => Some(label.text.clone()),
        _ => None,
    });
    texts.collect()
}

fn candidate(scene: &Scene, row: usize, column: usize) -> Candidate {
    Candidate { cell: scene.geometry().cell(row, column), digit: Digit::new(1) }
}

#[test]
fn a_board_without_roles_has_no_legend() {
    assert!(legend(&board()).is_empty());
}

#[test]
fn houses_say_how_they_are_used() {
    let mut scene = board();
    let house = |kind, index, role| Highlight { role, spot: Spot::House(House::new(kind, index)) };
    let rows = [1, 4].map(|row| house(HouseKind::Row, row, Role::Base));
    let columns = [2, 5].map(|column| house(HouseKind::Column, column, Role::Cover));
    scene.highlights = [rows, columns].concat();
    assert_eq!(legend(&scene), ["house of the pattern", "house that crosses it"]);
}

#[test]
fn cells_of_a_pattern_are_explained_once() {
    let mut scene = board();
    let cell = |column| Highlight { role: Role::Pattern, spot: Spot::Cell(scene.geometry().cell(3, column)) };
    scene.highlights = vec![cell(1), cell(7)];
    assert_eq!(legend(&scene), ["cell of the pattern"]);
}

#[test]
fn candidates_have_their_roles() {
    let mut scene = board();
    let roles = [Role::Placed, Role::Victim, Role::Fin, Role::Victim, Role::Pattern];
    let highlight = |(column, role)| {
        let spot = Spot::Candidate(candidate(&scene, 3, column));
        Highlight { role, spot }
    };
    scene.highlights = roles.into_iter().enumerate().map(highlight).collect();
    assert_eq!(legend(&scene), ["pattern", "fin", "ruled out", "goes here"]);
}

#[test]
fn chains_explain_groups_and_links() {
    let mut scene = board();
    let at = |row, column| candidate(&scene, row, column);
    let group = |row: usize, truth| {
        let cells = (0..2).map(|column| at(row, column).cell).collect();
        Claim { digit: Digit::new(1), cells, truth }
    };
    let claims = [Claim::is_not(at(7, 7)), Claim::is(at(7, 4)), group(3, Truth::IsNot), group(6, Truth::Is)];
    let links = [(0, 1, Inference::Strong), (1, 2, Inference::Weak), (2, 3, Inference::Step)];
    let links = links.map(|(from, to, inference)| ChainLink { from, to, inference });
    scene.chain = Chain::new(&claims, links);
    assert_eq!(
        legend(&scene),
        [
            "would be true",
            "would be false",
            "all of these would be false",
            "one of these would be true",
            "strong link",
            "weak link",
            "follows by a step",
        ]
    );
}
