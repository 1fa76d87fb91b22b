//! The terminal's own background: the query, and the answer of the terminal.
//!
//! ```text
//!  ESC ] 11 ; ? ESC \                    which background?
//!  ESC [ c                               and what are you?
//!
//!  ESC ] 11 ; rgb:1e1e/1e1e/1e1e ESC \   the colour, if the terminal knows it
//!  ESC [ ? 62 ; 22 c                     every terminal answers this one
//! ```
//!
//! The first answer cannot come after the second one, so the program does not wait
//! for terminals that do not know the first query.

use crate::theme::Rgb;

/// The answer of the terminal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct TerminalAnswer {
    /// The colour.
    pub(super) background: Option<Rgb>,
    /// Characters that were typed in the meantime.
    pub(super) typed: Vec<char>,
    /// Whether all queries were answered.
    pub(super) is_complete: bool,
}

/// Queries the terminal, which must be in raw mode.
#[cfg(unix)]
pub(super) fn ask() -> TerminalAnswer {
    unix::ask().unwrap_or_default()
}

/// Consoles of other systems are not queried.
#[cfg(not(unix))]
pub(super) fn ask() -> TerminalAnswer {
    TerminalAnswer { is_complete: true, ..TerminalAnswer::default() }
}

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::io::{self, IsTerminal, Read, Write, stdin, stdout};
    use std::os::fd::{AsFd, BorrowedFd};
    use std::time::{Duration, Instant};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    use super::{TerminalAnswer, read};

    const QUESTIONS: &[u8] = b"\x1b]11;?\x1b\\\x1b[c";

    /// A terminal on this machine answers within a few milliseconds.
    const PATIENCE: Duration = Duration::from_millis(80);

    pub(super) fn ask() -> io::Result<TerminalAnswer> {
        let input = stdin();
        // If the standard input is a pipe, keys come from the terminal itself.
        if input.is_terminal() {
            converse(input.as_fd(), |buffer| Ok(rustix::io::read(input.as_fd(), buffer)?))
        } else {
            let mut terminal = File::open("/dev/tty")?;
            let handle = terminal.try_clone()?;
            converse(handle.as_fd(), |buffer| terminal.read(buffer))
        }
    }

    fn converse(
        input: BorrowedFd<'_>,
        mut next: impl FnMut(&mut [u8]) -> io::Result<usize>,
    ) -> io::Result<TerminalAnswer> {
        let mut output = stdout();
        output.write_all(QUESTIONS)?;
        output.flush()?;
        let end = Instant::now() + PATIENCE;
        let mut bytes = Vec::new();
        let mut buffer = [0; 256];
        while !read(&bytes).is_complete {
            let left = end.saturating_duration_since(Instant::now());
            let wait = Timespec { tv_sec: 0, tv_nsec: i64::from(left.subsec_nanos()) as _ };
            let mut polled = [PollFd::new(&input, PollFlags::IN)];
            if poll(&mut polled, Some(&wait))? == 0 || !polled[0].revents().contains(PollFlags::IN) {
                break;
            }
            let count = next(&mut buffer)?;
            if count == 0 {
                break;
            }
            bytes.extend_from_slice(&buffer[..count]);
        }
        Ok(read(&bytes))
    }
}

/// Reads answers, and the characters that were typed between them.
#[cfg(any(unix, test))]
fn read(mut bytes: &[u8]) -> TerminalAnswer {
    let mut answer = TerminalAnswer::default();
    while let [first, rest @ ..] = bytes {
        bytes = match (first, rest) {
            (0x1B, [b']', rest @ ..]) => {
                let end = rest.iter().position(|&byte| matches!(byte, 0x07 | 0x1B)).unwrap_or(rest.len());
                let color = rest[..end].strip_prefix(b"11;").and_then(color);
                answer.background = answer.background.or(color);
                let is_long = rest[end..].starts_with(b"\x1b\\");
                &rest[rest.len().min(end + if is_long { 2 } else { 1 })..]
            }
            (0x1B, [b'[', rest @ ..]) => {
                let end = rest.iter().position(|byte| (0x40..=0x7E).contains(byte)).unwrap_or(rest.len());
                answer.is_complete |= rest.starts_with(b"?") && rest.get(end) == Some(&b'c');
                &rest[rest.len().min(end + 1)..]
            }
            _ => {
                answer.typed.extend(Some(char::from(*first)).filter(char::is_ascii_graphic));
                rest
            }
        };
    }
    answer
}

/// `rgb:1e1e/1e1e/1e1e`, `rgba:1e/1e/1e/ff`, `#1e1e1e`
#[cfg(any(unix, test))]
fn color(text: &[u8]) -> Option<Rgb> {
    let text = std::str::from_utf8(text).ok()?;
    let channels: Vec<&str> = if let Some(digits) = text.strip_prefix('#') {
        let width = digits.len() / 3;
        (digits.is_ascii() && width > 0 && digits.len() == 3 * width)
            .then(|| (0..3).map(|channel| &digits[channel * width..(channel + 1) * width]).collect())?
    } else {
        text.strip_prefix("rgb:").or_else(|| text.strip_prefix("rgba:"))?.split('/').collect()
    };
    let channel = |digits: &&str| {
        let most =
            16_u32.checked_pow(u32::try_from(digits.len()).ok()?)?.checked_sub(1).filter(|&most| most > 0)?;
        let value = u32::from_str_radix(digits, 16).ok()?;
        u8::try_from((u64::from(value) * 255 + u64::from(most) / 2) / u64::from(most)).ok()
    };
    match channels.iter().map(channel).collect::<Option<Vec<u8>>>()?[..] {
        [red, green, blue] | [red, green, blue, _] => Some(Rgb([red, green, blue])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_in_several_forms() {
        let same =
            ["rgb:1e1e/2020/ffff", "rgb:1e/20/ff", "rgba:1e1e/2020/ffff/8080", "#1e20ff", "#1e1e2020ffff"];
        for text in same {
            assert_eq!(color(text.as_bytes()), Some(Rgb([0x1E, 0x20, 0xFF])), "{text}");
        }
        assert_eq!(color(b"rgb:f/0/8"), Some(Rgb([255, 0, 136])));
        let broken =
            ["", "rgb:", "rgb:1e/1e", "rgb:xx/yy/zz", "rgb:12345678901/0/0", "#12345", "black", "rgb:-1/0/0"];
        for text in broken {
            assert_eq!(color(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn the_second_answer_ends_the_wait() {
        let read = |text: &str| super::read(text.as_bytes());
        let dark = Some(Rgb([0x1E; 3]));
        for end in ["\x1b\\", "\x07"] {
            let first = format!("\x1b]11;rgb:1e1e/1e1e/1e1e{end}");
            assert_eq!(read(&first), TerminalAnswer { background: dark, ..TerminalAnswer::default() });
            let both = read(&format!("{first}\x1b[?62;22c"));
            assert_eq!(both, TerminalAnswer { background: dark, is_complete: true, typed: vec![] });
        }
        assert_eq!(read("\x1b[?1;2c"), TerminalAnswer { is_complete: true, ..TerminalAnswer::default() });
        assert!(!read("\x1b[?62;2").is_complete, "half an answer");
        assert!(!read("\x1b[200~").is_complete, "another sequence");
    }

    #[test]
    fn characters_between_the_answers_are_kept() {
        let answer = read(b"4\x1b[C\x1b]11;rgb:ff/ff/ff\x07?5\x1b[?62c");
        let expected =
            TerminalAnswer { background: Some(Rgb([255; 3])), typed: vec!['4', '?', '5'], is_complete: true };
        assert_eq!(answer, expected);
    }
}
