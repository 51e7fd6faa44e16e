//! The event log of one execution, to compare the two engines' arithmetic, stores and control flow step by step.
//!
//! An engine that follows the canonical order of tasks ([`Turns`]) tells a [`Log`] what each task does: operations in
//! order, with their places, locations and values. A log is a count and a rolling hash; entries are kept for a window only,
//! so that logs of any length can be compared and the first difference be found by a second run.
//!
//! Objects have no names that both engines share. A log numbers them as it meets them: equal logs mean that
//! the two heaps correspond one to one in all that was touched.

use crate::schedule::{InputValue, Site, TaskPath};
use crate::verdict::Unknown;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;

/// In which order tasks take turns. A turn lasts until its task has created a task, waits, or has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turns(pub Vec<TaskPath>);

/// A value. Floats by their bits; an object by its number in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// `null`
    Null,
    /// `boolean`
    Bool(bool),
    /// up to 32 bits
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(u32),
    /// `double`
    Double(u64),
    /// a reference
    Object(u32),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Bool(b) => write!(f, "{b}"),
            Value::Int(i) => write!(f, "{i}"),
            Value::Long(i) => write!(f, "{i}L"),
            Value::Float(b) => write!(f, "{}f", f32::from_bits(*b)),
            Value::Double(b) => write!(f, "{:?}", f64::from_bits(*b)),
            Value::Object(n) => write!(f, "#{n}"),
        }
    }
}

/// What an object is, told when the log meets it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// An instance of a class.
    Instance(String),
    /// An array: its type and length.
    Array(String, u32),
    /// A string.
    Text(String),
    /// A cell.
    Cell,
}

/// A location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A static field, by its slot.
    Static(u32),
    /// Field (by its slot) or element of an object.
    Slot(u32, u32),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Static(slot) => write!(f, "static slot {slot}"),
            Place::Slot(object, slot) => write!(f, "#{object}[{slot}]"),
        }
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The next entry is the first to name this object.
    Meets(u32, Thing),
    /// An object is allocated.
    New(Value),
    /// A read, and what it yields.
    Load(Place, Value),
    /// A write, and what the location holds after it.
    Store(Place, Value),
    /// The task creates its n-th task, with this body and result cell.
    Spawn(u32, Value, Value),
    /// A scope has been joined; its exceptions.
    Join(Value),
    /// A section of this space begins.
    Enter(&'static str),
    /// The innermost section ends.
    Leave,
    /// A cell is filled: state (1 value, 2 exception, 3 cancelled), content, whether it was empty.
    Fill(Value, i32, Value, bool),
    /// A cell is read: state and content.
    Read(Value, Value, Value),
    /// A registration on a barrier is used: how, and the phases that it has signalled and waited for then.
    Phase(&'static str, Value, u32, u32),
    /// A permission call with its operands.
    Permission(&'static str, Vec<Value>),
    /// An input is chosen.
    Input(Value),
    /// A class initialiser begins, of the class with this name.
    Init(String),
    /// A text is printed.
    Print(String),
    /// An exception is thrown.
    Throw(Value),
    /// The program is ended.
    Halt(Value),
    /// The task ends: whether by an exception, and the result or exception.
    End(bool, Value),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Meets(n, Thing::Instance(class)) => write!(f, "meets #{n}, a {class}"),
            What::Meets(n, Thing::Array(ty, length)) => write!(f, "meets #{n}, a {ty} of length {length}"),
            What::Meets(n, Thing::Text(text)) => write!(f, "meets #{n}, the text {text:?}"),
            What::Meets(n, Thing::Cell) => write!(f, "meets #{n}, a cell"),
            What::New(v) => write!(f, "allocates {v}"),
            What::Load(place, v) => write!(f, "reads {v} from {place}"),
            What::Store(place, v) => write!(f, "writes {v} to {place}"),
            What::Spawn(n, body, result) => write!(f, "creates its task {}, body {body}, result {result}", n + 1),
            What::Join(v) => write!(f, "has joined a scope, exceptions {v}"),
            What::Enter(space) => write!(f, "enters a section ({space})"),
            What::Leave => f.write_str("leaves a section"),
            What::Fill(cell, state, v, won) => write!(f, "fills {cell} with {v} (state {state}, first {won})"),
            What::Read(cell, state, v) => write!(f, "reads {v} (state {state}) from cell {cell}"),
            What::Phase(call, reg, signalled, waited) => {
                write!(f, "calls {call} on {reg}, which has signalled phase {signalled} and waited for {waited}")
            }
            What::Permission(call, operands) => {
                write!(f, "calls {call}")?;
                operands.iter().try_for_each(|v| write!(f, " {v}"))
            }
            What::Input(v) => write!(f, "gets the input {v}"),
            What::Init(class) => write!(f, "initialises {class}"),
            What::Print(text) => write!(f, "prints {text:?}"),
            What::Throw(v) => write!(f, "throws {v}"),
            What::Halt(v) => write!(f, "ends the program with {v}"),
            What::End(false, v) => write!(f, "ends with the result {v}"),
            What::End(true, v) => write!(f, "ends with the exception {v}"),
        }
    }
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Who.
    pub task: TaskPath,
    /// The instruction; none for the end of a task.
    pub site: Option<Site>,
    /// What it does.
    pub what: What,
}

