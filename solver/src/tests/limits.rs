//! Time limits, resource limits and dumps.

use super::basics::{Once, Trusting};
use super::scaling::tickets;
use crate::options::{EncodingChoice, Options};
use std::time::{Duration, Instant};

#[test]
fn a_deadline_is_kept_and_what_was_found_before_stands() {
    let p = tickets(9);
    let started = Instant::now();
    let deadline = Some(started + Duration::from_millis(400));
    let options = Options { encoding: EncodingChoice::ReadFrom, deadline, ..Options::default() };
    let o = crate::decide(&p, &Once, &Trusting, &options);
    assert_eq!(o.verdict.to_string(), "unknown(timeout)");
    assert!(started.elapsed() < Duration::from_millis(1200), "{:?}", started.elapsed());
}

#[test]
fn a_resource_limit_gives_the_same_answer_each_time() {
    let p = tickets(8);
    let run = || {
        let options = Options { encoding: EncodingChoice::ReadFrom, rlimit: 200_000, ..Options::default() };
        crate::decide(&p, &Once, &Trusting, &options).verdict.to_string()
    };
    assert_eq!(run(), "unknown(solver: resource limit)");
    assert_eq!(run(), "unknown(solver: resource limit)");
}

#[test]
fn every_query_is_dumped_as_asked() {
    let dir = std::env::temp_dir().join(format!("scoville-dump-{}", std::process::id()));
    let p = tickets(2);
    let options = Options { dump: Some(dir.clone()), ..Options::default() };
    let o = crate::decide(&p, &Once, &Trusting, &options);
    let mut names: Vec<String> = std::fs::read_dir(&dir)
        .map(|d| d.flatten().map(|e| e.file_name().to_string_lossy().into_owned()).collect())
        .unwrap_or_default();
    names.sort();
    assert_eq!(names.len() as u64, o.statistics.queries);
    assert_eq!(names.first().map(String::as_str), Some("0001.smt2"));
    let _ = std::fs::remove_dir_all(dir);
}
