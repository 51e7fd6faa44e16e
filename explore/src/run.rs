//! The canonical run: one deterministic schedule of a program.
//!
//! A task runs until it waits or ends, then the task that was created first among those that can go on takes over. A
//! task that runs for very long gives way, so that waiting loops end if anything can end them.

use crate::machine::state::Phase;
use crate::machine::watch::{Blind, Watch};
use crate::machine::{Limit, Limits, Machine, Pending, State, Stop, TaskId};
use crate::waits::Waits;
use scoville_evidence::schedule::{Site, TaskPath};
use scoville_evidence::source::Span;
use scoville_ir::program::Program;
use std::collections::BTreeSet;
use std::ops::Bound;

/// Instructions after which a task gives way.
const QUANTUM: u64 = 200_000;

/// Visible operations after which a task gives way.
const VISIBLE_QUANTUM: u32 = 10_000;

/// A waiting task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub task: TaskPath,
    /// Where, in the user's source.
    pub span: Span,
    /// For what: `waits for the tasks main.1, main.2 of a finish`.
    pub what: String,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// All tasks ended; the root task returned.
    Finished,
    /// `System.exit` with this code.
    Halted(i32),
    /// The root task threw.
    Exception {
        /// Class of the exception.
        class: String,
        /// Its message.
        message: Option<String>,
        /// Who threw it first.
        task: TaskPath,
        /// The instruction that did.
        site: Option<Site>,
        /// Position in the user's source.
        at: Span,
    },
    /// Some tasks wait and nothing can move.
    Deadlock(Vec<Waiting>),
    /// An assumption did not hold.
    Discarded,
    /// A limit was reached.
    Limit(Limit),
}

/// What a run did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunResult {
    /// What it printed (to both streams).
    pub output: String,
    /// How it ended.
    pub end: End,
    /// Instructions executed.
    pub steps: u64,
    /// Tasks created, the root included.
    pub tasks: usize,
}

/// Runs `program` by the canonical schedule.
#[must_use]
pub fn run(program: &Program, limits: Limits) -> RunResult {
    let machine = Machine::new(program, limits);
    let mut state = State::new(program);
    state.output = Some(String::new());
    let end = to_the_end(&machine, &mut state, &mut Blind);
    RunResult { output: state.output.take().unwrap_or_default(), end, steps: state.steps, tasks: state.tasks.len() }
}

/// Runs `state` to its end by the canonical schedule, under a watcher.
pub fn to_the_end<W: Watch>(machine: &Machine<'_>, state: &mut State, w: &mut W) -> End {
    let mut current = TaskId::ROOT;
    let mut alive = BTreeSet::from([TaskId::ROOT]);
    loop {
        let known = state.tasks.len() as u32;
        let tired = match slice(machine, state, current, w) {
            Ok(Moved::Tired) => true,
            Ok(Moved::Stopped) => false,
            Err(limit) => return End::Limit(limit),
        };
        if let Some(code) = state.halted {
            return End::Halted(code);
        }
        if state.task(current).phase == Phase::Discarded {
            return End::Discarded;
        }
        alive.extend((known..state.tasks.len() as u32).map(TaskId));
        if state.task(current).has_ended() {
            alive.remove(&current);
        }
        let able = |t: &&TaskId| !matches!(machine.pending(state, **t), Pending::Never | Pending::Waits(_));
        // A tired task lets those after it go first, in a circle.
        let after = if tired { alive.range((Bound::Excluded(current), Bound::Unbounded)).find(able) } else { None };
        if alive.iter().all(|t| state.task(*t).daemon) {
            return ending(machine, state);
        }
        match after.or_else(|| alive.iter().find(able)) {
            Some(t) => current = *t,
            None => return ending(machine, state),
        }
    }
}

enum Moved {
    /// It waits or has ended.
    Stopped,
    /// It could go on.
    Tired,
}

