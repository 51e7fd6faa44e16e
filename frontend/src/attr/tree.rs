//! The typed tree: expressions and statements with every name, type, overload and conversion decided.

use crate::diag::Span;
use crate::java::ast::{BinOp, Prim};
use crate::java::literal::Lit;
use crate::sema::env::Var;
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx, Ty};

/// A typed expression.
#[derive(Debug, Clone)]
pub struct TExpr {
    /// what it computes
    pub kind: TKind,
    /// static type
    pub ty: Ty,
    /// position
    pub span: Span,
    /// value of a constant expression
    pub constant: Option<Lit>,
}

/// Forms of typed expressions. Conversions are explicit.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TKind {
    /// something was wrong; an error has been reported
    Error,
    /// the value is in `constant`
    Const,
    Local(Var),
    /// `this`, or the enclosing instance of this class
    This(ClassIdx),
    Field {
        target: Box<TExpr>,
        field: FieldIdx,
    },
    Static {
        field: FieldIdx,
        effect: Option<Box<TExpr>>,
    },
    Length(Box<TExpr>),
    Index(Box<TExpr>, Box<TExpr>),
    Call(Box<TCall>),
    /// `this(…)` or `super(…)`
    CtorCall(Box<TCtorCall>),
    New(Box<TNew>),
    /// the type is the expression's; lengths of the outer dimensions
    NewArray(Vec<TExpr>),
    ArrayInit(Vec<TExpr>),
    Neg(Box<TExpr>),
    Not(Box<TExpr>),
    BitNot(Box<TExpr>),
    Chain(Box<TExpr>, Vec<TStep>),
    /// primitive conversion to the expression's type
    Convert(Box<TExpr>),
    /// boxing of the operand's primitive type
    Box(Box<TExpr>),
    /// unboxing to the expression's primitive type, which is the operand's own
    Unbox(Box<TExpr>),
    /// checked reference cast to the erasure of the expression's type
    Cast(Box<TExpr>),
    /// the same for a type that erasure has lost, where what the value is used as needs it
    Implied(Box<TExpr>),
    Assign {
        target: Box<TExpr>,
        value: Box<TExpr>,
    },
    Compound {
        target: Box<TExpr>,
        step: Box<TStep>,
    },
    IncDec {
        target: Box<TExpr>,
        prefix: bool,
        increment: bool,
    },
    Conditional(Box<TExpr>, Box<TExpr>, Box<TExpr>),
    InstanceOf {
        value: Box<TExpr>,
        check: Ty,
        binding: Option<Var>,
    },
    /// the operand, which must not be null
    NonNull(Box<TExpr>),
    Lambda(Box<TLambda>),
    /// a class object, perhaps of a class that is initialised with that
    ClassLit {
        of: Ty,
        initialises: bool,
    },
    Switch(Box<TSwitch>),
    /// evaluates `value` into `var`, then `body`
    Let {
        var: Var,
        value: Box<TExpr>,
        body: Box<TExpr>,
    },
    /// a permission region
    Region {
        acquire: bool,
        write: bool,
        target: Box<TRegion>,
    },
}

/// What a permission region covers.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TRegion {
    Object(TExpr),
    /// a field, static field or array element
    Location(TExpr),
    /// array, first and last index
    Range(Box<[TExpr; 3]>),
}

/// One operator of a chain, applied to what is accumulated so far.
#[derive(Debug, Clone)]
pub struct TStep {
    /// which operator
    pub op: StepOp,
    /// type of the accumulated value before
    pub acc: Ty,
    /// right operand, converted (for concatenation: as it is)
    pub rhs: TExpr,
    /// type of the result
    pub ty: Ty,
    /// the chain up to and including this operand
    pub span: Span,
}

/// Operators of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepOp {
    /// arithmetic or comparison; both operands at this type (shift counts are `int`)
    Num(BinOp, Prim),
    /// reference comparison; true for `!=`
    RefEq(bool),
    /// `&&`
    And,
    /// `||`
    Or,
    /// string concatenation
    Concat,
}

/// A method call.
#[derive(Debug, Clone)]
pub struct TCall {
    /// which method
    pub method: MethodIdx,
    /// receiver; `None` for static methods
    pub recv: Option<TExpr>,
    /// evaluated before, for its effect (a static method called on an expression)
    pub effect: Option<TExpr>,
    /// arguments, converted to the parameter types
    pub args: Vec<TExpr>,
    /// not virtual: `super.m()`
    pub special: bool,
}

/// A constructor call inside a constructor.
#[derive(Debug, Clone)]
pub struct TCtorCall {
    /// which constructor
    pub ctor: MethodIdx,
    /// `super(…)` rather than `this(…)`
    pub is_super: bool,
    /// enclosing instance for an inner superclass
    pub outer: Option<TExpr>,
    /// arguments
    pub args: Vec<TExpr>,
}

