//! Classes, fields, methods and whole programs.

use crate::flat::Code;
use crate::stmt::Block;
use crate::types::{ClassId, FieldId, Local, MethodId, Prim, SelectorId, Type, TypeId};
use scoville_evidence::source::Span;
use std::collections::BTreeMap;

/// A class or interface.
#[derive(Clone, Debug)]
pub struct Class {
    /// Binary name for people: `Outer.Inner`, `Main$1`, `java.util.ArrayList`.
    pub name: String,
    /// What the program itself sees as the name of the class: `Outer$Inner`.
    pub runtime_name: String,
    /// Superclass; `None` for `Object` and interfaces.
    pub superclass: Option<ClassId>,
    /// All supertypes, itself included, superclasses and interfaces, sorted: what `instanceof` asks.
    pub supertypes: Vec<ClassId>,
    /// Instance fields in slot order, inherited ones first.
    pub instance_fields: Vec<FieldId>,
    /// Which method answers a selector; empty for interfaces and abstract classes is allowed.
    pub dispatch: BTreeMap<SelectorId, MethodId>,
    /// Static initialiser, if it does anything. Run by `InitClass`.
    pub initializer: Option<MethodId>,
    /// Whether it comes from a library model.
    pub is_model: bool,
    /// Its declaration.
    pub span: Span,
}

/// A field; instance or static.
#[derive(Clone, Debug)]
pub struct Field {
    /// Simple name.
    pub name: String,
    /// Declaring class.
    pub class: ClassId,
    /// Type.
    pub ty: TypeId,
    /// Static or instance.
    pub is_static: bool,
    /// Final, and written before any other task can have the object: never the subject of a race.
    pub is_final: bool,
    /// Volatile: each access is an atomic section of its own (a visible event) and never races.
    pub is_volatile: bool,
    /// Instance: index in `Class::instance_fields`. Static: a number of its own in the program.
    pub slot: u32,
    /// Its declaration.
    pub span: Span,
}

/// A local variable.
#[derive(Clone, Debug)]
pub struct LocalDecl {
    /// Source name; `None` for temporaries.
    pub name: Option<String>,
    /// Type. `byte`, `short`, `char`, `int` are all held as 32-bit integers.
    pub ty: TypeId,
}

/// A method with its body.
#[derive(Clone, Debug)]
pub struct Method {
    /// Name for people: `Main.run`, `Main.main.lambda#1`.
    pub name: String,
    /// Declaring class.
    pub class: ClassId,
    /// Parameters are the first locals; `this` is local 0 of an instance method.
    pub params: u32,
    /// All locals, parameters first.
    pub locals: Vec<LocalDecl>,
    /// Result type; `None` for void.
    pub result: Option<TypeId>,
    /// Structured body.
    pub body: Block,
    /// Linear form of the body, made by [`Program::flatten`].
    pub code: Code,
    /// Whether it comes from a library model: reports name the innermost caller that does not.
    pub is_model: bool,
    /// Why what waits in it may go on though nothing happens. Waiting is taken to be as long as need be; where nothing else goes on,
    /// what happens is not known.
    pub limit: Option<Limit>,
    /// Its declaration.
    pub span: Span,
}

/// Why a wait may end by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It lasts for a stated time at most. Reports say what is taken of it.
    Time,
    /// Of a worker of a pool, for tasks.
    Idle,
}

impl Method {
    /// Whether the method has a receiver: its first parameter is called `this`.
    #[must_use]
    pub fn is_instance(&self) -> bool {
        self.params > 0 && self.locals.first().is_some_and(|l| l.name.as_deref() == Some("this"))
    }
}

/// Classes and fields that the engines themselves need to know.
#[derive(Clone, Copy, Debug)]
pub struct WellKnown {
    /// `java.lang.Object`
    pub object: ClassId,
    /// `java.lang.String`; its objects hold immutable text and have no fields.
    pub string: ClassId,
    /// `java.lang.Throwable`
    pub throwable: ClassId,
    /// `Throwable`'s field for the detail message (a `String` or null), set by engines on exceptions they raise.
    pub throwable_message: FieldId,
    /// `Throwable`'s field for the cause (a `Throwable` or null); none if causes are not known.
    pub throwable_cause: Option<FieldId>,
    /// Type `Throwable[]`, what a scope yields.
    pub throwable_array: TypeId,
    /// Type `String[]`, the arguments of `main`.
    pub string_array: TypeId,
    /// `NullPointerException`
    pub null_pointer: ClassId,
    /// `ArrayIndexOutOfBoundsException`
    pub array_index: ClassId,
    /// `StringIndexOutOfBoundsException`
    pub string_index: ClassId,
    /// `ArithmeticException`
    pub arithmetic: ClassId,
    /// `NegativeArraySizeException`
    pub negative_size: ClassId,
    /// `ClassCastException`
    pub class_cast: ClassId,
    /// `ArrayStoreException`
    pub array_store: ClassId,
    /// `NumberFormatException`
    pub number_format: ClassId,
    /// `IllegalStateException`, raised for misuse of isolation.
    pub illegal_state: ClassId,
    /// `AssertionError`
    pub assertion_error: ClassId,
    /// `scoville.Cell`, the class of cell objects; it has no fields.
    pub cell: ClassId,
    /// `scoville.Registration`, the class of registrations on barriers; it has no fields.
    pub registration: ClassId,
}

/// A whole program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Interned types.
    pub types: Vec<Type>,
    /// Classes.
    pub classes: Vec<Class>,
    /// Fields.
    pub fields: Vec<Field>,
    /// Methods.
    pub methods: Vec<Method>,
    /// Selector names for people: `apply(Object)`.
    pub selectors: Vec<String>,
    /// Number of static fields (their slots are `0..statics`).
    pub statics: u32,
    /// Static method without parameters that is the root task's body: it builds the argument array and calls `main`.
    pub entry: MethodId,
    /// What engines need to know.
    pub known: WellKnown,
}

