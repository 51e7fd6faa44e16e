//! The syntax tree of the Java family, as parsed: no names resolved, no types computed.
//!
//! Chains of binary operators of one precedence are kept flat ([`ExprKind::Chain`]), so that a sum of a hundred
//! thousand terms is not a hundred thousand levels deep; every other nesting is bounded by the parser.

use super::literal::Lit;
use crate::diag::Span;
pub use scoville_ir::types::Prim;
use std::rc::Rc;

/// An interned name.
pub type Name = Rc<str>;

/// A name with its position.
#[derive(Debug, Clone)]
pub struct Ident {
    /// the text
    pub name: Name,
    /// where it stands
    pub span: Span,
}

/// One source file.
#[derive(Debug, Clone, Default)]
pub struct CompilationUnit {
    /// `package a.b;`
    pub package: Option<Vec<Ident>>,
    /// imports in order
    pub imports: Vec<Import>,
    /// top-level types in order
    pub types: Vec<Rc<TypeDecl>>,
}

/// `import [static] a.b.c[.*];`
#[derive(Debug, Clone)]
pub struct Import {
    /// `import static`
    pub is_static: bool,
    /// the dotted path without `*`
    pub path: Vec<Ident>,
    /// ends in `.*`
    pub wildcard: bool,
    /// the whole declaration
    pub span: Span,
}

/// Modifier keywords as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Flags(pub u32);

impl Flags {
    /// `public`
    pub const PUBLIC: u32 = 1;
    /// `protected`
    pub const PROTECTED: u32 = 2;
    /// `private`
    pub const PRIVATE: u32 = 4;
    /// `static`
    pub const STATIC: u32 = 8;
    /// `final`
    pub const FINAL: u32 = 16;
    /// `abstract`
    pub const ABSTRACT: u32 = 32;
    /// `native`
    pub const NATIVE: u32 = 64;
    /// `synchronized`
    pub const SYNCHRONIZED: u32 = 128;
    /// `transient`
    pub const TRANSIENT: u32 = 256;
    /// `volatile`
    pub const VOLATILE: u32 = 512;
    /// `strictfp`
    pub const STRICTFP: u32 = 1024;
    /// `default` (interface methods)
    pub const DEFAULT: u32 = 2048;
    /// `sealed`
    pub const SEALED: u32 = 4096;
    /// `non-sealed`
    pub const NON_SEALED: u32 = 8192;

    /// True if any of the bits is set.
    pub fn has(self, bits: u32) -> bool {
        self.0 & bits != 0
    }
}

/// Modifiers and annotations.
#[derive(Debug, Clone, Default)]
pub struct Modifiers {
    /// keywords
    pub flags: Flags,
    /// annotations
    pub annotations: Vec<Annotation>,
}

/// An annotation.
#[derive(Debug, Clone)]
pub struct Annotation {
    /// dotted name
    pub name: Vec<Ident>,
    /// what stands between its parentheses, if it has any; it is not parsed
    pub args: Option<Span>,
    /// the whole
    pub span: Span,
}

impl Annotation {
    /// Whether it is `@Override`.
    #[must_use]
    pub fn is_override(&self) -> bool {
        matches!(self.name.as_slice(), [.., last] if &*last.name == "Override")
    }
}

/// What kind of type is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeKind {
    /// `class`
    Class,
    /// `interface`
    Interface,
    /// `enum`
    Enum,
    /// `record`
    Record,
    /// `@interface`
    Annotation,
}

/// A class, interface, enum, record or annotation declaration.
#[derive(Debug, Clone)]
pub struct TypeDecl {
    /// which kind
    pub kind: TypeKind,
    /// modifiers
    pub mods: Modifiers,
    /// simple name
    pub name: Ident,
    /// type parameters
    pub params: Vec<TypeParam>,
    /// `extends` (a class has at most one)
    pub extends: Vec<TypeExpr>,
    /// `implements`
    pub implements: Vec<TypeExpr>,
    /// `permits`
    pub permits: Vec<TypeExpr>,
    /// enum constants
    pub constants: Vec<EnumConstant>,
    /// record components
    pub components: Vec<Param>,
    /// members in order
    pub members: Vec<Member>,
    /// the whole declaration
    pub span: Span,
}

