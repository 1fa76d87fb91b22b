//! What people see, as text: boards of all forms in terminals of all sizes,
//! and chains drawn on them. The pictures are in `snapshots`.

mod boards;
mod chains;
mod styles;
mod support;
