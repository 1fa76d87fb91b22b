//! The marks of variants as shapes.

use sudokit::Cell;

use crate::layout::Layout;
use crate::outline::outline;
use crate::scene::{Diagonal, DotStyle, LineStyle, Mark, ShadeStyle, Slant};
use crate::shape::{Anchor, CELL, Drawing, Label, LayerKind, Path, Pen, Point, Segment, Shape};
use crate::theme::{InkUse, Paint, Theme};

/// The size of the number in a cage.
const SUM: f32 = 19.0;

/// How far a cage is inside of its cells.
const CAGE_INSET: f32 = 6.5;

/// The width of a thick line, and of a thin one.
const THICK_LINE: f32 = 26.0;
const THIN_LINE: f32 = 4.5;

/// The radius of the circles at the ends of lines.
const BULB: f32 = 36.0;

/// Draws a mark.
pub(crate) fn draw(mark: &Mark, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    match mark {
        Mark::Cage { cells, label } => cage(cells, label, layout, theme, drawing),
        Mark::Line { path, style } => line(path, *style, layout, theme, drawing),
        Mark::Dot { between, style } => dot(*between, style, layout, theme, drawing),
        Mark::Corner { of, text } => quadruple(*of, text, layout, theme, drawing),
        Mark::Shade { cells, style } => shade(cells, *style, layout, theme, drawing),
        Mark::Diagonal(diagonal) => {
            let board = layout.board();
            let [top, bottom] = [0.0, board].map(|y| layout.origin + Point::new(0.0, y));
            let right = Point::new(board, 0.0);
            let path = match diagonal {
                Diagonal::Falling => Path::line(top, bottom + right),
                Diagonal::Rising => Path::line(bottom, top + right),
            };
            let pen = Pen::new(theme.colour(Paint::Shade), layout.line(7.0));
            drawing.layer_mut(LayerKind::Tints).push(Shape::path(path).drawn(pen));
        }
        Mark::Outside { row, column, text, arrow } => {
            outside((*row, *column), text, *arrow, layout, theme, drawing);
        }
    }
}

fn cage(cells: &[Cell], label: &str, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let colour = theme.colour(Paint::Mark);
    let path = outline(&layout.geometry, cells, CAGE_INSET, layout.origin);
    let shapes = drawing.layer_mut(LayerKind::Marks);
    shapes.push(Shape::path(path).drawn(Pen::new(colour, layout.line(1.6)).dashed(6.0, 4.0)));
    let Some(&first) = cells.iter().min().filter(|_| !label.is_empty()) else { return };
    let size = layout.text(SUM);
    let corner = layout.corner(first) + Point::new(4.0, 3.0);
    let text = Label::centred(label, corner + Point::new(1.0, 0.42 * size), size, colour);
    let text = Label { anchor: Anchor::Start, ..text };
    let patch = Shape::rectangle(corner, text.width() + 3.0, 0.86 * size);
    // A patch of paper interrupts the line behind the number.
    shapes.push(patch.filled(theme.colour(Paint::Paper)));
    shapes.push(Shape::Label(text));
}

