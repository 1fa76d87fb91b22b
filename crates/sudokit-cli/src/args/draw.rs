//! Options of `sudoku draw`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::TypedValueParser;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Order, Technique};
use sudokit_draw::{Paint, Rgb, Size, Theme};

use super::logic::{order_parser, reveal_parser};
use super::values::{Suggested, named, paper_parser, parse_duration, picture_theme_parser, whole_number};
use super::{InputOptions, Target};
use crate::advice;
use crate::picture::{Paper, PictureFormat, PictureTheme};
use crate::texts::text;

/// Options that draw something else than the puzzles of the input.
const OTHER_SUBJECTS: [&str; 2] = ["technique", "game"];

/// Arguments for the puzzles of the input.
const OF_PUZZLES: [&str; 12] = [
    "inputs",
    "skip",
    "continues",
    "from",
    "column",
    "delimiter",
    "alphabet",
    "shape",
    "jigsaw",
    "diagonals",
    "windoku",
    "disjoint",
];

/// The options that show a step.
const STEPS: &str = "steps";

#[derive(clap::Args, Debug)]
pub struct Draw {
    #[arg(long, conflicts_with_all = ["solution", "game"])]
    pub candidates: bool,
    #[arg(long, conflicts_with_all = ["hint", "step"], conflicts_with_all = OTHER_SUBJECTS)]
    pub solution: bool,
    #[arg(long, group = STEPS, conflicts_with = "step", conflicts_with_all = OTHER_SUBJECTS)]
    pub hint: bool,
    #[arg(long, value_name = "N", group = STEPS, conflicts_with_all = OTHER_SUBJECTS, value_parser = whole_number(1..=u64::MAX))]
    pub step: Option<u64>,
    #[arg(long, value_name = "LEVEL", requires = STEPS, value_parser = reveal_parser())]
    pub reveal: Option<Reveal>,
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser(), conflicts_with_all = OTHER_SUBJECTS)]
    pub order: Order,
    #[arg(long, value_name = "NAME", group = STEPS, value_parser = technique_parser(), hide_possible_values = true, conflicts_with = "game", conflicts_with_all = OF_PUZZLES)]
    pub technique: Option<Technique>,
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with_all = OF_PUZZLES)]
    #[allow(clippy::option_option, reason = "so an option without a value differs from no option")]
    pub game: Option<Option<String>>,
    #[arg(long, value_name = "TIME", value_parser = parse_duration, conflicts_with_all = OTHER_SUBJECTS)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub look: PictureOptions,
    #[command(flatten)]
    pub input: InputOptions,
    #[arg(short, long, value_name = "FORMAT", value_parser = picture_parser(), help_heading = "output")]
    pub to: Option<PictureFormat>,
    #[command(flatten)]
    pub target: Target,
}

/// How pictures look.
#[derive(Args, Debug)]
#[command(next_help_heading = "picture")]
pub struct PictureOptions {
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    pub size: Option<Size>,
    #[arg(long, value_name = "THEME", default_value = PictureTheme::default().name(), value_parser = picture_theme_parser())]
    pub theme: PictureTheme,
    #[arg(long, value_name = "NAME=COLOUR", value_delimiter = ',', value_parser = parse_paint)]
    pub paint: Vec<(Paint, Rgb)>,
    #[arg(long)]
    pub labels: bool,
    #[arg(long)]
    pub legend: bool,
    #[arg(long, value_name = "TEXT", value_parser = parse_title)]
    pub title: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole_number(1..=100))]
    pub across: Option<u64>,
    #[arg(long, value_name = "PAPER", default_value = Paper::default().name(), value_parser = paper_parser())]
    pub paper: Paper,
    #[arg(long, value_name = "FILE")]
    pub font: Option<PathBuf>,
}

impl PictureOptions {
    /// The colours.
    pub fn theme(&self) -> Theme {
        self.theme.with(&self.paint)
    }
}

fn picture_parser() -> impl TypedValueParser<Value = PictureFormat> {
    named(PictureFormat::ALL.map(|format| (format, format.name())))
}

fn technique_parser() -> Suggested<Technique> {
    let names = || Technique::ALL.iter().map(|technique| technique.id().to_owned()).collect();
    Suggested::new(names, parse_technique)
}

/// One technique. A name of several is refused.
fn parse_technique(text: &str) -> Result<Technique, String> {
    let named: sudokit::logic::Techniques = advice::parse(text)?;
    let techniques: Vec<Technique> = named.iter().collect();
    match techniques[..] {
        [technique] => Ok(technique),
        _ => {
            let techniques: Vec<&str> = techniques.iter().map(|technique| technique.id()).collect();
            Err(text!("value-several-techniques", techniques))
        }
    }
}

/// `800`, `800px`, `120mm`, `12cm`, `5in` or `300pt`: the width of the picture.
fn parse_size(text: &str) -> Result<Size, String> {
    const MILLIMETRE: f32 = 72.0 / 25.4;
    const LARGEST: f32 = 20_000.0;
    let text = text.trim();
    let end = text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len());
    let number = text[..end].trim().parse::<f32>().ok();
    let number = number.filter(|number| (1.0..=LARGEST).contains(number));
    let wrong = || text!("value-size", text);
    let number = number.ok_or_else(wrong)?;
    Ok(match &text[end..].to_ascii_lowercase()[..] {
        "" | "px" => Size::Pixels(number),
        "pt" => Size::Points(number),
        "mm" => Size::Points(number * MILLIMETRE),
        "cm" => Size::Points(10.0 * number * MILLIMETRE),
        "in" => Size::Points(72.0 * number),
        _ => return Err(wrong()),
    })
}

/// One line of text. The ends of lines would be drawn in different ways by different programs.
#[expect(clippy::unnecessary_wraps, reason = "the parser of options expects a result")]
fn parse_title(text: &str) -> Result<String, String> {
    Ok(text.replace(char::is_control, " "))
}

/// `given=#1d54f1`
fn parse_paint(text: &str) -> Result<(Paint, Rgb), String> {
    let names = || Paint::ALL.iter().map(|paint| paint.name()).collect::<Vec<_>>();
    let (name, colour) = text.split_once('=').ok_or_else(|| text!("value-paint", text))?;
    let paint = Paint::ALL.iter().copied().find(|paint| paint.name() == name.trim());
    let paint = paint.ok_or_else(|| text!("value-unknown-paint", name = name.trim(), names = names()))?;
    let colour = colour.trim().parse::<Rgb>().map_err(|error| error.to_string())?;
    Ok((paint, colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(parse_size("800"), Ok(Size::Pixels(800.0)));
        assert_eq!(parse_size("1.5 IN"), Ok(Size::Points(108.0)));
        assert_eq!(parse_size("254mm"), Ok(Size::Points(720.0)));
        assert_eq!(parse_size("25.4cm"), Ok(Size::Points(720.0)));
        for wrong in ["", "0", "-5mm", "12 parsecs", "mm", "1e9", "NaN", "inf", "99999"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn paints() {
        assert_eq!(parse_paint("given=#fff"), Ok((Paint::Given, Rgb::WHITE)));
        for wrong in ["given", "given=", "given=white", "sky=#123456", "=#123456"] {
            assert!(parse_paint(wrong).is_err(), "{wrong}");
        }
    }
}
