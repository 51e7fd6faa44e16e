//! Programs in which objects are handed on: by fields, variables, cells, captures and calls. Who has an object locks it, changes it,
//! and puts others into it.

use super::{Random, constant, pick};
use scoville_ir::build::{BOOL, Body, Builder, INT, OBJECT};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Callee, Locks, Mode, Op, Place, Rvalue, Space, StmtKind, TaskKind};
use scoville_ir::types::{ClassId, FieldId, Local, MethodId, Operand, TypeId};

/// The two classes of objects that are handed on.
const KINDS: usize = 2;

/// A class whose objects hold a number and one object of each class.
#[derive(Clone, Copy)]
struct Kind {
    class: ClassId,
    ty: TypeId,
    n: FieldId,
    to: [FieldId; KINDS],
    /// A volatile variable with one of them.
    known: FieldId,
}

/// What the statements may use.
#[derive(Clone)]
struct Vars {
    kinds: [Kind; KINDS],
    x: FieldId,
    /// Variables with objects of each class, and a cell for each.
    own: [[Local; 2]; KINDS],
    cells: [Local; KINDS],
    /// Classes of tasks that may be created, with their first field; methods that may be called.
    children: Vec<(ClassId, FieldId)>,
    methods: Vec<MethodId>,
    /// The kinds that are locked; the others are only handed on.
    locked: Vec<usize>,
    /// Whether all is changed in sections.
    careful: bool,
}

fn statements(m: &mut Body, r: &mut Random, v: &Vars, most: u64, depth: u32) {
    for _ in 0..=r.below(most) {
        statement(m, r, v, depth);
    }
}

/// A section on one of the objects at hand.
fn section(m: &mut Body, r: &mut Random, v: &Vars, body: impl FnOnce(&mut Body, &mut Random, usize, Local)) {
    let kind = pick(r, &v.locked);
    let object = pick(r, &v.own[kind]);
    let space = if r.one_in(4) { Space::Isolated } else { Space::Monitor };
    let mode = if r.one_in(5) { Mode::R } else { Mode::W };
    m.atomic(space, Locks::Object(object.into(), mode), |m| body(m, r, kind, object));
}

/// Something with what an object holds.
fn use_object(m: &mut Body, r: &mut Random, v: &Vars, kind: usize, object: Local, depth: u32) {
    let k = v.kinds[kind];
    let other = r.below(KINDS as u64) as usize;
    let (n, to) = (Place::Field(object.into(), k.n), Place::Field(object.into(), k.to[other]));
    match r.below(7) {
        0 | 1 => {
            let old = m.load(n.clone());
            let new = m.int_op(BinOp::Add, old, Operand::int(1));
            m.store(n, new);
        }
        2 => {
            let (read, c) = (m.load(n), constant(r));
            let cond = m.int_op(BinOp::Eq, read, c);
            let then = m.block(|m| statements(m, r, v, 1, depth + 1));
            m.stmt(StmtKind::If { cond: cond.into(), then, els: m_empty() });
        }
        3 => {
            let read = m.load(n);
            let ok = m.int_op(BinOp::Lt, read, Operand::int(2));
            m.assert(ok);
        }
        4 | 5 => {
            let value = m.load(to);
            take(m, r, v, other, value);
        }
        _ => {
            let value = pick(r, &v.own[other]);
            m.store(to, value);
        }
    }
}

fn m_empty() -> scoville_ir::stmt::Block {
    scoville_ir::stmt::Block::default()
}

fn change(m: &mut Body, r: &mut Random, v: &Vars) {
    if r.one_in(2) {
        m.increment(v.x);
    } else {
        let read = m.load_static(v.x);
        let ok = m.int_op(BinOp::Eq, read, Operand::int(0));
        m.assert(ok);
    }
}

fn statement(m: &mut Body, r: &mut Random, v: &Vars, depth: u32) {
    if depth > 3 {
        return;
    }
    let kind = r.below(KINDS as u64) as usize;
    let k = v.kinds[kind];
    match r.below(20) {
        0..=4 => section(m, r, v, |m, r, kind, object| {
            use_object(m, r, v, kind, object, depth + 1);
            if r.one_in(2) {
                statements(m, r, v, 1, depth + 1);
            }
        }),
        5 | 6 => section(m, r, v, |m, r, _, _| change(m, r, v)),
        7 => section(m, r, v, |m, r, _, _| statements(m, r, v, 2, depth + 1)),
        8 => m.isolated(|m| change(m, r, v)),
        9 | 10 => {
            let value = m.load_static(k.known);
            take(m, r, v, kind, value);
        }
        11 => m.store_static(k.known, pick(r, &v.own[kind])),
        12 => _ = m.fill(v.cells[kind], pick(r, &v.own[kind])),
        13 | 14 => {
            let (state, value) = m.read_cell(v.cells[kind], r.one_in(2));
            let full = m.int_op(BinOp::Eq, state, Operand::int(1));
            let then = m.block(|m| take(m, r, v, kind, value));
            m.stmt(StmtKind::If { cond: full.into(), then, els: m_empty() });
        }
        15 => {
            let new = made(m, k);
            m.set(pick(r, &v.own[kind]), Rvalue::Use(new.into()));
        }
        16 if !v.careful => {
            let object = pick(r, &v.own[kind]);
            use_object(m, r, v, kind, object, depth);
        }
        17 if !v.careful => change(m, r, v),
        17 | 18 => spawn(m, r, v),
        19 if !v.methods.is_empty() => {
            let args = v.own.iter().map(|own| pick(r, own)).chain(v.cells).map(Operand::from).collect();
            m.op(Op::Call { dst: None, callee: Callee::Direct(pick(r, &v.methods)), args });
        }
        _ => {}
    }
}

