//! Names of formats.

use super::text::texts;
use crate::format::Format;

texts! {
    /// The name: `"hodoku"`.
    ///
    /// ```
    /// use sudokit::format::Format;
    ///
    /// let problem = serde_json::from_str::<Format>(r#""morse""#).unwrap_err();
    /// assert_eq!(problem.to_string(), "there is no format 'morse' at line 1 column 7");
    /// ```
    Format: "the name of a format", format => format;
}
