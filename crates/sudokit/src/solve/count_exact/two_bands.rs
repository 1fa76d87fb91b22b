//! Boards of two bands, which have boxes of two columns: 4x4, 6x6, 8x8 and 10x10, transposed if
//! necessary.
//!
//! ```text
//!     completions  =  sum over signatures s of  fillings(band 0, s) * fillings(band 1, not s)
//! ```
//!
//! With two columns in a stack, a digit takes one in the first band and the other in the second, so
//! the signature of one band determines the other. Digits without givens are interchangeable, and
//! so are columns and stacks. (Classes of the empty board: 8x8 26, 10x10 355.)
//!
//! A single band has fewer givens than the board, and so fewer distinct signatures. Its fillings
//! are cached.

use super::band::BandCounter;
use super::board::Given;
use super::control::{CountControl, Unfinished};
use super::plan::CountPlan;
use super::signature::{Layout, Route, Signature};
use super::symmetry::{SignatureSymmetry, WAITING, Weights};

/// The number of completions of a board with two bands.
pub(super) fn total(plan: &CountPlan, control: &CountControl) -> Result<u128, Unfinished> {
    let bands = [plan.board.band(0), plan.board.band(1)];
    let symmetry = SignatureSymmetry::new(plan.layout, plan.named, &bands.concat());
    let [mut first, mut second] =
        [0, 1].map(|band: usize| KnownFillings::new(plan.layout, &bands[band], control));
    let other_columns = ((1_u16 << plan.layout.rows) - 1) as Route;
    let ways = |signature: &Signature| {
        let above = first.fillings(signature)?;
        let below = match plan.named {
            // Without givens both bands are alike, and a signature has as many fillings as its
            // complement.
            0 => above,
            _ if above == 0 => 0,
            _ => second.fillings(&Signature(signature.0.map(|route| route ^ other_columns)))?,
        };
        Ok([above, below])
    };
    symmetry.sum(plan, control, |&signature, times| Some((signature, times)), ways)
}

/// A band and the cache of its fillings.
struct KnownFillings<'a> {
    band: BandCounter<'a>,
    /// The digits with givens.
    named: Vec<usize>,
    /// The digits without givens.
    alike: Vec<usize>,
    /// The stacks without givens, whose columns can be swapped.
    free: Route,
    fillings: Weights,
}

impl<'a> KnownFillings<'a> {
    fn new(layout: Layout, givens: &'a [Given], control: &'a CountControl<'a>) -> Self {
        let is_named = |digit: &usize| givens.iter().any(|given| given.digit == *digit);
        let (named, alike) = (0..layout.digits()).partition(is_named);
        let free = layout.route((0..layout.rows).map(|s| usize::from(givens.iter().all(|g| g.stack != s))));
        KnownFillings {
            band: BandCounter::new(layout, givens, control),
            named,
            alike,
            free,
            fillings: Weights::default(),
        }
    }

    fn fillings(&mut self, signature: &Signature) -> Result<u128, Unfinished> {
        // Swaps columns so that the first digit with a given takes the first column of each free
        // stack.
        let flips = self.named.first().map_or(0, |&digit| signature.0[digit] & self.free);
        let mut key = Signature::default();
        let mut routes = [0; 16];
        let routes = &mut routes[..self.alike.len()];
        for (route, &digit) in routes.iter_mut().zip(&self.alike) {
            *route = signature.0[digit] ^ flips;
        }
        routes.sort_unstable();
        for (&digit, &route) in self.alike.iter().zip(&*routes) {
            key.0[digit] = route;
        }
        for &digit in &self.named {
            key.0[digit] = signature.0[digit] ^ flips;
        }
        if let Some(&fillings) = self.fillings.get(&key) {
            return Ok(fillings);
        }
        let fillings = self.band.fillings(&key)?;
        if self.fillings.len() == WAITING {
            self.fillings.clear();
        }
        self.fillings.insert(key, fillings);
        Ok(fillings)
    }
}
