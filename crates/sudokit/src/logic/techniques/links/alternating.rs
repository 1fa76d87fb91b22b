//! Strong and weak links as rows of bits, and what follows along them.
//!
//! ```text
//!  weak    a ─ b    not both are true
//!  strong  a ═ b    at least one is true
//! ```
//!
//! A chain alternates: if this candidate is true, a weak link makes another one false, and a strong
//! link then makes a third one true. Links work in both directions, so every chain can be read
//! backwards.
//!
//! [`Reachability`] is the closure of such double steps: for each candidate, all candidates that
//! are true if it is, however long the chain. Candidates that imply each other form a strongly
//! connected component and share one set. Kosaraju's algorithm finds the components. In reverse
//! topological order, each needs only the finished sets of its successors.
//!
//! Sudoku Explainer's chains on the classic board and HoDoKu's X-chains and XY-chains use it.
//! HoDoKu's tables have groups, whose links do not work in both directions, and nets, in which
//! several literals together imply one. They need the closure over [all literals](super::closure).

use crate::base::bits::Bits;

/// The links between numbered candidates.
#[derive(Default)]
pub(crate) struct LinkRows<const W: usize> {
    /// For each candidate, those that are false if it is true.
    pub(crate) weak: Vec<Bits<W>>,
    /// For each candidate, those that are true if it is false.
    pub(crate) strong: Vec<Bits<W>>,
    /// The candidates with a strong link.
    pub(crate) paired: Bits<W>,
}

impl<const W: usize> LinkRows<W> {
    pub(crate) fn clear(&mut self) {
        self.weak.clear();
        self.strong.clear();
        self.paired = Bits::EMPTY;
    }

    /// Adds the next candidate.
    pub(crate) fn push(&mut self, weak: Bits<W>, strong: Bits<W>) {
        if !strong.is_empty() {
            self.paired.insert(self.strong.len());
        }
        self.weak.push(weak);
        self.strong.push(strong);
    }
}

/// The consequences along the links of a position if a candidate is true.
#[derive(Default)]
pub(crate) struct Reachability<const W: usize> {
    /// Double steps, forward and backward.
    next: Vec<Bits<W>>,
    last: Vec<Bits<W>>,
    /// For each candidate, those that are true if it is. It contains itself if it has a strong
    /// link.
    pub(crate) holds: Vec<Bits<W>>,
    /// The strongly connected components, whose members all imply each other. No component is
    /// implied by a later one.
    pub(crate) components: Vec<Bits<W>>,
    finished: Vec<u16>,
    stack: Vec<u16>,
}

impl<const W: usize> Reachability<W> {
    /// Computes the closure of the links of a position.
    pub(crate) fn read(&mut self, links: &LinkRows<W>) {
        self.steps(links);
        self.order(links.paired);
        self.collect_components(links.paired);
        self.holds.clear();
        self.holds.resize(links.weak.len(), Bits::EMPTY);
        for component in self.components.iter().rev() {
            let mut holds = *component;
            for member in component.iter() {
                Self::collect(&self.next[member], &self.holds, &mut holds);
            }
            component.iter().for_each(|member| self.holds[member] = holds);
        }
        for number in 0..links.weak.len() {
            if !links.paired.contains(number) {
                let mut holds = Bits::EMPTY;
                Self::collect(&self.next[number], &self.holds, &mut holds);
                self.holds[number] = holds;
            }
        }
    }

    fn collect(next: &Bits<W>, all: &[Bits<W>], holds: &mut Bits<W>) {
        while let Some(successor) = next.without(holds).first() {
            holds.add(&all[successor]);
        }
    }

    fn steps(&mut self, links: &LinkRows<W>) {
        self.next.clear();
        self.last.clear();
        for (weak, strong) in links.weak.iter().zip(&links.strong) {
            let mut next = Bits::EMPTY;
            weak.and(&links.paired).iter().for_each(|off| next.add(&links.strong[off]));
            self.next.push(next);
            let mut last = Bits::EMPTY;
            strong.iter().for_each(|off| last.add(&links.weak[off]));
            self.last.push(last.and(&links.paired));
        }
    }

    /// Orders the candidates by when a depth-first search along the steps leaves them.
    fn order(&mut self, paired: Bits<W>) {
        self.finished.clear();
        let mut unmet = paired;
        while let Some(root) = unmet.first() {
            unmet = unmet.without(&Bits::one(root));
            self.stack.push(root as u16);
            while let Some(&top) = self.stack.last() {
                match self.next[top as usize].and(&unmet).first() {
                    Some(successor) => {
                        unmet = unmet.without(&Bits::one(successor));
                        self.stack.push(successor as u16);
                    }
                    None => self.finished.extend(self.stack.pop()),
                }
            }
        }
    }

    /// Collects the components by searching backwards, starting with the candidates that the first
    /// search left last.
    fn collect_components(&mut self, paired: Bits<W>) {
        self.components.clear();
        let mut unmet = paired;
        for &root in self.finished.iter().rev() {
            if !unmet.contains(root as usize) {
                continue;
            }
            let mut component = Bits::one(root as usize);
            let mut frontier = component;
            unmet = unmet.without(&component);
            while let Some(member) = frontier.first() {
                let found = self.last[member].and(&unmet);
                unmet = unmet.without(&found);
                component.add(&found);
                frontier = frontier.without(&Bits::one(member)).or(&found);
            }
            self.components.push(component);
        }
    }
}
