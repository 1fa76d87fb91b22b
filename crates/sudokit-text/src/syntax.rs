//! Parses the part of Fluent's syntax that our files use.
//!
//! ```text
//! # A comment.
//! id = Text with { $argument }
//!     that continues on an indented line.
//!     .attribute = Another text.
//! -term = A text for other messages.
//! ```
//!
//! A `Pattern` is a list of pieces: text, something to insert, or a choice between
//! patterns. The parser works on one entry at a time: from a line that begins with
//! a name to the next one.

use std::collections::HashMap;
use std::fmt;

/// A message, or a term, whose name begins with a hyphen.
#[derive(Clone, Debug)]
pub(crate) struct Message<'s> {
    pub(crate) value: Pattern<'s>,
    pub(crate) attributes: Vec<(&'s str, Pattern<'s>)>,
}

impl Message<'_> {
    /// The text, if it is on one line and nothing is inserted.
    pub(crate) fn fixed(&self) -> Option<&str> {
        match &self.value[..] {
            [Piece::Text(text)] if !text.contains('\n') => Some(text),
            _ => None,
        }
    }
}

pub(crate) type Pattern<'s> = Vec<Piece<'s>>;

/// A part of a pattern.
#[derive(Clone, Debug)]
pub(crate) enum Piece<'s> {
    Text(String),
    Place(Expression<'s>),
    Choice { by: Expression<'s>, variants: Vec<Variant<'s>> },
}

/// The content of braces.
#[derive(Clone, Debug)]
pub(crate) enum Expression<'s> {
    Literal(&'s str),
    Argument(&'s str),
    Message { id: &'s str, attribute: Option<&'s str> },
    Call { function: &'s str, argument: &'s str, options: Vec<(&'s str, &'s str)> },
}

/// One way to continue, and when to choose it.
#[derive(Clone, Debug)]
pub(crate) struct Variant<'s> {
    pub(crate) key: Key<'s>,
    pub(crate) pattern: Pattern<'s>,
    pub(crate) is_default: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Key<'s> {
    Number(u64),
    Word(&'s str),
}

/// A fault in a file of messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxProblem {
    /// The line of the file, from 1.
    pub line: usize,
    /// The syntax that the parser expected there.
    pub expected: &'static str,
}

impl fmt::Display for SyntaxProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for SyntaxProblem {}

/// Parses the messages of a file.
pub(crate) fn parse(text: &str) -> Result<HashMap<&str, Message<'_>>, SyntaxProblem> {
    let mut messages = HashMap::new();
    let mut parser = Parser { text, at: 0 };
    loop {
        match parser.peek() {
            None => return Ok(messages),
            Some('#') => parser.skip_line(),
            Some('\n' | ' ' | '\r') => parser.advance(),
            Some(_) => {
                let (id, message) = parser.message()?;
                messages.insert(id, message);
            }
        }
    }
}

struct Parser<'s> {
    text: &'s str,
    at: usize,
}

