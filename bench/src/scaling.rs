//! All sizes of all families.

use crate::families::{Curve, Families, Family, Measure};
use crate::growth::{LEAST_SECONDS, NEAR_LINEAR, median, per_doubling};
use crate::measure::{self, Ended, Measured};
use crate::perf;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Time that a run may need beyond its limit to say that it is late.
const GRACE: Duration = Duration::from_secs(5);

/// Names of the parts of a run in which Z3 works.
const SOLVER: [&str; 2] = ["solver", "equalities by the solver"];

/// How everything is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The command `scoville`.
    pub command: PathBuf,
    /// The folder of the programs.
    pub programs: PathBuf,
    /// How often each size is run; the median of each cost counts.
    pub runs: usize,
    /// Time for each run.
    pub limit: Duration,
    /// Whether instructions are counted, in one more run.
    pub instructions: bool,
}

/// What is known of one size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The family.
    pub family: String,
    /// The way of running it.
    pub curve: String,
    /// The argument.
    pub n: u64,
    /// What growth is measured against.
    pub measure: Measure,
    /// That number.
    pub size: u64,
    /// The verdict, or why there is none.
    pub verdict: String,
    /// Whether the verdict is the expected one.
    pub expected: bool,
    /// Tasks of the trace, the root included.
    pub tasks: u64,
    /// Checked accesses.
    pub accesses: u64,
    /// Events of the trace.
    pub events: u64,
    /// Wall time in seconds.
    pub wall: f64,
    /// Processor time in seconds, of all processes.
    pub cpu: f64,
    /// Peak resident memory of the largest process, in bytes.
    pub memory: u64,
    /// Instructions outside of the kernel.
    pub instructions: Option<u64>,
    /// Solver queries about obligations.
    pub queries: u64,
    /// Wall time in which the solver works, in seconds.
    pub solver: f64,
    /// Obligations by how they were discharged.
    pub discharged: BTreeMap<String, u64>,
    /// States of the explicit engine, if it decided.
    pub states: Option<u64>,
    /// Wall time of the parts of the run, in seconds: as `--profile` tells them, without parts of parts.
    pub parts: BTreeMap<String, f64>,
    /// Growth of the processor time for twice the size, judged by the size before; none if the verdict is not the expected one.
    pub time_growth: Option<f64>,
    /// The same of memory.
    pub memory_growth: Option<f64>,
}

impl Row {
    /// Whether processor time grows faster than near-linear, if there is enough of it to judge.
    #[must_use]
    pub fn slow(&self) -> bool {
        self.cpu >= LEAST_SECONDS && self.time_growth.is_some_and(|g| g > NEAR_LINEAR)
    }

    /// Whether memory grows faster than near-linear.
    #[must_use]
    pub fn wide(&self) -> bool {
        self.memory_growth.is_some_and(|g| g > NEAR_LINEAR)
    }

    /// Whether the run said something else than expected, other than that its time was over.
    #[must_use]
    pub fn wrong(&self) -> bool {
        !self.expected && self.verdict != LATE
    }
}

/// The verdict of a run whose time was over.
const LATE: &str = "unknown(timeout)";

/// Runs everything; `tell` gets each row when it is there. A curve ends with the first size whose verdict is not the
/// expected one. Also returns why instructions are not counted, if they should be.
///
/// # Errors
/// A command that cannot be run, a report that cannot be read.
pub fn run(
    families: &Families,
    settings: &Settings,
    tell: &mut dyn FnMut(&Row),
) -> Result<(Vec<Row>, Option<String>), String> {
    let probed = settings.instructions.then(|| perf::instructions(Path::new("true"), &[]));
    let counting = matches!(probed, Some(Ok(_)));
    let mut rows: Vec<Row> = Vec::new();
    for family in &families.all {
        for curve in &family.curves {
            let mut before: Option<Row> = None;
            for &n in &curve.sizes {
                let mut row = point(family, curve, n, settings, counting)?;
                if let (Some(b), true) = (&before, row.expected) {
                    let sizes = (b.size, row.size);
                    row.time_growth = per_doubling(sizes, (b.cpu, row.cpu));
                    row.memory_growth = per_doubling(sizes, (b.memory as f64, row.memory as f64));
                }
                tell(&row);
                rows.push(row.clone());
                if !row.expected {
                    break;
                }
                before = Some(row);
            }
        }
    }
    Ok((rows, probed.and_then(Result::err)))
}

