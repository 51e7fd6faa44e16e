//! Objects that others can see before their constructor has ended.
//!
//! A final field is exempt from the check for races, because it is written before anybody else can have the object (JLS 17.5).
//! That does not hold where a constructor lets `this` escape, as by starting a thread that reads the field: nothing orders a later
//! write and the read then (JLS 17.4.5). Such a field is checked like any other, which costs time and is never wrong.
//!
//! `this` does not escape from a method that only accesses its fields, compares it, locks it, and calls methods of which
//! the same is true. Constructors of library models are taken to be such.

use crate::flat::Instr;
use crate::program::{Field, Method, Program};
use crate::stmt::{Callee, Locks, Op, Place, Rvalue};
use crate::types::{FieldId, Local, MethodId, Operand};
use crate::uses::uses;
use std::collections::{BTreeMap, BTreeSet};

const THIS: Local = Local(0);

impl Program {
    /// Lets the final fields that others may see before they are written be checked for races.
    pub fn check_escaping_finals(&mut self) {
        for f in self.written_in_sight(|m, f| !m.is_model && f.is_final) {
            self.fields[f.index()].is_final = false;
        }
    }

    /// The fields that methods write on `this`, when others may have the object already. Of all that is written, only what counts.
    pub(crate) fn written_in_sight(&self, counts: impl Fn(&Method, &Field) -> bool) -> BTreeSet<FieldId> {
        let mut calls: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
        let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
        let mut leaks = BTreeSet::new();
        let mut written: BTreeMap<MethodId, BTreeSet<FieldId>> = BTreeMap::new();
        for (i, method) in self.methods.iter().enumerate().filter(|(_, m)| m.is_instance()) {
            let id = MethodId(i as u32);
            for instr in &method.code.instrs {
                // What the front end puts into an object before its constructor runs is written by others.
                if let Instr::Op(Op::Store { place: Place::Field(o, f), .. }) = instr
                    && is_this(o)
                    && counts(method, self.field(*f))
                {
                    written.entry(id).or_default().insert(*f);
                }
                if let Some(callee) = self.called_on_this(instr) {
                    calls.entry(id).or_default().insert(callee);
                    callers.entry(callee).or_default().insert(id);
                }
                if !method.is_model && self.lets_this_escape(instr) {
                    leaks.insert(id);
                }
            }
        }
        let mut seen = BTreeSet::new();
        for (writer, fields) in written {
            let constructing = closure(&callers, [writer].into());
            if !closure(&calls, constructing).is_disjoint(&leaks) {
                seen.extend(fields);
            }
        }
        seen
    }

    /// The instance method that is called with `this` as its receiver, if it is known.
    fn called_on_this(&self, instr: &Instr) -> Option<MethodId> {
        match instr {
            Instr::Op(Op::Call { callee: Callee::Direct(callee), args, .. })
                if is_this(args.first()?) && self.method(*callee).is_instance() =>
            {
                Some(*callee)
            }
            _ => None,
        }
    }

    fn lets_this_escape(&self, instr: &Instr) -> bool {
        let mut named = 0;
        uses(instr, &mut |l| named += usize::from(l == THIS));
        let this = |o: &Operand| usize::from(is_this(o));
        let harmless = match instr {
            Instr::Op(Op::Load { place: Place::Field(o, _), .. } | Op::Store { place: Place::Field(o, _), .. }) => {
                this(o)
            }
            Instr::Op(Op::Let { value: Rvalue::RefEq(a, b), .. }) => this(a) + this(b),
            Instr::SectionBegin { locks: Locks::Object(o, _), .. } => this(o),
            _ => usize::from(self.called_on_this(instr).is_some()),
        };
        named > harmless
    }
}

fn is_this(o: &Operand) -> bool {
    matches!(o, Operand::Local(l) if *l == THIS)
}

/// All that is reached from there.
fn closure(edges: &BTreeMap<MethodId, BTreeSet<MethodId>>, from: BTreeSet<MethodId>) -> BTreeSet<MethodId> {
    let mut open: Vec<MethodId> = from.iter().copied().collect();
    let mut all = from;
    while let Some(m) = open.pop() {
        open.extend(edges.get(&m).into_iter().flatten().copied().filter(|next| all.insert(*next)));
    }
    all
}
