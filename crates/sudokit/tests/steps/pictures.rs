//! The diagrams at the top of the techniques' files, drawn on an empty board, and all candidates
//! that they eliminate.

use std::collections::BTreeSet;

use sudokit::board::{HouseKind, Position};
use sudokit::logic::check::check;
use sudokit::logic::{LogicSolver, Order, Step, Technique};
use sudokit::{Candidate, Candidates, Cell, Digit, DigitSet, Geometry, Grid, House, Puzzle};

const NOTHING: [usize; 0] = [];

/// A cell by row and column: 37 is r3c7.
fn cell(name: usize) -> Cell {
    Cell::new((name / 10 - 1) * 9 + name % 10 - 1)
}

fn row(number: usize) -> House {
    House { kind: HouseKind::Row, index: number - 1 }
}

fn column(number: usize) -> House {
    House { kind: HouseKind::Column, index: number - 1 }
}

fn square(number: usize) -> House {
    House { kind: HouseKind::Box, index: number - 1 }
}

struct Picture(Candidates);

impl Picture {
    fn empty() -> Self {
        let grid = Grid::empty(Geometry::of_side(9).unwrap());
        Self(Puzzle::try_from(grid).unwrap().candidates())
    }

    /// Limits the digit to these cells of the house.
    fn lock(mut self, house: House, digit: u8, places: &[usize]) -> Self {
        let members = self.0.geometry().house_cells(house).unwrap().to_vec();
        for &other in members.iter().filter(|&&member| places.iter().all(|&place| cell(place) != member)) {
            self.0.remove(Candidate { cell: other, digit: Digit::new(digit) });
        }
        self
    }

    /// Limits the cell to these two digits.
    fn pair(mut self, name: usize, two: [u8; 2]) -> Self {
        let two: DigitSet = two.into_iter().map(Digit::new).collect();
        for digit in self.0.marks(cell(name)) - two {
            self.0.remove(Candidate { cell: cell(name), digit });
        }
        self
    }

    /// Limits the cells to these digits: (24, 134) is 1, 3 or 4 in r2c4.
    fn marks(mut self, marks: &[(usize, usize)]) -> Self {
        for &(name, number) in marks {
            let holds = |digit: Digit| number.to_string().contains(&digit.to_string());
            for digit in Digit::all(9).filter(|&digit| !holds(digit)) {
                self.0.remove(Candidate { cell: cell(name), digit });
            }
        }
        self
    }

    /// Places digits: 375 is 5 in r3c7.
    fn found(mut self, names: &[usize]) -> Self {
        for name in names {
            self.0.place(Candidate { cell: cell(name / 10), digit: Digit::new((name % 10) as u8) });
        }
        self
    }

    /// All candidates that the technique eliminates: 375 is 5 in r3c7.
    fn victims(&self, technique: Technique) -> Vec<usize> {
        self.gone(&technique.find_all(&self.0))
    }

    /// All candidates that HoDoKu's search for the technique eliminates.
    fn victims_on_hodoku(&self, technique: Technique) -> Vec<usize> {
        self.gone(&LogicSolver::in_order(Order::Hodoku, self.0.clone()).with_only([technique]).all_steps())
    }

    fn gone(&self, steps: &[Step]) -> Vec<usize> {
        for step in steps {
            assert_eq!(check(step, &self.0).err(), None, "{step:?}");
        }
        let victims: BTreeSet<Candidate> = steps.iter().flat_map(|step| step.eliminations.clone()).collect();
        let name = |victim: Candidate| {
            let Position { row, column } = self.0.geometry().position(victim.cell);
            (row + 1) * 100 + (column + 1) * 10 + usize::from(victim.digit.get())
        };
        victims.into_iter().map(name).collect()
    }
}

#[test]
fn skyscraper() {
    let picture = Picture::empty().lock(column(2), 5, &[12, 82]).lock(column(7), 5, &[27, 87]);
    assert_eq!(picture.victims(Technique::Skyscraper), [185, 195, 215, 235]);
    assert_eq!(picture.victims(Technique::TwoStringKite), NOTHING);
    let wing = Picture::empty().lock(column(2), 5, &[22, 82]).lock(column(7), 5, &[27, 87]);
    assert_eq!(wing.victims(Technique::Skyscraper), NOTHING, "an X-wing is not a skyscraper");
}

#[test]
fn two_string_kite() {
    let picture = Picture::empty().lock(row(1), 5, &[11, 17]).lock(column(3), 5, &[23, 83]);
    assert_eq!(picture.victims(Technique::TwoStringKite), [875]);
    assert_eq!(picture.victims(Technique::Skyscraper), NOTHING);
}

