//! The published packages: their contents, and that they build.
//!
//! A package is built from its own files alone, as cargo does before it publishes. It must contain
//! its README, the texts of both licences, the catalogues of messages and the pages of the
//! techniques. Test data, recordings and large files stay in the repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::files::files;
use crate::{Outcome, cargo, root, run, show};

/// The files of every package.
const NEEDED: [&str; 4] = ["Cargo.toml", "README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Ends of names that occur in a package: sources, pages, their pictures, and what cargo adds.
/// Everything else is data.
const KNOWN: [&str; 10] = [
    ".rs",
    ".md",
    ".svg",
    ".ftl",
    "Cargo.toml",
    "Cargo.toml.orig",
    "Cargo.lock",
    ".cargo_vcs_info.json",
    "-MIT",
    "-APACHE",
];

/// The folders of a package.
const FOLDERS: [&str; 4] = ["src/", "texts/", "examples/", "docs/"];

/// About twice the size of the largest source file today.
const MOST_BYTES_OF_A_FILE: u64 = 40_000;

/// Twice the size of the largest package today. The registry accepts ten times as much.
const MOST_BYTES_OF_A_PACKAGE: u64 = 1_000_000;

/// Checks the contents of each package, then builds all of them.
pub fn check() -> Outcome {
    let published = published()?;
    published.iter().try_for_each(|name| check_contents(name))?;
    // Cargo does not notice that a dependency has changed if it has built the same version in the
    // same folder before. So the folder is always new.
    let builds = root().join("target/packages");
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_err(|error| error.to_string())?;
    let folder = builds.join(now.as_nanos().to_string());
    let outcome = build(&published, &folder);
    // This also removes the remains of an interrupted run.
    fs::remove_dir_all(&builds).map_err(|error| format!("{}: {error}", builds.display()))?;
    outcome
}

/// Lets cargo write, unpack and build the packages, and checks the result.
fn build(published: &[String], folder: &Path) -> Outcome {
    let mut package = cargo(&["package", "--target-dir"]);
    package.arg(folder);
    package.args(published.iter().flat_map(|name| ["--package", name.as_str()]));
    run(package)?;
    published.iter().try_for_each(|name| check_package(&folder.join("package"), name))
}

/// Returns the names of the published crates: those without `publish = false`.
pub fn published() -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for folder in fs::read_dir(root().join("crates")).map_err(|error| format!("crates: {error}"))?.flatten() {
        let path = folder.path().join("Cargo.toml");
        let manifest = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if !manifest.lines().any(|line| line == "publish = false") {
            names.push(folder.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Checks the list of files that cargo would put into a package.
fn check_contents(name: &str) -> Outcome {
    let mut list = cargo(&["package", "--list", "--allow-dirty", "--package", name]);
    let output = list.output().map_err(|error| format!("{}: {error}", show(&list)))?;
    if !output.status.success() {
        return Err(format!("{}\n{}", show(&list), String::from_utf8_lossy(&output.stderr)));
    }
    let folder = root().join("crates").join(name);
    let listed = String::from_utf8_lossy(&output.stdout);
    // Cargo adds some small files that are not in the folder.
    let size = |file: &str| fs::metadata(folder.join(file)).map_or(0, |data| data.len());
    let listed: Vec<(&str, u64)> = listed.lines().map(|file| (file, size(file))).collect();
    let pages = files(&folder.join("src"), &["md"]).into_iter().chain(included(&folder));
    let pages: Vec<String> = pages.map(|page| in_package(&page, &folder)).collect();
    let problems = problems(&listed, &pages);
    if problems.is_empty() { Ok(()) } else { Err(format!("{name}: {}", problems.join("\n"))) }
}

/// Returns the files that sources include by name, without which a package does not compile. Tests
/// do not count.
fn included(folder: &Path) -> Vec<PathBuf> {
    let is_test = |path: &PathBuf| path.iter().any(|part| part == "tests" || part == "tests.rs");
    let sources = files(&folder.join("src"), &["rs"]);
    let of_source = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let names = text.split("include_str!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        names.map(|name| plain(&path.with_file_name(name))).collect::<Vec<_>>()
    };
    sources.into_iter().filter(|path| !is_test(path)).flat_map(of_source).collect()
}

/// Resolves `..` in a path.
fn plain(path: &Path) -> PathBuf {
    path.iter().fold(PathBuf::new(), |plain, part| match part.to_str() {
        Some("..") => plain.parent().map(Path::to_owned).unwrap_or_default(),
        _ => plain.join(part),
    })
}

/// Returns a path below a folder as packages write it, with `/` on every system.
fn in_package(path: &Path, folder: &Path) -> String {
    let parts = path.strip_prefix(folder).unwrap_or(path).iter();
    parts.map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Returns the problems of a package with these files, each with its size, that should contain
/// these pages.
fn problems(listed: &[(&str, u64)], pages: &[String]) -> Vec<String> {
    let has = |file: &str| listed.iter().any(|(name, _)| *name == file);
    let needed = NEEDED.into_iter().chain(pages.iter().map(String::as_str));
    let mut problems: Vec<String> =
        needed.filter(|file| !has(file)).map(|file| format!("{file} is missing")).collect();
    for &(file, size) in listed {
        let is_in_place = !file.contains('/') || FOLDERS.iter().any(|folder| file.starts_with(folder));
        if !is_in_place || !KNOWN.iter().any(|end| file.ends_with(end)) {
            problems.push(format!("{file} does not belong in a package"));
        }
        if size > MOST_BYTES_OF_A_FILE {
            problems.push(format!("{file} has {size} bytes, more than {MOST_BYTES_OF_A_FILE}"));
        }
    }
    problems
}

/// Checks a package that cargo has written and unpacked next to it.
fn check_package(folder: &Path, name: &str) -> Outcome {
    let package = format!("{name}-{}", env!("CARGO_PKG_VERSION"));
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    // A link that was not followed would contain a path instead of the text.
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        if read(&folder.join(&package).join(licence))? != read(&root().join(licence))? {
            return Err(format!("{package}: {licence} differs from the text in the repository"));
        }
    }
    let size = read(&folder.join(format!("{package}.crate")))?.len() as u64;
    println!("  {package}: {size} bytes");
    if size > MOST_BYTES_OF_A_PACKAGE {
        return Err(format!("{package} has {size} bytes, more than {MOST_BYTES_OF_A_PACKAGE}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_contain_what_they_need_and_no_more() {
        let published = published().unwrap();
        assert!(published.len() >= 7 && !published.contains(&"sudokit-testkit".to_owned()), "{published:?}");
        published
            .iter()
            .try_for_each(|name| check_contents(name))
            .unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn missing_superfluous_and_large_files_are_named() {
        let good = NEEDED.map(|file| (file, 1));
        let more = [("src/lib.rs", 1), ("src/page.md", 1), ("Cargo.lock", 1), (".cargo_vcs_info.json", 1)];
        let pages = ["src/page.md".to_owned()];
        let with = |files: &[(&str, u64)]| problems(&[&good[..], &more, files].concat(), &pages);
        assert_eq!(with(&[]), [""; 0]);
        assert_eq!(
            with(&[("tests/integration.rs", 1)]),
            ["tests/integration.rs does not belong in a package"]
        );
        assert_eq!(with(&[("src/data.csv", 1)]), ["src/data.csv does not belong in a package"]);
        assert_eq!(with(&[("src/large.rs", 50_000)]), ["src/large.rs has 50000 bytes, more than 40000"]);
        assert_eq!(
            problems(&good[..2], &pages),
            ["LICENSE-MIT is missing", "LICENSE-APACHE is missing", "src/page.md is missing"]
        );
    }
}
