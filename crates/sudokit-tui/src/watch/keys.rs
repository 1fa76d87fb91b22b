//! The commands of the viewer and their keys.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudokit_game::Turn;

use crate::keys::{self, Section, bind};

/// The effect of a key.
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
    /// To the next sentence of the proof, or to the one before. If no proof can be read,
    /// to twice or half the speed.
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
        title: "watch-keys-playback",
        bindings: &[
            bind("watch-key-play", &[("Space", C::Play)]),
            bind("watch-key-step-forward", &[("Right l n", C::Forward)]),
            bind("watch-key-step-back", &[("Left h p", C::Back)]),
            bind("watch-key-speed", &[("Up", C::Faster), ("Down", C::Slower)]),
            bind("watch-key-speed-signs", &[]),
        ],
    },
    Section {
        title: "watch-keys-proof",
        bindings: &[
            bind("watch-key-proof", &[("Enter", C::Proof)]),
            bind(
                "watch-key-step-proof",
                &[("+ =", C::StepProof(Turn::Next)), ("-", C::StepProof(Turn::Back))],
            ),
        ],
    },
    Section {
        title: "watch-keys-jumps",
        bindings: &[
            bind("watch-key-ends", &[("Home", C::Start), ("End", C::End)]),
            bind("watch-key-jump", &[("[ PageUp", C::JumpBack), ("] PageDown", C::JumpForward)]),
            bind("watch-key-tenths", &[]),
            bind("watch-key-go-to", &[("g", C::GoTo)]),
            bind("watch-key-bar", &[]),
        ],
    },
    Section {
        title: "watch-keys-other",
        bindings: &[
            bind("watch-key-help", &[("? F1", C::Help)]),
            bind("watch-key-redraw", &[]),
            bind("watch-key-escape", &[("Esc", C::Escape)]),
            bind("watch-key-quit", &[("q Ctrl+c", C::Quit)]),
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
