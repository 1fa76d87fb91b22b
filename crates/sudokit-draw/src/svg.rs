//! Shapes as SVG.
//!
//! Each layer is a group, so that a page can replace one layer and keep the
//! others. There are only presentation attributes: no style sheet, no script, no
//! identifier. Text stays text. Shapes that follow each other and look alike
//! share a group, because most of a picture is digits of one kind.
//!
//! Numbers are written from whole hundredths. The formatter of floats would write
//! as many digits as are needed to read back the same float.

use std::fmt::Write;

use crate::colour::Rgb;
use crate::shape::{Anchor, Dash, Drawing, Label, LayerKind, Path, Pen, Point, Segment, Shape, Size, Weight};

/// The fonts to look for. Their digits have nearly the same height.
const FONTS: &str = "'Noto Sans','DejaVu Sans',Arial,sans-serif";

impl Drawing {
    /// The drawing as an SVG document.
    ///
    /// ```
    /// use sudokit_draw::{Drawing, Size};
    ///
    /// let mut drawing = Drawing::new(100.0, 50.0, Size::Points(72.0));
    /// drawing.title = "1 < 2".to_owned();
    /// let svg = drawing.to_svg();
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"72pt\" height=\"36pt\""));
    /// assert!(svg.contains("<title>1 &lt; 2</title>"));
    /// ```
    pub fn to_svg(&self) -> String {
        let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        let (width, unit) = match self.size {
            Size::Pixels(width) => (width, ""),
            Size::Points(width) => (width, "pt"),
        };
        for (name, length) in [("width", width), ("height", width * self.height / self.width)] {
            attribute(&mut out, name, |out| {
                number(out, length);
                out.push_str(unit);
            });
        }
        attribute(&mut out, "viewBox", |out| numbers(out, &[0.0, 0.0, self.width, self.height]));
        _ = write!(out, " role=\"img\" font-family=\"{FONTS}\"");
        out.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        for (name, text) in [("title", &self.title), ("desc", &self.description)] {
            if !text.is_empty() {
                _ = write!(out, "<{name}>{}</{name}>", escaped(text));
            }
        }
        let paper = Shape::rectangle(Point::default(), self.width, self.height).filled(self.paper);
        write_shapes(&mut out, &[paper]);
        for layer in self.layers().iter().filter(|layer| !layer.shapes.is_empty()) {
            _ = write!(out, "\n<g class=\"{}\">", layer.kind.name());
            write_shapes(&mut out, &layer.shapes);
            out.push_str("</g>");
        }
        out.push_str("\n</svg>\n");
        out
    }

    /// The elements of one layer, to replace the contents of its group in a document.
    ///
    /// ```
    /// use sudokit_draw::{Drawing, LayerKind, Point, Rgb, Shape, Size};
    ///
    /// let mut drawing = Drawing::new(10.0, 10.0, Size::Pixels(10.0));
    /// drawing.layer_mut(LayerKind::Nodes).push(Shape::circle(Point::new(5.0, 5.0), 2.5).filled(Rgb::BLACK));
    /// assert_eq!(drawing.layer_svg(LayerKind::Nodes), r##"<circle cx="5" cy="5" r="2.5"/>"##);
    /// ```
    pub fn layer_svg(&self, kind: LayerKind) -> String {
        let mut out = String::new();
        write_shapes(&mut out, self.layer(kind));
        out
    }
}

fn write_shapes(out: &mut String, shapes: &[Shape]) {
    let looks = |shape: &Shape| {
        let mut look = String::new();
        write_look(&mut look, shape);
        look
    };
    let mut rest = shapes;
    while let [first, others @ ..] = rest {
        let look = looks(first);
        let alike = 1 + others.iter().take_while(|other| looks(other) == look).count();
        let (group, next) = rest.split_at(alike);
        rest = next;
        let is_shared = alike > 1 && !look.is_empty();
        if is_shared {
            _ = write!(out, "<g{look}>");
        }
        for shape in group {
            write_shape(out, shape, if is_shared { "" } else { &look });
        }
        if is_shared {
            out.push_str("</g>");
        }
    }
}

/// Colours, lines and fonts: everything but the form and its place.
fn write_look(out: &mut String, shape: &Shape) {
    match shape {
        Shape::Path { fill, pen, .. }
        | Shape::Rectangle { fill, pen, .. }
        | Shape::Circle { fill, pen, .. } => {
            match fill {
                None => out.push_str(" fill=\"none\""),
                Some(colour) => fill_with(out, *colour),
            }
            if let Some(pen) = pen {
                write_pen(out, *pen);
            }
        }
        Shape::Label(Label { size, anchor, weight, colour, .. }) => {
            attribute(out, "font-size", |out| number(out, *size));
            match anchor {
                Anchor::Start => (),
                Anchor::Middle => out.push_str(" text-anchor=\"middle\""),
                Anchor::End => out.push_str(" text-anchor=\"end\""),
            }
            if *weight == Weight::Bold {
                out.push_str(" font-weight=\"bold\"");
            }
            fill_with(out, *colour);
        }
    }
}

