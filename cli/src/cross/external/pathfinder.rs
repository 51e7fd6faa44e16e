//! The console report of Java PathFinder: sections under lines of `=`, of which `results` and `statistics` count. A file may
//! hold the reports of several runs, one behind the other.

use super::{BadFile, Claim, Entry, bad, states, time};
use scoville_evidence::verdict::Property;

/// The report of one run, as far as it was read.
#[derive(Default)]
struct Run {
    /// Line of the application, from 1.
    line: usize,
    program: String,
    /// The first error, or that there is none.
    result: Option<(Claim, String)>,
    states: Option<u64>,
    micros: Option<u64>,
}

/// Whether a text looks like such a report.
pub(super) fn is_report(text: &str) -> bool {
    text.lines().any(|l| section(l) == Some("results") || section(l) == Some("system under test"))
}

/// The name of the section that a line begins.
fn section(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches('=');
    (line.len() - rest.len() >= 10).then_some(rest.trim())
}

pub(super) fn read(text: &str) -> Result<Vec<Entry>, BadFile> {
    let mut entries = Vec::new();
    let mut run: Option<Run> = None;
    let mut inside = "";
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(name) = section(line) {
            inside = name;
            continue;
        }
        let content = line.trim();
        if content.is_empty() {
            continue;
        }
        let application = match content.strip_prefix("application:") {
            Some(rest) => Some(rest.trim()),
            None if inside == "system under test" => Some(content),
            None => None,
        };
        if let Some(application) = application {
            entries.extend(run.take().map(finish).transpose()?);
            run = Some(Run { line: number, program: program(application), ..Run::default() });
            // What follows in the section are arguments.
            inside = "";
            continue;
        }
        if !matches!(inside, "results" | "statistics") {
            continue;
        }
        let Some(run) = &mut run else {
            return Err(bad(number, 1, format!("{inside} before the line that names the application")));
        };
        let column = |part: &str| line.find(part).map_or(1, |i| line[..i].chars().count() + 1);
        match (inside, content.split_once(':')) {
            ("results", _) if content == "no errors detected" => {
                run.result.get_or_insert((Claim::Clean, content.to_owned()));
            }
            ("results", Some((head, class))) if head.starts_with("error #") => {
                let class = class.trim();
                run.result.get_or_insert_with(|| (of_error(class), class.to_owned()));
            }
            ("results", _) if run.result.is_none() => {
                return Err(bad(number, column(content), format!("`{content}` is no result of a run")));
            }
            ("statistics", Some(("elapsed time", value))) => {
                let value = value.trim();
                let wrong = || bad(number, column(value), format!("`{value}` is no time"));
                run.micros = time(value).ok_or_else(wrong)?;
            }
            ("statistics", Some(("states", value))) => {
                let new = value.split(',').find_map(|p| p.trim().strip_prefix("new="));
                let value = value.trim();
                let wrong = || bad(number, column(value), format!("`{value}` does not tell how many states are new"));
                run.states = states(new.ok_or_else(wrong)?).ok_or_else(wrong)?;
            }
            _ => {}
        }
    }
    entries.extend(run.map(finish).transpose()?);
    Ok(entries)
}

fn finish(run: Run) -> Result<Entry, BadFile> {
    let Some((claim, says)) = run.result else {
        return Err(bad(run.line, 1, format!("the report on {} has no results", run.program)));
    };
    Ok(Entry {
        tool: "Java PathFinder".to_owned(),
        program: run.program,
        claim,
        says,
        states: run.states,
        micros: run.micros,
        places: Vec::new(),
        note: None,
    })
}

/// `Foo` for `Foo.java`, `Foo.main()`, `Foo arg`.
fn program(application: &str) -> String {
    let first = application.split_whitespace().next().unwrap_or("");
    let first = first.split('(').next().unwrap_or(first);
    [".java", ".class", ".main"].iter().find_map(|s| first.strip_suffix(s)).unwrap_or(first).to_owned()
}

/// What an error means, by the class that reports it and its message.
fn of_error(text: &str) -> Claim {
    let says = |word: &str| text.contains(word);
    if says("RaceDetector") || says("DataRace") {
        Claim::Violates(Property::NoDataRace)
    } else if says("Deadlock") {
        Claim::Violates(Property::NoDeadlock)
    } else if says("AssertionError") {
        Claim::Violates(Property::Assertion)
    } else if says("NoUncaughtExceptions") {
        Claim::Violates(Property::Exception)
    } else {
        Claim::Violation
    }
}
