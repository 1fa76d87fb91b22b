//! Canonical forms, and transforms that lead to them.

mod forms;
mod transforms;
