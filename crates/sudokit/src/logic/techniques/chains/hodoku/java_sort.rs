//! Java's sort (TimSort), as far as it decides which element comes first.
//!
//! HoDoKu sorts what it found and takes the first. But its comparison is not a total order: *a* may
//! tie with *b* and *b* with *c*, although *c* comes before *a*. The result depends on which pairs
//! a sort compares, so it must be the same sort. TimSort cuts the list into runs of 16 to 32, sorts
//! each by binary insertion, and merges neighbouring runs. The first element of a merged run is the
//! first of one of the two runs, so no merging is needed to find it.

use std::cmp::Ordering;

/// Lists shorter than this are a single run.
const MIN_MERGE: usize = 32;

/// Returns the index of the element that would come first if the list were sorted.
pub(super) fn first<T>(items: &[T], compare: impl Fn(&T, &T) -> Ordering) -> Option<usize> {
    let is_less = |&a: &usize, &b: &usize| compare(&items[a], &items[b]) == Ordering::Less;
    let mut rest: Vec<usize> = (0..items.len()).collect();
    let shortest = shortest_run(items.len());
    let mut runs: Vec<Run> = Vec::new();
    while !rest.is_empty() {
        let sorted = sorted_prefix(&mut rest, is_less);
        let length = sorted.max(shortest.min(rest.len()));
        insert_after(sorted, &mut rest[..length], is_less);
        runs.push(Run { first: rest[0], length });
        rest.drain(..length);
        while let Some(at) = next_merge(&runs) {
            merge(&mut runs, at, is_less);
        }
    }
    while runs.len() > 1 {
        let at = shorter_neighbour(&runs);
        merge(&mut runs, at, is_less);
    }
    runs.first().map(|run| run.first)
}

/// Neighbouring elements that have been sorted.
#[derive(Clone, Copy)]
struct Run {
    first: usize,
    length: usize,
}

/// Returns a run length for which the number of runs is a power of two or slightly less.
fn shortest_run(mut count: usize) -> usize {
    let mut odd = 0;
    while count >= MIN_MERGE {
        odd |= count & 1;
        count >>= 1;
    }
    count + odd
}

/// Returns how many elements at the start are sorted. Descending elements are reversed first.
fn sorted_prefix(items: &mut [usize], is_less: impl Fn(&usize, &usize) -> bool) -> usize {
    let descends = |pair: &[usize]| is_less(&pair[1], &pair[0]);
    let mut pairs = items.windows(2);
    let Some(falling) = pairs.next().map(descends) else { return items.len() };
    let length = 2 + pairs.take_while(|pair| descends(pair) == falling).count();
    if falling {
        items[..length].reverse();
    }
    length
}

/// Inserts each element after the sorted prefix into it, to the right of elements that tie with it.
/// The standard library's binary search would compare other elements.
fn insert_after(sorted: usize, items: &mut [usize], is_less: impl Fn(&usize, &usize) -> bool) {
    for next in sorted..items.len() {
        let (mut left, mut right) = (0, next);
        while left < right {
            let middle = usize::midpoint(left, right);
            if is_less(&items[next], &items[middle]) {
                right = middle;
            } else {
                left = middle + 1;
            }
        }
        items[left..=next].rotate_right(1);
    }
}

/// Returns the run that must be merged with the next before another run is added, so that runs get
/// shorter towards the end.
fn next_merge(runs: &[Run]) -> Option<usize> {
    let at = runs.len().checked_sub(2)?;
    let length = |back: usize| runs[at - back].length;
    let next = runs[at + 1].length;
    let is_crowded = at > 0 && length(1) <= length(0) + next || at > 1 && length(2) <= length(1) + length(0);
    if is_crowded {
        return Some(shorter_neighbour(runs));
    }
    (length(0) <= next).then_some(at)
}

/// Returns the last run but one, or the one before if that is shorter than the last.
fn shorter_neighbour(runs: &[Run]) -> usize {
    let at = runs.len() - 2;
    if at > 0 && runs[at - 1].length < runs[at + 1].length { at - 1 } else { at }
}

fn merge(runs: &mut Vec<Run>, at: usize, is_less: impl Fn(&usize, &usize) -> bool) {
    let second = runs.remove(at + 1);
    let run = &mut runs[at];
    run.length += second.length;
    if is_less(&second.first, &run.first) {
        run.first = second.first;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_order_puts_its_first_minimum_first() {
        for count in [1, 2, 31, 32, 33, 64, 100, 257] {
            for step in [1, 7, 13, 254] {
                let items: Vec<(usize, usize)> = (0..count).map(|i| (i * step % 11, i)).collect();
                let expected = items.iter().min().map(|&(_, place)| place);
                assert_eq!(first(&items, |one, other| one.0.cmp(&other.0)), expected);
            }
        }
        assert_eq!(first(&[], usize::cmp), None);
    }

    /// Different letters tie; among equal letters, the smaller number wins.
    #[test]
    fn ties_in_between_can_hold_the_minimum_back() {
        let compare = |one: &(char, u8), other: &(char, u8)| {
            if one.0 == other.0 { one.1.cmp(&other.1) } else { Ordering::Equal }
        };
        assert_eq!(first(&[('a', 2), ('b', 1), ('a', 1)], compare), Some(0));
        assert_eq!(first(&[('b', 1), ('a', 2), ('a', 1)], compare), Some(0));
        assert_eq!(first(&[('a', 2), ('a', 1), ('b', 1)], compare), Some(1));
    }
}
