//! Operands, computations and allocation.

use super::arith;
use super::exec::{At, Machine};
use super::heap::{Data, array_cells, default_value};
use super::identity::{Birth, mix};
use super::limits::Limit;
use super::state::State;
use super::throw::Trap;
use super::value::{Obj, TaskId, Value};
use scoville_evidence::schedule::Site;
use scoville_ir::identity;
use scoville_ir::open::ANY;
use scoville_ir::program::Program;
use scoville_ir::pure::{self, PureFault, PureValue};
use scoville_ir::stmt::Rvalue;
use scoville_ir::types::{ClassId, Const, Operand, Prim, Type, TypeId};
use std::rc::Rc;
use std::sync::Arc;

/// A constant other than a string.
pub(crate) fn plain(c: &Const) -> Option<Value> {
    Some(match c {
        Const::Null => Value::Null,
        Const::Bool(b) => Value::Bool(*b),
        Const::Int(i) => Value::Int(*i),
        Const::Long(i) => Value::Long(*i),
        Const::Float(f) => Value::Float(*f),
        Const::Double(d) => Value::Double(*d),
        Const::Str(_) => return None,
    })
}

impl Machine<'_> {
    /// The value of an operand; interns string constants.
    pub(super) fn operand(&self, s: &mut State, at: At, o: &Operand) -> Result<Value, Limit> {
        match o {
            Operand::Local(l) => {
                Ok(s.task(at.task).stack.get(at.base as usize + l.index()).copied().unwrap_or(Value::Null))
            }
            Operand::Const(Const::Str(text)) => Ok(Value::Ref(self.intern(s, text)?)),
            Operand::Const(c) => Ok(plain(c).unwrap_or(Value::Null)),
        }
    }

    /// The value of an operand without changing the state: a string constant that does not exist yet is no object that
    /// anybody could have done anything to, and reads as null.
    pub(super) fn peek(&self, s: &State, at: At, o: &Operand) -> Value {
        match o {
            Operand::Local(l) => {
                s.task(at.task).stack.get(at.base as usize + l.index()).copied().unwrap_or(Value::Null)
            }
            Operand::Const(Const::Str(text)) => Value::from(s.interned.get(text).copied()),
            Operand::Const(c) => plain(c).unwrap_or(Value::Null),
        }
    }

    pub(super) fn set_local(&self, s: &mut State, at: At, local: scoville_ir::types::Local, value: Value) {
        let i = at.base as usize + local.index();
        if let Some(slot) = s.task_mut(at.task).stack.get_mut(i) {
            *slot = value;
        }
    }

    pub(super) fn check_room(&self, s: &State, cells: u64, what: impl FnOnce() -> String) -> Result<(), Limit> {
        if s.heap.cells().saturating_add(cells) > self.limits.heap_cells || s.heap.len() >= (u32::MAX - 2) as usize {
            let most = (self.limits.heap_cells * 16) >> 20;
            return Err(Limit::Heap(format!(
                "{}: one execution may hold about {most} MB, whatever --memory says",
                what()
            )));
        }
        Ok(())
    }

    /// The birth of the next object of `t`, if births are kept.
    pub(super) fn birth(s: &mut State, t: TaskId) -> Birth {
        let Some(mut births) = s.births.take() else { return Birth::shared(1) };
        let task = s.task(t);
        let site = task.site().unwrap_or(Site { method: u32::MAX, pc: 0 });
        let birth = births.next(&s.heap, t, task.ident, site);
        s.births = Some(births);
        birth
    }

    /// A new instance with default field values.
    pub(super) fn new_object(&self, s: &mut State, t: TaskId, class: ClassId) -> Result<Obj, Limit> {
        let hash = s.task_mut(t).maker.next_object();
        self.new_instance(s, t, class, hash)
    }

    /// The same, with this identity hash code.
    fn new_instance(&self, s: &mut State, t: TaskId, class: ClassId, hash: i32) -> Result<Obj, Limit> {
        let p = self.program;
        let defaults = &self.defaults[class.index()];
        let cells = defaults.len() as u64 + 4;
        self.check_room(s, cells, || format!("too many objects (at a new {})", p.class(class).name))?;
        let birth = Self::birth(s, t);
        Ok(s.heap.add(Type::Class(class), Data::Fields(defaults.clone()), hash, birth, cells))
    }

    /// An object that stands for an unknown value.
    pub(crate) fn placeholder(&self, s: &mut State, t: TaskId) -> Option<Obj> {
        self.new_object(s, t, self.program.known.object).ok()
    }

    /// Some instance of a class, or of one that implements the interface, with default contents (of a text, none). None for
    /// arrays.
    pub(crate) fn made_up(&self, s: &mut State, t: TaskId, ty: TypeId) -> Option<Obj> {
        let p = self.program;
        match p.ty(ty) {
            Type::Class(c) if p.is_subclass(p.known.string, c) && c != p.known.object => {
                self.new_text(s, t, "".into()).ok()
            }
            Type::Class(c) => {
                // An interface has no superclass.
                let is_class = |c: &ClassId| *c == p.known.object || p.class(*c).superclass.is_some();
                let mut below = (0..p.classes.len() as u32).map(ClassId).filter(|sub| p.is_subclass(*sub, c));
                let class = if is_class(&c) { Some(c) } else { below.find(is_class) };
                self.new_object(s, t, class?).ok()
            }
            Type::Array(_) | Type::Prim(_) => None,
        }
    }

    /// Changes a local of the innermost activation.
    pub(crate) fn give(&self, s: &mut State, t: TaskId, local: scoville_ir::types::Local, value: Value) {
        if let Some(at) = Self::at(s, t) {
            self.set_local(s, at, local, value);
        }
    }

    /// A new string.
    pub(super) fn new_text(&self, s: &mut State, t: TaskId, text: Arc<str>) -> Result<Obj, Limit> {
        let cells = text.len() as u64 / 16 + 4;
        self.check_room(s, cells, || "too many strings".to_owned())?;
        let birth = Self::birth(s, t);
        Ok(s.heap.add(Type::Class(self.program.known.string), Data::Text(text), 0, birth, cells))
    }

    /// The interned string with this text.
    pub(super) fn intern(&self, s: &mut State, text: &Arc<str>) -> Result<Obj, Limit> {
        if let Some(o) = s.interned.get(text) {
            return Ok(*o);
        }
        let cells = text.len() as u64 / 16 + 4;
        self.check_room(s, cells, || "too many strings".to_owned())?;
        let ident = text.bytes().fold(0xcbf2_9ce4_8422_2325, |h: u64, b| mix(h, u64::from(b)));
        let o = s.heap.add(
            Type::Class(self.program.known.string),
            Data::Text(text.clone()),
            0,
            Birth::shared(ident | 2),
            cells,
        );
        Rc::make_mut(&mut s.interned).insert(text.clone(), o);
        Ok(o)
    }

    /// A new empty cell.
    pub(super) fn new_cell(&self, s: &mut State, t: TaskId) -> Result<Obj, Limit> {
        self.check_room(s, 4, || "too many cells".to_owned())?;
        let data = Data::Cell(super::heap::CellState::Empty);
        let birth = Self::birth(s, t);
        Ok(s.heap.add(Type::Class(self.program.known.cell), data, 0, birth, 4))
    }

    /// A new array of type `ty`, nested for more than one length.
    pub(super) fn new_array(&self, s: &mut State, t: TaskId, ty: TypeId, dims: &[i32]) -> Result<Obj, Trap> {
        let p = self.program;
        let Some((&first, rest)) = dims.split_first() else {
            return Err(Trap::Limit(Limit::Unsupported("array without length".into())));
        };
        let length = first.max(0) as usize;
        self.check_room(s, array_cells(length), || format!("an array of {length} elements")).map_err(Trap::Limit)?;
        let hash = s.task_mut(t).maker.next_object();
        let birth = Self::birth(s, t);
        let array = s.heap.add_array(p, ty, length, hash, birth);
        if let (Type::Array(element), false) = (p.ty(ty), rest.is_empty()) {
            for i in 0..length {
                let inner = self.new_array(s, t, element, rest)?;
                s.heap.set(array, i as u32, Value::Ref(inner));
            }
        }
        Ok(array)
    }

    /// A new array of references with these elements.
    pub(super) fn array_of(&self, s: &mut State, t: TaskId, ty: TypeId, elements: &[Obj]) -> Result<Obj, Trap> {
        let array = self.new_array(s, t, ty, &[elements.len() as i32])?;
        for (i, o) in elements.iter().enumerate() {
            s.heap.set(array, i as u32, Value::Ref(*o));
        }
        Ok(array)
    }

    /// Whether a non-null reference is of type `ty`.
    pub(super) fn has_type(&self, s: &State, o: Obj, ty: TypeId) -> bool {
        subtype(self.program, s.heap.get(o).ty, self.program.ty(ty))
    }

    pub(super) fn type_name(&self, ty: Type) -> String {
        let p = self.program;
        match ty {
            Type::Prim(prim) => prim.name().to_owned(),
            Type::Class(c) => p.class(c).name.clone(),
            Type::Array(e) => format!("{}[]", p.type_name(e)),
        }
    }

    fn boxed(&self, s: &mut State, t: TaskId, class: ClassId, prim: Prim, value: Value) -> Result<Obj, Limit> {
        let key = match prim {
            _ if value.open().is_some() => None,
            Prim::Bool => Some(i64::from(value.truth())),
            Prim::Byte => Some(value.long()),
            Prim::Char => Some(value.long()).filter(|v| *v <= 127),
            Prim::Short | Prim::Int | Prim::Long => Some(value.long()).filter(|v| (-128..=127).contains(v)),
            Prim::Float | Prim::Double => None,
        };
        if let Some(k) = key
            && let Some(o) = s.boxes.get(&(class, k))
        {
            return Ok(*o);
        }
        let o = match key {
            None => self.new_instance(s, t, class, 0)?,
            Some(k) => {
                let kept = s.births.take();
                let o = self.new_instance(s, t, class, 0);
                s.births = kept;
                let o = o?;
                let ident = mix(mix(0xb0c5, u64::from(class.0)), k as u64) | 2;
                s.heap.share(o, Birth::shared(ident));
                Rc::make_mut(&mut s.boxes).insert((class, k), o);
                o
            }
        };
        s.heap.set(o, 0, value);
        Ok(o)
    }

    /// Computes `v`.
    pub(super) fn rvalue(&self, s: &mut State, at: At, v: &Rvalue) -> Result<Value, Trap> {
        let p = self.program;
        let mut get = |o: &Operand| self.operand(s, at, o).map_err(Trap::Limit);
        match v {
            Rvalue::Use(o) => get(o),
            Rvalue::Unary(op, prim, a) => Ok(arith::unary(*op, *prim, get(a)?)),
            Rvalue::Binary(op, prim, a, b) => {
                let (a, b) = (get(a)?, get(b)?);
                arith::binary(*op, *prim, a, b)
                    .ok_or_else(|| Trap::Raise(p.known.arithmetic, Some("/ by zero".to_owned())))
            }
            Rvalue::Convert { from, to, value } => Ok(arith::convert(*from, *to, get(value)?)),
            Rvalue::RefEq(a, b) => Ok(Value::Bool(get(a)? == get(b)?)),
            Rvalue::InstanceOf { value, ty } => {
                let value = get(value)?;
                Ok(Value::Bool(value.obj().is_some_and(|o| self.has_type(s, o, *ty))))
            }
            Rvalue::CheckCast { value, ty } => {
                let value = get(value)?;
                match value.obj() {
                    Some(o) if !self.has_type(s, o, *ty) => {
                        let text = p.cast_message(&p.runtime_name(s.heap.get(o).ty), *ty);
                        Err(Trap::Raise(p.known.class_cast, Some(text)))
                    }
                    _ => Ok(value),
                }
            }
            Rvalue::New(c) => self.new_object(s, at.task, *c).map(Value::Ref).map_err(Trap::Limit),
            Rvalue::NewArray { ty, dims } => {
                let mut lengths = Vec::with_capacity(dims.len());
                for d in dims {
                    lengths.push(get(d)?.int());
                }
                if let Some(n) = lengths.iter().find(|n| **n < 0) {
                    return Err(Trap::Raise(p.known.negative_size, Some(n.to_string())));
                }
                self.new_array(s, at.task, *ty, &lengths).map(Value::Ref)
            }
            Rvalue::NewArrayLike { like, length } => {
                let like = get(like)?.obj().ok_or_else(|| Trap::null(p))?;
                let length = get(length)?.int();
                if length < 0 {
                    return Err(Trap::Raise(p.known.negative_size, Some(length.to_string())));
                }
                let Some(ty) = p.type_id(s.heap.get(like).ty) else {
                    return Err(Trap::Limit(Limit::Unsupported("an array of an unknown type".to_owned())));
                };
                self.new_array(s, at.task, ty, &[length]).map(Value::Ref)
            }
            Rvalue::ArrayLength(a) => {
                let o = get(a)?.obj().ok_or_else(|| Trap::null(p))?;
                Ok(Value::Int(s.heap.get(o).length().unwrap_or(0) as i32))
            }
            Rvalue::Box { class, prim, value } => {
                let value = get(value)?;
                self.boxed(s, at.task, *class, *prim, value).map(Value::Ref).map_err(Trap::Limit)
            }
            Rvalue::Pure(f, args) => {
                let mut values = Vec::with_capacity(args.len());
                for a in args {
                    values.push(get(a)?);
                }
                let values: Vec<PureValue> = values.into_iter().map(|v| to_pure(s, v)).collect();
                match pure::eval(*f, &values) {
                    Ok(PureValue::Str(text)) if pure::is_interned(*f, &values) => {
                        self.intern(s, &text).map(Value::Ref).map_err(Trap::Limit)
                    }
                    Ok(v) => self.of_pure(s, at.task, v).map_err(Trap::Limit),
                    Err(PureFault::Null) => Err(Trap::null(p)),
                    Err(PureFault::StringIndex(m)) => Err(Trap::Raise(p.known.string_index, Some(m))),
                    Err(PureFault::Unsupported(what)) => Err(Trap::Limit(Limit::Unsupported(what))),
                    Err(PureFault::TooLong) => {
                        let what = format!("a text of more than {} MB", pure::MOST_TEXT >> 20);
                        Err(Trap::Limit(Limit::Heap(what)))
                    }
                    Err(PureFault::Surrogate) => {
                        Err(Trap::Limit(Limit::Unsupported("half of a surrogate pair as a text".to_owned())))
                    }
                    Err(PureFault::NumberFormat(m)) => Err(Trap::Raise(p.known.number_format, Some(m))),
                }
            }
            Rvalue::ClassName(o) => {
                let o = get(o)?.obj().ok_or_else(|| Trap::null(p))?;
                let name: Arc<str> = p.runtime_name(s.heap.get(o).ty).into();
                self.intern(s, &name).map(Value::Ref).map_err(Trap::Limit)
            }
            Rvalue::IdentityHash(o) => {
                let o = get(o)?.obj();
                s.identity_used |= o.is_some();
                Ok(Value::Int(o.map_or(0, |o| self.identity_hash(s, o))))
            }
            Rvalue::OpenHash(used) => {
                let used = get(used)?.truth();
                Ok(Value::Bool(std::mem::replace(&mut s.task_mut(at.task).open_hash, used)))
            }
            Rvalue::ScopeDepth => Ok(Value::Int(s.task(at.task).open.len() as i32)),
            Rvalue::InSection(space) => {
                Ok(Value::Bool(s.task(at.task).sections.iter().any(|section| section.space == *space)))
            }
            Rvalue::Holds(o, mode) => {
                let o = get(o)?.obj().ok_or_else(|| Trap::null(p))?;
                Ok(Value::Bool(s.task(at.task).sections.iter().any(|section| section.is_monitor_of(o, *mode))))
            }
            Rvalue::CurrentTask(class) => {
                let token = match s.task(at.task).token {
                    Some(token) => token,
                    None => {
                        // Who asks first may not be the same in all executions: it is nobody's object.
                        let hash = s.task(at.task).maker.own_code();
                        let token = self.new_instance(s, at.task, *class, hash).map_err(Trap::Limit)?;
                        s.task_mut(at.task).token = Some(token);
                        token
                    }
                };
                Ok(Value::Ref(token))
            }
        }
    }

    fn identity_hash(&self, s: &State, o: Obj) -> i32 {
        let object = s.heap.get(o);
        match (&object.data, object.class()) {
            (Data::Text(text), _) => identity::of_text(text),
            (Data::Fields(fields), Some(class)) if self.is_box(class) => {
                identity::of_box(class, fields.first().map_or(0, |v| v.bits().1))
            }
            _ => object.hash,
        }
    }

    fn of_pure(&self, s: &mut State, t: TaskId, v: PureValue) -> Result<Value, Limit> {
        Ok(match v {
            PureValue::Null => Value::Null,
            PureValue::Bool(b) => Value::Bool(b),
            PureValue::Int(i) => Value::Int(i),
            PureValue::Long(i) => Value::Long(i),
            PureValue::Float(f) => Value::Float(f),
            PureValue::Double(d) => Value::Double(d),
            PureValue::Str(text) => Value::Ref(self.new_text(s, t, text)?),
        })
    }
}

