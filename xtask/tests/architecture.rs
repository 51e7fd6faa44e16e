//! The invariants of ARCHITECTURE.md that can be read off manifests and source text.
//!
//! Each rule is a function from what was read to its breaches; the first tests apply them to this
//! repository, the last ones to planted breaches.

#![allow(clippy::unwrap_used, reason = "clippy.toml excuses tests, but not the functions they call")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use xtask::source::{self, File};
use xtask::workspace::{self, Metadata};

/// Who may use whom, and what the tests of each may use besides. A new package gets its line here and in
/// the code map of ARCHITECTURE.md.
const DIRECTIONS: &[(&str, &[&str], &[&str])] = &[
    ("scoville-evidence", &[], &[]),
    ("scoville-check", &["evidence"], &[]),
    ("scoville-follow", &["check", "evidence"], &[]),
    ("scoville-questions", &["check", "evidence"], &[]),
    ("scoville-ir", &["evidence"], &[]),
    ("scoville-frontend", &["ir", "evidence"], &["explore"]),
    ("scoville-encode", &["ir", "evidence"], &["frontend"]),
    ("scoville-explore", &["ir", "evidence"], &["frontend"]),
    ("scoville-solver", &["encode", "ir", "evidence"], &["frontend", "explore"]),
    ("scoville-report", &["solver", "explore", "evidence"], &["frontend", "ir"]),
    (
        "scoville-cli",
        &["report", "questions", "follow", "check", "solver", "explore", "encode", "frontend", "ir", "evidence"],
        &[],
    ),
    (
        "scoville",
        &["cli"],
        &["bench", "report", "questions", "solver", "explore", "encode", "frontend", "ir", "evidence"],
    ),
    ("scoville-testgen", &["solver", "explore", "encode", "frontend", "ir", "evidence"], &[]),
    // Its tests are the kernels of benches/: what is measured from outside links nothing.
    ("scoville-bench", &[], &["explore", "encode", "frontend", "ir", "evidence"]),
    ("xtask", &[], &[]),
];

/// The feature that lets tests plant faults, and the package whose tests may ask for it.
const FAULTS: (&str, &str) = ("faults", "scoville-testgen");

/// The one package that links Z3.
const LINKS_Z3: &str = "scoville-solver";

/// Longer files than this are split, or stand in [`LONG_FILES`].
const LINES: usize = 800;

/// Files that are longer, each with the reason why it is better in one piece.
const LONG_FILES: &[(&str, &str)] = &[];

/// What only the command line may do: look at its environment, talk to a terminal, end the process.
const OUTSIDE_WORLD: &[&str] = &[
    "std::env",
    "env::args",
    "env::args_os",
    "env::var",
    "env::var_os",
    "env::vars",
    "io::stdin",
    "io::stdout",
    "io::stderr",
    "IsTerminal",
    "println!",
    "print!",
    "eprintln!",
    "eprint!",
    "dbg!",
    "process::exit",
    "process::abort",
];

/// Where that is allowed: the command line, build scripts, and this package, which is a tool itself.
const FACES_OUTSIDE: &[&str] =
    &["cli/", "src/main.rs", "bench/src/main.rs", "solver/build.rs", "frontend/build.rs", "testgen/src/bin/", "xtask/"];

/// What ends a program instead of reporting an error. A parser's own `expect(Token)` is something else,
/// hence the quote.
const PANICS: &[&str] =
    &[".unwrap()", ".unwrap_err()", ".expect(\"", ".expect_err(\"", ".expect(&", "panic!", "todo!", "unimplemented!"];

/// The lints that stand for [`PANICS`]; an exception is `#[expect(<lint>, reason = "...")]`.
const PANIC_LINTS: &[&str] =
    &["clippy::unwrap_used", "clippy::expect_used", "clippy::panic", "clippy::todo", "clippy::unimplemented"];

fn members() -> Metadata {
    workspace::members(&workspace::root()).unwrap()
}

fn files() -> Vec<File> {
    source::files(&workspace::root()).unwrap()
}

fn assert_none(breaches: Vec<String>) {
    assert!(breaches.is_empty(), "\n{}\n", breaches.join("\n"));
}

// --- The rules ---------------------------------------------------------------------------------

