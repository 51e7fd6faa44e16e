//! What a report for a browser says of how it came about.

use crate::args::ProgramArgs;
use crate::commands::version::VERSION;
use crate::input::InputFile;
use crate::protocol::{Action, Encoding, Granularity, Method, Options, Role};
use scoville_report::html::Setting;

/// What the command line said.
pub(crate) fn setting(
    action: &Action,
    options: &Options,
    program: &ProgramArgs,
    memory: u64,
    files: &[InputFile],
) -> Setting {
    let mut input = Vec::new();
    let mut say = |name: &str, value: String| input.push((name.to_owned(), value));
    say("files", program.files.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(" "));
    if let Some(main) = &options.main_class {
        say("main class", main.clone());
    }
    say("arguments", if options.args.is_empty() { "none".to_owned() } else { options.args.join(" ") });
    for file in files {
        match &file.role {
            Role::Console => say("standard input", abridged(&file.text)),
            Role::Data(name) => say(&format!("file {name}"), format!("{} ({} bytes)", file.name, file.text.len())),
            Role::Model => say("model of yours", file.name.clone()),
            Role::Program => {}
        }
    }
    Setting {
        version: VERSION.to_owned(),
        action: match action {
            Action::Explore => "schedules enumerated by the explicit engine".to_owned(),
            _ => "verified symbolically; programs with few schedules, and those beyond the solver, by enumeration"
                .to_owned(),
        },
        input,
        options: chosen(action, options, memory),
    }
}

fn chosen(action: &Action, options: &Options, memory: u64) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut say = |name: &str, value: String| all.push((name.to_owned(), value));
    say("properties", options.properties.iter().map(|p| p.word()).collect::<Vec<_>>().join(", "));
    say(
        "conflicts",
        match options.granularity {
            Granularity::Regions => "of regions and of accesses",
            Granularity::Accesses => "of accesses; permission annotations are ignored",
        }
        .to_owned(),
    );
    if options.all_races {
        say("races", "all of them, and what lies beyond".to_owned());
    }
    let limit = |n: Option<u64>, unit: &str| n.map_or_else(|| "none".to_owned(), |n| format!("{n} {unit}"));
    let seconds = options.timeout.map(|ms| format!("{} s", ms as f64 / 1000.0));
    say("time limit", seconds.unwrap_or_else(|| "none".to_owned()));
    say("memory limit", limit(Some(memory).filter(|m| *m > 0), "MB"));
    if *action == Action::Explore {
        say(
            "search",
            match options.search.method {
                Method::Exhaustive => "all schedules that can matter",
                Method::Unreduced => "all schedules that can matter, all tasks from each state",
                Method::Constructs => "scheduling at every construct",
                Method::Paper => "Algorithm 1 of the JPF-HJ paper, as published",
                Method::Dpor => "dynamic partial-order reduction",
            }
            .to_owned(),
        );
        say("states compared", if options.search.full_states { "as a whole" } else { "by 128-bit hashes" }.to_owned());
        if let Some(n) = options.search.max_states {
            say("limit on states", n.to_string());
        }
        return all;
    }
    say("limit on tasks", options.tasks.to_string());
    let reductions = options.reductions;
    let parts =
        [("structure", reductions.structure), ("commutation", reductions.commute), ("counters", reductions.counters)];
    let off: Vec<&str> = parts.iter().filter(|(_, on)| !on).map(|(name, _)| *name).collect();
    if !off.is_empty() {
        say("reductions turned off", off.join(", "));
    }
    if !options.enumerate {
        say("enumeration", "nothing is left to the explicit engine".to_owned());
    }
    if options.encoding != Encoding::Auto {
        let encoding = if options.encoding == Encoding::Slots { "slots" } else { "read-from" };
        say("encoding of order", encoding.to_owned());
    }
    all
}

/// The beginning of a text.
pub(crate) fn abridged(text: &str) -> String {
    const MOST: usize = 500;
    let short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() { format!("{short}… ({} bytes)", text.len()) } else { short }
}
