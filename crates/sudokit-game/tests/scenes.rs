//! Games and hints as scenes.

use sudokit::logic::explain::{Reveal, Role, Spot};
use sudokit::{Candidate, Cell, Control, Digit, DigitSet};
use sudokit_draw::{CellState, Content, Scene, View, draw};
use sudokit_game::{Action, Advice, Checks, Color, Game, Hint, NoteKind};

const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// A game with a digit, notes and colours. The digit is wrong.
fn game() -> Game {
    let record = sudokit::format::parse("1...\n..2.\n.3..\n...4").unwrap();
    let mut game = Game::new(&record, &Control::new()).unwrap();
    let [digit, notes] = [1, 2].map(Cell::new);
    let two = Digit::new(2);
    let actions = [
        Action::Digit { cells: vec![digit], digit: Digit::new(4) },
        Action::Note { kind: NoteKind::Corner, cells: vec![notes], digits: DigitSet::only(Digit::new(3)) },
        Action::Note { kind: NoteKind::Centre, cells: vec![notes], digits: DigitSet::only(two) },
        Action::Color { cells: vec![digit, notes], color: Color::Green },
        Action::Tint { cells: vec![notes], digit: two, color: Color::Red },
    ];
    for action in &actions {
        game.act(action).unwrap();
    }
    game
}

/// The first hint of a game that needs the candidates, if the easier ones are followed.
fn hint_with_candidates(game: &mut Game) -> Hint {
    loop {
        let Advice::Hint(hint) = game.advise(&Control::new()) else { panic!("there is a step") };
        if hint.needs_candidates() {
            return *hint;
        }
        game.act(&hint.action()).unwrap();
    }
}

fn states(scene: &Scene, cell: Cell) -> Vec<CellState> {
    scene.states(cell).collect()
}

#[test]
fn a_picture_has_digits_notes_and_colours() {
    let scene = game().scene(None);
    let [given, digit, notes, empty] = [0, 1, 2, 3].map(Cell::new);
    assert_eq!(scene.content(given), Content::Given(Digit::new(1)));
    assert_eq!(scene.content(digit), Content::Own(Digit::new(4)));
    let [corner, centre] = [3, 2].map(|digit| DigitSet::only(Digit::new(digit)));
    assert_eq!(scene.content(notes), Content::Notes { corner, centre });
    assert_eq!(scene.content(empty), Content::EMPTY);
    let green = Some(Color::Green.into());
    assert_eq!([given, digit, notes].map(|cell| scene.tint(cell)), [None, green, green]);
    let tint = |digit| scene.note_tint(Candidate { cell: notes, digit: Digit::new(digit) });
    assert_eq!([2, 3].map(tint), [Some(Color::Red.into()), None]);

    assert!(scene.geometry().cells().all(|cell| states(&scene, cell).is_empty()), "nobody plays");
    assert_eq!((scene.cursor(), scene.focus), (None, None));
    assert!(draw(&scene, &View::default()).to_svg().contains(">4</text>"));
}

#[test]
fn a_saved_game_looks_the_same() {
    let game = game();
    let loaded = Game::load(&game.save(), &Control::new()).unwrap();
    assert_eq!(loaded.scene(None), game.scene(None));
}

#[test]
fn a_player_sees_the_selection_the_faults_and_the_focus() {
    let mut game = game();
    game.settings.checks = Checks::Solution;
    let [given, digit, notes, far] = [0, 1, 2, 15].map(Cell::new);
    game.selection.set(notes);
    game.selection.extend_to(digit);
    let four = Digit::new(4);

    let scene = game.scene_in_play(None, Some(four));
    assert_eq!((scene.cursor(), scene.focus), (Some(digit), Some(four)));
    assert_eq!(states(&scene, given), [CellState::Peer]);
    assert_eq!(
        states(&scene, digit),
        [CellState::SameDigit, CellState::Selected, CellState::Cursor, CellState::Wrong]
    );
    assert_eq!(states(&scene, notes), [CellState::Peer, CellState::Selected]);
    assert_eq!(states(&scene, far), [CellState::SameDigit]);
    assert_eq!(scene.bare(), game.scene(None).bare());
    assert!(game.scene_in_play(None, None).focus.is_none());
}

#[test]
fn a_hint_adds_what_it_has_revealed() {
    let mut game = Game::new(&sudokit::format::parse(HARD).unwrap(), &Control::new()).unwrap();
    let hint = hint_with_candidates(&mut game);
    let at = |revealed| Hint { revealed, ..hint.clone() };
    let empty = game.board().cells().find(|&cell| game.digit(cell).is_none()).unwrap();

    let nudge = game.scene(Some(&at(Reveal::Nudge)));
    assert!(nudge.highlights.iter().all(|part| matches!(part.spot, Spot::House(_))));
    assert_eq!(nudge.content(empty), Content::EMPTY, "the player has no notes");
    assert_eq!(nudge.description, hint.explanation.nudge);

    let pattern = game.scene(Some(&at(Reveal::Pattern)));
    assert_eq!(pattern.content(empty), Content::Candidates(hint.candidates.marks(empty)));
    let is_result = |scene: &Scene| scene.highlights.iter().any(|part| part.role == Role::Victim);
    assert!(!is_result(&pattern) && is_result(&game.scene(Some(&at(Reveal::Proof)))));

    // The position of the hint alone shows the same step.
    let alone = at(Reveal::Move).scene(game.puzzle(), game.alphabet());
    let in_game = game.scene(Some(&at(Reveal::Move)));
    assert_eq!((&alone.highlights, &alone.chain), (&in_game.highlights, &in_game.chain));
    assert_eq!(alone.content(empty), in_game.content(empty));
    assert_eq!(alone.content(Cell::new(0)), Content::Given(Digit::new(1)));

    // The houses of the cursor would distract.
    let in_play = game.scene_in_play(Some(&at(Reveal::Nudge)), Some(Digit::new(1)));
    assert_eq!(in_play.focus, None);
    let is_peer = |cell| states(&in_play, cell).contains(&CellState::Peer);
    assert!(!game.board().cells().any(is_peer) && in_play.cursor().is_some());
}

#[test]
fn a_chain_grows_with_the_sentences_that_are_read() {
    let mut game = Game::new(&sudokit::format::parse(HARD).unwrap(), &Control::new()).unwrap();
    let mut hint = loop {
        let Advice::Hint(hint) = game.advise(&Control::new()) else { panic!("there is a step") };
        if hint.explanation.links.len() > 3 {
            break *hint;
        }
        game.act(&hint.action()).unwrap();
    };
    assert!(game.scene(Some(&hint)).chain.claims.is_empty());
    let mut links = Vec::new();
    while hint.next_sentence() {
        let chain = game.scene(Some(&hint)).chain;
        assert_eq!(chain.claims, hint.claims());
        links.push(chain.links.len());
    }
    assert!(links.is_sorted() && links[0] < links[links.len() - 1], "{links:?}");
    assert_eq!(links.last(), Some(&hint.explanation.links.len()));
}
