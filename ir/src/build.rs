//! Small programs by hand, for tests of engines.
//!
//! ```
//! use scoville_ir::build::Builder;
//! use scoville_ir::types::Operand;
//! let mut b = Builder::new();
//! let x = b.static_int("x");
//! let task = b.task("writer", |m| m.store_static(x, Operand::int(1)));
//! let program = b.main(|m| {
//!     m.scope(|m| m.spawn(task));
//! });
//! assert_eq!(program.fields[x.index()].name, "x");
//! ```

use crate::flat::Code;
use crate::program::{Class, Field, LocalDecl, Method, Program, WellKnown};
use crate::stmt::{
    BinOp, Block, Catch, Fill, Joined, Locks, Mode, Op, Place, Rvalue, Space, Stmt, StmtKind, Target, TaskKind, UnOp,
};
use crate::types::{ClassId, FieldId, Label, Local, MethodId, Operand, Prim, SelectorId, Type, TypeId};
use scoville_evidence::source::{FileId, Span};
use std::collections::BTreeMap;

/// Type `int`.
pub const INT: TypeId = TypeId(0);
/// Type `boolean`.
pub const BOOL: TypeId = TypeId(1);
/// Type `long`.
pub const LONG: TypeId = TypeId(2);
/// Type `double`.
pub const DOUBLE: TypeId = TypeId(3);
/// Type `Object`.
pub const OBJECT: TypeId = TypeId(4);
/// Type `int[]`.
pub const INTS: TypeId = TypeId(5);
/// Type `Object[]`.
pub const OBJECTS: TypeId = TypeId(6);
/// `Throwable[]`
pub const THROWABLES: TypeId = TypeId(7);
const STRINGS: TypeId = TypeId(8);

/// The selector of task bodies.
pub const RUN: SelectorId = SelectorId(0);

/// A program in the making. Its statements have spans with increasing positions in file 0, so that each can be told
/// from the others.
#[derive(Debug)]
pub struct Builder {
    program: Program,
    position: u32,
}

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

fn span_at(position: u32) -> Span {
    Span::new(FileId(0), position, position + 1)
}

impl Builder {
    /// A program with nothing but the classes that engines know.
    #[must_use]
    pub fn new() -> Builder {
        let known = WellKnown {
            object: ClassId(0),
            string: ClassId(1),
            throwable: ClassId(2),
            throwable_message: FieldId(0),
            throwable_cause: None,
            throwable_array: THROWABLES,
            string_array: STRINGS,
            null_pointer: ClassId(3),
            array_index: ClassId(4),
            string_index: ClassId(5),
            arithmetic: ClassId(6),
            negative_size: ClassId(7),
            class_cast: ClassId(8),
            array_store: ClassId(9),
            number_format: ClassId(10),
            illegal_state: ClassId(11),
            assertion_error: ClassId(12),
            cell: ClassId(13),
            registration: ClassId(14),
        };
        let mut program = Program {
            types: Vec::new(),
            classes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            selectors: vec!["run()".to_owned()],
            statics: 0,
            entry: MethodId(0),
            known,
        };
        program.types.extend([
            Type::Prim(Prim::Int),
            Type::Prim(Prim::Bool),
            Type::Prim(Prim::Long),
            Type::Prim(Prim::Double),
            Type::Class(known.object),
            Type::Array(INT),
            Type::Array(OBJECT),
            Type::Array(TypeId(9)),
            Type::Array(TypeId(10)),
            Type::Class(known.throwable),
            Type::Class(known.string),
        ]);
        let mut b = Builder { program, position: 0 };
        for name in [
            "Object",
            "String",
            "Throwable",
            "NullPointerException",
            "ArrayIndexOutOfBoundsException",
            "StringIndexOutOfBoundsException",
            "ArithmeticException",
            "NegativeArraySizeException",
            "ClassCastException",
            "ArrayStoreException",
            "NumberFormatException",
            "IllegalStateException",
            "AssertionError",
            "Cell",
            "Registration",
        ] {
            b.class(name);
        }
        b.field(known.throwable, "message", OBJECT);
        for c in 3..13 {
            let class = &mut b.program.classes[c];
            class.superclass = Some(known.throwable);
            class.supertypes.insert(1, known.throwable);
            class.instance_fields.push(known.throwable_message);
        }
        b
    }

