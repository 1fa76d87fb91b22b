//! Hints: where they point, and how they are read.

use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseEventKind};
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};
use sudokit::Control;
use sudokit_game::Advice;
use sudokit_tui::{Depth, Palette, Theme};

use super::player::{EASY, Player};

/// Hints lead to long chains.
const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// Follows the hints to the first one with a chain of at least this many claims.
fn before_chain(claims: usize) -> Player {
    let mut player = Player::with_chains(HARD);
    loop {
        match player.app.game.advise(&Control::new()) {
            Advice::Hint(hint) if hint.explanation.claims.len() >= claims => return player,
            Advice::Hint(_) => drop(player.type_keys("ttta")),
            _ => panic!("there is a hint"),
        }
    }
}

/// The style of each cell on a screen with colours, in the middle of the cell.
fn styles(player: &mut Player) -> Vec<Vec<Style>> {
    let places: Vec<Vec<(u16, u16)>> =
        (1..=9).map(|row| (1..=9).map(|column| player.place(row, column)).collect()).collect();
    let theme = Theme::new(Palette::Dark, Depth::True);
    player.terminal.draw(|frame| player.app.draw(frame, theme)).unwrap();
    let buffer = player.terminal.backend().buffer().clone();
    places.into_iter().map(|row| row.into_iter().map(|at| buffer[at].style()).collect()).collect()
}

#[test]
fn the_first_level_marks_the_house_that_it_names() {
    let mut player = Player::new(EASY);
    let backgrounds = |player: &mut Player| -> Vec<Vec<_>> {
        let rows = styles(player).into_iter();
        rows.map(|row| row.into_iter().map(|style| style.bg).collect()).collect()
    };
    // Neither box 2 nor a house of r9c1 is a house of the cursor's cell.
    player.click_cell(5, 9);
    let quiet = backgrounds(&mut player);
    player.click_cell(9, 1);
    player.type_keys("t");
    let words = player.look().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Look at the"), "{words}");
    let hinted = backgrounds(&mut player);
    for (row, column) in [(0, 3), (0, 5), (1, 4), (2, 3), (2, 5)] {
        assert_ne!(hinted[row][column], quiet[row][column], "r{}c{} is tinted", row + 1, column + 1);
    }
    // The houses of the cursor would distract from the hint.
    for (row, column) in [(8, 0), (8, 7), (7, 1), (6, 2)] {
        assert_eq!(hinted[row][column], quiet[row][column], "r{}c{} is not", row + 1, column + 1);
    }
}

#[test]
fn a_hint_counts_its_levels() {
    let mut player = Player::new(EASY);
    player.type_keys("t");
    assert!(player.look().contains("more (1 of 5)"));
    player.type_keys("t");
    assert!(player.look().contains("more (2 of 5)"));
}

#[test]
fn a_long_proof_is_read_page_by_page() {
    let mut player = before_chain(9);
    player.type_keys("tttt");
    let mut seen = player.look();
    assert!(seen.contains("PgDn next page"), "{seen}");
    let Advice::Hint(hint) = player.app.game.advise(&Control::new()) else { panic!("there is a hint") };
    let mut rows = seen.lines().skip_while(|line| !line.contains("↑ more (PgUp)")).skip(1);
    let top = rows.next().and_then(|row| row.rsplit(['║', '╗', '╝', '╣']).next()).unwrap_or_default().trim();
    assert!(!top.is_empty() && hint.explanation.proof[0].text.starts_with(top), "{top:?} in\n{seen}");
    let mut pages = 1;
    while player.look().contains("PgDn next page") {
        player.press(if pages % 2 == 0 { KeyCode::PageDown } else { KeyCode::Char(' ') });
        seen += &player.look();
        pages += 1;
    }
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for sentence in hint.explanation.proof.iter().map(|sentence| &sentence.text) {
        let start = words(sentence)[..4].join(" ");
        assert!(seen.contains(&start), "{start}");
    }
    assert!(pages <= 9, "{pages} pages");
    player.press(KeyCode::Enter);
    assert!(
        player.look().contains(" Hint ") && player.look().contains("PgDn next page"),
        "{}",
        player.look()
    );
    player.type_keys("q");
    let end = player.look();
    player.press(KeyCode::PageUp);
    assert_ne!(player.look(), end);
    player.mouse(MouseEventKind::ScrollDown, (10, 22), KeyModifiers::NONE);
    let scrolled = player.look();
    player.mouse(MouseEventKind::ScrollUp, (10, 22), KeyModifiers::NONE);
    assert_ne!(player.look(), scrolled, "the wheel scrolls the text");
}

