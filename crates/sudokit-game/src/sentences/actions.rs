//! Sentences about actions and hints, the settings that concern them, and the full
//! board.

use sudokit::Cell;

use super::Sentences;
use super::words::{clock_face, counted, duration};
use crate::{Advice, Change, Checks, Entries, Fault, Mistake, MistakeKind, Status, Tidying};

/// More cells than this are counted instead of named.
const NAMED: usize = 4;

impl Sentences<'_> {
    /// What the last action changed, and what is wrong with it.
    pub fn last_change(self) -> Vec<String> {
        let last = self.game.history().done().last();
        last.map_or_else(Vec::new, |entry| self.changes(&entry.changes))
    }

    /// What cells hold now. A few digits are named one by one. If notes changed
    /// with them, only their cells are named.
    fn changes(self, changes: &[Change]) -> Vec<String> {
        let cells = |changes: Vec<&Change>| changes.iter().map(|change| change.cell).collect::<Vec<Cell>>();
        let (digits, others): (Vec<&Change>, Vec<&Change>) =
            changes.iter().partition(|change| change.before.digit != change.after.digit);
        // Notes under a digit are hidden.
        let is_seen =
            |change: &&Change| change.after.digit.is_none() || change.before.color != change.after.color;
        let (digits, others) = (cells(digits), cells(others.into_iter().filter(is_seen).collect()));
        let mut sentences: Vec<String> = match digits.len() {
            many if many > NAMED => vec![format!("{many} cells have other digits.")],
            _ => digits.iter().map(|&cell| self.cell(cell)).collect(),
        };
        match (others.len(), digits.len()) {
            (0, _) => (),
            (many, _) if many > NAMED => {
                sentences.push(format!("The notes or colours of {many} cells changed."));
            }
            (_, 0) => sentences.extend(others.iter().map(|&cell| self.cell(cell))),
            (_, _) => sentences.push(format!("The notes of {} changed.", self.places(others))),
        }
        sentences.extend(self.faults(digits.into_iter()));
        sentences
    }

    /// What is wrong with cells, as much as the player's checks allow.
    fn faults(self, cells: impl Iterator<Item = Cell>) -> Vec<String> {
        let (game, faults) = (self.game, self.game.faults());
        let sentence = |cell: Cell| {
            let (fault, digit) = (faults.get(&cell)?, game.digit(cell)?);
            let twin = game.board().peers(cell).iter().find(|&&peer| game.digit(peer) == Some(digit));
            let (at, symbol) = (self.at(cell), self.symbol(digit));
            Some(match (fault, twin) {
                (Fault::Conflict, Some(&twin)) => {
                    format!("{at} clashes: {} is {symbol} as well.", self.at(twin))
                }
                (Fault::Conflict, None) => format!("{at} cannot be {symbol}: the puzzle rules it out."),
                (Fault::Wrong, _) => format!("{at} is wrong: it is not {symbol}."),
            })
        };
        cells.filter_map(sentence).collect()
    }

    /// The actions with these labels were undone.
    pub fn undone(self, labels: &[String]) -> String {
        let actions = labels.join("; ");
        if labels.is_empty() {
            self.pick("There is nothing to take back.", "There is nothing to undo.").to_owned()
        } else {
            self.pick(format!("Took back: {actions}."), format!("Undone: {actions}."))
        }
    }

    /// The actions with these labels were done again.
    pub fn redone(self, labels: &[String]) -> String {
        let actions = labels.join("; ");
        if labels.is_empty() {
            "There is nothing to do again.".to_owned()
        } else {
            self.pick(format!("Did again: {actions}."), format!("Done again: {actions}."))
        }
    }

    /// This many actions were undone to remove mistakes.
    pub fn mistakes_undone(self, count: usize) -> String {
        match count {
            0 => {
                self.pick("There is no mistake to go back from.", "There is no mistake on the board.").into()
            }
            _ => self.pick(
                match count {
                    1 => "Took back one action, to before the first mistake. r does it again.".to_owned(),
                    _ => {
                        format!("Took back {count} actions, to before the first mistake. r does them again.")
                    }
                },
                format!("{} taken back; no mistake is left.", counted(count as u64, "action")),
            ),
        }
    }

    /// Mistakes of one kind that are marked on the board, so that many of them need no
    /// names.
    pub fn marked_mistakes(self, mistakes: &[Mistake]) -> String {
        let told = match (mistakes.len(), mistakes.first().map(|mistake| mistake.kind)) {
            (count, Some(MistakeKind::Digit)) if count > NAMED => format!("{count} digits are wrong."),
            (count, _) if count > NAMED => format!("{count} cells have notes that lack the right digit."),
            _ => self.game.mistake_sentences(mistakes).join(" "),
        };
        let marked = match mistakes.len() {
            1 => "It is marked; b goes back to before it.",
            _ => "They are marked; b goes back to before them.",
        };
        format!("{told} {marked}")
    }

    /// What to say about a full board. An open one has no sentence.
    pub fn full_board(self) -> Vec<String> {
        match self.game.status() {
            Status::Open => Vec::new(),
            Status::Wrong => vec![self.wrong_board()],
            Status::Solved => self.solved(),
        }
    }

    fn wrong_board(self) -> String {
        let number = match self.game.settings.checks {
            Checks::Off => None,
            Checks::Conflicts => Some((self.game.faults().len(), "cell clashes", "cells clash")),
            Checks::Solution => Some((self.game.mistakes().len(), "digit is wrong", "digits are wrong")),
        };
        let number = number.filter(|(count, ..)| *count > 0).map(|(count, one, many)| {
            if count == 1 { format!(": 1 {one}") } else { format!(": {count} {many}") }
        });
        let number = number.unwrap_or_default();
        self.pick(
            "The board is full, but not right: w tells what is wrong, b goes back to before it.".to_owned(),
            format!(
                "The board is full, but not right{number}. Type check to hear more, or mistake to go back."
            ),
        )
    }

    /// The puzzle is solved: how long it took, and with how many hints.
    pub fn solved(self) -> Vec<String> {
        let (hints, solved_at) = (self.game.hints(), self.game.solved_at());
        let help = match hints {
            0 => self.pick("without a hint", "without hints").to_owned(),
            1 => self.pick("with one hint", "with 1 hint").to_owned(),
            _ => format!("with {hints} hints"),
        };
        self.pick(
            vec![
                "Well done: every digit is right.".to_owned(),
                format!("It took {}, {help}.", clock_face(solved_at.unwrap_or_default())),
            ],
            vec![format!(
                "Solved, in {} and {help}. Type quit to leave.",
                duration(solved_at.unwrap_or(self.game.played()))
            )],
        )
    }

    /// The advice, and what to do next.
    pub fn advice(self, advice: &Advice) -> Vec<String> {
        let next = match advice {
            Advice::Hint(hint) => {
                let (rung, rungs) = hint.rung();
                let next = format!("Level {rung} of {rungs}: type hint again for more, or do to do it.");
                self.pick(String::new(), next)
            }
            Advice::Mistakes(_) => self
                .pick("b goes back to before the first mistake.", "Type mistake to go back to before that.")
                .to_owned(),
            Advice::DeadEnd => self.pick("u takes back what was done.", "Type undo to go back.").to_owned(),
            Advice::NoSolution | Advice::Solved | Advice::Stuck | Advice::Stopped => String::new(),
        };
        let mut sentences = advice.sentences(self.game);
        sentences.extend((!next.is_empty()).then_some(next));
        sentences
    }

    /// The hint has been revealed completely.
    pub fn hint_complete(self) -> &'static str {
        self.pick(
            "That is all there is to tell: a does it.",
            "That is all there is to tell. Type do to do it.",
        )
    }

    /// There is no hint to follow.
    pub fn no_hint(self) -> &'static str {
        self.pick(
            "There is no hint to follow: t asks for one.",
            "There is no hint to follow. Type hint first.",
        )
    }

    /// The game is paused, and refuses everything else.
    pub fn paused(self) -> &'static str {
        self.pick("The game is paused: p continues.", "The game is paused. Type pause to continue.")
    }

    /// Whether the game is paused now.
    pub fn pause_state(self) -> &'static str {
        if self.game.is_paused() {
            self.pick("Paused. The board is covered until you press p.", "Paused. Type pause to continue.")
        } else {
            "The clock runs."
        }
    }

    /// What is reported about wrong entries.
    pub fn checks(self) -> &'static str {
        match self.game.settings.checks {
            Checks::Off => {
                "Checks are off: the game says nothing about wrong digits before the board is full."
            }
            Checks::Conflicts => "Checks are conflicts: the game says if a digit stands twice in a house.",
            Checks::Solution => "Checks are solution: the game says if a digit differs from the solution.",
        }
    }

    /// What happens to wrong entries.
    pub fn entries(self) -> &'static str {
        match self.game.settings.entries {
            Entries::Refused => "Wrong entries are refused.",
            Entries::Marked => "Wrong entries are written down, and the game says that they are wrong.",
        }
    }

    /// Whether digits remove notes.
    pub fn tidying(self) -> &'static str {
        match self.game.settings.tidying {
            Tidying::Automatic => "Tidy is on: digits strike the notes that they rule out.",
            Tidying::ByHand => "Tidy is off: notes stay until you strike them.",
        }
    }
}
