//! Sentences about actions and hints, the settings that concern them, and the full
//! board.

use std::collections::BTreeSet;

use sudokit::{Cell, Digit};

use super::{Controls, Sentences, clock_face, time_in_words};
use crate::check::NAMED;
use crate::texts::text;
use crate::{Advice, Change, Checks, Fault, Mistake, MistakeKind, Square, Status};

/// The digit whose notes were removed, if nothing else changed.
fn removed_note(changes: &[&Change]) -> Option<Digit> {
    let removed = |change: &Change| {
        let notes = |square: &Square| square.corner | square.centre;
        let digit = (notes(&change.before) - notes(&change.after)).single()?;
        let mut expected = change.before.clone();
        expected.remove_note(digit);
        expected.tints.clone_from(&change.after.tints);
        (expected == change.after).then_some(digit)
    };
    let digit = removed(changes.first()?)?;
    changes.iter().all(|change| removed(change) == Some(digit)).then_some(digit)
}

impl Sentences<'_> {
    /// The changes of the last action, and its faults.
    pub fn last_change(self) -> Vec<String> {
        let last = self.game.history().done().last();
        last.map_or_else(Vec::new, |entry| self.changes(&entry.changes))
    }

    /// The changes after all candidates were filled in. A few cells are described one by
    /// one.
    pub fn filled(self) -> Vec<String> {
        match self.game.history().done().last().map(|entry| entry.changes.len()) {
            Some(n) if n > NAMED => vec![text!("change-filled", n)],
            _ => self.last_change(),
        }
    }

    /// The cells that changed. A few digits are reported one by one. If notes changed with
    /// them, only the cells of the notes are named.
    fn changes(self, changes: &[Change]) -> Vec<String> {
        let cells = |changes: Vec<&Change>| changes.iter().map(|change| change.cell).collect::<Vec<Cell>>();
        let (digits, others): (Vec<&Change>, Vec<&Change>) =
            changes.iter().partition(|change| change.before.digit != change.after.digit);
        // Notes under a digit are hidden.
        let is_seen =
            |change: &&Change| change.after.digit.is_none() || change.before.color != change.after.color;
        let others: Vec<&Change> = others.into_iter().filter(is_seen).collect();
        let removed = removed_note(&others);
        let (digits, others) = (cells(digits), cells(others));
        let mut sentences: Vec<String> = match digits.len() {
            many if many > NAMED => vec![text!("change-digits", n = many)],
            _ => digits.iter().map(|&cell| self.cell(cell)).collect(),
        };
        match (others.len(), digits.len()) {
            (0, _) => (),
            (many, _) if many > NAMED => sentences.push(text!("change-marks", n = many)),
            (_, 0) => sentences.extend(others.iter().map(|&cell| self.cell(cell))),
            (_, _) => {
                let cells = self.game.cell_names(others);
                sentences.push(match removed {
                    Some(digit) => text!("change-note-removed", digit = self.game.symbol(digit), cells),
                    None => text!("change-notes", cells),
                });
            }
        }
        sentences.extend(self.faults(digits.into_iter()));
        sentences
    }

    /// The faults of cells, as far as the player's checks report them. Two cells that
    /// clash with each other are reported once.
    fn faults(self, cells: impl Iterator<Item = Cell>) -> Vec<String> {
        let (game, faults) = (self.game, self.game.faults());
        let mut reported = BTreeSet::new();
        let sentence = |at: Cell| {
            let (fault, digit) = (faults.get(&at)?, game.digit(at)?);
            let twin = game.board().peers(at).iter().find(|&&peer| game.digit(peer) == Some(digit));
            let (cell, digit) = (game.cell_name(at), game.symbol(digit));
            Some(match (fault, twin) {
                (Fault::Conflict, Some(&twin)) => {
                    if !reported.insert([at.min(twin), at.max(twin)]) {
                        return None;
                    }
                    text!("change-clash", cell, digit, other = game.cell_name(twin))
                }
                (Fault::Conflict, None) => text!("change-excluded", cell, digit),
                (Fault::Wrong, _) => text!("advice-wrong-digit", cell, digit),
            })
        };
        cells.filter_map(sentence).collect()
    }

    /// The actions with these labels were undone.
    pub fn undone(self, labels: &[String]) -> String {
        text!("undo-done", actions = self.action_names(labels))
    }

    /// The actions with these labels were redone.
    pub fn redone(self, labels: &[String]) -> String {
        text!("redo-done", actions = self.action_names(labels))
    }

    /// Labels with the player's names of cells.
    fn action_names(self, labels: &[String]) -> Vec<String> {
        let naming = self.game.settings.coordinates;
        labels.iter().map(|label| naming.sentence(label)).collect()
    }

    /// This many actions were undone to remove mistakes.
    pub fn mistakes_undone(self, count: usize) -> String {
        text!("undo-mistakes", controls = self.controls.name(), n = count)
    }

    /// Mistakes of one kind that the board shows, so that many of them need no
    /// names.
    pub fn marked_mistakes(self, mistakes: &[Mistake]) -> String {
        let n = mistakes.len();
        let mut sentences = match mistakes.first().map(|mistake| mistake.kind) {
            Some(MistakeKind::Digit) if n > NAMED => vec![text!("mistakes-marked-digits", n)],
            _ if n > NAMED => vec![text!("mistakes-marked-notes", n)],
            _ => self.game.mistake_sentences(mistakes),
        };
        sentences.push(text!("mistakes-marked", n));
        sentences.join(" ")
    }

    /// The sentences about a full board. A board with empty cells has none.
    pub fn full_board(self) -> Vec<String> {
        match self.game.status() {
            Status::Open => Vec::new(),
            Status::Wrong => vec![self.wrong_board()],
            Status::Solved => self.solved(),
        }
    }

    fn wrong_board(self) -> String {
        // A screen marks the cells, so the sentence does not count them.
        let (problem, n) = match (self.controls, self.game.settings.checks) {
            (Controls::Keys, _) | (_, Checks::Off) => ("unknown", 0),
            (_, Checks::Conflicts) => ("clashes", self.game.faults().len()),
            (_, Checks::Solution) => ("wrong-digits", self.game.mistakes().len()),
        };
        let problem = if n == 0 { "unknown" } else { problem };
        text!("game-full-but-wrong", controls = self.controls.name(), problem, n)
    }

    /// The puzzle is solved: how long it took, and with how many hints.
    pub fn solved(self) -> Vec<String> {
        let hints = self.game.hints();
        let time = self.game.solved_at().unwrap_or(self.game.played());
        match self.controls {
            Controls::Keys => {
                vec![text!("game-solved"), text!("game-solved-time", time = clock_face(time), hints)]
            }
            Controls::Commands => vec![
                text!("game-solved"),
                text!("game-solved-time", time = time_in_words(time), hints),
                text!("game-solved-leave"),
            ],
        }
    }

    /// The advice, and what to do next.
    pub fn advice(self, advice: &Advice) -> Vec<String> {
        let mut sentences = advice.sentences(self.game);
        let controls = self.controls.name();
        match advice {
            // A screen shows the level and the keys next to the hint.
            Advice::Hint(hint) if self.controls == Controls::Commands => {
                let (level, levels) = hint.rung();
                sentences.push(text!("advice-hint-level", level, levels));
            }
            Advice::Mistakes(_) => sentences.push(text!("mistakes-next", controls)),
            Advice::DeadEnd => sentences.push(text!("advice-dead-end-next", controls)),
            _ => {}
        }
        sentences
    }

    /// The hint has been revealed completely.
    pub fn hint_complete(self) -> String {
        text!("advice-hint-complete", controls = self.controls.name())
    }

    /// No hint is open.
    pub fn no_hint(self) -> String {
        text!("advice-no-hint", controls = self.controls.name())
    }

    /// The game is paused, and refuses everything else.
    pub fn paused(self) -> String {
        text!("game-paused", controls = self.controls.name())
    }

    /// Whether the game is paused now.
    pub fn pause_state(self) -> String {
        if self.game.is_paused() {
            text!("game-paused-board", controls = self.controls.name())
        } else {
            text!("game-clock-running")
        }
    }

    /// The setting for reports about wrong entries.
    pub fn checks(self) -> String {
        text!("settings-checks", value = self.game.settings.checks.name())
    }

    /// The setting for the treatment of wrong entries.
    pub fn entries(self) -> String {
        text!("settings-entries", value = self.game.settings.entries.name())
    }

    /// Whether digits remove notes.
    pub fn tidying(self) -> String {
        text!("settings-tidying", value = self.game.settings.tidying.name())
    }
}