/// Black is what SVG fills with if nothing else is said.
fn fill_with(out: &mut String, colour: Rgb) {
    if colour != Rgb::BLACK {
        _ = write!(out, " fill=\"{}\"", short(colour));
    }
}

fn write_pen(out: &mut String, pen: Pen) {
    _ = write!(out, " stroke=\"{}\"", short(pen.colour));
    attribute(out, "stroke-width", |out| number(out, pen.width));
    match pen.dash {
        // The whole document has round ends and corners.
        Dash::Solid => (),
        Dash::Dashed { dash, gap } => {
            attribute(out, "stroke-dasharray", |out| numbers(out, &[dash, gap]));
            out.push_str(" stroke-linecap=\"butt\"");
        }
    }
}

/// `#abc` for `#aabbcc`.
fn short(colour: Rgb) -> String {
    let Rgb { red, green, blue } = colour;
    if [red, green, blue].iter().all(|part| part / 16 == part % 16) {
        format!("#{:x}{:x}{:x}", red / 16, green / 16, blue / 16)
    } else {
        colour.to_string()
    }
}

fn write_shape(out: &mut String, shape: &Shape, look: &str) {
    match shape {
        Shape::Path { path, .. } => {
            out.push_str("<path");
            attribute(out, "d", |out| write_path(out, path));
        }
        Shape::Rectangle { corner, width, height, radius, .. } => {
            out.push_str("<rect");
            for (name, value) in [("x", corner.x), ("y", corner.y), ("rx", *radius)] {
                if value != 0.0 {
                    attribute(out, name, |out| number(out, value));
                }
            }
            attribute(out, "width", |out| number(out, *width));
            attribute(out, "height", |out| number(out, *height));
        }
        Shape::Circle { centre, radius, .. } => {
            out.push_str("<circle");
            for (name, value) in [("cx", centre.x), ("cy", centre.y), ("r", *radius)] {
                attribute(out, name, |out| number(out, value));
            }
        }
        Shape::Label(label) => {
            out.push_str("<text");
            attribute(out, "x", |out| number(out, label.at.x));
            attribute(out, "y", |out| number(out, label.at.y));
            if needs_width(&label.text) {
                attribute(out, "textLength", |out| number(out, label.width()));
                out.push_str(" lengthAdjust=\"spacingAndGlyphs\"");
            }
            _ = write!(out, "{look}>{}</text>", escaped(&label.text));
            return;
        }
    }
    _ = write!(out, "{look}/>");
}

/// Whether a text could be too wide in another font than the one that the picture was made for. A
/// character and a number such as 16 have room around them in every font.
fn needs_width(text: &str) -> bool {
    let is_short = text.len() < 3 && text.bytes().all(|c| c.is_ascii_digit());
    !is_short && text.chars().nth(1).is_some()
}

fn write_path(out: &mut String, path: &Path) {
    let mut command = |letter: char, coordinates: &[f32]| {
        out.push(letter);
        numbers(out, coordinates);
    };
    let mut at = Point::default();
    for segment in path.segments() {
        match *segment {
            Segment::Move(to) => command('M', &[to.x, to.y]),
            Segment::Line(to) if to.y.total_cmp(&at.y).is_eq() => command('H', &[to.x]),
            Segment::Line(to) if to.x.total_cmp(&at.x).is_eq() => command('V', &[to.y]),
            Segment::Line(to) => command('L', &[to.x, to.y]),
            Segment::Curve(a, b, to) => command('C', &[a.x, a.y, b.x, b.y, to.x, to.y]),
            Segment::Close => command('Z', &[]),
        }
        if let Segment::Move(to) | Segment::Line(to) | Segment::Curve(.., to) = *segment {
            at = to;
        }
    }
}

fn attribute(out: &mut String, name: &str, value: impl FnOnce(&mut String)) {
    _ = write!(out, " {name}=\"");
    value(out);
    out.push('"');
}

/// Numbers, with a blank where the next one has no sign.
fn numbers(out: &mut String, values: &[f32]) {
    for (index, &value) in values.iter().enumerate() {
        if index > 0 && value >= 0.0 {
            out.push(' ');
        }
        number(out, value);
    }
}

/// A number with at most two decimals.
fn number(out: &mut String, value: f32) {
    let hundredths = (value * 100.0).round() as i64;
    if hundredths < 0 {
        out.push('-');
    }
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    _ = write!(out, "{whole}");
    match rest {
        0 => (),
        rest if rest % 10 == 0 => _ = write!(out, ".{}", rest / 10),
        rest => _ = write!(out, ".{rest:02}"),
    }
}

/// Text between the elements of SVG, XML or HTML. There are no control characters in XML, not even
/// escaped; they become spaces.
///
/// ```
/// assert_eq!(sudokit_draw::escaped("r1c1 < \"5\" & more"), "r1c1 &lt; &quot;5&quot; &amp; more");
/// ```
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push('\n'),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
