//! Values, locations and tasks in the terms of the source program.

use crate::machine::heap::{CellState, Data};
use crate::machine::regions::Extent;
use crate::machine::state::State;
use crate::machine::{BarrierId, Loc, Obj, TaskId, Value};
use scoville_evidence::schedule::Site;
use scoville_ir::flat::Instr;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Op, Place, Rvalue, Space, TaskKind};
use scoville_ir::types::{FieldId, Local, MethodId, Operand, Type};

/// Longest text of an observation, in characters.
pub const WIDTH: usize = 60;

/// `text` cut to [`WIDTH`].
#[must_use]
pub fn capped(text: String) -> String {
    if text.chars().count() <= WIDTH {
        return text;
    }
    text.chars().take(WIDTH - 1).chain(['…']).collect()
}

/// A value: `3`, `true`, `"text"`, `null`, `a Node`, `an int[4]`.
#[must_use]
pub fn value(p: &Program, s: &State, v: Value) -> String {
    match v {
        Value::Null => "null".to_owned(),
        Value::Bool(b) => b.to_string(),
        Value::Int(i) => i.to_string(),
        Value::Long(i) => i.to_string(),
        Value::Float(f) => f.to_string(),
        Value::Double(d) => d.to_string(),
        Value::Ref(o) => object(p, s, o),
        Value::Open(_) => "some value".to_owned(),
    }
}