#[test]
fn a_chain_is_walked_link_by_link() {
    let mut player = before_chain(7);
    player.type_keys("ttt+");
    let marked = |player: &mut Player| {
        let screen = player.look();
        let line = screen.lines().find(|line| line.contains('▸')).unwrap_or_else(|| panic!("{screen}"));
        line.trim_start().to_owned()
    };
    assert!(marked(&mut player).contains("Suppose"));
    let mut shown = Vec::new();
    for _ in 0..3 {
        player.type_keys("+");
        let sentence = marked(&mut player);
        shown.push((sentence, player.look()));
    }
    assert!(shown[0] != shown[1] && shown[1] != shown[2], "the board follows");
    player.type_keys("-");
    assert_eq!((marked(&mut player), player.look()), shown[1]);
    player.type_keys("----");
    assert!(player.look().contains("This is the beginning of the proof. Press + to continue."));
    player.type_keys(&"+".repeat(30));
    let end = "This is the end of the proof. Press - to go back, or a to apply the hint.";
    assert!(player.look().contains(end));
}

#[test]
fn a_key_leads_from_a_hint_to_its_lesson() {
    let mut player = Player::new(EASY);
    player.type_keys("/");
    let rules = "Each row, each column and each box contains every digit once.";
    assert!(player.look().contains(rules), "without a hint, there are the rules to learn");
    player.press(KeyCode::Esc);
    player.type_keys("t/");
    assert!(player.look().contains("The hint does not name its technique yet. Press t to see more of it."));
    player.type_keys("t/");
    let screen = player.look();
    assert!(screen.contains("Hidden single") && screen.contains("Why it works"), "{screen}");
    player.press(KeyCode::End);
    let example = "For an example, run: sudoku techniques hidden-single";
    assert!(player.look().contains(example), "{}", player.look());
    player.type_keys("q");
    assert!(player.look().contains("Hidden single: only"), "the hint is still there");
}

#[test]
fn a_mistake_is_reported_without_covering_the_board() {
    let mut player = Player::new(EASY);
    player.type_keys("1w");
    let screen = player.look();
    let last = screen.lines().last().unwrap_or_default();
    assert_eq!(last, "The 1 in r1c3 is wrong. It is marked. Press b to undo it and all later actions.");
    assert!(screen.contains("┃ ?1  ┃"), "{screen}");
    assert!(screen.contains('┗'), "the board is not covered: {screen}");
    player.type_keys("b");
    assert_eq!(player.digit(1, 3), None);
    assert!(player.look().contains("One action is undone, and no mistakes are left. Press r to redo it."));
}

#[test]
fn mistakes_are_counted_and_marked() {
    let mut player = Player::new(EASY);
    let solution = player.app.game.solution().unwrap().clone();
    player.type_keys("f");
    for _ in 0..23 {
        let cell = player.app.game.selection.cursor();
        let wrong = solution.get(cell).get() % 9 + 1;
        player.type_keys(&wrong.to_string());
        player.press(KeyCode::Tab);
    }
    player.type_keys("w");
    let screen = player.look();
    let last = screen.lines().last().unwrap_or_default();
    assert_eq!(last, "23 digits are wrong. They are marked. Press b to undo from the first one on.");
    assert!(screen.contains('┗'), "the board is not covered: {screen}");
    // r4c2 is wrong, but clashes with nothing.
    let faults = player.app.game.faults();
    let quiet = player
        .app
        .game
        .board()
        .cells()
        .find(|&cell| player.app.game.square(cell).digit.is_some() && !faults.contains_key(&cell));
    let marked = styles(&mut player);
    player.press(KeyCode::Esc);
    let unmarked = styles(&mut player);
    if let Some(cell) = quiet {
        let at = player.app.game.board().position(cell);
        assert_ne!(marked[at.row][at.column], unmarked[at.row][at.column], "{at} is marked");
    }
}

