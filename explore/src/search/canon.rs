//! Canonical hashes of states: equal exactly if what can happen from there, races included, is equal.
//!
//! Objects are numbered in the order in which a walk from the tasks (sorted by name) and the statics meets them, so
//! that the order of allocation and garbage do not matter; of locals only those count that may still be read. Past
//! accesses count by who *knows* of them (see [`super::order`]): whether a later access races depends on nothing else.
//! An access that all live tasks know is as good as none. Hashes have 128 bits; that two different states of one
//! search agree in them is taken to be impossible.

use super::clock::{Clock, Epoch, knows};
use super::order::{Did, Key, Meeting, Order, Sync};
use crate::liveness::Liveness;
use crate::machine::heap::{CellState, Data};
use crate::machine::regions::Extent;
use crate::machine::sections::Locked;
use crate::machine::state::{ClassState, Ending, Phase, State};
use crate::machine::{BarrierId, Loc, Obj, ScopeId, TaskId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// A hash under construction: two independent halves.
#[derive(Clone, Copy, Debug)]
pub struct Sink {
    a: u64,
    b: u64,
}

impl Sink {
    /// An empty one; different tags give unrelated hashes.
    #[must_use]
    pub fn new(tag: u64) -> Sink {
        Sink { a: tag ^ 0x243f_6a88_85a3_08d3, b: tag ^ 0x1319_8a2e_0370_7344 }
    }

    /// Adds a word.
    pub fn add(&mut self, x: u64) {
        self.put(x);
    }

    fn put(&mut self, x: u64) {
        self.a = fold(self.a ^ x, 0x9e37_79b9_7f4a_7c15);
        self.b = fold(self.b ^ x.rotate_left(32), 0xd6e8_feb8_6659_fd93);
    }

    /// The hash.
    #[must_use]
    pub fn finish(self) -> u128 {
        let a = fold(self.a, 0xa076_1d64_78bd_642f);
        let b = fold(self.b, 0xe703_7ed1_a0b4_28db);
        u128::from(a) << 64 | u128::from(b)
    }
}

fn fold(x: u64, k: u64) -> u64 {
    let wide = u128::from(x) * u128::from(k);
    let mixed = (wide as u64) ^ ((wide >> 64) as u64);
    mixed.wrapping_add(x.rotate_left(29)).wrapping_mul(k | 1) ^ (x >> 31)
}

/// The number of an object that the walk has not met.
const UNSEEN: u32 = u32::MAX;

/// Hashes the states of one search.
#[derive(Debug)]
pub struct Canon<'a, 'p> {
    liveness: &'a Liveness<'p>,
    /// Operations whose order is explored anyway: their history need not be told apart.
    sensitive: &'a FxHashSet<Key>,
    /// Whether identity hash codes are used, so that they matter.
    hashes: bool,
    /// The hash of the class states that were met last: they seldom change.
    classes: RefCell<Option<(Rc<Vec<ClassState>>, u64)>>,
    /// Room for the numbers of objects.
    room: RefCell<Vec<u32>>,
}

struct Walk<'a, 'p> {
    canon: &'a Canon<'a, 'p>,
    s: &'a State,
    sink: Sink,
    /// Number of each object by its index, `UNSEEN` for those not met yet.
    numbers: Vec<u32>,
    met: u32,
    queue: Vec<Obj>,
    scopes: FxHashMap<ScopeId, u32>,
    scope_queue: Vec<ScopeId>,
    barriers: FxHashMap<BarrierId, u32>,
    barrier_queue: Vec<BarrierId>,
}

impl<'a, 'p> Canon<'a, 'p> {
    /// For these settings.
    pub fn new(liveness: &'a Liveness<'p>, sensitive: &'a FxHashSet<Key>, hashes: bool) -> Canon<'a, 'p> {
        Canon { liveness, sensitive, hashes, classes: RefCell::default(), room: RefCell::default() }
    }

    /// The hash of a state with its past.
    #[must_use]
    pub fn hash(&self, s: &State, order: &Order<'_>) -> u128 {
        let mut numbers = self.room.take();
        numbers.clear();
        numbers.resize(s.heap.len(), UNSEEN);
        let mut w = Walk {
            canon: self,
            s,
            sink: Sink::new(1),
            numbers,
            met: 0,
            queue: Vec::new(),
            scopes: FxHashMap::default(),
            scope_queue: Vec::new(),
            barriers: FxHashMap::default(),
            barrier_queue: Vec::new(),
        };
        w.state();
        w.past(order);
        self.room.replace(w.numbers);
        w.sink.finish()
    }
}

/// A task's name as a number.
fn path_hash(path: &[u32]) -> u64 {
    let mut k = Sink::new(2);
    path.iter().for_each(|n| k.put(u64::from(*n) + 1));
    k.finish() as u64
}

impl Walk<'_, '_> {
    fn put(&mut self, x: u64) {
        self.sink.put(x);
    }

    fn object(&mut self, o: Obj) -> u64 {
        let Some(n) = self.numbers.get_mut(o.0 as usize) else { return u64::MAX };
        if *n == UNSEEN {
            *n = self.met;
            self.met += 1;
            self.queue.push(o);
        }
        u64::from(*n)
    }

    /// The number of an object that the walk has met.
    fn number(&self, o: Obj) -> Option<u64> {
        self.numbers.get(o.0 as usize).filter(|n| **n != UNSEEN).map(|n| u64::from(*n))
    }

    fn value(&mut self, v: Value) {
        let (kind, bits) = v.bits();
        self.put(u64::from(kind));
        match v {
            Value::Null => {}
            Value::Ref(o) => {
                let n = self.object(o);
                self.put(n);
            }
            _ => self.put(bits),
        }
    }

    fn scope(&mut self, id: Option<ScopeId>) {
        let Some(id) = id else { return self.put(u64::MAX) };
        let next = self.scopes.len() as u32;
        let queue = &mut self.scope_queue;
        let n = *self.scopes.entry(id).or_insert_with(|| {
            queue.push(id);
            next
        });
        self.put(u64::from(n));
    }

    fn barrier(&mut self, id: BarrierId) {
        let next = self.barriers.len() as u32;
        let queue = &mut self.barrier_queue;
        let n = *self.barriers.entry(id).or_insert_with(|| {
            queue.push(id);
            next
        });
        self.put(u64::from(n));
    }

    /// The registrations that still count; those who hold them have met them already.
    fn barrier_contents(&mut self, id: BarrierId) {
        let Some(b) = self.s.barriers.get(id.index()) else { return };
        self.put(u64::from(b.bound));
        let mut sum = 0u64;
        for p in b.live() {
            let mut k = Sink::new(10);
            k.put(self.object(p.reg));
            k.put(path_hash(&self.s.task(p.holder).path));
            k.put(u64::from(p.mode.signals) << 1 | u64::from(p.mode.waits));
            k.put(u64::from(p.signalled) << 32 | u64::from(p.waited));
            sum = sum.wrapping_add(k.finish() as u64);
        }
        self.put(sum);
    }

    fn locked(&mut self, l: &Locked) {
        match l {
            Locked::Global => self.put(1),
            Locked::Objects(list) => {
                // The list is sorted by index; objects that nobody has met yet are numbered by it.
                self.put(2);
                for (o, m) in list {
                    let n = self.object(*o);
                    self.put(n << 1 | *m as u64);
                }
            }
        }
    }

    fn state(&mut self) {
        let s = self.s;
        self.put(s.halted.map_or(0, |c| c as u64 + 1));
        // One that has ended may have left something locked.
        let matters = |(_, t): &(TaskId, &crate::machine::state::Task)| !t.has_ended() || !t.sections.is_empty();
        let mut live: Vec<TaskId> = s.all_tasks().filter(matters).map(|(id, _)| id).collect();
        live.sort_by(|a, b| s.task(*a).path.cmp(&s.task(*b).path));
        for t in live {
            self.task(t);
        }
        for v in s.statics.iter() {
            self.value(*v);
        }
        self.classes();
        let (mut at, mut scope_at, mut barrier_at) = (0, 0, 0);
        loop {
            if let Some(o) = self.queue.get(at).copied() {
                at += 1;
                self.contents(o);
            } else if let Some(id) = self.scope_queue.get(scope_at).copied() {
                scope_at += 1;
                self.scope_contents(id);
            } else if let Some(id) = self.barrier_queue.get(barrier_at).copied() {
                barrier_at += 1;
                self.barrier_contents(id);
            } else {
                break;
            }
        }
        self.regions();
    }

    fn classes(&mut self) {
        let s = self.s;
        let cached = self.canon.classes.borrow().as_ref().filter(|(c, _)| Rc::ptr_eq(c, &s.classes)).map(|(_, h)| *h);
        if let Some(h) = cached {
            return self.put(h);
        }
        let mut sink = Sink::new(9);
        let mut failed = Vec::new();
        for c in s.classes.iter() {
            match c {
                ClassState::New => sink.put(0),
                ClassState::Done => sink.put(1),
                ClassState::Running(t) => sink.put(path_hash(&s.task(*t).path)),
                ClassState::Failed(o) => {
                    sink.put(2);
                    failed.push(*o);
                }
            }
        }
        let h = sink.finish() as u64;
        self.put(h);
        if failed.is_empty() {
            self.canon.classes.replace(Some((s.classes.clone(), h)));
        }
        for o in failed {
            self.value(Value::Ref(o));
        }
    }

    fn task(&mut self, t: TaskId) {
        let task = self.s.task(t);
        self.put(path_hash(&task.path));
        self.put(u64::from(task.spawned));
        if self.canon.hashes {
            task.maker.counts().for_each(|n| self.put(u64::from(n)));
        }
        match task.phase {
            Phase::New => {
                self.put(10);
                for o in &task.awaits {
                    self.value(Value::Ref(*o));
                }
                for v in &task.stack {
                    self.value(*v);
                }
            }
            Phase::Running => self.put(11),
            Phase::Finished(e) => {
                self.put(12);
                self.ending(e);
            }
            Phase::Ended(_) => self.put(13),
            Phase::Discarded => self.put(14),
        }
        self.value(Value::from(task.result));
        self.value(task.context);
        self.put((task.regs.len() as u64) << 4 | task.flags());
        for o in &task.regs {
            self.value(Value::Ref(*o));
        }
        self.value(Value::from(task.token));
        self.scope(task.scope);
        self.put(task.open.len() as u64);
        for id in &task.open {
            self.scope(Some(*id));
        }
        self.put(task.sections.len() as u64);
        for section in &task.sections {
            self.put(section.space as u64);
            self.put(u64::from(section.site.method) << 32 | u64::from(section.site.pc));
            self.locked(&section.named);
            self.locked(&section.taken);
        }
        self.put(task.frames.len() as u64);
        for (i, f) in task.frames.iter().enumerate() {
            self.put(u64::from(f.method.0) << 32 | u64::from(f.pc));
            self.put(f.dst.map_or(0, |d| u64::from(d.0) + 1));
            if task.phase == Phase::New {
                continue;
            }
            let m = self.canon.liveness.of(f.method);
            let live = if i + 1 == task.frames.len() { m.before(f.pc) } else { m.during(f.pc) };
            for l in live.iter() {
                let v = task.stack.get(f.base as usize + l.index()).copied().unwrap_or(Value::Null);
                self.value(v);
            }
        }
    }

    fn ending(&mut self, e: Ending) {
        match e {
            Ending::Returned(v) => self.value(v),
            Ending::Threw(o) => {
                self.put(99);
                self.value(Value::Ref(o));
            }
        }
    }

    fn scope_contents(&mut self, id: ScopeId) {
        let Some(scope) = self.s.scopes.get(id.index()) else { return };
        self.put(u64::from(scope.live));
        self.value(Value::from(scope.body));
        self.put(scope.thrown.len() as u64);
        for o in &scope.thrown {
            self.value(Value::Ref(*o));
        }
    }

    fn contents(&mut self, o: Obj) {
        let object = self.s.heap.get(o);
        match object.ty {
            scoville_ir::types::Type::Class(c) => self.put(u64::from(c.0)),
            scoville_ir::types::Type::Array(t) => self.put(1 << 40 | u64::from(t.0)),
            scoville_ir::types::Type::Prim(_) => {}
        }
        if self.canon.hashes {
            self.put(object.hash as u64);
        }
        self.value(Value::from(object.owner));
        // Exceptions are told apart by where they were thrown first, as findings are.
        if let Some(origin) = self.s.origins.get(&o) {
            self.put(u64::from(origin.site.method) << 32 | u64::from(origin.site.pc));
        }
        macro_rules! all {
            ($v:expr, $f:expr) => {{
                self.put($v.len() as u64);
                for x in $v {
                    self.put($f(*x));
                }
            }};
        }
        match &object.data {
            Data::Fields(fields) => {
                for v in fields {
                    self.value(*v);
                }
                if let (Some(c), [first]) = (object.class(), &fields[..]) {
                    let key = match first {
                        Value::Ref(_) | Value::Null => None,
                        v => Some((c, v.long())),
                    };
                    let cached = key.and_then(|k| self.s.boxes.get(&k)) == Some(&o);
                    self.put(u64::from(cached));
                }
            }
            Data::Text(t) => {
                for chunk in t.as_bytes().chunks(8) {
                    let mut word = [0; 8];
                    word[..chunk.len()].copy_from_slice(chunk);
                    self.put(u64::from_le_bytes(word));
                }
                self.put(t.len() as u64);
                let interned = self.s.interned.get(t) == Some(&o);
                self.put(u64::from(interned));
            }
            Data::Cell(state) => {
                self.put(state.number() as u64);
                match state {
                    CellState::Value(v) | CellState::Exception(v) => self.value(*v),
                    CellState::Empty | CellState::Cancelled => {}
                }
            }
            Data::Registration { barrier, .. } => {
                self.put(101);
                self.barrier(*barrier);
            }
            Data::Bools(v) => all!(v, u64::from),
            Data::Bytes(v) => all!(v, |x: i8| x as u64),
            Data::Shorts(v) => all!(v, |x: i16| x as u64),
            Data::Chars(v) => all!(v, u64::from),
            Data::Ints(v) => all!(v, |x: i32| x as u64),
            Data::Longs(v) => all!(v, |x: i64| x as u64),
            Data::Floats(v) => all!(v, |x: f32| u64::from(x.to_bits())),
            Data::Doubles(v) => all!(v, f64::to_bits),
            Data::Mixed(v) => v.iter().for_each(|v| self.value(*v)),
            Data::Refs(v) => {
                self.put(v.len() as u64);
                for i in 0..v.len() {
                    self.value(object.get(i as u32));
                }
            }
        }
    }

    /// An extent as a number; `None` if nobody can reach the object any more.
    fn extent(&self, e: &Extent) -> Option<u64> {
        let mut k = Sink::new(3);
        match *e {
            Extent::Object(o) => k.put(self.number(o)?),
            Extent::Range(o, lo, hi) => {
                k.put(self.number(o)? | 1 << 32);
                k.put(u64::from(lo) << 32 | u64::from(hi));
            }
            Extent::Field(o, f) => {
                k.put(self.number(o)? | 2 << 32);
                k.put(u64::from(f));
            }
            Extent::Static(f) => k.put(u64::from(f) | 3 << 32),
        }
        Some(k.finish() as u64)
    }

    fn regions(&mut self) {
        let mut sum = 0u64;
        for h in self.s.regions.held() {
            let mut k = Sink::new(4);
            k.put(path_hash(&self.s.task(h.task).path));
            k.put(self.extent(&h.extent).unwrap_or(0));
            k.put(h.mode as u64);
            k.put(u64::from(h.site.method) << 32 | u64::from(h.site.pc));
            sum = sum.wrapping_add(k.finish() as u64);
        }
        self.put(sum);
    }

    fn loc(&self, l: Loc) -> Option<u64> {
        Some(match l {
            Loc::Slot(o, i) => self.number(o)? << 32 | u64::from(i),
            Loc::Static(i) => u64::MAX - u64::from(i),
        })
    }

    fn meeting(&self, m: Meeting) -> Option<u64> {
        let mut k = Sink::new(5);
        match m {
            Meeting::Cell(o) => k.put(self.number(o)?),
            Meeting::Lock(space, None) => k.put(1 << 40 | space as u64),
            Meeting::Lock(space, Some(o)) => k.put(2 << 40 | (space as u64) << 32 | self.number(o)?),
            Meeting::Volatile(l) => {
                k.put(3 << 40);
                k.put(self.loc(l)?);
            }
            Meeting::Class(c) => k.put(4 << 40 | u64::from(c.0)),
            Meeting::Signals(id, phase) => {
                k.put(6 << 40 | u64::from(*self.barriers.get(&id)?));
                k.put(u64::from(phase));
            }
            Meeting::Waits(id, phase) => {
                k.put(7 << 40 | u64::from(*self.barriers.get(&id)?));
                k.put(u64::from(phase));
            }
            Meeting::Thrown(id) => k.put(5 << 40 | u64::from(*self.scopes.get(&id)?)),
        }
        Some(k.finish() as u64)
    }

    /// What of the past still matters.
    fn past(&mut self, order: &Order<'_>) {
        let live: Vec<TaskId> = self.s.all_tasks().filter(|(_, t)| !t.has_ended()).map(|(id, _)| id).collect();
        let mut entities: Vec<(u64, &Clock)> = Vec::new();
        for t in &live {
            if let Some(c) = order.tasks.get(t.index()) {
                entities.push((path_hash(&self.s.task(*t).path), &c.known));
            }
        }
        for (id, n) in &self.scopes {
            if let Some(c) = order.scopes.get(id.index()) {
                entities.push((u64::from(*n) | 1 << 50, c));
            }
        }
        let meetings: Vec<(u64, &Sync)> =
            order.meetings.iter().filter_map(|(m, sync)| Some((self.meeting(*m)?, sync))).collect();
        for (n, sync) in &meetings {
            entities.push((n ^ 0x5555, &sync.written));
            entities.push((n ^ 0xaaaa, &sync.read));
        }
        let mut known = Knowledge { live: &live, order, entities, cache: FxHashMap::default(), s: self.s };
        let mut sum = 0u64;
        for (loc, shadow) in &order.shadows {
            let Some(place) = self.loc(*loc) else { continue };
            let all = shadow.write.iter().map(|p| (1, p)).chain(shadow.reads.iter().map(|p| (2, p)));
            for (kind, p) in all {
                if let Some(who) = known.of(p.epoch) {
                    let mut k = Sink::new(6);
                    k.put(place);
                    k.put(kind);
                    k.put(who);
                    sum = sum.wrapping_add(k.finish() as u64);
                }
            }
        }
        for r in order.released.iter() {
            let (Some(place), Some(who)) = (self.extent(&r.region.extent), known.of(r.epoch)) else { continue };
            let mut k = Sink::new(7);
            k.put(place);
            k.put(r.region.mode as u64);
            k.put(who);
            sum = sum.wrapping_add(k.finish() as u64);
        }
        for (n, sync) in &meetings {
            let mut did = |kind: u64, d: &Did| {
                if self.canon.sensitive.contains(&d.key) {
                    return;
                }
                if let Some(who) = known.of(d.epoch) {
                    let mut k = Sink::new(8);
                    k.put(*n);
                    k.put(kind);
                    k.put(u64::from(d.key.site.method) << 32 | u64::from(d.key.site.pc));
                    k.put(u64::from(d.key.user.method) << 32 | u64::from(d.key.user.pc));
                    k.put(who);
                    sum = sum.wrapping_add(k.finish() as u64);
                }
            };
            sync.write.iter().for_each(|d| did(1, d));
            sync.reads.iter().for_each(|d| did(2, d));
        }
        self.put(sum);
    }
}

/// Who knows of which stretch.
struct Knowledge<'a, 'p> {
    live: &'a [TaskId],
    order: &'a Order<'p>,
    entities: Vec<(u64, &'a Clock)>,
    cache: FxHashMap<Epoch, Option<u64>>,
    s: &'a State,
}

impl Knowledge<'_, '_> {
    /// A number for the set of those who know of it; nothing if all live tasks do.
    fn of(&mut self, e: Epoch) -> Option<u64> {
        if let Some(found) = self.cache.get(&e) {
            return *found;
        }
        let everybody = self.live.iter().all(|t| self.order.task_knows(*t, e));
        let found = (!everybody).then(|| {
            let mut sum = 0u64;
            for (name, clock) in &self.entities {
                if knows(clock, e) {
                    sum = sum.wrapping_add(fold(*name, 0x9e37_79b9_7f4a_7c15));
                }
            }
            if self.live.contains(&e.task) {
                let name = path_hash(&self.s.task(e.task).path);
                sum = sum.wrapping_add(fold(name, 0x9e37_79b9_7f4a_7c15));
            }
            sum
        });
        self.cache.insert(e, found);
        found
    }
}

/// Forgets past accesses that all live tasks know of, and regions likewise.
pub fn prune(s: &State, order: &mut Order<'_>) {
    let live: Vec<TaskId> = s.all_tasks().filter(|(_, t)| !t.has_ended()).map(|(id, _)| id).collect();
    let old = |order: &Order<'_>, e: Epoch| live.iter().all(|t| order.task_knows(*t, e));
    let gone: Vec<Loc> = order
        .shadows
        .iter()
        .filter(|(_, x)| x.write.iter().chain(&x.reads).all(|p| old(order, p.epoch)))
        .map(|(l, _)| *l)
        .collect();
    for l in gone {
        order.shadows.remove(&l);
    }
    let keep: Vec<_> = order.released.iter().filter(|r| !old(order, r.epoch)).cloned().collect();
    if keep.len() < order.released.len() {
        order.released = Rc::new(keep);
    }
}
