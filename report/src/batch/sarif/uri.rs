//! Names of files as URIs.

use serde_json::{Value, json};
use std::fmt::Write;

/// Where a file is: an absolute name as it is, another one below the folder in which scoville was started.
pub(super) fn artifact(file: &str) -> Value {
    if file.starts_with('/') {
        json!({ "uri": format!("file://{}", encoded(file)) })
    } else {
        json!({ "uri": encoded(file.strip_prefix("./").unwrap_or(file)), "uriBaseId": "SRCROOT" })
    }
}

/// The name with all but what RFC 3986 leaves alone in a path written as `%XX`. A colon is written so, too: before the
/// first slash it would end a scheme.
fn encoded(file: &str) -> String {
    let mut out = String::with_capacity(file.len());
    for byte in file.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => out.push(char::from(byte)),
            b'-' | b'.' | b'_' | b'~' | b'/' | b'!' | b'$' | b'&' | b'(' | b')' | b'*' | b'+' | b',' | b';' | b'='
            | b'@' => out.push(char::from(byte)),
            _ => {
                // Writing to a text cannot fail.
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_references() {
        assert_eq!(artifact("./a b/Ä:%.java"), json!({ "uri": "a%20b/%C3%84%3A%25.java", "uriBaseId": "SRCROOT" }));
        assert_eq!(artifact("/tmp/A.java"), json!({ "uri": "file:///tmp/A.java" }));
    }
}
