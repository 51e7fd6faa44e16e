//! Where the time of a run went.

use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Wall time that went into one part of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The part that this one belongs to; `None` for a part of the whole run.
    pub within: Option<String>,
    /// Its name, which no other part of the run has.
    pub what: String,
    /// Nanoseconds, those of its own parts included.
    pub nanos: u64,
    /// How often it was done.
    pub count: u64,
}

impl Part {
    /// Its time.
    #[must_use]
    pub fn time(&self) -> Duration {
        Duration::from_nanos(self.nanos)
    }

    /// Its time in microseconds.
    #[must_use]
    pub fn micros(&self) -> u64 {
        self.nanos / 1000
    }
}

/// The parts of a run, in the order in which they first ended.
///
/// Parts of one part do not overlap. They need not cover it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The parts.
    pub parts: Vec<Part>,
}

impl Profile {
    /// Does some work and counts its time as `what`, a part of `within`.
    pub fn time<T>(&mut self, within: &str, what: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        self.add(Some(within), what, start.elapsed(), 1);
        done
    }

    /// Adds time that was measured elsewhere, for something that was done `count` times.
    pub fn add(&mut self, within: Option<&str>, what: &str, time: Duration, count: u64) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        match self.parts.iter_mut().find(|p| p.what == what) {
            Some(part) => {
                part.nanos = part.nanos.saturating_add(nanos);
                part.count = part.count.saturating_add(count);
            }
            None => {
                self.parts.push(Part { within: within.map(str::to_owned), what: what.to_owned(), nanos, count });
            }
        }
    }

    /// Adds the time since `start`, which went into `what`, a part of the whole run.
    pub fn since(&mut self, start: Instant, what: &str) {
        self.add(None, what, start.elapsed(), 1);
    }

    /// The parts of the whole run.
    pub fn whole(&self) -> impl Iterator<Item = &Part> {
        self.parts_of(None)
    }

    /// The parts of one part, or of the whole run.
    pub fn parts_of(&self, within: Option<&str>) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |p| p.within.as_deref() == within)
    }

    /// Whether nothing was measured.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Adds all that `other` knows.
    pub fn merge(&mut self, other: Profile) {
        for p in other.parts {
            self.add(p.within.as_deref(), &p.what, p.time(), p.count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_are_added_up_in_the_order_of_their_first() {
        let mut profile = Profile::default();
        profile.add(Some("deciding"), "solver", Duration::from_micros(5), 1);
        profile.add(None, "report", Duration::from_micros(1), 1);
        let mut more = Profile::default();
        more.add(Some("deciding"), "solver", Duration::from_micros(7), 2);
        profile.merge(more);
        let got: Vec<(Option<&str>, &str, u64, u64)> =
            profile.parts.iter().map(|p| (p.within.as_deref(), p.what.as_str(), p.micros(), p.count)).collect();
        assert_eq!(got, [(Some("deciding"), "solver", 12, 3), (None, "report", 1, 1)]);
    }

    #[test]
    fn work_is_timed_and_its_result_returned() {
        let mut profile = Profile::default();
        let wait = Duration::from_millis(2);
        assert_eq!(
            profile.time("unrolling", "executing", || {
                std::thread::sleep(wait);
                7
            }),
            7
        );
        assert!(profile.parts[0].micros() >= 2_000, "{profile:?}");
    }
}
