//! Other names for the techniques.
//!
//! Players learn from HoDoKu, Sudoku Explainer, SudokuWiki and forums, which all use different
//! names. Any of them is accepted wherever a technique is named. HoDoKu's names are in the
//! [records](super::record), because HoDoKu's order displays them. The others are here.

/// Other names, each with Sudokit's name for the same technique or group. Case, spaces, punctuation
/// and plurals are ignored.
pub(super) static ALIASES: &[(&str, &str)] = &[
    // Singles.
    ("last digit", "full-house"),
    ("last free cell", "full-house"),
    ("last remaining cell", "hidden-single"),
    ("only place", "hidden-single"),
    ("pinned digit", "hidden-single"),
    ("sole candidate", "naked-single"),
    ("last possible number", "naked-single"),
    ("only candidate", "naked-single"),
    // Intersections.
    ("locked candidates", "intersections"),
    ("intersection removal", "intersections"),
    ("locked candidates type 1", "pointing"),
    ("locked candidates 1", "pointing"),
    ("pointing pair", "pointing"),
    ("pointing triple", "pointing"),
    ("locked candidates type 2", "claiming"),
    ("locked candidates 2", "claiming"),
    ("box/line reduction", "claiming"),
    ("box line interaction", "claiming"),
    // Subsets.
    ("obvious pair", "naked-pair"),
    ("naked triple", "naked-triplet"),
    ("obvious triple", "naked-triplet"),
    ("hidden triple", "hidden-triplet"),
    ("direct hidden triple", "direct-hidden-triplet"),
    ("locked triplet", "locked-triple"),
    ("naked quadruple", "naked-quad"),
    ("hidden quadruple", "hidden-quad"),
    // Single digits.
    ("2-string kite", "two-string-kite"),
    ("kite", "two-string-kite"),
    ("turbot", "turbot-fish"),
    ("rectangle elimination", "empty-rectangle"),
    ("hinge", "empty-rectangle"),
    ("singles chain", "simple-colors"),
    ("simple colouring", "simple-colors"),
    ("simple coloring", "simple-colors"),
    ("simple colours", "simple-colors"),
    ("colouring", "simple-colors"),
    ("coloring", "simple-colors"),
    ("colour trap", "simple-colors-trap"),
    ("color trap", "simple-colors-trap"),
    ("colour wrap", "simple-colors-wrap"),
    ("color wrap", "simple-colors-wrap"),
    ("multi colouring", "multi-colors"),
    ("multi coloring", "multi-colors"),
    ("multi colours", "multi-colors"),
    // Wings.
    ("y-wing", "xy-wing"),
    ("bent triple", "xyz-wing"),
    ("remote pair chain", "remote-pair"),
    // Uniqueness.
    ("uniqueness test", "unique-rectangle"),
    ("ur", "unique-rectangle"),
    ("hidden unique rectangle", "hidden-rectangle"),
    ("unique rectangle type 1", "unique-rectangle-1"),
    ("unique rectangle type 2", "unique-rectangle-2"),
    ("unique rectangle type 3", "unique-rectangle-3"),
    ("unique rectangle type 4", "unique-rectangle-4"),
    ("unique rectangle type 5", "unique-rectangle-5"),
    ("unique rectangle type 6", "unique-rectangle-6"),
    ("unique loop type 1", "unique-loop-1"),
    ("unique loop type 2", "unique-loop-2"),
    ("unique loop type 3", "unique-loop-3"),
    ("unique loop type 4", "unique-loop-4"),
    ("avoidable rectangle type 1", "avoidable-rectangle-1"),
    ("avoidable rectangle type 2", "avoidable-rectangle-2"),
    ("bivalue universal grave", "bug"),
    ("bivalue universal grave plus one", "bug-1"),
    ("bug plus one", "bug-1"),
    ("bug type 1", "bug-1"),
    ("bug type 2", "bug-2"),
    ("bug type 3", "bug-3"),
    ("bug type 4", "bug-4"),
    ("bivalue universal grave type 1", "bug-1"),
    ("bivalue universal grave type 2", "bug-2"),
    ("bivalue universal grave type 3", "bug-3"),
    ("bivalue universal grave type 4", "bug-4"),
    // Exclusion.
    ("aligned pair exclusion", "aligned-pair"),
    ("ape", "aligned-pair"),
    ("aligned triplet exclusion", "aligned-triplet"),
    ("aligned triple exclusion", "aligned-triplet"),
    // Chains.
    ("bidirectional x-cycle", "x-cycle"),
    ("bidirectional y-cycle", "y-cycle"),
    ("bidirectional cycle", "continuous-nice-loop"),
    ("forcing x-chain", "x-chain"),
    ("alternating inference chain", "aic"),
    ("grouped alternating inference chain", "grouped-aic"),
    // Almost locked sets.
    ("two sector disjoint subsets", "sue-de-coq"),
    ("als xz rule", "als-xz"),
    ("als y-wing", "als-xy-wing"),
    // Forcing chains.
    ("nishio forcing chain", "nishio"),
    ("multiple forcing chain", "cell-forcing-chain"),
    ("house forcing chain", "region-forcing-chain"),
    ("unit forcing chain", "region-forcing-chain"),
    ("dynamic forcing chain plus", "dynamic-plus"),
    ("dynamic forcing chains (+ forcing chains)", "nested-2"),
    ("dynamic forcing chains (+ multiple forcing chains)", "nested-3"),
    ("dynamic forcing chains (+ dynamic forcing chains)", "nested-4"),
    ("dynamic forcing chains (+ dynamic forcing chains (+ forcing chains))", "nested-5"),
    // Last resorts.
    ("pattern overlay", "template-delete"),
    ("trial and error", "brute-force"),
    ("guessing", "brute-force"),
    // Fish.
    ("starfish", "squirmbag"),
];

