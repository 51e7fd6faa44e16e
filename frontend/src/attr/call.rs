//! Method calls: candidates and what becomes of the chosen one.

use super::Attr;
use super::args::is_function;
use super::name::Qualifier;
use super::switch::Arms;
use super::tree::{TCall, TExpr, TKind};
use crate::diag::Span;
use crate::hj;
use crate::java::ast::{Call, Expr, ExprKind, Flags, Ident};
use crate::sema::resolve::dotted;
use crate::sema::ty::{ClassIdx, MethodIdx, Subst, Ty};

/// An argument: typed already, or waiting for its parameter type.
pub(crate) enum Arg<'a> {
    /// typed
    Typed(TExpr),
    /// a lambda, a method reference, or a conditional with one inside
    Function(&'a Expr),
    /// a switch expression with values of several types of numbers: each is converted to the parameter's type (JLS 15.28.1)
    Arms(Arms),
    /// a call whose own lambdas or type arguments need to know what is expected of it
    Late {
        /// the call
        expr: &'a Expr,
        /// its type as far as it is known without
        known: Ty,
        /// whether that is because the types of the lambdas' parameters are not known
        guessed: bool,
        /// whether its type arguments can be any
        free: bool,
    },
}

/// Phases of applicability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Strict,
    Loose,
    Varargs,
}

/// A candidate with what its class's type parameters stand for.
#[derive(Clone)]
pub(crate) struct Candidate {
    pub method: MethodIdx,
    pub subst: Subst,
}

impl Candidate {
    pub(crate) fn params(&self, attr: &Attr) -> Vec<Ty> {
        attr.sema.method(self.method).params.iter().map(|p| self.subst.apply(p)).collect()
    }
}

/// The parameter type for argument `i`.
pub(crate) fn param_at(params: &[Ty], i: usize, phase: Phase) -> Ty {
    if phase == Phase::Varargs && i + 1 >= params.len() {
        return match params.last() {
            Some(Ty::Array(e)) => (**e).clone(),
            Some(t) => t.clone(),
            None => Ty::Error,
        };
    }
    params.get(i).cloned().unwrap_or(Ty::Error)
}

impl Attr {
    pub(crate) fn call(&mut self, call: &Call, span: Span, expected: Option<&Ty>) -> TExpr {
        match &call.target {
            None if matches!(&*call.name.name, "this" | "super") => self.ctor_call(call, span),
            None => self.simple_call(call, span, expected),
            Some(target) => match &target.kind {
                _ if &*call.name.name == "super" => self.ctor_call(call, span),
                ExprKind::Super(of) => self.super_call(call, of.as_deref(), span, expected),
                _ => self.qualified_call(call, target, span, expected),
            },
        }
    }

    /// A call without receiver: the innermost class that has a method of this name, then static imports.
    fn simple_call(&mut self, call: &Call, span: Span, expected: Option<&Ty>) -> TExpr {
        let name = &call.name.name;
        let mut class = Some(self.cx.class);
        let mut is_static = self.cx.is_static;
        while let Some(c) = class {
            let methods = self.sema.find_methods(c, name);
            if !methods.is_empty() {
                let this = self.sema.this_type(c);
                let candidates = self.candidates(&methods, &this);
                let args = self.args(&call.args);
                let own_prologue = self.cx.prologue && c == self.cx.class;
                return self.finish_call(call, candidates, args, span, expected, |attr, m| {
                    if attr.sema.method(m).is_static() {
                        return Some(None);
                    }
                    if is_static || own_prologue {
                        let name = attr.sema.method(m).name.clone();
                        let message = format!("method `{name}` belongs to an object, but there is no `this` here");
                        attr.sema.error("static-context", span, message);
                        return None;
                    }
                    attr.use_this();
                    Some(Some(TExpr::new(TKind::This(c), attr.sema.this_type(c), span)))
                });
            }
            let info = self.sema.class(c);
            is_static = is_static || !info.inner;
            class = info.outer;
        }
        let methods = self.imported_methods(name);
        if methods.is_empty() {
            for a in &call.args {
                if !is_function(a) {
                    self.value(a, None);
                }
            }
            self.unknown_method(call, None);
            return TExpr::error(span);
        }
        let candidates: Vec<Candidate> =
            methods.into_iter().map(|method| Candidate { method, subst: Subst::default() }).collect();
        let args = self.args(&call.args);
        self.finish_call(call, candidates, args, span, expected, |_, _| Some(None))
    }

