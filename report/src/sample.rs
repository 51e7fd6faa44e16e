//! Hand-made outcomes for tests.

use scoville_evidence::profile::Profile;
use scoville_evidence::schedule::{
    Goal, InputValue, Observation, Point, Replay, Schedule, Site, Step, TaskFact, TaskPath,
};
use scoville_evidence::source::{FileId, Origin, SourceMap, Span};
use scoville_evidence::verdict::{
    Discharge, Encoding, Finding, FindingKind, Outcome, Place, Property, Statistics, Unknown, Verdict,
};
use std::time::Duration;

const PROGRAM: &str = "\
import static edu.rice.hj.Module1.*;

public class Count {
    static int[] c = new int[2];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    c[0]++;
                });
                for (int i = 0; i < 2; i++) {
                    async(() -> { c[1] = 5; });
                }
                c[0] = 1;
            });
        });
    }
}
";

/// The sources that the samples refer to.
pub(crate) fn sources() -> SourceMap {
    let mut map = SourceMap::new();
    map.add("Count.java", PROGRAM, Origin::User);
    map
}

/// The span of the `n`-th occurrence (from 0) of `text`.
fn at(text: &str, n: usize) -> Span {
    let lo = PROGRAM.match_indices(text).nth(n).map_or(0, |(i, _)| i);
    Span::new(FileId(0), lo as u32, (lo + text.len()) as u32)
}

fn task(path: &[u32]) -> TaskPath {
    TaskPath(path.to_vec())
}

fn point(path: &[u32], pc: u32) -> Point {
    Point { task: task(path), site: Site { method: 3, pc }, occurrence: 0 }
}

fn seen(path: &[u32], span: Span, text: &str) -> Observation {
    Observation { task: task(path), span, text: text.into() }
}

/// Times in microseconds, each of something done once.
pub(crate) fn times(parts: &[(Option<&str>, &str, u64)]) -> Profile {
    let mut profile = Profile::default();
    for (within, what, micros) in parts {
        profile.add(*within, what, Duration::from_micros(*micros), 1);
    }
    profile
}

fn statistics() -> Statistics {
    Statistics {
        tasks: 4,
        regions: 0,
        accesses: 6,
        events: 14,
        sensitive: 0,
        rounds: 1,
        queries: 1,
        encodings: vec![(Encoding::Slots, 1)],
        obligations: vec![(Discharge::Ordered, 3), (Discharge::Excluded, 0), (Discharge::Violated, 1)],
        search: None,
        times: times(&[(None, "front end", 2_100), (None, "unrolling", 350), (None, "deciding", 12_345_678)]),
    }
}

/// An outcome without findings.
pub(crate) fn safe() -> Outcome {
    Outcome {
        verdict: Verdict::True,
        findings: vec![],
        undecided: None,
        possible_after_first: 0,
        statistics: Statistics { times: Profile::default(), queries: 0, encodings: Vec::new(), ..statistics() },
        notes: vec!["calls of System.out.println are ignored".into()],
        unreached: Vec::new(),
        commutations: Vec::new(),
    }
}

/// An outcome that was not decided.
pub(crate) fn unknown(reason: Unknown) -> Outcome {
    Outcome { verdict: Verdict::Unknown(reason), notes: vec![], ..safe() }
}

/// A race of two tasks at two places.
pub(crate) fn race() -> Outcome {
    let finding = Finding {
        kind: FindingKind::Race,
        message: "data race on c[0] between (1) a write by main and (2) a read by main.1".into(),
        places: vec![
            Place { span: at("c[0] = 1", 0), task: "main".into(), spawned: None, what: "write of c[0]".into() },
            Place {
                span: at("c[0]++", 0),
                task: "main.1".into(),
                spawned: Some((at("async(", 0), "async".into())),
                what: "read of c[0]".into(),
            },
        ],
        reasons: vec!["no finish, get or phase lies between the spawn of main.1 and the write of main".into()],
        advice: vec!["move the write behind the finish, or put both into isolated".into()],
        schedule: Schedule {
            steps: vec![
                Step::Visible { point: point(&[], 4) },
                Step::Input { point: point(&[], 5), value: InputValue::Int(7) },
                Step::End { task: task(&[0]) },
            ],
            goal: Goal::Race { a: point(&[], 9), b: point(&[0], 2) },
        },
        replay: Replay::Confirmed {
            observations: vec![
                seen(&[], at("async(", 0), "spawns main.1"),
                seen(&[], at("async(", 1), "spawns main.2"),
                seen(&[0], at("c[0]++", 0), "next: reads c[0] (0)"),
                seen(&[], at("c[0] = 1", 0), "next: c[0] = 1"),
            ],
            tasks: vec![
                TaskFact { task: task(&[]), spawned_at: None, kind: "main".into() },
                TaskFact { task: task(&[0]), spawned_at: Some(at("async(", 0)), kind: "async".into() },
                TaskFact { task: task(&[1]), spawned_at: Some(at("async(", 1)), kind: "async".into() },
            ],
            notes: vec![],
        },
    };
    Outcome {
        verdict: Verdict::False(Property::NoDataRace),
        findings: vec![finding],
        undecided: None,
        possible_after_first: 2,
        statistics: statistics(),
        notes: vec![],
        unreached: Vec::new(),
        commutations: Vec::new(),
    }
}

/// A race of one statement in two tasks that one statement spawns.
pub(crate) fn same_statement() -> Outcome {
    let mut outcome = race();
    let finding = &mut outcome.findings[0];
    finding.message = "data race on c[1] between (1) a write by main.2 and (2) a write by main.3".into();
    let place = |task: &str| Place {
        span: at("c[1] = 5", 0),
        task: task.into(),
        spawned: Some((at("async(", 1), "async".into())),
        what: "write of c[1]".into(),
    };
    finding.places = vec![place("main.2"), place("main.3")];
    outcome.possible_after_first = 0;
    outcome
}

/// A deadlock of `tasks` tasks.
pub(crate) fn deadlock(tasks: u32) -> Outcome {
    let mut outcome = race();
    outcome.verdict = Verdict::False(Property::NoDeadlock);
    outcome.possible_after_first = 0;
    let finding = &mut outcome.findings[0];
    finding.kind = FindingKind::Deadlock;
    finding.message = format!("{tasks} tasks wait for ever");
    finding.places = (0..tasks)
        .map(|i| Place {
            span: if i % 2 == 0 { at("finish(", 0) } else { at("c[0]++", 0) },
            task: task(&[i]).to_string(),
            spawned: Some((at("async(", 0), "async".into())),
            what: "waits for the end of finish".into(),
        })
        .collect();
    finding.reasons = vec!["main.1 waits for main.2, main.2 waits for main.1".into()];
    finding.advice = vec![];
    finding.schedule.goal = Goal::Deadlock { waiting: (0..tasks).map(|i| task(&[i])).collect() };
    if let Replay::Confirmed { notes, .. } = &mut finding.replay {
        *notes = (0..tasks).map(|i| (task(&[i]), at("finish(", 0), format!("waits for main.{}", i + 2))).collect();
    }
    outcome
}
