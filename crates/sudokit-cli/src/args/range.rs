//! Ranges of numbers and ratings: `26..28`, `8.5..`, or just `7.2`.

use std::ops::RangeInclusive;

use sudokit::rate::{Level, Rating};

/// The ends of open ranges.
const LOWEST: Rating = *Level::Easy.ratings().start();
const HIGHEST: Rating = *Level::Extreme.ratings().end();

/// `2.0 to 2.9`, `up to 1.9`, `from 8.5` or just `7.2`.
pub fn span_words(ratings: &RangeInclusive<Rating>) -> String {
    let (first, last) = (*ratings.start(), *ratings.end());
    match (first == LOWEST, last == HIGHEST) {
        _ if first == last => first.to_string(),
        (true, _) => format!("up to {last}"),
        (_, true) => format!("from {first}"),
        _ => format!("{first} to {last}"),
    }
}

/// `28`, `26..28`, `26..=28`, `26..` or `..28`; both ends count.
pub fn parse_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |text: &str| text.parse::<usize>().map_err(|_| format!("'{text}' is not a number"));
    parse_span(text, number, 0..=usize::MAX)
}

/// `7.2`, `6.6..7.2`, `8.5..` or `..2.0`; both ends count.
pub fn parse_ratings(text: &str) -> Result<RangeInclusive<Rating>, String> {
    let rating = |text: &str| text.parse::<Rating>().map_err(|error| error.to_string());
    parse_span(text, rating, LOWEST..=HIGHEST)
}

/// `800`, `800..1000`, `1800..` or `..500`: scores of HoDoKu's; both ends count.
pub fn parse_scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    let score = |text: &str| text.parse::<u32>().map_err(|_| format!("'{text}' is not a number"));
    parse_span(text, score, 0..=u32::MAX)
}

/// One value, or two ends of which one that is not named is no limit.
fn parse_span<T: Copy + PartialOrd + std::fmt::Display>(
    text: &str,
    read: impl Fn(&str) -> Result<T, String>,
    all: RangeInclusive<T>,
) -> Result<RangeInclusive<T>, String> {
    let Some((first, last)) = text.split_once("..") else {
        let only = read(text.trim())?;
        return Ok(only..=only);
    };
    let (first, last) = (first.trim(), last.strip_prefix('=').unwrap_or(last).trim());
    let first = if first.is_empty() { *all.start() } else { read(first)? };
    let last = if last.is_empty() { *all.end() } else { read(last)? };
    if first > last { Err(format!("{first} is larger than {last}")) } else { Ok(first..=last) }
}
