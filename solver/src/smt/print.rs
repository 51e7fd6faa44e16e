//! Canonical SMT-LIB text: variables and shared subexpressions are numbered in order of first use, nothing depends on
//! names of the program or on addresses.

use super::expr::{Arena, Ex, Expr, Kind};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Expressions nested deeper than this are given a name of their own.
const MAX_DEPTH: u32 = 24;

/// A query as text.
#[derive(Clone, Debug)]
pub struct Text {
    /// The whole of it, `(check-sat)` included.
    pub smtlib: String,
    /// The logic, if a special solver is worth while: no integers, no floats.
    pub logic: Option<&'static str>,
    /// Variables that occur, with their names.
    pub names: Vec<(Ex, String, Kind)>,
    /// Number of assertions.
    pub assertions: usize,
}

/// Prints the conjunction of `asserts`.
#[must_use]
pub fn text(arena: &Arena, asserts: &[Ex]) -> Text {
    let asserts: Vec<Ex> = asserts.iter().copied().filter(|x| *x != Ex::TRUE).collect();
    let mut p = Printer {
        arena,
        uses: count_uses(arena, &asserts),
        shown: FxHashMap::default(),
        names: Vec::new(),
        counts: [0; 3],
        definitions: 0,
        declarations: String::new(),
        functions: BTreeMap::new(),
        body: String::new(),
        ints: false,
        floats: false,
    };
    for &x in &asserts {
        p.prepare(x);
        let shown = p.shown.get(&x).map_or_else(String::new, |s| s.0.clone());
        let _ = writeln!(p.body, "(assert {shown})");
    }
    let logic = match (p.ints || p.floats, p.functions.is_empty()) {
        (true, _) => None,
        (false, true) => Some("QF_BV"),
        (false, false) => Some("QF_UFBV"),
    };
    let mut smtlib = String::new();
    let _ = writeln!(smtlib, "(set-logic {})", logic.unwrap_or("ALL"));
    for (name, signature) in &p.functions {
        let _ = writeln!(smtlib, "(declare-fun {name} {signature})");
    }
    smtlib.push_str(&p.declarations);
    smtlib.push_str(&p.body);
    smtlib.push_str("(check-sat)\n");
    Text { smtlib, logic, names: p.names, assertions: asserts.len() }
}

fn count_uses(arena: &Arena, roots: &[Ex]) -> FxHashMap<Ex, u32> {
    let mut uses: FxHashMap<Ex, u32> = FxHashMap::default();
    let mut stack: Vec<Ex> = roots.to_vec();
    while let Some(x) = stack.pop() {
        let n = uses.entry(x).or_default();
        *n += 1;
        if *n == 1 {
            arena.operands(x, |o| stack.push(o));
        }
    }
    uses
}

struct Printer<'a> {
    arena: &'a Arena,
    uses: FxHashMap<Ex, u32>,
    /// Text of each expression as an operand, and its depth.
    shown: FxHashMap<Ex, (String, u32)>,
    names: Vec<(Ex, String, Kind)>,
    counts: [u32; 3],
    definitions: u32,
    declarations: String,
    functions: BTreeMap<&'static str, String>,
    body: String,
    ints: bool,
    floats: bool,
}

impl Printer<'_> {
    /// Makes the text of `root` and of all below it.
    fn prepare(&mut self, root: Ex) {
        let mut stack = vec![(root, false)];
        while let Some((x, ready)) = stack.pop() {
            if self.shown.contains_key(&x) {
                continue;
            }
            if ready {
                self.show(x);
                continue;
            }
            stack.push((x, true));
            let from = stack.len();
            self.arena.operands(x, |o| stack.push((o, false)));
            stack[from..].reverse();
        }
    }

    fn operand(&self, x: Ex) -> &str {
        self.shown.get(&x).map_or("", |s| s.0.as_str())
    }

    fn show(&mut self, x: Ex) {
        let kind = self.arena.kind(x);
        self.ints |= kind == Kind::Int;
        self.floats |= matches!(kind, Kind::F32 | Kind::F64);
        let mut depth = 0;
        self.arena.operands(x, |o| depth = depth.max(self.shown.get(&o).map_or(0, |s| s.1) + 1));
        let text = match self.arena.get(x) {
            Expr::True => "true".into(),
            Expr::False => "false".into(),
            Expr::Int(i) if *i < 0 => format!("(- {})", i.unsigned_abs()),
            Expr::Int(i) => i.to_string(),
            Expr::Bits { width, value } if width % 4 == 0 => format!("#x{value:0w$x}", w = *width as usize / 4),
            Expr::Bits { width, value } => format!("#b{value:0w$b}", w = *width as usize),
            Expr::Var(_) => self.declare(x, kind),
            Expr::Not(a) => format!("(not {})", self.operand(*a)),
            Expr::And(xs) => self.list("and", xs),
            Expr::Or(xs) => self.list("or", xs),
            Expr::App(head, xs) => {
                if head.starts_with("f.") {
                    let args: Vec<String> = xs.iter().map(|a| self.arena.kind(*a).text()).collect();
                    let signature = format!("({}) {}", args.join(" "), kind.text());
                    self.functions.entry(head).or_insert(signature);
                }
                self.list(head, xs)
            }
        };
        let shared = self.uses.get(&x).is_some_and(|n| *n > 1);
        let leaf = depth == 0 || matches!(self.arena.get(x), Expr::Not(_) if depth == 1);
        if !leaf && (shared || depth >= MAX_DEPTH) {
            let name = format!("d{}", self.definitions);
            self.definitions += 1;
            let _ = writeln!(self.body, "(define-fun {name} () {} {text})", kind.text());
            self.shown.insert(x, (name, 0));
        } else {
            self.shown.insert(x, (text, depth));
        }
    }

    fn list(&self, head: &str, xs: &[Ex]) -> String {
        let mut text = format!("({head}");
        for x in xs {
            text.push(' ');
            text.push_str(self.operand(*x));
        }
        text.push(')');
        text
    }

    fn declare(&mut self, x: Ex, kind: Kind) -> String {
        let (letter, slot) = match kind {
            Kind::Bool => ('b', 0),
            Kind::Int => ('t', 1),
            _ => ('v', 2),
        };
        let name = format!("{letter}{}", self.counts[slot]);
        self.counts[slot] += 1;
        let _ = writeln!(self.declarations, "(declare-const {name} {})", kind.text());
        self.names.push((x, name.clone(), kind));
        name
    }
}
