//! Pictures as they are written to files. `INSTA_UPDATE=always cargo test -p sudokit-draw` records
//! them again; a browser shows what follows the head of a recording.

use insta::assert_snapshot;
use sudokit::board::{Coordinates, Extra};
use sudokit::logic::{LogicSolver, Order, Technique};
use sudokit::{Alphabet, Candidate, Cell, Digit, DigitSet, Geometry, Puzzle, format};
use sudokit_draw::{
    CellState, Content, Diagonal, DotStyle, LineStyle, Mark, Scene, ShadeStyle, Size, Slant, Theme, Tint,
    View, Visibility, draw,
};

use crate::scenes::{cages, classic, jigsaw};

const PUZZLE: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

fn svg(scene: &Scene, theme: Theme) -> String {
    draw(scene, &View { theme, ..View::default() }).to_svg()
}

/// The same with everything around the board.
fn whole(scene: &Scene, theme: Theme) -> String {
    let shown = Visibility::Shown;
    draw(scene, &View { theme, labels: shown, legend: shown, caption: shown, size: None }).to_svg()
}

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

/// The givens of a puzzle.
fn givens(text: &str) -> Scene {
    let puzzle = puzzle(text);
    let alphabet = Alphabet::usual(puzzle.geometry().side());
    Scene::of(&puzzle.candidates(), &alphabet).without_candidates()
}

/// A board with a given in every seventh cell, and a few candidates in the others.
fn sparse(board: &Geometry, alphabet: &Alphabet) -> Scene {
    let mut scene = Scene::new(board.clone(), alphabet.clone());
    for cell in board.cells() {
        let digit = Digit::from_index((7 * cell.index() + cell.index() / board.side()) % board.side());
        let some = Digit::all(board.side()).filter(|digit| (digit.index() + cell.index()).is_multiple_of(4));
        let given = cell.index().is_multiple_of(7);
        scene.set(cell, if given { Content::Given(digit) } else { Content::Candidates(some.collect()) });
    }
    scene
}

/// The step that the lesson of a technique shows.
fn lesson(technique: Technique) -> Scene {
    let candidates = format::parse(technique.example().unwrap()).unwrap().candidates().unwrap();
    let alphabet = Alphabet::usual(9);
    let step = technique.find_first(&candidates).unwrap();
    let mut scene = Scene::of(&candidates, &alphabet).explaining(&step.explain(&candidates, &alphabet));
    technique.name().clone_into(&mut scene.title);
    scene
}

#[test]
fn givens_of_small_boards() {
    let four = givens("1...\n..2.\n.3..\n...4");
    assert_snapshot!("four_light", svg(&four, Theme::light()));
    let mut six = givens("1.....\n..2...\n...3..\n....4.\n.5....\n.....6");
    "six".clone_into(&mut six.title);
    six.coordinates = Coordinates::Letters;
    assert_snapshot!("six_print", whole(&six, Theme::print()));
}

#[test]
fn boards_with_other_houses() {
    let mut jigsaw = Scene::new(jigsaw(9, 3), Alphabet::usual(9));
    for (index, cell) in jigsaw.geometry().clone().cells().step_by(10).enumerate() {
        jigsaw.set(cell, Content::Found(Digit::from_index(index % 9)));
    }
    assert_snapshot!("jigsaw_light", svg(&jigsaw, Theme::light()));
    let with = |extras: &[Extra]| {
        let board = extras.iter().fold(classic(), |board, extra| board.with(extra.clone()).unwrap());
        Scene::new(board, Alphabet::usual(9))
    };
    assert_snapshot!(
        "diagonals_dark",
        svg(&with(&[Extra::FallingDiagonal, Extra::RisingDiagonal]), Theme::dark())
    );
    assert_snapshot!("windows_print", svg(&with(&[Extra::Windows]), Theme::print()));
    let pair = Extra::Cells(vec![Cell::new(0), Cell::new(10)]);
    assert_snapshot!("groups_light", svg(&with(&[Extra::DisjointGroups, pair]), Theme::light()));
}

#[test]
fn other_alphabets() {
    let mut words = Scene::new(classic(), "WORDGAMES".parse().unwrap());
    for cell in words.geometry().clone().cells().step_by(8) {
        words.set(cell, Content::Supposed(Digit::from_index(cell.index() % 9)));
    }
    assert_snapshot!("words_dark", svg(&words, Theme::dark()));
    let board = Geometry::of_side(16).unwrap();
    assert_snapshot!("sixteen_light", svg(&sparse(&board, &Alphabet::numbers()), Theme::light()));
}

