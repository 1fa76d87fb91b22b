//! Rotations, mirrors and transforms.

use super::text::texts;
use crate::base::error::problems;
use crate::base::{Error, MAX_SIDE, MIN_SIDE};
use crate::transform::{Motion, Transform};

texts! {
    /// The name: `"mirror-h"`.
    Motion: "the name of a turn or a mirror", motion => motion;
    /// The notation: `"transpose rows 2134"`. If that does not show the side, the rows are added:
    /// `"rows 1234"` for the identity.
    ///
    /// ```
    /// use sudokit::transform::Transform;
    ///
    /// let turn = Transform::parse("transpose digits 2134", 4)?;
    /// assert_eq!(serde_json::to_string(&turn)?, r#""transpose digits 2134""#);
    ///
    /// let identity: Transform = serde_json::from_str(r#""rows 1234""#)?;
    /// assert_eq!(identity, Transform::identity(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Transform: "a transform such as rows 213456789", transform => notation(transform), read;
}

/// The notation, with a list that shows the side.
fn notation(transform: &Transform) -> String {
    let text = transform.to_string();
    if side_of(&text).is_some() {
        return text;
    }
    let side = transform.side();
    let separator = if side > 9 { "," } else { "" };
    let rows = (1..=side).map(|row| row.to_string()).collect::<Vec<_>>().join(separator);
    let transpose = text.strip_prefix("transpose").map_or("", |_| "transpose ");
    format!("{transpose}rows {rows}")
}

fn read(text: &str) -> Result<Transform, Error> {
    let side = side_of(text).ok_or_else(|| SavedTransformProblem::NoSide { text: text.into() })?;
    Transform::parse(text, side)
}

/// The length of the first list in a notation, which is the side of the board.
fn side_of(text: &str) -> Option<usize> {
    let mut words = text.split_whitespace();
    words.find(|word| ["rows", "columns", "digits"].contains(word))?;
    let list = words.next()?;
    let numbers = if list.contains(',') { list.split(',').count() } else { list.chars().count() };
    (MIN_SIDE..=MAX_SIDE).contains(&numbers).then_some(numbers)
}

problems! {
    enum SavedTransformProblem {
        NoSide { text: String } => "error-transform-no-side";
    }
}
