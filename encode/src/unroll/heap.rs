//! The one store: objects, arrays, strings, cells and statics.
//!
//! Object 0 is null; its slots stand for the static fields. Names of objects are stable across rounds of the refinement
//! loop: the allocating task's name, the operation, and how many objects it allocated there before.

use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::TermId;
use crate::trace::CellId;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::types::{ClassId, TypeId};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A stable name, of a task or of an object: the `n`-th thing (task, object, several objects of one operation) that a task
/// makes at an operation; the root, which also stands for the statics; an interned text; a cached box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    maker: Maker,
    method: u32,
    pc: u32,
    n: u32,
}

/// A task as one that makes things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Maker(u32);

/// Nobody makes a text, nor a box: they are there.
const TEXT: Maker = Maker(u32::MAX);
const BOX: Maker = Maker(u32::MAX - 1);

impl Name {
    /// The root task, and the pseudo-object of the statics.
    pub const ROOT: Name = Name { maker: Maker(u32::MAX - 2), method: 0, pc: 0, n: 0 };

    /// The `n`-th thing made at `site`.
    pub fn made(maker: Maker, site: Site, n: u32) -> Name {
        Name { maker, method: site.method, pc: site.pc, n }
    }
}

/// What names stand for; kept from round to round, so that equal things have equal names.
#[derive(Clone, Debug, Default)]
pub struct Names {
    makers: FxHashMap<Name, Maker>,
    texts: FxHashMap<Arc<str>, u32>,
    boxes: Vec<(ClassId, i64)>,
    box_index: FxHashMap<(ClassId, i64), u32>,
}

impl Names {
    /// The task of this name as one that makes things.
    pub fn maker(&mut self, task: Name) -> Maker {
        let next = Maker(self.makers.len() as u32);
        *self.makers.entry(task).or_insert(next)
    }

    /// The name of an interned text.
    pub fn text(&mut self, text: &Arc<str>) -> Name {
        let next = self.texts.len() as u32;
        let n = *self.texts.entry(text.clone()).or_insert(next);
        Name { maker: TEXT, method: 0, pc: 0, n }
    }

    /// The name of a cached box: class and bits.
    pub fn boxed(&mut self, class: ClassId, bits: i64) -> Name {
        let next = self.boxes.len() as u32;
        let n = *self.box_index.entry((class, bits)).or_insert(next);
        if n == next {
            self.boxes.push((class, bits));
        }
        Name { maker: BOX, method: 0, pc: 0, n }
    }

    /// Class and bits of the cached box with this name, if it is one.
    pub fn cached_box(&self, name: Name) -> Option<(ClassId, i64)> {
        (name.maker == BOX).then(|| self.boxes.get(name.n as usize).copied()).flatten()
    }
}

/// Text of a string object.
#[derive(Clone, Debug)]
pub enum Text {
    /// Known.
    Known(Arc<str>),
    /// Contains the value of a term.
    Opaque,
}

/// The length of an array.
#[derive(Clone, Copy, Debug)]
pub enum Length {
    /// Known.
    Known(i32),
    /// Depends on a term.
    Term(TermId),
}

impl Length {
    /// A value that is one.
    pub fn of(value: Value) -> Option<Length> {
        match value {
            Value::Int(n) => Some(Length::Known(n)),
            Value::Term(t) => Some(Length::Term(t)),
            _ => None,
        }
    }

    /// As a value.
    pub fn value(self) -> Value {
        match self {
            Length::Known(n) => Value::Int(n),
            Length::Term(t) => Value::Term(t),
        }
    }
}

/// Number of a text in the store.
#[derive(Clone, Copy, Debug)]
pub struct TextId(u32);

/// What an object is.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// The statics, or null.
    Statics,
    /// An instance; its slots are its fields.
    Instance(ClassId),
    /// An array; its slots are its elements (for a symbolic length, of the greatest one).
    Array {
        /// Type of the array.
        ty: TypeId,
        /// Its length.
        len: Length,
    },
    /// A string, see [`Heap::text`].
    Text(TextId),
    /// A cell.
    Cell(CellId),
    /// A registration on a barrier.
    Registration(super::barriers::RegId),
}

/// An object; its fields or elements are in the store, see [`Heap::slots`].
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is.
    pub kind: Kind,
    first: u32,
    count: u32,
    /// Stable name.
    pub name: Name,
    /// Its identity hash code; texts and boxes have one that goes by their contents.
    pub hash: i32,
    /// Guard under which it was allocated: nobody can touch it otherwise.
    pub guard: TermId,
    /// Where its shadow cells begin, 0 if it has none yet.
    pub shadow: u32,
    /// Whether some of its slots may be sensitive.
    pub sensitive: bool,
    /// A reference to it has been read from a sensitive location before it was allocated: its content is unknown as yet.
    pub forward: bool,
}

