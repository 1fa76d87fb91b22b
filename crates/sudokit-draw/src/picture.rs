//! A scene as a drawing: the one place where a board is drawn.

use crate::canvas::Canvas;
use crate::route::Router;
use crate::scene::Scene;
use crate::shape::Drawing;
use crate::view::View;
use crate::{badge, board, face, legend, link, mark_shapes, node};

/// Draws a scene.
///
/// ```
/// use sudokit::{Alphabet, Puzzle};
/// use sudokit_draw::{Scene, View, draw};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let drawing = draw(&Scene::of(&puzzle.candidates(), &Alphabet::usual(4)), &View::default());
/// assert!(drawing.to_svg().contains(">4</text>"));
/// # Ok::<(), sudokit::Error>(())
/// ```
pub fn draw(scene: &Scene, view: &View) -> Drawing {
    let mut canvas = Canvas::new(scene, view);
    board::draw_extra_houses(&mut canvas);
    board::draw_tints(&mut canvas);
    for mark in &scene.marks {
        mark_shapes::draw(mark, &mut canvas);
    }
    board::draw_grid(&mut canvas);
    face::draw(&mut canvas);
    let (nodes, hulls) = (node::nodes(&canvas), node::hulls(&canvas));
    if !scene.chain.claims.is_empty() {
        let mut router = Router::new(&canvas, &nodes, &hulls);
        let routes = router.routes(&canvas, &nodes, &hulls);
        for route in &routes {
            link::draw(route, &mut canvas);
        }
        badge::draw(&router, &nodes, &mut canvas);
    }
    node::draw(&nodes, &hulls, &mut canvas);
    if view.legend.is_shown() {
        legend::draw(&nodes, &hulls, &mut canvas);
    }
    canvas.drawing
}
