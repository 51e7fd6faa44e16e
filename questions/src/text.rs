//! Terms as SMT-LIB, with Java's meaning. Floating-point numbers are bits. Operations on them are unknown functions (that there
//! is no model stays a proof), or exact: then the bits of a result are any that stand for the number that IEEE prescribes.

use rustc_hash::FxHashMap;
use scoville_evidence::certificate::trace::{FALSE, Op, Prim, Sort, TRUE, Term, TermId, Trace};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A text under construction.
pub struct Text<'a> {
    trace: &'a Trace,
    sorts: &'a [Sort],
    exact: bool,
    /// Whether there is an operation on floating-point numbers.
    pub floats: bool,
    /// Definitions and assertions.
    body: String,
    /// Terms that have a name, by what replaces variables in them.
    named: FxHashMap<(u32, TermId), String>,
    variables: BTreeSet<u32>,
    functions: BTreeSet<(String, String)>,
    /// Sets of replacements; the first is the empty one.
    replaced: Vec<FxHashMap<u32, String>>,
}

/// The name of a sort.
fn sort_name(s: Sort) -> &'static str {
    match s {
        Sort::Bool => "Bool",
        Sort::Int | Sort::Float | Sort::Ref => "(_ BitVec 32)",
        Sort::Long | Sort::Double => "(_ BitVec 64)",
    }
}

/// A constant of 32 or 64 bits.
#[must_use]
pub fn bits(sort: Sort, value: u64) -> String {
    match sort {
        Sort::Long | Sort::Double => format!("#x{value:016x}"),
        _ => format!("#x{:08x}", value as u32),
    }
}

impl<'a> Text<'a> {
    /// Nothing yet.
    #[must_use]
    pub fn new(trace: &'a Trace, sorts: &'a [Sort], exact: bool) -> Self {
        Text {
            trace,
            sorts,
            exact,
            floats: false,
            body: String::new(),
            named: FxHashMap::default(),
            variables: BTreeSet::new(),
            functions: BTreeSet::new(),
            replaced: vec![FxHashMap::default()],
        }
    }

