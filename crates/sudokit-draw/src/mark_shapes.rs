//! The marks of variants as shapes.

use sudokit::Cell;

use crate::canvas::Canvas;
use crate::outline::outline;
use crate::scene::{Diagonal, DotStyle, LineStyle, Mark, ShadeStyle, Slant};
use crate::shape::{Anchor, CELL, Label, LayerKind, Path, Pen, Point, Segment, Shape};
use crate::theme::Paint;

/// The size of the number in a cage, and the largest for which there is room above candidates.
const SUM: f32 = 19.0;
const LARGEST_SUM: f32 = 23.0;

/// How far a cage is inside of its cells.
const CAGE_INSET: f32 = 6.5;

/// The width of a thick line, and of a thin one.
const THICK_LINE: f32 = 26.0;
const THIN_LINE: f32 = 4.5;

/// The radius of the circles at the ends of lines.
const BULB: f32 = 36.0;

/// Draws a mark.
pub(crate) fn draw(mark: &Mark, canvas: &mut Canvas) {
    match mark {
        Mark::Cage { cells, label } => cage(cells, label, canvas),
        Mark::Line { path, style } => line(path, *style, canvas),
        Mark::Dot { between, style } => dot(*between, style, canvas),
        Mark::Corner { of, text } => quadruple(*of, text, canvas),
        Mark::Shade { cells, style } => shade(cells, *style, canvas),
        Mark::Diagonal(diagonal) => {
            let board = canvas.layout.board();
            let [top, bottom] = [0.0, board].map(|y| canvas.layout.origin + Point::new(0.0, y));
            let right = Point::new(board, 0.0);
            let path = match diagonal {
                Diagonal::Falling => Path::line(top, bottom + right),
                Diagonal::Rising => Path::line(bottom, top + right),
            };
            let pen = canvas.pen(Paint::Shade, 7.0);
            canvas.add(LayerKind::Tints, Shape::path(path).drawn(pen));
        }
        Mark::Outside { row, column, text, arrow } => {
            outside((*row, *column), text, *arrow, canvas);
        }
    }
}

fn cage(cells: &[Cell], label: &str, canvas: &mut Canvas) {
    let path = outline(&canvas.layout.geometry, cells, CAGE_INSET, canvas.layout.origin);
    let pen = canvas.pen(Paint::Mark, 1.6).dashed(6.0, 4.0);
    canvas.add(LayerKind::Marks, Shape::path(path).drawn(pen));
    let Some(&first) = cells.iter().min().filter(|_| !label.is_empty()) else { return };
    let size = canvas.layout.text(SUM, LARGEST_SUM);
    let corner = canvas.layout.corner(first) + Point::new(4.0, 3.0);
    let text = Label::centred(label, corner + Point::new(1.0, 0.42 * size), size, pen.colour);
    let text = text.anchored(Anchor::Start).fitting(CELL - 12.0);
    // A patch of paper interrupts the line behind the number.
    let patch = Shape::rectangle(corner, text.width() + 3.0, 0.86 * size);
    let patch = patch.filled(canvas.colour(Paint::Paper));
    canvas.add_all(LayerKind::Marks, [patch, Shape::Label(text)]);
}

fn line(path: &[Cell], style: LineStyle, canvas: &mut Canvas) {
    let centres: Vec<Point> = path.iter().map(|&cell| canvas.layout.centre(cell)).collect();
    let Some(&first) = centres.first() else { return };
    // A cell alone is a line to itself: its round ends are a dot.
    let again = (centres.len() == 1).then_some(first);
    let whole = Shape::path(Path::polyline(centres.iter().copied().chain(again)));
    let thick = |paint| Pen::new(canvas.colour(paint), THICK_LINE);
    let core = canvas.pen(Paint::Mark, 2.0);
    let shapes = match style {
        LineStyle::Thermometer => {
            let bulb = Shape::circle(first, BULB).filled(canvas.colour(Paint::Shade));
            vec![whole.drawn(thick(Paint::Shade)), bulb]
        }
        LineStyle::Arrow | LineStyle::Between => thin_line(&centres, style, canvas),
        LineStyle::Plain => vec![whole.drawn(thick(Paint::Shade))],
        LineStyle::Whisper if canvas.is_gray() => {
            vec![whole.clone().drawn(thick(Paint::Whisper)), whole.drawn(core.dashed(9.0, 9.0))]
        }
        LineStyle::Renban if canvas.is_gray() => {
            vec![whole.clone().drawn(thick(Paint::Renban)), whole.drawn(core)]
        }
        LineStyle::RegionSum if canvas.is_gray() => {
            let edge = Pen { width: THICK_LINE + 2.0 * core.width, ..core };
            vec![whole.clone().drawn(edge), whole.drawn(thick(Paint::RegionSum))]
        }
        LineStyle::Whisper => vec![whole.drawn(thick(Paint::Whisper))],
        LineStyle::Renban => vec![whole.drawn(thick(Paint::Renban))],
        LineStyle::RegionSum => vec![whole.drawn(thick(Paint::RegionSum))],
    };
    canvas.add_all(LayerKind::Marks, shapes);
}

