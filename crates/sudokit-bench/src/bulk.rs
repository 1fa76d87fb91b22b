//! Long lists through the program, in every format it reads and writes: the processor time per
//! puzzle, and the ratio to plain lines.
//!
//! The runs of all shapes are interleaved, so that other load on the machine affects all of them
//! equally, and the best run of each counts. Every answer is checked.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sudokit::Geometry;
use sudokit::generate::Generator;

use crate::Outcome;

/// The number of puzzles in a list, and how many of them are different.
const PUZZLES: usize = 2_000_000;
const DIFFERENT: usize = 10_000;

const PASSES: usize = 2;

/// The number of cells in a puzzle.
const CELLS: usize = 81;

/// A way to call the program on a file.
struct Shape {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The input file.
    file: &'static str,
    /// The number of output lines per puzzle, and of further lines.
    lines: (usize, usize),
}

const fn shape(
    name: &'static str,
    arguments: &'static [&'static str],
    file: &'static str,
    lines: (usize, usize),
) -> Shape {
    Shape { name, arguments, file, lines }
}

const SHAPES: &[Shape] = &[
    shape("lines", &["solve"], "lines.txt", (1, 0)),
    shape("lines_json", &["solve", "--json"], "lines.txt", (1, 0)),
    shape("lines_csv", &["solve", "--csv"], "lines.txt", (1, 1)),
    shape("lines_answers", &["solve", "--answers", "--force"], "lines.txt", (1, 0)),
    shape("check_json", &["check", "--json"], "lines.txt", (1, 0)),
    shape("check_csv", &["check", "--csv"], "lines.txt", (1, 1)),
    shape("count_json", &["count", "--json"], "lines.txt", (1, 0)),
    shape("csv", &["solve"], "table.csv", (1, 0)),
    shape("csv_csv", &["solve", "--csv"], "table.csv", (1, 1)),
    shape("csv_quoted", &["solve"], "quoted.csv", (1, 0)),
    shape("json_lines", &["solve"], "rows.jsonl", (1, 0)),
    shape("json_json", &["solve", "--json"], "rows.jsonl", (1, 0)),
    shape("json_list", &["solve"], "list.json", (1, 0)),
    shape("grids", &["solve"], "grids.txt", (10, 0)),
    shape("grids_spaced", &["solve"], "spaced.txt", (10, 0)),
    shape("opensudoku", &["solve", "--to", "line"], "games.xml", (1, 0)),
];

/// The duration of a run.
#[derive(Clone, Copy)]
struct Taken {
    processor: Duration,
    wall: Duration,
}

impl Taken {
    const MOST: Self = Self { processor: Duration::MAX, wall: Duration::MAX };
}

pub fn run(program: &Path) -> Outcome {
    let folder = tempfile::tempdir()?;
    write_lists(folder.path())?;
    let mut best = vec![[Taken::MOST; 2]; SHAPES.len()];
    for _ in 0..PASSES {
        for (shape, best) in SHAPES.iter().zip(&mut best) {
            for (jobs, best) in (1..).zip(best) {
                let taken = run_once(program, folder.path(), shape, jobs)?;
                best.processor = best.processor.min(taken.processor);
                best.wall = best.wall.min(taken.wall);
            }
        }
    }
    println!("shape  jobs  processor_us_per_puzzle  ratio_to_lines  wall_s  speedup");
    let lines = best[0][0].processor.as_secs_f64();
    for (shape, best) in SHAPES.iter().zip(&best) {
        for (jobs, taken) in (1..).zip(best) {
            let seconds = taken.processor.as_secs_f64();
            println!(
                "{}  {jobs}  {:.3}  {:.1}  {:.2}  {:.2}",
                shape.name,
                seconds * 1e6 / PUZZLES as f64,
                seconds / lines,
                taken.wall.as_secs_f64(),
                best[0].wall.as_secs_f64() / taken.wall.as_secs_f64(),
            );
        }
    }
    Ok(())
}