/// A name in the form used for comparison: without case, spaces and punctuation, in American
/// spelling.
///
/// A plural equals its singular. If words are run together, inner plurals cannot be recognised and
/// must match exactly.
pub(super) struct PlainName {
    letters: String,
    /// The same with each word in the singular.
    singular: String,
}

impl PlainName {
    pub(super) fn new(name: &str) -> Self {
        let name = name.to_lowercase().replace('+', " plus ").replace("colour", "color");
        let words: Vec<&str> =
            name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        // At the end, the plus sign is part of the name: `Dynamic forcing chains (+)`. Elsewhere it
        // is punctuation: `BUG + 1`.
        let (last, before) = words.split_last().map_or(("", &[][..]), |(last, before)| (*last, before));
        let words = || before.iter().copied().filter(|&word| word != "plus").chain([last]);
        Self { letters: words().collect(), singular: words().map(singular).collect() }
    }

    /// Whether `name` names the same thing.
    pub(super) fn is(&self, name: &str) -> bool {
        let other = Self::new(name);
        self.letters == other.letters || self.singular == other.singular
    }
}

/// Removes the plural s of a word, but not the final s of `als` or `bus`.
fn singular(word: &str) -> &str {
    match word.strip_suffix('s') {
        Some(stem) if word.len() > 4 && !stem.ends_with('s') => stem,
        _ => word,
    }
}

/// Returns Sudokit's name for an alias.
pub(super) fn resolve(name: &PlainName) -> Option<&'static str> {
    ALIASES.iter().find(|(alias, _)| name.is(alias)).map(|(_, ours)| *ours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Order, Technique, Techniques};

    #[test]
    fn every_alias_names_something() {
        for (alias, ours) in ALIASES {
            let techniques: Techniques = alias.parse().unwrap_or_else(|_| panic!("{alias}"));
            assert_eq!(techniques, ours.parse().unwrap(), "{alias}");
        }
    }

    /// Spellings that must all be accepted.
    fn spellings(name: &str) -> [String; 7] {
        [
            name.to_owned(),
            name.to_uppercase(),
            name.to_lowercase().replace(' ', "-"),
            name.replace(' ', "_"),
            name.replace([' ', '-'], ""),
            name.replace('-', " "),
            name.replace('+', "plus"),
        ]
    }

    #[test]
    fn every_displayed_name_is_accepted_in_any_spelling() {
        for (technique, order) in Technique::ALL.iter().flat_map(|one| Order::ALL.map(|order| (*one, order)))
        {
            for name in spellings(order.name_of(technique)) {
                assert_eq!(name.parse::<Technique>().ok(), Some(technique), "{name}");
                assert_eq!(name.parse::<Techniques>().ok(), Some(technique.into()), "{name}");
            }
        }
        for name in spellings("BUG + 1").iter().chain(&spellings("BUG + one")) {
            assert_eq!(name.parse::<Technique>().ok(), Some(Technique::Bug1), "{name}");
        }
    }

    #[test]
    fn no_alias_shadows_a_primary_name() {
        for technique in Technique::ALL {
            for name in [Some(technique.id()), Some(technique.name()), technique.hodoku_name()] {
                let Some(name) = name else { continue };
                assert_eq!(name.parse::<Technique>().ok(), Some(*technique), "{name}");
            }
        }
    }

    #[test]
    fn plurals_punctuation_and_spelling_do_not_matter() {
        for (one, other) in [
            ("Pointing Pairs", "pointing-pair"),
            ("BUG + 1", "bug1"),
            ("Simple Colours", "simple_color"),
            ("Almost Locked Sets XZ", "almostlockedsetsxz"),
            ("Dynamic Forcing Chains (+)", "dynamic forcing chain plus"),
        ] {
            assert!(PlainName::new(one).is(other), "{one}");
        }
        for (one, other) in [("als-xz", "al-xz"), ("Dynamic Forcing Chains", "Dynamic Forcing Chains (+)")] {
            assert!(!PlainName::new(one).is(other), "{one}");
        }
    }
}
