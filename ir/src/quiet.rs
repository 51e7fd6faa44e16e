//! Functions of which nobody sees when they are called.
//!
//! Models of library classes apply functions of the program, and compare its objects, where the library holds no lock. Within a
//! section of the model that cannot be told from outside of it if the function is *quiet*: it writes only into objects that it has
//! made itself, and does nothing else that another task could see. It is *steady* if, besides, it reads only what nobody writes any
//! more: final fields, fields that only constructors write, and objects that it has made. Classes of quiet and steady functions get a
//! marker among their supertypes, which models ask for.

use crate::flat::{Code, Instr};
use crate::program::Program;
use crate::stmt::{Callee, Op, Place, Rvalue};
use crate::types::{ClassId, FieldId, Local, MethodId, Operand, Type};
use crate::uses::definitions;
use std::collections::{BTreeMap, BTreeSet};

/// How little of a method others can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Loud,
    Quiet,
    Steady,
}

const THIS: Local = Local(0);

/// A method, and whether the caller has just made its receiver.
type Node = (MethodId, bool);

impl Program {
    /// Gives classes all of whose methods with these names are quiet, or steady, the markers of these names, as far as the program asks
    /// for them.
    pub fn mark_quiet(&mut self, quiet: &str, steady: &str, names: &[&str]) {
        let markers: Vec<(Level, ClassId)> = [(Level::Quiet, quiet), (Level::Steady, steady)]
            .into_iter()
            .filter_map(|(level, name)| {
                let class = self.classes.iter().position(|c| c.name == name)?;
                Some((level, ClassId(class as u32)))
            })
            .collect();
        if markers.is_empty() {
            return;
        }
        let functions: Vec<BTreeSet<MethodId>> = self
            .classes
            .iter()
            .map(|c| {
                let named = c.dispatch.iter().filter(|(s, _)| {
                    let name = self.selectors[s.index()].split('(').next().unwrap_or_default();
                    names.contains(&name)
                });
                named.map(|(_, m)| *m).collect()
            })
            .collect();
        let mut look = Look::new(self);
        let levels = look.levels(functions.iter().flatten().copied().collect());
        for (class, functions) in self.classes.iter_mut().zip(functions) {
            let level = functions.iter().filter_map(|m| levels.get(m).copied()).min().unwrap_or(Level::Steady);
            class.supertypes.extend(markers.iter().filter(|(least, _)| level >= *least).map(|(_, marker)| *marker));
            class.supertypes.sort_unstable();
            class.supertypes.dedup();
        }
    }
}

struct Look<'a> {
    program: &'a Program,
    /// Instance fields that others than constructors write, or constructors of objects that others may have already.
    written: BTreeSet<FieldId>,
    /// Classes that are initialised before `main`.
    initialised: BTreeSet<ClassId>,
    /// Methods that return objects that they have made, as far as is known.
    makers: BTreeMap<MethodId, bool>,
}