fn line(path: &[Cell], style: LineStyle, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let centres: Vec<Point> = path.iter().map(|&cell| layout.centre(cell)).collect();
    let (Some(&first), Some(&last)) = (centres.first(), centres.last()) else { return };
    let shapes = drawing.layer_mut(LayerKind::Marks);
    let thick = |paint| Pen::new(theme.colour(paint), THICK_LINE);
    let thin = Pen::new(theme.colour(Paint::Note), layout.line(THIN_LINE));
    // A cell alone is a line to itself: its round ends are a dot.
    let whole = Shape::path(Path::polyline(centres.iter().copied().chain((centres.len() == 1).then_some(first))));
    let ring = |at| Shape::circle(at, BULB).drawn(thin);
    // Between circles, a thin line begins and ends at their rims.
    let rim = |from: Point, to: Point| from + (to - from).direction() * BULB;
    let mut shortened = centres.clone();
    if let [start, next, ..] = &centres[..] {
        shortened[0] = rim(*start, *next);
    }
    match style {
        LineStyle::Thermometer => {
            shapes.push(whole.drawn(thick(Paint::Shade)));
            shapes.push(Shape::circle(first, BULB).filled(theme.colour(Paint::Shade)));
        }
        LineStyle::Arrow => {
            shapes.push(ring(first));
            if let [.., before, last] = centres[..] {
                let way = (last - before).direction();
                let tip = last + way * 10.0;
                if let Some(end) = shortened.last_mut() {
                    *end = tip;
                }
                let wing = |side: f32| tip - way * 20.0 + way.turned() * (side * 14.0);
                shapes.push(Shape::path(Path::polyline(shortened)).drawn(thin));
                shapes.push(Shape::path(Path::polyline([wing(1.0), tip, wing(-1.0)])).drawn(thin));
            }
        }
        LineStyle::Between => {
            if let [.., before, last] = centres[..] {
                if let Some(end) = shortened.last_mut() {
                    *end = rim(last, before);
                }
                shapes.push(Shape::path(Path::polyline(shortened)).drawn(thin));
            }
            shapes.extend([ring(first), ring(last)]);
        }
        LineStyle::Plain => shapes.push(whole.drawn(thick(Paint::Shade))),
        LineStyle::Whisper => {
            shapes.push(whole.clone().drawn(thick(Paint::Whisper)));
            if theme.ink() == InkUse::Forms {
                shapes.push(whole.drawn(Pen::new(theme.colour(Paint::Mark), layout.line(2.0)).dashed(9.0, 9.0)));
            }
        }
        LineStyle::Renban => {
            shapes.push(whole.clone().drawn(thick(Paint::Renban)));
            if theme.ink() == InkUse::Forms {
                shapes.push(whole.drawn(Pen::new(theme.colour(Paint::Mark), layout.line(2.0))));
            }
        }
        LineStyle::RegionSum => {
            if theme.ink() == InkUse::Forms {
                let edge = Pen::new(theme.colour(Paint::Mark), THICK_LINE + 2.0 * layout.line(2.0));
                shapes.push(whole.clone().drawn(edge));
            }
            shapes.push(whole.drawn(thick(Paint::RegionSum)));
        }
    }
}

fn dot(between: [Cell; 2], style: &DotStyle, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let [from, to] = between.map(|cell| layout.centre(cell));
    let middle = (from + to) * 0.5;
    let (ink, paper) = (theme.colour(Paint::Mark), theme.colour(Paint::Paper));
    // Above the lines of the board.
    let shapes = drawing.layer_mut(LayerKind::Digits);
    let mut circle = |fill, text: &str, colour| {
        let radius = if text.is_empty() { 12.0 } else { 14.0 };
        shapes.push(Shape::circle(middle, radius).filled(fill).drawn(Pen::new(ink, layout.line(2.0))));
        if !text.is_empty() {
            let size = layout.text(20.0).min(24.0);
            shapes.push(Shape::Label(Label::centred(text, middle, size, colour).bold()));
        }
    };
    match style {
        DotStyle::White(text) => circle(paper, text, ink),
        DotStyle::Black(text) => circle(ink, text, paper),
        DotStyle::Text(text) => {
            let label = Label::centred(text, middle, layout.text(26.0), ink).bold();
            let width = label.width() + 6.0;
            let patch = Shape::rectangle(middle - Point::new(width / 2.0, 12.0), width, 24.0);
            shapes.extend([patch.filled(paper), Shape::Label(label)]);
        }
        DotStyle::Less => {
            let way = (to - from).direction();
            let open = |side: f32| middle + way * 8.0 + way.turned() * (side * 13.0);
            let path = Path::polyline([open(1.0), middle - way * 8.0, open(-1.0)]);
            shapes.push(Shape::path(path.clone()).drawn(Pen::new(paper, 9.0)));
            shapes.push(Shape::path(path).drawn(Pen::new(ink, layout.line(3.5))));
        }
    }
}