fn point(family: &Family, curve: &Curve, n: u64, settings: &Settings, counting: bool) -> Result<Row, String> {
    let args = arguments(family, curve, n, settings);
    let mut runs = Vec::new();
    for _ in 0..settings.runs.max(1) {
        let run = measure::run(Command::new(&settings.command).args(&args), settings.limit + GRACE)
            .map_err(|e| format!("cannot run {}: {e}", settings.command.display()))?;
        let late = run.ended == Ended::Late;
        runs.push(run);
        if late {
            break;
        }
    }
    let mut row = Row {
        instructions: if counting { perf::instructions(&settings.command, &args).ok() } else { None },
        ..row(family, curve, n, &runs)?
    };
    row.expected = row.verdict == family.verdict;
    Ok(row)
}

fn arguments(family: &Family, curve: &Curve, n: u64, settings: &Settings) -> Vec<String> {
    let mut args: Vec<String> = ["verify", "--format", "json", "--profile"].map(str::to_owned).into();
    args.extend(["--timeout".to_owned(), settings.limit.as_secs_f64().to_string()]);
    args.extend(curve.options.iter().cloned());
    args.push(settings.programs.join(&family.program).display().to_string());
    args.push("--".to_owned());
    args.extend(family.arguments(n));
    args
}

/// The parts of the report of `verify` that are read.
#[derive(Deserialize)]
struct Report {
    verdict: Words,
    statistics: Option<Statistics>,
    profile: Option<Vec<Part>>,
}

#[derive(Deserialize)]
struct Words {
    text: String,
    detail: Option<String>,
}

#[derive(Default, Deserialize)]
struct Statistics {
    tasks: u64,
    accesses: u64,
    events: u64,
    queries: u64,
    discharged: BTreeMap<String, u64>,
    search: Option<Search>,
}

#[derive(Deserialize)]
struct Search {
    states: u64,
}

#[derive(Deserialize)]
struct Part {
    part: String,
    within: Option<String>,
    micros: u64,
}

