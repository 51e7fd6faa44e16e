//! The sources, with an anchor for each line.

use super::page::Page;
use scoville_evidence::source::{FileId, Origin, SourceMap};

/// Most lines that are put into a document.
const LINES: u32 = 60_000;

/// Which files are in the document.
#[derive(Debug)]
pub(super) struct Shown(Vec<bool>);

impl Shown {
    /// Files of the user, and models of theirs, as long as there are not too many lines.
    pub(super) fn new(sources: &SourceMap) -> Shown {
        let mut lines = 0;
        let show = |(_, file): (FileId, &scoville_evidence::source::SourceFile)| {
            let wanted = !file.text.is_empty() && lines + file.lines() <= LINES;
            lines += if wanted { file.lines() } else { 0 };
            wanted
        };
        Shown(sources.files().map(show).collect())
    }

    /// Whether a file is in the document.
    pub(super) fn has(&self, file: FileId) -> bool {
        self.0.get(file.0 as usize).copied().unwrap_or(false)
    }

    /// The anchor of a line, if the file is there.
    pub(super) fn anchor(&self, file: FileId, line: u32) -> Option<String> {
        self.has(file).then(|| format!("s{}-{line}", file.0))
    }
}

/// All sources.
pub(super) fn write(page: &mut Page, sources: &SourceMap, shown: &Shown) {
    page.markup("<h2 id=\"source\">Source</h2>\n");
    for (id, file) in sources.files() {
        if !shown.has(id) {
            if file.origin == Origin::User {
                page.open("p", &[]).element("code", &[], &file.name).markup(" is too long to be shown here.</p>\n");
            }
            continue;
        }
        page.markup("<h3>").element("code", &[], &file.name).markup("</h3>\n<pre class=\"file\">");
        // The end of the last line begins none.
        let last = if file.text.ends_with('\n') { file.lines().saturating_sub(1) } else { file.lines() };
        for line in 1..=last {
            page.open("span", &[("class", "l"), ("id", &format!("s{}-{line}", id.0))]);
            page.element("i", &[], &line.to_string()).text(file.line(line)).close("span");
        }
        page.markup("</pre>\n");
    }
}
