//! Enough of Rust's lexis to ask questions about source text: which words are code rather than comment
//! or literal, and which code is only for tests.

use std::ops::Range;
use std::path::{Path, PathBuf};

/// One Rust file.
#[derive(Debug)]
pub struct File {
    /// Relative to the top folder.
    pub path: PathBuf,
    /// The text as it is.
    pub text: String,
    /// The text with comments and the insides of literals blanked; byte for byte as long as `text`.
    pub code: String,
}

/// All Rust files below `root`, sorted; without what is built, set up, or hidden.
///
/// # Errors
///
/// A message if a folder or file cannot be read.
pub fn files(root: &Path) -> Result<Vec<File>, String> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let fail = |e: std::io::Error| format!("{}: {e}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let path = entry.path();
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let kind = entry.file_type().map_err(fail)?;
            if kind.is_dir() && !name.starts_with('.') && name != "target" {
                folders.push(path);
            } else if kind.is_file() && name.ends_with(".rs") {
                let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                let path = path.strip_prefix(root).unwrap_or(&path).to_owned();
                files.push(File::new(path, text));
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

impl File {
    /// A file with this text.
    pub fn new(path: PathBuf, text: String) -> File {
        let code = blank(&text);
        File { path, text, code }
    }

    /// The line of a byte position, counted from 1.
    pub fn line(&self, position: usize) -> usize {
        self.text.as_bytes()[..position].iter().filter(|b| **b == b'\n').count() + 1
    }

    /// Where `pattern` stands as code, not as a part of a longer word.
    pub fn find<'a>(&'a self, pattern: &'a str) -> impl Iterator<Item = usize> + 'a {
        let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let code = self.code.as_bytes();
        self.code.match_indices(pattern).map(|(at, _)| at).filter(move |at| {
            let before = at.checked_sub(1).map(|i| code[i]);
            let after = code.get(at + pattern.len()).copied();
            let cut =
                |edge: Option<u8>, outside: Option<u8>| !(edge.is_some_and(is_word) && outside.is_some_and(is_word));
            cut(pattern.bytes().next(), before) && cut(pattern.bytes().last(), after)
        })
    }

    /// The code that exists only in tests: items under `#[cfg(test)]` or `#[test]`, attribute included.
    pub fn test_code(&self) -> Vec<Range<usize>> {
        self.items_with_attribute(|attribute| {
            attribute == "#[test]" || (attribute.starts_with("#[cfg(") && has_word(attribute, "test"))
        })
    }

    /// The modules that are declared under `#[cfg(test)]` and live in another file.
    pub fn test_modules(&self) -> Vec<String> {
        let declared = |range: Range<usize>| {
            let item = self.code[range].trim_end().strip_suffix(';')?;
            let (_, name) = item.rsplit_once("mod ")?;
            Some(name.trim().to_owned())
        };
        self.test_code().into_iter().filter_map(declared).collect()
    }

    /// The items and statements directly behind an outer attribute that `wanted` picks, which sees the
    /// attribute's code without white space between tokens.
    pub fn items_with_attribute(&self, wanted: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
        let mut items = Vec::new();
        for (start, _) in self.code.match_indices("#[") {
            let end = start + 1 + group_length(&self.code[start + 1..]);
            let attribute: String = self.code[start..end].split_whitespace().collect();
            if wanted(&attribute) {
                items.push(start..end + item_length(&self.code[end..]));
            }
        }
        items
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word)
}

/// The length of a bracketed group at the start of `code`.
fn group_length(code: &str) -> usize {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}

/// The length of an item or statement: up to the `;` or the block that ends it, or to the end of the
/// block that it stands in.
fn item_length(code: &str) -> usize {
    let bytes = code.as_bytes();
    // A `let` or an expression statement may hold blocks before its `;`.
    let word = code.trim_start_matches(|c: char| c.is_whitespace());
    let statement = word.starts_with("let ");
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b';' => return at + 1,
            b'{' if !statement => return at + group_length(&code[at..]),
            b'(' | b'[' | b'{' => at += group_length(&code[at..]),
            b')' | b']' | b'}' => return at,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// What a piece of text is, with its length in bytes.
enum Piece {
    Code(usize),
    Comment(usize),
    /// With the lengths of its opening and closing delimiter.
    Literal(usize, usize, usize),
}

/// Blanks comments and the insides of string and character literals; line ends and delimiters stay.
fn blank(text: &str) -> String {
    let mut code = text.as_bytes().to_vec();
    let mut at = 0;
    while at < code.len() {
        let (length, blanked) = match piece(&text.as_bytes()[at..]) {
            Piece::Code(length) => (length, 0..0),
            Piece::Comment(length) => (length, 0..length),
            Piece::Literal(length, open, close) => (length, open..length.saturating_sub(close)),
        };
        for byte in code.iter_mut().skip(at + blanked.start).take(blanked.len()) {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at += length;
    }
    // Only whole comments and literals were blanked, so no character has been cut.
    String::from_utf8_lossy(&code).into_owned()
}

/// The piece at the start of `rest`, which is not empty.
fn piece(rest: &[u8]) -> Piece {
    let is_word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b >= 0x80;
    match rest[0] {
        b'/' if rest.starts_with(b"//") => Piece::Comment(rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len())),
        b'/' if rest.starts_with(b"/*") => Piece::Comment(block_comment(rest)),
        b'"' => Piece::Literal(quoted(rest, b'"'), 1, 1),
        b'\'' => character(rest).map_or(Piece::Code(1), |length| Piece::Literal(length, 1, 1)),
        b if is_word(&b) => {
            let word = rest.iter().position(|b| !is_word(b)).unwrap_or(rest.len());
            raw_string(&rest[..word], &rest[word..]).unwrap_or(Piece::Code(word))
        }
        _ => Piece::Code(1),
    }
}

/// The length of a block comment, which may hold others.
fn block_comment(rest: &[u8]) -> usize {
    let mut depth = 0usize;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// The length of a literal with escapes, both quotes included.
fn quoted(rest: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 2,
            b if b == quote => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// The length of a character literal; none if the quote begins a lifetime.
fn character(rest: &[u8]) -> Option<usize> {
    if rest.get(1) == Some(&b'\\') {
        return Some(quoted(rest, b'\''));
    }
    let mut at = 2;
    while rest.get(at).is_some_and(|b| (0x80..0xc0).contains(b)) {
        at += 1;
    }
    (rest.get(at) == Some(&b'\'')).then_some(at + 1)
}

/// A raw string: its prefix, and the text behind that.
fn raw_string(prefix: &[u8], rest: &[u8]) -> Option<Piece> {
    if !matches!(prefix, b"r" | b"br" | b"cr") {
        return None;
    }
    let hashes = rest.iter().take_while(|b| **b == b'#').count();
    let inside = rest[hashes..].strip_prefix(b"\"")?;
    let mut end = vec![b'"'];
    end.resize(1 + hashes, b'#');
    let length = inside.windows(end.len()).position(|w| w == end).unwrap_or(inside.len());
    let open = prefix.len() + end.len();
    Some(Piece::Literal(open + length + end.len(), open, end.len()))
}

#[cfg(test)]
mod tests;
