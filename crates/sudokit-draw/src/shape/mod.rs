//! Shapes: the one form of a picture from which all files are written.
//!
//! ```text
//!  Scene ──draw()──▶ Drawing ─┬─ svg  ──▶ text
//!                    layers   ├─ png  ──▶ pixels
//!                    shapes   └─ pdf  ──▶ pages
//! ```
//!
//! A [`Drawing`] has layers, and a [`Layer`] has [`Shape`]s: paths, rectangles,
//! circles and labels. Coordinates are in units with the origin at the upper
//! left; y grows downwards. A cell of a board is [`CELL`] units wide. Only
//! [`Drawing::size`] says how large all of it is on a screen or on paper.

mod label;
mod path;

pub use label::{Anchor, Label, Weight};
pub use path::{Path, Point, Segment};

use crate::colour::Rgb;

/// The width and height of a cell in units.
pub const CELL: f32 = 100.0;

/// A picture as shapes.
///
/// ```
/// use sudokit_draw::{Drawing, LayerKind, Point, Rgb, Shape, Size};
///
/// let mut drawing = Drawing::new(200.0, 100.0, Size::Pixels(400.0));
/// let dot = Shape::circle(Point::new(50.0, 50.0), 20.0).filled(Rgb::BLACK);
/// drawing.layer_mut(LayerKind::Nodes).push(dot);
/// assert!(drawing.to_svg().contains("<circle"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// The width in units.
    pub width: f32,
    /// The height in units.
    pub height: f32,
    /// The width on the screen or on paper.
    pub size: Size,
    /// What the picture is, in a few words. Programs show it; it is not drawn.
    pub title: String,
    /// What there is to see, in sentences. Screen readers read it aloud.
    pub description: String,
    /// The colour behind everything.
    pub paper: Rgb,
    layers: [Layer; LayerKind::ALL.len()],
}

impl Drawing {
    /// A drawing without shapes, on white.
    pub fn new(width: f32, height: f32, size: Size) -> Self {
        let layers = LayerKind::ALL.map(|kind| Layer { kind, shapes: Vec::new() });
        let (title, description) = (String::new(), String::new());
        Self { width, height, size, title, description, paper: Rgb::WHITE, layers }
    }

    /// The layers, the lowest first.
    pub const fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The shapes of a layer.
    pub fn layer(&self, kind: LayerKind) -> &[Shape] {
        &self.layers[kind as usize].shapes
    }

    /// The shapes of a layer, to add to or to replace.
    pub const fn layer_mut(&mut self, kind: LayerKind) -> &mut Vec<Shape> {
        &mut self.layers[kind as usize].shapes
    }

    /// All shapes, the lowest first.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        self.layers.iter().flat_map(|layer| &layer.shapes)
    }

    /// Makes the drawing higher.
    pub(crate) const fn grow(&mut self, height: f32) {
        self.height = self.height.max(height);
    }

    /// The length of a unit in points (1/72 inch).
    pub fn points_per_unit(&self) -> f32 {
        self.size.points() / self.width
    }

    /// Adds the shapes of another drawing, with its upper left corner at this point and its units
    /// multiplied by `scale`.
    ///
    /// ```
    /// use sudokit_draw::{Drawing, LayerKind, Point, Shape, Size};
    ///
    /// let mut stamp = Drawing::new(10.0, 10.0, Size::Pixels(10.0));
    /// stamp.layer_mut(LayerKind::Grid).push(Shape::circle(Point::new(5.0, 5.0), 4.0));
    /// let mut sheet = Drawing::new(50.0, 20.0, Size::Pixels(50.0));
    /// sheet.place(&stamp, Point::new(20.0, 0.0), 2.0);
    /// assert_eq!(sheet.layer(LayerKind::Grid), [Shape::circle(Point::new(30.0, 10.0), 8.0)]);
    /// ```
    pub fn place(&mut self, other: &Self, corner: Point, scale: f32) {
        for layer in &other.layers {
            let moved = layer.shapes.iter().map(|shape| shape.moved(corner, scale));
            self.layer_mut(layer.kind).extend(moved);
        }
    }
}

/// The width of a drawing on the screen or on paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Size {
    /// In pixels, of which 96 are an inch.
    Pixels(f32),
    /// In points, of which 72 are an inch.
    Points(f32),
}

impl Size {
    /// The width in points.
    pub fn points(self) -> f32 {
        match self {
            Self::Pixels(pixels) => pixels * 0.75,
            Self::Points(points) => points,
        }
    }
}

/// The shapes of one kind, which can be replaced without the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// What it shows.
    pub kind: LayerKind,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

/// What a layer shows. Later layers cover earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LayerKind {
    /// Colours behind cells.
    Tints,
    /// The marks of variants: cages, lines, dots.
    Marks,
    /// The lines between cells, and the names of rows and columns.
    Grid,
    /// The links of a chain.
    Links,
    /// Digits, candidates and notes.
    Digits,
    /// Forms around candidates and cells that play a role in a step.
    Nodes,
    /// The numbers of a chain's claims.
    Badges,
    /// What the forms mean, and the caption.
    Legend,
}

impl LayerKind {
    /// All layers, the lowest first.
    pub const ALL: [Self; 8] = [
        Self::Tints,
        Self::Marks,
        Self::Grid,
        Self::Links,
        Self::Digits,
        Self::Nodes,
        Self::Badges,
        Self::Legend,
    ];

    /// The name of its group in an SVG.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tints => "tints",
            Self::Marks => "marks",
            Self::Grid => "grid",
            Self::Links => "links",
            Self::Digits => "digits",
            Self::Nodes => "nodes",
            Self::Badges => "badges",
            Self::Legend => "legend",
        }
    }
}

