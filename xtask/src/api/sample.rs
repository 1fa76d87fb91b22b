//! A library with items of every kind, and its listing.

use std::fs;

use super::{lines, read, unstable_rustdoc};

const SOURCE: &str = r#"
mod private {
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    pub struct Open { pub size: usize, pub name: String }
    pub struct Closed { pub seen: u8, unseen: u8 }
    pub struct Wrapper(u8);
    pub struct Pair(pub u8, u8);
    pub struct Unit;
    pub mod inner { pub use crate::Choice as Renamed; pub use crate::outer::*; }
}
pub use private::{Closed, Open, Pair, Unit, Wrapper, inner};
pub use std::collections::BTreeMap as Map;
pub mod outer { pub use crate::inner; pub use crate::inner::*; pub fn start() {} }

pub enum Choice<T = u8> { Plain, Tuple(T, Box<Self>), Struct { left: Option<T> } }
#[repr(u8)]
pub enum Numbered { One = 1, #[doc(hidden)] Two = 2 }

impl<T: Copy> Choice<T> {
    pub const LIMIT: usize = 3;
    pub fn all<'a>(&'a self, with: &mut impl Iterator<Item = &'a T>) -> [T; 2] where T: 'a { todo!() }
    #[doc(hidden)] pub fn hidden() {}
    fn private() {}
}
impl Wrapper {
    #[deprecated] pub const fn new(value: u8) -> Self { todo!() }
    pub fn watch(&mut self, watch: &(dyn Fn(&str) -> bool + Send), then: for<'a> fn(&'a u8)) {}
    pub fn errors(self) -> Result<(), std::fmt::Error> { todo!() }
    pub fn parts(&self) -> impl Iterator<Item = (u8, &'static [u8])> + use<'_> { [].into_iter() }
}
impl std::str::FromStr for Wrapper {
    type Err = std::num::ParseIntError;
    fn from_str(_: &str) -> Result<Self, Self::Err> { todo!() }
}
impl From<Wrapper> for u8 { fn from(_: Wrapper) -> u8 { 0 } }
impl<'a> IntoIterator for &'a Closed {
    type Item = &'a u8;
    type IntoIter = std::slice::Iter<'a, u8>;
    fn into_iter(self) -> Self::IntoIter { todo!() }
}

pub trait Source<const N: usize>: Send {
    type Part: Clone;
    fn next(&mut self) -> Option<Self::Part>;
    fn skip(&mut self) where Self: Sized {}
}
impl Source<2> for u8 { type Part = u8; fn next(&mut self) -> Option<u8> { None } }
impl<T> Source<4> for Choice<T> where T: Send { type Part = (); fn next(&mut self) -> Option<()> { None } }

pub const LARGEST: u8 = 9;
pub static TABLE: &[u8] = &[];
pub type Short<'a, T> = &'a [Choice<T>];
pub unsafe extern "C" fn raw(pointer: *const u8) -> <u8 as Source<2>>::Part { 0 }
#[macro_export] macro_rules! cells { () => {} }
"#;

const LISTING: &str = r#"
enum Choice<T = u8>
variant Choice::Plain
variant Choice::Struct { left: Option<T> }
variant Choice::Tuple(T, Box<Self>)
const Choice<T>::LIMIT: usize = 3
fn Choice<T>::all<'a>(&'a self, with: &mut impl Iterator<Item = &'a T>) -> [T; 2] where T: Copy, T: 'a
impl<T> Source<4, Part = ()> for Choice<T> where T: Send
struct Closed { .. }
field Closed::seen: u8
impl<'a> IntoIterator<Item = &'a u8, IntoIter = std::slice::iter::Iter<'a, u8>> for &'a Closed
const LARGEST: u8 = 9
use Map = std::collections::BTreeMap
enum Numbered { .. }
variant Numbered::One = 1
#[non_exhaustive] struct Open
field Open::name: String
field Open::size: usize
impl Clone + Debug + PartialEq for Open
struct Pair(u8, _)
type Short<'a, T> = &'a [Choice<T>]
trait Source<const N: usize>: Send
type Source::Part: Clone
fn Source::next(&mut self) -> Option<Self::Part>
fn Source::skip(&mut self) where Self: Sized { .. }
impl Source<2, Part = u8> for u8
static TABLE: &[u8]
struct Unit;
struct Wrapper { .. }
fn Wrapper::errors(self) -> Result<(), std::fmt::Error>
#[deprecated] const fn Wrapper::new(value: u8) -> Self
fn Wrapper::parts(&self) -> impl Iterator<Item = (u8, &'static [u8])> + use<'_>
fn Wrapper::watch(&mut self, watch: &(dyn Fn(&str) -> bool + Send), then: for<'a> fn(&'a u8))
impl From<Wrapper> for u8
impl FromStr<Err = ParseIntError> for Wrapper
macro cells!
mod inner
use inner::Renamed = Choice
use inner::inner = inner
fn inner::start()
mod outer
use outer::Renamed = Choice
use outer::inner = inner
use outer::start = inner::start
unsafe extern "C" fn raw(pointer: *const u8) -> <u8 as Source<2>>::Part
"#;

#[test]
fn each_public_item_has_a_line() {
    let folder = std::env::temp_dir().join(format!("sudokit-listing-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let source = folder.join("sample.rs");
    fs::write(&source, SOURCE).unwrap();
    let mut rustdoc = unstable_rustdoc();
    rustdoc.args(["-Z", "unstable-options", "--output-format", "json", "--edition", "2024", "--out-dir"]);
    let output = rustdoc.args([&folder, &source]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file = read(&folder.join("sample.json")).unwrap();
    fs::remove_dir_all(folder).unwrap();
    match lines(&file) {
        Ok(lines) => assert_eq!(lines.join("\n"), LISTING.trim()),
        Err(reason) => println!("skipped: {reason}"),
    }
}
