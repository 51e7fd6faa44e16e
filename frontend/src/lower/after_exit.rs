//! What actors do after they have called `exit`.
//!
//! The finish of an actor ends with its call of `exit`, whatever the actor does then: the model of actors resigns there, which makes
//! a task more. In nearly all programs nothing follows the call but the end of `process`, and then the task may as well end a little
//! later, when it has come there: nobody can tell. So the model asks `scoville.Actors` whether something follows some call of `exit`
//! of the program's own, as far as its method shows. To resign is right in any program.

use super::Lower;
use rustc_hash::FxHashSet;
use scoville_ir::stmt::{Block, Callee, Op, Rvalue, Stmt, StmtKind};
use scoville_ir::types::Label;

/// Methods of actors, with one parameter, that their models call last of all in the turn for a message.
const LAST: [&str; 3] = ["process", "processRead", "processWrite"];

impl Lower {
    /// Whether, as far as can be told, an actor does anything after a call of `exit`.
    pub(crate) fn go_on_after_exit(&self) -> bool {
        let mut own = self.methods.iter().filter(|m| !m.is_model);
        own.any(|m| {
            let last = m.params == 2 && LAST.contains(&simple(&m.name));
            let mut walk = Walk { lower: self, last, nothing_behind: FxHashSet::default(), goes_on: false };
            walk.block(&m.body, last);
            walk.goes_on
        })
    }

    /// The simple name of what is called; a selector's has its parameters behind it.
    fn called_name(&self, callee: &Callee) -> &str {
        match callee {
            Callee::Direct(m) => simple(&self.methods[m.index()].name),
            Callee::Virtual(selector) => self.selectors[selector.index()].split('(').next().unwrap_or_default(),
        }
    }
}

fn simple(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// Walks over a method of the program's own.
struct Walk<'l> {
    lower: &'l Lower,
    /// Whether nothing follows a return.
    last: bool,
    /// Labels behind which nothing follows.
    nothing_behind: FxHashSet<Label>,
    goes_on: bool,
}

impl Walk<'_> {
    /// A block behind which, perhaps, nothing follows.
    fn block(&mut self, block: &Block, last: bool) {
        for (i, s) in block.0.iter().enumerate() {
            let last = self.is_nothing(&block.0[i + 1..], last);
            match &s.kind {
                StmtKind::Op(Op::Call { callee, .. }) => {
                    let name = self.lower.called_name(callee);
                    // Who calls `process` himself may go on behind it.
                    self.goes_on |= name == "exit" && !last || LAST.contains(&name);
                }
                StmtKind::If { then, els, .. } => {
                    self.block(then, last);
                    self.block(els, last);
                }
                StmtKind::Labeled { label, body } => {
                    self.nothing_behind.extend(last.then_some(*label));
                    self.block(body, last);
                }
                StmtKind::Loop { label, body, update, .. } => {
                    self.nothing_behind.extend(last.then_some(*label));
                    self.block(body, false);
                    self.block(update, false);
                }
                StmtKind::Try { body, catches } => {
                    self.block(body, last);
                    catches.iter().for_each(|c| self.block(&c.body, last));
                }
                // That a section ends is seen by nobody who does not wait for it, and who waits for it goes on either way.
                StmtKind::Atomic { body, .. } => self.block(body, last),
                // Its tasks may still be at work.
                StmtKind::Scope { body, .. } => self.block(body, false),
                StmtKind::Op(_)
                | StmtKind::Switch { .. }
                | StmtKind::Break(_)
                | StmtKind::Continue(_)
                | StmtKind::Return(_)
                | StmtKind::Throw(_)
                | StmtKind::Enter(..)
                | StmtKind::Leave(..) => {}
            }
        }
    }

    /// Whether these statements do nothing, nor what follows them.
    fn is_nothing(&self, rest: &[Stmt], last: bool) -> bool {
        for s in rest {
            match &s.kind {
                StmtKind::Op(Op::Let { value: Rvalue::Use(_), .. }) => {}
                StmtKind::Return(_) => return self.last,
                StmtKind::Break(label) => return self.nothing_behind.contains(label),
                _ => return false,
            }
        }
        last
    }
}
