//! The table of all commands: their names, and the functions that read them. `help`
//! prints it, with a message for each command: `plain-command-NAME`.

use std::ops::ControlFlow;

use sudokit::board::HouseKind;
use sudokit_game::{Action, Entries, Game, NoteKind};

use super::commands::{Answer, Reading, act, answer, ask};
use super::console::Console;
use super::words::{PUT, Words, numbers};
use super::{commands, drawing, hints};
use crate::texts::{TEXTS, text};

/// A row of the table.
pub(super) struct CommandRow {
    /// Its name, then its other names.
    names: &'static [&'static str],
    /// Its form when typed.
    usage: &'static str,
    example: &'static str,
    read: fn(&mut Words<'_>) -> Reading,
}

/// A row of the table.
const fn command(
    names: &'static [&'static str],
    usage: &'static str,
    example: &'static str,
    read: fn(&mut Words<'_>) -> Reading,
) -> CommandRow {
    CommandRow { names, usage, example, read }
}

/// The commands that a player can type, in the order of `help`.
#[rustfmt::skip]
static COMMANDS: &[CommandRow] = &[
    command(&["put"], "CELLS=DIGIT", "r4c5=7", commands::put),
    command(&["erase", "clear"], "erase CELLS", "erase r4c5", |words| act(Action::Erase { cells: words.cells()? })),
    command(&["note", "centre", "center"], "note CELLS DIGITS", "note r1c1 3 5", |words| commands::notes(words, NoteKind::Centre)),
    command(&["corner"], "corner CELLS DIGITS", "corner r1c1 3 5", |words| commands::notes(words, NoteKind::Corner)),
    command(&["color", "colour"], "color CELLS COLOUR", "color r1c1 green", |words| act(Action::Color { cells: words.cells()?, color: words.color()? })),
    command(&["tint"], "tint CELLS DIGIT COLOUR", "tint r1c1 3 green", commands::tint),
    command(&["fill"], "fill", "fill", |_| act(Action::FillNotes)),
    command(&["clean"], "clean", "clean", |_| act(Action::CleanNotes)),
    command(&["board", "show"], "board", "board", |_| answer(|console| drawing::draw(&console.session.game))),
    command(&["rules"], "rules", "rules", |_| answer(|console| console.sentences().rules())),
    command(&["regions"], "regions", "regions", |_| answer(|console| drawing::regions(&console.session.game))),
    command(&["row"], "row NUMBER", "row 4", |words| commands::house(words, HouseKind::Row)),
    command(&["column", "col"], "column NUMBER", "column 3", |words| commands::house(words, HouseKind::Column)),
    command(&["box", "region"], "box NUMBER", "box 5", commands::region),
    command(&["cell"], "cell CELLS", "cell r4c5", |words| commands::describe(words.cells()?)),
    command(&["candidates", "cands"], "candidates row|column|box|region NUMBER", "candidates row 4", commands::candidates),
    command(&["where"], "where DIGIT", "where 7", commands::places_of),
    command(&["left"], "left", "left", |_| answer(|console| console.sentences().left())),
    command(&["undo", "u"], "undo [NUMBER]", "undo 3", |words| commands::travel(words, Game::undo, |console, labels| console.sentences().undone(labels))),
    command(&["redo"], "redo [NUMBER]", "redo", |words| commands::travel(words, Game::redo, |console, labels| console.sentences().redone(labels))),
    command(&["mistake", "back"], "mistake", "mistake", |_| answer(commands::undo_mistakes)),
    command(&["check"], "check", "check", |_| answer(|console| console.session.game.check().sentences(&console.session.game))),
    command(&["hint", "more"], "hint", "hint", |_| answer(hints::reveal)),
    command(&["lesson"], "lesson", "lesson", |_| answer(hints::lesson)),
    command(&["do", "apply"], "do", "do", |_| answer(hints::follow)),
    command(&["checks"], "checks [off|conflicts|solution]", "checks solution", commands::checks),
    command(&["refuse"], "refuse", "refuse", |_| commands::entries(Entries::Refused)),
    command(&["mark"], "mark", "mark", |_| commands::entries(Entries::Marked)),
    command(&["tidy"], "tidy [on|off]", "tidy off", commands::tidy),
    command(&["time"], "time", "time", |_| ask(|sentences| vec![sentences.time()])),
    command(&["pause"], "pause", "pause", |_| answer(commands::pause)),
    command(&["restart"], "restart", "restart", |_| act(Action::Restart)),
    command(&["copy", "share"], "copy [FORM]", "copy sudokupad", commands::copy),
    command(&["new"], "new [LEVEL] [SIZE] [RULES]", "new hard 9 diagonals", commands::new_game),
    command(&["games"], "games", "games", |_| answer(commands::games)),
    command(&["resume"], "resume NUMBER", "resume 1", commands::resume),
    command(&["history"], "history [NUMBER]", "history 5", commands::history),
    command(&["stats", "statistics"], "stats", "stats", |_| answer(commands::statistics)),
    command(&["help", "?"], "help [COMMAND]", "help note", help),
    command(&["quit", "exit", "q"], "quit", "quit", |_| answer(quit)),
];