/// A form, or a label.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Lines and curves, or the area that they enclose.
    Path {
        /// Where they run.
        path: Path,
        /// The colour inside.
        fill: Option<Rgb>,
        /// The line.
        pen: Option<Pen>,
    },
    /// A rectangle.
    Rectangle {
        /// The upper left corner.
        corner: Point,
        /// The width.
        width: f32,
        /// The height.
        height: f32,
        /// The radius of its corners, 0 for sharp ones.
        radius: f32,
        /// The colour inside.
        fill: Option<Rgb>,
        /// The line around it.
        pen: Option<Pen>,
    },
    /// A circle.
    Circle {
        /// The centre.
        centre: Point,
        /// The radius.
        radius: f32,
        /// The colour inside.
        fill: Option<Rgb>,
        /// The line around it.
        pen: Option<Pen>,
    },
    /// A line of text.
    Label(Label),
}

impl Shape {
    /// A path, still without colour.
    pub const fn path(path: Path) -> Self {
        Self::Path { path, fill: None, pen: None }
    }

    /// A rectangle with sharp corners, still without colour.
    pub const fn rectangle(corner: Point, width: f32, height: f32) -> Self {
        Self::Rectangle { corner, width, height, radius: 0.0, fill: None, pen: None }
    }

    /// A circle, still without colour.
    pub const fn circle(centre: Point, radius: f32) -> Self {
        Self::Circle { centre, radius, fill: None, pen: None }
    }

    /// The same shape with this colour inside. A label takes the colour.
    #[must_use]
    pub fn filled(mut self, colour: Rgb) -> Self {
        match &mut self {
            Self::Path { fill, .. } | Self::Rectangle { fill, .. } | Self::Circle { fill, .. } => {
                *fill = Some(colour);
            }
            Self::Label(label) => label.colour = colour,
        }
        self
    }

    /// The same shape with a line around it. A label stays as it is.
    #[must_use]
    pub fn drawn(mut self, with: Pen) -> Self {
        match &mut self {
            Self::Path { pen, .. } | Self::Rectangle { pen, .. } | Self::Circle { pen, .. } => {
                *pen = Some(with);
            }
            Self::Label(_) => (),
        }
        self
    }

    /// The same rectangle with round corners. Other shapes stay as they are.
    #[must_use]
    pub fn rounded(mut self, by: f32) -> Self {
        if let Self::Rectangle { radius, .. } = &mut self {
            *radius = by;
        }
        self
    }

    /// The upper left and the lower right corner of a rectangle around it, lines included.
    pub fn bounds(&self) -> [Point; 2] {
        let grown = |[low, high]: [Point; 2], pen: Option<Pen>| {
            let half = pen.map_or(0.0, |pen| pen.width / 2.0);
            [low - Point::new(half, half), high + Point::new(half, half)]
        };
        match self {
            Self::Path { path, pen, .. } => grown(path.bounds(), *pen),
            Self::Rectangle { corner, width, height, pen, .. } => {
                grown([*corner, *corner + Point::new(*width, *height)], *pen)
            }
            Self::Circle { centre, radius, pen, .. } => {
                let reach = Point::new(*radius, *radius);
                grown([*centre - reach, *centre + reach], *pen)
            }
            Self::Label(label) => label.bounds(),
        }
    }

    /// The shape in other coordinates: units multiplied by `scale`, then moved by `corner`.
    fn moved(&self, corner: Point, scale: f32) -> Self {
        let at = |point: Point| corner + point * scale;
        let scaled = |pen: Option<Pen>| pen.map(|pen| pen.scaled(scale));
        match self {
            Self::Path { path, fill, pen } => {
                Self::Path { path: path.map(at), fill: *fill, pen: scaled(*pen) }
            }
            Self::Rectangle { corner, width, height, radius, fill, pen } => Self::Rectangle {
                corner: at(*corner),
                width: width * scale,
                height: height * scale,
                radius: radius * scale,
                fill: *fill,
                pen: scaled(*pen),
            },
            Self::Circle { centre, radius, fill, pen } => {
                Self::Circle { centre: at(*centre), radius: radius * scale, fill: *fill, pen: scaled(*pen) }
            }
            Self::Label(label) => {
                Self::Label(Label { at: at(label.at), size: label.size * scale, ..label.clone() })
            }
        }
    }
}

/// How a line looks. Solid lines have round ends and corners, dashes have straight ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// The colour.
    pub colour: Rgb,
    /// The width in units.
    pub width: f32,
    /// Whether the line has gaps.
    pub dash: Dash,
}

impl Pen {
    /// A solid line.
    pub const fn new(colour: Rgb, width: f32) -> Self {
        Self { colour, width, dash: Dash::Solid }
    }

    /// The same line with dashes and gaps of these lengths.
    #[must_use]
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Self { dash: Dash::Dashed { dash, gap }, ..self }
    }

    fn scaled(self, scale: f32) -> Self {
        let dash = match self.dash {
            Dash::Solid => Dash::Solid,
            Dash::Dashed { dash, gap } => Dash::Dashed { dash: dash * scale, gap: gap * scale },
        };
        Self { width: self.width * scale, dash, ..self }
    }
}

/// Whether a line has gaps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Dash {
    /// Without gaps.
    Solid,
    /// Dashes with gaps between them.
    Dashed {
        /// The length of a dash in units.
        dash: f32,
        /// The length of a gap.
        gap: f32,
    },
}
