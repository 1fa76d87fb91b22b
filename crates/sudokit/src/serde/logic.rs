//! Names from techniques and explanations.

use super::text::texts;
use crate::logic::explain::{Inference, Reveal, Role};
use crate::logic::{Family, Order, Scale, Technique};
use crate::watch::Method;

texts! {
    /// The name for command lines: `"x-wing"`. Deserialising also accepts the display name.
    ///
    /// ```
    /// use sudokit::logic::Technique;
    ///
    /// assert_eq!(serde_json::to_string(&Technique::XWing)?, r#""x-wing""#);
    /// assert_eq!(serde_json::from_str::<Technique>(r#""X-wing""#)?, Technique::XWing);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Technique: "the name of a technique", technique => technique.id();
    /// The name: `"fish"`.
    Family: "the name of a family of techniques", family => family;
    /// The name: `"beginner"`.
    Order: "the name of an order", order => order;
    /// The name: `"hodoku"`.
    Scale: "the name of a scale", scale => scale;
    /// The name: `"pattern"`.
    Reveal: "the name of a level of help", reveal => reveal;
    /// The name: `"victim"`.
    Role: "the name of a role", role => role;
    /// The name: `"strong"`.
    Inference: "the name of an inference", inference => inference;
    /// The name: `"search"`.
    Method: "the name of a method", method => method;
}
