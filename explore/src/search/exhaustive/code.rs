//! Canonical hashes of states: equal exactly if what can happen from there is equal.
//!
//! The hash of a state is the sum of hashes of its parts: tasks that have not ended, objects that somebody can still
//! reach, statics, classes, regions, exceptions of open scopes, what tasks know. A part is named by what is the same
//! in all interleavings: a task by its spawn ordinals, an object by its [`Birth`](crate::machine::identity::Birth), a
//! scope by its owner and depth. So a step costs the hashes of the parts that it changed; the rest are remembered
//! with the parts. Garbage and dead locals do not count.
//!
//! [`Words`] are the same parts without hashing: two states are equal if their words are.

use super::foresee::{Deed, bit};
use super::front::{Context, Front};
use super::reach::{Changes, Reach};
use super::world::{Known, mind_hash};
use crate::machine::barriers::Barrier;
use crate::machine::heap::{CellState, Data, Object};
use crate::machine::regions::{Extent, Held};
use crate::machine::sections::{Locked, Section};
use crate::machine::state::{ClassState, Code, Ending, Phase, Scope, State, Task};
use crate::machine::{Obj, ScopeId, TaskId, Value};
use crate::search::canon::Sink;
use scoville_ir::types::Type;
use std::rc::Rc;

/// Where the words of a part go.
pub trait Words {
    /// One word.
    fn put(&mut self, x: u64);
}

impl Words for Sink {
    fn put(&mut self, x: u64) {
        self.add(x);
    }
}

impl Words for Vec<u64> {
    fn put(&mut self, x: u64) {
        self.push(x);
    }
}

/// Hashes the states of one search.
#[derive(Debug)]
pub struct Coder {
    /// Whether identity hash codes are used, so that they matter.
    names: bool,
    /// Static fields with references.
    static_refs: Vec<usize>,
    changes: Changes,
    /// Objects that a step has changed.
    changed: Vec<Obj>,
    /// Hashes of what seldom changes, for the value that was met last.
    statics: Option<(Rc<Vec<Value>>, u128)>,
    classes: Option<(Rc<Vec<ClassState>>, u128)>,
}

impl Coder {
    /// For one search.
    #[must_use]
    pub fn new(cx: &Context<'_>, names: bool) -> Coder {
        let p = cx.program();
        let refs = p.fields.iter().filter(|f| f.is_static && p.prim(f.ty).is_none()).map(|f| f.slot as usize);
        Coder {
            names,
            static_refs: refs.collect(),
            changes: Changes::default(),
            changed: Vec::new(),
            statics: None,
            classes: None,
        }
    }

    /// The hash of a state, and what the step to it has changed. `reach` gets to be what can be reached in it; if the
    /// state comes from another by a step of a task, it is that one's before.
    pub fn hash(
        &mut self,
        cx: &Context<'_>,
        from: Option<(&Front, TaskId)>,
        f: &Front,
        reach: &mut Reach,
    ) -> (u128, Deed) {
        let deed = from.and_then(|(old, mover)| self.update(cx, old, mover, f, reach)).unwrap_or_else(|| {
            self.walk(cx, f, reach);
            Deed { odd: true, ..f.deed }
        });
        let flags = f.state.halted.map_or(0, |c| (c as u32 as u64) << 8 | 2) | u64::from(f.early) << 2;
        let dead = dead_locks(f, reach).fold(0u128, |sum, o| sum.wrapping_add(one(23, ident(&f.state, o))));
        let spent = f.spent.iter().map(|(t, n)| one(25, f.state.task(t).ident.rotate_left(8) ^ u64::from(n)));
        let rest = spent.fold(dead.wrapping_add(one(16, flags)), u128::wrapping_add);
        (reach.sum.wrapping_add(rest), deed)
    }

