//! Scenes and drawings to write, and pictures to look at.

use ::png::{Decoder, Transformations};
use sudokit::logic::LogicSolver;
use sudokit::{Alphabet, Cell, Geometry, Puzzle};
use sudokit_draw::{
    Content, Diagonal, Drawing, Label, LayerKind, LineStyle, Mark, Path, Pen, Point, Rgb, Scene, Shape, Size,
    Theme, View, Visibility, draw,
};

/// A puzzle that needs chains.
pub const HARD: &str = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";

/// A puzzle without candidates.
pub fn givens(line: &str) -> Scene {
    let puzzle: Puzzle = line.parse().unwrap();
    let mut scene = Scene::new(puzzle.geometry().clone(), Alphabet::usual(puzzle.geometry().side()));
    for (cell, digit) in puzzle.geometry().cells().zip(puzzle.grid().digits()) {
        if let Some(digit) = digit {
            scene.set(cell, Content::Given(digit));
        }
    }
    scene
}

/// The first step of a puzzle with at least three links.
pub fn chain() -> Scene {
    let puzzle: Puzzle = HARD.parse().unwrap();
    let alphabet = Alphabet::usual(9);
    let mut solver = LogicSolver::new(puzzle.candidates());
    loop {
        let candidates = solver.candidates().clone();
        let step = solver.next_step().unwrap();
        let explanation = step.explain(&candidates, &alphabet);
        if explanation.links.len() > 2 {
            let mut scene = Scene::of(&candidates, &alphabet).found_since(&puzzle).explaining(&explanation);
            step.name().clone_into(&mut scene.title);
            return scene;
        }
        solver.apply(&step);
    }
}

/// A board with marks of variants.
pub fn variants() -> Scene {
    let mut scene = Scene::new(Geometry::classic(), Alphabet::usual(9));
    let cells = |numbers: [usize; 3]| numbers.map(Cell::new).to_vec();
    scene.marks = vec![
        Mark::Cage { cells: cells([0, 1, 9]), label: "15".to_owned() },
        Mark::Line { path: cells([30, 40, 50]), style: LineStyle::Thermometer },
        Mark::Diagonal(Diagonal::Falling),
    ];
    "Killer".clone_into(&mut scene.title);
    scene
}

/// A view with everything around the board.
pub fn full(theme: Theme, size: Size) -> View {
    let shown = Visibility::Shown;
    View { theme, size: Some(size), labels: shown, legend: shown, caption: shown }
}

/// The board alone.
pub fn plain(size: Size) -> View {
    View { size: Some(size), ..View::default() }
}

/// A drawing with one shape of each kind.
pub fn sample() -> Drawing {
    let mut drawing = Drawing::new(200.0, 100.0, Size::Points(200.0));
    "A sample".clone_into(&mut drawing.title);
    "One shape of each kind.".clone_into(&mut drawing.description);
    drawing.paper = Rgb::new(250, 250, 240);
    let ink = Rgb::new(20, 60, 200);
    let at = Point::new;
    let curve = Path::curve([at(10.0, 90.0), at(40.0, 60.0), at(60.0, 110.0), at(90.0, 80.0)]);
    let shapes = [
        Shape::rectangle(at(10.0, 10.0), 30.0, 20.0).filled(Rgb::new(200, 30, 30)),
        Shape::rectangle(at(50.0, 10.0), 30.0, 20.0)
            .rounded(6.0)
            .filled(ink)
            .drawn(Pen::new(Rgb::BLACK, 2.0)),
        Shape::circle(at(110.0, 20.0), 12.0)
            .filled(Rgb::gray(128))
            .drawn(Pen::new(ink, 1.5).dashed(4.0, 2.0)),
        Shape::path(Path::polygon([at(140.0, 30.0), at(150.0, 10.0), at(160.0, 30.0)])).filled(ink),
        Shape::path(curve).drawn(Pen::new(Rgb::new(0, 120, 0), 3.0)),
    ];
    drawing.layer_mut(LayerKind::Marks).extend(shapes);
    let labels = [
        Label::centred("16", at(25.0, 50.0), 20.0, Rgb::BLACK).bold(),
        Label::centred("Größe", at(100.0, 50.0), 16.0, ink),
    ];
    drawing.layer_mut(LayerKind::Digits).extend(labels.map(Shape::Label));
    drawing
}

/// The hash FNV-1a of a file.
///
/// Tests compare it with a recorded one: the same drawing has the same bytes on every machine. A new
/// version of a library that compresses may change them, and so may a change of [`sample`].
pub fn hash(file: &[u8]) -> u64 {
    file.iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A drawing with one label.
pub fn labelled(label: Label) -> Drawing {
    let mut drawing = Drawing::new(200.0, 100.0, Size::Pixels(200.0));
    drawing.layer_mut(LayerKind::Digits).push(Shape::Label(label));
    drawing
}

/// A drawing with one shape.
pub fn shaped(shape: Shape) -> Drawing {
    let mut drawing = Drawing::new(200.0, 100.0, Size::Pixels(200.0));
    drawing.layer_mut(LayerKind::Marks).push(shape);
    drawing
}

/// Boards of different kinds.
pub fn boards(theme: &Theme) -> Vec<Drawing> {
    let view = full(theme.clone(), Size::Points(300.0));
    [givens(HARD), chain(), variants()].iter().map(|scene| draw(scene, &view)).collect()
}

/// A picture that was read.
pub struct Image {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<[u8; 3]>,
    pub is_indexed: bool,
    /// The pixels of a metre.
    pub resolution: Option<u32>,
}

impl Image {
    pub fn read(file: &[u8]) -> Self {
        let mut decoder = Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        let info = reader.info();
        let pixels = match frame.color_type {
            ::png::ColorType::Grayscale => bytes.iter().map(|&gray| [gray; 3]).collect(),
            _ => bytes.chunks_exact(3).map(|part| [part[0], part[1], part[2]]).collect(),
        };
        Self {
            width: frame.width as usize,
            height: frame.height as usize,
            pixels,
            is_indexed: info.palette.is_some(),
            resolution: info.pixel_dims.map(|size| size.xppu),
        }
    }

    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    /// The columns and rows with pixels that are not white, from the first to the last.
    pub fn ink(&self) -> Option<[usize; 4]> {
        let is_ink = |&index: &usize| self.pixels[index].iter().any(|&part| part < 200);
        let places = || (0..self.pixels.len()).filter(is_ink);
        let columns = || places().map(|index| index % self.width);
        let rows = || places().map(|index| index / self.width);
        Some([columns().min()?, columns().max()?, rows().min()?, rows().max()?])
    }

    /// The mean darkness of a part, from 0 to 255.
    pub fn darkness(&self, [left, top, width, height]: [usize; 4]) -> f64 {
        let (mut sum, mut count) = (0_u32, 0_u32);
        for y in top..top + height {
            for x in left..left + width {
                sum += self.at(x, y).iter().map(|&part| 255 - u32::from(part)).sum::<u32>();
                count += 3;
            }
        }
        f64::from(sum) / f64::from(count)
    }
}