fn article(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// The last part of a class name.
#[must_use]
pub fn simple_name(name: &str) -> &str {
    let tail = name.rsplit('.').next().unwrap_or(name);
    if tail.is_empty() { name } else { tail }
}

/// A method with its class: `Future.get`.
#[must_use]
pub fn method(p: &Program, m: MethodId) -> &str {
    let name = p.method(m).name.as_str();
    let class = name.rfind('.').and_then(|dot| name[..dot].rfind('.'));
    class.map_or(name, |dot| &name[dot + 1..])
}

/// An object: its text, the value in a box, or its class.
#[must_use]
pub fn object(p: &Program, s: &State, o: Obj) -> String {
    let object = s.heap.get(o);
    match (&object.data, object.ty) {
        (Data::Text(t), _) => {
            let short: String = t.chars().take(24).collect();
            if short.len() < t.len() { format!("{short:?}…") } else { format!("{short:?}") }
        }
        (Data::Registration { .. }, _) => "a registration".to_owned(),
        (Data::Cell(CellState::Empty), _) => "an empty cell".to_owned(),
        (Data::Cell(_), _) => "a full cell".to_owned(),
        (Data::Fields(fields), Type::Class(c)) => match (&fields[..], p.class(c).is_model) {
            ([v @ (Value::Int(_) | Value::Long(_) | Value::Bool(_) | Value::Double(_) | Value::Float(_))], true) => {
                value(p, s, *v)
            }
            ([Value::Ref(name), ..], true) if p.class(c).name == "java.lang.Class" => match &s.heap.get(*name).data {
                Data::Text(name) => format!("{}.class", simple_name(&name.replace('$', "."))),
                _ => "a class".to_owned(),
            },
            _ => article(simple_name(&p.class(c).name)),
        },
        (_, Type::Array(e)) => article(&format!("{}[{}]", simple_name(&p.type_name(e)), object.length().unwrap_or(0))),
        _ => "an object".to_owned(),
    }
}

fn field(p: &Program, f: FieldId, in_model: bool) -> String {
    let f = p.field(f);
    // Captured variables are fields of the object that captures them.
    let name = f.name.rsplit('$').next().filter(|n| !n.is_empty()).unwrap_or(&f.name);
    if in_model || p.class(f.class).is_model {
        format!("{}.{name}", simple_name(&p.class(f.class).name))
    } else {
        name.to_owned()
    }
}

/// A field with its class, as one speaks of it where nothing else tells the class: `Main.x`.
#[must_use]
pub fn full_field(p: &Program, f: FieldId) -> String {
    let field = p.field(f);
    // A captured variable is a field of an object without a name of its own.
    match field.name.rsplit('$').next().filter(|n| !n.is_empty() && *n != field.name) {
        Some(captured) => captured.to_owned(),
        None => format!("{}.{}", simple_name(&p.class(field.class).name), field.name),
    }
}

/// The value of an operand of the instruction that the task is about to execute; text constants are null.
#[must_use]
pub fn operand(s: &State, t: TaskId, o: &Operand) -> Value {
    match o {
        Operand::Local(l) => local(s, t, *l),
        Operand::Const(_) => Value::Null,
    }
}

/// A location as the instruction at `site`, which `t` is about to execute in its innermost activation, names it.
#[must_use]
pub fn place(p: &Program, s: &State, t: TaskId, site: Site, place: &Place) -> String {
    let m = p.method(MethodId(site.method));
    match place {
        Place::Field(_, f) | Place::Static(f) => field(p, *f, m.is_model),
        Place::Element(a, i) => format!("{}[{}]", array(p, s, t, site, a, 0), index(s, t, i)),
    }
}

fn index(s: &State, t: TaskId, o: &Operand) -> String {
    match o {
        Operand::Local(l) => local(s, t, *l).int().to_string(),
        Operand::Const(scoville_ir::types::Const::Int(i)) => i.to_string(),
        Operand::Const(_) => "?".to_owned(),
    }
}

fn local(s: &State, t: TaskId, l: Local) -> Value {
    let task = s.task(t);
    let base = task.frames.last().map_or(0, |f| f.base as usize);
    task.stack.get(base + l.index()).copied().unwrap_or(Value::Null)
}

/// What the source calls the array in this operand: the variable, or what was loaded into it last.
fn array(p: &Program, s: &State, t: TaskId, site: Site, o: &Operand, depth: u32) -> String {
    let m = p.method(MethodId(site.method));
    let Operand::Local(l) = o else { return "null".to_owned() };
    if let Some(name) = m.locals.get(l.index()).and_then(|d| d.name.as_deref()) {
        return name.rsplit('$').next().unwrap_or(name).to_owned();
    }
    if depth < 4 {
        for pc in (0..site.pc as usize).rev() {
            match m.code.instrs.get(pc) {
                Some(Instr::Op(Op::Load { dst, place: from })) if dst == l => {
                    return match from {
                        Place::Field(_, f) | Place::Static(f) => field(p, *f, m.is_model),
                        Place::Element(a, i) => {
                            format!("{}[{}]", array(p, s, t, site, a, depth + 1), index(s, t, i))
                        }
                    };
                }
                Some(Instr::Op(Op::Let { dst, value: Rvalue::Use(from) | Rvalue::CheckCast { value: from, .. } }))
                    if dst == l =>
                {
                    return array(p, s, t, site, from, depth + 1);
                }
                _ => {}
            }
        }
    }
    match local(s, t, *l).obj().map(|o| s.heap.get(o).ty) {
        Some(Type::Array(e)) => simple_name(&p.type_name(e)).to_owned(),
        _ => "array".to_owned(),
    }
}

/// A location by itself, where no instruction names it.
#[must_use]
pub fn location(p: &Program, s: &State, loc: Loc) -> String {
    match loc {
        Loc::Static(slot) => p
            .fields
            .iter()
            .find(|f| f.is_static && f.slot == slot)
            .map_or_else(|| "a static field".to_owned(), |f| f.name.clone()),
        Loc::Slot(o, slot) => {
            let object = s.heap.get(o);
            match object.ty {
                Type::Class(c) => match p.class(c).instance_fields.get(slot as usize) {
                    Some(f) => field(p, *f, false),
                    None => "a field".to_owned(),
                },
                Type::Array(e) => format!("{}[{slot}]", simple_name(&p.type_name(e))),
                Type::Prim(_) => "a location".to_owned(),
            }
        }
    }
}

/// What a region covers, where no instruction names it.
#[must_use]
pub fn extent(p: &Program, s: &State, e: &Extent) -> String {
    match *e {
        Extent::Object(o) => object(p, s, o),
        Extent::Range(o, lo, hi) => {
            let name = match s.heap.get(o).ty {
                Type::Array(e) => simple_name(&p.type_name(e)).to_owned(),
                _ => "array".to_owned(),
            };
            if lo == hi { format!("{name}[{lo}]") } else { format!("{name}[{lo}..{hi}]") }
        }
        Extent::Field(o, f) => location(p, s, Loc::Slot(o, f)),
        Extent::Static(f) => location(p, s, Loc::Static(f)),
    }
}

/// What a region covers, as the acquire or release at `site` names it.
#[must_use]
pub fn target(p: &Program, s: &State, t: TaskId, site: Site, e: &Extent) -> String {
    use scoville_ir::stmt::Target;
    let code = &p.method(MethodId(site.method)).code;
    let Some(Instr::Op(Op::Acquire(_, target) | Op::Release(_, target))) = code.instrs.get(site.pc as usize) else {
        return extent(p, s, e);
    };
    match (target, e) {
        (Target::Object(o), _) if matches!(o, Operand::Local(_)) => array(p, s, t, site, o, 0),
        (Target::Location(pl), _) => place(p, s, t, site, pl),
        (Target::Range { array: a, .. }, Extent::Range(_, lo, hi)) => {
            format!("{}[{lo}..{hi}]", array(p, s, t, site, a, 0))
        }
        _ => extent(p, s, e),
    }
}

/// What a task is called.
#[must_use]
pub fn task_kind(kind: Option<TaskKind>) -> &'static str {
    match kind {
        None => "main",
        Some(TaskKind::Async) => "async",
        Some(TaskKind::Future) => "future",
        Some(TaskKind::Iteration) => "iteration",
        Some(TaskKind::Await) => "await",
        Some(TaskKind::Message) => "message",
        Some(TaskKind::Actor) => "actor",
        Some(TaskKind::Rest) => "after exit",
    }
}

