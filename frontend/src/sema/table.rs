//! The table of classes, methods, fields and type variables.

use super::env::{Env, Var};
use super::ty::{ClassIdx, FieldIdx, MethodIdx, TvIdx, Ty};
use crate::diag::{Diagnostic, FileId, Severity, SourceMap, Span, error};
use crate::java::ast::{FieldDecl, Flags, Import, MethodDecl, Name, TypeDecl, TypeExpr, TypeKind};
use crate::java::literal::Lit;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// How far a lazily computed part has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Progress {
    /// not begun
    #[default]
    Todo,
    /// on the way (a cycle if asked again)
    Doing,
    /// finished
    Done,
}

/// A class, interface, enum or record.
#[derive(Debug)]
pub struct ClassInfo {
    /// name for people: `Outer.Inner`, `Main$1`
    pub name: String,
    /// simple name; empty for anonymous classes
    pub simple: Name,
    /// which kind
    pub kind: TypeKind,
    /// modifiers
    pub flags: Flags,
    /// declaration
    pub decl: Rc<TypeDecl>,
    /// the file's entry in [`Sema::units`]
    pub unit: u32,
    /// lexically enclosing class
    pub outer: Option<ClassIdx>,
    /// has an enclosing instance (of `outer`)
    pub inner: bool,
    /// declared inside a body: the scope there
    pub env: Env,
    /// declared inside a body
    pub is_local: bool,
    /// Type parameters. An object of an inner class belongs to one of the enclosing class, so those of enclosing classes
    /// come after its own; not for local classes, which are seen only where they stand for themselves.
    pub params: Vec<TvIdx>,
    /// superclass
    pub superclass: Option<Ty>,
    /// direct superinterfaces
    pub interfaces: Vec<Ty>,
    /// what an anonymous class extends or implements
    pub anonymous_of: Option<Ty>,
    /// a supertype is not known
    pub opaque: bool,
    /// something that is reached from `main` depends on what the class declares
    pub touched: bool,
    /// names of its fields and methods that somebody has asked for
    pub asked: RefCell<FxHashSet<Name>>,
    /// whether supertypes are resolved
    pub header: Progress,
    /// whether member signatures are resolved
    pub members: Progress,
    /// fields in order
    pub fields: Vec<FieldIdx>,
    /// methods in order
    pub methods: Vec<MethodIdx>,
    /// constructors
    pub ctors: Vec<MethodIdx>,
    /// own fields by name
    pub fields_by_name: FxHashMap<Name, FieldIdx>,
    /// own methods by name, in order
    pub methods_by_name: FxHashMap<Name, Vec<MethodIdx>>,
    /// member types
    pub types: FxHashMap<Name, ClassIdx>,
    /// from a library model
    pub is_model: bool,
    /// locals of enclosing bodies that its objects carry
    pub captures: Vec<Var>,
    /// declaration
    pub span: Span,
}

impl ClassInfo {
    /// The type parameters that the class itself declares.
    #[must_use]
    pub fn own_params(&self) -> &[TvIdx] {
        self.params.get(..self.decl.params.len()).unwrap_or_default()
    }

    /// How many type parameters of enclosing classes it has.
    #[must_use]
    pub fn implied_params(&self) -> usize {
        self.params.len().saturating_sub(self.decl.params.len())
    }

    /// The field of this name that the class itself declares.
    #[must_use]
    pub fn own_field(&self, name: &str) -> Option<FieldIdx> {
        let (name, field) = self.fields_by_name.get_key_value(name)?;
        self.asked.borrow_mut().insert(name.clone());
        Some(*field)
    }

    /// The methods of this name that the class itself declares, in order.
    #[must_use]
    pub fn own_methods(&self, name: &str) -> &[MethodIdx] {
        let Some((name, methods)) = self.methods_by_name.get_key_value(name) else { return &[] };
        self.asked.borrow_mut().insert(name.clone());
        methods
    }

    /// Whether a place is in what declares a method, or a field without initial value, that nobody has asked for.
    /// Constructors and abstract methods are found without their names.
    fn is_unasked(&self, place: Span, sema: &Sema) -> bool {
        let asked = self.asked.borrow();
        let method = self.methods.iter().map(|m| sema.method(*m)).find(|m| match &m.origin {
            MethodOrigin::Source(d) => d.span.contains(place),
            _ => false,
        });
        if let Some(m) = method {
            return !m.is_abstract() && !asked.contains(&m.name);
        }
        let declared = |f: &&FieldIdx| match &sema.field(**f).origin {
            FieldOrigin::Source(d, _) => d.ty.span.contains(place),
            _ => false,
        };
        let mut fields = self.fields.iter().filter(declared).map(|f| sema.field(*f)).peekable();
        fields.peek().is_some()
            && fields.all(|f| match &f.origin {
                FieldOrigin::Source(d, i) => {
                    d.vars.get(*i).is_some_and(|v| v.init.is_none()) && !asked.contains(&f.name)
                }
                _ => false,
            })
    }
}

