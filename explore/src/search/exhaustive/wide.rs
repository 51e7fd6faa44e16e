//! Values that the search leaves open, so that it comes to an end.
//!
//! A worker counts until another task tells it to stop; a producer numbers its items for ever. No state repeats itself then, though states
//! differ in nothing but a number that nobody looks at. So where a path is long, numbers that
//! have grown on it are *left open* ([`crate::machine::open`]) from the start of a new round on: the value in the place is replaced by one that stands
//! for all values, in the first state and after each step.
//!
//! *Nothing is lost.* Each execution is one of those with open values, for leaving a value open only takes away what is known. *Nothing is
//! added*: what an instruction does never depends on an open value. Where it would, the place is not left open in the next round; so
//! the choice of places decides how long the search takes, and not what it answers.
//!
//! A task that makes a new value of an open one has changed something, as in the program: it does not wait.

use super::front::{Context, Front};
use super::reach::Reach;
use crate::machine::heap::Data;
use crate::machine::state::{Phase, State};
use crate::machine::{Obj, TaskId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::Site;
use scoville_ir::types::{Local, MethodId};
use std::rc::Rc;

/// Steps of a path before it is looked at for the first time.
pub const LONG: usize = 1024;

/// Steps of a path before branches are guessed.
const VERY_LONG: usize = 8 * LONG;

/// Values in a place that are many.
const MANY: usize = 16;

/// Places that are left open at once: as many as a value has bits for.
const PLACES: usize = 64;

/// Rounds that may be taken up again for other places.
const CHANGES: usize = 100;

/// The elements of an array instead of a field.
const ELEMENTS: u32 = u32::MAX;

/// Where a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a local of activations of a method.
    Local(MethodId, Local),
    /// In a field, by its slot, of objects that are created there, or in the elements.
    Part(Site, u32),
    /// In a static field, by its slot.
    Static(u32),
}

/// What a round has found out.
#[derive(Debug)]
pub enum Change {
    /// Numbers grow here.
    Grow(Vec<Place>),
    /// They do, but they are looked at, if only where somebody decides how to go on.
    Guess(Vec<Place>),
    /// Open values are looked at.
    Looked {
        /// Where they were left open.
        from: u64,
        /// Whether somebody decides how to go on.
        decides: bool,
    },
}

/// Whether branches on open values are guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Guesses {
    /// Not yet.
    #[default]
    No,
    /// They are.
    Yes,
    /// It was in vain.
    Never,
}

/// The places whose values are left open.
#[derive(Debug, Default)]
pub struct Wide {
    /// The bit of a value from there is the index.
    places: Vec<Place>,
    /// Places whose values are looked at; whether only where somebody decides how to go on.
    needed: FxHashMap<Place, bool>,
    guesses: Guesses,
    locals: FxHashMap<MethodId, Vec<(Local, u64)>>,
    parts: FxHashMap<Site, Vec<(u32, u64)>>,
    statics: Vec<(u32, u64)>,
    changes: usize,
}

impl Wide {
    /// Whether nothing is left open.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Takes over what a round has found out.
    pub fn change(&mut self, change: Change) {
        self.changes += 1;
        let mut places = std::mem::take(&mut self.places);
        match change {
            Change::Grow(more) => {
                places.extend(more);
                places.truncate(PLACES);
            }
            Change::Guess(more) => {
                self.guesses = Guesses::Yes;
                self.needed.retain(|place, _| !more.contains(place));
                places.extend(more);
                places.truncate(PLACES);
            }
            Change::Looked { from, decides } => {
                let mut bit = 0;
                places.retain(|place| {
                    let looked = from >> bit & 1 == 1;
                    bit += 1;
                    if looked {
                        *self.needed.entry(*place).or_insert(true) &= decides;
                    }
                    !looked
                });
            }
        }
        self.set(places);
    }

    /// Whether branches on open values are guessed.
    #[must_use]
    pub fn guesses(&self) -> bool {
        self.guesses == Guesses::Yes
    }

    /// To guess was in vain.
    pub fn guess_no_more(&mut self) {
        self.guesses = Guesses::Never;
        let places = std::mem::take(&mut self.places);
        self.needed.extend(places.iter().map(|place| (*place, false)));
        self.set(Vec::new());
    }

    fn set(&mut self, places: Vec<Place>) {
        let needed = std::mem::take(&mut self.needed);
        *self = Wide { needed, guesses: self.guesses, changes: self.changes, ..Wide::default() };
        for (i, place) in places.iter().enumerate() {
            let bit = 1 << i;
            match *place {
                Place::Local(m, l) => self.locals.entry(m).or_default().push((l, bit)),
                Place::Part(site, slot) => self.parts.entry(site).or_default().push((slot, bit)),
                Place::Static(slot) => self.statics.push((slot, bit)),
            }
        }
        self.places = places;
    }

