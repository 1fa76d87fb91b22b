//! `sudoku draw`: puzzles, hints, lessons and games as pictures.
//!
//! ```text
//! puzzles of the input ┐
//! a lesson's example   ├─▶ Scene ─▶ Drawing ─▶ one file, a sheet, or a file for each
//! a saved game         ┘
//! ```

use std::path::{Path, PathBuf};

use sudokit::board::Progress;
use sudokit::logic::Technique;
use sudokit::logic::explain::Reveal;
use sudokit::solve::{NotUnique, Uniqueness};
use sudokit::{Puzzle, format};
use sudokit_draw::{Content, Drawing, Scene, Size, View, Visibility, draw, sheet};
use sudokit_game::Hint;
use sudokit_store::Store;

use super::play;
use super::verdict::{Verdict, with_position};
use crate::args::{self, ResultOptions, Target};
use crate::input::{Item, PuzzleReader};
use crate::picture::{PictureFormat, PictureWriter};
use crate::report::{Event, GlobalOptions, Report};
use crate::row::Columns;
use crate::sink::write_file;
use crate::status::{Status, UsageError};
use crate::stop;
use crate::texts::text;

/// In the name of a file, the place of the puzzle's number.
const NUMBER: &str = "{n}";

/// The most boards of a sheet. More would be too small to see, and need much memory.
const MOST_BOARDS: usize = 1000;

/// The width of a PNG in pixels, unless the board needs more.
const PNG_WIDTH: f32 = 1000.0;

/// The number of boards next to each other on a page.
const PAGE_ACROSS: usize = 2;

pub fn run(arguments: &args::Draw, options: GlobalOptions) -> anyhow::Result<Status> {
    let names = FileNames::of(&arguments.target);
    let writer = PictureWriter::new(format_of(arguments)?, arguments.look.font.as_deref())?;
    let output = arguments.target.output.clone().filter(|_| names.is_none());
    let target = Target { output, force: arguments.target.force };
    let mut report =
        Report::new(&ResultOptions { target, json: false, csv: false }, options, Columns::of(&[]))?;
    if names.is_none() && report.look.is_terminal && !writer.format.is_text() {
        return Err(UsageError(text!("draw-no-terminal", format = writer.format.name())).into());
    }
    let mut album = Album { arguments, writer, names, caption: Caption::Title, drawings: Vec::new() };
    if let Some(technique) = arguments.technique {
        album.add(lesson(technique, &report)?, 1)?;
    } else if let Some(name) = &arguments.game {
        album.add(saved_game(name)?, 1)?;
    } else {
        draw_puzzles(arguments, options, &mut album, &mut report)?;
    }
    album.finish(&mut report)?;
    report.finish()
}

fn draw_puzzles(
    arguments: &args::Draw,
    options: GlobalOptions,
    album: &mut Album,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut puzzles = PuzzleReader::new(&arguments.input, options.naming())?;
    if album.names.is_none() && puzzles.has_several() {
        album.caption = Caption::Number;
    }
    let first = puzzles.skipped() + 1;
    for (number, entry) in (first..).zip(puzzles) {
        if stop::is_interrupted() {
            report.status.note(Status::Interrupted);
            break;
        }
        match entry {
            Ok(item) => {
                if let Some(scene) = scene(arguments, &item, report) {
                    album.add(scene, number)?;
                }
            }
            Err(refusal) => report.refuse(&refusal),
        }
        report.finish_puzzles(1);
    }
    Ok(())
}

/// What there is to see of a puzzle. If there is nothing, reports why.
fn scene(arguments: &args::Draw, item: &Item, report: &mut Report) -> Option<Scene> {
    let puzzle = report.puzzle(item)?;
    let record = &item.record;
    let scene = if arguments.hint || arguments.step.is_some() {
        step_scene(arguments, item, report)
    } else if arguments.solution {
        solution(&puzzle, item, report)
    } else if arguments.candidates {
        let candidates =
            record.candidates().map_err(|error| report.no_result(item, &Verdict::refused(&error)));
        candidates.ok().map(|candidates| Scene::of(&candidates, &record.alphabet).found_since(&puzzle))
    } else {
        Some(Scene::of_progress(&puzzle, &record.progress, &record.alphabet))
    };
    let mut scene = scene?;
    scene.title = title(&puzzle);
    if scene.description.is_empty() {
        scene.description = rows(&scene);
    }
    scene.coordinates = report.look.naming;
    Some(scene)
}

