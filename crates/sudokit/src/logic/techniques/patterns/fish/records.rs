//! The records of fish.
//!
//! There are seven kinds of fish in six sizes. Their names, what they do and
//! their lessons follow from the kind and the size, so they are written once for
//! each kind, with gaps for the size. What is left is a row for each fish:
//! HoDoKu's place and points, and an example.

use crate::logic::techniques::{
    Family, Fins, FishKind, FishShape, HodokuSearch, LessonPages, Search, TechniqueRecord,
};
use crate::logic::{HodokuLevel, Span};

/// A word for fish of this size: the name in command lines, in sentences, in
/// titles and in HoDoKu, the article, the number of lines, and on a 9x9 board
/// the fish that the other lines form.
macro_rules! sized {
    (2 $word:ident) => { sized!(@$word "x-wing" "X-wing" "X-wing" "X-Wing" "an" "An" "two" "") };
    (3 $word:ident) => { sized!(@$word "swordfish" "swordfish" "Swordfish" "Swordfish" "a" "A" "three" "") };
    (4 $word:ident) => { sized!(@$word "jellyfish" "jellyfish" "Jellyfish" "Jellyfish" "a" "A" "four" "") };
    (5 $word:ident) => { sized!(@$word "squirmbag" "squirmbag" "Squirmbag" "Squirmbag" "a" "A" "five" "a jellyfish") };
    (6 $word:ident) => { sized!(@$word "whale" "whale" "Whale" "Whale" "a" "A" "six" "a swordfish") };
    (7 $word:ident) => { sized!(@$word "leviathan" "leviathan" "Leviathan" "Leviathan" "a" "A" "seven" "an X-wing") };
    (@id $word:literal $_1:literal $_2:literal $_3:literal $_4:literal $_5:literal $_6:literal $_7:literal) => { $word };
    (@name $_0:literal $word:literal $_2:literal $_3:literal $_4:literal $_5:literal $_6:literal $_7:literal) => { $word };
    (@title $_0:literal $_1:literal $word:literal $_3:literal $_4:literal $_5:literal $_6:literal $_7:literal) => { $word };
    (@hodoku $_0:literal $_1:literal $_2:literal $word:literal $_4:literal $_5:literal $_6:literal $_7:literal) => { $word };
    (@an $_0:literal $_1:literal $_2:literal $_3:literal $word:literal $_5:literal $_6:literal $_7:literal) => { $word };
    (@An $_0:literal $_1:literal $_2:literal $_3:literal $_4:literal $word:literal $_6:literal $_7:literal) => { $word };
    (@lines $_0:literal $_1:literal $_2:literal $_3:literal $_4:literal $_5:literal $word:literal $_7:literal) => { $word };
    (@rest $_0:literal $_1:literal $_2:literal $_3:literal $_4:literal $_5:literal $_6:literal $word:literal) => { $word };
}

/// A text of pieces, some of which depend on the size.
macro_rules! text {
    ($size:tt [$($piece:tt)*]) => { concat!($(text!($size $piece)),*) };
    ($size:tt $text:literal) => { $text };
    ($size:tt $word:ident) => { sized!($size $word) };
}

/// The records of one kind of fish: its name in command lines, in lists and in
/// HoDoKu, what it does, how its lesson begins, and a row for each size.
macro_rules! fish {
    (
        $shape:ident $fins:ident $id:tt $name:tt $hodoku:tt $about:tt $begin:tt
        $($record:ident $size:tt $usage:ident($order:literal, $level:ident, $points:literal) $example:literal)*
    ) => {$(
        pub(crate) const $record: TechniqueRecord = {
            const KIND: FishKind =
                FishKind { size: $size, shape: FishShape::$shape, fins: Fins::$fins };
            TechniqueRecord {
                id: text!($size $id),
                name: text!($size $name),
                family: Family::Fish,
                about: text!($size $about),
                explainer: if rating(KIND).is_some() { Some(Search::Fish(KIND)) } else { None },
                rating: rating(KIND),
                hodoku: Some(
                    HodokuSearch::$usage(Search::Fish(KIND), $order, HodokuLevel::$level, $points)
                        .named(text!($size $hodoku))
                        .also_by(match KIND.shape {
                            // A search among more houses finds what has fewer.
                            FishShape::Mutant => {
                                &[Search::Fish(FishKind {
                                    size: $size,
                                    shape: FishShape::Franken,
                                    fins: Fins::$fins,
                                })]
                            }
                            FishShape::Basic | FishShape::Franken => &[],
                        }),
                ),
                lesson: LessonPages::of(pages(KIND)).with(&[
                    ("A fish", text!($size $begin)),
                    ("fish", sized!($size name)),
                    ("size", sized!($size lines)),
                    ("smaller fish", sized!($size rest)),
                ]),
                example: $example,
            }
        };
    )*};
}

