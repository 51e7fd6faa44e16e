//! Many programs, several at a time.

use crate::batch::item::Item;
use crate::board::Board;
use crate::protocol::Test;
use crate::suite::find::Program;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// Shows what takes long: a stage, and the time since the start.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(&str, Duration);

/// Something with a name for people.
pub(crate) trait Named: Sync {
    fn name(&self) -> &str;
}

impl Named for Program {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for Item {
    fn name(&self) -> &str {
        &self.name
    }
}

impl Named for Test {
    fn name(&self) -> &str {
        &self.name
    }
}

/// What `one` makes of each program, `jobs` at a time (by default as many as there are processors), in the given order;
/// fewer if interrupted.
pub(crate) fn each<T: Named, R: Send>(
    programs: &[T],
    jobs: Option<u16>,
    interrupted: &AtomicBool,
    board: &Board,
    one: impl Fn(&T, Watch<'_>) -> R + Sync,
) -> Vec<R> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = jobs.map_or(processors, usize::from).min(programs.len());
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::new());
    let worker = || {
        while !interrupted.load(Ordering::Relaxed) {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(program) = programs.get(i) else { break };
            let mut running = board.begin(program.name());
            let result = one(program, &mut |stage: &str, _: Duration| running.show(stage));
            drop(running);
            if interrupted.load(Ordering::Relaxed) {
                break;
            }
            if let Ok(mut results) = results.lock() {
                results.push((i, result));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(worker);
        }
    });
    board.clear();
    let mut results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}
