//! Examples of commands. A note about one is a message, which follows it as a comment of
//! the shell.

use crate::texts::TEXTS;

/// The examples of each command. `-h` shows the first ones.
const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "solve",
        &[
            "sudoku solve puzzle.txt",
            "sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "sudoku solve --answers *.sdk",
            "sudoku solve --all --limit 10 several.txt",
            "sudoku solve --jobs 4 million.txt -o solutions.txt",
            "sudoku solve --jigsaw regions.txt puzzle.txt",
            "sudoku solve --method logic --upto singles puzzle.txt",
            "sudoku create | sudoku solve --to pretty",
        ],
    ),
    (
        "count",
        &[
            "sudoku count puzzle.txt",
            "sudoku count --limit 1000 several.txt",
            "sudoku count .................................................................................",
            "sudoku count --timeout 10s --json list.sdm",
        ],
    ),
    (
        "check",
        &[
            "sudoku check puzzle.txt",
            "sudoku check --minimal collection.sdm",
            "sudoku check --automorphisms symmetric.txt",
            "sudoku check --why newspaper.txt",
            "sudoku check --csv *.txt > report.csv",
        ],
    ),
    (
        "backbone",
        &[
            "sudoku backbone sketch.txt",
            "sudoku backbone --json several.txt",
            "sudoku backbone --timeout 10s large.txt",
        ],
    ),
    ("candidates", &["sudoku candidates puzzle.txt", "sudoku candidates --json puzzle.txt"]),
    (
        "hint",
        &[
            "sudoku hint puzzle.txt",
            "sudoku hint --reveal nudge puzzle.txt",
            "sudoku hint --all puzzle.txt",
            "sudoku hint --technique x-wing,xy-wing puzzle.txt",
            "sudoku hint --json puzzle.txt",
        ],
    ),
    (
        "explain",
        &[
            "sudoku explain puzzle.txt",
            "sudoku explain puzzle.txt -o steps.pdf",
            "sudoku explain --upto xy-wing puzzle.txt",
            "sudoku explain --order hodoku --scale hodoku puzzle.txt",
            "sudoku explain --not unique-rectangle,chains puzzle.txt",
            "sudoku explain --json list.sdm",
        ],
    ),
    (
        "draw",
        &[
            "sudoku draw puzzle.txt -o puzzle.svg",
            "sudoku draw --hint --labels --legend puzzle.txt -o hint.png",
            "sudoku draw --step 12 --theme dark --size 800 puzzle.txt -o step.svg",
            "sudoku draw --technique x-wing -o x-wing.pdf",
            "sudoku draw --game -o game.png",
            "sudoku create -n 6 | sudoku draw --theme print --across 2 -o sheet.pdf",
            "sudoku draw list.sdm -o 'puzzle-{n}.svg'",
            "sudoku draw --paint given=#7a0019,paper=#fffbe6 puzzle.txt -o cream.svg",
        ],
    ),
    (
        "watch",
        &[
            "sudoku watch puzzle.txt",
            "sudoku watch --method logic --speed 1 puzzle.txt",
            "sudoku watch --method search --versus backtrack puzzle.txt",
            "sudoku watch --all several.txt",
            "sudoku watch --json puzzle.txt | head",
            "sudoku watch --every 1000 --csv puzzle.txt > frames.csv",
            "sudoku watch --record search.cast puzzle.txt",
        ],
    ),
    (
        "rate",
        &[
            "sudoku rate puzzle.txt",
            "sudoku rate --scale hodoku puzzle.txt",
            "sudoku rate --csv list.sdm > ratings.csv",
            "sudoku rate --jobs 4 --timeout 1m --json list.sdm",
            "sudoku rate --csv --plot ratings.svg list.sdm > ratings.csv",
        ],
    ),
    (
        "techniques",
        &[
            "sudoku techniques",
            "sudoku techniques x-wing",
            "sudoku techniques fish",
            "sudoku techniques x-wing --positions | sudoku hint",
            "sudoku techniques mutant-swordfish --positions | sudoku hint --technique mutant-swordfish",
            "sudoku techniques --json",
        ],
    ),
    (
        "convert",
        &[
            "sudoku convert puzzle.sdk --to line",
            "sudoku convert 'https://f-puzzles.com/?load=N4Ig…' --to pretty",
            "sudoku convert puzzle.txt --to fpuzzles -o link.txt",
            "sudoku convert week.sdm --to sudokuwiki-link",
        ],
    ),
    (
        "show",
        &[
            "sudoku show puzzle.txt",
            "sudoku show 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "sudoku show --to pencilmarks puzzle.sdk",
        ],
    ),
    (
        "create",
        &[
            "sudoku create",
            "sudoku create --seed 42 --count 100 --to sdm -o hundred.sdm",
            "sudoku create --clues 26..28 --symmetry rotate180 --to pretty",
            "sudoku create --difficulty hard --not unique-rectangle",
            "sudoku create --rating 6.6..7.2 --timeout 30s",
            "sudoku create --hodoku unfair --needs sue-de-coq",
            "sudoku create --needs x-wing,xy-wing --to sudokuwiki",
            "sudoku create --pattern heart.txt",
            "sudoku create --minimal --count 1000 --stats --to line > thousand.txt",
            "sudoku create --count 100 --stats --plot hundred.svg --to sdm > hundred.sdm",
            "sudoku create --size 16",
            "sudoku create --diagonals --to tatham",
            "sudoku create --jigsaw random --size 7",
        ],
    ),
    (
        "minimize",
        &[
            "sudoku minimize puzzle.txt",
            "sudoku minimize --symmetry rotate180 puzzle.txt",
            "sudoku minimize --jobs 4 --csv list.sdm > minimal.csv",
        ],
    ),
    (
        "reduce",
        &[
            "sudoku reduce --keep-rating puzzle.txt",
            "sudoku reduce --clues 25 --seed 3 puzzle.txt",
            "sudoku reduce --keep-rating --clues 28 --json list.sdm",
        ],
    ),
    (
        "complete",
        &[
            "sudoku complete sketch.txt",
            "sudoku complete --seed 7 --to pretty several.txt",
            "sudoku complete --timeout 10s empty-25x25.txt",
        ],
    ),
    (
        "transform",
        &[
            "sudoku transform --rotate 90 puzzle.txt",
            "sudoku transform --mirror h --relabel 987654321 puzzle.txt",
            "sudoku transform --random --seed 7 list.sdm > scrambled.sdm",
            "sudoku transform --normalize-digits list.sdm",
            "sudoku transform --apply 'transpose rows 213456789' puzzle.txt",
        ],
    ),
    (
        "canonical",
        &[
            "sudoku canonical puzzle.txt",
            "sudoku canonical --automorphisms --with-transform puzzle.txt",
            "sudoku canonical --by solution list.sdm > forms.txt",
            "sudoku canonical --csv solutions.txt > forms.csv",
        ],
    ),
    (
        "same",
        &[
            "sudoku same mine.txt theirs.txt",
            "sudoku same --json mine.txt -",
            "sudoku same a.txt b.txt && echo equivalent",
        ],
    ),
    (
        "dedupe",
        &[
            "sudoku dedupe list.sdm > different.sdm",
            "sudoku dedupe --repeats train.txt test.txt",
            "sudoku dedupe --by solution --csv *.sdm > groups.csv",
            "sudoku dedupe --memory 4G --jobs 8 billion.txt -o different.txt",
        ],
    ),
    (
        "filter",
        &[
            "sudoku filter --rating 6.6..7.2 list.sdm > expert.sdm",
            "sudoku filter --difficulty hard --not unique-rectangle list.txt",
            "sudoku filter --needs x-wing --clues ..26 list.txt",
            "sudoku filter --hodoku unfair --symmetry rotate180 --csv list.csv > judged.csv",
            "sudoku filter --unique --minimal list.txt -o minimal.txt",
            "sudoku filter --unique --invert list.txt",
            "sudoku filter --size 9 mixed.txt --to line",
        ],
    ),
    (
        "sort",
        &[
            "sudoku sort --by rating list.sdm > easiest-first.sdm",
            "sudoku sort --by clues --reverse list.txt",
            "sudoku sort --by hodoku --csv list.txt > scores.csv",
            "sudoku sort --by canonical list.txt",
        ],
    ),
    (
        "sample",
        &[
            "sudoku sample --count 100 list.sdm > hundred.sdm",
            "sudoku sample --fraction 0.1 --seed 7 list.csv > tenth.csv",
            "sudoku sample --count 20 --shuffle list.txt",
            "sudoku sample --shuffle --seed 1 list.txt -o shuffled.txt",
        ],
    ),
    (
        "stats",
        &[
            "sudoku stats list.sdm",
            "sudoku stats --scale hodoku list.sdm",
            "sudoku stats --no-ratings million.txt",
            "sudoku stats --csv list.sdm > figures.csv",
            "sudoku stats --plot figures.svg list.sdm",
        ],
    ),
    (
        "play",
        &[
            "sudoku play",
            "sudoku play --difficulty hard --seed 42",
            "sudoku play puzzle.txt",
            "sudoku play --resume",
            "sudoku play --list",
            "sudoku create | sudoku play",
            "sudoku play --size 16",
            "sudoku play --jigsaw random",
            "sudoku play --plain --checks off puzzle.txt",
            "sudoku play --stats --csv > games.csv",
        ],
    ),
    ("formats", &["sudoku formats", "sudoku formats --json"]),
    (
        "config",
        &[
            "sudoku config",
            "sudoku config scale hodoku",
            "sudoku config format",
            "sudoku config --unset format",
            "sudoku config --edit",
        ],
    ),
    (
        "completions",
        &[
            "sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku",
            "sudoku completions fish > ~/.config/fish/completions/sudoku.fish",
        ],
    ),
    (
        "man",
        &["sudoku man > sudoku.1", "sudoku man solve | man -l -", "sudoku man --all ~/.local/share/man/man1"],
    ),
];

