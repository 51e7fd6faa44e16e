//! Each rule is seen failing on a planted breach.

use super::*;

const POLICY: &str = r#"
    [licenses]
    allow = ["MIT"]
    exceptions = [{ name = "imbl", allow = ["MPL-2.0"] }]
    [bans]
    multiple-versions = "deny"
    deny = [
        { name = "im", reason = "RUSTSEC-2026-0248" },
        { name = "imbl", version = "<7.0.2", reason = "uses bitmaps" },
    ]
    skip = [{ name = "syn", version = "2", reason = "being replaced" }]
    [advisories]
    [sources]
    unknown-registry = "deny"
    unknown-git = "deny"
"#;

const REGISTRY: &str = "registry+scheme://index.example/crates.io-index";

/// A lock file and metadata that agree: one package of ours, and others of the registry.
struct Tree {
    lock: String,
    packages: Vec<serde_json::Value>,
}

impl Tree {
    fn new() -> Tree {
        let mut tree = Tree { lock: String::new(), packages: Vec::new() };
        tree.add("ours", "0.1.0", None, Some("MIT"), None);
        tree
    }

    fn with(mut self, name: &str, version: &str, licence: &str) -> Tree {
        self.add(name, version, Some(REGISTRY), Some(licence), Some("abc"));
        self
    }

    fn add(&mut self, name: &str, version: &str, source: Option<&str>, licence: Option<&str>, checksum: Option<&str>) {
        self.lock += &format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n");
        for (key, value) in [("source", source), ("checksum", checksum)] {
            if let Some(value) = value {
                self.lock += &format!("{key} = \"{value}\"\n");
            }
        }
        self.packages.push(serde_json::json!({
            "name": name, "version": version, "license": licence, "source": source,
            "dependencies": [], "targets": [],
        }));
    }

    fn findings(self) -> Vec<String> {
        self.report().findings
    }

    fn report(self) -> Report {
        let metadata = serde_json::from_value(serde_json::json!({ "packages": self.packages }));
        check(&parse_policy(POLICY).unwrap(), &self.lock, &metadata.unwrap()).unwrap()
    }
}

#[test]
fn a_good_tree_passes() {
    let report = Tree::new()
        .with("serde", "1.0.0", "MIT OR Apache-2.0")
        .with("imbl", "7.0.2", "MPL-2.0+")
        .with("syn", "2.0.1", "MIT")
        .with("syn", "3.0.0", "MIT")
        .report();
    assert_eq!(report.findings, Vec::<String>::new());
    assert_eq!(report.notes, Vec::<String>::new());
    assert_eq!(report.packages, 5);
}

#[test]
fn a_banned_crate_is_found() {
    assert_eq!(Tree::new().with("im", "15.1.0", "MIT").findings(), ["im 15.1.0 is banned: RUSTSEC-2026-0248"]);
}

#[test]
fn a_banned_version_is_found_also_before_its_release() {
    for version in ["6.1.0", "7.0.1", "7.0.1-alpha.1"] {
        assert_eq!(
            Tree::new().with("imbl", version, "MIT").findings(),
            [format!("imbl {version} is banned: uses bitmaps")]
        );
    }
}

#[test]
fn a_licence_that_is_not_allowed_is_found() {
    assert_eq!(
        Tree::new().with("copyleft", "1.0.0", "GPL-3.0").findings(),
        ["copyleft 1.0.0 has the licence GPL-3.0, which deny.toml does not allow"]
    );
}

#[test]
fn an_exception_holds_for_its_crate_only() {
    assert_eq!(
        Tree::new().with("other", "1.0.0", "MPL-2.0").findings(),
        ["other 1.0.0 has the licence MPL-2.0, which deny.toml does not allow"]
    );
}

#[test]
fn a_missing_licence_is_found() {
    let mut tree = Tree::new();
    tree.add("bare", "1.0.0", Some(REGISTRY), None, Some("abc"));
    assert_eq!(tree.findings(), ["bare 1.0.0 states no licence"]);
}

