//! `sudoku explain --to html|pdf`: a path with a picture for each step.

use sudokit::format::Record;
use sudokit::logic::explain::{Explanation, Reveal};
use sudokit::logic::{PlayerPosition, Step};
use sudokit::{Candidates, Puzzle};
use sudokit_draw::{Scene, Size, View, Visibility};
use sudokit_game::Hint;

use super::{Ending, ExplainedStep, PathEnd, find_path};
use crate::booklet::Booklet;
use crate::command::difficulty::title;
use crate::command::draw;
use crate::command::verdict::with_position;
use crate::input::PuzzleReader;
use crate::picture::{self, DocumentFormat, PictureFormat};
use crate::report::{Event, GlobalOptions, Report};
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{args, batch};

/// The most puzzles of a document.
const MOST_PUZZLES: usize = 100;

/// The width of a cell in points, and the least and the largest width of a picture.
const CELL: f32 = 28.0;
const NARROWEST: f32 = 180.0;
const WIDEST: f32 = 480.0;

/// Writes one document for all puzzles.
pub fn run(
    arguments: &args::Explain,
    format: DocumentFormat,
    options: GlobalOptions,
) -> anyhow::Result<Status> {
    let work = &arguments.steps.work;
    let mut report = Report::new(&work.output, options, super::COLUMNS)?;
    if report.look.is_terminal && format == DocumentFormat::Pdf {
        return Err(UsageError(text!("draw-no-terminal", format = format.name())).into());
    }
    // A font that cannot be read is reported before the work.
    let fonts = match format {
        DocumentFormat::Html => None,
        DocumentFormat::Pdf => Some(picture::fonts(arguments.font.as_deref())?),
    };
    let mut puzzles = PuzzleReader::new(&work.input, options.naming())?;
    puzzles.must_not_continue()?;
    let has_several = puzzles.has_several();
    let mut booklet = Booklet::new(text!("explain-document-title"));
    let mut chapters = 0;
    batch::one_by_one(puzzles, &mut report, |number, item, report| {
        chapters += 1;
        if chapters > MOST_PUZZLES {
            return Err(UsageError(text!("explain-too-many", most = MOST_PUZZLES)).into());
        }
        if let Some(fonts) = &fonts {
            let side = item.record.grid.geometry().side();
            picture::check_symbols(&item.record.alphabet, side, fonts)
                .map_err(|UsageError(problem)| UsageError(item.place().sentence(&problem)))?;
        }
        let title = if has_several { text!("explain-chapter", number) } else { booklet.title.clone() };
        with_position(item, work.limits.timeout, report, |position, report| {
            let Ok(puzzle) = item.puzzle() else { return };
            let (puzzle, record) = (&puzzle, &item.record);
            let mut chapter = Chapter { arguments, puzzle, record, booklet: &mut booklet };
            match position {
                Ok((position, _)) => {
                    chapter.booklet.chapter(title);
                    chapter.write_path(position, report);
                }
                Err(verdict) if verdict.status == Status::Done => {
                    chapter.booklet.chapter(title);
                    chapter.board(draw::board(puzzle, record), report);
                    booklet.sentence(text!("explain-already-solved"));
                }
                Err(verdict) => report.no_result(item, &verdict),
            }
        });
        Ok(())
    })?;
    if booklet.is_empty() && report.status == Status::Done {
        return Err(UsageError(text!("error-skip-all")).into());
    }
    if !booklet.is_empty() && report.status != Status::Interrupted {
        let file = match fonts {
            None => booklet.to_html().into_bytes(),
            Some(fonts) => {
                booklet.to_pdf(&fonts, arguments.paper).map_err(|error| picture::advice(&error))?
            }
        };
        report.write(Event::Text(file));
    }
    report.finish()
}

