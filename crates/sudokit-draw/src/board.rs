//! The board itself: backgrounds, lines between cells and regions, names of rows and
//! columns.

use sudokit::board::{Extra, HouseKind, Position};
use sudokit::logic::explain::{Role, Spot};
use sudokit::{Cell, House};

use crate::canvas::Canvas;
use crate::layout::CAPTION;
use crate::mark_shapes;
use crate::outline::outline;
use crate::scene::{CellState, Diagonal, Mark, ShadeStyle};
use crate::shape::{CELL, Label, LayerKind, Path, Pen, Point, Shape};
use crate::theme::Paint;

/// The widths of lines in units.
const THIN: f32 = 1.3;
const THICK: f32 = 4.6;
const OUTER: f32 = 6.0;

/// The width of the lines around the houses and cells of a step.
const ROLE: f32 = 2.4;

/// How far these lines are inside: houses, and the cells in them.
const HOUSE_INSET: f32 = 3.5;
const CELL_INSET: f32 = 6.0;

/// Draws the backgrounds of cells, and lines around the houses and cells that play a role.
pub(crate) fn draw_tints(canvas: &mut Canvas) {
    let cells: Vec<Cell> = canvas.scene.geometry().cells().collect();
    for &cell in &cells {
        if let Some(paint) = background(canvas, cell) {
            let square = Shape::rectangle(canvas.layout.corner(cell), CELL, CELL);
            canvas.add(LayerKind::Tints, square.filled(canvas.colour(paint)));
        }
    }
    draw_outlines(canvas);
    for &cell in &cells {
        draw_states(canvas, cell);
    }
}

/// The colour behind a cell: its most important role, the player's colour, or its state in a game.
fn background(canvas: &Canvas, cell: Cell) -> Option<Paint> {
    let scene = canvas.scene;
    let role = || scene.cell_roles(cell).into_iter().rev().find_map(Paint::behind_role);
    let tint = || scene.tint(cell).map(Paint::from);
    let state = || scene.states(cell).rev().find_map(Paint::of_state);
    role().or_else(tint).or_else(state)
}

/// Draws a line around each house with a role, and around the cells of each role.
fn draw_outlines(canvas: &mut Canvas) {
    let scene = canvas.scene;
    let mut by_role: Vec<(Role, Vec<Cell>)> = Vec::new();
    for at in &scene.highlights {
        match at.spot {
            Spot::House(house) => draw_house(canvas, house, at.role),
            Spot::Cell(cell) => match by_role.iter_mut().find(|(role, _)| *role == at.role) {
                Some((_, cells)) => cells.push(cell),
                None => by_role.push((at.role, vec![cell])),
            },
            _ => (),
        }
    }
    for (role, cells) in by_role {
        draw_cells(canvas, role, &cells);
    }
}

fn draw_house(canvas: &mut Canvas, house: House, role: Role) {
    let scene = canvas.scene;
    let Some(cells) = scene.geometry().house_cells(house) else { return };
    let pen = canvas.pen(Paint::of_house(role), ROLE);
    let pen = if role == Role::Cover { pen.dashed(9.0, 6.0) } else { pen };
    let path = outline(scene.geometry(), cells, HOUSE_INSET, canvas.layout.origin);
    canvas.add(LayerKind::Tints, Shape::path(path).drawn(pen));
}

/// Draws a line around cells: together, if they form a group, or around each.
fn draw_cells(canvas: &mut Canvas, role: Role, cells: &[Cell]) {
    let pen = canvas.pen(Paint::of_role(role), ROLE);
    let origin = canvas.layout.origin;
    let together = || Shape::path(outline(canvas.scene.geometry(), cells, CELL_INSET, origin));
    let shapes = match role {
        Role::OtherGroup | Role::Cover => vec![together().drawn(pen.dashed(9.0, 6.0))],
        Role::Blocker | Role::Excluder => {
            let pen = Pen { width: 1.4 * pen.width, ..pen };
            let pen = if role == Role::Excluder { pen.dashed(4.0, 4.0) } else { pen };
            cells.iter().map(|&cell| frame(canvas, cell, 9.0).rounded(16.0).drawn(pen)).collect()
        }
        _ => vec![together().drawn(pen)],
    };
    canvas.add_all(LayerKind::Tints, shapes);
}

/// A square inside of a cell.
fn frame(canvas: &Canvas, cell: Cell, inset: f32) -> Shape {
    let width = CELL - 2.0 * inset;
    Shape::rectangle(canvas.layout.corner(cell) + Point::new(inset, inset), width, width)
}

/// The forms of a cell's states: a frame for the cursor and for selected cells, a triangle for a
/// digit that is wrong.
fn draw_states(canvas: &mut Canvas, cell: Cell) {
    let at = canvas.layout.corner(cell) + Point::new(CELL - 4.0, CELL - 4.0);
    let triangle = Path::polygon([at, at - Point::new(22.0, 0.0), at - Point::new(0.0, 22.0)]);
    for state in canvas.scene.states(cell) {
        let shape = match state {
            CellState::Cursor => frame(canvas, cell, 5.0).drawn(canvas.pen(Paint::Frame, 5.0)),
            CellState::Selected => {
                frame(canvas, cell, 6.0).drawn(canvas.pen(Paint::Frame, 2.0).dashed(6.0, 5.0))
            }
            CellState::Wrong => Shape::path(triangle.clone()).drawn(canvas.pen(Paint::Wrong, 2.0)),
            CellState::Conflict => Shape::path(triangle.clone()).filled(canvas.colour(Paint::Wrong)),
            CellState::Peer | CellState::SameDigit => continue,
        };
        canvas.add(LayerKind::Tints, shape);
    }
}

