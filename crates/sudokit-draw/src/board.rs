//! The board itself: backgrounds, lines between cells and regions, names of rows and
//! columns.

use sudokit::board::{Extra, HouseKind, Position};
use sudokit::logic::explain::{Role, Spot};
use sudokit::{Cell, House};

use crate::layout::{CAPTION, Layout};
use crate::mark_shapes;
use crate::outline::outline;
use crate::scene::{CellState, Diagonal, Mark, Scene, ShadeStyle};
use crate::shape::{CELL, Drawing, Label, LayerKind, Path, Pen, Point, Shape};
use crate::theme::{Paint, Theme};
use crate::view::View;

/// The widths of lines in units.
const THIN: f32 = 1.3;
const THICK: f32 = 4.6;
const OUTER: f32 = 6.0;

/// Draws the backgrounds of cells and houses.
pub(crate) fn draw_tints(scene: &Scene, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let shapes = drawing.layer_mut(LayerKind::Tints);
    for cell in scene.geometry().cells() {
        if let Some(paint) = background(scene, cell) {
            let square = Shape::rectangle(layout.corner(cell), CELL, CELL);
            shapes.push(square.filled(theme.colour(paint)));
        }
    }
    for (house, role) in houses(scene) {
        let Some(cells) = scene.geometry().house_cells(house) else { continue };
        let pen = Pen::new(theme.colour(Paint::of_house(role)), layout.line(2.2));
        let (pen, inset) = if role == Role::Cover { (pen.dashed(9.0, 6.0), 7.0) } else { (pen, 4.0) };
        shapes.push(Shape::path(outline(scene.geometry(), cells, inset, layout.origin)).drawn(pen));
    }
    for cell in scene.geometry().cells() {
        draw_state(scene, layout, theme, cell, shapes);
    }
}

/// The houses with a role, each once.
fn houses(scene: &Scene) -> impl Iterator<Item = (House, Role)> + '_ {
    scene.highlights.iter().filter_map(|at| match at.spot {
        Spot::House(house) => Some((house, at.role)),
        _ => None,
    })
}

/// The colour behind a cell: its most important role, the player's colour, or its state in a game.
fn background(scene: &Scene, cell: Cell) -> Option<Paint> {
    let role = scene.cell_roles(cell).into_iter().rev().find_map(|role| match role {
        Role::Base => Some(Paint::Base),
        Role::Cover => Some(Paint::Cover),
        Role::Blocker | Role::Excluder => None,
        _ => Some(Paint::Pattern),
    });
    let state = || scene.states(cell).rev().find_map(Paint::of_state);
    role.or_else(|| scene.tint(cell).map(Paint::from)).or_else(state)
}

/// The form of a cell's state: a frame for the cursor and for selected cells, a triangle for a
/// digit that is wrong.
fn draw_state(scene: &Scene, layout: &Layout, theme: &Theme, cell: Cell, shapes: &mut Vec<Shape>) {
    let corner = layout.corner(cell);
    let frame = |inset: f32, pen: Pen| {
        let width = CELL - 2.0 * inset;
        Shape::rectangle(corner + Point::new(inset, inset), width, width).drawn(pen)
    };
    let ink = theme.colour(Paint::Frame);
    for state in scene.states(cell) {
        match state {
            CellState::Cursor => shapes.push(frame(5.0, Pen::new(ink, 5.0))),
            CellState::Selected => shapes.push(frame(6.0, Pen::new(ink, 2.0).dashed(6.0, 5.0))),
            CellState::Wrong | CellState::Conflict => {
                let at = corner + Point::new(CELL - 4.0, CELL - 4.0);
                let triangle = Path::polygon([at, at - Point::new(22.0, 0.0), at - Point::new(0.0, 22.0)]);
                let colour = theme.colour(Paint::Wrong);
                shapes.push(match state {
                    CellState::Wrong => Shape::path(triangle).drawn(Pen::new(colour, 2.0)),
                    _ => Shape::path(triangle).filled(colour),
                });
            }
            CellState::Peer | CellState::SameDigit => (),
        }
    }
}

/// Draws what belongs to the houses besides rows, columns and regions.
pub(crate) fn draw_extra_houses(scene: &Scene, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let geometry = scene.geometry();
    for extra in geometry.extras() {
        match extra {
            Extra::FallingDiagonal => {
                mark_shapes::draw(&Mark::Diagonal(Diagonal::Falling), layout, theme, drawing);
            }
            Extra::RisingDiagonal => {
                mark_shapes::draw(&Mark::Diagonal(Diagonal::Rising), layout, theme, drawing);
            }
            Extra::DisjointGroups => draw_group_dots(layout, theme, drawing),
            _ => (),
        }
    }
    for (house, cells) in geometry.houses() {
        let style = match house.kind {
            HouseKind::Window => ShadeStyle::Area,
            HouseKind::Extra => ShadeStyle::House,
            _ => continue,
        };
        mark_shapes::draw(&Mark::Shade { cells: cells.to_vec(), style }, layout, theme, drawing);
    }
}

