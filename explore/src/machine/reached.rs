//! What a search has executed of the operations that are told if no schedule reaches them.

use scoville_evidence::source::Span;
use scoville_evidence::verdict::Unreached;
use scoville_ir::program::Program;
use scoville_ir::reach::Marks;
use scoville_ir::types::MethodId;
use std::cell::Cell;

/// Per instruction of each method, whether it has a mark: it is worth telling, and was not executed yet.
#[derive(Debug)]
pub struct Reached {
    marks: Marks,
    kept: Vec<Box<[Cell<bool>]>>,
}

impl Reached {
    /// Nothing is executed yet.
    #[must_use]
    pub fn new(program: &Program) -> Reached {
        let marks = Marks::new(program);
        let all = marks.all();
        let of = |(m, method): (usize, &scoville_ir::program::Method)| {
            let pcs = 0..method.code.instrs.len();
            pcs.map(|pc| Cell::new(all.contains(&(MethodId(m as u32), pc as u32)))).collect()
        };
        let kept = program.methods.iter().enumerate().map(of).collect();
        Reached { marks, kept }
    }

    /// The marks of a method.
    pub(super) fn of(&self, method: MethodId) -> &[Cell<bool>] {
        self.kept.get(method.index()).map_or(&[], |m| m)
    }

    /// What has kept its mark, in the order of the source.
    #[must_use]
    pub fn unreached(&self) -> Vec<(Span, Unreached)> {
        let methods = self.kept.iter().enumerate();
        let kept = methods.flat_map(|(m, method)| {
            let marked = method.iter().enumerate().filter(|(_, mark)| mark.get());
            marked.map(move |(pc, _)| (MethodId(m as u32), pc as u32))
        });
        self.marks.unreached(&kept.collect())
    }
}