/// `NAME(args) { body }`
#[derive(Debug, Clone)]
pub struct EnumConstant {
    /// name
    pub name: Ident,
    /// constructor arguments
    pub args: Vec<Expr>,
    /// class body
    pub body: Option<Vec<Member>>,
}

/// `T extends A & B`
#[derive(Debug, Clone)]
pub struct TypeParam {
    /// name
    pub name: Ident,
    /// bounds
    pub bounds: Vec<TypeExpr>,
}

/// One member of a type body.
#[derive(Debug, Clone)]
pub enum Member {
    /// field declaration (several variables)
    Field(Rc<FieldDecl>),
    /// method or constructor
    Method(Rc<MethodDecl>),
    /// initialiser block
    Init {
        /// `static { … }`
        is_static: bool,
        /// body
        body: Rc<Block>,
    },
    /// member type
    Type(Rc<TypeDecl>),
}

/// `mods type a = 1, b[];`
#[derive(Debug, Clone)]
pub struct FieldDecl {
    /// modifiers
    pub mods: Modifiers,
    /// declared type
    pub ty: TypeExpr,
    /// variables
    pub vars: Vec<Declarator>,
}

/// One declared variable.
#[derive(Debug, Clone)]
pub struct Declarator {
    /// name
    pub name: Ident,
    /// `[]` pairs after the name
    pub dims: usize,
    /// initialiser (possibly [`ExprKind::ArrayInit`])
    pub init: Option<Expr>,
}

/// A method or constructor.
#[derive(Debug, Clone)]
pub struct MethodDecl {
    /// modifiers
    pub mods: Modifiers,
    /// type parameters
    pub type_params: Vec<TypeParam>,
    /// result type; `None` for constructors
    pub ret: Option<TypeExpr>,
    /// name (of the class for constructors)
    pub name: Ident,
    /// parameters
    pub params: Vec<Param>,
    /// what it declares to throw
    pub throws: Vec<TypeExpr>,
    /// body; `None` for abstract and native methods
    pub body: Option<Block>,
    /// the body is only skipped over: its statements are parsed when they are needed
    pub lazy: bool,
    /// a record's constructor without parameter list
    pub compact: bool,
    /// the whole declaration
    pub span: Span,
}

/// A formal parameter.
#[derive(Debug, Clone)]
pub struct Param {
    /// modifiers
    pub mods: Modifiers,
    /// type (for varargs the element type)
    pub ty: TypeExpr,
    /// `...`
    pub varargs: bool,
    /// name
    pub name: Ident,
}

/// A type as written.
#[derive(Debug, Clone)]
pub struct TypeExpr {
    /// its form
    pub kind: TypeExprKind,
    /// where it stands
    pub span: Span,
}

/// Forms of types.
#[derive(Debug, Clone)]
pub enum TypeExprKind {
    /// `int` …
    Prim(Prim),
    /// `void`
    Void,
    /// `a.b.C<X>.D<Y>`
    Named(Vec<TypeSegment>),
    /// `T[]`
    Array(Box<TypeExpr>),
    /// `?`, `? extends T`, `? super T`
    Wildcard(Option<(WildcardBound, Box<TypeExpr>)>),
    /// `A & B` (casts only)
    Intersection(Vec<TypeExpr>),
    /// `A | B` (catch only)
    Union(Vec<TypeExpr>),
    /// no type written (an implicit lambda parameter)
    Inferred,
}

/// Direction of a wildcard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WildcardBound {
    /// `? extends`
    Extends,
    /// `? super`
    Super,
}

/// One part of a dotted type name.
#[derive(Debug, Clone)]
pub struct TypeSegment {
    /// name
    pub name: Ident,
    /// type arguments
    pub args: Vec<TypeExpr>,
    /// `<>` was written
    pub diamond: bool,
}

/// `{ … }`
#[derive(Debug, Clone)]
pub struct Block {
    /// statements
    pub stmts: Vec<Stmt>,
    /// with the braces
    pub span: Span,
}

/// A statement.
#[derive(Debug, Clone)]
pub struct Stmt {
    /// its form
    pub kind: StmtKind,
    /// the whole statement
    pub span: Span,
}

