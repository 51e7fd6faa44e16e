//! Programs with a bit of every construct.

use super::{Random, constant, pick};
use scoville_ir::build::{Body, Builder, INT, OBJECT, OBJECTS};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Locks, Mode, Op, Place, Rvalue, Space, StmtKind, TaskKind};
use scoville_ir::types::{ClassId, FieldId, Local, Operand};

/// What the statements may use.
struct Vars {
    plain: Vec<FieldId>,
    volatile: Vec<FieldId>,
    /// Locals: two locks, two cells.
    locks: [Local; 2],
    cells: [Local; 2],
    /// Locals: the task's registrations on two barriers, and whether it may drop them.
    regs: Option<([Local; 2], bool)>,
    /// Classes of tasks that may be created, with their first field.
    children: Vec<(ClassId, FieldId)>,
    lazy: ClassId,
    /// Whether accesses to plain variables are put into sections.
    careful: bool,
}

fn statements(m: &mut Body, r: &mut Random, v: &Vars, most: u64, depth: u32) {
    for _ in 0..=r.below(most) {
        statement(m, r, v, depth);
    }
}

fn access(m: &mut Body, r: &mut Random, v: &Vars, depth: u32) {
    let x = pick(r, &v.plain);
    match r.below(4) {
        0 => m.increment(x),
        1 => {
            let c = constant(r);
            m.store_static(x, c);
        }
        2 => {
            m.load_static(x);
        }
        _ => {
            let (read, c) = (m.load_static(x), constant(r));
            branch(m, r, v, read, c, depth);
        }
    }
}

fn branch(m: &mut Body, r: &mut Random, v: &Vars, value: Local, c: Operand, depth: u32) {
    let cond = m.int_op(BinOp::Eq, value, c);
    let then = m.block(|m| statements(m, r, v, 1, depth + 1));
    let els = if r.one_in(3) { m.block(|m| statements(m, r, v, 1, depth + 1)) } else { m.block(|_| {}) };
    m.stmt(StmtKind::If { cond: cond.into(), then, els });
}

fn statement(m: &mut Body, r: &mut Random, v: &Vars, depth: u32) {
    if depth > 3 {
        return;
    }
    let kind = r.below(if v.regs.is_some() { 30 } else { 24 });
    if let Some((regs, may_drop)) = v.regs {
        let reg = pick(r, &regs).into();
        match kind {
            24 | 25 => return m.op(Op::Signal { reg }),
            26..=28 => return m.op(Op::Wait { reg }),
            29 if may_drop => return m.op(Op::Drop { reg }),
            _ => {}
        }
    }
    match kind {
        0..=2 if v.careful => m.isolated(|m| access(m, r, v, depth + 1)),
        0..=3 => access(m, r, v, depth),
        4..=6 => m.isolated(|m| statements(m, r, v, 2, depth + 1)),
        7 | 8 => {
            let mode = if r.one_in(3) { Mode::R } else { Mode::W };
            let space = if r.one_in(3) { Space::Isolated } else { Space::Monitor };
            let lock = pick(r, &v.locks);
            // Drawn apart, so that all else stays as it was.
            let mut telling = Random(r.0 ^ 0x7e11);
            m.atomic(space, Locks::Object(lock.into(), mode), |m| {
                tell(m, &mut telling, v);
                statements(m, r, v, 2, depth + 1);
                tell(m, &mut telling, v);
            });
        }
        9 => {
            let (f, c) = (pick(r, &v.volatile), constant(r));
            m.store_static(f, c);
        }
        10 | 11 => {
            let read = m.load_static(pick(r, &v.volatile));
            let c = constant(r);
            branch(m, r, v, read, c, depth);
        }
        12 => {
            let (cell, c) = (pick(r, &v.cells), constant(r));
            let value = m.compute(Rvalue::Use(c));
            let won = m.fill(cell, value);
            if r.one_in(2) {
                let then = m.block(|m| statements(m, r, v, 1, depth + 1));
                m.stmt(StmtKind::If { cond: won.into(), then, els: m_empty() });
            }
        }
        13 => {
            let (state, _) = m.read_cell(pick(r, &v.cells), false);
            let c = constant(r);
            branch(m, r, v, state, c, depth);
        }
        14 => {
            m.read_cell(pick(r, &v.cells), true);
        }
        15 => {
            let (mode, x) = (if r.one_in(2) { Mode::R } else { Mode::W }, pick(r, &v.plain));
            m.acquire(mode, x);
            statements(m, r, v, 1, depth + 1);
            if !r.one_in(6) {
                m.release(mode, x);
            }
        }
        16 | 17 => spawn(m, r, v),
        18 => {
            m.scope(|m| statements(m, r, v, 2, depth + 1));
        }
        19 => {
            let read = m.load_static(pick(r, &v.volatile));
            let ok = m.int_op(BinOp::Eq, read, Operand::int(0));
            m.assert(ok);
        }
        20 if r.one_in(3) => m.throw_new(ClassId(6)),
        21 => m.op(Op::InitClass(v.lazy)),
        22 if r.one_in(4) => m.op(Op::Halt(Operand::int(0))),
        23 if r.one_in(2) => {
            let f = pick(r, &v.volatile);
            m.while_loop(
                |m| {
                    let read = m.load_static(f);
                    m.int_op(BinOp::Eq, read, Operand::int(0)).into()
                },
                |_| {},
            );
        }
        _ => {}
    }
}

