//! On what the answer rests: assumptions, what remains trusted, the input, options, counts.

use super::Setting;
use super::link;
use super::page::Page;
use super::source::Shown;
use crate::profile;
use crate::wording::seconds;
use scoville_evidence::account::{Account, Basis};
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Outcome, Statistics, Verdict};

/// Assumptions, input, counts.
pub(super) fn write(
    page: &mut Page,
    setting: &Setting,
    outcome: &Outcome,
    account: &Account,
    sources: &SourceMap,
    shown: &Shown,
) {
    page.markup("<h2 id=\"trust\">Assumptions, and what remains trusted</h2>\n");
    assumptions(page, outcome, account.basis.as_ref(), sources, shown);
    trusted(page, outcome, account.basis.as_ref());
    page.markup("<h2 id=\"input\">Input and options</h2>\n<dl>");
    page.element("dt", &[], "done").element("dd", &[], &setting.action);
    for (name, value) in setting.input.iter().chain(&setting.options) {
        page.element("dt", &[], name).open("dd", &[]).element("code", &[], value).close("dd");
    }
    if let Some(bound) = account.basis.as_ref().and_then(|b| b.unroll) {
        page.element("dt", &[], "bound on loops that depend on the schedule or the input");
        page.open("dd", &[])
            .number(u64::from(bound))
            .text(" iterations; other loops are followed to their end")
            .close("dd");
    }
    page.markup("</dl>\n<h2 id=\"counts\">Counts and times</h2>\n");
    counts(page, &outcome.statistics);
}

fn assumptions(page: &mut Page, outcome: &Outcome, basis: Option<&Basis>, sources: &SourceMap, shown: &Shown) {
    page.markup("<h3>What is assumed</h3>\n<ul>\n<li>Memory is sequentially consistent, which the absence of data races justifies.</li>\n");
    if let Some(basis) = basis {
        for span in &basis.seeds {
            page.markup("<li>The random numbers of the generator made at ");
            link(page, *span, sources, shown);
            page.markup(" are those that Java gives for its seed.</li>\n");
        }
        if basis.random {
            page.markup(
                "<li>Other random numbers are inputs: any value that the generator can give, each time.</li>\n",
            );
        }
        if basis.clock {
            page.markup("<li>Clocks go on by a millisecond each time that a task looks at them, and only then.</li>\n");
        }
        page.markup("<li>What the program prints is not looked at.</li>\n");
    }
    for note in &outcome.notes {
        page.open("li", &[]).text(note).close("li").markup("\n");
    }
    page.markup("</ul>\n");
    let Some(basis) = basis else { return };
    for (title, models) in [("Models of library classes", &basis.models), ("Your own models", &basis.own_models)] {
        if models.is_empty() {
            continue;
        }
        page.markup("<details><summary>").text(&format!("{title}: {}", models.len())).markup("</summary><p>");
        for model in models {
            page.element("code", &[], model).text(" ");
        }
        page.markup("</p></details>\n");
    }
}

/// What must be right for the answer to be right (design, Certificates).
fn trusted(page: &mut Page, outcome: &Outcome, basis: Option<&Basis>) {
    page.markup("<h3>What remains trusted</h3>\n<ul>\n<li>The front end: parser, names, types, lowering to the task language; and \
                 the models of library classes, which say what those do. Both engines share them.</li>\n");
    let s = &outcome.statistics;
    if s.search.is_some() {
        page.markup("<li>The explicit engine: its interpreter, its marks of what a schedule may choose, and that states with equal \
                     128-bit hashes are equal (unless states are compared as a whole).</li>\n");
    } else {
        page.markup("<li>The unroller: its semantics of each operation, its marks of what a schedule may choose, its summaries of \
                     atomic sections, its happens-before. On runs that nothing symbolic splits, <code>explore --follow</code> \
                     compares it with the explicit engine event by event.</li>\n\
                     <li>That every pair of conflicting accesses is listed: the shadow memory of the unroller.</li>\n");
        if s.queries > 0 {
            page.markup("<li>The solver, for what is said to be decided by it, and its encoding: ");
            page.text(basis.map_or("Z3", |b| &b.solver)).markup(".</li>\n");
        } else {
            page.markup("<li>No solver: nothing was decided by one.</li>\n");
        }
    }
    if matches!(outcome.verdict, Verdict::False(_)) {
        page.markup(
            "<li>For the violation, only the front end, the models and the explicit engine, which executed it.</li>\n",
        );
    }
    page.markup("</ul>\n");
}

fn counts(page: &mut Page, s: &Statistics) {
    page.markup("<dl>");
    let rows = [
        ("tasks", s.tasks),
        ("permission regions entered", s.regions),
        ("checked accesses", s.accesses),
        ("events", s.events),
        ("values that depend on the schedule", s.sensitive),
        ("rounds of the refinement", s.rounds),
        ("solver queries", s.queries),
    ];
    for (name, n) in rows {
        page.element("dt", &[], name).open("dd", &[]).number(n).close("dd");
    }
    page.markup("</dl>\n<table><thead><tr><th>part</th><th class=\"n\">wall time</th><th class=\"n\">times</th></tr></thead><tbody>\n");
    for row in profile::rows(&s.times) {
        let name = if row.part.within.is_some() { format!("– {}", row.part.what) } else { row.part.what.clone() };
        page.markup("<tr><td>").text(&name).markup("</td><td class=\"n\">").text(&seconds(row.part.micros()));
        page.markup("</td><td class=\"n\">").number(row.part.count).markup("</td></tr>\n");
    }
    page.markup("</tbody></table>\n");
}