/// Examples with a note: the id of its message.
const NOTES: &[(&str, &str)] = &[
    ("sudoku solve --answers *.sdk", "example-answers"),
    ("sudoku same --json mine.txt -", "example-second-puzzle"),
    ("sudoku dedupe --repeats train.txt test.txt", "example-repeats"),
    ("sudoku filter --unique --invert list.txt", "example-not-unique"),
    ("sudoku config", "example-settings"),
    ("sudoku config scale hodoku", "example-setting"),
    ("sudoku config format", "example-value"),
];

/// The examples of a command, a line each; the notes are below each other.
pub fn examples(command: &str) -> Vec<String> {
    let examples = EXAMPLES.iter().find(|(name, _)| *name == command).map_or(&[][..], |(_, all)| all);
    let note = |example: &str| NOTES.iter().find(|(noted, _)| *noted == example).map(|(_, id)| id);
    let noted = examples.iter().filter(|example| note(example).is_some());
    let width = noted.map(|example| example.len()).max().unwrap_or(0);
    let line = |example: &&str| match note(example) {
        Some(id) => format!("{example:width$}  # {}", TEXTS.message(id, &[])),
        None => (*example).to_owned(),
    };
    examples.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    #[test]
    fn every_command_has_examples_of_itself() {
        for command in args::parser().get_subcommands() {
            let call = format!("sudoku {}", command.get_name());
            let examples = examples(command.get_name());
            assert!(examples.iter().any(|example| example.contains(&call)), "{call}");
        }
        assert!(EXAMPLES.iter().all(|(name, _)| args::parser().find_subcommand(name).is_some()));
        let has_note = |noted: &str| EXAMPLES.iter().any(|(_, examples)| examples.contains(&noted));
        assert!(NOTES.iter().all(|(noted, _)| has_note(noted)));
    }

    #[test]
    fn notes_are_comments_below_each_other() {
        assert_eq!(
            &examples("config")[..3],
            [
                "sudoku config               # all settings and their values",
                "sudoku config scale hodoku  # change a setting",
                "sudoku config format        # the value of a setting",
            ]
        );
    }

    #[test]
    fn every_example_can_be_parsed() {
        let commands = EXAMPLES.iter().flat_map(|(_, examples)| *examples);
        for text in commands.flat_map(|text| text.split(" | ")).filter(|text| text.starts_with("sudoku ")) {
            let end = text.find('>').or(text.find("&&")).unwrap_or(text.len());
            let words = text[..end].replace('\'', "").replace("transpose rows ", "transpose-rows-");
            let parsed = args::parser().try_get_matches_from(words.split_whitespace());
            assert!(parsed.is_ok(), "{text}: {parsed:?}");
        }
    }
}
