//! Witness files as text.

use super::{FORMAT, VERSION, Witness};
use serde::Deserialize;
use std::fmt;

/// Why a text is no witness, with the position in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// Line, from 1; 0 if it is about the whole.
    pub line: usize,
    /// Column, from 1; 0 if it is about the whole.
    pub column: usize,
    /// What is wrong, without a final stop.
    pub message: String,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}, column {}: {}", self.column, self.message),
        }
    }
}

impl From<serde_json::Error> for FormatError {
    fn from(e: serde_json::Error) -> FormatError {
        let text = e.to_string();
        let message = text.split(" at line ").next().unwrap_or("no JSON").to_owned();
        FormatError { line: e.line(), column: e.column(), message }
    }
}

fn whole(message: String) -> FormatError {
    FormatError { line: 0, column: 0, message }
}

/// What every version says.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u32>,
}

/// Reads a witness.
///
/// # Errors
///
/// No JSON, no witness, a witness of another version, or one whose parts do not belong together.
pub fn parse(text: &str) -> Result<Witness, FormatError> {
    let head: Head = serde_json::from_str(text)?;
    if head.format.as_deref() != Some(FORMAT) {
        return Err(whole(format!("this is no witness: its member `format` is not \"{FORMAT}\"")));
    }
    match head.version {
        // The first version had no time limits.
        Some(1..=VERSION) => {}
        Some(other) => {
            return Err(whole(format!(
                "this is a witness of version {other}; only versions up to {VERSION} can be read"
            )));
        }
        None => return Err(whole("the witness does not tell its version".to_owned())),
    }
    let witness: Witness = serde_json::from_str(text)?;
    let kind = witness.finding.violation.kind();
    if witness.property != kind.property() {
        let (kind, property) = (kind.word(), witness.property.word());
        return Err(whole(format!("a finding of kind {kind} does not violate {property}")));
    }
    Ok(witness)
}

/// The text of a witness, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn render(witness: &Witness) -> Result<String, FormatError> {
    Ok(serde_json::to_string_pretty(witness)? + "\n")
}

/// Hash of a program's texts in order: FNV-1a of 128 bits over the length and the bytes of each. It tells apart what was
/// edited; it is no protection against forgery, and needs none: whatever a witness says is replayed.
#[must_use]
pub fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let mut hash = BASIS;
    for text in texts {
        for byte in (text.len() as u64).to_le_bytes().into_iter().chain(text.bytes()) {
            hash = (hash ^ u128::from(byte)).wrapping_mul(PRIME);
        }
    }
    format!("fnv1a128:{hash:032x}")
}
