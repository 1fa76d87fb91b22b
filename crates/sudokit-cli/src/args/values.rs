//! Values on the command line: names, ranges, times and sizes.

use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use clap::Arg;
use clap::builder::{
    PathBufValueParser, PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser,
};
use sudokit::board::Coordinates;
use sudokit::format::Format;
use sudokit::generate::Symmetry;
use sudokit::logic::Techniques;
use sudokit::logic::rate::{Level, Rating};
use sudokit_game::ThemeChoice;

use crate::picture::{Paper, PictureTheme};
use crate::texts::text;
use crate::{advice, plot_file};

/// A parser of values with names.
pub fn named<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = (T, &'static str)>,
) -> impl TypedValueParser<Value = T> {
    let known: Vec<(T, &str)> = values.into_iter().collect();
    let names: Vec<&str> = known.iter().map(|(_, name)| *name).collect();
    PossibleValuesParser::new(names).map(move |asked| {
        let found = known.iter().find(|(_, name)| *name == asked);
        found.expect("it is one of the possible values").0
    })
}

/// A parser with names that shells complete, and with its own error messages.
#[derive(Clone)]
pub struct Suggested<T> {
    /// A function, because the names of the commands are not known while a command is built.
    names: fn() -> Vec<String>,
    parse: fn(&str) -> Result<T, String>,
}

impl<T> Suggested<T> {
    pub fn new(names: fn() -> Vec<String>, parse: fn(&str) -> Result<T, String>) -> Self {
        Self { names, parse }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Suggested<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let parse = self.parse;
        StringValueParser::new().try_map(move |text| parse(&text)).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// A parser of techniques, all types of one, and families.
pub fn techniques_parser() -> Suggested<Techniques> {
    Suggested::new(Techniques::names, advice::parse::<Techniques>)
}

pub fn format_parser(is_allowed: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    let formats = Format::ALL.iter().copied().filter(move |format| is_allowed(*format));
    named(formats.map(|format| (format, format.name())))
}

pub fn symmetry_parser(is_allowed: fn(Symmetry) -> bool) -> impl TypedValueParser<Value = Symmetry> {
    let symmetries = Symmetry::ALL.iter().copied().filter(move |symmetry| is_allowed(*symmetry));
    named(symmetries.map(|symmetry| (symmetry, symmetry.name())))
}

pub fn level_parser() -> impl TypedValueParser<Value = Level> {
    named(Level::ALL.map(|level| (level, level.name())))
}

pub fn coordinates_parser() -> impl TypedValueParser<Value = Coordinates> {
    named(Coordinates::ALL.map(|coordinates| (coordinates, coordinates.name())))
}

pub fn theme_parser() -> impl TypedValueParser<Value = ThemeChoice> {
    named(ThemeChoice::ALL.map(|theme| (theme, theme.name())))
}

pub fn picture_theme_parser() -> impl TypedValueParser<Value = PictureTheme> {
    named(PictureTheme::ALL.map(|theme| (theme, theme.name())))
}

pub fn paper_parser() -> impl TypedValueParser<Value = Paper> {
    named(Paper::ALL.map(|paper| (paper, paper.name())))
}

/// A parser of the name of a picture.
pub fn plot_parser() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(plot_file::with_ending)
}

/// The names of values that are numbers.
const NUMBERS: [&str; 8] = ["N", "N|A..B", "ER|A..B", "CHANCE", "LEVEL|A..B", "TIME", "SIDE", "SIZE"];

/// Lets the value of an option begin with a minus sign: a negative number is then reported
/// as a wrong value, not as an unknown option.
pub fn with_negative_numbers(arg: Arg) -> Arg {
    let is_number = arg.get_value_names().is_some_and(|names| NUMBERS.contains(&names[0].as_str()));
    if is_number && !arg.is_positional() { arg.allow_hyphen_values(true) } else { arg }
}

/// A parser of whole numbers, whose errors say what is expected.
pub fn whole_number(allowed: RangeInclusive<u64>) -> impl TypedValueParser<Value = u64> {
    StringValueParser::new().try_map(move |text| parse_whole(&text, &allowed))
}

/// A parser of the side of a board.
pub fn side_parser() -> impl TypedValueParser<Value = usize> {
    whole_number(4..=64).map(|side| side as usize)
}

fn parse_whole(text: &str, allowed: &RangeInclusive<u64>) -> Result<u64, String> {
    let (least, most) = (*allowed.start(), *allowed.end());
    let text = text.trim();
    let digits = text.strip_prefix('+').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.parse::<u64>().ok();
    match number.filter(|_| is_number) {
        Some(number) if allowed.contains(&number) => Ok(number),
        None if is_number && most == u64::MAX => Err(text!("value-too-large", least)),
        _ if most == u64::MAX => Err(text!("value-number-from", least)),
        _ => Err(text!("value-number-between", least, most)),
    }
}

/// The ends of open ranges.
const LOWEST: Rating = *Level::Easy.ratings().start();
const HIGHEST: Rating = *Level::Extreme.ratings().end();

/// `2.0 to 2.9`, `up to 1.9`, `from 8.5` or just `7.2`.
pub fn span_words(ratings: &RangeInclusive<Rating>) -> String {
    let (first, last) = (*ratings.start(), *ratings.end());
    match (first == LOWEST, last == HIGHEST) {
        _ if first == last => first.to_string(),
        (true, _) => text!("value-ratings-up-to", last = last.to_string()),
        (_, true) => text!("value-ratings-from", first = first.to_string()),
        _ => text!("value-ratings", first = first.to_string(), last = last.to_string()),
    }
}

/// `28`, `26..28`, `26..=28`, `26..` or `..28`; both ends count.
pub fn parse_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |text: &str| parse_whole(text, &(0..=u64::MAX)).map(|number| number as usize);
    parse_span(text, number, 0..=usize::MAX)
}

