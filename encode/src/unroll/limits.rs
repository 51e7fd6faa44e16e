//! Limits of the unrolling, and places in the user's source for what is said of them.

use super::cont::Cont;
use super::machine::Machine;
use super::state::TaskState;
use crate::trace::TaskId;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unknown;
use std::time::Instant;

/// A time at which a run pauses between two instructions, so that other means can be tried; then it goes on where it was.
#[derive(Debug, Default)]
pub struct Alarm {
    at: Option<Instant>,
    rings: bool,
    /// The tasks that were being run.
    paused: Option<Vec<TaskId>>,
}

impl Alarm {
    /// Sets the time.
    pub fn set(&mut self, at: Option<Instant>) {
        self.at = at;
    }

    /// Whether the time has come.
    pub fn look(&mut self) -> bool {
        self.rings = self.at.is_some_and(|t| Instant::now() >= t);
        self.rings
    }

    /// Whether it has been seen that the time has come.
    pub fn rings(&self) -> bool {
        self.rings
    }

    /// Keeps what the run needs to go on.
    pub fn pause(&mut self, stack: Vec<TaskId>) {
        *self = Alarm { paused: Some(stack), ..Alarm::default() };
    }

    /// Whether the run has paused.
    pub fn has_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// What it needs to go on, if it has paused.
    pub fn resume(&mut self) -> Option<Vec<TaskId>> {
        self.paused.take()
    }
}

/// Sections and volatile accesses for each task, in a first run that may go on for ever.
const TURNS: usize = 1000;

/// Paths on which one task goes on at once, in a first run that is not merely large.
const PATHS: usize = 2;

impl Machine<'_> {
    /// Sets the time at which the unrolling ends.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.options.deadline = deadline;
        self.terms.set_deadline(deadline);
    }

    /// Ends the unrolling at a limit.
    ///
    /// # Errors
    /// Which limit.
    pub fn check_limits(&self, cont: &Cont) -> Result<(), Unknown> {
        if self.is_late() {
            return Err(Unknown::Timeout);
        }
        if self.heap.cells > self.options.cells {
            return Err(Unknown::Memory(format!("more than {} heap slots{}", self.options.cells, self.at(cont))));
        }
        if self.events.len() > self.options.events {
            return Err(Unknown::TooLarge(format!("more than {} events{}", self.options.events, self.at(cont))));
        }
        self.check_terms()
    }

    /// Ends the unrolling if operations on terms have given up, so that their answers mean nothing.
    ///
    /// # Errors
    /// Why they have given up.
    pub fn check_terms(&self) -> Result<(), Unknown> {
        match self.terms.is_exhausted() {
            true if self.is_late() => Err(Unknown::Timeout),
            true => Err(exhausted()),
            false => Ok(()),
        }
    }

    /// Whether few tasks go through sections, or by volatile locations, again and again, or one goes on on several paths at once. What takes
    /// long for other reasons is not sooner decided elsewhere.
    pub fn seems_endless(&self) -> bool {
        let several = |s: &TaskState| s.ready().len() + s.waiting().len() > PATHS;
        self.sections.len() + self.volatiles > TURNS * self.tasks.len() || self.states.iter().any(several)
    }

    fn is_late(&self) -> bool {
        self.options.deadline.is_some_and(|d| Instant::now() >= d)
    }

    /// ` at Foo.java:12`: where a continuation stands in the user's source, if that is known.
    pub fn at(&self, cont: &Cont) -> String {
        self.line(self.user_span(cont))
    }

    /// ` at Foo.java:12`, if lines are known.
    pub fn line(&self, span: Span) -> String {
        let Some(sources) = &self.options.sources else { return String::new() };
        let name = sources.get(span.file).map_or("?", |f| f.name.as_str());
        let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
        format!(" at {base}:{}", sources.position(span).line)
    }

    /// Position in the innermost activation of the user's own code.
    pub fn user_span(&self, cont: &Cont) -> Span {
        let span = |f: &super::cont::Frame| {
            let m = self.program.method(f.method);
            m.code.spans.get(f.pc as usize).copied().unwrap_or(m.span)
        };
        cont.frames
            .iter()
            .rev()
            .find(|f| !self.program.method(f.method).is_model)
            .or(cont.frames.first())
            .map_or(self.program.method(self.program.entry).span, span)
    }

    /// The same; where a task executes nothing of the user's own, the position of its spawn.
    pub fn span_of(&self, task: TaskId, cont: &Cont) -> Span {
        let own = cont.frames.iter().any(|f| !self.program.method(f.method).is_model);
        let spawned_at = self.tasks.get(task.index()).and_then(|t| t.spawned_at);
        spawned_at.filter(|_| !own).unwrap_or_else(|| self.user_span(cont))
    }
}

/// What is said where operations on terms have given up for size.
pub fn exhausted() -> Unknown {
    Unknown::TooLarge("conditions that depend on the schedule in too many ways".into())
}

#[cfg(test)]
mod tests {
    use super::Machine;
    use crate::unroll::Options;
    use crate::unroll::sensitive::Memory;
    use scoville_ir::build::Builder;
    use std::time::Instant;

    #[test]
    fn a_run_that_pauses_goes_on_where_it_was() {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let t = b.task("t", |m| m.isolated(|m| m.increment(x)));
        let program = b.main(|m| {
            m.scope(|m| m.repeat(2000, |m, _| m.spawn(t)));
        });
        let new = || Machine::new(&program, Options::default(), Memory::default(), None);
        let mut whole = new();
        assert!(whole.run().is_ok());
        let mut parts = new();
        parts.alarm.set(Some(Instant::now()));
        assert!(parts.run().is_ok());
        assert!(parts.alarm.has_paused());
        assert!(parts.run().is_ok());
        assert!(!parts.alarm.has_paused());
        assert_eq!(parts.events.len(), whole.events.len());
        assert_eq!(parts.tasks.len(), whole.tasks.len());
        assert_eq!((parts.executed, parts.access_count), (whole.executed, whole.access_count));
    }
}