/// A step in the position before it.
fn step_scene(arguments: &args::Draw, item: &Item, report: &mut Report) -> Option<Scene> {
    let mut scene = None;
    with_position(item, None, report, |position, report| {
        let (position, control) = match position {
            Ok(position) => position,
            Err(verdict) => return report.no_result(item, &verdict),
        };
        let mut solver = position.solver(arguments.order).control(control);
        if position.uniqueness().solution().is_none() {
            solver = solver.without_uniqueness();
        }
        let wanted = arguments.step.unwrap_or(1);
        for number in 1..=wanted {
            let Some(step) = solver.next_step() else {
                let why = match number {
                    _ if solver.is_stopped() => {
                        return report.no_result(item, &Verdict::stopped(text!("hint-stopped")));
                    }
                    1 => text!("hint-nothing-found"),
                    _ => text!("draw-fewer-steps", steps = number - 1),
                };
                return report.no_result(item, &Verdict::new(Status::No, "stuck", why));
            };
            if number == wanted {
                let alphabet = &item.record.alphabet;
                let candidates = solver.candidates().clone();
                let explanation = step.explain_in(&candidates, alphabet, report.look.naming);
                let revealed = arguments.reveal.unwrap_or(Reveal::Proof);
                let hint = Hint { candidates, step, explanation, revealed, sentence: None };
                let drawn = hint.scene(position.puzzle(), alphabet);
                scene =
                    Some(if arguments.candidates { drawn.with_candidates(&hint.candidates) } else { drawn });
                return;
            }
            solver.apply(&step);
        }
    });
    scene
}

/// The solution, with the digits of the puzzle as givens.
fn solution(puzzle: &Puzzle, item: &Item, report: &mut Report) -> Option<Scene> {
    let control = report.control(None);
    let problem = match puzzle.solve().control(&control).uniqueness() {
        Uniqueness::One(solution) => {
            let mut scene = Scene::of_progress(puzzle, &Progress::default(), &item.record.alphabet);
            for cell in puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_none()) {
                scene.set(cell, Content::Found(solution.get(cell)));
            }
            return Some(scene);
        }
        Uniqueness::None => Verdict::no_solution(),
        Uniqueness::Several => {
            Verdict::new(Status::SeveralSolutions, "several", text!("puzzle-several-solutions"))
        }
        Uniqueness::Unknown => Verdict::not_unique(&NotUnique::Stopped { found: None }),
    };
    report.no_result(item, &problem);
    None
}

/// The example of a lesson, with its step.
fn lesson(technique: Technique, report: &Report) -> anyhow::Result<Scene> {
    let nothing = || UsageError(text!("draw-no-example", technique = technique.name()));
    let record = format::parse(technique.example().ok_or_else(nothing)?)?;
    let candidates = record.candidates()?;
    let step = technique.find_first(&candidates).ok_or_else(nothing)?;
    let explanation = step.explain_in(&candidates, &record.alphabet, report.look.naming);
    let hint = Hint { candidates, step, explanation, revealed: Reveal::Proof, sentence: None };
    let mut scene = hint.scene(&record.puzzle()?, &record.alphabet);
    technique.name().clone_into(&mut scene.title);
    scene.coordinates = report.look.naming;
    Ok(scene)
}

/// A saved game with its digits, notes and colours.
fn saved_game(name: &str) -> anyhow::Result<Scene> {
    let (_, game) = play::saved(&Store::open(), name)?;
    let mut scene = game.scene(None);
    scene.title = title(game.puzzle());
    scene.description = rows(&scene);
    Ok(scene)
}

/// `A 9x9 sudoku with 26 clues`
fn title(puzzle: &Puzzle) -> String {
    let side = puzzle.geometry().side().to_string();
    text!("draw-title", side, clues = puzzle.clues())
}

/// The digits row by row, for people who listen to the picture.
fn rows(scene: &Scene) -> String {
    let (geometry, alphabet) = (scene.geometry(), scene.alphabet());
    let symbol =
        |cell| scene.content(cell).digit().map_or_else(|| ".".to_owned(), |digit| alphabet.symbol(digit));
    let row = |row| {
        let symbols: Vec<String> =
            (0..geometry.side()).map(|column| symbol(geometry.cell(row, column))).collect();
        text!("draw-row", row = scene.coordinates.row(row), symbols = symbols.join(" "))
    };
    (0..geometry.side()).map(row).collect::<Vec<_>>().join("\n")
}

/// The text above a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Caption {
    /// The title that the user gave.
    Title,
    /// The number of the puzzle.
    Number,
}

/// The pictures of a run, and where they go.
struct Album<'a> {
    arguments: &'a args::Draw,
    writer: PictureWriter,
    /// The names of the files, if each picture has its own.
    names: Option<FileNames>,
    caption: Caption,
    /// The pictures that become one file.
    drawings: Vec<Drawing>,
}

