//! Pictures of counts: the figures are those that are printed, and no file is lost.

use std::collections::BTreeMap;
use std::fs;

use roxmltree::{Document, Node};

use super::program::{PUZZLE, Program};

const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The texts of a picture, in the order in which they are drawn.
struct Picture {
    title: String,
    description: String,
    /// The headline, the titles of the histograms and the note.
    legend: Vec<String>,
    /// The numbers at lines, and the labels of bars.
    grid: Vec<String>,
    /// The counts of bars.
    counts: Vec<u64>,
}

impl Picture {
    fn new(svg: &str) -> Self {
        let document = Document::parse(svg).unwrap();
        let text = |node: Node| node.text().unwrap_or_default().to_owned();
        let only = |name: &str| text(document.descendants().find(|node| node.has_tag_name(name)).unwrap());
        let layer = |name: &str| -> Vec<String> {
            let layer = document.descendants().find(|node| node.attribute("class") == Some(name));
            let texts = layer.into_iter().flat_map(|layer| layer.descendants());
            texts.filter(|node| node.has_tag_name("text")).map(text).collect()
        };
        Self {
            title: only("title"),
            description: only("desc"),
            legend: layer("legend"),
            grid: layer("grid"),
            counts: layer("badges").iter().map(|count| count.replace(',', "").parse().unwrap()).collect(),
        }
    }
}

/// Counts as the picture has them: columns have the largest first and none that is 0.
fn as_columns(counts: impl IntoIterator<Item = u64>) -> Vec<u64> {
    let mut counts: Vec<u64> = counts.into_iter().filter(|count| *count > 0).collect();
    counts.sort_unstable_by(|one, other| other.cmp(one));
    counts
}

/// A program with 200 minimal puzzles in `list.txt`.
fn with_list() -> Program {
    let program = Program::new();
    let made = program.run("create --seed 5 --count 200 --minimal --to line");
    program.file("list.txt", made.out);
    program
}

#[test]
fn the_picture_of_stats_has_the_figures_that_are_printed() {
    let program = with_list();
    let printed = program.run("stats list.txt --plot stats.svg");
    assert_eq!((printed.code, &printed.errors[..]), (Some(0), ""));
    assert_eq!(printed.out, program.run("stats list.txt").out);
    let picture = Picture::new(&program.read("stats.svg"));
    assert_eq!(picture.title, "200 puzzles");

    let rows = program.run("stats --csv list.txt").out;
    let figures = |name: &str| -> Vec<(String, u64)> {
        let rows = rows.lines().map(|row| row.split(',').collect::<Vec<_>>());
        let there = rows.filter(|row| row[0] == name && row[1] != "unrated");
        there.map(|row| (row[1].to_owned(), row[2].parse().unwrap())).collect()
    };
    let counts = |name: &str| figures(name).into_iter().map(|(_, count)| count);
    // Each column of ratings is half a point.
    let mut ratings: BTreeMap<u64, u64> = BTreeMap::new();
    for (er, count) in figures("er") {
        *ratings.entry(er.replace('.', "").parse::<u64>().unwrap() / 5).or_default() += count;
    }
    let mut expected = as_columns(counts("clues"));
    expected.extend(as_columns(ratings.into_values()));
    expected.extend(counts("level"));
    expected.extend(counts("hardest"));
    assert_eq!(picture.counts, expected);

    // The terminal shows the most frequent techniques, the picture all of them.
    let techniques = printed.out.lines().skip_while(|line| *line != "hardest technique:").skip(1).take(12);
    let name = |line: &str| line.trim().split("  ").next().unwrap().to_owned();
    let techniques: Vec<String> = techniques.map(name).collect();
    assert!(figures("hardest").len() > 12);
    let place = picture.grid.iter().position(|text| *text == techniques[0]).unwrap();
    assert_eq!(picture.grid[place..place + 12], techniques);
    assert_eq!(picture.grid.len(), place + figures("hardest").len());

    let spread = |start: &str| printed.out.lines().find_map(|line| line.strip_prefix(start)).unwrap();
    assert_eq!(
        picture.legend,
        [
            "200 puzzles",
            "Puzzles by number of clues",
            spread("clues: "),
            "Puzzles by rating (ER)",
            spread("rating (ER): "),
            "Puzzles by level",
            "Puzzles by hardest technique",
        ]
    );
    let start = format!("Puzzles by number of clues: {}. Largest counts of 200: ", spread("clues: "));
    assert!(picture.description.starts_with(&start), "{}", picture.description);
}

