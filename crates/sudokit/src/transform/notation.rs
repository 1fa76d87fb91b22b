//! Transforms as one line of text, for storage.
//!
//! ```text
//! transpose rows 456123789 columns 231456789 digits 213456789
//! ```
//!
//! Parts that change nothing are omitted; if all are, the text is `identity`. The parts are applied
//! in this order but may be written in any, each once. On boards larger than 9x9, numbers are
//! separated by commas.

use std::fmt;

use super::problem::TransformProblem;
use super::{Orientation, Transform, is_in_order, is_permutation};
use crate::base::Error;

const IDENTITY: &str = "identity";
const TRANSPOSE: &str = "transpose";

/// The largest side whose numbers all have one character.
const SINGLE: usize = 9;

impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.orientation == Orientation::Transposed {
            words.push(TRANSPOSE.to_owned());
        }
        for (name, part) in [("rows", &self.rows), ("columns", &self.columns), ("digits", &self.digits)] {
            if !is_in_order(part) {
                words.push(format!("{name} {}", list(part)));
            }
        }
        if words.is_empty() {
            words.push(IDENTITY.to_owned());
        }
        f.pad(&words.join(" "))
    }
}

/// Numbers counted from 0, written as a list of numbers from 1.
pub(crate) fn list(numbers: &[u8]) -> String {
    let separator = if numbers.len() > SINGLE { "," } else { "" };
    numbers.iter().map(|number| (number + 1).to_string()).collect::<Vec<_>>().join(separator)
}

impl Transform {
    /// Parses the form that [`Display`](fmt::Display) writes, for a board of this side.
    ///
    /// ```
    /// use sudokit::transform::Transform;
    ///
    /// let transform = Transform::parse("transpose rows 2134", 4)?;
    /// assert_eq!(transform.to_string(), "transpose rows 2134");
    /// let problem = Transform::parse("rows 2234", 4).unwrap_err();
    /// assert_eq!(problem.to_string(), "the rows of a transform are the numbers from 1 to 4, each once");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn parse(text: &str, side: usize) -> Result<Self, Error> {
        let mut parts = Self::identity(side);
        let mut seen = Vec::new();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if seen.contains(&word) {
                return Err(TransformProblem::RepeatedPart { word: word.to_owned() }.into());
            }
            seen.push(word);
            let (name, part) = match word {
                IDENTITY => continue,
                TRANSPOSE => {
                    parts.orientation = Orientation::Transposed;
                    continue;
                }
                "rows" => ("rows", &mut parts.rows),
                "columns" => ("columns", &mut parts.columns),
                "digits" => ("digits", &mut parts.digits),
                other => return Err(TransformProblem::UnknownPart { word: other.to_owned() }.into()),
            };
            let numbers = words.next().and_then(|list| numbers(list, side));
            // Each part is checked separately, so that the error names it.
            *part = numbers
                .filter(|numbers| is_permutation(numbers, side))
                .ok_or(TransformProblem::NoPermutation { part: name, side })?;
        }
        if seen.is_empty() {
            return Err(TransformProblem::UnknownPart { word: text.to_owned() }.into());
        }
        Ok(parts)
    }
}

/// Parses a list of numbers from 1 into numbers from 0.
fn numbers(list: &str, side: usize) -> Option<Vec<u8>> {
    let from_one = |number: u8| number.checked_sub(1).filter(|&number| usize::from(number) < side);
    if list.contains(',') || side > SINGLE {
        list.split(',').map(|number| from_one(number.trim().parse().ok()?)).collect()
    } else {
        list.chars().map(|sign| from_one(sign.to_digit(10)? as u8)).collect()
    }
}
