//! Boxed primitive values.
//!
//! Java caches the boxes of small values, so that whether two boxes are one object depends on their values. A box of a value
//! that is known is that very object. A box of a value that depends on the schedule is an object of its own, whose content is
//! exact and whose identity is not: what would look at the identity is refused. `Boolean` has two boxes only, and is exact.

use super::cont::Cont;
use super::heap::Kind;
use super::machine::{Machine, Step, Stop};
use super::value::Value;
use crate::term::TermId;
use crate::trace::TaskId;
use scoville_evidence::verdict::Unknown;
use scoville_ir::types::{ClassId, FieldId, Prim};

impl Machine<'_> {
    /// Java's boxing.
    pub fn boxed(&mut self, task: TaskId, cont: &mut Cont, class: ClassId, prim: Prim, v: Value) -> Step<Value> {
        let cached = match (prim, v) {
            (Prim::Bool, Value::Bool(b)) => Some(i64::from(b)),
            (Prim::Byte, Value::Int(i)) => Some(i64::from(i)),
            (Prim::Char, Value::Int(i)) if i <= 127 => Some(i64::from(i)),
            (Prim::Short | Prim::Int, Value::Int(i)) if (-128..=127).contains(&i) => Some(i64::from(i)),
            (Prim::Long, Value::Long(i)) if (-128..=127).contains(&i) => Some(i),
            _ => None,
        };
        if let Some(bits) = cached {
            return Ok(Value::Ref(self.cached_box(class, bits)));
        }
        if let (Prim::Bool, Value::Term(t)) = (prim, v) {
            let (yes, no) = (self.cached_box(class, 1), self.cached_box(class, 0));
            return Ok(Value::ite(t, Value::Ref(yes), Value::Ref(no), &mut self.terms));
        }
        let o = self.instance(task, cont, class, 0);
        if matches!(v, Value::Term(_)) {
            self.memory.sensitive.unidentified(self.heap.get(o).name);
        }
        self.initialise(task, cont, (o, 0), v);
        Ok(Value::Ref(o))
    }

    /// The one box of a value that Java caches.
    pub fn cached_box(&mut self, class: ClassId, bits: i64) -> u32 {
        if let Some(&o) = self.boxes.get(&(class, bits)) {
            return o;
        }
        let name = self.memory.names.boxed(class, bits);
        let program = self.program;
        let content = |f: &FieldId| match program.prim(program.field(*f).ty) {
            Some(Prim::Bool) => Value::Bool(bits != 0),
            Some(Prim::Long) => Value::Long(bits),
            Some(_) => Value::Int(bits as i32),
            None => Value::NULL,
        };
        let slots = program.class(class).instance_fields.iter().map(content);
        let o = self.add_object(name, Kind::Instance(class), 0, slots, TermId::TRUE);
        self.boxes.insert((class, bits), o);
        o
    }

    /// Whether an object is a box whose identity is not known.
    pub fn is_unidentified(&self, o: u32) -> bool {
        self.memory.sensitive.unidentified.contains(&self.heap.get(o).name)
    }

    /// Whether a reference may be a box whose identity is not known.
    fn unidentified(&self, v: Value) -> bool {
        let boxes = &self.memory.sensitive.unidentified;
        !boxes.is_empty() && self.objects(v).iter().any(|o| self.is_unidentified(*o))
    }

    /// Refuses to use the identity of a box of a schedule-dependent value.
    ///
    /// # Errors
    /// A cut that names the use.
    pub fn identified(&self, v: Value, what: &str) -> Step<()> {
        if self.unidentified(v) {
            let why = format!("{what} of a boxed value that depends on the schedule");
            return Err(Stop::Cut(Unknown::Unsupported(why)));
        }
        Ok(())
    }

    /// Refuses to compare such a box with anything but null, by identity.
    ///
    /// # Errors
    /// A cut.
    pub fn comparable(&self, x: Value, y: Value) -> Step<()> {
        let null = |v| matches!(v, Value::Ref(0));
        if null(x) || null(y) {
            return Ok(());
        }
        self.identified(x, "reference comparison")?;
        self.identified(y, "reference comparison")
    }
}
