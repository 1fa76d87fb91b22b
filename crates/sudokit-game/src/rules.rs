//! What a board asks for besides rows, columns and boxes, in words for players.

use sudokit::Geometry;
use sudokit::board::Extra;

use crate::choices::choices;

choices! {
    /// A rule that a board adds to the usual ones.
    ///
    /// ```
    /// use sudokit::Geometry;
    /// use sudokit::board::Extra;
    /// use sudokit_game::BoardRule;
    ///
    /// let board = Geometry::classic().with(Extra::Windows).unwrap();
    /// assert_eq!(BoardRule::of(&board), [BoardRule::Windows]);
    /// assert_eq!(BoardRule::board_name(&board), "9x9 windoku");
    /// ```
    enum BoardRule {
        /// Regions of any form take the place of boxes.
        Jigsaw => "jigsaw",
        /// Both diagonals are houses.
        Diagonals => "diagonals",
        /// One diagonal is a house.
        OneDiagonal => "one diagonal",
        /// Windows are houses.
        Windows => "windoku",
        /// The cells at the same place of their boxes form a house.
        DisjointGroups => "disjoint groups",
        /// Other groups of cells are houses.
        ExtraHouses => "extra houses",
    }
}

impl BoardRule {
    /// The rules of a board.
    pub fn of(board: &Geometry) -> Vec<Self> {
        let has = |extra: &Extra| board.extras().contains(extra);
        let diagonals =
            match [Extra::FallingDiagonal, Extra::RisingDiagonal].iter().filter(|e| has(e)).count() {
                0 => None,
                1 => Some(Self::OneDiagonal),
                _ => Some(Self::Diagonals),
            };
        let has_cells = board.extras().iter().any(|extra| matches!(extra, Extra::Cells(_)));
        let rules = [
            board.shape().is_none().then_some(Self::Jigsaw),
            diagonals,
            has(&Extra::Windows).then_some(Self::Windows),
            has(&Extra::DisjointGroups).then_some(Self::DisjointGroups),
            has_cells.then_some(Self::ExtraHouses),
        ];
        rules.into_iter().flatten().collect()
    }

    /// The rule in a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Jigsaw => {
                "Regions of any form take the place of boxes: each of them holds every digit once."
            }
            Self::Diagonals => "Both diagonals hold every digit once, too.",
            Self::OneDiagonal => "One diagonal holds every digit once, too.",
            Self::Windows => {
                "The windows, boxes that lie one row and one column away from the edge and from each other, hold every digit once, too."
            }
            Self::DisjointGroups => "Cells at the same place of their boxes hold different digits, too.",
            Self::ExtraHouses => "Some other groups of cells hold different digits, too.",
        }
    }

    /// `9x9`, `6x6 jigsaw`, `9x9 diagonals + windoku`
    pub fn board_name(board: &Geometry) -> String {
        let side = board.side();
        let rules = Self::of(board).into_iter().map(Self::name).collect::<Vec<_>>().join(" + ");
        format!("{side}x{side} {rules}").trim_end().to_owned()
    }
}
