//! An index for a browser: one self-contained file with a line for each program, and what was found below it.

use super::record::{Ending, SHOWN, Spot};
use super::{Record, Summary};
use crate::wording::{count, escaped, seconds};
use std::fmt::Write;

const STYLE: &str = "\
:root{color-scheme:light dark;--line:#8884;--bad:#c62828;--open:#b26a00;--good:#2e7d32}\
@media(prefers-color-scheme:dark){:root{--bad:#ff8a80;--open:#ffcc80;--good:#a5d6a7}}\
body{font:15px/1.5 system-ui,sans-serif;margin:1.5rem auto;max-width:75rem;padding:0 1rem}\
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}\
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}\
pre{overflow:auto;white-space:pre-wrap}.bad{color:var(--bad)}.open{color:var(--open)}.good{color:var(--good)}\
.wide{overflow-x:auto}summary{cursor:pointer}@media print{details>*{display:block}}";

/// The page.
#[must_use]
pub fn render(tool_version: &str, records: &[Record]) -> String {
    let summary = Summary::of(records);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>scoville: {} programs</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{} programs</h1>\n",
        summary.programs, summary.programs
    );
    // Writing to a text cannot fail.
    let _ = write!(
        out,
        "<p>{} true, {} false, {} not decided, {} rejected, {} failed; {} not as expected. \
         Exit code {}. scoville {}.</p>\n<div class=\"wide\">\n<table>\n<thead><tr><th>program</th><th>verdict</th>\
         <th>expected</th><th class=\"n\">tasks</th><th class=\"n\">time</th></tr></thead>\n<tbody>\n",
        summary.safe,
        summary.violated,
        summary.unknown,
        summary.rejected,
        summary.failed,
        summary.unexpected,
        summary.exit_code,
        escaped(tool_version)
    );
    for record in records {
        row(&mut out, record);
    }
    out.push_str("</tbody>\n</table>\n</div>\n</body>\n</html>\n");
    out
}

fn row(out: &mut String, record: &Record) {
    let class = match (record.good(), record.result) {
        (true, _) => "good",
        (false, Ending::Unknown) => "open",
        (false, _) => "bad",
    };
    let tasks = record.statistics.as_ref().map_or_else(|| "-".to_owned(), |s| s.tasks.to_string());
    let _ = writeln!(
        out,
        "<tr><td><code>{}</code>{}</td><td class=\"{class}\">{}</td><td>{}</td><td class=\"n\">{tasks}</td>\
         <td class=\"n\">{}</td></tr>",
        escaped(&record.program),
        details(record),
        escaped(&record.verdict),
        escaped(record.expected.as_deref().unwrap_or("-")),
        seconds(record.micros)
    );
}

/// What there is to say about a program, folded; open if it is something to complain about.
fn details(record: &Record) -> String {
    let mut text = String::new();
    for line in record.complaints() {
        let _ = writeln!(text, "{}", escaped(&line));
    }
    for finding in &record.findings {
        let _ = writeln!(text, "\n{}: {}", escaped(&finding.kind), escaped(&finding.message));
        let lines = finding.reasons.iter().chain(&finding.advice).map(|l| format!("  {}", escaped(l)));
        let places = finding.places.iter().enumerate().map(|(i, s)| format!("  ({}) {}", i + 1, spot(s)));
        let (steps, hidden) = finding.shown(SHOWN);
        let steps = steps.map(|(i, s)| format!("  {i:>5}  {}", spot(s)));
        let left_out =
            (hidden > 0).then(|| format!("  ({} in the middle left out)", count(hidden as u64, "step", "steps")));
        for line in places.chain(lines).chain(steps).chain(left_out) {
            let _ = writeln!(text, "{line}");
        }
    }
    for line in &record.notes {
        let _ = writeln!(text, "note: {}", escaped(line));
    }
    if text.is_empty() {
        return String::new();
    }
    let open = if record.good() { "" } else { " open" };
    format!("<details{open}><summary>details</summary><pre>{}</pre></details>", text.trim_matches('\n'))
}

fn spot(spot: &Spot) -> String {
    escaped(&format!("{}:{}:{} {}: {}", spot.at.file, spot.at.line, spot.at.column, spot.task, spot.what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::sample;

    #[test]
    fn a_line_for_each_program_and_nothing_from_outside_is_markup() {
        let mut records = sample::all();
        records[0].program = "<script>alert('x')</script>.java".to_owned();
        let page = render("1.2.3", &records);
        assert_eq!(page.matches("<tr>").count(), records.len() + 1);
        assert!(!page.contains("<script"), "{page}");
        assert!(page.contains("&lt;script&gt;alert(&#39;x&#39;)"));
        assert!(page.contains("expected `;` &amp; not &lt;&quot;a&quot;&gt;"));
        assert!(page.contains("8 programs") && page.contains("Exit code 4"));
        // Self-contained: nothing is loaded.
        assert!(!page.contains("src=") && !page.contains("href="));
        // What is fine is folded.
        assert_eq!(page.matches("<details open>").count(), 6);
    }
}
