//! A board on the screen.
//!
//! ```text
//!  Scene ─ what to draw: contents, states, colours, highlights, a chain
//!    │
//!  Layout ─ where it goes: the largest form of the board that fits
//!    │
//!  Board ─ the widget: lines, then cells, then the wires of the chain
//! ```
//!
//! A board is drawn completely or not at all. If even the smallest form does not
//! fit, [`TooSmall`] says how much room it needs. On the screens of the game and
//! the watch, a window then shows the part around the cursor.

mod axis;
mod captions;
mod face;
mod junction;
mod layout;
mod lines;
mod notes;
mod signs;
mod sizes;
mod too_small;
mod window;

pub(crate) use captions::{Caption, captions};
use face::Face;
pub use junction::{Weight, junction};
pub use layout::Layout;
pub(crate) use layout::symbol_width;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
pub(crate) use signs::{CLASH, cell_signs, chain_signs, raised, small};
pub use sizes::Form;
pub(crate) use sizes::places;
use sudokit_draw::Scene;
pub use too_small::TooSmall;

use crate::theme::Theme;
use crate::wires;

/// Draws a scene at the upper left of its area.
///
/// ```
/// use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};
/// use sudokit::{Alphabet, Puzzle};
/// use sudokit_draw::Scene;
/// use sudokit_tui::{Board, Depth, Palette, Theme};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let scene = Scene::of(&puzzle.candidates(), &Alphabet::usual(4));
/// let mut buffer = Buffer::empty(Rect::new(0, 0, 14, 7));
/// Board::new(&scene, Theme::new(Palette::None, Depth::Ansi16)).render(buffer.area, &mut buffer);
/// assert_eq!(buffer.cell((2, 1)).unwrap().symbol(), "1");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    scene: &'a Scene,
    theme: Theme,
}

impl<'a> Board<'a> {
    /// The board of a scene.
    pub const fn new(scene: &'a Scene, theme: Theme) -> Self {
        Self { scene, theme }
    }

    /// Draws it in a layout that is already known. Returns the number of links of the chain that
    /// are not drawn because there is no room.
    pub fn draw(&self, layout: &Layout, buffer: &mut Buffer) -> usize {
        buffer.set_style(layout.area(), self.theme.ground());
        if let Some(window) = layout.window() {
            let frame = layout.frame();
            let mut whole = Buffer::empty(Rect::new(0, 0, frame.right(), frame.bottom()));
            whole.set_style(whole.area, self.theme.ground());
            let hidden = self.draw_whole(layout, &mut whole);
            window.show(&whole, buffer);
            hidden
        } else {
            self.draw_whole(layout, buffer)
        }
    }

    fn draw_whole(&self, layout: &Layout, buffer: &mut Buffer) -> usize {
        let Self { scene, theme } = *self;
        self.draw_contents(layout, buffer);
        let links = wires::links(&scene.chain).len();
        let is_wired = layout.form().has_captions() && links > 0;
        let drawn = if is_wired { wires::draw(scene, layout, theme, buffer) } else { 0 };
        for cell in scene.geometry().cells() {
            Face::new(scene, layout, theme, cell).draw_edge(buffer);
        }
        links - drawn
    }

    /// Draws what wires must not cover: lines, digits, notes and captions.
    pub(crate) fn draw_contents(&self, layout: &Layout, buffer: &mut Buffer) {
        let Self { scene, theme } = *self;
        lines::draw(layout, scene, theme, buffer);
        for cell in scene.geometry().cells() {
            Face::new(scene, layout, theme, cell).draw(buffer);
        }
    }
}

impl Widget for Board<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        match Layout::fit(self.scene, area) {
            Ok(layout) => _ = self.draw(&layout, buffer),
            Err(too_small) => too_small.render(area, buffer),
        }
    }
}
