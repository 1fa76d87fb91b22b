//! Canonical forms.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Puzzle, Solution};
use crate::transform::{Canonical, Transform};

#[derive(Serialize, Deserialize)]
struct CanonicalFields<T> {
    form: T,
    automorphisms: u64,
    band: Option<u16>,
    transform: String,
}

/// The same fields as a row of `sudoku canonical --with-transform`: `form`, `automorphisms`, `band`
/// and `transform`.
///
/// ```
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let json = serde_json::to_value(puzzle.canonical()?)?;
/// assert_eq!(json["form"], "...1.2....3.4...");
/// assert_eq!(json["automorphisms"], puzzle.automorphisms()?.count);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<T: Serialize> Serialize for Canonical<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = CanonicalFields {
            form: &self.form,
            automorphisms: self.automorphisms,
            band: self.band,
            transform: self.transform.to_string(),
        };
        fields.serialize(serializer)
    }
}

impl<T> Canonical<T> {
    /// Reads a form. The notation of a transform does not always show its side, but the form does.
    fn read<'de, D: Deserializer<'de>>(deserializer: D, side: fn(&T) -> usize) -> Result<Self, D::Error>
    where
        T: Deserialize<'de>,
    {
        let CanonicalFields { form, automorphisms, band, transform } =
            CanonicalFields::<T>::deserialize(deserializer)?;
        let transform = Transform::parse(&transform, side(&form)).map_err(D::Error::custom)?;
        Ok(Self { form, transform, automorphisms, band })
    }
}

impl<'de> Deserialize<'de> for Canonical<Puzzle> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer, |form| form.geometry().side())
    }
}

impl<'de> Deserialize<'de> for Canonical<Solution> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer, |form| form.geometry().side())
    }
}