/// A new object.
fn made(m: &mut Body, k: Kind) -> Local {
    let new = m.local(k.ty);
    m.set(new, Rvalue::New(k.class));
    new
}

/// A variable gets what was found somewhere, if that is an object; who has it often does something with it at once.
fn take(m: &mut Body, r: &mut Random, v: &Vars, kind: usize, found: Local) {
    let none = m.local(BOOL);
    m.set(none, Rvalue::RefEq(found.into(), Operand::null()));
    let variable = pick(r, &v.own[kind]);
    m.if_else(
        none,
        |_| {},
        |m| {
            m.set(variable, Rvalue::Use(found.into()));
            if r.one_in(2) {
                m.atomic(Space::Monitor, Locks::Object(variable.into(), Mode::W), |m| change(m, r, v));
            }
        },
    );
}

fn spawn(m: &mut Body, r: &mut Random, v: &Vars) {
    if v.children.is_empty() {
        return;
    }
    let (class, first) = pick(r, &v.children);
    // Some objects are for a few tasks alone.
    let given = v.kinds.iter().zip(&v.own);
    let mut captured: Vec<Local> = given.map(|(k, own)| if r.one_in(2) { made(m, *k) } else { pick(r, own) }).collect();
    captured.extend(v.cells.map(|c| if r.one_in(4) { m.cell() } else { c }));
    let fields: Vec<(FieldId, Operand)> =
        captured.iter().enumerate().map(|(i, l)| (FieldId(first.0 + i as u32), (*l).into())).collect();
    let (mut result, mut kind) = (Operand::null(), TaskKind::Async);
    if r.one_in(6) {
        (result, kind) = (m.cell().into(), TaskKind::Future);
    }
    m.spawn_registered(kind, class, &fields, Operand::null(), result, Operand::null());
}

/// Two variables for each class, both with what is there at first.
fn own(m: &mut Body, kinds: &[Kind; KINDS], first: &[Local]) -> [[Local; 2]; KINDS] {
    let mut variable = |i: usize| {
        let l = m.local(kinds[i].ty);
        m.set(l, Rvalue::Use(first[i].into()));
        l
    };
    [[variable(0), variable(0)], [variable(1), variable(1)]]
}

/// A program for this seed.
pub fn program(seed: u64) -> Program {
    let mut r = Random(seed);
    let mut b = Builder::new();
    let x = b.static_int("x");
    let classes = ["A", "B"].map(|name| {
        let class = b.class(name);
        (class, b.class_type(class))
    });
    let kinds = classes.map(|(class, ty)| Kind {
        class,
        ty,
        n: b.field(class, "n", INT),
        to: classes.map(|(_, ty)| b.field(class, "to", ty)),
        known: b.volatile("known", ty),
    });
    let careful = !r.one_in(5);
    let captured = [kinds[0].ty, kinds[1].ty, OBJECT, OBJECT];
    let named = ["a", "b", "c", "d"];
    let vars =
        |m: &mut Body, r: &mut Random, got: &[Local], children: &[(ClassId, FieldId)], methods: &[MethodId]| Vars {
            kinds,
            x,
            own: own(m, &kinds, got),
            cells: [got[2], got[3]],
            children: children.to_vec(),
            methods: methods.to_vec(),
            locked: if r.one_in(3) { (0..KINDS).collect() } else { vec![r.below(KINDS as u64) as usize] },
            careful,
        };
    let (mut children, mut methods) = (Vec::new(), Vec::new());
    let mut next_field = kinds[1].known.0 + 1;
    for _ in 0..2 + r.below(3) {
        if r.one_in(3) {
            let params: Vec<(&str, TypeId)> = named.into_iter().zip(captured).collect();
            let got: Vec<Local> = (0..4).map(Local).collect();
            methods.push(b.method("m", &params, None, |m| {
                let v = vars(m, &mut r, &got, &children, &methods);
                statements(m, &mut r, &v, 2, 1);
            }));
        }
        let known = if r.one_in(3) { children.clone() } else { Vec::new() };
        let class = b.task_with("t", &captured, |m, l| {
            let v = vars(m, &mut r, l, &known, &methods);
            statements(m, &mut r, &v, 3, 0);
        });
        children.push((class, FieldId(next_field)));
        next_field += captured.len() as u32;
    }
    b.main(|m| {
        let first = kinds.map(|k| made(m, k));
        for (k, l) in kinds.iter().zip(first) {
            if r.one_in(3) {
                m.store_static(k.known, l);
            }
        }
        let got = [first[0], first[1], m.cell(), m.cell()];
        let mut v = vars(m, &mut r, &got, &children, &methods);
        for (k, variables) in kinds.iter().zip(v.own) {
            let other = made(m, *k);
            m.set(variables[1], Rvalue::Use(other.into()));
        }
        m.scope(|m| {
            spawn(m, &mut r, &v);
            if r.one_in(2) {
                statement(m, &mut r, &v, 1);
            }
            spawn(m, &mut r, &v);
            if r.one_in(2) {
                spawn(m, &mut r, &v);
            }
        });
        v.children.clear();
        statements(m, &mut r, &v, 1, 1);
    })
}
