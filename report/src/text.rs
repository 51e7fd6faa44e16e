//! The report for people.
//!
//! A verdict line, counts, the findings, remarks; the last line is `VERDICT ...` and stable for scripts.

use crate::finding;
use crate::profile;
use crate::style::Style;
use crate::wording::{capped, clean, count, list, seconds};
use scoville_evidence::source::{SourceMap, Span};
use scoville_evidence::verdict::{Outcome, Property, SearchCounts, Statistics, Unknown, Unreached, Verdict};

/// At most this many places are named that no schedule reaches.
const UNREACHED: usize = 8;

/// What a report is about.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The program's name for people: the file as given.
    pub program: &'a str,
    /// The properties that were asked about.
    pub properties: &'a [Property],
    /// The sources that spans of the outcome refer to.
    pub sources: &'a SourceMap,
    /// Whether to show where the time went.
    pub profile: bool,
}

/// The whole report, which ends with the line `VERDICT ...`.
#[must_use]
pub fn render(subject: &Subject<'_>, outcome: &Outcome, style: Style) -> String {
    let mut out = headline(subject, outcome, style);
    out.push_str(&counts(outcome));
    for (first, others) in finding::groups(&outcome.findings) {
        out.push('\n');
        out.push_str(&finding::render(first, subject.sources, style));
        out.push_str(&finding::others(&others));
    }
    if outcome.possible_after_first > 0 {
        let n = count(outcome.possible_after_first, "more race is", "more races are");
        out.push_str(&format!("\n{n} possible after the first one; mend it first, or ask for all with --all-races\n"));
    }
    let unreached = unreached(&outcome.unreached, subject.sources);
    if !outcome.notes.is_empty() || unreached.is_some() {
        out.push('\n');
        for note in &outcome.notes {
            out.push_str(&format!("note: {}\n", capped(note, 400)));
        }
        out.extend(unreached.map(|text| format!("note: {text}\n")));
    }
    out.push('\n');
    if subject.profile {
        out.push_str(&profile::text(&outcome.statistics.times));
        out.push('\n');
    }
    out.push_str(&verdict_line(&outcome.verdict));
    out
}

/// The last line, with its line end.
#[must_use]
pub fn verdict_line(verdict: &Verdict) -> String {
    format!("VERDICT {}\n", verdict.words())
}

/// The last line for a program that could not be verified because of its input or an error of the tool.
#[must_use]
pub fn error_line() -> String {
    "VERDICT error\n".to_owned()
}

/// What no schedule reaches, as one remark.
pub(crate) fn unreached(all: &[(Span, Unreached)], sources: &SourceMap) -> Option<String> {
    if all.is_empty() {
        return None;
    }
    let place = |(span, what): &(Span, Unreached)| {
        format!("{} at {}:{}", what.word(), clean(sources.short_name(span.file)), sources.position(*span).line)
    };
    let mut places: Vec<String> = all.iter().take(UNREACHED).map(place).collect();
    if let more @ 1.. = all.len().saturating_sub(UNREACHED) {
        places.push(format!("{more} more"));
    }
    let n = count(all.len() as u64, "place is", "places are");
    Some(format!(
        "{n} reached by no schedule, so that nothing was shown of {}: {}",
        if all.len() == 1 { "it" } else { "them" },
        list(&places)
    ))
}

/// The verdict as a sentence.
pub(crate) fn verdict_in_words(subject: &Subject<'_>, outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::True => {
            let asked: Vec<&str> = subject.properties.iter().map(|p| p.word()).collect();
            format!("Verified: no schedule violates {}.", asked.join(", "))
        }
        Verdict::False(property) => format!("Violated: {}: {}.", property.word(), meaning(*property)),
        Verdict::Unknown(unknown) => {
            let detail = unknown.detail().map(|d| format!(": {}", capped(d, 400))).unwrap_or_default();
            format!("Not decided: {}{detail}.", unknown_meaning(unknown))
        }
    }
}

fn headline(subject: &Subject<'_>, outcome: &Outcome, style: Style) -> String {
    let program = clean(subject.program);
    let asked: Vec<&str> = subject.properties.iter().map(|p| p.word()).collect();
    match &outcome.verdict {
        Verdict::True => {
            let word = style.good("verified");
            format!("{program}: {word}: no schedule violates {}\n", asked.join(", "))
        }
        Verdict::False(property) => {
            let word = style.bad("violated");
            format!("{program}: {word}: {} ({})\n", property.word(), meaning(*property))
        }
        Verdict::Unknown(unknown) => {
            let word = style.doubtful("not decided");
            let detail = unknown.detail().map(|d| format!(": {}", capped(d, 400))).unwrap_or_default();
            format!("{program}: {word}: {}{detail}\n", unknown_meaning(unknown))
        }
    }
}