/// Forms of statements.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum StmtKind {
    Empty,
    Local { mods: Modifiers, ty: TypeExpr, vars: Vec<Declarator> },
    LocalType(Rc<TypeDecl>),
    Expr(Expr),
    Block(Block),
    If { cond: Expr, then: Box<Stmt>, els: Option<Box<Stmt>> },
    While { cond: Expr, body: Box<Stmt> },
    DoWhile { body: Box<Stmt>, cond: Expr },
    For { init: Vec<Stmt>, cond: Option<Expr>, update: Vec<Expr>, body: Box<Stmt> },
    ForEach { mods: Modifiers, ty: TypeExpr, name: Ident, iterable: Expr, body: Box<Stmt> },
    Labeled { label: Ident, body: Box<Stmt> },
    Switch(Box<Switch>),
    Return(Option<Expr>),
    Yield(Expr),
    Break(Option<Ident>),
    Continue(Option<Ident>),
    Throw(Expr),
    Assert { cond: Expr, message: Option<Expr> },
    Synchronized { lock: Expr, body: Block },
    Try(Box<Try>),
}

/// `try`
#[derive(Debug, Clone)]
pub struct Try {
    /// resources: local variables or expressions
    pub resources: Vec<Stmt>,
    /// body
    pub body: Block,
    /// handlers
    pub catches: Vec<Catch>,
    /// `finally`
    pub finally: Option<Block>,
}

/// `catch (T e) { … }`
#[derive(Debug, Clone)]
pub struct Catch {
    /// type, possibly a union
    pub ty: TypeExpr,
    /// variable
    pub name: Ident,
    /// body
    pub body: Block,
}

/// A switch, as statement or expression.
#[derive(Debug, Clone)]
pub struct Switch {
    /// what is switched on
    pub scrutinee: Expr,
    /// groups in order
    pub cases: Vec<Case>,
    /// uses `->`
    pub arrow: bool,
    /// position
    pub span: Span,
}

/// One group of labels with its statements.
#[derive(Debug, Clone)]
pub struct Case {
    /// `case` constants
    pub labels: Vec<Expr>,
    /// `default` among the labels
    pub default: bool,
    /// body; an arrow with an expression has one [`StmtKind::Expr`], see `arrow_value`
    pub body: Vec<Stmt>,
    /// `-> expression;`
    pub arrow_value: bool,
    /// patterns
    pub patterns: Vec<Pattern>,
    /// `when` condition of a pattern
    pub guard: Option<Expr>,
    /// position of the labels
    pub span: Span,
}

impl Case {
    /// One without labels and statements.
    #[must_use]
    pub fn at(span: Span) -> Case {
        let (labels, body, patterns) = (Vec::new(), Vec::new(), Vec::new());
        Case { labels, default: false, body, arrow_value: false, patterns, guard: None, span }
    }

    /// Has a pattern or `null`, so that its switch covers all values.
    #[must_use]
    pub fn is_pattern(&self) -> bool {
        !self.patterns.is_empty() || self.is_null()
    }

    /// Has `null` among its labels.
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.labels.iter().any(|l| matches!(l.kind, ExprKind::Lit(Lit::Null)))
    }
}

/// A pattern (JLS 14.30).
#[derive(Debug, Clone)]
pub struct Pattern {
    /// what it binds is `final`
    pub is_final: bool,
    /// type, or `var` within a record pattern
    pub ty: TypeExpr,
    /// its form
    pub form: PatternForm,
    /// where it stands
    pub span: Span,
}

/// Forms of patterns.
#[derive(Debug, Clone)]
pub enum PatternForm {
    /// `T t`
    Binds(Ident),
    /// `T(P, Q)`
    Record(Vec<Pattern>),
}

impl Pattern {
    /// What it binds.
    #[must_use]
    pub fn names(&self) -> Vec<&Ident> {
        match &self.form {
            PatternForm::Binds(name) => vec![name],
            PatternForm::Record(parts) => parts.iter().flat_map(Pattern::names).collect(),
        }
    }
}

/// An expression.
#[derive(Debug, Clone)]
pub struct Expr {
    /// its form
    pub kind: ExprKind,
    /// where it stands
    pub span: Span,
}

