//! `techniques NAME --positions`: positions to practise with, which `hint` reads.

use std::collections::BTreeSet;

use serde_json::Value;
use sudokit::generate::Generator;
use sudokit::logic::Technique;
use sudokit_testkit::budget;

use super::program::Program;

/// Some of each kind, seldom ones included.
const SOME: [Technique; 8] = [
    Technique::HiddenSingle,
    Technique::NakedPair,
    Technique::XWing,
    Technique::UniqueRectangle1,
    Technique::Jellyfish,
    Technique::AlsXz,
    Technique::Aic,
    Technique::CellForcingChain,
];

/// The techniques that a program names in its rows.
fn hinted(program: &Program, flags: &str, positions: &str) -> Vec<String> {
    let said = program.run_reading(&format!("hint --json {flags}"), positions);
    assert_eq!(said.code, Some(0), "{}", said.errors);
    let technique = |line: &str| {
        let row: Value = serde_json::from_str(line).unwrap();
        row["technique"].as_str().unwrap_or_default().to_owned()
    };
    said.out.lines().map(technique).collect()
}

#[test]
fn ten_positions_have_the_technique_as_their_next_step() {
    let program = Program::new();
    let all = Technique::ALL.iter().copied().filter(|&technique| Generator::rarity(technique).is_none());
    for technique in budget(SOME.to_vec(), all.collect()) {
        let id = technique.id();
        let said = program.run(&format!("techniques {id} --positions"));
        let different: BTreeSet<&str> = said.out.lines().collect();
        assert_eq!((different.len(), said.out.lines().count()), (10, 10), "{id}");
        assert_eq!(
            said.errors,
            format!("10 positions in which {technique} is the next step that `sudoku hint` shows\n"),
            "{id}"
        );
        let hinted = hinted(&program, "", &said.out);
        assert!(hinted.len() == 10 && hinted.iter().all(|name| name == id), "{id}: {hinted:?}");
        assert_eq!(program.run(&format!("techniques {id} --positions -q")).out, said.out, "the same again");
    }
}

#[test]
fn rare_techniques_have_fewer_positions() {
    let program = Program::new();
    for id in ["mutant-swordfish", "naked-set", "full-house"] {
        let said = program.run(&format!("techniques {id} --positions"));
        assert!(said.errors.starts_with("4 positions in which "), "{}", said.errors);
        let end = format!(
            " finds a step; `sudoku hint` may show an easier step first, but \
             `sudoku hint --technique {id}` shows this one\n"
        );
        assert!(said.errors.ends_with(&end), "{}", said.errors);
        let hinted = hinted(&program, &format!("--technique {id}"), &said.out);
        assert!(hinted.len() == 4 && hinted.iter().all(|name| name == id), "{id}: {hinted:?}");
    }
}

#[test]
fn a_family_has_the_positions_of_all_its_techniques() {
    let program = Program::new();
    let said = program.run("techniques wings --positions");
    assert_eq!(said.out.lines().count(), 30);
    assert_eq!(
        said.errors,
        "30 positions of 3 techniques; in 30 of them, the technique is the next step that `sudoku hint` shows\n"
    );
}
