//! Random input in terminals of any size.

use proptest::prelude::*;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use sudokit::Control;
use sudokit_game::NewGame;
use sudokit_tui::play::PlayRequest;

use super::player::{EASY, Player};
use sudokit_testkit::budget;

const PUZZLES: [&str; 4] = [
    EASY,
    "1...\n..2.\n.3..\n...4",
    "1...\n..2.\n.3..\n....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
];

fn event() -> impl Strategy<Value = Event> {
    let codes = prop_oneof![
        8 => "[ -~]".prop_map(|text| KeyCode::Char(text.chars().next().unwrap_or('t'))),
        1 => Just(KeyCode::Char('t')),
        1 => Just(KeyCode::Char('a')),
        1 => Just(KeyCode::Enter),
        1 => Just(KeyCode::Esc),
        1 => Just(KeyCode::Tab),
        1 => Just(KeyCode::Down),
        1 => Just(KeyCode::PageDown),
        1 => Just(KeyCode::Backspace),
    ];
    let modifiers = prop_oneof![
        6 => Just(KeyModifiers::NONE),
        1 => Just(KeyModifiers::ALT),
        1 => Just(KeyModifiers::CONTROL),
        1 => Just(KeyModifiers::SHIFT),
    ];
    let kinds = prop_oneof![
        Just(MouseEventKind::Down(MouseButton::Left)),
        Just(MouseEventKind::Drag(MouseButton::Left)),
        Just(MouseEventKind::Down(MouseButton::Right)),
        Just(MouseEventKind::ScrollDown),
    ];
    let mouse = (kinds, 0..130_u16, 0..45_u16, modifiers.clone())
        .prop_map(|(kind, column, row, modifiers)| Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    prop_oneof![
        12 => (codes, modifiers).prop_map(|(code, modifiers)| Event::Key(KeyEvent::new(code, modifiers))),
        4 => mouse,
        1 => ".{0,40}".prop_map(Event::Paste),
        1 => proptest::sample::select(PUZZLES.to_vec()).prop_map(|puzzle| Event::Paste(puzzle.to_owned())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(60, 600)))]

    #[test]
    fn random_input_keeps_screen_and_save_valid(
        puzzle in proptest::sample::select(PUZZLES.to_vec()),
        sizes in proptest::collection::vec((1..140_u16, 1..50_u16), 1..4),
        events in proptest::collection::vec(event(), 1..80),
    ) {
        let mut player = Player::new(puzzle);
        for (number, event) in events.into_iter().enumerate() {
            let (width, height) = sizes[number % sizes.len()];
            if number % 20 == 0 {
                player = player.at_size(width, height);
            }
            for request in player.event(event) {
                if let PlayRequest::Create { .. } = request {
                    let game = player.app.game.clone();
                    player.app.created(Ok(Box::new(NewGame { game, note: None })));
                }
            }
            player.app.game.pass(std::time::Duration::from_secs(1));
        }
        let mut game = player.app.game.clone();
        let mut loaded = sudokit_game::Game::load(&game.save(), &Control::new()).unwrap();
        // A save holds neither a pause nor which other cells are selected.
        if game.is_paused() {
            game.toggle_pause();
        }
        game.selection.set(game.selection.cursor());
        loaded.selection.set(loaded.selection.cursor());
        prop_assert_eq!(loaded, game);
    }
}