/// What Sudoku Explainer rates fish: it knows those of up to four lines, without
/// fins.
const fn rating(kind: FishKind) -> Option<Span> {
    match kind {
        FishKind { size: 2, shape: FishShape::Basic, fins: Fins::None } => Some(Span::fixed(32)),
        FishKind { size: 3, shape: FishShape::Basic, fins: Fins::None } => Some(Span::fixed(38)),
        FishKind { size: 4, shape: FishShape::Basic, fins: Fins::None } => Some(Span::fixed(52)),
        _ => None,
    }
}

const WHY: &str = include_str!("fish.md");
const FINNED_WHY: &str = include_str!("fins.md");
const OF_SIZE: &str = include_str!("fish_of_size.md");
const FINNED: &str = include_str!("finned_fish.md");
const SASHIMI: &str = include_str!("sashimi_fish.md");
const FRANKEN: &str = include_str!("franken_fish.md");
const MUTANT: &str = include_str!("mutant_fish.md");
const WHOLE_MIXED: &str = include_str!("mixed_fish.md");
const FINNED_MIXED: &str = include_str!("finned_mixed_fish.md");
const FIND: &str = include_str!("find_fish.md");
const FIND_FINNED: &str = include_str!("find_finned_fish.md");
const FIND_SASHIMI: &str = include_str!("find_sashimi_fish.md");
const FIND_FRANKEN: &str = include_str!("find_franken_fish.md");
const FIND_MUTANT: &str = include_str!("find_mutant_fish.md");

/// The pages of a lesson.
const fn pages(kind: FishKind) -> &'static [&'static str] {
    match (kind.shape, kind.fins, kind.size) {
        (FishShape::Basic, Fins::None, 2) => &[include_str!("x_wing.md"), WHY, FIND],
        (FishShape::Basic, Fins::None, 3) => &[include_str!("swordfish.md"), WHY, FIND],
        (FishShape::Basic, Fins::None, 4) => &[include_str!("jellyfish.md"), WHY, FIND],
        (FishShape::Basic, Fins::None, _) => &[include_str!("large_fish.md"), WHY],
        (FishShape::Basic, Fins::Finned, 2) => &[include_str!("finned_x_wing.md"), FINNED_WHY, FIND_FINNED],
        (FishShape::Basic, Fins::Finned, 3 | 4) => &[FINNED, FINNED_WHY, FIND_FINNED],
        (FishShape::Basic, Fins::Finned, _) => &[FINNED, OF_SIZE, FINNED_WHY, FIND_FINNED],
        (FishShape::Basic, Fins::Sashimi, 2) => {
            &[include_str!("sashimi_x_wing.md"), FINNED_WHY, FIND_SASHIMI]
        }
        (FishShape::Basic, Fins::Sashimi, 3 | 4) => &[SASHIMI, FINNED_WHY, FIND_SASHIMI],
        (FishShape::Basic, Fins::Sashimi, _) => &[SASHIMI, OF_SIZE, FINNED_WHY, FIND_SASHIMI],
        (FishShape::Franken, Fins::None, _) => &[FRANKEN, WHOLE_MIXED, FIND_FRANKEN],
        (FishShape::Franken, _, _) => &[FRANKEN, FINNED_MIXED],
        (FishShape::Mutant, Fins::None, _) => &[MUTANT, WHOLE_MIXED, FIND_MUTANT],
        (FishShape::Mutant, _, _) => &[MUTANT, FINNED_MIXED],
    }
}

