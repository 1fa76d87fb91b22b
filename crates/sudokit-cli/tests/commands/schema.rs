//! `docs/json.md` describes what commands write: every status and every field
//! that occurs is on the page, fields with their types, and every field on the page occurs.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sudokit::Alphabet;
use sudokit::format;
use sudokit::logic::Technique;
use sudokit::logic::explain::{Inference, Role};

use super::program::{PUZZLE, Program};

const PAGE: &str = include_str!("../../../../docs/json.md");
const BEFORE: [&str; 4] = ["source", "line", "puzzle", "status"];
const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

/// A field of a table on the page.
#[derive(Clone, Debug)]
struct PageField {
    name: String,
    kind: String,
    is_json: bool,
    is_csv: bool,
}

/// The lines below a heading.
fn section(heading: &str) -> Vec<&'static str> {
    let mut lines = PAGE.lines().skip_while(|line| line.trim_start_matches('#').trim() != heading);
    assert!(lines.next().is_some(), "the page has no heading {heading}");
    lines.take_while(|line| !line.starts_with('#')).collect()
}

/// The words that the status of a command can be: its own, those of another command that the
/// page names after `otherwise as`, and those of all commands.
fn statuses(heading: &str) -> BTreeSet<String> {
    let section = section(heading);
    let mut paragraphs = section.split(|line| line.is_empty()).map(|lines| lines.join(" "));
    let own = paragraphs.find_map(|text| Some(text.split_once("Status: ")?.1.to_owned()));
    let own = own.unwrap_or_else(|| panic!("{heading} has no status"));
    let (own, others) = match own.split_once("otherwise as `") {
        Some((own, rest)) => {
            let (other, rest) = rest.split_once('`').expect("the name of a command ends");
            (own, statuses(other).into_iter().chain(quoted(rest)).collect())
        }
        None => (own.as_str(), BTreeSet::new()),
    };
    let everywhere = ["unreadable", "clash", "stopped", "refused"].map(str::to_owned);
    quoted(own).chain(others).chain(everywhere).collect()
}

/// The words between backticks.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The tables below a heading.
fn tables(heading: &str) -> Vec<Vec<PageField>> {
    let section = section(heading);
    let tables = section.split(|line| !line.starts_with('|')).filter(|table| !table.is_empty());
    let field = |line: &&str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        PageField {
            name: cells[0].to_owned(),
            kind: cells[1].to_owned(),
            is_json: !cells[2].contains("only in CSV"),
            is_csv: !cells[2].contains("only in JSON"),
        }
    };
    tables.map(|table| table[2..].iter().map(field).collect()).collect()
}

/// The type of a value, as the page calls it.
fn kind(value: &Value) -> Option<&'static str> {
    match value {
        Value::Null => None,
        Value::Bool(_) => Some("boolean"),
        Value::Number(_) => Some("number"),
        Value::String(_) => Some("text"),
        Value::Array(_) => Some("list"),
        Value::Object(_) => Some("object"),
    }
}

/// Runs the ways to call a command, and compares their rows with the page.
fn check_command(program: &Program, heading: &str, table: usize, calls: &[&str]) {
    let fields = tables(heading)[table].clone();
    let is_about_puzzles = !["formats", "techniques", "stats"].contains(&heading);
    let with_others = |own: Vec<String>| -> Vec<String> {
        let (before, after) =
            if is_about_puzzles { (&BEFORE[..], &["error"][..]) } else { (&[][..], &[][..]) };
        let texts = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        [texts(before), own, texts(after)].concat()
    };
    let names = |is_shown: fn(&PageField) -> bool| -> Vec<String> {
        with_others(fields.iter().filter(|field| is_shown(field)).map(|field| field.name.clone()).collect())
    };
    let mut kinds: BTreeMap<&str, &str> =
        fields.iter().map(|field| (field.name.as_str(), field.kind.as_str())).collect();
    if is_about_puzzles {
        kinds.extend([("source", "text"), ("line", "number"), ("puzzle", "text"), ("status", "text")]);
        kinds.insert("error", "text");
    }
    let mut seen = BTreeSet::new();
    for call in calls {
        let output = program.run(&format!("{call} --json"));
        let rows: Vec<Value> = output.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(!rows.is_empty(), "{call}: {}", output.errors);
        for row in &rows {
            let row = row.as_object().unwrap();
            assert_eq!(row.keys().cloned().collect::<Vec<_>>(), names(|field| field.is_json), "{call}");
            if is_about_puzzles {
                let status = row["status"].as_str().unwrap();
                assert!(statuses(heading).contains(status), "{call}: '{status}' is not on the page");
            }
            for (name, value) in row {
                if let Some(kind) = kind(value) {
                    assert_eq!(kinds[name.as_str()], kind, "{call}: {name} is {value}");
                    seen.insert(name.clone());
                }
            }
        }
        let output = program.run(&format!("{call} --csv"));
        let header = output.out.lines().next().unwrap_or_default().to_owned();
        assert_eq!(header, names(|field| field.is_csv).join(","), "{call}");
    }
    for name in names(|field| field.is_json) {
        assert!(seen.contains(&name) || name == "error", "{heading}: {name} never has a value");
    }
}