/// What an engine that follows a run knows of an entry besides what it logs. Objects, scopes and barriers are its own numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tie {
    /// A task was created.
    Created {
        /// The scope that it belongs to, if any.
        scope: Option<u32>,
        /// Whether the program does not wait for it.
        daemon: bool,
        /// The cells that it waits for, by their numbers in the log if they have one.
        awaits: Vec<Option<u32>>,
    },
    /// This scope was joined.
    Joined(u32),
    /// A section took or gives back these locks: an object, or all; whether for writing.
    Locks(Vec<(Option<u32>, bool)>),
    /// A cell was read: whether that waits until it is filled.
    Read(bool),
    /// Registrations on barriers have got this far.
    Phases(Vec<Member>),
}

/// A registration on a barrier after it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The barrier.
    pub barrier: u32,
    /// How many phases signals may be ahead of waits; 0 for no bound.
    pub bound: u32,
    /// The last phase that it has signalled; none if it does not signal.
    pub signalled: Option<u32>,
    /// The last phase that it has waited for; none if it does not wait.
    pub waited: Option<u32>,
    /// Whether it has just been dropped.
    pub dropped: bool,
}

/// Entries between two marks.
pub const STRIDE: u64 = 1024;

/// A log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    count: u64,
    hash: Rolling,
    /// The hash before each [`STRIDE`]-th entry.
    marks: Vec<u64>,
    window: Range<u64>,
    kept: Vec<Entry>,
}

impl Log {
    /// An empty log that will keep the entries with these numbers.
    #[must_use]
    pub fn new(window: Range<u64>) -> Log {
        Log { count: 0, hash: Rolling::default(), marks: Vec::new(), window, kept: Vec::new() }
    }

    /// Appends an entry.
    pub fn push(&mut self, entry: Entry) {
        if self.count.is_multiple_of(STRIDE) {
            self.marks.push(self.hash.0);
        }
        entry.hash(&mut self.hash);
        if self.window.contains(&self.count) {
            self.kept.push(entry);
        }
        self.count += 1;
    }

    /// Number of entries.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Hash of all entries in order.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash.0
    }

    /// The entries of the window.
    #[must_use]
    pub fn kept(&self) -> &[Entry] {
        &self.kept
    }

    /// Whether both tell the same.
    #[must_use]
    pub fn same(&self, other: &Log) -> bool {
        (self.count, self.hash.0) == (other.count, other.hash.0)
    }

    /// The numbers of entries among which the first difference is, if there is one.
    #[must_use]
    pub fn differs_within(&self, other: &Log) -> Option<Range<u64>> {
        if self.same(other) {
            return None;
        }
        let equal = self.all_marks().zip(other.all_marks()).take_while(|(a, b)| a == b).count() as u64;
        let from = equal.saturating_sub(1) * STRIDE;
        Some(from..from + STRIDE)
    }

    /// The marks, with that of the entry which would come next.
    fn all_marks(&self) -> impl Iterator<Item = u64> {
        self.marks.iter().copied().chain(self.count.is_multiple_of(STRIDE).then_some(self.hash.0))
    }

    /// The first difference among the kept entries of two logs with one window: its number and both entries, if any.
    #[must_use]
    pub fn first_difference<'a>(&'a self, other: &'a Log) -> Option<(u64, Option<&'a Entry>, Option<&'a Entry>)> {
        let longest = self.kept.len().max(other.kept.len());
        let at = (0..longest).find(|i| self.kept.get(*i) != other.kept.get(*i))?;
        Some((self.window.start + at as u64, self.kept.get(at), other.kept.get(at)))
    }
}

