//! What tasks may still do, read off their code.
//!
//! A task gets hold of many objects of which it uses only a part: who has an actor may send to it, but not look at what it keeps.
//! What a task can still do is in what is left of its activations, and in all that this may call and spawn (by the
//! classes that receivers may have). Only the operations that points are about are told apart: accesses by field, and sections by
//! name space and by the class of what they lock.

use crate::bits::Bits;
use crate::machine::Obj;
use crate::machine::state::{Frame, State};
use rustc_hash::FxHashMap;
use scoville_ir::flat::{Code, Instr};
use scoville_ir::program::Program;
use scoville_ir::stmt::{Callee, Locks, Mode, Op, Place, Space};
use scoville_ir::types::{ClassId, FieldId, MethodId, Operand, SelectorId, Type};
use std::cell::RefCell;
use std::rc::Rc;

/// A kind of operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Access to a field of an object, or to a static one.
    Field(FieldId, Mode),
    /// Access to an element of an array.
    Element(Mode),
    /// A section on an object of this class, or below it; `None` for any object.
    Section(Space, Option<ClassId>),
}

/// Numbers of kinds of operations.
pub type Numbers = Rc<[u32]>;

/// What a call or a spawn may execute.
type Callees = Rc<[MethodId]>;

/// What the methods of a program do.
#[derive(Debug)]
pub struct Footprints<'p> {
    program: &'p Program,
    numbers: FxHashMap<Deed, u32>,
    callees: FxHashMap<(Option<ClassId>, SelectorId), Callees>,
    /// What each method does with all that it calls, by number.
    whole: Vec<Bits>,
    /// Of the rest of a method, from an instruction on.
    rests: RefCell<FxHashMap<(MethodId, u32), Rc<Bits>>>,
    /// By class of what they lock.
    sections: RefCell<FxHashMap<(Space, Option<ClassId>), Numbers>>,
}