/// A dot in each cell, at the place near its border that the cell has in its box: cells with the
/// same dot form a house.
fn draw_group_dots(layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let Some(shape) = layout.geometry.shape() else { return };
    let colour = theme.colour(Paint::Note);
    let along = |index: usize, count: usize| 9.0 + 82.0 * index as f32 / (count - 1).max(1) as f32;
    for cell in layout.geometry.cells() {
        let Position { row, column } = layout.geometry.position(cell);
        let place = Point::new(
            along(column % shape.columns(), shape.columns()),
            along(row % shape.rows(), shape.rows()),
        );
        let dot = Shape::circle(layout.corner(cell) + place, 3.2).filled(colour);
        drawing.layer_mut(LayerKind::Marks).push(dot);
    }
}

/// Draws the lines of the board, and the names of rows and columns.
pub(crate) fn draw_grid(scene: &Scene, layout: &Layout, view: &View, drawing: &mut Drawing) {
    let theme = &view.theme;
    let (board, origin, side) = (layout.board(), layout.origin, scene.geometry().side());
    let at = |column: usize, row: usize| origin + Point::new(column as f32, row as f32) * CELL;
    let mut thin = Path::default();
    for index in 1..side {
        thin.append(Path::line(at(0, index), at(side, index)));
        thin.append(Path::line(at(index, 0), at(index, side)));
    }
    let shapes = drawing.layer_mut(LayerKind::Grid);
    let thick = layout.line(THICK).max(layout.line(THIN) * 2.0);
    let outer = layout.line(OUTER).max(thick);
    shapes.push(Shape::path(thin).drawn(Pen::new(theme.colour(Paint::Line), layout.line(THIN))));
    let frame = theme.colour(Paint::Frame);
    shapes.push(Shape::path(borders(scene, at)).drawn(Pen::new(frame, thick)));
    shapes.push(Shape::rectangle(origin, board, board).rounded(1.5).drawn(Pen::new(frame, outer)));
    if view.labels.is_shown() {
        draw_labels(scene, layout, theme, drawing);
    }
    if view.caption.is_shown() && !scene.title.is_empty() {
        draw_caption(scene, layout, theme, drawing);
    }
}

/// The borders between regions, each straight piece once.
fn borders(scene: &Scene, at: impl Fn(usize, usize) -> Point) -> Path {
    let (regions, side) = (scene.geometry().regions(), scene.geometry().side());
    let mut path = Path::default();
    for line in 1..side {
        let is_border = |along: usize| regions.region(line - 1, along) != regions.region(line, along);
        for (from, to) in runs(side, is_border) {
            path.append(Path::line(at(from, line), at(to, line)));
        }
        let is_border = |along: usize| regions.region(along, line - 1) != regions.region(along, line);
        for (from, to) in runs(side, is_border) {
            path.append(Path::line(at(line, from), at(line, to)));
        }
    }
    path
}

/// The ranges of numbers below `count` for which something is true.
fn runs(count: usize, is_in: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for index in (0..count).filter(|&index| is_in(index)) {
        match runs.last_mut() {
            Some((_, end)) if *end == index => *end += 1,
            _ => runs.push((index, index + 1)),
        }
    }
    runs
}

fn draw_labels(scene: &Scene, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let colour = theme.colour(Paint::Label);
    let size = layout.text(24.0);
    let away = layout.outside + 23.0;
    let shapes = drawing.layer_mut(LayerKind::Grid);
    for index in 0..scene.geometry().side() {
        let along = (index as f32 + 0.5) * CELL;
        let column = layout.origin + Point::new(along, -away);
        shapes.push(Shape::Label(Label::centred((index + 1).to_string(), column, size, colour)));
        let row = layout.origin + Point::new(-away, along);
        shapes.push(Shape::Label(Label::centred(scene.coordinates.row(index), row, size, colour)));
    }
}

/// The title above the board, as large as fits.
fn draw_caption(scene: &Scene, layout: &Layout, theme: &Theme, drawing: &mut Drawing) {
    let middle = Point::new(layout.origin.x + layout.board() / 2.0, CAPTION * 0.55);
    let mut label = Label::centred(&scene.title, middle, 34.0, theme.colour(Paint::Label)).bold();
    let room = layout.width - 20.0;
    if label.width() > room {
        label = Label::centred(&scene.title, middle, label.size * room / label.width(), label.colour).bold();
    }
    drawing.layer_mut(LayerKind::Legend).push(Shape::Label(label));
}
