//! What commands mean: each reads its words, and returns what is to be done.

use std::time::SystemTime;

use sudokit::board::HouseKind;
use sudokit::internal::sentence;
use sudokit::{Cell, House};
use sudokit_game::{
    Action, Checks, Entries, Game, GameSetup, NewGame, NewGameOptions, NoteKind, Sentences, Settings,
    ShareForm, Tidying,
};
use sudokit_store::{Autosave, SavedGame};

use super::console::Console;
use super::words::{PUT, Words};

/// Does what a line asks for, and says so in sentences.
pub(super) type Answer = Box<dyn FnOnce(&mut Console<'_>) -> Vec<String>>;

/// A line that was understood, or why it was not.
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
        // The action would remove a digit that is there already. Nobody means that.
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

/// Describes cells, and what the rules leave for them.
pub(super) fn describe(cells: Vec<Cell>) -> Reading {
    ask(move |sentences| cells.iter().map(|&cell| sentences.cell_in_full(cell)).collect())
}

pub(super) fn house(words: &mut Words<'_>, kind: HouseKind) -> Reading {
    let house = House { kind, index: words.number(words.side(), None)? - 1 };
    ask(move |sentences| vec![sentences.house(house)])
}

pub(super) fn region(words: &mut Words<'_>) -> Reading {
    let kind = if words.has_boxes() { HouseKind::Box } else { HouseKind::Region };
    house(words, kind)
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
    set(chosen, |settings, checks| settings.checks = checks, |console| console.sentences().checks())
}

pub(super) fn entries(chosen: Entries) -> Reading {
    set(Some(chosen), |settings, entries| settings.entries = entries, |console| console.sentences().entries())
}

pub(super) fn tidy(words: &mut Words<'_>) -> Reading {
    let chosen = words.choice(&[("on", Tidying::Automatic), ("off", Tidying::ByHand)])?;
    set(chosen, |settings, tidying| settings.tidying = tidying, |console| console.sentences().tidying())
}

/// Changes a setting if something was chosen, and says what holds now.
fn set<T: Copy + 'static>(
    chosen: Option<T>,
    change: fn(&mut Settings, T),
    state: fn(&Console<'_>) -> &'static str,
) -> Reading {
    answer(move |console| {
        let report = chosen.and_then(|chosen| console.session.set(|settings| change(settings, chosen)));
        std::iter::once(state(console).to_owned()).chain(report).collect()
    })
}

pub(super) fn pause(console: &mut Console<'_>) -> Vec<String> {
    console.session.game.toggle_pause();
    vec![console.sentences().pause_state().to_owned()]
}

pub(super) fn statistics(console: &mut Console<'_>) -> Vec<String> {
    match console.session.autosave.store().results() {
        Ok(results) => results.statistics.sentences(results.unreadable),
        Err(error) => vec![format!("There are no figures, because {error}.")],
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
            Ok(text) => format!("{}: {text}", sentence::capital(form.name())),
            Err(error) => format!("There is no {}: {error}.", form.name()),
        };
        forms.iter().map(line).collect()
    })
}

/// Begins a new game. What is not named is as in this one.
pub(super) fn new_game(words: &mut Words<'_>) -> Reading {
    let mut wishes = Vec::new();
    while let Some(word) = words.take() {
        wishes.push(word.to_lowercase());
    }
    answer(move |console| {
        let seed = console.environment.seed();
        let mut setup = GameSetup::like(&console.session.game).with_seed(seed);
        for wish in &wishes {
            if let Err(problem) = setup.apply(wish) {
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
        format!("{number}: {}.", game.summary.sentence(age))
    };
    let mut lines: Vec<String> = (1..).zip(console.other_games()).map(line).collect();
    lines.push(match lines.len() {
        0 => "No other game is saved.".to_owned(),
        _ => "Type resume and a number to continue one of them.".to_owned(),
    });
    lines
}

pub(super) fn resume(words: &mut Words<'_>) -> Reading {
    let number = words.number(usize::MAX, None)?;
    answer(move |console| {
        let games = console.other_games();
        let Some(game) = games.get(number - 1) else {
            return vec![format!("There is no game {number}: type games for the list.")];
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
