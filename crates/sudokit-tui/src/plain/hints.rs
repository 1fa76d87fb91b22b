//! Hints, revealed step by step.

use std::time::Duration;
use sudokit::Control;

use sudokit::logic::explain::Reveal;
use sudokit_game::{Advice, Game, Hint};

use super::console::Console;
use crate::worker::Worker;

/// How often the stop signal is checked.
const POLL: Duration = Duration::from_millis(20);

/// A hint, or more of the present one.
pub(super) fn reveal(console: &mut Console<'_>) -> Vec<String> {
    if let Some(hint) = &mut console.hint {
        let told = more(hint).map(|mut told| {
            let (rung, rungs) = hint.rung();
            told.push(format!("Level {rung} of {rungs}."));
            told
        });
        return told.unwrap_or_else(|| vec![console.sentences().hint_complete().to_owned()]);
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

/// Does what the hint says.
pub(super) fn follow(console: &mut Console<'_>) -> Vec<String> {
    match console.hint.as_deref().map(Hint::action) {
        Some(action) => console.act(&action),
        None => vec![console.sentences().no_hint().to_owned()],
    }
}

/// What there is to learn about the technique of the hint.
pub(super) fn lesson(console: &mut Console<'_>) -> Vec<String> {
    match console.hint.as_deref() {
        Some(hint) if hint.revealed >= Reveal::Technique => {
            let lesson = hint.step.technique.lesson();
            let sections = lesson.sections().map(|(heading, text)| format!("{heading}: {text}"));
            std::iter::once(format!("{}.", hint.step.technique.name())).chain(sections).collect()
        }
        Some(_) => vec!["Type hint again first: it names the technique.".to_owned()],
        None => vec![console.sentences().no_hint().to_owned()],
    }
}

/// The next sentences of a hint, if there are more.
fn more(hint: &mut Hint) -> Option<Vec<String>> {
    let new = hint.tell_more().then(|| hint.explanation.level(hint.revealed));
    new.map(|new| new.into_iter().map(str::to_owned).collect())
}

/// Searches a hint in a thread of its own. A search checks the signal rarely,
/// which on large boards takes longer than a person waits.
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
