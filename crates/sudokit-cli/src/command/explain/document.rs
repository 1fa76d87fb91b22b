//! `sudoku explain --to html|pdf`: a path with a picture for each step.

use std::path::Path;

use sudokit::Alphabet;
use sudokit::logic::explain::{Explanation, Reveal};
use sudokit::logic::{PlayerPosition, Step};
use sudokit_draw::{Scene, Size, View, Visibility, draw};
use sudokit_game::Hint;

use super::{Ending, ExplainedStep, PathEnd, find_path};
use crate::args;
use crate::booklet::Booklet;
use crate::command::difficulty::title;
use crate::command::verdict::with_position;
use crate::input::{Item, PuzzleReader};
use crate::picture::{self, DocumentFormat};
use crate::report::{Event, GlobalOptions, Report};
use crate::status::{Status, UsageError};
use crate::stop;
use crate::texts::text;

/// The most puzzles of a document.
const MOST_PUZZLES: usize = 100;

/// The width of a cell in points, and the least and the largest width of a picture.
const CELL: f32 = 30.0;
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
    let mut puzzles = PuzzleReader::new(&work.input, options.naming())?;
    let has_several = puzzles.has_several();
    let mut booklet = Booklet::new(text!("explain-document-title"));
    for (number, entry) in (1..).zip(puzzles) {
        if stop::is_interrupted() {
            report.status.note(Status::Interrupted);
            break;
        }
        if number > MOST_PUZZLES {
            return Err(UsageError(text!("explain-too-many", most = MOST_PUZZLES)).into());
        }
        match entry {
            Ok(item) => {
                let chapter =
                    if has_several { text!("explain-chapter", number) } else { booklet.title.clone() };
                with_position(&item, work.limits.timeout, &mut report, |position, report| match position {
                    Ok((position, _)) => {
                        Chapter { arguments, item: &item, position }.write(chapter, &mut booklet, report);
                    }
                    Err(verdict) => report.no_result(&item, &verdict),
                });
            }
            Err(refusal) => report.refuse(&refusal),
        }
        report.finish_puzzles(1);
    }
    if !booklet.is_empty() && report.status != Status::Interrupted {
        let file = match format {
            DocumentFormat::Html => booklet.to_html().into_bytes(),
            DocumentFormat::Pdf => {
                let fonts = picture::fonts(arguments.font.as_deref())?;
                booklet.to_pdf(&fonts, arguments.paper).map_err(|error| picture::advice(&error))?
            }
        };
        report.write(Event::Text(file));
    }
    report.finish()
}

/// The format of `--to`, or of the name of the output, if it is a document.
pub fn format_of(arguments: &args::Explain) -> Option<DocumentFormat> {
    let results = &arguments.steps.work.output;
    let named = results.target.output.as_deref().filter(|_| !results.has_rows());
    arguments.to.or_else(|| named.and_then(|path: &Path| DocumentFormat::of_path(path)))
}

/// The part of a document about one puzzle.
struct Chapter<'a> {
    arguments: &'a args::Explain,
    item: &'a Item,
    position: &'a PlayerPosition<'a>,
}

impl Chapter<'_> {
    fn write(&self, chapter: String, booklet: &mut Booklet, report: &mut Report) {
        let alphabet = &self.item.record.alphabet;
        let (path, left, end) = find_path(&self.arguments.steps, self.position, report);
        booklet.chapter(chapter);
        let puzzle = self.position.puzzle();
        let start = Scene::of_progress(puzzle, self.position.progress(), alphabet);
        self.picture(start, booklet, report);
        let ending = Ending::of(&self.arguments.steps, self.position, (&path, &left, end), report);
        for sentence in ending.sentences {
            booklet.sentence(sentence);
        }
        for (number, ExplainedStep { step, before }) in (1_usize..).zip(&path) {
            let title = title(step, self.arguments.steps.measure.scale, before.geometry());
            booklet.section(text!("explain-section", number, title));
            self.write_step(step, before.clone(), booklet, report);
        }
        booklet.section(match end {
            PathEnd::Solved => text!("explain-section-solution"),
            PathEnd::Stuck | PathEnd::Stopped => text!("explain-section-left"),
        });
        self.picture(Scene::of(&left, alphabet).found_since(puzzle), booklet, report);
    }

    /// Writes a picture of a step, and its sentences below. A chain with many links has several
    /// pictures, each with the sentences about its claims.
    fn write_step(&self, step: &Step, before: sudokit::Candidates, booklet: &mut Booklet, report: &Report) {
        let alphabet: &Alphabet = &self.item.record.alphabet;
        let explanation = step.explain_in(&before, alphabet, report.look.naming);
        let (step, revealed) = (step.clone(), Reveal::Move);
        let hint = Hint { candidates: before, step, explanation, revealed, sentence: None };
        let scene = hint.scene(self.position.puzzle(), alphabet);
        let Explanation { summary, pattern, proof, .. } = &hint.explanation;
        let parts = scene.parts();
        if let (Some(summary), [_]) = (summary, &parts[..]) {
            self.picture(scene, booklet, report);
            return booklet.sentence(summary);
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
            self.picture(part, booklet, report);
            if index == 0 {
                for sentence in pattern {
                    booklet.sentence(sentence);
                }
            }
            for sentence in sentences {
                booklet.sentence(&sentence.text);
            }
        }
    }

    fn picture(&self, mut scene: Scene, booklet: &mut Booklet, report: &Report) {
        scene.coordinates = report.look.naming;
        let side = f32::from(scene.geometry().side() as u16);
        let view = View {
            theme: self.arguments.theme.with(&[]),
            size: Some(Size::Points((CELL * side).clamp(NARROWEST, WIDEST))),
            labels: Visibility::Shown,
            legend: Visibility::Shown,
            ..View::default()
        };
        booklet.picture(draw(&scene, &view));
    }
}
