//! A step of a solver as a scene.

use sudokit::Cell;
use sudokit::logic::explain::Reveal;
use sudokit::watch::{ContradictionKind, Event, Frame, Origin};
use sudokit_draw::{CellState, Content, Scene};
use sudokit_game::Hint;

use super::Subject;

/// The board of a frame. A logic step is shown in the position before it, with
/// its pattern and as much of its chain as was read. Any other step is shown by the
/// cell it changed.
pub(super) fn scene(frame: &Frame, subject: &Subject, read: Option<usize>) -> Scene {
    let mut scene = board(frame, subject, read);
    scene.coordinates = subject.coordinates;
    scene
}

fn board(frame: &Frame, subject: &Subject, read: Option<usize>) -> Scene {
    let Subject { puzzle, alphabet, .. } = subject;
    if let Some(hint) = hint_shown(frame, subject, read) {
        return hint.scene(puzzle, alphabet);
    }
    let mut scene = Scene::new(frame.geometry().clone(), alphabet.clone());
    for cell in frame.geometry().cells() {
        scene.set(cell, content(frame, cell));
        if frame.origin(cell) == Some(Origin::Guessed) {
            scene.mark(cell, CellState::Selected);
        }
    }
    if let Some(cell) = frame.event.cell() {
        scene.mark(cell, CellState::Cursor);
    }
    if let Event::Contradiction(ContradictionKind::NoPlace(house, digit)) = frame.event {
        scene.focus = Some(digit);
        for &cell in frame.geometry().house_cells(house).unwrap_or_default() {
            scene.mark(cell, CellState::Peer);
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
        (None, _) => Content::Candidates(frame.marks(cell)),
    }
}

/// A logic step as a hint with nothing left to reveal, read up to a sentence of its proof.
pub(super) fn hint_shown(frame: &Frame, subject: &Subject, read: Option<usize>) -> Option<Hint> {
    let Event::Step(taken) = &frame.event else { return None };
    let explanation = taken.step.explain_in(&taken.before, &subject.alphabet, subject.coordinates);
    Some(Hint {
        candidates: taken.before.clone(),
        step: taken.step.clone(),
        explanation,
        revealed: Reveal::Move,
        sentence: read,
    })
}
