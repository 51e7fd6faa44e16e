//! Simple and qualified names, fields, `this`.

use super::Attr;
use super::tree::{TExpr, TKind};
use crate::diag::Span;
use crate::hj;
use crate::java::ast::{Expr, ExprKind, Flags, Ident, Name, TypeKind};
use crate::java::literal::Lit;
use crate::sema::env::{self, Var};
use crate::sema::resolve::{TypeName, dotted};
use crate::sema::table::FieldOrigin;
use crate::sema::ty::{ClassIdx, FieldIdx, INT, Ty};

/// Models that read what `--file` gives.
const FILE_CLASSES: [&str; 4] =
    ["java.io.File", "java.io.FileInputStream", "java.io.FileReader", "java.nio.file.Files"];

/// What stands before a dot.
pub(crate) enum Qualifier {
    /// a value
    Expr(TExpr),
    /// a type
    Type(Ty),
    /// the beginning of a qualified name
    Package(Vec<Ident>),
    /// reported already
    Error,
}

/// What a simple name of a variable means.
enum Found {
    Var(Var),
    /// a local variable around a record, enum, interface or static method, which cannot use it
    Hidden,
    /// a field of this enclosing class; true if there is no instance here
    Field(FieldIdx, ClassIdx, bool),
}

impl Attr {
    fn find_variable(&mut self, name: &str) -> Option<Found> {
        let mut env = self.cx.env.clone();
        let mut class = Some(self.cx.class);
        let mut is_static = self.cx.is_static;
        // Whether a static method, or a class that is static by its kind, lies between here and the variables at hand.
        let (mut apart, mut outside) = (false, false);
        while let Some(c) = class {
            if let Some(v) = env::find_var(&env, name) {
                return Some(if apart { Found::Hidden } else { Found::Var(v) });
            }
            if let Some(f) = self.sema.find_field(c, name) {
                return Some(Found::Field(f, c, is_static));
            }
            let info = self.sema.class(c);
            env = info.env.clone();
            apart |= info.flags.has(Flags::STATIC) || !outside && self.cx.is_static;
            outside = true;
            is_static = is_static || !info.inner;
            class = info.outer;
        }
        None
    }

    pub(crate) fn name(&mut self, name: &Name, span: Span) -> TExpr {
        match self.try_name(name, span) {
            Some(e) => e,
            None => {
                self.unknown_name(name, span);
                TExpr::error(span)
            }
        }
    }

    /// Refuses a member that a class may inherit from a class that is not known.
    pub(crate) fn of_opaque(&mut self, ty: &Ty, span: Span, what: &str) -> bool {
        let Some(c) = self.sema.upper(ty).class_idx().filter(|c| self.sema.is_opaque(*c)) else { return false };
        let message =
            format!("{what} of `{}` is not supported: it has a supertype without a model", self.class_name(c));
        self.sema.unsupported("unmodelled-member", span, message);
        true
    }

    /// The same for a name without anything before it.
    pub(crate) fn in_opaque(&mut self, span: Span, what: &str) -> bool {
        self.around(|this, ty| this.of_opaque(ty, span, what))
    }

    /// Whether something is so for the class or one around it.
    fn around(&mut self, mut holds: impl FnMut(&mut Self, &Ty) -> bool) -> bool {
        let mut class = Some(self.cx.class);
        while let Some(c) = class {
            if holds(self, &Ty::class(c)) {
                return true;
            }
            class = self.sema.class(c).outer;
        }
        false
    }

    /// Whether a type is a class of HJlib or extends one.
    pub(crate) fn inherits_hj(&mut self, ty: &Ty) -> bool {
        let mut class = self.sema.upper(ty).class_idx();
        while let Some(c) = class {
            let info = self.sema.class(c);
            if info.is_model && hj::is_hj(&info.name) {
                return true;
            }
            class = info.superclass.as_ref().and_then(Ty::class_idx);
        }
        false
    }

