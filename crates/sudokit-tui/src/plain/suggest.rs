//! The word that was meant by a word that is none.

/// The word that takes the fewest changes, if they are few enough for a slip of
/// the fingers.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = if word.chars().count() < 4 { 1 } else { 2 };
    let best = known.map(|other| (distance(word, other), other)).min_by_key(|&(distance, _)| distance);
    best.filter(|&(distance, _)| distance <= most).map(|(_, other)| other)
}

/// How many letters are to be added, dropped, changed or swapped with their
/// neighbours.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    // rows[i][j] is the distance between the first i and the first j letters.
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    for i in 1..=from.len() {
        let mut row = vec![i];
        for j in 1..=to.len() {
            let changed = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
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
