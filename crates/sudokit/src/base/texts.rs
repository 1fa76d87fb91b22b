//! The library's sentences: templates in `texts/en`, filled by [`text!`].

use sudokit_text::{Catalogue, Source};

/// The messages of the library. Other crates continue from these.
pub static TEXTS: Catalogue = Catalogue::new(
    &[
        Source::new("en", include_str!("../../texts/en/board.ftl")),
        Source::new("en", include_str!("../../texts/en/errors.ftl")),
        #[cfg(feature = "logic")]
        Source::new("en", include_str!("../../texts/en/hints.ftl")),
        #[cfg(feature = "logic")]
        Source::new("en", include_str!("../../texts/en/check.ftl")),
        #[cfg(feature = "logic")]
        Source::new("en", include_str!("../../texts/en/watch.ftl")),
        Source::new("en", include_str!("../../texts/en/names.ftl")),
    ],
    None,
);

/// Writes a message: `text!("id", name = value, …)`.
macro_rules! text {
    ($($message:tt)*) => {
        sudokit_text::message!(crate::base::texts::TEXTS, $($message)*)
    };
}
pub(crate) use text;
