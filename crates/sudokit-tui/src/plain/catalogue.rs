//! The table of all commands: how they are typed, what they do, and how they are
//! read. `help` prints it.

use sudokit::{House, HouseKind};
use sudokit_game::{Action, Checks, Entries, Game, NoteKind, Tidying};

use super::command::{Query, TypedCommand};
use super::suggest::nearest;
use super::words::{PUT, Words, numbers};

/// A row of the table.
pub(super) struct CommandRow {
    /// Its name, then its other names.
    names: &'static [&'static str],
    /// How it is typed.
    usage: &'static str,
    example: &'static str,
    /// What it does.
    about: &'static str,
    read: fn(&mut Words<'_>) -> Result<TypedCommand, String>,
}

type Reading = Result<TypedCommand, String>;

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
    command(&["put"], "CELLS=DIGIT", "r4c5=7", "puts a digit into cells", put),
    command(&["erase", "clear"], "erase CELLS", "erase r4c5", "erases digits, then notes, then colours; so does r4c5=", erase),
    command(&["note", "centre", "center"], "note CELLS DIGITS", "note r1c1 3 5", "notes digits in the middle of cells, or no longer", |words| notes(words, NoteKind::Centre)),
    command(&["corner"], "corner CELLS DIGITS", "corner r1c1 3 5", "notes digits in the corners of cells, or no longer", |words| notes(words, NoteKind::Corner)),
    command(&["color", "colour"], "color CELLS COLOUR", "color r1c1 green", "paints cells, or no longer", color),
    command(&["tint"], "tint CELLS DIGIT COLOUR", "tint r1c1 3 green", "paints a digit among the notes of cells, or no longer", tint),
    command(&["fill"], "fill", "fill", "notes what the rules leave in every cell without centre notes", |_| Ok(TypedCommand::Act(Action::FillNotes))),
    command(&["clean"], "clean", "clean", "strikes notes that digits on the board rule out", |_| Ok(TypedCommand::Act(Action::CleanNotes))),
    command(&["show", "board"], "show", "show", "draws the board", |_| Ok(TypedCommand::Ask(Query::Board))),
    command(&["row"], "row NUMBER", "row 4", "reads a row", |words| house(words, HouseKind::Row)),
    command(&["column", "col"], "column NUMBER", "column 3", "reads a column", |words| house(words, HouseKind::Column)),
    command(&["box", "region"], "box NUMBER", "box 5", "reads a box, or a region of a jigsaw", region),
    command(&["cell"], "cell CELLS", "cell r4c5", "tells what stands in cells, and what the rules leave", |words| Ok(TypedCommand::Ask(Query::Cells(words.cells()?)))),
    command(&["where"], "where DIGIT", "where 7", "tells where a digit stands and is noted", |words| Ok(TypedCommand::Ask(Query::Where(words.digit()?)))),
    command(&["left"], "left", "left", "tells how many of each digit are missing", |_| Ok(TypedCommand::Ask(Query::Left))),
    command(&["undo", "u"], "undo [NUMBER]", "undo 3", "takes the last actions back", |words| words.number(usize::MAX, Some(1)).map(TypedCommand::Undo)),
    command(&["redo"], "redo [NUMBER]", "redo", "does again what was taken back", |words| words.number(usize::MAX, Some(1)).map(TypedCommand::Redo)),
    command(&["mistake"], "mistake", "mistake", "goes back to before the first mistake", |_| Ok(TypedCommand::Mistake)),
    command(&["check"], "check", "check", "tells whether everything is right so far", |_| Ok(TypedCommand::Ask(Query::Check))),
    command(&["hint"], "hint", "hint", "tells where to look; again, more, up to the move", |_| Ok(TypedCommand::Hint)),
    command(&["do"], "do", "do", "does what the hint says", |_| Ok(TypedCommand::Follow)),
    command(&["checks"], "checks off, conflicts or solution", "checks solution", "chooses what is told about wrong entries", checks),
    command(&["refuse"], "refuse", "refuse", "from now on, wrong entries are not written down", |_| Ok(TypedCommand::Entries(Entries::Refused))),
    command(&["mark"], "mark", "mark", "from now on, wrong entries are written down and told", |_| Ok(TypedCommand::Entries(Entries::Marked))),
    command(&["tidy"], "tidy on or off", "tidy off", "chooses whether digits strike the notes that they rule out", tidy),
    command(&["time"], "time", "time", "tells how long you have played", |_| Ok(TypedCommand::Ask(Query::Time))),
    command(&["pause"], "pause", "pause", "stops the clock; again, goes on", |_| Ok(TypedCommand::Pause)),
    command(&["restart"], "restart", "restart", "empties the board of everything but the givens", |_| Ok(TypedCommand::Act(Action::Restart))),
    command(&["copy"], "copy", "copy", "writes the puzzle and the position on a line each", |_| Ok(TypedCommand::Ask(Query::Copy))),
    command(&["history"], "history [NUMBER]", "history 5", "tells what was done last", |words| Ok(TypedCommand::Ask(Query::History(words.number(usize::MAX, Some(10))?)))),
    command(&["stats", "statistics"], "stats", "stats", "tells how you did in all games", |_| Ok(TypedCommand::Ask(Query::Stats))),
    command(&["help", "?"], "help [COMMAND]", "help note", "lists the commands, or explains one", help),
    command(&["quit", "exit", "q"], "quit", "quit", "saves the game and leaves", |_| Ok(TypedCommand::Quit)),
];

