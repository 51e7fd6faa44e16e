//! Each of these is missed if a set of tasks is taken for persistent too easily: tasks are tried in the order of their creation.

use crate::search::{Method, Options, explore};
use scoville_evidence::verdict::FindingKind;
use scoville_ir::build::{Body, Builder, INT, OBJECT, OBJECTS};
use scoville_ir::program::Program;
use scoville_ir::stmt::{BinOp, Callee, Locks, Mode, Op, Place, Rvalue, Space};
use scoville_ir::types::{ClassId, FieldId, Local, MethodId, Operand, TypeId};

fn fails(p: &Program) -> bool {
    let found = |method| explore(p, &Options { method, ..Options::default() }).outcome.findings;
    let fails = |method| found(method).iter().any(|f| f.kind == FindingKind::Assertion);
    assert!(fails(Method::Unreduced), "the program is not what it should be");
    fails(Method::Exhaustive)
}

fn locked(m: &mut Body, space: Space, lock: Local, body: impl FnOnce(&mut Body)) {
    m.atomic(space, Locks::Object(lock.into(), Mode::W), body);
}

/// A class of tasks that get these, and its first field.
fn task(b: &mut Builder, fields: &mut u32, get: &[TypeId], body: impl FnOnce(&mut Body, &[Local])) -> Task {
    let first = *fields;
    *fields += get.len() as u32;
    Task { class: b.task_with("t", get, body), first }
}

#[derive(Clone, Copy)]
struct Task {
    class: ClassId,
    first: u32,
}

impl Task {
    fn spawn(self, m: &mut Body, with: &[Local]) {
        let field = |(i, l): (usize, &Local)| (FieldId(self.first + i as u32), Operand::from(*l));
        let fields: Vec<_> = with.iter().enumerate().map(field).collect();
        m.spawn_with(self.class, &fields);
    }
}

/// A task that finds `x` changed under its lock if it is not the first one there; fields up to `x` are known.
fn looks(b: &mut Builder, fields: &mut u32, space: Space, x: FieldId) -> Task {
    task(b, fields, &[OBJECT], |m, l| {
        locked(m, space, l[0], |m| {
            let v = m.load_static(x);
            let ok = m.int_op(BinOp::Eq, v, Operand::int(0));
            m.assert(ok);
        });
    })
}

fn change(m: &mut Body, x: FieldId) {
    m.store_static(x, Operand::int(1));
}

#[test]
fn who_waits_may_be_let_on_by_a_third_one() {
    let (mut b, mut fields) = (Builder::new(), 2);
    let x = b.static_int("x");
    let looks = looks(&mut b, &mut fields, Space::Monitor, x);
    let changes = task(&mut b, &mut fields, &[OBJECT, OBJECT], |m, l| {
        m.read_cell(l[1], true);
        locked(m, Space::Monitor, l[0], |m| change(m, x));
    });
    let fills = task(&mut b, &mut fields, &[OBJECT, OBJECT], |m, l| {
        locked(m, Space::Monitor, l[0], |_| {});
        let value = m.compute(Rvalue::Use(Operand::int(0)));
        m.fill(l[1], value);
    });
    assert!(fails(&b.main(|m| {
        let (lock, own, cell) = (m.new_object(ClassId(0)), m.new_object(ClassId(0)), m.cell());
        looks.spawn(m, &[lock]);
        changes.spawn(m, &[lock, cell]);
        fills.spawn(m, &[own, cell]);
    })));
}

#[test]
fn a_section_on_everything_meets_those_on_objects() {
    let (mut b, mut fields) = (Builder::new(), 2);
    let x = b.static_int("x");
    let looks = looks(&mut b, &mut fields, Space::Isolated, x);
    let changes = task(&mut b, &mut fields, &[], |m, _| m.isolated(|m| change(m, x)));
    assert!(fails(&b.main(|m| {
        let lock = m.new_object(ClassId(0));
        looks.spawn(m, &[lock]);
        changes.spawn(m, &[]);
    })));
}

/// A task that gets hold of the other's lock only after a section of its own.
fn later(
    get: TypeId,
    given: impl FnOnce(&mut Body, Local) -> Local,
    find: impl FnOnce(&mut Body, Local, FieldId) -> Local,
) -> Program {
    let (mut b, mut fields) = (Builder::new(), 3);
    let (x, known) = (b.static_int("x"), b.static_field("known", OBJECT));
    let looks = looks(&mut b, &mut fields, Space::Monitor, x);
    let changes = task(&mut b, &mut fields, &[OBJECT, get], |m, l| {
        locked(m, Space::Monitor, l[0], |_| {});
        let lock = find(m, l[1], known);
        locked(m, Space::Monitor, lock, |m| change(m, x));
    });
    b.main(|m| {
        let (lock, own) = (m.new_object(ClassId(0)), m.new_object(ClassId(0)));
        let given = given(m, lock);
        m.store_static(known, given);
        looks.spawn(m, &[lock]);
        changes.spawn(m, &[own, given]);
    })
}

