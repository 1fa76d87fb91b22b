//! What others call the techniques.
//!
//! Players learn from HoDoKu, Sudoku Explainer, SudokuWiki and forums, and each has words of
//! its own. All of them are read wherever a technique is named. HoDoKu's names are in the
//! [records](super::record), because HoDoKu's order shows them; the others are here.

/// Other names, each with our name of the same technique or group of techniques. Case, blanks
/// and signs do not count, nor does a plural.
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

/// A name without case, blanks, signs and plural; American spelling.
pub(super) fn plain(name: &str) -> String {
    // The plus sign is a part of some names: `BUG + 1`, `Dynamic forcing chains (+)`.
    let name = name.to_lowercase().replace("(+)", " plus").replace('+', " plus ");
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| singular(word).replace("colour", "color")).collect()
}

/// A word without the s of a plural: `als` and `bus` have none.
fn singular(word: &str) -> &str {
    match word.strip_suffix('s') {
        Some(stem) if word.len() > 4 && !stem.ends_with('s') => stem,
        _ => word,
    }
}

/// Our name for what others call so.
pub(super) fn resolve(name: &str) -> Option<&'static str> {
    let asked = plain(name);
    ALIASES.iter().find(|(alias, _)| plain(alias) == asked).map(|(_, ours)| *ours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Technique, Techniques};

    #[test]
    fn every_alias_is_a_name_of_something() {
        for (alias, ours) in ALIASES {
            let techniques: Techniques = alias.parse().unwrap_or_else(|_| panic!("{alias}"));
            assert_eq!(techniques, ours.parse().unwrap(), "{alias}");
        }
    }

    #[test]
    fn no_alias_hides_a_name_of_our_own() {
        for technique in Technique::ALL {
            for name in [Some(technique.id()), Some(technique.name()), technique.hodoku_name()] {
                let Some(name) = name else { continue };
                assert_eq!(name.parse::<Technique>().ok(), Some(*technique), "{name}");
            }
        }
    }

    #[test]
    fn plurals_signs_and_spelling_do_not_matter() {
        for (one, other) in
            [("Pointing Pairs", "pointing-pair"), ("BUG + 1", "bug+1"), ("Simple Colours", "simple_color")]
        {
            assert_eq!(plain(one), plain(other));
        }
        assert_eq!(plain("Dynamic Forcing Chains (+)"), "dynamicforcingchainplus");
        assert_ne!(plain("als-xz"), plain("al-xz"));
    }
}
