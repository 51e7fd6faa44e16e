//! A first attempt at programs with thread pools: without their bound of workers.
//!
//! See [`scoville_encode::pools`] for when that is as good. It is an attempt to show that all is well: whatever else comes of
//! it, a run with the bound decides.

use super::{Means, Recorder, Task, decided};
use crate::enumerate::Attempt;
use crate::protocol::{Message, Options};
use scoville_encode::unroll::When;
use scoville_evidence::profile::Profile;
use scoville_evidence::verdict::{Outcome, Verdict};
use scoville_explore::ProgramReplayer;
use scoville_explore::machine::Limits;
use scoville_frontend::{CompileOptions, Compiled, SourceInput, compile};
use std::time::{Duration, Instant};

/// The method of the library models in which a task of a pool waits for a worker.
const WAITS: &str = "java.util.concurrent.ThreadPoolExecutor.awaitWorker";

/// Time for it: it is also limited to a tenth of what is left.
const TIME: Duration = Duration::from_secs(2);

/// What has been shown without the bound.
pub(super) struct Unbounded {
    pub compiled: Compiled,
    pub options: Options,
    pub outcome: Outcome,
}

/// Shows that all is well without the bound, and that it makes no difference; `None` if there is none, or it fails.
pub(super) fn attempt(
    task: &Task<'_>,
    inputs: &[SourceInput<'_>],
    compile_options: &CompileOptions,
    times: &Profile,
    emit: &mut dyn FnMut(Message),
) -> Option<Unbounded> {
    let waits = task.compiled.program.methods.iter().any(|m| m.is_model && m.name == WAITS);
    if !waits || !task.options.reductions.structure {
        return None;
    }
    let now = Instant::now();
    let until = now + task.deadline.map_or(TIME, |d| TIME.min(d.saturating_duration_since(now) / 10));
    let compiled = compile(inputs, &CompileOptions { pools_unbounded: true, ..compile_options.clone() }).ok()?;
    let options = Options { pools_unbounded: true, ..task.options.clone() };
    let replayer = ProgramReplayer::new(&compiled.program, Limits::default());
    let recorder = Recorder { replayer: &replayer, origin: None };
    let unbounded = Task { compiled: &compiled, options: &options, memory: task.memory, deadline: Some(until) };
    let mut never = |_: When, _: &mut Profile, _: &mut dyn FnMut(Message)| Attempt::Open(String::new());
    // What is found is not said before it is known to hold.
    let mut held = Vec::new();
    let mut outcome = decided(
        &unbounded,
        times.clone(),
        false,
        Means { ask: &mut never, then: None, next: false },
        &recorder,
        &mut |message| match message {
            Message::Stage(_) => emit(message),
            other => held.push(other),
        },
    );
    if outcome.verdict != Verdict::True {
        return None;
    }
    held.into_iter().for_each(emit);
    outcome.notes.push(
        "thread pools are taken without their bound of workers, which makes no difference: no task but the main one waits"
            .to_owned(),
    );
    Some(Unbounded { compiled, options, outcome })
}
