//! Commands that change the board or the settings, and their answers.

use sudokit_game::{Action, Checks, Controls, Entries, Game, Sentences, Tidying};
use sudokit_store::Session;

/// Sentences about a game that is played by typed commands.
pub(super) fn sentences(game: &Game) -> Sentences<'_> {
    Sentences::new(game, Controls::Commands)
}

/// Performs an action and returns what it changed.
pub(super) fn act(game: &mut Game, action: &Action) -> Vec<String> {
    if let Err(refusal) = game.act(action) {
        return vec![refusal.sentence(game.board(), game.alphabet())];
    }
    let mut reply = sentences(game).last_change();
    reply.extend(sentences(game).full_board());
    reply
}

/// Undoes this many actions.
pub(super) fn undo(game: &mut Game, times: usize) -> Vec<String> {
    let labels: Vec<String> = std::iter::from_fn(|| game.undo()).take(times).collect();
    let mut reply = vec![sentences(game).undone(&labels)];
    reply.extend(sentences(game).full_board());
    reply
}

/// Redoes this many actions.
pub(super) fn redo(game: &mut Game, times: usize) -> Vec<String> {
    let labels: Vec<String> = std::iter::from_fn(|| game.redo()).take(times).collect();
    let mut reply = vec![sentences(game).redone(&labels)];
    reply.extend(sentences(game).full_board());
    reply
}

/// Undoes everything since the first mistake.
pub(super) fn undo_mistakes(game: &mut Game) -> Vec<String> {
    let undone = game.undo_mistakes();
    vec![sentences(game).mistakes_undone(undone)]
}

/// Chooses what is reported about wrong entries, or says what is chosen.
pub(super) fn checks(session: &mut Session, chosen: Option<Checks>) -> Vec<String> {
    let report = chosen.and_then(|checks| session.set(|settings| settings.checks = checks));
    with_report(sentences(&session.game).checks(), report)
}

/// Chooses what happens to wrong entries.
pub(super) fn entries(session: &mut Session, chosen: Entries) -> Vec<String> {
    let report = session.set(|settings| settings.entries = chosen);
    with_report(sentences(&session.game).entries(), report)
}

/// Chooses whether digits remove notes, or says what is chosen.
pub(super) fn tidying(session: &mut Session, chosen: Option<Tidying>) -> Vec<String> {
    let report = chosen.and_then(|tidying| session.set(|settings| settings.tidying = tidying));
    with_report(sentences(&session.game).tidying(), report)
}

fn with_report(sentence: &str, report: Option<String>) -> Vec<String> {
    std::iter::once(sentence.to_owned()).chain(report).collect()
}