/// Reads a line. A blank line has no command.
pub(super) fn read(line: &str, game: &Game) -> Option<Reading> {
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
        Some(command) => command.parse(&mut words),
        None => Err(unknown(first, " Type help for the commands, or a cell and its digit: r4c5=7.")),
    })
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

    fn parse(&self, words: &mut Words<'_>) -> Reading {
        let command = (self.read)(words).and_then(|command| words.end().map(|()| command));
        command.map_err(|problem| format!("{problem} Type {}.", self.syntax()))
    }

    /// `note CELLS DIGITS, such as note r1c1 3 5`
    fn syntax(&self) -> String {
        let Self { usage, example, .. } = self;
        if usage == example { (*usage).to_owned() } else { format!("{usage}, such as {example}") }
    }

    /// The help for the command.
    pub(super) fn help(&self) -> Vec<String> {
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
pub(super) fn help_all() -> Vec<String> {
    let width = COMMANDS.iter().map(|command| command.example.len()).max().unwrap_or(0);
    let line = |command: &CommandRow| format!("{:<width$}  {}", command.example, command.about);
    COMMANDS.iter().map(line).collect()
}

fn put(words: &mut Words<'_>) -> Reading {
    let cells = words.cells()?;
    match words.peek() {
        None => return Ok(TypedCommand::Ask(Query::Cells(cells))),
        Some(PUT) => {
            words.take();
        }
        Some(_) => (),
    }
    if words.peek().is_none() {
        return Ok(TypedCommand::erase(cells));
    }
    Ok(TypedCommand::Digit { cells, digit: words.digit()? })
}

fn erase(words: &mut Words<'_>) -> Reading {
    words.cells().map(TypedCommand::erase)
}

fn notes(words: &mut Words<'_>, kind: NoteKind) -> Reading {
    Ok(TypedCommand::Notes { kind, cells: words.cells()?, digits: words.digits()? })
}

fn color(words: &mut Words<'_>) -> Reading {
    Ok(TypedCommand::color(words.cells()?, words.color()?))
}

fn tint(words: &mut Words<'_>) -> Reading {
    let (cells, digit, color) = (words.cells()?, words.digit()?, words.color()?);
    Ok(TypedCommand::Act(Action::Tint { cells, digit, color }))
}

fn house(words: &mut Words<'_>, kind: HouseKind) -> Reading {
    let number = words.number(words.side(), None)?;
    Ok(TypedCommand::Ask(Query::House(House { kind, index: number - 1 })))
}

fn region(words: &mut Words<'_>) -> Reading {
    let kind = if words.has_boxes() { HouseKind::Box } else { HouseKind::Region };
    house(words, kind)
}

fn checks(words: &mut Words<'_>) -> Reading {
    words.choice(&Checks::ALL.map(|checks| (checks.name(), checks))).map(TypedCommand::Checks)
}

fn tidy(words: &mut Words<'_>) -> Reading {
    words.choice(&[("on", Tidying::Automatic), ("off", Tidying::ByHand)]).map(TypedCommand::Tidying)
}

fn help(words: &mut Words<'_>) -> Reading {
    let Some(word) = words.take() else { return Ok(TypedCommand::Ask(Query::Help(None))) };
    match find(word) {
        Some(command) => Ok(TypedCommand::Ask(Query::Help(Some(command)))),
        None if numbers(word).is_some() => Ok(TypedCommand::Ask(Query::Help(COMMANDS.first()))),
        None => Err(unknown(word, "")),
    }
}
