//! The program's sentences: templates in `texts/en`, filled by [`text!`].

use sudokit_text::{Catalogue, Source};

/// The messages of this crate, and those of the crates below it.
pub static TEXTS: Catalogue = Catalogue::new(
    &[
        Source::new("en", include_str!("../texts/en/help.ftl")),
        Source::new("en", include_str!("../texts/en/results.ftl")),
        Source::new("en", include_str!("../texts/en/create.ftl")),
        Source::new("en", include_str!("../texts/en/lists.ftl")),
        Source::new("en", include_str!("../texts/en/games.ftl")),
        Source::new("en", include_str!("../texts/en/errors.ftl")),
    ],
    Some(&sudokit_tui::TEXTS),
);

/// Writes a message: `text!("id", name = value, …)`.
macro_rules! text {
    ($($message:tt)*) => {
        sudokit_text::message!(crate::texts::TEXTS, $($message)*)
    };
}
pub(crate) use text;
