//! Statements.

use super::Printer;
use crate::program::{Block, Caught, PhaserCall, PhaserMode, Step, Stmt, Thrown};

impl Printer<'_> {
    /// A block, one step further in.
    pub(super) fn inner(&mut self, block: &Block) {
        let outer = self.current;
        self.depth += 1;
        self.statements(block);
        self.depth -= 1;
        self.current = outer;
    }

    fn statements(&mut self, block: &Block) {
        for s in block {
            self.current = Some(self.next);
            self.next += 1;
            self.stmt(s);
        }
    }

    /// The inside of a lambda; its last statement yields `result`, if any.
    fn lambda(&mut self, block: &Block, isolated: bool, result: Option<&crate::program::Expr>) {
        let (outer, owner) = ((self.isolated, self.value), self.current);
        (self.isolated, self.value) = (isolated, result.is_some());
        self.inner(block);
        self.current = owner;
        if let Some(e) = result {
            let e = self.expr(e, false);
            self.depth += 1;
            self.line(&format!("return {e};"));
            self.depth -= 1;
        }
        (self.isolated, self.value) = outer;
    }

    /// `head {`, the block, `}`.
    fn braces(&mut self, head: &str, block: &Block) {
        self.line(&format!("{head} {{"));
        self.inner(block);
        self.line("}");
    }

    fn stmt(&mut self, s: &Stmt) {
        match s {
            Stmt::Assign(place, e) => {
                let text = format!("{} = {};", self.place(place), self.expr(e, false));
                self.line(&text);
            }
            Stmt::Increment(place) => {
                let text = format!("{}++;", self.place(place));
                self.line(&text);
            }
            Stmt::SetShared(r) => {
                let text = format!("{} = {};", self.shared("p"), self.reference(r));
                self.line(&text);
            }
            Stmt::SetNext(r, next) => {
                let text = format!("{}.{} = {};", self.reference(r), self.word("next"), self.reference(next));
                self.line(&text);
            }
            Stmt::SetAlias { fresh } => {
                let value = if *fresh { "new int[4]".to_owned() } else { self.shared("a") };
                let text = format!("{} = {value};", self.shared("b"));
                self.line(&text);
            }
            Stmt::Local(n, e) => {
                let text = format!("final int {} = {};", self.name(*n), self.expr(e, false));
                self.line(&text);
            }
            Stmt::LocalRef(n, r) => {
                let text = format!("final {} {} = {};", self.shared("Node"), self.name(*n), self.reference(r));
                self.line(&text);
            }
            Stmt::If(c, then, els) => {
                let c = self.cond(c, false);
                self.line(&format!("if ({c}) {{"));
                self.inner(then);
                if !els.is_empty() {
                    self.line("} else {");
                    self.inner(els);
                }
                self.line("}");
            }
            Stmt::LeaveIf(c) => {
                let jump = if self.value { "return 0;" } else { "return;" };
                self.jump_if(c, jump);
            }
            Stmt::BreakIf(c) => self.jump_if(c, "break;"),
            Stmt::ContinueIf(c) => self.jump_if(c, "continue;"),
            Stmt::For(n, bound, body) => {
                let bound = self.expr(bound, true);
                let i = self.name(*n);
                // Lambdas capture only what does not change.
                let captured = body.iter().any(has_lambda);
                let counter = if captured { self.word(&format!("k{}", n.0)) } else { i.clone() };
                self.line(&format!("for (int {counter} = 0; {counter} < {bound}; {counter}++) {{"));
                if captured {
                    self.line(&format!("    final int {i} = {counter};"));
                }
                self.inner(body);
                self.line("}");
            }
            Stmt::WaitWhile(c) => {
                let c = self.cond(c, false);
                self.line(&format!("while ({c}) {{"));
                self.line("}");
            }
            Stmt::Isolated(lock, body) => {
                let lock = self.lock(lock);
                self.line(&format!("isolated({lock}() -> {{"));
                self.lambda(body, true, None);
                self.line("});");
            }
            Stmt::IsolatedValue(n, lock, body, e) => {
                let lock = self.lock(lock);
                let n = self.name(*n);
                self.line(&format!("final int {n} = isolatedWithReturn({lock}() -> {{"));
                self.lambda(body, true, Some(e));
                self.line("});");
            }
            Stmt::Synchronized(r, body) => {
                let r = self.reference(r);
                self.braces(&format!("synchronized ({r})"), body);
            }
            Stmt::Atomic(n, step) => {
                let c = self.shared("c");
                let call = match step {
                    Step::Get => format!("{c}.get()"),
                    Step::Set(k) => format!("{c}.set({})", self.number(*k)),
                    Step::GetAndAdd(k) => format!("{c}.getAndAdd({})", self.number(*k)),
                    Step::CompareAndSet(k, l) => {
                        format!("{c}.compareAndSet({}, {}) ? 1 : 0", self.number(*k), self.number(*l))
                    }
                };
                match s.declares() {
                    Some(_) => self.line(&format!("final int {} = {call};", self.name(*n))),
                    None => self.line(&format!("{call};")),
                }
            }
            Stmt::Async(body) => self.task("async(", body),
            Stmt::AsyncAwait(list, body) => {
                let list = self.awaited_list(list);
                self.task(&format!("asyncAwait({list}, "), body);
            }
            Stmt::Future(n, list, body, e) => {
                self.used.insert("HjFuture".to_owned());
                let list = self.awaited_list(list);
                let call = if list.is_empty() { "future(".to_owned() } else { format!("futureAwait({list}, ") };
                let n = self.name(*n);
                self.line(&format!("final HjFuture<Integer> {n} = {call}() -> {{"));
                self.lambda(body, false, Some(e));
                self.line("});");
            }
            Stmt::ForTasks { waits, index, last, body } => {
                let call = if *waits { "forall" } else { "forasync" };
                let (i, last) = (self.name(*index), self.number(*last));
                self.line(&format!("{call}(0, {last}, ({i}) -> {{"));
                self.lambda(body, false, None);
                self.line("});");
            }
            Stmt::Finish(body) => self.task("finish(", body),
            Stmt::NewPhaser(n, mode, bound) => {
                self.used.insert("HjPhaser".to_owned());
                let (n, mode) = (self.name(*n), self.mode(*mode));
                let bound = if *bound > 0 { format!(", {}", self.number(*bound)) } else { String::new() };
                self.line(&format!("final HjPhaser {n} = newPhaser({mode}{bound});"));
            }
            Stmt::AsyncPhased(list, body) => {
                let list: Vec<String> =
                    list.iter().map(|(n, m)| format!("{}.inMode({}), ", self.name(*n), self.mode(*m))).collect();
                self.task(&format!("asyncPhased({}", list.concat()), body);
            }
            Stmt::ForPhased { index, last, body } => {
                let (i, last) = (self.name(*index), self.number(*last));
                self.line(&format!("forallPhased(0, {last}, ({i}) -> {{"));
                self.lambda(body, false, None);
                self.line("});");
            }
            Stmt::Next => self.line("next();"),
            Stmt::Phaser(n, call) => {
                let call = match call {
                    PhaserCall::Signal => "signal",
                    PhaserCall::Wait => "doWait",
                    PhaserCall::Next => "doNext",
                    PhaserCall::Drop => "drop",
                };
                let text = format!("{}.{call}();", self.name(*n));
                self.line(&text);
            }
            Stmt::Get(n, f) => {
                let f = self.name(*f);
                let call = if self.isolated { format!("{}({f})", self.shared("join")) } else { format!("{f}.get()") };
                let text = format!("final int {} = {call};", self.name(*n));
                self.line(&text);
            }
            Stmt::SafeGet(n, a) => {
                let text = format!("final int {} = {}.safeGet();", self.name(*n), self.awaited(*a));
                self.line(&text);
            }
            Stmt::Put(d, e) => {
                let text = format!("{}.put({});", self.shared(&format!("d{d}")), self.expr(e, false));
                self.line(&text);
            }
            Stmt::Fail(d) => {
                let text = format!("{}.failed(new IllegalStateException());", self.shared(&format!("d{d}")));
                self.line(&text);
            }
            Stmt::Cancel(d) => {
                let text = format!("{}.cancel();", self.shared(&format!("d{d}")));
                self.line(&text);
            }
            Stmt::WaitAll(list) => {
                self.used.insert("HjFuture".to_owned());
                let text = format!("waitAll(new HjFuture<?>[] {{{}}});", self.awaited_list(list));
                self.line(&text);
            }
            Stmt::Region(mode, target, body) => {
                let text = self.permission("acquire", *mode, target);
                self.line(&text);
                let outer = self.current;
                self.statements(body);
                self.current = outer;
                let text = self.permission("release", *mode, target);
                self.line(&text);
            }
            Stmt::Acquire(mode, target) => {
                let text = self.permission("acquire", *mode, target);
                self.line(&text);
            }
            Stmt::Release(mode, target) => {
                let text = self.permission("release", *mode, target);
                self.line(&text);
            }
            Stmt::Assert(c) => {
                let c = self.cond(c, false);
                self.line(&format!("assert {c};"));
            }
            Stmt::Throw(what) => self.line(match what {
                Thrown::State => "throw new IllegalStateException();",
                Thrown::Arithmetic => "throw new ArithmeticException();",
            }),
            Stmt::Try(body, caught, handler) => {
                let class = match caught {
                    Caught::State => "IllegalStateException",
                    Caught::Arithmetic => "ArithmeticException",
                    Caught::Any => "RuntimeException",
                    Caught::StateFirst => "MultipleExceptions",
                };
                self.used.insert(class.to_owned());
                self.line("try {");
                self.inner(body);
                let e = format!("e{}", self.depth);
                self.line(&format!("}} catch ({class} {e}) {{"));
                if *caught == Caught::StateFirst {
                    self.line(&format!("if ({e}.getExceptions().get(0) instanceof IllegalStateException) {{"));
                    self.inner(handler);
                    self.line("}");
                } else {
                    self.inner(handler);
                }
                self.line("}");
            }
            Stmt::Exit => self.line("System.exit(0);"),
            Stmt::Call(n) => {
                let name = self.word(&format!("m{n}"));
                self.line(&format!("{name}();"));
            }
        }
    }

    fn mode(&mut self, mode: PhaserMode) -> &'static str {
        self.used.insert("HjPhaserMode".to_owned());
        match mode {
            PhaserMode::Sig => "HjPhaserMode.SIG",
            PhaserMode::Wait => "HjPhaserMode.WAIT",
            PhaserMode::SigWait => "HjPhaserMode.SIG_WAIT",
        }
    }

    fn jump_if(&mut self, c: &crate::program::Cond, jump: &str) {
        let c = self.cond(c, false);
        self.line(&format!("if ({c}) {{"));
        self.line(&format!("    {jump}"));
        self.line("}");
    }

    /// `head() -> { … });`
    fn task(&mut self, head: &str, body: &Block) {
        self.line(&format!("{head}() -> {{"));
        self.lambda(body, false, None);
        self.line("});");
    }
}

fn has_lambda(s: &Stmt) -> bool {
    s.is_body() || s.blocks().into_iter().flatten().any(has_lambda)
}