    /// A class under `Object`.
    pub fn class(&mut self, name: &str) -> ClassId {
        let id = ClassId(self.program.classes.len() as u32);
        let object = ClassId(0);
        self.program.classes.push(Class {
            name: name.to_owned(),
            runtime_name: name.to_owned(),
            superclass: (id != object).then_some(object),
            supertypes: if id == object { vec![object] } else { vec![object, id] },
            instance_fields: Vec::new(),
            dispatch: BTreeMap::new(),
            initializer: None,
            is_model: false,
            span: span_at(0),
        });
        id
    }

    /// The type of a class.
    pub fn class_type(&mut self, class: ClassId) -> TypeId {
        self.program.types.push(Type::Class(class));
        TypeId(self.program.types.len() as u32 - 1)
    }

    /// The type of arrays with this element type.
    pub fn array_type(&mut self, element: TypeId) -> TypeId {
        self.program.types.push(Type::Array(element));
        TypeId(self.program.types.len() as u32 - 1)
    }

    /// A class under this one.
    pub fn subclass(&mut self, name: &str, superclass: ClassId) -> ClassId {
        let id = self.class(name);
        let above = self.program.class(superclass).clone();
        let class = &mut self.program.classes[id.index()];
        class.superclass = Some(superclass);
        class.supertypes = above.supertypes;
        class.supertypes.push(id);
        class.instance_fields = above.instance_fields;
        id
    }

    /// An instance field.
    pub fn field(&mut self, class: ClassId, name: &str, ty: TypeId) -> FieldId {
        let id = FieldId(self.program.fields.len() as u32);
        let slot = self.program.class(class).instance_fields.len() as u32;
        self.program.classes[class.index()].instance_fields.push(id);
        self.add_field(name, class, ty, slot, false);
        id
    }

    /// A final instance field.
    pub fn final_field(&mut self, class: ClassId, name: &str, ty: TypeId) -> FieldId {
        let id = self.field(class, name, ty);
        self.program.fields[id.index()].is_final = true;
        id
    }

    fn add_field(&mut self, name: &str, class: ClassId, ty: TypeId, slot: u32, is_static: bool) {
        self.program.fields.push(Field {
            name: name.to_owned(),
            class,
            ty,
            is_static,
            is_final: false,
            is_volatile: false,
            slot,
            span: span_at(0),
        });
    }

    /// A static field of this type.
    pub fn static_field(&mut self, name: &str, ty: TypeId) -> FieldId {
        let id = FieldId(self.program.fields.len() as u32);
        let slot = self.program.statics;
        self.program.statics += 1;
        self.add_field(name, ClassId(0), ty, slot, true);
        id
    }

    /// A final static field of this type.
    pub fn final_static(&mut self, name: &str, ty: TypeId) -> FieldId {
        let id = self.static_field(name, ty);
        self.program.fields[id.index()].is_final = true;
        id
    }

    /// A static `int`.
    pub fn static_int(&mut self, name: &str) -> FieldId {
        self.static_field(name, INT)
    }

    /// A volatile static field.
    pub fn volatile(&mut self, name: &str, ty: TypeId) -> FieldId {
        let id = self.static_field(name, ty);
        self.program.fields[id.index()].is_volatile = true;
        id
    }

    /// A method with parameters of these types, the first of which is called `this` if it is to be a receiver.
    pub fn method(
        &mut self,
        name: &str,
        params: &[(&str, TypeId)],
        result: Option<TypeId>,
        body: impl FnOnce(&mut Body),
    ) -> MethodId {
        let mut b = self.begin(params);
        body(&mut b);
        self.end(name, params.len() as u32, result, b)
    }

    /// A method's body in the making, beside which further classes and methods can be made; [`Builder::end`] makes it a
    /// method. See [`Builder::leave`] for positions.
    #[must_use]
    pub fn begin(&self, params: &[(&str, TypeId)]) -> Body {
        let locals =
            params.iter().map(|(name, ty)| LocalDecl { name: Some((*name).to_owned()), ty: *ty }).collect::<Vec<_>>();
        Body { blocks: vec![Block::default()], locals, position: self.position, labels: 0 }
    }

    /// The method of a body.
    pub fn end(&mut self, name: &str, params: u32, result: Option<TypeId>, mut body: Body) -> MethodId {
        let id = MethodId(self.program.methods.len() as u32);
        let span = span_at(self.position);
        self.position = body.position;
        self.program.methods.push(Method {
            name: name.to_owned(),
            class: ClassId(0),
            params,
            locals: body.locals,
            result,
            body: body.blocks.pop().unwrap_or_default(),
            code: Code::default(),
            is_model: false,
            limit: None,
            span,
        });
        id
    }

