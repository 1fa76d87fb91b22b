//! What can be asked of a technique: its names, its family, what programs make of it,
//! and its steps in a position.

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

/// Positions for techniques that cannot be made to order. Each follows the name of its
/// technique, and a blank line ends it.
static POSITIONS: [&str; 4] = [
    include_str!("positions/sets.md"),
    include_str!("positions/franken-fish.md"),
    include_str!("positions/mutant-fish.md"),
    include_str!("positions/others.md"),
];

named! {
    /// Techniques that argue alike.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Family: "family" open {
        /// One cell or one place is left.
        Singles => "singles",
        /// Where a line and a region cross.
        Intersections => "intersections",
        /// As many cells as digits in a house.
        Subsets => "subsets",
        /// All places of a digit in some houses lie in as many others.
        Fish => "fish",
        /// A few cells with two or three candidates around one.
        Wings => "wings",
        /// One digit, and houses in which it has two places.
        SingleDigit => "single digit",
        /// There is one solution, so nothing can be exchanged.
        Uniqueness => "uniqueness",
        /// All ways to fill a few cells, tried.
        Exclusion => "exclusion",
        /// If this is not so, that is.
        Chains => "chains",
        /// Cells of a house with one digit more than cells, so that losing one settles them.
        AlmostLockedSets => "almost locked sets",
        /// Whatever is assumed, the same follows.
        ForcingChains => "forcing chains",
        /// No pattern at all: everything is tried.
        LastResort => "last resort",
    }
}

impl Technique {
    /// The name for command lines and files: `x-wing`.
    pub fn id(self) -> &'static str {
        self.record().id
    }

    /// The name for people: `X-wing`.
    pub fn name(self) -> &'static str {
        lesson::title(self.record().pages[0])
    }

    /// Its number in the [beginner's order](Order::Beginner), from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Which techniques argue alike.
    pub fn family(self) -> Family {
        self.record().family
    }

    /// What it does, in a line.
    pub fn about(self) -> &'static str {
        lesson::summary(self.record().pages[0])
    }

    /// What there is to learn about it.
    pub fn lesson(self) -> Lesson {
        Lesson::of(self.record().pages)
    }

    /// A position in which it finds a step, as text. A technique that is being
    /// written has none yet.
    pub fn example(self) -> Option<&'static str> {
        lesson::block(self.record().pages[0])
    }

    /// Positions in which it finds a step, as texts: the example, and more for techniques that
    /// hardly ever occur in a puzzle. Easier techniques may find one there as well;
    /// `Generator::practice` has positions in which it comes next.
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

    /// What Sudoku Explainer rates steps of this technique, if it knows it.
    pub fn ratings(self) -> Option<Span> {
        self.record().rating
    }

    /// Whether Sudoku Explainer knows it, so that ratings are built on it.
    pub fn is_rated(self) -> bool {
        self.ratings().is_some()
    }

    /// What HoDoKu calls steps of this technique, if it knows it.
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

    /// What HoDoKu counts for a step of this technique, if it knows it.
    pub fn score(self) -> Option<Score> {
        self.record().hodoku.map(|(_, row)| row.score)
    }

    /// Whether HoDoKu looks for it without being asked to.
    pub fn is_scored(self) -> bool {
        Order::Hodoku.has(self)
    }

    /// The search that finds it where no program is asked for: Sudoku Explainer's,
    /// if it knows it.
    pub(crate) fn search(self) -> Search {
        self.record().search
    }

    /// The program whose way to look counts where none is asked for.
    pub(crate) fn home(self) -> Program {
        if self.record().explainer.is_some() { Program::Explainer } else { Program::Hodoku }
    }

    /// Whether it is one of Sudoku Explainer's chains within chains.
    pub(crate) fn is_nested(self) -> bool {
        matches!(self, Self::Nested2 | Self::Nested3 | Self::Nested4 | Self::Nested5)
    }

    /// Whether this search may find it.
    pub(crate) fn is_found_by(self, search: Search) -> bool {
        let record = self.record();
        // Sudoku Explainer's search is the record's own, if it has one.
        record.search == search
            || record.beginner == search
            || record.hodoku.is_some_and(|(other, _)| other == search)
            || record.also_by == Some(search)
    }

    /// The fish of this kind.
    pub(crate) fn fish(kind: FishKind) -> Option<Self> {
        Self::ALL.iter().copied().find(|technique| technique.search() == Search::Fish(kind))
    }

    /// The first step of this technique in a position.
    pub fn find_first(self, candidates: &Candidates) -> Option<Step> {
        self.search()
            .first(self.home(), candidates, &mut Engines::default(), NEVER, |step| step.technique == self)
    }

    /// All steps of this technique in a position.
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

/// Reads the name for command lines, the one for people, and what HoDoKu, Sudoku Explainer
/// and SudokuWiki call it, in any case.
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
    fn each_technique_has_names_of_its_own_and_a_search() {
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
    fn each_search_of_hodokus_has_one_place_in_its_order() {
        let searches = || Technique::ALL.iter().filter_map(|one| one.record().hodoku);
        for (one, row) in searches() {
            for (other, other_row) in searches() {
                assert_eq!(row.order == other_row.order, one == other, "{one:?} {other:?}");
            }
        }
    }
}