    /// Adds up all parts of a state.
    fn walk(&mut self, cx: &Context<'_>, f: &Front, reach: &mut Reach) {
        let s = &f.state;
        self.changes = Changes::default();
        reach.clear(s.heap.len());
        let mut sum = self.shared(s, reach);
        for (t, task) in s.all_tasks() {
            let (hash, roots) = task_part(cx, f, t, self.names);
            sum = sum.wrapping_add(hash);
            roots.iter().for_each(|o| reach.add_root(*o, &mut self.changes));
            if task.has_ended() {
                continue;
            }
            for (depth, id) in task.open.iter().enumerate() {
                let Some(scope) = s.scopes.get(id.index()).filter(|scope| has_thrown(scope)) else { continue };
                let mut sink = Sink::new(13);
                scope_words(s, task, depth, *id, &mut sink);
                sum = sum.wrapping_add(sink.finish());
                scope.body.iter().chain(&scope.thrown).for_each(|o| reach.add_root(*o, &mut self.changes));
            }
        }
        for (i, b) in s.barriers.iter().enumerate() {
            if b.live().next().is_some() {
                let mut sink = Sink::new(24);
                barrier_words(s, b, f.ties.phases.of(i), &mut sink);
                sum = sum.wrapping_add(sink.finish());
            }
        }
        for h in s.regions.held() {
            sum = sum.wrapping_add(region_part(s, h));
            region_root(h).into_iter().for_each(|o| reach.add_root(o, &mut self.changes));
        }
        for (c, known) in f.ties.classes.iter() {
            sum = sum.wrapping_add(one(15, u64::from(c.0) << 32 | u64::from(*known)));
        }
        reach.sum = sum;
        reach.add_met(&s.heap, &mut self.changes, |o| object_part(f, o, self.names));
    }

    /// Adds and takes away what a step of `mover` has changed; `None` if that does not tell everything.
    fn update(&mut self, cx: &Context<'_>, old: &Front, mover: TaskId, new: &Front, reach: &mut Reach) -> Option<Deed> {
        let (a, b) = (&old.state, &new.state);
        let rare = Rc::ptr_eq(&a.statics, &b.statics)
            && Rc::ptr_eq(&a.classes, &b.classes)
            && Rc::ptr_eq(&a.origins, &b.origins)
            && Rc::ptr_eq(&old.ties.classes, &new.ties.classes)
            && a.barriers.len() == b.barriers.len()
            && a.barriers.iter().zip(&b.barriers).all(|(x, y)| Rc::ptr_eq(x, y))
            && old.ties.phases.is_same(&new.ties.phases);
        if !rare || scopes_matter(a, b) {
            return None;
        }
        let mut deed = new.deed;
        deed.odd |= !Rc::ptr_eq(&old.ties.locks, &new.ties.locks) || a.halted != b.halted;
        deed.allocates = a.heap.present() != b.heap.present();
        let (names, changes) = (self.names, &mut self.changes);
        reach.grow(b.heap.len());
        self.changed.clear();
        self.changed.extend(b.heap.changed(&a.heap).filter(|o| reach.has(*o)));
        deed.writes =
            !(self.changed.is_empty() && Rc::ptr_eq(&a.interned, &b.interned) && Rc::ptr_eq(&a.boxes, &b.boxes));
        let mut sum = reach.sum;
        for o in &self.changed {
            sum = sum.wrapping_add(object_part(new, *o, names)).wrapping_sub(object_part(old, *o, names));
            reach.add_all_of(b.heap.get(*o), changes);
            changes.lose_all_of(a.heap.get(*o));
        }
        for t in (0..b.tasks.len() as u32).map(TaskId) {
            if b.is_as_in(a, t) && old.ties.minds.of(t) == new.ties.minds.of(t) {
                continue;
            }
            let (hash, roots) = task_part(cx, new, t, names);
            sum = sum.wrapping_add(hash);
            roots.iter().for_each(|o| reach.add_root(*o, changes));
            if t.index() < a.tasks.len() {
                deed.odd |= t != mover;
                let (hash, roots) = task_part(cx, old, t, names);
                sum = sum.wrapping_sub(hash);
                roots.iter().for_each(|o| changes.lose_root(*o));
            }
        }
        // An end is told of its own task's only.
        deed.odd |= deed.ends && !b.task(mover).has_ended();
        deed.blind = matches!(a.task(mover).phase, Phase::Finished(_));
        if a.regions != b.regions {
            for h in b.regions.held() {
                sum = sum.wrapping_add(region_part(b, h));
                region_root(h).into_iter().for_each(|o| reach.add_root(o, changes));
            }
            for h in a.regions.held() {
                sum = sum.wrapping_sub(region_part(a, h));
                region_root(h).into_iter().for_each(|o| changes.lose_root(o));
            }
        }
        reach.sum = sum;
        reach.add_met(&b.heap, changes, |o| object_part(new, o, names));
        let told = reach.drop_all(&b.heap, changes, |o| {
            deed.lost |= bit(b.heap.get(o).birth.task);
            object_part(new, o, names)
        });
        told.then_some(deed)
    }