impl<'p> Footprints<'p> {
    /// Looks at all methods: takes time about linear in the program.
    #[must_use]
    pub fn new(program: &'p Program) -> Footprints<'p> {
        let mut all = Footprints {
            program,
            numbers: FxHashMap::default(),
            callees: FxHashMap::default(),
            whole: vec![Bits::default(); program.methods.len()],
            rests: RefCell::default(),
            sections: RefCell::default(),
        };
        let mut callers: Vec<Vec<MethodId>> = vec![Vec::new(); program.methods.len()];
        for (i, method) in program.methods.iter().enumerate() {
            let m = MethodId(i as u32);
            for instr in &method.code.instrs {
                if let Some(deed) = deed(program, m, instr) {
                    let next = all.numbers.len() as u32;
                    let number = *all.numbers.entry(deed).or_insert(next);
                    all.whole[i].add(number as usize);
                }
                for callee in all.find_callees(m, instr).iter() {
                    callers[callee.index()].push(m);
                }
            }
        }
        // From callees to callers, until nothing changes.
        let mut todo: Vec<MethodId> = (0..program.methods.len() as u32).map(MethodId).collect();
        while let Some(m) = todo.pop() {
            let does = std::mem::take(&mut all.whole[m.index()]);
            for caller in callers[m.index()].iter().filter(|c| **c != m) {
                if all.whole[caller.index()].join(&does) {
                    todo.push(*caller);
                }
            }
            all.whole[m.index()] = does;
        }
        all
    }

    fn find_callees(&mut self, m: MethodId, instr: &Instr) -> Callees {
        match called(self.program, m, instr) {
            Called::None => Rc::default(),
            Called::Method(callee) => Rc::new([callee]),
            Called::Selector(class, selector) => {
                let program = self.program;
                let find = || {
                    let below = |i: usize| class.is_none_or(|c| program.is_subclass(ClassId(i as u32), c));
                    let classes = program.classes.iter().enumerate().filter(|(i, _)| below(*i));
                    let mut all: Vec<_> = classes.filter_map(|(_, c)| c.dispatch.get(&selector).copied()).collect();
                    all.sort_unstable();
                    all.dedup();
                    all.into()
                };
                self.callees.entry((class, selector)).or_insert_with(find).clone()
            }
        }
    }

    /// The static fields that a method uses, with all that it calls.
    pub fn statics(&self, m: MethodId) -> impl Iterator<Item = FieldId> {
        let does = move |n: &u32| self.whole[m.index()].has(*n as usize);
        self.numbers.iter().filter(move |(_, n)| does(n)).filter_map(|(deed, _)| match deed {
            Deed::Field(f, _) if self.program.field(*f).is_static => Some(*f),
            _ => None,
        })
    }

    /// What a method does from an instruction on.
    fn rest(&self, m: MethodId, from: u32) -> Rc<Bits> {
        if let Some(known) = self.rests.borrow().get(&(m, from)) {
            return known.clone();
        }
        let mut all = Bits::default();
        for instr in self.program.method(m).code.instrs.iter().skip(from as usize) {
            if let Some(number) = deed(self.program, m, instr).and_then(|d| self.numbers.get(&d)) {
                all.add(*number as usize);
            }
            match called(self.program, m, instr) {
                Called::None => {}
                Called::Method(callee) => _ = all.join(&self.whole[callee.index()]),
                Called::Selector(class, selector) => {
                    for callee in self.callees.get(&(class, selector)).into_iter().flat_map(|c| c.iter()) {
                        all.join(&self.whole[callee.index()]);
                    }
                }
            }
        }
        let all = Rc::new(all);
        self.rests.borrow_mut().insert((m, from), all.clone());
        all
    }

    /// Whether one of these activations, the innermost last, may still do one of these.
    #[must_use]
    pub fn may(&self, frames: &[Frame], deeds: &[u32]) -> bool {
        frames.iter().enumerate().any(|(i, f)| {
            let code = &self.program.method(f.method).code;
            let calls =
                i + 1 < frames.len() && matches!(code.instrs.get(f.pc as usize), Some(Instr::Op(Op::Call { .. })));
            let rest = self.rest(f.method, first_left(code, f.pc, calls));
            deeds.iter().any(|n| rest.has(*n as usize))
        })
    }

    /// The kinds of operations in the program that meet one of this kind, done to this object.
    pub fn meeting(&self, s: &State, deed: Deed, o: Option<Obj>) -> Numbers {
        let number = |d: Deed| self.numbers.get(&d).copied();
        match deed {
            Deed::Field(f, Mode::R) => number(Deed::Field(f, Mode::W)).into_iter().collect(),
            Deed::Field(f, Mode::W) => [Mode::R, Mode::W].iter().filter_map(|m| number(Deed::Field(f, *m))).collect(),
            Deed::Element(Mode::R) => number(Deed::Element(Mode::W)).into_iter().collect(),
            Deed::Element(Mode::W) => [Mode::R, Mode::W].iter().filter_map(|m| number(Deed::Element(*m))).collect(),
            Deed::Section(space, _) => {
                let class = o.and_then(|o| s.heap.get(o).class());
                let mut known = self.sections.borrow_mut();
                known.entry((space, class)).or_insert_with(|| self.sections_on(space, class)).clone()
            }
        }
    }

    /// The sections that may be on objects of this class; `None` is an array or the like.
    fn sections_on(&self, space: Space, class: Option<ClassId>) -> Numbers {
        let may = |d: &Deed| match (d, class) {
            (Deed::Section(of, Some(c)), Some(class)) => *of == space && self.program.is_subclass(class, *c),
            (Deed::Section(of, _), _) => *of == space,
            _ => false,
        };
        self.numbers.iter().filter(|(d, _)| may(d)).map(|(_, n)| *n).collect()
    }
}

/// The first instruction that an activation may still execute, in a method in which only loops jump back.
fn first_left(code: &Code, pc: u32, has_called: bool) -> u32 {
    match code.loops_at(pc).first() {
        Some(outermost) => code.loops[*outermost as usize].head,
        None => pc + u32::from(has_called),
    }
}

enum Called {
    None,
    Method(MethodId),
    Selector(Option<ClassId>, SelectorId),
}

fn called(program: &Program, m: MethodId, instr: &Instr) -> Called {
    match instr {
        Instr::Op(Op::Call { callee: Callee::Direct(callee), .. }) => Called::Method(*callee),
        Instr::Op(Op::Call { callee: Callee::Virtual(selector), args, .. }) => {
            Called::Selector(args.first().and_then(|o| class_of(program, m, o)), *selector)
        }
        Instr::Op(Op::Spawn { body, method, .. }) => Called::Selector(class_of(program, m, body), *method),
        Instr::Op(Op::InitClass(c)) => program.class(*c).initializer.map_or(Called::None, Called::Method),
        _ => Called::None,
    }
}

/// The class that an operand is known to be of; `None` if it may be of any.
fn class_of(program: &Program, m: MethodId, o: &Operand) -> Option<ClassId> {
    let Operand::Local(l) = o else { return None };
    match program.ty(program.local_type(m, *l)) {
        Type::Class(c) if c != program.known.object => Some(c),
        _ => None,
    }
}

impl Deed {
    /// An access.
    #[must_use]
    pub fn access(place: &Place, mode: Mode) -> Deed {
        match place {
            Place::Field(_, f) | Place::Static(f) => Deed::Field(*f, mode),
            Place::Element(..) => Deed::Element(mode),
        }
    }
}

fn deed(program: &Program, m: MethodId, instr: &Instr) -> Option<Deed> {
    match instr {
        Instr::Op(Op::Load { place, .. }) => Some(Deed::access(place, Mode::R)),
        Instr::Op(Op::Store { place, .. }) => Some(Deed::access(place, Mode::W)),
        Instr::SectionBegin { space, locks: Locks::Object(o, _), .. } => {
            Some(Deed::Section(*space, class_of(program, m, o)))
        }
        Instr::SectionBegin { space, .. } => Some(Deed::Section(*space, None)),
        _ => None,
    }
}