/// What a method body is made from.
#[derive(Debug, Clone)]
pub enum MethodOrigin {
    /// written in the source
    Source(Rc<MethodDecl>),
    /// the constructor of a class without constructors
    DefaultCtor,
    /// `values()` of an enum
    EnumValues,
    /// `valueOf(String)` of an enum
    EnumValueOf,
    /// constructor of a record from its components
    RecordCtor,
    /// accessor of a record component
    RecordGet(FieldIdx),
    /// `toString`, `hashCode`, `equals` of a record
    RecordMethod(RecordMethod),
}

/// Which implicit method of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum RecordMethod {
    ToString,
    HashCode,
    Equals,
}

/// A method or constructor.
#[derive(Debug)]
pub struct MethodInfo {
    /// simple name; `<init>` for constructors
    pub name: Name,
    /// declaring class
    pub class: ClassIdx,
    /// modifiers
    pub flags: Flags,
    /// type parameters
    pub tparams: Vec<TvIdx>,
    /// parameter types (the last an array if `varargs`)
    pub params: Vec<Ty>,
    /// takes a variable number of arguments
    pub varargs: bool,
    /// result
    pub ret: Ty,
    /// body
    pub origin: MethodOrigin,
    /// declaration
    pub span: Span,
}

impl MethodInfo {
    /// Static?
    #[must_use]
    pub fn is_static(&self) -> bool {
        self.flags.has(Flags::STATIC)
    }

    /// Abstract (interface methods without body included)?
    #[must_use]
    pub fn is_abstract(&self) -> bool {
        match &self.origin {
            MethodOrigin::Source(d) => d.body.is_none() && !self.flags.has(Flags::NATIVE),
            _ => false,
        }
    }

    /// Constructor?
    #[must_use]
    pub fn is_ctor(&self) -> bool {
        &*self.name == "<init>"
    }
}

/// Where a field's initial value comes from.
#[derive(Debug, Clone)]
pub enum FieldOrigin {
    /// variable `.1` of a declaration
    Source(Rc<FieldDecl>, usize),
    /// enum constant number
    EnumConstant(usize),
    /// record component or synthetic
    Plain,
}

/// A field.
#[derive(Debug)]
pub struct FieldInfo {
    /// name
    pub name: Name,
    /// declaring class
    pub class: ClassIdx,
    /// modifiers
    pub flags: Flags,
    /// type
    pub ty: Ty,
    /// declaration
    pub origin: FieldOrigin,
    /// compile-time constant, once asked for
    pub constant: Option<Option<Lit>>,
    /// position of the name
    pub span: Span,
}

impl FieldInfo {
    /// Static?
    #[must_use]
    pub fn is_static(&self) -> bool {
        self.flags.has(Flags::STATIC)
    }
}

/// A type variable.
#[derive(Debug)]
pub struct TvInfo {
    /// name
    pub name: Name,
    /// bounds, resolved with the header or signature it belongs to
    pub bounds: Vec<Ty>,
}

/// A file.
#[derive(Debug)]
pub struct Unit {
    /// its id
    pub file: FileId,
    /// package, dotted; empty for none
    pub package: String,
    /// imports
    pub imports: Vec<Import>,
    /// top-level types
    pub types: FxHashMap<Name, ClassIdx>,
    /// from a library model
    pub is_model: bool,
    /// from a model of this crate
    pub is_ours: bool,
}

/// What the program can read.
#[derive(Debug, Clone, Default)]
pub struct Inputs {
    /// its standard input
    pub console: Option<String>,
    /// files: names with contents
    pub files: Vec<(String, String)>,
}

/// The note on what would be refused in code that is reached.
pub(crate) const NOT_REACHED: &str = "this code is not reached from `main`, so it is left out";

/// Everything known about names and types.
#[derive(Debug, Default)]
pub struct Sema {
    /// files
    pub sources: SourceMap,
    /// parsed files
    pub units: Vec<Unit>,
    /// classes
    pub classes: Vec<ClassInfo>,
    /// methods
    pub methods: Vec<MethodInfo>,
    /// fields
    pub fields: Vec<FieldInfo>,
    /// type variables
    pub tvars: Vec<TvInfo>,
    /// Type variables that stand for intersections of types.
    pub intersections: Vec<TvIdx>,
    /// top-level classes by qualified name
    pub by_name: FxHashMap<String, ClassIdx>,
    /// model files that are loaded
    pub loaded_models: FxHashSet<usize>,
    /// packages of user files
    pub packages: FxHashSet<String>,
    /// what the program reads
    pub inputs: Inputs,
    /// Whether thread pools have as many workers as need be.
    pub pools_unbounded: bool,
    /// an erroneous expression in what is reached
    pub erroneous: Option<Span>,
    /// what was found wrong
    pub diagnostics: Vec<Diagnostic>,
    /// positions already reported
    reported: FxHashSet<(Span, String)>,
    /// numbers of anonymous classes by enclosing top-level class name
    pub anonymous: FxHashMap<String, u32>,
    /// while set, errors about unmodelled things are warnings: the code is not reached from `main`
    pub unreached: bool,
}

