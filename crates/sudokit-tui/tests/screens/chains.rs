//! Chains, drawn.

use std::collections::BTreeMap;

use insta::assert_snapshot;
use ratatui::layout::Rect;
use sudokit::logic::explain::Inference;
use sudokit::logic::reason::{Claim, Truth};
use sudokit::{Candidate, Cell, Digit};
use sudokit_draw::{CellState, Chain, ChainLink, Scene};
use sudokit_tui::{Layout, chain_legend};

use super::support::{PLAIN, buffer, numbered, screen, step, steps};

const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
const LOOP: &str = ".3..5....9..36.5.8.85..73..1....54.95.......1.2.91.675............5.68...5912..63";
const LONG: &str = "000600003002070640000283000500000700190706028004000005000867000051090800800001000";
const CASES: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const NISHIO: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn with_legend(scene: &Scene, width: u16, height: u16) -> String {
    let legend = chain_legend(scene, PLAIN);
    let legend: Vec<String> = legend.iter().map(ToString::to_string).collect();
    format!("{}\n\n{}", screen(scene, width, height), legend.join("\n"))
}

#[test]
fn a_chain_of_nine_links_can_be_followed() {
    let scene = step(HARD, |_, arrows| arrows == 9);
    assert_snapshot!("nine_links_80x20", with_legend(&scene, 80, 20));
    assert_snapshot!("nine_links_120x40", screen(&scene, 120, 40));
    assert_snapshot!("nine_links_140x60", screen(&scene, 140, 60));
    assert_snapshot!("nine_links_40x15", screen(&scene, 40, 15));
}

#[test]
fn a_chain_through_cells_of_two_candidates() {
    assert_snapshot!("eleven_links_80x20", with_legend(&step(LONG, |_, arrows| arrows == 11), 80, 20));
}

#[test]
fn a_closed_loop() {
    let scene = step(LOOP, |_, arrows| arrows == 10);
    assert_snapshot!("loop_80x20", with_legend(&scene, 80, 20));
    assert_snapshot!("loop_120x40", screen(&scene, 120, 40));
}

#[test]
fn cases_with_the_same_result() {
    assert_snapshot!("cases_80x20", with_legend(&step(CASES, |_, arrows| arrows == 13), 80, 20));
}

#[test]
fn a_nishio_chain_with_a_contradiction() {
    assert_snapshot!("nishio_80x20", with_legend(&step(NISHIO, |_, arrows| arrows == 16), 80, 20));
}

#[test]
fn a_chain_with_many_links_shows_only_wires_that_do_not_cross() {
    let scene = step(NISHIO, |_, arrows| arrows > 40);
    assert_snapshot!("many_links_80x20", screen(&scene, 80, 20));
    assert_snapshot!("many_links_120x40", screen(&scene, 120, 40));
}

#[test]
fn a_chain_on_a_large_board_with_all_kinds_of_links() {
    let mut scene = numbered(16);
    let at = |index: usize, digit: u8| Candidate { cell: Cell::new(index), digit: Digit::new(digit) };
    let spots = [at(18, 11), at(30, 11), at(30, 16), at(142, 16), at(141, 7), at(65, 7)];
    let kinds = [Inference::Strong, Inference::Weak, Inference::Step, Inference::Strong, Inference::Weak];
    let truths = [Truth::IsNot, Truth::Is, Truth::IsNot, Truth::IsNot, Truth::Is, Truth::IsNot];
    let links = kinds.into_iter().enumerate();
    let links = links.map(|(from, inference)| ChainLink { from, to: from + 1, inference });
    let claims =
        spots.into_iter().zip(truths).map(|(candidate, truth)| Claim { truth, ..Claim::is(candidate) });
    scene.chain = Chain::new(&claims.collect::<Vec<_>>(), links);
    assert_snapshot!("sixteen_150x34", with_legend(&scene, 150, 34));
}

