//! The heap: objects behind shared pointers, so that copies of a state share what neither of them changes.

use super::identity::{Birth, Cache};
use super::share;
use super::value::{BarrierId, Obj, Value};
use scoville_ir::program::Program;
use scoville_ir::types::{ClassId, Prim, Type, TypeId};
use std::rc::Rc;
use std::sync::Arc;

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellState {
    /// Nothing yet.
    Empty,
    /// A value.
    Value(Value),
    /// A throwable.
    Exception(Value),
    /// Nothing, for ever.
    Cancelled,
}

impl CellState {
    /// The state as `CellRead` delivers it.
    #[must_use]
    pub fn number(self) -> i32 {
        match self {
            CellState::Empty => 0,
            CellState::Value(_) => 1,
            CellState::Exception(_) => 2,
            CellState::Cancelled => 3,
        }
    }

    /// The value or throwable, else null.
    #[must_use]
    pub fn value(self) -> Value {
        match self {
            CellState::Value(v) | CellState::Exception(v) => v,
            CellState::Empty | CellState::Cancelled => Value::Null,
        }
    }
}

/// Contents of an object.
#[derive(Clone, Debug)]
pub enum Data {
    /// Fields of an instance.
    Fields(Box<[Value]>),
    /// Text of a string.
    Text(Arc<str>),
    /// A cell.
    Cell(CellState),
    /// A registration.
    Registration {
        /// On this barrier.
        barrier: BarrierId,
        /// Index in its parties.
        index: u32,
    },
    /// `boolean[]`
    Bools(Vec<bool>),
    /// `byte[]`
    Bytes(Vec<i8>),
    /// `short[]`
    Shorts(Vec<i16>),
    /// `char[]`
    Chars(Vec<u16>),
    /// `int[]`
    Ints(Vec<i32>),
    /// `long[]`
    Longs(Vec<i64>),
    /// `float[]`
    Floats(Vec<f32>),
    /// `double[]`
    Doubles(Vec<f64>),
    /// Array of references; `u32::MAX` is null.
    Refs(Vec<u32>),
    /// Array of primitives, of which some may be open.
    Mixed(Box<[Value]>),
}

/// Null in an array of references.
pub const NIL: u32 = u32::MAX;

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its run-time type.
    pub ty: Type,
    /// Contents.
    pub data: Data,
    /// Whose internal part it is.
    pub owner: Option<Obj>,
    /// Its identity hash code; texts and boxes have one that goes by their contents.
    pub hash: i32,
    /// Who created it where.
    pub birth: Birth,
    /// See [`Cache`].
    pub code: Cache<u128>,
}

impl Object {
    /// Its class, unless it is an array.
    #[must_use]
    pub fn class(&self) -> Option<ClassId> {
        match self.ty {
            Type::Class(c) => Some(c),
            _ => None,
        }
    }

    /// Number of elements of an array.
    #[must_use]
    pub fn length(&self) -> Option<usize> {
        match &self.data {
            Data::Fields(_) | Data::Text(_) | Data::Cell(_) | Data::Registration { .. } => None,
            Data::Bools(v) => Some(v.len()),
            Data::Bytes(v) => Some(v.len()),
            Data::Shorts(v) => Some(v.len()),
            Data::Chars(v) => Some(v.len()),
            Data::Ints(v) => Some(v.len()),
            Data::Longs(v) => Some(v.len()),
            Data::Floats(v) => Some(v.len()),
            Data::Doubles(v) => Some(v.len()),
            Data::Refs(v) => Some(v.len()),
            Data::Mixed(v) => Some(v.len()),
        }
    }

    /// Memory in units of about 16 bytes.
    fn cells(&self) -> u64 {
        match &self.data {
            Data::Fields(v) => v.len() as u64 + 4,
            Data::Text(t) => t.len() as u64 / 16 + 4,
            Data::Cell(_) | Data::Registration { .. } => 4,
            _ => array_cells(self.length().unwrap_or(0)),
        }
    }

