//! Where the columns (or rows) of a board are on the screen.

/// One direction of a board: where its cells begin, and where lines run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Axis {
    /// Where each column begins.
    pub(super) starts: Vec<u16>,
    /// The line in the middle of each boundary, the edges included.
    rules: Vec<Option<u16>>,
    cell: u16,
    /// The positions at each side of a cell, up to the line.
    padding: u16,
    /// The first position after it.
    pub(super) end: u16,
}

impl Axis {
    /// Cells of this width, from `origin`, with gaps of this width at these boundaries.
    pub(super) fn new(origin: u16, cell: u16, gap: u16, boundaries: impl Iterator<Item = bool>) -> Self {
        let (mut starts, mut rules, mut at) = (Vec::new(), Vec::new(), origin);
        let mut boundaries = boundaries.peekable();
        while let Some(has_gap) = boundaries.next() {
            rules.push(has_gap.then_some(at + gap / 2));
            at += if has_gap { gap } else { 0 };
            if boundaries.peek().is_some() {
                starts.push(at);
                at += cell;
            }
        }
        Self { starts, rules, cell, padding: gap / 2, end: at }
    }

    /// Moves everything by this much, which may wrap around.
    pub(super) fn shift(&mut self, by: u16) {
        let all = self.starts.iter_mut().chain(self.rules.iter_mut().flatten()).chain([&mut self.end]);
        all.for_each(|at| *at = at.wrapping_add(by));
    }

    /// The column at this position.
    pub(super) fn at(&self, position: u16) -> Option<usize> {
        let first = position + self.padding;
        let column = self.starts.partition_point(|&start| start <= first).checked_sub(1)?;
        (position < self.starts[column] + self.cell + self.padding).then_some(column)
    }

    /// The lines, with the numbers of their boundaries.
    pub(super) fn rules(&self) -> impl Iterator<Item = (usize, u16)> + '_ {
        self.rules.iter().enumerate().filter_map(|(boundary, rule)| rule.map(|at| (boundary, at)))
    }

    /// Where a column begins with the line before it, if there is one.
    pub(super) fn start(&self, column: usize) -> u16 {
        self.rules[column].unwrap_or(self.starts[column])
    }

    /// The length of these columns together, with the line before them. Includes the
    /// line after them if it fits into this room or the board ends there.
    pub(super) fn length(&self, first: usize, last: usize, room: u16) -> u16 {
        let start = self.start(first);
        let is_edge = last + 1 == self.starts.len();
        let closed = self.rules[last + 1].map(|rule| rule + 1 - start);
        let closed = closed.filter(|&length| is_edge || length <= room);
        closed.unwrap_or(self.starts[last] + self.cell - start)
    }

    /// The range from the line at one edge to the line at the other.
    pub(super) fn span(&self) -> std::ops::Range<u16> {
        let mut rules = self.rules.iter().flatten();
        let first = rules.next().copied().unwrap_or_default();
        first..rules.last().map_or(first, |last| last + 1)
    }

    /// The positions between the lines around a column, or between its ends.
    pub(super) fn between(&self, column: usize) -> std::ops::Range<u16> {
        let start = self.starts[column];
        let first = self.rules[column].map_or(start, |rule| rule + 1);
        first..self.rules[column + 1].unwrap_or(start + self.cell)
    }
}
