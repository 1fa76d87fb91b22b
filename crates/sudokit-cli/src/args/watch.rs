//! Options of `sudoku watch`.

use std::path::PathBuf;

use clap::builder::TypedValueParser;
use sudokit::logic::Order;
use sudokit::watch::Method;
use sudokit_game::ThemeChoice;

use super::logic::order_parser;
use super::values::{named, theme_parser, whole_number};
use super::{InputOptions, ResultOptions};
use crate::texts::text;

#[derive(clap::Args, Debug)]
pub struct Watch {
    #[arg(long, value_name = "METHOD", value_parser = method_parser(), default_value = Method::Search.name())]
    pub method: Method,
    #[arg(long, value_name = "METHOD", value_parser = method_parser(), hide_possible_values = true)]
    pub versus: Option<Method>,
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser())]
    pub order: Order,
    #[arg(long)]
    pub all: bool,
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = whole_number(1..=u64::MAX))]
    pub speed: u64,
    #[arg(long, value_name = "THEME", value_parser = theme_parser())]
    pub theme: Option<ThemeChoice>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole_number(1..=u64::MAX))]
    pub every: u64,
    #[arg(long, value_name = "N", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["output", "json", "csv", "every", "limit"])]
    pub record: Option<PathBuf>,
    #[arg(long, value_name = "WxH", default_value = "80x24", value_parser = parse_screen)]
    pub screen: (u16, u16),
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

fn method_parser() -> impl TypedValueParser<Value = Method> {
    named(Method::ALL.map(|method| (method, method.name())))
}

/// `80x24`
fn parse_screen(text: &str) -> Result<(u16, u16), String> {
    const LARGEST: u16 = 1000;
    let size =
        text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match size {
        Some(size @ (1..=LARGEST, 1..=LARGEST)) => Ok(size),
        _ => Err(text!("value-screen", text)),
    }
}
