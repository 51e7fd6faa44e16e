//! Positions and diagnostics (stand-in).

/// Index of a source file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct FileId(pub u32);

/// A half-open range of byte offsets in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// file
    pub file: FileId,
    /// first byte
    pub lo: u32,
    /// one past the last byte
    pub hi: u32,
}

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// stable code
    pub code: &'static str,
    /// text
    pub message: String,
    /// positions
    pub labels: Vec<(Span, String)>,
    /// notes
    pub notes: Vec<String>,
}

/// An error at a position.
pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic { code, message: message.into(), labels: vec![(span, String::new())], notes: Vec::new() }
}