/// Tells of a lock, or learns: mostly, but not only, of one that is held.
fn tell(m: &mut Body, r: &mut Random, v: &Vars) {
    let of = pick(r, &v.locks).into();
    match r.below(4) {
        0 | 1 => m.op(Op::Tell(of)),
        2 => m.op(Op::Learn(of)),
        _ => {}
    }
}

fn m_empty() -> scoville_ir::stmt::Block {
    scoville_ir::stmt::Block::default()
}

fn spawn(m: &mut Body, r: &mut Random, v: &Vars) {
    if v.children.is_empty() {
        return;
    }
    let (class, first) = pick(r, &v.children);
    // Some are for a few tasks alone.
    let lock = |m: &mut Body, r: &mut Random, l| if r.one_in(3) { m.new_object(ClassId(0)) } else { l };
    let cell = |m: &mut Body, r: &mut Random, c| if r.one_in(3) { m.cell() } else { c };
    let mut captured = v.locks.map(|l| lock(m, r, l)).to_vec();
    captured.extend(v.cells.map(|c| cell(m, r, c)));
    let mut regs = Operand::null();
    if let Some((own, _)) = v.regs {
        let new = own.map(|like| m.register(like, 1 + r.below(3) as i32));
        captured.extend(new);
        let list = m.compute(Rvalue::NewArray { ty: OBJECTS, dims: vec![Operand::int(2)] });
        for (i, reg) in (0..).zip(new) {
            m.store(Place::Element(list.into(), Operand::int(i)), reg);
        }
        regs = list.into();
    }
    let fields: Vec<(FieldId, Operand)> =
        captured.iter().enumerate().map(|(i, l)| (FieldId(first.0 + i as u32), (*l).into())).collect();
    let (mut awaits, mut result, mut kind) = (Operand::null(), Operand::null(), TaskKind::Async);
    if r.one_in(4) {
        let cells = m.compute(Rvalue::NewArray { ty: OBJECTS, dims: vec![Operand::int(1)] });
        m.store(Place::Element(cells.into(), Operand::int(0)), pick(r, &v.cells));
        (awaits, kind) = (cells.into(), TaskKind::Await);
    }
    if r.one_in(4) {
        (result, kind) = (pick(r, &v.cells).into(), TaskKind::Future);
    }
    m.spawn_registered(kind, class, &fields, awaits, result, regs);
}

/// A program for this seed.
pub fn program(seed: u64) -> Program {
    let mut r = Random(seed);
    let mut b = Builder::new();
    let mut next_field = 1;
    let mut field = |b: &mut Builder, volatile: bool| {
        next_field += 1;
        if volatile { b.volatile("v", INT) } else { b.static_int("x") }
    };
    let plain = vec![field(&mut b, false), field(&mut b, false)];
    let volatile = vec![field(&mut b, true)];
    let lazy = b.class("Lazy");
    let y = plain[1];
    let careful = !r.one_in(4);
    match r.below(3) {
        0 => b.initializer(lazy, |m| m.store_static(volatile[0], Operand::int(1))),
        1 => b.initializer(lazy, |m| m.isolated(|m| m.increment(y))),
        _ => b.initializer(lazy, |_| {}),
    }
    let phased = r.one_in(3);
    let captured = if phased { 6 } else { 4 };
    // What tasks do after they have resigned is drawn apart, so that all else stays as it was.
    let mut late = Random(seed ^ 0x1a7e);
    let resign = !phased && late.one_in(3);
    let mut children = Vec::new();
    for _ in 0..2 + r.below(2) {
        let first = FieldId(next_field + captured * children.len() as u32);
        let (known, plain, volatile) = (children.clone(), plain.clone(), volatile.clone());
        let known = if r.one_in(3) { known } else { Vec::new() };
        let class = b.task_with("t", &[OBJECT; 6][..captured as usize], |m, l| {
            let regs = phased.then(|| ([l[4], l[5]], true));
            let (locks, cells) = ([l[0], l[1]], [l[2], l[3]]);
            let v = Vars { plain, volatile, locks, cells, regs, children: known, lazy, careful };
            statements(m, &mut r, &v, 3, 0);
            if resign && late.one_in(2) {
                m.op(Op::Resign);
                statements(m, &mut late, &Vars { children: Vec::new(), ..v }, 2, 1);
            }
        });
        children.push((class, first));
    }
    b.main(|m| {
        let locks = [m.new_object(ClassId(0)), m.new_object(ClassId(0))];
        let cells = [m.cell(), m.cell()];
        let bound = if r.one_in(3) { 1 } else { 0 };
        let regs = phased.then(|| ([m.barrier(3, bound), m.barrier(1 + r.below(3) as i32, 0)], false));
        let v = Vars { plain, volatile, locks, cells, regs, children, lazy, careful };
        let thrown = m.scope(|m| {
            spawn(m, &mut r, &v);
            statements(m, &mut r, &v, 1, 1);
            spawn(m, &mut r, &v);
            for reg in v.regs.into_iter().flat_map(|(regs, _)| regs) {
                m.op(Op::Drop { reg: reg.into() });
            }
        });
        // Nobody can be registered any more.
        let children = if phased { Vec::new() } else { v.children };
        let v = Vars { regs: None, children, ..v };
        statements(m, &mut r, &v, 1, 1);
        let n = m.compute(Rvalue::ArrayLength(thrown.into()));
        let some = m.int_op(BinOp::Gt, n, Operand::int(0));
        m.if_else(
            some,
            |m| {
                let e = m.load(Place::Element(thrown.into(), Operand::int(0)));
                m.stmt(StmtKind::Throw(e.into()));
            },
            |_| {},
        );
    })
}
