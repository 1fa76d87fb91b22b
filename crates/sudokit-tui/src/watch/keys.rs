//! The keys of the viewer.

use ratatui::crossterm::event::KeyCode as K;

use super::WatchCommand as C;
use crate::keys::{Binding, CONTROL, Section, char, key, with};

/// All keys.
pub(super) const SECTIONS: &[Section<C>] = &[
    Section {
        title: "Time",
        bindings: &[
            Binding { names: "Space", about: "play, or stop", keys: &[(char(' '), C::Play)] },
            Binding {
                names: "right, l, n",
                about: "one step forward",
                keys: &[(key(K::Right), C::Forward), (char('l'), C::Forward), (char('n'), C::Forward)],
            },
            Binding {
                names: "left, h, p",
                about: "one step back",
                keys: &[(key(K::Left), C::Back), (char('h'), C::Back), (char('p'), C::Back)],
            },
            Binding {
                names: "+, -",
                about: "twice as fast, half as fast",
                keys: &[
                    (char('+'), C::Faster),
                    (char('='), C::Faster),
                    (key(K::Up), C::Faster),
                    (char('-'), C::Slower),
                    (key(K::Down), C::Slower),
                ],
            },
        ],
    },
    Section {
        title: "Jumps",
        bindings: &[
            Binding {
                names: "Home, End",
                about: "to the givens, to the last step",
                keys: &[(key(K::Home), C::Start), (key(K::End), C::End)],
            },
            Binding {
                names: "[ ], PgUp PgDn",
                about: "a twentieth of the way back, forward",
                keys: &[
                    (char('['), C::JumpBack),
                    (key(K::PageUp), C::JumpBack),
                    (char(']'), C::JumpForward),
                    (key(K::PageDown), C::JumpForward),
                ],
            },
            Binding {
                names: "1–9",
                about: "to 10 % … 90 % of the way",
                keys: &[
                    (char('1'), C::Tenths(1)),
                    (char('2'), C::Tenths(2)),
                    (char('3'), C::Tenths(3)),
                    (char('4'), C::Tenths(4)),
                    (char('5'), C::Tenths(5)),
                    (char('6'), C::Tenths(6)),
                    (char('7'), C::Tenths(7)),
                    (char('8'), C::Tenths(8)),
                    (char('9'), C::Tenths(9)),
                ],
            },
            Binding { names: "g", about: "to a step, or a share such as 45%", keys: &[(char('g'), C::GoTo)] },
            Binding { names: "mouse", about: "click or drag along the bar", keys: &[] },
        ],
    },
    Section {
        title: "The rest",
        bindings: &[
            Binding {
                names: "?",
                about: "these keys",
                keys: &[(char('?'), C::Help), (key(K::F(1)), C::Help)],
            },
            Binding { names: "Esc", about: "close", keys: &[(key(K::Esc), C::Escape)] },
            Binding {
                names: "q, Ctrl+C",
                about: "leave",
                keys: &[(char('q'), C::Quit), (with(CONTROL, K::Char('c')), C::Quit)],
            },
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys;

    #[test]
    fn no_key_has_two_meanings() {
        let keys: Vec<_> = keys::all(SECTIONS).map(|(key, _)| key).collect();
        for (i, key) in keys.iter().enumerate() {
            assert!(!keys[..i].contains(key), "{key:?}");
        }
    }
}