/// An object creation.
#[derive(Debug, Clone)]
pub struct TNew {
    /// created class
    pub class: ClassIdx,
    /// its constructor; for anonymous classes that of the superclass, `None` for interfaces
    pub ctor: Option<MethodIdx>,
    /// enclosing instance, for inner classes
    pub outer: Option<TExpr>,
    /// enclosing instance for the superclass of an anonymous class
    pub super_outer: Option<TExpr>,
    /// arguments
    pub args: Vec<TExpr>,
}

/// A lambda or method reference.
#[derive(Debug, Clone)]
pub struct TLambda {
    /// the interface method it implements
    pub method: MethodIdx,
    /// class in whose body it stands
    pub class: ClassIdx,
    /// parameters
    pub params: Vec<Var>,
    /// captured variables
    pub captures: Vec<Var>,
    /// uses `this`
    pub captures_this: bool,
    /// result type; [`Ty::Void`] for none
    pub ret: Ty,
    /// body
    pub body: TLambdaBody,
    /// it came from a method reference
    pub is_ref: bool,
}

/// The body of a lambda.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TLambdaBody {
    Expr(TExpr),
    Block(Vec<TStmt>),
}

/// A statement.
#[derive(Debug, Clone)]
pub struct TStmt {
    /// its form
    pub kind: TStmtKind,
    /// position
    pub span: Span,
}

/// Target of `break`, `continue` and `yield`.
pub type JumpId = u32;

/// Forms of statements.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TStmtKind {
    Local(Var, Option<TExpr>),
    Expr(TExpr),
    Block(Vec<TStmt>),
    If(TExpr, Box<TStmt>, Option<Box<TStmt>>),
    /// `for`, and `while` without the rest
    For {
        id: JumpId,
        init: Vec<TStmt>,
        cond: Option<TExpr>,
        update: Vec<TExpr>,
        body: Box<TStmt>,
    },
    DoWhile {
        id: JumpId,
        body: Box<TStmt>,
        cond: TExpr,
    },
    Labeled {
        id: JumpId,
        body: Box<TStmt>,
    },
    Switch(Box<TSwitch>),
    /// the value has the declared type unless the result type was inferred from it
    Return(Option<TExpr>),
    Yield(JumpId, TExpr),
    Break(JumpId),
    Continue(JumpId),
    Throw(TExpr),
    Assert(TExpr, Option<TExpr>),
    Synchronized(TExpr, Vec<TStmt>),
    Try {
        body: Vec<TStmt>,
        catches: Vec<TCatch>,
        finally: Option<Vec<TStmt>>,
    },
}

/// A handler.
#[derive(Debug, Clone)]
pub struct TCatch {
    /// caught classes
    pub classes: Vec<ClassIdx>,
    /// variable
    pub var: Var,
    /// body
    pub body: Vec<TStmt>,
}

/// A switch.
#[derive(Debug, Clone)]
pub struct TSwitch {
    /// target of `break` or `yield`
    pub id: JumpId,
    /// what is switched on: `int` (converted), `String` or an enum; any object if there are patterns or `null`
    pub scrutinee: TExpr,
    /// what holds it for the tests of the cases
    pub var: Option<Var>,
    /// groups
    pub cases: Vec<TCase>,
    /// no fall-through
    pub arrow: bool,
    /// type of the value, for expressions
    pub value: Option<Ty>,
}

/// A group of labels.
#[derive(Debug, Clone)]
pub struct TCase {
    /// labels
    pub labels: Vec<TLabel>,
    /// `null` among the labels
    pub null: bool,
    /// conditions on the variable of the switch, which bind what its patterns bind
    pub tests: Vec<TExpr>,
    /// is the default group
    pub default: bool,
    /// statements
    pub body: Vec<TStmt>,
}

/// A `case` constant.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TLabel {
    Int(i32),
    Str(Vec<u16>),
    Enum(FieldIdx),
}

/// The body of a method, constructor or initialiser.
#[derive(Debug, Clone, Default)]
pub struct TBody {
    /// parameters
    pub params: Vec<Var>,
    /// statements
    pub stmts: Vec<TStmt>,
}

impl TExpr {
    /// An erroneous expression.
    #[must_use]
    pub fn error(span: Span) -> TExpr {
        TExpr { kind: TKind::Error, ty: Ty::Error, span, constant: None }
    }

    /// A plain expression.
    #[must_use]
    pub fn new(kind: TKind, ty: Ty, span: Span) -> TExpr {
        TExpr { kind, ty, span, constant: None }
    }

    /// A constant.
    #[must_use]
    pub fn constant(value: Lit, ty: Ty, span: Span) -> TExpr {
        TExpr { kind: TKind::Const, ty, span, constant: Some(value) }
    }

    /// Use of a variable.
    #[must_use]
    pub fn local(var: &Var, span: Span) -> TExpr {
        TExpr { kind: TKind::Local(var.clone()), ty: var.ty.borrow().clone(), span, constant: None }
    }
}