    /// The field or element at `slot`; null where there is none.
    #[must_use]
    pub fn get(&self, slot: u32) -> Value {
        let i = slot as usize;
        let found = match &self.data {
            Data::Fields(v) | Data::Mixed(v) => v.get(i).copied(),
            Data::Text(_) | Data::Registration { .. } => None,
            Data::Cell(state) => Some(state.value()),
            Data::Bools(v) => v.get(i).map(|b| Value::Bool(*b)),
            Data::Bytes(v) => v.get(i).map(|b| Value::Int(i32::from(*b))),
            Data::Shorts(v) => v.get(i).map(|b| Value::Int(i32::from(*b))),
            Data::Chars(v) => v.get(i).map(|b| Value::Int(i32::from(*b))),
            Data::Ints(v) => v.get(i).map(|b| Value::Int(*b)),
            Data::Longs(v) => v.get(i).map(|b| Value::Long(*b)),
            Data::Floats(v) => v.get(i).map(|b| Value::Float(*b)),
            Data::Doubles(v) => v.get(i).map(|b| Value::Double(*b)),
            Data::Refs(v) => v.get(i).map(|b| if *b == NIL { Value::Null } else { Value::Ref(Obj(*b)) }),
        };
        found.unwrap_or(Value::Null)
    }

    /// Calls `f` for each object that this one refers to.
    pub fn each_ref(&self, f: &mut impl FnMut(Obj)) {
        self.owner.into_iter().for_each(&mut *f);
        match &self.data {
            Data::Fields(v) => v.iter().filter_map(|v| v.obj()).for_each(f),
            Data::Refs(v) => v.iter().filter(|o| **o != NIL).for_each(|o| f(Obj(*o))),
            Data::Cell(state) => state.value().obj().into_iter().for_each(f),
            _ => {}
        }
    }

    fn set(&mut self, slot: u32, value: Value) {
        let i = slot as usize;
        if value.open().is_some() && !matches!(self.data, Data::Fields(_) | Data::Mixed(_)) {
            let length = self.length().unwrap_or(0) as u32;
            self.data = Data::Mixed((0..length).map(|i| self.get(i)).collect());
        }
        macro_rules! put {
            ($v:expr, $value:expr) => {
                if let Some(e) = $v.get_mut(i) {
                    *e = $value;
                }
            };
        }
        match &mut self.data {
            Data::Fields(v) | Data::Mixed(v) => put!(v, value),
            Data::Text(_) | Data::Cell(_) | Data::Registration { .. } => {}
            Data::Bools(v) => put!(v, value.truth()),
            Data::Bytes(v) => put!(v, value.int() as i8),
            Data::Shorts(v) => put!(v, value.int() as i16),
            Data::Chars(v) => put!(v, value.int() as u16),
            Data::Ints(v) => put!(v, value.int()),
            Data::Longs(v) => put!(v, value.long()),
            Data::Floats(v) => put!(v, value.float()),
            Data::Doubles(v) => put!(v, value.double()),
            Data::Refs(v) => put!(v, value.obj().map_or(NIL, |o| o.0)),
        }
    }
}

/// All objects of a state.
#[derive(Debug, Default)]
pub struct Heap {
    objects: Vec<Rc<Object>>,
    cells: u64,
    /// Indices of objects that were removed.
    free: Vec<u32>,
}

impl Clone for Heap {
    fn clone(&self) -> Heap {
        Heap { objects: self.objects.clone(), cells: self.cells, free: self.free.clone() }
    }

    fn clone_from(&mut self, from: &Heap) {
        let Heap { objects, cells, free } = from;
        share::all(&mut self.objects, objects);
        self.cells = *cells;
        self.free.clone_from(free);
    }
}

impl Heap {
    /// The object behind `o`.
    #[must_use]
    pub fn get(&self, o: Obj) -> &Object {
        &self.objects[o.0 as usize]
    }

    /// Number of objects.
    #[must_use]
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    /// Whether there are no objects.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    /// Memory in use, in units of about 16 bytes.
    #[must_use]
    pub fn cells(&self) -> u64 {
        self.cells
    }

    /// Adds an object that takes `cells` units.
    pub fn add(&mut self, ty: Type, data: Data, hash: i32, birth: Birth, cells: u64) -> Obj {
        self.cells += cells;
        let object = Rc::new(Object { ty, data, owner: None, hash, birth, code: Cache::default() });
        if let Some(i) = self.free.pop() {
            self.objects[i as usize] = object;
            return Obj(i);
        }
        self.objects.push(object);
        Obj(self.objects.len() as u32 - 1)
    }

    /// All objects, those included that nobody can reach.
    pub fn all(&self) -> impl Iterator<Item = (Obj, &Object)> {
        self.objects.iter().enumerate().map(|(i, o)| (Obj(i as u32), &**o))
    }

    /// Objects that are others in `old`, of which this is a changed copy. Those that `old` does not have are left out.
    pub fn changed<'a>(&'a self, old: &'a Heap) -> impl Iterator<Item = Obj> + use<'a> {
        share::differences(&self.objects, &old.objects).map(|i| Obj(i as u32))
    }

