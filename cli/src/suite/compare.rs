//! An answer against an expectation: what is missing, and what is too much.

use super::expectation::{Announced, Expectation, Expected, What};
use scoville_evidence::diagnostic::{Diagnostic, Severity};
use scoville_evidence::schedule::Replay;
use scoville_evidence::source::{Origin, SourceMap, Span};
use scoville_evidence::verdict::{Finding, FindingKind, Outcome, Place, Unknown, Verdict};

/// At most this many diagnostics of a rejected program are quoted.
const QUOTED: usize = 5;

/// How strictly is compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rules {
    /// All announced races must be reported.
    pub all_races: bool,
    /// `unknown(timeout)` is as good as what is expected.
    pub allow_timeout: bool,
    /// The answer is by enumeration: it may end at another limit, and need not meet all tasks of a faulty program.
    pub enumerated: bool,
}

/// Whether the verdict differs from what was expected, and how.
pub(crate) fn verdict(expected: &Expectation, outcome: &Outcome, rules: Rules) -> Option<String> {
    let timeout = rules.allow_timeout && outcome.verdict == Verdict::Unknown(Unknown::Timeout);
    let words = outcome.verdict.words();
    let unknown = |e: &Expected| matches!(e, Expected::Verdict(v) if v.starts_with("unknown"));
    let limit = rules.enumerated && matches!(outcome.verdict, Verdict::Unknown(_)) && unknown(&expected.verdict);
    (!timeout && !limit && expected.verdict != Expected::Verdict(words.clone())).then(|| {
        let why = match &outcome.verdict {
            Verdict::Unknown(u) => u.detail().map(|d| format!(" ({d})")).unwrap_or_default(),
            Verdict::True | Verdict::False(_) => String::new(),
        };
        format!("expected {}, got {words}{why}", expected.verdict)
    })
}

/// What differs between an outcome and what was expected, one line each.
pub(crate) fn outcome(expected: &Expectation, outcome: &Outcome, sources: &SourceMap, rules: Rules) -> Vec<String> {
    let mut out: Vec<String> = verdict(expected, outcome, rules).into_iter().collect();
    let mut seen = vec![false; expected.announced.len()];
    // Each kind and place once: the message of the first one, and how often.
    let mut extra: Vec<(&Finding, usize)> = Vec::new();
    for finding in &outcome.findings {
        let matching: Vec<usize> = match lines(finding, sources) {
            Some(lines) => {
                let line = |p: &Place| p.spawned.as_ref().map(|(span, _)| sources.position(*span).line);
                let spawned: Vec<Option<u32>> = finding.places.iter().map(line).collect();
                announcements(finding, &lines, &spawned, &expected.announced)
            }
            None => Vec::new(),
        };
        if matching.is_empty() && !follows_from_a_region_never_released(finding, expected, sources) {
            let spans = |f: &Finding| f.places.iter().map(|p| p.span).collect::<Vec<_>>();
            match extra.iter_mut().find(|(f, _)| f.kind == finding.kind && spans(f) == spans(finding)) {
                Some((_, n)) => *n += 1,
                None => extra.push((finding, 1)),
            }
        }
        matching.into_iter().for_each(|i| seen[i] = true);
        if let Replay::Rejected { step, reason } = &finding.replay {
            out.push(format!("not replayed (step {step}: {reason}): {}", describe(finding, sources)));
        }
    }
    for (finding, n) in extra {
        let often = if n > 1 { format!(" ({n} times)") } else { String::new() };
        out.push(format!("reported but not announced: {}{often}", describe(finding, sources)));
    }
    out.extend(missing(expected, outcome, &seen, rules));
    let all_met = match outcome.verdict {
        Verdict::True => true,
        Verdict::False(_) => !rules.enumerated,
        Verdict::Unknown(_) => false,
    };
    if let Some(tasks) = expected.tasks {
        let counted = outcome.statistics.tasks;
        if all_met && counted != tasks {
            out.push(format!("expected {tasks} tasks, counted {counted}"));
        }
    }
    out
}

/// Whether a conflict involves a region that is announced as never released: it belongs to that finding.
fn follows_from_a_region_never_released(finding: &Finding, expected: &Expectation, sources: &SourceMap) -> bool {
    let announced = |line: u32| expected.announced.iter().any(|a| a.line == line && a.what == What::NeverReleased);
    finding.kind == FindingKind::RegionConflict
        && lines(finding, sources).is_some_and(|lines| lines.into_iter().any(announced))
}

/// Announced findings that had to be reported and were not.
fn missing(expected: &Expectation, outcome: &Outcome, seen: &[bool], rules: Rules) -> Vec<String> {
    let mut out = Vec::new();
    let announced = || expected.announced.iter().zip(seen);
    if rules.all_races {
        for (a, seen) in announced() {
            if matches!(a.what, What::Race(_)) && !seen {
                out.push(format!("announced but not reported: {a}"));
            }
        }
    }
    let Verdict::False(property) = &outcome.verdict else { return out };
    let decisive = |a: &&Announced| kinds(&a.what).iter().any(|k| k.property() == *property);
    let reported = announced().any(|(a, seen)| *seen && decisive(&a));
    let first = expected.announced.iter().find(decisive);
    if let (false, Some(first), true) = (reported, first, out.is_empty()) {
        out.push(format!("announced but not reported: {first} (or another one of its kind)"));
    }
    if outcome.findings.is_empty() {
        out.push("a violation without a finding".to_owned());
    }
    out
}

