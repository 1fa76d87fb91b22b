//! Counts of solutions.

use std::fmt;

use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::base::texts::text;
use crate::solve::Count;

#[derive(Serialize, Deserialize)]
struct CountFields {
    count: LargeNumber,
    exact: bool,
}

/// The same fields as a row of `sudoku count`: `count`, and whether it is `exact`. The count is
/// always a number, however large. Programs that read numbers as floating point round it above
/// 2^53, and a `serde_json` value holds no more than 64 bits.
///
/// ```
/// use sudokit::solve::Count;
///
/// assert_eq!(serde_json::to_string(&Count::AtLeast(12_u64))?, r#"{"count":12,"exact":false}"#);
/// let all = Count::Exactly(6_670_903_752_021_072_936_960_u128);
/// let text = r#"{"count":6670903752021072936960,"exact":true}"#;
/// assert_eq!(serde_json::to_string(&all)?, text);
/// assert_eq!(serde_json::from_str::<Count<u128>>(text)?, all);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<N: Copy + Into<u128>> Serialize for Count<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = LargeNumber(self.counted().into());
        CountFields { count, exact: matches!(self, Self::Exactly(_)) }.serialize(serializer)
    }
}

impl<'de, N: TryFrom<u128>> Deserialize<'de> for Count<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let CountFields { count: LargeNumber(number), exact } = CountFields::deserialize(deserializer)?;
        let too_large = |_| D::Error::custom(text!("error-saved-count", count = number.to_string()));
        let count = N::try_from(number).map_err(too_large)?;
        Ok(if exact { Self::Exactly(count) } else { Self::AtLeast(count) })
    }
}

/// A number that may have more than 64 bits.
struct LargeNumber(u128);

impl Serialize for LargeNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(self.0) {
            Ok(number) => serializer.serialize_u64(number),
            Err(_) => serializer.serialize_u128(self.0),
        }
    }
}

impl<'de> Deserialize<'de> for LargeNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u128(LargeNumberVisitor)
    }
}

struct LargeNumberVisitor;

impl Visitor<'_> for LargeNumberVisitor {
    type Value = LargeNumber;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of solutions")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<LargeNumber, E> {
        Ok(LargeNumber(number.into()))
    }

    fn visit_u128<E: de::Error>(self, number: u128) -> Result<LargeNumber, E> {
        Ok(LargeNumber(number))
    }
}
