//! The guide as a web site: `docs/`, built by mdBook into `target/guide/html`.
//!
//! The pages can also be read in a repository browser, where a link may lead to any file. A book
//! has only its own pages. So the book is made of copies: the pages at the root of the repository
//! to which chapters link become chapters as well, its pictures are copied, and links to other files
//! lead out of the book.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::{files, from_root};
use crate::links::{self, links};
use crate::{Outcome, cargo, root, run};

/// The guide's list of chapters, in mdBook's form.
const SUMMARY: &str = "SUMMARY.md";

/// The folder of the guide's pictures, in `docs` and in the book.
const PICTURES: &str = "pictures";

/// Checks the links and builds the guide. mdBook is installed if it is missing.
pub fn build() -> Outcome {
    links::check()?;
    let folder = root().join("target/guide");
    write(&folder.join("source")).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut build = Command::new(mdbook()?);
    build.arg("build").arg(folder.join("source")).arg("--dest-dir").arg(folder.join("html"));
    run(build)?;
    println!("the guide is in {}", folder.join("html/index.html").display());
    Ok(())
}

/// The program, installed below `target` unless the system has it.
fn mdbook() -> Result<PathBuf, String> {
    if Command::new("mdbook").arg("--version").output().is_ok() {
        return Ok("mdbook".into());
    }
    let tools = root().join("target/tools");
    let program = tools.join("bin/mdbook");
    if !program.exists() {
        let mut install = cargo(&["install", "mdbook", "--locked", "--quiet", "--root"]);
        install.arg(&tools);
        run(install)?;
    }
    Ok(program)
}

/// Writes the pages, the pictures and the settings of the book.
fn write(source: &Path) -> std::io::Result<()> {
    fs::create_dir_all(source.join(PICTURES))?;
    let docs = root().join("docs");
    fs::copy(docs.join("book.toml"), source.join("book.toml"))?;
    for picture in fs::read_dir(docs.join(PICTURES))? {
        let picture = picture?.path();
        fs::copy(&picture, source.join(PICTURES).join(name(&picture)))?;
    }
    let mut pages = files(&docs, &["md"]);
    let more = pages_at_the_root(&pages)?;
    pages.extend(more.iter().cloned());
    let is_page = |path: &Path| pages.iter().any(|page| page == path);
    for page in &pages {
        let mut text = in_book(page, &fs::read_to_string(page)?, is_page);
        if page.ends_with(SUMMARY) {
            text.extend(more.iter().map(|page| format!("\n[{}]({})\n", title(page), name(page))));
        }
        fs::write(source.join(name(page)), text)?;
    }
    Ok(())
}

/// The pages outside the guide to which it links.
fn pages_at_the_root(chapters: &[PathBuf]) -> std::io::Result<Vec<PathBuf>> {
    let mut pages = BTreeSet::new();
    for chapter in chapters {
        let text = fs::read_to_string(chapter)?;
        let targets = links(&text).filter(links::Link::is_local).map(|link| link.file(chapter));
        pages.extend(targets.filter(|target| {
            let is_page = target.extension().is_some_and(|end| end == "md");
            is_page && target.parent() == Some(&root()) && !target.ends_with("README.md")
        }));
    }
    Ok(pages.into_iter().collect())
}

/// A page with the links that it has in the book: pages are next to each other there, pictures in
/// a folder below them, and everything else is three folders up.
fn in_book(page: &Path, text: &str, is_page: impl Fn(&Path) -> bool) -> String {
    let (mut copy, mut end) = (String::new(), 0);
    for link in links(text).filter(links::Link::is_local) {
        let target = link.file(page);
        copy += &text[end..link.range.start];
        copy += &if is_page(&target) {
            name(&target)
        } else if target.parent() == Some(&root().join("docs").join(PICTURES)) {
            format!("{PICTURES}/{}", name(&target))
        } else {
            format!("../../../{}", from_root(&target))
        };
        copy += link.fragment();
        end = link.range.end;
    }
    copy + &text[end..]
}

fn name(page: &Path) -> String {
    page.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The first heading of a page.
fn title(page: &Path) -> String {
    let text = fs::read_to_string(page).unwrap_or_default();
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_is_listed() {
        let docs = root().join("docs");
        let summary = fs::read_to_string(docs.join(SUMMARY)).unwrap();
        let listed: Vec<&str> = links(&summary).map(|link| link.target).collect();
        let chapters = files(&docs, &["md"]).into_iter().filter(|page| !page.ends_with(SUMMARY));
        for chapter in chapters.map(|page| name(&page)) {
            assert!(listed.contains(&chapter.as_str()), "{chapter} is not in {SUMMARY}");
        }
    }

    #[test]
    fn links_lead_to_pages_of_the_book_or_out_of_it() {
        let docs = root().join("docs");
        let text =
            "[a](play.md#keys) [b](../BENCHMARKS.md) [c](../crates) [d](https://a.b) ![e](pictures/f.svg)";
        let is_page = |path: &Path| path.extension().is_some_and(|end| end == "md");
        assert_eq!(
            in_book(&docs.join("faq.md"), text, is_page),
            "[a](play.md#keys) [b](BENCHMARKS.md) [c](../../../crates) [d](https://a.b) ![e](pictures/f.svg)"
        );
        let text = "![a](docs/pictures/b.svg)";
        assert_eq!(in_book(&root().join("README.md"), text, is_page), "![a](pictures/b.svg)");
    }
}
