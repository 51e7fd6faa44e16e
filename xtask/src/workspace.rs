//! What cargo says about the workspace.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The output of `cargo metadata`, as far as it is used.
#[derive(Debug, Deserialize)]
pub struct Metadata {
    /// The packages: of the workspace only, or all.
    pub packages: Vec<Package>,
}

/// One package.
#[derive(Debug, Deserialize)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence expression.
    pub license: Option<String>,
    /// The registry or repository it comes from; none for a package of the workspace.
    pub source: Option<String>,
    /// Its features, each with what it switches on.
    #[serde(default)]
    pub features: BTreeMap<String, Vec<String>>,
    /// The direct dependencies.
    pub dependencies: Vec<Dependency>,
    /// The libraries, programs, tests and build scripts.
    pub targets: Vec<Target>,
}

/// One direct dependency.
#[derive(Debug, Deserialize)]
pub struct Dependency {
    /// The name of the package depended on.
    pub name: String,
    /// None for a normal one, else `dev` or `build`.
    pub kind: Option<String>,
    /// The features that are asked for.
    #[serde(default)]
    pub features: Vec<String>,
}

/// One thing that a package builds.
#[derive(Debug, Deserialize)]
pub struct Target {
    /// `lib`, `bin`, `test`, `custom-build` and so on.
    pub kind: Vec<String>,
    /// The main source file.
    pub src_path: PathBuf,
}

/// The top folder of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The packages of the workspace, without their dependencies; reads nothing but the manifests.
///
/// # Errors
///
/// A message if cargo fails.
pub fn members(root: &Path) -> Result<Metadata, String> {
    metadata(root, &["--no-deps", "--offline"])
}

/// All packages of the lock file, for all platforms. Needs no network once they have been fetched.
///
/// # Errors
///
/// A message if cargo fails, also if the lock file does not fit the manifests.
pub fn all_packages(root: &Path) -> Result<Metadata, String> {
    // The first call fails if a crate for another platform has not been fetched yet.
    metadata(root, &["--locked", "--offline"]).or_else(|_| metadata(root, &["--locked"]))
}

fn metadata(root: &Path, options: &[&str]) -> Result<Metadata, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1"])
        .args(options)
        .current_dir(root)
        .output()
        .map_err(|e| format!("cargo metadata does not start: {e}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo metadata failed:\n{why}"));
    }
    serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))
}
