//! Identity hash codes: see [`scoville_ir::identity`], which says what they are.

use super::heap::{Kind, Text};
use super::machine::{Machine, Step, Stop};
use super::value::Value;
use crate::term::Constant;
use scoville_evidence::verdict::Unknown;
use scoville_ir::flat::Instr;
use scoville_ir::identity;
use scoville_ir::program::Program;
use scoville_ir::stmt::{Op, Rvalue};

/// Of each class, whether its objects are boxes.
pub fn box_classes(program: &Program) -> Box<[bool]> {
    let mut boxes = vec![false; program.classes.len()];
    for instr in program.methods.iter().flat_map(|m| &m.code.instrs) {
        if let Instr::Op(Op::Let { value: Rvalue::Box { class, .. }, .. }) = instr {
            boxes[class.index()] = true;
        }
    }
    boxes.into()
}

impl Machine<'_> {
    /// The identity hash code of what a reference names; 0 for null.
    pub fn identity_hash(&mut self, v: Value) -> Step<Value> {
        self.identified(v, "identity hash")?;
        let mut hash = Value::Int(0);
        for o in self.objects(v) {
            let code = Value::Int(self.hash_of(o)?);
            hash = match v {
                Value::Ref(_) => code,
                _ => {
                    let t = v.term(&mut self.terms);
                    let this = self.terms.constant(Constant::Ref(o));
                    let is = self.terms.eq(t, this);
                    Value::ite(is, code, hash, &mut self.terms)
                }
            };
        }
        Ok(hash)
    }

    fn hash_of(&mut self, o: u32) -> Step<i32> {
        let unsupported = |what: &str| Stop::Cut(Unknown::Unsupported(format!("identity hash of {what}")));
        let object = self.heap.get(o);
        let is_box = matches!(object.kind, Kind::Instance(c) if self.is_box[c.index()]);
        if object.forward {
            let name = object.name;
            let known = if is_box { None } else { self.memory.sensitive.early_hash(name) };
            let Some(code) = known else {
                return Err(unsupported("an object that is read before the canonical run allocates it"));
            };
            return settled(code);
        }
        match object.kind {
            Kind::Text(_) => match self.heap.text(o) {
                Some(Text::Known(text)) => Ok(identity::of_text(text)),
                _ => Err(unsupported("a text that depends on the schedule")),
            },
            Kind::Instance(c) if is_box => {
                let bits = match self.heap.slots(o).first() {
                    Some(Value::Bool(b)) => u64::from(*b),
                    Some(Value::Int(i)) => u64::from(*i as u32),
                    Some(Value::Long(i)) => *i as u64,
                    Some(Value::Float(f)) => u64::from(f.to_bits()),
                    Some(Value::Double(d)) => d.to_bits(),
                    _ => return Err(unsupported("a boxed value that depends on the schedule")),
                };
                Ok(identity::of_box(c, bits))
            }
            _ => settled(object.hash),
        }
    }
}

/// Of what a task makes after it has made more or fewer other things, depending on the schedule, it has no code here.
fn settled(code: i32) -> Step<i32> {
    if code == identity::UNSETTLED {
        let why = "identity hash of an object before which its task makes others or not, depending on the schedule";
        return Err(Stop::Cut(Unknown::Unsupported(why.into())));
    }
    Ok(code)
}
