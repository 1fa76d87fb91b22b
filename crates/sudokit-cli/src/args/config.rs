//! Flags of `sudoku config`.

pub const CONFIG_EXAMPLES: &str = "\
Examples:
  sudoku config                        what is set, and where
  sudoku config scale hodoku
  sudoku config format
  sudoku config --unset format
  sudoku config --edit";

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("action")))]
pub struct Config {
    /// The setting to show or to change; without it, all of them are shown
    #[arg(value_name = "KEY", group = "action")]
    pub key: Option<String>,
    /// Its new value
    #[arg(value_name = "VALUE", requires = "key")]
    pub value: Option<String>,
    /// Remove a setting, so that the usual value holds again
    #[arg(long, value_name = "KEY", group = "action")]
    pub unset: Option<String>,
    /// Open the file in your editor ($VISUAL or $EDITOR)
    #[arg(long, group = "action")]
    pub edit: bool,
    /// Print the path of the file
    #[arg(long, group = "action")]
    pub path: bool,
}
