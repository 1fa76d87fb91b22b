//! The records of rectangles and loops.

use super::explainer::{LARGEST_SET, LONG_LOOP, RECTANGLE, SHORT_LOOP};
use crate::logic::techniques::{HodokuSearch, RectangleKind, Search, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Span};

pub(crate) const UNIQUE_RECTANGLE_1: TechniqueRecord = TechniqueRecord::new("unique-rectangle-1", "Unique rectangle type 1", Family::Uniqueness)
    .about("three corners have the same two candidates, so the fourth holds something else")
    .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type1), 290, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 1"))
    .lesson(&[
        include_str!("unique_rectangle_1.md"),
        include_str!("two_solutions.md"),
        include_str!("find_rectangles.md"),
    ])
    .example(":0000:x:...+8567.1....+9+2..8..8.+379..3.56.+81.4...3+14...1+46+5.98.3..92+4+35..4..+9+6+5+3..5.378+1...:122 622 722 428 628 759 678 778 288 788::");

pub(crate) const UNIQUE_RECTANGLE_2: TechniqueRecord = TechniqueRecord::new("unique-rectangle-2", "Unique rectangle type 2", Family::Uniqueness)
    .about("one additional digit saves a rectangle, and what sees all its places loses it")
    .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type2), 300, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 2"))
    .lesson(&[
        include_str!("unique_rectangle_2.md"),
        include_str!("two_solutions.md"),
        include_str!("find_rectangles.md"),
    ])
    .example(":0000:x:.6.+2.17+3..3+28.7.6.+7...6.82.+39.6....86.......22....5.9..24.3+6+9+8+7.7+64.9+21+3+9.37...5.:511 521 425 527 129 429 432 447 457 162 163 165 467 469::");

pub(crate) const UNIQUE_RECTANGLE_3: TechniqueRecord = TechniqueRecord::new("unique-rectangle-3", "Unique rectangle type 3", Family::Uniqueness)
    .about("the additional digits of two corners act as one cell of a subset")
    .explainer(Search::UniqueLoop, Span::between(RECTANGLE, RECTANGLE + LARGEST_SET))
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type3), 310, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 3"))
    .lesson(&[
        include_str!("unique_rectangle_3.md"),
        include_str!("two_solutions.md"),
        include_str!("find_rectangles.md"),
    ])
    .example(":0000:x:+937..1.6...5.9..+131+8.5+6+3+79..73+1.9+2+4+6...+37.+9+8+1.+1+96..35+7+79+1..6.+384+5+6.3.1+2+9+32+89+1.67.:456::");

pub(crate) const UNIQUE_RECTANGLE_4: TechniqueRecord = TechniqueRecord::new("unique-rectangle-4", "Unique rectangle type 4", Family::Uniqueness)
    .about("one digit must go into one of two corners, so neither can hold the other digit")
    .explainer(Search::UniqueLoop, Span::fixed(RECTANGLE))
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type4), 320, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 4"))
    .lesson(&[
        include_str!("unique_rectangle_4.md"),
        include_str!("two_solutions.md"),
        include_str!("find_rectangles.md"),
    ])
    .example(":0000:x:.+7+23.1.4..+3+4+79...1+196.8.7+3.+7+6+1.+2.5832+8+5..+3..4943......+3+18.4.65+74+5+7.1.+3..+62+95+37+4+1+8:954 284 984 286 986::");

pub(crate) const UNIQUE_RECTANGLE_5: TechniqueRecord = TechniqueRecord::new("unique-rectangle-5", "Unique rectangle type 5", Family::Uniqueness)
    .about("as type 2, with the additional digit in three corners or in opposite ones")
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type5), 330, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 5"))
    .lesson(&[include_str!("unique_rectangle_5.md"), include_str!("two_solutions.md")])
    .example(":0000:x:+25+3+9+416+78+8+472+5+6+3+9+11693..5+2+4.8+6..3...3...9...6+5..6...3.+6+15+4+32987.....51+6+37+381+6+9+24+5:745 262 263 765 865 767::");

pub(crate) const UNIQUE_RECTANGLE_6: TechniqueRecord = TechniqueRecord::new("unique-rectangle-6", "Unique rectangle type 6", Family::Uniqueness)
    .about("two opposite corners lose the digit that has no other place in the rectangle's lines")
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Type6), 340, HodokuLevel::Hard, 100)
            .named("Uniqueness Test 6"))
    .lesson(&[include_str!("unique_rectangle_6.md")])
    .example(":0000:x:3.94.16+2+8+2...+38..+1.8.62+9.+35.28+3+1......4.9+23+8.+9..+8+6.21.5..+986.7+2+8+9.2....+3..21.38.9:546 447 747 448 648 486::");