/// Runs one task until it stops or gives way.
fn slice<W: Watch>(machine: &Machine<'_>, s: &mut State, t: TaskId, w: &mut W) -> Result<Moved, Limit> {
    for _ in 0..VISIBLE_QUANTUM {
        match machine.advance(s, t, QUANTUM, w) {
            Stop::Visible | Stop::Init(_) | Stop::Finished => match machine.perform(s, t, None, w) {
                Ok(()) => {}
                Err(Stop::Limit(limit)) => return Err(limit),
                Err(_) => return Ok(Moved::Stopped),
            },
            Stop::Limit(limit) => return Err(limit),
            Stop::Waits(_) | Stop::Never | Stop::Watched => return Ok(Moved::Stopped),
            Stop::Paused => return Ok(Moved::Tired),
        }
    }
    Ok(Moved::Tired)
}

fn ending(machine: &Machine<'_>, s: &State) -> End {
    let waiting = waiting(machine, s);
    if s.goes_on() && !waiting.is_empty() {
        return End::Deadlock(waiting);
    }
    let mut all = s.all_tasks();
    let Some(o) = all.find_map(|(t, _)| s.uncaught(t)) else { return End::Finished };
    let (class, message) = machine.describe_exception(s, o);
    let origin = s.origins.get(&o);
    End::Exception {
        class,
        message,
        task: origin.map_or_else(TaskPath::default, |g| s.task(g.task).task_path()),
        site: origin.map(|g| g.site),
        at: origin.map_or(machine.program.method(machine.program.entry).span, |g| g.span),
    }
}

