//! Writes the table of library models: every top-level type with its file, and the text of all files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn walk(dir: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, files);
        } else if path.extension().is_some_and(|e| e == "java") {
            files.push(path);
        }
    }
}

/// Names of types declared at the start of a line.
fn types(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace().peekable();
        if line.starts_with([' ', '\t', '/', '*', '}', '@']) {
            continue;
        }
        while words.peek().is_some_and(|w| matches!(*w, "public" | "final" | "abstract")) {
            words.next();
        }
        if words.next().is_some_and(|w| matches!(w, "class" | "interface" | "enum"))
            && let Some(name) = words.next()
        {
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
            names.push(name[..end].to_string());
        }
    }
    names
}

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("models");
    println!("cargo:rerun-if-changed={}", root.display());
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = Vec::new();
    walk(&root, &mut files);
    files.sort();
    let mut out = String::new();
    let mut index = Vec::new();
    let mut packages = std::collections::BTreeSet::new();
    let _ = writeln!(out, "/// Model files: name and text.\npub static FILES: &[(&str, &str)] = &[");
    for (i, path) in files.iter().enumerate() {
        println!("cargo:rerun-if-changed={}", path.display());
        if let Some(dir) = path.parent() {
            println!("cargo:rerun-if-changed={}", dir.display());
        }
        let relative = path.strip_prefix(&root).unwrap_or(path);
        let package = relative.parent().unwrap_or(Path::new("")).to_string_lossy().replace('/', ".");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        for name in types(&text) {
            index.push((format!("{package}.{name}"), i));
        }
        packages.insert(package);
        let _ = writeln!(out, "    ({:?}, include_str!({:?})),", relative.to_string_lossy(), path.to_string_lossy());
    }
    index.sort();
    let _ = writeln!(
        out,
        "];\n/// Types by qualified name, sorted, with the index of their file.\npub static TYPES: &[(&str, usize)] = &["
    );
    for (name, file) in &index {
        let _ = writeln!(out, "    ({name:?}, {file}),");
    }
    let _ = writeln!(out, "];\n/// Packages, sorted.\npub static PACKAGES: &[&str] = &[");
    for package in &packages {
        let _ = writeln!(out, "    {package:?},");
    }
    out.push_str("];\n");
    let target = PathBuf::from(std::env::var("OUT_DIR").unwrap_or_default()).join("models.rs");
    if let Err(e) = std::fs::write(&target, out) {
        println!("cargo:warning=cannot write {}: {e}", target.display());
    }
}