    /// Refuses a field of HJlib that is not modelled yet.
    fn of_pending(&mut self, ty: &Ty, name: &str, span: Span) -> bool {
        let pending = hj::is_pending_field(name) && self.inherits_hj(ty);
        if pending {
            let message = format!("field `{name}` of HJlib is known but not supported yet");
            self.sema.unsupported("unsupported", span, message);
        }
        pending
    }

    fn unknown_name(&mut self, name: &str, span: Span) {
        if self.in_opaque(span, &format!("name `{name}`")) || self.around(|this, ty| this.of_pending(ty, name, span)) {
            return;
        }
        let mut d = crate::diag::error("unknown-name", span, format!("unknown name `{name}`"));
        let absent = self.absent_static_import(name);
        if let Some(class) = absent {
            d = d.note(format!("it is imported from `{class}`, which is not supported: there is no model of it"));
        }
        self.sema.report(d);
    }

    /// The class of a single static import of `name` that does not exist.
    pub(crate) fn absent_static_import(&mut self, name: &str) -> Option<String> {
        let unit = self.sema.class(self.cx.class).unit as usize;
        let imports: Vec<Vec<Ident>> = self.sema.units[unit]
            .imports
            .iter()
            .filter(|i| i.is_static && !i.wildcard && i.path.last().is_some_and(|l| &*l.name == name))
            .map(|i| i.path.clone())
            .collect();
        imports.into_iter().find_map(|p| {
            let class = &p[..p.len().saturating_sub(1)];
            self.sema.class_by_path(class).is_none().then(|| dotted(class))
        })
    }

    fn try_name(&mut self, name: &str, span: Span) -> Option<TExpr> {
        match self.find_variable(name) {
            Some(Found::Var(v)) => Some(self.var_expr(&v, span)),
            Some(Found::Hidden) => {
                let message = format!(
                    "variable `{name}` cannot be used here: what is static does not belong to the body around it"
                );
                self.sema.error("static-context", span, message);
                Some(TExpr::error(span))
            }
            Some(Found::Field(f, c, is_static)) => {
                self.check_one_field(c, name, span);
                self.check_forward(f, span);
                Some(self.own_field(f, c, is_static, span))
            }
            None => {
                let f = self.imported_field(name)?;
                Some(self.static_field(f, None, span))
            }
        }
    }

    /// Reports that an initialiser reads a field of its class by its simple name before it has been initialised.
    fn check_forward(&mut self, f: FieldIdx, span: Span) {
        let info = self.sema.field(f);
        let here = info.class == self.cx.class && self.cx.initialises == Some(info.is_static());
        let end = match &info.origin {
            FieldOrigin::Source(d, i) => {
                d.vars.get(*i).and_then(|v| v.init.as_ref()).map_or(info.span.hi, |e| e.span.hi)
            }
            FieldOrigin::EnumConstant(_) => info.span.hi,
            FieldOrigin::Plain => return,
        };
        if !here || span.lo >= end || self.cx.given == Some(span) || self.in_model() {
            return;
        }
        let (name, declared) = (info.name.clone(), info.span);
        let message = format!("field `{name}` is read before it has been initialised");
        let d = crate::diag::error("forward-reference", span, message).at(declared, "declared here");
        self.sema.report(d);
    }

    pub(crate) fn var_expr(&mut self, v: &Var, span: Span) -> TExpr {
        if let Some(c) = v.constant.borrow().as_ref() {
            return TExpr::constant(c.clone(), v.ty.borrow().clone(), span);
        }
        self.use_var(v, span);
        TExpr::local(v, span)
    }

    fn own_field(&mut self, f: FieldIdx, c: ClassIdx, is_static: bool, span: Span) -> TExpr {
        if self.sema.field(f).is_static() {
            return self.static_field(f, None, span);
        }
        if is_static || (self.cx.prologue && c == self.cx.class) {
            let name = self.sema.field(f).name.clone();
            self.sema.error(
                "static-context",
                span,
                format!("field `{name}` belongs to an object, but there is no `this` here"),
            );
            return TExpr::error(span);
        }
        self.use_this();
        let this = TExpr::new(TKind::This(c), self.sema.this_type(c), span);
        self.instance_field(this, f, span)
    }