fn wrong_directions(metadata: &Metadata) -> Vec<String> {
    let mut breaches = Vec::new();
    let names: BTreeSet<&str> = metadata.packages.iter().map(|p| p.name.as_str()).collect();
    for package in &metadata.packages {
        let Some((_, uses, tests_use)) = DIRECTIONS.iter().find(|d| d.0 == package.name) else {
            breaches.push(format!("{} is missing in the table of directions", package.name));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|d| names.contains(d.name.as_str())) {
            let short = dependency.name.strip_prefix("scoville-").unwrap_or(&dependency.name);
            let in_tests = dependency.kind.as_deref() == Some("dev");
            if !(uses.contains(&short) || in_tests && tests_use.contains(&short)) {
                breaches.push(format!("{} must not use {}", package.name, dependency.name));
            }
        }
    }
    breaches
}

fn other_users_of_z3(metadata: &Metadata) -> Vec<String> {
    let mut breaches = Vec::new();
    for package in metadata.packages.iter().filter(|p| p.name != LINKS_Z3) {
        for dependency in &package.dependencies {
            if dependency.name == "z3" || dependency.name.starts_with("z3-") {
                breaches.push(format!("{} must not use {}", package.name, dependency.name));
            }
        }
    }
    breaches
}

/// Cargo unites the features that all packages of one build ask for, those of dev-dependencies only where tests are
/// built. So faults stay out of the command if nothing but a dev-dependency asks for them.
fn asks_for_faults(metadata: &Metadata) -> Vec<String> {
    let (feature, tests_of) = FAULTS;
    let mut breaches = Vec::new();
    for package in &metadata.packages {
        for dependency in package.dependencies.iter().filter(|d| d.features.iter().any(|f| f == feature)) {
            if package.name != tests_of || dependency.kind.as_deref() != Some("dev") {
                breaches.push(format!("{} must not ask for faults in {}", package.name, dependency.name));
            }
        }
        for (name, on) in &package.features {
            if on.iter().any(|f| f == feature || f.ends_with(&format!("/{feature}"))) {
                breaches.push(format!("{}: the feature {name} must not switch faults on", package.name));
            }
        }
    }
    breaches
}

/// Programs and tests find the Z3 library by the path that solver/build.rs gives to the linker, so every
/// package that has the solver below it must run that build script.
fn without_the_path_to_z3(metadata: &Metadata) -> Vec<String> {
    let uses: BTreeMap<&str, Vec<&str>> = metadata
        .packages
        .iter()
        .map(|p| (p.name.as_str(), p.dependencies.iter().map(|d| d.name.as_str()).collect()))
        .collect();
    let mut linking = BTreeSet::from([LINKS_Z3]);
    loop {
        let before = linking.len();
        for (user, used) in &uses {
            if used.iter().any(|name| linking.contains(name)) {
                linking.insert(user);
            }
        }
        if linking.len() == before {
            break;
        }
    }
    let has_script = |p: &workspace::Package| {
        p.targets.iter().any(|t| t.kind.iter().any(|k| k == "custom-build") && t.src_path.ends_with("solver/build.rs"))
    };
    (metadata.packages.iter())
        .filter(|p| linking.contains(p.name.as_str()) && !has_script(p))
        .map(|p| format!("{}: its manifest needs: build = \"../solver/build.rs\"", p.name))
        .collect()
}

fn long_files(files: &[File]) -> Vec<String> {
    let reason = |file: &File| LONG_FILES.iter().any(|(path, _)| Path::new(path) == file.path);
    files
        .iter()
        .map(|file| (file, file.text.lines().count()))
        .filter(|(file, lines)| *lines > LINES && !reason(file))
        .map(|(file, lines)| format!("{}: {lines} lines are more than {LINES}", file.path.display()))
        .collect()
}

/// Files that hold tests, or what only tests use.
fn test_files(files: &[File]) -> BTreeSet<&Path> {
    let mut modules = BTreeSet::new();
    for file in files {
        let folder = file.path.parent().unwrap_or(Path::new(""));
        let stem = file.path.file_stem().unwrap_or_default();
        let folder = match stem.to_str() {
            Some("lib" | "main" | "mod") => folder.to_owned(),
            _ => folder.join(stem),
        };
        for module in file.test_modules() {
            modules.insert(folder.join(&module));
        }
    }
    let in_tests = |path: &Path| {
        let folders = path.parent().into_iter().flat_map(Path::components);
        let named = |name: &str| ["tests", "benches", "examples"].contains(&name);
        folders.into_iter().any(|c| c.as_os_str().to_str().is_some_and(named))
            || path.with_extension("").ancestors().any(|above| modules.contains(above))
    };
    files.iter().map(|f| f.path.as_path()).filter(|path| in_tests(path)).collect()
}

