//! A step of a solver as a scene.

use sudokit::logic::explain::Explanation;
use sudokit::watch::{ContradictionKind, Event, Frame, Origin};
use sudokit::{Alphabet, Cell, DigitSet, Puzzle};

use super::Subject;
use crate::scene::{Content, Mark, Scene};

/// The board of a frame. A logic step is shown in the position before it, with
/// its pattern and its chain. Any other step is shown by the cell it changed.
pub(super) fn scene(frame: &Frame, subject: &Subject) -> Scene {
    let mut scene = board(frame, &subject.puzzle, &subject.alphabet);
    scene.coordinates = subject.coordinates;
    scene
}

fn board(frame: &Frame, puzzle: &Puzzle, alphabet: &Alphabet) -> Scene {
    if let Event::Step(taken) = &frame.event {
        let explanation = taken.step.explain(&taken.before, alphabet);
        return Scene::of(&taken.before, alphabet).found_since(puzzle).explaining(&explanation);
    }
    let mut scene = Scene::new(frame.geometry().clone(), alphabet.clone());
    for cell in frame.geometry().cells() {
        scene.set(cell, content(frame, cell));
        if frame.origin(cell) == Some(Origin::Guessed) {
            scene.mark(cell, Mark::Selected);
        }
    }
    if let Some(cell) = frame.event.cell() {
        scene.mark(cell, Mark::Cursor);
    }
    if let Event::Contradiction(ContradictionKind::NoPlace(house, digit)) = frame.event {
        scene.focus = Some(digit);
        for &cell in frame.geometry().house_cells(house).unwrap_or_default() {
            scene.mark(cell, Mark::Peer);
        }
    }
    scene
}

fn content(frame: &Frame, cell: Cell) -> Content {
    match (frame.digit(cell), frame.origin(cell)) {
        (Some(digit), Some(Origin::Given)) => Content::Given(digit),
        (Some(digit), Some(Origin::Proven)) => Content::Found(digit),
        (Some(digit), Some(Origin::Guessed)) => Content::Own(digit),
        (Some(digit), _) => Content::Supposed(digit),
        (None, _) => Content::Notes { corner: DigitSet::EMPTY, centre: frame.marks(cell) },
    }
}

/// The explanation of a logic step.
pub(super) fn explanation(frame: &Frame, alphabet: &Alphabet) -> Option<Explanation> {
    let Event::Step(taken) = &frame.event else { return None };
    Some(taken.step.explain(&taken.before, alphabet))
}