    /// Static methods that imports make visible under this name.
    fn imported_methods(&mut self, name: &str) -> Vec<MethodIdx> {
        let unit = self.sema.class(self.cx.class).unit as usize;
        let imports: Vec<(bool, Vec<Ident>)> = self.sema.units[unit]
            .imports
            .iter()
            .filter(|i| i.is_static)
            .map(|i| (i.wildcard, i.path.clone()))
            .collect();
        for pass in [false, true] {
            let mut found: Vec<MethodIdx> = Vec::new();
            for (wildcard, path) in &imports {
                if *wildcard != pass {
                    continue;
                }
                let class = if *wildcard {
                    self.sema.class_by_path(path)
                } else if path.last().is_some_and(|l| &*l.name == name) {
                    self.sema.class_by_path(&path[..path.len() - 1])
                } else {
                    None
                };
                let Some(c) = class else { continue };
                for m in self.sema.find_methods(c, name) {
                    if self.sema.method(m).is_static() && !found.contains(&m) {
                        found.push(m);
                    }
                }
            }
            if !found.is_empty() {
                return found;
            }
        }
        Vec::new()
    }

    fn unknown_method(&mut self, call: &Call, owner: Option<&Ty>) {
        let name = &call.name.name;
        let span = call.name.span;
        let of_hj = match owner {
            Some(ty) => self.inherits_hj(ty),
            None => self.sema.imports_hj(self.sema.class(self.cx.class).unit),
        };
        if of_hj && hj::is_pending_method(name) {
            self.sema.unsupported(
                "unsupported",
                span,
                format!("method `{name}` of HJlib is known but not supported yet"),
            );
            return;
        }
        match owner {
            Some(ty) if self.of_opaque(ty, span, &format!("method `{name}`")) => {}
            Some(ty) => {
                let shown = self.sema.show(ty);
                let upper = self.sema.upper(ty);
                let (code, refusal) = match self.member_code(&upper) {
                    (_, false) => ("unknown-method", false),
                    other => other,
                };
                self.sema.unsupported_or_error((code, refusal), span, format!("unknown method `{name}` in `{shown}`"));
            }
            None if self.in_opaque(span, &format!("method `{name}`")) => {}
            None => {
                let mut d = crate::diag::error("unknown-method", span, format!("unknown method `{name}`"));
                if let Some(class) = self.absent_static_import(name) {
                    let message =
                        format!("method `{name}` of `{class}` is not supported: there is no model of this class");
                    self.sema.unsupported("unmodelled-class", span, message);
                    return;
                }
                let unit = self.sema.class(self.cx.class).unit as usize;
                let absent: Vec<Vec<Ident>> = self.sema.units[unit]
                    .imports
                    .iter()
                    .filter(|i| i.is_static && i.wildcard)
                    .map(|i| i.path.clone())
                    .collect();
                for path in absent {
                    let shown = dotted(&path);
                    if self.sema.class_by_path(&path).is_none() {
                        d = d.note(format!(
                            "`{shown}`, which is imported here, is not supported: there is no model of it"
                        ));
                    } else if path.first().is_some_and(|p| matches!(&*p.name, "edu" | "permission")) {
                        d = d.note(format!("the model of `{shown}` does not have it"));
                    }
                }
                if self.sema.unreached {
                    d.severity = crate::diag::Severity::Warning;
                }
                self.sema.report(d);
            }
        }
    }

