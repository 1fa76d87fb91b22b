//! Chains: if this candidate is false, that one is true, and so on.
//!
//! Sudoku Explainer and HoDoKu search for chains in different ways, and which chain they find first
//! decides their ratings. So each has its own folder. The shared parts are in
//! [`links`](super::links) and [`case_split`].
//!
//! | name | Sudoku Explainer | HoDoKu |
//! |---|---|---|
//! | X-chain | `explainer/aic.rs` | `hodoku/alternating_chain.rs` |
//! | turbot fish | `explainer/aic.rs` (a short X-chain) | `hodoku/alternating_chain.rs` |
//! | XY-chain | `explainer/aic.rs` (a kind of AIC) | `hodoku/alternating_chain.rs` |
//! | remote pair | | `hodoku/remote_pair.rs` |
//! | AIC | `explainer/aic.rs` | `hodoku/nice_loops.rs` |
//! | X-cycle, Y-cycle, nice loop | `explainer/cycles.rs` | `hodoku/nice_loops.rs` |
//! | grouped AIC, grouped nice loop | | `hodoku/nice_loops.rs` |
//! | Nishio, cell and region forcing chains | `explainer/forcing_chains.rs` | `hodoku/forcing.rs` |
//! | forcing nets | `explainer/propagation.rs` (dynamic) | `hodoku/nets.rs` |
//! | nested forcing chains | `explainer/helpers.rs` | |
//!
//! `explainer/classic/` finds the same hints as `explainer/`, but faster, on 9x9 boards.
//! Skyscrapers, two-string kites, W-wings and empty rectangles are short chains too, but belong to
//! the [patterns](super::patterns).

mod case_split;
pub(crate) mod explainer;
pub(crate) mod hodoku;