impl<'s> Parser<'s> {
    fn rest(&self) -> &'s str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn advance(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |end| end + 1);
    }

    fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches(' ').len();
    }

    fn skip_blank(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn take(&mut self, expected: &'static str) -> Result<(), SyntaxProblem> {
        let found = self.rest().strip_prefix(expected).ok_or_else(|| self.problem(expected))?;
        self.at = self.text.len() - found.len();
        Ok(())
    }

    fn problem(&self, expected: &'static str) -> SyntaxProblem {
        SyntaxProblem { line: self.text[..self.at].matches('\n').count() + 1, expected }
    }

    fn name(&mut self) -> Result<&'s str, SyntaxProblem> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let rest = self.rest();
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(self.problem("a name"));
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn message(&mut self) -> Result<(&'s str, Message<'s>), SyntaxProblem> {
        let start = self.at;
        if self.peek() == Some('-') {
            self.advance();
        }
        self.name()?;
        let id = &self.text[start..self.at];
        self.skip_spaces();
        self.take("=")?;
        let value = self.pattern()?;
        let mut attributes = Vec::new();
        loop {
            let before = self.at;
            self.skip_blank();
            if self.peek() != Some('.') {
                self.at = before;
                return Ok((id, Message { value, attributes }));
            }
            self.advance();
            let name = self.name()?;
            self.skip_spaces();
            self.take("=")?;
            attributes.push((name, self.pattern()?));
        }
    }

    /// A text with placeables, up to a line that is not indented or that begins
    /// something else.
    fn pattern(&mut self) -> Result<Pattern<'s>, SyntaxProblem> {
        let mut lines = PatternLines::default();
        self.skip_spaces();
        loop {
            let rest = self.rest();
            let end = rest.find(['\n', '{', '}']).unwrap_or(rest.len());
            lines.text(&rest[..end]);
            self.at += end;
            match self.peek() {
                Some('{') => lines.piece(self.placeable()?),
                Some('\n') if self.continues() => {
                    self.advance();
                    let indent = self.rest().len() - self.rest().trim_start_matches(' ').len();
                    self.at += indent;
                    lines.line(indent);
                }
                _ => return Ok(lines.finish()),
            }
        }
    }

    /// Whether the pattern continues after the end of this line: the next line that
    /// is not blank is indented and begins with text or a placeable.
    fn continues(&self) -> bool {
        let next = self.rest().lines().skip(1).find(|line| !line.trim().is_empty());
        next.is_some_and(|line| line.starts_with(' ') && !line.trim_start().starts_with(['.', '[', '*', '}']))
    }

    fn placeable(&mut self) -> Result<Piece<'s>, SyntaxProblem> {
        self.take("{")?;
        self.skip_blank();
        let expression = self.expression()?;
        self.skip_blank();
        let piece = if self.rest().starts_with("->") {
            self.take("->")?;
            Piece::Choice { by: expression, variants: self.variants()? }
        } else {
            Piece::Place(expression)
        };
        self.skip_blank();
        self.take("}")?;
        Ok(piece)
    }

    fn variants(&mut self) -> Result<Vec<Variant<'s>>, SyntaxProblem> {
        let mut variants = Vec::new();
        loop {
            self.skip_blank();
            let is_default = self.peek() == Some('*');
            if is_default {
                self.advance();
            }
            if self.peek() != Some('[') {
                break;
            }
            self.take("[")?;
            self.skip_blank();
            let key = self.key()?;
            self.skip_blank();
            self.take("]")?;
            variants.push(Variant { key, pattern: self.pattern()?, is_default });
        }
        if variants.iter().filter(|variant| variant.is_default).count() == 1 {
            Ok(variants)
        } else {
            Err(self.problem("one default variant, such as *[other]"))
        }
    }

    fn key(&mut self) -> Result<Key<'s>, SyntaxProblem> {
        let rest = self.rest();
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..digits].parse() {
            Ok(number) => {
                self.at += digits;
                Ok(Key::Number(number))
            }
            Err(_) => self.name().map(Key::Word),
        }
    }

    fn expression(&mut self) -> Result<Expression<'s>, SyntaxProblem> {
        match self.peek() {
            Some('"') => self.literal().map(Expression::Literal),
            Some('$') => {
                self.advance();
                self.name().map(Expression::Argument)
            }
            _ => self.reference(),
        }
    }

    /// A quoted text. Escapes are not needed and not supported.
    fn literal(&mut self) -> Result<&'s str, SyntaxProblem> {
        self.take("\"")?;
        let rest = self.rest();
        let end = rest.find(['"', '\n', '\\']).ok_or_else(|| self.problem("\""))?;
        self.at += end;
        self.take("\"")?;
        Ok(&rest[..end])
    }

    /// A message, a term, or a function with its arguments.
    fn reference(&mut self) -> Result<Expression<'s>, SyntaxProblem> {
        let start = self.at;
        if self.peek() == Some('-') {
            self.advance();
        }
        self.name()?;
        let id = &self.text[start..self.at];
        match self.peek() {
            Some('(') => self.call(id),
            Some('.') => {
                self.advance();
                Ok(Expression::Message { id, attribute: Some(self.name()?) })
            }
            _ => Ok(Expression::Message { id, attribute: None }),
        }
    }

    /// `FUNCTION($argument, option: "value")`
    fn call(&mut self, function: &'s str) -> Result<Expression<'s>, SyntaxProblem> {
        self.take("(")?;
        self.skip_blank();
        self.take("$")?;
        let argument = self.name()?;
        let mut options = Vec::new();
        loop {
            self.skip_blank();
            if self.peek() != Some(',') {
                break;
            }
            self.advance();
            self.skip_blank();
            let name = self.name()?;
            self.skip_blank();
            self.take(":")?;
            self.skip_blank();
            options.push((name, self.literal()?));
        }
        self.take(")")?;
        if matches!(function, "LIST" | "COUNT" | "WORDS" | "CAPITAL" | "FORM") {
            Ok(Expression::Call { function, argument, options })
        } else {
            Err(self.problem("one of the functions LIST, COUNT, WORDS, CAPITAL and FORM"))
        }
    }
}

