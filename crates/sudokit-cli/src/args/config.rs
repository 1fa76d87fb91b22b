//! Options of `sudoku config`.

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("action")))]
pub struct Config {
    #[arg(value_name = "KEY", group = "action")]
    pub key: Option<String>,
    #[arg(value_name = "VALUE", requires = "key")]
    pub value: Option<String>,
    #[arg(long, value_name = "KEY", group = "action")]
    pub unset: Option<String>,
    #[arg(long, group = "action")]
    pub edit: bool,
    #[arg(long, group = "action")]
    pub path: bool,
}
