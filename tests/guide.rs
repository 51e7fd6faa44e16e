//! The user guide says what is true: its commands are run, its chapters and links exist, its catalogue is complete.
//!
//! A block ` ```java file=Foo.java ` is a file that the commands behind it find. In a block ` ```console `, lines that begin with
//! `$ ` are run by a shell, and what they print is compared with what stands below them: a line `...` stands for any lines,
//! and measured numbers like `0.012 s` for any other. Of a block ` ```sh `, the commands of scoville must be accepted by it.
//! With `UPDATE_EXPECT=1`, the outputs that differ are written into the guide (those with `...` are not).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "guide/blocks.rs"]
mod blocks;
mod support;

use blocks::{Block, Kind, blocks, fits};
use scoville_evidence::codes::CODES;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The chapters and the README, by their paths.
fn texts() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = std::fs::read_dir(root().join("docs")).unwrap().map(|e| e.unwrap().path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "md"));
    all.push(root().join("README.md"));
    all.sort();
    assert!(all.len() > 15, "only {} chapters", all.len());
    all
}

/// A folder as the guide has it in mind: the programs of `docs/examples`, and the benchmarks.
fn sandbox() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    copy(&root().join("docs/examples"), dir.path());
    std::os::unix::fs::symlink(root().join("benchmarks"), dir.path().join("benchmarks")).unwrap();
    let release = dir.path().join("target/release");
    std::fs::create_dir_all(&release).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_scoville"), release.join("scoville")).unwrap();
    dir
}

fn copy(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            std::fs::create_dir_all(&there).unwrap();
            copy(&entry.path(), &there);
        } else {
            std::fs::copy(entry.path(), there).unwrap();
        }
    }
}

