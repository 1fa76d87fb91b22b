//! The table of all commands: how they are typed, what they do, and how they are
//! read. `help` prints it.

use std::ops::ControlFlow;

use sudokit::board::HouseKind;
use sudokit_game::{Action, Entries, Game, NoteKind};

use super::commands::{Answer, Reading, act, answer, ask};
use super::console::Console;
use super::words::{PUT, Words, numbers};
use super::{commands, drawing, hints};

/// A row of the table.
pub(super) struct CommandRow {
    /// Its name, then its other names.
    names: &'static [&'static str],
    /// How it is typed.
    usage: &'static str,
    example: &'static str,
    /// What it does.
    about: &'static str,
    read: fn(&mut Words<'_>) -> Reading,
}

/// A row of the table.
const fn command(
    names: &'static [&'static str],
    usage: &'static str,
    example: &'static str,
    about: &'static str,
    read: fn(&mut Words<'_>) -> Reading,
) -> CommandRow {
    CommandRow { names, usage, example, about, read }
}

/// What a player can type, in the order of `help`.
#[rustfmt::skip]
static COMMANDS: &[CommandRow] = &[
    command(&["put"], "CELLS=DIGIT", "r4c5=7", "puts a digit into cells", commands::put),
    command(&["erase", "clear"], "erase CELLS", "erase r4c5", "erases digits, then notes, then colours; so does r4c5=", |words| act(Action::Erase { cells: words.cells()? })),
    command(&["note", "centre", "center"], "note CELLS DIGITS", "note r1c1 3 5", "notes digits in the middle of cells, or no longer", |words| commands::notes(words, NoteKind::Centre)),
    command(&["corner"], "corner CELLS DIGITS", "corner r1c1 3 5", "notes digits in the corners of cells, or no longer", |words| commands::notes(words, NoteKind::Corner)),
    command(&["color", "colour"], "color CELLS COLOUR", "color r1c1 green", "paints cells, or no longer", |words| act(Action::Color { cells: words.cells()?, color: words.color()? })),
    command(&["tint"], "tint CELLS DIGIT COLOUR", "tint r1c1 3 green", "paints a digit among the notes of cells, or no longer", commands::tint),
    command(&["fill"], "fill", "fill", "notes what the rules leave in every cell without centre notes", |_| act(Action::FillNotes)),
    command(&["clean"], "clean", "clean", "strikes notes that digits on the board rule out", |_| act(Action::CleanNotes)),
    command(&["board", "show"], "board", "board", "draws the board", |_| answer(|console| drawing::draw(&console.session.game))),
    command(&["rules"], "rules", "rules", "says what the board asks for", |_| answer(|console| console.sentences().rules())),
    command(&["regions"], "regions", "regions", "draws which cells of a jigsaw form a region", |_| answer(|console| drawing::regions(&console.session.game))),
    command(&["row"], "row NUMBER", "row 4", "reads a row", |words| commands::house(words, HouseKind::Row)),
    command(&["column", "col"], "column NUMBER", "column 3", "reads a column", |words| commands::house(words, HouseKind::Column)),
    command(&["box", "region"], "box NUMBER", "box 5", "reads a box, or a region of a jigsaw", commands::region),
    command(&["cell"], "cell CELLS", "cell r4c5", "tells what stands in cells, and what the rules leave", |words| commands::describe(words.cells()?)),
    command(&["where"], "where DIGIT", "where 7", "tells where a digit stands and is noted", commands::places_of),
    command(&["left"], "left", "left", "tells how many of each digit are missing", |_| answer(|console| console.sentences().left())),
    command(&["undo", "u"], "undo [NUMBER]", "undo 3", "takes the last actions back", |words| commands::travel(words, Game::undo, |console, labels| console.sentences().undone(labels))),
    command(&["redo"], "redo [NUMBER]", "redo", "does again what was taken back", |words| commands::travel(words, Game::redo, |console, labels| console.sentences().redone(labels))),
    command(&["mistake"], "mistake", "mistake", "goes back to before the first mistake", |_| answer(commands::undo_mistakes)),
    command(&["check"], "check", "check", "tells whether everything is right so far", |_| answer(|console| console.session.game.check().sentences(&console.session.game))),
    command(&["hint"], "hint", "hint", "tells where to look; again, more, up to the move", |_| answer(hints::reveal)),
    command(&["lesson"], "lesson", "lesson", "explains the technique of the hint", |_| answer(hints::lesson)),
    command(&["do"], "do", "do", "does what the hint says", |_| answer(hints::follow)),
    command(&["checks"], "checks off, conflicts or solution", "checks solution", "chooses what the game says about wrong entries", commands::checks),
    command(&["refuse"], "refuse", "refuse", "from now on, wrong entries are not written down", |_| commands::entries(Entries::Refused)),
    command(&["mark"], "mark", "mark", "from now on, wrong entries are written down, and the game says so", |_| commands::entries(Entries::Marked)),
    command(&["tidy"], "tidy on or off", "tidy off", "chooses whether digits strike the notes that they rule out", commands::tidy),
    command(&["time"], "time", "time", "tells how long you have played", |_| ask(|sentences| vec![sentences.time()])),
    command(&["pause"], "pause", "pause", "stops the clock; again, starts it", |_| answer(commands::pause)),
    command(&["restart"], "restart", "restart", "empties the board of everything but the givens", |_| act(Action::Restart)),
    command(&["copy", "share"], "copy [FORM]", "copy sudokupad", "writes the puzzle and the position on a line each, or a link", commands::copy),
    command(&["new"], "new [LEVEL] [SIZE] [RULES]", "new hard 9 diagonals", "begins a new game; this one stays saved", commands::new_game),
    command(&["games"], "games", "games", "lists the saved games", |_| answer(commands::games)),
    command(&["resume"], "resume NUMBER", "resume 1", "continues a game of that list", commands::resume),
    command(&["history"], "history [NUMBER]", "history 5", "tells what was done last", commands::history),
    command(&["stats", "statistics"], "stats", "stats", "tells how you did in all games", |_| answer(commands::statistics)),
    command(&["help", "?"], "help [COMMAND]", "help note", "lists the commands, or explains one", help),
    command(&["quit", "exit", "q"], "quit", "quit", "saves the game and leaves", |_| answer(quit)),
];