    /// What `super` and `of.super` stand for: whose object, and the types in which members are looked for, in this order. The super
    /// of an enclosing class belongs to that one's object, the super of an interface to this object (JLS 15.11.2, 15.12.1, 15.13.1).
    pub(crate) fn of_super(&mut self, of: Option<&Expr>, span: Span) -> Option<(ClassIdx, Vec<Ty>)> {
        if self.cx.is_static {
            self.sema.error("static-context", span, "there is no `super` here");
            return None;
        }
        let this_class = self.cx.class;
        let mut parents = self.sema.supertypes(this_class);
        let Some(of) = of else { return Some((this_class, parents)) };
        match self.qualifier(of) {
            Qualifier::Type(Ty::Class(c, _)) if self.sema.is_interface(c) => {
                parents.retain(|p| p.class_idx() == Some(c));
                Some((this_class, parents))
            }
            Qualifier::Type(Ty::Class(c, _)) => {
                parents = self.sema.supertypes(c);
                parents.truncate(1);
                Some((c, parents))
            }
            Qualifier::Error => None,
            _ => {
                self.sema.error("unknown-type", of.span, "expected a class or interface before `.super`");
                None
            }
        }
    }

    fn super_call(&mut self, call: &Call, of: Option<&Expr>, span: Span, expected: Option<&Ty>) -> TExpr {
        let Some((this_class, parents)) = self.of_super(of, span) else { return TExpr::error(span) };
        let mut methods = Vec::new();
        let mut owner = Ty::class(this_class);
        for p in parents {
            if let Some(c) = p.class_idx() {
                methods = self.sema.find_methods(c, &call.name.name);
                owner = p;
            }
            if !methods.is_empty() {
                break;
            }
        }
        if methods.is_empty() {
            self.unknown_method(call, Some(&owner));
            return TExpr::error(span);
        }
        let candidates = self.candidates(&methods, &owner);
        let args = self.args(&call.args);
        let mut e = self.finish_call(call, candidates, args, span, expected, |attr, m| {
            if attr.sema.method(m).is_static() {
                return Some(None);
            }
            attr.use_this();
            Some(Some(TExpr::new(TKind::This(this_class), attr.sema.this_type(this_class), span)))
        });
        if let Some(c) = inner_call(&mut e) {
            c.special = true;
            if self.sema.method(c.method).is_abstract() {
                let name = call.name.name.clone();
                self.sema.error(
                    "abstract-call",
                    span,
                    format!("abstract method `{name}` cannot be called through `super`"),
                );
            }
        }
        e
    }

    fn qualified_call(&mut self, call: &Call, target: &Expr, span: Span, expected: Option<&Ty>) -> TExpr {
        match self.qualifier(target) {
            Qualifier::Error => {
                for a in &call.args {
                    if !is_function(a) {
                        self.value(a, None);
                    }
                }
                TExpr::error(span)
            }
            Qualifier::Package(path) => {
                let unit = self.sema.class(self.cx.class).unit;
                self.sema.unknown_type(unit, &path, target.span);
                TExpr::error(span)
            }
            Qualifier::Type(ty) => {
                let methods = match &ty {
                    Ty::Class(c, _) => self.sema.find_methods(*c, &call.name.name),
                    _ => Vec::new(),
                };
                if methods.is_empty() {
                    self.unknown_method(call, Some(&ty));
                    return TExpr::error(span);
                }
                let class = ty.class_idx();
                let candidates = self.candidates(&methods, &ty);
                let args = self.args(&call.args);
                self.finish_call(call, candidates, args, span, expected, |attr, m| {
                    if attr.sema.method(m).is_static() {
                        return Some(None);
                    }
                    // `Outer.m()` inside an inner class means the enclosing object's method.
                    if let Some(c) = class
                        && let Some(this) = attr.enclosing_of(c, span)
                    {
                        return Some(Some(this));
                    }
                    let name = attr.sema.method(m).name.clone();
                    attr.sema.error(
                        "static-context",
                        span,
                        format!("method `{name}` belongs to an object, not to the class"),
                    );
                    None
                })
            }
            Qualifier::Expr(recv) => self.call_on(call, recv, span, expected),
        }
    }

