//! Witnesses with inputs, which no library class asks for yet.

use super::*;
use crate::machine::Limits;
use scoville_evidence::source::Origin as FileOrigin;
use scoville_evidence::witness::{Value, parse, render};
use scoville_ir::build::{Builder, INT};
use scoville_ir::flat::Instr;
use scoville_ir::stmt::{BinOp, Op};
use scoville_ir::types::{Operand, Prim};

/// Fails unless its input differs from 7.
fn program() -> scoville_ir::program::Program {
    Builder::new().main(|m| {
        let v = m.local(INT);
        m.op(Op::Choose { dst: v, prim: Prim::Int, lo: Operand::int(0), hi: Operand::int(9) });
        let ok = m.int_op(BinOp::Ne, v, Operand::int(7));
        m.assert(ok);
    })
}

fn point(p: &scoville_ir::program::Program, is: impl Fn(&Instr) -> bool) -> Option<Point> {
    let main = p.methods.iter().position(|m| m.code.instrs.iter().any(&is))?;
    let pc = p.methods.get(main)?.code.instrs.iter().position(&is)?;
    Some(Point { task: TaskPath::default(), site: Site { method: main as u32, pc: pc as u32 }, occurrence: 0 })
}

#[test]
fn an_input_is_replayed_and_another_one_is_rejected() -> Result<(), String> {
    let p = program();
    let input = point(&p, |i| matches!(i, Instr::Op(Op::Choose { .. }))).ok_or("no input")?;
    let at = point(&p, |i| matches!(i, Instr::Op(Op::AssertFail { .. }))).ok_or("no assertion")?;
    let schedule =
        Schedule { steps: vec![Step::Input { point: input, value: InputValue::Int(7) }], goal: Goal::Assertion { at } };
    let mut sources = SourceMap::new();
    sources.add("Main.java", "\n".repeat(100), FileOrigin::User);
    let program = Program { files: vec!["Main.java".into()], main: None, args: Vec::new(), hash: "h".into() };
    let tool = Tool { name: "scoville".into(), version: "1".into() };
    let origin = Origin { tool, program, sources: &sources };
    let replayer = ProgramReplayer::new(&p, Limits::default());
    let witness = replayer.record(&schedule, &origin)?;
    let read = parse(&render(&witness).map_err(|e| e.to_string())?).map_err(|e| e.to_string())?;
    assert_eq!(read, witness);
    let told = |value: Value| {
        let mut altered = witness.clone();
        if let Some(Event::Input { value: v, .. }) = altered.events.first_mut() {
            *v = value;
        }
        match replayer.replay_witness(&altered, &sources, "h", true).result {
            Ok(finding) => finding.message,
            Err(m) => format!("step {}: {}", m.step, m.found),
        }
    };
    assert_eq!(told(Value::Int(7)), "an assertion fails in main");
    let other = told(Value::Int(6));
    assert!(other.starts_with("step 1: ") && other.contains("instead of reaching `fail assertion`"), "{other}");
    assert_eq!(told(Value::Int(99)), "step 0: input 99 lies outside 0..9");
    assert_eq!(told(Value::Double("much".into())), "step 0: `much` is no floating-point number");
    let mut as_operation = witness.clone();
    if let [Event::Input { point, .. }] = &witness.events[..] {
        as_operation.events = vec![Event::Operation(point.clone())];
    }
    let answer = replayer.replay_witness(&as_operation, &sources, "h", false);
    assert_eq!(answer.result.map_err(|m| m.step), Err(0));
    Ok(())
}
