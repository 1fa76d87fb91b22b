//! Recordings, played back by a terminal in memory.

use std::num::NonZero;

use ratatui::layout::Size;
use serde_json::Value;
use sudokit::watch::Method;
use sudokit_tui::watch::{Cast, CastSummary, Speed};

use super::viewer::{HARD, PLAIN, Viewer, subject};

const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();
const SOLVED: &str = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

fn cast(speed: u64) -> Cast {
    Cast { size: Size::new(80, 24), speed: Speed::new(speed), theme: PLAIN }
}

fn record(method: Method, versus: Option<Method>, speed: u64) -> (CastSummary, Vec<Value>) {
    let mut film = Vec::new();
    let footage =
        cast(speed).record(&subject(HARD, method, versus), &mut film, &sudokit::Control::new()).unwrap();
    let lines = String::from_utf8(film).unwrap();
    (footage, lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn a_recording_ends_with_the_screen_of_the_end() {
    let (footage, lines) = record(Method::Search, None, 8);
    assert_eq!((lines[0]["version"].as_u64(), lines[0]["width"].as_u64()), (Some(2), Some(80)));
    let mut terminal = vt100::Parser::new(ROWS, COLUMNS, 0);
    let mut last = 0.0;
    for line in &lines[1..] {
        let time = line[0].as_f64().unwrap();
        assert!(time >= last && line[1] == "o");
        last = time;
        terminal.process(line[2].as_str().unwrap().as_bytes());
    }
    assert!((last - footage.seconds).abs() < 1e-9);
    let screen = terminal.screen().contents();
    let mut viewer = Viewer::new(subject(HARD, Method::Search, None), (80, 24));
    for _ in 0..footage.steps {
        viewer.type_keys("l");
    }
    let trimmed: Vec<&str> = screen.lines().map(str::trim_end).collect();
    let board =
        |text: &str| text.lines().map(|line| line.chars().take(57).collect()).collect::<Vec<String>>();
    assert_eq!(board(&trimmed.join("\n"))[..23], board(&viewer.look())[..23]);
    let digits: String = board(&screen)
        .iter()
        .skip(1)
        .take(22)
        .flat_map(|line| line.chars().skip(2))
        .filter(char::is_ascii_digit)
        .collect();
    assert!(digits.starts_with(SOLVED), "{screen}");
}

#[test]
fn long_searches_are_cut_to_about_a_minute() {
    let (footage, lines) = record(Method::Backtrack, Some(Method::Search), 8);
    assert!(footage.stride > 1 && footage.seconds < 64.0, "{footage:?}");
    assert!(lines.len() < 500);
    let (all, _) = record(Method::Search, None, 30);
    assert_eq!(all.stride, 1);
}

#[test]
fn a_film_says_how_many_steps_it_shows_and_offers_no_keys() {
    let (footage, lines) = record(Method::Backtrack, None, 8);
    let mut terminal = vt100::Parser::new(ROWS, COLUMNS, 0);
    for line in &lines[1..lines.len() / 2] {
        terminal.process(line[2].as_str().unwrap().as_bytes());
    }
    let screen = terminal.screen().contents();
    assert!(screen.contains(&format!("% · every {} steps", footage.stride)), "{screen}");
    assert!(!screen.contains("quit") && !screen.contains("steps/s"), "{screen}");
}

#[test]
fn a_screen_that_is_too_small_is_refused() {
    let small = Cast { size: Size::new(30, 10), ..cast(8) };
    let error = small.check(&subject(HARD, Method::Search, Some(Method::Logic))).unwrap_err();
    assert_eq!(
        error.to_string(),
        "This board needs at least 46 columns and 19 rows. The screen has 30 columns and 10 rows."
    );
    assert!(cast(8).check(&subject(HARD, Method::Search, Some(Method::Logic))).is_ok());
}