#[test]
fn a_single_is_shown_among_the_players_own_notes() {
    let mut player = Player::new(EASY);
    player.type_keys("x1z");
    player.press(KeyCode::Left);
    let board = |player: &mut Player| {
        let screen = player.look();
        let lines = screen.lines().take(23).map(|line| line.chars().take(57).collect::<String>());
        lines.map(|line| line.replace([':', '@'], " ")).collect::<Vec<_>>()
    };
    let before = board(&mut player);
    assert!(before.iter().any(|line| line.contains('¹')), "{before:?}");
    player.type_keys("ttt");
    assert_eq!(board(&mut player), before, "{}", player.look());
    player.type_keys("t");
    let placed = board(&mut player);
    let changed: Vec<_> = placed.iter().zip(&before).filter(|(now, then)| now != then).collect();
    assert!(changed.len() == 1 && changed[0].0.contains("+8"), "{}", player.look());
}

#[test]
fn the_cursor_is_visible_everywhere_in_a_hint() {
    // By signs, or by a reversed cell where there is no room for any.
    let hinted = |mut player: Player, keys: &str, size: (u16, u16)| {
        player.type_keys("f");
        player.type_keys(keys);
        player.resized(size.0, size.1);
        let mut screens = std::collections::BTreeMap::new();
        for row in 1..=9 {
            for column in 1..=9 {
                let cell = player.at(row, column);
                player.app.game.selection.set(cell);
                let text = player.look();
                let buffer = player.terminal.backend().buffer();
                let is_reversed = |at: &Position| buffer[*at].modifier.contains(Modifier::REVERSED);
                let reversed: Vec<Position> = buffer.area.positions().filter(is_reversed).collect();
                if let Some(other) = screens.insert((text, reversed), cell) {
                    panic!("{other:?} and r{row}c{column} look the same\n{}", player.look());
                }
            }
        }
    };
    for size in [(80, 24), (60, 20), (100, 30), (120, 40), (40, 15)] {
        hinted(Player::new(EASY), "ttt", size);
        hinted(before_chain(7), "ttt", size);
    }
}

#[test]
fn all_signs_have_one_meaning_that_can_be_read_at_every_size() {
    for size in [(120, 40), (100, 30), (80, 24), (60, 20), (40, 15), (24, 14)] {
        for keys in ["tttt", "ttt++++"] {
            let mut player = before_chain(9);
            player.resized(size.0, size.1);
            player.type_keys(keys);
            player.press(KeyCode::Enter);
            let mut text = String::new();
            while !text.ends_with(&player.look()) {
                text += &player.look();
                player.press(KeyCode::PageDown);
            }
            let words = text.split(|c: char| c.is_whitespace() || "│┃║".contains(c));
            let words = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
            assert!(words.contains("would be true") && words.contains("would be false"), "{size:?}\n{text}");
            assert!(!words.contains("* pattern"), "{size:?}\n{text}");
            player.press(KeyCode::Esc);
            if size.1 >= 24 {
                let screen = player.look().replace('\u{a0}', " ");
                assert!(screen.contains("would be true"), "{size:?}\n{screen}");
            }
        }
    }
}

#[test]
fn links_that_are_not_drawn_are_counted() {
    for size in [(120, 40), (100, 30), (80, 24)] {
        let mut player = before_chain(18);
        player.resized(size.0, size.1);
        player.type_keys("ttt");
        let Advice::Hint(hint) = player.app.game.advise(&Control::new()) else { panic!("there is a hint") };
        let screen = player.look();
        let heads = screen.chars().filter(|head| "▲▶▼◀△▷▽◁▵▹▿◃".contains(*head)).count();
        // The legend has heads as well.
        let legend = screen.lines().filter(|line| line.contains("━━▶ ") || line.contains("╌╌▷ ")).count();
        let (drawn, all) = (heads - legend, hint.explanation.arrows.len());
        let words = screen.lines().map(|line| line.rsplit(['║', '╗', '╝', '╣']).next().unwrap_or_default());
        let words = words.collect::<Vec<_>>().join(" ");
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let message = format!("{} of {all} links", all - drawn);
        assert!(drawn == all || words.contains(&message), "{message}\n{screen}");
    }
}

#[test]
fn the_proof_of_a_single_is_walked_on_the_board() {
    let mut player = Player::new(EASY);
    player.type_keys("ttt+");
    let first = player.look();
    let board =
        |screen: &str| screen.lines().map(|line| line.chars().take(57).collect()).collect::<Vec<String>>();
    let blockers = |screen: &str| board(screen).iter().filter(|line| line.contains('@')).count();
    assert_eq!(blockers(&first), 1, "{first}");
    player.type_keys("+");
    let second = player.look();
    assert!(blockers(&second) == 1 && first != second, "{second}");
    assert_ne!(board(&first), board(&second), "the board follows the sentence");
}
