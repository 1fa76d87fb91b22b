//! The sentences of the screens and of the typed game: templates in `texts/en`, filled by
//! [`text!`].

use sudokit_text::{Catalogue, Source};

/// The messages of this crate, and those of the crates below it.
pub static TEXTS: Catalogue = Catalogue::new(
    &[
        Source::new("en", include_str!("../texts/en/screen.ftl")),
        Source::new("en", include_str!("../texts/en/play.ftl")),
        Source::new("en", include_str!("../texts/en/watch.ftl")),
        Source::new("en", include_str!("../texts/en/plain.ftl")),
    ],
    Some(&sudokit_store::TEXTS),
);

/// Writes a message: `text!("id", name = value, …)`.
macro_rules! text {
    ($($message:tt)*) => {
        sudokit_text::message!(crate::texts::TEXTS, $($message)*)
    };
}
pub(crate) use text;