/// FNV-1a over 64 bits (Fowler, Noll, Vo): the same on every machine of one byte order, whatever the standard library does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rolling(u64);

impl Default for Rolling {
    fn default() -> Self {
        Rolling(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Rolling {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = (self.0 ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The canonical run as an engine sees it.
#[derive(Clone, Debug)]
pub struct Canonical {
    /// The order of tasks.
    pub turns: Turns,
    /// What input operations yield, in order.
    pub inputs: Vec<InputValue>,
    /// What happens.
    pub log: Log,
}

/// Why there is no canonical run to follow.
#[derive(Clone, Debug, PartialEq)]
pub enum NotFollowed {
    /// A branch depends on the schedule or on an input, at this instruction of the user's own code if known.
    Symbolic(Option<Site>, String),
    /// A limit.
    Limit(Unknown),
}

/// The answer of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub enum Followed {
    /// Both engines saw the same.
    Yes {
        /// Number of entries.
        events: u64,
        /// Their hash.
        hash: u64,
    },
    /// They did not.
    No {
        /// Number of the first entry that differs.
        number: u64,
        /// The entry of the run that was to be followed, if it has one there.
        expected: Option<Entry>,
        /// The entry of the engine that followed, if it has one there.
        found: Option<Entry>,
        /// Why that engine could not go on, if so.
        stopped: Option<String>,
    },
    /// There is nothing to compare.
    NotApplicable(NotFollowed),
}

/// Compares the canonical run of one engine with what another one makes of its turns. Each is called with the
/// window of entries to keep: once without, and where they differ once more to find the first difference.
pub fn compare(
    mut canonical: impl FnMut(Range<u64>) -> Result<Canonical, NotFollowed>,
    mut follow: impl FnMut(&Canonical, Range<u64>) -> (Log, Result<(), String>),
) -> Followed {
    let ours = match canonical(0..0) {
        Ok(ours) => ours,
        Err(why) => return Followed::NotApplicable(why),
    };
    let (theirs, end) = follow(&ours, 0..0);
    let Some(window) = ours.log.differs_within(&theirs) else {
        let (events, hash) = (theirs.count(), theirs.hash());
        return match end {
            Ok(()) => Followed::Yes { events, hash },
            Err(why) => Followed::No { number: events, expected: None, found: None, stopped: Some(why) },
        };
    };
    let stopped = end.err();
    let again = canonical(window.clone()).map(|ours| {
        let (theirs, _) = follow(&ours, window.clone());
        ours.log.first_difference(&theirs).map(|(n, x, y)| (n, x.cloned(), y.cloned()))
    });
    match again {
        Ok(Some((number, expected, found))) => Followed::No { number, expected, found, stopped },
        // Two runs of one engine differ: that is a difference, too.
        _ => Followed::No { number: window.start, expected: None, found: None, stopped },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(window: Range<u64>, entries: impl Iterator<Item = i32>) -> Log {
        let mut log = Log::new(window);
        for i in entries {
            let what = What::Store(Place::Static(0), Value::Int(i));
            log.push(Entry { task: TaskPath::default(), site: None, what });
        }
        log
    }

    #[test]
    fn the_first_difference_is_found_in_its_window() {
        let entries = |changed: i32| (0..5000).map(move |i| if i == changed { -1 } else { i });
        let (a, b) = (log(0..0, entries(-1)), log(0..0, entries(3333)));
        let window = a.differs_within(&b).unwrap_or_default();
        assert_eq!(window, 3072..4096);
        let (a, b) = (log(window.clone(), entries(-1)), log(window, entries(3333)));
        let found = a.first_difference(&b).map(|(n, x, y)| (n, x.map(|e| e.what.to_string()), y.is_some()));
        assert_eq!(found, Some((3333, Some("writes 3333 to static slot 0".to_owned()), true)));
    }

    #[test]
    fn a_log_that_ends_early_differs() {
        for n in [1, 1023, 1024, 1025] {
            let (a, b) = (log(0..0, 0..n), log(0..0, 0..n + 1));
            let window = a.differs_within(&b).unwrap_or_default();
            assert!(window.contains(&(n as u64)), "{n}: {window:?}");
        }
        assert_eq!(log(0..0, 0..9).differs_within(&log(0..0, 0..9)), None);
    }
}
