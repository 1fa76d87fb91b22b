//! Enums whose variants have names, for text and command lines.

/// Defines an enum whose variants have names: `ALL`, `name`, `Display` and
/// `FromStr`, which ignores case. An unknown name is an error that lists the
/// known ones.
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
/// assert_eq!("clubs".parse::<Suit>().unwrap_err().to_string(), "there is no suit 'clubs': hearts, spades");
/// ```
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $enum:ident: $what:literal {
            $($(#[$variant_meta:meta])* $variant:ident => $name:literal,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $enum {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $enum {
            /// All of them, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name for text and command lines.
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
                let found = Self::ALL.into_iter().find(is_meant);
                found.ok_or_else(|| $crate::base::Error::unknown($what, text, Self::ALL.map(Self::name)))
            }
        }
    };
}

pub(crate) use named;
