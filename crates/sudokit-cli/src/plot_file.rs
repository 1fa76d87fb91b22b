//! The file of `--plot`.
//!
//! It is checked before the work, so that nobody waits for a picture that cannot be written, and
//! written in one piece after it. If the work is stopped, there is no picture.

use std::fs;
use std::path::{Path, PathBuf};

use sudokit_draw::{Plot, View, Visibility, plot};

use crate::args::Target;
use crate::output;
use crate::picture::{PictureFormat, PictureWriter};
use crate::report::{GlobalOptions, Report};
use crate::sink::{self, Sink};
use crate::status::{Status, UsageError};
use crate::texts::text;

/// The file of a picture that is drawn after the work.
pub struct PlotFile {
    target: Target,
    format: PictureFormat,
    is_quiet: bool,
}

impl PlotFile {
    /// The file of `--plot`, if there is one. It must be a different one from the file of results,
    /// and a file that exists is replaced only with `--force`.
    pub fn new(
        path: Option<&Path>,
        results: &Target,
        options: GlobalOptions,
        report: &mut Report,
    ) -> anyhow::Result<Option<Self>> {
        let Some(path) = path else { return Ok(None) };
        if results.output.as_ref().is_some_and(|results| is_same(results, path)) {
            let file = path.display().to_string();
            return Err(UsageError(text!("error-plot-is-output", file)).into());
        }
        let target = Target { output: Some(path.to_owned()), force: results.force };
        // An unfinished file is removed as soon as it is dropped.
        drop(Sink::new(&target)?);
        report.outlive_pipe();
        let format = PictureFormat::of_path(path).unwrap_or(PictureFormat::Svg);
        Ok(Some(Self { target, format, is_quiet: options.quiet }))
    }

    /// Draws the picture, unless the work was stopped.
    pub fn finish(self, status: Status, counts: &Plot) -> anyhow::Result<()> {
        if status != Status::Interrupted {
            return sink::write_text(&self.target, &self.picture(counts)?).map(drop);
        }
        if !self.is_quiet {
            output::say(&text!("note-no-plot"));
        }
        Ok(())
    }

    /// The content of the file.
    fn picture(&self, counts: &Plot) -> anyhow::Result<Vec<u8>> {
        let view = View { caption: Visibility::Shown, ..View::default() };
        Ok(PictureWriter::new(self.format, None)?.write(&plot(counts, &view))?)
    }
}

/// The path, if its ending is that of a picture.
pub fn with_ending(path: PathBuf) -> Result<PathBuf, String> {
    if PictureFormat::of_path(&path).is_some() { Ok(path) } else { Err(text!("value-plot")) }
}

/// Whether both paths are in the same folder and have the same name.
fn is_same(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
        Some(folder.join(path.file_name()?))
    };
    one == other || place(one).is_some_and(|place_of_one| place(other) == Some(place_of_one))
}