    /// Number of objects that were not removed.
    #[must_use]
    pub fn present(&self) -> usize {
        self.objects.len() - self.free.len()
    }

    /// Removes all objects but those that `keep` names. Their indices are used again.
    pub fn sweep(&mut self, keep: impl Fn(Obj, &Object) -> bool) {
        let nothing = Rc::new(Object {
            ty: Type::Prim(Prim::Bool),
            data: Data::Fields(Box::default()),
            owner: None,
            hash: 0,
            birth: Birth::GONE,
            code: Cache::default(),
        });
        for (i, o) in self.objects.iter_mut().enumerate() {
            if o.birth != Birth::GONE && !keep(Obj(i as u32), o) {
                self.cells = self.cells.saturating_sub(o.cells());
                *o = nothing.clone();
                self.free.push(i as u32);
            }
        }
        // Taken from the end: the least index first.
        self.free.sort_unstable_by_key(|i| std::cmp::Reverse(*i));
    }

    /// Indices of objects that were removed are not used again: who is created later has a greater one.
    pub fn keep_indices(&mut self) {
        self.free.clear();
    }

    /// Adds an array with default elements.
    pub fn add_array(&mut self, program: &Program, ty: TypeId, length: usize, hash: i32, birth: Birth) -> Obj {
        let element = match program.ty(ty) {
            Type::Array(e) => program.prim(e),
            _ => None,
        };
        let data = match element {
            Some(Prim::Bool) => Data::Bools(vec![false; length]),
            Some(Prim::Byte) => Data::Bytes(vec![0; length]),
            Some(Prim::Short) => Data::Shorts(vec![0; length]),
            Some(Prim::Char) => Data::Chars(vec![0; length]),
            Some(Prim::Int) => Data::Ints(vec![0; length]),
            Some(Prim::Long) => Data::Longs(vec![0; length]),
            Some(Prim::Float) => Data::Floats(vec![0.0; length]),
            Some(Prim::Double) => Data::Doubles(vec![0.0; length]),
            None => Data::Refs(vec![NIL; length]),
        };
        self.add(program.ty(ty), data, hash, birth, array_cells(length))
    }

    fn object_mut(&mut self, o: Obj) -> &mut Object {
        let object = Rc::make_mut(&mut self.objects[o.0 as usize]);
        object.code.clear();
        object
    }

    /// Stores into a field or element.
    pub fn set(&mut self, o: Obj, slot: u32, value: Value) {
        self.object_mut(o).set(slot, value);
    }

    /// Fills or empties a cell.
    pub fn set_cell(&mut self, o: Obj, state: CellState) {
        self.object_mut(o).data = Data::Cell(state);
    }

    /// The object belongs to nobody.
    pub fn share(&mut self, o: Obj, birth: Birth) {
        self.object_mut(o).birth = birth;
    }

    /// Something that is kept beside the object has changed.
    pub fn touch(&mut self, o: Obj) {
        self.object_mut(o);
    }

    /// Makes `owned` a part of `owner`.
    pub fn set_owner(&mut self, owned: Obj, owner: Obj) {
        self.object_mut(owned).owner = Some(owner);
    }

    /// Whether `o` is `whole` or, through any number of owners, a part of it.
    #[must_use]
    pub fn is_part_of(&self, o: Obj, whole: Obj) -> bool {
        let mut at = o;
        for _ in 0..64 {
            if at == whole {
                return true;
            }
            match self.get(at).owner {
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }

    /// The text of a string.
    #[must_use]
    pub fn text(&self, o: Obj) -> Option<&Arc<str>> {
        match &self.get(o).data {
            Data::Text(s) => Some(s),
            _ => None,
        }
    }
}

/// Units that an array of this length takes.
#[must_use]
pub fn array_cells(length: usize) -> u64 {
    length as u64 / 2 + 4
}

/// The default value of a type.
#[must_use]
pub fn default_value(program: &Program, ty: TypeId) -> Value {
    match program.prim(ty) {
        None => Value::Null,
        Some(Prim::Bool) => Value::Bool(false),
        Some(Prim::Long) => Value::Long(0),
        Some(Prim::Float) => Value::Float(0.0),
        Some(Prim::Double) => Value::Double(0.0),
        Some(Prim::Byte | Prim::Short | Prim::Char | Prim::Int) => Value::Int(0),
    }
}
