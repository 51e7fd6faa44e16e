//! The dependency policy of `deny.toml`, checked without a network.
//!
//! The file is the one that cargo-deny reads; this check covers the part of it that we use and refuses
//! keys that it does not know, so that no rule is silently dropped.

use crate::licence;
use crate::workspace::{self, Metadata};
use semver::{Version, VersionReq};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// `deny.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
    #[serde(rename = "advisories")]
    _advisories: toml::Table,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Licenses {
    allow: BTreeSet<String>,
    #[serde(default)]
    exceptions: Vec<LicenceException>,
    #[serde(rename = "unused-allowed-license")]
    _unused_allowed_license: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LicenceException {
    name: String,
    #[serde(default)]
    version: VersionReq,
    allow: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Bans {
    multiple_versions: Level,
    deny: Vec<Entry>,
    skip: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    #[serde(default)]
    version: VersionReq,
    reason: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sources {
    unknown_registry: Level,
    unknown_git: Level,
}

#[derive(Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Level {
    Allow,
    Warn,
    Deny,
}

fn covers(entry: &str, versions: &VersionReq, name: &str, version: &Version) -> bool {
    // A requirement never matches a pre-release by itself; a ban must.
    let release = Version::new(version.major, version.minor, version.patch);
    entry == name && (versions.matches(version) || versions.matches(&release))
}

impl Entry {
    fn covers(&self, name: &str, version: &Version) -> bool {
        covers(&self.name, &self.version, name, version)
    }
}

impl LicenceException {
    fn covers(&self, name: &str, version: &Version) -> bool {
        covers(&self.name, &self.version, name, version)
    }
}

/// `Cargo.lock`.
#[derive(Debug, Deserialize)]
struct Lock {
    #[serde(default)]
    package: Vec<LockedPackage>,
}

#[derive(Debug, Deserialize)]
struct LockedPackage {
    name: String,
    version: Version,
    source: Option<String>,
    checksum: Option<String>,
}

/// What a check found.
#[derive(Debug, Default)]
pub struct Report {
    /// Breaches of the policy, one line each.
    pub findings: Vec<String>,
    /// What is worth knowing, one line each.
    pub notes: Vec<String>,
    /// How many packages were looked at.
    pub packages: usize,
}

/// Checks the repository whose top folder is `root`.
///
/// # Errors
///
/// A message if a file cannot be read or cargo fails.
pub fn check_repository(root: &Path) -> Result<Report, String> {
    let read = |name: &str| std::fs::read_to_string(root.join(name)).map_err(|e| format!("cannot read {name}: {e}"));
    let policy = parse_policy(&read("deny.toml")?)?;
    check(&policy, &read("Cargo.lock")?, &workspace::all_packages(root)?)
}

/// Reads the text of a `deny.toml`.
///
/// # Errors
///
/// A message if it is no TOML, or has a key that this check does not know, or says something weaker than
/// this check can do.
pub fn parse_policy(text: &str) -> Result<Policy, String> {
    let policy: Policy = toml::from_str(text).map_err(|e| format!("deny.toml: {e}"))?;
    let levels = [&policy.bans.multiple_versions, &policy.sources.unknown_registry, &policy.sources.unknown_git];
    if levels.iter().any(|level| **level != Level::Deny) {
        return Err("deny.toml: this check knows only the level \"deny\"".to_owned());
    }
    if let Some(entry) = (policy.bans.deny.iter().chain(&policy.bans.skip)).find(|entry| entry.reason.trim().is_empty())
    {
        return Err(format!("deny.toml: {} has no reason", entry.name));
    }
    Ok(policy)
}

/// Checks the text of a lock file and what cargo knows of its packages.
///
/// # Errors
///
/// A message if the lock file cannot be read.
pub fn check(policy: &Policy, lock: &str, metadata: &Metadata) -> Result<Report, String> {
    let lock: Lock = toml::from_str(lock).map_err(|e| format!("Cargo.lock: {e}"))?;
    let mut report = Report { packages: lock.package.len(), ..Report::default() };
    banned(policy, &lock, &mut report);
    duplicates(policy, &lock, &mut report);
    sources(&lock, &mut report);
    licences(policy, &lock, metadata, &mut report);
    Ok(report)
}

fn banned(policy: &Policy, lock: &Lock, report: &mut Report) {
    for package in &lock.package {
        for entry in &policy.bans.deny {
            if entry.covers(&package.name, &package.version) {
                report.findings.push(format!("{} {} is banned: {}", package.name, package.version, entry.reason));
            }
        }
    }
}

fn duplicates(policy: &Policy, lock: &Lock, report: &mut Report) {
    let mut versions: BTreeMap<&str, Vec<&Version>> = BTreeMap::new();
    for package in &lock.package {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let skipped = |name: &str, version: &Version| policy.bans.skip.iter().any(|entry| entry.covers(name, version));
    for (name, all) in &versions {
        let kept: Vec<String> = all.iter().filter(|v| !skipped(name, v)).map(ToString::to_string).collect();
        if kept.len() > 1 {
            report.findings.push(format!(
                "{name} is there in several versions ({}): bring them together, or list all but one \
                 under `skip` in deny.toml with the reason",
                kept.join(", ")
            ));
        }
    }
    for entry in &policy.bans.skip {
        let name = entry.name.as_str();
        if versions.get(name).is_none_or(|all| all.len() < 2) {
            report.notes.push(format!("deny.toml skips {name}, but there is only one version of it"));
        }
    }
}

fn sources(lock: &Lock, report: &mut Report) {
    let mut registries = BTreeSet::new();
    for LockedPackage { name, version, source, checksum } in &lock.package {
        let Some(source) = source else { continue };
        if source.starts_with("registry+") && source.ends_with("/crates.io-index") {
            registries.insert(source);
        } else {
            report.findings.push(format!("{name} {version} comes from {source}, not from the registry"));
        }
        if checksum.is_none() {
            report.findings.push(format!("{name} {version} has no checksum in Cargo.lock"));
        }
    }
    if registries.len() > 1 {
        report.findings.push(format!("there is more than one registry: {registries:?}"));
    }
}

fn licences(policy: &Policy, lock: &Lock, metadata: &Metadata, report: &mut Report) {
    let known: BTreeSet<(&str, &str)> =
        metadata.packages.iter().map(|p| (p.name.as_str(), p.version.as_str())).collect();
    for LockedPackage { name, version, .. } in &lock.package {
        if !known.contains(&(name.as_str(), version.to_string().as_str())) {
            report.findings.push(format!("{name} {version}: cargo does not tell its licence"));
        }
    }
    for package in &metadata.packages {
        let title = format!("{} {}", package.name, package.version);
        let Some(expression) = &package.license else {
            report.findings.push(format!("{title} states no licence"));
            continue;
        };
        let Ok(version) = Version::parse(&package.version) else {
            report.findings.push(format!("{title}: its version cannot be read"));
            continue;
        };
        let allowed = |licence: &str| {
            policy.licenses.allow.contains(licence)
                || policy
                    .licenses
                    .exceptions
                    .iter()
                    .any(|exception| exception.covers(&package.name, &version) && exception.allow.contains(licence))
        };
        match licence::is_met(expression, &allowed) {
            Ok(true) => {}
            Ok(false) => {
                report.findings.push(format!("{title} has the licence {expression}, which deny.toml does not allow"))
            }
            Err(message) => report.findings.push(format!("{title}: {message}")),
        }
    }
}

#[cfg(test)]
mod tests;
