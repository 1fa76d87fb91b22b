//! Digits, positions and houses.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::texts;
use crate::base::{Coordinates, Digit, DigitSet, House, HouseKind, Position};

texts! {
    /// The `Display` form: `"r2c5"`.
    ///
    /// ```
    /// use sudokit::board::Position;
    ///
    /// let position: Position = serde_json::from_str(r#""r2c5""#)?;
    /// assert_eq!((position.row, position.column), (1, 4));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Position: "a cell such as r1c1", position => position;
    /// The name: `"A1"`.
    Coordinates: "a notation of cells", coordinates => coordinates;
    /// The `Display` form: `"box"`.
    HouseKind: "a kind of house", kind => kind;
    /// The `Display` form: `"box 5"`.
    House: "a house such as box 5", house => house;
}

/// A number, from 1.
///
/// ```
/// use sudokit::Digit;
///
/// assert_eq!(serde_json::to_string(&Digit::new(7))?, "7");
/// let problem = serde_json::from_str::<Digit>("0").unwrap_err().to_string();
/// assert!(problem.starts_with("'0' is not a digit: a digit is a number from 1 to 64"));
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

/// A list of numbers, in order.
///
/// ```
/// use sudokit::DigitSet;
///
/// let set: DigitSet = serde_json::from_str("[1, 9, 3]")?;
/// assert_eq!(serde_json::to_string(&set)?, "[1,3,9]");
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for DigitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for DigitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(DigitSetVisitor)
    }
}

struct DigitSetVisitor;

impl<'de> Visitor<'de> for DigitSetVisitor {
    type Value = DigitSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of digits")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut digits: A) -> Result<DigitSet, A::Error> {
        let mut set = DigitSet::EMPTY;
        while let Some(digit) = digits.next_element()? {
            set.insert(digit);
        }
        Ok(set)
    }
}
