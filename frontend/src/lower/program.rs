//! The whole program: working off the queue, the entry method, what engines need to know.

use super::body::Body;
use super::{Lower, Work};
use crate::attr::Attr;
use crate::attr::tree::{TBody, TKind, TStmtKind};
use crate::diag::Span;
use crate::java::ast::Flags;
use crate::sema::table::{MethodOrigin, RecordMethod};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::program::{LocalDecl, Program, WellKnown};
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{BinOp, Block, Callee, Catch, Locks, Mode, Op, Place, Rvalue, Space, Stmt, StmtKind, UnOp};
use scoville_ir::types::{ClassId, Const, FieldId, Local, MethodId, Operand, Prim};

/// What library models call on objects of the program in their sections.
const FUNCTIONS: [&str; 8] =
    ["equals", "compareTo", "compare", "test", "apply", "applyAsInt", "applyAsLong", "applyAsDouble"];

/// Lowers everything that `main` reaches. Errors are in the table's diagnostics; the program is usable only if there
/// are none.
pub fn lower(attr: Attr, main: MethodIdx, args: &[String], user_classes: &[ClassIdx]) -> (Program, Attr) {
    let mut l = Lower::new(attr);
    let object = l.attr.sema.known("java.lang.Object");
    l.create_class(object);
    let string = l.attr.sema.known("java.lang.String");
    l.create_class(string);
    let known = l.well_known();
    let entry = l.entry(main, args);
    l.work_off();
    if l.threads {
        // Work of its own, which needs no threads itself.
        l.rethrow = l.method_of("scoville.Threads", "rethrow");
        l.at_end = if l.hooks { l.method_of("scoville.Ending", "last") } else { None };
        l.work_off();
    }
    l.entry_is_thread(entry);
    l.work_off();
    let describe = l.says_more().then(|| l.method_of("scoville.Threads", "describe")).flatten();
    l.work_off();
    l.settle_class_objects();
    l.lambdas_after_initialisation();
    l.instances_after_initialisation();
    l.passing();
    l.monitors();
    l.interrupts();
    l.handles();
    for f in std::mem::take(&mut l.redirected) {
        l.fields[f.index()].is_final = false;
    }
    l.entry_waits(entry);
    l.entry_describes(entry, describe);
    l.entry_inits(entry);
    l.check_unreached(user_classes);
    l.attr.check_captured();
    let classes: Vec<ClassIdx> = user_classes.iter().chain(&l.attr.local_classes).copied().collect();
    l.attr.check_finals(&classes);
    let mut program = Program {
        types: l.types,
        classes: l.classes,
        fields: l.fields,
        methods: l.methods,
        selectors: l.selectors,
        statics: l.statics,
        entry,
        known,
    };
    program.flatten();
    program.settle_faint_locals();
    program.check_escaping_finals();
    program.mark_quiet("scoville.Quiet", "scoville.Steady", &FUNCTIONS);
    (program, l.attr)
}

impl Lower {
    fn known_class(&mut self, name: &str) -> ClassId {
        let c = self.attr.sema.known(name);
        self.create_class(c);
        self.class_id(c)
    }

    fn well_known(&mut self) -> WellKnown {
        let throwable_class = self.attr.sema.known("java.lang.Throwable");
        let message = self.attr.sema.find_field(throwable_class, "detailMessage");
        let throwable_message = message.map_or(FieldId(0), |f| self.field_id(f));
        let cause = self.attr.sema.find_field(throwable_class, "cause");
        let throwable_cause = cause.map(|f| self.field_id(f));
        let throwable = Ty::class(throwable_class);
        let string = self.attr.sema.string();
        WellKnown {
            object: self.known_class("java.lang.Object"),
            string: self.known_class("java.lang.String"),
            throwable: self.known_class("java.lang.Throwable"),
            throwable_message,
            throwable_cause,
            throwable_array: self.ty(&Ty::array(throwable)),
            string_array: self.ty(&Ty::array(string)),
            null_pointer: self.known_class("java.lang.NullPointerException"),
            array_index: self.known_class("java.lang.ArrayIndexOutOfBoundsException"),
            string_index: self.known_class("java.lang.StringIndexOutOfBoundsException"),
            arithmetic: self.known_class("java.lang.ArithmeticException"),
            negative_size: self.known_class("java.lang.NegativeArraySizeException"),
            class_cast: self.known_class("java.lang.ClassCastException"),
            array_store: self.known_class("java.lang.ArrayStoreException"),
            number_format: self.known_class("java.lang.NumberFormatException"),
            illegal_state: self.known_class("java.lang.IllegalStateException"),
            assertion_error: self.known_class("java.lang.AssertionError"),
            cell: self.known_class("scoville.Cell"),
            registration: self.known_class("scoville.Registration"),
        }
    }