#[test]
fn simple_coloring() {
    let trap = Picture::empty().lock(row(1), 5, &[11, 14]).lock(column(1), 5, &[11, 51]);
    let trap = trap.lock(row(5), 5, &[51, 55]);
    assert_eq!(trap.victims(Technique::SimpleColorsTrap), [255, 355, 445, 645]);

    // r1c1, r3c9 and r2c3 have the same colour, and two of them are in box 1.
    let wrap = Picture::empty().lock(row(1), 5, &[11, 19]).lock(column(9), 5, &[19, 39]);
    let wrap = wrap.lock(row(3), 5, &[39, 33]).lock(column(3), 5, &[33, 23]);
    assert_eq!(wrap.victims(Technique::SimpleColorsWrap), [115, 235, 395]);
}

#[test]
fn multi_colors() {
    let touch = Picture::empty().lock(row(1), 5, &[11, 15]).lock(column(6), 5, &[26, 86]);
    assert_eq!(touch.victims(Technique::MultiColors1), [815]);
    assert_eq!(touch.victims(Technique::MultiColors2), NOTHING);

    // r1c5 and r8c1 have the same colour, and see both cells of the other pair.
    let squeezed = touch.lock(column(1), 5, &[11, 81]);
    assert_eq!(squeezed.victims(Technique::MultiColors2), [155, 815]);
}

#[test]
fn empty_rectangle() {
    let picture = Picture::empty().lock(square(1), 5, &[12, 32, 21, 23]).lock(column(7), 5, &[27, 67]);
    assert_eq!(picture.victims(Technique::EmptyRectangle), [625]);
    let turned = Picture::empty().lock(square(1), 5, &[12, 32, 21, 23]).lock(row(7), 5, &[72, 76]);
    assert_eq!(turned.victims(Technique::EmptyRectangle), [265]);
    let kite = Picture::empty().lock(square(1), 5, &[12, 21]).lock(column(7), 5, &[27, 67]);
    assert_eq!(kite.victims(Technique::EmptyRectangle), NOTHING, "the box has only two candidates");
    let full = Picture::empty().lock(square(1), 5, &[12, 32, 21, 11]).lock(column(7), 5, &[27, 67]);
    assert_eq!(full.victims(Technique::EmptyRectangle), NOTHING, "a candidate is not on the cross");
}

#[test]
fn rectangles_with_a_digit_that_is_gone() {
    let picture = Picture::empty().marks(&[(11, 12), (14, 12), (21, 12), (24, 134)]);
    assert_eq!(picture.victims_on_hodoku(Technique::UniqueRectangle1), [241]);
    assert_eq!(picture.victims(Technique::UniqueRectangle1), NOTHING, "Sudoku Explainer needs both digits");
    let placed = picture.found(&[292]);
    assert_eq!(placed.victims_on_hodoku(Technique::UniqueRectangle1), NOTHING, "row 2 already has a 2");
}

#[test]
fn unique_rectangles() {
    let two = Picture::empty().marks(&[(11, 12), (14, 12), (21, 123), (24, 123)]);
    let row_2 = [223, 233, 253, 263, 273, 283, 293];
    assert_eq!(two.victims_on_hodoku(Technique::UniqueRectangle2), row_2);
    assert_eq!(two.victims_on_hodoku(Technique::UniqueRectangle5), NOTHING);

    // The set is in column 4 and in box 2, so both lose its digits.
    let three = Picture::empty().marks(&[(11, 12), (21, 12), (14, 123), (24, 124), (34, 34)]);
    let three = three.victims_on_hodoku(Technique::UniqueRectangle3);
    assert_eq!(three[..4], [153, 154, 163, 164]);
    assert_eq!(three[12..], [443, 444, 543, 544, 643, 644, 743, 744, 843, 844, 943, 944]);

    let four = Picture::empty().marks(&[(11, 12), (14, 12), (21, 123), (24, 124)]).lock(row(2), 1, &[21, 24]);
    assert_eq!(four.victims_on_hodoku(Technique::UniqueRectangle4), [212, 242]);
}

#[test]
fn unique_rectangle_5() {
    let opposite = Picture::empty().marks(&[(11, 12), (24, 12), (14, 123), (21, 123)]);
    assert_eq!(opposite.victims(Technique::UniqueRectangle5), [123, 133, 253, 263]);
    let three = Picture::empty().marks(&[(11, 12), (24, 123), (14, 123), (21, 123)]);
    assert_eq!(three.victims(Technique::UniqueRectangle5), [253, 263]);
    let two = Picture::empty().marks(&[(11, 12), (24, 123), (14, 12), (21, 123)]);
    assert_eq!(two.victims(Technique::UniqueRectangle5), NOTHING, "that is type 2");
}

