//! What a goal showed, in the program's own terms.

use super::eye::{Target, access_name};
use super::follow::Follower;
use crate::machine::regions::{Held, Misuse};
use crate::machine::{Access, TaskId};
use crate::names;
use scoville_evidence::schedule::TURNS;
use scoville_evidence::source::Span;
use scoville_evidence::verdict::{FindingKind, Place};
use scoville_ir::stmt::Mode;

/// A violation as the replay saw it: the parts of a finding that it can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What it is.
    pub kind: FindingKind,
    /// In one sentence.
    pub message: String,
    /// Its places, in the order in which the goal names them.
    pub places: Vec<Place>,
    /// Why it happens, one line each.
    pub reasons: Vec<String>,
}

impl Follower<'_, '_> {
    fn named(&self, t: TaskId) -> String {
        self.state.task(t).task_path().to_string()
    }

    /// What a task does somewhere.
    pub fn place(&self, t: TaskId, span: Span, what: String) -> Place {
        let task = self.state.task(t);
        let spawned = task.spawned_at.map(|s| (s, names::task_kind(task.kind).to_owned()));
        Place { span, task: self.named(t), spawned, what }
    }

    fn one(&self, kind: FindingKind, message: String, t: TaskId, span: Span, what: &str) -> Account {
        Account { kind, message, places: vec![self.place(t, span, what.to_owned())], reasons: Vec::new() }
    }

    /// Both tasks stand before their accesses.
    pub fn of_race(&self, a: &Access, b: &Access) -> Account {
        let p = self.machine.program;
        let verb = |m: Mode| if m == Mode::W { "writes it" } else { "reads it" };
        let noun = |m: Mode| if m == Mode::W { "write of" } else { "read of" };
        let name = access_name(p, &self.state, a);
        let place = |x: &Access| {
            let what = format!("{} {}", noun(x.mode), access_name(p, &self.state, x));
            self.place(x.task, self.state.user_span(p, x.task), what)
        };
        Account {
            kind: FindingKind::Race,
            message: format!(
                "data race on {name}: {} {} while {} {}",
                self.named(a.task),
                verb(a.mode),
                self.named(b.task),
                verb(b.mode)
            ),
            places: vec![place(a), place(b)],
            reasons: Vec::new(),
        }
    }

    fn held_region(&self, held: &Held) -> String {
        format!("{:?} on {}", held.mode, names::extent(self.machine.program, &self.state, &held.extent))
    }

    /// Both regions are held.
    pub fn of_conflict(&self, a: &Held, b: &Held) -> Account {
        let place = |h: &Held| self.place(h.task, h.span, format!("acquires {}", self.held_region(h)));
        let message = format!(
            "permission conflict: {} holds {} while {} holds {}",
            self.named(a.task),
            self.held_region(a),
            self.named(b.task),
            self.held_region(b)
        );
        Account { kind: FindingKind::RegionConflict, message, places: vec![place(a), place(b)], reasons: Vec::new() }
    }

    /// A permission operation or a write was wrong.
    pub fn of_misuse(&self, at: Target, misuse: Misuse, span: Span) -> Account {
        let task = self.named(at.task);
        let (kind, message) = match misuse {
            Misuse::BadRelease => (FindingKind::BadRelease, format!("{task} releases a region that it does not hold")),
            Misuse::BadRange => (FindingKind::BadRange, format!("{task} names an empty or wrong range")),
            Misuse::WriteUnderRead => {
                (FindingKind::WriteUnderRead, format!("{task} writes while it holds only a read region"))
            }
        };
        self.one(kind, message, at.task, span, "the operation at fault")
    }

    /// A task has ended and still holds this.
    pub fn of_unreleased(&self, held: &Held) -> Account {
        let message = format!("{} ends without releasing {}", self.named(held.task), self.held_region(held));
        let what = format!("acquires {}", self.held_region(held));
        self.one(FindingKind::NeverReleased, message, held.task, held.span, &what)
    }

    /// Tasks wait for ever; the notes say where and for what. If one turns in a loop of the program's own, that is a livelock.
    pub fn of_waiting(&self) -> Account {
        let turns = self.notes.iter().any(|(.., text)| text == TURNS);
        let kind = if turns { FindingKind::Livelock } else { FindingKind::Deadlock };
        let is_reason = |text: &str| text.starts_with("cycle:") || text.ends_with(" waits for itself");
        let (reasons, waits): (Vec<_>, Vec<_>) = self.notes.iter().partition(|(_, _, text)| is_reason(text));
        let places: Vec<Place> = waits
            .iter()
            .filter_map(|(task, span, text)| Some(self.place(self.state.find(task)?, *span, text.clone())))
            .collect();
        let n = places.len();
        let tasks = if n == 1 { "1 task waits".to_owned() } else { format!("{n} tasks wait") };
        let message = match kind {
            FindingKind::Livelock => format!("{tasks} for ever, at least one in a loop"),
            _ => format!("{tasks} for ever"),
        };
        Account { kind, message, places, reasons: reasons.into_iter().map(|(_, _, text)| text.clone()).collect() }
    }

    /// The task stands before a failing assertion.
    pub fn of_assertion(&self, t: TaskId, span: Span) -> Account {
        let message = format!("an assertion fails in {}", self.named(t));
        self.one(FindingKind::Assertion, message, t, span, "this assertion fails")
    }

    /// The root task, or a daemon, ends with an exception that `t` threw.
    pub fn of_exception(&self, ends: TaskId, t: TaskId, span: Span, text: &str) -> Account {
        let whose = if ends == TaskId::ROOT { "the root task".to_owned() } else { self.named(ends) };
        let message = format!("{text} leaves {whose}");
        self.one(FindingKind::Exception, message, t, span, &format!("throws {text}"))
    }
}
