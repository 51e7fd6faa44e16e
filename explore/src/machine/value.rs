//! Values and names of things in a state.

/// An object of the heap, by its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Obj(pub u32);

/// A task, by its index in the state: the order of creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub u32);

impl TaskId {
    /// The root task.
    pub const ROOT: TaskId = TaskId(0);

    /// As an index of a vector.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A finish scope, by its index in the state: the order of opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScopeId(pub u32);

impl ScopeId {
    /// As an index of a vector.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A barrier, by its index in the state: the order of creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BarrierId(pub u32);

impl BarrierId {
    /// As an index of a vector.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Java value, or one that stands for many: see [`super::open`]. `byte`, `short`, `char` and `int` are all held as `Int`.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// `null`, and what an unset local holds.
    Null,
    /// `boolean`
    Bool(bool),
    /// Up to 32 bits.
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// A reference.
    Ref(Obj),
    /// A number or `boolean` that was left open; a bit for each place where it may have been.
    Open(u64),
}

impl Value {
    /// A kind and the bits: equal exactly for identical values (floats by their bits).
    #[must_use]
    pub fn bits(self) -> (u8, u64) {
        match self {
            Value::Null => (0, 0),
            Value::Bool(b) => (1, u64::from(b)),
            Value::Int(i) => (2, u64::from(i as u32)),
            Value::Long(i) => (3, i as u64),
            Value::Float(f) => (4, u64::from(f.to_bits())),
            Value::Double(d) => (5, d.to_bits()),
            Value::Ref(o) => (6, u64::from(o.0)),
            // Where it was left open makes no difference to what happens.
            Value::Open(_) => (7, 0),
        }
    }

    /// Where it was left open, if it was.
    #[must_use]
    pub fn open(self) -> Option<u64> {
        match self {
            Value::Open(from) => Some(from),
            _ => None,
        }
    }

    /// The truth value of a boolean.
    #[must_use]
    pub fn truth(self) -> bool {
        debug_assert!(self.open().is_none(), "an open value is looked at");
        matches!(self, Value::Bool(true)) || matches!(self, Value::Int(i) if i != 0)
    }

    /// The value of an `int`, 0 for anything else.
    #[must_use]
    pub fn int(self) -> i32 {
        debug_assert!(self.open().is_none(), "an open value is looked at");
        match self {
            Value::Int(i) => i,
            Value::Bool(b) => i32::from(b),
            Value::Long(i) => i as i32,
            _ => 0,
        }
    }

    /// The value of a `long` or a narrower integer, 0 for anything else.
    #[must_use]
    pub fn long(self) -> i64 {
        match self {
            Value::Long(i) => i,
            other => i64::from(other.int()),
        }
    }

    /// The value of a `float`, 0 for anything else.
    #[must_use]
    pub fn float(self) -> f32 {
        debug_assert!(self.open().is_none(), "an open value is looked at");
        match self {
            Value::Float(f) => f,
            Value::Double(d) => d as f32,
            _ => 0.0,
        }
    }

    /// The value of a `double`, 0 for anything else.
    #[must_use]
    pub fn double(self) -> f64 {
        debug_assert!(self.open().is_none(), "an open value is looked at");
        match self {
            Value::Double(d) => d,
            Value::Float(f) => f64::from(f),
            _ => 0.0,
        }
    }

    /// The object, if it is a reference to one.
    #[must_use]
    pub fn obj(self) -> Option<Obj> {
        match self {
            Value::Ref(o) => Some(o),
            _ => None,
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.bits() == other.bits()
    }
}

impl Eq for Value {}

impl From<Option<Obj>> for Value {
    fn from(o: Option<Obj>) -> Self {
        o.map_or(Value::Null, Value::Ref)
    }
}

/// A shared location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loc {
    /// A field (by its slot) or an element (by its index) of an object.
    Slot(Obj, u32),
    /// A static field, by its slot.
    Static(u32),
}
