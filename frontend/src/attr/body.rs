//! Bodies of methods, constructors and initialisers.

use super::Attr;
use super::new::explicit_ctor_call;
use super::tree::{TBody, TExpr, TKind, TStmt, TStmtKind};
use crate::diag::Span;
use crate::java::ast::{Block, Flags, Member, StmtKind, TypeKind};
use crate::java::parser::parse_body;
use crate::sema::env::Var;
use crate::sema::table::{FieldOrigin, MethodOrigin};
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx, Ty};
use std::borrow::Cow;

/// An initialiser of an enum constant, for the static initialiser.
#[derive(Debug, Clone)]
pub struct EnumInit {
    /// the constant's field
    pub field: FieldIdx,
    /// the creation
    pub value: TExpr,
}

impl Attr {
    /// Attributes a method or constructor with a body in the source.
    pub fn method_body(&mut self, m: MethodIdx) -> TBody {
        let info = self.sema.method(m);
        let (class, is_static, is_ctor, ret, span) =
            (info.class, info.is_static(), info.is_ctor(), info.ret.clone(), info.span);
        let origin = info.origin.clone();
        let params = info.params.clone();
        let env = self.sema.method_env(m);
        let saved = self.enter_body(class, is_static, env, ret);
        // A compact constructor assigns its parameters; the fields get their values at its end.
        self.cx.initialiser = is_ctor && !matches!(&origin, MethodOrigin::Source(decl) if decl.compact);
        self.cx.compact = is_ctor && !self.cx.initialiser;
        let before = self.sema.diagnostics.len();
        let mut body = TBody::default();
        match &origin {
            MethodOrigin::Source(decl) if decl.compact => {
                let fields: Vec<FieldIdx> = self.instance_fields(class);
                let vars: Vec<Var> = fields
                    .iter()
                    .zip(&params)
                    .map(|(f, t)| {
                        let name = self.sema.field(*f).name.clone();
                        // May be reassigned in the body.
                        self.declare(&name, t.clone(), span, true)
                    })
                    .collect();
                if let Some(b) = &decl.body {
                    let b = self.parsed(decl.lazy, b);
                    body.stmts = self.stmts(&b.stmts);
                    self.check_flow(&body.stmts, before);
                }
                for (f, v) in fields.iter().zip(&vars) {
                    let stmt = self.set_field(class, *f, TExpr::local(v, span), span);
                    body.stmts.push(stmt);
                }
                body.params = vars;
            }
            MethodOrigin::Source(decl) => {
                for (p, t) in decl.params.iter().zip(params) {
                    let v = self.declare(&p.name.name, t, p.name.span, false);
                    v.exact.set(true);
                    v.is_final.set(p.mods.flags.has(Flags::FINAL));
                    body.params.push(v);
                }
                if let Some(b) = &decl.body {
                    let b = self.parsed(decl.lazy, b);
                    let explicit = match b.stmts.first().map(|s| &s.kind) {
                        Some(StmtKind::Expr(e)) if is_ctor => explicit_ctor_call(e),
                        _ => None,
                    };
                    self.cx.first_call = b.stmts.first().filter(|_| explicit.is_some()).and_then(|s| match &s.kind {
                        StmtKind::Expr(e) => Some(e.span),
                        _ => None,
                    });
                    if is_ctor && explicit != Some(false) {
                        self.check_canonical(m, decl.name.span);
                    }
                    if is_ctor && explicit.is_none() {
                        self.push_implicit_super(class, decl.name.span, &mut body.stmts);
                    }
                    let stmts = self.stmts(&b.stmts);
                    let flow = self.check_flow(&stmts, before);
                    if explicit == Some(false) {
                        self.check_delegation(m, &stmts);
                        self.check_delegating(&flow);
                    } else if is_ctor {
                        self.note_constructor(m, flow);
                    }
                    body.stmts.extend(stmts);
                }
            }
            MethodOrigin::DefaultCtor => self.push_implicit_super(class, span, &mut body.stmts),
            MethodOrigin::RecordCtor => {
                let fields = self.instance_fields(class);
                for (f, t) in fields.iter().zip(params) {
                    let name = self.sema.field(*f).name.clone();
                    let v = self.declare(&name, t, span, false);
                    let stmt = self.set_field(class, *f, TExpr::local(&v, span), span);
                    body.stmts.push(stmt);
                    body.params.push(v);
                }
            }
            _ => {}
        }
        let returns = matches!(&self.cx.ret, super::Ret::Known(t) if *t != Ty::Void);
        if returns && matches!(&origin, MethodOrigin::Source(d) if d.body.is_some()) {
            self.must_return(&body.stmts, span);
        }
        self.cx = saved;
        body
    }

