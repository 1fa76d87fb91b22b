//! What people see: every command of `cmd/*.md`, run for real.
//! `TRYCMD=overwrite cargo test` writes what is seen now.

#[test]
fn commands_say_what_the_snapshots_say() {
    trycmd::TestCases::new().env("NO_COLOR", "1").case("tests/cmd/*.md");
}