impl Sema {
    /// The class behind `c`.
    #[must_use]
    pub fn class(&self, c: ClassIdx) -> &ClassInfo {
        &self.classes[c.index()]
    }

    /// The method behind `m`.
    #[must_use]
    pub fn method(&self, m: MethodIdx) -> &MethodInfo {
        &self.methods[m.index()]
    }

    /// The field behind `f`.
    #[must_use]
    pub fn field(&self, f: FieldIdx) -> &FieldInfo {
        &self.fields[f.index()]
    }

    /// Reports an error once per position and code.
    pub fn error(&mut self, code: &str, span: Span, message: impl Into<String>) {
        self.report(error(code, span, message));
    }

    /// Reports that something is not supported; a warning if the code is not reached.
    pub fn unsupported(&mut self, code: &str, span: Span, message: impl Into<String>) {
        let mut d = error(code, span, message);
        if self.unreached {
            d.severity = Severity::Warning;
            d = d.note(NOT_REACHED);
        }
        self.report(d);
    }

    /// Reports a diagnostic once per position and code.
    pub fn report(&mut self, d: Diagnostic) {
        if let Some(span) = d.span()
            && !self.reported.insert((span, d.code.clone()))
        {
            return;
        }
        self.diagnostics.push(d);
    }

    /// Forgets that something was reported, so that it can be reported again.
    pub fn unreport(&mut self, span: Span, code: &str) {
        self.reported.remove(&(span, code.to_string()));
    }

    /// True if an error (not only a warning) was reported.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|d| d.severity == Severity::Error)
    }

    /// A new type variable.
    pub fn new_tvar(&mut self, name: Name) -> TvIdx {
        self.tvars.push(TvInfo { name, bounds: Vec::new() });
        TvIdx(self.tvars.len() as u32 - 1)
    }

    /// The class's own type, with its parameters as arguments.
    #[must_use]
    pub fn this_type(&self, c: ClassIdx) -> Ty {
        Ty::Class(c, self.class(c).params.iter().map(|p| Ty::Var(*p)).collect())
    }

    /// The name of the class at run time (JLS 13.1): `$` before the name of a member class.
    #[must_use]
    pub fn binary_name(&self, c: ClassIdx) -> String {
        let mut at = self.class(c);
        let mut tail = String::new();
        while let Some(outer) = at.outer {
            let outer = self.class(outer);
            // Local and anonymous classes have the `$` already, and a number.
            let own = at.name.get(outer.name.len() + 1..).unwrap_or_default();
            tail = format!("${own}{tail}");
            at = outer;
        }
        at.name.clone() + &tail
    }

    /// Whether what stands at a place in the declarations of class `c` concerns what is reached from `main`.
    #[must_use]
    pub fn concerns_reached(&self, c: ClassIdx, place: Span) -> bool {
        let class = self.class(c);
        class.touched && !class.is_unasked(place, self)
    }

    /// Forgets what has been asked for, and returns it.
    pub fn take_asked(&mut self) -> Vec<FxHashSet<Name>> {
        self.classes.iter().map(|c| c.asked.take()).collect()
    }

    /// Takes back what has been asked for since then.
    pub fn restore_asked(&mut self, asked: Vec<FxHashSet<Name>>) {
        for (class, asked) in self.classes.iter_mut().zip(asked) {
            class.asked = RefCell::new(asked);
        }
    }

    /// What has been asked these classes for, with the classes.
    pub fn asked_of(&self, classes: &[ClassIdx]) -> Vec<(ClassIdx, FxHashSet<Name>)> {
        classes.iter().map(|c| (*c, self.class(*c).asked.borrow().clone())).collect()
    }

    /// Takes back what has been asked them for since then.
    pub fn restore_asked_of(&mut self, asked: Vec<(ClassIdx, FxHashSet<Name>)>) {
        for (c, asked) in asked {
            self.class(c).asked.replace(asked);
        }
    }

    /// True if `c` is an interface (or annotation).
    #[must_use]
    pub fn is_interface(&self, c: ClassIdx) -> bool {
        matches!(self.class(c).kind, TypeKind::Interface | TypeKind::Annotation)
    }
}

/// The type of a declared variable: the written type with the extra dimensions of its declarator.
#[must_use]
pub fn with_dims(ty: &TypeExpr, dims: usize) -> TypeExpr {
    let mut ty = ty.clone();
    for _ in 0..dims {
        let span = ty.span;
        ty = TypeExpr { kind: crate::java::ast::TypeExprKind::Array(Box::new(ty)), span };
    }
    ty
}
