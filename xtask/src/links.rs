//! Links between the Markdown pages of the repository.
//!
//! A link names a file relative to its page, a heading, or both. Addresses on the web are left
//! alone.

use std::fs;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use crate::files::{files, from_root};
use crate::{Outcome, root};

/// Fails with a list of links that lead nowhere.
pub fn check() -> Outcome {
    let mut problems = Vec::new();
    for page in files(&root(), &["md"]) {
        let name = from_root(&page);
        let text = fs::read_to_string(&page).map_err(|error| format!("{name}: {error}"))?;
        for link in links(&text).filter(Link::is_local) {
            if let Some(problem) = link.problem(&page, &text) {
                let line = 1 + text[..link.range.start].matches('\n').count();
                problems.push(format!("{name}:{line}: {problem}"));
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// A link in a page.
pub struct Link<'a> {
    /// Where its target is in the page.
    pub range: Range<usize>,
    pub target: &'a str,
}

impl Link<'_> {
    /// Whether it leads to a file or a heading of the repository.
    pub fn is_local(&self) -> bool {
        !self.target.contains("://")
    }

    /// The file of the target, which is relative to its page, and its heading.
    fn parts(&self) -> (&str, Option<&str>) {
        self.target.split_once('#').map_or((self.target, None), |(file, heading)| (file, Some(heading)))
    }

    /// The file to which a link of this page leads.
    pub fn file(&self, page: &Path) -> PathBuf {
        match self.parts().0 {
            "" => page.to_owned(),
            file => without_dots(&page.parent().expect("a page is in a folder").join(file)),
        }
    }

    /// `#heading`, or nothing.
    pub fn fragment(&self) -> &str {
        self.target.find('#').map_or("", |start| &self.target[start..])
    }

    fn problem(&self, page: &Path, text: &str) -> Option<String> {
        let target = self.file(page);
        if !target.exists() {
            return Some(format!("there is no {}", from_root(&target)));
        }
        let heading = self.parts().1?;
        let has_heading = |text: &str| headings(text).any(|anchor| anchor == heading);
        let is_found = if target == page {
            has_heading(text)
        } else {
            has_heading(&fs::read_to_string(&target).unwrap_or_default())
        };
        (!is_found).then(|| format!("{} has no heading #{heading}", from_root(&target)))
    }
}

/// The links of a page outside code: the text between `](` and `)`. Links of rustdoc, whose
/// target is an item, are left out.
pub fn links(page: &str) -> impl Iterator<Item = Link<'_>> {
    let prose = outside_code(page);
    let starts = page.match_indices("](").map(|(start, _)| start + 2);
    let starts = starts.filter(move |start| prose.iter().any(|range| range.contains(start)));
    let links = starts.filter_map(|start| {
        let end = start + page[start..].find(')')?;
        Some(Link { range: start..end, target: &page[start..end] })
    });
    links.filter(|link| !link.target.contains("::") && link.target.contains(['.', '/', '#']))
}

/// The parts of a page that are neither a block nor a piece of code.
fn outside_code(page: &str) -> Vec<Range<usize>> {
    let (mut ranges, mut start, mut is_block) = (Vec::new(), 0, false);
    for line in page.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if !is_block {
            let mut place = start;
            for (index, piece) in line.split('`').enumerate() {
                if index % 2 == 0 {
                    ranges.push(place..place + piece.len());
                }
                place += piece.len() + 1;
            }
        }
        start = end;
    }
    ranges
}

/// The anchors of a page's headings: small letters, and a dash for each space.
fn headings(page: &str) -> impl Iterator<Item = String> {
    let mut is_block = false;
    let lines = page.lines().filter(move |line| {
        is_block ^= line.trim_start().starts_with("```");
        !is_block && line.starts_with('#')
    });
    lines.map(|line| {
        let words = line.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|&c| c.is_alphanumeric() || " -_".contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

/// A path without `..`, even if it does not exist.
fn without_dots(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_link_leads_somewhere() {
        check().unwrap_or_else(|problem| panic!("{problem}"));
    }

    #[test]
    fn links_are_found_outside_code() {
        let page = "[a](b.md#c), `[x](y.md)`, [item](crate::Item)\n```\n[x](y.md)\n```\n[d](#e)\n";
        let found: Vec<&str> = links(page).map(|link| link.target).collect();
        assert_eq!(found, ["b.md#c", "#e"]);
    }

    #[test]
    fn headings_are_anchors() {
        let page = "# One `code`, two\n```sh\n# no heading\n```\n## What's new?\n";
        assert_eq!(headings(page).collect::<Vec<_>>(), ["one-code-two", "whats-new"]);
    }

    #[test]
    fn a_link_to_a_file_or_heading_that_does_not_exist_is_a_problem() {
        let (page, text) = (root().join("README.md"), "# Here\n[a](nowhere.md) [b](#there) [c](#here)");
        let problems: Vec<_> = links(text).map(|link| link.problem(&page, text)).collect();
        assert_eq!(
            problems,
            [
                Some("there is no nowhere.md".to_owned()),
                Some("README.md has no heading #there".to_owned()),
                None
            ]
        );
    }
}
