//! The properties of a technique: its names, its family, its ratings, and its steps in a position.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::aliases::{self, PlainName};
use super::catalogue::RECORDS;
use super::{Engines, FishKind, Lesson, NEVER, Search, Technique, TechniqueRecord, lesson};
use crate::base::Error;
use crate::base::names::named;
use crate::board::Candidates;
use crate::logic::{Order, Program, Score, Span, Step};

/// Positions for techniques that cannot be generated on request. Each follows the id of its
/// technique and ends with a blank line.
static POSITIONS: [&str; 4] = [
    include_str!("positions/sets.md"),
    include_str!("positions/franken-fish.md"),
    include_str!("positions/mutant-fish.md"),
    include_str!("positions/others.md"),
];

named! {
    /// A group of techniques with a similar argument.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Family: "family" open {
        /// Only one cell or one digit is left.
        Singles => "singles",
        /// A line and a region cross.
        Intersections => "intersections",
        /// As many cells as digits in a house.
        Subsets => "subsets",
        /// All places for a digit in some houses are in as many other houses.
        Fish => "fish",
        /// A few cells with two or three candidates that share a pivot.
        Wings => "wings",
        /// One digit, and houses in which it has two places.
        SingleDigit => "single digit",
        /// The solution is unique, so no digits can be swapped.
        Uniqueness => "uniqueness",
        /// Every way to fill a few cells is tried.
        Exclusion => "exclusion",
        /// If one candidate is false, another is true.
        Chains => "chains",
        /// Cells of a house with one more candidate than cells, so that losing one settles them.
        AlmostLockedSets => "almost locked sets",
        /// All cases lead to the same conclusion.
        ForcingChains => "forcing chains",
        /// No pattern at all: everything is tried.
        LastResort => "last resort",
    }
}

