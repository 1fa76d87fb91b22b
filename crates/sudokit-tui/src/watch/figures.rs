//! The progress of a solver in numbers.

use sudokit::watch::{Figures, Method};

use super::Column;
use crate::texts::text;

/// `1,234,567`
pub(super) fn grouped(number: u64) -> String {
    let figures = number.to_string();
    let first = figures.len() % 3;
    let mut text = figures[..first].to_owned();
    for group in figures.as_bytes()[first..].chunks(3) {
        if !text.is_empty() {
            text.push(',');
        }
        text.extend(group.iter().map(|&figure| char::from(figure)));
    }
    text
}

/// `Step 1,234 of 5,678`, with `so far` if there may be more.
pub(super) fn position(column: &Column) -> String {
    let number = grouped(column.frame.number);
    match column.end {
        Some(end) => text!("watch-step", step = number, steps = grouped(end)),
        None => text!("watch-step-so-far", step = number, steps = grouped(column.explored)),
    }
}

/// The progress of a solver, line by line. The logic method has no guesses.
pub(super) fn lines(column: &Column) -> Vec<String> {
    let frame = &column.frame;
    let Figures { depth, guesses, backtracks, solutions, candidates_left, filled, .. } = frame.figures;
    let cells = frame.geometry().len();
    let mut lines = vec![position(column)];
    if column.method != Method::Logic {
        lines.push(text!("watch-guesses", depth, guesses_count = guesses, guesses = grouped(guesses)));
        lines.push(text!(
            "watch-backtracks",
            backtracks_count = backtracks,
            backtracks = grouped(backtracks),
            solutions_count = solutions,
            solutions = grouped(solutions),
        ));
    }
    let candidates = grouped(candidates_left as u64);
    lines.push(text!("watch-filled", filled, cells, candidates_count = candidates_left, candidates));
    lines
}

/// The depths that fit into a line.
fn last_depths(depths: &[usize], width: u16) -> &[usize] {
    &depths[depths.len().saturating_sub(width.into())..]
}

/// `Depth in the last 48 steps: 4 to 9`
pub(super) fn depth_caption(depths: &[usize], width: u16) -> String {
    let shown = last_depths(depths, width);
    let (least, most) = (shown.iter().min().unwrap_or(&0), shown.iter().max().unwrap_or(&0));
    text!("watch-depths", steps = shown.len(), least, most)
}

/// The last depths as bars, from the least deep to the deepest.
pub(super) fn sparkline(depths: &[usize], width: u16) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let shown = last_depths(depths, width);
    let least = shown.iter().copied().min().unwrap_or(0);
    let span = shown.iter().map(|depth| depth - least).max().unwrap_or(0).max(1);
    shown.iter().map(|depth| BARS[(depth - least) * (BARS.len() - 1) / span]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_have_commas() {
        let numbers = [0, 12, 999, 1000, 12_345, 1_234_567].map(grouped);
        assert_eq!(numbers, ["0", "12", "999", "1,000", "12,345", "1,234,567"]);
    }

    #[test]
    fn the_greatest_depth_has_the_highest_bar() {
        assert_eq!(sparkline(&[0, 7, 14, 3], 80), "▁▄█▂");
        assert_eq!(sparkline(&[9, 1, 0], 2), "█▁");
        assert_eq!(sparkline(&[30, 30, 29, 28], 5), "██▄▁");
        assert_eq!(sparkline(&[], 5), "");
        assert_eq!(depth_caption(&[7, 30, 29, 28], 3), "Depth in the last 3 steps: 28 to 30");
        assert_eq!(depth_caption(&[7], 3), "Depth in the last step: 7");
    }
}