/// The format of `--to`, or of the name of the output, if it is a document.
pub fn format_of(arguments: &args::Explain) -> Result<Option<DocumentFormat>, UsageError> {
    let results = &arguments.steps.work.output;
    let named = results.target.file().filter(|_| arguments.to.is_none() && !results.has_rows());
    match named {
        Some(path) if DocumentFormat::of_path(path).is_none() && PictureFormat::of_path(path).is_some() => {
            Err(UsageError(text!("explain-no-picture", file = path.display().to_string())))
        }
        Some(path) => Ok(DocumentFormat::of_path(path)),
        None => Ok(arguments.to),
    }
}

/// The part of a document about one puzzle.
struct Chapter<'a> {
    arguments: &'a args::Explain,
    puzzle: &'a Puzzle,
    record: &'a Record,
    booklet: &'a mut Booklet,
}

impl Chapter<'_> {
    /// Writes the steps from a position.
    fn write_path(&mut self, position: &PlayerPosition, report: &mut Report) {
        let steps = &self.arguments.steps;
        let (path, left, end) = find_path(steps, position, report);
        self.board(draw::board(self.puzzle, self.record), report);
        let ending = Ending::of(steps, position, (&path, &left, end), report);
        self.booklet.sentences(ending.sentences);
        for (number, ExplainedStep { step, before }) in (1_usize..).zip(path) {
            let title = title(&step, steps.measure.scale, before.geometry());
            let heading = text!("explain-section", number, title);
            self.booklet.section(heading.as_str());
            self.write_step(step, before, &heading, report);
        }
        self.booklet.section(match end {
            PathEnd::Solved => text!("explain-section-solution"),
            PathEnd::Stuck | PathEnd::Stopped => text!("explain-section-left"),
        });
        self.board(Scene::of(&left, &self.record.alphabet).found_since(self.puzzle), report);
    }

    /// Writes a picture of a step, and its sentences below. A chain with many links has several
    /// pictures, each with the sentences about its claims.
    fn write_step(&mut self, step: Step, before: Candidates, heading: &str, report: &Report) {
        let explanation = step.explain_in(&before, &self.record.alphabet, report.look.naming);
        let hint = Hint { candidates: before, step, explanation, revealed: Reveal::Move, sentence: None };
        let mut scene = hint.scene_of_picture(self.puzzle, &self.record.alphabet);
        heading.clone_into(&mut scene.title);
        // The sentences are below the picture. Nobody wants to hear them twice.
        scene.description.clear();
        let Explanation { summary, pattern, proof, .. } = &hint.explanation;
        let parts = scene.parts();
        if let (Some(summary), [_]) = (summary, &parts[..]) {
            self.picture(scene, report);
            return self.booklet.sentence(summary);
        }
        let mut unread = &proof[..];
        let count = parts.len();
        for (index, part) in parts.into_iter().enumerate() {
            let end = part.chain.first + part.chain.claims.len();
            let is_about_part = |claims: &[usize]| claims.iter().all(|&claim| claim < end);
            let now = if index + 1 == count {
                unread.len()
            } else {
                unread.iter().take_while(|sentence| is_about_part(&sentence.claims)).count()
            };
            let (sentences, later) = unread.split_at(now);
            unread = later;
            self.picture(part, report);
            if index == 0 {
                self.booklet.sentences(pattern);
            }
            self.booklet.sentences(sentences.iter().map(|sentence| &sentence.text));
        }
    }

    /// Adds a picture of a board without a step.
    fn board(&mut self, mut scene: Scene, report: &Report) {
        scene.coordinates = report.look.naming;
        draw::describe(&mut scene, self.puzzle);
        self.picture(scene, report);
    }

    fn picture(&mut self, mut scene: Scene, report: &Report) {
        scene.coordinates = report.look.naming;
        let side = f32::from(scene.geometry().side() as u16);
        let view = View {
            theme: self.arguments.theme.with(&[]),
            size: Some(Size::Points((CELL * side).clamp(NARROWEST, WIDEST))),
            labels: Visibility::Shown,
            legend: Visibility::Shown,
            ..View::default()
        };
        self.booklet.picture(sudokit_draw::draw(&scene, &view));
    }
}
