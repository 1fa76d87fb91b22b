//! Runs that are interrupted or killed at any moment. A file under its final name is
//! complete, there are no hidden files, and a note says how to continue.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use sudokit_testkit::budget;
use tempfile::TempDir;

/// A command that reads `list.txt`, and the files that it writes.
struct LongCommand {
    line: &'static str,
    /// How many lines of the list it reads in about a fifth of a second.
    puzzles: usize,
    /// `stdout` means standard output.
    files: &'static [&'static str],
}

const fn long(line: &'static str, puzzles: usize) -> LongCommand {
    LongCommand { line, puzzles, files: &["out.txt"] }
}

/// Commands that are tested on every change.
const FEW: [LongCommand; 4] = [
    long("solve --json list.txt -o out.txt", 60_000),
    LongCommand { files: &["stdout", "list_ANSWERS.txt"], ..long("solve --answers --csv list.txt", 20_000) },
    long("create --count 15000 --seed 5 --to line -o out.txt", 1),
    long("rate list.txt -o out.txt", 4_000),
];

const OTHERS: [LongCommand; 24] = [
    long("solve list.txt -o out.txt", 100_000),
    LongCommand { files: &["stdout"], ..long("solve --json list.txt", 60_000) },
    long("count --json list.txt -o out.txt", 60_000),
    long("check --minimal list.txt -o out.txt", 10_000),
    long("backbone --json list.txt -o out.txt", 2_000),
    long("candidates --json list.txt -o out.txt", 10_000),
    long("hint --json list.txt -o out.txt", 2_000),
    long("explain --json list.txt -o out.txt", 100),
    long("convert --to sdm list.txt -o out.txt", 100_000),
    long("minimize --json list.txt -o out.txt", 1_000),
    long("reduce --clues 24 --json list.txt -o out.txt", 500),
    long("complete --json list.txt -o out.txt", 5_000),
    long("transform --rotate 90 --to line list.txt -o out.txt", 10_000),
    long("canonical --csv list.txt -o out.txt", 5_000),
    long("dedupe list.txt -o out.txt", 100_000),
    long("dedupe --json list.txt -o out.txt", 50_000),
    long("watch --json --method backtrack list.txt -o out.txt", 1),
    long("filter --clues 30.. list.txt -o out.txt", 20_000),
    long("filter --rating 2.. --json list.txt -o out.txt", 4_000),
    long("sort --by puzzle list.txt -o out.txt", 100_000),
    long("sample --count 100 --seed 1 list.txt -o out.txt", 100_000),
    long("sample --fraction 0.5 --seed 1 list.txt -o out.txt", 100_000),
    long("stats list.txt -o out.txt", 4_000),
    LongCommand {
        files: &["out.txt", "plot.svg"],
        ..long("stats list.txt -o out.txt --plot plot.svg", 4_000)
    },
];

/// How a run ended, and what is in its folder then.
struct Ended {
    status: ExitStatus,
    messages: String,
    files: BTreeMap<String, String>,
}

fn puzzles() -> String {
    let created = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["create", "--count", "500", "--seed", "3", "--to", "line"])
        .output()
        .unwrap();
    String::from_utf8(created.stdout).unwrap()
}

/// Runs a command, and sends it a signal after a time.
fn run(line: &str, list: &str, signal: Option<(Signal, Duration)>) -> Ended {
    let folder = folder_with(&[("list.txt", list)]);
    let child = start(line, folder.path());
    if let Some((signal, delay)) = signal {
        std::thread::sleep(delay);
        kill_process(Pid::from_child(&child), signal).unwrap();
    }
    end(child, &folder)
}

/// Runs a command on these files.
fn run_on(line: &str, files: &[(&str, &str)]) -> Ended {
    let folder = folder_with(files);
    end(start(line, folder.path()), &folder)
}

fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn start(line: &str, folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(line.split(' '))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(File::create(folder.join("stdout")).unwrap())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits for the end.
fn end(mut child: Child, folder: &TempDir) -> Ended {
    let mut messages = String::new();
    child.stderr.take().unwrap().read_to_string(&mut messages).unwrap();
    let status = child.wait().unwrap();
    Ended { status, messages, files: files(folder.path()) }
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let read = |entry: fs::DirEntry| {
        let text = String::from_utf8(fs::read(entry.path()).unwrap()).unwrap();
        (entry.file_name().into_string().unwrap(), text)
    };
    entries.map(read).filter(|(name, _)| name != "list.txt").collect()
}

/// `1,234` of `Stopped after 1,234 puzzles.`
fn finished(messages: &str) -> Option<usize> {
    if messages.contains("Stopped before the first puzzle was finished") {
        return Some(0);
    }
    let (_, rest) = messages.split_once("Stopped after ")?;
    rest.split_once(" puzzle")?.0.replace(',', "").parse().ok()
}

fn check(command: &LongCommand, complete: &Ended, ended: &Ended, signal: Signal, what: &str) {
    let LongCommand { line, files, .. } = command;
    let Ended { status, messages, files: found } = ended;
    for name in found.keys() {
        let final_name = name.strip_suffix(".partial").unwrap_or(name);
        assert!(
            !name.starts_with('.') && (final_name == "stdout" || files.contains(&final_name)),
            "{what}: {name}"
        );
    }
    for name in files.iter().filter(|name| **name != "stdout") {
        if let Some(text) = found.get(*name) {
            assert!(*text == complete.files[*name], "{what}: {name} is not complete");
        }
    }
    if status.signal().is_some() {
        // The signal cannot be handled, or it came before the program handled signals.
        assert!(signal == Signal::KILL || (found.len() == 1 && found["stdout"].is_empty()), "{what}");
        return;
    }
    if status.code() == complete.status.code() {
        return assert!(*found == complete.files, "{what}");
    }
    assert_eq!(status.code(), Some(128 + signal.as_raw()), "{what}: {messages}");
    let finished = finished(messages).unwrap_or_else(|| panic!("{what}: {messages}"));
    if finished == 0 {
        return;
    }
    // These commands do not write one line for each puzzle.
    let is_selection =
        ["dedupe", "filter", "sort", "sample", "stats"].iter().any(|name| line.starts_with(name));
    for name in *files {
        assert!(*name == "stdout" || !found.contains_key(*name), "{what}: {name}");
        let partial = format!("{name}.partial");
        let text = found.get(if *name == "stdout" { *name } else { &partial });
        // Some commands write nothing before the end of the list.
        if is_selection && text.is_none() {
            continue;
        }
        let text = text.unwrap_or_else(|| panic!("{what}: no {partial} of {finished} puzzles"));
        assert!(
            complete.files[*name].starts_with(text),
            "{what}: {name} is not the beginning of the results"
        );
        assert!(text.is_empty() || text.ends_with('\n'), "{what}: {name} ends in the middle of a line");
        assert!(*name == "stdout" || messages.contains(&format!(" {partial}")), "{what}: {messages}");
        if !is_selection || line.contains("--json") {
            let header = usize::from(line.contains("--csv") && !name.contains("ANSWERS"));
            assert_eq!(text.lines().count() - header, finished, "{what}: {name}");
        }
    }
}

/// Kills a command many times, with all signals in turn.
fn kill_often(command: &LongCommand, puzzles: &str, times: usize) {
    let list: String = puzzles.lines().cycle().take(command.puzzles).flat_map(|line| [line, "\n"]).collect();
    let complete = run(command.line, &list, None);
    assert!(matches!(complete.status.code(), Some(0 | 1)), "{}: {}", command.line, complete.messages);
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    for (number, signal) in
        [Signal::INT, Signal::TERM, Signal::KILL].into_iter().cycle().take(times).enumerate()
    {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let delay = Duration::from_micros(5_000 + (random >> 33) % 100_000);
        let ended = run(command.line, &list, Some((signal, delay)));
        let what = format!("{}, run {number}, {signal:?} after {delay:?}", command.line);
        check(command, &complete, &ended, signal, &what);
    }
}

/// It takes about four seconds: forty runs must get far enough to be interrupted.
#[test]
fn a_killed_run_leaves_no_incomplete_file_under_the_final_name() {
    let puzzles = puzzles();
    for command in &FEW {
        kill_often(command, &puzzles, budget(10, 300));
    }
    for command in OTHERS.iter().take(budget(0, OTHERS.len())) {
        kill_often(command, &puzzles, 300);
    }
}

/// Runs a command that writes `out.txt`, and stops it when the first results are there. On
/// a busy machine it may end before the signal comes; then it is run again.
fn stop_early(line: &str, files: &[(&str, &str)]) -> Ended {
    let stopped = (0..20).map(|_| {
        let folder = folder_with(files);
        let mut child = start(&format!("{line} -o out.txt"), folder.path());
        let partial = folder.path().join("out.txt.partial");
        let has_results = || fs::metadata(&partial).is_ok_and(|meta| meta.len() > 0);
        while !has_results() && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        // The child may have ended already.
        let _ = kill_process(Pid::from_child(&child), Signal::INT);
        end(child, &folder)
    });
    let mut stopped = stopped.filter(|ended| ended.status.code() == Some(130));
    stopped.next().unwrap_or_else(|| panic!("{line} was never stopped"))
}

/// The flags that a note asks for, and how many puzzles are finished.
fn flags_to_continue(messages: &str) -> (&str, usize) {
    let (_, rest) = messages
        .split_once("To continue, run the command again with")
        .unwrap_or_else(|| panic!("{messages}"));
    let flags = rest.split_once(" and a different -o FILE.").unwrap_or_else(|| panic!("{messages}")).0;
    (flags, finished(messages).unwrap())
}

/// The results of a stopped run and of the run that its note asks for are, together, those
/// of a complete run. It takes several seconds, because each command must be stopped in
/// the middle.
#[test]
fn a_continued_run_writes_the_rest_and_nothing_else() {
    let puzzles = puzzles();
    let (list, few) = (puzzles.repeat(30), puzzles.repeat(3));
    let rows = |list: &str, row: &dyn Fn(&str) -> String| list.lines().map(row).collect::<String>();
    let table =
        |list: &str| "puzzle,notes\r\n".to_owned() + &rows(list, &|line| format!("{line},a note\r\n"));
    let other = "puzzle;id\n".to_owned() + &rows(&few, &|line| format!("{line};7\n"));
    let empty = "quiz,x\n".to_owned() + &format!("{},\n", ".".repeat(81)).repeat(5000);
    let grid = |line: &str| {
        line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>()
    };
    let grids = rows(&few, &|line| grid(line) + "\n");
    let games = run("convert --to opensudoku list.txt", &list, None).files["stdout"].clone();
    let (long_table, table) = (table(&list), table(&few));
    let files = [
        ("list.txt", &list[..]),
        ("few.txt", &few),
        ("long.csv", &long_table),
        ("table.csv", &table),
        ("empty.csv", &empty),
        ("other.csv", &other),
        ("grids.txt", &grids),
        ("games.xml", &games),
    ];
    for line in [
        "solve list.txt",
        "solve --json list.txt",
        "solve --csv list.txt",
        "solve --to grid list.txt",
        "solve --to opensudoku list.txt",
        "solve games.xml list.txt",
        "solve grids.txt",
        "solve long.csv",
        "check --csv long.csv",
        "check --json long.csv",
        "count list.txt list.txt",
        "hint few.txt",
        "rate --csv few.txt",
        "minimize --to pretty few.txt",
        "transform --random few.txt",
        "transform --random --csv few.txt",
        "filter --clues 20.. few.txt",
        "filter --clues 20.. table.csv other.csv",
        "filter --clues 20.. table.csv empty.csv other.csv",
        "filter --clues 20.. --csv few.txt",
        "filter --clues 20.. --to opensudoku few.txt",
        "create --count 3000 --to line",
        "create --count 3000 --seed 8 --to line",
        "create --count 600 --csv",
        "create --count 3000",
        "create --count 3000 --to opensudoku",
    ] {
        let names: Vec<&str> = line.split(' ').collect();
        let files: Vec<(&str, &str)> =
            files.iter().copied().filter(|(name, _)| names.contains(name)).collect();
        let stopped = stop_early(line, &files);
        let (flags, finished) = flags_to_continue(&stopped.messages);
        assert!(finished > 0 && flags.ends_with(&format!(" --skip {finished}")), "{line}: {flags}");
        // A random seed is one of the flags.
        let seed = flags.split_once(" --seed ").map(|(_, rest)| rest.split(' ').next().unwrap());
        let seed = seed.map(|seed| format!(" --seed {seed}")).unwrap_or_default();
        let complete = run_on(&format!("{line}{seed} -o out.txt"), &files);
        let rest = run_on(&format!("{line}{flags} -o out.txt"), &files);
        let joined = stopped.files["out.txt.partial"].clone() + &rest.files["out.txt"];
        assert!(joined == complete.files["out.txt"], "{line}, then{flags}");
    }
}

#[test]
fn a_command_that_starts_from_the_beginning_cannot_be_continued() {
    let ended = run("sort --by clues --skip 3 --continue list.txt", &puzzles(), None);
    assert_eq!(ended.status.code(), Some(2));
    assert_eq!(
        ended.messages,
        "error: --continue does not work with this command, which needs the whole input; \
         run it again without --continue and --skip\n"
    );
    assert_eq!(run("solve --continue list.txt", &puzzles(), None).status.code(), Some(2), "without --skip");
}

#[test]
fn a_random_seed_is_named_so_that_the_run_can_be_continued() {
    // A busy machine takes longer to make the first puzzle.
    let stopped_after = |delay| run("create --count 1000000 --to line", "", Some((Signal::TERM, delay)));
    let mut stopped = [150, 600, 2400].map(Duration::from_millis).into_iter().map(stopped_after);
    let stopped = stopped.find(|stopped| finished(&stopped.messages).is_some_and(|count| count > 0)).unwrap();
    assert_eq!(stopped.status.code(), Some(143));
    let finished = finished(&stopped.messages).unwrap();
    let seed = stopped.messages.split_once("--seed ").unwrap().1.split(' ').next().unwrap();
    let again = run(&format!("create --count {finished} --seed {seed} --to line"), "", None);
    assert!(again.files["stdout"] == stopped.files["stdout"]);
}

#[test]
fn a_run_that_waits_for_input_ends_at_a_signal() {
    let code_after = |signal, delay| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(["solve", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        std::thread::sleep(delay);
        kill_process(Pid::from_child(&child), signal).unwrap();
        let code = child.wait().unwrap().code();
        drop(input);
        code
    };
    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        // A signal that comes before the program handles signals ends it without a code.
        let delays = [80, 320, 1280].map(Duration::from_millis);
        assert_eq!(delays.into_iter().find_map(|delay| code_after(signal, delay)), Some(code));
    }
}

#[test]
fn the_files_of_an_earlier_run_are_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("out.txt.partial"), "precious").unwrap();
    let status = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["create", "-o", "out.txt"])
        .current_dir(folder.path())
        .status()
        .unwrap();
    assert!(status.success());
    let found = files(folder.path());
    assert_eq!(found.keys().collect::<Vec<_>>(), ["out.txt", "out.txt.partial"]);
    assert_eq!(found["out.txt.partial"], "precious");
}