/// Draws what belongs to the houses besides rows, columns and regions.
pub(crate) fn draw_extra_houses(canvas: &mut Canvas) {
    let geometry = canvas.scene.geometry();
    for extra in geometry.extras() {
        match extra {
            Extra::FallingDiagonal => mark_shapes::draw(&Mark::Diagonal(Diagonal::Falling), canvas),
            Extra::RisingDiagonal => mark_shapes::draw(&Mark::Diagonal(Diagonal::Rising), canvas),
            Extra::DisjointGroups => draw_group_dots(canvas),
            _ => (),
        }
    }
    for (house, cells) in geometry.houses() {
        let style = match house.kind {
            HouseKind::Window => ShadeStyle::Area,
            HouseKind::Extra => ShadeStyle::House,
            _ => continue,
        };
        mark_shapes::draw(&Mark::Shade { cells: cells.to_vec(), style }, canvas);
    }
}

/// A dot in each cell, at the place near its border that the cell has in its box: cells with the
/// same dot form a house.
fn draw_group_dots(canvas: &mut Canvas) {
    let geometry = canvas.scene.geometry();
    let Some(shape) = geometry.shape() else { return };
    let colour = canvas.colour(Paint::Note);
    let along = |index: usize, count: usize| 9.0 + 82.0 * index as f32 / (count - 1).max(1) as f32;
    for cell in geometry.cells() {
        let Position { row, column } = geometry.position(cell);
        let x = along(column % shape.columns(), shape.columns());
        let y = along(row % shape.rows(), shape.rows());
        let dot = Shape::circle(canvas.layout.corner(cell) + Point::new(x, y), 3.2).filled(colour);
        canvas.add(LayerKind::Marks, dot);
    }
}

/// Draws the lines of the board, and what is around it.
pub(crate) fn draw_grid(canvas: &mut Canvas) {
    let (board, origin) = (canvas.layout.board(), canvas.layout.origin);
    let side = canvas.scene.geometry().side();
    let at = |column: usize, row: usize| origin + Point::new(column as f32, row as f32) * CELL;
    let mut thin = Path::default();
    for index in 1..side {
        thin.append(Path::line(at(0, index), at(side, index)));
        thin.append(Path::line(at(index, 0), at(index, side)));
    }
    let line = canvas.pen(Paint::Line, THIN);
    let thick = canvas.pen(Paint::Frame, THICK.max(2.0 * line.width));
    let outer = canvas.pen(Paint::Frame, OUTER.max(thick.width));
    canvas.add(LayerKind::Grid, Shape::path(thin).drawn(line));
    let borders = borders(canvas, at);
    canvas.add(LayerKind::Grid, Shape::path(borders).drawn(thick));
    canvas.add(LayerKind::Grid, Shape::rectangle(origin, board, board).rounded(1.5).drawn(outer));
    if canvas.view.labels.is_shown() {
        draw_labels(canvas);
    }
    if canvas.view.caption.is_shown() && !canvas.scene.title.is_empty() {
        draw_caption(canvas);
    }
}

/// The borders between regions, each straight piece once.
fn borders(canvas: &Canvas, at: impl Fn(usize, usize) -> Point) -> Path {
    let geometry = canvas.scene.geometry();
    let (regions, side) = (geometry.regions(), geometry.side());
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

fn draw_labels(canvas: &mut Canvas) {
    let colour = canvas.colour(Paint::Label);
    let (size, away) = (canvas.layout.text(24.0, 32.0), canvas.layout.outside + 23.0);
    for index in 0..canvas.scene.geometry().side() {
        let along = (index as f32 + 0.5) * CELL;
        let column = canvas.layout.origin + Point::new(along, -away);
        let row = canvas.layout.origin + Point::new(-away, along);
        let names = [((index + 1).to_string(), column), (canvas.scene.coordinates.row(index), row)];
        let labels =
            names.map(|(name, at)| Shape::Label(Label::centred(name, at, size, colour).fitting(36.0)));
        canvas.add_all(LayerKind::Grid, labels);
    }
}

/// The title above the board, as large as fits.
fn draw_caption(canvas: &mut Canvas) {
    let layout = &canvas.layout;
    let middle = Point::new(layout.origin.x + layout.board() / 2.0, CAPTION * 0.55);
    // The names of rows are only to the left of the board.
    let room = 2.0 * (middle.x.min(layout.width - middle.x) - 10.0);
    let size = layout.text(34.0, 44.0);
    let label = Label::centred(&canvas.scene.title, middle, size, canvas.colour(Paint::Label)).bold();
    canvas.add(LayerKind::Legend, Shape::Label(label.fitting(room)));
}
