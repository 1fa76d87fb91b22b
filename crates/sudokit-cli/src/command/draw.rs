//! `sudoku draw`: puzzles, hints, lessons and games as pictures.
//!
//! ```text
//! puzzles of the input ┐
//! a lesson's example   ├─▶ Scene ─▶ Drawing ─▶ one file, a sheet, or a file for each
//! a saved game         ┘
//! ```

use std::path::PathBuf;

use indicatif::HumanCount;
use sudokit::board::{Coordinates, Progress};
use sudokit::format::Record;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Step, Technique};
use sudokit::solve::{NotUnique, Uniqueness};
use sudokit::{Alphabet, Candidates, Puzzle, format};
use sudokit_draw::{Content, Drawing, Paint, Scene, Sheet, Size, View, Visibility, draw};
use sudokit_game::Hint;
use sudokit_store::Store;

use super::play;
use super::verdict::{Verdict, with_position};
use crate::args::{self, ResultOptions, Target};
use crate::batch;
use crate::input::{Item, Place, PuzzleReader};
use crate::picture::{PictureFormat, PictureWriter};
use crate::report::{Event, GlobalOptions, Report};
use crate::rest::Rest;
use crate::row::Columns;
use crate::sink::write_file;
use crate::status::{Status, UsageError};
use crate::texts::text;

/// In the name of a file, the place of the puzzle's number.
const NUMBER: &str = "{n}";

/// The most boards of a sheet. More would be too small to see.
const MOST_BOARDS: usize = 1000;

/// The most shapes of a sheet with several boards. A shape takes about 250 bytes, and a large board
/// with all candidates has 260,000 shapes.
const MOST_SHAPES: usize = 1_000_000;

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
    let mut album =
        Album { arguments, writer, names, caption: Caption::Title, drawings: Vec::new(), shapes: 0 };
    if let Some(technique) = arguments.technique {
        album.add(lesson(technique, arguments, &report)?, 1, None)?;
    } else if let Some(name) = &arguments.game {
        album.add(saved_game(name.as_deref(), options)?, 1, None)?;
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
    if album.names.is_some() {
        // The files that a stopped run has written are complete, so another run can draw the others.
        report.set_rest(Rest::Skip { skipped: puzzles.skipped(), flags: String::new() });
    } else {
        puzzles.must_not_continue()?;
        if puzzles.has_several() {
            album.caption = Caption::Number;
        }
    }
    batch::one_by_one(puzzles, report, |number, item, report| match scene(arguments, item, report) {
        Some(scene) => album.add(scene, number, Some(item.place())),
        None => Ok(()),
    })
}

/// What there is to see of a puzzle. If there is nothing, reports why.
fn scene(arguments: &args::Draw, item: &Item, report: &mut Report) -> Option<Scene> {
    let puzzle = report.puzzle(item)?;
    let record = &item.record;
    let scene = if arguments.hint || arguments.step.is_some() {
        step_scene(arguments, item, report)
    } else if arguments.solution {
        solution(arguments, &puzzle, item, report)
    } else if arguments.candidates {
        Some(with_candidates(&puzzle, record))
    } else {
        Some(board(&puzzle, record))
    };
    let mut scene = scene?;
    scene.coordinates = report.look.naming;
    describe(&mut scene, &puzzle);
    Some(scene)
}

/// A puzzle with the progress of its player. If its text lists candidates, they belong to the puzzle
/// and are shown, too.
pub fn board(puzzle: &Puzzle, record: &Record) -> Scene {
    if puzzle.grid().limits().is_some() {
        with_candidates(puzzle, record)
    } else {
        Scene::of_progress(puzzle, &record.progress, &record.alphabet)
    }
}

/// The same with all candidates of empty cells.
fn with_candidates(puzzle: &Puzzle, record: &Record) -> Scene {
    Scene::of(&record.progress.candidates(puzzle), &record.alphabet).found_since(puzzle)
}

/// A step in the position before it.
fn step_scene(arguments: &args::Draw, item: &Item, report: &mut Report) -> Option<Scene> {
    let mut scene = None;
    with_position(item, arguments.timeout, report, |position, report| {
        let (position, control) = match position {
            Ok(position) => position,
            // A solved puzzle has no step either, so there is no picture.
            Err(verdict) => {
                let status = verdict.status.max(Status::No);
                return report.no_result(item, &Verdict { status, ..verdict });
            }
        };
        let mut solver = position.solver(arguments.order).control(control);
        if position.uniqueness().solution().is_none() {
            solver = solver.without_uniqueness();
        }
        let (wanted, alphabet) = (arguments.step.unwrap_or(1), &item.record.alphabet);
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
                let candidates = solver.candidates().clone();
                scene = Some(hint_scene(
                    arguments,
                    step,
                    candidates,
                    position.puzzle(),
                    alphabet,
                    report.look.naming,
                ));
                return;
            }
            solver.apply(&step);
        }
    });
    scene
}

