//! The time to draw boards and chains, and the size of the files.
//!
//! Pictures are checked: their shapes are drawn twice and must be equal, and each link of a chain
//! must have a line.

use std::fmt;

use sudokit::logic::{LogicSolver, Order};
use sudokit::{Alphabet, Digit, DigitSet, Geometry, Puzzle};
use sudokit_draw::{Content, DrawError, Drawing, Fonts, LayerKind, Scene, Size, View, Visibility, draw};

use crate::Outcome;
use crate::clock::time;

/// Puzzles whose chains were not used to choose the weights of the router.
const PUZZLES: &str = include_str!("../../sudokit-draw/tests/routing/fresh.txt");

/// How often a picture without a chain is drawn.
const ROUNDS: usize = 30;

/// The number of pictures of each kind that become files of pixels and pages as well.
const MOST_FILES: usize = 20;

pub fn run() -> Outcome {
    println!("picture  pictures  median_ms  worst_ms  svg_kb  largest_kb  png_ms  png_kb  pdf_ms  pdf_kb");
    let first: Puzzle = PUZZLES.lines().next().ok_or("no puzzle")?.parse()?;
    let givens = Scene::of(&first.candidates(), &Alphabet::usual(9));
    report("9x9_givens", &vec![givens.without_candidates(); ROUNDS])?;
    for side in [9, 16, 25, 64] {
        let name = format!("{side}x{side}_candidates");
        report(&name, &vec![candidates(side)?; if side > 30 { 5 } else { ROUNDS }])?;
    }
    let chains = chains()?;
    for (name, links) in [("9x9_links_3_to_9", 3..=9), ("9x9_links_10_to_20", 10..=20)] {
        let own = chains.iter().filter(|scene| links.contains(&scene.chain.links.len()));
        report(name, &own.cloned().collect::<Vec<Scene>>())?;
    }
    Ok(())
}

/// A board where every third cell has candidates: all of them, on large boards a third of them.
fn candidates(side: usize) -> Result<Scene, Box<dyn std::error::Error>> {
    let board = Geometry::of_side(side).ok_or("the board has no boxes")?;
    let mut scene = Scene::new(board.clone(), Alphabet::usual(side));
    let digits = |from: usize, count: usize| -> DigitSet {
        (0..count).map(|step| Digit::from_index((from + step * 7) % side)).collect()
    };
    for (index, cell) in board.cells().enumerate() {
        let content = match (side, index % 3) {
            (..=16, 0) => Content::Candidates(digits(index, side)),
            (_, 0) => Content::Candidates(digits(index, side / 3)),
            _ => Content::Given(Digit::from_index(index % side)),
        };
        scene.set(cell, content);
    }
    Ok(scene)
}

/// The chains of the puzzles, which a solver finds.
fn chains() -> Result<Vec<Scene>, Box<dyn std::error::Error>> {
    let alphabet = Alphabet::usual(9);
    let mut scenes = Vec::new();
    for line in PUZZLES.lines() {
        let puzzle: Puzzle = line.parse()?;
        let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates());
        while let Some(step) = solver.next_step() {
            let explanation = step.explain(solver.candidates(), &alphabet);
            if (3..=20).contains(&explanation.links.len()) {
                let scene = Scene::of(solver.candidates(), &alphabet).found_since(&puzzle);
                scenes.push(scene.explaining(&explanation));
            }
            solver.apply(&step);
        }
    }
    Ok(scenes)
}

fn report(name: &str, scenes: &[Scene]) -> Outcome {
    let view = View {
        size: Some(Size::Pixels(1000.0)),
        labels: Visibility::Shown,
        legend: Visibility::Shown,
        ..View::default()
    };
    let (mut times, mut sizes) = (Vec::new(), Vec::new());
    let (mut pixels, mut pages) = (Figures::default(), Figures::default());
    let fonts = Fonts::built_in();
    for (index, scene) in scenes.iter().enumerate() {
        let mut svg = String::new();
        let took = time(|| svg = draw(scene, &view).to_svg());
        check(scene, &draw(scene, &view), &svg)?;
        times.push(took.as_secs_f64() * 1e3);
        sizes.push(svg.len() as f64 / 1e3);
        if index < MOST_FILES {
            let drawing = draw(scene, &view);
            pixels.measure(|| drawing.to_png(&fonts))?;
            pages.measure(|| drawing.to_pdf(&fonts))?;
        }
    }
    times.sort_by(f64::total_cmp);
    sizes.sort_by(f64::total_cmp);
    let (middle, last) = (scenes.len() / 2, scenes.len() - 1);
    println!(
        "{name}  {}  {:.3}  {:.3}  {:.1}  {:.1}  {pixels}  {pages}",
        scenes.len(),
        times[middle],
        times[last],
        sizes[middle],
        sizes[last]
    );
    Ok(())
}

/// The times and sizes of files.
#[derive(Default)]
struct Figures {
    times: Vec<f64>,
    sizes: Vec<f64>,
}

impl Figures {
    /// Makes a file twice. Both must be equal.
    fn measure(&mut self, make: impl Fn() -> Result<Vec<u8>, DrawError>) -> Outcome {
        let mut file = Ok(Vec::new());
        let took = time(|| file = make());
        let file = file?;
        if make()? != file {
            return Err("two files of the same drawing differ".into());
        }
        self.times.push(took.as_secs_f64() * 1e3);
        self.sizes.push(file.len() as f64 / 1e3);
        Ok(())
    }
}

/// The medians.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let median = |values: &[f64]| {
            let mut sorted = values.to_vec();
            sorted.sort_by(f64::total_cmp);
            sorted[sorted.len() / 2]
        };
        write!(f, "{:.1}  {:.1}", median(&self.times), median(&self.sizes))
    }
}

fn check(scene: &Scene, drawing: &Drawing, svg: &str) -> Outcome {
    if drawing.to_svg() != svg {
        return Err("two pictures of the same scene differ".into());
    }
    // A link has a line, a wider line below it and a head.
    let (links, shapes) = (scene.chain.links.len(), drawing.layer(LayerKind::Links).len());
    if shapes == 3 * links { Ok(()) } else { Err(format!("{links} links have {shapes} shapes").into()) }
}