    /// The root task's body.
    fn entry(&mut self, main: MethodIdx, args: &[String]) -> MethodId {
        let info = self.attr.sema.method(main);
        let (class, span, has_args) = (info.class, info.span, !info.params.is_empty());
        let is_static = info.is_static();
        let class_id = self.class_id(class);
        let name = self.attr.sema.class(class).name.clone();
        let id = self.new_method(format!("{name}.<entry>"), class_id, true, span);
        let mut b = Body::new(class, format!("{name}.<entry>"));
        let string = self.attr.sema.string();
        let string_ty = self.ty(&string);
        let ty = self.ty(&Ty::array(string));
        let mut call_args = Vec::new();
        self.init_class(&mut b, class, span);
        if !is_static {
            call_args.push(self.allocate(&mut b, class, None, span));
        }
        if has_args {
            let array = b.temp(Rvalue::NewArray { ty, dims: vec![Operand::int(args.len() as i32)] }, ty, span);
            for (i, a) in args.iter().enumerate() {
                let place = Place::Element(array.into(), Operand::int(i as i32));
                // Equal to no literal, and not to each other.
                let copied = vec![Operand::Const(Const::Str(a.as_str().into())), Operand::Const(Const::Str("".into()))];
                let value = b.temp(Rvalue::Pure(PureFn::StrConcat, copied), string_ty, span).into();
                b.op(Op::Store { place, value }, span);
            }
            call_args.push(array.into());
        }
        let callee = Callee::Direct(self.method_id(main));
        b.op(Op::Call { dst: None, callee, args: call_args }, span);
        self.finish_body(id, b, 0, None);
        id
    }

    /// A method of what threads and `main` end with.
    fn method_of(&mut self, class: &str, name: &str) -> Option<MethodId> {
        let class = self.attr.sema.known(class);
        let method = self.attr.sema.find_methods(class, name).first().copied()?;
        Some(self.method_id(method))
    }

    /// Whether an exception may say something else than the text it was made with.
    fn says_more(&mut self) -> bool {
        let throwable = self.attr.sema.known("java.lang.Throwable");
        let own = |l: &mut Lower, c, name: &str| {
            let found = l.attr.sema.find_methods(c, name);
            found
                .into_iter()
                .any(|m| l.attr.sema.method(m).params.is_empty() && !l.is_model(l.attr.sema.method(m).class))
        };
        self.created_below(throwable)
            .into_iter()
            .any(|c| own(self, c, "getMessage") || own(self, c, "getLocalizedMessage"))
    }

    /// What ends the program is asked what it says, once, for reports.
    fn entry_describes(&mut self, entry: MethodId, describe: Option<MethodId>) {
        let Some(describe) = describe else { return };
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let ty = self.ty(&throwable);
        let m = &mut self.methods[entry.index()];
        let (span, local) = (m.span, Local(m.locals.len() as u32));
        m.locals.push(LocalDecl { name: None, ty });
        let body = std::mem::take(&mut m.body);
        let call = Op::Call { dst: None, callee: Callee::Direct(describe), args: vec![local.into()] };
        let handler = [StmtKind::Op(call), StmtKind::Throw(local.into())].map(|kind| Stmt { kind, span });
        let catches = vec![Catch { classes: Vec::new(), local, body: Block(handler.into()) }];
        m.body.0 = vec![Stmt { kind: StmtKind::Try { body, catches }, span }];
    }