/// A circle where four cells meet.
fn quadruple(of: [Cell; 4], text: &str, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let sum = of.map(|cell| layout.centre(cell)).into_iter().fold(Point::default(), |sum, at| sum + at);
    let middle = sum * 0.25;
    let (ink, paper) = (theme.colour(Paint::Mark), theme.colour(Paint::Paper));
    let shapes = drawing.layer_mut(LayerKind::Digits);
    shapes.push(Shape::circle(middle, 25.0).filled(paper).drawn(Pen::new(ink, layout.line(2.0))));
    // Up to two digits are side by side, more are in two lines.
    let digits: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let lines: Vec<String> = match digits.len() {
        0..=2 => vec![digits.iter().collect()],
        count => digits.chunks(count.div_ceil(2)).map(|line| line.iter().collect()).collect(),
    };
    let size = layout.text(19.0).min(22.0);
    for (index, line) in lines.iter().enumerate() {
        let down = (index as f32 - (lines.len() - 1) as f32 / 2.0) * 18.0;
        let at = middle + Point::new(0.0, down);
        shapes.push(Shape::Label(Label::centred(line, at, size, ink)));
    }
}

fn shade(cells: &[Cell], style: ShadeStyle, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let colour = theme.colour(Paint::Shade);
    let inside = |cell: Cell, inset: f32| {
        let width = CELL - 2.0 * inset;
        Shape::rectangle(layout.corner(cell) + Point::new(inset, inset), width, width).filled(colour)
    };
    match style {
        ShadeStyle::Area | ShadeStyle::House => {
            drawing.layer_mut(LayerKind::Tints).extend(cells.iter().map(|&cell| inside(cell, 0.0)));
            if style == ShadeStyle::House {
                let path = outline(&layout.geometry, cells, 4.5, layout.origin);
                let pen = Pen::new(theme.colour(Paint::Note), layout.line(2.2));
                drawing.layer_mut(LayerKind::Marks).push(Shape::path(path).drawn(pen));
            }
        }
        ShadeStyle::Square => {
            drawing.layer_mut(LayerKind::Marks).extend(cells.iter().map(|&cell| inside(cell, 14.0)));
        }
        ShadeStyle::Circle => {
            let circles = cells.iter().map(|&cell| Shape::circle(layout.centre(cell), BULB).filled(colour));
            drawing.layer_mut(LayerKind::Marks).extend(circles);
        }
    }
}

fn outside(
    (row, column): (i16, i16),
    text: &str,
    arrow: Option<Slant>,
    layout: &Layout,
    theme: &Theme,
    drawing: &mut Drawing,
) {
    // Clues are next to the board, nearer than the middle of a cell there would be.
    let side = layout.geometry.side() as i16;
    let along = |index: i16| match index {
        ..0 => -36.0,
        index if index >= side => f32::from(side) * CELL + 36.0,
        index => (f32::from(index) + 0.5) * CELL,
    };
    let middle = layout.origin + Point::new(along(column), along(row));
    let colour = theme.colour(Paint::Mark);
    let shapes = drawing.layer_mut(LayerKind::Marks);
    let Some(slant) = arrow else {
        shapes.push(Shape::Label(Label::centred(text, middle, 40.0, colour)));
        return;
    };
    let way = match slant {
        Slant::UpRight => Point::new(1.0, -1.0),
        Slant::DownRight => Point::new(1.0, 1.0),
        Slant::DownLeft => Point::new(-1.0, 1.0),
        Slant::UpLeft => Point::new(-1.0, -1.0),
    };
    let pen = Pen::new(colour, layout.line(2.5));
    let (start, tip) = (middle + way * 10.0, middle + way * 27.0);
    let mut path = Path::line(start, tip);
    path.append(Path::new([
        Segment::Move(tip - Point::new(way.x * 12.0, 0.0)),
        Segment::Line(tip),
        Segment::Line(tip - Point::new(0.0, way.y * 12.0)),
    ]));
    shapes.push(Shape::path(path).drawn(pen));
    shapes.push(Shape::Label(Label::centred(text, middle - way * 9.0, 32.0, colour)));
}
