//! Whole games, typed. `transcripts/*.txt` hold what is typed after `> ` and
//! what is answered; `TRANSCRIPTS=overwrite cargo test` writes what is
//! answered now.

use std::cell::Cell;
use std::io::{self, Cursor, Write};
use std::path::Path;
use std::time::Duration;
use sudokit::Control;

use proptest::prelude::*;
use sudokit_game::{Checks, Game, Preferences, Status};
use sudokit_store::{Autosave, Store};
use tempfile::TempDir;

use super::*;

const FOUR: &str = "1...\n..2.\n.3..\n...4";
const NINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// An environment in which every line takes a second.
struct Slow {
    seconds: Cell<u64>,
    prompt: Prompt,
}

impl Environment for Slow {
    fn now(&self) -> Duration {
        self.seconds.set(self.seconds.get() + 1);
        Duration::from_secs(self.seconds.get())
    }

    fn prompt(&self) -> Prompt {
        self.prompt
    }
}

struct Table {
    _folder: TempDir,
    store: Store,
    session: Session,
}

impl Table {
    fn new(puzzle: &str) -> Self {
        Self::of(&sudokit::format::parse(puzzle).unwrap())
    }

    fn of(puzzle: &sudokit::format::Record) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let game = Game::new(puzzle, &Control::new()).unwrap();
        let autosave = Autosave::of_new(store.clone(), &game);
        let session = Session { game, autosave, preferences: Preferences::default() };
        Self { _folder: folder, store, session }
    }

    /// Types a script; the answers, without the greeting.
    fn hear(&mut self, script: &str) -> String {
        let environment = Slow { seconds: Cell::new(0), prompt: Prompt::Shown };
        let mut output = Vec::new();
        play(&mut self.session, Cursor::new(script), &mut output, &environment).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert!(!output.contains('\u{1b}'));
        let name = self.session.autosave.name().unwrap_or("NAME");
        output.replace(name, "NAME").split_once("> ").unwrap().1.to_owned()
    }

    /// The answer to one line.
    fn reply(&mut self, line: &str) -> String {
        self.hear(&format!("{line}\n")).split_once("> ").unwrap().0.trim_end().to_owned()
    }
}

/// Types what a transcript says, and holds the answers to it.
fn hold(name: &str, puzzle: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/plain/transcripts").join(name);
    let expected = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = expected.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let mut table = Table::new(puzzle);
    let output = table.hear(&lines.iter().map(|line| format!("{line}\n")).collect::<String>());
    let replies = output.split("> ");
    let typed = lines.iter().copied().map(Some).chain([None]);
    let heard: String = typed
        .zip(replies)
        .map(|(line, reply)| match line {
            Some(line) => format!("> {line}\n{reply}"),
            None => reply.trim_start().to_owned(),
        })
        .collect();
    if std::env::var_os("TRANSCRIPTS").is_some_and(|wish| wish == "overwrite") {
        std::fs::write(&path, &heard).unwrap();
    } else {
        assert_eq!(heard, expected, "{name}");
    }
    table
}

#[test]
fn a_small_game_is_played_to_its_end() {
    let table = hold("4x4.txt", FOUR);
    assert_eq!(table.session.game.status(), Status::Solved);
    let results = table.store.results().unwrap();
    assert_eq!(results.statistics.rows().next().unwrap().1.solved, 1);
}

#[test]
fn a_usual_game_is_played_with_hints_notes_and_mistakes() {
    hold("9x9.txt", NINE);
}

#[test]
fn wrong_lines_are_answered_with_what_to_type() {
    let table = hold("wrong.txt", NINE);
    assert!(table.session.game.history().done().is_empty(), "and change nothing");
}

#[test]
fn hints_alone_lead_to_the_end() {
    let mut table = Table::new(NINE);
    let heard = table.hear(&"hint\ndo\n".repeat(60));
    assert!(heard.contains("Solved, in "), "{heard}");
    assert!(heard.contains("The puzzle is solved.\n> There is no hint to follow."), "{heard}");
    assert_eq!(table.session.game.status(), Status::Solved);
}

#[test]
fn everything_typed_is_saved_at_once() {
    struct Broken(usize);
    impl Write for Broken {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::BrokenPipe)?;
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut table = Table::new(NINE);
    let environment = Slow { seconds: Cell::new(0), prompt: Prompt::Hidden };
    let script = "r1c3=4\nr1c4=6\nnote r1c9 1 2\n";
    let ending = play(&mut table.session, script.as_bytes(), Broken(6), &environment).unwrap();
    assert_eq!(ending, Ending::Closed);
    let (_, resumed) = table.store.resume(&Control::new()).game.unwrap();
    assert_eq!(resumed, table.session.game);
    assert!(!resumed.history().done().is_empty());
}

#[test]
fn a_full_board_says_no_more_than_wanted() {
    let fill = |checks: &str| {
        let mut table = Table::new(FOUR);
        let solution = table.session.game.solution().unwrap().clone();
        let board = table.session.game.board().clone();
        let empty: Vec<_> =
            board.cells().filter(|&cell| table.session.game.puzzle().get(cell).is_none()).collect();
        let wrong = sudokit::Digit::from_index((solution.get(empty[0]).index() + 1) % board.side());
        let mut script = format!("checks {checks}\n{}={wrong}\n", board.position(empty[0]));
        for &cell in &empty[1..] {
            script += &format!("{}={}\n", board.position(cell), solution.get(cell));
        }
        let heard = table.hear(&script);
        heard.lines().find(|line| line.starts_with("The board is full")).unwrap().to_owned()
    };
    let advice = "Type check to hear more, or mistake to go back.";
    assert_eq!(fill("off"), format!("The board is full, but not right. {advice}"));
    assert_eq!(fill("solution"), format!("The board is full, but not right: 1 digit is wrong. {advice}"));
    assert!(fill("conflicts").contains(" cells clash. "));
}

