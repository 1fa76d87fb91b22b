//! Headings, paragraphs and pictures on as many pages as they need.
//!
//! ```text
//!  ┌─────────────────┐  ┌─────────────────┐
//!  │ Heading         │  │ of a paragraph. │
//!  │ Text that takes │  │ ┌─────┐         │
//!  │ a few lines.    │  │ │     │ picture │
//!  │ Heading         │  │ └─────┘         │
//!  │ The beginning   │  │ Text that is    │
//!  │ and the middle  │  │ kept with it.   │
//!  │        1        │  │        2        │
//!  └─────────────────┘  └─────────────────┘
//! ```
//!
//! A block that belongs to the next one waits for it: a heading, or a picture whose
//! text follows. When a block comes that does not wait, all of them are placed
//! together, on a new page if the old one has no room for them and for the beginning
//! of the text.

mod lines;

use crate::colour::Rgb;
use crate::draw_error::DrawError;
use crate::font::Fonts;
use crate::pdf::{PdfDocument, PdfPage};
use crate::shape::{Anchor, Drawing, Label, Point, Weight};
use lines::{lines, width_of};

/// The distance of baselines, and of the first one from the top of a paragraph, as shares of the
/// size of letters.
const LINE: f32 = 1.4;
const FIRST_BASELINE: f32 = 1.05;

/// The least number of lines of a paragraph on a page.
const FEWEST_LINES: usize = 2;

/// The least width and height of the room between margins, as a share of the size of letters.
const LEAST_ROOM: f32 = 8.0;

/// The least distance of an item from the left margin, and the room after its number, as shares of
/// the size of letters.
const LEAST_INDENT: f32 = 1.8;
const AFTER_MARKER: f32 = 0.5;

/// The smallest share of its size that a picture is drawn in to be on the same page as its heading
/// and its text.
const SMALLEST_PICTURE: f32 = 0.5;

/// The size of page numbers, as a share of the size of letters.
const PAGE_NUMBER: f32 = 0.85;

/// The size of a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PaperSize {
    /// The width in points.
    pub width: f32,
    /// The height in points.
    pub height: f32,
}

impl PaperSize {
    /// 210 x 297 mm.
    pub const A4: Self = Self { width: 595.28, height: 841.89 };
    /// 8.5 x 11 inches.
    pub const LETTER: Self = Self { width: 612.0, height: 792.0 };
}

/// How pages look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageStyle {
    /// The size of the pages.
    pub paper: PaperSize,
    /// The distance between the text and the edges of a page, in points.
    pub margin: f32,
    /// The size of letters in points.
    pub text: f32,
    /// The colour of text.
    pub colour: Rgb,
}

impl Default for PageStyle {
    /// Black letters of 11 points on A4, with margins of 2 cm.
    fn default() -> Self {
        Self { paper: PaperSize::A4, margin: 56.69, text: 11.0, colour: Rgb::BLACK }
    }
}

/// How important a heading is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeadingLevel {
    /// The title of the document.
    Title,
    /// The title of a part.
    Section,
    /// The title of a part of a section.
    Subsection,
}

impl HeadingLevel {
    /// Its size as a share of the size of letters.
    const fn size(self) -> f32 {
        match self {
            Self::Title => 1.8,
            Self::Section => 1.35,
            Self::Subsection => 1.1,
        }
    }
}

/// Whether a picture is on the same page as the text after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keep {
    /// The text may begin on the next page.
    Alone,
    /// The text begins on the same page.
    WithNext,
}

/// Headings, paragraphs and pictures that are laid out on pages.
///
/// ```
/// use sudokit::{Alphabet, Puzzle};
/// use sudokit_draw::{Fonts, HeadingLevel, Keep, PageStyle, Pages, Scene, View, draw};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let board = draw(&Scene::of(&puzzle.candidates(), &Alphabet::usual(4)), &View::default());
///
/// let fonts = Fonts::built_in();
/// let mut pages = Pages::new("A small puzzle", &fonts, PageStyle::default())?;
/// pages.heading(HeadingLevel::Title, "A small puzzle")?;
/// pages.picture(&board, 200.0, Keep::WithNext)?;
/// pages.paragraph("Each row, each column and each box needs the digits from 1 to 4.")?;
/// assert!(pages.finish()?.starts_with(b"%PDF"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Pages<'a> {
    document: PdfDocument<'a>,
    style: PageStyle,
    /// How far the last page is filled.
    filled: f32,
    /// The blocks that wait for the next.
    waiting: Vec<Block>,
}

/// Something on a page, over the whole width of the text.
#[derive(Debug)]
enum Block {
    Text(TextBlock),
    Picture { drawing: Box<Drawing>, scale: f32, gap: f32 },
}

/// A heading or a paragraph.
#[derive(Debug)]
struct TextBlock {
    lines: Vec<String>,
    size: f32,
    weight: Weight,
    /// What is to the left of the first line.
    marker: String,
    /// The distance of the lines from the left margin.
    indent: f32,
    /// The distance from the block above.
    gap: f32,
}

