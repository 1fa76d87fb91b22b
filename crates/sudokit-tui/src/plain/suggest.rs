//! Suggestions for mistyped words.

/// The word that takes the fewest changes (letters added, removed, replaced, or
/// swapped with a neighbour), if they are few enough for a typing mistake.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = if word.chars().count() < 4 { 1 } else { 2 };
    let distances = known.map(|other| (strsim::osa_distance(word, other), other));
    let best = distances.min_by_key(|&(distance, _)| distance);
    best.filter(|&(distance, _)| distance <= most).map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_understood_and_other_words_are_not() {
        let words = ["hint", "history", "undo", "do"];
        for (typed, meant) in [
            ("hnit", Some("hint")),
            ("hin", Some("hint")),
            ("hisotry", Some("history")),
            ("banana", None),
            ("od", Some("do")),
        ] {
            assert_eq!(nearest(typed, words.into_iter()), meant, "{typed}");
        }
    }
}
