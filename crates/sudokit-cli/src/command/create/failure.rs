//! The sentence for a puzzle that was not found.

use std::fmt::Display;
use std::ops::RangeInclusive;

use sudokit::generate::{GenerateError, Generated, StopReason, Symmetry};
use sudokit::logic::rate::{Grade, Level};

use super::worker::Grades;
use crate::args::{self, HodokuWish, span_words};
use crate::stop;

/// What was asked for, why it is not there, and what is there instead.
pub fn sentence(
    arguments: &args::Create,
    missed: &GenerateError,
    nearest: Option<(&Generated, &Grades)>,
) -> String {
    let why = match (missed.why, arguments.limits.timeout) {
        (StopReason::Stopped, Some(time)) if !stop::is_interrupted() => format!("in {time:?}"),
        (StopReason::Stopped, _) => "before the search was stopped".to_owned(),
        _ => "after many tries".to_owned(),
    };
    let asked = asked(arguments);
    match nearest {
        Some((creation, grades)) => {
            let clues = creation.puzzle.clues();
            let rated = match grades {
                Grades { hodoku: Some(grade), .. } => format!(" and is {grade} to HoDoKu"),
                Grades { explainer: Some(Grade { er, .. }), .. } => {
                    format!(" and is rated {er} ({})", Level::of(*er))
                }
                Grades { board: Some(board), .. } => format!(" and is {board}"),
                Grades { explainer: None, hodoku: None, board: None } => String::new(),
            };
            format!("no puzzle{asked} was found {why}; the nearest, shown here, has {clues} clues{rated}")
        }
        None => format!("no puzzle{asked} was found {why}: {}", advice(arguments, missed.why)),
    }
}

/// ` rated 7.2 that needs x-wing`: what the puzzle should be, in words.
fn asked(arguments: &args::Create) -> String {
    let args::Clues { wish: args::ClueWish { clues, minimal, symmetry }, pattern, .. } = &arguments.clues;
    let args::Wish { difficulty, rating, hodoku, needs, not, order: _ } = &arguments.wish;
    let mut words = String::new();
    if let Some(clues) = clues {
        words += &format!(" of {} clues", count_words(clues, usize::MAX));
    }
    if *symmetry != Symmetry::None {
        words += &format!(" of symmetry {symmetry}");
    }
    if pattern.is_some() {
        words += " of this pattern";
    }
    if *minimal {
        words += " that is minimal";
    }
    if let Some(level) = difficulty {
        words += &format!(" rated {level} ({})", span_words(&level.ratings()));
    }
    if let Some(ratings) = rating {
        words += &format!(" rated {}", span_words(ratings));
    }
    match hodoku {
        None => {}
        Some(HodokuWish::Level(level)) => words += &format!(" that HoDoKu calls {level}"),
        Some(HodokuWish::Score(scores)) => {
            words += &format!(" that HoDoKu gives {} points", count_words(scores, u32::MAX));
        }
    }
    for (what, techniques) in [("that shows", needs), ("without", not)] {
        let names: Vec<String> = techniques.iter().map(ToString::to_string).collect();
        if !names.is_empty() {
            words += &format!(" {what} {}", names.join(" and "));
        }
    }
    words
}

/// `26 to 28`, `at least 26`, `at most 28` or just `28`.
fn count_words<T: Copy + PartialEq + From<u8> + Display>(span: &RangeInclusive<T>, largest: T) -> String {
    match (*span.start(), *span.end()) {
        (first, last) if first == last => first.to_string(),
        (first, last) if last == largest => format!("at least {first}"),
        (first, last) if first == T::from(0) => format!("at most {last}"),
        (first, last) => format!("{first} to {last}"),
    }
}

/// What to try instead.
fn advice(arguments: &args::Create, why: StopReason) -> String {
    let args::Wish { difficulty, rating, hodoku, needs, not, order: _ } = &arguments.wish;
    let is_wished =
        difficulty.is_some() || rating.is_some() || hodoku.is_some() || !needs.is_empty() || !not.is_empty();
    let less = if is_wished {
        "ask for less"
    } else if arguments.clues.pattern.is_some() {
        "add a clue to the pattern"
    } else if arguments.clues.wish.clues.is_some() {
        "allow more with --clues"
    } else {
        "ask for a board that is smaller or has fewer houses"
    };
    let more = match why {
        StopReason::Stopped => "give it more time",
        _ => "try another --seed",
    };
    format!("{less}, or {more}")
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use sudokit::generate::Generator;
    use sudokit::logic::rate::Explainer;

    use super::*;
    use crate::args::{Arguments, Command};

    fn said(wish: &str, missed: &GenerateError) -> String {
        let words = ["sudoku", "create"].into_iter().chain(wish.split_whitespace());
        let Command::Create(arguments) = Arguments::parse_from(words).command else { panic!("{wish}") };
        let nearest = missed.nearest.as_deref();
        let explainer = nearest.and_then(|creation| Explainer::new().rate(&creation.puzzle).ok());
        let grades = Grades { explainer, hodoku: None, board: None };
        sentence(&arguments, missed, nearest.map(|creation| (creation, &grades)))
    }

    #[test]
    fn sentences_tell_what_was_asked_for_and_what_is_there() {
        let board = sudokit::Geometry::of_side(9).unwrap();
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: sudokit::Puzzle = line.parse().unwrap();
        let mut made = Generator::new(board).worker().make(0).unwrap();
        made.puzzle = puzzle;
        let nearest = Some(Box::new(made));
        assert_eq!(
            said(
                "--rating 6.6..7.2 --needs x-wing,fish",
                &GenerateError { why: StopReason::GaveUp, nearest: nearest.clone() }
            ),
            "no puzzle rated 6.6 to 7.2 that shows x-wing and fish was found after many tries; \
             the nearest, shown here, has 30 clues and is rated 1.2 (easy)"
        );
        assert_eq!(
            said(
                "--difficulty extreme --not chains --timeout 5s",
                &GenerateError { why: StopReason::Stopped, nearest }
            ),
            "no puzzle rated extreme (from 8.5) without chains was found in 5s; \
             the nearest, shown here, has 30 clues and is rated 1.2 (easy)"
        );
        let nothing = |why| GenerateError { why, nearest: None };
        assert_eq!(
            said("--clues ..18 --symmetry full --minimal", &nothing(StopReason::GaveUp)),
            "no puzzle of at most 18 clues of symmetry full that is minimal was found after many tries: \
             allow more with --clues, or try another --seed"
        );
        assert_eq!(
            said("--rating 9.0.. --pattern heart.txt", &nothing(StopReason::Stopped)),
            "no puzzle of this pattern rated from 9.0 was found before the search was stopped: \
             ask for less, or give it more time"
        );
        assert_eq!(
            said("--size 64", &nothing(StopReason::GaveUp)),
            "no puzzle was found after many tries: \
             ask for a board that is smaller or has fewer houses, or try another --seed"
        );
    }
}
