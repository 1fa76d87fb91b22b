//! Scrolling of a text that does not fit: by lines, by pages, to its ends.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A way to scroll a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paging {
    LinesDown(usize),
    LinesUp(usize),
    PageDown,
    PageUp,
    Start,
    End,
}

impl Paging {
    /// The effect of a key on a text, as in other programs that show pages.
    pub(crate) fn of(key: KeyEvent) -> Option<Self> {
        Some(match key.code {
            KeyCode::Down | KeyCode::Char('j') => Self::LinesDown(1),
            KeyCode::Up | KeyCode::Char('k') => Self::LinesUp(1),
            KeyCode::PageDown | KeyCode::Char(' ') => Self::PageDown,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::Home => Self::Start,
            KeyCode::End => Self::End,
            _ => return None,
        })
    }

    /// The first row after scrolling. The page now has `seen` rows, starting with
    /// `first`, and the last page begins with row `last`. A page repeats one row
    /// of the page before, unless it has only a few rows.
    pub(crate) fn go(self, first: usize, last: usize, seen: usize) -> usize {
        const FEW: usize = 4;
        let page = if seen > FEW { seen - 1 } else { seen.max(1) };
        let row = match self {
            Self::LinesDown(lines) => first + lines,
            Self::LinesUp(lines) => first.saturating_sub(lines),
            Self::PageDown => first + page,
            Self::PageUp => first.saturating_sub(page),
            Self::Start => 0,
            Self::End => last,
        };
        row.min(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_overlap_by_a_row_and_end_at_the_end() {
        assert_eq!(Paging::PageDown.go(0, 30, 10), 9);
        assert_eq!(Paging::PageDown.go(27, 30, 10), 30);
        assert_eq!(Paging::PageUp.go(5, 30, 10), 0);
        assert_eq!(Paging::PageDown.go(0, 30, 3), 3, "a small page is turned as a whole");
        assert_eq!(Paging::End.go(3, 30, 10), 30);
        assert_eq!(Paging::LinesDown(3).go(29, 30, 10), 30);
    }
}