#[test]
fn all_commands_draw_the_same_figures() {
    let program = Program::new();
    for (flags, scale) in [("--minimal", "explainer"), ("--hodoku medium", "hodoku")] {
        let made = program
            .run(&format!("create --seed 5 --count 60 {flags} --to line --stats --plot create.svg --force"));
        assert_eq!(made.code, Some(0), "{}", made.errors);
        program.file("list.txt", made.out);
        program.run(&format!("stats --scale {scale} list.txt --plot stats.svg --force"));
        program.run(&format!("rate --scale {scale} list.txt --plot rate.svg --force"));
        let [create, stats, rate] =
            ["create.svg", "stats.svg", "rate.svg"].map(|file| Picture::new(&program.read(file)));
        assert_eq!(create.title, "60 new puzzles, seed 5");
        assert_eq!((&stats.title[..], &rate.title[..]), ("60 puzzles", "60 puzzles"));
        if scale == "explainer" {
            assert_eq!(create.counts, stats.counts);
            assert_eq!(create.grid, stats.grid);
            assert_eq!(create.legend[1..], stats.legend[1..]);
        } else {
            let titles =
                ["Puzzles by HoDoKu's score", "Puzzles by HoDoKu's level", "Puzzles by hardest technique"];
            let of_rate: Vec<&String> =
                rate.legend.iter().filter(|text| text.starts_with("Puzzles")).collect();
            assert_eq!(of_rate, titles);
            for title in titles.into_iter().chain(["Puzzles by rating (ER)"]) {
                assert!(create.legend.iter().any(|text| text == title), "{:?}", create.legend);
            }
        }
        // `rate` says nothing about clues.
        let clues = stats.counts.len() - rate.counts.len();
        assert_eq!(stats.counts[..clues].iter().sum::<u64>(), 60);
        assert_eq!(rate.counts, stats.counts[clues..]);
        assert!(!rate.legend.iter().any(|text| text.contains("clues")), "{:?}", rate.legend);
    }
}

#[test]
fn the_picture_does_not_depend_on_jobs_or_on_the_form_of_results() {
    let program = with_list();
    for command in ["rate", "rate --scale hodoku", "stats"] {
        let mut pictures = Vec::new();
        for flags in ["--jobs 1", "--jobs 4", "--json", "--csv --jobs 3", "-o out.txt"] {
            let drawn = program.run(&format!("{command} {flags} list.txt --plot plot.svg --force"));
            assert_eq!((drawn.code, &drawn.errors[..]), (Some(0), ""), "{command} {flags}");
            assert_eq!(drawn.out.is_empty(), flags.contains("-o"), "{command} {flags}");
            pictures.push(program.read("plot.svg"));
        }
        assert!(pictures.iter().all(|picture| *picture == pictures[0]), "{command}");
    }
    let create = |jobs: &str| {
        let options = "--seed 1 --count 60 --to line --stats --plot plot.svg --force";
        program.run(&format!("create {options} --jobs {jobs}"));
        program.read("plot.svg")
    };
    assert_eq!(create("1"), create("3"));
}

#[test]
fn a_note_says_what_the_figures_leave_out() {
    let program = Program::new();
    let large = program.run("create --size 16 --seed 3 --to line").out;
    program.file("list.txt", format!("{PUZZLE}\n{SEVERAL}\n{large}53..7\n{CLASHING}\n"));
    let rated = program.run("rate list.txt --jobs 3 --plot rate.svg");
    assert_eq!(rated.code, Some(3));
    let rate = Picture::new(&program.read("rate.svg"));
    assert_eq!(rate.title, "3 puzzles");
    assert_eq!(
        rate.legend.last().unwrap(),
        "1 puzzle was not rated. 2 entries cannot be read or have clashing givens."
    );
    // The large board has a level, but no rating.
    assert!(rate.legend.contains(&"Boards that have no rating, by level".to_owned()), "{:?}", rate.legend);
    program.run("stats list.txt --plot stats.svg");
    let stats = Picture::new(&program.read("stats.svg"));
    assert_eq!(
        stats.legend.last().unwrap(),
        "1 puzzle does not have exactly one solution. 2 entries cannot be read or have clashing givens."
    );
    program.run("stats --no-ratings list.txt --plot clues.svg");
    let clues = Picture::new(&program.read("clues.svg"));
    assert_eq!(clues.legend[1], "Puzzles by number of clues");
    assert!(!clues.legend.iter().any(|text| text.contains("rating")), "{:?}", clues.legend);
    assert_eq!(clues.counts.iter().sum::<u64>(), 3);

    program.file("none.txt", "53..7\n");
    for command in ["rate", "stats"] {
        program.run(&format!("{command} none.txt --plot none.svg --force"));
        let none = Picture::new(&program.read("none.svg"));
        let note = "1 entry cannot be read or has clashing givens.";
        assert_eq!(none.legend, ["0 puzzles", "There is nothing to count.", note], "{command}");
    }
}

