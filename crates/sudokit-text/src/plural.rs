//! Plural forms of whole numbers, from the tables of the Unicode CLDR.
//!
//! A template chooses between the forms `zero`, `one`, `two`, `few`, `many` and
//! `other`. English has `one` and `other`; Polish has `one`, `few` and `many`. A
//! rule for whole millions, which some languages have, is left out: no message
//! counts that far in words.

/// The plural form that a language uses for a number. A language that is not in
/// the table is treated like English.
///
/// ```
/// use sudokit_text::plural_form;
///
/// assert_eq!([0, 1, 2].map(|n| plural_form("en", n)), ["other", "one", "other"]);
/// assert_eq!([0, 1, 2].map(|n| plural_form("fr", n)), ["one", "one", "other"]);
/// assert_eq!([1, 3, 5].map(|n| plural_form("pl", n)), ["one", "few", "many"]);
/// assert_eq!(plural_form("ja", 1), "other");
/// ```
pub fn plural_form(language: &str, number: u64) -> &'static str {
    let (tens, hundreds) = (number % 10, number % 100);
    let is_few = (2..=4).contains(&tens) && !(12..=14).contains(&hundreds);
    match language.split(['-', '_']).next().unwrap_or_default() {
        "id" | "ja" | "ko" | "ms" | "th" | "vi" | "zh" => "other",
        "fa" | "fr" | "hi" | "pt" if number <= 1 => "one",
        "cs" | "sk" => match number {
            1 => "one",
            2..=4 => "few",
            _ => "other",
        },
        "pl" if number == 1 => "one",
        "pl" if is_few => "few",
        "pl" => "many",
        "ru" | "uk" => match (tens, hundreds) {
            _ if is_few => "few",
            (1, others) if others != 11 => "one",
            _ => "many",
        },
        "bs" | "hr" | "sr" => match (tens, hundreds) {
            _ if is_few => "few",
            (1, others) if others != 11 => "one",
            _ => "other",
        },
        "sl" => match hundreds {
            1 => "one",
            2 => "two",
            3 | 4 => "few",
            _ => "other",
        },
        _ if number == 1 => "one",
        _ => "other",
    }
}