    /// Statics and classes.
    fn shared(&mut self, s: &State, reach: &mut Reach) -> u128 {
        let statics = match &self.statics {
            Some((v, code)) if Rc::ptr_eq(v, &s.statics) => *code,
            _ => {
                let mut sink = Sink::new(17);
                statics_words(s, &mut sink);
                let code = sink.finish();
                self.statics = Some((s.statics.clone(), code));
                code
            }
        };
        let refs = self.static_refs.iter().filter_map(|i| s.statics.get(*i)?.obj());
        refs.for_each(|o| reach.add_root(o, &mut self.changes));
        let classes = match &self.classes {
            Some((v, code)) if Rc::ptr_eq(v, &s.classes) => *code,
            _ => {
                let mut sink = Sink::new(18);
                class_words(s, &mut sink);
                let code = sink.finish();
                self.classes = Some((s.classes.clone(), code));
                code
            }
        };
        failed(s).for_each(|o| reach.add_root(o, &mut self.changes));
        statics.wrapping_add(classes)
    }

    /// All words of a state in which this can be reached.
    ///
    /// # Errors
    /// If two of its objects have the same ident.
    pub fn words(&self, cx: &Context<'_>, f: &Front, reach: &Reach) -> Result<Vec<u64>, String> {
        let s = &f.state;
        let mut out: Vec<u64> = vec![s.halted.map_or(u64::MAX, |c| c as u32 as u64), u64::from(f.early)];
        let mut spent: Vec<[u64; 2]> = f.spent.iter().map(|(t, n)| [s.task(t).ident, u64::from(n)]).collect();
        spent.sort_unstable();
        out.extend(spent.into_iter().flatten());
        let mut order: Vec<TaskId> = s.all_tasks().map(|(t, _)| t).collect();
        order.sort_by(|a, b| s.task(*a).path.cmp(&s.task(*b).path));
        for t in order {
            let (task, mind) = (s.task(t), f.ties.minds.of(t));
            let closed = task.scope.and_then(|id| s.scopes.get(id.index())).is_none_or(|scope| scope.closed);
            if task.has_ended() && closed && task.sections.is_empty() {
                continue;
            }
            out.extend([u64::from(mind.name), u64::from(mind.known), u64::from(mind.own)]);
            if task.has_ended() && task.sections.is_empty() {
                out.push(0);
                continue;
            }
            task_words(cx, s, t, self.names, &mut out, &mut |_| {});
            for (depth, id) in task.open.iter().enumerate() {
                scope_words(s, task, depth, *id, &mut out);
            }
        }
        statics_words(s, &mut out);
        class_words(s, &mut out);
        let mut barriers: Vec<Vec<u64>> = Vec::new();
        for (i, b) in s.barriers.iter().enumerate().filter(|(_, b)| b.live().next().is_some()) {
            barriers.push(collect(|w| barrier_words(s, b, f.ties.phases.of(i), w)));
        }
        barriers.sort_unstable();
        out.extend(barriers.into_iter().flatten());
        let mut regions: Vec<Vec<u64>> = s.regions.held().iter().map(|h| collect(|w| region_words(s, h, w))).collect();
        regions.sort_unstable();
        out.extend(regions.into_iter().flatten());
        let mut classes: Vec<(u32, u32)> = f.ties.classes.iter().map(|(c, k)| (c.0, *k)).collect();
        classes.sort_unstable();
        out.extend(classes.into_iter().map(|(c, k)| u64::from(c) << 32 | u64::from(k)));
        let mut dead: Vec<u64> = dead_locks(f, reach).map(|o| ident(s, o)).collect();
        dead.sort_unstable();
        out.extend(dead);
        let mut objects: Vec<Obj> = s.heap.all().map(|(o, _)| o).filter(|o| reach.has(*o)).collect();
        objects.sort_by_key(|o| s.heap.get(*o).birth.ident);
        let same = |w: &[Obj]| s.heap.get(w[0]).birth.ident == s.heap.get(w[1]).birth.ident;
        if objects.windows(2).any(same) {
            return Err("two objects have the same identity".to_owned());
        }
        for o in objects {
            let birth = s.heap.get(o).birth;
            out.push(birth.ident);
            if !birth.is_shared() {
                out.extend(s.task(birth.task).path.iter().map(|n| u64::from(*n)));
                out.push(u64::from(birth.site.method) << 32 | u64::from(birth.site.pc));
                out.push(u64::from(birth.nth));
            }
            object_words(s, o, self.names, &mut out);
            out.extend(thrown_at(s, o));
            out.push(f.ties.told.get(&o).map_or(u64::MAX, |told| u64::from(told.known) << 32 | u64::from(told.locks)));
            if let Data::Cell(state) = &s.heap.get(o).data
                && *state != CellState::Empty
            {
                out.push(u64::from(f.ties.cells.get(&o).copied().unwrap_or(0)));
            }
        }
        Ok(out)
    }
}

