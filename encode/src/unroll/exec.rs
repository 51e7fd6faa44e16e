//! Execution of one instruction of one continuation.

use super::cont::Cont;
use super::heap::{Kind, Length, Name, Object, Text};
use super::machine::{Flow, Machine, Step, Stop};
use super::sensitive::targets;
use super::value::Value;
use crate::fault::{Fault, planted};
use crate::term::{Constant, Sort, TermId, Var, convert_const, fold_binary, fold_compare};
use crate::trace::{EventKind, TaskId};
use scoville_evidence::verdict::Unknown;
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{BinOp, Callee, Op, Rvalue, UnOp};
use scoville_ir::types::{ClassId, Const, Local, MethodId, Operand, Prim, Type, TypeId};

impl Machine<'_> {
    /// Executes the instruction that the continuation stands at.
    pub fn instruction(&mut self, task: TaskId, cont: &mut Cont) -> Step {
        let Some(frame) = cont.frames.last() else { return Ok(Flow::Done) };
        let program = self.program;
        let code = &program.method(frame.method).code;
        let Some(instr) = code.instrs.get(frame.pc as usize) else { return Ok(Flow::Done) };
        match instr {
            Instr::Op(op) => self.op(task, cont, op),
            Instr::Jump(t) => Ok(jump(cont, *t)),
            Instr::Branch { cond, otherwise } => {
                self.reach(cont);
                let taken = match self.get(cont, cond) {
                    Value::Bool(b) => b,
                    v => {
                        let t = v.term(&mut self.terms);
                        self.decide(cont, t)?
                    }
                };
                Ok(if taken { Flow::Next } else { jump(cont, *otherwise) })
            }
            Instr::Switch { value, cases, default } => {
                let target = match self.get(cont, value) {
                    Value::Int(v) => cases.iter().find(|(c, _)| *c == v).map_or(*default, |(_, t)| *t),
                    v => {
                        let t = v.term(&mut self.terms);
                        let mut target = *default;
                        for (c, to) in cases {
                            let k = self.terms.constant(Constant::Int(*c));
                            let is = self.terms.eq(t, k);
                            if self.decide(cont, is)? {
                                target = *to;
                                break;
                            }
                        }
                        target
                    }
                };
                Ok(jump(cont, target))
            }
            Instr::LoopEnter(l) => {
                self.loop_enter(cont, *l);
                Ok(Flow::Next)
            }
            Instr::LoopBack(l) => self.loop_back(task, cont, *l),
            Instr::Return(value) => {
                let value = value.as_ref().map(|v| self.get(cont, v));
                Ok(self.do_return(task, cont, value))
            }
            Instr::Throw(o) => {
                let v = self.get(cont, o);
                self.non_null(cont, v, "throw of null")?;
                self.throw(task, cont, v)?;
                Ok(Flow::Jumped)
            }
            Instr::ScopeBegin => Ok(self.scope_begin(task, cont)),
            Instr::ScopeThrew(o) => {
                let v = self.get(cont, o);
                self.scope_threw(cont, v);
                Ok(Flow::Next)
            }
            Instr::ScopeEnd { thrown } => self.scope_end(task, cont, *thrown),
            Instr::SectionBegin { space, locks, unbounded } => {
                self.reach(cont);
                self.section_begin(task, cont, *space, locks, *unbounded)
            }
            Instr::SectionEnd => Ok(self.section_end(task, cont)),
            Instr::Leave(o, mode) => self.section_leave(task, cont, o, *mode),
        }
    }

    /// The value of an operand.
    pub fn get(&mut self, cont: &Cont, o: &Operand) -> Value {
        match o {
            Operand::Local(l) => cont.regs[cont.reg(*l)],
            Operand::Const(Const::Str(s)) => {
                if let Some(&id) = self.strings.get(s) {
                    return Value::Ref(id);
                }
                let name = self.memory.names.text(s);
                let kind = self.heap.new_text(Text::Known(s.clone()));
                let id = self.add_object(name, kind, 0, Vec::new(), TermId::TRUE);
                self.strings.insert(s.clone(), id);
                Value::Ref(id)
            }
            Operand::Const(c) => Value::of_const(c),
        }
    }

    /// Assigns a local of the innermost activation.
    pub fn set(&self, cont: &mut Cont, l: Local, v: Value) {
        let r = cont.reg(l);
        cont.regs[r] = v;
    }

    fn op(&mut self, task: TaskId, cont: &mut Cont, op: &Op) -> Step {
        match op {
            Op::Let { dst, value } => {
                let v = self.rvalue(task, cont, value)?;
                self.set(cont, *dst, v);
                Ok(Flow::Next)
            }
            Op::Load { dst, place } => {
                let v = self.load(task, cont, place)?;
                self.set(cont, *dst, v);
                Ok(Flow::Next)
            }
            Op::Store { place, value } => {
                let v = self.get(cont, value);
                self.store(task, cont, place, v)?;
                Ok(Flow::Next)
            }
            Op::Call { dst, callee, args } => {
                self.reach(cont);
                self.call(cont, *dst, *callee, args)
            }
            Op::AssertFail { error } => {
                let v = self.get(cont, error);
                if cont.ghost.is_some() {
                    self.ghost_unclear(cont);
                    return Ok(Flow::Done);
                }
                let e = self.event(task, cont, EventKind::AssertFail);
                self.obligations.assertions.push(e);
                for o in self.objects(v) {
                    self.assertion_errors.insert(o);
                }
                self.throw(task, cont, v)?;
                Ok(Flow::Jumped)
            }
            Op::Assume(o) => {
                let v = self.get(cont, o).term(&mut self.terms);
                let fact = self.terms.implies(cont.guard, v);
                if fact != TermId::TRUE {
                    self.assumptions.push(fact);
                }
                cont.guard = self.terms.and(cont.guard, v);
                Ok(if cont.guard == TermId::FALSE { Flow::Done } else { Flow::Next })
            }
            Op::InitClass(c) => self.init_class(task, cont, *c),
            Op::Print { .. } => {
                cont.effect(0);
                Ok(Flow::Next)
            }
            Op::Spawn { kind, body, method, awaits, result, regs, joined } => {
                self.reach(cont);
                let regs = self.handed_over(task, cont, regs)?;
                self.spawn(task, cont, *kind, body, *method, awaits, result, &regs, *joined)
            }
            Op::Resign => self.resign(task, cont),
            Op::ContextGet { dst, own } => {
                self.note_personal(cont);
                let (context, is_own) = cont.context;
                self.set(cont, *dst, context);
                self.set(cont, *own, is_own);
                Ok(Flow::Next)
            }
            Op::ContextSet(o) => {
                cont.effect(0);
                cont.context = (self.get(cont, o), Value::Bool(true));
                Ok(Flow::Next)
            }
            Op::BarrierNew { reg, mode, bound } => self.barrier_new(task, cont, *reg, mode, bound),
            Op::Register { reg, like, mode } => self.register(task, cont, *reg, like, mode),
            Op::Signal { reg } => self.signal(task, cont, reg),
            Op::Wait { reg } => self.wait(task, cont, reg),
            Op::Drop { reg } => self.drop_registration(task, cont, reg),
            Op::CellNew { dst } => {
                let site = Self::site(cont);
                let name = self.make_name(task, site);
                // A cell that was read before it is made exists already.
                let known = self.heap.named(name).filter(|o| matches!(self.heap.get(*o).kind, Kind::Cell(_)));
                let object = match known {
                    Some(o) => {
                        self.heap.get_mut(o).forward = false;
                        o
                    }
                    None => {
                        let o = self.add_object(name, Kind::Cell(crate::trace::CellId(0)), 0, Vec::new(), cont.guard);
                        let cell = self.new_cell(o);
                        self.heap.get_mut(o).kind = Kind::Cell(cell);
                        o
                    }
                };
                self.note_made(cont, object);
                self.set(cont, *dst, Value::Ref(object));
                Ok(Flow::Next)
            }
            Op::CellFill { cell, fill, value, won } => self.cell_fill(task, cont, cell, *fill, value, *won),
            Op::CellRead { cell, blocking, state, value } => {
                self.cell_read(task, cont, cell, *blocking, *state, *value)
            }
            Op::Acquire(mode, target) => {
                self.reach(cont);
                self.permission(task, cont, true, *mode, target)
            }
            Op::Release(mode, target) => self.permission(task, cont, false, *mode, target),
            Op::Choose { dst, prim, lo, hi } => self.choose(task, cont, *dst, *prim, lo, hi),
            Op::Halt(_) => {
                if cont.ghost.is_none() {
                    self.open_sections(cont);
                    self.event(task, cont, EventKind::Halt);
                }
                Ok(Flow::Done)
            }
            Op::Own { owner, owned } => {
                if let (Value::Ref(a), Value::Ref(b)) = (self.get(cont, owner), self.get(cont, owned))
                    && a != 0
                    && b != 0
                {
                    self.heap.own(b, a);
                }
                Ok(Flow::Next)
            }
            // The order of the sections around them says as much.
            Op::Tell(_) | Op::Learn(_) => Ok(Flow::Next),
        }
    }

    fn choose(&mut self, task: TaskId, cont: &mut Cont, dst: Local, prim: Prim, lo: &Operand, hi: &Operand) -> Step {
        let bounds = (self.get(cont, lo), self.get(cont, hi));
        if cont.ghost.is_some() {
            let value = self.ghost_input(task, cont, bounds);
            self.set(cont, dst, value);
            return Ok(Flow::Next);
        }
        let range = match bounds {
            (Value::Int(a), Value::Int(b)) => Some((i64::from(a), i64::from(b))),
            (Value::Long(a), Value::Long(b)) => Some((a, b)),
            _ if prim == Prim::Bool => None,
            _ => {
                let why = Unknown::Unsupported("an unknown floating-point value or one within symbolic bounds".into());
                return Err(Stop::Cut(why));
            }
        };
        let (_, t) = self.terms.fresh(Var { sort: Sort::of(prim), domain: Vec::new(), range });
        self.event(task, cont, EventKind::Input { value: t });
        self.set(cont, dst, Value::Term(t));
        Ok(Flow::Next)
    }

    fn call(&mut self, cont: &mut Cont, dst: Option<Local>, callee: Callee, args: &[Operand]) -> Step {
        let values: Vec<Value> = args.iter().map(|a| self.get(cont, a)).collect();
        let method = match callee {
            Callee::Direct(m) => {
                let method = self.program.method(m);
                if method.is_instance()
                    && let Some(&receiver) = values.first()
                {
                    self.non_null(cont, receiver, &format!("call of {} on null", method.name))?;
                }
                m
            }
            Callee::Virtual(s) => {
                let Some(&receiver) = values.first() else { return Ok(Flow::Done) };
                self.resolve(cont, receiver, s)?
            }
        };
        if cont.frames.len() >= self.options.depth {
            let name = &self.program.method(method).name;
            return Err(Stop::Cut(Unknown::Unwinding(format!(
                "recursion of {name} deeper than {}{}",
                self.options.depth,
                self.at(cont)
            ))));
        }
        let regs = cont.regs.len() as u32;
        self.push_locals(cont, method, &values);
        cont.enter(self.program, method, regs, dst, None);
        Ok(Flow::Jumped)
    }

    /// The method that answers a selector in the class of a reference.
    pub fn resolve(&mut self, cont: &Cont, receiver: Value, s: scoville_ir::types::SelectorId) -> Step<MethodId> {
        let what = &self.program.selectors[s.index()];
        self.non_null(cont, receiver, &format!("call of {what} on null"))?;
        let objects = self.objects(receiver);
        let find = |m: &Self, o: u32| {
            let class = match &m.heap.get(o).kind {
                Kind::Instance(c) => *c,
                Kind::Text(_) => m.program.known.string,
                Kind::Cell(_) => m.program.known.cell,
                Kind::Registration(_) => m.program.known.registration,
                Kind::Array { .. } | Kind::Statics => m.program.known.object,
            };
            m.program.class(class).dispatch.get(&s).copied()
        };
        let Some(&first) = objects.first() else {
            return Err(Stop::Cut(Unknown::Unsupported(format!("call of {what} on an unknown object"))));
        };
        let method = find(self, first);
        if objects.iter().any(|o| find(self, *o) != method) {
            let t = receiver.term(&mut self.terms);
            for o in &objects {
                let c = self.terms.constant(Constant::Ref(*o));
                let is = self.terms.eq(t, c);
                if self.decide(cont, is)? {
                    let m = find(self, *o);
                    return m.ok_or_else(|| Stop::Cut(Unknown::Unsupported(format!("{what} has no implementation"))));
                }
            }
        }
        method.ok_or_else(|| Stop::Cut(Unknown::Unsupported(format!("{what} has no implementation"))))
    }

    /// Pushes the locals of a method: arguments, then defaults.
    pub fn push_locals(&mut self, cont: &mut Cont, method: MethodId, args: &[Value]) {
        let program = self.program;
        let m = program.method(method);
        cont.regs.extend_from_slice(args);
        for l in m.locals.iter().skip(args.len()) {
            cont.regs.push(program.prim(l.ty).map_or(Value::NULL, Value::zero));
        }
    }

    fn do_return(&mut self, task: TaskId, cont: &mut Cont, value: Option<Value>) -> Flow {
        if cont.frames.len() == 1 {
            self.task_returned(task, cont, value.unwrap_or(Value::NULL));
            return Flow::Done;
        }
        let Some(frame) = cont.leave() else { return Flow::Done };
        if let Some(class) = frame.init {
            self.init_done(task, cont, class);
            // The `InitClass` is executed again and finds it done.
            return Flow::Jumped;
        }
        if let (Some(dst), Some(v)) = (frame.dst, value) {
            self.set(cont, dst, v);
        }
        Flow::Next
    }

    fn rvalue(&mut self, task: TaskId, cont: &mut Cont, value: &Rvalue) -> Step<Value> {
        match value {
            Rvalue::Use(o) => Ok(self.get(cont, o)),
            Rvalue::Unary(op, prim, a) => {
                let v = self.get(cont, a);
                Ok(concrete_unary(*op, v).unwrap_or_else(|| {
                    let t = v.term(&mut self.terms);
                    let r = self.terms.unary(*op, *prim, t);
                    Value::of(r, &self.terms)
                }))
            }
            Rvalue::Binary(op, prim, a, b) => {
                let (x, y) = (self.get(cont, a), self.get(cont, b));
                self.binary(cont, *op, *prim, x, y)
            }
            Rvalue::Convert { from, to, value } => {
                let v = self.get(cont, value);
                Ok(self.convert(*from, *to, v))
            }
            Rvalue::RefEq(a, b) => {
                let (x, y) = (self.get(cont, a), self.get(cont, b));
                if let (Value::Ref(p), Value::Ref(q)) = (x, y) {
                    if p != q {
                        self.comparable(x, y)?;
                    }
                    return Ok(Value::Bool(p == q));
                }
                self.comparable(x, y)?;
                let (p, q) = (x.term(&mut self.terms), y.term(&mut self.terms));
                let t = self.terms.eq(p, q);
                Ok(Value::of(t, &self.terms))
            }
            Rvalue::InstanceOf { value, ty } => {
                let v = self.get(cont, value);
                if let Value::Ref(o) = v {
                    return Ok(Value::Bool(o != 0 && self.has_type(o, *ty)));
                }
                let fits = self.type_condition(v, *ty);
                let t = v.term(&mut self.terms);
                let null = self.terms.constant(Constant::Ref(0));
                let is_null = self.terms.eq(t, null);
                let not_null = self.terms.not(is_null);
                let r = self.terms.and(fits, not_null);
                Ok(Value::of(r, &self.terms))
            }
            Rvalue::CheckCast { value, ty } => self.check_cast(cont, value, *ty),
            Rvalue::New(class) => Ok(Value::Ref(self.new_instance(task, cont, *class))),
            Rvalue::NewArray { ty, dims } => {
                let mut lengths = Vec::with_capacity(dims.len());
                for d in dims {
                    lengths.push(self.new_length(cont, d)?);
                }
                self.new_array(task, cont, *ty, &lengths)
            }
            Rvalue::NewArrayLike { like, length } => {
                let v = self.get(cont, like);
                self.non_null(cont, v, "array of the type of null")?;
                let length = self.new_length(cont, length)?;
                let mut types = self.objects(v).into_iter().filter_map(|o| match &self.heap.get(o).kind {
                    Kind::Array { ty, .. } => Some(*ty),
                    _ => None,
                });
                match types.next() {
                    Some(ty) if types.all(|t| self.program.ty(t) == self.program.ty(ty)) => {
                        self.new_array(task, cont, ty, &[length])
                    }
                    _ => Err(Stop::Cut(Unknown::Unsupported("array of a schedule-dependent type".into()))),
                }
            }
            Rvalue::ArrayLength(o) => {
                let v = self.get(cont, o);
                self.non_null(cont, v, "length of null")?;
                let mut length: Option<Value> = None;
                for o in self.objects(v).into_iter().rev() {
                    let n = self.array_length(o)?;
                    length = Some(match length {
                        None => n,
                        Some(rest) => {
                            let t = v.term(&mut self.terms);
                            let c = self.terms.constant(Constant::Ref(o));
                            let is = self.terms.eq(t, c);
                            Value::ite(is, n, rest, &mut self.terms)
                        }
                    });
                }
                length.ok_or_else(|| Stop::Cut(Unknown::Unsupported("length of an unknown array".into())))
            }
            Rvalue::Box { class, prim, value } => {
                let v = self.get(cont, value);
                self.boxed(task, cont, *class, *prim, v)
            }
            Rvalue::Pure(f, args) => {
                let values: Vec<Value> = args.iter().map(|a| self.get(cont, a)).collect();
                self.pure(task, cont, *f, &values)
            }
            Rvalue::ClassName(o) => {
                let v = self.get(cont, o);
                self.non_null(cont, v, "class of null")?;
                let objects = self.objects(v);
                let name = objects.first().map(|o| self.runtime_name(*o)).unwrap_or_default();
                if objects.iter().any(|o| self.runtime_name(*o) != name) {
                    // A text that depends on the schedule; nothing may branch on it.
                    return Ok(Value::Ref(self.new_string(task, cont, Text::Opaque)));
                }
                // The same string each time, as Java's `getName` yields.
                Ok(self.get(cont, &Operand::Const(Const::Str(name.into()))))
            }
            Rvalue::IdentityHash(o) => {
                let v = self.get(cont, o);
                self.identity_hash(v)
            }
            Rvalue::OpenHash(used) => {
                // Who asks puts back what was noted before: no initialiser learns anything of its task by this.
                let used = self.get(cont, used);
                Ok(std::mem::replace(&mut cont.open_hash, used))
            }
            Rvalue::ScopeDepth => {
                self.note_personal(cont);
                Ok(Value::Int(cont.scopes.len() as i32 - 1))
            }
            Rvalue::InSection(space) => {
                self.note_personal(cont);
                let inside =
                    cont.sections.iter().any(|s| self.sections.get(s.index()).is_some_and(|s| s.space == *space));
                Ok(Value::Bool(inside))
            }
            Rvalue::Holds(o, mode) => {
                self.note_personal(cont);
                let v = self.get(cont, o);
                self.holds(cont, v, *mode)
            }
            Rvalue::CurrentTask(class) => {
                self.note_personal(cont);
                Ok(Value::Ref(self.current_task(task, cont, *class)))
            }
        }
    }

    /// The object that stands for a task.
    fn current_task(&mut self, task: TaskId, cont: &Cont, class: ClassId) -> u32 {
        let token = self.states[task.index()].token;
        if token != 0 {
            return token;
        }
        // Named for the task alone: which of its paths asks first may change from round to round.
        let nowhere = scoville_evidence::schedule::Site { method: u32::MAX, pc: 0 };
        let name = Name::made(self.states[task.index()].maker, nowhere, 0);
        let guard = self.tasks[task.index()].guard;
        let token = self.add_instance(name, class, cont.maker.own_code(), guard);
        self.states[task.index()].token = token;
        token
    }

    /// The length of a new array: a number on each path.
    fn new_length(&mut self, cont: &Cont, d: &Operand) -> Step<u32> {
        let n = match self.get(cont, d) {
            Value::Int(n) => Some(n),
            v => self.one_constant(cont, v)?,
        };
        match n {
            Some(n) if n < 0 => Err(Stop::Fault(self.program.known.negative_size, n.to_string())),
            Some(n) => Ok(n as u32),
            None => Err(Stop::Cut(Unknown::Unsupported("array of a schedule-dependent length".into()))),
        }
    }

    fn check_cast(&mut self, cont: &Cont, value: &Operand, ty: TypeId) -> Step<Value> {
        let v = self.get(cont, value);
        if let Value::Ref(0) = v {
            return Ok(v);
        }
        let fits = self.type_condition(v, ty);
        let t = v.term(&mut self.terms);
        let null = self.terms.constant(Constant::Ref(0));
        let is_null = self.terms.eq(t, null);
        let ok = self.terms.or(fits, is_null);
        if self.decide(cont, ok)? {
            return Ok(self.narrowed(v, ty));
        }
        let from = self.objects(v).first().map(|o| self.runtime_name(*o)).unwrap_or_default();
        let message = self.program.cast_message(&from, ty);
        Err(Stop::Fault(self.program.known.class_cast, message))
    }

    /// A reference that is known to have this type: without the objects that do not.
    fn narrowed(&mut self, v: Value, ty: TypeId) -> Value {
        let Value::Term(t) = v else { return v };
        let objects = self.objects(v);
        let mut fitting: Vec<u32> = objects.iter().copied().filter(|o| self.has_type(*o, ty)).collect();
        if fitting.len() == objects.len() {
            return v;
        }
        if targets(t, &self.terms).contains(&0) {
            fitting.push(0);
        }
        let Some(last) = fitting.pop() else { return v };
        let mut result = self.terms.constant(Constant::Ref(last));
        for o in fitting.into_iter().rev() {
            let constant = self.terms.constant(Constant::Ref(o));
            let is = self.terms.eq(t, constant);
            result = self.terms.ite(is, constant, result);
        }
        Value::of(result, &self.terms)
    }

    /// The constant that a term is on this path, if it is a choice between a few.
    pub fn one_constant(&mut self, cont: &Cont, v: Value) -> Step<Option<i32>> {
        let t = v.term(&mut self.terms);
        let Some(constants) = self.terms.constants(t, 32) else { return Ok(None) };
        for c in constants {
            let k = self.terms.constant(c);
            let is = self.terms.eq(t, k);
            if let Constant::Int(n) = c
                && self.decide(cont, is)?
            {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    /// A binary operator, with the check for a zero divisor.
    pub fn binary(&mut self, cont: &Cont, op: BinOp, prim: Prim, x: Value, y: Value) -> Step<Value> {
        if let Some(v) = concrete_binary(op, x, y) {
            return Ok(v);
        }
        if constant(x).is_some() && constant(y).is_some() {
            return Err(self.division_by_zero());
        }
        let (a, b) = (x.term(&mut self.terms), y.term(&mut self.terms));
        if matches!(op, BinOp::Div | BinOp::Rem) && matches!(prim, Prim::Int | Prim::Long) {
            let zero = Value::zero(prim).term(&mut self.terms);
            let is_zero = self.terms.eq(b, zero);
            if self.decide(cont, is_zero)? {
                return Err(self.division_by_zero());
            }
        }
        let r = self.terms.binary(op, prim, a, b);
        Ok(Value::of(r, &self.terms))
    }

    fn division_by_zero(&self) -> Stop {
        Stop::Fault(self.program.known.arithmetic, "/ by zero".into())
    }

    fn convert(&mut self, from: Prim, to: Prim, v: Value) -> Value {
        if let Some(r) = concrete_convert(to, v) {
            return r;
        }
        let t = v.term(&mut self.terms);
        let r = self.terms.convert(from, to, t);
        Value::of(r, &self.terms)
    }

    /// A new instance with default fields.
    pub fn new_instance(&mut self, task: TaskId, cont: &mut Cont, class: ClassId) -> u32 {
        let hash = cont.maker.next_object();
        let object = self.instance(task, cont, class, hash);
        self.note_made(cont, object);
        object
    }

    /// The same, with this identity hash code.
    pub fn instance(&mut self, task: TaskId, cont: &Cont, class: ClassId, hash: i32) -> u32 {
        let name = self.make_name(task, Self::site(cont));
        self.add_instance(name, class, hash, cont.guard)
    }

    fn add_instance(&mut self, name: super::heap::Name, class: ClassId, hash: i32, guard: TermId) -> u32 {
        let program = self.program;
        let fields = &program.class(class).instance_fields;
        let slots = fields.iter().map(|f| program.prim(program.field(*f).ty).map_or(Value::NULL, Value::zero));
        self.add_object(name, Kind::Instance(class), hash, slots, guard)
    }

    /// A new string.
    pub fn new_string(&mut self, task: TaskId, cont: &Cont, text: Text) -> u32 {
        let name = self.make_name(task, Self::site(cont));
        if let Text::Known(t) = &text {
            // A slot is worth about 16 bytes.
            self.heap.cells += t.len() as u64 / 16;
        }
        let kind = self.heap.new_text(text);
        self.add_object(name, kind, 0, Vec::new(), cont.guard)
    }

    /// A new array, nested for several lengths.
    pub fn new_array(&mut self, task: TaskId, cont: &mut Cont, ty: TypeId, lengths: &[u32]) -> Step<Value> {
        let Some((&n, rest)) = lengths.split_first() else { return Ok(Value::NULL) };
        if u64::from(n) + self.heap.cells > self.options.cells {
            return Err(Stop::Fatal(Unknown::Memory(format!("array of {n} elements{}", self.at(cont)))));
        }
        let element = match self.program.ty(ty) {
            Type::Array(e) => e,
            _ => ty,
        };
        let zero = self.program.prim(element).map_or(Value::NULL, Value::zero);
        let name = self.make_name(task, Self::site(cont));
        let array = self.add_object(
            name,
            Kind::Array { ty, len: Length::Known(n as i32) },
            cont.maker.next_object(),
            std::iter::repeat_n(zero, n as usize),
            cont.guard,
        );
        self.note_made(cont, array);
        if !rest.is_empty() {
            for i in 0..n {
                let inner = self.new_array(task, cont, element, rest)?;
                self.initialise(task, cont, (array, i), inner);
            }
        }
        Ok(Value::Ref(array))
    }

    /// Adds an object to the heap; one that was read before it is allocated keeps its number.
    pub fn add_object(
        &mut self,
        name: super::heap::Name,
        kind: Kind,
        hash: i32,
        slots: impl IntoIterator<Item = Value>,
        guard: TermId,
    ) -> u32 {
        let sensitive = self.memory.is_special(name);
        let wanted =
            self.memory.sensitive.slots.contains_key(&name) || self.memory.sensitive.shapes.contains_key(&name);
        if wanted && let Some(id) = self.heap.named(name) {
            let o = self.heap.get_mut(id);
            if o.forward {
                o.kind = kind;
                o.hash = hash;
                o.guard = guard;
                o.forward = false;
                let count = o.len();
                self.heap.make_late(id, slots);
                if self.heap.get(id).len() != count {
                    self.heap.get_mut(id).shadow = 0;
                }
                self.memory.sensitive.reshape(&self.heap, id);
                return id;
            }
        }
        let id = self.heap.add(Object::new(kind, name, hash, guard, sensitive), slots);
        if wanted {
            self.heap.publish(id);
            self.memory.sensitive.reshape(&self.heap, id);
        }
        id
    }
}

fn jump(cont: &mut Cont, target: u32) -> Flow {
    if let Some(f) = cont.frames.last_mut() {
        f.pc = target;
    }
    Flow::Jumped
}

/// A unary operator on a known value.
pub fn concrete_unary(op: UnOp, v: Value) -> Option<Value> {
    Some(match (op, v) {
        (UnOp::Not, Value::Bool(b)) => Value::Bool(!b),
        (UnOp::Neg, Value::Int(i)) => Value::Int(i.wrapping_neg()),
        (UnOp::Neg, Value::Long(i)) => Value::Long(i.wrapping_neg()),
        (UnOp::Neg, Value::Float(f)) => Value::Float(-f),
        (UnOp::Neg, Value::Double(f)) => Value::Double(-f),
        _ => return None,
    })
}

/// A binary operator on known values; `None` also for a zero divisor.
pub fn concrete_binary(op: BinOp, x: Value, y: Value) -> Option<Value> {
    Some(match (x, y) {
        // The common case, without a detour over constants.
        (Value::Int(a), Value::Int(b)) => match op {
            BinOp::Add => Value::Int(a.wrapping_add(b)),
            BinOp::Sub => Value::Int(a.wrapping_sub(b)),
            BinOp::Mul => Value::Int(a.wrapping_mul(b)),
            BinOp::Lt => Value::Bool(a < b),
            BinOp::Le => Value::Bool(a <= b),
            BinOp::Gt => Value::Bool(a > b),
            BinOp::Ge => Value::Bool(a >= b),
            BinOp::Eq => Value::Bool(a == b),
            BinOp::Ne => Value::Bool(a != b),
            BinOp::And => Value::Int(a & b),
            BinOp::Or => Value::Int(a | b),
            BinOp::Xor => Value::Int(a ^ b),
            BinOp::Shl if planted(Fault::WrongShift) => Value::Int(a.wrapping_shl(b as u32 + 1)),
            _ => of_constant(fold_binary(op, Constant::Int(a), Constant::Int(b))?),
        },
        (Value::Bool(a), Value::Bool(b)) => Value::Bool(match op {
            BinOp::And => a & b,
            BinOp::Or => a | b,
            BinOp::Eq => a == b,
            _ => a != b,
        }),
        _ => {
            let (a, b) = (constant(x)?, constant(y)?);
            match fold_compare(op, a, b) {
                Some(r) => Value::Bool(r),
                None => of_constant(fold_binary(op, a, b)?),
            }
        }
    })
}

/// A conversion of a known number.
pub fn concrete_convert(to: Prim, v: Value) -> Option<Value> {
    convert_const(to, constant(v)?).map(of_constant)
}

fn constant(v: Value) -> Option<Constant> {
    Some(match v {
        Value::Int(i) => Constant::Int(i),
        Value::Long(i) => Constant::Long(i),
        Value::Float(x) => Constant::Float(x.to_bits()),
        Value::Double(x) => Constant::Double(x.to_bits()),
        _ => return None,
    })
}

fn of_constant(c: Constant) -> Value {
    match c {
        Constant::Int(i) => Value::Int(i),
        Constant::Long(i) => Value::Long(i),
        Constant::Float(b) => Value::Float(f32::from_bits(b)),
        Constant::Double(b) => Value::Double(f64::from_bits(b)),
        Constant::Ref(o) => Value::Ref(o),
    }
}
