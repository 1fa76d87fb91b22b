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
        let first = self.ahead.peek(0).map_or(1, |line| line.number);
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
        sdk::read(&sections, &self.context).map_err(|error| error.at_line(first))
    }

    /// A file of the pzpr editor.
    pub(in crate::format) fn pzpr_file(&mut self) -> Result<Record, Error> {
        let first = self.ahead.peek(0).map_or(1, |line| line.number);
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
        pzpr::read_file(&text, &self.context).map_err(|error| error.at_line(first))
    }

    /// A text between brackets, as far as it goes.
    pub(in crate::format) fn document(
        &mut self,
        read: fn(&str, &Context) -> Vec<Result<Record, Error>>,
        is_whole: fn(&mut DocumentScan, &str) -> bool,
    ) -> Option<Result<Record, Error>> {
        let first = self.ahead.peek(0)?.number;
        let mut text = String::new();
        let mut progress = DocumentScan::default();
        let mut is_last = false;
        let mut taken: Vec<Line> = Vec::new();
        while !is_last && let Some(line) = self.ahead.take() {
            if text.len() + line.text.len() > LONGEST {
                // Nobody knows where such a document ends.
                while self.ahead.take().is_some() {}
                return Some(Err(Error::from(FormatProblem::TooLong {}).at_line(first)));
            }
            is_last = is_whole(&mut progress, &line.text);
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

/// How far a document has come.
#[derive(Default)]
pub(in crate::format) struct DocumentScan {
    depth: usize,
    in_string: bool,
    root: Option<String>,
}

/// JSON ends where its first bracket closes.
pub(in crate::format) fn is_whole_json(progress: &mut DocumentScan, line: &str) -> bool {
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match c {
            '\\' if progress.in_string => drop(characters.next()),
            '"' => progress.in_string = !progress.in_string,
            '{' | '[' if !progress.in_string => progress.depth += 1,
            '}' | ']' if !progress.in_string => {
                progress.depth = progress.depth.saturating_sub(1);
                if progress.depth == 0 {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// XML ends where its root element closes.
pub(in crate::format) fn is_whole_xml(progress: &mut DocumentScan, line: &str) -> bool {
    if progress.root.is_none() {
        progress.root = xml::root(line).map(str::to_owned);
    }
    progress.root.as_ref().is_some_and(|root| line.contains(&format!("</{root}>")))
}
