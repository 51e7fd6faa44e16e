//! Source files, spans and positions.

use serde::{Deserialize, Serialize};

/// Index of a file in a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FileId(pub u32);

/// A half-open range of byte offsets in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub lo: u32,
    /// One past the last byte.
    pub hi: u32,
}

impl Span {
    /// The span from `lo` to `hi` (bytes) of `file`.
    #[must_use]
    pub fn new(file: FileId, lo: u32, hi: u32) -> Self {
        Span { file, lo, hi }
    }

    /// Whether the other one lies within this one.
    #[must_use]
    pub fn contains(self, other: Span) -> bool {
        self.file == other.file && self.lo <= other.lo && other.hi <= self.hi
    }

    /// The smallest span that covers both; `self` when the files differ.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        if self.file == other.file {
            Span { file: self.file, lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
        } else {
            self
        }
    }
}

/// A position for people: both counted from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LineCol {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub col: u32,
}

/// Where a file comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Given by the user.
    User,
    /// A library model that is part of the tool; reports name the caller's line instead.
    Model,
}

/// One file: its name as given, its text, where its lines begin.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Name as the user gave it.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// User file or model.
    pub origin: Origin,
    line_starts: Vec<u32>,
}

impl SourceFile {
    /// Text of line `line` (from 1) without its line end; empty past the end.
    #[must_use]
    pub fn line(&self, line: u32) -> &str {
        let i = line.saturating_sub(1) as usize;
        let Some(&lo) = self.line_starts.get(i) else { return "" };
        let hi = self.line_starts.get(i + 1).map_or(self.text.len(), |&h| h as usize);
        self.text[lo as usize..hi].trim_end_matches(['\n', '\r'])
    }

    /// Byte offset of the start of line `line` (from 1); the length of the text past the end.
    #[must_use]
    pub fn line_start(&self, line: u32) -> u32 {
        let i = line.saturating_sub(1) as usize;
        self.line_starts.get(i).copied().unwrap_or(self.text.len() as u32)
    }

    /// Number of lines.
    #[must_use]
    pub fn lines(&self) -> u32 {
        self.line_starts.len() as u32
    }
}

/// All files of one run.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl SourceMap {
    /// An empty map.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file and returns its id.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>, origin: Origin) -> FileId {
        let text = text.into();
        let mut line_starts = vec![0];
        line_starts.extend(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1));
        self.files.push(SourceFile { name: name.into(), text, origin, line_starts });
        FileId(self.files.len() as u32 - 1)
    }

    /// The file; `None` for an id of another map.
    #[must_use]
    pub fn get(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.0 as usize)
    }

    /// All files in the order of their ids.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(i, f)| (FileId(i as u32), f))
    }

    /// The name of a file without its folders, or with them if another file of the user has the same; `?` for an id of
    /// another map.
    #[must_use]
    pub fn short_name(&self, id: FileId) -> &str {
        let base = |name: &'_ str| name.rfind(['/', '\\']).map_or(0, |i| i + 1);
        let Some(file) = self.get(id) else { return "?" };
        let short = &file.name[base(&file.name)..];
        let mut others = self.files.iter().filter(|f| f.origin == Origin::User && f.name != file.name);
        if others.any(|f| &f.name[base(&f.name)..] == short) { &file.name } else { short }
    }

    /// Line and column of the start of `span`.
    #[must_use]
    pub fn position(&self, span: Span) -> LineCol {
        let Some(file) = self.get(span.file) else { return LineCol { line: 1, col: 1 } };
        let line = file.line_starts.partition_point(|&s| s <= span.lo).max(1);
        let start = file.line_starts[line - 1] as usize;
        let end = (span.lo as usize).min(file.text.len());
        let col = file.text.get(start..end).map_or(1, |t| t.chars().count() as u32 + 1);
        LineCol { line: line as u32, col }
    }

    /// `name:line:col` of the start of `span`.
    #[must_use]
    pub fn describe(&self, span: Span) -> String {
        let p = self.position(span);
        let name = self.get(span.file).map_or("?", |f| f.name.as_str());
        format!("{name}:{}:{}", p.line, p.col)
    }

    /// The text that `span` covers; empty when out of range.
    #[must_use]
    pub fn snippet(&self, span: Span) -> &str {
        self.get(span.file).and_then(|f| f.text.get(span.lo as usize..span.hi as usize)).unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_characters() {
        let mut map = SourceMap::new();
        let f = map.add("A.java", "aé\nbc\n", Origin::User);
        let at = |lo| map.describe(Span::new(f, lo, lo));
        assert_eq!(at(0), "A.java:1:1");
        assert_eq!(at(3), "A.java:1:3");
        assert_eq!(at(5), "A.java:2:2");
        assert_eq!(map.get(f).map(|s| s.line(2)), Some("bc"));
    }

    #[test]
    fn short_names_tell_files_apart() {
        let mut map = SourceMap::new();
        let names = ["src/a/Util.java", "src/b/Util.java", "src/b/Main.java"];
        let ids = names.map(|name| map.add(name, "", Origin::User));
        map.add("models/Main.java", "", Origin::Model);
        assert_eq!(ids.map(|id| map.short_name(id)), ["src/a/Util.java", "src/b/Util.java", "Main.java"]);
        assert_eq!(map.short_name(FileId(9)), "?");
    }
}
