//! Limits of the unrolling, and places in the user's source for what is said of them.

use super::cont::Cont;
use super::machine::Machine;
use crate::trace::TaskId;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unknown;
use std::time::Instant;

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
