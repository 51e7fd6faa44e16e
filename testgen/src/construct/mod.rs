//! From a tree to IR.
//!
//! What the library's models do in Java is written here in the IR's own operations, a second time and independently: a
//! task created inside an isolated section throws, a finish throws what was thrown in it, `get` throws a future's
//! exception, values travel through cells in boxes.

mod expr;
mod phasers;
mod stmt;
mod tasks;

use phasers::Reg;

use crate::program::{Block, LENGTH, NODES, Name, PLAIN, PROMISES, Tree, VOLATILE};
use scoville_evidence::source::Span;
use scoville_ir::build::{Body, Builder, INT, INTS, OBJECT, OBJECTS, THROWABLES};
use scoville_ir::program::Program;
use scoville_ir::stmt::{Op, Place, Rvalue, StmtKind};
use scoville_ir::types::{ClassId, FieldId, Label, Local, MethodId, Operand, TypeId};

/// The program of a tree.
#[must_use]
pub fn program(tree: &Tree) -> Program {
    with_statements(tree).0
}

/// The program of a tree, and which of its positions belong to which statement.
#[must_use]
pub fn with_statements(tree: &Tree) -> (Program, Statements) {
    let mut b = Builder::new();
    let shared = Shared::declare(&mut b, tree);
    let mut c = Context::new(&mut b, shared);
    let first = (0..tree.methods.len()).scan(0, |n, m| {
        let at = *n;
        *n += count(&tree.methods[m]);
        Some(at)
    });
    let first: Vec<usize> = first.collect();
    // Each may call those with higher numbers.
    c.methods = vec![MethodId(0); tree.methods.len()];
    for (i, block) in tree.methods.iter().enumerate().rev() {
        c.next = first[i];
        let mut m = c.b.begin(&[]);
        c.body(&mut m, |c, m| c.list(m, block));
        c.methods[i] = c.b.end("m", 0, None, m);
    }
    c.next = tree.methods.iter().map(count).sum();
    let mut m = c.b.begin(&[]);
    c.set_up(&mut m);
    c.registrations(&mut m, &[], &[], &tree.body);
    // The launch waits for all tasks.
    c.finish(&mut m, &tree.body);
    let entry = c.b.end("main", 0, None, m);
    let statements = Statements(std::mem::take(&mut c.marks));
    (b.entry(entry), statements)
}

/// Number of statements of a block, those inside included.
fn count(block: &Block) -> usize {
    block.iter().map(|s| 1 + s.blocks().into_iter().map(count).sum::<usize>()).sum()
}

/// Where the statements of a tree begin and go on in the positions of its IR. Statements are numbered from 0 as
/// [`Tree::each`] visits them.
#[derive(Clone, Debug, Default)]
pub struct Statements(Vec<(u32, Option<usize>)>);

impl Statements {
    /// The statement that this operation is a part of.
    #[must_use]
    pub fn at(&self, span: Span) -> Option<usize> {
        let i = self.0.partition_point(|(position, _)| *position <= span.lo);
        self.0.get(i.checked_sub(1)?).and_then(|(_, statement)| *statement)
    }
}

/// What all tasks share.
#[derive(Clone, Debug)]
struct Shared {
    plain: Vec<FieldId>,
    volatile: Vec<FieldId>,
    array: FieldId,
    alias: FieldId,
    nodes: Vec<FieldId>,
    node: FieldId,
    counter: FieldId,
    promises: Vec<FieldId>,
    node_class: ClassId,
    node_fields: [FieldId; 2],
    next: FieldId,
    counter_class: ClassId,
    counter_value: FieldId,
    integer: ClassId,
    integer_value: FieldId,
    runtime: ClassId,
    several: ClassId,
    /// `IllegalStateException`
    state: TypeId,
    gathered: FieldId,
    cancelled: ClassId,
    phaser: ClassId,
    table: Option<(ClassId, FieldId)>,
}

impl Shared {
    fn declare(b: &mut Builder, tree: &Tree) -> Shared {
        let node_class = b.class("Node");
        let node_type = b.class_type(node_class);
        let counter_class = b.class("AtomicInteger");
        let integer = b.class("Integer");
        let runtime = b.subclass("RuntimeException", ClassId(2));
        let several = b.subclass("MultipleExceptions", runtime);
        let shared = Shared {
            plain: (0..PLAIN).map(|i| b.static_int(&format!("x{i}"))).collect(),
            volatile: (0..VOLATILE).map(|i| b.volatile(&format!("v{i}"), INT)).collect(),
            array: b.final_static("a", INTS),
            alias: b.static_field("b", INTS),
            nodes: (0..NODES).map(|i| b.final_static(&format!("n{i}"), node_type)).collect(),
            node: b.static_field("p", node_type),
            counter: b.final_static("c", OBJECT),
            promises: (0..PROMISES).map(|i| b.final_static(&format!("d{i}"), OBJECT)).collect(),
            node_class,
            node_fields: [b.field(node_class, "f", INT), b.field(node_class, "g", INT)],
            next: b.field(node_class, "next", node_type),
            counter_class,
            counter_value: b.field(counter_class, "value", INT),
            integer,
            integer_value: b.final_field(integer, "value", INT),
            runtime,
            several,
            state: b.class_type(stmt::STATE),
            gathered: b.final_field(several, "exceptions", THROWABLES),
            cancelled: b.subclass("CancelledException", runtime),
            phaser: b.subclass("PhaserException", runtime),
            table: None,
        };
        let table = tree.table.as_ref().map(|e| {
            let class = b.class("Table");
            let field = b.static_int("h");
            let mut m = b.begin(&[]);
            let value = Context::new(b, shared.clone()).expr(&mut m, e);
            m.store(Place::Static(field), value);
            let method = b.end("<clinit>", 0, None, m);
            b.initialise_by(class, method);
            (class, field)
        });
        Shared { table, ..shared }
    }
}

