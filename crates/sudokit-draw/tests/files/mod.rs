//! Pictures as files: pixels, pages, and the fonts in them.

mod fonts;
mod pages;
mod pdf;
mod png;
mod reader;
mod support;
mod tools;