    /// The thread of `main` ends with it, and its uncaught exceptions go to a handler, where the program may see that: where it gets hold
    /// of the object of a thread that it has not made, counts threads, or sets a handler.
    fn entry_is_thread(&mut self, entry: MethodId) {
        let thread = self.attr.sema.known("java.lang.Thread");
        let reached = |l: &mut Lower, names: &[&str]| {
            let mut found = names.iter().flat_map(|name| l.attr.sema.find_methods(thread, name));
            found.any(|m| l.method_ids.contains_key(&m))
        };
        let handled = reached(self, &["setUncaughtExceptionHandler", "setDefaultUncaughtExceptionHandler"]);
        if !handled && !reached(self, &["scovilleIdentity", "scovilleWatched", "activeCount"]) {
            return;
        }
        let threw = handled.then(|| self.method_of("scoville.Threads", "mainThrew")).flatten();
        let Some(ended) = self.method_of("scoville.Threads", "mainEnded") else { return };
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let ty = self.ty(&throwable);
        let m = &mut self.methods[entry.index()];
        let span = m.span;
        let call = |m, args| Stmt { kind: StmtKind::Op(Op::Call { dst: None, callee: Callee::Direct(m), args }), span };
        let mut catching = |body: Block, handler: &dyn Fn(Local) -> Vec<Stmt>| {
            let local = Local(m.locals.len() as u32);
            m.locals.push(LocalDecl { name: None, ty });
            let catches = vec![Catch { classes: Vec::new(), local, body: Block(handler(local)) }];
            Stmt { kind: StmtKind::Try { body, catches }, span }
        };
        let mut body = std::mem::take(&mut m.body);
        if let Some(threw) = threw {
            body = Block(vec![catching(body, &|e| vec![call(threw, vec![e.into()])])]);
        }
        let again = |e: Local| Stmt { kind: StmtKind::Throw(e.into()), span };
        let body = catching(body, &|e| vec![call(ended, Vec::new()), again(e)]);
        m.body.0 = vec![body, call(ended, Vec::new())];
    }

    /// With threads, the end of the program waits for them, whether `main` returns or throws; then it does what it is
    /// to do at its end; what `main` has thrown, or the first of the threads, ends it.
    fn entry_waits(&mut self, entry: MethodId) {
        let Some(rethrow) = self.rethrow else { return };
        let span = self.methods[entry.index()].span;
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let ty = self.ty(&Ty::array(throwable));
        let m = &mut self.methods[entry.index()];
        let call = |m, args| Stmt { kind: StmtKind::Op(Op::Call { dst: None, callee: Callee::Direct(m), args }), span };
        let mut scope = |body: Block| {
            let thrown = Local(m.locals.len() as u32);
            m.locals.push(LocalDecl { name: None, ty });
            (Stmt { kind: StmtKind::Scope { body, thrown }, span }, call(rethrow, vec![thrown.into()]))
        };
        let (body, thrown) = scope(std::mem::take(&mut m.body));
        let mut stmts = vec![body];
        if let Some(at_end) = self.at_end {
            let (end, thrown) = scope(Block(vec![call(at_end, Vec::new())]));
            stmts.extend([end, thrown]);
        }
        stmts.push(thrown);
        m.body.0 = stmts;
    }

    /// Static initialisers of models run before everything else.
    fn entry_inits(&mut self, entry: MethodId) {
        let own = self.model_inits_in_order();
        let inits: Vec<MethodId> = self.class_objects.makes.into_iter().chain(own).collect();
        let span = self.methods[entry.index()].span;
        let calls = inits.into_iter().map(|m| scoville_ir::stmt::Stmt {
            kind: StmtKind::Op(Op::Call { dst: None, callee: Callee::Direct(m), args: Vec::new() }),
            span,
        });
        self.methods[entry.index()].body.0.splice(0..0, calls);
        for c in &mut self.classes {
            if c.is_model {
                c.initializer = None;
            }
        }
    }

    pub(crate) fn work_off(&mut self) {
        let mut next = 0;
        // First in, first out: methods are numbered in the order in which they are found.
        while next < self.queue.len() {
            let w = std::mem::replace(&mut self.queue[next], Work::ObjectInit(ClassIdx(0), MethodId(u32::MAX)));
            next += 1;
            match w {
                Work::Method(m, id) => self.method(m, id),
                Work::ClassInit(c, id) => self.class_init_body(c, id),
                Work::ObjectInit(c, id) => self.object_init_body(c, id),
                Work::Lambda(w) => self.lambda_body(*w),
            }
            if next > 4096 && next * 2 > self.queue.len() {
                self.queue.drain(..next);
                next = 0;
            }
        }
        self.queue.clear();
    }