impl Technique {
    /// Returns the name for command lines and files: `x-wing`.
    pub fn id(self) -> &'static str {
        self.record().id
    }

    /// Returns the name for people: `X-wing`.
    pub fn name(self) -> &'static str {
        lesson::title(self.record().pages[0])
    }

    /// Returns the technique's number in the [beginner's order](Order::Beginner), from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the family of the technique.
    pub fn family(self) -> Family {
        self.record().family
    }

    /// Returns a one-line summary of what the technique does.
    pub fn about(self) -> &'static str {
        lesson::summary(self.record().pages[0])
    }

    /// Returns the summary for a pattern that is described by rows.
    pub(crate) fn about_rows(self) -> &'static str {
        lesson::summary_of_rows(self.record().pages[0])
    }

    /// Returns the summary for a pattern that is described by columns: in an X-wing, the digit can
    /// only go in the same two rows of two columns.
    pub(crate) fn about_columns(self) -> &'static str {
        lesson::summary_of_columns(self.record().pages[0]).unwrap_or(self.about())
    }

    /// Whether the last of its sets is a cell whose candidates the other sets take.
    pub(crate) fn has_stem(self) -> bool {
        self == Self::DeathBlossom
    }

    /// Returns the lesson about the technique.
    pub fn lesson(self) -> Lesson {
        Lesson::of(self.record().pages)
    }

    /// Returns a position in which it finds a step, as text. A technique under development may have
    /// none.
    pub fn example(self) -> Option<&'static str> {
        lesson::block(self.record().pages[0])
    }

    /// Returns positions in which it finds a step, as text: the example, and more for techniques
    /// that hardly ever occur in puzzles. Easier techniques may find steps there too. For positions
    /// in which it comes next, use `Generator::practice`.
    ///
    /// ```
    /// use sudokit::format;
    /// use sudokit::logic::Technique;
    ///
    /// for text in Technique::MutantSwordfish.positions() {
    ///     let position = format::parse(text)?.candidates()?;
    ///     assert!(Technique::MutantSwordfish.find_first(&position).is_some());
    /// }
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn positions(self) -> Vec<&'static str> {
        let blocks = POSITIONS.iter().filter_map(|&page| lesson::block(page));
        let named = blocks.flat_map(|block| block.split("\n\n")).filter_map(|entry| entry.split_once('\n'));
        let own = named.filter(|(id, _)| *id == self.id()).map(|(_, position)| position);
        self.example().into_iter().chain(own).collect()
    }

    /// Returns Sudoku Explainer's ratings for steps of this technique, if it knows the technique.
    pub fn ratings(self) -> Option<Span> {
        self.record().rating
    }

    /// Returns `true` if Sudoku Explainer knows the technique, so that its ratings use it.
    pub fn is_rated(self) -> bool {
        self.ratings().is_some()
    }

    /// Returns HoDoKu's name for the technique, if it knows it.
    ///
    /// ```
    /// use sudokit::logic::Technique;
    ///
    /// assert_eq!(Technique::Pointing.hodoku_name(), Some("Locked Candidates Type 1 (Pointing)"));
    /// assert_eq!(Technique::AlignedPair.hodoku_name(), None);
    /// ```
    pub fn hodoku_name(self) -> Option<&'static str> {
        self.record().hodoku_name
    }

    /// Returns HoDoKu's score for a step of this technique, if it knows it.
    pub fn score(self) -> Option<Score> {
        self.record().hodoku.map(|(_, row)| row.score)
    }

    /// Returns `true` if HoDoKu uses the technique by default.
    pub fn is_scored(self) -> bool {
        Order::Hodoku.has(self)
    }

    /// Returns the search for the technique when no program is requested: Sudoku Explainer's, if it
    /// knows the technique.
    pub(crate) fn search(self) -> Search {
        self.record().search
    }

    /// Returns the program to follow when none is requested.
    pub(crate) fn home(self) -> Program {
        if self.record().explainer.is_some() { Program::Explainer } else { Program::Hodoku }
    }

    /// Whether it is one of Sudoku Explainer's nested chains.
    pub(crate) fn is_nested(self) -> bool {
        matches!(self, Self::Nested2 | Self::Nested3 | Self::Nested4 | Self::Nested5)
    }

    /// Whether this search can find it.
    pub(crate) fn is_found_by(self, search: Search) -> bool {
        let record = self.record();
        // Sudoku Explainer's search, if there is one, is `record.search`.
        record.search == search
            || record.beginner == search
            || record.hodoku.is_some_and(|(other, _)| other == search)
            || record.also_by == Some(search)
    }

    /// Returns the technique for this kind of fish.
    pub(crate) fn fish(kind: FishKind) -> Option<Self> {
        Self::ALL.iter().copied().find(|technique| technique.search() == Search::Fish(kind))
    }

    /// Returns the first step of this technique in a position.
    pub fn find_first(self, candidates: &Candidates) -> Option<Step> {
        self.search()
            .first(self.home(), candidates, &mut Engines::default(), NEVER, |step| step.technique == self)
    }

    /// Returns all steps of this technique in a position.
    pub fn find_all(self, candidates: &Candidates) -> Vec<Step> {
        let mut found = Vec::new();
        let _ = self.search().run(self.home(), candidates, NEVER, &mut |step| {
            if step.technique == self {
                found.push(step);
            }
            ControlFlow::Continue(())
        });
        found
    }

    pub(crate) fn record(self) -> &'static TechniqueRecord {
        &RECORDS[self as usize]
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses the name for command lines, the name for people, and the names in HoDoKu, Sudoku
/// Explainer and SudokuWiki, in any case.
impl FromStr for Technique {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let asked = PlainName::new(text);
        let is_meant = |technique: &Self| {
            let names = [Some(technique.id()), Some(technique.name()), technique.hodoku_name()];
            names.into_iter().flatten().any(|name| asked.is(name))
        };
        let by_id = |id| Self::ALL.iter().copied().find(|technique| technique.id() == id);
        let found = Self::ALL.iter().copied().find(is_meant);
        let found = found.or_else(|| by_id(aliases::resolve(&asked)?));
        found.ok_or_else(|| Error::unknown("technique", text, []))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_technique_has_unique_names_and_a_search() {
        for (number, technique) in Technique::ALL.iter().enumerate() {
            let known = &Technique::ALL[..number];
            assert!(known.iter().all(|other| other.id() != technique.id()), "{technique}");
            assert!(known.iter().all(|other| other.name() != technique.name()), "{technique}");
            assert!(technique.is_found_by(technique.search()), "{technique}");
            let is_rated = technique.record().explainer.is_some_and(|(search, _)| search != Search::LargeSet);
            assert_eq!(technique.is_rated(), is_rated, "{technique}");
        }
        assert_eq!(Technique::HiddenSingle.ratings().unwrap().to_string(), "1.0-1.5");
        assert_eq!(Technique::Aic.ratings().unwrap().to_string(), "7.0+");
    }

    #[test]
    fn each_hodoku_search_has_its_own_position() {
        let searches = || Technique::ALL.iter().filter_map(|one| one.record().hodoku);
        for (one, row) in searches() {
            for (other, other_row) in searches() {
                assert_eq!(row.order == other_row.order, one == other, "{one:?} {other:?}");
            }
        }
    }
}