/// What differs if the input was rejected.
pub(crate) fn rejected(expected: &Expectation, diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<String> {
    let errors: Vec<&Diagnostic> = diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
    match &expected.verdict {
        Expected::Error(None) => return Vec::new(),
        Expected::Error(Some(code)) if errors.iter().any(|d| d.code == *code) => return Vec::new(),
        Expected::Error(Some(_)) | Expected::Verdict(_) => {}
    }
    let mut out = vec![format!("expected {}, got error", expected.verdict)];
    for d in errors.iter().take(QUOTED) {
        let at = d.span().map(|s| sources.describe(s) + ": ").unwrap_or_default();
        out.push(format!("{at}error[{}]: {}", d.code, d.message));
    }
    if errors.len() > QUOTED {
        out.push(format!("... and {} more", errors.len() - QUOTED));
    }
    out
}

/// The lines of a finding's places; `None` if one lies outside the program.
fn lines(finding: &Finding, sources: &SourceMap) -> Option<Vec<u32>> {
    let line = |span: Span| {
        let file = sources.get(span.file)?;
        (file.origin == Origin::User).then(|| sources.position(span).line)
    };
    finding.places.iter().map(|p| line(p.span)).collect()
}

/// Which announcements a finding fulfils; none if it is not announced. A deadlock needs one for each of its places.
fn announcements(finding: &Finding, lines: &[u32], spawned: &[Option<u32>], announced: &[Announced]) -> Vec<usize> {
    let at = |line: u32| {
        announced
            .iter()
            .position(|a| a.line == line && kinds(&a.what).contains(&finding.kind) && fits(&a.what, finding))
    };
    match (&finding.kind, lines) {
        (FindingKind::Race | FindingKind::RegionConflict, [a, b]) => {
            let pair = |x: &Announced| match x.what {
                What::Race(other) if finding.kind == FindingKind::Race => Some((x.line, other)),
                What::Conflict(other) if finding.kind == FindingKind::RegionConflict => Some((x.line, other)),
                _ => None,
            };
            let wanted = [Some((*a, *b)), Some((*b, *a))];
            announced.iter().enumerate().filter(|(_, x)| wanted.contains(&pair(x))).map(|(i, _)| i).collect()
        }
        (FindingKind::Race | FindingKind::RegionConflict, _) => Vec::new(),
        (FindingKind::Deadlock | FindingKind::Livelock, lines) => {
            // A task that has not begun waits where it was spawned.
            let either = |(line, other): (&u32, &Option<u32>)| at(*line).or_else(|| other.and_then(at));
            lines.iter().zip(spawned).map(either).collect::<Option<Vec<usize>>>().unwrap_or_default()
        }
        (_, lines) => lines.first().and_then(|line| at(*line)).into_iter().collect(),
    }
}

/// The kinds of findings that an announcement may mean.
fn kinds(what: &What) -> &'static [FindingKind] {
    match what {
        What::Race(_) => &[FindingKind::Race],
        What::Conflict(_) => &[FindingKind::RegionConflict],
        What::NeverReleased => &[FindingKind::NeverReleased],
        What::BadRelease => &[FindingKind::BadRelease],
        What::EmptyRange | What::OutOfRange => &[FindingKind::BadRange],
        What::WriteUnderRead => &[FindingKind::WriteUnderRead],
        What::Deadlock => &[FindingKind::Deadlock, FindingKind::Livelock],
        What::Exception(_) => &[FindingKind::Exception],
        What::Assertion => &[FindingKind::Assertion],
    }
}

/// Whether what a finding says fits the announcement beyond kind and line.
fn fits(what: &What, finding: &Finding) -> bool {
    let says = |word: &str| {
        let part = |c: char| !(c.is_alphanumeric() || c == '_' || c == '$');
        let text = |t: &str| t.split(part).any(|w| w == word);
        text(&finding.message) || finding.places.iter().any(|p| text(&p.what))
    };
    match what {
        What::Exception(class) => says(class),
        _ => true,
    }
}

/// `race of lines 3 and 5: data race on x`.
fn describe(finding: &Finding, sources: &SourceMap) -> String {
    let mut lines: Vec<String> = finding.places.iter().map(|p| sources.position(p.span).line.to_string()).collect();
    let word = if lines.len() == 1 { "line" } else { "lines" };
    let hidden = lines.len().saturating_sub(4);
    lines.truncate(4);
    let more = if hidden > 0 { format!(" and {hidden} more") } else { String::new() };
    format!("{} at {word} {}{more}: {}", finding.kind.word(), lines.join(", "), finding.message)
}

#[cfg(test)]
mod tests;
