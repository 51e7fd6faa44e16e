//! What had to be proved, and how that was done.

use super::data;
use super::link;
use super::page::Page;
use super::source::Shown;
use super::words::{REASONS, reason, tone};
use crate::wording::count;
use scoville_evidence::account::{Account, Entry, Ledger, Reason, Subject};
use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Outcome, SearchCounts};
use std::collections::BTreeMap;

/// Most kinds of locations that are listed as shared outside of sections.
const SHARED: usize = 200;

/// The obligations, what is not reached, what is shared.
pub(super) fn write(page: &mut Page, outcome: &Outcome, account: &Account, sources: &SourceMap, shown: &Shown) {
    page.markup("<h2 id=\"proof\">Obligations</h2>\n");
    match (&outcome.statistics.search, data::ledger(account, outcome)) {
        (Some(search), _) => enumerated(page, search),
        (None, Some(ledger)) => {
            obligations(page, ledger);
            sharing(page, ledger);
        }
        (None, None) => {
            page.markup("<p>The analysis ended before it was known what there is to prove.</p>\n");
        }
    }
    commutations(page, outcome, sources, shown);
    unreached(page, outcome, sources, shown);
}

/// Why sections commute.
fn commutations(page: &mut Page, outcome: &Outcome, sources: &SourceMap, shown: &Shown) {
    if outcome.commutations.is_empty() {
        return;
    }
    page.markup("<h3 id=\"commutations\">Atomic sections that commute</h3>\n<p>Whichever of the two comes first, the same comes of it.</p>\n<ul>\n");
    for c in &outcome.commutations {
        page.markup("<li>");
        link(page, c.places[0], sources, shown);
        page.markup(" and ");
        link(page, c.places[1], sources, shown);
        if !c.variables.is_empty() {
            let names: Vec<String> = c.variables.iter().map(|(v, what)| format!("{v} is {what}")).collect();
            page.text(&format!(", where {}", names.join(", ")));
        }
        page.markup("<ul>\n");
        for e in &c.equalities {
            page.markup("<li>").element("span", &[("class", "code")], &e.what).markup(": ");
            page.element("code", &[], &e.one).markup(" = ").element("code", &[], &e.other);
            page.text(&format!(" ({})", e.by.word())).markup("</li>\n");
        }
        page.markup("</ul></li>\n");
    }
    page.markup("</ul>\n");
}

fn enumerated(page: &mut Page, search: &SearchCounts) {
    page.markup(
        "<p>The program was decided by enumeration: every schedule that can come to something different was \
                 executed, so that there are no obligations to discharge one by one.</p>\n<dl id=\"search\">",
    );
    let rows =
        [("states", search.states), ("transitions", search.transitions), ("longest execution, in steps", search.depth)];
    for (name, n) in rows {
        page.element("dt", &[], name).open("dd", &[]).number(n).close("dd");
    }
    page.element("dt", &[], "memory of the states").element(
        "dd",
        &[],
        &format!("{:.1} MB", search.memory as f64 / f64::from(1 << 20)),
    );
    page.markup("</dl>\n");
}

