//! What a step changed, in the program's own terms.

use super::follow::Follower;
use crate::machine::regions::Held;
use crate::machine::sections::Section;
use crate::machine::state::{Frame, Phase, State, Task};
use crate::machine::{Loc, Pending, TaskId, Value};
use crate::names;
use crate::waits::Waits;
use scoville_evidence::witness::{Change, ChangeKind};
use scoville_ir::program::Program;
use scoville_ir::stmt::Space;
use scoville_ir::types::MethodId;
use std::rc::Rc;

/// What is different from `before`; `task` is the one whose locals are wanted.
#[must_use]
pub fn changes(f: &Follower<'_, '_>, before: &State, task: Option<TaskId>) -> Vec<Change> {
    let mut out = Vec::new();
    let mut add = |kind, texts: Vec<String>| out.extend(texts.into_iter().map(|text| Change { kind, text }));
    add(ChangeKind::Memory, memory(f, before));
    if let Some(t) = task {
        add(ChangeKind::Local, locals(f.machine.program, before, &f.state, t));
    }
    add(ChangeKind::Section, sections(f.machine.program, before, &f.state));
    add(ChangeKind::Region, regions(f.machine.program, before, &f.state));
    add(ChangeKind::Task, tasks(before, &f.state));
    add(ChangeKind::Wait, waits(f, before));
    out
}

/// `x = 1 (was 0)`; of an object that did not exist before, only the new value. Static fields of library models, and what
/// the parallel library keeps for itself, are nobody's business.
fn memory(f: &Follower<'_, '_>, before: &State) -> Vec<String> {
    let Some(log) = &f.eye.log else { return Vec::new() };
    let p = f.machine.program;
    let existed = |loc: &Loc| match loc {
        Loc::Static(_) => true,
        Loc::Slot(o, _) => (o.0 as usize) < before.heap.len(),
    };
    let mut out = Vec::new();
    let internal = |loc: &Loc| match loc {
        Loc::Static(slot) => p.fields.iter().any(|f| f.is_static && f.slot == *slot && p.class(f.class).is_model),
        Loc::Slot(o, _) => names::is_runtime(p, &f.state, *o),
    };
    for (loc, name) in log.written.iter().filter(|(loc, _)| !internal(loc)) {
        let new = f.state.read(*loc);
        let value = names::value(p, &f.state, new);
        if !existed(loc) {
            out.push(format!("{name} = {value}"));
        } else if before.read(*loc) != new {
            out.push(format!("{name} = {value} (was {})", names::value(p, before, before.read(*loc))));
        }
    }
    out
}

/// The innermost activation of code that is not a library model's.
fn user_frame<'a>(p: &Program, task: &'a Task) -> Option<(usize, &'a Frame)> {
    task.frames.iter().enumerate().rev().find(|(_, f)| !p.method(f.method).is_model)
}

/// Named locals of that activation whose values changed.
fn locals(p: &Program, before: &State, after: &State, t: TaskId) -> Vec<String> {
    let task = after.task(t);
    let Some((depth, frame)) = user_frame(p, task) else { return Vec::new() };
    let old = before.tasks.get(t.index()).filter(|old| {
        let same = |f: &Frame| f.method == frame.method && f.base == frame.base && f.init == frame.init;
        old.frames.get(depth).is_some_and(same)
    });
    let mut out = Vec::new();
    for (i, local) in p.method(frame.method).locals.iter().enumerate() {
        let Some(name) = local.name.as_deref().filter(|n| *n != "this") else { continue };
        let at = frame.base as usize + i;
        let new = task.stack.get(at).copied().unwrap_or(Value::Null);
        match old {
            Some(old) => {
                let old = old.stack.get(at).copied().unwrap_or(Value::Null);
                if old != new {
                    let was = if old == Value::Null {
                        String::new()
                    } else {
                        format!(" (was {})", names::value(p, before, old))
                    };
                    out.push(format!("{name} = {}{was}", names::value(p, after, new)));
                }
            }
            None if new != Value::Null => out.push(format!("{name} = {}", names::value(p, after, new))),
            None => {}
        }
    }
    out
}

fn section_text(p: &Program, section: &Section) -> String {
    match section.space {
        Space::Isolated | Space::Nested => "isolated".to_owned(),
        Space::Monitor => "synchronized".to_owned(),
        Space::Internal => {
            let name = &p.method(MethodId(section.site.method)).name;
            let parts: Vec<&str> = name.split('.').collect();
            parts[parts.len().saturating_sub(2)..].join(".")
        }
    }
}

/// The tasks that exist in both states and were changed, and the new ones.
fn changed<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = (Option<&'a Task>, &'a Task)> {
    after.tasks.iter().enumerate().filter_map(|(i, task)| match before.tasks.get(i) {
        Some(old) if Rc::ptr_eq(old, task) => None,
        old => Some((old.map(|o| &**o), &**task)),
    })
}

fn sections(p: &Program, before: &State, after: &State) -> Vec<String> {
    let mut out = Vec::new();
    for (old, task) in changed(before, after) {
        if old.map_or(&[][..], |o| &o.sections) == task.sections {
            continue;
        }
        let name = task.task_path();
        let held: Vec<String> = task.sections.iter().map(|s| section_text(p, s)).collect();
        out.push(match held.is_empty() {
            true => format!("{name} is in no section"),
            false => format!("{name} is in {}", held.join(", in it ")),
        });
    }
    out
}

fn regions(p: &Program, before: &State, after: &State) -> Vec<String> {
    let same = |a: &Held, b: &Held| (a.task, a.serial, a.extent) == (b.task, b.serial, b.extent);
    let lacks = |list: &[Held], h: &Held| !list.iter().any(|x| same(x, h));
    let (old, new) = (before.regions.held(), after.regions.held());
    let text = |s: &State, h: &Held, verb: &str| {
        format!("{} {verb} {:?} on {}", s.task(h.task).task_path(), h.mode, names::extent(p, s, &h.extent))
    };
    let gone = old.iter().filter(|h| lacks(new, h)).map(|h| text(before, h, "no longer holds"));
    let come = new.iter().filter(|h| lacks(old, h)).map(|h| text(after, h, "holds"));
    gone.chain(come).collect()
}

fn tasks(before: &State, after: &State) -> Vec<String> {
    let mut out = Vec::new();
    for (old, task) in changed(before, after) {
        let name = task.task_path();
        let Some(old) = old else {
            out.push(format!("{name} ({}) exists", names::task_kind(task.kind)));
            continue;
        };
        if old.phase == Phase::New && task.phase != Phase::New {
            out.push(format!("{name} begins"));
        }
        if !old.has_ended() && task.has_ended() {
            out.push(format!("{name} has ended"));
        }
    }
    out
}

/// Tasks that wait now and did not wait for the same before, and those that wait no more.
fn waits(f: &Follower<'_, '_>, before: &State) -> Vec<String> {
    let mut out = Vec::new();
    let text = |s: &State, t: TaskId| match f.machine.pending(s, t) {
        Pending::Waits(wait) => Some(Waits::new(f.machine, s).describe(t, &wait)),
        _ => None,
    };
    for (t, task) in f.state.all_tasks() {
        let new = text(&f.state, t);
        let old = if t.index() < before.tasks.len() { text(before, t) } else { None };
        match (old, new) {
            (old, Some(new)) if old.as_ref() != Some(&new) => out.push(format!("{} {new}", task.task_path())),
            (Some(_), None) => out.push(format!("{} waits no more", task.task_path())),
            _ => {}
        }
    }
    out
}