fish! {
    Basic None [id] [title] [hodoku]
    ["a digit's places in " lines " lines lie in " lines " crossing lines"]
    [An " " name]
    X_WING 2 by_default(140, Hard, 140)
        ":0000:x:1....5..9+8.....51.9+53+17....+4+1.+6.7.32+7+32.1.6..68.2..+1...+4+1+59.7+86.98+7+6+1...5..8....1:315 325 326 568 569 292 497 498::"
    SWORDFISH 3 by_default(150, Hard, 150)
        ":0000:x:7.5.2....83..+57..+26+2..1..5..+5.8.+362.3.6+2.+58.4.82+1.6+5+3.+54+8.3+1+2.6.+6.5+8..43..+3.6.1+85:443::"
    JELLYFISH 4 by_default(160, Hard, 160)
        ":0000:x:+8+2...1.36.6+3.+28+19.1.9+3+648+2..9.+2+3+6.+81+3+82.1+79+6.6+1..+8.+37+2..86+4+32+19+94+18+7+2+65+323+61..+7+4+8:514 564::"
    SQUIRMBAG 5 on_request(170, Unfair, 470)
        ":0000:x:8..+7.......36...+7..7+5.9.2...5..+37...+3...457...+8.1...3.+5.1.+7..68..85...1..9.+3..4..:212 613 317 917 519 121 125 527 927 431 139 441 641 643 947 252 254 659 661 263 663 967 669 472 276 681 682 486 389 989 293 295 695 296 696::"
    WHALE 6 on_request(180, Unfair, 470)
        ":0000:x:.723.958+1..5.2..+37..+3.+756....+76.....3.+85.2..4.....7...+8+319.....7..+28+13.+6.267.381.:445 164 465::"
    LEVIATHAN 7 on_request(190, Unfair, 470)
        ":0000:x:.7+4..1.6.+5+1346+2..82.+6.+7.4.+14...5..1...7...6...6+5.8...4+7+41.+2...36...135+4+7+35.7..+12+6:917 842 943 347 358 958 959 364 874 974 876 976 982::"
}

