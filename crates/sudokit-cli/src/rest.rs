//! A note about work that a signal stopped: how far it got, where the results are, and how
//! to continue.

use std::path::PathBuf;

use indicatif::HumanCount;

use crate::texts::text;

/// A way to do the rest of some work.
#[derive(Clone, Default)]
pub enum Rest {
    /// Only from the beginning.
    #[default]
    FromTheStart,
    /// With the same command and `--skip`.
    Skip {
        /// The number of puzzles that this run skipped.
        skipped: u64,
        /// Other flags that the command needs then, with a space before each.
        flags: String,
    },
}

/// Work that was stopped.
pub struct StoppedWork {
    /// The number of finished puzzles.
    pub finished: u64,
    /// The files that contain results.
    pub kept: Vec<PathBuf>,
    /// Whether results go only to files.
    pub has_files: bool,
    /// Whether the output has a beginning, such as a header, that the rest must not repeat.
    pub is_begun: bool,
    pub rest: Rest,
}

impl StoppedWork {
    /// The note, as several sentences.
    pub fn note(&self) -> String {
        let stopped = text!("note-stopped", n = self.finished, count = HumanCount(self.finished).to_string());
        let sentences = [Some(stopped), self.results(), Some(self.how_to_continue())];
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn results(&self) -> Option<String> {
        let files: Vec<String> = self.kept.iter().map(|path| path.display().to_string()).collect();
        match self.finished {
            _ if files.is_empty() => self.has_files.then(|| text!("note-stopped-nothing")),
            0 => Some(text!("note-stopped-unfinished", files)),
            _ => Some(text!("note-stopped-results", files)),
        }
    }

    fn how_to_continue(&self) -> String {
        match &self.rest {
            Rest::Skip { skipped, flags } if self.finished > 0 => {
                let begun = if self.is_begun { " --continue" } else { "" };
                let flags = format!("{flags}{begun} --skip {}", skipped + self.finished);
                let options = flags.trim_start();
                if self.has_files {
                    text!("note-stopped-continue-file", options)
                } else {
                    text!("note-stopped-continue", options)
                }
            }
            _ => text!("note-stopped-restart"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(finished: u64, kept: &[&str], has_files: bool, rest: Rest) -> String {
        let kept = kept.iter().map(PathBuf::from).collect();
        StoppedWork { finished, kept, has_files, is_begun: false, rest }.note()
    }

    #[test]
    fn a_note_says_how_far_it_got_and_how_to_continue() {
        let rest = |skipped, flags: &str| Rest::Skip { skipped, flags: flags.to_owned() };
        assert_eq!(
            note(61_178, &["out.txt.partial"], true, rest(0, "")),
            "Stopped after 61,178 puzzles. The results are in out.txt.partial. \
             To continue, run the command again with --skip 61178 and a different -o FILE."
        );
        assert_eq!(
            note(1, &[], false, rest(100, " --seed 7")),
            "Stopped after 1 puzzle. To continue, run the command again with --seed 7 --skip 101."
        );
        assert_eq!(
            note(0, &[], true, rest(0, "")),
            "Stopped before the first puzzle was finished. Nothing was written. \
             Run the command again to start from the beginning."
        );
        assert_eq!(
            note(0, &["out.txt.partial"], true, rest(0, "")),
            "Stopped before the first puzzle was finished. The results so far are in out.txt.partial. \
             Run the command again to start from the beginning."
        );
        assert_eq!(
            note(5, &["a_ANSWERS.txt", "b_ANSWERS.txt.partial"], true, Rest::FromTheStart),
            "Stopped after 5 puzzles. The results are in a_ANSWERS.txt and b_ANSWERS.txt.partial. \
             Run the command again to start from the beginning."
        );
        let begun = StoppedWork {
            finished: 2,
            kept: Vec::new(),
            has_files: false,
            is_begun: true,
            rest: rest(3, " --seed 7"),
        };
        assert_eq!(
            begun.note(),
            "Stopped after 2 puzzles. To continue, run the command again with --seed 7 --continue --skip 5."
        );
    }
}