impl<'a> Look<'a> {
    fn new(program: &'a Program) -> Look<'a> {
        let mut written = program.written_in_sight(|_, _| true);
        for m in &program.methods {
            let makes = m.name.ends_with(".<init>") || m.name.ends_with("<fields>");
            for instr in &m.code.instrs {
                if let Instr::Op(Op::Store { place: Place::Field(o, f), .. }) = instr
                    && !(makes && *o == Operand::Local(THIS))
                {
                    written.insert(*f);
                }
            }
        }
        let entry = &program.method(program.entry).code.instrs;
        let initialised = entry.iter().filter_map(|i| match i {
            Instr::Op(Op::InitClass(c)) => Some(*c),
            _ => None,
        });
        Look { program, written, initialised: initialised.collect(), makers: BTreeMap::new() }
    }

    /// The level of each of these methods: the least of what it reaches.
    fn levels(&mut self, methods: BTreeSet<MethodId>) -> BTreeMap<MethodId, Level> {
        let mut own: BTreeMap<Node, Level> = BTreeMap::new();
        let mut callers: BTreeMap<Node, Vec<Node>> = BTreeMap::new();
        let mut open: Vec<Node> = methods.iter().map(|m| (*m, false)).collect();
        while let Some(node) = open.pop() {
            if own.contains_key(&node) {
                continue;
            }
            let (level, calls) = self.look(node);
            own.insert(node, level);
            for callee in calls {
                callers.entry(callee).or_default().push(node);
                open.push(callee);
            }
        }
        for level in [Level::Loud, Level::Quiet] {
            let mut open: Vec<Node> = own.iter().filter(|(_, l)| **l == level).map(|(n, _)| *n).collect();
            while let Some(node) = open.pop() {
                for caller in callers.get(&node).into_iter().flatten() {
                    if let Some(l) = own.get_mut(caller)
                        && *l > level
                    {
                        *l = level;
                        open.push(*caller);
                    }
                }
            }
        }
        methods.into_iter().map(|m| (m, own.get(&(m, false)).copied().unwrap_or(Level::Loud))).collect()
    }

    /// What the method does itself, and whom it calls.
    fn look(&mut self, (method, receiver_is_new): Node) -> (Level, Vec<Node>) {
        let m = self.program.method(method);
        let mut made = self.made(&m.code, m.locals.len(), m.params);
        if receiver_is_new && m.is_instance() && !assigned(&m.code).contains(&THIS) {
            made.insert(THIS);
        }
        let is_made = |o: &Operand| matches!(o, Operand::Local(l) if made.contains(l));
        let mut level = Level::Steady;
        let mut calls = Vec::new();
        for instr in &m.code.instrs {
            let op = match instr {
                Instr::Op(op) => op,
                Instr::Jump(_)
                | Instr::Branch { .. }
                | Instr::Switch { .. }
                | Instr::LoopEnter(_)
                | Instr::LoopBack(_)
                | Instr::Return(_)
                | Instr::Throw(_) => continue,
                _ => return (Level::Loud, Vec::new()),
            };
            let seen = match op {
                Op::Let { value, .. } => match value {
                    Rvalue::InSection(_) | Rvalue::ScopeDepth | Rvalue::Holds(..) | Rvalue::CurrentTask(_) => {
                        Level::Loud
                    }
                    _ => Level::Steady,
                },
                Op::CellNew { .. } => Level::Steady,
                Op::Load { place, .. } => match place {
                    Place::Field(o, f) => self.read(*f, is_made(o) || !self.written.contains(f)),
                    Place::Static(f) => self.read(*f, false),
                    Place::Element(a, _) => {
                        if is_made(a) {
                            Level::Steady
                        } else {
                            Level::Quiet
                        }
                    }
                },
                Op::Store { place, .. } => match place {
                    Place::Field(o, f) if is_made(o) && !self.program.field(*f).is_volatile => Level::Steady,
                    Place::Element(a, _) if is_made(a) => Level::Steady,
                    _ => Level::Loud,
                },
                Op::Own { owner, .. } if is_made(owner) => Level::Steady,
                Op::InitClass(c) if self.is_initialised(*c) => Level::Steady,
                Op::Call { callee, args, .. } => {
                    let receiver = args.first();
                    let new = receiver.is_some_and(is_made);
                    calls.extend(self.callees(method, *callee, receiver).into_iter().map(|m| (m, new)));
                    Level::Steady
                }
                _ => Level::Loud,
            };
            if seen == Level::Loud {
                return (Level::Loud, Vec::new());
            }
            level = level.min(seen);
        }
        (level, calls)
    }

    fn read(&self, f: FieldId, fixed: bool) -> Level {
        let f = self.program.field(f);
        if f.is_volatile {
            Level::Loud
        } else if f.is_final || fixed {
            Level::Steady
        } else {
            Level::Quiet
        }
    }

    fn is_initialised(&self, c: ClassId) -> bool {
        self.program.class(c).initializer.is_none() || self.initialised.contains(&c)
    }

    /// Whoever may answer the call.
    fn callees(&self, method: MethodId, callee: Callee, receiver: Option<&Operand>) -> BTreeSet<MethodId> {
        let selector = match callee {
            Callee::Direct(m) => return [m].into(),
            Callee::Virtual(selector) => selector,
        };
        let ty = match receiver {
            Some(Operand::Local(l)) => match self.program.ty(self.program.local_type(method, *l)) {
                Type::Class(c) => c,
                _ => self.program.known.object,
            },
            _ => self.program.known.object,
        };
        let classes = self.program.classes.iter();
        let below = classes.filter(|c| ty == self.program.known.object || c.supertypes.binary_search(&ty).is_ok());
        below.filter_map(|c| c.dispatch.get(&selector).copied()).collect()
    }

    /// The locals that hold nothing but null and objects that this activation has made, or that have been made for it.
    fn made(&mut self, code: &Code, locals: usize, params: u32) -> BTreeSet<Local> {
        let mut made: BTreeSet<Local> = assigned(code).into_iter().filter(|l| l.0 >= params).collect();
        debug_assert!(made.iter().all(|l| l.index() < locals), "a local of the method");
        for h in &code.handlers {
            made.remove(&h.local);
        }
        let makes: Vec<bool> = code
            .instrs
            .iter()
            .map(|i| match i {
                Instr::Op(Op::Call { callee: Callee::Direct(m), .. }) => self.is_maker(*m),
                _ => false,
            })
            .collect();
        loop {
            let before = made.len();
            for (instr, makes) in code.instrs.iter().zip(&makes) {
                let fresh = match instr {
                    Instr::Op(Op::Let { value, .. }) => match value {
                        Rvalue::New(_) | Rvalue::NewArray { .. } | Rvalue::NewArrayLike { .. } => true,
                        Rvalue::Use(Operand::Local(l)) | Rvalue::CheckCast { value: Operand::Local(l), .. } => {
                            made.contains(l)
                        }
                        Rvalue::Use(Operand::Const(_)) => true,
                        _ => false,
                    },
                    Instr::Op(Op::CellNew { .. }) => true,
                    _ => *makes,
                };
                if !fresh {
                    definitions(instr, &mut |l| {
                        made.remove(&l);
                    });
                }
            }
            if made.len() == before {
                return made;
            }
        }
    }

    /// Whether the method returns nothing but what it has made.
    fn is_maker(&mut self, m: MethodId) -> bool {
        if let Some(known) = self.makers.get(&m) {
            return *known;
        }
        self.makers.insert(m, false);
        let method = self.program.method(m);
        let made = self.made(&method.code, method.locals.len(), method.params);
        let is_maker = method.result.is_some()
            && method.code.instrs.iter().all(|i| match i {
                Instr::Return(Some(Operand::Local(l))) => made.contains(l),
                _ => true,
            });
        self.makers.insert(m, is_maker);
        is_maker
    }
}

/// The locals that the code assigns.
fn assigned(code: &Code) -> BTreeSet<Local> {
    let mut all = BTreeSet::new();
    code.instrs.iter().for_each(|i| {
        definitions(i, &mut |l| {
            all.insert(l);
        })
    });
    code.handlers.iter().for_each(|h| {
        all.insert(h.local);
    });
    all
}
