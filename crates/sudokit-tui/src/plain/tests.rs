//! Whole games, typed. `transcripts/*.txt` contain the typed lines after `> `, and the
//! answers; `TRANSCRIPTS=overwrite cargo test` records the answers again.

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
    folder: TempDir,
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
        Self { folder, store, session }
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

/// Types the lines of a transcript, and compares the answers with it.
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
    if std::env::var_os("TRANSCRIPTS").is_some_and(|mode| mode == "overwrite") {
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
    assert!(table.session.game.history().done().is_empty(), "wrong lines change nothing");
}

#[test]
fn hints_alone_lead_to_the_end() {
    let mut table = Table::new(NINE);
    let heard = table.hear(&"hint\ndo\n".repeat(60));
    assert!(heard.contains("You solved it in "), "{heard}");
    assert!(heard.contains("The puzzle is solved.\n> No hint is open."), "{heard}");
    assert_eq!(table.session.game.status(), Status::Solved);
}

#[test]
fn everything_typed_is_saved_immediately() {
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
fn a_full_board_says_as_much_as_the_checks_allow() {
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
    let advice = "Type 'check' for a list of what is wrong, or 'mistake' to undo everything from the first \
                  mistake on.";
    assert_eq!(fill("off"), format!("The board is full but not correct. {advice}"));
    assert_eq!(fill("solution"), format!("The board is full but not correct: one digit is wrong. {advice}"));
    assert!(fill("conflicts").contains(" cells clash. "));
}

/// The whole output of a session with these lines, including the greeting.
fn all_of(table: &mut Table, script: &str) -> String {
    let environment = Slow { seconds: Cell::new(0), prompt: Prompt::Hidden };
    let mut output = Vec::new();
    play(&mut table.session, Cursor::new(script), &mut output, &environment).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn other_games_are_listed_and_continued() {
    let mut table = Table::new(FOUR);
    all_of(&mut table, "r1c2=2\nnew easy 4\n");
    let said = all_of(&mut table, "games\nresume 1\n");
    assert!(said.contains("You have 1 other unfinished game. To see it, type 'games'.\n"), "{said}");
    assert!(said.contains("\n1: 4x4, 1 of 12 cells filled, "), "{said}");
    assert!(said.contains("To continue one of them, type 'resume' and its number.\nSudoku, 4x4, "), "{said}");
    assert_eq!(table.reply("r1c2"), "r1c2 is 2, your digit.");
}

#[test]
fn statistics_that_cannot_be_read_are_reported() {
    let mut table = Table::new(FOUR);
    let file = table.folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    table.session.autosave = Autosave::of_new(Store::at(&file), &table.session.game);
    let reply = table.reply("stats");
    assert!(reply.starts_with("There are no statistics: "), "{reply}");
}

#[test]
fn settings_are_remembered_for_the_next_game() {
    let mut table = Table::new(NINE);
    table.hear("checks solution\nrefuse\ntidy off\n");
    let (preferences, _) = table.store.preferences();
    assert_eq!(preferences.settings, table.session.game.settings);
    assert_eq!(preferences.settings.checks, Checks::Solution);
    assert_eq!(table.reply("r1c3=9"), "r1c3 cannot be 9: r3c2 is already 9.");
    assert_eq!(table.reply("r1c3=1"), "1 is not the right digit for r1c3.");
}

#[test]
fn symbols_are_those_of_the_puzzle_in_either_case() {
    let mut table = Table::new("A...\n..B.\n.C..\n...D");
    assert_eq!(table.reply("R1C2=b"), "r1c2 is B, your digit.");
    assert_eq!(
        table.reply("where b"),
        "B is in r1c2 and r2c3; two are missing.\nThe digits on the board allow B in r3c1 and r4c1 (box 3); r3c4 (box \
         4)."
    );
    assert_eq!(
        table.reply("r1c3=1"),
        "'1' is not a digit of this board. Its digits go from A to D. Type: CELLS=DIGIT (for example: r4c5=7)"
    );
}

#[test]
fn houses_of_variants_are_named() {
    use sudokit::board::{Extra, Regions};
    use sudokit::format::Record;
    use sudokit::{Geometry, Grid};
    let regions: Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
    let board = Geometry::with_regions(regions).with(Extra::FallingDiagonal).unwrap();
    let record = Record::new(Grid::empty(board), sudokit::format::Format::Line, sudokit::Alphabet::usual(4));
    let mut table = Table::of(&record);
    assert_eq!(
        table.reply("cell r1c1"),
        "r1c1 is empty. It is also in the region of r1c1 (region 1) and the diagonal from r1c1 to r4c4 (diagonal \
         1). The digits on the board allow 1, 2, 3 and 4."
    );
    assert_eq!(
        table.reply("box 2"),
        "Region 2: r1c4 is empty, r2c4 is empty, r3c4 is empty and r4c4 is empty."
    );
    let regions = "Each cell shows the number of its region:\n1 1 1 2\n3 3 1 2\n3 3 4 2\n4 4 4 2";
    assert_eq!(table.reply("regions"), regions);
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
fn a_search_that_takes_too_long_is_stopped() {
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
    assert!(heard.contains("The search for a hint was stopped.\nRow 1: empty"), "{heard}");
}

#[test]
fn a_stopped_clock_hides_the_board() {
    let mut table = Table::new(FOUR);
    let heard = table.hear("pause\nshow\nr1c2=2\ntime\npause\nr1c2=2\n");
    assert_eq!(heard.matches("The game is paused. Type 'pause' to continue.").count(), 3, "{heard}");
    assert!(heard.contains("You have played for 1 second. The game is paused."), "{heard}");
    assert!(heard.contains("The clock is running.\n> r1c2 is 2, your digit."), "{heard}");
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