/// The tasks that wait, with what they wait for.
#[must_use]
pub fn waiting(machine: &Machine<'_>, s: &State) -> Vec<Waiting> {
    let mut found = Vec::new();
    for (id, task) in s.all_tasks() {
        if let Pending::Waits(wait) = machine.pending(s, id) {
            found.push(Waiting {
                task: task.task_path(),
                span: s.user_span(machine.program, id),
                what: Waits::new(machine, s).describe(id, &wait),
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoville_ir::build::{Builder, INTS};
    use scoville_ir::stmt::{BinOp, Op, Place, Rvalue, StmtKind};
    use scoville_ir::types::Operand;

    fn run(p: &Program) -> RunResult {
        super::run(p, Limits::default())
    }

    fn exception(r: &RunResult) -> (&str, Option<&str>) {
        match &r.end {
            End::Exception { class, message, .. } => (class, message.as_deref()),
            _ => ("", None),
        }
    }

    #[test]
    fn a_finish_waits_for_its_tasks() {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let inner = b.task("inner", |m| m.increment(x));
        let outer = b.task("outer", |m| {
            m.spawn(inner);
            m.spawn(inner);
        });
        let p = b.main(|m| {
            m.scope(|m| m.repeat(3, |m, _| m.spawn(outer)));
            let v = m.load_static(x);
            m.print_int(v);
        });
        let r = run(&p);
        assert_eq!((r.output.as_str(), &r.end, r.tasks), ("6\n", &End::Finished, 10));
    }

    #[test]
    fn operations_raise_what_java_raises() {
        let p = Builder::new().main(|m| {
            m.int_op(BinOp::Div, Operand::int(1), Operand::int(0));
        });
        assert_eq!(exception(&run(&p)), ("ArithmeticException", Some("/ by zero")));
        let p = Builder::new().main(|m| {
            let a = m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(3)] });
            m.load(Place::Element(a.into(), Operand::int(5)));
        });
        let text = "Index 5 out of bounds for length 3";
        assert_eq!(exception(&run(&p)), ("ArrayIndexOutOfBoundsException", Some(text)));
        let p = Builder::new().main(|m| {
            m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(-1)] });
        });
        assert_eq!(exception(&run(&p)), ("NegativeArraySizeException", Some("-1")));
        let p = Builder::new().main(|m| {
            m.compute(Rvalue::ArrayLength(Operand::null()));
        });
        assert_eq!(exception(&run(&p)), ("NullPointerException", None));
    }

    #[test]
    fn exceptions_unwind_through_sections_and_scopes() {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let thrower = b.method("thrower", &[], None, |m| {
            m.isolated(|m| m.throw_new(scoville_ir::types::ClassId(11)));
        });
        let failing = b.task("failing", |m| m.throw_new(scoville_ir::types::ClassId(6)));
        let p = b.main(|m| {
            let thrown = m.scope(|m| {
                m.spawn(failing);
                let callee = scoville_ir::stmt::Callee::Direct(thrower);
                m.op(Op::Call { dst: None, callee, args: Vec::new() });
                m.store_static(x, Operand::int(1));
            });
            let n = m.compute(Rvalue::ArrayLength(thrown.into()));
            m.print_int(n);
            m.isolated(|m| m.increment(x));
            let v = m.load_static(x);
            m.print_int(v);
            let e = m.load(Place::Element(thrown.into(), Operand::int(0)));
            m.stmt(StmtKind::Throw(e.into()));
        });
        let r = run(&p);
        assert_eq!(r.output, "2\n1\n");
        assert_eq!(exception(&r).0, "IllegalStateException");
    }

    #[test]
    fn limits_end_in_an_outcome() {
        let p = Builder::new().main(|m| {
            m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(i32::MAX)] });
        });
        assert!(matches!(run(&p).end, End::Limit(Limit::Heap(_))));
        let dims = vec![Operand::int(1_000_000), Operand::int(1_000_000)];
        let mut b = Builder::new();
        let grid = b.array_type(INTS);
        let p = b.main(|m| {
            m.compute(Rvalue::NewArray { ty: grid, dims });
        });
        assert!(matches!(run(&p).end, End::Limit(Limit::Heap(_))));
        let p = Builder::new().main(|m| m.while_loop(|_| Operand::bool(true), |_| {}));
        let limits = Limits { steps: 100_000, ..Limits::default() };
        assert!(matches!(super::run(&p, limits).end, End::Limit(Limit::Steps(_))));
        let mut b = Builder::new();
        let forever = b.method("forever", &[], None, |m| {
            let callee = scoville_ir::stmt::Callee::Direct(scoville_ir::types::MethodId(0));
            m.op(Op::Call { dst: None, callee, args: Vec::new() });
        });
        let p = b.main(|m| {
            let callee = scoville_ir::stmt::Callee::Direct(forever);
            m.op(Op::Call { dst: None, callee, args: Vec::new() });
        });
        assert!(matches!(run(&p).end, End::Limit(Limit::Recursion(_))));
    }

    #[test]
    fn a_deadlock_names_who_waits_for_what() {
        let mut b = Builder::new();
        let waiter = b.task("waiter", |m| {
            let c = m.cell();
            m.read_cell(c, true);
        });
        let p = b.main(|m| {
            m.scope(|m| m.spawn(waiter));
        });
        let waiting = match run(&p).end {
            End::Deadlock(waiting) => waiting,
            _ => Vec::new(),
        };
        let texts: Vec<String> = waiting.iter().map(|w| format!("{} {}", w.task, w.what)).collect();
        assert_eq!(
            texts,
            ["main waits at the end of finish for task main.1", "main.1 waits for a value that no task has put"]
        );
    }

    #[test]
    fn a_class_is_initialised_once_by_its_first_user() {
        let mut b = Builder::new();
        let x = b.static_int("x");
        let lazy = b.class("Lazy");
        b.initializer(lazy, |m| {
            m.op(Op::InitClass(lazy));
            m.increment(x);
        });
        let user = b.task("user", |m| m.op(Op::InitClass(lazy)));
        let p = b.main(|m| {
            m.scope(|m| m.repeat(3, |m, _| m.spawn(user)));
            let v = m.load_static(x);
            m.print_int(v);
        });
        assert_eq!(run(&p).output, "1\n");
    }
}