impl Program {
    /// The type behind `id`.
    #[must_use]
    pub fn ty(&self, id: TypeId) -> Type {
        self.types[id.index()]
    }

    /// The class behind `id`.
    #[must_use]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The field behind `id`.
    #[must_use]
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// The method behind `id`.
    #[must_use]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// Whether class `sub` is `sup` or has it among its supertypes.
    #[must_use]
    pub fn is_subclass(&self, sub: ClassId, sup: ClassId) -> bool {
        sub == sup || self.class(sub).supertypes.binary_search(&sup).is_ok()
    }

    /// Whether every array is an object of this class or interface.
    #[must_use]
    pub fn is_above_arrays(&self, c: ClassId) -> bool {
        c == self.known.object
            || matches!(self.class(c).runtime_name.as_str(), "java.lang.Cloneable" | "java.io.Serializable")
    }

    /// Whether a value of run-time type `sub` may be assigned to type `sup` (Java's rules for arrays included).
    #[must_use]
    pub fn is_subtype(&self, sub: TypeId, sup: TypeId) -> bool {
        if sub == sup {
            return true;
        }
        match (self.ty(sub), self.ty(sup)) {
            (Type::Class(a), Type::Class(b)) => self.is_subclass(a, b),
            (Type::Array(_), Type::Class(b)) => self.is_above_arrays(b),
            (Type::Array(a), Type::Array(b)) => {
                !matches!(self.ty(a), Type::Prim(_)) && !matches!(self.ty(b), Type::Prim(_)) && self.is_subtype(a, b)
            }
            _ => false,
        }
    }

    /// The primitive behind `id`, if it is one.
    #[must_use]
    pub fn prim(&self, id: TypeId) -> Option<Prim> {
        match self.ty(id) {
            Type::Prim(p) => Some(p),
            _ => None,
        }
    }

    /// Type for people: `int[][]`, `Main.Node`.
    #[must_use]
    pub fn type_name(&self, id: TypeId) -> String {
        match self.ty(id) {
            Type::Prim(p) => p.name().to_owned(),
            Type::Class(c) => self.class(c).name.clone(),
            Type::Array(e) => format!("{}[]", self.type_name(e)),
        }
    }

    /// The number of a type that occurs in the program.
    #[must_use]
    pub fn type_id(&self, ty: Type) -> Option<TypeId> {
        self.types.iter().position(|t| *t == ty).map(|i| TypeId(i as u32))
    }

    /// What a program sees as the name of an object's class (Java's `Class.getName`): arrays read `[I`, `[[Lpack.Name;`.
    #[must_use]
    pub fn runtime_name(&self, ty: Type) -> String {
        runtime_name(&self.classes, &self.types, ty)
    }

    /// What Java says about a cast that fails, of an object whose class has this name at run time.
    #[must_use]
    pub fn cast_message(&self, from: &str, to: TypeId) -> String {
        let home = |name: &str| {
            let element = name.trim_start_matches('[');
            let dimensions = name.len() - element.len();
            let library = match element.strip_prefix('L') {
                Some(class) if dimensions > 0 => class.starts_with("java."),
                _ => dimensions > 0 || element.starts_with("java."),
            };
            if library { "module java.base of loader 'bootstrap'" } else { "unnamed module of loader 'app'" }
        };
        let (a, b) = (from, self.runtime_name(self.ty(to)));
        let (at, to) = (home(a), home(&b));
        if at == to {
            format!("class {a} cannot be cast to class {b} ({a} and {b} are in {at})")
        } else {
            format!("class {a} cannot be cast to class {b} ({a} is in {at}; {b} is in {to})")
        }
    }

    /// The type of a local.
    #[must_use]
    pub fn local_type(&self, method: MethodId, local: Local) -> TypeId {
        self.method(method).locals[local.index()].ty
    }

    /// Makes the linear code of every method; a front end calls it once at the end.
    pub fn flatten(&mut self) {
        let throwable = match self.ty(self.known.throwable_array) {
            Type::Array(element) => element,
            _ => self.known.throwable_array,
        };
        for method in &mut self.methods {
            method.code = crate::flat::flatten(method, throwable);
        }
    }
}

/// [`Program::runtime_name`] while the program is being made.
#[must_use]
pub fn runtime_name(classes: &[Class], types: &[Type], ty: Type) -> String {
    let name = |c: ClassId| classes.get(c.index()).map_or("", |c| &*c.runtime_name);
    let element = |e: TypeId| types.get(e.index()).copied().unwrap_or(ty);
    let mut dimensions = String::new();
    let mut at = ty;
    while let Type::Array(e) = at
        && dimensions.len() < 256
    {
        dimensions.push('[');
        at = element(e);
    }
    match at {
        Type::Prim(p) if dimensions.is_empty() => p.name().to_owned(),
        Type::Prim(p) => format!("{dimensions}{}", descriptor(p)),
        Type::Class(c) if dimensions.is_empty() => name(c).to_owned(),
        Type::Class(c) => format!("{dimensions}L{};", name(c)),
        Type::Array(_) => dimensions,
    }
}

/// The letter for a primitive type in names of array classes (JVMS 4.3.2).
fn descriptor(p: Prim) -> char {
    match p {
        Prim::Bool => 'Z',
        Prim::Byte => 'B',
        Prim::Char => 'C',
        Prim::Short => 'S',
        Prim::Int => 'I',
        Prim::Long => 'J',
        Prim::Float => 'F',
        Prim::Double => 'D',
    }
}
