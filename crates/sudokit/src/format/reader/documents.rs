//! Records of several lines that mark their own end.
//!
//! A broken record has no such mark, and must not include the text below it: it ends where
//! something else begins.

use std::io::BufRead;

use super::lines::LONGEST;
use super::{LONGEST_BLOCK, Reader, ReadyRecord, RowTexts, json_text};
use crate::base::Error;
use crate::format::catalogue::one_line_format;
use crate::format::layouts::cells::Line;
use crate::format::sites::sdk::Section;
use crate::format::sites::{json, pzpr, sdk, xml};
use crate::format::{Context, FormatProblem, Record};

/// The syntax of a text between brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Markup {
    Json,
    Xml,
}

impl Markup {
    fn read(self, text: &str, context: &Context) -> Vec<Result<Record, Error>> {
        match self {
            Self::Json => json::read(text, context),
            Self::Xml => xml::read(text, context),
        }
    }

    /// Returns a function that recognises the last line of a text, if no line is broken.
    fn end(self) -> Box<dyn FnMut(&str) -> bool> {
        match self {
            Self::Json => Box::new(end_of_json()),
            Self::Xml => Box::new(end_of_xml()),
        }
    }

    /// Whether no further line can repair this text.
    fn is_broken(self, text: &str) -> bool {
        self == Self::Json && json::is_broken(text)
    }
}

impl<R: BufRead> Reader<R> {
    /// The sections of an `.sdk` file.
    pub(in crate::format) fn sections(&mut self) -> Result<Record, Error> {
        let mut sections: Vec<Section> = Vec::new();
        loop {
            let start = self.ahead.after_blanks(0);
            let Some(heading) = self.ahead.text(start).and_then(sdk::heading).map(str::to_owned) else {
                break;
            };
            if heading.eq_ignore_ascii_case(sdk::PUZZLE) && !sections.is_empty() {
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

    /// Reads a text between brackets, up to its end or to the first error.
    pub(super) fn document(&mut self, markup: Markup) -> Option<Result<Record, Error>> {
        let first = self.ahead.peek(0)?.number;
        self.is_json = markup == Markup::Json;
        let mut is_last_line = markup.end();
        let (mut text, mut taken): (String, Vec<Line>) = (String::new(), Vec::new());
        let (mut is_last, mut is_broken, mut next_check) = (false, false, 1);
        while !is_last
            && !is_broken
            && let Some(line) = self.ahead.take()
        {
            is_last = is_last_line(&line.text);
            text += &line.text;
            text.push('\n');
            taken.push(line);
            // Each check reads the whole text, so the interval doubles.
            if !is_last && taken.len() == next_check {
                is_broken = text.len() > LONGEST || markup.is_broken(&text);
                next_check *= 2;
            }
        }
        if !is_last || (taken.len() > 1 && markup.is_broken(&text)) {
            let problem = (text.len() > LONGEST).then_some(FormatProblem::TooLong {});
            self.leave_broken(markup, &mut taken);
            if let Some(problem) = problem {
                return Some(Err(problem.into()));
            }
            text = taken.iter().flat_map(|line| [&line.text, "\n"]).collect();
        } else if markup == Markup::Json {
            self.last_in_list = Some(self.ahead.last_taken);
        }
        let results = markup.read(&text, &self.context);
        let texts = if markup == Markup::Json { self.texts_of(&text, &taken, results.len()) } else { None };
        let mut texts = texts.into_iter().flatten();
        for result in results {
            let result = match result {
                Ok(record) => Ok(Record { line: record.line + first - 1, ..record }),
                Err(error) => Err(error.shifted_to(first)),
            };
            self.ready.push_back(ReadyRecord { result, text: texts.next().flatten() });
        }
        self.next_ready()
    }

    /// The texts of this number of objects in a JSON text, if texts are kept. A single object is
    /// kept unchanged; each object of a list becomes one line.
    fn texts_of(&self, text: &str, taken: &[Line], count: usize) -> Option<Vec<Option<Vec<u8>>>> {
        if self.row_texts == RowTexts::Dropped {
            return None;
        }
        if let Some(path) = json::list_path(text) {
            let values =
                json_text::values_in(text.as_bytes(), &path).filter(|values| values.len() == count)?;
            return Some(
                values.into_iter().map(|value| json_text::object_line(&text.as_bytes()[value])).collect(),
            );
        }
        let is_object = text.trim_start().starts_with('{');
        is_object.then(|| vec![Some(taken.iter().flat_map(Line::bytes).collect())])
    }

    /// Keeps only those lines that belong to a broken text, and puts the others back. An object
    /// with more than its bracket on the first line was meant to be one line. Any other text
    /// extends to where something else begins.
    fn leave_broken(&mut self, markup: Markup, taken: &mut Vec<Line>) {
        let is_line = markup == Markup::Json
            && taken.first().is_some_and(|line| !["{", "[", "[{"].contains(&line.text.trim()));
        let begins = |line: &Line, context: &Context| {
            line.text.starts_with('{')
                || line.text.starts_with("<?xml")
                || line.text.trim().is_empty()
                || one_line_format(&line.text, context).is_some()
        };
        let next = match taken.iter().skip(1).position(|line| is_line || begins(line, &self.context)) {
            Some(next) => next + 1,
            None => taken.len(),
        };
        let is_all = next == taken.len();
        self.ahead.put_back(taken.drain(next..));
        let mut length = 0;
        while is_all
            && !is_line
            && length <= LONGEST
            && self.ahead.peek(0).is_some_and(|line| !begins(line, &self.context))
        {
            length += self.ahead.take().map_or(0, |line| line.text.len());
        }
        self.last_in_list = taken.first().map(|line| line.number).filter(|_| next == 1);
    }
}

/// Recognises the last line of a JSON text, where its first bracket closes.
fn end_of_json() -> impl FnMut(&str) -> bool {
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

/// Recognises the last line of an XML text, where its root element closes.
fn end_of_xml() -> impl FnMut(&str) -> bool {
    let mut closing = None;
    move |line| {
        closing = closing.take().or_else(|| Some(format!("</{}>", xml::root(line)?)));
        closing.as_ref().is_some_and(|closing| line.contains(closing))
    }
}