/// Solving it takes a person's techniques many seconds.
const SLOW: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// A picture or a document is there as a whole or not at all.
#[test]
fn an_interrupted_picture_leaves_nothing() {
    for line in [
        "draw --step 500 list.txt -o out.svg",
        "draw --step 500 list.txt -o out-{n}.png",
        "explain list.txt -o out.html",
        "explain list.txt -o out.pdf",
    ] {
        // A signal that comes before the program handles signals ends it without a code.
        let run = |delay| run(line, SLOW, Some((Signal::INT, Duration::from_millis(delay))));
        let ended = [200, 800, 3200].into_iter().map(run).find(|ended| ended.status.code().is_some());
        let ended = ended.unwrap();
        assert_eq!(ended.status.code(), Some(130), "{line}: {}", ended.messages);
        assert!(ended.files.iter().all(|(name, text)| name == "stdout" && text.is_empty()), "{line}");
        let is_said = ["was stopped", "Stopped before the first puzzle"];
        assert!(is_said.iter().any(|part| ended.messages.contains(part)), "{line}: {}", ended.messages);
        assert!(!ended.messages.contains("after 1 puzzle"), "{line}: {}", ended.messages);
    }
}

/// A sheet of an input that never ends.
#[test]
fn an_interrupted_sheet_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["draw", "-", "-o", "sheet.pdf"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, format!("{SLOW}\n{SLOW}\n{SLOW}\n").as_bytes()).unwrap();
    while !folder.path().join("sheet.pdf.partial").exists() {
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_millis(100));
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let ended = end(child, &folder);
    drop(input);
    assert_eq!(ended.status.code(), Some(130));
    assert!(ended.files.is_empty(), "{:?}", ended.files.keys());
    let note = "Nothing was written. Run the command again to start from the beginning.\n";
    assert!(ended.messages.ends_with(note), "{}", ended.messages);
}