impl Album<'_> {
    fn add(&mut self, mut scene: Scene, number: u64) -> anyhow::Result<()> {
        let look = &self.arguments.look;
        if let Some(title) = &look.title {
            scene.title.clone_from(title);
        }
        let drawings = self.drawings_of(&scene, number);
        if let Some(names) = &self.names {
            let path = names.path(number);
            return write_file(&path, &self.file(&drawings)?, self.arguments.target.force);
        }
        self.drawings.extend(drawings);
        if self.drawings.len() > MOST_BOARDS {
            return Err(UsageError(text!("draw-too-many", most = MOST_BOARDS)).into());
        }
        Ok(())
    }

    /// The pictures of a scene: one, or if its chain has many links, one for each part.
    fn drawings_of(&self, scene: &Scene, number: u64) -> Vec<Drawing> {
        let look = &self.arguments.look;
        let parts = scene.parts();
        let count = parts.len();
        let is_alone = count == 1 && self.caption == Caption::Title;
        let view = View {
            theme: look.theme.with(&look.paint),
            // The size is that of the whole file.
            size: look.size.filter(|_| is_alone),
            labels: shown(look.labels),
            legend: shown(look.legend),
            caption: shown(look.title.is_some() || !is_alone),
        };
        let drawn = |(index, mut part): (usize, Scene)| {
            if count > 1 {
                part.title = text!("draw-part", title = part.title, part = index + 1, count);
            } else if self.caption == Caption::Number {
                part.title = number.to_string();
            }
            let mut drawing = draw(&part, &view);
            if let (PictureFormat::Png, None, Size::Pixels(width)) =
                (self.writer.format, look.size, drawing.size)
            {
                drawing.size = Size::Pixels(width.max(PNG_WIDTH));
            }
            drawing
        };
        parts.into_iter().enumerate().map(drawn).collect()
    }

    /// The file of one or several pictures.
    fn file(&self, drawings: &[Drawing]) -> anyhow::Result<Vec<u8>> {
        let look = &self.arguments.look;
        let [first, _, ..] = drawings else { return self.writer.write(&drawings[0]) };
        let title = match (&look.title, self.caption) {
            (Some(title), _) => title.clone(),
            (None, Caption::Title) => first.title.clone(),
            (None, Caption::Number) => text!("draw-sheet-title", n = drawings.len()),
        };
        let across = look.across.map(|across| across as usize);
        if self.writer.format == PictureFormat::Pdf && look.size.is_none() {
            return self.writer.write_pages(&title, drawings, across.unwrap_or(PAGE_ACROSS), look.paper);
        }
        let mut sheet = sheet(drawings, across.unwrap_or_else(|| across_of(drawings.len())), look.size);
        sheet.title = title;
        self.writer.write(&sheet)
    }

    /// Writes the pictures that become one file.
    fn finish(self, report: &mut Report) -> anyhow::Result<()> {
        if !self.drawings.is_empty() && report.status != Status::Interrupted {
            report.write(Event::Text(self.file(&self.drawings)?));
        }
        Ok(())
    }
}

fn shown(is_shown: bool) -> Visibility {
    if is_shown { Visibility::Shown } else { Visibility::Hidden }
}

/// The number of boards next to each other: about as many as below each other.
fn across_of(boards: usize) -> usize {
    (1..boards).find(|across| across * across >= boards).unwrap_or(boards)
}

/// The names of the files of several pictures.
struct FileNames {
    before: String,
    after: String,
}

impl FileNames {
    /// The names, if the name of the output has a place for a number.
    fn of(target: &Target) -> Option<Self> {
        let path = target.output.as_ref()?.to_str()?;
        let (before, after) = path.split_once(NUMBER)?;
        Some(Self { before: before.to_owned(), after: after.to_owned() })
    }

    fn path(&self, number: u64) -> PathBuf {
        PathBuf::from(format!("{}{number}{}", self.before, self.after))
    }
}

/// The format of `--to`, or of the file's name.
fn format_of(arguments: &args::Draw) -> Result<PictureFormat, UsageError> {
    let path = arguments.target.output.as_deref().filter(|path| *path != Path::new("-"));
    let named = path.and_then(PictureFormat::of_path);
    match (arguments.to, path) {
        (Some(format), _) => Ok(format),
        (None, None) => Ok(PictureFormat::Svg),
        (None, Some(path)) => {
            named.ok_or_else(|| UsageError(text!("draw-unknown-ending", file = path.display().to_string())))
        }
    }
}
