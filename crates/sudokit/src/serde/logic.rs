//! Names of what techniques and explanations are made of.

use super::text::texts;
use crate::logic::explain::{Inference, Reveal, Role};
use crate::logic::{Family, Order, Scale, Technique};
use crate::watch::Method;

texts! {
    /// Its name for command lines: `"x-wing"`. The name for people is read as well.
    ///
    /// ```
    /// use sudokit::logic::Technique;
    ///
    /// assert_eq!(serde_json::to_string(&Technique::XWing)?, r#""x-wing""#);
    /// assert_eq!(serde_json::from_str::<Technique>(r#""X-wing""#)?, Technique::XWing);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Technique: "the name of a technique", technique => technique.id();
    /// Its name: `"fish"`.
    Family: "the name of a family of techniques", family => family;
    /// Its name: `"beginner"`.
    Order: "the name of an order", order => order;
    /// Its name: `"hodoku"`.
    Scale: "the name of a scale", scale => scale;
    /// Its name: `"pattern"`.
    Reveal: "the name of a level of help", reveal => reveal;
    /// Its name: `"victim"`.
    Role: "the name of a role", role => role;
    /// Its name: `"strong"`.
    Inference: "the name of an inference", inference => inference;
    /// Its name: `"search"`.
    Method: "the name of a method", method => method;
}
