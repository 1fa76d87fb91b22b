//! Chains: if this candidate is false, that one is true, and so on.
//!
//! Sudoku Explainer and HoDoKu look for chains in different ways, and which
//! chain they find first decides their ratings. So each has a folder of its own.
//!
//! | a player looks for | Sudoku Explainer | HoDoKu |
//! |---|---|---|
//! | X-chain, XY-chain, remote pair, turbot fish | `explainer/cycles.rs`, `explainer/forcing.rs` | `hodoku/short/` |
//! | AIC, nice loops, grouped or not | `explainer/cycles.rs`, `explainer/forcing.rs` | `hodoku/loops.rs` |
//! | forcing chains and nets | `explainer/forcing.rs`, `explainer/cases.rs` | `hodoku/forcing.rs`, `hodoku/nets.rs` |
//! | dynamic and nested forcing chains | `explainer/net.rs` | |

mod case_split;
pub(crate) mod explainer;
pub(crate) mod hodoku;