/// `7.2`, `6.6..7.2`, `8.5..` or `..2.0`; both ends count.
pub fn parse_ratings(text: &str) -> Result<RangeInclusive<Rating>, String> {
    let rating = |text: &str| text.parse::<Rating>().map_err(|error| error.to_string());
    parse_span(text, rating, LOWEST..=HIGHEST)
}

/// `800`, `800..1000`, `1800..` or `..500`: scores of HoDoKu; both ends count.
pub fn parse_scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    let score = |text: &str| parse_whole(text, &(0..=u64::from(u32::MAX))).map(|number| number as u32);
    parse_span(text, score, 0..=u32::MAX)
}

/// One value, or two ends. If an end is left out, there is no limit on that side.
fn parse_span<T: Copy + PartialOrd + std::fmt::Display>(
    text: &str,
    read: impl Fn(&str) -> Result<T, String>,
    all: RangeInclusive<T>,
) -> Result<RangeInclusive<T>, String> {
    let Some((first, last)) = text.split_once("..") else {
        let only = read(text.trim()).map_err(|problem| match text.split_once('-') {
            Some((first, last)) if read(first.trim()).is_ok() && read(last.trim()).is_ok() => {
                text!("value-range-dots", range = format!("{}..{}", first.trim(), last.trim()))
            }
            _ => problem,
        })?;
        return Ok(only..=only);
    };
    let (first, last) = (first.trim(), last.strip_prefix('=').unwrap_or(last).trim());
    let first = if first.is_empty() { *all.start() } else { read(first)? };
    let last = if last.is_empty() { *all.end() } else { read(last)? };
    if first <= last {
        Ok(first..=last)
    } else {
        Err(text!("value-range", first = first.to_string(), last = last.to_string()))
    }
}

/// `0.1` or `10%`: a number from 0 to 1.
pub fn parse_fraction(text: &str) -> Result<f64, String> {
    let wrong = || text!("value-fraction", text);
    let (number, whole) = match text.trim().strip_suffix('%') {
        Some(number) => (number.trim_end(), 100.0),
        None => (text.trim(), 1.0),
    };
    let fraction = number.parse::<f64>().map_err(|_| wrong())? / whole;
    if (0.0..=1.0).contains(&fraction) { Ok(fraction) } else { Err(wrong()) }
}

/// `5s`, `300ms`, `2m`, `1m30s`, `1h`; a number alone is seconds.
pub fn parse_duration(text: &str) -> Result<Duration, String> {
    let wrong = || text!("value-time", text);
    let too_long = || text!("value-time-too-long", text);
    let (mut rest, mut total) = (text.trim(), Duration::ZERO);
    if rest.is_empty() {
        return Err(wrong());
    }
    while !rest.is_empty() {
        let (number, after) = number_and_unit(rest);
        let is_unit = |sign: char| sign.is_ascii_alphabetic();
        let (unit, after) = after.split_at(after.find(|sign| !is_unit(sign)).unwrap_or(after.len()));
        let seconds = match unit {
            _ if number.is_empty() => return Err(wrong()),
            "ms" => 0.001,
            "s" | "sec" => 1.0,
            // Only a number alone needs no unit.
            "" if number.len() == text.trim().len() => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            "d" => 86400.0,
            "" => return Err(wrong()),
            _ => return Err(text!("value-time-unit", unit)),
        };
        let number: f64 = number.trim().parse().map_err(|_| wrong())?;
        if number < 0.0 || number.is_nan() {
            return Err(wrong());
        }
        let part = Duration::try_from_secs_f64(number * seconds).map_err(|_| too_long())?;
        total = total.checked_add(part).ok_or_else(too_long)?;
        rest = after.trim_start();
    }
    Ok(total)
}