    /// Reports a constructor of a record that takes other things than its components, and begins with no other constructor.
    fn check_canonical(&mut self, m: MethodIdx, span: Span) {
        let class = self.sema.method(m).class;
        if self.sema.class(class).kind != TypeKind::Record {
            return;
        }
        let fields = self.instance_fields(class);
        let types: Vec<Ty> = fields.iter().map(|f| self.sema.field(*f).ty.clone()).collect();
        let MethodOrigin::Source(decl) = self.sema.method(m).origin.clone() else { return };
        let canonical = self.sema.method(m).params == types;
        for (f, p) in fields.iter().zip(&decl.params).filter(|_| canonical && !decl.compact) {
            let name = self.sema.field(*f).name.clone();
            if name != p.name.name {
                let message = format!("this parameter must be named as the component `{name}`");
                self.sema.error("bad-record", p.name.span, message);
            }
        }
        if !canonical {
            let message = "a constructor of a record that does not take its components must begin with `this(…)`";
            self.sema.error("bad-record", span, message);
        }
    }

    /// Reports a body that must return a value and may reach its end.
    pub(crate) fn must_return(&mut self, stmts: &[TStmt], span: Span) {
        if super::flow::completes(stmts) {
            self.sema.error("missing-return", span, "the end can be reached without `return`, but a value is needed");
        }
    }

    /// Reports constructors that call each other in a circle.
    fn check_delegation(&mut self, m: MethodIdx, stmts: &[TStmt]) {
        let Some(TStmtKind::Expr(TExpr { kind: TKind::CtorCall(call), span, .. })) = stmts.first().map(|s| &s.kind)
        else {
            return;
        };
        self.delegating.insert(m, call.ctor);
        let mut at = call.ctor;
        for _ in 0..self.delegating.len() {
            if at == m {
                self.sema.error("endless-constructors", *span, "this constructor calls itself, directly or by others");
                return;
            }
            let Some(next) = self.delegating.get(&at) else { return };
            at = *next;
        }
    }