/// The commands that work during a pause, because they do not show the board.
const DURING_PAUSE: [&str; 5] = ["time", "pause", "stats", "help", "quit"];

/// Reads a line: its command, and what is to be done. A blank line has no command.
pub(super) fn read(line: &str, game: &Game) -> Option<Result<(&'static CommandRow, Answer), String>> {
    // Words are repeated in answers, which must not contain control characters.
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
        None => Err(unknown(first, " Type help for the commands, or a cell and its digit: r4c5=7.")),
    })
}

/// Whether a line begins with a command or a cell of the game, and so is no puzzle.
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
fn unknown(word: &str, otherwise: &str) -> String {
    let meant = nearest(&word.to_lowercase(), COMMANDS.iter().map(CommandRow::name));
    let advice = meant.map_or_else(|| otherwise.to_owned(), |meant| format!(" Did you mean {meant}?"));
    format!("There is no command '{word}'.{advice}")
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
        answer.map_err(|problem| format!("{problem} Type {}.", self.syntax()))
    }

    /// `note CELLS DIGITS, such as note r1c1 3 5`
    fn syntax(&self) -> String {
        let Self { usage, example, .. } = self;
        if usage == example { (*usage).to_owned() } else { format!("{usage}, such as {example}") }
    }

    /// The help for the command.
    fn help(&self) -> Vec<String> {
        let mut sentences = vec![format!("{}: {}.", self.usage, self.about)];
        if self.usage != self.example {
            sentences.push(format!("For example: {}", self.example));
        }
        if self.names.len() > 1 {
            sentences.push(format!("It also answers to {}.", self.names[1..].join(" and ")));
        }
        sentences
    }
}

/// All commands, one per line.
fn help_all() -> Vec<String> {
    let width = COMMANDS.iter().map(|command| command.example.len()).max().unwrap_or(0);
    let line = |command: &CommandRow| format!("{:<width$}  {}", command.example, command.about);
    COMMANDS.iter().map(line).collect()
}

fn help(words: &mut Words<'_>) -> Reading {
    let Some(word) = words.take() else { return answer(|_| help_all()) };
    let command = find(word).or_else(|| COMMANDS.first().filter(|_| numbers(word).is_some()));
    let command = command.ok_or_else(|| unknown(word, ""))?;
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
    fn slips_are_understood_and_other_words_are_not() {
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
