//! Hints, revealed step by step.

use std::time::Duration;
use sudokit::Control;

use sudokit::logic::explain::Reveal;
use sudokit_game::{Advice, Game, Hint};

use super::console::Console;
use crate::texts::text;
use crate::worker::Worker;

/// The time between two checks of the stop signal.
const POLL: Duration = Duration::from_millis(20);

/// A new hint, or more of the current one.
pub(super) fn reveal(console: &mut Console<'_>) -> Vec<String> {
    if let Some(hint) = &mut console.hint {
        let sentences = more(hint).map(|mut sentences| {
            let (level, levels) = hint.rung();
            sentences.push(text!("plain-hint-level", level, levels));
            sentences
        });
        return sentences.unwrap_or_else(|| vec![console.sentences().hint_complete()]);
    }
    let control = console.environment.control();
    let advice = advise(console.session.game.clone(), &control);
    let reply = console.sentences().advice(&advice);
    if let Advice::Hint(hint) = advice {
        console.session.game.count_hint();
        console.hint = Some(hint);
    }
    reply
}

/// Applies the hint.
pub(super) fn follow(console: &mut Console<'_>) -> Vec<String> {
    match console.hint.as_deref().map(Hint::action) {
        Some(action) => console.act(&action),
        None => vec![console.sentences().no_hint()],
    }
}

/// The lesson about the technique of the hint.
pub(super) fn lesson(console: &mut Console<'_>) -> Vec<String> {
    match console.hint.as_deref() {
        Some(hint) if hint.revealed >= Reveal::Technique => {
            let lesson = hint.step.technique.lesson();
            let parts = lesson.sections().map(|(heading, text)| text!("plain-lesson-part", heading, text));
            let name = text!("plain-lesson-name", technique = hint.step.technique.name());
            std::iter::once(name).chain(parts).collect()
        }
        Some(_) => vec![text!("plain-hint-without-name")],
        None => vec![console.sentences().no_hint()],
    }
}

/// The next sentences of a hint, if there are more.
fn more(hint: &mut Hint) -> Option<Vec<String>> {
    let new = hint.tell_more().then(|| hint.explanation.level(hint.revealed));
    new.map(|new| new.into_iter().map(str::to_owned).collect())
}

/// Searches for a hint on a separate thread: on large boards, a search checks the
/// stop signal too rarely for a person who waits.
fn advise(game: Game, control: &Control) -> Advice {
    let worker = Worker::start(move |control| game.advise(control));
    loop {
        match worker.answer(POLL) {
            Some(advice) => return advice,
            None if control.is_stopped() => return Advice::Stopped,
            None => (),
        }
    }
}