pub(crate) const HIDDEN_RECTANGLE: TechniqueRecord = TechniqueRecord::new("hidden-rectangle", "Hidden rectangle", Family::Uniqueness)
    .about("a corner cannot hold one digit, as its row and column have only corners for the other")
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Hidden), 350, HodokuLevel::Hard, 100)
            .named("Hidden Rectangle"))
    .lesson(&[include_str!("hidden_rectangle.md")])
    .example(":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 427 431 738 745 646 751 754 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 698::");

pub(crate) const AVOIDABLE_RECTANGLE_1: TechniqueRecord = TechniqueRecord::new("avoidable-rectangle-1", "Avoidable rectangle type 1", Family::Uniqueness)
    .about("three corners are filled, none a given, and the fourth must not make them exchangeable")
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Avoidable1), 360, HodokuLevel::Hard, 100)
            .named("Avoidable Rectangle Type 1"))
    .lesson(&[include_str!("avoidable_rectangle_1.md"), include_str!("avoidable_rectangles.md")])
    .example(":0000:x:81+7+9+2+6+4+53..64+3+7..+22+43..1+97+6.847.+2+3.5+3.....+7..6+7.+3.429..3.2..6.7....+795+3.7...+4+3.29:145 654 155 555 855 573::");

pub(crate) const AVOIDABLE_RECTANGLE_2: TechniqueRecord = TechniqueRecord::new("avoidable-rectangle-2", "Avoidable rectangle type 2", Family::Uniqueness)
    .about("two corners are filled, none a given, and another holds the digit that saves the rectangle")
    .hodoku(HodokuSearch::by_default(Search::Rectangle(RectangleKind::Avoidable2), 370, HodokuLevel::Hard, 100)
            .named("Avoidable Rectangle Type 2"))
    .lesson(&[include_str!("avoidable_rectangle_2.md"), include_str!("avoidable_rectangles.md")])
    .example(":0000:x:9.3+21..5+4.5.7.+9+12+312.+3+5..986+1+9+8324+7+5+7+48+6+9523+1+2+3+5+4+71+9+8+6..+2+5..+3+1+95+6+19+23+84739.+1..+5+6+2:476 876::");

pub(crate) const UNIQUE_LOOP_1: TechniqueRecord = TechniqueRecord::new("unique-loop-1", "Unique loop type 1", Family::Uniqueness)
    .about("as the rectangle of type 1, on six or more cells")
    .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP))
    .lesson(&[
        include_str!("unique_loop_1.md"),
        include_str!("two_solutions.md"),
        include_str!("find_loops.md"),
    ])
    .example(":0000:x:..1+8..+496+7+8+4+91+6..+3+9+623+54+8+17.+1.6+4..89+6+48.9+31..27+9+1+85+6+3+41+9.4.83..+8...6+9.+4+142..+3+19.+8:547 598::");

pub(crate) const UNIQUE_LOOP_2: TechniqueRecord = TechniqueRecord::new("unique-loop-2", "Unique loop type 2", Family::Uniqueness)
    .about("as the rectangle of type 2, on six or more cells")
    .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP))
    .lesson(&[
        include_str!("unique_loop_2.md"),
        include_str!("two_solutions.md"),
        include_str!("find_loops.md"),
    ])
    .example(":0000:x:4+6+3759+21+8+1+5+9+3+82+6+472+78+614+5..+7+9..+2+34.+553.....+2.+8+4+25+9+6371.+27..+5....+8+52....46+149+3875+2:::");

pub(crate) const UNIQUE_LOOP_3: TechniqueRecord = TechniqueRecord::new("unique-loop-3", "Unique loop type 3", Family::Uniqueness)
    .about("as the rectangle of type 3, on six or more cells")
    .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP + LARGEST_SET))
    .lesson(&[
        include_str!("unique_loop_3.md"),
        include_str!("two_solutions.md"),
        include_str!("find_loops.md"),
    ])
    .example(":0000:x:5..7....8+4+7+2..6..13+8+9+12..7+6.2.61.+84+3.4....795+8.+3...+1+6+2.+38..16....439...+7....+6.3..:746 288 588 193 298 598::");

pub(crate) const UNIQUE_LOOP_4: TechniqueRecord = TechniqueRecord::new("unique-loop-4", "Unique loop type 4", Family::Uniqueness)
    .about("as the rectangle of type 4, on six or more cells")
    .explainer(Search::UniqueLoop, Span::between(SHORT_LOOP, LONG_LOOP))
    .lesson(&[
        include_str!("unique_loop_4.md"),
        include_str!("two_solutions.md"),
        include_str!("find_loops.md"),
    ])
    .example(":0000:x:7.+2.+6+5.8+9+9.+3.2761+56.59....+7.+6+1.+927..8+24+75+19+36.+796.....+2+9+8..65+73.5627+3+8+9..3+7+5+8+9.+62:414 435::");