/// A line from a circle to a head, or to a second circle. It begins at the rim of the circle.
fn thin_line(centres: &[Point], style: LineStyle, canvas: &Canvas) -> Vec<Shape> {
    let pen = canvas.pen(Paint::Note, THIN_LINE);
    let ring = |at| Shape::circle(at, BULB).drawn(pen);
    let rim = |from: Point, to: Point| from + (to - from).direction() * BULB;
    let ([first, second, ..], [.., before, last]) = (centres, centres) else {
        return centres.iter().map(|&at| ring(at)).collect();
    };
    let way = (*last - *before).direction();
    let tip = *last + way * 10.0;
    let end = if style == LineStyle::Arrow { tip } else { rim(*last, *before) };
    let inner = &centres[1..centres.len() - 1];
    let path = [rim(*first, *second)].into_iter().chain(inner.iter().copied()).chain([end]);
    let mut shapes = vec![ring(*first), Shape::path(Path::polyline(path)).drawn(pen)];
    shapes.push(if style == LineStyle::Arrow {
        let wing = |side: f32| tip - way * 20.0 + way.turned() * (side * 14.0);
        Shape::path(Path::polyline([wing(1.0), tip, wing(-1.0)])).drawn(pen)
    } else {
        ring(*last)
    });
    shapes
}

/// Draws a sign above the lines of the board.
fn dot(between: [Cell; 2], style: &DotStyle, canvas: &mut Canvas) {
    let [from, to] = between.map(|cell| canvas.layout.centre(cell));
    let middle = (from + to) * 0.5;
    let (ink, paper) = (canvas.colour(Paint::Mark), canvas.colour(Paint::Paper));
    let circle = |fill, text: &str, colour| {
        let radius = if text.is_empty() { 12.0 } else { 14.0 };
        let circle = Shape::circle(middle, radius).filled(fill).drawn(canvas.pen(Paint::Mark, 2.0));
        let size = canvas.layout.text(20.0, 24.0);
        let label = Label::centred(text, middle, size, colour).bold().fitting(25.0);
        [circle].into_iter().chain((!text.is_empty()).then_some(Shape::Label(label))).collect()
    };
    let shapes: Vec<Shape> = match style {
        DotStyle::White(text) => circle(paper, text, ink),
        DotStyle::Black(text) => circle(ink, text, paper),
        DotStyle::Text(text) => {
            let label = Label::centred(text, middle, canvas.layout.text(26.0, 32.0), ink).bold();
            let label = label.fitting(CELL - 12.0);
            let width = label.width() + 6.0;
            let patch = Shape::rectangle(middle - Point::new(width / 2.0, 12.0), width, 24.0);
            vec![patch.filled(paper), Shape::Label(label)]
        }
        DotStyle::Less => {
            let way = (to - from).direction();
            let open = |side: f32| middle + way * 8.0 + way.turned() * (side * 13.0);
            let path = Shape::path(Path::polyline([open(1.0), middle - way * 8.0, open(-1.0)]));
            vec![path.clone().drawn(Pen::new(paper, 9.0)), path.drawn(canvas.pen(Paint::Mark, 3.5))]
        }
    };
    canvas.add_all(LayerKind::Digits, shapes);
}