/// Each file of a stopped run is complete, and the next run draws the others.
#[test]
fn interrupted_pictures_can_be_continued() {
    let list = puzzles().repeat(4);
    let all = list.lines().count();
    let stopped = (0..20).map(|_| {
        let folder = folder_with(&[("list.txt", &list)]);
        let child = start("draw list.txt -o p{n}.svg", folder.path());
        while !folder.path().join("p3.svg").exists() {
            std::thread::sleep(Duration::from_millis(1));
        }
        // The child may have ended already.
        let _ = kill_process(Pid::from_child(&child), Signal::INT);
        (end(child, &folder), folder)
    });
    let is_stopped = |(ended, _): &(Ended, TempDir)| ended.status.code() == Some(130);
    let (ended, folder) = { stopped }.find(is_stopped).expect("a run is stopped in the middle");
    let drawn = ended.files.iter().filter(|(name, _)| *name != "stdout");
    assert!(drawn.clone().all(|(name, text)| !name.ends_with(".partial") && text.ends_with("</svg>\n")));
    let (drawn, finished) = (drawn.count(), finished(&ended.messages).unwrap());
    // The last file may belong to a puzzle that was not counted any more.
    assert!(drawn == finished || drawn == finished + 1, "{drawn} files of {finished} puzzles");
    let note = format!("To continue, run the command again with --skip {finished}.\n");
    assert!(ended.messages.ends_with(&note), "{}", ended.messages);
    let rest = end(start(&format!("draw list.txt -o p{{n}}.svg --skip {finished}"), folder.path()), &folder);
    assert_eq!((rest.status.code(), rest.files.len()), (Some(0), all + 1), "{}", rest.messages);
}