/// Locks that nobody can reach any more. They have a part in the state: while they keep their idents, objects that are
/// created from here on get other ones.
fn dead_locks<'a>(f: &'a Front, reach: &'a Reach) -> impl Iterator<Item = Obj> + use<'a> {
    f.ties.locks.iter().copied().filter(|o| !reach.has(*o))
}

fn has_thrown(scope: &Scope) -> bool {
    scope.body.is_some() || !scope.thrown.is_empty()
}

/// Whether a scope with exceptions is open in `new`, or a scope that was open in `old` is not any more.
fn scopes_matter(old: &State, new: &State) -> bool {
    let closed = old.scopes.iter().zip(&new.scopes).any(|(a, b)| a.closed != b.closed);
    closed || new.scopes.iter().any(has_thrown)
}

/// The hash of a task and of what it knows, and the objects that it refers to.
fn task_part<'f>(cx: &Context<'_>, f: &'f Front, t: TaskId, names: bool) -> (u128, &'f [Obj]) {
    let s = &f.state;
    let (task, mind) = (s.task(t), f.ties.minds.of(t));
    // One that has ended may have left something locked.
    if !task.has_ended() || !task.sections.is_empty() {
        let code = task.code.get_or_init(|| task_code(cx, s, t, names));
        return (code.hash.wrapping_add(one(12, mind_hash(task, &mind))), &code.roots);
    }
    let roots = match &task.phase {
        Phase::Ended(Ending::Threw(o)) if task.ends_alone(t) => std::slice::from_ref(o),
        _ => &[],
    };
    let open = task.scope.and_then(|id| s.scopes.get(id.index())).is_some_and(|scope| !scope.closed);
    (if open { one(11, mind_hash(task, &mind)) } else { 0 }, roots)
}