    /// Parameters as first locals.
    fn params(&mut self, b: &mut Body, is_static: bool, body: &TBody) -> u32 {
        if !is_static {
            let ty = self.ty(&Ty::class(b.class));
            b.this = Some(b.local(Some("this"), ty));
        }
        for v in &body.params {
            self.declare_var(b, v);
        }
        b.locals.len() as u32
    }

    fn method(&mut self, m: MethodIdx, id: MethodId) {
        let info = self.attr.sema.method(m);
        let (class, is_static, is_ctor, ret, span) =
            (info.class, info.is_static(), info.is_ctor(), info.ret.clone(), info.span);
        let (flags, origin) = (info.flags, info.origin.clone());
        let name = self.methods[id.index()].name.clone();
        let mut b = Body::new(class, name);
        b.initialised = true;
        b.instance = !is_static && !is_ctor;
        b.is_model = self.is_model(class);
        match &origin {
            MethodOrigin::EnumValues
            | MethodOrigin::EnumValueOf
            | MethodOrigin::RecordGet(_)
            | MethodOrigin::RecordMethod(_) => {
                return self.implicit_method(m, id, b, &origin);
            }
            _ => {}
        }
        let body = self.attr.method_body(m);
        let params = self.params(&mut b, is_static, &body);
        let result = self.void_or(&ret);
        b.result = result;
        let calls_ctor = matches!(body.stmts.first().map(|s| &s.kind), Some(TStmtKind::Expr(e)) if matches!(e.kind, TKind::CtorCall(_)));
        if is_ctor && !calls_ctor {
            self.run_object_init(&mut b, span);
        }
        if flags.has(Flags::SYNCHRONIZED) {
            b.open();
            self.stmts(&mut b, &body.stmts);
            let inner = b.close();
            let lock = match b.this {
                Some(l) => l.into(),
                None => self.class_literal(&mut b, &Ty::class(class), span),
            };
            b.push(StmtKind::Atomic { space: Space::Monitor, locks: Locks::Object(lock, Mode::W), body: inner }, span);
        } else {
            self.stmts(&mut b, &body.stmts);
        }
        self.end_of_body(&mut b, &ret, span);
        self.passing.instances.extend(std::mem::take(&mut b.within).into_iter().map(|k| (id, k)));
        self.finish_body(id, b, params, result);
    }

    fn class_init_body(&mut self, c: ClassIdx, id: MethodId) {
        let span = self.attr.sema.class(c).span;
        let mut b = Body::new(c, self.methods[id.index()].name.clone());
        b.initialised = true;
        b.open();
        if let Some(s) = self.superclass(c)
            && let Some(k) = self.initialised_class(s)
            && !self.is_model(k)
        {
            self.init_passing(&mut b, s, k, span);
        }
        for i in self.initialised_interfaces(c) {
            let i = self.class_id(i);
            b.op(Op::InitClass(i), span);
        }
        self.enum_constants(&mut b, c, span);
        let stmts = self.attr.initialisers(c, true);
        self.stmts(&mut b, &stmts);
        self.wrap_failure(&mut b, c, span);
        self.finish_body(id, b, 0, None);
        // It is what begins the initialisation of the classes above.
        self.passing.within.remove(&id);
    }

    /// Ends the body of a static initialiser: an exception leaves it as the cause of an error (JLS 12.4.2, step 10).
    fn wrap_failure(&mut self, b: &mut Body, c: ClassIdx, span: Span) {
        let body = b.close();
        if self.is_model(c) || !body.0.iter().any(may_throw) {
            for s in body.0 {
                b.push(s.kind, s.span);
            }
            return;
        }
        let (exception, error) = ("java.lang.Exception", "java.lang.ExceptionInInitializerError");
        let throwable = Ty::class(self.attr.sema.known("java.lang.Throwable"));
        let ty = self.ty(&throwable);
        let local = b.local(None, ty);
        let classes = vec![self.known_class(exception)];
        b.open();
        let error = self.attr.sema.known(error);
        self.attr.sema.ensure_members(error);
        let ctors = self.attr.sema.class(error).ctors.clone();
        let object = self.allocate(b, error, None, span);
        if let Some(ctor) = ctors.into_iter().find(|m| self.attr.sema.method(*m).params == [throwable.clone()]) {
            self.invoke_ctor(b, ctor, object.clone(), vec![local.into()], span);
        }
        b.push(StmtKind::Throw(object), span);
        let handler = b.close();
        b.push(StmtKind::Try { body, catches: vec![Catch { classes, local, body: handler }] }, span);
    }

