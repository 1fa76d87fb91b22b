//! The commands: each reads its words, and returns a function that answers.

use std::time::SystemTime;

use sudokit::board::HouseKind;
use sudokit::{Cell, House};
use sudokit_game::{
    Action, Checks, Entries, Game, GameSetup, NewGame, NewGameOptions, NoteKind, Sentences, Settings,
    ShareForm, Tidying,
};
use sudokit_store::{Autosave, SavedGame};

use super::console::Console;
use super::words::{PUT, Words};
use crate::texts::text;

/// Does what a line requests, and answers in sentences.
pub(super) type Answer = Box<dyn FnOnce(&mut Console<'_>) -> Vec<String>>;

/// A line that was understood, or a sentence that says why it was not.
pub(super) type Reading = Result<Answer, String>;

/// A command that needs no more words.
#[allow(clippy::unnecessary_wraps, reason = "other commands may not be understood")]
pub(super) fn answer(answer: impl FnOnce(&mut Console<'_>) -> Vec<String> + 'static) -> Reading {
    Ok(Box::new(answer))
}

/// A question about the game, which changes nothing.
pub(super) fn ask(question: impl FnOnce(Sentences<'_>) -> Vec<String> + 'static) -> Reading {
    answer(|console| question(console.sentences()))
}

pub(super) fn act(action: Action) -> Reading {
    answer(move |console| console.act(&action))
}

pub(super) fn put(words: &mut Words<'_>) -> Reading {
    let cells = words.cells()?;
    match words.peek() {
        None => return describe(cells),
        Some(PUT) => {
            words.take();
        }
        Some(_) => (),
    }
    if words.peek().is_none() {
        return act(Action::Erase { cells });
    }
    let digit = words.digit()?;
    answer(move |console| {
        console.hint = None;
        // The action would remove a digit that is there already, which the player does not want.
        if cells.iter().all(|&cell| console.session.game.digit(cell) == Some(digit)) {
            return cells.iter().map(|&cell| console.sentences().cell(cell)).collect();
        }
        console.act(&Action::Digit { cells, digit })
    })
}

pub(super) fn notes(words: &mut Words<'_>, kind: NoteKind) -> Reading {
    let (cells, digits) = (words.cells()?, words.digits()?);
    act(Action::Note { kind, cells, digits: digits.into_iter().collect() })
}

pub(super) fn tint(words: &mut Words<'_>) -> Reading {
    act(Action::Tint { cells: words.cells()?, digit: words.digit()?, color: words.color()? })
}

/// Describes cells: their digits and notes, and the possible digits.
pub(super) fn describe(cells: Vec<Cell>) -> Reading {
    ask(move |sentences| cells.iter().map(|&cell| sentences.cell_in_full(cell)).collect())
}

pub(super) fn house(words: &mut Words<'_>, kind: HouseKind) -> Reading {
    let house = House { kind, index: words.number(words.side(), None)? - 1 };
    ask(move |sentences| vec![sentences.house(house)])
}

pub(super) fn region(words: &mut Words<'_>) -> Reading {
    let kind = region_kind(words);
    house(words, kind)
}

/// The houses that divide the board: boxes, or regions of any shape.
fn region_kind(words: &Words<'_>) -> HouseKind {
    if words.has_boxes() { HouseKind::Box } else { HouseKind::Region }
}

/// The digits that the board allows in the cells of a house.
pub(super) fn candidates(words: &mut Words<'_>) -> Reading {
    let region = region_kind(words);
    let kinds = [("row", HouseKind::Row), ("column", HouseKind::Column), ("box", region), ("region", region)];
    let kind = words.choice(&kinds)?.ok_or_else(|| text!("plain-which-house"))?;
    let house = House { kind, index: words.number(words.side(), None)? - 1 };
    ask(move |sentences| sentences.allowed_in(house))
}

pub(super) fn places_of(words: &mut Words<'_>) -> Reading {
    let digit = words.digit()?;
    ask(move |sentences| sentences.places_of(digit))
}

pub(super) fn history(words: &mut Words<'_>) -> Reading {
    let number = words.number(usize::MAX, Some(10))?;
    ask(move |sentences| sentences.history(number))
}

/// Undoes or redoes actions, as `step` does with one of them.
pub(super) fn travel(
    words: &mut Words<'_>,
    step: fn(&mut Game) -> Option<String>,
    report: fn(&Console<'_>, &[String]) -> String,
) -> Reading {
    let times = words.number(usize::MAX, Some(1))?;
    answer(move |console| {
        console.hint = None;
        let game = &mut console.session.game;
        let labels: Vec<String> = std::iter::from_fn(|| step(game)).take(times).collect();
        let mut reply = vec![report(console, &labels)];
        reply.extend(console.sentences().full_board());
        reply
    })
}

pub(super) fn undo_mistakes(console: &mut Console<'_>) -> Vec<String> {
    console.hint = None;
    let undone = console.session.game.undo_mistakes();
    vec![console.sentences().mistakes_undone(undone)]
}

pub(super) fn checks(words: &mut Words<'_>) -> Reading {
    let chosen = words.choice(&Checks::ALL.map(|checks| (checks.name(), checks)))?;
    let state = |console: &Console<'_>| console.sentences().checks();
    set(chosen, |settings, checks| settings.checks = checks, state)
}

pub(super) fn entries(chosen: Entries) -> Reading {
    let state = |console: &Console<'_>| console.sentences().entries();
    set(Some(chosen), |settings, entries| settings.entries = entries, state)
}

pub(super) fn tidy(words: &mut Words<'_>) -> Reading {
    let chosen = words.choice(&[("on", Tidying::Automatic), ("off", Tidying::ByHand)])?;
    let state = |console: &Console<'_>| console.sentences().tidying();
    set(chosen, |settings, tidying| settings.tidying = tidying, state)
}

/// Changes a setting if a value was chosen, and says the current value.
fn set<T: Copy + 'static>(
    chosen: Option<T>,
    change: fn(&mut Settings, T),
    state: fn(&Console<'_>) -> String,
) -> Reading {
    answer(move |console| {
        let report = chosen.and_then(|chosen| console.session.set(|settings| change(settings, chosen)));
        std::iter::once(state(console)).chain(report).collect()
    })
}

pub(super) fn pause(console: &mut Console<'_>) -> Vec<String> {
    console.session.game.toggle_pause();
    vec![console.sentences().pause_state()]
}

pub(super) fn statistics(console: &mut Console<'_>) -> Vec<String> {
    match console.session.autosave.store().results() {
        Ok(results) => results.statistics.sentences(results.unreadable),
        Err(error) => vec![text!("error-no-statistics", error = error.to_string())],
    }
}

/// The givens on one line, and the position on another; or a form for other
/// programs.
pub(super) fn copy(words: &mut Words<'_>) -> Reading {
    let chosen = words.choice(&ShareForm::ALL.map(|form| (form.name(), form)))?;
    let forms = match chosen {
        Some(form) => vec![form],
        None => vec![ShareForm::Puzzle, ShareForm::Position],
    };
    answer(move |console| {
        let game = &console.session.game;
        let line = |form: &ShareForm| match game.share(*form) {
            Ok(text) => text!("plain-copied", form = form.name(), text),
            Err(error) => text!("plain-not-copied", form = form.name(), error = error.to_string()),
        };
        forms.iter().map(line).collect()
    })
}

/// Begins a new game. Its level, size and rules are the same as now, unless they are named.
pub(super) fn new_game(words: &mut Words<'_>) -> Reading {
    let mut choices = Vec::new();
    while let Some(word) = words.take() {
        choices.push(word.to_lowercase());
    }
    answer(move |console| {
        let seed = console.environment.seed();
        let mut setup = GameSetup::like(&console.session.game).with_seed(seed);
        for choice in &choices {
            if let Err(problem) = setup.apply(choice) {
                return vec![problem];
            }
        }
        let (board, level) = (setup.board(), setup.level);
        let alphabet = console.session.game.symbols_for(&board);
        let options = NewGameOptions { board, alphabet, level, seed };
        match options.create_or_explain(&console.environment.control()) {
            Ok(NewGame { game, note }) => {
                let autosave = Autosave::of_new(console.session.autosave.store().clone(), &game);
                console.play(game, autosave).into_iter().chain(note).collect()
            }
            Err(problem) => vec![problem],
        }
    })
}

/// The other games, with the numbers that `resume` takes.
pub(super) fn games(console: &mut Console<'_>) -> Vec<String> {
    let now = SystemTime::now();
    let line = |(number, game): (usize, SavedGame)| {
        let age = now.duration_since(game.saved).unwrap_or_default();
        text!("plain-game", number, game = game.summary.sentence(age))
    };
    let mut lines: Vec<String> = (1..).zip(console.other_games()).map(line).collect();
    lines.push(match lines.len() {
        0 => text!("plain-no-games"),
        _ => text!("plain-resume-games"),
    });
    lines
}

pub(super) fn resume(words: &mut Words<'_>) -> Reading {
    let number = words.number(usize::MAX, None)?;
    answer(move |console| {
        let games = console.other_games();
        let Some(game) = games.get(number - 1) else {
            return vec![text!("plain-no-such-game", number)];
        };
        let store = console.session.autosave.store().clone();
        match store.resume_named(&game.name, &console.environment.control()) {
            Ok((file, game)) => {
                let autosave = Autosave::of_resumed(store, file, &game);
                console.play(game, autosave)
            }
            Err(problem) => vec![problem.sentence()],
        }
    })
}