#[test]
fn unique_rectangle_6() {
    let corners = Picture::empty().marks(&[(11, 12), (24, 12), (14, 123), (21, 124)]);
    let rows = corners.lock(row(1), 1, &[11, 14]).lock(row(2), 1, &[21, 24]);
    assert_eq!(rows.victims(Technique::UniqueRectangle6), NOTHING, "1 has other candidates in the columns");
    let both = rows.lock(column(1), 1, &[11, 21]).lock(column(4), 1, &[14, 24]);
    assert_eq!(both.victims(Technique::UniqueRectangle6), [141, 211]);
}

#[test]
fn hidden_rectangle() {
    let corner = Picture::empty().marks(&[(11, 12)]).lock(row(2), 1, &[21, 24]);
    assert_eq!(corner.victims(Technique::HiddenRectangle), NOTHING);
    let both = corner.lock(column(4), 1, &[14, 24]);
    assert_eq!(both.victims(Technique::HiddenRectangle), [242]);
}

#[test]
fn avoidable_rectangles() {
    let three = Picture::empty().found(&[111, 142, 212]).marks(&[(24, 13)]);
    assert_eq!(three.victims(Technique::AvoidableRectangle1), [241]);
    assert_eq!(three.victims(Technique::AvoidableRectangle2), NOTHING);
    let two = Picture::empty().found(&[111, 212]).marks(&[(14, 23), (24, 13)]);
    assert_eq!(two.victims(Technique::AvoidableRectangle1), NOTHING);
    let column_and_box = [153, 163, 253, 263, 343, 353, 363, 443, 543, 643, 743, 843, 943];
    assert_eq!(two.victims(Technique::AvoidableRectangle2), column_and_box);

    let given: Puzzle = ("1..2.....2".to_owned() + &".".repeat(71)).parse().unwrap();
    let given = Picture(given.candidates()).marks(&[(24, 13)]);
    assert_eq!(given.victims(Technique::AvoidableRectangle1), NOTHING, "the puzzle gives these digits");
}

#[test]
fn fins() {
    let finned = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87, 88]);
    assert_eq!(finned.victims(Technique::FinnedXWing), [775, 975]);
    assert_eq!(finned.victims(Technique::SashimiXWing), NOTHING);
    let sashimi = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 88]);
    assert_eq!(sashimi.victims(Technique::FinnedXWing), NOTHING);
    assert_eq!(sashimi.victims(Technique::SashimiXWing), [185, 285, 775, 975]);

    let three = Picture::empty().lock(column(1), 5, &[11, 41]).lock(column(5), 5, &[45, 85]);
    let three = three.lock(column(9), 5, &[19, 89, 79]);
    assert_eq!(three.victims(Technique::FinnedSwordfish), [875, 885]);
}

#[test]
fn large_fish() {
    let mut picture = Picture::empty();
    for (number, place) in [(1, 11), (2, 22), (4, 43), (5, 54), (7, 75)] {
        let next = place / 10 * 10 + place % 10 % 5 + 1;
        picture = picture.lock(row(number), 5, &[place, next]);
    }
    let rest = [3, 6, 8, 9].iter().flat_map(|row| (1..=5).map(move |column| row * 100 + column * 10 + 5));
    assert_eq!(picture.victims(Technique::Squirmbag), rest.collect::<Vec<usize>>());
    assert_eq!(
        picture.victims(Technique::Jellyfish),
        picture.victims(Technique::Squirmbag),
        "the four other columns form the complementary fish"
    );
}

#[test]
fn boxes_among_lines() {
    let franken = Picture::empty().lock(row(8), 5, &[81, 82]).lock(square(1), 5, &[11, 22]);
    let rest = [4, 5, 6, 7, 9].iter().flat_map(|row| [row * 100 + 15, row * 100 + 25]);
    assert_eq!(franken.victims(Technique::FrankenXWing), rest.collect::<Vec<usize>>());
    assert_eq!(franken.victims(Technique::XWing), NOTHING);
    let near = Picture::empty().lock(row(8), 5, &[81, 82]).lock(square(1), 5, &[11, 22, 33]);
    assert_eq!(near.victims(Technique::FrankenXWing), NOTHING);
    assert_eq!(near.victims(Technique::FinnedFrankenXWing), NOTHING, "the fin r3c3 sees no other candidate");

    // The base has only boxes, but a Franken fish needs a line there.
    let boxes = Picture::empty().lock(square(1), 5, &[11, 22]).lock(square(2), 5, &[15, 24]);
    assert_eq!(boxes.victims(Technique::MutantXWing), [175, 185, 195, 275, 285, 295]);
    assert_eq!(boxes.victims(Technique::FrankenXWing), NOTHING);
}