// There may be millions of them.
const _: () = assert!(size_of::<Object>() == 52);

impl Object {
    /// An object that is known, and that nothing owns or has used.
    pub fn new(kind: Kind, name: Name, hash: i32, guard: TermId, sensitive: bool) -> Object {
        Object { kind, first: 0, count: 0, name, hash, guard, shadow: 0, sensitive, forward: false }
    }

    /// How many fields or elements it has.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    fn range(&self) -> Range<usize> {
        let first = self.first as usize;
        first..first + self.len()
    }
}

// There may be millions of objects.
const _: () = assert!(size_of::<Object>() <= 52);

/// The store.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    /// All objects by number.
    pub objects: Vec<Object>,
    /// Fields and elements of all objects. A limit far below 2^32 holds for their number ([`Options::cells`](super::Options::cells)).
    slots: Vec<Value>,
    texts: Vec<Text>,
    /// Slots allocated so far.
    pub cells: u64,
    by_name: FxHashMap<Name, u32>,
    /// Objects that had a number before they were made: which number they would have got then.
    late: BTreeMap<u32, u32>,
    /// Which object owns which.
    owners: FxHashMap<u32, u32>,
}

impl Heap {
    /// Adds an object with these fields or elements and returns its number.
    pub fn add(&mut self, object: Object, slots: impl IntoIterator<Item = Value>) -> u32 {
        let id = self.objects.len() as u32;
        self.objects.push(object);
        self.fill(id, slots);
        self.cells += self.get(id).len() as u64 + 1;
        id
    }

    /// An object that has its number already is made now, with these fields or elements. In the order in which objects are made its
    /// place is taken by another one, which nobody ever sees: no later one shares it.
    pub fn make_late(&mut self, id: u32, slots: impl IntoIterator<Item = Value>) {
        let place = self.add(Object::new(Kind::Statics, Name::ROOT, 0, TermId::FALSE, false), []);
        self.late.insert(id, place);
        self.fill(id, slots);
    }

    /// The place of an object in the order in which objects are made, if `maker` has made it; 0 otherwise.
    pub fn made_by(&self, id: u32, maker: Maker) -> u32 {
        let object = self.get(id);
        if planted(Fault::MadeWhenMet) {
            return id;
        }
        if object.name.maker != maker || object.forward {
            return 0;
        }
        if self.late.is_empty() { id } else { self.late.get(&id).copied().unwrap_or(id) }
    }

    /// The objects that have been made, or met, since there were `count` of them.
    pub fn made_since(&self, count: u32) -> impl Iterator<Item = u32> {
        let late = self.late.iter().filter(move |(_, place)| **place >= count).map(|(id, _)| *id);
        (count..self.len()).chain(late)
    }

    /// A text for an object that is a string.
    pub fn new_text(&mut self, text: Text) -> Kind {
        self.texts.push(text);
        Kind::Text(TextId(self.texts.len() as u32 - 1))
    }

    /// The text of an object, if it is a string.
    pub fn text(&self, id: u32) -> Option<&Text> {
        match self.get(id).kind {
            Kind::Text(TextId(n)) => self.texts.get(n as usize),
            _ => None,
        }
    }

    /// Gives an object other fields or elements.
    pub fn fill(&mut self, id: u32, slots: impl IntoIterator<Item = Value>) {
        let first = self.slots.len();
        self.slots.extend(slots);
        let count = (self.slots.len() - first) as u32;
        let object = self.get_mut(id);
        (object.first, object.count) = (first as u32, count);
    }

    /// Fields or elements of an object.
    pub fn slots(&self, id: u32) -> &[Value] {
        &self.slots[self.get(id).range()]
    }

    /// Fields or elements of an object.
    pub fn slots_mut(&mut self, id: u32) -> &mut [Value] {
        let range = self.get(id).range();
        &mut self.slots[range]
    }

    /// How many objects there are; their numbers are below it.
    pub fn len(&self) -> u32 {
        self.objects.len() as u32
    }

    /// Notes which object owns one.
    pub fn own(&mut self, id: u32, owner: u32) {
        self.owners.insert(id, owner);
    }

    /// The object that owns this one, 0 if none does.
    pub fn owner(&self, id: u32) -> u32 {
        self.owners.get(&id).copied().unwrap_or(0)
    }

    /// Makes `id` known by its name.
    pub fn publish(&mut self, id: u32) {
        self.by_name.insert(self.objects[id as usize].name, id);
    }

    /// The object with this name, if it exists.
    pub fn named(&self, name: Name) -> Option<u32> {
        self.by_name.get(&name).copied()
    }

    /// The object.
    pub fn get(&self, id: u32) -> &Object {
        &self.objects[id as usize]
    }

    /// The object.
    pub fn get_mut(&mut self, id: u32) -> &mut Object {
        &mut self.objects[id as usize]
    }
}
