//! Faults that tests plant to see that the suite catches them.
//!
//! Each stands for a mistake that is easily made and that would make verdicts wrong; its documentation names the rule that it
//! breaks. `testgen/tests/planted.rs` plants them one by one and names the regression programs that tell.
//!
//! Without the feature `faults`, which only that test asks for, [`planted`] is the constant `false`: nothing of this is
//! left in the command.

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A mistake in the unroller or the solver's encodings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Fault {
            $($(#[$doc])* $name,)*
        }

        impl Fault {
            /// All of them.
            pub const ALL: &[Fault] = &[$(Fault::$name),*];
        }
    };
}

faults! {
    // Happens-before.
    /// The end of a scope orders nothing and waits for nobody. Rule: what follows a finish comes after its tasks.
    JoinDropped,
    /// A blocking read of a cell orders nothing and waits for nobody. Rule: what follows a get comes after the future.
    GetDropped,
    /// What follows a wait for a phase is not ordered after the signals. Rule: a phase's signals come before what follows its
    /// waits.
    PhaseEdgeDropped,
    /// A phase is over before the creator's first child has signalled it. Rule: it needs all that are registered.
    SignalNotNeeded,
    /// A task may begin before it is created. Rule: a task comes after what its parent did before the spawn.
    SpawnDropped,
    /// What a parent does after a spawn comes after the new task. Rule: it runs beside it.
    SpawnJoins,
    /// What a task does after it has resigned belongs to its scope still. Rule: nobody waits for that.
    ResignedJoined,
    /// An edge that exists under a guard orders always. Rule: it orders an event only if the event's guard implies it.
    GuardedEdgeAlways,
    /// A test that finds a cell empty is ordered after its fill, too. Rule: only a test that finds it full is.
    EmptyPollOrders,
    /// What a section does comes after all earlier sections that exclude it. Rule: a race is two accesses that some prefix
    /// enables, not an order that one run happens to have.
    SectionsOrder,
    /// A use of a class is not ordered after its initialiser.
    InitUnordered,
    /// What a class initialiser has handed on is taken to be seen by it alone.
    InitKeepsAll,
    /// What an initialiser does is not noted for those that run it. Rule: who runs these runs it.
    InitNotedInnermost,
    /// An object that is met before it is made counts as made when it is met, whoever makes it.
    MadeWhenMet,
    /// What an initialiser writes has its place in the task that runs it first in the canonical order. Rule: it is there at first, whoever runs
    /// it.
    InitPlaced,
    /// A third reader is evicted from the shadow state although there are non-tree edges, or values that depend on the
    /// schedule. Rule: an antichain is kept then.
    ThirdReaderEvicted,
    /// An access stands for all earlier ones that it is ordered after, also where values depend on the schedule. Rule: a prefix may
    /// hold the earlier one back where the later one is not reached.
    LaterStandsForEarlier,
    /// Draws from a counter are all different, also where reading and adding are two sections. Rule: an addition is atomic.
    CounterInTwoSections,
    /// Exceptions reach a finish in the order in which its tasks were created. Rule: in that of their ends, whatever it is.
    ThrownInOrder,
    // Prefixes.
    /// A goal counts only if every task can run to its end. Rule: races are looked for in prefixes, also before a deadlock.
    EverythingExecutes,
    /// Deadlocks are decided before races. Rule: race > permission > deadlock > exception > assertion.
    DeadlocksFirst,
    /// Loops that were cut are taken as left. Rule: a bound makes the answer unknown.
    BoundTakenAsInfeasible,
    /// Waits inside of sections are no reason to look for a deadlock. Rule: the canonical run decides only if no
    /// section is open while its task waits.
    WaitsInsideForgotten,
    // Paths and the store.
    /// Both sides of a branch run under the guard of the first. Rule: their guards are disjoint.
    OneSidedGuard,
    /// Where paths meet, a local has the value of the other path.
    MergeSwapsPaths,
    /// A write on one path changes the store for all. Rule: a path writes `ite(guard, new, old)`.
    StoreUnguarded,
    /// A symbolic index is taken for its successor.
    SymbolicIndexOffByOne,
    /// An exception of a task does not reach the scope that joins it.
    TaskExceptionLost,
    // Sections.
    /// Sections take no locks.
    SectionsNeverExclude,
    /// All sections are of one lock space. Rule: `isolated` excludes neither monitors nor atomics.
    OneLockSpace,
    /// Nothing happens between the begin of a section and its end. Rule: an operation inside that others can see is an event of
    /// its own.
    SectionAsOneEvent,
    /// All locks are taken for writing. Rule: readers of one object do not exclude each other.
    ReadModeIgnored,
    /// Locks that clash under a condition exclude always.
    ConditionalExclusionAlways,
    // Commutation.
    /// All sections commute. Rule: both orders leave the same from every state.
    AllSectionsCommute,
    /// What leaves a section in locals or other locations does not matter. Rule: it is the same in both orders.
    CommuteForgetsLeaves,
    /// Accesses that depend on the order of sections do not matter. Rule: guards of accesses are the same in both orders.
    CommuteWithoutFootprint,
    // Invariants.
    /// All sections keep what is asserted after them. Rule: from every state.
    AllKeepInvariants,
    /// Sections that touch the same need not exclude each other to keep it. Rule: they come one after the other.
    InvariantWithoutExclusion,
    /// What is asserted beside running sections is kept by them, too. Rule: the state is one between whole sections.
    InvariantOfRunningSections,
    // The loop for S.
    /// The refinement ends with its second round, whatever that found. Rule: S, footprints and domains are stable at the end.
    RoundTooEarly,
    /// Values written to sensitive references do not enter their domains.
    DomainsNotWidened,
    /// Racing accesses stay concrete beside choices. Rule: a location whose accesses no order fixes is in S.
    RacyReadsConcrete,
    /// Every fill of a cell wins. Rule: only the first.
    FillAlwaysWins,
    /// A look at a cell that nobody has filled by then finds it empty whatever fills it beside. Rule: it is a choice, unless all
    /// fills come after it.
    LateFillForgotten,
    // Waiting loops.
    /// The last iteration of a waiting loop reads all it reads at one moment. Rule: it is not "wait until it holds".
    WaitUntilItHolds,
    /// Plain reads of dropped iterations are forgotten. Rule: they count for races.
    DroppedReadsForgotten,
    // Regions.
    /// A region ends where it is acquired. Rule: it is held until its release.
    ReleaseAtAcquire,
    /// A region that is never released counts as ended at once.
    UnreleasedEndsAtOnce,
    /// A range lacks its last index.
    RangeOffByOne,
    /// A release of a part ends the whole region for others. Rule: acquiring 0..9 and releasing 0..5 leaves 6..9.
    PartialReleaseEndsAll,
    /// After a release of a part the task holds nothing more of the object.
    PartialReleaseForgetsRest,
    /// A region on an owner does not cover what it owns.
    OwnedNotCovered,
    // Queries.
    /// Whatever is reached takes a position in the row of its cluster. Rule: what has a false guard may do without, and may
    /// have one without being reached.
    ReachedTakesPosition,
    /// A read of another cluster is constrained, the writers that it may see are left out. Rule: a query is about the cone of
    /// all linked clusters.
    WritersLeftOut,
    // Concrete evaluation, for the comparison of event logs.
    /// `<<` shifts one too far where both operands are known.
    WrongShift,
    /// A store of a known value under no guard into an array's third element is dropped.
    StoreDropped,
}

#[cfg(feature = "faults")]
std::thread_local! {
    static PLANTED: std::cell::Cell<Option<Fault>> = const { std::cell::Cell::new(None) };
}

/// Whether the fault is planted on this thread.
#[cfg(feature = "faults")]
#[must_use]
pub fn planted(fault: Fault) -> bool {
    PLANTED.get() == Some(fault)
}

/// Never: faults are planted by tests only.
#[cfg(not(feature = "faults"))]
#[must_use]
#[inline(always)]
pub const fn planted(_: Fault) -> bool {
    false
}

/// What `run` yields with this fault (or none) planted on this thread.
#[cfg(feature = "faults")]
pub fn with<T>(fault: Option<Fault>, run: impl FnOnce() -> T) -> T {
    let before = PLANTED.replace(fault);
    let result = run();
    PLANTED.set(before);
    result
}
