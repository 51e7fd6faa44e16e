//! What a program may contain, drawn once per program so that small programs are dense in a few features.

use super::Numbers;

/// Kinds of statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Assign,
    Increment,
    SetRef,
    Local,
    LocalRef,
    If,
    LeaveIf,
    For,
    BreakIf,
    WaitWhile,
    Isolated,
    IsolatedValue,
    Synchronized,
    Atomic,
    Async,
    AsyncAwait,
    Future,
    ForTasks,
    Finish,
    Get,
    SafeGet,
    Put,
    WaitAll,
    Region,
    Acquire,
    Assert,
    Throw,
    Try,
    Exit,
    Call,
    Phaser,
    ForPhased,
    Next,
}

impl Kind {
    /// Whether it touches what is shared, and nothing else.
    pub(super) fn is_access(self) -> bool {
        matches!(self, Kind::Assign | Kind::Increment | Kind::SetRef | Kind::Assert)
    }

    pub(super) fn nests(self) -> bool {
        matches!(
            self,
            Kind::If
                | Kind::For
                | Kind::Isolated
                | Kind::IsolatedValue
                | Kind::Synchronized
                | Kind::Async
                | Kind::AsyncAwait
                | Kind::Future
                | Kind::ForTasks
                | Kind::Finish
                | Kind::Region
                | Kind::ForPhased
                | Kind::Try
        )
    }
}

const BASE: &[(Kind, u32)] = &[
    (Kind::Assign, 9),
    (Kind::Increment, 4),
    (Kind::If, 5),
    (Kind::Isolated, 9),
    (Kind::Async, 9),
    (Kind::Finish, 3),
    (Kind::Assert, 2),
];

/// Features: what comes together.
const EXTRA: &[&[(Kind, u32)]] = &[
    &[(Kind::LeaveIf, 3)],
    &[(Kind::Local, 4)],
    &[(Kind::IsolatedValue, 6)],
    &[(Kind::Future, 5), (Kind::Get, 5)],
    &[(Kind::Put, 4), (Kind::AsyncAwait, 4)],
    &[(Kind::Put, 4), (Kind::SafeGet, 2), (Kind::WaitAll, 3)],
    &[(Kind::WaitWhile, 3)],
    &[(Kind::Region, 6)],
    &[(Kind::Region, 3), (Kind::Acquire, 2)],
    &[(Kind::Throw, 1), (Kind::Try, 3)],
    &[(Kind::For, 4), (Kind::BreakIf, 2)],
    &[(Kind::ForTasks, 6)],
    &[(Kind::Atomic, 5)],
    &[(Kind::Synchronized, 5)],
    &[(Kind::Call, 4)],
    &[(Kind::Phaser, 6), (Kind::Next, 5), (Kind::ForPhased, 4)],
];

/// Which locations there are besides plain statics.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Places {
    pub(super) volatile: bool,
    pub(super) element: bool,
    pub(super) alias: bool,
    pub(super) node: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Profile {
    weights: Vec<(Kind, u32)>,
    pub(super) places: Places,
    pub(super) table: bool,
    /// Objects are locked, besides everything at once.
    pub(super) objects: bool,
    /// Numbers may be divided, nodes null, indices out of range.
    pub(super) faults: bool,
    /// How many of three accesses are put in sections, so that fewer programs race.
    pub(super) quiet: u32,
}

impl Profile {
    pub(super) fn new(n: &mut Numbers) -> Profile {
        let mut weights = BASE.to_vec();
        for feature in EXTRA {
            if n.one_in(5) {
                weights.extend_from_slice(feature);
            }
        }
        if n.one_in(20) {
            weights.push((Kind::Exit, 1));
        }
        let places = Places {
            volatile: n.one_in(3) || weights.iter().any(|w| w.0 == Kind::WaitWhile),
            element: n.one_in(3),
            alias: n.one_in(8),
            node: n.one_in(4),
        };
        if places.alias {
            weights.push((Kind::SetRef, 3));
        }
        if places.node {
            weights.extend([(Kind::SetRef, 3), (Kind::LocalRef, 2)]);
        }
        let (table, objects, faults) = (n.one_in(8), n.one_in(3), n.one_in(6));
        Profile { weights, places, table, objects, faults, quiet: n.below(4) }
    }

    pub(super) fn has(&self, kind: Kind) -> bool {
        self.weights.iter().any(|w| w.0 == kind)
    }

    /// One of all.
    pub(super) fn pick(&self, n: &mut Numbers) -> Kind {
        self.pick_from(n, |_| true)
    }

    /// One that creates tasks.
    pub(super) fn pick_task(&self, n: &mut Numbers) -> Kind {
        self.pick_from(n, |k| {
            matches!(k, Kind::Async | Kind::AsyncAwait | Kind::Future | Kind::ForTasks | Kind::ForPhased | Kind::Phaser)
        })
    }

    fn pick_from(&self, n: &mut Numbers, fits: impl Fn(Kind) -> bool) -> Kind {
        let weights = || self.weights.iter().filter(|w| fits(w.0));
        let mut at = n.below(weights().map(|w| w.1).sum());
        for (kind, w) in weights() {
            if at < *w {
                return *kind;
            }
            at -= w;
        }
        Kind::Assign
    }
}