/// A 6x6 board with every mark.
fn variants() -> Scene {
    let mut scene = sparse(&Geometry::of_side(6).unwrap(), &Alphabet::usual(6));
    let board = scene.geometry().clone();
    let at = |row: usize, column: usize| board.cell(row, column);
    let styles = [
        LineStyle::Thermometer,
        LineStyle::Arrow,
        LineStyle::Between,
        LineStyle::Plain,
        LineStyle::Whisper,
        LineStyle::Renban,
        LineStyle::RegionSum,
    ];
    let shades = [ShadeStyle::Area, ShadeStyle::House, ShadeStyle::Square, ShadeStyle::Circle];
    let dots = [
        DotStyle::White(String::new()),
        DotStyle::Black("2".to_owned()),
        DotStyle::Text("XV".to_owned()),
        DotStyle::Less,
    ];
    let shades = shades.into_iter().enumerate();
    scene.marks = shades.map(|(row, style)| Mark::Shade { cells: vec![at(row, 5)], style }).collect();
    scene.marks.extend([Diagonal::Falling, Diagonal::Rising].map(Mark::Diagonal));
    scene.marks.extend(cages(&board, 3).into_iter().step_by(3));
    for (index, style) in styles.into_iter().enumerate() {
        let path = (0..3).map(|step| at(index.min(5), (index / 6 * 3 + step).min(5))).collect();
        scene.marks.push(Mark::Line { path, style });
    }
    let dots = dots.into_iter().enumerate();
    scene.marks.extend(dots.map(|(row, style)| Mark::Dot { between: [at(row, 3), at(row, 4)], style }));
    scene.marks.push(Mark::Corner { of: [at(4, 4), at(4, 5), at(5, 4), at(5, 5)], text: "123".to_owned() });
    let clue = |row, column, arrow| Mark::Outside { row, column, text: "17".to_owned(), arrow };
    scene.marks.extend([
        clue(-1, 2, None),
        clue(3, 6, Some(Slant::DownLeft)),
        clue(6, 6, Some(Slant::UpLeft)),
    ]);
    scene
}

#[test]
fn marks_of_variants() {
    assert_snapshot!("variants_light", svg(&variants(), Theme::light()));
    assert_snapshot!("variants_print", svg(&variants(), Theme::print()));
}

#[test]
fn a_game() {
    let mut scene = Scene::new(Geometry::of_side(6).unwrap(), Alphabet::usual(6));
    let digits = |values: &[u8]| values.iter().map(|&value| Digit::new(value)).collect::<DigitSet>();
    scene.set(Cell::new(0), Content::Given(Digit::new(1)));
    scene.set(Cell::new(1), Content::Own(Digit::new(1)));
    scene.set(Cell::new(2), Content::Own(Digit::new(5)));
    scene.set(Cell::new(8), Content::Notes { corner: digits(&[1, 2, 3]), centre: digits(&[4, 5]) });
    scene.set(Cell::new(9), Content::Notes { corner: digits(&[1, 2, 3, 4, 5, 6]), centre: DigitSet::EMPTY });
    scene.set(Cell::new(15), Content::Notes { corner: DigitSet::EMPTY, centre: digits(&[1, 2, 3, 4]) });
    let states = [(0, CellState::Conflict), (1, CellState::Conflict), (2, CellState::Wrong)];
    let states = states.into_iter().chain([
        (8, CellState::Cursor),
        (9, CellState::Selected),
        (14, CellState::Peer),
        (15, CellState::SameDigit),
    ]);
    states.for_each(|(cell, state)| scene.mark(Cell::new(cell), state));
    (0..9).for_each(|tint| scene.paint(Cell::new(18 + usize::from(tint)), Tint(tint + 1)));
    scene.paint_note(Candidate { cell: Cell::new(8), digit: Digit::new(2) }, Tint(4));
    scene.paint_note(Candidate { cell: Cell::new(15), digit: Digit::new(3) }, Tint(6));
    scene.focus = Some(Digit::new(4));
    assert_snapshot!("game_light", svg(&scene, Theme::light()));
    assert_snapshot!("game_dark", svg(&scene, Theme::dark()));
}

#[test]
fn steps_without_chains() {
    assert_snapshot!("fish_print", whole(&lesson(Technique::FinnedSwordfish), Theme::print()));
    assert_snapshot!("almost_locked_sets_dark", whole(&lesson(Technique::AlsXz), Theme::dark()));
    assert_snapshot!("colours_light", whole(&lesson(Technique::SimpleColorsWrap), Theme::light()));
    assert_snapshot!("hidden_single_dark", svg(&lesson(Technique::HiddenSingle), Theme::dark()));
}

#[test]
fn chains() {
    assert_snapshot!("loop_dark", whole(&lesson(Technique::ContinuousNiceLoop), Theme::dark()));
    let group = lesson(Technique::GroupedAic);
    assert_snapshot!("group_light", whole(&group, Theme::light()));
    assert_snapshot!("group_print", whole(&group, Theme::print()));
    let parts = lesson(Technique::ForcingNetVerity).parts();
    assert!(parts.len() > 1);
    assert_snapshot!("part_light", whole(&parts[1], Theme::light()));
}

#[test]
fn files_are_small() {
    let givens = svg(&givens(PUZZLE), Theme::light());
    assert!(givens.len() < 2_000, "{} bytes", givens.len());
    let puzzle = puzzle(PUZZLE);
    let mut solver = LogicSolver::in_order(Order::Explainer, puzzle.candidates());
    let alphabet = Alphabet::usual(9);
    let mut sizes = Vec::new();
    while let Some(step) = solver.next_step() {
        let explanation = step.explain(solver.candidates(), &alphabet);
        let scene = Scene::of(solver.candidates(), &alphabet).found_since(&puzzle).explaining(&explanation);
        if (1..=8).contains(&scene.chain.links.len()) {
            sizes.push(whole(&scene, Theme::light()).len());
        }
        solver.apply(&step);
    }
    let largest = sizes.iter().max().expect("the puzzle needs chains");
    assert!(*largest < 25_000, "{largest} bytes with up to 8 links");
}

#[test]
fn a_size_is_written_with_its_unit() {
    let scene = givens(PUZZLE);
    let size = |size| draw(&scene, &View { size: Some(size), ..View::default() }).to_svg();
    assert!(size(Size::Pixels(500.0)).contains(" width=\"500\" height=\"500\" "));
    assert!(size(Size::Points(297.5)).contains(" width=\"297.5pt\" height=\"297.5pt\" "));
}
