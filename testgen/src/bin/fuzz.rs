//! `make fuzz`: random programs for as long as one likes; what engines disagree about is made small and written down.
//!
//! Environment: `FUZZ_SEED` (the first seed; by the clock if not set), `FUZZ_COUNT` (programs), `FUZZ_SECONDS`,
//! `FUZZ_SIZE` (statements; several sizes in turn if not set), `FUZZ_DIR` (`target/fuzz`),
//! `FUZZ_ALL=1` (every opinion about every program, instead of two about most and all about every fourth).

use scoville_testgen::check::{self, ask};
use scoville_testgen::suite::{Tally, for_all, smallest};
use scoville_testgen::{generate, scope};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Time that one engine may spend on one program.
const LIMIT: Duration = Duration::from_secs(10);

/// Time between two lines of progress.
const PULSE: Duration = Duration::from_secs(10);

/// Sizes in turn.
const SIZES: [u32; 4] = [10, 16, 24, 32];

struct State {
    tally: Tally,
    found: u64,
    told: Instant,
}

fn number(name: &str) -> Result<Option<u64>, String> {
    match std::env::var(name) {
        Ok(text) => text.parse().map(Some).map_err(|_| format!("{name} must be a number, but is `{text}`")),
        Err(_) => Ok(None),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("fuzz: {message}");
            ExitCode::from(3)
        }
    }
}

fn run() -> Result<u64, String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let seed = number("FUZZ_SEED")?.unwrap_or(now * 1000);
    let count = number("FUZZ_COUNT")?.unwrap_or(u64::MAX - seed);
    let seconds = number("FUZZ_SECONDS")?.map(Duration::from_secs);
    let size = number("FUZZ_SIZE")?.map(|n| n.min(1000) as u32);
    let all = number("FUZZ_ALL")?.is_some_and(|n| n > 0);
    let dir = PathBuf::from(std::env::var("FUZZ_DIR").unwrap_or_else(|_| "target/fuzz".to_owned()));
    println!("FUZZ_SEED={seed}");
    let start = Instant::now();
    let state = Mutex::new(State { tally: Tally::default(), found: 0, told: start });
    for_all(seed..seed.saturating_add(count), &|seed| {
        let tree = generate::tree(seed, size.unwrap_or(SIZES[(seed % 4) as usize]));
        let plan = if all || (seed / 4).is_multiple_of(4) { check::ALL } else { check::PAIR };
        let opinions = ask(&tree, plan, LIMIT);
        for slow in opinions.list.iter().filter(|o| o.time > LIMIT + LIMIT / 4) {
            println!("seed {seed}: {} took {:.1} s, past its limit", slow.who, slow.time.as_secs_f32());
            save(&dir.join(format!("slow{seed}.java")), &format!("// seed {seed}\n{}", opinions.shown()));
        }
        let bad = opinions.disagree() || !scope::well_formed(&tree);
        let shown = bad.then(|| smallest(seed, &tree, plan, LIMIT).opinions.shown());
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        state.tally.add(&opinions);
        if let Some(shown) = shown {
            state.found += 1;
            let file = dir.join(format!("seed{seed}.java"));
            println!("disagreement: {}", file.display());
            save(&file, &format!("// seed {seed}\n{shown}"));
        }
        if state.told.elapsed() >= PULSE {
            state.told = Instant::now();
            progress(&state, start);
        }
        seconds.is_none_or(|s| start.elapsed() < s)
    });
    let state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    progress(&state, start);
    println!("verdicts: {:?}\nopen: {:?}", state.tally.verdicts, state.tally.reasons);
    Ok(state.found)
}

/// Writes a file; what cannot be written is shown.
fn save(file: &Path, text: &str) {
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    if let Err(e) = folder.and_then(|()| std::fs::write(file, text)) {
        println!("{}: {e}\n{text}", file.display());
    }
}

fn progress(state: &State, start: Instant) {
    let (t, seconds) = (&state.tally, start.elapsed().as_secs());
    println!("{} programs in {seconds} s, {:.2} % open, {} disagreements", t.programs, t.percent_open(), state.found);
}
