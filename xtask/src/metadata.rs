//! Information from cargo: the features of the library, the packages that depend on it, and
//! folders.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::{cargo, show};

/// The package of the library.
pub const LIBRARY: &str = "sudokit";

/// The packages with features for users.
pub const WITH_FEATURES: [&str; 2] = [LIBRARY, "sudokit-draw"];

/// Features that are not for users: the list of defaults, and those that only the library's own
/// tests use.
const INTERNAL: [&str; 2] = ["default", "__exhaustive"];

/// The output of `cargo metadata`.
pub struct Metadata(Value);

impl Metadata {
    /// The packages of the workspace.
    pub fn read() -> Result<Self, String> {
        Self::ask(&["--no-deps"])
    }

    /// The packages of the workspace and their dependencies on this system, with a feature.
    pub fn read_with_feature(feature: &str) -> Result<Self, String> {
        let version = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
        let version = String::from_utf8_lossy(&version.stdout);
        let host =
            version.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc -vV: no host")?;
        Self::ask(&["--features", feature, "--filter-platform", host])
    }

    fn ask(arguments: &[&str]) -> Result<Self, String> {
        let mut command = cargo(&["metadata", "--format-version", "1"]);
        command.args(arguments);
        let line = show(&command);
        let problem = |error: &dyn std::fmt::Display| format!("{line}: {error}");
        let output = command.output().map_err(|error| problem(&error))?;
        if !output.status.success() {
            return Err(problem(&String::from_utf8_lossy(&output.stderr)));
        }
        serde_json::from_slice(&output.stdout).map(Self).map_err(|error| problem(&error))
    }

    /// Cargo's target folder.
    pub fn target(&self) -> PathBuf {
        PathBuf::from(self.0["target_directory"].as_str().unwrap_or("target"))
    }

    /// The folder with the files of a package.
    pub fn folder(&self, package: &str) -> Result<PathBuf, String> {
        let found = self.packages().find(|found| found["name"] == package);
        let manifest = found.and_then(|found| found["manifest_path"].as_str());
        let folder = manifest.and_then(|manifest| Path::new(manifest).parent());
        folder.map(Path::to_owned).ok_or_else(|| format!("cargo does not know the package {package}"))
    }

    /// A package's features for users, each with the features that it implies.
    pub fn features(&self, package: &str) -> BTreeMap<String, Vec<String>> {
        let found = self.packages().find(|found| found["name"] == package);
        let table = found.and_then(|found| found["features"].as_object());
        let is_public = |name: &str| !INTERNAL.contains(&name);
        let features = table.into_iter().flatten().filter(|(name, _)| is_public(name));
        let implied = |list: &Value| {
            let names = list.as_array().into_iter().flatten().filter_map(Value::as_str);
            // `dep:serde` and `serde/derive` are about dependencies.
            let names = names.filter(|name| table.is_some_and(|table| table.contains_key(*name)));
            names.map(str::to_owned).collect()
        };
        features.map(|(name, list)| (name.clone(), implied(list))).collect()
    }

    /// Returns the packages that depend on the library.
    pub fn dependants(&self) -> Vec<String> {
        let uses_library = |package: &&Value| {
            let dependencies = package["dependencies"].as_array().into_iter().flatten();
            dependencies.filter(|it| it["kind"].is_null()).any(|it| it["name"] == LIBRARY)
        };
        let names = self.packages().filter(uses_library).filter_map(|package| package["name"].as_str());
        names.map(str::to_owned).collect()
    }

    fn packages(&self) -> impl Iterator<Item = &Value> {
        self.0["packages"].as_array().into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn user_features_have_the_features_they_imply() {
        let metadata = Metadata(json!({
            "packages": [
                { "name": "other", "features": { "wrong": [] }, "dependencies": [] },
                {
                    "name": "sudokit",
                    "features": {
                        "default": ["generate"],
                        "__exhaustive": [],
                        "generate": ["logic", "dep:random"],
                        "logic": [],
                        "serde": ["dep:serde", "serde/derive"],
                    },
                    "dependencies": [],
                },
                { "name": "program", "dependencies": [{ "name": "sudokit", "kind": null }] },
                { "name": "bench", "dependencies": [{ "name": "sudokit", "kind": "dev" }] },
            ],
        }));
        let expected = [("generate", vec!["logic".to_owned()]), ("logic", vec![]), ("serde", vec![])];
        assert_eq!(
            metadata.features(LIBRARY),
            expected.map(|(name, implied)| (name.to_owned(), implied)).into()
        );
        assert_eq!(metadata.dependants(), ["program"]);
    }
}