/// The row of some runs of the same: costs are medians, everything else is that of the last one.
fn row(family: &Family, curve: &Curve, n: u64, runs: &[Measured]) -> Result<Row, String> {
    let Some(last) = runs.last() else { return Err("nothing was run".to_owned()) };
    let report: Report = if last.ended == Ended::Late {
        let verdict = Words { text: LATE.to_owned(), detail: None };
        Report { verdict, statistics: None, profile: None }
    } else {
        serde_json::from_str(&last.stdout).map_err(|e| {
            format!("{} of size {n}: the report cannot be read: {e}\n{}", family.name, last.stderr.trim())
        })?
    };
    if report.verdict.text == "error" {
        let why = report.verdict.detail.unwrap_or_else(|| "the program is rejected".to_owned());
        return Err(format!("{} of size {n}: {why}", family.name));
    }
    let s = report.statistics.unwrap_or_default();
    let parts = report.profile.unwrap_or_default();
    let seconds = |part: &Part| part.micros as f64 / 1e6;
    let middle = |cost: fn(&Measured) -> Duration| {
        median(&runs.iter().map(cost).collect::<Vec<_>>()).unwrap_or_default().as_secs_f64()
    };
    Ok(Row {
        family: family.name.clone(),
        curve: curve.name.clone(),
        n,
        measure: family.measure,
        size: match family.measure {
            Measure::N => n,
            Measure::Tasks => s.tasks,
            Measure::Accesses => s.accesses,
        },
        verdict: report.verdict.text,
        expected: false,
        tasks: s.tasks,
        accesses: s.accesses,
        events: s.events,
        wall: middle(|m| m.wall),
        cpu: middle(|m| m.cpu),
        memory: median(&runs.iter().map(|m| m.memory).collect::<Vec<_>>()).unwrap_or_default(),
        instructions: None,
        queries: s.queries,
        solver: parts.iter().filter(|p| SOLVER.contains(&p.part.as_str())).map(seconds).fold(0.0, |sum, s| sum + s),
        states: s.search.map(|search| search.states),
        discharged: s.discharged.into_iter().filter(|(_, n)| *n > 0).collect(),
        parts: parts.iter().filter(|p| p.within.is_none()).map(|p| (p.part.clone(), seconds(p))).collect(),
        time_growth: None,
        memory_growth: None,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    const TABLE: &str = r#"
        [[family]]
        name = "f"
        program = "F.java"
        args = ["{n}"]
        verdict = "true"
        measure = "tasks"
        curve = [{ name = "c", options = ["--no-commute"], sizes = [1, 2, 4] }]
    "#;

    /// A command that stands for ours: it writes a report with `{tasks}` = 10 n, takes its time, and after size 2 is late.
    const STUB: &str = r#"#!/bin/sh
        case "$*" in *"--format json --profile --timeout 9 --no-commute "*"/F.java -- "*) ;; *) exit 3;; esac
        while [ $# -gt 1 ]; do shift; done
        verdict=true
        [ "$1" -gt 2 ] && verdict='unknown(timeout)'
        cat <<END
        { "verdict": { "text": "$verdict", "detail": null },
          "statistics": { "tasks": $1$((0)), "accesses": 5, "events": 6, "queries": 1, "discharged": { "ordered": 3, "open": 0 } },
          "profile": [ { "part": "deciding", "within": null, "micros": 3000000 },
                       { "part": "solver", "within": "deciding", "micros": 2000000 },
                       { "part": "equalities by the solver", "within": "commutation proofs", "micros": 500000 } ] }
END
    "#;

    fn stub(dir: &Path, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        let path = dir.join("stub");
        std::fs::write(&path, text).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    fn settings(command: PathBuf) -> Settings {
        let limit = Duration::from_secs(9);
        Settings { command, programs: "programs".into(), runs: 2, limit, instructions: false }
    }

    pub(crate) fn row(family: &str, curve: &str, n: u64, cpu: f64, memory: u64) -> Row {
        Row {
            family: family.into(),
            curve: curve.into(),
            n,
            measure: Measure::N,
            size: n,
            verdict: "true".into(),
            expected: true,
            tasks: n + 1,
            accesses: 2 * n,
            events: 4 * n,
            wall: cpu * 1.1,
            cpu,
            memory,
            instructions: None,
            queries: 0,
            solver: 0.0,
            discharged: BTreeMap::from([("ordered".into(), n)]),
            states: None,
            parts: BTreeMap::from([("unrolling".into(), cpu / 2.0)]),
            time_growth: None,
            memory_growth: None,
        }
    }

    #[test]
    fn a_curve_ends_where_the_time_is_over() {
        let dir = tempfile::tempdir().unwrap();
        let families = Families::parse("t", TABLE).unwrap();
        let mut told = Vec::new();
        let settings = settings(stub(dir.path(), STUB));
        let (rows, note) = run(&families, &settings, &mut |r| told.push(r.n)).unwrap();
        assert_eq!((told.as_slice(), note), ([1, 2, 4].as_slice(), None));
        let sizes: Vec<(u64, bool)> = rows.iter().map(|r| (r.size, r.expected)).collect();
        assert_eq!(sizes, [(10, true), (20, true), (40, false)]);
        assert_eq!((rows[0].solver, rows[0].queries, rows[0].accesses), (2.5, 1, 5));
        assert_eq!(rows[0].discharged, BTreeMap::from([("ordered".to_owned(), 3)]));
        assert_eq!(rows[0].parts, BTreeMap::from([("deciding".to_owned(), 3.0)]));
        assert!(rows[0].time_growth.is_none() && rows[1].time_growth.is_some());
        assert!(!rows[2].wrong());
        assert!(Row { verdict: "false(assertion)".into(), ..rows[2].clone() }.wrong());
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let dir = tempfile::tempdir().unwrap();
        let families = Families::parse("t", TABLE).unwrap();
        let said = |text: &str| run(&families, &settings(stub(dir.path(), text)), &mut |_| {}).unwrap_err();
        assert!(said("#!/bin/sh\necho oh >&2; exit 4\n").starts_with("f of size 1: the report cannot be read: EOF"));
        let rejected = r#"echo '{"verdict": {"text": "error", "detail": null}}'"#;
        assert_eq!(said(&format!("#!/bin/sh\n{rejected}\n")), "f of size 1: the program is rejected");
        let missing = run(&families, &settings(dir.path().join("none")), &mut |_| {}).unwrap_err();
        assert!(missing.starts_with("cannot run "), "{missing}");
    }

    #[test]
    fn marks() {
        let at = |cpu, time_growth, memory_growth| {
            let r = Row { time_growth, memory_growth, ..row("f", "c", 1, cpu, 1) };
            (r.slow(), r.wide())
        };
        assert_eq!(at(1.0, Some(2.3), Some(2.3)), (true, true));
        assert_eq!(at(1.0, Some(2.2), Some(2.2)), (false, false));
        assert_eq!(at(0.04, Some(9.0), None), (false, false));
    }
}