impl TextBlock {
    /// The height of this number of lines.
    #[expect(clippy::cast_precision_loss, reason = "a paragraph has few lines")]
    fn height(&self, lines: usize) -> f32 {
        lines as f32 * LINE * self.size
    }

    /// How many of `rest` lines a page takes that has room for `fitting`. A single line is never
    /// left alone, neither above nor below the end of the page.
    const fn part(rest: usize, fitting: usize) -> usize {
        if fitting >= rest {
            return rest;
        }
        let most = rest.saturating_sub(FEWEST_LINES);
        let part = if fitting < most { fitting } else { most };
        if part < FEWEST_LINES { 0 } else { part }
    }
}

impl Block {
    fn gap(&self) -> f32 {
        match self {
            Self::Text(text) => text.gap,
            Self::Picture { gap, .. } => *gap,
        }
    }

    fn height(&self) -> f32 {
        match self {
            Self::Text(text) => text.height(text.lines.len()),
            Self::Picture { drawing, scale, .. } => drawing.height * scale,
        }
    }

    /// The height of the part that must be on the same page as what is above.
    fn least_height(&self) -> f32 {
        match self {
            Self::Text(text) if text.lines.len() >= 2 * FEWEST_LINES => text.height(FEWEST_LINES),
            Self::Text(_) | Self::Picture { .. } => self.height(),
        }
    }
}

impl<'a> Pages<'a> {
    /// A document without text. Programs show its title; it is not drawn.
    pub fn new(title: impl Into<String>, fonts: &'a Fonts, style: PageStyle) -> Result<Self, DrawError> {
        let mut pages =
            Self { document: PdfDocument::new(title, fonts)?, style, filled: 0.0, waiting: Vec::new() };
        let least = LEAST_ROOM * style.text;
        let has_room =
            style.margin >= 0.0 && least > 0.0 && pages.width() >= least && pages.height() >= least;
        if !has_room {
            return Err(DrawError::NoRoom);
        }
        pages.turn()?;
        Ok(pages)
    }

    /// Adds a heading. It is on the same page as what follows.
    pub fn heading(&mut self, level: HeadingLevel, text: &str) -> Result<(), DrawError> {
        let size = level.size() * self.style.text;
        let block = self.text(text, "", size, Weight::Bold, 0.9 * size)?;
        self.add(Block::Text(block), Keep::WithNext)
    }

    /// Adds a paragraph. Blanks and the ends of lines are where it can be broken.
    pub fn paragraph(&mut self, text: &str) -> Result<(), DrawError> {
        let size = self.style.text;
        let block = self.text(text, "", size, Weight::Regular, 0.6 * size)?;
        self.add(Block::Text(block), Keep::Alone)
    }

    /// Adds a paragraph with a number or a bullet to its left.
    pub fn item(&mut self, marker: &str, text: &str) -> Result<(), DrawError> {
        let size = self.style.text;
        let block = self.text(text, marker, size, Weight::Regular, 0.3 * size)?;
        self.add(Block::Text(block), Keep::Alone)
    }

    /// Adds a picture of this width in points, or smaller if the page is smaller.
    pub fn picture(&mut self, drawing: &Drawing, width: f32, keep: Keep) -> Result<(), DrawError> {
        self.document.check(drawing)?;
        let scale = (width.min(self.width()) / drawing.width).min(self.height() / drawing.height);
        if scale <= 0.0 {
            return Err(DrawError::NoSize);
        }
        let block = Block::Picture { drawing: Box::new(drawing.clone()), scale, gap: 0.9 * self.style.text };
        self.add(block, keep)
    }

    /// Continues on a new page.
    pub fn page_break(&mut self) -> Result<(), DrawError> {
        self.place_waiting()?;
        if !self.is_page_empty() {
            // A full page: the next block begins a new one. Without a next block, no page is empty.
            self.filled = f32::INFINITY;
        }
        Ok(())
    }

    /// The file. If there is more than one page, each has its number.
    pub fn finish(mut self) -> Result<Vec<u8>, DrawError> {
        self.place_waiting()?;
        let PageStyle { paper, margin, text, colour } = self.style;
        let count = self.document.page_count();
        for index in (0..count).filter(|_| count > 1) {
            let centre = Point::new(paper.width / 2.0, paper.height - margin / 2.0);
            let label = Label::centred((index + 1).to_string(), centre, PAGE_NUMBER * text, colour);
            if let Some(mut page) = self.document.page_at(index) {
                page.label(&label)?;
            }
        }
        self.document.finish()
    }

    /// The width between the margins.
    fn width(&self) -> f32 {
        self.style.paper.width - 2.0 * self.style.margin
    }

    /// The height between the margins.
    fn height(&self) -> f32 {
        self.style.paper.height - 2.0 * self.style.margin
    }