    /// Length so far, in bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.body.len()
    }

    /// Whether nothing has been said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.body.is_empty()
    }

    /// Adds a line.
    pub fn line(&mut self, line: &str) {
        self.body.push_str(line);
        self.body.push('\n');
    }

    /// Adds an assertion.
    pub fn assert(&mut self, x: &str) {
        if x != "true" {
            let _ = writeln!(self.body, "(assert {x})");
        }
    }

    /// Opens a set of replacements of variables by terms that have a name.
    pub fn replacing(&mut self, by: &[(u32, String)]) -> u32 {
        self.replaced.push(by.iter().cloned().collect());
        self.replaced.len() as u32 - 1
    }

    /// The term, as an expression.
    pub fn term(&mut self, t: TermId) -> String {
        self.replaced_term(0, t)
    }

    /// The term with variables replaced.
    pub fn replaced_term(&mut self, set: u32, root: TermId) -> String {
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.named.contains_key(&(set, t)) {
                continue;
            }
            if ready {
                let x = self.node(set, t);
                let plain = !x.starts_with('(');
                let name = if plain {
                    x
                } else {
                    let name = format!("t{set}.{t}");
                    let sort = sort_name(self.sorts[t as usize]);
                    let _ = writeln!(self.body, "(define-fun {name} () {sort} {x})");
                    name
                };
                self.named.insert((set, t), name);
            } else {
                stack.push((t, true));
                match self.trace.terms[t as usize] {
                    Term::Decide(c, a, b) | Term::Ite(c, a, b) => stack.extend([c, a, b].map(|o| (o, false))),
                    Term::Same(a, b) | Term::Binary(_, _, a, b) => stack.extend([a, b].map(|o| (o, false))),
                    Term::Neg(_, a) | Term::Not(a) | Term::Convert(_, _, a) => stack.push((a, false)),
                    _ => {}
                }
            }
        }
        self.get(set, root)
    }

    fn get(&self, set: u32, t: TermId) -> String {
        self.named.get(&(set, t)).cloned().unwrap_or_default()
    }

    fn node(&mut self, set: u32, t: TermId) -> String {
        let get = |t: TermId| self.get(set, t);
        match self.trace.terms[t as usize] {
            Term::True => "true".to_owned(),
            Term::False => "false".to_owned(),
            Term::Int(i) => bits(Sort::Int, i as u32 as u64),
            Term::Long(i) => bits(Sort::Long, i as u64),
            Term::Float(b) => bits(Sort::Float, u64::from(b)),
            Term::Double(b) => bits(Sort::Double, b),
            Term::Ref(o) => bits(Sort::Ref, u64::from(o)),
            Term::Var(v) => match self.replaced[set as usize].get(&v) {
                Some(name) => name.clone(),
                None => {
                    self.variables.insert(v);
                    format!("v{v}")
                }
            },
            Term::Decide(c, TRUE, FALSE) => get(c),
            Term::Decide(c, a, b) | Term::Ite(c, a, b) => format!("(ite {} {} {})", get(c), get(a), get(b)),
            Term::Same(a, b) => format!("(= {} {})", get(a), get(b)),
            Term::Not(a) => format!("(not {})", get(a)),
            // As Java's, it turns the sign of all there is.
            Term::Neg(p @ (Prim::Float | Prim::Double), a) => {
                let sign = bits(p.sort(), if p == Prim::Float { 1 << 31 } else { 1 << 63 });
                format!("(bvxor {} {sign})", get(a))
            }
            Term::Neg(_, a) => format!("(bvneg {})", get(a)),
            Term::Convert(from, to, a) => {
                let x = get(a);
                self.convert(from, to, x, (set, t))
            }
            Term::Binary(op, p, a, b) => {
                let (x, y) = (get(a), get(b));
                self.binary(op, p, &x, &y, (set, t))
            }
        }
    }

    fn function(&mut self, name: String, from: &[Sort], to: Sort, operands: &[String]) -> String {
        let from: Vec<&str> = from.iter().map(|s| sort_name(*s)).collect();
        let x = format!("({name} {})", operands.join(" "));
        self.functions.insert((name, format!("({}) {}", from.join(" "), sort_name(to))));
        x
    }

    /// Bits of which nothing is known but the number that they stand for.
    fn result(&mut self, sort: Sort, number: &str, (set, t): (u32, TermId)) -> String {
        let name = format!("r{set}.{t}");
        let _ = writeln!(self.body, "(declare-const {name} {})", sort_name(sort));
        let _ = writeln!(self.body, "(assert (= {} {number}))", as_number(sort, &name));
        name
    }

    fn binary(&mut self, op: Op, p: Prim, x: &str, y: &str, at: (u32, TermId)) -> String {
        if matches!(p, Prim::Float | Prim::Double) {
            self.floats = true;
            // What Java calls remainder truncates; that of IEEE does not: it stays unknown.
            if self.exact && op != Op::Rem {
                let (x, y) = (as_number(p.sort(), x), as_number(p.sort(), y));
                return match op {
                    Op::Lt => format!("(fp.lt {x} {y})"),
                    Op::Le => format!("(fp.leq {x} {y})"),
                    Op::Gt => format!("(fp.gt {x} {y})"),
                    Op::Ge => format!("(fp.geq {x} {y})"),
                    Op::Eq => format!("(fp.eq {x} {y})"),
                    Op::Ne => format!("(not (fp.eq {x} {y}))"),
                    _ => {
                        let head = match op {
                            Op::Add => "fp.add",
                            Op::Sub => "fp.sub",
                            Op::Mul => "fp.mul",
                            _ => "fp.div",
                        };
                        self.result(p.sort(), &format!("({head} RNE {x} {y})"), at)
                    }
                };
            }
            let to = if op.compares() { Sort::Bool } else { p.sort() };
            let name = format!("f.{op:?}.{p:?}");
            return self.function(name, &[p.sort(), p.sort()], to, &[x.to_owned(), y.to_owned()]);
        }
        let head = match op {
            Op::Add => "bvadd",
            Op::Sub => "bvsub",
            Op::Mul => "bvmul",
            Op::Div => "bvsdiv",
            Op::Rem => "bvsrem",
            Op::And => "bvand",
            Op::Or => "bvor",
            Op::Xor => "bvxor",
            Op::Lt => "bvslt",
            Op::Le => "bvsle",
            Op::Gt => "bvsgt",
            Op::Ge => "bvsge",
            Op::Eq => "=",
            Op::Ne => "distinct",
            Op::Shl | Op::Shr | Op::Ushr => {
                let head = match op {
                    Op::Shl => "bvshl",
                    Op::Shr => "bvashr",
                    _ => "bvlshr",
                };
                // Java takes as many bits of the distance as it needs.
                return match p {
                    Prim::Long => format!("({head} {x} ((_ zero_extend 32) (bvand {y} #x0000003f)))"),
                    _ => format!("({head} {x} (bvand {y} #x0000001f))"),
                };
            }
        };
        format!("({head} {x} {y})")
    }

    fn convert(&mut self, from: Prim, to: Prim, x: String, at: (u32, TermId)) -> String {
        let floating = |p| matches!(p, Prim::Float | Prim::Double);
        if floating(from) || floating(to) {
            self.floats = true;
            if self.exact && from == to {
                return x;
            }
            if self.exact && floating(to) {
                let target = if to == Prim::Float { "(_ to_fp 8 24)" } else { "(_ to_fp 11 53)" };
                let from = if floating(from) { as_number(from.sort(), &x) } else { x };
                return self.result(to.sort(), &format!("({target} RNE {from})"), at);
            }
            // Narrow types go by way of int in both directions.
            let wide = |p: Prim| if p.sort() == Sort::Int { Prim::Int } else { p };
            let name = format!("f.{:?}.to.{:?}", wide(from), wide(to));
            let y = self.function(name, &[from.sort()], to.sort(), &[x]);
            return if wide(to) == to { y } else { self.convert(Prim::Int, to, y, at) };
        }
        let x = match (from, to) {
            (Prim::Long, Prim::Long) => return x,
            (Prim::Long, _) => format!("((_ extract 31 0) {x})"),
            (_, Prim::Long) => return format!("((_ sign_extend 32) {x})"),
            _ => x,
        };
        match to {
            Prim::Byte => format!("((_ sign_extend 24) ((_ extract 7 0) {x}))"),
            Prim::Short => format!("((_ sign_extend 16) ((_ extract 15 0) {x}))"),
            Prim::Char => format!("((_ zero_extend 16) ((_ extract 15 0) {x}))"),
            _ => x,
        }
    }

    /// The whole text: declarations, what is known of variables, the body, and the question.
    #[must_use]
    pub fn finish(mut self) -> String {
        let mut out = String::from("(set-logic ALL)\n");
        for v in &self.variables {
            let _ = writeln!(out, "(declare-const v{v} {})", sort_name(self.trace.variables[*v as usize].sort));
        }
        for (name, ty) in &self.functions {
            let _ = writeln!(out, "(declare-fun {name} {ty})");
        }
        let mut known = String::new();
        for v in &self.variables {
            let var = &self.trace.variables[*v as usize];
            if !var.domain.is_empty() {
                let any: Vec<String> =
                    var.domain.iter().map(|o| format!("(= v{v} {})", bits(Sort::Ref, u64::from(*o)))).collect();
                let _ = writeln!(known, "(assert (or {} false))", any.join(" "));
            }
            if let Some((lo, hi)) = var.range {
                let (lo, hi) = (bits(var.sort, lo as u64), bits(var.sort, hi as u64));
                let _ = writeln!(known, "(assert (and (bvsle {lo} v{v}) (bvsle v{v} {hi})))");
            }
        }
        out.push_str(&known);
        out.push_str(&self.body);
        self.body.clear();
        out.push_str("(check-sat)\n");
        out
    }
}