/// The commands that work during a pause, because they do not show the board.
const DURING_PAUSE: [&str; 5] = ["time", "pause", "stats", "help", "quit"];

/// Reads a line: its command, and the action to perform. A blank line has no command.
pub(super) fn read(line: &str, game: &Game) -> Option<Result<(&'static CommandRow, Answer), String>> {
    // Answers repeat words of the line, and must not contain control characters.
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.replace(PUT, &format!(" {PUT} "));
    let mut words = Words::new(&line, game);
    let first = words.peek()?;
    let found = if numbers(first).is_some() {
        COMMANDS.first()
    } else {
        words.take();
        find(first)
    };
    Some(match found {
        Some(command) => command.parse(&mut words).map(|answer| (command, answer)),
        None => Err(similar(first).unwrap_or_else(|| text!("plain-unknown-command-help", word = first))),
    })
}

/// Whether a line begins with a command or a cell of the game, and so is not a puzzle.
///
/// ```
/// use sudokit_tui::plain::is_command;
///
/// assert!(is_command("r4c5=7") && is_command("Hint"));
/// assert!(!is_command("53..7....6..195...") && !is_command("S9B05030t1g"));
/// ```
pub fn is_command(line: &str) -> bool {
    let first = line.split(|c: char| c.is_whitespace() || c == '=').find(|word| !word.is_empty());
    first.is_some_and(|word| numbers(word).is_some() || find(word).is_some())
}

fn find(word: &str) -> Option<&'static CommandRow> {
    COMMANDS.iter().find(|command| command.names.iter().any(|name| name.eq_ignore_ascii_case(word)))
}

/// `There is no command 'hnit'. Did you mean hint?`
fn similar(word: &str) -> Option<String> {
    let command = nearest(&word.to_lowercase(), COMMANDS.iter().map(CommandRow::name))?;
    Some(text!("plain-unknown-command-similar", word, command))
}

impl CommandRow {
    fn name(&self) -> &'static str {
        self.names[0]
    }

    pub(super) fn works_during_pause(&self) -> bool {
        DURING_PAUSE.contains(&self.name())
    }

    fn parse(&self, words: &mut Words<'_>) -> Reading {
        let answer = (self.read)(words).and_then(|answer| words.end().map(|()| answer));
        answer.map_err(|problem| self.explain(&problem))
    }

    /// `Which digit? Type note CELLS DIGITS, for example note r1c1 3 5.`
    fn explain(&self, problem: &str) -> String {
        let Self { usage, example, .. } = *self;
        if usage == example {
            text!("plain-usage", problem, usage)
        } else {
            text!("plain-usage-example", problem, usage, example)
        }
    }

    /// The description of the command.
    fn about(&self) -> String {
        TEXTS.message(&format!("plain-command-{}", self.name()), &[])
    }

    /// The help for the command.
    fn help(&self) -> Vec<String> {
        let Self { names, usage, example, .. } = *self;
        let mut sentences = vec![usage.to_owned(), self.about()];
        if usage != example {
            sentences.push(text!("plain-help-example", example));
        }
        if names.len() > 1 {
            sentences.push(text!("plain-help-names", names = names[1..].to_vec()));
        }
        sentences
    }
}

/// All commands, one per line.
fn help_all() -> Vec<String> {
    let width = COMMANDS.iter().map(|command| command.example.len()).max().unwrap_or(0);
    let line = |command: &CommandRow| format!("{:<width$}  {}", command.example, command.about());
    COMMANDS.iter().map(line).collect()
}

fn help(words: &mut Words<'_>) -> Reading {
    let Some(word) = words.take() else { return answer(|_| help_all()) };
    let command = find(word).or_else(|| COMMANDS.first().filter(|_| numbers(word).is_some()));
    let command =
        command.ok_or_else(|| similar(word).unwrap_or_else(|| text!("plain-unknown-command", word)))?;
    answer(|_| command.help())
}

fn quit(console: &mut Console<'_>) -> Vec<String> {
    console.flow = ControlFlow::Break(());
    Vec::new()
}

/// The word that takes the fewest changes (letters added, removed, replaced, or
/// swapped with a neighbour), if they are few enough for a typing mistake.
fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = if word.chars().count() < 4 { 1 } else { 2 };
    let distances = known.map(|other| (strsim::osa_distance(word, other), other));
    let best = distances.min_by_key(|&(distance, _)| distance);
    best.filter(|&(distance, _)| distance <= most).map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_are_recognised_and_other_words_are_not() {
        let words = ["hint", "history", "undo", "do"];
        for (typed, meant) in [
            ("hnit", Some("hint")),
            ("hin", Some("hint")),
            ("hisotry", Some("history")),
            ("banana", None),
            ("od", Some("do")),
        ] {
            assert_eq!(nearest(typed, words.into_iter()), meant, "{typed}");
        }
    }
}
