//! Records of several lines that say themselves where they end.

use std::io::BufRead;

use super::lines::LONGEST;
use super::{LONGEST_BLOCK, Reader};
use crate::base::Error;
use crate::format::catalogue::one_line_format;
use crate::format::layouts::cells::Line;
use crate::format::sites::sdk::Section;
use crate::format::sites::{pzpr, sdk, xml};
use crate::format::{Context, FormatProblem, Record};

impl<R: BufRead> Reader<R> {
    /// The sections of an `.sdk` file.
    pub(in crate::format) fn sections(&mut self) -> Result<Record, Error> {
        let mut sections: Vec<Section> = Vec::new();
        loop {
            let start = self.ahead.after_blanks(0);
            let Some(heading) = self.ahead.text(start).and_then(sdk::heading).map(str::to_owned) else {
                break;
            };
            if heading.eq_ignore_ascii_case("Puzzle") && !sections.is_empty() {
                break;
            }
            drop(self.ahead.take_first(start + 1));
            let mut lines = Vec::new();
            while let Some(line) =
                self.ahead.peek(0).filter(|line| !line.text.trim().is_empty() && !line.text.starts_with('#'))
                && sdk::heading(&line.text).is_none()
                && lines.len() < LONGEST_BLOCK
            {
                lines.extend(self.ahead.take());
            }
            sections.push(Section { heading, lines });
        }
        sdk::read(&sections, &self.context)
    }

    /// A file of the pzpr editor.
    pub(in crate::format) fn pzpr_file(&mut self) -> Result<Record, Error> {
        let mut text = String::new();
        while let Some(line) = self.ahead.peek(0).filter(|line| !line.text.trim().is_empty())
            && text.len() < LONGEST
        {
            if !text.is_empty() && !text.ends_with('/') {
                text.push('/');
            }
            text += line.text.trim();
            self.ahead.take();
            if pzpr::parts_of_file(&text)
                .is_some_and(|parts| text.trim_end_matches('/').split('/').count() >= parts)
            {
                break;
            }
        }
        pzpr::read_file(&text, &self.context)
    }

    /// A text between brackets, as far as it goes.
    pub(in crate::format) fn document(
        &mut self,
        read: fn(&str, &Context) -> Vec<Result<Record, Error>>,
        mut is_last_line: impl FnMut(&str) -> bool,
    ) -> Option<Result<Record, Error>> {
        let first = self.ahead.peek(0)?.number;
        let mut text = String::new();
        let mut is_last = false;
        let mut taken: Vec<Line> = Vec::new();
        while !is_last && let Some(line) = self.ahead.take() {
            if text.len() + line.text.len() > LONGEST {
                // Nobody knows where such a document ends.
                while self.ahead.take().is_some() {}
                return Some(Err(FormatProblem::TooLong {}.into()));
            }
            is_last = is_last_line(&line.text);
            text += &line.text;
            text.push('\n');
            taken.push(line);
        }
        if !is_last {
            // Its end never came: what is certainly another puzzle is not lost.
            let is_puzzle = |line: &Line| one_line_format(&line.text, &self.context).is_some();
            if let Some(next) = taken.iter().skip(1).position(is_puzzle) {
                self.ahead.put_back(taken.drain(1 + next..));
            }
        }
        for result in read(&text, &self.context) {
            self.ready.push_back(match result {
                Ok(record) => Ok(Record { line: record.line + first - 1, ..record }),
                Err(error) => Err(error.shifted_to(first)),
            });
        }
        self.ready.pop_front()
    }
}

/// Finds the last line of a JSON text: its first bracket closes there.
pub(super) fn end_of_json() -> impl FnMut(&str) -> bool {
    let (mut depth, mut in_string) = (0_usize, false);
    move |line| {
        let mut characters = line.chars();
        while let Some(c) = characters.next() {
            match c {
                '\\' if in_string => drop(characters.next()),
                '"' => in_string = !in_string,
                '{' | '[' if !in_string => depth += 1,
                '}' | ']' if !in_string => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }
}

/// Finds the last line of an XML text: its root element closes there.
pub(super) fn end_of_xml() -> impl FnMut(&str) -> bool {
    let mut closing = None;
    move |line| {
        closing = closing.take().or_else(|| Some(format!("</{}>", xml::root(line)?)));
        closing.as_ref().is_some_and(|closing| line.contains(closing))
    }
}
