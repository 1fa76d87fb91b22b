//! Boards and what is on them.

use serde_json::Value;

use crate::base::Digit;
use crate::board::Alphabet;

impl Alphabet {
    /// A digit as JSON: a number where its symbol is one.
    ///
    /// # Panics
    ///
    /// If the alphabet has no symbol for the digit.
    pub fn to_json(&self, digit: Digit) -> Value {
        let symbol = self.symbol(digit);
        symbol.parse::<u64>().map_or_else(|_| Value::from(symbol), Value::from)
    }
}