/// What a shell prints for this command, both streams in one, and its exit code; `code` is that of the command before.
fn shell(folder: &Path, command: &str, code: i32) -> (String, i32) {
    let bin = Path::new(env!("CARGO_BIN_EXE_scoville")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("bash")
        .args(["-c", &format!("exec 2>&1; (exit {code}); {command}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("COLUMNS", "100")
        .env("XDG_CACHE_HOME", folder.join(".cache"))
        .output()
        .unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap_or(-1))
}

/// The commands of scoville in a block of shell text, without comments, lines that go on joined.
fn commands(text: &str) -> Vec<String> {
    let joined = text.replace("\\\n", " ");
    let lines = joined.lines().map(|l| l.split(" # ").next().unwrap_or_default().trim());
    let lines = lines.map(|l| l.strip_prefix("target/release/").unwrap_or(l));
    lines.filter(|l| l.starts_with("scoville ")).map(str::to_owned).collect()
}

#[test]
fn commands_do_what_the_guide_says() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut wrong = String::new();
    let mut run = 0;
    for path in texts() {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root()).unwrap().display().to_string();
        let dir = sandbox();
        let mut code = 0;
        let mut edits = Vec::new();
        for Block { kind, text: body, line, range } in blocks(&text) {
            match kind {
                Kind::File(file) => {
                    let file = dir.path().join(file);
                    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
                    std::fs::write(file, body).unwrap();
                }
                Kind::Console => {
                    let mut now = String::new();
                    let mut differs = false;
                    for session in blocks::sessions(&body) {
                        let (told, ended) = shell(dir.path(), &session.command, code);
                        code = ended;
                        run += 1;
                        let good = fits(&session.output, &told);
                        differs |= !good;
                        let keep = good || session.output.lines().any(|l| l == "...");
                        let shown = if keep { &session.output } else { &told };
                        let _ = writeln!(now, "$ {}", session.command);
                        now.push_str(shown);
                        if !good {
                            let _ = writeln!(wrong, "{name}:{line}: $ {}\n{told}", session.command);
                        }
                    }
                    if differs {
                        edits.push((range, now));
                    }
                }
                Kind::Shell => {
                    for command in commands(&body) {
                        let (told, ended) = shell(dir.path(), &command, 0);
                        run += 1;
                        if !(0..=2).contains(&ended) {
                            let _ = writeln!(wrong, "{name}:{line}: {command}\nexit code {ended}\n{told}");
                        }
                    }
                }
            }
        }
        if update && !edits.is_empty() {
            let mut text = text;
            for (range, now) in edits.into_iter().rev() {
                text.replace_range(range, &now);
            }
            std::fs::write(&path, text).unwrap();
        }
    }
    assert!(run > 40, "only {run} commands");
    assert!(wrong.is_empty(), "these differ (UPDATE_EXPECT=1 writes them into the guide)\n{wrong}");
}

/// The anchors of a chapter, as mdBook and code hosts make them from its headings.
fn anchors(text: &str) -> BTreeSet<String> {
    let plain = |h: &str| {
        let kept = h.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    blocks::outside(text).filter(|l| l.starts_with('#')).map(|l| plain(l.trim_start_matches('#').trim())).collect()
}

#[test]
fn chapters_and_links_exist() {
    let mut wrong = Vec::new();
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).unwrap();
    for path in texts() {
        let name = path.file_name().unwrap().to_str().unwrap();
        if !["SUMMARY.md", "README.md"].contains(&name) && !summary.contains(&format!("({name})")) {
            wrong.push(format!("docs/SUMMARY.md does not have {name}"));
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = blocks::outside(&text).collect();
        for link in lines.iter().flat_map(|l| l.split("](").skip(1)).filter_map(|l| l.split(')').next()) {
            if link.starts_with("http") {
                if link.contains(".invalid") || link.contains(".schema.json") {
                    wrong.push(format!("{name}: {link} is not where the file is"));
                }
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            if !target.exists() {
                wrong.push(format!("{name}: there is no {link}"));
            } else if !anchor.is_empty() && !anchors(&std::fs::read_to_string(&target).unwrap()).contains(anchor) {
                wrong.push(format!("{name}: there is no heading for {link}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The codes that these sources report: the first argument of what makes a message.
fn reported(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            reported(&path, found);
        } else if name.ends_with(".rs") && !name.contains("tests") {
            let text = std::fs::read_to_string(&path).unwrap();
            for call in ["error(", "unsupported("] {
                for rest in text.split(call).skip(1) {
                    let Some(rest) = rest.trim_start().strip_prefix('"') else { continue };
                    let code = rest.split('"').next().unwrap();
                    let behind = rest[code.len()..].starts_with("\",");
                    if behind && code.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
                        found.insert(code.to_owned());
                    }
                }
            }
        }
    }
}

#[test]
fn the_catalogue_of_errors_is_complete() {
    let mut found = BTreeSet::new();
    for folder in ["frontend/src", "cli/src"] {
        reported(&root().join(folder), &mut found);
    }
    assert!(found.len() > 40, "only {} codes in the sources", found.len());
    let unknown: Vec<&String> = found.iter().filter(|c| scoville_evidence::codes::meaning(c).is_none()).collect();
    assert!(unknown.is_empty(), "not in evidence/src/codes.rs: {unknown:?}");

    let path = root().join("docs/errors.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (begin, end) = ("<!-- codes -->\n", "<!-- end of codes -->");
    let from = text.find(begin).unwrap() + begin.len();
    let to = text.find(end).unwrap();
    let mut table = "\n| code | meaning, and what helps |\n|---|---|\n".to_owned();
    for (code, meaning) in CODES {
        let _ = writeln!(table, "| `{code}` | {meaning} |");
    }
    table.push('\n');
    if text[from..to] != table {
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, format!("{}{table}{}", &text[..from], &text[to..])).unwrap();
        }
        panic!("the table of codes in docs/errors.md differs from evidence/src/codes.rs (UPDATE_EXPECT=1 writes it)");
    }
}
