//! The rules of a board besides those of rows, columns and boxes, in words for players.

use sudokit::Geometry;
use sudokit::board::Extra;

use crate::choices::choices;
use crate::texts::text;

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
        /// Regions of any shape replace the boxes.
        Jigsaw => "jigsaw",
        /// Both diagonals are houses.
        Diagonals => "diagonals",
        /// One diagonal is a house.
        OneDiagonal => "one diagonal",
        /// Windows are houses.
        Windows => "windoku",
        /// The cells at the same place in their boxes form a house.
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
    pub fn sentence(self) -> String {
        match self {
            Self::Jigsaw => text!("rule-jigsaw"),
            Self::Diagonals => text!("rule-diagonals"),
            Self::OneDiagonal => text!("rule-one-diagonal"),
            Self::Windows => text!("rule-windows"),
            Self::DisjointGroups => text!("rule-disjoint-groups"),
            Self::ExtraHouses => text!("rule-extra-houses"),
        }
    }

    /// `9x9`, `6x6 jigsaw`, `9x9 diagonals + windoku`: a name that logs contain, so it is the
    /// same in every language.
    pub fn board_name(board: &Geometry) -> String {
        let side = board.side();
        let rules = Self::names(board);
        format!("{side}x{side} {rules}").trim_end().to_owned()
    }

    /// `diagonals + windoku`
    pub(crate) fn names(board: &Geometry) -> String {
        Self::of(board).into_iter().map(Self::name).collect::<Vec<_>>().join(" + ")
    }
}