fn reaches_outside(files: &[File]) -> Vec<String> {
    let faces_outside =
        |file: &File| FACES_OUTSIDE.iter().any(|path| file.path.starts_with(path.trim_end_matches('/')));
    let files: Vec<&File> = without_tests(files).into_iter().filter(|f| !faces_outside(f)).collect();
    found(&files, OUTSIDE_WORLD, |file| file.test_code())
        .into_iter()
        .map(|place| format!("{place}: only the command line may do this"))
        .collect()
}

fn unexplained_panics(files: &[File]) -> Vec<String> {
    let mut breaches = Vec::new();
    for file in without_tests(files) {
        let blanket: String = file.code.split_whitespace().collect();
        for lint in PANIC_LINTS {
            if ["#![allow(", "#![expect("].iter().any(|start| blanket.contains(&format!("{start}{lint}"))) {
                breaches.push(format!("{}: {lint} is switched off for a whole module", file.path.display()));
            }
        }
    }
    let excused = |file: &File| {
        let mut ranges = file.test_code();
        ranges.extend(file.items_with_attribute(|attribute| {
            attribute.starts_with("#[expect(")
                && attribute.contains("reason=\"")
                && PANIC_LINTS.iter().any(|lint| attribute.contains(lint))
        }));
        ranges
    };
    let places = found(&without_tests(files), PANICS, excused);
    breaches.extend(
        places
            .into_iter()
            .map(|place| format!("{place}: return an error, or say #[expect(clippy::..., reason = \"...\")]")),
    );
    breaches
}

fn without_tests(files: &[File]) -> Vec<&File> {
    let tests = test_files(files);
    files.iter().filter(|file| !tests.contains(file.path.as_path())).collect()
}

fn found(files: &[&File], patterns: &[&str], excused: impl Fn(&File) -> Vec<std::ops::Range<usize>>) -> Vec<String> {
    let mut places = BTreeSet::new();
    for file in files {
        let excused = excused(file);
        for pattern in patterns {
            for at in file.find(pattern).filter(|at| !excused.iter().any(|r| r.contains(at))) {
                places.insert((&file.path, file.line(at), *pattern));
            }
        }
    }
    (places.into_iter()).map(|(path, line, pattern)| format!("{}:{line}: {pattern}", path.display())).collect()
}

/// The oldest Z3 is stated where it is compared; all three must say the same.
fn oldest_z3(script: &str, build: &str, check: &str) -> [Option<String>; 3] {
    let digits = |text: &str| -> String {
        let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|w| !w.is_empty()).collect();
        numbers.join(".")
    };
    let line = |text: &str, start: &str, end: char| {
        let (_, rest) = text.split_once(start)?;
        Some(digits(rest.split_once(end)?.0))
    };
    [
        line(script, "\nmin_z3=", '\n'),
        line(build, "const MINIMUM: [u32; 3] =", ';'),
        line(check, "pub const MINIMUM: Version =", ';'),
    ]
}

// --- This repository -----------------------------------------------------------------------------

#[test]
fn dependencies_run_one_way() {
    assert_none(wrong_directions(&members()));
}

#[test]
fn only_the_solver_links_z3() {
    assert_none(other_users_of_z3(&members()));
}

#[test]
fn only_tests_plant_faults() {
    assert_none(asks_for_faults(&members()));
}

#[test]
fn whatever_links_z3_finds_it() {
    assert_none(without_the_path_to_z3(&members()));
}

#[test]
fn files_are_short() {
    assert_none(long_files(&files()));
}

#[test]
fn only_the_command_line_faces_the_outside() {
    assert_none(reaches_outside(&files()));
}

#[test]
fn nothing_panics_without_a_reason() {
    assert_none(unexplained_panics(&files()));
}

#[test]
fn the_oldest_z3_is_the_same_everywhere() {
    let read = |path: &str| std::fs::read_to_string(workspace::root().join(path)).unwrap();
    let [script, build, check] =
        oldest_z3(&read("scripts/setup.sh"), &read("solver/build.rs"), &read("solver/src/z3_version.rs"));
    assert_eq!(script.as_deref(), Some("4.13.3"));
    assert_eq!(build, script);
    assert_eq!(check, script);
}