    fn call_on(&mut self, call: &Call, recv: TExpr, span: Span, expected: Option<&Ty>) -> TExpr {
        if recv.ty.is_error() {
            return TExpr::error(span);
        }
        if matches!(recv.ty, Ty::Prim(_) | Ty::Null) {
            let found = self.sema.show(&recv.ty);
            self.sema.error("bad-operand", span, format!("a method cannot be called on a value of type `{found}`"));
            return TExpr::error(span);
        }
        if let Ty::Array(elem) = &recv.ty
            && &*call.name.name == "clone"
            && call.args.is_empty()
        {
            return self.clone_array(recv.clone(), &elem.clone(), span);
        }
        let upper = match self.sema.upper(&recv.ty) {
            Ty::Array(_) => self.sema.object(),
            t => t,
        };
        let Ty::Class(c, _) = upper else { return TExpr::error(span) };
        let mut methods = self.sema.find_methods(c, &call.name.name);
        // Further bounds of a type variable.
        if let Ty::Var(v) = &recv.ty {
            let bounds = self.sema.tvars[v.index()].bounds.clone();
            for b in bounds.iter().skip(1).filter_map(Ty::class_idx) {
                methods.extend(self.sema.find_methods(b, &call.name.name));
            }
        }
        if methods.is_empty() {
            let ty = recv.ty.clone();
            self.unknown_method(call, Some(&ty));
            for a in &call.args {
                if !is_function(a) {
                    self.value(a, None);
                }
            }
            return TExpr::error(span);
        }
        let candidates = self.candidates(&methods, &recv.ty.clone());
        let args = self.args(&call.args);
        let mut e = self.finish_call(call, candidates, args, span, expected, |attr, m| {
            if attr.sema.method(m).is_static() { Some(None) } else { Some(Some(recv.clone())) }
        });
        if let TKind::Call(c) = &mut e.kind
            && c.recv.is_none()
        {
            c.effect = Some(recv);
        }
        e
    }

    /// `array.clone()` is a call of the library model.
    pub(crate) fn clone_array(&mut self, array: TExpr, elem: &Ty, span: Span) -> TExpr {
        let ty = array.ty.clone();
        let support = self.sema.known("scoville.Arrays");
        let wanted = if elem.is_ref() { Ty::array(self.sema.object()) } else { ty.clone() };
        let method = self
            .sema
            .find_methods(support, "copy")
            .into_iter()
            .find(|m| self.sema.method(*m).params.first() == Some(&wanted));
        let Some(method) = method else { return TExpr::error(span) };
        let call = TCall { method, recv: None, effect: None, args: vec![array], special: false };
        TExpr::new(TKind::Call(Box::new(call)), ty, span)
    }

    pub(crate) fn candidates(&mut self, methods: &[MethodIdx], recv: &Ty) -> Vec<Candidate> {
        methods
            .iter()
            .map(|m| {
                let owner = self.sema.method(*m).class;
                let is_static = self.sema.method(*m).is_static();
                let subst = if is_static { Subst::default() } else { self.receiver_subst(recv, owner) };
                Candidate { method: *m, subst }
            })
            .collect()
    }

    /// Chooses among the candidates and builds the call. `receiver` gives the receiver for the chosen method.
    fn finish_call(
        &mut self,
        call: &Call,
        candidates: Vec<Candidate>,
        args: Vec<Arg>,
        span: Span,
        expected: Option<&Ty>,
        receiver: impl FnOnce(&mut Attr, MethodIdx) -> Option<Option<TExpr>>,
    ) -> TExpr {
        if args.iter().any(|a| matches!(a, Arg::Typed(t) if t.ty.is_error())) {
            // One mistake is enough; but lambdas may hide more.
            self.inspect_functions(&candidates, &args);
            return TExpr::error(span);
        }
        let scope = self.scope();
        let explicit: Vec<Ty> = call.type_args.iter().map(|t| self.sema.resolve(&scope, t)).collect();
        let usable = self.usable(candidates, &call.name.name, call.name.span);
        let candidates: Vec<Candidate> = usable.iter().map(|c| self.with_type_args(c.clone(), &explicit)).collect();
        let Some((chosen, phase)) = self.select(&candidates, &args, call.name.span) else {
            self.no_applicable(&call.name, &candidates, &args, "method");
            self.inspect_functions(&candidates, &args);
            return TExpr::error(span);
        };
        // In the method itself, its variables may stand in the type arguments: which are which is told apart there.
        let chosen = usable.into_iter().find(|c| c.method == chosen.method).unwrap_or(chosen);
        let method = chosen.method;
        if let Some(region) = self.region_call(method, call, span) {
            return region;
        }
        if let Some(handle) = self.field_handle(method, call, span, expected) {
            return handle;
        }
        if let Some(named) = self.named_class(method, call, span) {
            return named;
        }
        let Some(recv) = receiver(self, method) else { return TExpr::error(span) };
        let (subst, args) = self.infer(&chosen, phase, args, &explicit, expected, span);
        let declared = self.sema.method(method).ret.clone();
        let actual = subst.apply(&declared);
        let is_get_class = &*self.sema.method(method).name == "getClass";
        let tcall = TCall { method, recv, effect: None, args, special: false };
        let e = TExpr::new(TKind::Call(Box::new(tcall)), declared.clone(), span);
        if is_get_class {
            return TExpr { ty: declared, ..e };
        }
        self.unerased(e, &declared, actual)
    }