fn meaning(property: Property) -> &'static str {
    match property {
        Property::NoDataRace => "two tasks can access the same location at the same time, one of them writing",
        Property::Permission => "a permission region is not what its task may hold",
        Property::NoDeadlock => "a schedule ends with tasks that wait for ever",
        Property::Exception => "a schedule ends the program with an exception",
        Property::Assertion => "a schedule makes an assertion fail",
    }
}

fn unknown_meaning(unknown: &Unknown) -> &'static str {
    match unknown {
        Unknown::Unwinding(_) => "a loop or recursion was cut, so that not all of the program was covered",
        Unknown::Timeout => "the time ran out; --timeout gives more",
        Unknown::Memory(_) => "the memory ran out, or something grows too large",
        Unknown::TooLarge(_) => "the formula or the state space is too large",
        Unknown::Aliasing(_) => "too many objects or stores behind one reference",
        Unknown::Racy => {
            "the program has a data race, which leaves the asked properties open; verify --all-races follows it"
        }
        Unknown::Vacuous => "the assumptions exclude every execution",
        Unknown::Solver(_) => "the solver gave up",
        Unknown::Unsupported(_) => "a feature cannot be followed on values that depend on the schedule",
        Unknown::Interrupted => "interrupted",
        Unknown::Premise(_) => {
            "the published algorithm sees no violation, and does not promise that there is none; explore without --paper"
        }
        Unknown::Witness(_) => "the witness does not fit the program, which says nothing about the program itself",
    }
}

fn counts(outcome: &Outcome) -> String {
    let s = &outcome.statistics;
    if *s == Statistics::default() {
        return String::new();
    }
    if let Some(search) = &s.search {
        return searched(s, search);
    }
    if s.tasks == 0 { times(s) } else { decided(s) + &times(s) }
}

/// What is known of a trace, if there is one: a run that a limit stopped before knows nothing of it.
fn decided(s: &Statistics) -> String {
    let mut out = format!(
        "  {}, {}, {}, {}; {} on the schedule ({})\n",
        count(s.tasks, "task", "tasks"),
        count(s.regions, "region", "regions"),
        count(s.accesses, "access", "accesses"),
        count(s.events, "event", "events"),
        count(s.sensitive, "value depends", "values depend"),
        count(s.rounds, "round", "rounds"),
    );
    let how: Vec<String> =
        s.obligations.iter().filter(|(_, n)| *n > 0).map(|(d, n)| format!("{n} {}", d.word())).collect();
    let how = if how.is_empty() { String::new() } else { format!(": {}", how.join(", ")) };
    let total = count(s.total_obligations(), "obligation", "obligations");
    let by: Vec<String> = s.encodings.iter().map(|(encoding, n)| format!("{n} by {}", encoding.word())).collect();
    let by = if by.is_empty() { String::new() } else { format!(" (decided {})", by.join(", ")) };
    out.push_str(&format!("  {total}{how}; {}{by}\n", count(s.queries, "solver query", "solver queries")));
    out
}

fn times(s: &Statistics) -> String {
    if s.times.is_empty() {
        return String::new();
    }
    let total: u64 = s.times.whole().map(|p| p.micros()).sum();
    let parts: Vec<String> = s.times.whole().map(|p| format!("{} {}", clean(&p.what), seconds(p.micros()))).collect();
    format!("  time: {} ({})\n", seconds(total), parts.join(", "))
}

/// A row like those in which papers on explicit-state checkers give their results.
fn searched(s: &Statistics, search: &SearchCounts) -> String {
    let memory = format!("{:.1} MB", search.memory as f64 / f64::from(1 << 20));
    let added = count(s.sensitive, "point added", "points added");
    format!(
        "  {:>6} {:>8} {:>9} {:>11} {:>13} {:>7} {:>10}\n  {:>6} {:>8} {:>9} {:>11} {:>13} {:>7} {:>10}\n  {added} ({})\n{}",
        "tasks",
        "regions",
        "accesses",
        "states",
        "transitions",
        "depth",
        "memory",
        s.tasks,
        s.regions,
        s.accesses,
        grouped(search.states),
        grouped(search.transitions),
        grouped(search.depth),
        memory,
        count(s.rounds, "round", "rounds"),
        times(s)
    )
}

/// A number with its digits in groups of three: `1,013,102`.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, d) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(d);
    }
    out
}

#[cfg(test)]
mod tests;
