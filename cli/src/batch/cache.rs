//! Answers of earlier runs, one a file, under the hash of all that they depend on.
//!
//! A definite answer (true, a violation with nothing left open, a rejection) does not depend on the limits and is found
//! whatever they are. One that was not decided for a reason in the program is found under the same limits. What the machine
//! may be to blame for (time, memory, the solver giving up, errors of the tool) is not kept. The tool is told by the hash
//! of its executable, so that another build never takes its predecessor's answers.

use crate::input;
use crate::protocol::Request;
use crate::written;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_report::batch::Record;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// What an answer depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// Everything but the limits on time and memory.
    pub content: String,
    /// Everything.
    pub whole: String,
}

impl Key {
    /// The key of a request, the texts that go with it, and what the answer is compared with.
    ///
    /// # Errors
    /// Never in practice: requests can be written as JSON.
    pub(crate) fn of(
        request: &Request,
        texts: &[&str],
        compared: &str,
        solver: &str,
    ) -> Result<Key, serde_json::Error> {
        let mut unlimited = request.clone();
        let limits = format!("{:?} {:?}", unlimited.options.timeout.take(), unlimited.memory.take());
        let asked = serde_json::to_string(&unlimited)?;
        let version = crate::commands::version::VERSION;
        let content = hash([version, solver, &asked, compared].into_iter().chain(texts.iter().copied()));
        let whole = hash([content.as_str(), &limits]);
        Ok(Key { content, whole })
    }
}

/// How long an answer stays true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lasting {
    /// Whatever the limits are.
    Always,
    /// Under the same limits.
    Limits,
    /// The machine may have had a part in it.
    Never,
}

/// A folder of answers.
#[derive(Debug)]
pub(crate) struct Cache {
    folder: PathBuf,
    /// Hash of this executable.
    tool: String,
}

impl Cache {
    /// Opens a folder, which is made if need be.
    ///
    /// # Errors
    /// Why nothing can be kept there.
    pub(crate) fn open(folder: &Path) -> Result<Cache, Diagnostic> {
        input::writable(folder)?;
        let tool =
            tool(folder).map_err(|e| Diagnostic::error("internal", format!("cannot read scoville itself: {e}")))?;
        Ok(Cache { folder: folder.to_owned(), tool })
    }

    /// The folder of this user, if there is one.
    pub(crate) fn of_user() -> Option<PathBuf> {
        let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
        let caches = absolute("XDG_CACHE_HOME").or_else(|| absolute("HOME").map(|home| home.join(".cache")))?;
        Some(caches.join("scoville"))
    }

    /// The answer, if it is there.
    pub(crate) fn find(&self, key: &Key) -> Option<Record> {
        [&key.content, &key.whole].into_iter().find_map(|key| {
            let text = std::fs::read(self.path(key)).ok()?;
            let record: Record = serde_json::from_slice(&text).ok()?;
            Some(record)
        })
    }

    /// Keeps an answer. A cache that cannot be written to is no reason to fail: the answer is found again.
    pub(crate) fn keep(&self, key: &Key, record: &Record, lasting: Lasting) {
        let key = match lasting {
            Lasting::Always => &key.content,
            Lasting::Limits => &key.whole,
            Lasting::Never => return,
        };
        let path = self.path(key);
        let Some(folder) = path.parent() else { return };
        if let (Ok(()), Ok(text)) = (std::fs::create_dir_all(folder), serde_json::to_string(record)) {
            let _ = written::replace(&path, &text);
        }
    }

    fn path(&self, key: &str) -> PathBuf {
        let name = hash([self.tool.as_str(), key]);
        let (folder, rest) = name.split_at(2);
        self.folder.join(folder).join(rest)
    }
}

/// The hash of this executable. It is kept beside the answers under what tells that the file has not changed, because
/// hashing takes longer than a cached batch.
fn tool(folder: &Path) -> std::io::Result<String> {
    use std::os::unix::fs::MetadataExt;
    let path = std::env::current_exe()?;
    let meta = std::fs::metadata(&path)?;
    let stamp = format!("{} {} {} {} {}", meta.dev(), meta.ino(), meta.len(), meta.mtime(), meta.mtime_nsec());
    let known = folder
        .join(format!("tool-{}", hash([path.to_string_lossy().as_ref(), &stamp, &meta.ctime_nsec().to_string()])));
    match std::fs::read_to_string(&known) {
        Ok(hash) if hash.len() == 64 => Ok(hash),
        _ => {
            let hash = hex(&Sha256::digest(std::fs::read(&path)?));
            let _ = written::replace(&known, &hash);
            Ok(hash)
        }
    }
}

/// SHA-256 over the length and the bytes of each text. A program may come from anyone: another one that it is taken for
/// must not be easy to find.
fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    hex(&hash.finalize())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart_by_their_ends_too() {
        assert_ne!(hash(["ab", "c"]), hash(["a", "bc"]));
        assert_ne!(hash(["a"]), hash(["a", ""]));
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hash([]), empty);
    }
}
