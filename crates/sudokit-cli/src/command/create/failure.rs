//! The sentence for a puzzle that was not found.

use std::ops::RangeInclusive;
use std::time::Duration;

use sudokit::Puzzle;
use sudokit::generate::{Criterion, GenerateError, Generated, Generator, Judgement, StopReason, Symmetry};
use sudokit::logic::{Technique, Techniques};
use sudokit_text::{Phrase, Value, phrase};

use super::worker::Grades;
use crate::args::{self, HodokuTarget, span_words};
use crate::grade::{explainer_grade, hodoku_grade};
use crate::stop;
use crate::texts::text;

/// The time limit for finding out what differs from the request.
const JUDGING_TIME: Duration = Duration::from_secs(2);

/// A sentence that says what was not found, with the nearest puzzle or advice.
pub fn sentence(
    arguments: &args::Create,
    missed: &GenerateError,
    nearest: Option<(&Generated, &Grades)>,
) -> String {
    let when = match (missed.why, arguments.limits.timeout) {
        (StopReason::Stopped, Some(time)) if !stop::is_interrupted() => {
            phrase!("create-missed-when", why = "time", time = time_words(time))
        }
        (StopReason::Stopped, _) => phrase!("create-missed-when", why = "stopped"),
        _ => phrase!("create-missed-when", why = "tries"),
    };
    let args::CriteriaOptions { needs, not, .. } = &arguments.criteria;
    let names = |named: &[Techniques]| named.iter().map(ToString::to_string).collect::<Vec<String>>();
    let (needed, without) = (names(needs), names(not));
    let puzzle = phrase!("create-puzzle", features = features(arguments), needs = needed, without);
    let sentence = match nearest {
        Some((creation, grades)) => {
            let clues = phrase!("create-feature-clues", n = creation.puzzle.clues());
            let features: Vec<Phrase> = std::iter::once(clues).chain(grade(grades)).collect();
            let nearest = phrase!("create-nearest", features);
            let saved = if arguments.output.results.target.output.is_some() { "yes" } else { "no" };
            let missed = missed_option(arguments, &creation.puzzle).unwrap_or("no");
            text!("create-missed", puzzle, when, nearest, saved, missed)
        }
        None => text!("create-missed-all", puzzle, when, advice = advice(arguments, missed.why)),
    };
    match rare(needs) {
        Some((technique, reason)) => {
            text!("create-missed-rare", sentence, technique = technique.id(), reason)
        }
        None => sentence,
    }
}

/// `5s`
fn time_words(time: Duration) -> String {
    if time.is_zero() { "0s".to_owned() } else { format!("{time:?}") }
}

/// The option that a puzzle does not match, if that is found in time.
fn missed_option(arguments: &args::Create, puzzle: &Puzzle) -> Option<&'static str> {
    let criteria = &arguments.criteria;
    let mut judge = criteria.with_clues(&arguments.clues.criteria).judge();
    match judge.judge(puzzle, &stop::within(JUDGING_TIME)) {
        Judgement::Misses(Criterion::Clues) => Some("--clues"),
        Judgement::Misses(Criterion::Symmetry) => Some("--symmetry"),
        Judgement::Misses(Criterion::Minimal) => Some("--minimal"),
        Judgement::Misses(Criterion::Difficulty) if criteria.difficulty.is_some() => Some("--difficulty"),
        Judgement::Misses(Criterion::Difficulty) if criteria.rating.is_some() => Some("--rating"),
        Judgement::Misses(Criterion::Difficulty) => Some("--hodoku"),
        Judgement::Misses(Criterion::Techniques) if criteria.not.is_empty() => Some("--needs"),
        Judgement::Misses(Criterion::Techniques) if criteria.needs.is_empty() => Some("--not"),
        _ => None,
    }
}

/// The first technique that must occur and hardly ever does, with the reason.
fn rare(needs: &[Techniques]) -> Option<(Technique, String)> {
    needs.iter().find_map(|needed| {
        let techniques: Vec<Technique> = needed.iter().collect();
        match techniques[..] {
            [only] => Some((only, Generator::rarity(only)?.to_string())),
            _ => None,
        }
    })
}