/// A circle where four cells meet.
fn quadruple(of: [Cell; 4], text: &str, canvas: &mut Canvas) {
    let sum =
        of.map(|cell| canvas.layout.centre(cell)).into_iter().fold(Point::default(), |sum, at| sum + at);
    let middle = sum * 0.25;
    let circle = Shape::circle(middle, 25.0).filled(canvas.colour(Paint::Paper));
    canvas.add(LayerKind::Digits, circle.drawn(canvas.pen(Paint::Mark, 2.0)));
    // Up to two digits are side by side, more are in two lines.
    let digits: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let lines: Vec<String> = match digits.len() {
        0..=2 => vec![digits.iter().collect()],
        count => digits.chunks(count.div_ceil(2)).map(|line| line.iter().collect()).collect(),
    };
    let size = canvas.layout.text(19.0, 22.0);
    for (index, line) in lines.iter().enumerate() {
        let down = (index as f32 - (lines.len() - 1) as f32 / 2.0) * 18.0;
        let label = Label::centred(line, middle + Point::new(0.0, down), size, canvas.colour(Paint::Mark));
        canvas
            .add(LayerKind::Digits, Shape::Label(label.fitting(if lines.len() == 1 { 40.0 } else { 34.0 })));
    }
}

fn shade(cells: &[Cell], style: ShadeStyle, canvas: &mut Canvas) {
    let colour = canvas.colour(Paint::Shade);
    let square = |cell: Cell, inset: f32| {
        let width = CELL - 2.0 * inset;
        Shape::rectangle(canvas.layout.corner(cell) + Point::new(inset, inset), width, width).filled(colour)
    };
    let shapes: Vec<Shape> = match style {
        ShadeStyle::Area | ShadeStyle::House => cells.iter().map(|&cell| square(cell, 0.0)).collect(),
        ShadeStyle::Square => cells.iter().map(|&cell| square(cell, 14.0)).collect(),
        ShadeStyle::Circle => {
            cells.iter().map(|&cell| Shape::circle(canvas.layout.centre(cell), BULB).filled(colour)).collect()
        }
    };
    canvas.add_all(LayerKind::Tints, shapes);
    if style == ShadeStyle::House {
        let path = outline(&canvas.layout.geometry, cells, 4.5, canvas.layout.origin);
        canvas.add(LayerKind::Marks, Shape::path(path).drawn(canvas.pen(Paint::Note, 2.2)));
    }
}

fn outside((row, column): (i16, i16), text: &str, arrow: Option<Slant>, canvas: &mut Canvas) {
    // Clues are next to the board, nearer than the middle of a cell there would be.
    let side = canvas.layout.geometry.side() as i16;
    let along = |index: i16| match index {
        ..0 => -36.0,
        index if index >= side => f32::from(side) * CELL + 36.0,
        index => (f32::from(index) + 0.5) * CELL,
    };
    let middle = canvas.layout.origin + Point::new(along(column), along(row));
    let colour = canvas.colour(Paint::Mark);
    let Some(slant) = arrow else {
        let label = Label::centred(text, middle, 40.0, colour).fitting(64.0);
        canvas.add(LayerKind::Marks, Shape::Label(label));
        return;
    };
    let way = match slant {
        Slant::UpRight => Point::new(1.0, -1.0),
        Slant::DownRight => Point::new(1.0, 1.0),
        Slant::DownLeft => Point::new(-1.0, 1.0),
        Slant::UpLeft => Point::new(-1.0, -1.0),
    };
    let (start, tip) = (middle + way * 10.0, middle + way * 27.0);
    let path = Path::new([
        Segment::Move(start),
        Segment::Line(tip),
        Segment::Move(tip - Point::new(way.x * 12.0, 0.0)),
        Segment::Line(tip),
        Segment::Line(tip - Point::new(0.0, way.y * 12.0)),
    ]);
    canvas.add(LayerKind::Marks, Shape::path(path).drawn(canvas.pen(Paint::Mark, 2.5)));
    let label = Label::centred(text, middle - way * 9.0, 32.0, colour).fitting(46.0);
    canvas.add(LayerKind::Marks, Shape::Label(label));
}