#[test]
fn other_files_are_refused_before_the_work() {
    let program = Program::new();
    program.file("old.svg", "precious");
    program.file("list.txt", PUZZLE);
    // Without the error, this would take days.
    let create = "create --count 1000000000 --stats --to line";
    for command in [create, "rate list.txt", "stats list.txt"] {
        for (flags, problem) in [
            ("--plot old.svg", "old.svg already exists; use --force to replace it"),
            ("--plot nowhere/a.svg", "nowhere/a.svg cannot be written: there is no folder nowhere"),
            (
                "--plot a.svg -o a.svg",
                "--plot and --output have the same file, a.svg: choose another name for one of them",
            ),
            (
                "--plot ./a.svg -o a.svg --force",
                "--plot and --output have the same file, ./a.svg: choose another name for one of them",
            ),
        ] {
            let refused = program.run(&format!("{command} {flags}"));
            assert_eq!(refused.errors, format!("error: {problem}\n"), "{command} {flags}");
            assert_eq!((&refused.out[..], refused.code), ("", Some(2)), "{command} {flags}");
        }
        for name in ["a.jpg", "list.txt", "picture7", "-"] {
            let refused = program.run(&format!("{command} --plot {name}"));
            let problem = "choose a name for the picture that ends with .svg, .png or .pdf";
            let first = refused.errors.lines().next();
            assert_eq!(first, Some(&format!("error: --plot {name}: {problem}")[..]), "{command}");
            assert_eq!(refused.code, Some(2));
        }
    }
    assert_eq!(program.read("old.svg"), "precious");
    assert_eq!(program.files(), ["list.txt", "old.svg"]);
    let forced = program.run("stats list.txt --plot old.svg --force");
    assert_eq!(forced.code, Some(0));
    assert_eq!(Picture::new(&program.read("old.svg")).title, "1 puzzle");
    assert_eq!(program.run("stats list.txt --plot NEW.SVG").code, Some(0));
    assert_eq!(program.files(), ["NEW.SVG", "list.txt", "old.svg"]);
}

#[test]
fn create_draws_what_it_counts() {
    let refused = Program::new().run("create --plot a.svg");
    assert_eq!(refused.errors.lines().next(), Some("error: the option --stats is missing"));
    assert_eq!(refused.code, Some(2));
}

/// The picture is a result of its own.
#[test]
fn the_picture_is_complete_if_standard_output_is_closed() {
    use std::process::{Command, Stdio};
    let program = with_list();
    program.run("rate list.txt --plot whole.svg");
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["rate", "list.txt", "--jobs", "2", "--plot", "closed.svg"])
        .current_dir(program.folder())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
    assert_eq!(program.read("closed.svg"), program.read("whole.svg"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_no_picture() {
    use std::process::{Command, Stdio};
    let program = with_list();
    let list = program.read("list.txt").repeat(2000);
    program.file("list.txt", list);
    for (line, results) in [
        ("create --count 1000000000 --seed 1 --to line --jobs 2 --stats -o out.txt", true),
        ("rate list.txt --jobs 2 -o out.txt", true),
        ("stats list.txt -o out.txt", false),
    ] {
        let child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(line.split(' ').chain(["--plot", "plot.svg"]))
            .current_dir(program.folder())
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(500));
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{line}: {errors}");
        assert!(errors.ends_with("\nThe picture was not drawn.\n"), "{line}: {errors}");
        let expected: &[&str] = if results { &["list.txt", "out.txt.partial"] } else { &["list.txt"] };
        assert_eq!(program.files(), expected, "{line}");
        let _ = fs::remove_file(program.folder().join("out.txt.partial"));
    }
}
