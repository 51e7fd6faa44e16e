//! Exceptions: raising, unwinding, and the end of a task by one.

use super::cont::Cont;
use super::heap::{Kind, Text};
use super::machine::{Machine, Origin, Step, Stop};
use super::sensitive::targets;
use super::value::Value;
use crate::term::{Constant, TermId};
use crate::trace::TaskId;
use scoville_evidence::verdict::Unknown;
use scoville_ir::types::{ClassId, Type};

impl Machine<'_> {
    /// Raises an exception of a class that the IR knows.
    ///
    /// # Errors
    /// A limit of the whole unrolling.
    pub fn raise(&mut self, task: TaskId, cont: &mut Cont, class: ClassId, message: &str) -> Result<(), Unknown> {
        let error = self.new_instance(task, cont, class);
        // What a null pointer exception says is not specified: the program sees no message.
        if class != self.program.known.null_pointer {
            let text = self.new_string(task, cont, Text::Known(message.into()));
            let slot = self.program.field(self.program.known.throwable_message).slot;
            self.initialise(task, cont, (error, slot), Value::Ref(text));
        }
        match self.throw(task, cont, Value::Ref(error)) {
            Ok(()) => Ok(()),
            Err(Stop::Fatal(why)) => Err(why),
            Err(Stop::Split(_) | Stop::Fault(..) | Stop::Cut(_)) => {
                self.cut(task, cont, Unknown::Unsupported("exception of a symbolic class".into()));
                Ok(())
            }
        }
    }

    /// Throws a reference that is not null: the continuation goes on at a handler, or ends.
    ///
    /// # Errors
    /// `Stop::Split` if the class decides who catches it and is symbolic.
    pub fn throw(&mut self, task: TaskId, cont: &mut Cont, error: Value) -> Step<()> {
        let object = self.thrown_object(cont, error)?;
        self.record_throw(task, cont, error);
        self.keep_throw(task, cont, object);
        let site = Self::site(cont);
        for o in self.objects(error) {
            let (clock, span) = (self.executed, self.span_of(task, cont));
            self.origins.entry(o).or_insert(Origin { site, task, clock, span });
        }
        loop {
            let Some(frame) = cont.frames.last() else {
                self.task_threw(task, cont, error);
                return Ok(());
            };
            let (method, pc, init) = (frame.method, frame.pc, frame.init);
            let program = self.program;
            let code = &program.method(method).code;
            let handler = code
                .handlers
                .iter()
                .find(|h| h.start <= pc && pc < h.end && (h.classes.is_empty() || self.caught(object, &h.classes)));
            if let Some((target, local)) = handler.map(|h| (h.target, h.local)) {
                let r = cont.reg(local);
                cont.regs[r] = error;
                if let Some(f) = cont.frames.last_mut() {
                    f.pc = target;
                }
                return Ok(());
            }
            if let Some(class) = init {
                self.inits.entry(class).or_default().failed = true;
                self.init_done(task, cont, class);
            }
            if cont.frames.len() == 1 {
                // Keep the frame until the end is recorded: events take their position from it.
                self.task_threw(task, cont, error);
                cont.frames.clear();
                return Ok(());
            }
            cont.leave();
        }
    }

    /// Whether handlers for `classes` catch an object.
    fn caught(&self, object: u32, classes: &[ClassId]) -> bool {
        match &self.heap.get(object).kind {
            Kind::Instance(c) => classes.iter().any(|k| self.program.is_subclass(*c, *k)),
            _ => false,
        }
    }

    /// An object that stands for the class of a thrown reference: all it can be are of one class, or it is decided
    /// which one it is.
    fn thrown_object(&mut self, cont: &Cont, error: Value) -> Step<u32> {
        let objects = self.objects(error);
        let Some((&first, rest)) = objects.split_first() else {
            return Err(Stop::Fault(self.program.known.null_pointer, "throw of null".into()));
        };
        if rest.iter().all(|o| self.class_name(*o) == self.class_name(first)) {
            return Ok(first);
        }
        let t = error.term(&mut self.terms);
        for o in &objects {
            let c = self.terms.constant(Constant::Ref(*o));
            let is = self.terms.eq(t, c);
            if self.decide(cont, is)? {
                return Ok(*o);
            }
        }
        Ok(first)
    }

    /// The objects that a reference may be, null excluded.
    pub fn objects(&self, v: Value) -> Vec<u32> {
        match v {
            Value::Ref(0) => Vec::new(),
            Value::Ref(o) => vec![o],
            Value::Term(t) => targets(t, &self.terms).into_iter().filter(|o| *o != 0).collect(),
            _ => Vec::new(),
        }
    }

    /// Class name of an object, for people.
    pub fn class_name(&self, o: u32) -> String {
        match &self.heap.get(o).kind {
            Kind::Instance(c) => self.program.class(*c).name.clone(),
            Kind::Array { ty, .. } => self.program.type_name(*ty),
            Kind::Text(_) => self.program.class(self.program.known.string).name.clone(),
            Kind::Registration(_) => self.program.class(self.program.known.registration).name.clone(),
            Kind::Cell(_) | Kind::Statics => self.program.class(self.program.known.cell).name.clone(),
        }
    }

    /// The name of its class as the program sees it.
    pub fn runtime_name(&self, o: u32) -> String {
        match &self.heap.get(o).kind {
            Kind::Instance(c) => self.program.class(*c).runtime_name.clone(),
            Kind::Array { ty, .. } => self.program.runtime_name(self.program.ty(*ty)),
            _ => self.class_name(o),
        }
    }

    /// Null check: the reference is not null on the way on.
    ///
    /// # Errors
    /// The fault, or a split.
    pub fn non_null(&mut self, cont: &Cont, v: Value, what: &str) -> Step<()> {
        let null = match v {
            Value::Ref(o) => o == 0,
            Value::Term(t) => {
                let zero = self.terms.constant(Constant::Ref(0));
                let cond = self.terms.eq(t, zero);
                self.decide(cont, cond)?
            }
            _ => false,
        };
        if null { Err(Stop::Fault(self.program.known.null_pointer, what.to_owned())) } else { Ok(()) }
    }

    /// Whether the run-time type of an object is a subtype.
    pub fn has_type(&self, o: u32, ty: scoville_ir::types::TypeId) -> bool {
        match (&self.heap.get(o).kind, self.program.ty(ty)) {
            (Kind::Instance(c), Type::Class(k)) => self.program.is_subclass(*c, k),
            (Kind::Text(_), Type::Class(k)) => self.program.is_subclass(self.program.known.string, k),
            (Kind::Cell(_), Type::Class(k)) => self.program.is_subclass(self.program.known.cell, k),
            (Kind::Registration(_), Type::Class(k)) => self.program.is_subclass(self.program.known.registration, k),
            (Kind::Array { ty: a, .. }, _) => self.program.is_subtype(*a, ty),
            _ => false,
        }
    }

    /// A type test of a reference that is not null, as a condition.
    pub fn type_condition(&mut self, v: Value, ty: scoville_ir::types::TypeId) -> TermId {
        let objects = self.objects(v);
        let yes: Vec<u32> = objects.iter().copied().filter(|o| self.has_type(*o, ty)).collect();
        if yes.len() == objects.len() {
            return TermId::TRUE;
        }
        let t = v.term(&mut self.terms);
        let mut any = Vec::new();
        for o in yes {
            let c = self.terms.constant(Constant::Ref(o));
            any.push(self.terms.eq(t, c));
        }
        self.terms.or_all(any)
    }
}