#[test]
fn a_lock_is_found_in_an_object() {
    let array = |m: &mut Body, lock: Local| {
        let list = m.compute(Rvalue::NewArray { ty: OBJECTS, dims: vec![Operand::int(1)] });
        m.store(Place::Element(list.into(), Operand::int(0)), lock);
        list
    };
    assert!(fails(&later(OBJECTS, array, |m, list, _| m.load(Place::Element(list.into(), Operand::int(0))))));
}

#[test]
fn a_lock_is_found_in_a_static_field() {
    let nothing = |m: &mut Body, _: Local, known: FieldId| m.load_static(known);
    assert!(fails(&later(OBJECT, |_, lock| lock, nothing)));
}

#[test]
fn who_turns_for_ever_does_not_keep_others_from_their_moves() {
    let (mut b, mut fields) = (Builder::new(), 2);
    let common = b.volatile("common", INT);
    let turns = task(&mut b, &mut fields, &[OBJECT], |m, l| {
        m.while_loop(|_| Operand::bool(true), |m| locked(m, Space::Monitor, l[0], |_| {}));
    });
    let wrong = task(&mut b, &mut fields, &[], |m, _| {
        m.store_static(common, Operand::int(1));
        m.assert(Operand::bool(false));
    });
    assert!(fails(&b.main(|m| {
        let own = m.new_object(ClassId(0));
        turns.spawn(m, &[own]);
        wrong.spawn(m, &[]);
        m.load_static(common);
    })));
}

/// One task looks under a lock, and another one, which has it, too, does this after a section of its own that gives the first one its
/// turn: own lock, common lock. The locks are of different classes.
fn beside(b: Builder, mut fields: u32, x: FieldId, second: impl FnOnce(&mut Body, &[Local])) -> Program {
    let mut b = b;
    let (common, own) = (b.class("Common"), b.class("Own"));
    let types = [own, common].map(|c| b.class_type(c));
    let looks = task(&mut b, &mut fields, &types[1..], |m, l| {
        locked(m, Space::Monitor, l[0], |m| {
            let v = m.load_static(x);
            let ok = m.int_op(BinOp::Eq, v, Operand::int(0));
            m.assert(ok);
        });
    });
    let second = task(&mut b, &mut fields, &types, |m, l| {
        let l = typed(m, &types, l);
        second(m, &l);
    });
    b.main(|m| {
        let (lock, own) = (m.new_object(common), m.new_object(own));
        looks.spawn(m, &[lock]);
        second.spawn(m, &[own, lock]);
    })
}

/// Locals that are known to be of these types.
fn typed(m: &mut Body, types: &[TypeId], l: &[Local]) -> Vec<Local> {
    let mut copy = |(ty, l): (&TypeId, &Local)| {
        let known = m.local(*ty);
        m.set(known, Rvalue::Use((*l).into()));
        known
    };
    types.iter().zip(l).map(&mut copy).collect()
}

/// A method that changes `x` under the lock that it gets.
fn changer(b: &mut Builder, x: FieldId) -> MethodId {
    b.method("change", &[("lock", OBJECT)], None, |m| locked(m, Space::Monitor, Local(0), |m| change(m, x)))
}

fn call(m: &mut Body, method: MethodId, args: &[Local]) {
    let args = args.iter().map(|l| Operand::from(*l)).collect();
    m.op(Op::Call { dst: None, callee: Callee::Direct(method), args });
}

#[test]
fn what_is_called_later_meets_a_point() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let changer = changer(&mut b, x);
    assert!(fails(&beside(b, 2, x, |m, l| {
        locked(m, Space::Monitor, l[0], |_| {});
        call(m, changer, &l[1..]);
    })));
}

#[test]
fn what_comes_after_the_call_meets_a_point() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    let other = b.volatile("other", INT);
    let looks_away = b.method("looksAway", &[], None, |m| _ = m.load_static(other));
    assert!(fails(&beside(b, 3, x, |m, l| {
        call(m, looks_away, &[]);
        locked(m, Space::Monitor, l[1], |m| change(m, x));
    })));
}