fn to_pure(s: &State, v: Value) -> PureValue {
    match v {
        Value::Null => PureValue::Null,
        Value::Bool(b) => PureValue::Bool(b),
        Value::Int(i) => PureValue::Int(i),
        Value::Long(i) => PureValue::Long(i),
        Value::Float(f) => PureValue::Float(f),
        Value::Double(d) => PureValue::Double(d),
        Value::Ref(o) => s.heap.text(o).map_or(PureValue::Null, |t| PureValue::Str(t.clone())),
        Value::Open(_) => PureValue::Str(ANY.to_string().into()),
    }
}

/// Default field values of a class.
pub(super) fn defaults(p: &Program, class: ClassId) -> Box<[Value]> {
    p.class(class).instance_fields.iter().map(|f| default_value(p, p.field(*f).ty)).collect()
}

fn subtype(p: &Program, sub: Type, sup: Type) -> bool {
    match (sub, sup) {
        (Type::Class(a), Type::Class(b)) => p.is_subclass(a, b),
        (Type::Array(_), Type::Class(b)) => p.is_above_arrays(b),
        (Type::Array(a), Type::Array(b)) => a == b || (is_reference(p, a) && is_reference(p, b) && p.is_subtype(a, b)),
        _ => false,
    }
}

fn is_reference(p: &Program, ty: TypeId) -> bool {
    p.prim(ty).is_none()
}