/// What a section is called, given the innermost method it stands in.
#[must_use]
pub fn section(p: &Program, s: &State, t: TaskId, space: Space) -> String {
    match space {
        Space::Isolated | Space::Nested => "isolated".to_owned(),
        Space::Monitor => "synchronized".to_owned(),
        Space::Internal => {
            let inner = || s.task(t).frames.last().map(|f| simple_method(p, f.method));
            library_call(p, s, t).or_else(inner).unwrap_or_else(|| "a library section".to_owned())
        }
    }
}

/// The library method that the user's code has called, or a task that has none of it executes: `CountDownLatch.await`.
#[must_use]
pub fn library_call(p: &Program, s: &State, t: TaskId) -> Option<String> {
    let frames = &s.task(t).frames;
    let user = frames.iter().rposition(|f| !p.method(f.method).is_model);
    let frame = frames.get(user.map_or(0, |i| i + 1))?;
    let (method, name) = (p.method(frame.method), simple_method(p, frame.method));
    // Of what it inherits from a class that is the library's own business, an object has it under the name of its own class.
    let receiver = method.is_instance().then(|| s.task(t).stack.get(frame.base as usize)?.obj()).flatten();
    let class = receiver.and_then(|o| s.heap.get(o).class()).map(|c| p.class(c));
    let own = class.filter(|c| c.is_model && !c.name.contains('$') && !c.name.contains("lambda#"));
    Some(match (own, name.rsplit_once('.')) {
        (Some(class), Some((_, method))) => format!("{}.{method}", simple_name(&class.name)),
        _ => name,
    })
}

/// The library method that waits for the end of a thread.
pub const JOIN: &str = "Thread.join";

/// What library loops wait for that stand in no method with a name of its own for the user.
const CONDITIONS: &[(&str, &str)] = &[
    ("edu.rice.hj.experimental.ModuleZ.awaitGuard", "its guard holds"),
    ("java.util.concurrent.ThreadPoolExecutor.awaitWorker", "a worker of the pool is free"),
];

/// What a task waits for in such a loop.
#[must_use]
pub fn condition(p: &Program, s: &State, t: TaskId) -> Option<&'static str> {
    let loops = s.task(t).frames.iter().rev().map(|f| p.method(f.method).name.as_str());
    loops.flat_map(|name| CONDITIONS.iter().find(|(method, _)| *method == name)).map(|(_, text)| *text).next()
}

/// The library method of the user's that a task waits or turns in, if it is one that has a name.
#[must_use]
pub fn library_wait(p: &Program, s: &State, t: TaskId) -> Option<String> {
    let innermost = s.task(t).frames.last()?;
    p.method(innermost.method)
        .is_model
        .then(|| library_call(p, s, t))
        .flatten()
        .filter(|call| !call.contains("lambda#"))
}

/// A method by class and name without packages: `AtomicInteger.get`.
fn simple_method(p: &Program, m: MethodId) -> String {
    let name = &p.method(m).name;
    let parts: Vec<&str> = name.split('.').collect();
    parts[parts.len().saturating_sub(2)..].join(".")
}

/// Whether an object, or what an array holds, belongs to what the parallel library keeps for itself.
#[must_use]
pub fn is_runtime(p: &Program, s: &State, o: Obj) -> bool {
    let mut ty = s.heap.get(o).ty;
    while let Type::Array(element) = ty {
        ty = p.ty(element);
    }
    let Type::Class(c) = ty else { return false };
    let class = p.class(c);
    class.is_model
        && (class.name.starts_with("edu.rice.hj.runtime.") || class.name.starts_with("edu.rice.hj.api.HjPhaser"))
}

/// A barrier, for people: `the phaser`; with its number, in order of creation, if there are several.
#[must_use]
pub fn barrier(s: &State, id: BarrierId) -> String {
    if s.barriers.len() == 1 { "the phaser".to_owned() } else { format!("phaser {}", id.0 + 1) }
}

/// A phase of a barrier.
#[must_use]
pub fn phase(s: &State, id: BarrierId, phase: u32) -> String {
    format!("phase {phase} of {}", barrier(s, id))
}
