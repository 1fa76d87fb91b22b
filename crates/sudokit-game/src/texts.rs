//! The sentences of a game: templates in `texts/en`, filled by [`text!`].

use sudokit_text::{Catalogue, Source};

/// The messages of this crate, and those of the crates below it.
pub static TEXTS: Catalogue = Catalogue::new(
    &[
        Source::new("en", include_str!("../texts/en/position.ftl")),
        Source::new("en", include_str!("../texts/en/actions.ftl")),
        Source::new("en", include_str!("../texts/en/advice.ftl")),
        Source::new("en", include_str!("../texts/en/options.ftl")),
        Source::new("en", include_str!("../texts/en/results.ftl")),
        Source::new("en", include_str!("../texts/en/saves.ftl")),
    ],
    Some(&sudokit_draw::TEXTS),
);

/// Writes a message: `text!("id", name = value, …)`.
macro_rules! text {
    ($($message:tt)*) => {
        sudokit_text::message!(crate::texts::TEXTS, $($message)*)
    };
}
pub(crate) use text;
