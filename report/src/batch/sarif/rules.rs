//! The kinds of violations as SARIF rules, each with the weaknesses of the Common Weakness Enumeration that it is one of.

use serde_json::{Value, json};

/// A kind of violation.
pub(super) struct Rule {
    /// Its word.
    pub kind: &'static str,
    name: &'static str,
    text: &'static str,
    weaknesses: &'static [u16],
}

/// All kinds.
pub(super) const RULES: [Rule; 10] = [
    Rule {
        kind: "race",
        name: "DataRace",
        text: "Two tasks can access the same location at the same time, one of them writing.",
        weaknesses: &[362, 366],
    },
    Rule {
        kind: "region-conflict",
        name: "RegionConflict",
        text: "Two tasks can hold conflicting permissions on the same location at the same time.",
        weaknesses: &[362],
    },
    Rule {
        kind: "never-released",
        name: "PermissionNeverReleased",
        text: "A permission is still held when its task has ended.",
        weaknesses: &[667],
    },
    Rule {
        kind: "bad-release",
        name: "ReleaseOfWhatIsNotHeld",
        text: "A permission is released that is not held.",
        weaknesses: &[667],
    },
    Rule {
        kind: "bad-range",
        name: "BadRange",
        text: "A permission is asked for on an empty range, or on one beyond the array.",
        weaknesses: &[667],
    },
    Rule {
        kind: "write-under-read",
        name: "WriteUnderRead",
        text: "A task writes what it holds a permission to read only.",
        weaknesses: &[667],
    },
    Rule { kind: "deadlock", name: "Deadlock", text: "Tasks can wait for ever.", weaknesses: &[833] },
    Rule { kind: "livelock", name: "Livelock", text: "A task can wait for ever in a loop.", weaknesses: &[833, 835] },
    Rule {
        kind: "exception",
        name: "UncaughtException",
        text: "The program can end with an exception.",
        weaknesses: &[248],
    },
    Rule { kind: "assertion", name: "AssertionFailure", text: "An assertion can fail.", weaknesses: &[617] },
];

/// The weaknesses that are referred to, by number.
const WEAKNESSES: [(u16, &str); 7] = [
    (248, "Uncaught Exception"),
    (362, "Concurrent Execution using Shared Resource with Improper Synchronization ('Race Condition')"),
    (366, "Race Condition within a Thread"),
    (617, "Reachable Assertion"),
    (667, "Improper Locking"),
    (833, "Deadlock"),
    (835, "Loop with Unreachable Exit Condition ('Infinite Loop')"),
];

impl Rule {
    /// The rule as SARIF describes it. Tags are what GitHub shows, relationships what the standard has for this.
    pub(super) fn descriptor(&self) -> Value {
        let tag = |n: &u16| format!("external/cwe/cwe-{n}");
        let relation = |n: &u16| {
            json!({
                "target": { "id": n.to_string(), "toolComponent": { "name": "CWE", "index": 0 } },
                "kinds": ["superset"],
            })
        };
        let tags: Vec<String> = ["concurrency".to_owned()].into_iter().chain(self.weaknesses.iter().map(tag)).collect();
        json!({
            "id": self.kind,
            "name": self.name,
            "shortDescription": { "text": self.text },
            "defaultConfiguration": { "level": "error" },
            "relationships": self.weaknesses.iter().map(relation).collect::<Vec<Value>>(),
            "properties": { "tags": tags },
        })
    }
}

/// The part of the enumeration that is referred to.
pub(super) fn taxonomy() -> Value {
    let taxon = |(number, name): &(u16, &str)| {
        json!({
            "id": number.to_string(),
            "name": name,
            "shortDescription": { "text": name },
            "helpUri": format!("https://cwe.mitre.org/data/definitions/{number}.html"),
        })
    };
    json!({
        "name": "CWE",
        "organization": "MITRE",
        "shortDescription": { "text": "The MITRE Common Weakness Enumeration" },
        "informationUri": "https://cwe.mitre.org/",
        "isComprehensive": false,
        "taxa": WEAKNESSES.iter().map(taxon).collect::<Vec<Value>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoville_evidence::verdict::FindingKind;

    #[test]
    fn every_kind_has_a_rule_and_every_weakness_a_name() {
        let kinds = [
            FindingKind::Race,
            FindingKind::RegionConflict,
            FindingKind::NeverReleased,
            FindingKind::BadRelease,
            FindingKind::BadRange,
            FindingKind::WriteUnderRead,
            FindingKind::Deadlock,
            FindingKind::Livelock,
            FindingKind::Exception,
            FindingKind::Assertion,
        ];
        assert_eq!(RULES.iter().map(|r| r.kind).collect::<Vec<_>>(), kinds.each_ref().map(FindingKind::word));
        let used = |n: u16| RULES.iter().any(|r| r.weaknesses.contains(&n));
        let known = |n: &u16| WEAKNESSES.iter().any(|(m, _)| m == n);
        assert!(WEAKNESSES.iter().all(|(n, _)| used(*n)));
        assert!(RULES.iter().all(|r| !r.weaknesses.is_empty() && r.weaknesses.iter().all(known)));
    }
}
