//! Types and constants.

/// Java's primitive types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prim {
    /// `boolean`
    Bool,
    /// `byte`
    Byte,
    /// `short`
    Short,
    /// `char`
    Char,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
}

impl Prim {
    /// The Java keyword.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Prim::Bool => "boolean",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::Char => "char",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
    }
}

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index of a vector.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// Index in `Program::types`.
    TypeId
);
index!(
    /// Index in `Program::classes`.
    ClassId
);
index!(
    /// Index in `Program::fields`.
    FieldId
);
index!(
    /// Index in `Program::methods`.
    MethodId
);
index!(
    /// Index in `Program::selectors`: a name with erased parameter types, looked up in a receiver's class.
    SelectorId
);
index!(
    /// A local variable of one method.
    Local
);
index!(
    /// Target of `break` and `continue` within one method.
    Label
);

/// A run-time type, interned in `Program::types`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A primitive.
    Prim(Prim),
    /// A class or interface (erased).
    Class(ClassId),
    /// An array with this element type.
    Array(TypeId),
}

/// A constant. `byte`, `short`, `char` and `int` constants are `Int`.
#[derive(Clone, Debug, PartialEq)]
pub enum Const {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// Up to 32 bits.
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// An interned string: the same object for equal text.
    Str(std::sync::Arc<str>),
}

/// What an operation reads: a local variable or a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// A local variable.
    Local(Local),
    /// A constant.
    Const(Const),
}

impl From<Local> for Operand {
    fn from(l: Local) -> Self {
        Operand::Local(l)
    }
}

impl Operand {
    /// An `int` constant.
    #[must_use]
    pub fn int(i: i32) -> Self {
        Operand::Const(Const::Int(i))
    }

    /// A `boolean` constant.
    #[must_use]
    pub fn bool(b: bool) -> Self {
        Operand::Const(Const::Bool(b))
    }

    /// `null`.
    #[must_use]
    pub fn null() -> Self {
        Operand::Const(Const::Null)
    }
}
