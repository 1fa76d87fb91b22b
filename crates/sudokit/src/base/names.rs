//! Enums whose variants have names, for text and command lines.

/// Defines an enum whose variants have names: `ALL`, `name`, `Display` and `FromStr`, which
/// ignores case. The error for an unknown name lists the known ones. `ALL` is an array, or a slice
/// if the enum is marked `open` because more variants may follow.
///
/// ```text
/// named! {
///     /// The suits of a pack of cards.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Suit: "suit" {
///         /// Red.
///         Hearts => "hearts",
///         /// Black.
///         Spades => "spades",
///     }
/// }
/// assert_eq!("clubs".parse::<Suit>().unwrap_err().to_string(), "there is no suit 'clubs': use hearts or spades");
/// ```
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $enum:ident: $what:literal $($open:ident)? {
            $($(#[$variant_meta:meta])* $variant:ident => $name:literal,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $enum {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $enum {
            named!(@all $($open)? $($variant)+);

            /// Returns the name used in text and on command lines.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl ::std::fmt::Display for $enum {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $enum {
            type Err = $crate::base::Error;

            fn from_str(text: &str) -> Result<Self, $crate::base::Error> {
                let is_meant = |value: &Self| value.name().eq_ignore_ascii_case(text.trim());
                let found = Self::ALL.iter().copied().find(is_meant);
                found.ok_or_else(|| $crate::base::Error::unknown($what, text, [$($name),+]))
            }
        }
    };
    (@all open $($variant:ident)+) => {
        /// All variants, in order.
        pub const ALL: &'static [Self] = &[$(Self::$variant),+];
    };
    (@all $($variant:ident)+) => {
        /// All variants, in order.
        pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];
    };
}

pub(crate) use named;