/// The difficulty of a puzzle, if it is known.
fn grade(grades: &Grades) -> Option<Phrase> {
    match grades {
        Grades { hodoku: Some(grade), .. } => Some(hodoku_grade(grade)),
        Grades { explainer: Some(grade), .. } => Some(explainer_grade(grade)),
        Grades { board: Some(grade), .. } => {
            Some(phrase!("create-feature-board-level", level = grade.level.name()))
        }
        Grades { explainer: None, hodoku: None, board: None } => None,
    }
}

/// The features that the puzzle should have.
fn features(arguments: &args::Create) -> Vec<Phrase> {
    let args::Clues { criteria: args::ClueOptions { clues, minimal, symmetry }, pattern, .. } =
        &arguments.clues;
    let args::CriteriaOptions { difficulty, rating, hodoku, needs: _, not: _, order: _ } =
        &arguments.criteria;
    let mut features = Vec::new();
    if let Some(clues) = clues {
        features.push(match Span::of(clues, usize::MAX) {
            Span::Only(n) => phrase!("create-feature-clues", n),
            Span::From(n) => phrase!("create-feature-clues-from", n),
            Span::To(n) => phrase!("create-feature-clues-to", n),
            Span::Between(first, last) => phrase!("create-feature-clues-between", first, last),
        });
    }
    if *symmetry != Symmetry::None {
        features.push(phrase!("create-feature-symmetry", symmetry = symmetry.name()));
    }
    if pattern.is_some() {
        features.push(phrase!("create-feature-pattern"));
    }
    if *minimal {
        features.push(phrase!("create-feature-minimal"));
    }
    if let Some(level) = difficulty {
        let ratings = span_words(&level.ratings());
        features.push(phrase!("create-feature-level", level = level.name(), ratings));
    }
    if let Some(ratings) = rating {
        features.push(phrase!("create-feature-ratings", ratings = span_words(ratings)));
    }
    features.extend(hodoku.as_ref().map(|target| match target {
        HodokuTarget::Level(level) => phrase!("create-feature-hodoku-level", level = level.name()),
        HodokuTarget::Score(scores) => match Span::of(scores, u32::MAX) {
            Span::Only(n) => phrase!("create-feature-score", n),
            Span::From(n) => phrase!("create-feature-score-from", n),
            Span::To(n) => phrase!("create-feature-score-to", n),
            Span::Between(first, last) => phrase!("create-feature-score-between", first, last),
        },
    }));
    features
}

/// A range of counts, with or without ends.
enum Span<T> {
    Only(T),
    From(T),
    To(T),
    Between(T, T),
}

impl<T: Copy + PartialEq + From<u8>> Span<T> {
    fn of(span: &RangeInclusive<T>, largest: T) -> Self {
        match (*span.start(), *span.end()) {
            (first, last) if first == last => Self::Only(first),
            (first, last) if last == largest => Self::From(first),
            (first, last) if first == T::from(0) => Self::To(last),
            (first, last) => Self::Between(first, last),
        }
    }
}