fn obligations(page: &mut Page, ledger: &Ledger) {
    let mut by_reason: BTreeMap<usize, (Reason, u64, u64)> = BTreeMap::new();
    let mut tell = |r: Reason, groups: u64, n: u64| {
        let rank = REASONS.iter().position(|x| *x == r).unwrap_or(REASONS.len());
        let row = by_reason.entry(rank).or_insert((r, 0, 0));
        row.1 += groups;
        row.2 += n;
    };
    ledger.groups().for_each(|(e, n)| tell(e.reason, 1, n));
    ledger.rest().for_each(|(r, n)| tell(r, 0, n));
    let total: u64 = ledger.counts().iter().map(|(_, n)| n).sum();
    page.markup("<p>").text(&count(total, "obligation", "obligations"));
    page.markup(", grouped by what they are about, the two places, and the reason why they hold.</p>\n");
    page.markup("<table class=\"bars cards\"><thead><tr><th>reason</th><th class=\"n\">obligations</th><th></th><th>meaning</th></tr></thead><tbody>\n");
    let most = by_reason.values().map(|(.., n)| *n).max().unwrap_or(1).max(1);
    for (r, groups, n) in by_reason.values() {
        let (word, text) = reason(*r);
        page.markup("<tr><td>").element("b", &[("class", tone(*r))], word).markup("</td><td class=\"n\">");
        page.number(*n).markup("</td><td>");
        let width = format!("width:{:.1}%", *n as f64 * 100.0 / most as f64);
        page.element("span", &[("class", "bar"), ("style", &width)], "").markup("</td><td>").text(text).markup(" ");
        if *groups > 0 {
            page.open("button", &[("type", "button"), ("hidden", ""), ("data-script", ""), ("data-reason", word)]);
            page.text(&format!("show {}", count(*groups, "group", "groups"))).close("button");
        }
        page.markup("</td></tr>\n");
    }
    page.markup("</tbody></table>\n");
    let left: u64 = ledger.rest().map(|(_, n)| n).sum();
    if left > 0 {
        page.markup("<p class=\"open\">").number(left);
        page.markup(" obligations are counted above and not listed below, because there are too many groups.</p>\n");
    }
    page.markup("<noscript><p>The list of groups is made by a script.</p></noscript>\n<div class=\"tools\" hidden data-script>\
         <input type=\"search\" id=\"query\" placeholder=\"search: field, file:line, read, write\" aria-label=\"search obligations\">\
         <select id=\"reason\" aria-label=\"reason\"><option value=\"\">all reasons</option>");
    for (r, ..) in by_reason.values() {
        let (word, _) = reason(*r);
        page.element("option", &[("value", word)], word);
    }
    page.markup("</select><button type=\"button\" id=\"back\">Back</button><button type=\"button\" id=\"on\">Next</button></div>\n\
         <p class=\"soft\" id=\"found\" aria-live=\"polite\"></p>\n<table class=\"cards\" hidden data-script><thead><tr><th>about</th>\
         <th>where</th><th>why it holds</th><th class=\"n\">how many</th></tr></thead><tbody id=\"groups\"></tbody></table>\n");
}

/// What keeps accesses apart.
fn keeper(r: Reason) -> &'static str {
    match r {
        Reason::Violated => "nothing: a violation",
        Reason::Open => "not decided",
        other => reason(other).0,
    }
}

/// Locations that several tasks use outside of sections that exclude each other.
fn sharing(page: &mut Page, ledger: &Ledger) {
    let mut shared: BTreeMap<&str, BTreeMap<&'static str, u64>> = BTreeMap::new();
    let outside = |e: &Entry| {
        e.subject == Subject::Race
            && !matches!(
                e.reason,
                Reason::Isolation | Reason::Commuting | Reason::Covered | Reason::Disjoint | Reason::Unreachable
            )
    };
    for (e, n) in ledger.groups().filter(|(e, _)| outside(e)) {
        *shared.entry(&e.what).or_default().entry(keeper(e.reason)).or_default() += n;
    }
    page.markup("<h3 id=\"sharing\">Sharing outside of atomic sections</h3>\n");
    if shared.is_empty() {
        page.markup(
            "<p>None, apart from locations that a task leaves to those that come after it: where two tasks that nothing \
                     orders use one location and one of them writes it, both do so in sections that exclude each other.</p>\n",
        );
        return;
    }
    page.markup("<p>These locations are used by several tasks, one of which writes, and not both in sections that exclude each \
                 other. What keeps the accesses apart is on the right.</p>\n<table class=\"cards\"><thead><tr><th>location</th>\
                 <th>kept apart by</th></tr></thead><tbody>\n");
    for (what, how) in shared.iter().take(SHARED) {
        let how: Vec<String> = how.iter().map(|(word, n)| format!("{word} ({n})")).collect();
        page.markup("<tr><td>").element("span", &[("class", "code")], what).markup("</td><td>").text(&how.join(", "));
        page.markup("</td></tr>\n");
    }
    page.markup("</tbody></table>\n");
    if let more @ 1.. = shared.len().saturating_sub(SHARED) as u64 {
        page.open("p", &[]).text(&format!("and {}", count(more, "more location", "more locations"))).close("p");
    }
}

fn unreached(page: &mut Page, outcome: &Outcome, sources: &SourceMap, shown: &Shown) {
    if outcome.unreached.is_empty() {
        return;
    }
    page.markup("<h3 id=\"unreached\">Reached by no schedule</h3>\n<p>Nothing was shown of these places, because nothing ever gets \
                 there.</p>\n<ul>\n");
    for (span, what) in &outcome.unreached {
        page.markup("<li>").text(what.word()).markup(" at ");
        link(page, *span, sources, shown);
        page.markup("</li>\n");
    }
    page.markup("</ul>\n");
}