    fn object_init_body(&mut self, c: ClassIdx, id: MethodId) {
        let mut b = Body::new(c, self.methods[id.index()].name.clone());
        b.initialised = true;
        let stmts = self.attr.initialisers(c, false);
        let params = self.params(&mut b, false, &TBody::default());
        self.stmts(&mut b, &stmts);
        self.finish_body(id, b, params, None);
    }

    // --- enums and records ---

    fn enum_constants(&mut self, b: &mut Body, c: ClassIdx, span: Span) {
        if self.attr.sema.class(c).kind != crate::java::ast::TypeKind::Enum {
            return;
        }
        let base = self.attr.sema.known("java.lang.Enum");
        let field = |l: &mut Lower, class, name: &str| l.attr.sema.find_field(class, name).map(|f| l.field_id(f));
        let (name, ordinal) = (field(self, base, "name"), field(self, base, "ordinal"));
        let values = field(self, c, "$VALUES");
        let inits = self.attr.enum_inits(c);
        let mut objects = Vec::new();
        for (i, init) in inits.iter().enumerate() {
            let TKind::New(n) = &init.value.kind else { continue };
            let at = init.value.span;
            let args: Vec<_> = n.args.iter().collect();
            let args = self.operands(b, &args);
            let object = self.allocate(b, n.class, None, at);
            let text = self.attr.sema.field(init.field).name.to_string();
            if let (Some(name), Some(ordinal)) = (name, ordinal) {
                let value = Operand::Const(Const::Str(text.into()));
                b.op(Op::Store { place: Place::Field(object.clone(), name), value }, at);
                b.op(Op::Store { place: Place::Field(object.clone(), ordinal), value: Operand::int(i as i32) }, at);
            }
            if let Some(ctor) = n.ctor {
                self.invoke_ctor(b, ctor, object.clone(), args, at);
            }
            if n.class != c
                && let Some(m) = self.object_init(n.class)
            {
                b.op(Op::Call { dst: None, callee: Callee::Direct(m), args: vec![object.clone()] }, at);
            }
            let f = self.field_id(init.field);
            b.op(Op::Store { place: Place::Static(f), value: object.clone() }, at);
            objects.push(object);
        }
        let ty = self.ty(&Ty::array(Ty::class(c)));
        let array = b.temp(Rvalue::NewArray { ty, dims: vec![Operand::int(objects.len() as i32)] }, ty, span);
        for (i, o) in objects.into_iter().enumerate() {
            b.op(Op::Store { place: Place::Element(array.into(), Operand::int(i as i32)), value: o }, span);
        }
        if let Some(f) = values {
            b.op(Op::Store { place: Place::Static(f), value: array.into() }, span);
        }
    }

    /// Methods that exist without being written.
    fn implicit_method(&mut self, m: MethodIdx, id: MethodId, mut b: Body, origin: &MethodOrigin) {
        let info = self.attr.sema.method(m);
        let (class, ret, span, params_ty, is_static) =
            (info.class, info.ret.clone(), info.span, info.params.clone(), info.is_static());
        let result = self.void_or(&ret);
        b.result = result;
        if !is_static {
            let ty = self.ty(&Ty::class(class));
            b.this = Some(b.local(Some("this"), ty));
        }
        let mut params = Vec::new();
        for p in &params_ty {
            let ty = self.ty(p);
            params.push(b.local(Some("arg"), ty));
        }
        let count = b.locals.len() as u32;
        let value = match origin {
            MethodOrigin::EnumValues | MethodOrigin::EnumValueOf => {
                let f = self.attr.sema.find_field(class, "$VALUES").map_or(FieldId(0), |f| self.field_id(f));
                let array_ty = Ty::array(Ty::class(class));
                let array = self.load(&mut b, Place::Static(f), &array_ty, span);
                if matches!(origin, MethodOrigin::EnumValues) {
                    self.call_model(&mut b, "scoville.Arrays", "values", vec![array], &array_ty, span)
                } else {
                    let name = self.attr.sema.class(class).name.clone();
                    let args = vec![
                        array,
                        params.first().map_or_else(Operand::null, |l| (*l).into()),
                        Operand::Const(Const::Str(name.into())),
                    ];
                    self.call_model(&mut b, "scoville.Arrays", "enumValue", args, &ret, span)
                }
            }
            MethodOrigin::RecordGet(f) => {
                let this = b.this.map_or_else(Operand::null, Operand::from);
                let place = Place::Field(this, self.field_id(*f));
                self.load(&mut b, place, &ret, span)
            }
            MethodOrigin::RecordMethod(which) => {
                self.record_method(&mut b, class, *which, params.first().copied(), span)
            }
            _ => Operand::null(),
        };
        b.push(StmtKind::Return(Some(value)), span);
        self.finish_body(id, b, count, result);
    }

