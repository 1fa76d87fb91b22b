//! Sets of techniques with a common name.

use std::fmt;
use std::str::FromStr;

use super::aliases::{self, PlainName};
use crate::base::Error;
use crate::base::texts::text;
use crate::logic::{Family, Technique};

/// One technique, all types of a pattern, or a family.
///
/// ```
/// use sudokit::logic::Technique;
/// use sudokit::logic::Techniques;
///
/// let rectangles: Techniques = "unique-rectangle".parse()?;
/// assert_eq!(rectangles.len(), 6);
/// let fish: Techniques = "fish".parse()?;
/// assert!(fish.contains(Technique::XWing));
/// let one: Techniques = "x-wing".parse()?;
/// assert_eq!(one.hardest(), Technique::XWing);
/// let two = Techniques::from([Technique::XWing, Technique::Swordfish]);
/// assert_eq!(two.to_string(), "x-wing or swordfish");
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Forcing chains are chains too: the family `chains` contains both. Techniques that HoDoKu finds
/// with one search have a common name: `nice-loop`, `simple-colors`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Techniques {
    name: String,
    /// The techniques from the easiest to the hardest; never empty.
    members: Vec<Technique>,
}

impl Techniques {
    /// Returns all names of techniques: first the techniques' own, then the names of groups.
    /// Aliases, which [`from_str`](Self::from_str) also accepts, are left out.
    ///
    /// ```
    /// use sudokit::logic::Techniques;
    ///
    /// let names = Techniques::names();
    /// assert!(["x-wing", "fish", "unique-rectangle"].iter().all(|name| names.iter().any(|known| known == name)));
    /// ```
    pub fn names() -> Vec<String> {
        let mut names: Vec<String> =
            Technique::ALL.iter().map(|technique| technique.id().to_owned()).collect();
        for group in group_names() {
            if !names.contains(&group) {
                names.push(group);
            }
        }
        names
    }

    /// Returns the number of techniques.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Returns `true` if a technique is one of them.
    pub fn contains(&self, technique: Technique) -> bool {
        self.members.contains(&technique)
    }

    /// Returns the techniques, from the easiest to the hardest.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Technique> + '_ {
        self.members.iter().copied()
    }

    /// Returns the easiest of them.
    pub fn easiest(&self) -> Technique {
        self.members[0]
    }

    /// Returns the hardest of them.
    pub fn hardest(&self) -> Technique {
        self.members[self.members.len() - 1]
    }
}

impl From<Technique> for Techniques {
    fn from(technique: Technique) -> Self {
        Self { name: technique.id().to_owned(), members: vec![technique] }
    }
}

/// Selects all techniques of a family.
impl From<Family> for Techniques {
    fn from(family: Family) -> Self {
        family.to_string().parse().expect("every family is the name of its techniques")
    }
}

/// Selects any of these techniques.
///
/// # Panics
///
/// Panics if the array is empty.
impl<const N: usize> From<[Technique; N]> for Techniques {
    fn from(mut techniques: [Technique; N]) -> Self {
        assert!(N > 0, "there is always one technique");
        techniques.sort();
        let name = text!("techniques-any", names = techniques.map(Technique::id).to_vec());
        Self { name, members: techniques.to_vec() }
    }
}

impl<'a> IntoIterator for &'a Techniques {
    type Item = Technique;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Technique>>;

    fn into_iter(self) -> Self::IntoIter {
        self.members.iter().copied()
    }
}

/// Writes the name under which the techniques were selected.
impl fmt::Display for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl FromStr for Techniques {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if let Ok(technique) = text.parse::<Technique>() {
            return Ok(technique.into());
        }
        let asked = PlainName::new(text);
        let mut groups = group_names();
        let own = groups.find(|name| asked.is(name));
        let name = own.or_else(|| aliases::resolve(&asked).map(str::to_owned));
        let name = name.ok_or_else(|| Error::unknown("technique or family", text, []))?;
        let is_member = |technique: &Technique| groups_of(*technique).contains(&name);
        let members: Vec<Technique> = Technique::ALL.iter().copied().filter(is_member).collect();
        if members.is_empty() {
            return Err(Error::unknown("technique or family", text, []));
        }
        Ok(Self { name, members })
    }
}

/// Returns the names of the groups that a technique belongs to: its family, its pattern if that has
/// several types, and the group that HoDoKu finds with one search.
fn groups_of(technique: Technique) -> Vec<String> {
    let family = technique.family();
    let mut groups = vec![family.to_string().replace(' ', "-")];
    if family == Family::ForcingChains {
        groups.push("chains".to_owned());
    }
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((pattern, _)) = technique.id().rsplit_once('-').filter(|(_, number)| is_number(number)) {
        groups.push(pattern.to_owned());
    }
    groups.extend(technique.record().hodoku.and_then(|(_, row)| row.group).map(str::to_owned));
    groups
}

/// Returns the names of all groups, each once for every member.
fn group_names() -> impl Iterator<Item = String> {
    Technique::ALL.iter().flat_map(|&technique| groups_of(technique))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_and_every_pattern_with_types_has_a_name() {
        for &family in Family::ALL {
            let group: Techniques = family.to_string().parse().unwrap();
            assert!(Technique::ALL.iter().all(|&one| one.family() != family || group.contains(one)));
        }
        for (name, len) in [
            ("unique-loop", 4),
            ("bug", 4),
            ("nested", 4),
            ("Unique Rectangle", 6),
            ("nice-loop", 3),
            ("forcing-net", 2),
        ] {
            assert_eq!(name.parse::<Techniques>().unwrap().len(), len, "{name}");
        }
        assert!("x".parse::<Techniques>().is_err());
        assert!("".parse::<Techniques>().is_err());
    }
}
