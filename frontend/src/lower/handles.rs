//! Fields that are also accessed by their name: by field updaters and variable handles.
//!
//! What changes such a field depending on its value is a section on its object. A volatile field is therefore accessed in such
//! sections everywhere, as the value of an `AtomicInteger` is, and not by volatile accesses, which could come in between. Plain
//! accesses stay what they are.

use super::Lower;
use super::walk::change;
use scoville_ir::stmt::{Block, Locks, Mode, Op, Place, Space, Stmt, StmtKind};
use scoville_ir::types::FieldId;

impl Lower {
    /// To be called when nothing more is reached.
    pub(crate) fn handles(&mut self) {
        let named = std::mem::take(&mut self.attr.named_fields);
        let volatile = |f: &FieldId| self.fields[f.index()].is_volatile;
        let fields: Vec<FieldId> =
            named.keys().filter_map(|f| self.field_ids.get(f)).copied().filter(volatile).collect();
        if fields.is_empty() {
            return;
        }
        let within: Vec<_> = named.into_values().flatten().collect();
        for f in &fields {
            self.fields[f.index()].is_volatile = false;
        }
        for m in &mut self.methods {
            change(&mut m.body, &mut |s| {
                let (StmtKind::Op(Op::Load { place: Place::Field(object, f), .. })
                | StmtKind::Op(Op::Store { place: Place::Field(object, f), .. })) = &s.kind
                else {
                    return;
                };
                if !fields.contains(f) || within.contains(&s.span) {
                    return;
                }
                let locks = Locks::Object(object.clone(), Mode::W);
                let span = s.span;
                let kind = std::mem::replace(&mut s.kind, StmtKind::Return(None));
                let body = Block(vec![Stmt { kind, span }]);
                s.kind = StmtKind::Atomic { space: Space::Internal, locks, body };
            });
        }
    }
}
