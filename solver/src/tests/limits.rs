//! Time limits, resource limits and dumps.

use super::basics::{Once, Trusting};
use super::scaling::{counter, tickets};
use crate::encoding::Memory;
use crate::encoding::read_from::ReadFrom;
use crate::encoding::slots::Slots;
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
fn what_is_far_too_large_is_not_made() {
    for encoding in [EncodingChoice::Auto, EncodingChoice::Slots, EncodingChoice::ReadFrom] {
        let p = counter(400);
        let started = Instant::now();
        let options = Options { encoding, ..Options::default() };
        let o = crate::decide(&p, &Once, &Trusting, &options);
        let verdict = o.verdict.to_string();
        assert!(verdict.starts_with("unknown(too large: a query of about "), "{verdict}");
        assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
    }
}

#[test]
fn predicted_lengths_are_near() {
    for encoding in [EncodingChoice::Slots, EncodingChoice::ReadFrom] {
        let p = counter(24);
        let dir = std::env::temp_dir().join(format!("scoville-length-{}-{encoding:?}", std::process::id()));
        let options = Options { encoding, dump: Some(dir.clone()), rlimit: 1_000, ..Options::default() };
        let _ = crate::decide(&p, &Once, &Trusting, &options);
        let lengths = std::fs::read_dir(&dir).unwrap().flatten().map(|d| d.metadata().unwrap().len() as usize);
        let longest = lengths.max().unwrap();
        let _ = std::fs::remove_dir_all(dir);
        let index = crate::encoding::index::Index::new(&p.trace);
        let goal = [crate::prefix::Goal::Executed(p.obligations.assertions[0])];
        let cone = crate::encoding::cone::Cone::new(&p.trace, &index, &goal, true);
        let e = crate::encoding::encoder::Encoder::new(
            &p.trace,
            &index,
            &cone,
            &goal,
            crate::smt::term::Floats::Uninterpreted,
            false,
        );
        let memory: &dyn Memory = if encoding == EncodingChoice::Slots { &Slots } else { &ReadFrom };
        let predicted = memory.predicted(&e);
        assert!(predicted < 2 * longest && longest < 2 * predicted, "{encoding:?}: {predicted}, {longest}");
    }
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
