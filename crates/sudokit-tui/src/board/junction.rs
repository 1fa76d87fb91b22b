//! Where lines meet: the character for four arms.
//!
//! A character of a frame is determined by the weights of its arms: up, right, down
//! and left. Unicode has one for each of the 81 ways to mix no line, light and
//! heavy, and one for each way to join double lines.

/// The weight of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Weight {
    /// No line.
    #[default]
    Blank,
    /// A thin line.
    Light,
    /// A thick line.
    Heavy,
    /// Two thin lines. They are not joined with others.
    Double,
}

/// In the order of the arms' weights, the last arm fastest.
const MIXED: &str = concat!(
    " ╴╸╷┐┑╻┒┓",
    "╶─╾┌┬┭┎┰┱",
    "╺╼━┍┮┯┏┲┳",
    "╵┘┙│┤┥╽┧┪",
    "└┴┵├┼┽┟╁╅",
    "┕┶┷┝┾┿┢╆╈",
    "╹┚┛╿┦┩┃┨┫",
    "┖┸┹┞╀╃┠╂╉",
    "┗┺┻┡╄╇┣╊╋",
);

/// One character for each set of arms, in order. A single arm is a whole line.
const DOUBLE: &str = " ═║╗══╔╦║╝║╣╚╩╠╬";

/// The character with these arms: up, right, down, left.
///
/// ```
/// use sudokit_tui::Weight::{Blank, Heavy, Light};
/// use sudokit_tui::junction;
///
/// assert_eq!(junction([Light; 4]), '┼');
/// assert_eq!(junction([Heavy, Light, Heavy, Blank]), '┠');
/// assert_eq!(junction([Blank, Heavy, Heavy, Blank]), '┏');
/// ```
pub fn junction(arms: [Weight; 4]) -> char {
    let index = |base: usize, value: fn(Weight) -> usize| {
        arms.into_iter().fold(0, |index, arm| index * base + value(arm))
    };
    let found = if arms.contains(&Weight::Double) {
        DOUBLE.chars().nth(index(2, |arm| usize::from(arm == Weight::Double)))
    } else {
        MIXED.chars().nth(index(3, |arm| arm as usize))
    };
    found.unwrap_or(' ')
}

/// Whether a character is one of these.
pub(super) fn is_line(symbol: &str) -> bool {
    symbol != " " && symbol.chars().all(|c| MIXED.contains(c))
}

#[cfg(test)]
mod tests {
    use super::Weight::{Blank, Double, Heavy, Light};
    use super::*;

    #[test]
    fn each_combination_of_weights_has_its_own_character() {
        let mut found: Vec<char> = MIXED.chars().collect();
        assert_eq!(found.len(), 81);
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 81);
    }

    #[test]
    fn arms_are_in_the_documented_order() {
        assert_eq!(junction([Light, Blank, Blank, Blank]), '╵');
        assert_eq!(junction([Blank, Light, Blank, Blank]), '╶');
        assert_eq!(junction([Blank, Blank, Heavy, Blank]), '╻');
        assert_eq!(junction([Blank, Blank, Blank, Heavy]), '╸');
        assert_eq!(junction([Light, Heavy, Light, Heavy]), '┿');
        assert_eq!(junction([Heavy, Light, Heavy, Light]), '╂');
    }

    #[test]
    fn double_lines_join_double_lines() {
        assert_eq!(junction([Double; 4]), '╬');
        assert_eq!(junction([Double, Blank, Double, Blank]), '║');
        assert_eq!(junction([Blank, Double, Double, Blank]), '╔');
        assert_eq!(junction([Double, Double, Blank, Double]), '╩');
    }
}
