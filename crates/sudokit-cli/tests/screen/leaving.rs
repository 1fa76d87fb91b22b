//! The end of the program: whatever causes it, the terminal is restored and the
//! game is saved.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use vt100::MouseProtocolMode;

use super::home::{Home, PUZZLE};
use super::terminal::Terminal;

/// The signals that end a program, and the exit codes that `--help` names.
const ENDS: [(Signal, u32); 3] = [(Signal::HUP, 129), (Signal::INT, 130), (Signal::TERM, 143)];

/// A game with one digit in it.
fn begun(home: &Home) -> Terminal {
    let mut terminal = Terminal::play(home.path(), &[PUZZLE]);
    terminal.wait_for("? keys");
    terminal.type_keys("4");
    terminal.wait_for("50 empty");
    terminal.see(|screen| {
        assert!(screen.alternate_screen() && screen.hide_cursor() && screen.bracketed_paste());
        assert_ne!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
    });
    terminal
}

fn assert_is_restored(terminal: &Terminal) {
    terminal.see(|screen| {
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
    });
    // The keyboard reports keys as before, too.
    let written = terminal.written();
    assert_eq!(written.matches("\u{1b}[>1u").count(), written.matches("\u{1b}[<1u").count());
    assert!(written.rfind("\u{1b}[?1049l") > written.rfind("\u{1b}[?1049h"));
}

fn assert_is_saved(home: &Home) {
    let saves = home.saves();
    assert_eq!(saves.len(), 1, "{saves:?}");
    assert!(fs::read_to_string(&saves[0]).unwrap().contains("4 in r1c3"));
    let mut terminal = Terminal::play(home.path(), &["--resume"]);
    terminal.wait_for("50 empty");
    terminal.type_keys("u");
    terminal.wait_for("Undone: 4 in r1c3.");
}

#[test]
fn q_restores_the_terminal() {
    let home = Home::new();
    let mut terminal = begun(&home);
    terminal.type_keys("q");
    assert!(terminal.end().success());
    assert_is_restored(&terminal);
    let screen = terminal.screen();
    assert!(screen.contains("The game is saved. To continue, run: sudoku play --resume"), "{screen}");
    assert!(!screen.contains('┃'), "the board was on the other screen:\n{screen}");
    assert_is_saved(&home);
}

#[test]
fn a_termination_signal_restores_the_terminal() {
    for (signal, code) in ENDS {
        let home = Home::new();
        let mut terminal = begun(&home);
        terminal.signal(signal);
        assert_eq!(terminal.end().exit_code(), code, "{signal:?}");
        assert_is_restored(&terminal);
        assert_is_saved(&home);
    }
}

#[test]
fn a_watch_that_a_signal_ends_says_so_in_its_exit_code() {
    for (signal, code) in ENDS {
        let home = Home::new();
        let mut terminal = Terminal::start(home.path(), &["watch", PUZZLE], &[("TERM", "xterm-256color")]);
        terminal.wait_for("q quit");
        terminal.signal(signal);
        assert_eq!(terminal.end().exit_code(), code, "{signal:?}");
        assert_is_restored(&terminal);
    }
}

#[test]
fn a_closed_window_ends_the_program() {
    let home = Home::new();
    let terminal = begun(&home);
    let start = Instant::now();
    terminal.close();
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert_is_saved(&home);
}

#[test]
fn a_pipe_that_ends_does_not_end_the_watch() {
    let home = Home::new();
    let program = env!("CARGO_BIN_EXE_sudoku");
    let pipe = format!("echo {PUZZLE} | '{program}' watch -");
    let variables = [("TERM", "xterm-256color")];
    let mut terminal = Terminal::run(home.path(), &["sh", "-c", &pipe], &variables);
    terminal.wait_for("q quit");
    terminal.type_keys("l");
    terminal.wait_for("Step 1 of");
    terminal.type_keys("q");
    assert!(terminal.end().success());
    assert_is_restored(&terminal);
}

#[test]
fn a_stopped_game_takes_the_terminal_again_when_it_is_continued() {
    let home = Home::new();
    let mut terminal = begun(&home);
    // SIGSTOP cannot be handled: the shell uses the terminal meanwhile.
    terminal.signal(Signal::STOP);
    terminal.write_from_another_program("\u{1b}[?1049l\u{1b}[?25h\u{1b}[2Jshell");
    terminal.signal(Signal::CONT);
    terminal.wait_until("the board", |screen| {
        screen.alternate_screen() && screen.contents().contains("50 empty")
    });
    assert!(!terminal.screen().contains("shell"), "{}", terminal.screen());
    terminal.type_keys("u");
    terminal.wait_for("51 empty");
    terminal.type_keys("q");
    assert!(terminal.end().success());
}

#[test]
fn time_does_not_count_while_the_game_is_stopped() {
    let (home, start) = (Home::new(), Instant::now());
    let mut terminal = begun(&home);
    terminal.signal(Signal::STOP);
    let stop = Instant::now();
    thread::sleep(Duration::from_secs(4));
    let stopped = stop.elapsed();
    terminal.signal(Signal::CONT);
    terminal.type_keys("q");
    assert!(terminal.end().success());
    let awake = start.elapsed().saturating_sub(stopped).as_secs_f64();
    let list = home.ask(&["--list", "--json"]);
    let (_, seconds) = list.split_once(r#""seconds":"#).expect("the time");
    let seconds: f64 = seconds.split(',').next().unwrap_or_default().parse().unwrap();
    assert!(seconds < awake + 1.0, "{seconds} seconds, but it ran for {awake}: {list}");
}

#[test]
fn the_terminal_is_restored_before_the_game_stops() {
    let home = Home::new();
    let mut terminal = begun(&home);
    terminal.signal(Signal::TSTP);
    terminal.wait_until("the usual screen", |screen| !screen.alternate_screen() && !screen.hide_cursor());
    // The terminal is restored a moment before the game stops. A signal that comes too early
    // is lost, so it is sent until the game has received it.
    for _ in 0..200 {
        terminal.signal(Signal::CONT);
        thread::sleep(Duration::from_millis(50));
        if terminal.see(vt100::Screen::alternate_screen) {
            break;
        }
    }
    terminal.wait_until("the board", |screen| {
        screen.alternate_screen() && screen.contents().contains("50 empty")
    });
    terminal.type_keys("q");
    assert!(terminal.end().success());
    terminal.see(|screen| assert!(!screen.alternate_screen()));
}

#[test]
fn ctrl_l_draws_everything_again() {
    let home = Home::new();
    let mut terminal = begun(&home);
    terminal.write_from_another_program("\u{1b}[5;1Hnoise of another program\u{1b}[K");
    assert!(terminal.screen().contains("noise"));
    terminal.type_keys("\u{c}");
    terminal.wait_until("a clean screen", |screen| !screen.contents().contains("noise"));
    terminal.wait_for("50 empty");
}
