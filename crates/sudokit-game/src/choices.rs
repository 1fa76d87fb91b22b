//! Enums from which a player chooses.

/// Defines an enum whose values have names in files and on command lines, and
/// follow each other: `ALL`, `name`, `next` and `Display`.
///
/// ```text
/// choices! {
///     /// The suits of a pack of cards.
///     enum Suit {
///         /// Red.
///         Hearts => "hearts",
///         /// Black.
///         Spades => "spades",
///     }
/// }
/// ```
macro_rules! choices {
    (
        $(#[$meta:meta])*
        enum $enum:ident {
            $($(#[$variant_meta:meta])* $variant:ident => $name:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        pub enum $enum {
            $($(#[$variant_meta])* #[serde(rename = $name)] $variant,)+
        }

        impl $enum {
            /// All of them, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name in files and on command lines.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// The next one; after the last, the first.
            #[must_use]
            pub const fn next(self) -> Self {
                Self::ALL[(self as usize + 1) % Self::ALL.len()]
            }
        }

        impl std::fmt::Display for $enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

pub(crate) use choices;
