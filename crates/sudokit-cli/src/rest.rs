//! What a person should know about work that a signal stopped: how far it got, where
//! the results are, and how to do the rest.

use std::fmt;
use std::path::PathBuf;

use indicatif::HumanCount;

/// How the rest of some work is done.
#[derive(Clone, Default)]
pub enum Rest {
    /// Only from the beginning.
    #[default]
    FromTheStart,
    /// With the same command and `--skip`.
    Skip {
        /// How many puzzles this run skipped.
        skipped: u64,
        /// Other flags that the command needs then, each after a blank.
        flags: String,
    },
}

/// Work that was stopped.
pub struct StoppedWork {
    /// How many puzzles.
    pub finished: u64,
    /// The files that hold results.
    pub kept: Vec<PathBuf>,
    /// Whether results go to files alone.
    pub has_files: bool,
    /// Whether the rest must not begin as the results do.
    pub is_begun: bool,
    pub rest: Rest,
}

/// A sentence or two.
impl fmt::Display for StoppedWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { finished, kept, .. } = self;
        match finished {
            0 => write!(f, "stopped before the first puzzle was finished")?,
            1 => write!(f, "stopped after 1 puzzle")?,
            _ => write!(f, "stopped after {} puzzles", HumanCount(*finished))?,
        }
        let names: Vec<String> = kept.iter().map(|path| path.display().to_string()).collect();
        match (&names[..], finished) {
            ([], _) if self.has_files => write!(f, "; nothing was written")?,
            ([], _) => {}
            (names, 0) => write!(f, "; what was found is in {}", names.join(" and "))?,
            (names, _) => write!(f, "; the results are in {}", names.join(" and "))?,
        }
        match (&self.rest, finished) {
            (_, 0) | (Rest::FromTheStart, _) => {
                write!(f, ". Run the command again to start from the beginning.")
            }
            (Rest::Skip { skipped, flags }, finished) => {
                let file = if self.has_files { " and another -o" } else { "" };
                let begun = if self.is_begun { " --continue" } else { "" };
                write!(
                    f,
                    ". To continue, run the command again with{flags}{begun} --skip {}{file}.",
                    skipped + finished
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(finished: u64, kept: &[&str], has_files: bool, rest: Rest) -> String {
        let kept = kept.iter().map(PathBuf::from).collect();
        StoppedWork { finished, kept, has_files, is_begun: false, rest }.to_string()
    }

    #[test]
    fn sentences_say_how_far_it_got_and_how_to_continue() {
        let rest = |skipped, flags: &str| Rest::Skip { skipped, flags: flags.to_owned() };
        assert_eq!(
            sentence(61_178, &["out.txt.partial"], true, rest(0, "")),
            "stopped after 61,178 puzzles; the results are in out.txt.partial. \
             To continue, run the command again with --skip 61178 and another -o."
        );
        assert_eq!(
            sentence(1, &[], false, rest(100, " --seed 7")),
            "stopped after 1 puzzle. To continue, run the command again with --seed 7 --skip 101."
        );
        assert_eq!(
            sentence(0, &[], true, rest(0, "")),
            "stopped before the first puzzle was finished; nothing was written. \
             Run the command again to start from the beginning."
        );
        assert_eq!(
            sentence(5, &["a_ANSWERS.txt", "b_ANSWERS.txt.partial"], true, Rest::FromTheStart),
            "stopped after 5 puzzles; the results are in a_ANSWERS.txt and b_ANSWERS.txt.partial. \
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
            begun.to_string(),
            "stopped after 2 puzzles. To continue, run the command again with --seed 7 --continue --skip 5."
        );
    }
}
