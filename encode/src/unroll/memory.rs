//! Loads and stores: resolution of references and indices, sensitive locations, and the comparison with other accesses.

use super::cont::Cont;
use super::heap::{Kind, Length, Object, Text};
use super::machine::{Machine, Slot, Step, Stop};
use super::sensitive::{Shape, targets};
use super::shadow::{Record, Way};
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::{Constant, Sort, TermId, Var};
use crate::trace::{EventId, EventKind, LocId, Location, Targets, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::stmt::{BinOp, Mode, Place};
use scoville_ir::types::{ClassId, FieldId, Prim, Type, TypeId};
use scoville_ir::visible::is_unseen;
use smallvec::SmallVec;

/// Most objects behind one reference, and most elements behind one index.
const TARGETS: usize = 64;
const ELEMENTS: usize = 256;

/// A location with the condition under which the access touches it.
pub type Spot = (Slot, TermId);

/// What an access touches.
struct Spots {
    list: Vec<Spot>,
    ty: TypeId,
    volatile: bool,
    checked: bool,
}

impl Machine<'_> {
    /// The slot of an access whose reference and index are known, to an object that nothing makes special; `None`
    /// leaves the access to the general case. The flag tells whether the access is checked.
    fn plain_access(&mut self, cont: &Cont, place: &Place) -> Option<(Slot, bool)> {
        if cont.probe.is_some() || cont.ghost.is_some() {
            return None;
        }
        let known = |v: Value| match v {
            Value::Ref(o) if o != 0 => Some(o),
            _ => None,
        };
        let (slot, checked) = match place {
            Place::Static(f) => {
                let f = self.program.field(*f);
                if f.is_volatile {
                    return None;
                }
                ((0, f.slot), !f.is_final)
            }
            Place::Field(o, f) => {
                let o = known(self.get(cont, o))?;
                let f = self.program.field(*f);
                if f.is_volatile {
                    return None;
                }
                ((o, f.slot), !f.is_final)
            }
            Place::Element(a, i) => {
                let o = known(self.get(cont, a))?;
                let Value::Int(i) = self.get(cont, i) else { return None };
                let Kind::Array { len: Length::Known(n), .. } = self.heap.get(o).kind else { return None };
                if i < 0 || i >= n {
                    return None;
                }
                ((o, i as u32), true)
            }
        };
        let object = self.heap.get(slot.0);
        (!object.sensitive && !object.forward).then_some((slot, checked))
    }

    /// Whether an access needs no comparison: nothing runs beside, nobody watches, nothing is held.
    fn alone(&self, cont: &Cont) -> bool {
        let watched = self.watch.is_some() || self.certify.is_some();
        self.unjoined == 0 && !watched && cont.held.is_empty() && self.inits_running == 0
    }

    /// Reads a place.
    pub fn load(&mut self, task: TaskId, cont: &mut Cont, place: &Place) -> Step<Value> {
        if let Some(((o, s), checked)) = self.plain_access(cont, place) {
            if checked {
                self.check_one(task, cont, (o, s), Mode::R);
            }
            return Ok(self.heap.slots(o)[s as usize]);
        }
        let spots = self.spots(cont, place)?;
        if self.is_unseen(cont, place, &spots) {
            self.check(task, cont, &spots, Mode::R, None);
            return Ok(self.held_in(&spots.list));
        }
        self.touch(task, cont, &spots.list);
        if cont.probe.is_some() && (spots.checked || spots.volatile) {
            for ((o, s), _) in &spots.list {
                let name = self.loc_name((*o, *s));
                self.memory.sensitive.add(name);
            }
        }
        if self.plain_slot(&spots)
            && let [((o, s), TermId::TRUE)] = spots.list[..]
        {
            self.check(task, cont, &spots, Mode::R, None);
            return Ok(self.heap.slots(o)[s as usize]);
        }
        let sensitive: Vec<Spot> =
            spots.list.iter().copied().filter(|(l, _)| self.wants_event(*l) || spots.volatile).collect();
        let mut fresh = None;
        let mut event = None;
        if !sensitive.is_empty() {
            if cont.ghost.is_some() {
                let value = self.fresh_value(cont, &sensitive, spots.ty)?;
                let to = self.targets_of(&sensitive);
                self.ghost_read(cont, to, value);
                fresh = Some(value);
            } else {
                let known = spots.volatile && !sensitive.iter().any(|(l, _)| self.is_sensitive(*l));
                let value = if known {
                    self.held_in(&sensitive).term(&mut self.terms)
                } else {
                    self.fresh_value(cont, &sensitive, spots.ty)?
                };
                let to = self.targets_of(&sensitive);
                let kind = EventKind::Read { targets: to, value, fresh: !known, plain: !spots.volatile };
                if spots.volatile {
                    self.volatiles += 1;
                    self.open_sections(cont);
                }
                let id = self.access_event(task, cont, kind);
                event = Some(id);
                fresh = Some(match sensitive[..] {
                    [(slot, TermId::TRUE)] if !known => self.counted_read(task, cont, slot, value, id),
                    _ => value,
                });
                if self.unjoined == 0 && !known {
                    self.settle(&sensitive, cont.guard, value);
                }
            }
        }
        self.check(task, cont, &spots, Mode::R, event);
        let mut result: Option<Value> = fresh.map(|t| Value::of(t, &self.terms));
        for &(l, c) in &spots.list {
            if sensitive.iter().any(|(s, _)| *s == l) {
                continue;
            }
            let v = self.heap.slots(l.0)[l.1 as usize];
            result = Some(match result {
                None => v,
                Some(rest) => Value::ite(c, v, rest, &mut self.terms),
            });
        }
        result.ok_or_else(|| Stop::Cut(Unknown::Unsupported("read through an unknown reference".into())))
    }

    /// Writes a place.
    pub fn store(&mut self, task: TaskId, cont: &mut Cont, place: &Place, v: Value) -> Step<()> {
        let primitive = !matches!(v, Value::Ref(_) | Value::Term(_));
        if (primitive || !matches!(place, Place::Element(..)))
            && let Some((slot, checked)) = self.plain_access(cont, place)
        {
            self.hand_on(cont, &[slot], v);
            if checked {
                self.permitted(task, cont, &[(slot, TermId::TRUE)]);
                self.check_one(task, cont, slot, Mode::W);
            }
            self.put(task, slot, TermId::TRUE, cont, v);
            return Ok(());
        }
        let spots = self.spots(cont, place)?;
        if spots.list.is_empty() {
            return Err(Stop::Cut(Unknown::Unsupported("write through an unknown reference".into())));
        }
        if let Place::Element(..) = place {
            self.element_type_check(cont, &spots, v)?;
        }
        if self.inits_running > 0 {
            let slots: SmallVec<[Slot; 4]> = spots.list.iter().map(|(slot, _)| *slot).collect();
            self.hand_on(cont, &slots, v);
        }
        if self.is_unseen(cont, place, &spots) {
            self.check(task, cont, &spots, Mode::W, None);
            for &(slot, c) in &spots.list {
                self.put_first(task, slot, c, cont, v);
            }
            return Ok(());
        }
        self.touch(task, cont, &spots.list);
        if spots.checked {
            self.permitted(task, cont, &spots.list);
        }
        if self.plain_slot(&spots)
            && let [((o, s), TermId::TRUE)] = spots.list[..]
        {
            self.check(task, cont, &spots, Mode::W, None);
            self.put(task, (o, s), TermId::TRUE, cont, v);
            return Ok(());
        }
        if cont.ghost.is_some() && spots.list.iter().any(|((o, _), _)| !self.own_in_ghost(task, cont, *o)) {
            // Another iteration would change something: the loop makes progress.
            self.ghost_progress(cont);
            return Ok(());
        }
        let sensitive: Vec<Spot> =
            spots.list.iter().copied().filter(|(l, _)| self.wants_write_event(*l) || spots.volatile).collect();
        let mut event = None;
        if !sensitive.is_empty() {
            let value = v.term(&mut self.terms);
            let to = self.targets_of(&sensitive);
            let kind = EventKind::Write { targets: to, value, plain: !spots.volatile };
            if spots.volatile {
                self.volatiles += 1;
                self.open_sections(cont);
            }
            event = Some(self.access_event(task, cont, kind));
            sensitive.iter().for_each(|(slot, _)| self.forget_read(task, *slot));
            if let [(slot, TermId::TRUE)] = sensitive[..] {
                self.counted_write(cont, slot, value);
            }
        }
        self.check(task, cont, &spots, Mode::W, event);
        for &(l, c) in &spots.list {
            self.put(task, l, c, cont, v);
        }
        Ok(())
    }

    /// The event of an access. Beyond a race a schedule has to say when plain accesses happen, and for that which
    /// execution of its operation each is.
    fn access_event(&mut self, task: TaskId, cont: &Cont, kind: EventKind) -> EventId {
        let id = self.event(task, cont, kind);
        if self.options.follow_races {
            self.event_places.insert(id, (Self::site(cont), task, self.executed));
        }
        id
    }

    /// Gives a slot of an object just made its first value. Where the object can be seen before the canonical run makes
    /// it, that is a write like any other, except that nothing can race with it.
    pub fn initialise(&mut self, task: TaskId, cont: &Cont, slot: Slot, v: Value) {
        if cont.ghost.is_none() && self.wants_event(slot) {
            let targets = self.targets_of(&[(slot, TermId::TRUE)]);
            let value = v.term(&mut self.terms);
            self.event(task, cont, EventKind::Write { targets, value, plain: true });
        }
        if let Some(at) = self.heap.slots_mut(slot.0).get_mut(slot.1 as usize) {
            *at = v;
        }
    }

    /// What the store holds in one of these places.
    fn held_in(&mut self, spots: &[Spot]) -> Value {
        let mut value = None;
        for &((o, s), c) in spots {
            let at = self.heap.slots(o)[s as usize];
            value = Some(value.map_or(at, |rest| Value::ite(c, at, rest, &mut self.terms)));
        }
        value.unwrap_or(Value::NULL)
    }

    /// Whether an access is of what belongs to the class whose initialiser goes on. Whichever task runs that, nobody else sees it
    /// before: in every order, what is written is there at first.
    fn is_unseen(&self, cont: &Cont, place: &Place, spots: &Spots) -> bool {
        let owns = |class| !spots.list.is_empty() && spots.list.iter().all(|((o, s), _)| self.init_owns(class, *o, *s));
        let own = cont.ghost.is_none() && self.initialising(cont).is_some_and(owns);
        // A volatile access that is a step has its place.
        let step = || cont.top().is_none_or(|f| !is_unseen(self.program, f.method, place));
        !planted(Fault::InitPlaced) && own && !(spots.volatile && step())
    }

    /// Writes what is there at first.
    fn put_first(&mut self, task: TaskId, (o, s): Slot, cond: TermId, cont: &mut Cont, v: Value) {
        self.effect(task, cont, o);
        let path = self.terms.and(cond, cont.guard);
        let guard = self.terms.within(path, self.heap.get(o).guard);
        let old = self.heap.slots(o)[s as usize];
        self.heap.slots_mut(o)[s as usize] = Value::ite(guard, v, old, &mut self.terms);
        if let Some(id) = self.location_index.get(&(o, s)) {
            let (new, old) = (v.term(&mut self.terms), self.locations[id.index()].initial);
            self.locations[id.index()].initial = self.terms.ite(guard, new, old);
        }
    }

    /// Reports a write under a read region. Before the access itself: the finding speaks of what is next.
    fn permitted(&mut self, task: TaskId, cont: &Cont, spots: &[Spot]) {
        if self.options.regions && !cont.held.is_empty() && cont.ghost.is_none() {
            self.write_under_read(task, cont, spots);
        }
    }

    /// Whether the access is the common case: one location, not sensitive, not volatile.
    fn plain_slot(&self, spots: &Spots) -> bool {
        !spots.volatile
            && matches!(spots.list[..], [((o, _), TermId::TRUE)] if !self.heap.get(o).sensitive && !self.heap.get(o).forward)
    }

    /// Whether a location is in S.
    pub fn is_sensitive(&self, (o, s): Slot) -> bool {
        let object = self.heap.get(o);
        object.forward || (object.sensitive && self.memory.sensitive.contains((object.name, s)))
    }

    /// Whether an access of a location must be an event: it is in S, and its value is not definite. To be asked of volatile ones, too: one
    /// in an object that is not made yet gets into S, as what is written to it then is no longer in the store when it is made.
    fn wants_event(&mut self, l: Slot) -> bool {
        if !self.is_sensitive(l) {
            return false;
        }
        if self.heap.get(l.0).forward {
            let name = self.loc_name(l);
            self.memory.sensitive.add(name);
            return true;
        }
        // With nothing beside it and a definite value, an access is as good as any other.
        self.unjoined != 0 || self.indefinite.contains(&l)
    }

    /// Whether a write of a location must be an event: also with nothing beside it if there are earlier events, or later reads
    /// would see what those wrote.
    fn wants_write_event(&mut self, l: Slot) -> bool {
        self.wants_event(l) || (self.is_sensitive(l) && self.location_index.contains_key(&l))
    }

    /// The value of an indefinite location, once read while nothing runs beside, is what was read.
    fn settle(&mut self, spots: &[Spot], guard: TermId, value: TermId) {
        if let [(l, TermId::TRUE)] = spots
            && guard == TermId::TRUE
        {
            self.heap.slots_mut(l.0)[l.1 as usize] = Value::of(value, &self.terms);
            self.indefinite.remove(l);
        }
    }

    /// Records that an object is written.
    fn effect(&self, task: TaskId, cont: &mut Cont, o: u32) {
        if !cont.loops.is_empty() {
            cont.effect(self.heap.made_by(o, self.states[task.index()].maker));
        }
    }

    /// Writes the store under the guard of the path.
    pub fn put(&mut self, task: TaskId, (o, s): Slot, cond: TermId, cont: &mut Cont, v: Value) {
        self.effect(task, cont, o);
        if self.units.any_open() {
            self.units.wrote((o, s));
        }
        if (cond == TermId::TRUE && cont.guard == TermId::TRUE) || planted(Fault::StoreUnguarded) {
            if planted(Fault::StoreDropped) && s == 2 && matches!(self.heap.get(o).kind, Kind::Array { .. }) {
                return;
            }
            self.heap.slots_mut(o)[s as usize] = v;
            if self.unjoined == 0 && !self.indefinite.is_empty() {
                self.indefinite.remove(&(o, s));
            }
            return;
        }
        let object = self.heap.get(o);
        let old = self.heap.slots(o)[s as usize];
        // Nobody can look at the object where it does not exist.
        let exists = object.guard;
        let path = self.terms.and(cond, cont.guard);
        let guard = self.terms.within(path, exists);
        let new = Value::ite(guard, v, old, &mut self.terms);
        self.heap.slots_mut(o)[s as usize] = new;
        if self.unjoined == 0 && guard == TermId::TRUE {
            self.indefinite.remove(&(o, s));
        }
    }

    /// Locations as event targets; each becomes a location of the trace.
    fn targets_of(&mut self, spots: &[Spot]) -> Targets {
        spots.iter().map(|&(l, c)| (self.location(l), c)).collect()
    }

    /// The trace's name of a location.
    pub fn location(&mut self, l: Slot) -> LocId {
        if let Some(&id) = self.location_index.get(&l) {
            if self.is_sensitive(l) {
                self.locations[id.index()].sensitive = true;
                if self.unjoined != 0 {
                    self.indefinite.insert(l);
                }
            }
            return id;
        }
        let id = LocId(self.locations.len() as u32);
        let initial = self.heap.slots(l.0).get(l.1 as usize).copied().unwrap_or(Value::NULL);
        let initial = initial.term(&mut self.terms);
        let sensitive = self.is_sensitive(l);
        self.locations.push(Location { name: self.location_name(l), initial, sensitive });
        self.location_slots.push(l);
        self.location_index.insert(l, id);
        if sensitive && self.unjoined != 0 {
            self.indefinite.insert(l);
        }
        id
    }

    pub fn location_name(&self, (o, s): Slot) -> String {
        let program = self.program;
        match &self.heap.get(o).kind {
            Kind::Statics => program
                .fields
                .iter()
                .find(|f| f.is_static && f.slot == s)
                .map_or_else(String::new, |f| format!("{}.{}", program.class(f.class).name, f.name)),
            Kind::Instance(c) => program
                .class(*c)
                .instance_fields
                .get(s as usize)
                .map_or_else(String::new, |f| format!("{}.{}", program.class(*c).name, program.field(*f).name)),
            Kind::Array { ty, .. } => match program.ty(*ty) {
                Type::Array(e) => format!("{}[{s}]", program.type_name(e)),
                _ => format!("[{s}]"),
            },
            Kind::Text(_) | Kind::Cell(_) | Kind::Registration(_) => String::new(),
        }
    }

    /// A fresh variable for a value read from any of these locations.
    fn fresh_value(&mut self, cont: &Cont, spots: &[Spot], ty: TypeId) -> Step<TermId> {
        let prim = self.program.prim(ty);
        let sort = prim.map_or(Sort::Ref, Sort::of);
        let mut domain = Vec::new();
        if sort == Sort::Ref {
            for &((o, s), _) in spots {
                let name = self.heap.get(o).name;
                let names: Vec<_> = self
                    .memory
                    .sensitive
                    .domains
                    .get(&(name, s))
                    .map(|d| d.iter().copied().collect())
                    .unwrap_or_default();
                for n in names {
                    domain.push(match n {
                        None => 0,
                        Some(n) => self.by_name(n)?,
                    });
                }
                let now = self.heap.slots(o).get(s as usize).copied().unwrap_or(Value::NULL);
                match now {
                    Value::Ref(r) => domain.push(r),
                    Value::Term(t) => domain.extend(targets(t, &self.terms)),
                    _ => {}
                }
            }
            domain.sort_unstable();
            domain.dedup();
            if domain.len() > TARGETS {
                return Err(Stop::Cut(Unknown::Aliasing(format!("more than {TARGETS} objects behind one reference"))));
            }
        }
        let range = match prim {
            Some(Prim::Byte) => Some((-128, 127)),
            Some(Prim::Short) => Some((-32768, 32767)),
            Some(Prim::Char) => Some((0, 65535)),
            Some(Prim::Int | Prim::Long) => self.counted_ranges(cont, spots),
            _ => None,
        };
        let (_, t) = self.terms.fresh(Var { sort, domain, range });
        Ok(t)
    }

    /// What an integer can be that is read from one of these locations, if all of them are counters.
    fn counted_ranges(&self, cont: &Cont, spots: &[Spot]) -> Option<(i64, i64)> {
        let mut all: Option<(i64, i64)> = None;
        for (slot, _) in spots {
            let (lo, hi) = self.counted_range(cont, *slot)?;
            all = Some(all.map_or((lo, hi), |(l, h)| (l.min(lo), h.max(hi))));
        }
        all
    }

    /// The object with a name; one that is not allocated yet gets its number now.
    pub fn by_name(&mut self, name: super::heap::Name) -> Step<u32> {
        if let Some(id) = self.heap.named(name) {
            return Ok(id);
        }
        if let Some((class, bits)) = self.memory.names.cached_box(name) {
            return Ok(self.cached_box(class, bits));
        }
        let unsupported = |what: &str| {
            Stop::Cut(Unknown::Unsupported(format!("{what} that is read before the canonical run allocates it")))
        };
        let (kind, slots) = match self.memory.sensitive.shapes.get(&name) {
            Some(Shape::Instance(c, _)) => {
                let fields = &self.program.class(*c).instance_fields;
                let zero = |f: &FieldId| self.program.prim(self.program.field(*f).ty).map_or(Value::NULL, Value::zero);
                (Kind::Instance(*c), fields.iter().map(zero).collect())
            }
            Some(Shape::Array(ty, n)) => {
                let element = match self.program.ty(*ty) {
                    Type::Array(e) => e,
                    _ => *ty,
                };
                let zero = self.program.prim(element).map_or(Value::NULL, Value::zero);
                (Kind::Array { ty: *ty, len: Length::Known(*n as i32) }, vec![zero; *n as usize])
            }
            Some(Shape::Text(t)) => (self.heap.new_text(Text::Known(t.clone())), Vec::new()),
            Some(Shape::Opaque) => (self.heap.new_text(Text::Opaque), Vec::new()),
            Some(Shape::Cell) => (Kind::Cell(crate::trace::CellId(0)), Vec::new()),
            Some(Shape::Unsized) | None => return Err(unsupported("an object")),
        };
        let sensitive = self.memory.is_special(name);
        let forward = !matches!(kind, Kind::Text(_));
        let mut object = Object::new(kind, name, 0, TermId::TRUE, sensitive);
        object.forward = forward;
        let id = self.heap.add(object, slots);
        self.heap.publish(id);
        if let Kind::Cell(_) = self.heap.get(id).kind {
            let cell = self.new_cell(id);
            self.heap.get_mut(id).kind = Kind::Cell(cell);
        }
        Ok(id)
    }

    /// Length of an array.
    pub fn array_length(&self, o: u32) -> Step<Value> {
        match &self.heap.get(o).kind {
            Kind::Array { len, .. } => Ok(len.value()),
            _ => Err(Stop::Cut(Unknown::Unsupported("length of an unknown array".into()))),
        }
    }

    /// The locations that an access touches, after the null and bounds checks.
    fn spots(&mut self, cont: &Cont, place: &Place) -> Step<Spots> {
        match place {
            Place::Static(f) => {
                let field = self.program.field(*f);
                Ok(Spots {
                    list: vec![((0, field.slot), TermId::TRUE)],
                    ty: field.ty,
                    volatile: field.is_volatile,
                    checked: !field.is_final && !field.is_volatile,
                })
            }
            Place::Field(base, f) => {
                let v = self.get(cont, base);
                let field = self.program.field(*f);
                self.non_null(cont, v, &format!("field {} of null", field.name))?;
                // Behind a reference there may be objects that cannot be meant on this path, also of other classes.
                let mut bases = self.bases(v)?;
                bases.retain(|(o, _)| match self.heap.get(*o).kind {
                    Kind::Instance(class) => self.program.is_subclass(class, field.class),
                    _ => false,
                });
                let list = bases.into_iter().map(|(o, c)| ((o, field.slot), c)).collect();
                Ok(Spots {
                    list,
                    ty: field.ty,
                    volatile: field.is_volatile,
                    checked: !field.is_final && !field.is_volatile,
                })
            }
            Place::Element(base, index) => {
                let v = self.get(cont, base);
                let i = self.get(cont, index);
                self.non_null(cont, v, "element of a null array")?;
                let mut list = Vec::new();
                let mut ty = TypeId(0);
                for (o, c) in self.bases(v)? {
                    let Kind::Array { ty: t, len } = &self.heap.get(o).kind else { continue };
                    let len = len.value();
                    if let Type::Array(e) = self.program.ty(*t) {
                        ty = e;
                    }
                    self.element_spots(cont, o, c, i, len, &mut list)?;
                }
                Ok(Spots { list, ty, volatile: false, checked: true })
            }
        }
    }

    /// The objects behind a reference that is not null, with conditions.
    pub fn bases(&mut self, v: Value) -> Step<Vec<(u32, TermId)>> {
        let objects = self.objects(v);
        if let [o] = objects[..] {
            return Ok(vec![(o, TermId::TRUE)]);
        }
        if objects.len() > TARGETS {
            return Err(Stop::Cut(Unknown::Aliasing(format!("more than {TARGETS} objects behind one reference"))));
        }
        let t = v.term(&mut self.terms);
        let mut list = Vec::new();
        for o in objects {
            let c = self.terms.constant(Constant::Ref(o));
            let is = self.terms.eq(t, c);
            if is != TermId::FALSE {
                list.push((o, is));
            }
        }
        Ok(list)
    }

    fn element_spots(
        &mut self,
        cont: &Cont,
        o: u32,
        c: TermId,
        i: Value,
        len: Value,
        list: &mut Vec<Spot>,
    ) -> Step<()> {
        if let (Value::Int(i), Value::Int(n)) = (i, len) {
            if i < 0 || i >= n {
                // Only where this array is the one accessed.
                if c != TermId::TRUE && !self.decide(cont, c)? {
                    return Ok(());
                }
                return Err(self.out_of_bounds(&i.to_string(), &n.to_string()));
            }
            list.push(((o, i as u32), c));
            return Ok(());
        }
        let (t, n) = (i.term(&mut self.terms), len.term(&mut self.terms));
        let zero = self.terms.constant(Constant::Int(0));
        let negative = self.terms.binary(BinOp::Lt, Prim::Int, t, zero);
        let inside = self.terms.binary(BinOp::Lt, Prim::Int, t, n);
        let beyond = self.terms.not(inside);
        let bad = self.terms.or(negative, beyond);
        let bad = self.terms.and(bad, c);
        if self.decide(cont, bad)? {
            return Err(self.out_of_bounds("?", "?"));
        }
        let count = self.heap.slots(o).len();
        if let Value::Int(i) = i {
            if (i as usize) < count {
                list.push(((o, i as u32), c));
            }
            return Ok(());
        }
        if count > ELEMENTS {
            let why = format!("schedule-dependent index into an array of more than {ELEMENTS} elements");
            return Err(Stop::Cut(Unknown::Aliasing(why)));
        }
        for k in 0..count {
            let shift = i32::from(planted(Fault::SymbolicIndexOffByOne));
            let k_term = self.terms.constant(Constant::Int(k as i32 + shift));
            let is = self.terms.eq(t, k_term);
            let cond = self.terms.and(is, c);
            if cond != TermId::FALSE && !self.terms.evidently_disjoint(cond, cont.guard) {
                list.push(((o, k as u32), cond));
            }
        }
        Ok(())
    }

    fn out_of_bounds(&self, i: &str, n: &str) -> Stop {
        let message = format!("Index {i} out of bounds for length {n}");
        Stop::Fault(self.program.known.array_index, message)
    }

    /// `ArrayStoreException`.
    fn element_type_check(&mut self, cont: &Cont, spots: &Spots, v: Value) -> Step<()> {
        if self.program.prim(spots.ty).is_some() || matches!(v, Value::Ref(0)) {
            return Ok(());
        }
        let arrays: Vec<u32> = spots.list.iter().map(|((o, _), _)| *o).collect();
        for o in arrays {
            let Kind::Array { ty, .. } = &self.heap.get(o).kind else { continue };
            let Type::Array(e) = self.program.ty(*ty) else { continue };
            let fits = self.type_condition(v, e);
            if fits == TermId::TRUE {
                continue;
            }
            let t = v.term(&mut self.terms);
            let null = self.terms.constant(Constant::Ref(0));
            let is_null = self.terms.eq(t, null);
            let ok = self.terms.or(fits, is_null);
            if !self.decide(cont, ok)? {
                let name = self.objects(v).first().map(|o| self.runtime_name(*o)).unwrap_or_default();
                return Err(Stop::Fault(self.program.known.array_store, name));
            }
        }
        Ok(())
    }

    /// [`Machine::check`] for one plain location.
    fn check_one(&mut self, task: TaskId, cont: &mut Cont, slot: Slot, mode: Mode) {
        if self.alone(cont) {
            self.access_count += 1;
            return;
        }
        let spots = Spots { list: vec![(slot, TermId::TRUE)], ty: TypeId(0), volatile: false, checked: true };
        self.check(task, cont, &spots, mode, None);
    }

    /// Compares an access with earlier ones of other tasks and enters it in the shadow state.
    fn check(
        &mut self,
        task: TaskId,
        cont: &mut Cont,
        spots: &Spots,
        mode: Mode,
        event: Option<crate::trace::EventId>,
    ) {
        if !spots.checked && !spots.volatile {
            return;
        }
        if let Some(class) = self.initialising(cont) {
            // An initialiser's accesses to what only it can see yet are ordered before every use of the class.
            let own = spots.list.iter().all(|((o, s), _)| self.init_owns(class, *o, *s));
            if !own || spots.volatile && event.is_some() {
                self.in_initialisers(cont, |state| state.impure = true);
            }
            if own {
                if self.certify.is_some() {
                    self.initialiser_access(task, cont, class, spots, mode, event);
                }
                return;
            }
            if self.is_roaming(cont) {
                self.roaming_access(task, cont, class, spots, mode, event);
                return;
            }
        }
        if cont.ghost.is_some() {
            return;
        }
        self.access_count += 1;
        self.watched_access(task, cont, spots);
        if self.unjoined == 0 && self.certify.is_none() {
            return;
        }
        let guard = self.may_guard(cont, &spots.list);
        let record = self.record(task, cont, mode, guard, event, spots.volatile);
        for &((o, s), same) in &spots.list {
            self.enter_shadow(record, (o, s), same);
        }
    }

    /// For a certificate: an access of an initialiser that needs no comparison.
    fn initialiser_access(
        &mut self,
        task: TaskId,
        cont: &Cont,
        class: ClassId,
        spots: &Spots,
        mode: Mode,
        event: Option<crate::trace::EventId>,
    ) {
        let record = self.record(task, cont, mode, cont.guard, event, spots.volatile);
        let id = self.records.len() as u32;
        let record = self.records[record as usize].clone();
        let way = self.ways.shared(Way { init: Some(class), ..(*record.way).clone() });
        let own = Record { way, ..record };
        self.records.push(own);
        for &(slot, same) in &spots.list {
            if let Some(kept) = self.certify.as_deref_mut() {
                kept.add(id, slot, same);
            }
        }
    }

    /// An access of an initialiser that may run in several tasks: in a step of its own that only its uses are after.
    fn roaming_access(
        &mut self,
        task: TaskId,
        cont: &Cont,
        class: ClassId,
        spots: &Spots,
        mode: Mode,
        event: Option<crate::trace::EventId>,
    ) {
        self.access_count += 1;
        self.watched_access(task, cont, spots);
        let step = self.roaming_step(task, class);
        let record = self.record(task, cont, mode, cont.guard, event, spots.volatile);
        let id = self.records.len() as u32;
        let record = self.records[record as usize].clone();
        let way = self.ways.shared(Way { init: Some(class), ..(*record.way).clone() });
        let own = Record { step, way, ..record };
        self.records.push(own);
        for &((o, s), same) in &spots.list {
            self.enter_shadow(id, (o, s), same);
        }
    }

    /// Notes what a watched operation accesses.
    fn watched_access(&mut self, task: TaskId, cont: &Cont, spots: &Spots) {
        let site = Self::site(cont);
        if !self.watch.as_ref().is_some_and(|w| w.task == task && w.site == site) {
            return;
        }
        // The event of a sensitive access has been appended already; `after` names the one before it.
        let events = &self.tasks[task.index()].events;
        let own = events.last().is_some_and(|e| {
            let e = &self.events[e.index()];
            e.site == site
                && e.guard == cont.guard
                && matches!(e.kind, EventKind::Read { .. } | EventKind::Write { .. })
        });
        let after = self.last_event(task, if own { events.last().copied() } else { None });
        let places = spots.list.iter().map(|(l, _)| *l).collect();
        if let Some(w) = &mut self.watch {
            w.access = Some((after, places));
        }
    }
}