#[test]
fn every_package_is_in_the_tour() {
    let tour = std::fs::read_to_string(workspace::root().join("ARCHITECTURE.md")).unwrap();
    for package in members().packages {
        let folder = package.name.strip_prefix("scoville-").unwrap_or("").to_owned();
        let heading = format!("\n### `{}/`", if folder.is_empty() { &package.name } else { &folder });
        let Some((_, section)) = tour.split_once(&heading) else {
            assert!(package.name == "scoville", "ARCHITECTURE.md has no section on {heading}");
            continue;
        };
        let section = section.split("\n### ").next().unwrap_or_default();
        assert!(section.contains("**Invariant:**"), "ARCHITECTURE.md: no invariant in {heading}");
    }
}

// --- Planted breaches ------------------------------------------------------------------------------

/// A package: its name, the names and kinds of its dependencies, and its build script.
type Planted<'a> = (&'a str, &'a [(&'a str, Option<&'a str>)], &'a str);

fn planted(packages: &[Planted]) -> Metadata {
    let packages: Vec<_> = packages
        .iter()
        .map(|(name, dependencies, script)| {
            let dependencies: Vec<_> =
                dependencies.iter().map(|(name, kind)| serde_json::json!({ "name": name, "kind": kind })).collect();
            serde_json::json!({
                "name": name, "version": "0.1.0", "license": null, "source": null,
                "dependencies": dependencies,
                "targets": [{ "kind": ["custom-build"], "src_path": script }],
            })
        })
        .collect();
    serde_json::from_value(serde_json::json!({ "packages": packages })).unwrap()
}

#[test]
fn a_wrong_direction_is_found() {
    let metadata = planted(&[
        ("scoville-evidence", &[("serde", None)], ""),
        ("scoville-encode", &[("scoville-frontend", Some("dev"))], ""),
        ("scoville-frontend", &[], ""),
        ("scoville-explore", &[("scoville-encode", None)], ""),
        ("scoville-solver", &[("scoville-frontend", None)], ""),
        ("newcomer", &[], ""),
    ]);
    assert_eq!(
        wrong_directions(&metadata),
        [
            "scoville-explore must not use scoville-encode",
            "scoville-solver must not use scoville-frontend",
            "newcomer is missing in the table of directions",
        ]
    );
}

#[test]
fn the_second_opinion_never_sees_the_first_not_even_in_its_tests() {
    let metadata = planted(&[
        ("scoville-encode", &[], ""),
        ("scoville-solver", &[], ""),
        ("scoville-explore", &[("scoville-encode", Some("dev")), ("scoville-solver", Some("dev"))], ""),
    ]);
    assert_eq!(wrong_directions(&metadata).len(), 2);
}

#[test]
fn another_user_of_z3_is_found() {
    let metadata = planted(&[
        ("scoville-solver", &[("z3", None)], ""),
        ("scoville-encode", &[("z3", None), ("z3-sys", Some("dev"))], ""),
    ]);
    assert_eq!(
        other_users_of_z3(&metadata),
        ["scoville-encode must not use z3", "scoville-encode must not use z3-sys"]
    );
}

#[test]
fn faults_in_the_command_are_found() {
    let package = |name: &str, kind: Option<&str>, features: serde_json::Value| {
        serde_json::json!({
            "name": name, "version": "0.1.0", "license": null, "source": null, "targets": [], "features": features,
            "dependencies": [{ "name": "scoville-encode", "kind": kind, "features": ["faults"] }],
        })
    };
    let packages = [
        package("scoville-testgen", Some("dev"), serde_json::json!({})),
        package("scoville-testgen", None, serde_json::json!({})),
        package("scoville-solver", Some("dev"), serde_json::json!({ "default": ["scoville-encode/faults"] })),
    ];
    let metadata = serde_json::from_value(serde_json::json!({ "packages": packages })).unwrap();
    assert_eq!(
        asks_for_faults(&metadata),
        [
            "scoville-testgen must not ask for faults in scoville-encode",
            "scoville-solver must not ask for faults in scoville-encode",
            "scoville-solver: the feature default must not switch faults on",
        ]
    );
}

#[test]
fn a_missing_build_script_is_found() {
    let metadata = planted(&[
        ("scoville-solver", &[], "/x/solver/build.rs"),
        ("scoville-report", &[("scoville-solver", Some("dev"))], "/x/report/build.rs"),
        ("scoville-cli", &[("scoville-report", None)], "/x/solver/build.rs"),
        ("scoville-ir", &[], ""),
    ]);
    assert_eq!(
        without_the_path_to_z3(&metadata),
        ["scoville-report: its manifest needs: build = \"../solver/build.rs\""]
    );
}