    fn record_method(
        &mut self,
        b: &mut Body,
        class: ClassIdx,
        which: RecordMethod,
        arg: Option<Local>,
        span: Span,
    ) -> Operand {
        // The components as objects in an array; the rest is library code.
        let object = self.attr.sema.object();
        let array_ty = Ty::array(object.clone());
        let this = b.this.map_or_else(Operand::null, Operand::from);
        if matches!(which, RecordMethod::Equals) && self.compares_by_component(class) {
            return self.record_equals(b, class, arg, span);
        }
        let own = self.component_array(b, class, this, span);
        match which {
            RecordMethod::ToString => {
                let names: Vec<String> = self
                    .attr
                    .instance_fields(class)
                    .iter()
                    .map(|f| self.attr.sema.field(*f).name.to_string())
                    .collect();
                let simple = self.attr.sema.class(class).simple.to_string();
                let text = |s: String| Operand::Const(Const::Str(s.into()));
                let string = self.attr.sema.string();
                self.call_model(
                    b,
                    "scoville.Arrays",
                    "recordText",
                    vec![text(simple), text(names.join(",")), own],
                    &string,
                    span,
                )
            }
            RecordMethod::HashCode => {
                self.call_model(b, "scoville.Arrays", "recordHash", vec![own], &crate::sema::ty::INT, span)
            }
            RecordMethod::Equals => {
                let other = self.same_record(b, class, arg, span);
                let theirs = self.component_array(b, class, other, span);
                let _ = array_ty;
                self.call_model(b, "scoville.Arrays", "recordEquals", vec![own, theirs], &crate::sema::ty::BOOL, span)
            }
        }
    }

    /// Returns false unless the other object is of this class; the other object.
    fn same_record(&mut self, b: &mut Body, class: ClassIdx, arg: Option<Local>, span: Span) -> Operand {
        let boolean = self.ty(&crate::sema::ty::BOOL);
        let ty = self.ty(&Ty::class(class));
        let other = arg.map_or_else(Operand::null, Operand::from);
        let same = b.temp(Rvalue::InstanceOf { value: other.clone(), ty }, boolean, span);
        self.return_unless(b, same, span);
        other
    }

    fn return_unless(&mut self, b: &mut Body, cond: Local, span: Span) {
        b.open();
        b.push(StmtKind::Return(Some(Operand::bool(false))), span);
        let els = b.close();
        b.push(StmtKind::If { cond: cond.into(), then: Block::default(), els }, span);
    }

    /// Whether no component is a number that is not equal to itself, or to another one of the same size.
    fn compares_by_component(&mut self, class: ClassIdx) -> bool {
        let fields = self.attr.instance_fields(class);
        fields.iter().all(|f| !matches!(self.attr.sema.field(*f).ty, Ty::Prim(Prim::Float | Prim::Double)))
    }

