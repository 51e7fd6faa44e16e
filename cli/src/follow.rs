//! The canonical run of the symbolic engine, followed by the explicit one.

use scoville_encode::unroll;
use scoville_evidence::log::{self, Entry, Followed, NotFollowed};
use scoville_evidence::schedule::Site;
use scoville_explore::machine::{Limits, Machine};
use scoville_frontend::Compiled;
use scoville_ir::types::MethodId;

/// Compares the two engines' event logs of the canonical run; what is to be told of it.
///
/// # Errors
/// The first difference: a defect of one of the engines.
pub(crate) fn follow(compiled: &Compiled, limits: &unroll::Options) -> Result<String, String> {
    let not_applicable = |why: &NotFollowed| match why {
        NotFollowed::Symbolic(site, what) => {
            let at = site.map(|s| format!(" at {}", place(compiled, s))).unwrap_or_default();
            format!("canonical trace followed: not applicable: {what} that depends on the schedule or the input{at}")
        }
        NotFollowed::Limit(why) => format!("canonical trace followed: not applicable: {why}"),
    };
    let rerun = match unroll::build(&compiled.program, limits, None) {
        Ok((problem, rerun)) => {
            // The process ends soon: no time is spent on taking it apart.
            std::mem::forget(problem);
            rerun
        }
        Err(why) => return Ok(not_applicable(&NotFollowed::Limit(why))),
    };
    let machine = Machine::new(&compiled.program, Limits::default());
    let followed = log::compare(
        |window| rerun.canonical(window),
        |canonical, window| scoville_explore::follow(&machine, canonical, window),
    );
    match followed {
        Followed::Yes { events, hash } => {
            Ok(format!("canonical trace followed: yes, {events} events, hash {hash:016x}"))
        }
        Followed::No { number, expected, found, stopped } => {
            let tell = |e: &Option<Entry>| e.as_ref().map_or_else(|| "nothing".to_owned(), |e| entry(compiled, e));
            let stopped = stopped.map(|why| format!("; the explicit engine: {why}")).unwrap_or_default();
            Err(format!(
                "canonical trace followed: no, event {number} differs: the unroller has `{}`, the explicit engine `{}`{stopped}",
                tell(&expected),
                tell(&found)
            ))
        }
        Followed::NotApplicable(why) => Ok(not_applicable(&why)),
    }
}

fn entry(compiled: &Compiled, e: &Entry) -> String {
    let at = e.site.map(|s| format!(" at {}", place(compiled, s))).unwrap_or_default();
    format!("{} {}{at}", e.task, e.what)
}

/// Position of an instruction in the source.
fn place(compiled: &Compiled, site: Site) -> String {
    let method = compiled.program.method(MethodId(site.method));
    let span = method.code.spans.get(site.pc as usize).copied().unwrap_or(method.span);
    compiled.sources.describe(span)
}