    /// What is made from here on comes behind what `body` has so far: to be called before something is made beside it.
    pub fn leave(&mut self, body: &Body) {
        self.position = body.position;
    }

    /// `body` goes on behind what was made beside it.
    pub fn resume(&self, body: &mut Body) {
        body.position = self.position;
    }

    /// The program whose root task runs this method.
    #[must_use]
    pub fn entry(mut self, method: MethodId) -> Program {
        self.program.entry = method;
        self.program.flatten();
        self.program
    }

    /// Instance fields of a class.
    #[must_use]
    pub fn fields_of(&self, class: ClassId) -> Vec<FieldId> {
        self.program.classes[class.index()].instance_fields.clone()
    }

    /// The class of a task body without captures; its receiver is local 0.
    pub fn task(&mut self, name: &str, body: impl FnOnce(&mut Body)) -> ClassId {
        self.task_with(name, &[], |m, _| body(m))
    }

    /// The class of a task body with captured variables, which the body gets as locals.
    pub fn task_with(&mut self, name: &str, captures: &[TypeId], body: impl FnOnce(&mut Body, &[Local])) -> ClassId {
        let (class, fields) = self.task_class(name, captures);
        let method = self.method(name, &[("this", OBJECT)], Some(OBJECT), |m| {
            let locals = m.captured(&fields);
            body(m, &locals);
        });
        self.answer(class, RUN, method);
        class
    }

    /// The class of a task body and the fields for what it captures; [`Builder::answer`] gives it its body.
    pub fn task_class(&mut self, name: &str, captures: &[TypeId]) -> (ClassId, Vec<FieldId>) {
        let class = self.class(name);
        let fields = captures.iter().enumerate().map(|(i, ty)| self.final_field(class, &format!("val{i}"), *ty));
        (class, fields.collect())
    }

    /// Makes `method` answer a selector in objects of `class`.
    pub fn answer(&mut self, class: ClassId, selector: SelectorId, method: MethodId) {
        self.program.classes[class.index()].dispatch.insert(selector, method);
    }

    /// Makes `init` the static initialiser of `class`.
    pub fn initializer(&mut self, class: ClassId, init: impl FnOnce(&mut Body)) {
        let method = self.method("<clinit>", &[], None, init);
        self.initialise_by(class, method);
    }

    /// Makes a method without parameters the static initialiser of `class`.
    pub fn initialise_by(&mut self, class: ClassId, method: MethodId) {
        self.program.classes[class.index()].initializer = Some(method);
    }

    /// The whole program, with this as the root task's body.
    #[must_use]
    pub fn main(mut self, body: impl FnOnce(&mut Body)) -> Program {
        let method = self.method("main", &[], None, body);
        self.entry(method)
    }
}

/// A method's body in the making.
#[derive(Debug)]
pub struct Body {
    blocks: Vec<Block>,
    locals: Vec<LocalDecl>,
    position: u32,
    labels: u32,
}

impl Body {
    /// Position that the next statement gets.
    #[must_use]
    pub fn next_position(&self) -> u32 {
        self.position
    }

    /// Adds a statement.
    pub fn stmt(&mut self, kind: StmtKind) {
        let span = span_at(self.position);
        self.position += 1;
        if let Some(b) = self.blocks.last_mut() {
            b.0.push(Stmt { kind, span });
        }
    }

    /// Adds a straight-line operation.
    pub fn op(&mut self, op: Op) {
        self.stmt(StmtKind::Op(op));
    }

    /// A new local.
    pub fn local(&mut self, ty: TypeId) -> Local {
        self.locals.push(LocalDecl { name: None, ty });
        Local(self.locals.len() as u32 - 1)
    }

    /// A block made by `body`.
    pub fn block(&mut self, body: impl FnOnce(&mut Body)) -> Block {
        self.blocks.push(Block::default());
        body(self);
        self.blocks.pop().unwrap_or_default()
    }