fn plant(path: &str, text: &str) -> Vec<File> {
    vec![File::new(path.into(), text.to_owned())]
}

#[test]
fn a_long_file_is_found() {
    assert_eq!(long_files(&plant("a.rs", &"\n".repeat(800))), Vec::<String>::new());
    assert_eq!(long_files(&plant("a.rs", &"\n".repeat(801))), ["a.rs: 801 lines are more than 800"]);
}

#[test]
fn reaching_outside_is_found() {
    let text = "fn f() {\n    let a = std::env::args();\n    println!(\"println!\"); // eprintln!\n}\n\
                #[cfg(test)]\nmod tests { fn g() { println!(); } }\n";
    assert_eq!(
        reaches_outside(&plant("ir/src/a.rs", text)),
        [
            "ir/src/a.rs:2: env::args: only the command line may do this",
            "ir/src/a.rs:2: std::env: only the command line may do this",
            "ir/src/a.rs:3: println!: only the command line may do this",
        ]
    );
    for path in ["cli/src/a.rs", "src/main.rs", "ir/tests/a.rs", "ir/benches/a.rs"] {
        assert_eq!(reaches_outside(&plant(path, text)), Vec::<String>::new(), "{path}");
    }
    assert_eq!(reaches_outside(&plant("client/src/a.rs", text)).len(), 3);
}

#[test]
fn a_panic_without_a_reason_is_found() {
    let text = "fn f() {\n    a.unwrap();\n    b.expect(\"b\");\n    self.expect(Token::Comma);\n    \
                panic!(\"c\");\n    todo!();\n    d.unwrap_or(0);\n}\n\
                #[expect(clippy::unwrap_used)]\nfn g() { a.unwrap(); }\n\
                #[expect(clippy::unwrap_used, reason = \"tested above\")]\nfn h() { a.unwrap(); }\n\
                #[test]\nfn i() { a.unwrap(); }\n";
    let lines: Vec<String> = unexplained_panics(&plant("ir/src/a.rs", text))
        .iter()
        .map(|breach| breach.splitn(4, ':').skip(1).take(2).collect())
        .collect();
    assert_eq!(lines, ["2 .unwrap()", "3 .expect(\"", "5 panic!", "6 todo!", "10 .unwrap()"]);
}

#[test]
fn a_blanket_exception_is_found() {
    let text = "#![allow(clippy::panic, reason = \"lazy\")]\n";
    assert_eq!(
        unexplained_panics(&plant("ir/src/a.rs", text)),
        ["ir/src/a.rs: clippy::panic is switched off for a whole module"]
    );
}

#[test]
fn test_modules_in_files_of_their_own_are_tests() {
    let declaring = "#[cfg(test)]\nmod tests;\n#[cfg(test)]\nmod support;\nmod more;\n";
    let files: Vec<File> = [
        plant("ir/src/lib.rs", declaring),
        plant("ir/src/support.rs", "fn f() { a.unwrap(); }"),
        plant("ir/src/support/deep.rs", "fn f() { a.unwrap(); }"),
        plant("ir/src/more.rs", "#[cfg(test)]\nmod tests;\nfn f() { a.unwrap(); }"),
        plant("ir/src/more/tests.rs", "fn f() { a.unwrap(); }"),
        plant("ir/src/tests.rs", "fn f() { a.unwrap(); }"),
    ]
    .into_iter()
    .flatten()
    .collect();
    let breaches = unexplained_panics(&files);
    assert_eq!(breaches.len(), 1, "{breaches:?}");
    assert!(breaches[0].starts_with("ir/src/more.rs:3: .unwrap()"));
}

#[test]
fn a_changed_oldest_z3_is_found() {
    let script = "a\nmin_z3=4.13.3\nb";
    let build = "const MINIMUM: [u32; 3] = [4, 13, 4];";
    let check = "pub const MINIMUM: Version = Version {\n    major: 4,\n    minor: 13,\n    patch: 3,\n};";
    let [script, build, check] = oldest_z3(script, build, check);
    assert_eq!(script.as_deref(), Some("4.13.3"));
    assert_eq!(build.as_deref(), Some("4.13.4"));
    assert_eq!(check.as_deref(), Some("4.13.3"));
}
