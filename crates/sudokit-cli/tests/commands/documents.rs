//! What people see: every command of `cmd/*.md` and the lesson of every
//! technique in `lessons/*.md`, run for real. `TRYCMD=overwrite cargo test`
//! writes what is seen now.

use sudokit::Technique;

#[test]
fn commands_say_what_the_snapshots_say() {
    // Games are saved where nobody else's are.
    let home = tempfile::tempdir().unwrap();
    let home = home.path().to_str().unwrap();
    trycmd::TestCases::new()
        .env("NO_COLOR", "1")
        .env("XDG_DATA_HOME", home)
        .env("HOME", home)
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml");
}

#[test]
fn lessons_say_what_the_snapshots_say() {
    trycmd::TestCases::new().env("NO_COLOR", "1").case("tests/lessons/*.md");
}

#[test]
fn every_lesson_has_a_snapshot() {
    for technique in Technique::ALL {
        let path = format!("tests/lessons/{}.md", technique.id());
        assert!(std::path::Path::new(&path).is_file(), "{path} is missing");
    }
}
