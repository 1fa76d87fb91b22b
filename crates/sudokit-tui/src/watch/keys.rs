//! The commands of the viewer and their keys.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudokit_game::Turn;

use crate::keys::{self, Section, bind};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchCommand {
    /// Play, or stop playing.
    Play,
    /// One step forward.
    Forward,
    /// One step back.
    Back,
    /// A twentieth of the steps forward.
    JumpForward,
    /// A twentieth of the steps back.
    JumpBack,
    /// To the givens.
    Start,
    /// To the last step.
    End,
    /// To this many tenths of the known steps.
    Tenths(u32),
    /// To a step that is typed.
    GoTo,
    /// To the next sentence of the proof, or to the one before. Where no proof can be
    /// read, to twice or half the speed.
    StepProof(Turn),
    /// Show the whole proof.
    Proof,
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// Show all keys.
    Help,
    /// Close what is open.
    Escape,
    /// Quit.
    Quit,
}

use WatchCommand as C;

/// All keys.
pub(super) const SECTIONS: &[Section<C>] = &[
    Section {
        title: "Time",
        bindings: &[
            bind("Space", "play, or stop", &[("Space", C::Play)]),
            bind("right, l, n", "one step forward", &[("Right l n", C::Forward)]),
            bind("left, h, p", "one step back", &[("Left h p", C::Back)]),
            bind("up, down", "twice as fast, half as fast", &[("Up", C::Faster), ("Down", C::Slower)]),
            bind("+, -", "the same, while it plays or without a proof", &[]),
        ],
    },
    Section {
        title: "A step of logic",
        bindings: &[
            bind("Enter", "its whole proof on a page", &[("Enter", C::Proof)]),
            bind(
                "+, -",
                "the next sentence of the proof on the board, the one before",
                &[("+ =", C::StepProof(Turn::Next)), ("-", C::StepProof(Turn::Back))],
            ),
        ],
    },
    Section {
        title: "Jumps",
        bindings: &[
            bind("Home, End", "to the givens, to the last step", &[("Home", C::Start), ("End", C::End)]),
            bind(
                "[ ], PgUp PgDn",
                "a twentieth of the way back, forward",
                &[("[ PageUp", C::JumpBack), ("] PageDown", C::JumpForward)],
            ),
            bind("1–9", "to 10 % … 90 % of the way", &[]),
            bind("g", "to a step, or a share such as 45%", &[("g", C::GoTo)]),
            bind("mouse", "click or drag along the bar", &[]),
        ],
    },
    Section {
        title: "The rest",
        bindings: &[
            bind("?", "these keys", &[("? F1", C::Help)]),
            bind("Ctrl+L", "draw the screen again", &[]),
            bind("Esc", "close, leave the proof, stop", &[("Esc", C::Escape)]),
            bind("q, Ctrl+C", "leave", &[("q Ctrl+c", C::Quit)]),
        ],
    },
];

/// The command of a key.
pub(super) fn command(event: KeyEvent) -> Option<WatchCommand> {
    match event.code {
        KeyCode::Char(c @ '1'..='9') if (event.modifiers - KeyModifiers::SHIFT).is_empty() => {
            c.to_digit(10).map(C::Tenths)
        }
        _ => keys::find(SECTIONS, event),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings() {
        crate::keys::check(SECTIONS);
    }
}