/// The number that bits stand for.
fn as_number(sort: Sort, x: &str) -> String {
    match sort {
        Sort::Float => format!("((_ to_fp 8 24) {x})"),
        _ => format!("((_ to_fp 11 53) {x})"),
    }
}

/// A conjunction.
#[must_use]
pub fn and(parts: Vec<String>) -> String {
    joined("and", "true", "false", parts)
}

/// A disjunction.
#[must_use]
pub fn or(parts: Vec<String>) -> String {
    joined("or", "false", "true", parts)
}

fn joined(word: &str, neutral: &str, dominant: &str, mut parts: Vec<String>) -> String {
    parts.retain(|p| p != neutral);
    if parts.iter().any(|p| p == dominant) {
        return dominant.to_owned();
    }
    match parts.len() {
        0 => neutral.to_owned(),
        1 => parts.remove(0),
        _ => format!("({word} {})", parts.join(" ")),
    }
}

/// A negation.
#[must_use]
pub fn not(x: &str) -> String {
    match x {
        "true" => "false".to_owned(),
        "false" => "true".to_owned(),
        _ => format!("(not {x})"),
    }
}

/// An implication.
#[must_use]
pub fn implies(a: &str, b: &str) -> String {
    match (a, b) {
        ("true", _) => b.to_owned(),
        ("false", _) | (_, "true") => "true".to_owned(),
        (_, "false") => not(a),
        _ => format!("(=> {a} {b})"),
    }
}