fish! {
    Basic Finned ["finned-" id] ["Finned " name] ["Finned " hodoku]
    [an " " name " with additional places, which the victims see"]
    ["A finned " name]
    FINNED_X_WING 2 by_default(380, Hard, 130)
        ":0000:x:794.........+7415..+5.1.98+7+4..5....61+76...7...4.73....5....93.4..+9.742..........976:::"
    FINNED_SWORDFISH 3 by_default(400, Unfair, 200)
        ":0000:x:..629.1...3..5...4.1.8....62...8.9.....6.2.....1.4...26....3.4.3...1..5...4.657..:::"
    FINNED_JELLYFISH 4 by_default(420, Unfair, 250)
        ":0000:x:..629.1...3..5...4.1.8....62...8.9.....6.2.....1.4...26....3.4.3...1..5...4.657..:::"
    FINNED_SQUIRMBAG 5 on_request(440, Unfair, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9...1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 427 431 842 745 648 748 751 564 768 868 574 974 575 286 886 994 696 898::"
    FINNED_WHALE 6 on_request(460, Unfair, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_LEVIATHAN 7 on_request(480, Unfair, 470)
        ":0000:x:43.....12.9+123......+2..1+3.9.1...2..7.7.643+28+12..1+7..3.8+2+73+1........67+12.15+6.+2..73:::"
}

fish! {
    Basic Sashimi ["sashimi-" id] ["Sashimi " name] ["Sashimi " hodoku]
    ["a finned " name " that would lack a corner without its fins"]
    ["A finned " name]
    SASHIMI_X_WING 2 by_default(390, Hard, 150)
        ":0000:x:..629.1...3..5...4.1.8....62...8.9.....6.2.....1.4...26....3.4.3...1..5...4.657..:::"
    SASHIMI_SWORDFISH 3 by_default(410, Unfair, 240)
        ":0000:x:..629.1+3..3.+15+6..4.1.8+3...62+4..8+19+6....6+72+4+1..+61.4+9..26..+7+23.4+13..+41+8+65.+1+84+9657+2+3:::"
    SASHIMI_JELLYFISH 4 by_default(430, Unfair, 260)
        ":0000:x:2..9....67+9...4...3..25.9..+518+4.+2.6.6.9+5..1+42+42....85.+8.4+739..1+9.+26+4+1.+871..+8+25.+94:::"
    SASHIMI_SQUIRMBAG 5 on_request(450, Unfair, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    SASHIMI_WHALE 6 on_request(470, Unfair, 470)
        ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1:713 225 126 626 826 231 431 135 235 743 148 248 251 651 153 157 358 958 659 266 167 669 769 472 175 275 276 489 695::"
    SASHIMI_LEVIATHAN 7 on_request(490, Unfair, 470)
        ":0000:x:..4.5.2...3...+47.9....86+5..9.....3.6.2.4+37.9.1.3.+6...5+3..64.+9..2+69.+7..5.+4.8.9.6..:::"
}

fish! {
    Franken None ["franken-" id] ["Franken " name] ["Franken " hodoku]
    [an " " name " with boxes among its lines"]
    [An " " name]
    FRANKEN_X_WING 2 by_default(610, Unfair, 300)
        ":0000:x:1...+57.9+3+53+4+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1+3+53......1..4+1.....7..7...3..:212 617 738 745 646 751 754 762 272 872 873 574 874 974 675 975 276 677 679 981 685 286 886 287 292 692 994 495 995 596 696 896 698::"
    FRANKEN_SWORDFISH 3 by_default(620, Unfair, 350)
        ":0000:x:1...+57.9+3+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1+3+53......1..4+1.....7..7...3..:212 617 623 427 431 738 745 646 751 754 762 272 872 873 574 874 974 675 975 276 677 679 981 685 286 886 287 292 994 495 995 596 696 896 698::"
    FRANKEN_JELLYFISH 4 on_request(630, Unfair, 370)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 419 427 431 738 745 646 751 754 558 762 564 565 768 272 872 873 574 874 974 575 675 276 677 579 679 981 685 286 886 287 292 994 495 595 995 596 696 896 698::"
    FRANKEN_SQUIRMBAG 5 on_request(640, Extreme, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 419 427 431 738 745 646 751 754 558 762 564 565 768 272 872 873 574 874 974 575 675 276 677 579 679 981 685 286 886 287 292 994 495 595 995 596 696 896 698::"
    FRANKEN_WHALE 6 on_request(650, Extreme, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    FRANKEN_LEVIATHAN 7 on_request(660, Extreme, 470)
        ":0000:x:1...+57.9+3+53+4+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1+3+53......1..4+1.....7..7...3..:212 617 738 745 646 751 754 762 272 872 873 574 874 974 675 975 276 677 679 981 685 286 886 287 292 692 994 495 995 596 696 896 698::"
}

fish! {
    Franken Finned ["finned-franken-" id] ["Finned Franken " name] ["Finned Franken " hodoku]
    ["a Franken " name " with additional places, which the victims see"]
    ["A finned " name]
    FINNED_FRANKEN_X_WING 2 by_default(670, Unfair, 390)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 754 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 896 698::"
    FINNED_FRANKEN_SWORDFISH 3 by_default(680, Unfair, 410)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9...1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 427 431 842 745 648 748 751 564 768 868 574 974 575 286 886 994 696 898::"
    FINNED_FRANKEN_JELLYFISH 4 on_request(690, Unfair, 430)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_FRANKEN_SQUIRMBAG 5 on_request(700, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_FRANKEN_WHALE 6 on_request(710, Extreme, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_FRANKEN_LEVIATHAN 7 on_request(720, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
}

fish! {
    Mutant None ["mutant-" id] ["Mutant " name] ["Mutant " hodoku]
    [an " " name " of rows, columns and boxes in any mixture"]
    [An " " name]
    MUTANT_X_WING 2 on_request(730, Extreme, 450)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9...1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 427 431 842 745 648 748 751 564 768 868 574 974 575 286 886 994 696 898::"
    MUTANT_SWORDFISH 3 on_request(740, Extreme, 450)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    MUTANT_JELLYFISH 4 on_request(750, Extreme, 450)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    MUTANT_SQUIRMBAG 5 on_request(760, Extreme, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
    MUTANT_WHALE 6 on_request(770, Extreme, 470)
        ":0000:x:1...+57.9+3+53+4+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1+3+53......1..4+1.....7..7...3..:212 617 738 745 646 751 754 762 272 872 873 574 874 974 675 975 276 677 679 981 685 286 886 287 292 692 994 495 995 596 696 896 698::"
    MUTANT_LEVIATHAN 7 on_request(780, Extreme, 470)
        ":0000:x:1...+57.9+3+53+4+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1+3+53......1..4+1.....7..7...3..:212 617 738 745 646 751 754 762 272 872 873 574 874 974 675 975 276 677 679 981 685 286 886 287 292 692 994 495 995 596 696 896 698::"
}

fish! {
    Mutant Finned ["finned-mutant-" id] ["Finned mutant " name] ["Finned Mutant " hodoku]
    ["a mutant " name " with additional places, which the victims see"]
    ["A finned " name]
    FINNED_MUTANT_X_WING 2 on_request(790, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_MUTANT_SWORDFISH 3 on_request(800, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_MUTANT_JELLYFISH 4 on_request(810, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_MUTANT_SQUIRMBAG 5 on_request(820, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 762 564 165 565 768 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::"
    FINNED_MUTANT_WHALE 6 on_request(830, Extreme, 470)
        ":0000:x:1....7.9..3..2+9..8..96..5....53..9...1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 427 431 842 745 648 748 751 564 768 868 574 974 575 286 886 994 696 898::"
    FINNED_MUTANT_LEVIATHAN 7 on_request(840, Extreme, 470)
        ":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::"
}
