//! Scenes, and screens as text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use sudokit::board::{Extra, Regions};
use sudokit::logic::{LogicSolver, Order};
use sudokit::{Alphabet, Geometry, Puzzle};
use sudokit_draw::Scene;
use sudokit_tui::{Board, Depth, Palette, Theme};

/// Only attributes, which text does not show: everything in the text is visible without colours.
pub const PLAIN: Theme = Theme::new(Palette::None, Depth::Ansi16);

pub fn buffer(scene: &Scene, width: u16, height: u16, theme: Theme) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    Board::new(scene, theme).render(buffer.area, &mut buffer);
    buffer
}

/// The characters of a screen, without blanks at the ends of lines.
pub fn text(buffer: &Buffer) -> String {
    let line = |y| (0..buffer.area.width).map(|x| buffer.cell((x, y)).unwrap().symbol()).collect::<String>();
    let lines: Vec<String> = (0..buffer.area.height).map(|y| line(y).trim_end().to_owned()).collect();
    lines.join("\n").trim_end().to_owned()
}

pub fn screen(scene: &Scene, width: u16, height: u16) -> String {
    text(&buffer(scene, width, height, PLAIN))
}

/// The usual board of this side with every seventh cell filled, as digits of
/// the pattern that shifts from row to row.
pub fn board(side: usize) -> Scene {
    sparse(&Geometry::of_side(side).unwrap(), &Alphabet::usual(side))
}

pub fn numbered(side: usize) -> Scene {
    sparse(&Geometry::of_side(side).unwrap(), &Alphabet::numbers())
}

fn sparse(geometry: &Geometry, alphabet: &Alphabet) -> Scene {
    let (rows, columns) = geometry.shape().map_or((1, 1), |shape| (shape.rows(), shape.columns()));
    let side = geometry.side();
    let mut grid = sudokit::Grid::empty(geometry.clone());
    for cell in geometry.cells().step_by(7) {
        let at = geometry.position(cell);
        let digit = (at.row % rows * columns + at.row / rows + at.column) % side;
        grid.set(cell, Some(sudokit::Digit::from_index(digit)));
    }
    let puzzle = Puzzle::try_from(grid).expect("the pattern is a solution");
    Scene::of(&puzzle.candidates(), alphabet)
}

pub fn jigsaw() -> Scene {
    let regions: Regions =
        "AAABBBCCC AAABBBCCC DAABBCCEE DDAFBFCEE DDFFFFFEE DDGFHFIEE DDGGHHIIE GGGHHHIII GGGHHHIII"
            .parse()
            .unwrap();
    Scene::new(Geometry::with_regions(regions), Alphabet::usual(9))
}

pub fn diagonals() -> Scene {
    let board = Geometry::of_side(9).unwrap();
    let board = board.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap();
    Scene::new(board, Alphabet::usual(9))
}

/// The steps of a puzzle's path, each in the position before it, with its name.
pub fn steps(line: &str) -> impl Iterator<Item = (&'static str, Scene)> {
    let puzzle: Puzzle = line.parse().unwrap();
    let alphabet = Alphabet::usual(9);
    let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates());
    std::iter::from_fn(move || {
        let candidates = solver.candidates().clone();
        let step = solver.next()?;
        let explanation = step.explain(&candidates, &alphabet);
        let scene = Scene::of(&candidates, &alphabet).found_since(&puzzle).explaining(&explanation);
        Some((step.technique.name(), scene))
    })
}

/// The first matching step, by its name and the number of its links.
pub fn step(line: &str, is_wanted: impl Fn(&str, usize) -> bool) -> Scene {
    let mut steps = steps(line);
    let step = steps.find(|(name, scene)| is_wanted(name, scene.chain.links.len()));
    step.expect("the path has such a step").1
}