#[test]
fn the_page_describes_what_commands_write() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{NONE}\n53..7\n{CLASHING}\n{SEVERAL}\n# words\n{PUZZLE}\n"));
    program.file("small.txt", "3..2\n..13\n.4.1\n....\n");
    program.file("full.txt", "1234341243212143\n");
    program.file("one.txt", format!("{PUZZLE}\n"));
    program.file("turned.txt", program.run("transform --rotate 90 one.txt").out);
    program.file("few.txt", format!("{:.<81}\n", "1"));
    program.file("mistake.txt", format!(":0000:x:{}:::\n", PUZZLE.replacen("53.", "53+1", 1)));
    program.file("hex.txt", format!("{}\n", "123456789ABCDEFG".to_owned() + &".".repeat(240)));
    for (heading, calls) in [
        (
            "solve",
            &[
                "solve list.txt",
                "solve --all --limit 3 list.txt few.txt",
                "solve --method logic list.txt few.txt",
            ][..],
        ),
        ("count", &["count list.txt", "count --limit 1 list.txt"]),
        (
            "check",
            &[
                "check list.txt full.txt mistake.txt",
                "check --minimal --automorphisms list.txt",
                "check --why list.txt",
            ],
        ),
        ("backbone", &["backbone list.txt"]),
        ("candidates", &["candidates list.txt", "candidates hex.txt"]),
        (
            "hint",
            &["hint list.txt full.txt mistake.txt", "hint --all one.txt", "hint --technique x-wing one.txt"],
        ),
        (
            "explain",
            &[
                "explain list.txt full.txt mistake.txt",
                "explain --order explainer list.txt",
                "explain --order hodoku --scale hodoku list.txt",
                "explain --upto singles --scale hodoku list.txt",
            ],
        ),
        ("watch", &["watch --limit 20 one.txt", "watch --method logic --limit 5 one.txt"]),
        ("rate", &["rate list.txt full.txt few.txt", "rate small.txt"]),
        ("convert", &["convert list.txt", "convert hex.txt"]),
        (
            "create",
            &["create --seed 1 --count 2", "create --seed 1 --hodoku easy", "create --seed 1 --size 6"],
        ),
        ("minimize", &["minimize list.txt full.txt"]),
        (
            "reduce",
            &[
                "reduce --clues 28 list.txt",
                "reduce --clues 17 one.txt",
                "reduce --keep-rating one.txt small.txt",
            ],
        ),
        ("complete", &["complete list.txt full.txt"]),
        ("transform", &["transform --rotate 90 list.txt"]),
        (
            "canonical",
            &["canonical --with-transform list.txt full.txt", "canonical --by solution list.txt hex.txt"],
        ),
        ("same", &["same one.txt turned.txt", "same one.txt full.txt"]),
        ("dedupe", &["dedupe list.txt hex.txt", "dedupe --by solution list.txt"]),
        ("filter", &["filter --clues 40.. list.txt", "filter --unique list.txt"]),
        (
            "sort",
            &[
                "sort --by rating list.txt small.txt",
                "sort --by hodoku list.txt small.txt few.txt full.txt",
                "sort --by level small.txt full.txt",
                "sort --by clues list.txt",
                "sort --by size list.txt",
                "sort --by canonical list.txt hex.txt",
            ],
        ),
        ("sample", &["sample --count 2 list.txt"]),
        ("stats", &["stats list.txt small.txt", "stats --scale hodoku list.txt"]),
        ("formats", &["formats"]),
        ("techniques", &["techniques"]),
    ] {
        check_command(&program, heading, 0, calls);
    }
    check_command(&program, "rate", 1, &["rate --scale hodoku list.txt few.txt full.txt small.txt"]);
}

