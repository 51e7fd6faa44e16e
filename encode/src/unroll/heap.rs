//! The one store: objects, arrays, strings, cells and statics.
//!
//! Object 0 is null; its slots stand for the static fields. Names of objects are stable across rounds of the refinement
//! loop: the allocating task's name, the operation, and how many objects it allocated there before.

use super::value::Value;
use crate::term::TermId;
use crate::trace::CellId;
use rustc_hash::FxHashMap;
use scoville_evidence::schedule::Site;
use scoville_ir::types::{ClassId, TypeId};
use std::sync::Arc;

/// A stable name: of a task or of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u32);

/// What a name is made of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameKey {
    /// The root task, and the pseudo-object of the statics.
    Root,
    /// The `n`-th thing (task, object, several objects of one operation) that a task makes at an operation.
    Made {
        /// The task.
        task: Name,
        /// Method and instruction.
        site: (u32, u32),
        /// How many before.
        n: u32,
    },
    /// An interned string.
    Text(Arc<str>),
    /// A cached box: class and bits.
    Boxed(ClassId, i64),
}

/// Interned names; kept from round to round, so that equal keys have equal names.
#[derive(Clone, Debug, Default)]
pub struct Names {
    index: FxHashMap<NameKey, Name>,
    boxes: FxHashMap<Name, (ClassId, i64)>,
    count: u32,
}

impl Names {
    /// The name of a key.
    pub fn of(&mut self, key: NameKey) -> Name {
        let next = Name(self.count);
        let boxed = if let NameKey::Boxed(class, bits) = key { Some((class, bits)) } else { None };
        let name = *self.index.entry(key).or_insert(next);
        if name == next {
            self.count += 1;
            self.boxes.extend(boxed.map(|b| (name, b)));
        }
        name
    }

    /// Class and bits of the cached box with this name, if it is one.
    pub fn cached_box(&self, name: Name) -> Option<(ClassId, i64)> {
        self.boxes.get(&name).copied()
    }

    /// The name of the `n`-th thing made by `task` at `site`.
    pub fn made(&mut self, task: Name, site: Site, n: u32) -> Name {
        self.of(NameKey::Made { task, site: (site.method, site.pc), n })
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

/// What an object is.
#[derive(Clone, Debug)]
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
        len: Value,
    },
    /// A string.
    Text(Text),
    /// A cell.
    Cell(CellId),
    /// A registration on a barrier.
    Registration(super::barriers::RegId),
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is.
    pub kind: Kind,
    /// Fields or elements.
    pub slots: Vec<Value>,
    /// Stable name.
    pub name: Name,
    /// Guard under which it was allocated: nobody can touch it otherwise.
    pub guard: TermId,
    /// Where its shadow cells begin, 0 if it has none yet.
    pub shadow: u32,
    /// Index into the table of sensitive objects, 0 if none of its slots is sensitive.
    pub sensitive: u32,
    /// The object that owns it, 0 if none.
    pub owner: u32,
    /// A reference to it has been read from a sensitive location before it was allocated: its content is unknown as yet.
    pub forward: bool,
}

/// The store.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    /// All objects by number.
    pub objects: Vec<Object>,
    /// Slots allocated so far.
    pub cells: u64,
    by_name: FxHashMap<Name, u32>,
}

impl Heap {
    /// Adds an object and returns its number.
    pub fn add(&mut self, object: Object) -> u32 {
        let id = self.objects.len() as u32;
        self.cells += object.slots.len() as u64 + 1;
        self.objects.push(object);
        id
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
