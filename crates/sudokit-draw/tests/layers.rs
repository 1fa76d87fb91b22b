//! A page replaces the layers that change and keeps the others.

use proptest::prelude::*;
use sudokit::{Candidate, DigitSet};
use sudokit_draw::{Chain, Content, Drawing, LayerKind, Scene, Tint, View, draw};
use sudokit_testkit::budget;

use crate::scenes::{any_board, explained, plain, throw, view};

/// The layers in which two drawings differ.
fn changes(before: &Drawing, after: &Drawing) -> Vec<LayerKind> {
    LayerKind::ALL.into_iter().filter(|&kind| before.layer(kind) != after.layer(kind)).collect()
}

/// The layers that change between two scenes.
fn changed(before: &Scene, after: &Scene, view: &View) -> Vec<LayerKind> {
    let [before, after] = [before, after].map(|scene| draw(scene, view));
    changes(&before, &after)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(80, 2000)))]

    /// A note with a colour also has a patch among the tints.
    #[test]
    fn a_note_changes_only_digits(scene in plain(any_board()), throw in throw(), view in view()) {
        let board = scene.geometry().clone();
        let Candidate { cell, digit } = throw.candidate(&board);
        prop_assume!(scene.note_tint(throw.candidate(&board)).is_none());
        let (mut before, mut after) = (scene.clone(), scene);
        let notes = |digits| Content::Notes { corner: DigitSet::EMPTY, centre: digits };
        before.set(cell, notes(DigitSet::EMPTY));
        after.set(cell, notes(DigitSet::only(digit)));
        prop_assert_eq!(changed(&before, &after, &view), [LayerKind::Digits]);
    }

    /// A cell that is empty has no notes with colours.
    #[test]
    fn a_digit_changes_only_digits(scene in plain(any_board()), throw in throw(), view in view()) {
        let board = scene.geometry().clone();
        let (mut before, mut after) = (scene.clone(), scene);
        before.set(throw.cell(&board), Content::EMPTY);
        after.set(throw.cell(&board), Content::Own(throw.digit(&board)));
        prop_assert_eq!(changed(&before, &after, &view), [LayerKind::Digits]);
    }

    #[test]
    fn a_colour_changes_only_tints(scene in plain(any_board()), throw in throw(), view in view()) {
        let mut after = scene.clone();
        after.paint(throw.cell(scene.geometry()), Tint(throw.number));
        let changed = changed(&scene, &after, &view);
        prop_assert!(changed.iter().all(|&kind| kind == LayerKind::Tints), "{:?}", changed);
    }

    #[test]
    fn a_hint_keeps_marks_lines_and_digits(scene in explained(any_board()), view in view()) {
        let mut before = scene.clone();
        before.highlights.clear();
        before.chain = Chain::default();
        let of_hints = [LayerKind::Tints, LayerKind::Links, LayerKind::Nodes, LayerKind::Badges, LayerKind::Legend];
        let changed = changed(&before, &scene, &view);
        prop_assert!(changed.iter().all(|kind| of_hints.contains(kind)), "{:?}", changed);
    }
}
