//! Boards that are not the usual ones: their rules are kept, and what they are is
//! recognised.

use std::path::Path;

use super::program::Program;

fn puzzle(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn created_boards_keep_their_rules_by_default() {
    let program = Program::new();
    let regions = puzzle("jigsaw-regions.txt");
    for board in [
        "--box 3x2",
        "--diagonals",
        "--windoku",
        "--disjoint",
        "--diagonals --windoku --disjoint --size 4",
        "--size 12 --diagonals",
        &format!("--jigsaw {regions}"),
        &format!("--jigsaw {regions} --diagonals"),
    ] {
        let created = program.run(&format!("create --seed 3 --count 2 {board}"));
        assert_eq!((created.code, &created.errors[..]), (Some(0), ""), "{board}");
        let said = program.run_reading("check", &created.out);
        let lines: Vec<&str> = said.out.lines().collect();
        assert_eq!(lines.len(), 2, "{board}: {}{}", said.out, said.errors);
        assert!(
            lines.iter().all(|line| line.ends_with(": unique")),
            "{board}: {}\n{}",
            said.out,
            created.out
        );
        let solved = program.run_reading("solve", &created.out);
        let said = program.run_reading("check", &solved.out);
        assert!(said.out.lines().all(|line| line.ends_with(": right")), "{board}: {}", said.out);
    }
    let plain = program.run("create --seed 3");
    assert!(!plain.out.contains('['), "{}", plain.out);
}

#[test]
fn a_region_map_is_called_one() {
    let program = Program::new();
    for command in ["check", "solve", "count"] {
        let said = program.run(&format!("{command} {}", puzzle("jigsaw-regions.txt")));
        let all = said.out + &said.errors;
        assert!(
            all.contains("this looks like a region map, not a puzzle; --jigsaw FILE reads"),
            "{command}: {all}"
        );
        assert_eq!(all.trim().lines().count(), 1, "{command}: {all}");
    }
}

#[test]
fn candidates_of_any_size_are_told_from_lines() {
    let program = Program::new();
    for side in [4, 6, 9, 12, 16] {
        let created = program.run(&format!("create --size {side} --seed 2 --to sukaku"));
        let said = program.run_reading("check", &created.out);
        assert_eq!(said.out, "standard input:1: unique\n", "{side}: {}", said.errors);
    }
    for side in [8, 27] {
        let created = program.run(&format!("create --size {side} --seed 2 --to line"));
        for flags in ["", "--from line"] {
            let said = program.run_reading(&format!("check {flags}"), &created.out);
            assert_eq!(said.out, "standard input:1: unique\n", "{side} {flags}: {}", said.errors);
        }
    }
}
