//! A task resigns: it ends, and a daemon does what is left of its body.

use super::cont::Cont;
use super::machine::{Flow, Machine, Step, Stop};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::trace::TaskId;
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{Joined, TaskKind};
use thin_vec::ThinVec;

impl Machine<'_> {
    /// `Resign`.
    pub fn resign(&mut self, task: TaskId, cont: &mut Cont) -> Step {
        if cont.ghost.is_some() {
            self.ghost_progress(cont);
            return Ok(Flow::Done);
        }
        if let Some(what) = self.tied(task, cont) {
            let why = format!("exit of an actor {what}{}", self.at(cont));
            return Err(Stop::Cut(Unknown::Unsupported(why)));
        }
        let joined = if planted(Fault::ResignedJoined) { Joined::Scope } else { Joined::Daemon };
        let start = self.create(task, cont, TaskKind::Rest, 0, joined)?;
        let child = TaskId(self.tasks.len() as u32 - 1);
        let Cont { scopes, knows, step, maker, .. } = start;
        let mut rest = Cont { scopes, knows, step, maker, probe: None, split: None, ..cont.clone() };
        if let Some(f) = rest.frames.last_mut() {
            f.pc += 1;
        }
        let state = &mut self.states[child.index()];
        state.rest = true;
        state.live().ready.push(Box::new(rest));
        self.begin(child, ThinVec::new());
        self.record_resign(task, cont);
        self.task_returned(task, cont, Value::NULL);
        cont.frames.clear();
        Ok(Flow::Spawned(child))
    }

    /// What keeps a task from resigning: it would have to be handed over, too.
    fn tied(&mut self, task: TaskId, cont: &Cont) -> Option<&'static str> {
        let state = &mut self.states[task.index()];
        let here = [
            (state.result != 0, "with a result"),
            (cont.scopes.len() > 1, "inside a finish of its own"),
            (!cont.sections.is_empty(), "inside a section"),
            (!cont.held.is_empty(), "inside a permission region"),
            (!state.live().regs.is_empty(), "that is registered on a phaser"),
            (cont.frames.iter().any(|f| f.init.is_some()), "inside a class initialiser"),
            (state.token != 0, "that has asked for its thread"),
        ];
        here.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
    }
}