    /// One component after the other, each by the `equals` of its own type.
    fn record_equals(&mut self, b: &mut Body, class: ClassIdx, arg: Option<Local>, span: Span) -> Operand {
        let boolean = self.ty(&crate::sema::ty::BOOL);
        let this = b.this.map_or_else(Operand::null, Operand::from);
        let other = self.same_record(b, class, arg, span);
        let object = self.attr.sema.known("java.lang.Object");
        let equals = self.attr.sema.find_methods(object, "equals").first().copied();
        for f in self.attr.instance_fields(class) {
            let ty = self.attr.sema.field(f).ty.clone();
            let field = self.field_id(f);
            let mine = self.load(b, Place::Field(this.clone(), field), &ty, span);
            let theirs = self.load(b, Place::Field(other.clone(), field), &ty, span);
            let prim = match ty {
                Ty::Prim(p @ (Prim::Bool | Prim::Long)) => Some(p),
                Ty::Prim(_) => Some(Prim::Int),
                _ => None,
            };
            if let Some(p) = prim {
                let same = b.temp(Rvalue::Binary(BinOp::Eq, p, mine, theirs), boolean, span);
                self.return_unless(b, same, span);
                continue;
            }
            let same = b.temp(Rvalue::RefEq(mine.clone(), theirs.clone()), boolean, span);
            b.open();
            let some = b.temp(Rvalue::RefEq(mine.clone(), Operand::null()), boolean, span);
            let some = b.temp(Rvalue::Unary(UnOp::Not, Prim::Bool, some.into()), boolean, span);
            self.return_unless(b, some, span);
            if let Some(equals) = equals {
                let dst = b.local(None, boolean);
                let callee = Callee::Virtual(self.virtual_call(equals));
                b.op(Op::Call { dst: Some(dst), callee, args: vec![mine, theirs] }, span);
                self.return_unless(b, dst, span);
            }
            let els = b.close();
            b.push(StmtKind::If { cond: same.into(), then: Block::default(), els }, span);
        }
        Operand::bool(true)
    }

    fn component_array(&mut self, b: &mut Body, class: ClassIdx, of: Operand, span: Span) -> Operand {
        let object = self.attr.sema.object();
        let ty = self.ty(&Ty::array(object));
        let fields = self.attr.instance_fields(class);
        let array = b.temp(Rvalue::NewArray { ty, dims: vec![Operand::int(fields.len() as i32)] }, ty, span);
        for (i, f) in fields.into_iter().enumerate() {
            let fty = self.attr.sema.field(f).ty.clone();
            let place = Place::Field(of.clone(), self.field_id(f));
            let mut v = self.load(b, place, &fty, span);
            if let Ty::Prim(p) = fty {
                v = self.box_value(b, v, p, span);
            }
            b.op(Op::Store { place: Place::Element(array.into(), Operand::int(i as i32)), value: v }, span);
        }
        array.into()
    }

    // --- what is not reached ---

    /// Attributes the user's code that `main` does not reach, only for its mistakes.
    fn check_unreached(&mut self, user_classes: &[ClassIdx]) {
        self.attr.sema.unreached = true;
        let asked = self.attr.sema.take_asked();
        let mut pending: Vec<ClassIdx> = user_classes.to_vec();
        let mut seen_local = 0;
        loop {
            for c in std::mem::take(&mut pending) {
                self.attr.sema.check_overriding(c);
                let info = self.attr.sema.class(c);
                let methods: Vec<MethodIdx> = info.methods.iter().chain(&info.ctors).copied().collect();
                for m in methods {
                    if !self.method_ids.contains_key(&m) {
                        self.attr.method_body(m);
                    }
                }
                if !self.class_inits.get(&c).is_some_and(Option::is_some) {
                    self.attr.initialisers(c, true);
                    if self.attr.sema.class(c).kind == crate::java::ast::TypeKind::Enum {
                        self.attr.enum_inits(c);
                    }
                }
                if !self.object_inits.get(&c).is_some_and(Option::is_some) {
                    self.attr.initialisers(c, false);
                }
                let inner: Vec<ClassIdx> = self.attr.sema.class(c).types.values().copied().collect();
                if self.attr.sema.class(c).is_local {
                    pending.extend(inner);
                }
            }
            let locals = self.attr.local_classes.clone();
            for c in &locals[seen_local..] {
                if !self.is_model(*c) {
                    pending.push(*c);
                }
            }
            seen_local = locals.len();
            if pending.is_empty() {
                break;
            }
        }
        self.attr.sema.unreached = false;
        self.attr.sema.restore_asked(asked);
    }
}

/// Whether the statement can throw, as far as a look at it tells: constants and new arrays of constant length cannot.
fn may_throw(s: &scoville_ir::stmt::Stmt) -> bool {
    let constant = |o: &Operand| matches!(o, Operand::Const(Const::Int(n)) if *n >= 0);
    match &s.kind {
        StmtKind::Op(Op::Store { place: Place::Static(_), .. }) => false,
        StmtKind::Op(Op::Let { value, .. }) => match value {
            Rvalue::Use(_) | Rvalue::New(_) | Rvalue::Box { .. } => false,
            Rvalue::NewArray { dims, .. } => !dims.iter().all(constant),
            _ => true,
        },
        _ => true,
    }
}