#[test]
fn settings_are_remembered_for_the_next_game() {
    let mut table = Table::new(NINE);
    table.hear("checks solution\nrefuse\ntidy off\n");
    let (preferences, _) = table.store.preferences();
    assert_eq!(preferences.settings, table.session.game.settings);
    assert_eq!(preferences.settings.checks, Checks::Solution);
    assert_eq!(table.reply("r1c3=9"), "r1c3 cannot be 9: r3c2 is 9 already.");
    assert_eq!(table.reply("r1c3=1"), "r1c3 is not 1.");
}

#[test]
fn symbols_are_those_of_the_puzzle_in_either_case() {
    let mut table = Table::new("A...\n..B.\n.C..\n...D");
    assert_eq!(table.reply("R1C2=b"), "r1c2 is B, yours.");
    assert_eq!(table.reply("where b"), "B stands in r1c2 and r2c3; 2 are missing.");
    assert_eq!(
        table.reply("r1c3=1"),
        "'1' is no digit of this board: they go from A to D. Type CELLS=DIGIT, such as r4c5=7."
    );
}

#[test]
fn houses_that_nobody_sees_are_named() {
    use sudokit::board::{Extra, Regions};
    use sudokit::format::Record;
    use sudokit::{Geometry, Grid};
    let regions: Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
    let board = Geometry::with_regions(regions).with(Extra::FallingDiagonal).unwrap();
    let record = Record::new(Grid::empty(board), sudokit::format::Format::Line, sudokit::Alphabet::usual(4));
    let mut table = Table::of(&record);
    assert_eq!(
        table.reply("cell r1c1"),
        "r1c1 is empty. It lies in the region of r1c1 (region 1) and the diagonal from r1c1 to r4c4 (diagonal 1). \
         The digits on the board leave 1, 2, 3 and 4."
    );
    assert_eq!(table.reply("box 2"), "Region 2: r1c4 blank, r2c4 blank, r3c4 blank, r4c4 blank.");
}

#[test]
fn rows_and_columns_of_the_board_have_names() {
    let mut table = Table::new(NINE);
    let board = table.reply("board");
    let lines: Vec<&str> = board.lines().collect();
    let column = |line: &str, character: char| line.chars().position(|c| c == character);
    assert_eq!(column(lines[0], '2'), column(lines[2], '3'), "r1c2 is 3:\n{board}");
    assert_eq!(column(lines[0], '5'), column(lines[2], '7'), "r1c5 is 7:\n{board}");
    assert!(lines[2].starts_with("1 | 5") && lines[6].starts_with("4 | 8"), "{board}");
    table.session.game.settings.coordinates = sudokit::board::Coordinates::Letters;
    assert!(table.reply("board").contains("\nD | 8"), "{}", table.reply("board"));
}

#[test]
fn a_search_that_takes_too_long_is_left() {
    struct Impatient;
    impl Environment for Impatient {
        fn now(&self) -> Duration {
            Duration::ZERO
        }
        fn control(&self) -> Control {
            Control::new().stop_when(|| true)
        }
    }
    let board = sudokit::Geometry::of_side(36).unwrap();
    let grid = sudokit::Grid::empty(board);
    let record =
        sudokit::format::Record::new(grid, sudokit::format::Format::Line, sudokit::Alphabet::numbers());
    let mut table = Table::of(&record);
    let mut output = Vec::new();
    play(&mut table.session, &b"hint\nrow 1\n"[..], &mut output, &Impatient).unwrap();
    let heard = String::from_utf8(output).unwrap();
    assert!(heard.contains("The search for a hint was stopped.\nRow 1: blank"), "{heard}");
}

#[test]
fn a_clock_that_stands_still_hides_the_board() {
    let mut table = Table::new(FOUR);
    let heard = table.hear("pause\nshow\nr1c2=2\ntime\npause\nr1c2=2\n");
    assert_eq!(heard.matches("The game is paused. Type pause to continue.").count(), 2, "{heard}");
    assert!(heard.contains("You have played for 1 second. The game is paused."), "{heard}");
    assert!(heard.contains("The clock runs.\n> r1c2 is 2, yours."), "{heard}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn lines_with_any_numbers_are_answered(
        lines in prop::collection::vec(("(put |note |corner |color |tint |erase |cell |where |row |box |undo |history |)", any::<[u16; 3]>(), any::<u64>()), 1..20),
    ) {
        let mut table = Table::new(FOUR);
        let script = lines.iter().map(|(word, [row, column, digit], large)| {
            // Half of the numbers are near the edge of the board.
            let near = |number: &u16| if number.is_multiple_of(2) { number % 7 } else { *number };
            let cell = format!("r{}c{}", near(row), near(column));
            match word.trim() {
                "where" | "row" | "box" => format!("{word}{}\n", near(digit)),
                "undo" | "history" => format!("{word}{large}\n"),
                "tint" => format!("{word}{cell} {} {large}\n", near(digit)),
                "cell" | "erase" => format!("{word}{cell}\n"),
                _ => format!("{word}{cell} {}\n", near(digit)),
            }
        });
        let heard = table.hear(&script.collect::<String>());
        prop_assert_eq!(heard.matches("> ").count(), lines.len());
        prop_assert!(Game::load(&table.session.game.save(), &Control::new()).is_ok());
    }
}