/// Advice on what to try instead.
fn advice(arguments: &args::Create, why: StopReason) -> Value {
    let args::CriteriaOptions { difficulty, rating, hodoku, needs, not, order: _ } = &arguments.criteria;
    let has_difficulty =
        difficulty.is_some() || rating.is_some() || hodoku.is_some() || !needs.is_empty() || !not.is_empty();
    let less = if has_difficulty {
        "difficulty"
    } else if arguments.clues.pattern.is_some() {
        "pattern"
    } else if arguments.clues.criteria.clues.is_some() {
        "clues"
    } else {
        "board"
    };
    let more = if why == StopReason::Stopped { "time" } else { "seed" };
    phrase!("create-advice", less, more).into()
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use sudokit::logic::rate::{Explainer, Hodoku};

    use super::*;
    use crate::args::{Arguments, Command};

    fn said(flags: &str, missed: &GenerateError) -> String {
        let words = ["sudoku", "create"].into_iter().chain(flags.split_whitespace());
        let Command::Create(arguments) = Arguments::parse_from(words).command else { panic!("{flags}") };
        let nearest = missed.nearest.as_deref();
        let explainer = nearest.and_then(|creation| Explainer::new().rate(&creation.puzzle).ok());
        let hodoku = nearest.filter(|_| arguments.criteria.hodoku.is_some());
        let hodoku = hodoku.and_then(|creation| Hodoku::new().rate(&creation.puzzle).ok());
        let grades = Grades { explainer, hodoku, board: None };
        sentence(&arguments, missed, nearest.map(|creation| (creation, &grades)))
    }

    #[test]
    fn sentences_say_what_was_asked_for_and_what_was_found() {
        let board = sudokit::Geometry::of_side(9).unwrap();
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: sudokit::Puzzle = line.parse().unwrap();
        let mut made = Generator::new(board).worker().make(0).unwrap();
        made.puzzle = puzzle;
        let nearest = || Some(Box::new(made.clone()));
        assert_eq!(
            said(
                "--rating 6.6..7.2 --needs x-wing,fish",
                &GenerateError { why: StopReason::GaveUp, nearest: nearest() }
            ),
            "no puzzle with ER 6.6 to 7.2 that needs x-wing and fish was found after many tries; \
             the closest one, printed instead, has 30 clues and ER 1.2 (easy), and does not match --rating"
        );
        assert_eq!(
            said(
                "--difficulty extreme --not chains --timeout 5s",
                &GenerateError { why: StopReason::Stopped, nearest: nearest() }
            ),
            "no puzzle with level extreme (ER from 8.5) without steps of chains was found in 5s; \
             the closest one, printed instead, has 30 clues and ER 1.2 (easy), and does not match --difficulty"
        );
        assert_eq!(
            said(
                "--needs full-house -o new.txt --timeout 0s",
                &GenerateError { why: StopReason::Stopped, nearest: nearest() }
            )
            .split(". Puzzles that need full-house are rarely found: ")
            .next(),
            Some(
                "no puzzle that needs full-house was found in 0s; \
                 the closest one, written instead, has 30 clues and ER 1.2 (easy)"
            )
        );
        let nearest_in =
            |flags: &str| said(flags, &GenerateError { why: StopReason::GaveUp, nearest: nearest() });
        let end = "was found after many tries; the closest one, printed instead, has 30 clues and HoDoKu 204 (easy), and does not match --hodoku";
        for (flag, features) in [
            ("hard", "HoDoKu level hard"),
            ("2000", "HoDoKu score 2000"),
            ("2000..", "HoDoKu score of at least 2000"),
            ("..50", "HoDoKu score of at most 50"),
            ("2000..2100", "HoDoKu score 2000 to 2100"),
        ] {
            let expected = format!("no puzzle with {features} {end}");
            assert_eq!(nearest_in(&format!("--hodoku {flag}")), expected);
        }
        let nothing = |why| GenerateError { why, nearest: None };
        assert_eq!(
            said("--clues ..18 --symmetry full --minimal", &nothing(StopReason::GaveUp)),
            "no puzzle with at most 18 clues, symmetry full and only necessary clues was found after many tries: \
             allow more clues with --clues, or try another --seed"
        );
        assert_eq!(
            said("--clues 18..20", &nothing(StopReason::GaveUp)),
            "no puzzle with 18 to 20 clues was found after many tries: \
             allow more clues with --clues, or try another --seed"
        );
        assert_eq!(
            said("--clues 40..", &nothing(StopReason::GaveUp)),
            "no puzzle with at least 40 clues was found after many tries: \
             allow more clues with --clues, or try another --seed"
        );
        assert_eq!(
            said("--rating 9.0.. --pattern heart.txt", &nothing(StopReason::Stopped)),
            "no puzzle with the given pattern and ER from 9.0 was found before the search was stopped: \
             change the requested difficulty or techniques, or give the search more time"
        );
        assert_eq!(
            said("--pattern heart.txt", &nothing(StopReason::GaveUp)),
            "no puzzle with the given pattern was found after many tries: \
             add a clue to the pattern, or try another --seed"
        );
        assert_eq!(
            said("--size 64", &nothing(StopReason::GaveUp)),
            "no puzzle was found after many tries: \
             choose a smaller board or fewer extra houses, or try another --seed"
        );
    }
}
