//! Programs that read PDF files. Where they are missing, a test says so and passes.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What a program prints about a file, or nothing if there is no such program. `{}` among the
/// arguments is the name of the file.
///
/// qpdf is a package of its own; the other programs are in the package poppler-utils.
pub fn output_of(program: &str, arguments: &[&str], file: &[u8]) -> Option<Vec<u8>> {
    let path = path(program, arguments);
    fs::write(&path, file).unwrap();
    let named = arguments.iter().map(|argument| argument.replace("{}", path.to_str().unwrap()));
    let output = Command::new(program).args(named).output();
    fs::remove_file(&path).unwrap();
    let Ok(output) = output else {
        println!("skipped: {program} is not installed");
        return None;
    };
    let problems = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program}: {problems}");
    assert_eq!(problems, "", "{program}");
    Some(output.stdout)
}

/// The same as text.
pub fn text_of(program: &str, arguments: &[&str], file: &[u8]) -> Option<String> {
    Some(String::from_utf8(output_of(program, arguments, file)?).unwrap())
}

/// A name that no other test uses.
fn path(program: &str, arguments: &[&str]) -> PathBuf {
    let thread = format!("{:?}", std::thread::current().id());
    let name: String =
        thread.chars().chain(arguments.concat().chars()).filter(char::is_ascii_alphanumeric).collect();
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{program}-{}-{name}.pdf", std::process::id()))
}