    fn imported_field(&mut self, name: &str) -> Option<FieldIdx> {
        let unit = self.sema.class(self.cx.class).unit as usize;
        let imports: Vec<(bool, Vec<Ident>)> = self.sema.units[unit]
            .imports
            .iter()
            .filter(|i| i.is_static)
            .map(|i| (i.wildcard, i.path.clone()))
            .collect();
        for pass in [false, true] {
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
                if let Some(c) = class
                    && let Some(f) = self.sema.find_field(c, name)
                    && self.sema.field(f).is_static()
                {
                    return Some(f);
                }
            }
        }
        None
    }

    /// Refuses a class that reads files, unless the program is given some.
    pub(crate) fn refused_input(&mut self, c: ClassIdx, span: Span) -> bool {
        let class = self.sema.class(c);
        let reads = class.is_model && FILE_CLASSES.contains(&class.name.as_str());
        if !reads || self.in_model() || !self.sema.inputs.files.is_empty() {
            return false;
        }
        let message = format!("`{}` reads files, and none are given: `--file NAME=PATH` gives one", class.name);
        self.sema.unsupported("file-input", span, message);
        true
    }

    /// A static field, or its constant value.
    pub(crate) fn static_field(&mut self, f: FieldIdx, effect: Option<TExpr>, span: Span) -> TExpr {
        let ty = self.sema.field(f).ty.clone();
        self.check_enum_static(f, span);
        if self.sema.inputs.console.is_none() && !self.in_model() && self.is_console(f) {
            let message = "`System.in` is read, and no standard input is given: `--stdin TEXT` gives one";
            self.sema.unsupported("console-input", span, message);
            return TExpr::error(span);
        }
        if let Some(c) = self.field_constant(f) {
            // Constants have no storage. Where an expression names the class, it is evaluated first, and the whole is
            // no constant expression.
            let constant = TExpr::constant(c, ty.clone(), span);
            let Some(effect) = effect else { return constant };
            let var = self.fresh_var(&Name::from("of"), effect.ty.clone(), span, false);
            let kind = TKind::Let { var, value: Box::new(effect), body: Box::new(constant) };
            return TExpr::new(kind, ty, span);
        }
        TExpr::new(TKind::Static { field: f, effect: effect.map(Box::new) }, ty, span)
    }

    /// Reports that what makes the constants of an enum uses a static field, which has no value yet (JLS 8.9.2).
    fn check_enum_static(&mut self, f: FieldIdx, span: Span) {
        let (info, cx) = (self.sema.field(f), &self.cx);
        let making = cx.initialiser && !cx.is_static && cx.lambdas.is_empty();
        let of_enum = info.class == cx.class && self.sema.class(cx.class).kind == TypeKind::Enum;
        if !making || !of_enum || self.in_model() || self.field_constant(f).is_some() {
            return;
        }
        let name = self.sema.field(f).name.clone();
        let message = format!("static field `{name}` of an enum has no value yet where its constants are made");
        self.sema.error("forward-reference", span, message);
    }

    fn is_console(&self, f: FieldIdx) -> bool {
        let field = self.sema.field(f);
        let class = self.sema.class(field.class);
        &*field.name == "in" && class.is_model && class.name == "java.lang.System"
    }

    /// A field of an object, at the type the receiver gives it.
    pub(crate) fn instance_field(&mut self, target: TExpr, f: FieldIdx, span: Span) -> TExpr {
        let declared = self.sema.field(f).ty.clone();
        let owner = self.sema.field(f).class;
        let subst = self.receiver_subst(&target.ty, owner);
        let actual = subst.apply(&declared);
        let is_this = matches!(target.kind, TKind::This(_));
        if is_this && let Some(c) = self.field_constant(f) {
            return TExpr::constant(c, declared, span);
        }
        let e = TExpr::new(TKind::Field { target: Box::new(target), field: f }, declared.clone(), span);
        self.unerased(e, &declared, actual)
    }

    /// The value of a constant variable: final, of primitive type or `String`, initialised with a constant.
    pub(crate) fn field_constant(&mut self, f: FieldIdx) -> Option<Lit> {
        let info = self.sema.field(f);
        if let Some(c) = &info.constant {
            return c.clone();
        }
        if !info.flags.has(Flags::FINAL) || !(info.ty.prim().is_some() || self.sema.is_string(&info.ty)) {
            self.sema.fields[f.index()].constant = Some(None);
            return None;
        }
        let FieldOrigin::Source(decl, i) = info.origin.clone() else { return None };
        let (class, ty) = (info.class, info.ty.clone());
        // While it is being computed (and for cycles) it is none.
        self.sema.fields[f.index()].constant = Some(None);
        let init = decl.vars.get(i).and_then(|v| v.init.as_ref())?;
        if !constant_looking(init) {
            return None;
        }
        let is_static = self.sema.field(f).is_static();
        let saved = self.enter_body(class, is_static, None, Ty::Void);
        self.cx.initialises = Some(is_static);
        let e = self.expr(init, Some(&ty));
        let e = if e.constant.is_some() && e.ty != Ty::Null { Some(self.coerce(e, &ty)) } else { None };
        self.cx = saved;
        let value = e.and_then(|e| e.constant);
        self.sema.fields[f.index()].constant = Some(value.clone());
        value
    }

    // --- qualified names ---

    /// Reads what stands before a dot: a value, a type or a package.
    pub(crate) fn qualifier(&mut self, e: &Expr) -> Qualifier {
        self.qualifier_of(e, "")
    }

    /// The same for the field of this name.
    fn qualifier_of(&mut self, e: &Expr, member: &str) -> Qualifier {
        // What stands between names of files needs no files.
        let harmless = matches!(member, "separator" | "separatorChar" | "pathSeparator" | "pathSeparatorChar");
        match &e.kind {
            ExprKind::Name(name) => {
                if let Some(found) = self.try_name(name, e.span) {
                    return Qualifier::Expr(found);
                }
                let scope = self.scope();
                match self.sema.lookup_type(&scope, name) {
                    Some(TypeName::Class(c)) if !harmless && self.refused_input(c, e.span) => Qualifier::Error,
                    Some(TypeName::Class(c)) => {
                        let implied = self.sema.implied_here(&scope, c);
                        Qualifier::Type(self.sema.with_implied(c, Vec::new(), implied))
                    }
                    Some(TypeName::Var(v)) => Qualifier::Type(Ty::Var(v)),
                    None => {
                        let ident = Ident { name: name.clone(), span: e.span };
                        if self.sema.is_package_prefix(name) {
                            return Qualifier::Package(vec![ident]);
                        }
                        if name.starts_with(char::is_uppercase) {
                            let unit = self.sema.class(self.cx.class).unit;
                            self.sema.unknown_type(unit, &[ident], e.span);
                        } else if matches!(&**name, "java" | "javax" | "org" | "com" | "net" | "edu" | "jdk" | "sun") {
                            return Qualifier::Package(vec![ident]);
                        } else {
                            self.unknown_name(name, e.span);
                        }
                        Qualifier::Error
                    }
                }
            }
            ExprKind::Field(target, name) if !matches!(target.kind, ExprKind::Super(_)) => {
                match self.qualifier_of(target, &name.name) {
                    Qualifier::Expr(t) => Qualifier::Expr(self.select_field(t, name, e.span)),
                    Qualifier::Type(t) => self.select_static(&t, name, e.span),
                    Qualifier::Package(mut path) => {
                        path.push(name.clone());
                        if let Some(c) = self.sema.class_by_path(&path) {
                            if !harmless && self.refused_input(c, e.span) {
                                return Qualifier::Error;
                            }
                            return Qualifier::Type(Ty::class(c));
                        }
                        if name.name.starts_with(char::is_uppercase) {
                            let unit = self.sema.class(self.cx.class).unit;
                            self.sema.unknown_type(unit, &path, e.span);
                            return Qualifier::Error;
                        }
                        Qualifier::Package(path)
                    }
                    Qualifier::Error => Qualifier::Error,
                }
            }
            ExprKind::Type(ty) => {
                let scope = self.scope();
                match self.sema.resolve(&scope, ty) {
                    Ty::Error => Qualifier::Error,
                    t => Qualifier::Type(t),
                }
            }
            _ => {
                let t = self.value(e, None);
                if t.ty.is_error() { Qualifier::Error } else { Qualifier::Expr(t) }
            }
        }
    }

    pub(crate) fn field_expr(&mut self, target: &Expr, name: &Ident, span: Span) -> TExpr {
        if let ExprKind::Super(of) = &target.kind {
            let Some((class, parents)) = self.of_super(of.as_deref(), target.span) else { return TExpr::error(span) };
            let parent = parents.first().and_then(Ty::class_idx);
            if let Some(p) = parent
                && let Some(f) = self.sema.find_field(p, &name.name)
            {
                return self.own_field(f, class, self.cx.is_static, span);
            }
            self.sema.error("unknown-name", name.span, format!("unknown field `{}` in the superclass", name.name));
            return TExpr::error(span);
        }
        let whole = match self.qualifier_of(target, &name.name) {
            Qualifier::Expr(t) => Qualifier::Expr(self.select_field(t, name, span)),
            Qualifier::Type(t) => self.select_static(&t, name, span),
            Qualifier::Package(mut path) => {
                path.push(name.clone());
                let unit = self.sema.class(self.cx.class).unit;
                self.sema.unknown_type(unit, &path, span);
                Qualifier::Error
            }
            Qualifier::Error => Qualifier::Error,
        };
        match whole {
            Qualifier::Expr(e) => e,
            Qualifier::Type(_) => {
                self.sema.error("unknown-name", span, format!("expected a value, found type `{}`", name.name));
                TExpr::error(span)
            }
            Qualifier::Package(_) | Qualifier::Error => TExpr::error(span),
        }
    }

    fn select_field(&mut self, target: TExpr, name: &Ident, span: Span) -> TExpr {
        if target.ty.is_error() {
            return TExpr::error(span);
        }
        if matches!(target.ty, Ty::Array(_)) && &*name.name == "length" {
            return TExpr::new(TKind::Length(Box::new(target)), INT, span);
        }
        if target.ty == Ty::Null {
            self.sema.error("bad-operand", span, "`null` has no fields");
            return TExpr::error(span);
        }
        let upper = self.sema.upper(&target.ty);
        let field = upper.class_idx().and_then(|c| self.sema.find_field(c, &name.name));
        if let Some(f) = field {
            upper.class_idx().into_iter().for_each(|c| self.check_one_field(c, &name.name, name.span));
            self.check_field_access(f, name.span);
        }
        match field {
            Some(f) if self.sema.field(f).is_static() => self.static_field(f, Some(target), span),
            Some(f) => self.instance_field(target, f, span),
            None if self.of_opaque(&target.ty, name.span, &format!("field `{}`", name.name)) => TExpr::error(span),
            None if self.of_pending(&target.ty, &name.name, name.span) => TExpr::error(span),
            None => {
                let shown = self.sema.show(&target.ty);
                let code = self.member_code(&upper);
                self.sema.unsupported_or_error(code, name.span, format!("unknown field `{}` in `{shown}`", name.name));
                TExpr::error(span)
            }
        }
    }

    /// Errors about members of models are refusals; about the user's own classes, mistakes.
    pub(crate) fn member_code(&self, ty: &Ty) -> (&'static str, bool) {
        match ty {
            Ty::Class(c, _) if self.sema.class(*c).is_model => ("unmodelled-member", true),
            _ => ("unknown-name", false),
        }
    }

    fn select_static(&mut self, ty: &Ty, name: &Ident, span: Span) -> Qualifier {
        let Ty::Class(c, _) = ty else {
            self.sema.error("unknown-name", name.span, format!("unknown name `{}`", name.name));
            return Qualifier::Error;
        };
        if let Some(f) = self.sema.find_field(*c, &name.name) {
            if !self.sema.field(f).is_static() {
                self.sema.error(
                    "static-context",
                    span,
                    format!("field `{}` belongs to an object, not to the class", name.name),
                );
                return Qualifier::Error;
            }
            self.check_one_field(*c, &name.name, name.span);
            self.check_field_access(f, name.span);
            return Qualifier::Expr(self.static_field(f, None, span));
        }
        if let Some(m) = self.sema.member_type(*c, &name.name, 0) {
            return Qualifier::Type(Ty::class(m));
        }
        let shown = self.sema.class(*c).name.clone();
        let code = self.member_code(ty);
        self.sema.unsupported_or_error(code, name.span, format!("unknown field `{}` in `{shown}`", name.name));
        Qualifier::Error
    }

    // --- this ---

    pub(crate) fn this_expr(&mut self, span: Span) -> TExpr {
        if self.cx.is_static || self.cx.prologue {
            self.sema.error("static-context", span, "there is no `this` here");
            return TExpr::error(span);
        }
        self.use_this();
        let class = self.cx.class;
        TExpr::new(TKind::This(class), self.sema.this_type(class), span)
    }

    pub(crate) fn outer_this(&mut self, outer: &Expr, span: Span) -> TExpr {
        match self.qualifier(outer) {
            Qualifier::Type(Ty::Class(c, _)) => match self.enclosing_instance(c, span) {
                Some(e) => e,
                None => {
                    let name = self.sema.class(c).name.clone();
                    self.sema.error(
                        "static-context",
                        span,
                        format!("there is no enclosing object of class `{name}` here"),
                    );
                    TExpr::error(span)
                }
            },
            Qualifier::Error => TExpr::error(span),
            _ => {
                self.sema.error("unknown-type", outer.span, "expected a class before `.this`");
                TExpr::error(span)
            }
        }
    }

    /// The innermost `this` whose class is `c` exactly.
    pub(crate) fn enclosing_instance(&mut self, c: ClassIdx, span: Span) -> Option<TExpr> {
        self.find_enclosing(span, |_, k| k == c)
    }

    /// The innermost `this` whose class is `c` or a subclass of it. With `skip_own`, not the current object itself.
    pub(crate) fn enclosing_of(&mut self, c: ClassIdx, span: Span) -> Option<TExpr> {
        self.find_enclosing(span, |attr, k| attr.sema.is_subclass(k, c))
    }

    fn find_enclosing(&mut self, span: Span, mut fits: impl FnMut(&mut Attr, ClassIdx) -> bool) -> Option<TExpr> {
        let mut class = Some(self.cx.class);
        let mut is_static = self.cx.is_static;
        let mut own = true;
        while let Some(c) = class {
            if is_static {
                return None;
            }
            if !(own && self.cx.prologue) && fits(self, c) {
                self.use_this();
                return Some(TExpr::new(TKind::This(c), self.sema.this_type(c), span));
            }
            own = false;
            let info = self.sema.class(c);
            is_static = !info.inner;
            class = info.outer;
        }
        None
    }
}

impl crate::sema::table::Sema {
    /// Reports as a refusal or a mistake, as `member_code` has decided.
    pub(crate) fn unsupported_or_error(&mut self, (code, refusal): (&'static str, bool), span: Span, message: String) {
        if refusal {
            self.unsupported(code, span, message + ": the library model does not have it");
        } else {
            self.error(code, span, message);
        }
    }
}

/// Could be a constant expression by its form.
pub(crate) fn constant_looking(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Lit(_) | ExprKind::Name(_) => true,
        ExprKind::Field(t, _) => constant_looking(t),
        ExprKind::Unary(_, a) | ExprKind::Cast(_, a) => constant_looking(a),
        ExprKind::Chain(a, rest) => constant_looking(a) && rest.iter().all(|(_, _, b)| constant_looking(b)),
        ExprKind::Conditional(a, b, c) => constant_looking(a) && constant_looking(b) && constant_looking(c),
        _ => false,
    }
}
