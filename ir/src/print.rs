//! Printer for programs: the structured form, one method after another, names instead of indices.

use crate::program::{Method, Program};
use crate::stmt::{Block, Callee, Joined, Locks, Mode, Op, Place, Rvalue, StmtKind, Target};
use crate::types::{Const, Local, MethodId, Operand};
use std::fmt::Write;

/// All methods that are not from library models (all of them with `models`), in order of their index.
#[must_use]
pub fn program(p: &Program, models: bool) -> String {
    let mut out = String::new();
    for (i, m) in p.methods.iter().enumerate() {
        if models || !m.is_model {
            out.push_str(&method(p, MethodId(i as u32)));
            out.push('\n');
        }
    }
    out
}

/// One method in structured form.
#[must_use]
pub fn method(p: &Program, id: MethodId) -> String {
    let m = p.method(id);
    let mut w = Printer { p, m, out: String::new(), depth: 1 };
    let params: Vec<String> =
        (0..m.params).map(|i| format!("{}: {}", w.local(Local(i)), p.type_name(m.locals[i as usize].ty))).collect();
    let result = m.result.map(|t| format!(" -> {}", p.type_name(t))).unwrap_or_default();
    let _ = writeln!(w.out, "method {}({}){} {{", m.name, params.join(", "), result);
    w.block(&m.body);
    w.out.push_str("}\n");
    w.out
}

/// One method in linear form, an instruction a line, with its index.
#[must_use]
pub fn code(p: &Program, id: MethodId) -> String {
    use crate::flat::Instr;
    let m = p.method(id);
    let w = Printer { p, m, out: String::new(), depth: 0 };
    let mut out = format!("code {}\n", m.name);
    for (pc, instr) in m.code.instrs.iter().enumerate() {
        let text = match instr {
            Instr::Op(op) => w.op(op),
            Instr::Jump(t) => format!("jump {t}"),
            Instr::Branch { cond, otherwise } => format!("unless {} jump {otherwise}", w.operand(cond)),
            Instr::Switch { value, cases, default } => {
                let cases: Vec<String> = cases.iter().map(|(v, t)| format!("{v} => {t}")).collect();
                format!("switch {} [{}] else {default}", w.operand(value), cases.join(", "))
            }
            Instr::LoopEnter(l) => format!("loop {l} enter"),
            Instr::LoopBack(l) => format!("loop {l} back to {}", m.code.loops[*l as usize].head),
            Instr::Return(None) => "return".into(),
            Instr::Return(Some(v)) => format!("return {}", w.operand(v)),
            Instr::Throw(v) => format!("throw {}", w.operand(v)),
            Instr::ScopeBegin => "scope begin".into(),
            Instr::ScopeThrew(v) => format!("scope threw {}", w.operand(v)),
            Instr::ScopeEnd { thrown } => format!("{} = scope end", w.local(*thrown)),
            Instr::SectionBegin { space, locks, unbounded } => {
                format!("{}section begin {space:?} {}", if *unbounded { "unbounded " } else { "" }, w.locks(locks))
            }
            Instr::Leave(o, mode) => format!("leave {mode:?} {}", w.operand(o)),
            Instr::SectionEnd => "section end".into(),
        };
        let _ = writeln!(out, "{pc:4}  {text}");
    }
    for h in &m.code.handlers {
        let classes: Vec<&str> = h.classes.iter().map(|c| p.class(*c).name.as_str()).collect();
        let what = if classes.is_empty() { "anything".into() } else { classes.join(" | ") };
        let _ = writeln!(out, "      {}..{} catches {what} as {} at {}", h.start, h.end, w.local(h.local), h.target);
    }
    out
}