/// The objects that a task refers to that has not ended, or has left something locked; its part of the hash has been asked for.
pub fn roots<'s>(cx: &Context<'_>, s: &'s State, t: TaskId, names: bool) -> &'s [Obj] {
    &s.task(t).code.get_or_init(|| task_code(cx, s, t, names)).roots
}

fn region_part(s: &State, h: &Held) -> u128 {
    let mut sink = Sink::new(14);
    region_words(s, h, &mut sink);
    sink.finish()
}

fn region_root(h: &Held) -> Option<Obj> {
    match h.extent {
        Extent::Object(o) | Extent::Range(o, ..) | Extent::Field(o, _) => Some(o),
        Extent::Static(_) => None,
    }
}

fn object_part(f: &Front, o: Obj, names: bool) -> u128 {
    let s = &f.state;
    let object = s.heap.get(o);
    let mut code = *object.code.get_or_init(|| {
        let mut sink = Sink::new(19);
        object_words(s, o, names, &mut sink);
        sink.finish()
    });
    // Exceptions are told apart by where they were thrown first, as findings are.
    if let Some(site) = thrown_at(s, o) {
        code = code.wrapping_add(one(22, object.birth.ident ^ site));
    }
    if let Some(told) = f.ties.told.get(&o) {
        code = code.wrapping_add(one(26, object.birth.ident ^ u64::from(told.known) << 32 ^ u64::from(told.locks)));
    }
    match &object.data {
        Data::Cell(state) if *state != CellState::Empty => {
            let known = f.ties.cells.get(&o).copied().unwrap_or(0);
            code.wrapping_add(one(20, object.birth.ident ^ u64::from(known) << 1))
        }
        _ => code,
    }
}

fn collect(f: impl FnOnce(&mut Vec<u64>)) -> Vec<u64> {
    let mut words = Vec::new();
    f(&mut words);
    words
}

fn one(tag: u64, x: u64) -> u128 {
    let mut sink = Sink::new(tag);
    sink.add(x);
    sink.finish()
}

fn ident(s: &State, o: Obj) -> u64 {
    s.heap.get(o).birth.ident
}

fn value_words(s: &State, v: Value, w: &mut impl Words) {
    let (kind, bits) = v.bits();
    match v {
        Value::Null => w.put(0),
        Value::Ref(o) => {
            w.put(6);
            w.put(ident(s, o));
        }
        _ => {
            w.put(u64::from(kind));
            w.put(bits);
        }
    }
}

fn task_code(cx: &Context<'_>, s: &State, t: TaskId, names: bool) -> Code {
    let mut sink = Sink::new(21);
    let mut roots = Vec::new();
    task_words(cx, s, t, names, &mut sink, &mut |o| roots.push(o));
    Code { hash: sink.finish(), roots: roots.into() }
}

