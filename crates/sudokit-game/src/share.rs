//! A game as text for other programs and other people.

use sudokit::Error;
use sudokit::board::Progress;
use sudokit::format::{self, Format};

use crate::Game;
use crate::choices::choices;
use crate::texts::text;

choices! {
    /// The part of a game to copy, and the program that it is for.
    enum ShareForm {
        /// The givens on one line.
        Puzzle => "puzzle",
        /// The givens, digits and centre notes, for programs that keep them apart.
        Position => "position",
        /// A link that opens it on f-puzzles.com.
        Fpuzzles => "f-puzzles",
        /// A link that opens it in SudokuPad.
        SudokuPad => "sudokupad",
        /// The code that SudokuWiki imports.
        SudokuWiki => "sudokuwiki",
    }
}

impl ShareForm {
    /// The description for a menu.
    pub fn about(self) -> String {
        text!("share-form", form = self.name())
    }
}

impl Game {
    /// The game in a form to share, without a line break at its end. Fails if the
    /// form cannot represent the board.
    ///
    /// ```
    /// use sudokit::Control;
    /// use sudokit_game::{Game, ShareForm};
    ///
    /// let record = sudokit::format::parse("1...\n..2.\n.3..\n...4")?;
    /// let game = Game::new(&record, &Control::new())?;
    /// assert_eq!(game.share(ShareForm::Puzzle)?, "1.....2..3.....4");
    /// assert!(game.share(ShareForm::SudokuPad)?.starts_with("https://sudokupad.app/"));
    /// assert!(game.share(ShareForm::SudokuWiki).is_err(), "it has 9x9 boards only");
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn share(&self, form: ShareForm) -> Result<String, Error> {
        // The first format that can represent the board is used.
        let has_notes = !self.progress().marks.is_empty();
        let formats: &[Format] = match form {
            ShareForm::Puzzle => &[Format::Line, Format::Fpuzzles, Format::Grid],
            // HoDoKu's line contains removed candidates, but no other notes.
            ShareForm::Position if has_notes => &[Format::Fpuzzles, Format::SudokuCoach, Format::Hodoku],
            ShareForm::Position => &[Format::Hodoku, Format::Fpuzzles, Format::SudokuCoach],
            ShareForm::Fpuzzles => &[Format::Fpuzzles],
            ShareForm::SudokuPad => &[Format::SudokuPad],
            ShareForm::SudokuWiki => &[Format::SudokuWiki],
        };
        let mut record = self.record(formats[0]);
        if form == ShareForm::Puzzle {
            record.progress = Progress::default();
        }
        let mut written = format::write(&record, formats[0]);
        for &format in &formats[1..] {
            written = written.or_else(|_| format::write(&record, format));
        }
        Ok(written?.trim_end().to_owned())
    }
}