#[test]
fn what_comes_in_the_next_turn_meets_a_point() {
    let mut b = Builder::new();
    let x = b.static_int("x");
    assert!(fails(&beside(b, 2, x, |m, l| {
        m.repeat(2, |m, i| {
            locked(m, Space::Monitor, l[1], |m| {
                let again = m.int_op(BinOp::Eq, i, Operand::int(1));
                m.if_else(again, |m| change(m, x), |_| {});
            });
            locked(m, Space::Monitor, l[0], |_| {});
        });
    })));
}

#[test]
fn what_a_child_does_meets_a_point() {
    let (mut b, mut fields) = (Builder::new(), 2);
    let x = b.static_int("x");
    let child = task(&mut b, &mut fields, &[OBJECT], |m, l| locked(m, Space::Monitor, l[0], |m| change(m, x)));
    assert!(fails(&beside(b, fields, x, |m, l| {
        locked(m, Space::Monitor, l[0], |_| {});
        child.spawn(m, &l[1..]);
    })));
}

#[test]
fn what_an_initialiser_does_meets_a_point() {
    let mut b = Builder::new();
    let (x, known) = (b.static_int("x"), b.static_field("known", OBJECT));
    let class = b.class("C");
    b.initializer(class, |m| {
        let lock = m.load_static(known);
        locked(m, Space::Monitor, lock, |m| change(m, x));
    });
    assert!(fails(&beside(b, 3, x, |m, l| {
        m.store_static(known, l[1]);
        locked(m, Space::Monitor, l[0], |_| {});
        m.op(Op::InitClass(class));
    })));
}

#[test]
fn a_store_meets_a_look_at_the_same_field() {
    let (mut b, mut fields) = (Builder::new(), 3);
    let (x, other) = (b.volatile("x", INT), b.volatile("other", INT));
    let looks = task(&mut b, &mut fields, &[], |m, _| {
        let v = m.load_static(x);
        let ok = m.int_op(BinOp::Eq, v, Operand::int(0));
        m.assert(ok);
    });
    let changes = task(&mut b, &mut fields, &[], |m, _| {
        m.load_static(other);
        change(m, x);
    });
    assert!(fails(&b.main(|m| {
        looks.spawn(m, &[]);
        changes.spawn(m, &[]);
        m.load_static(other);
    })));
}

/// One has the lock and does nothing with it, but hands it on to one who does.
#[test]
fn what_is_handed_on_meets_a_point() {
    let (mut b, mut fields) = (Builder::new(), 2);
    let x = b.static_int("x");
    let (common, own) = (b.class("Common"), b.class("Own"));
    let types = [own, common].map(|c| b.class_type(c));
    let looks = looks(&mut b, &mut fields, Space::Monitor, x);
    let hands = task(&mut b, &mut fields, &[types[0], types[1], OBJECT], |m, l| {
        let own = typed(m, &types[..1], l);
        locked(m, Space::Monitor, own[0], |_| {});
        m.fill(l[2], l[1]);
    });
    let changes = task(&mut b, &mut fields, &[OBJECT], |m, l| {
        let (state, got) = m.read_cell(l[0], false);
        let full = m.int_op(BinOp::Eq, state, Operand::int(1));
        m.if_else(
            full,
            |m| {
                let lock = typed(m, &types[1..], &[got]);
                locked(m, Space::Monitor, lock[0], |m| change(m, x));
            },
            |_| {},
        );
    });
    assert!(fails(&b.main(|m| {
        let (lock, own, cell) = (m.new_object(common), m.new_object(own), m.cell());
        looks.spawn(m, &[lock]);
        hands.spawn(m, &[own, lock, cell]);
        changes.spawn(m, &[cell]);
    })));
}

/// Two tasks use locks of different classes that both can get hold of: what one does with its own comes before or after all of the other.
#[test]
fn who_does_nothing_with_a_lock_keeps_nobody_from_it() {
    let (mut b, mut fields) = (Builder::new(), 1);
    let (first, second) = (b.class("First"), b.class("Second"));
    let types = [b.class_type(first), b.class_type(second)];
    let tasks = [0, 1].map(|mine| {
        task(&mut b, &mut fields, &types, |m, l| {
            let l = typed(m, &types, l);
            m.repeat(6, |m, _| locked(m, Space::Monitor, l[mine], |_| {}));
        })
    });
    let p = b.main(|m| {
        let locks = [m.new_object(first), m.new_object(second)];
        tasks.iter().for_each(|t| t.spawn(m, &locks));
    });
    let states = |method| explore(&p, &Options { method, ..Options::default() }).counts.states;
    let (few, all) = (states(Method::Exhaustive), states(Method::Unreduced));
    assert!(all > 40 && few < 20, "{few} of {all}");
}
