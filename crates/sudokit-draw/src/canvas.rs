//! A drawing that is being made, and what all its parts need: the scene, the layout and
//! the colours.

use crate::colour::Rgb;
use crate::layout::Layout;
use crate::scene::Scene;
use crate::shape::{Drawing, LayerKind, Pen, Shape};
use crate::theme::{InkUse, Paint};
use crate::view::View;

/// A drawing that is being made.
pub(crate) struct Canvas<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) view: &'a View,
    pub(crate) layout: Layout,
    pub(crate) drawing: Drawing,
}

impl<'a> Canvas<'a> {
    /// An empty drawing of a scene, with the size that the layout gives it.
    pub(crate) fn new(scene: &'a Scene, view: &'a View) -> Self {
        let layout = Layout::new(scene, view);
        let mut drawing = Drawing::new(layout.width, layout.height, layout.size);
        drawing.paper = view.theme.colour(Paint::Paper);
        drawing.title.clone_from(&scene.title);
        drawing.description.clone_from(&scene.description);
        Self { scene, view, layout, drawing }
    }

    pub(crate) fn colour(&self, paint: Paint) -> Rgb {
        self.view.theme.colour(paint)
    }

    /// A pen of this width, or of the thinnest that can be seen.
    pub(crate) fn pen(&self, paint: Paint, width: f32) -> Pen {
        Pen::new(self.colour(paint), self.layout.line(width))
    }

    /// Whether only forms tell things apart.
    pub(crate) fn is_gray(&self) -> bool {
        self.view.theme.ink() == InkUse::Forms
    }

    /// Adds a shape. A path of no cells, such as an empty cage, is not drawn.
    pub(crate) fn add(&mut self, layer: LayerKind, shape: Shape) {
        if !matches!(&shape, Shape::Path { path, .. } if path.is_empty()) {
            self.drawing.layer_mut(layer).push(shape);
        }
    }

    pub(crate) fn add_all(&mut self, layer: LayerKind, shapes: impl IntoIterator<Item = Shape>) {
        for shape in shapes {
            self.add(layer, shape);
        }
    }
}
