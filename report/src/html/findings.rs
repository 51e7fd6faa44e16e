//! Violations, each with its schedule to step through.

use super::link;
use super::page::Page;
use super::source::Shown;
use crate::finding;
use crate::schedule;
use crate::wording::count;
use scoville_evidence::schedule::{Observation, Replay, TaskFact};
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Finding, Outcome};

/// Most findings that are shown.
const FINDINGS: usize = 50;

/// Most steps of a schedule that are shown; of a longer one its end, where it happens.
const STEPS: usize = 2_000;

/// Most places, and facts of the last state.
const PLACES: usize = 40;

/// All violations.
pub(super) fn write(page: &mut Page, outcome: &Outcome, sources: &SourceMap, shown: &Shown) {
    if outcome.findings.is_empty() {
        return;
    }
    page.markup("<h2 id=\"findings\">Violations</h2>\n");
    let groups = finding::groups(&outcome.findings);
    for (number, (first, others)) in groups.iter().take(FINDINGS).enumerate() {
        one(page, number, first, sources, shown);
        page.element("p", &[], finding::others(others).trim_end()).close("section").markup("\n");
    }
    if let more @ 1.. = groups.len().saturating_sub(FINDINGS) as u64 {
        page.open("p", &[]).text(&format!("and {}", count(more, "more violation", "more violations"))).close("p");
    }
    if outcome.possible_after_first > 0 {
        let n = count(outcome.possible_after_first, "more race is", "more races are");
        page.open("p", &[]).text(&format!("{n} possible after the first one.")).close("p").markup("\n");
    }
}

/// A violation; its section stays open.
fn one(page: &mut Page, number: usize, finding: &Finding, sources: &SourceMap, shown: &Shown) {
    let id = format!("finding-{}", number + 1);
    page.open("section", &[("id", &id)]).open("h3", &[]).text(&format!("{}: {}", finding.kind.word(), finding.message));
    page.close("h3").markup("\n<ul>\n");
    for (i, place) in finding.places.iter().take(PLACES).enumerate() {
        page.markup("<li>").text(&format!("({}) {} ", i + 1, place.task));
        if let Some((span, kind)) = &place.spawned {
            page.text(&format!("({kind}, created at "));
            link(page, *span, sources, shown);
            page.text(") ");
        }
        page.text(&format!("{} at ", place.what));
        link(page, place.span, sources, shown);
        page.markup("</li>\n");
    }
    if let more @ 1.. = finding.places.len().saturating_sub(PLACES) as u64 {
        page.open("li", &[]).text(&format!("and {}", count(more, "more place", "more places"))).close("li");
    }
    page.markup("</ul>\n");
    for reason in &finding.reasons {
        page.element("p", &[], reason);
    }
    for advice in &finding.advice {
        page.open("p", &[]).markup("<b>What helps:</b> ").text(advice).close("p");
    }
    match &finding.replay {
        Replay::Confirmed { observations, tasks, notes } => {
            steps(page, number, finding, observations, tasks, sources, shown);
            if !notes.is_empty() {
                page.markup("<h4>In the last state</h4>\n<ul>\n");
                for (task, span, text) in notes.iter().take(PLACES) {
                    page.markup("<li>").text(&format!("{task} at "));
                    link(page, *span, sources, shown);
                    page.text(&format!(": {text}")).markup("</li>\n");
                }
                if let more @ 1.. = notes.len().saturating_sub(PLACES) as u64 {
                    page.open("li", &[]).text(&format!("and {}", count(more, "more task", "more tasks"))).close("li");
                }
                page.markup("</ul>\n");
            }
            page.markup(
                "<p class=\"soft\">The schedule was executed by the explicit engine, which shares no code with the \
                         symbolic one, and ends as told.</p>\n",
            );
        }
        Replay::Rejected { step, reason } => {
            page.element("p", &[("class", "open")], &format!("The schedule does not replay: step {step}: {reason}"));
        }
    }
}

/// The line of a step, with the file if there are several.
fn step_line(page: &mut Page, o: &Observation, several_files: bool, sources: &SourceMap, shown: &Shown) {
    let line = sources.position(o.span).line;
    match shown.anchor(o.span.file, line) {
        Some(anchor) if !several_files => {
            page.element("a", &[("href", &format!("#{anchor}")), ("class", "code")], &line.to_string());
        }
        _ => link(page, o.span, sources, shown),
    }
}

fn steps(
    page: &mut Page,
    number: usize,
    finding: &Finding,
    observations: &[Observation],
    tasks: &[TaskFact],
    sources: &SourceMap,
    shown: &Shown,
) {
    if observations.is_empty() {
        return;
    }
    let columns = schedule::columns(observations, &finding::important(finding));
    let shared = observations.iter().any(|o| !columns.contains(&o.task));
    let several_files = observations.iter().any(|o| o.span.file != observations[0].span.file);
    let numbers = finding::numbers(finding, observations);
    let skipped = observations.len().saturating_sub(STEPS);
    page.markup("<h4>Schedule</h4>\n");
    if skipped > 0 {
        let text =
            format!("The first {} are left out here; --format json has them.", count(skipped as u64, "step", "steps"));
        page.element("p", &[("class", "soft")], &text);
    }
    page.open("div", &[("data-schedule", &number.to_string())]).markup(
        "<div class=\"tools\" hidden data-script role=\"group\" aria-label=\"steps\">\
         <button type=\"button\" data-part=\"first\" aria-label=\"first step\">|◀</button>\
         <button type=\"button\" data-part=\"back\">◀ Previous</button>\
         <button type=\"button\" data-part=\"on\">Next ▶</button>\
         <button type=\"button\" data-part=\"last\" aria-label=\"last step\">▶|</button>\
         <progress data-part=\"bar\" value=\"0\" aria-label=\"progress\"></progress></div>\n\
         <p class=\"tools soft\" hidden data-script><span data-part=\"status\" aria-live=\"polite\"></span> \
         <span>Keys: → or n, ← or p, Home, End.</span></p>\n\
         <div class=\"stepper\"><div class=\"steps\" tabindex=\"0\"><table><thead><tr><th>step</th><th>line</th>",
    );
    for task in &columns {
        page.element("th", &[], &schedule::heading(task, tasks));
    }
    if shared {
        page.markup("<th>other tasks</th>");
    }
    page.markup("</tr></thead><tbody>\n");
    for (i, o) in observations.iter().enumerate().skip(skipped) {
        let line = sources.position(o.span).line;
        let at = format!("{}-{line}", o.span.file.0);
        let mark = numbers.get(&i).map(|n| format!("({n}) ")).unwrap_or_default();
        let say = format!("{} {mark}{}", o.task, o.text);
        page.open("tr", &[("data-at", &at), ("data-say", &say)])
            .open("td", &[("class", "n")])
            .number(i as u64)
            .close("td");
        page.markup("<td>");
        step_line(page, o, several_files, sources, shown);
        page.markup("</td>");
        for task in &columns {
            let text = if *task == o.task { format!("{mark}{}", o.text) } else { String::new() };
            page.element("td", &[], &text);
        }
        if shared {
            let other = !columns.contains(&o.task);
            page.element("td", &[], &if other { format!("{mark}{}: {}", o.task, o.text) } else { String::new() });
        }
        page.close("tr").markup("\n");
    }
    page.markup(
        "</tbody></table></div>\n<div class=\"excerpt\" data-part=\"source\" hidden data-script></div></div></div>\n",
    );
}