    /// Leaves the values in these places open.
    pub fn apply(&self, s: &mut State) {
        if self.is_empty() {
            return;
        }
        s.opens = true;
        for (slot, bit) in &self.statics {
            if s.statics.get(*slot as usize).is_some_and(|v| is_number(*v))
                && let Some(v) = Rc::make_mut(&mut s.statics).get_mut(*slot as usize)
            {
                *v = Value::Open(*bit);
            }
        }
        for t in (0..s.tasks.len() as u32).map(TaskId) {
            let known: Vec<(usize, u64)> =
                s.task(t).frames.iter().flat_map(|f| self.of_frame(f.method, f.base)).collect();
            for (i, bit) in known {
                if s.task(t).stack.get(i).is_some_and(|v| is_number(*v)) {
                    s.task_mut(t).stack[i] = Value::Open(bit);
                }
            }
        }
        if self.parts.is_empty() {
            return;
        }
        let mut known: Vec<(Obj, u32, u64)> = Vec::new();
        for (o, object) in s.heap.all() {
            for (slot, bit) in self.parts.get(&object.birth.site).into_iter().flatten() {
                let slots = match object.length() {
                    Some(length) if *slot == ELEMENTS => 0..length as u32,
                    None if *slot != ELEMENTS => *slot..*slot + 1,
                    _ => continue,
                };
                known.extend(slots.filter(|i| is_number(object.get(*i))).map(|i| (o, i, *bit)));
            }
        }
        for (o, slot, bit) in known {
            s.heap.set(o, slot, Value::Open(bit));
        }
    }

    fn of_frame(&self, method: MethodId, base: u32) -> impl Iterator<Item = (usize, u64)> {
        let locals = self.locals.get(&method).into_iter().flatten();
        locals.map(move |(l, bit)| (base as usize + l.index(), *bit))
    }

    /// Places in which numbers grow on a path, which has this length: many different ones were there.
    pub fn growing<'f>(
        &self,
        cx: &Context<'_>,
        path: impl Iterator<Item = (&'f Front, &'f Reach)>,
        length: usize,
    ) -> Option<Change> {
        if self.changes >= CHANGES {
            return None;
        }
        let mut values: FxHashMap<Place, FxHashSet<u64>> = FxHashMap::default();
        for (f, reach) in path {
            each_number(cx, f, reach, &mut |place, v| {
                values.entry(place).or_default().insert(v.bits().1);
            });
        }
        values.retain(|_, v| v.len() >= MANY);
        let places = |wanted: &dyn Fn(Option<&bool>) -> bool| {
            let mut found: Vec<Place> = values.keys().filter(|p| wanted(self.needed.get(p))).copied().collect();
            found.sort_unstable();
            found.truncate(PLACES - self.places.len());
            (!found.is_empty()).then_some(found)
        };
        if let Some(found) = places(&|needed| needed.is_none()) {
            return Some(Change::Grow(found));
        }
        if length < VERY_LONG || self.guesses == Guesses::Never {
            return None;
        }
        places(&|needed| needed == Some(&true)).map(Change::Guess)
    }
}

fn is_number(v: Value) -> bool {
    matches!(v, Value::Int(_) | Value::Long(_) | Value::Float(_) | Value::Double(_))
}

/// The numbers in a state that somebody can reach.
fn each_number(cx: &Context<'_>, f: &Front, reach: &Reach, found: &mut impl FnMut(Place, Value)) {
    let s = &f.state;
    for (i, v) in s.statics.iter().enumerate().filter(|(_, v)| is_number(**v)) {
        found(Place::Static(i as u32), *v);
    }
    for (_, task) in s.all_tasks().filter(|(_, task)| task.phase == Phase::Running) {
        for (i, frame) in task.frames.iter().enumerate() {
            let m = cx.liveness.of(frame.method);
            let live = if i + 1 == task.frames.len() { m.before(frame.pc) } else { m.during(frame.pc) };
            for l in live.iter() {
                let v = task.stack.get(frame.base as usize + l.index()).copied().filter(|v| is_number(*v));
                v.into_iter().for_each(|v| found(Place::Local(frame.method, l), v));
            }
        }
    }
    for (o, object) in s.heap.all().filter(|(o, object)| reach.has(*o) && !object.birth.is_shared()) {
        let site = object.birth.site;
        match (&object.data, object.length()) {
            (Data::Fields(fields), _) => {
                for (i, v) in fields.iter().enumerate().filter(|(_, v)| is_number(**v)) {
                    found(Place::Part(site, i as u32), *v);
                }
            }
            (_, Some(length)) => {
                let numbers = (0..length as u32).map(|i| s.heap.get(o).get(i)).filter(|v| is_number(*v));
                numbers.for_each(|v| found(Place::Part(site, ELEMENTS), v));
            }
            _ => {}
        }
    }
}