/// The lines of a pattern, whose common indentation is not part of the text.
#[derive(Default)]
struct PatternLines<'s> {
    /// The pieces of each line, and the indentation of the line. The first line
    /// begins after the equals sign and has no indentation.
    lines: Vec<(Option<usize>, Pattern<'s>)>,
}

impl<'s> PatternLines<'s> {
    fn last(&mut self) -> &mut Pattern<'s> {
        if self.lines.is_empty() {
            self.lines.push((None, Vec::new()));
        }
        let (_, pieces) = self.lines.last_mut().expect("a line was added");
        pieces
    }

    fn text(&mut self, text: &str) {
        let text = text.trim_end_matches('\r');
        if !text.is_empty() {
            self.last().push(Piece::Text(text.to_owned()));
        }
    }

    fn piece(&mut self, piece: Piece<'s>) {
        self.last().push(piece);
    }

    fn line(&mut self, indent: usize) {
        self.last();
        self.lines.push((Some(indent), Vec::new()));
    }

    /// Joins the lines, without the indentation that all of them share, and without
    /// blanks at both ends.
    fn finish(self) -> Pattern<'s> {
        let is_filled = |line: &&(Option<usize>, Pattern<'s>)| !line.1.is_empty();
        let indents = self.lines.iter().filter(is_filled).filter_map(|(indent, _)| *indent);
        let common = indents.min().unwrap_or(0);
        let mut pattern: Pattern<'s> = Vec::new();
        for (number, (indent, pieces)) in self.lines.into_iter().enumerate() {
            let is_blank = pieces.is_empty();
            if !pattern.is_empty() && number > 0 {
                push_text(&mut pattern, "\n");
            }
            if !is_blank {
                push_text(&mut pattern, &" ".repeat(indent.unwrap_or(0).saturating_sub(common)));
            }
            for piece in pieces {
                match piece {
                    Piece::Text(text) => push_text(&mut pattern, &text),
                    other => pattern.push(other),
                }
            }
        }
        if let Some(Piece::Text(last)) = pattern.last_mut() {
            last.truncate(last.trim_end().len());
        }
        pattern.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
        pattern
    }
}

/// Adds a text to a pattern. If the pattern ends with a text, appends to that.
fn push_text(pattern: &mut Pattern<'_>, text: &str) {
    match pattern.last_mut() {
        Some(Piece::Text(last)) => last.push_str(text),
        _ if text.is_empty() => {}
        _ => pattern.push(Piece::Text(text.to_owned())),
    }
}