#[test]
fn a_licence_nobody_can_read_is_found() {
    assert_eq!(
        Tree::new().with("odd", "1.0.0", "see file").findings(),
        ["odd 1.0.0: 'see file' is no licence expression: unexpected 'file'"]
    );
}

#[test]
fn a_package_that_only_the_lock_file_knows_is_found() {
    let mut tree = Tree::new().with("hidden", "1.0.0", "MIT");
    tree.packages.pop();
    assert_eq!(tree.findings(), ["hidden 1.0.0: cargo does not tell its licence"]);
}

#[test]
fn a_git_source_is_found() {
    let mut tree = Tree::new();
    let source = "git+scheme://host.example/x#1234";
    tree.add("forked", "1.0.0", Some(source), Some("MIT"), Some("abc"));
    assert_eq!(tree.findings(), [format!("forked 1.0.0 comes from {source}, not from the registry")]);
}

#[test]
fn a_second_registry_is_found() {
    let mut tree = Tree::new().with("serde", "1.0.0", "MIT");
    let other = "registry+scheme://other.example/crates.io-index";
    tree.add("copy", "1.0.0", Some(other), Some("MIT"), Some("abc"));
    assert_eq!(tree.findings(), [format!("there is more than one registry: {{\"{REGISTRY}\", \"{other}\"}}")]);
}

#[test]
fn a_missing_checksum_is_found() {
    let mut tree = Tree::new();
    tree.add("loose", "1.0.0", Some(REGISTRY), Some("MIT"), None);
    assert_eq!(tree.findings(), ["loose 1.0.0 has no checksum in Cargo.lock"]);
}

#[test]
fn a_duplicate_without_a_reason_is_found() {
    let findings = Tree::new().with("rand", "0.8.0", "MIT").with("rand", "0.9.0", "MIT").findings();
    assert_eq!(findings.len(), 1);
    assert!(findings[0].starts_with("rand is there in several versions (0.8.0, 0.9.0)"));
}

#[test]
fn a_third_version_is_not_covered_by_the_reason_for_one() {
    let tree = Tree::new().with("syn", "1.0.0", "MIT").with("syn", "2.0.0", "MIT").with("syn", "3.0.0", "MIT");
    assert_eq!(tree.findings().len(), 1);
}

#[test]
fn a_reason_without_its_duplicate_is_noted() {
    let report = Tree::new().report();
    assert_eq!(report.findings, Vec::<String>::new());
    assert_eq!(report.notes, ["deny.toml skips syn, but there is only one version of it"]);
}

#[test]
fn a_policy_that_says_more_than_is_checked_is_refused() {
    let refused = |from: &str, to: &str| {
        let changed = POLICY.replace(from, to);
        assert_ne!(changed, POLICY);
        parse_policy(&changed).expect_err("must be refused")
    };
    assert!(refused("[sources]", "[sources]\nallow-org = {}").contains("allow-org"));
    assert!(refused("unknown-git = \"deny\"", "unknown-git = \"warn\"").contains("only the level"));
    assert!(refused("reason = \"RUSTSEC-2026-0248\"", "reason = \" \"").contains("im has no reason"));
    assert!(refused("<7.0.2", "seven").contains("version"));
    assert!(refused("[licenses]", "[licenses").contains("deny.toml"));
}

#[test]
fn a_lock_file_nobody_can_read_is_refused() {
    let policy = parse_policy(POLICY).unwrap();
    let empty = Metadata { packages: Vec::new() };
    assert!(check(&policy, "[[package", &empty).unwrap_err().starts_with("Cargo.lock: "));
}

#[test]
fn this_repository_keeps_its_policy() {
    let report = check_repository(&workspace::root()).unwrap();
    assert!(report.findings.is_empty(), "\n{}\n", report.findings.join("\n"));
    assert!(report.packages > 20);
}