/// `500M`, `4G`, `64k`; a number alone is bytes.
pub fn parse_size(text: &str) -> Result<usize, String> {
    let (number, unit) = number_and_unit(text);
    let wrong = || text!("value-memory", text);
    let factor: u32 = match unit.trim_end_matches(['b', 'B', 'i']) {
        _ if number.is_empty() => return Err(wrong()),
        "" => 0,
        "k" | "K" => 10,
        "m" | "M" => 20,
        "g" | "G" => 30,
        "t" | "T" => 40,
        _ => return Err(text!("value-memory-unit", unit)),
    };
    let number: usize = number.trim().parse().map_err(|_| wrong())?;
    number
        .checked_mul(1_usize.checked_shl(factor).ok_or_else(wrong)?)
        .filter(|&size| size > 0)
        .ok_or_else(wrong)
}

/// `5` and `s` of `5s`.
fn number_and_unit(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_that_can_be_combined() {
        for (text, milliseconds) in [
            ("5s", 5000),
            ("300ms", 300),
            ("2m", 120_000),
            ("1m30s", 90_000),
            ("1h 2m", 3_720_000),
            ("1.5", 1500),
        ] {
            assert_eq!(parse_duration(text), Ok(Duration::from_millis(milliseconds)), "{text}");
        }
        for (text, problem) in [
            ("", "'' is not a time, such as 5s, 300ms or 1m30s"),
            ("-5s", "'-5s' is not a time, such as 5s, 300ms or 1m30s"),
            ("1m30", "'1m30' is not a time, such as 5s, 300ms or 1m30s"),
            ("s", "'s' is not a time, such as 5s, 300ms or 1m30s"),
            ("5y", "'y' is not a unit of time: use ms, s, m, h or d"),
            ("1e30", "'e' is not a unit of time: use ms, s, m, h or d"),
            ("99999999999999999999999h", "the time '99999999999999999999999h' is too long"),
        ] {
            assert_eq!(parse_duration(text), Err(problem.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_wrong_number_names_the_limits() {
        let parse = |text| parse_whole(text, &(1..=u64::MAX));
        assert_eq!(parse("12"), Ok(12));
        for wrong in ["-1", "0", "1.5", "ten", ""] {
            assert_eq!(parse(wrong), Err("expected a whole number, 1 or more".to_owned()), "{wrong}");
        }
        let too_large = "the number is too large: expected a whole number, 1 or more";
        assert_eq!(parse("99999999999999999999"), Err(too_large.to_owned()));
        for wrong in ["0", "2000", "99999999999999999999"] {
            let problem = "expected a whole number from 1 to 1024".to_owned();
            assert_eq!(parse_whole(wrong, &(1..=1024)), Err(problem), "{wrong}");
        }
    }

    #[test]
    fn a_range_has_two_dots() {
        assert_eq!(parse_range("26-28"), Err("write a range with two dots: 26..28".to_owned()));
        assert_eq!(parse_ratings("6.6 - 7.2"), Err("write a range with two dots: 6.6..7.2".to_owned()));
        assert_eq!(parse_range("-3"), Err("expected a whole number, 0 or more".to_owned()));
    }

    #[test]
    fn ratings_are_written_as_words() {
        let words = |text| span_words(&parse_ratings(text).unwrap());
        assert_eq!(words("7.2"), "7.2");
        assert_eq!(words("6.6..7.2"), "6.6 to 7.2");
        assert_eq!(words("..7.2"), "up to 7.2");
        assert_eq!(words("6.6.."), "from 6.6");
    }

    #[test]
    fn fractions_are_numbers_from_zero_to_one() {
        for (text, fraction) in [("0.1", 0.1), ("10%", 0.1), ("1", 1.0), ("100 %", 1.0), ("0", 0.0)] {
            assert_eq!(parse_fraction(text), Ok(fraction), "{text}");
        }
        for wrong in ["", "%", "1.1", "101%", "-0.1", "NaN", "inf", "tenth"] {
            let problem = format!("'{wrong}' is not a fraction from 0 to 1, such as 0.1 or 10%");
            assert_eq!(parse_fraction(wrong), Err(problem));
        }
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("500M"), Ok(500 << 20));
        assert_eq!(parse_size("4GiB"), Ok(4 << 30));
        assert_eq!(parse_size("64k"), Ok(64 << 10));
        assert_eq!(parse_size("123456"), Ok(123_456));
        for wrong in ["", "G", "0", "-1G", "99999999999T"] {
            let problem = format!("'{wrong}' is not an amount of memory, such as 500M or 4G");
            assert_eq!(parse_size(wrong), Err(problem));
        }
        assert_eq!(parse_size("4X"), Err("'X' is not a unit of memory: use k, M, G or T".to_owned()));
    }
}