struct Printer<'a> {
    p: &'a Program,
    m: &'a Method,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn local(&self, l: Local) -> String {
        match self.m.locals.get(l.index()).and_then(|d| d.name.as_deref()) {
            Some(name) => format!("{name}%{}", l.0),
            None => format!("%{}", l.0),
        }
    }

    fn operand(&self, o: &Operand) -> String {
        match o {
            Operand::Local(l) => self.local(*l),
            Operand::Const(c) => constant(c),
        }
    }

    fn operands(&self, os: &[Operand]) -> String {
        os.iter().map(|o| self.operand(o)).collect::<Vec<_>>().join(", ")
    }

    fn place(&self, place: &Place) -> String {
        match place {
            Place::Field(o, f) => format!("{}.{}", self.operand(o), self.p.field(*f).name),
            Place::Static(f) => {
                let f = self.p.field(*f);
                format!("{}.{}", self.p.class(f.class).name, f.name)
            }
            Place::Element(a, i) => format!("{}[{}]", self.operand(a), self.operand(i)),
        }
    }

    fn target(&self, t: &Target) -> String {
        match t {
            Target::Object(o) => self.operand(o),
            Target::Location(p) => self.place(p),
            Target::Range { array, lo, hi } => {
                format!("{}[{}..={}]", self.operand(array), self.operand(lo), self.operand(hi))
            }
        }
    }

    fn locks(&self, l: &Locks) -> String {
        match l {
            Locks::Global => "global".into(),
            Locks::Object(o, Mode::W) => self.operand(o),
            Locks::Object(o, Mode::R) => format!("read {}", self.operand(o)),
            Locks::Objects { write, read } => format!("all of {} read {}", self.operand(write), self.operand(read)),
        }
    }

    fn rvalue(&self, v: &Rvalue) -> String {
        match v {
            Rvalue::Use(o) => self.operand(o),
            Rvalue::Unary(op, prim, a) => format!("{op:?}.{} {}", prim.name(), self.operand(a)).to_lowercase(),
            Rvalue::Binary(op, prim, a, b) => {
                let name = format!("{op:?}").to_lowercase();
                format!("{name}.{} {}, {}", prim.name(), self.operand(a), self.operand(b))
            }
            Rvalue::Convert { from, to, value } => {
                format!("convert {} to {} {}", from.name(), to.name(), self.operand(value))
            }
            Rvalue::RefEq(a, b) => format!("same {}, {}", self.operand(a), self.operand(b)),
            Rvalue::InstanceOf { value, ty } => {
                format!("{} instanceof {}", self.operand(value), self.p.type_name(*ty))
            }
            Rvalue::CheckCast { value, ty } => format!("cast {} to {}", self.operand(value), self.p.type_name(*ty)),
            Rvalue::New(c) => format!("new {}", self.p.class(*c).name),
            Rvalue::NewArray { ty, dims } => format!("new {} ({})", self.p.type_name(*ty), self.operands(dims)),
            Rvalue::NewArrayLike { like, length } => {
                format!("new array like {} ({})", self.operand(like), self.operand(length))
            }
            Rvalue::ArrayLength(a) => format!("length {}", self.operand(a)),
            Rvalue::Box { class, value, .. } => format!("box {} {}", self.p.class(*class).name, self.operand(value)),
            Rvalue::Pure(f, args) => format!("{}({})", f.name(), self.operands(args)),
            Rvalue::ClassName(o) => format!("class name of {}", self.operand(o)),
            Rvalue::IdentityHash(o) => format!("identity hash of {}", self.operand(o)),
            Rvalue::OpenHash(o) => format!("open hash {}", self.operand(o)),
            Rvalue::InSection(s) => format!("in section {s:?}"),
            Rvalue::ScopeDepth => "scope depth".into(),
            Rvalue::Holds(o, None) => format!("holds {}", self.operand(o)),
            Rvalue::Holds(o, Some(mode)) => format!("holds {mode:?} {}", self.operand(o)),
            Rvalue::CurrentTask(c) => format!("current task as {}", self.p.class(*c).name),
        }
    }

    fn op(&self, op: &Op) -> String {
        match op {
            Op::Let { dst, value } => format!("{} = {}", self.local(*dst), self.rvalue(value)),
            Op::Load { dst, place } => format!("{} = load {}", self.local(*dst), self.place(place)),
            Op::Store { place, value } => format!("store {} = {}", self.place(place), self.operand(value)),
            Op::Call { dst, callee, args } => {
                let name = match callee {
                    Callee::Direct(m) => self.p.method(*m).name.clone(),
                    Callee::Virtual(s) => format!("virtual {}", self.p.selectors[s.index()]),
                };
                let dst = dst.map(|d| format!("{} = ", self.local(d))).unwrap_or_default();
                format!("{dst}call {name}({})", self.operands(args))
            }
            Op::AssertFail { error } => format!("assert fails with {}", self.operand(error)),
            Op::Assume(o) => format!("assume {}", self.operand(o)),
            Op::InitClass(c) => format!("init {}", self.p.class(*c).name),
            Op::Print { text, .. } => format!("print {}", self.operand(text)),
            Op::Spawn { kind, body, method, awaits, result, regs, joined } => {
                let joined = match joined {
                    Joined::Scope => "",
                    Joined::Detached => "detached ",
                    Joined::Daemon => "daemon ",
                };
                let kind = format!("{joined}{kind:?}").to_lowercase();
                let regs = match regs {
                    Operand::Const(Const::Null) => String::new(),
                    regs => format!(" registered {}", self.operand(regs)),
                };
                format!(
                    "spawn {kind} {}.{} awaits {} result {}{regs}",
                    self.operand(body),
                    self.p.selectors[method.index()],
                    self.operand(awaits),
                    self.operand(result)
                )
            }
            Op::Resign => "resign".to_owned(),
            Op::ContextGet { dst, own } => format!("{}, {} = context", self.local(*dst), self.local(*own)),
            Op::ContextSet(o) => format!("context = {}", self.operand(o)),
            Op::BarrierNew { reg, mode, bound } => {
                let (mode, bound) = (self.operand(mode), self.operand(bound));
                format!("{} = new barrier mode {mode} bound {bound}", self.local(*reg))
            }
            Op::Register { reg, like, mode } => {
                format!("{} = register like {} mode {}", self.local(*reg), self.operand(like), self.operand(mode))
            }
            Op::Signal { reg } => format!("signal {}", self.operand(reg)),
            Op::Wait { reg } => format!("wait {}", self.operand(reg)),
            Op::Drop { reg } => format!("drop {}", self.operand(reg)),
            Op::CellNew { dst } => format!("{} = new cell", self.local(*dst)),
            Op::CellFill { cell, fill, value, won } => {
                let fill = format!("{fill:?}").to_lowercase();
                format!("{} = fill {} with {fill} {}", self.local(*won), self.operand(cell), self.operand(value))
            }
            Op::CellRead { cell, blocking, state, value } => format!(
                "{}, {} = {} {}",
                self.local(*state),
                self.local(*value),
                if *blocking { "await" } else { "poll" },
                self.operand(cell)
            ),
            Op::Acquire(mode, t) => format!("acquire {mode:?} {}", self.target(t)),
            Op::Release(mode, t) => format!("release {mode:?} {}", self.target(t)),
            Op::Choose { dst, prim, lo, hi } => {
                format!("{} = choose {} {}..={}", self.local(*dst), prim.name(), self.operand(lo), self.operand(hi))
            }
            Op::Halt(o) => format!("halt {}", self.operand(o)),
            Op::Own { owner, owned } => format!("{} owns {}", self.operand(owner), self.operand(owned)),
            Op::Tell(of) => format!("tell of {}", self.operand(of)),
            Op::Learn(of) => format!("learn of {}", self.operand(of)),
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:width$}{text}", "", width = self.depth * 2);
    }

    fn nested(&mut self, block: &Block) {
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    fn block(&mut self, block: &Block) {
        for s in &block.0 {
            match &s.kind {
                StmtKind::Op(op) => {
                    let text = self.op(op);
                    self.line(&text);
                }
                StmtKind::If { cond, then, els } => {
                    let head = format!("if {} {{", self.operand(cond));
                    self.line(&head);
                    self.nested(then);
                    if !els.0.is_empty() {
                        self.line("} else {");
                        self.nested(els);
                    }
                    self.line("}");
                }
                StmtKind::Switch { value, cases, default } => {
                    let cases: Vec<String> = cases.iter().map(|(v, l)| format!("{v} => break {}", l.0)).collect();
                    let text =
                        format!("switch {} [{}] else break {}", self.operand(value), cases.join(", "), default.0);
                    self.line(&text);
                }
                StmtKind::Loop { label, next, body, update } => {
                    self.line(&format!("loop {} {{", label.0));
                    self.nested(body);
                    self.line(&format!("}} next {} {{", next.0));
                    self.nested(update);
                    self.line("}");
                }
                StmtKind::Labeled { label, body } => {
                    self.line(&format!("block {} {{", label.0));
                    self.nested(body);
                    self.line("}");
                }
                StmtKind::Break(l) => self.line(&format!("break {}", l.0)),
                StmtKind::Continue(l) => self.line(&format!("continue {}", l.0)),
                StmtKind::Return(v) => {
                    let text = v.as_ref().map_or("return".into(), |v| format!("return {}", self.operand(v)));
                    self.line(&text);
                }
                StmtKind::Throw(v) => {
                    let text = format!("throw {}", self.operand(v));
                    self.line(&text);
                }
                StmtKind::Try { body, catches } => {
                    self.line("try {");
                    self.nested(body);
                    for c in catches {
                        let names: Vec<&str> = c.classes.iter().map(|c| self.p.class(*c).name.as_str()).collect();
                        let what = if names.is_empty() { "anything".into() } else { names.join(" | ") };
                        let head = format!("}} catch {what} as {} {{", self.local(c.local));
                        self.line(&head);
                        self.nested(&c.body);
                    }
                    self.line("}");
                }
                StmtKind::Scope { body, thrown } => {
                    let head = format!("{} = scope {{", self.local(*thrown));
                    self.line(&head);
                    self.nested(body);
                    self.line("}");
                }
                StmtKind::Enter(o, mode) => {
                    let text = format!("enter {mode:?} {}", self.operand(o));
                    self.line(&text);
                }
                StmtKind::Leave(o, mode) => {
                    let text = format!("leave {mode:?} {}", self.operand(o));
                    self.line(&text);
                }
                StmtKind::Atomic { space, locks, body } => {
                    let head = format!("atomic {space:?} {} {{", self.locks(locks));
                    self.line(&head);
                    self.nested(body);
                    self.line("}");
                }
            }
        }
    }
}

fn constant(c: &Const) -> String {
    match c {
        Const::Null => "null".into(),
        Const::Bool(b) => b.to_string(),
        Const::Int(i) => i.to_string(),
        Const::Long(i) => format!("{i}L"),
        Const::Float(f) => format!("{f:?}f"),
        Const::Double(d) => format!("{d:?}"),
        Const::Str(s) => format!("{s:?}"),
    }
}
