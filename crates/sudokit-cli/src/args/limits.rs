//! How many puzzles are worked on at the same time, and how long each may take.

use std::num::NonZeroUsize;
use std::time::Duration;

use clap::Args;

/// How many puzzles are worked on at the same time, and how long each may take.
#[derive(Args, Debug)]
pub struct Limits {
    /// How many puzzles to work on at the same time; as many as there are processors by default
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Give up on a puzzle after this time, such as 5s, 300ms or 2m
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub timeout: Option<Duration>,
}

impl Limits {
    /// For commands that have no such flags.
    pub const ONE_BY_ONE: Self = Self { jobs: Some(1), timeout: None };

    pub fn jobs(&self) -> usize {
        match self.jobs {
            Some(jobs) => jobs.into(),
            // Where the number of processors is unknown, one puzzle at a time.
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

/// `5s`, `300ms`, `2m`, `1h`; a number alone is seconds.
fn parse_duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let seconds = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(format!("'{unit}' is no unit of time: use ms, s, m or h")),
    };
    let number: f64 =
        number.trim().parse().map_err(|_| format!("'{text}' is no time, such as 5s or 300ms"))?;
    Duration::try_from_secs_f64(number * seconds).map_err(|_| format!("'{text}' is no time that can pass"))
}
