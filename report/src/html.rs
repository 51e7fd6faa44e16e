//! The report for a browser: one file that holds everything, loads nothing, and can be kept beside the program.
//!
//! What is read first is in the document itself; the graph and the table of obligations are drawn by a script from data that
//! the file carries, because they can be large. The script is `html/report.js`, the style `html/report.css`.

mod basis;
mod data;
mod findings;
mod page;
mod proof;
mod source;
mod words;

#[cfg(test)]
mod tests;

use crate::diagnostics;
use crate::json::Answer;
use crate::style::Style;
use crate::text::{self, Subject};
use page::Page;
use scoville_evidence::account::Account;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Outcome, Verdict};
use source::Shown;

const STYLE: &str = include_str!("html/report.css");
const SCRIPT: &str = include_str!("html/report.js");

/// How the program was run and what was asked: what the command line said.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// Version of the tool.
    pub version: String,
    /// What was done, in words: `verified symbolically`, `schedules enumerated`.
    pub action: String,
    /// Input of the program: arguments, standard input, files; each with a name.
    pub input: Vec<(String, String)>,
    /// Options, each with a name.
    pub options: Vec<(String, String)>,
}

/// What is written.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// What the report is about.
    pub subject: &'a Subject<'a>,
    /// How it was asked.
    pub setting: &'a Setting,
    /// Warnings, or what is wrong with the input.
    pub diagnostics: &'a [Diagnostic],
    /// What came of it.
    pub answer: Answer<'a>,
    /// What else is known.
    pub account: &'a Account,
}

/// The whole document.
#[must_use]
pub fn render(report: &Report<'_>) -> String {
    let Report { subject, setting, answer, account, .. } = *report;
    let sources = subject.sources;
    let outcome = match answer {
        Answer::Outcome(outcome) => Some(outcome),
        Answer::InputError | Answer::InternalError(_) => None,
    };
    let shown = Shown::new(sources);
    let mut page = Page::default();
    page.markup(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
         script-src 'unsafe-inline'\">\n",
    );
    page.element("title", &[], &format!("{}: {}", subject.program, verdict(answer)));
    page.markup("\n<style>\n").markup(STYLE).markup("</style>\n</head>\n<body>\n");
    head(&mut page, report);
    let (has_graph, has_proof) = (account.graph.is_some(), outcome.is_some());
    navigation(&mut page, outcome, has_graph, has_proof);
    page.markup("<main>\n");
    complaints(&mut page, report.diagnostics, sources, outcome.is_none());
    if let Some(outcome) = outcome {
        findings::write(&mut page, outcome, sources, &shown);
        proof::write(&mut page, outcome, account, sources, &shown);
    }
    if has_graph {
        graph(&mut page, account);
    }
    if let Some(outcome) = outcome {
        basis::write(&mut page, setting, outcome, account, sources, &shown);
    }
    source::write(&mut page, sources, &shown);
    page.markup("</main>\n<footer>scoville ").text(&setting.version).markup("</footer>\n");
    page.data("data", &data::all(account, outcome, sources, &shown));
    page.markup("<script>\n").markup(SCRIPT).markup("</script>\n</body>\n</html>\n");
    page.finish()
}

/// The verdict in the words of the last line of a text.
fn verdict(answer: Answer<'_>) -> String {
    match answer {
        Answer::Outcome(outcome) => outcome.verdict.words(),
        Answer::InputError | Answer::InternalError(_) => "error".to_owned(),
    }
}

fn head(page: &mut Page, report: &Report<'_>) {
    let tone = match report.answer {
        Answer::Outcome(Outcome { verdict: Verdict::True, .. }) => "good",
        Answer::Outcome(Outcome { verdict: Verdict::Unknown(_), .. }) => "open",
        _ => "bad",
    };
    page.markup("<header>\n").element("h1", &[], report.subject.program).markup("\n<p>");
    page.element("span", &[("class", &format!("verdict {tone}")), ("id", "verdict")], &verdict(report.answer));
    page.markup("</p>\n");
    let said = match report.answer {
        Answer::Outcome(outcome) => text::verdict_in_words(report.subject, outcome),
        Answer::InputError => "The program cannot be verified because of its input; the messages below say why.".into(),
        Answer::InternalError(message) => format!("An error of scoville itself: {message}"),
    };
    page.element("p", &[], &said).markup("\n");
    if let Answer::Outcome(outcome) = report.answer {
        page.element("p", &[], &words::coverage(outcome)).markup("\n");
    }
    page.markup("</header>\n");
}

fn navigation(page: &mut Page, outcome: Option<&Outcome>, has_graph: bool, has_proof: bool) {
    page.markup("<nav aria-label=\"parts\"><div>");
    if outcome.is_some_and(|o| !o.findings.is_empty()) {
        page.markup("<a href=\"#findings\">Violations</a>");
    }
    if has_proof {
        page.markup("<a href=\"#proof\">Obligations</a>");
    }
    if has_graph {
        page.markup("<a href=\"#tasks\">Tasks</a>");
    }
    if has_proof {
        page.markup("<a href=\"#trust\">Assumptions</a><a href=\"#input\">Input and options</a>");
        page.markup("<a href=\"#counts\">Counts</a>");
    }
    page.markup("<a href=\"#source\">Source</a></div></nav>\n");
}

/// Warnings, and what is wrong with the input.
fn complaints(page: &mut Page, all: &[Diagnostic], sources: &SourceMap, wrong: bool) {
    if all.is_empty() {
        return;
    }
    let title = if wrong { "What is wrong" } else { "Warnings" };
    page.element("h2", &[("id", "messages")], title);
    page.open("div", &[("class", "card")]);
    page.element("pre", &[], &diagnostics::render(all, sources, Style::Plain)).close("div").markup("\n");
}

fn graph(page: &mut Page, account: &Account) {
    let Some(graph) = &account.graph else { return };
    let totals = &graph.totals;
    page.markup("<h2 id=\"tasks\">Tasks</h2>\n<p>").text(&words::totals(totals)).markup("</p>\n");
    page.markup(
        "<p class=\"soft\">A line leads from a task to those that it creates; a frame is a finish, which waits for all tasks \
         in it. Below the name of a task stands what it does that orders or excludes. <code>?</code> and a dashed frame: \
         only under a condition that depends on the schedule or the input. A box opens and closes what its task \
         creates; <code>L</code> with a number leads to the source. <span id=\"graph-note\"></span></p>\n\
         <div class=\"graph\" id=\"graph\"><noscript><p>The graph is drawn by a script.</p></noscript></div>\n",
    );
}

/// A link to a place in the source, if the source is in the document.
fn link(page: &mut Page, span: Span, sources: &SourceMap, shown: &Shown) {
    let line = sources.position(span).line;
    let name = format!("{}:{line}", sources.short_name(span.file));
    match shown.anchor(span.file, line) {
        Some(anchor) => page.element("a", &[("href", &format!("#{anchor}")), ("class", "code")], &name),
        None => page.element("span", &[("class", "code")], &name),
    };
}