#[test]
fn a_chain_does_not_move_the_board_and_hides_no_notes() {
    for (line, arrows) in [(HARD, 9), (LONG, 11), (CASES, 13)] {
        let with_chain = step(line, |_, links| links == arrows);
        let mut without = with_chain.clone();
        (without.chain, without.highlights) = (Chain::default(), Vec::new());
        for (width, height) in [(57, 23), (57, 29), (75, 38), (102, 38), (140, 58)] {
            let area = Rect::new(0, 0, width, height);
            let [one, other] = [&with_chain, &without].map(|scene| Layout::fit(scene, area).unwrap());
            assert_eq!(one, other, "{width}x{height}");
            // Cells that the chain does not touch still show notes.
            let screen = buffer(&with_chain, width, height, PLAIN);
            let cells = || with_chain.geometry().cells();
            let is_idle = |cell: &Cell| {
                let mut notes = with_chain.content(*cell).notes().into_iter();
                notes.len() > 1
                    && notes.all(|digit| with_chain.role(Candidate { cell: *cell, digit }).is_none())
            };
            let has_notes = |cell: &Cell| {
                let is_digit = |at| screen[at].symbol().chars().all(|c| c.is_ascii_digit());
                one.area_of(*cell).positions().any(is_digit)
            };
            let (idle, noted) =
                (cells().filter(is_idle).count(), cells().filter(is_idle).filter(has_notes).count());
            assert!(10 * noted >= 9 * idle, "{noted} of {idle} in {width}x{height}");
        }
    }
}

#[test]
fn two_claims_in_one_cell_keep_their_signs_and_numbers() {
    for (line, arrows) in [(HARD, 9), (LONG, 11), (LOOP, 10), (CASES, 13)] {
        let scene = step(line, |_, links| links == arrows);
        for (width, height) in [(57, 23), (57, 29), (75, 38)] {
            let screen = screen(&scene, width, height);
            let claimed: BTreeMap<Candidate, usize> = scene
                .chain
                .claims
                .iter()
                .enumerate()
                .rev()
                .flat_map(|(number, claim)| claim.candidates().map(move |candidate| (candidate, number)))
                .collect();
            for cell in scene.geometry().cells() {
                let claims: Vec<_> = claimed.iter().filter(|(candidate, _)| candidate.cell == cell).collect();
                if claims.len() > 2 {
                    continue;
                }
                for (&candidate, &number) in claims {
                    let sign = scene.role(candidate).unwrap().sign();
                    let figures = (number + 1)
                        .to_string()
                        .chars()
                        .map(|c| c.to_digit(10).unwrap())
                        .map(|figure| {
                            let set = match scene.chain.claims[number].truth {
                                Truth::Is => "⁰¹²³⁴⁵⁶⁷⁸⁹",
                                Truth::IsNot => "₀₁₂₃₄₅₆₇₈₉",
                            };
                            set.chars().nth(figure as usize).unwrap()
                        })
                        .collect::<String>();
                    let caption = format!("{sign}{}{figures}", candidate.digit);
                    assert!(screen.contains(&caption), "{caption}\n{screen}");
                }
            }
        }
    }
}

#[test]
fn wires_stay_where_they_are_when_the_cursor_moves() {
    let scene = step(HARD, |_, arrows| arrows == 9);
    let wires = |cursor: usize| {
        let mut scene = scene.clone();
        scene.mark(Cell::new(cursor), CellState::Cursor);
        scene.mark(Cell::new(cursor), CellState::Selected);
        let is_wire = |c: &char| "━┃┏┓┗┛╌╎╭╮╰╯▲▶▼◀△▷▽◁".contains(*c);
        let keep = |c: char| if is_wire(&c) { c } else { ' ' };
        [(57, 23), (75, 20), (75, 38)]
            .map(|(width, height)| screen(&scene, width, height).chars().map(keep).collect::<String>())
    };
    let first = wires(0);
    assert!((1..81).all(|cursor| wires(cursor) == first));
}

