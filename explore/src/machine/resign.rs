//! A task resigns: it ends, and a daemon does what is left of its body.

use super::exec::{At, Machine};
use super::limits::Limit;
use super::state::{Ending, Phase, State};
use super::throw::Trap;
use super::value::{TaskId, Value};
use super::watch::{Event, Watch};
use scoville_ir::stmt::{Joined, TaskKind};

impl Machine<'_> {
    /// Executes the operation.
    pub(super) fn resign<W: Watch>(&self, s: &mut State, at: At, w: &mut W) -> Result<(), Trap> {
        if let Some(what) = tied(s, at.task) {
            return Err(Trap::Limit(Limit::Unsupported(format!("exit of an actor {what}"))));
        }
        let rest = self.create(s, at, TaskKind::Rest, Joined::Daemon)?;
        w.event(s, at.task, Some(at.site()), &Event::Spawned(rest));
        self.goto(s, at.task, at.pc + 1);
        let task = s.task_mut(at.task);
        task.phase = Phase::Finished(Ending::Returned(Value::Null));
        let (frames, stack) = (std::mem::take(&mut task.frames), std::mem::take(&mut task.stack));
        let (own_context, open_hash) = (task.own_context, task.open_hash);
        let new = s.task_mut(rest);
        (new.frames, new.stack, new.own_context, new.open_hash) = (frames, stack, own_context, open_hash);
        new.rest = true;
        // It is in the middle of its body: not all locals that it has are alive.
        self.begin(s, rest, w);
        Ok(())
    }
}

/// What keeps a task from resigning: it would have to be handed over, too.
fn tied(s: &State, t: TaskId) -> Option<&'static str> {
    let task = s.task(t);
    let here = [
        (task.result.is_some(), "with a result"),
        (!task.open.is_empty(), "inside a finish of its own"),
        (!task.sections.is_empty(), "inside a section"),
        (s.regions.held().iter().any(|h| h.task == t), "inside a permission region"),
        (!task.regs.is_empty(), "that is registered on a phaser"),
        (task.frames.iter().any(|f| f.init.is_some()), "inside a class initialiser"),
        (task.token.is_some(), "that has asked for its thread"),
    ];
    here.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
}
