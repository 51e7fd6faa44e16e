//! Time of the concrete path: a counting loop over an array, in the root task and beside another task.

use scoville_encode::unroll::{Options, build};
use scoville_ir::build::{Body, Builder, INTS};
use scoville_ir::stmt::{BinOp, Place, Rvalue};
use scoville_ir::types::{FieldId, Operand};
use std::time::Instant;

fn fill(m: &mut Body, a: FieldId, n: i32) {
    let array = m.load(Place::Static(a));
    m.repeat(n, |m, i| {
        let k = m.compute(Rvalue::Binary(BinOp::And, scoville_ir::types::Prim::Int, i.into(), Operand::int(1023)));
        let v = m.load(Place::Element(array.into(), k.into()));
        let w = m.int_op(BinOp::Add, v, Operand::int(1));
        m.store(Place::Element(array.into(), k.into()), w);
    });
}

fn main() {
    let n = 5_000_000;
    for beside in [false, true] {
        let mut b = Builder::new();
        let a = b.static_field("a", INTS);
        let idle = b.task("idle", |_| {});
        let program = b.main(|m| {
            let array = m.compute(Rvalue::NewArray { ty: INTS, dims: vec![Operand::int(1024)] });
            m.store(Place::Static(a), array);
            if beside {
                m.spawn(idle);
            }
            fill(m, a, n);
        });
        let start = Instant::now();
        let done = build(&program, &Options::default()).map(|(p, _)| p.accesses);
        let time = start.elapsed().as_secs_f64();
        println!(
            "beside {beside}: {done:?} accesses, {time:.2} s, {:.1} million iterations/s",
            f64::from(n) / 1e6 / time
        );
    }
}