#[test]
fn every_link_is_drawn_unless_they_are_too_many() {
    let mut chains = 0;
    for line in [HARD, LOOP, LONG, CASES, NISHIO] {
        for (name, scene) in steps(line).filter(|(_, scene)| (1..=16).contains(&scene.chain.links.len())) {
            for (width, height) in [(80, 20), (120, 40)] {
                let screen = screen(&scene, width, height);
                let heads = screen.chars().filter(|head| "▲▶▼◀△▷▽◁▵▹▿◃".contains(*head)).count();
                assert_eq!(heads, chain_legend(&scene, PLAIN).len(), "{name}\n{screen}");
            }
            chains += 1;
        }
    }
    assert!(chains > 50, "{chains} chains");
}

/// The figures of a number: raised for what is claimed, lowered for what is denied.
fn figures(number: usize, truth: Truth) -> String {
    let set = match truth {
        Truth::Is => "⁰¹²³⁴⁵⁶⁷⁸⁹",
        Truth::IsNot => "₀₁₂₃₄₅₆₇₈₉",
    };
    let figure = |c: char| set.chars().nth(c.to_digit(10).unwrap() as usize).unwrap();
    number.to_string().chars().map(figure).collect()
}

#[test]
fn a_contradiction_shows_both_of_its_numbers() {
    let mut seen = 0;
    for (_, scene) in [HARD, CASES, NISHIO].into_iter().flat_map(steps) {
        let claims = &scene.chain.claims;
        let clash = claims.iter().enumerate().find_map(|(number, claim)| {
            let opposite = |other: &Claim| other.first() == claim.first() && other.truth != claim.truth;
            let other = claims[number + 1..].iter().position(opposite)? + number + 1;
            Some((claim, claims[number].truth, [number + 1, other + 1]))
        });
        let Some((claim, first, numbers)) = clash else { continue };
        // More than two claims in one cell have no room for all their numbers.
        let cell = claim.cells[0];
        let about = scene.content(cell).notes().into_iter().map(|digit| Candidate { cell, digit });
        if about.filter(|&candidate| scene.role(candidate).is_some()).count() > 2 {
            continue;
        }
        let second = if first == Truth::Is { Truth::IsNot } else { Truth::Is };
        let both = format!("{}{}{}", claim.digit, figures(numbers[0], first), figures(numbers[1], second));
        for (width, height) in [(57, 23), (75, 29), (75, 38), (102, 38)] {
            let screen = screen(&scene, width, height);
            assert!(screen.contains(&both), "{both} in {width}x{height}\n{screen}");
        }
        seen += 1;
    }
    assert!(seen > 3, "{seen} contradictions");
}

#[test]
fn notes_stay_under_numbers_and_lines() {
    let (mut kept, mut all) = (0, 0);
    for (line, arrows) in [(HARD, 9), (LONG, 11), (LOOP, 10), (CASES, 13), (NISHIO, 16)] {
        let scene = step(line, |_, links| links == arrows);
        for (width, height) in [(57, 23), (75, 29)] {
            let screen = buffer(&scene, width, height, PLAIN);
            let layout = Layout::fit(&scene, screen.area).unwrap();
            for cell in scene.geometry().cells() {
                let area = layout.area_of(cell);
                let area = Rect { x: area.x - 1, width: area.width + 2, ..area };
                let seen: String = area.positions().map(|at| screen[at].symbol()).collect();
                let notes = scene.content(cell).notes();
                all += notes.len();
                kept += notes.into_iter().filter(|digit| seen.contains(&digit.to_string())).count();
            }
        }
    }
    assert_eq!(kept, all, "notes");
}

#[test]
fn cells_can_be_distinguished_while_a_chain_is_drawn() {
    let scene = step(HARD, |_, arrows| arrows == 9);
    for (width, height) in [(57, 23), (75, 29)] {
        let screen = buffer(&scene, width, height, PLAIN);
        let layout = Layout::fit(&scene, screen.area).unwrap();
        for cell in scene.geometry().cells().filter(|cell| cell.index() % 9 < 8) {
            let area = layout.area_of(cell);
            let is_apart = |y: u16| screen[(area.right(), y)].symbol() != " ";
            assert!((area.y..area.bottom()).any(is_apart), "right of {cell:?} in {width}x{height}");
        }
    }
}