    /// Locals with the values of these fields of the receiver.
    pub fn captured(&mut self, fields: &[FieldId]) -> Vec<Local> {
        fields.iter().map(|f| self.load(Place::Field(Local(0).into(), *f))).collect()
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    /// Computes into a new local.
    pub fn compute(&mut self, value: Rvalue) -> Local {
        let dst = self.local(OBJECT);
        self.op(Op::Let { dst, value });
        dst
    }

    /// Assigns to a local.
    pub fn set(&mut self, dst: Local, value: Rvalue) {
        self.op(Op::Let { dst, value });
    }

    /// `a op b` on `int`s.
    pub fn int_op(&mut self, op: BinOp, a: impl Into<Operand>, b: impl Into<Operand>) -> Local {
        self.compute(Rvalue::Binary(op, Prim::Int, a.into(), b.into()))
    }

    /// `!a`
    pub fn negation(&mut self, a: impl Into<Operand>) -> Local {
        self.compute(Rvalue::Unary(UnOp::Not, Prim::Bool, a.into()))
    }

    /// Reads a location.
    pub fn load(&mut self, place: Place) -> Local {
        let dst = self.local(OBJECT);
        self.op(Op::Load { dst, place });
        dst
    }

    /// Writes a location.
    pub fn store(&mut self, place: Place, value: impl Into<Operand>) {
        self.op(Op::Store { place, value: value.into() });
    }

    /// Reads a static field.
    pub fn load_static(&mut self, f: FieldId) -> Local {
        self.load(Place::Static(f))
    }

    /// Writes a static field.
    pub fn store_static(&mut self, f: FieldId, value: impl Into<Operand>) {
        self.store(Place::Static(f), value);
    }

    /// `f++`: a read, then a write.
    pub fn increment(&mut self, f: FieldId) {
        let old = self.load_static(f);
        let new = self.int_op(BinOp::Add, old, Operand::int(1));
        self.store_static(f, new);
    }

    /// A new object.
    pub fn new_object(&mut self, class: ClassId) -> Local {
        self.compute(Rvalue::New(class))
    }

    /// Creates a task of a class without captures.
    pub fn spawn(&mut self, class: ClassId) {
        self.spawn_full(TaskKind::Async, class, &[], Operand::null(), Operand::null());
    }

    /// Creates a task with captured values.
    pub fn spawn_with(&mut self, class: ClassId, fields: &[(FieldId, Operand)]) {
        self.spawn_full(TaskKind::Async, class, fields, Operand::null(), Operand::null());
    }

    /// Creates a task.
    pub fn spawn_full(
        &mut self,
        kind: TaskKind,
        class: ClassId,
        fields: &[(FieldId, Operand)],
        awaits: Operand,
        result: Operand,
    ) {
        self.spawn_registered(kind, class, fields, awaits, result, Operand::null());
    }

    /// Creates a task that takes over registrations.
    pub fn spawn_registered(
        &mut self,
        kind: TaskKind,
        class: ClassId,
        fields: &[(FieldId, Operand)],
        awaits: Operand,
        result: Operand,
        regs: Operand,
    ) {
        let body = self.new_object(class);
        for (f, v) in fields {
            self.store(Place::Field(body.into(), *f), v.clone());
        }
        self.op(Op::Spawn { kind, body: body.into(), method: RUN, awaits, result, regs, joined: Joined::Scope });
    }

    /// A new barrier; yields the task's registration. Modes are numbers as in [`crate::stmt::BarrierMode::of`].
    pub fn barrier(&mut self, mode: i32, bound: i32) -> Local {
        let reg = self.local(OBJECT);
        self.op(Op::BarrierNew { reg, mode: Operand::int(mode), bound: Operand::int(bound) });
        reg
    }

    /// A new registration on the barrier of another one.
    pub fn register(&mut self, like: impl Into<Operand>, mode: i32) -> Local {
        let reg = self.local(OBJECT);
        self.op(Op::Register { reg, like: like.into(), mode: Operand::int(mode) });
        reg
    }

    /// A new cell.
    pub fn cell(&mut self) -> Local {
        let dst = self.local(OBJECT);
        self.op(Op::CellNew { dst });
        dst
    }

    /// Fills a cell with a value; yields whether it was empty.
    pub fn fill(&mut self, cell: impl Into<Operand>, value: impl Into<Operand>) -> Local {
        let won = self.local(BOOL);
        self.op(Op::CellFill { cell: cell.into(), fill: Fill::Value, value: value.into(), won });
        won
    }

    /// Reads a cell; yields its state and its value.
    pub fn read_cell(&mut self, cell: impl Into<Operand>, blocking: bool) -> (Local, Local) {
        let (state, value) = (self.local(INT), self.local(OBJECT));
        self.op(Op::CellRead { cell: cell.into(), blocking, state, value });
        (state, value)
    }

    /// A finish scope; yields what was thrown in it.
    pub fn scope(&mut self, body: impl FnOnce(&mut Body)) -> Local {
        let thrown = self.local(OBJECT);
        let body = self.block(body);
        self.stmt(StmtKind::Scope { body, thrown });
        thrown
    }

    /// A section.
    pub fn atomic(&mut self, space: Space, locks: Locks, body: impl FnOnce(&mut Body)) {
        let body = self.block(body);
        self.stmt(StmtKind::Atomic { space, locks, body });
    }

    /// A global `isolated`.
    pub fn isolated(&mut self, body: impl FnOnce(&mut Body)) {
        self.atomic(Space::Isolated, Locks::Global, body);
    }

    /// A conditional.
    pub fn if_else(&mut self, cond: impl Into<Operand>, then: impl FnOnce(&mut Body), els: impl FnOnce(&mut Body)) {
        let then = self.block(then);
        let els = self.block(els);
        self.stmt(StmtKind::If { cond: cond.into(), then, els });
    }

    /// A loop that ends when `body` yields false, evaluated each time.
    pub fn while_loop(&mut self, cond: impl FnOnce(&mut Body) -> Operand, body: impl FnOnce(&mut Body)) {
        let (label, next) = (self.label(), self.label());
        let body = self.block(|m| {
            let go = cond(m);
            m.if_else(go, |_| {}, |m| m.stmt(StmtKind::Break(label)));
            body(m);
        });
        self.stmt(StmtKind::Loop { label, next, body, update: Block::default() });
    }

    /// `for (int i = 0; i < n; i++)`.
    pub fn repeat(&mut self, n: i32, body: impl FnOnce(&mut Body, Local)) {
        let i = self.compute(Rvalue::Use(Operand::int(0)));
        self.while_loop(
            |m| m.int_op(BinOp::Lt, i, Operand::int(n)).into(),
            |m| {
                body(m, i);
                m.set(i, Rvalue::Binary(BinOp::Add, Prim::Int, i.into(), Operand::int(1)));
            },
        );
    }

    /// A `try` with one handler; empty `classes` catch everything.
    pub fn try_catch(
        &mut self,
        body: impl FnOnce(&mut Body),
        classes: &[ClassId],
        handler: impl FnOnce(&mut Body, Local),
    ) {
        let body = self.block(body);
        let local = self.local(OBJECT);
        let handler = self.block(|m| handler(m, local));
        self.stmt(StmtKind::Try { body, catches: vec![Catch { classes: classes.to_vec(), local, body: handler }] });
    }

    /// A `try` around a block that was made before, whose one handler has no use for the throwable.
    pub fn catching(&mut self, body: Block, classes: &[ClassId], handler: impl FnOnce(&mut Body)) {
        let local = self.local(OBJECT);
        let handler = self.block(handler);
        self.stmt(StmtKind::Try { body, catches: vec![Catch { classes: classes.to_vec(), local, body: handler }] });
    }

    /// Throws a new object of this class.
    pub fn throw_new(&mut self, class: ClassId) {
        let o = self.new_object(class);
        self.stmt(StmtKind::Throw(o.into()));
    }

    /// `assert cond`.
    pub fn assert(&mut self, cond: impl Into<Operand>) {
        self.if_else(
            cond,
            |_| {},
            |m| {
                let error = m.new_object(ClassId(12));
                m.op(Op::AssertFail { error: error.into() });
            },
        );
    }

    /// Enters a region on a static field.
    pub fn acquire(&mut self, mode: Mode, f: FieldId) {
        self.op(Op::Acquire(mode, Target::Location(Place::Static(f))));
    }

    /// Leaves a region on a static field.
    pub fn release(&mut self, mode: Mode, f: FieldId) {
        self.op(Op::Release(mode, Target::Location(Place::Static(f))));
    }

    /// Prints an `int` and a line end.
    pub fn print_int(&mut self, value: impl Into<Operand>) {
        let text = self.compute(Rvalue::Pure(crate::pure::PureFn::StrOfInt, vec![value.into()]));
        self.op(Op::Print { text: text.into(), newline: true, err: false });
    }
}
