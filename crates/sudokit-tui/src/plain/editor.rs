//! A line that is typed at a terminal and can be corrected, and the lines before it
//! on the arrow keys.
//!
//! Characters are echoed one by one, as a shell does, so that a screen reader hears
//! each of them once. The line is drawn again only if something in its middle changes.

use std::io::{self, Write};

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::{LineSource, PROMPT, Typed};

/// A line editor that remembers the lines before.
#[derive(Debug, Default)]
pub struct LineEditor {
    before: Vec<String>,
}

/// An unfinished line.
#[derive(Debug, Default)]
struct EditedLine {
    text: Vec<char>,
    /// The position of the cursor among the characters.
    at: usize,
    /// The number of lines that the player went back.
    back: usize,
}

/// The effect of a key on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Edit {
    /// Nothing.
    None,
    /// A character was added at the end.
    Appended(char),
    /// The last character was removed.
    Shortened,
    /// Anything else: the line is drawn again.
    Redraw,
    /// The line is complete.
    Done,
    /// There are no more lines.
    End,
    /// Ctrl+C.
    Interrupt,
}

impl EditedLine {
    /// Changes the line according to a key.
    fn press(&mut self, key: KeyEvent, before: &[String]) -> Edit {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        let is_at_end = self.at == self.text.len();
        match key.code {
            // A pasted line ends with a line feed, which is Ctrl+J.
            KeyCode::Char('j') if is_control => return Edit::Done,
            KeyCode::Char('c') if is_control => return Edit::Interrupt,
            KeyCode::Char('d') if is_control && self.text.is_empty() => return Edit::End,
            KeyCode::Char('u') if is_control => self.replace(""),
            KeyCode::Char(c) if !is_control && !c.is_control() => {
                self.text.insert(self.at, c);
                self.at += 1;
                return if is_at_end { Edit::Appended(c) } else { Edit::Redraw };
            }
            KeyCode::Enter => return Edit::Done,
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
                return if is_at_end { Edit::Shortened } else { Edit::Redraw };
            }
            KeyCode::Delete if !is_at_end => drop(self.text.remove(self.at)),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Up if self.back < before.len() => self.recall(self.back + 1, before),
            KeyCode::Down if self.back > 0 => self.recall(self.back - 1, before),
            _ => return Edit::None,
        }
        Edit::Redraw
    }

    /// Takes the line that was typed this many lines before.
    fn recall(&mut self, back: usize, before: &[String]) {
        self.back = back;
        self.replace(before.len().checked_sub(back).and_then(|at| before.get(at)).map_or("", String::as_str));
    }

    fn replace(&mut self, text: &str) {
        self.text = text.chars().collect();
        self.at = self.text.len();
    }

    /// The text to write so that the terminal shows the line.
    fn drawn(&self) -> String {
        let text: String = self.text.iter().collect();
        let left = match self.text.len() - self.at {
            0 => String::new(),
            columns => format!("\x1b[{columns}D"),
        };
        format!("\r{PROMPT}{text}\x1b[K{left}")
    }
}

/// While this value exists, the terminal passes on every key.
struct RawMode;

impl Drop for RawMode {
    fn drop(&mut self) {
        // A terminal that is gone need not be restored.
        let _ = disable_raw_mode();
    }
}

impl LineSource for LineEditor {
    fn line(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed> {
        enable_raw_mode()?;
        let raw_mode = RawMode;
        // Keys that answer the prompt are for the editor: an end of input that the terminal
        // takes itself would be lost.
        write!(output, "{prompt}")?;
        output.flush()?;
        let mut line = EditedLine::default();
        let typed = loop {
            let key = match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => key,
                _ => continue,
            };
            match line.press(key, &self.before) {
                Edit::None => continue,
                Edit::Appended(c) => write!(output, "{c}")?,
                Edit::Shortened => write!(output, "\u{8} \u{8}")?,
                Edit::Redraw => write!(output, "{}", line.drawn())?,
                Edit::Done => break Typed::Line(line.text.iter().collect::<String>().into_bytes()),
                Edit::End => break Typed::End,
                Edit::Interrupt => break Typed::Interrupt,
            }
            output.flush()?;
        };
        drop(raw_mode);
        writeln!(output)?;
        if let Typed::Line(bytes) = &typed {
            let text = String::from_utf8_lossy(bytes).into_owned();
            if !text.trim().is_empty() && self.before.last() != Some(&text) {
                self.before.push(text);
            }
        }
        Ok(typed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn type_keys(line: &mut EditedLine, keys: &[KeyCode], before: &[String]) -> Edit {
        keys.iter().fold(Edit::None, |_, &code| line.press(KeyEvent::from(code), before))
    }

    #[test]
    fn lines_come_back_and_can_be_corrected() {
        use KeyCode::{Backspace, Char, Down, Left, Up};
        let before = ["hint".to_owned(), "r1c3=4".to_owned()];
        let mut line = EditedLine::default();
        assert_eq!(type_keys(&mut line, &[Up], &before), Edit::Redraw);
        assert_eq!(line.drawn(), "\r> r1c3=4\x1b[K");
        assert_eq!(type_keys(&mut line, &[Backspace], &before), Edit::Shortened);
        assert_eq!(type_keys(&mut line, &[Char('5')], &before), Edit::Appended('5'));
        type_keys(&mut line, &[Left, Left, Backspace, Char('6')], &before);
        assert_eq!(line.drawn(), "\r> r1c6=5\x1b[K\x1b[2D");
        type_keys(&mut line, &[Up, Up, Up], &before);
        assert_eq!(line.text.iter().collect::<String>(), "hint");
        type_keys(&mut line, &[Down, Down, Down], &before);
        assert!(line.text.is_empty());
        let interrupt = KeyEvent::new(Char('c'), KeyModifiers::CONTROL);
        assert_eq!(line.press(interrupt, &before), Edit::Interrupt);
        assert_eq!(line.press(KeyEvent::new(Char('d'), KeyModifiers::CONTROL), &before), Edit::End);
    }
}
