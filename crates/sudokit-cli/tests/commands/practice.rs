//! `techniques NAME --positions`: positions to practise with, which `hint` reads.

use std::collections::BTreeSet;

use serde_json::Value;
use sudokit::generate::Generator;
use sudokit::logic::Technique;
use sudokit_testkit::budget;

use super::program::Program;

/// Some techniques of each family, including rare ones.
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
    let output = program.run_reading(&format!("hint --json {flags}"), positions);
    assert_eq!(output.code, Some(0), "{}", output.errors);
    let technique = |line: &str| {
        let row: Value = serde_json::from_str(line).unwrap();
        row["technique"].as_str().unwrap_or_default().to_owned()
    };
    output.out.lines().map(technique).collect()
}

#[test]
fn ten_positions_have_the_technique_as_their_next_step() {
    let program = Program::new();
    let all = Technique::ALL.iter().copied().filter(|&technique| Generator::rarity(technique).is_none());
    for technique in budget(SOME.to_vec(), all.collect()) {
        let id = technique.id();
        let output = program.run(&format!("techniques {id} --positions"));
        let different: BTreeSet<&str> = output.out.lines().collect();
        assert_eq!((different.len(), output.out.lines().count()), (10, 10), "{id}");
        assert_eq!(
            output.errors,
            format!("10 positions in which {technique} is the next step that `sudoku hint` shows\n"),
            "{id}"
        );
        let hinted = hinted(&program, "", &output.out);
        assert!(hinted.len() == 10 && hinted.iter().all(|name| name == id), "{id}: {hinted:?}");
        assert_eq!(program.run(&format!("techniques {id} --positions -q")).out, output.out, "the same again");
    }
}

#[test]
fn rare_techniques_have_fewer_positions() {
    let program = Program::new();
    for id in ["mutant-swordfish", "naked-set"] {
        let technique: Technique = id.parse().unwrap();
        let output = program.run(&format!("techniques {id} --positions"));
        assert_eq!(
            output.errors,
            format!(
                "4 positions in which {technique} finds a step; `sudoku hint` may show an easier step first, but \
                 `sudoku hint --technique {id}` shows this one\n"
            )
        );
        let first = hinted(&program, "", &output.out);
        assert!(first.len() == 4 && first.iter().any(|name| name != id), "{id}: {first:?}");
        let named = hinted(&program, &format!("--technique {id}"), &output.out);
        assert!(named.len() == 4 && named.iter().all(|name| name == id), "{id}: {named:?}");
    }
}

#[test]
fn a_rare_technique_can_be_the_next_step_in_all_its_positions() {
    let program = Program::new();
    let output = program.run("techniques full-house --positions");
    assert_eq!(output.errors, "4 positions in which Full house is the next step that `sudoku hint` shows\n");
    assert_eq!(hinted(&program, "", &output.out), ["full-house"; 4]);
}

#[test]
fn a_family_has_the_positions_of_all_its_techniques() {
    let program = Program::new();
    let output = program.run("techniques wings --positions");
    assert_eq!(output.out.lines().count(), 30);
    assert_eq!(
        output.errors,
        "30 positions of 3 techniques; in 30 of them, the technique is the next step that `sudoku hint` shows\n"
    );
}
