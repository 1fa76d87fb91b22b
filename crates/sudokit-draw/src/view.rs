//! How a scene is drawn: its theme, its size and what is around the board.

use crate::shape::Size;
use crate::theme::Theme;

/// How a scene is drawn.
///
/// ```
/// use sudokit_draw::{Theme, View, Visibility};
///
/// let view = View { theme: Theme::print(), labels: Visibility::Shown, ..View::default() };
/// assert_eq!(view.legend, Visibility::Hidden);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The colours, and how thin lines and how small text may be.
    pub theme: Theme,
    /// The width of the whole picture. `None` is large enough to read everything on a screen.
    pub size: Option<Size>,
    /// The names of rows and columns.
    pub labels: Visibility,
    /// What the forms mean that occur.
    pub legend: Visibility,
    /// The title of the scene, above the board.
    pub caption: Visibility,
}

impl Default for View {
    /// The board alone, in the light theme.
    fn default() -> Self {
        let hidden = Visibility::Hidden;
        Self { theme: Theme::light(), size: None, labels: hidden, legend: hidden, caption: hidden }
    }
}

/// Whether a part of the picture is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// It is not there.
    Hidden,
    /// It is there.
    Shown,
}

impl Visibility {
    /// Whether it is there.
    pub const fn is_shown(self) -> bool {
        matches!(self, Self::Shown)
    }
}