    /// The body with its statements, which for models are parsed only now.
    fn parsed<'b>(&mut self, lazy: bool, body: &'b Block) -> Cow<'b, Block> {
        if !lazy {
            return Cow::Borrowed(body);
        }
        let Some(file) = self.sema.sources.get(body.span.file) else { return Cow::Borrowed(body) };
        let (block, errors) = parse_body(&file.text, body.span);
        self.sema.diagnostics.extend(errors);
        Cow::Owned(block)
    }

    fn push_implicit_super(&mut self, class: ClassIdx, span: Span, out: &mut Vec<TStmt>) {
        if let Some(call) = self.implicit_super(class, span) {
            out.push(TStmt { kind: TStmtKind::Expr(call), span });
        }
    }

    /// Instance fields in order.
    #[must_use]
    pub fn instance_fields(&self, class: ClassIdx) -> Vec<FieldIdx> {
        self.sema.class(class).fields.iter().copied().filter(|f| !self.sema.field(*f).is_static()).collect()
    }

    fn set_field(&mut self, class: ClassIdx, f: FieldIdx, value: TExpr, span: Span) -> TStmt {
        let ty = self.sema.field(f).ty.clone();
        let kind = if self.sema.field(f).is_static() {
            TKind::Static { field: f, effect: None }
        } else {
            let this = TExpr::new(TKind::This(class), self.sema.this_type(class), span);
            TKind::Field { target: Box::new(this), field: f }
        };
        let target = TExpr::new(kind, ty.clone(), span);
        let e = TExpr::new(TKind::Assign { target: Box::new(target), value: Box::new(value) }, ty, span);
        TStmt { kind: TStmtKind::Expr(e), span }
    }

    /// Field initialisers and initialiser blocks, static or not, in order.
    pub fn initialisers(&mut self, class: ClassIdx, is_static: bool) -> Vec<TStmt> {
        self.sema.ensure_members(class);
        let decl = self.sema.class(class).decl.clone();
        let saved = self.enter_body(class, is_static, None, Ty::Void);
        self.cx.initialiser = true;
        self.cx.initialises = Some(is_static);
        self.start_initialisers(class, is_static);
        let mut out = Vec::new();
        for member in &decl.members {
            match member {
                Member::Field(f) => {
                    for (i, var) in f.vars.iter().enumerate() {
                        let Some(init) = &var.init else { continue };
                        let found = self.sema.class(class).own_field(&var.name.name).filter(|x| {
                            matches!(&self.sema.field(*x).origin, FieldOrigin::Source(d, n) if std::rc::Rc::ptr_eq(d, f) && *n == i)
                        });
                        let Some(field) = found else { continue };
                        if self.sema.field(field).is_static() != is_static {
                            continue;
                        }
                        if is_static && self.field_constant(field).is_some() {
                            continue;
                        }
                        let ty = self.sema.field(field).ty.clone();
                        let before = self.sema.diagnostics.len();
                        let value = self.exact_to(init, &ty);
                        let flow = self.check_value(&value, before);
                        self.note_initialiser(class, is_static, &flow);
                        let span = Span { hi: init.span.hi, ..var.name.span };
                        let stmt = self.set_field(class, field, value, span);
                        out.push(stmt);
                    }
                }
                Member::Init { is_static: s, body } if *s == is_static => {
                    let before = self.sema.diagnostics.len();
                    let stmts = self.block(&body.stmts);
                    let flow = self.check_flow(&stmts, before);
                    self.note_initialiser(class, is_static, &flow);
                    if !flow.completes {
                        let message = "the end of this initialiser can never be reached";
                        self.sema.error("unreachable", body.span, message);
                    }
                    out.push(TStmt { kind: TStmtKind::Block(stmts), span: body.span });
                }
                _ => {}
            }
        }
        self.cx = saved;
        out
    }

    /// The creations of an enum's constants.
    pub fn enum_inits(&mut self, class: ClassIdx) -> Vec<EnumInit> {
        self.sema.ensure_members(class);
        let decl = self.sema.class(class).decl.clone();
        let saved = self.enter_body(class, true, None, Ty::Void);
        self.cx.initialises = Some(true);
        let mut out = Vec::new();
        for (i, constant) in decl.constants.iter().enumerate() {
            let found = self
                .sema
                .class(class)
                .own_field(&constant.name.name)
                .filter(|f| matches!(self.sema.field(*f).origin, FieldOrigin::EnumConstant(n) if n == i));
            let Some(field) = found else { continue };
            let value = self.enum_creation(class, constant);
            out.push(EnumInit { field, value });
        }
        self.cx = saved;
        out
    }

    fn enum_creation(&mut self, class: ClassIdx, constant: &crate::java::ast::EnumConstant) -> TExpr {
        let span = constant.name.span;
        let before = self.sema.diagnostics.len();
        let args = self.args(&constant.args);
        let e = self.create(class, &[], false, args, None, None, span);
        self.check_value(&e, before);
        let Some(members) = &constant.body else { return e };
        // A constant with a body is an object of an anonymous subclass.
        let decl = crate::java::ast::TypeDecl {
            kind: crate::java::ast::TypeKind::Class,
            mods: crate::java::ast::Modifiers::default(),
            name: crate::java::ast::Ident { name: crate::java::ast::Name::from(""), span },
            params: Vec::new(),
            extends: Vec::new(),
            implements: Vec::new(),
            permits: Vec::new(),
            constants: Vec::new(),
            components: Vec::new(),
            members: members.clone(),
            span,
        };
        let sub = self.declare_local_class(std::rc::Rc::new(decl), Some(Ty::class(class)));
        match e.kind {
            TKind::New(mut n) => {
                n.class = sub;
                TExpr::new(TKind::New(n), Ty::class(class), span)
            }
            _ => e,
        }
    }
}
