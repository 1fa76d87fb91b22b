//! What players do to the board and to the rules of the house, and what is
//! said about it.

use sudokit::Cell;
use sudokit_game::{Action, Change, Checks, Entries, Fault, Game, Status, Tidying};

use super::speech::{Speech, counted, duration};
use sudokit_store::Session;

/// So many cells are told of one by one.
const TOLD: usize = 4;

/// Does something, and says what came of it.
pub(super) fn act(game: &mut Game, action: &Action) -> Vec<String> {
    if let Err(refusal) = game.act(action) {
        return vec![refusal.sentence(game.board(), game.alphabet())];
    }
    let last = game.history().done().last();
    let mut reply = last.map_or_else(Vec::new, |entry| changes(game, &entry.changes));
    reply.extend(outcome(game));
    reply
}

/// A way through the history.
#[derive(Clone, Copy)]
pub(super) enum Way {
    Back,
    Forth,
}

/// Goes back or forth over so many actions, and says over which.
pub(super) fn travel(game: &mut Game, way: Way, times: usize) -> Vec<String> {
    let step = || match way {
        Way::Back => game.undo(),
        Way::Forth => game.redo(),
    };
    let labels: Vec<String> = std::iter::from_fn(step).take(times).collect();
    let mut reply = vec![match (way, &labels[..]) {
        (Way::Back, []) => "There is nothing to undo.".to_owned(),
        (Way::Forth, []) => "There is nothing to do again.".to_owned(),
        (Way::Back, labels) => format!("Undone: {}.", labels.join("; ")),
        (Way::Forth, labels) => format!("Done again: {}.", labels.join("; ")),
    }];
    reply.extend(outcome(game));
    reply
}

/// Goes back to before the first mistake.
pub(super) fn undo_mistakes(game: &mut Game) -> Vec<String> {
    match game.undo_mistakes() as u64 {
        0 => vec!["There is no mistake on the board.".to_owned()],
        undone => {
            vec![format!("{} taken back; no mistake is left.", counted(undone, "action"))]
        }
    }
}

/// What cells hold now. Digits are told one by one, if they are few; what
/// happened to notes along with them is only named.
fn changes(game: &Game, changes: &[Change]) -> Vec<String> {
    let speech = Speech(game);
    let cells = |changes: Vec<&Change>| changes.iter().map(|change| change.cell).collect::<Vec<Cell>>();
    let (digits, others): (Vec<&Change>, Vec<&Change>) =
        changes.iter().partition(|change| change.before.digit != change.after.digit);
    // Notes under a digit are not seen.
    let is_seen =
        |change: &&Change| change.after.digit.is_none() || change.before.color != change.after.color;
    let (digits, others) = (cells(digits), cells(others.into_iter().filter(is_seen).collect()));
    let mut sentences: Vec<String> = match digits.len() {
        many if many > TOLD => vec![format!("{many} cells have other digits.")],
        _ => digits.iter().map(|&cell| speech.cell(cell)).collect(),
    };
    match (others.len(), digits.len()) {
        (0, _) => (),
        (many, _) if many > TOLD => sentences.push(format!("The notes or colours of {many} cells changed.")),
        (_, 0) => sentences.extend(others.iter().map(|&cell| speech.cell(cell))),
        (_, _) => sentences.push(format!("The notes of {} changed.", speech.places(others))),
    }
    sentences.extend(faults(game, digits.into_iter()));
    sentences
}

/// What is wrong with cells, as far as the player wants to know.
fn faults(game: &Game, cells: impl Iterator<Item = Cell>) -> Vec<String> {
    let (speech, faults) = (Speech(game), game.faults());
    let sentence = |cell: Cell| {
        let (fault, digit) = (faults.get(&cell)?, game.digit(cell)?);
        let twin = game.board().peers(cell).iter().find(|&&peer| game.digit(peer) == Some(digit));
        let (at, symbol) = (speech.at(cell), speech.symbol(digit));
        Some(match (fault, twin) {
            (Fault::Conflict, Some(&twin)) => {
                format!("That clashes: {} is {symbol} as well.", speech.at(twin))
            }
            (Fault::Conflict, None) => format!("That cannot be: the puzzle rules {symbol} out in {at}."),
            (Fault::Wrong, _) => format!("That is wrong: {at} is not {symbol}."),
        })
    };
    cells.filter_map(sentence).collect()
}

/// What there is to say of a full board.
fn outcome(game: &Game) -> Option<String> {
    match game.status() {
        Status::Open => None,
        Status::Solved => {
            let time = duration(game.solved_at().unwrap_or(game.played()));
            let help = match u64::from(game.hints()) {
                0 => "without hints".to_owned(),
                hints => format!("with {}", counted(hints, "hint")),
            };
            Some(format!("Solved, in {time} and {help}. Type quit to leave."))
        }
        Status::Wrong => {
            let number = match game.settings.checks {
                Checks::Off => None,
                Checks::Conflicts => Some((game.faults().len(), "cell clashes", "cells clash")),
                Checks::Solution => Some((game.mistakes().len(), "digit is wrong", "digits are wrong")),
            };
            let number = number.filter(|(count, ..)| *count > 0).map(|(count, one, many)| {
                if count == 1 { format!(": 1 {one}") } else { format!(": {count} {many}") }
            });
            let number = number.unwrap_or_default();
            Some(format!(
                "The board is full, but not right{number}. Type check to hear more, or mistake to go back."
            ))
        }
    }
}

/// Tells or chooses what is told about wrong entries.
pub(super) fn checks(session: &mut Session, chosen: Option<Checks>) -> Vec<String> {
    let told = chosen.and_then(|checks| session.set(|settings| settings.checks = checks));
    let sentence = match session.game.settings.checks {
        Checks::Off => "Checks are off: nothing is told before the board is full.",
        Checks::Conflicts => "Checks are conflicts: it is told if a digit stands twice in a house.",
        Checks::Solution => "Checks are solution: it is told if a digit differs from the solution.",
    };
    std::iter::once(sentence.to_owned()).chain(told).collect()
}

/// Chooses what happens to wrong entries.
pub(super) fn entries(session: &mut Session, chosen: Entries) -> Vec<String> {
    let told = session.set(|settings| settings.entries = chosen);
    let sentence = match chosen {
        Entries::Refused => "Entries that would be told to be wrong are not written down.",
        Entries::Marked => "Entries are written down, and told if they are wrong.",
    };
    std::iter::once(sentence.to_owned()).chain(told).collect()
}

/// Tells or chooses whether digits strike notes.
pub(super) fn tidying(session: &mut Session, chosen: Option<Tidying>) -> Vec<String> {
    let told = chosen.and_then(|tidying| session.set(|settings| settings.tidying = tidying));
    let sentence = match session.game.settings.tidying {
        Tidying::Automatic => "Tidy is on: digits strike the notes that they rule out.",
        Tidying::ByHand => "Tidy is off: notes stay until you strike them.",
    };
    std::iter::once(sentence.to_owned()).chain(told).collect()
}