/// A task that has not ended; `root` gets the objects that it refers to.
fn task_words(cx: &Context<'_>, s: &State, t: TaskId, names: bool, w: &mut impl Words, root: &mut impl FnMut(Obj)) {
    let task = s.task(t);
    w.put(task.ident);
    w.put(u64::from(task.spawned));
    if names {
        task.maker.counts().for_each(|n| w.put(u64::from(n)));
    }
    match task.phase {
        Phase::New => {
            w.put(10 + ((task.awaits.len() as u64) << 8));
            task.awaits.iter().for_each(|o| held_value(s, Value::Ref(*o), w, root));
            task.stack.iter().for_each(|v| held_value(s, *v, w, root));
        }
        Phase::Running => w.put(11),
        Phase::Finished(Ending::Returned(v)) => {
            w.put(12);
            held_value(s, v, w, root);
        }
        Phase::Finished(Ending::Threw(o)) => {
            w.put(13);
            held_value(s, Value::Ref(o), w, root);
        }
        Phase::Ended(Ending::Threw(o)) if task.ends_alone(t) => {
            w.put(16);
            held_value(s, Value::Ref(o), w, root);
        }
        Phase::Ended(_) => w.put(14),
        Phase::Discarded => w.put(15),
    }
    held_value(s, Value::from(task.result), w, root);
    held_value(s, task.context, w, root);
    w.put((task.regs.len() as u64) << 4 | task.flags());
    task.regs.iter().for_each(|o| held_value(s, Value::Ref(*o), w, root));
    held_value(s, Value::from(task.token), w, root);
    w.put(task.scope.map_or(0, |id| scope_name(s, id)));
    w.put((task.open.len() as u64) << 32 | task.frames.len() as u64);
    w.put(task.sections.len() as u64);
    for section in &task.sections {
        section_words(s, section, w);
        for locked in [&section.named, &section.taken] {
            if let Locked::Objects(list) = locked {
                list.iter().for_each(|(o, _)| root(*o));
            }
        }
    }
    for (i, f) in task.frames.iter().enumerate() {
        w.put(u64::from(f.method.0) << 32 | u64::from(f.pc));
        w.put(f.dst.map_or(0, |d| u64::from(d.0) + 1));
        if task.phase == Phase::New {
            continue;
        }
        let m = cx.liveness.of(f.method);
        let live = if i + 1 == task.frames.len() { m.before(f.pc) } else { m.during(f.pc) };
        for l in live.iter() {
            let v = task.stack.get(f.base as usize + l.index()).copied().unwrap_or(Value::Null);
            held_value(s, v, w, root);
        }
    }
}

/// A value that a task holds.
fn held_value(s: &State, v: Value, w: &mut impl Words, root: &mut impl FnMut(Obj)) {
    value_words(s, v, w);
    v.obj().into_iter().for_each(root);
}

/// A scope that is open: who opened it, inside how many others.
fn scope_name(s: &State, id: ScopeId) -> u64 {
    let Some(scope) = s.scopes.get(id.index()) else { return 1 };
    let owner = s.task(scope.owner);
    let depth = owner.open.iter().position(|x| *x == id).map_or(u64::MAX, |i| i as u64);
    crate::machine::identity::mix(owner.ident, depth) | 1
}

fn scope_words(s: &State, task: &Task, depth: usize, id: ScopeId, w: &mut impl Words) {
    let Some(scope) = s.scopes.get(id.index()) else { return };
    w.put(task.ident);
    w.put((depth as u64) << 32 | scope.thrown.len() as u64);
    value_words(s, Value::from(scope.body), w);
    scope.thrown.iter().for_each(|o| value_words(s, Value::Ref(*o), w));
}

fn section_words(s: &State, section: &Section, w: &mut impl Words) {
    w.put(section.space as u64);
    w.put(u64::from(section.site.method) << 32 | u64::from(section.site.pc));
    for locked in [&section.named, &section.taken] {
        match locked {
            Locked::Global => w.put(1),
            Locked::Objects(list) => {
                // The list is sorted by index, which is not the same in all executions.
                let mut idents: Vec<(u64, bool)> =
                    list.iter().map(|(o, m)| (ident(s, *o), *m == scoville_ir::stmt::Mode::W)).collect();
                idents.sort_unstable();
                w.put(2 + ((list.len() as u64) << 8));
                for (o, write) in idents {
                    w.put(o);
                    w.put(u64::from(write));
                }
            }
        }
    }
}

/// A barrier: the registrations that still count, and what is known of its phases.
fn barrier_words(s: &State, b: &Barrier, phases: &[Known], w: &mut impl Words) {
    w.put(b.ident);
    w.put(u64::from(b.bound));
    let mut parties: Vec<[u64; 4]> = b
        .live()
        .map(|p| {
            let mode = u64::from(p.mode.signals) << 1 | u64::from(p.mode.waits);
            [ident(s, p.reg), s.task(p.holder).ident, mode, u64::from(p.signalled) << 32 | u64::from(p.waited)]
        })
        .collect();
    parties.sort_unstable();
    parties.into_iter().flatten().for_each(|x| w.put(x));
    for known in phases {
        w.put(u64::from(known.signals) << 32 | u64::from(known.phase));
        w.put(u64::from(known.known));
    }
}

