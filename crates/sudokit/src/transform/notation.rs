//! A transform as a line of text, to be kept and done again.
//!
//! ```text
//! transpose rows 456123789 columns 231456789 digits 213456789
//! ```
//!
//! Parts that change nothing are left out; when all are, it is `identity`. They
//! are done in this order, and may be written in any, each once. On boards
//! larger than 9x9 numbers are separated by commas.

use std::fmt;

use super::problem::TransformProblem;
use super::{Orientation, Transform, is_in_order, is_permutation};
use crate::base::Error;

const IDENTITY: &str = "identity";
const TRANSPOSE: &str = "transpose";

/// Up to here, every number is one character.
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

/// Numbers from 1, as they are written in a list.
pub(crate) fn list(numbers: &[u8]) -> String {
    let separator = if numbers.len() > SINGLE { "," } else { "" };
    numbers.iter().map(|number| (number + 1).to_string()).collect::<Vec<_>>().join(separator)
}

impl Transform {
    /// Reads what [`Display`](fmt::Display) writes, for a board of this side.
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
        let mut told = Vec::new();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if told.contains(&word) {
                return Err(TransformProblem::RepeatedPart { word: word.to_owned() }.into());
            }
            told.push(word);
            let (what, part) = match word {
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
            // Each part by itself is right or wrong, whatever the others are.
            *part = numbers
                .filter(|numbers| is_permutation(numbers, side))
                .ok_or(TransformProblem::NoPermutation { what, side })?;
        }
        if told.is_empty() {
            return Err(TransformProblem::UnknownPart { word: text.to_owned() }.into());
        }
        Ok(parts)
    }
}

/// A list of numbers from 1, counted from 0.
fn numbers(list: &str, side: usize) -> Option<Vec<u8>> {
    let from_one = |number: u8| number.checked_sub(1).filter(|&number| usize::from(number) < side);
    if list.contains(',') || side > SINGLE {
        list.split(',').map(|number| from_one(number.trim().parse().ok()?)).collect()
    } else {
        list.chars().map(|sign| from_one(sign.to_digit(10)? as u8)).collect()
    }
}
