//! What depends on the schedule: the set S of the refinement loop, kept from round to round; it only grows.

use super::clash::Clashes;
use super::counters::Counters;
use super::heap::{Heap, Kind, Length, Name, Names, Text};
use crate::term::{Node, Sort, TermId, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::types::{ClassId, TypeId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A location by names: the object (the root's name for statics) and the slot.
pub type LocName = (Name, u32);

/// What an object is, for objects that a round meets before it allocates them.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// An instance.
    Instance(ClassId, u32),
    /// An array of a known length.
    Array(TypeId, u32),
    /// An array of a symbolic length.
    Unsized,
    /// A known string.
    Text(Arc<str>),
    /// A string that contains a symbolic value.
    Opaque,
    /// A cell.
    Cell,
}

/// The identity hash code of an object that a round meets before it allocates it.
#[derive(Clone, Copy, Debug)]
struct Hash {
    /// What it was when the object was allocated last; none if that is not the same in all rounds.
    code: Option<i32>,
    /// Whether somebody has asked for it before.
    asked: bool,
}

/// The set S with the domains of its references.
#[derive(Clone, Debug, Default)]
pub struct Sensitive {
    /// Sensitive slots by object.
    pub slots: FxHashMap<Name, FxHashSet<u32>>,
    /// Cells whose fills compete.
    pub contested: FxHashSet<Name>,
    /// Cells that a task looks at beside another one that fills them.
    pub rivalled: FxHashSet<Name>,
    /// What a reference read from a location, or polled from a cell (slot 0), may be; `None` is null.
    pub domains: FxHashMap<LocName, BTreeSet<Option<Name>>>,
    /// Classes whose initialisers touch what others can see and may run in several tasks.
    pub roaming: FxHashSet<ClassId>,
    /// Shapes of the objects in domains.
    pub shapes: FxHashMap<Name, Shape>,
    /// Identity hash codes of these objects.
    hashes: FxHashMap<Name, Hash>,
    /// Boxes of values that depend on the schedule: which object such a box is depends on its value.
    pub unidentified: FxHashSet<Name>,
    /// Number of changes: the loop stops when a round adds none.
    pub changes: u64,
}

impl Sensitive {
    /// Adds a location.
    pub fn add(&mut self, (object, slot): LocName) {
        if self.slots.entry(object).or_default().insert(slot) {
            self.changes += 1;
        }
    }

    /// Marks a cell as contested.
    pub fn contest(&mut self, cell: Name) {
        if self.contested.insert(cell) {
            self.changes += 1;
        }
    }

    /// Marks a cell as looked at beside a fill.
    pub fn rival(&mut self, cell: Name) {
        if self.rivalled.insert(cell) {
            self.changes += 1;
        }
    }

    /// Notes that the identity of a box depends on the schedule. Another round follows: comparisons that the box can
    /// reach may come before it.
    pub fn unidentified(&mut self, object: Name) {
        if self.unidentified.insert(object) {
            self.changes += 1;
        }
    }

    /// Whether the location is in S.
    pub fn contains(&self, (object, slot): LocName) -> bool {
        self.slots.get(&object).is_some_and(|s| s.contains(&slot))
    }

    /// Whether nothing depends on the schedule, as far as is known.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty() && self.contested.is_empty()
    }

    /// Number of locations and cells.
    pub fn len(&self) -> usize {
        self.slots.values().map(FxHashSet::len).sum::<usize>() + self.contested.len()
    }

    /// Compares an object that has been allocated with the shape by which it is met before. If it comes out differently in different
    /// rounds, nothing is known of it there: what was read by the old shape does not count, and another round follows.
    pub fn reshape(&mut self, heap: &Heap, object: u32) {
        let name = heap.get(object).name;
        let Some(old) = self.shapes.get_mut(&name) else { return };
        let code = heap.get(object).hash;
        if let Some(hash) = self.hashes.get_mut(&name)
            && hash.code.is_some_and(|old| old != code)
        {
            hash.code = (!hash.asked).then_some(code);
            self.changes += u64::from(hash.asked);
        }
        let new = shape(heap, object);
        let unknown = match new {
            Shape::Text(_) | Shape::Opaque => Shape::Opaque,
            _ => Shape::Unsized,
        };
        if *old != new && *old != unknown {
            *old = unknown;
            self.changes += 1;
        }
    }

    /// The identity hash code of an object that is not allocated yet, if it is the same in all rounds.
    pub fn early_hash(&mut self, object: Name) -> Option<i32> {
        let hash = self.hashes.get_mut(&object)?;
        hash.asked = true;
        hash.code
    }

    /// Adds what a reference term may be to a domain.
    pub fn widen(&mut self, at: LocName, value: TermId, terms: &Terms, heap: &Heap) {
        for object in targets(value, terms) {
            let name = (object != 0).then(|| heap.get(object).name);
            if let Some(name) = name
                && !self.shapes.contains_key(&name)
            {
                self.shapes.insert(name, shape(heap, object));
                self.hashes.insert(name, Hash { code: Some(heap.get(object).hash), asked: false });
                self.changes += 1;
            }
            if self.domains.entry(at).or_default().insert(name) {
                self.changes += 1;
            }
        }
    }
}

fn shape(heap: &Heap, object: u32) -> Shape {
    let o = heap.get(object);
    match &o.kind {
        Kind::Instance(c) => Shape::Instance(*c, o.len() as u32),
        Kind::Array { ty, len: Length::Known(n) } => Shape::Array(*ty, *n as u32),
        Kind::Array { .. } | Kind::Statics | Kind::Registration(_) => Shape::Unsized,
        Kind::Text(_) => match heap.text(object) {
            Some(Text::Known(t)) => Shape::Text(t.clone()),
            Some(Text::Opaque) | None => Shape::Opaque,
        },
        Kind::Cell(_) => Shape::Cell,
    }
}

/// All objects that a reference term can be, sorted; 0 is null.
pub fn targets(t: TermId, terms: &Terms) -> Vec<u32> {
    let mut out = BTreeSet::new();
    let mut seen = FxHashSet::default();
    let mut stack = vec![t];
    while let Some(t) = stack.pop() {
        if terms.sort(t) != Sort::Ref || !seen.insert(t) {
            continue;
        }
        match terms.node(t) {
            Node::Const(crate::term::Constant::Ref(o)) => {
                out.insert(*o);
            }
            Node::Var(v) => out.extend(terms.var(*v).domain.iter().copied()),
            Node::Ite(_, a, b) => stack.extend([*a, *b]),
            _ => {}
        }
    }
    out.into_iter().collect()
}

/// Locations on which only sections that exclude each other interfere; see the module `units`.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    slots: FxHashMap<Name, FxHashSet<u32>>,
}

