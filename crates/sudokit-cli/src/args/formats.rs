//! Options of the commands about formats.

use super::{InputOptions, JobOptions, OutputOptions};

#[derive(clap::Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub jobs: JobOptions,
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: OutputOptions,
}