/// Forms of expressions.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ExprKind {
    Lit(Lit),
    /// a simple name
    Name(Name),
    /// `e.name`
    Field(Box<Expr>, Ident),
    /// `e[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `[target.][<T>]name(args)`
    Call(Box<Call>),
    /// `[outer.]new T(args) { body }`
    New(Box<New>),
    /// `new T[a][b][]` or `new T[] {…}`
    NewArray(Box<NewArray>),
    /// `{a, b}` in an initialiser
    ArrayInit(Vec<Expr>),
    /// `+e`, `-e`, `!e`, `~e`
    Unary(UnOp, Box<Expr>),
    /// `++e`, `e++`, …
    IncDec {
        prefix: bool,
        increment: bool,
        target: Box<Expr>,
    },
    /// `first op1 a op2 b …`, all of one precedence, left associative
    Chain(Box<Expr>, Vec<(BinOp, Span, Expr)>),
    /// `target = value` or `target op= value`
    Assign {
        op: Option<BinOp>,
        target: Box<Expr>,
        value: Box<Expr>,
    },
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(Box<TypeExpr>, Box<Expr>),
    InstanceOf {
        expr: Box<Expr>,
        ty: Box<TypeExpr>,
        binding: Option<Ident>,
        is_final: bool,
    },
    /// `instanceof T(…)`
    Matches(Box<Expr>, Box<Pattern>),
    Lambda(Rc<Lambda>),
    MethodRef(Rc<MethodRef>),
    /// `this` or `Outer.this`
    This(Option<Box<Expr>>),
    /// `super` or `Outer.super`, only as a target
    Super(Option<Box<Expr>>),
    /// `T.class`
    ClassLit(TypeExpr),
    Switch(Box<Switch>),
    /// a type where an expression was expected (target of `::`)
    Type(TypeExpr),
    /// what could not be parsed
    Error,
}

/// A method call.
#[derive(Debug, Clone)]
pub struct Call {
    /// receiver, type or package
    pub target: Option<Expr>,
    /// explicit type arguments
    pub type_args: Vec<TypeExpr>,
    /// name; `this` and `super` for constructor calls
    pub name: Ident,
    /// arguments
    pub args: Vec<Expr>,
}

/// An instance creation.
#[derive(Debug, Clone)]
pub struct New {
    /// `outer.new …`
    pub outer: Option<Expr>,
    /// created class
    pub ty: TypeExpr,
    /// arguments
    pub args: Vec<Expr>,
    /// anonymous class body
    pub body: Option<Rc<TypeDecl>>,
}

/// An array creation.
#[derive(Debug, Clone)]
pub struct NewArray {
    /// element type without any dimension
    pub elem: TypeExpr,
    /// dimensions with a length
    pub dims: Vec<Expr>,
    /// number of all dimensions
    pub rank: usize,
    /// initialiser
    pub init: Option<Vec<Expr>>,
}

/// A lambda expression.
#[derive(Debug, Clone)]
pub struct Lambda {
    /// parameters (type [`TypeExprKind::Inferred`] when implicit)
    pub params: Vec<Param>,
    /// body
    pub body: LambdaBody,
}

/// The body of a lambda.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum LambdaBody {
    Expr(Expr),
    Block(Block),
}

/// `target::name` or `T::new`
#[derive(Debug, Clone)]
pub struct MethodRef {
    /// expression, type or `super`
    pub target: Expr,
    /// method name; `new` for constructors
    pub name: Ident,
}

/// Unary operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum UnOp {
    Plus,
    Neg,
    Not,
    BitNot,
}

/// Binary operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum BinOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Ushr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    And,
    Xor,
    Or,
    AndAnd,
    OrOr,
}

impl BinOp {
    /// The operator as written.
    pub fn text(self) -> &'static str {
        match self {
            BinOp::Mul => "*",
            BinOp::Div => "/",
            BinOp::Rem => "%",
            BinOp::Add => "+",
            BinOp::Sub => "-",
            BinOp::Shl => "<<",
            BinOp::Shr => ">>",
            BinOp::Ushr => ">>>",
            BinOp::Lt => "<",
            BinOp::Gt => ">",
            BinOp::Le => "<=",
            BinOp::Ge => ">=",
            BinOp::Eq => "==",
            BinOp::Ne => "!=",
            BinOp::And => "&",
            BinOp::Xor => "^",
            BinOp::Or => "|",
            BinOp::AndAnd => "&&",
            BinOp::OrOr => "||",
        }
    }
}