/// Runs the program once and checks its output.
fn run_once(
    program: &Path,
    folder: &Path,
    shape: &Shape,
    jobs: usize,
) -> Result<Taken, Box<dyn std::error::Error>> {
    let out: PathBuf = folder.join("out");
    let (start, before) = (Instant::now(), children()?);
    let status = Command::new(program)
        .args(shape.arguments)
        .arg(format!("-j{jobs}"))
        .arg(folder.join(shape.file))
        .stdout(File::create(&out)?)
        .stderr(Stdio::inherit())
        .status()?;
    let taken = Taken { wall: start.elapsed(), processor: children()?.saturating_sub(before) };
    let text = fs::read_to_string(&out)?;
    // The blank line after the last board is missing.
    let missing = usize::from(shape.lines.0 > 1);
    let expected = PUZZLES * shape.lines.0 + shape.lines.1 - missing;
    if !status.success() || text.lines().count() != expected {
        let found = text.lines().count();
        return Err(format!("{}: {found} lines of output instead of {expected}", shape.name).into());
    }
    check_solutions(shape, &text)?;
    Ok(taken)
}

/// Checks that every solution in a list of lines or grids is a full grid.
fn check_solutions(shape: &Shape, text: &str) -> Outcome {
    if !shape.arguments.contains(&"solve")
        || shape.arguments.iter().any(|flag| ["--json", "--csv"].contains(flag))
    {
        return if text.contains("\"none\"") { Err("a puzzle has no solution".into()) } else { Ok(()) };
    }
    let symbols = text.bytes().filter(u8::is_ascii_digit).count();
    if symbols == PUZZLES * CELLS && !text.contains('0') {
        Ok(())
    } else {
        Err(format!("{}: some solutions are not full", shape.name).into())
    }
}

/// Returns the processor time of all child processes that have ended.
fn children() -> Result<Duration, Box<dyn std::error::Error>> {
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat")
        .map_err(|error| format!("cannot read processor times from /proc: {error}"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: f64 = fields[13].parse::<f64>()? + fields[14].parse::<f64>()?;
    Ok(Duration::from_secs_f64(ticks / TICKS_A_SECOND))
}

/// Writes the same puzzles in every format.
fn write_lists(folder: &Path) -> Outcome {
    let board = Geometry::of_side(9).ok_or("there is no 9x9 board")?;
    let mut made = Vec::new();
    Generator::new(board).seed(1).worker().make_all(0..DIFFERENT as u64, &mut made);
    let lines: Vec<String> = made
        .into_iter()
        .map(|made| {
            made.map(|made| made.puzzle.to_line()).map_err(|_| "a puzzle could not be generated".into())
        })
        .collect::<Result<_, Box<dyn std::error::Error>>>()?;
    let write = |name: &str, before: &str, between: &str, after: &str, puzzle: &dyn Fn(&str) -> String| {
        let once: Vec<String> = lines.iter().map(|line| puzzle(line)).collect();
        let once = once.join(between);
        let all = vec![once; PUZZLES / DIFFERENT].join(between);
        fs::write(folder.join(name), format!("{before}{all}{after}"))
    };
    let rows = |line: &str, between: &str| -> Vec<String> {
        let row =
            |row: &[u8]| row.iter().map(|&b| char::from(b).to_string()).collect::<Vec<_>>().join(between);
        line.as_bytes().chunks(9).map(row).collect()
    };
    let zeros = |line: &str| line.replace('.', "0");
    write("lines.txt", "", "\n", "\n", &|line| line.to_owned())?;
    write("table.csv", "source,question,answer,rating\n", "\n", "\n", &|line| format!("x,{line},,3"))?;
    write("quoted.csv", "id,puzzle,note\n", "\n", "\n", &|line| format!("7,{line},\"a, \"\"b\"\"\""))?;
    write("rows.jsonl", "", "\n", "\n", &|line| {
        format!("{{\"source\":\"list\",\"line\":1,\"puzzle\":\"{line}\",\"status\":\"made\",\"error\":null}}")
    })?;
    write("list.json", "[", ",", "]\n", &|line| {
        let rows: Vec<String> = rows(&zeros(line), ",").iter().map(|row| format!("[{row}]")).collect();
        format!("[{}]", rows.join(","))
    })?;
    write("grids.txt", "", "\n", "", &|line| rows(line, "").join("\n") + "\n")?;
    write("spaced.txt", "", "\n", "", &|line| rows(&zeros(line), " ").join("\n") + "\n")?;
    write("games.xml", "<opensudoku>\n", "\n", "\n</opensudoku>\n", &|line| {
        format!("<game created=\"0\" data=\"{}\" note=\"\"/>", zeros(line))
    })?;
    Ok(())
}