fn region_words(s: &State, h: &Held, w: &mut impl Words) {
    w.put(s.task(h.task).ident);
    w.put(u64::from(h.site.method) << 32 | u64::from(h.site.pc));
    let (kind, o, part) = match h.extent {
        Extent::Object(o) => (0, ident(s, o), 0),
        Extent::Range(o, lo, hi) => (1, ident(s, o), u64::from(lo) << 32 | u64::from(hi)),
        Extent::Field(o, f) => (2, ident(s, o), u64::from(f)),
        Extent::Static(f) => (3, 0, u64::from(f)),
    };
    w.put(kind << 1 | h.mode as u64);
    w.put(o);
    w.put(part);
}

fn statics_words(s: &State, w: &mut impl Words) {
    s.statics.iter().for_each(|v| value_words(s, *v, w));
}

fn failed(s: &State) -> impl Iterator<Item = Obj> {
    s.classes.iter().filter_map(|c| if let ClassState::Failed(o) = c { Some(*o) } else { None })
}

fn class_words(s: &State, w: &mut impl Words) {
    for c in s.classes.iter() {
        match c {
            ClassState::New => w.put(0),
            ClassState::Done => w.put(1),
            ClassState::Running(t) => {
                w.put(2);
                w.put(s.task(*t).ident);
            }
            ClassState::Failed(o) => {
                w.put(3);
                w.put(ident(s, *o));
            }
        }
    }
}

/// Where an exception was thrown first.
fn thrown_at(s: &State, o: Obj) -> Option<u64> {
    if s.origins.is_empty() {
        return None;
    }
    let origin = s.origins.get(&o)?;
    Some(u64::from(origin.site.method) << 32 | u64::from(origin.site.pc))
}

fn object_words(s: &State, o: Obj, names: bool, w: &mut impl Words) {
    let object: &Object = s.heap.get(o);
    w.put(object.birth.ident);
    match object.ty {
        Type::Class(c) => w.put(u64::from(c.0)),
        Type::Array(t) => w.put(1 << 40 | u64::from(t.0)),
        Type::Prim(_) => {}
    }
    if names {
        w.put(object.hash as u64);
    }
    value_words(s, Value::from(object.owner), w);
    macro_rules! all {
        ($v:expr, $f:expr) => {{
            w.put($v.len() as u64);
            for x in $v {
                w.put($f(*x));
            }
        }};
    }
    match &object.data {
        Data::Fields(values) | Data::Mixed(values) => values.iter().for_each(|v| value_words(s, *v, w)),
        Data::Text(t) => {
            w.put(t.len() as u64);
            for chunk in t.as_bytes().chunks(8) {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                w.put(u64::from_le_bytes(word));
            }
        }
        Data::Cell(state) => {
            w.put(state.number() as u64);
            value_words(s, state.value(), w);
        }
        Data::Registration { barrier, .. } => w.put(s.barriers.get(barrier.index()).map_or(0, |b| b.ident)),
        Data::Bools(v) => all!(v, u64::from),
        Data::Bytes(v) => all!(v, |x: i8| x as u64),
        Data::Shorts(v) => all!(v, |x: i16| x as u64),
        Data::Chars(v) => all!(v, u64::from),
        Data::Ints(v) => all!(v, |x: i32| x as u64),
        Data::Longs(v) => all!(v, |x: i64| x as u64),
        Data::Floats(v) => all!(v, |x: f32| u64::from(x.to_bits())),
        Data::Doubles(v) => all!(v, f64::to_bits),
        Data::Refs(v) => {
            w.put(v.len() as u64);
            (0..v.len() as u32).for_each(|i| value_words(s, object.get(i), w));
        }
    }
}