/// A step in the position before it, with as much of it as `--reveal` says.
fn hint_scene(
    arguments: &args::Draw,
    step: Step,
    candidates: Candidates,
    puzzle: &Puzzle,
    alphabet: &Alphabet,
    naming: Coordinates,
) -> Scene {
    let explanation = step.explain_in(&candidates, alphabet, naming);
    let revealed = arguments.reveal.unwrap_or(Reveal::Proof);
    let hint = Hint { candidates, step, explanation, revealed, sentence: None };
    let scene = hint.scene_of_picture(puzzle, alphabet);
    if arguments.candidates { scene.with_candidates(&hint.candidates) } else { scene }
}

/// The solution, with the digits of the puzzle as givens.
fn solution(arguments: &args::Draw, puzzle: &Puzzle, item: &Item, report: &mut Report) -> Option<Scene> {
    let control = report.control(arguments.timeout);
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
fn lesson(technique: Technique, arguments: &args::Draw, report: &Report) -> anyhow::Result<Scene> {
    let record = format::parse(technique.example().expect("every lesson has an example"))?;
    let candidates = record.candidates()?;
    let step = technique.find_first(&candidates).expect("an example shows a step of its technique");
    let puzzle = record.puzzle()?;
    let mut scene = hint_scene(arguments, step, candidates, &puzzle, &record.alphabet, report.look.naming);
    technique.name().clone_into(&mut scene.title);
    scene.coordinates = report.look.naming;
    Ok(scene)
}

/// A saved game with its digits, notes and colours: the one with this name, or the unfinished game
/// that was saved last. Its own names of rows are used unless the user
/// asks for others.
fn saved_game(name: Option<&str>, options: GlobalOptions) -> anyhow::Result<Scene> {
    let store = Store::open();
    let (_, game) = match name {
        Some(name) => play::saved(&store, name)?,
        None => play::last(&store).ok_or_else(|| UsageError(text!("games-none-to-draw")))?,
    };
    let mut scene = game.scene(None);
    scene.coordinates = options.coordinates.unwrap_or(scene.coordinates);
    describe(&mut scene, game.puzzle());
    Ok(scene)
}

/// Says what a picture of a puzzle is, and what there is to see unless that is a step.
pub fn describe(scene: &mut Scene, puzzle: &Puzzle) {
    let side = puzzle.geometry().side().to_string();
    scene.title = text!("draw-title", side, clues = puzzle.clues());
    if scene.description.is_empty() {
        scene.description = rows(scene);
    }
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
    /// The pictures that become one file, and the number of shapes in them.
    drawings: Vec<Drawing>,
    shapes: usize,
}

impl Album<'_> {
    /// Adds the picture of a puzzle, with the place from which the puzzle was read.
    fn add(&mut self, scene: Scene, number: u64, place: Option<Place>) -> anyhow::Result<()> {
        let drawings = self.drawings_of(scene, number);
        if let Some(names) = &self.names {
            let file = self.file(&drawings).map_err(|UsageError(problem)| {
                UsageError(match place {
                    Some(place) => place.sentence(&problem),
                    None => problem,
                })
            })?;
            return write_file(&names.path(number), &file, self.arguments.target.force);
        }
        let format = self.writer.format.name();
        self.shapes += drawings.iter().map(|drawing| drawing.shapes().count()).sum::<usize>();
        if self.drawings.len() + drawings.len() > MOST_BOARDS {
            return Err(UsageError(text!("draw-too-many", most = MOST_BOARDS, format)).into());
        }
        if !self.drawings.is_empty() && self.shapes > MOST_SHAPES {
            let most = HumanCount(MOST_SHAPES as u64).to_string();
            return Err(UsageError(text!("draw-too-much", most, format)).into());
        }
        self.drawings.extend(drawings);
        Ok(())
    }

    /// The pictures of a scene: one, or if its chain has many links, one for each part.
    fn drawings_of(&self, mut scene: Scene, number: u64) -> Vec<Drawing> {
        let look = &self.arguments.look;
        if let Some(title) = &look.title {
            scene.title.clone_from(title);
        }
        let parts = scene.parts();
        let count = parts.len();
        let is_alone = count == 1 && self.caption == Caption::Title;
        let view = View {
            theme: look.theme(),
            size: if is_alone { look.size } else { self.part_size() },
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
            drawing.title.clone_from(&scene.title);
            if let (PictureFormat::Png, None, Size::Pixels(width)) =
                (self.writer.format, look.size, drawing.size)
            {
                drawing.size = Size::Pixels(width.max(PNG_WIDTH));
            }
            drawing
        };
        parts.into_iter().enumerate().map(drawn).collect()
    }

    /// The size of each of several pictures in a file, if it is known before all are drawn.
    fn part_size(&self) -> Option<Size> {
        let look = &self.arguments.look;
        let across = look.across.map(|across| across as u16);
        match (look.size, across) {
            _ if self.has_pages() => {
                let across = across.map_or(PAGE_ACROSS, usize::from);
                Some(Size::Points(Sheet::width_on_page(across, look.paper.size())))
            }
            (Some(Size::Pixels(pixels)), Some(across)) => Some(Size::Pixels(pixels / f32::from(across))),
            (Some(Size::Points(points)), Some(across)) => Some(Size::Points(points / f32::from(across))),
            _ => None,
        }
    }

    /// Whether several pictures are on pages of paper.
    fn has_pages(&self) -> bool {
        self.writer.format == PictureFormat::Pdf && self.arguments.look.size.is_none()
    }

    /// The file of one or several pictures.
    fn file(&self, drawings: &[Drawing]) -> Result<Vec<u8>, UsageError> {
        let [first, _, ..] = drawings else { return self.writer.write(&drawings[0]) };
        let look = &self.arguments.look;
        let across = look.across.map(|across| across as usize);
        let usual = if self.has_pages() { PAGE_ACROSS } else { across_of(drawings.len()) };
        let sheet = Sheet {
            drawings,
            across: across.unwrap_or(usual),
            // The parts of a chain have the title above each of them.
            heading: look.title.as_deref().filter(|_| self.caption == Caption::Number),
            ink: look.theme().colour(Paint::Label),
        };
        let title = match (&look.title, self.caption) {
            (Some(title), _) => title.clone(),
            (None, Caption::Title) => first.title.clone(),
            (None, Caption::Number) => text!("draw-sheet-title", n = drawings.len()),
        };
        if self.has_pages() {
            return self.writer.write_pages(&title, sheet, look.paper);
        }
        let mut whole = sheet.drawing(look.size);
        whole.title = title;
        self.writer.write(&whole)
    }

    /// Writes the pictures that become one file.
    fn finish(self, report: &mut Report) -> anyhow::Result<()> {
        match &self.drawings[..] {
            [] if report.status == Status::Done && self.names.is_none() => {
                return Err(UsageError(text!("error-skip-all")).into());
            }
            drawings if !drawings.is_empty() && report.status != Status::Interrupted => {
                report.write(Event::Text(self.file(drawings)?));
            }
            _ => (),
        }
        Ok(())
    }
}

fn shown(is_shown: bool) -> Visibility {
    if is_shown { Visibility::Shown } else { Visibility::Hidden }
}

/// The number of boards next to each other: about as many as below each other.
fn across_of(boards: usize) -> usize {
    (1..=boards).find(|across| across * across >= boards).unwrap_or(boards)
}

/// The names of the files of several pictures: a name with places for a number.
struct FileNames(String);

impl FileNames {
    /// The names, if the name of the output has a place for a number.
    fn of(target: &Target) -> Option<Self> {
        let name = target.file()?.to_str()?;
        name.contains(NUMBER).then(|| Self(name.to_owned()))
    }

    fn path(&self, number: u64) -> PathBuf {
        PathBuf::from(self.0.replace(NUMBER, &number.to_string()))
    }
}

/// The format of `--to`, or of the file's name.
fn format_of(arguments: &args::Draw) -> Result<PictureFormat, UsageError> {
    match (arguments.to, arguments.target.file()) {
        (Some(format), _) => Ok(format),
        (None, None) => Ok(PictureFormat::Svg),
        (None, Some(path)) => PictureFormat::of_path(path)
            .ok_or_else(|| UsageError(text!("draw-unknown-ending", file = path.display().to_string()))),
    }
}