#[test]
fn help_prints_the_page_and_still_knows_the_commands() {
    let program = Program::new();
    assert_eq!(program.run("help json").out, PAGE);
    assert!(program.run("help solve").out.starts_with("Solve puzzles"));
    assert_ne!(program.run("help nonsense").code, Some(0));
}

#[test]
fn digits_are_numbers_whatever_their_symbols() {
    let program = Program::new();
    let board = "123456789ABCDEFG".to_owned() + &".".repeat(240);
    let output = program.run(&format!("candidates --json {board}"));
    let row: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(row["puzzle"].as_str().unwrap(), board);
    assert_eq!(row["candidates"][0][15], serde_json::json!([16]));
    let cells = row["candidates"].as_array().unwrap().iter().flat_map(|row| row.as_array().unwrap());
    assert!(cells.flat_map(|cell| cell.as_array().unwrap()).all(Value::is_u64));
    let output = program.run(
        "count --json .................................................................................",
    );
    assert!(output.out.contains("\"count\":6670903752021072936960,"), "{}", output.out);
}

#[test]
fn ratings_are_numbers_that_can_be_compared() {
    let program = Program::new();
    let row: Value = serde_json::from_str(&program.run(&format!("rate --json {PUZZLE}")).out).unwrap();
    assert_eq!(row["er"], 1.2);
    let row: Value = serde_json::from_str(&program.run("create --json --seed 1").out).unwrap();
    assert!(row["er"].is_f64() && row["hardest"].is_string());
}

#[test]
fn levels_are_small_words_on_every_board_and_scale() {
    let program = Program::new();
    let row = |call: &str| -> Value { serde_json::from_str(&program.run(call).out).unwrap() };
    for call in ["create --json --seed 1 --size 6 --difficulty medium", "rate --json 3..2..13.4.1...."] {
        let row = row(call);
        let level = if call.starts_with("create") { "medium" } else { "easy" };
        assert_eq!(row["level"], level, "{call}");
        assert!(row["er"].is_null() && row["ep"].is_null() && row["ed"].is_null(), "{call}: {row}");
        assert!(row["hardest"].is_string(), "{call}: {row}");
    }
    assert_eq!(row("create --json --seed 1 --hodoku medium")["hodoku_level"], "medium");
    assert_eq!(row(&format!("rate --json --scale hodoku {PUZZLE}"))["level"], "easy");
    let explained = row(&format!("explain --json --order hodoku --scale hodoku {PUZZLE}"));
    assert_eq!((&explained["level"], &explained["hardest_level"]), (&"easy".into(), &"easy".into()));
    assert_eq!(row(&format!("hint --json {PUZZLE}"))["level"], "easy");
    assert_eq!(row("techniques --json x-wing")["level"], "hard");
}

#[test]
fn the_page_explains_the_words_in_steps() {
    let words = section("Words in some fields").join("\n");
    let is_explained = |word: &str| words.contains(&format!("`{word}`"));
    for word in Role::ALL.iter().map(|role| role.name()).chain(Inference::ALL.iter().map(|one| one.name())) {
        assert!(is_explained(word), "{word}");
    }
    for technique in Technique::ALL {
        let position = format::parse(technique.example().unwrap()).unwrap().candidates().unwrap();
        let step = technique.find_first(&position).unwrap();
        let step = step.to_json(&position, &Alphabet::usual(position.geometry().side()));
        for (key, value) in step["reason"].as_object().unwrap() {
            let word = if key == "shape" { value.as_str().unwrap() } else { key };
            assert!(is_explained(word), "{technique}: {word}");
        }
    }
}

#[test]
fn the_page_explains_the_events_of_a_solver() {
    let program = Program::new();
    program.file("none.txt", format!("{NONE}\n"));
    program.file("several.txt", format!("{SEVERAL}\n"));
    let words = section("Words in some fields").join("\n");
    for call in ["backtrack none.txt --limit 500", "search --all several.txt", "logic several.txt"] {
        let output = program.run(&format!("watch --json --method {call}")).out;
        for row in output.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            assert!(words.contains(&format!("| `{}` |", row["event"].as_str().unwrap())), "{row}");
        }
    }
}