    /// Where the lower margin begins.
    fn bottom(&self) -> f32 {
        self.style.paper.height - self.style.margin
    }

    fn is_page_empty(&self) -> bool {
        self.filled <= self.style.margin
    }

    /// Begins a page.
    fn turn(&mut self) -> Result<(), DrawError> {
        self.filled = self.style.margin;
        self.document.page(self.style.paper.width, self.style.paper.height).map(|_| ())
    }

    /// A text in lines.
    fn text(
        &mut self,
        text: &str,
        marker: &str,
        size: f32,
        weight: Weight,
        gap: f32,
    ) -> Result<TextBlock, DrawError> {
        let (room, faces) = (self.width() / size, self.document.faces_mut());
        let indent = match marker {
            "" => 0.0,
            _ => LEAST_INDENT.max(AFTER_MARKER + width_of(marker, weight, faces)?),
        };
        let lines = lines(text, weight, room - indent, faces)?;
        Ok(TextBlock { lines, size, weight, marker: marker.to_owned(), indent: indent * size, gap })
    }

    fn add(&mut self, block: Block, keep: Keep) -> Result<(), DrawError> {
        // A text without words is nothing.
        if block.height() > 0.0 {
            self.waiting.push(block);
        }
        match keep {
            Keep::Alone => self.place_waiting(),
            Keep::WithNext => Ok(()),
        }
    }

    /// Places the blocks that have waited, together if that is possible.
    fn place_waiting(&mut self) -> Result<(), DrawError> {
        let mut blocks = std::mem::take(&mut self.waiting);
        let Some((last, others)) = blocks.split_last() else { return Ok(()) };
        let gaps: f32 = blocks.iter().map(Block::gap).sum();
        let height = gaps + others.iter().map(Block::height).sum::<f32>() + last.least_height();
        if !self.has_room(height) && !self.is_page_empty() {
            self.turn()?;
        }
        // On an empty page, there is no gap above the first block.
        let excess = height - blocks[0].gap() - self.height();
        if excess > 0.0 {
            shrink(&mut blocks, excess);
        }
        blocks.iter().try_for_each(|block| self.place(block))
    }

    /// Whether something of this height fits below what is on the page.
    fn has_room(&self, height: f32) -> bool {
        // Sums of heights are not exact.
        const TOLERANCE: f32 = 0.01;
        self.filled + height <= self.bottom() + TOLERANCE
    }

    fn place(&mut self, block: &Block) -> Result<(), DrawError> {
        if !self.is_page_empty() {
            self.filled += block.gap();
        }
        match block {
            Block::Text(text) => self.place_text(text),
            Block::Picture { drawing, scale, .. } => {
                if !self.has_room(block.height()) {
                    self.turn()?;
                }
                let left = (self.style.paper.width - drawing.width * scale) / 2.0;
                let corner = Point::new(left, self.filled);
                self.page()?.place(drawing, corner, *scale)?;
                self.filled += block.height();
                Ok(())
            }
        }
    }

    fn place_text(&mut self, text: &TextBlock) -> Result<(), DrawError> {
        let PageStyle { margin, colour, .. } = self.style;
        let label = |text: &str, block: &TextBlock, at| Label {
            at,
            text: text.to_owned(),
            size: block.size,
            anchor: Anchor::Start,
            weight: block.weight,
            colour,
        };
        let mut marker = Some(&text.marker).filter(|marker| !marker.is_empty());
        let mut rest = &text.lines[..];
        while !rest.is_empty() {
            let fitting = (0..rest.len()).take_while(|line| self.has_room(text.height(line + 1))).count();
            let mut part = TextBlock::part(rest.len(), fitting);
            if part == 0 && self.is_page_empty() {
                part = 1;
            }
            let (lines, others) = rest.split_at(part);
            rest = others;
            for line in lines {
                let baseline = self.filled + FIRST_BASELINE * text.size;
                let at = |left| Point::new(margin + left, baseline);
                if let Some(marker) = marker.take() {
                    self.page()?.label(&label(marker, text, at(0.0)))?;
                }
                self.page()?.label(&label(line, text, at(text.indent)))?;
                self.filled += text.height(1);
            }
            if !rest.is_empty() {
                self.turn()?;
            }
        }
        Ok(())
    }

    /// The last page.
    fn page(&mut self) -> Result<PdfPage<'_, 'a>, DrawError> {
        let last = self.document.page_count().saturating_sub(1);
        self.document.page_at(last).ok_or(DrawError::NoPages)
    }
}

/// Makes the pictures of a group smaller by this height together. So a heading stays with a picture
/// as high as a page.
fn shrink(blocks: &mut [Block], by: f32) {
    let height = |block: &Block| if let Block::Picture { .. } = block { block.height() } else { 0.0 };
    let own: f32 = blocks.iter().map(height).sum();
    for block in blocks {
        if let Block::Picture { scale, .. } = block {
            *scale *= ((own - by) / own).clamp(SMALLEST_PICTURE, 1.0);
        }
    }
}