    /// A candidate of which the call gives the type arguments: they count before it is chosen (JLS 15.12.2.1).
    fn with_type_args(&self, mut candidate: Candidate, explicit: &[Ty]) -> Candidate {
        let vars = &self.sema.method(candidate.method).tparams;
        if vars.len() == explicit.len() {
            candidate.subst.0.extend(vars.iter().copied().zip(explicit.iter().cloned()));
        }
        candidate
    }

    /// After a failed resolution: look into lambdas without parameters for further mistakes.
    fn inspect_functions(&mut self, candidates: &[Candidate], args: &[Arg]) {
        if let [one] = candidates {
            let params = one.params(self);
            for (i, a) in args.iter().enumerate() {
                if let (Arg::Function(f), Some(p)) = (a, params.get(i))
                    && self.compatible_function(f, p, one.method)
                {
                    let tparams = self.sema.method(one.method).tparams.clone();
                    self.function_expr(f, p, &tparams);
                }
            }
        }
    }

    pub(crate) fn no_applicable(&mut self, name: &Ident, candidates: &[Candidate], args: &[Arg], what: &str) {
        let shown: Vec<String> = args
            .iter()
            .map(|a| match a {
                Arg::Typed(t) => self.sema.show(&t.ty),
                Arg::Late { .. } => "call".to_string(),
                Arg::Arms(_) => "switch".to_string(),
                Arg::Function(e) => match &e.kind {
                    ExprKind::Lambda(l) => format!("lambda of {} parameters", l.params.len()),
                    ExprKind::MethodRef(_) => "method reference".to_string(),
                    _ => "lambda".to_string(),
                },
            })
            .collect();
        let message = format!("no {what} `{}` takes the arguments ({})", name.name, shown.join(", "));
        let model = candidates.first().is_some_and(|c| self.sema.class(self.sema.method(c.method).class).is_model);
        let mut d =
            crate::diag::error(if model { "unmodelled-member" } else { "no-applicable-method" }, name.span, message);
        // Of a model, what programs may call.
        let in_reach = |c: &&Candidate| {
            let m = self.sema.method(c.method);
            !model || m.flags.has(Flags::PUBLIC) || m.flags.has(Flags::PROTECTED) || self.sema.is_interface(m.class)
        };
        for c in candidates.iter().filter(in_reach).take(8) {
            let m = self.sema.method(c.method);
            let params: Vec<String> = m.params.iter().map(|p| self.sema.show(p)).collect();
            d = d.note(format!("there is `{}({})`", name.name, params.join(", ")));
        }
        if model && self.sema.unreached {
            d.severity = crate::diag::Severity::Warning;
        }
        self.sema.report(d);
    }

    /// The class whose method or constructor is called, for messages.
    pub(crate) fn class_name(&self, c: ClassIdx) -> String {
        self.sema.class(c).name.clone()
    }
}

/// The call under the casts that erasure has put around it.
fn inner_call(e: &mut TExpr) -> Option<&mut TCall> {
    match &mut e.kind {
        TKind::Cast(inner) | TKind::Implied(inner) => inner_call(inner),
        TKind::Call(c) => Some(c),
        _ => None,
    }
}

/// An expression that can stand as a statement.
pub(crate) fn is_statement(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Call(_) | ExprKind::New(_) | ExprKind::Assign { .. } | ExprKind::IncDec { .. })
}