#[test]
fn a_place_of_two_base_houses_is_a_fin() {
    let picture = Picture::empty().lock(row(2), 5, &[21, 27]).lock(square(1), 5, &[21, 31]);
    let seen = [415, 515, 615, 715, 815, 915];
    assert_eq!(picture.victims(Technique::FinnedFrankenXWing), seen);
    assert_eq!(picture.victims(Technique::FrankenXWing), NOTHING);
}

#[test]
fn a_place_of_two_cover_houses_is_ruled_out() {
    let picture = Picture::empty().lock(row(2), 5, &[21, 22]).lock(row(5), 5, &[52, 58]);
    let picture = picture.lock(row(8), 5, &[82, 88]);
    let victims = picture.victims(Technique::FrankenSwordfish);
    assert!(victims.contains(&225), "it would take column 2 and box 1");
    assert!(!victims.contains(&215));
}

#[test]
fn kraken_fish() {
    let picture = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87, 89]);
    assert!(!picture.victims(Technique::KrakenFish).contains(&575));
    // The fin r8c9 forces 5 in r1c4, and so in r5c5.
    let picture = picture.lock(row(1), 5, &[14, 19]).lock(square(5), 5, &[44, 55]);
    assert!(picture.victims(Technique::KrakenFish).contains(&575));
    assert!(!picture.victims(Technique::FinnedXWing).contains(&575));
}

#[test]
fn templates() {
    let wing = Picture::empty().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87]);
    assert_eq!(wing.victims(Technique::TemplateDelete), wing.victims(Technique::XWing));
    assert_eq!(Technique::TemplateSet.find_first(&wing.0), None);
    let last = wing.lock(column(7), 5, &[87]);
    let placed = Technique::TemplateSet.find_all(&last.0).into_iter().flat_map(|step| step.placements);
    assert_eq!(placed.map(|placed| placed.cell).collect::<Vec<_>>(), [cell(32), cell(87)]);
    assert_eq!(Picture::empty().victims(Technique::TemplateDelete), NOTHING);
}

#[test]
fn locked_pair() {
    let picture = Picture::empty().pair(11, [1, 2]).pair(12, [1, 2]);
    let victims = picture.victims(Technique::LockedPair);
    assert_eq!(victims.len(), 2 * (7 + 6));
    assert!([131, 192, 211, 332].iter().all(|victim| victims.contains(victim)));
    // With no elimination in the box, it is only a naked pair.
    let mut one_sided = Picture::empty().pair(11, [1, 2]).pair(12, [1, 2]);
    for place in [13, 21, 22, 23, 31, 32, 33] {
        for digit in [1, 2] {
            one_sided.0.remove(Candidate { cell: cell(place), digit: Digit::new(digit) });
        }
    }
    assert_eq!(one_sided.victims(Technique::LockedPair), NOTHING);
}

#[test]
fn remote_pair() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(17, [4, 5]).pair(57, [4, 5]).pair(52, [4, 5]);
    let both = [124, 125, 224, 225, 324, 325, 414, 415, 514, 515, 614, 615];
    assert_eq!(picture.victims(Technique::RemotePair), both);
    let chains = picture.victims(Technique::XyChain);
    assert!(both.iter().all(|victim| chains.contains(victim)), "a remote pair is two XY-chains");
}

#[test]
fn xy_chain() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(17, [5, 6]).pair(57, [6, 8]).pair(52, [8, 4]);
    assert_eq!(picture.victims(Technique::XyChain), [124, 224, 324, 414, 514, 614]);
    assert_eq!(picture.victims(Technique::RemotePair), NOTHING);
    let broken = Picture::empty().pair(11, [4, 5]).pair(17, [5, 6]).pair(57, [6, 8]).pair(52, [9, 4]);
    assert_eq!(broken.victims(Technique::XyChain), NOTHING);
}

#[test]
fn w_wing() {
    let picture = Picture::empty().pair(11, [4, 5]).pair(56, [4, 5]).lock(row(9), 4, &[91, 96]);
    assert_eq!(picture.victims(Technique::WWing), [165, 515]);
    let untied = Picture::empty().pair(11, [4, 5]).pair(56, [4, 5]).lock(row(9), 4, &[91, 95]);
    assert_eq!(untied.victims(Technique::WWing), NOTHING);
}
