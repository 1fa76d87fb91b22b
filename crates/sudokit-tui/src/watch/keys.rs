//! The keys of the viewer.

use ratatui::crossterm::event::KeyCode as K;

use super::WatchCommand as C;
use crate::keys::{CONTROL, Section, bind, char, key, with};

/// All keys.
pub(super) const SECTIONS: &[Section<C>] = &[
    Section {
        title: "Time",
        bindings: &[
            bind("Space", "play, or stop", &[(char(' '), C::Play)]),
            bind(
                "right, l, n",
                "one step forward",
                &[(key(K::Right), C::Forward), (char('l'), C::Forward), (char('n'), C::Forward)],
            ),
            bind(
                "left, h, p",
                "one step back",
                &[(key(K::Left), C::Back), (char('h'), C::Back), (char('p'), C::Back)],
            ),
            bind(
                "+, -",
                "twice as fast, half as fast",
                &[
                    (char('+'), C::Faster),
                    (char('='), C::Faster),
                    (key(K::Up), C::Faster),
                    (char('-'), C::Slower),
                    (key(K::Down), C::Slower),
                ],
            ),
        ],
    },
    Section {
        title: "Jumps",
        bindings: &[
            bind(
                "Home, End",
                "to the givens, to the last step",
                &[(key(K::Home), C::Start), (key(K::End), C::End)],
            ),
            bind(
                "[ ], PgUp PgDn",
                "a twentieth of the way back, forward",
                &[
                    (char('['), C::JumpBack),
                    (key(K::PageUp), C::JumpBack),
                    (char(']'), C::JumpForward),
                    (key(K::PageDown), C::JumpForward),
                ],
            ),
            bind(
                "1–9",
                "to 10 % … 90 % of the way",
                &[
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
            ),
            bind("g", "to a step, or a share such as 45%", &[(char('g'), C::GoTo)]),
            bind("mouse", "click or drag along the bar", &[]),
        ],
    },
    Section {
        title: "The rest",
        bindings: &[
            bind("?", "these keys", &[(char('?'), C::Help), (key(K::F(1)), C::Help)]),
            bind("Esc", "close", &[(key(K::Esc), C::Escape)]),
            bind("q, Ctrl+C", "leave", &[(char('q'), C::Quit), (with(CONTROL, K::Char('c')), C::Quit)]),
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
