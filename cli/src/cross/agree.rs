//! Whether two answers of ours can both be right.

use scoville_evidence::source::SourceMap;
use scoville_evidence::verdict::{Finding, Outcome, Verdict};

/// One engine's answer.
#[derive(Debug)]
pub(crate) enum Answer {
    /// An outcome, with the sources that its spans refer to.
    Outcome(Box<Outcome>, SourceMap),
    /// The input cannot be verified, for these reasons.
    Rejected(Vec<String>),
    /// An error of the tool.
    Failed(String),
}

impl Answer {
    /// The verdict in stable words, or `error`.
    pub(crate) fn words(&self) -> String {
        match self {
            Answer::Outcome(outcome, _) => outcome.verdict.words(),
            Answer::Rejected(_) | Answer::Failed(_) => "error".to_owned(),
        }
    }
}

/// States that the enumeration looked at.
pub(crate) fn states(outcome: &Outcome) -> u64 {
    outcome.statistics.search.map_or(0, |s| s.states)
}

/// What comes of comparing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Agreement {
    /// The same verdict, and a violation in common if there is one.
    Same,
    /// The same verdict, but no violation in common: two engines that each show one real violation need not show the
    /// same one.
    Elsewhere(String),
    /// One of them did not decide.
    Undecided(String),
    /// Both reject the program.
    Rejected,
    /// They contradict each other.
    Disagree(String),
}

/// Compares two answers under the precedence of properties.
pub(crate) fn compare(a: &Answer, b: &Answer) -> Agreement {
    match (a, b) {
        (Answer::Outcome(x, from), Answer::Outcome(y, to)) => outcomes((x, from), (y, to)),
        (Answer::Rejected(_), Answer::Rejected(_)) => Agreement::Rejected,
        (Answer::Failed(why), _) | (_, Answer::Failed(why)) => Agreement::Disagree(format!("an engine failed: {why}")),
        (Answer::Rejected(why), _) | (_, Answer::Rejected(why)) => {
            let why = why.first().map_or("", String::as_str);
            Agreement::Disagree(format!("only one engine rejects the program: {why}"))
        }
    }
}

fn outcomes(a: (&Outcome, &SourceMap), b: (&Outcome, &SourceMap)) -> Agreement {
    let property = match (&a.0.verdict, &b.0.verdict) {
        (Verdict::Unknown(u), other) | (other, Verdict::Unknown(u)) => {
            let what = match other {
                Verdict::Unknown(v) => format!("neither engine decided: {u}; {v}"),
                decided => format!("only one engine decided ({decided}): {u}"),
            };
            return Agreement::Undecided(what);
        }
        (Verdict::True, Verdict::True) => return Agreement::Same,
        (Verdict::False(p), Verdict::False(q)) if p == q => *p,
        _ if a.0.agrees_with(b.0) => {
            let what = "one engine shows a violation, and leaves open whether others come before it";
            return Agreement::Elsewhere(format!("{what}: verify says {}, explore says {}", a.0.verdict, b.0.verdict));
        }
        (x, y) => return Agreement::Disagree(format!("verify says {x}, explore says {y}")),
    };
    let decisive = |(outcome, sources): (&Outcome, &SourceMap)| -> Vec<Place> {
        let decides = |f: &&Finding| f.kind.property() == property;
        outcome.findings.iter().filter(decides).map(|f| Place::of(f, sources)).collect()
    };
    let (ours, theirs) = (decisive(a), decisive(b));
    if ours.iter().any(|x| theirs.iter().any(|y| x.meets(y))) {
        return Agreement::Same;
    }
    let first = |all: &[Place]| all.first().map_or_else(|| "nowhere".to_owned(), Place::text);
    Agreement::Elsewhere(format!("verify shows {}, explore shows {}", first(&ours), first(&theirs)))
}

/// A violation by its kind and its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub kind: String,
    pub lines: Vec<u32>,
}

impl Place {
    /// Of a finding of ours.
    pub(crate) fn of(finding: &Finding, sources: &SourceMap) -> Place {
        let lines = finding.places.iter().map(|p| sources.position(p.span).line).collect();
        Place::new(finding.kind.word(), lines)
    }

    /// With the lines in order, each once.
    pub(crate) fn new(kind: &str, mut lines: Vec<u32>) -> Place {
        lines.sort_unstable();
        lines.dedup();
        Place { kind: kind.to_owned(), lines }
    }

    /// Whether both may be the same violation: of tasks that wait, one engine may name more than the other.
    pub(crate) fn meets(&self, other: &Place) -> bool {
        let waits = |k: &str| matches!(k, "deadlock" | "livelock");
        if waits(&self.kind) {
            return waits(&other.kind) && self.lines.iter().any(|l| other.lines.contains(l));
        }
        self == other
    }

    /// `race at lines 3 and 5`.
    pub(crate) fn text(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(u32::to_string).collect();
        let word = if lines.len() == 1 { "line" } else { "lines" };
        format!("{} at {word} {}", self.kind, lines.join(", "))
    }
}

#[cfg(test)]
mod tests;