/// What is visible at one point of a body.
struct Context<'b> {
    b: &'b mut Builder,
    shared: Shared,
    /// Visible locals; what a task created here captures.
    visible: Vec<(Name, Local, TypeId)>,
    /// What leaves the innermost body.
    leave: Option<Label>,
    /// Labels of the innermost loop of the innermost body.
    innermost: Option<(Label, Label)>,
    /// Whether the task may be inside an isolated section.
    isolated: bool,
    methods: Vec<MethodId>,
    /// Registrations of the task on phasers.
    regs: Vec<Reg>,
    /// Finishes that the task has open.
    depth: u32,
    marks: Vec<(u32, Option<usize>)>,
    /// Number of the next statement.
    next: usize,
    /// The statement at hand.
    current: Option<usize>,
}

impl<'b> Context<'b> {
    fn new(b: &'b mut Builder, shared: Shared) -> Self {
        Context {
            b,
            shared,
            visible: Vec::new(),
            leave: None,
            innermost: None,
            isolated: true,
            methods: Vec::new(),
            regs: Vec::new(),
            depth: 0,
            marks: Vec::new(),
            next: 0,
            current: None,
        }
    }

    /// The static fields that are not zero or null at first.
    fn set_up(&mut self, m: &mut Body) {
        let array = m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(LENGTH)] });
        m.store_static(self.shared.array, array);
        m.store_static(self.shared.alias, array);
        let nodes: Vec<Local> = self.shared.nodes.iter().map(|_| m.new_object(self.shared.node_class)).collect();
        for (field, node) in self.shared.nodes.iter().zip(&nodes) {
            m.store_static(*field, *node);
        }
        if let Some(first) = nodes.first() {
            m.store_static(self.shared.node, *first);
        }
        let counter = m.new_object(self.shared.counter_class);
        m.store_static(self.shared.counter, counter);
        for d in &self.shared.promises {
            let cell = m.cell();
            m.store_static(*d, cell);
        }
    }

    fn local(&self, name: Name) -> Operand {
        let found = self.visible.iter().find(|(n, ..)| *n == name);
        found.map_or(Operand::int(0), |(_, l, _)| (*l).into())
    }

    fn declare(&mut self, name: Name, local: Local, ty: TypeId) {
        self.visible.push((name, local, ty));
    }

    /// From here on the operations belong to this statement.
    fn mark(&mut self, m: &Body, statement: Option<usize>) {
        self.current = statement;
        self.marks.push((m.next_position(), statement));
    }

    fn list(&mut self, m: &mut Body, block: &Block) {
        let (known, outer) = (self.visible.len(), self.current);
        for s in block {
            self.mark(m, Some(self.next));
            self.next += 1;
            self.stmt(m, s);
        }
        self.visible.truncate(known);
        self.mark(m, outer);
    }

    /// A block whose `LeaveIf` ends it.
    fn body(&mut self, m: &mut Body, fill: impl FnOnce(&mut Self, &mut Body)) {
        let label = m.label();
        let outer = (self.leave.replace(label), self.innermost.take());
        let body = m.block(|m| fill(self, m));
        m.stmt(StmtKind::Labeled { label, body });
        (self.leave, self.innermost) = outer;
    }

    fn throw_state(&self, m: &mut Body) {
        m.throw_new(ClassId(11));
    }

    /// Subclasses of `RuntimeException`.
    fn runtime_classes(&self) -> Vec<ClassId> {
        let ours = [self.shared.runtime, self.shared.several, self.shared.cancelled, self.shared.phaser];
        (3..=11).map(ClassId).chain(ours).collect()
    }

    fn array_of(&self, m: &mut Body, items: &[Operand]) -> Operand {
        let n = Operand::int(items.len() as i32);
        let list = m.compute(Rvalue::NewArray { ty: OBJECTS, dims: vec![n] });
        for (i, item) in items.iter().enumerate() {
            m.store(Place::Element(list.into(), Operand::int(i as i32)), item.clone());
        }
        list.into()
    }

    fn init_table(&self, m: &mut Body) -> Option<FieldId> {
        let (class, field) = self.shared.table?;
        m.op(Op::InitClass(class));
        Some(field)
    }
}
