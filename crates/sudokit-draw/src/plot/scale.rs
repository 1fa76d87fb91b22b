//! Round numbers for the lines behind bars, and numbers that are easy to read.

/// 1, 2, 5, 10, 20, 50 …: distances between lines, and widths of the steps of an
/// [axis](super::Axis::Steps), with which numbers stay short.
///
/// ```
/// let width = sudokit_draw::round_numbers().find(|width| 95 / width < 40);
/// assert_eq!(width, Some(5));
/// ```
pub fn round_numbers() -> impl Iterator<Item = u64> {
    let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
    powers.flat_map(|power| [1, 2, 5].into_iter().filter_map(move |by| power.checked_mul(by)))
}

/// The distance between lines: the smallest round number with which at most `lines` lines are at or
/// below `most`, besides the line at 0.
pub(super) fn round_step(most: u64, lines: u64) -> u64 {
    round_numbers().find(|step| most / step <= lines).unwrap_or(most)
}

/// The numbers of the lines, from 0 to `most`.
pub(super) fn lines(most: u64, step: u64) -> impl Iterator<Item = u64> {
    (0..=most / step).map(move |line| line * step)
}

/// `1,234,567`
pub(super) fn figures(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}

/// The part that a count is of the largest one.
pub(super) fn share(count: u64, most: u64) -> f32 {
    (count as f64 / most as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_at_round_numbers() {
        for (most, step) in
            [(1, 1), (4, 1), (5, 2), (9, 2), (10, 5), (24, 5), (25, 10), (75, 20), (1_234_567, 500_000)]
        {
            assert_eq!(round_step(most, 4), step, "{most}");
        }
        assert_eq!(round_step(u64::MAX, 4), 5_000_000_000_000_000_000);
        assert_eq!(round_step(u64::MAX, 1), 10_000_000_000_000_000_000);
        assert_eq!(lines(75, 20).collect::<Vec<_>>(), [0, 20, 40, 60]);
    }

    #[test]
    fn thousands_are_separated() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(figures(number), text);
        }
        assert_eq!(figures(u64::MAX), "18,446,744,073,709,551,615");
    }
}
