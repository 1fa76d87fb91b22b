//! Options of the commands about equivalent puzzles.

use std::ffi::OsString;

use clap::ValueEnum;
use clap::builder::TypedValueParser;
use sudokit::Alphabet;
use sudokit::format::Format;
use sudokit::transform::Motion;

use super::values::{format_parser, named, parse_size, whole_number};
use super::{BoardOptions, InputOptions, OutputOptions, ResultOptions, WorkOptions};

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("change").required(true).multiple(true)))]
pub struct Transform {
    #[arg(long, value_name = "TRANSFORM", group = "change")]
    pub apply: Option<String>,
    #[arg(long, requires = "apply")]
    pub inverse: bool,
    #[arg(long, value_name = "DEGREES", group = "change", value_parser = motion_parser(&[("90", Motion::Rotate90), ("180", Motion::Rotate180), ("270", Motion::Rotate270)]))]
    pub rotate: Option<Motion>,
    #[arg(long, value_name = "AXIS", group = "change", value_parser = motion_parser(&[("h", Motion::MirrorH), ("v", Motion::MirrorV), ("diagonal", Motion::Diagonal), ("antidiagonal", Motion::Antidiagonal)]))]
    pub mirror: Option<Motion>,
    #[arg(long, group = "change")]
    pub random: bool,
    #[arg(long, value_name = "N", requires = "random", value_parser = whole_number(0..=u64::MAX))]
    pub seed: Option<u64>,
    #[arg(long, value_name = "DIGITS", group = "change")]
    pub relabel: Option<String>,
    #[arg(long, visible_alias = "normalise-digits", group = "change")]
    pub normalize_digits: bool,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// The forms that are compared to decide whether two puzzles are equivalent.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CompareBy {
    #[default]
    Puzzle,
    Solution,
}

#[derive(clap::Args, Debug)]
pub struct Canonical {
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub by: CompareBy,
    #[arg(long)]
    pub with_transform: bool,
    #[arg(long)]
    pub automorphisms: bool,
    #[command(flatten)]
    pub work: WorkOptions,
}

#[derive(clap::Args, Debug)]
pub struct Same {
    #[arg(value_name = "A")]
    pub first: OsString,
    #[arg(value_name = "B")]
    pub second: OsString,
    #[arg(short, long, value_name = "FORMAT", value_parser = format_parser(|_| true), hide_possible_values = true)]
    pub from: Option<Format>,
    #[arg(long, value_name = "SYMBOLS")]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub board: BoardOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

#[derive(clap::Args, Debug)]
pub struct Dedupe {
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub by: CompareBy,
    #[arg(long)]
    pub repeats: bool,
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = parse_size)]
    pub memory: usize,
    #[command(flatten)]
    pub work: WorkOptions<OutputOptions>,
}

/// A parser of motions by the short names of an option.
fn motion_parser(names: &'static [(&'static str, Motion)]) -> impl TypedValueParser<Value = Motion> {
    named(names.iter().map(|&(short, motion)| (motion, short)))
}