impl Candidates {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// Adds a location; whether it is new.
    pub fn add(&mut self, (object, slot): LocName) -> bool {
        self.slots.entry(object).or_default().insert(slot)
    }

    /// Whether the location is one.
    pub fn contains(&self, (object, slot): LocName) -> bool {
        self.slots.get(&object).is_some_and(|s| s.contains(&slot))
    }
}

/// What survives a round: names, S and the candidates for being freed from it.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Interned names.
    pub names: Names,
    /// S.
    pub sensitive: Sensitive,
    /// Candidates.
    pub candidates: Candidates,
    /// Counters.
    pub counters: Counters,
    /// Why candidates have become sensitive.
    pub clashes: Clashes,
    /// Whether all sections that do not commute only move amounts or only count, so that order may make no difference to what
    /// is asserted; nothing if there are none.
    pub promising: Option<bool>,
}

impl Memory {
    /// Number of changes: the loop stops when a round adds none.
    pub fn changes(&self) -> u64 {
        self.sensitive.changes
            + self.counters.changes
            + self.candidates.slots.values().map(|s| s.len() as u64).sum::<u64>()
    }

    /// Whether an object has locations that are not treated as plain ones.
    pub fn is_special(&self, object: Name) -> bool {
        self.sensitive.slots.contains_key(&object) || self.candidates.slots.contains_key(&object)
    }
}
