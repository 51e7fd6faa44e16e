//! Depth-first search over states.

use super::code::Coder;
use super::foresee::{Effect, Foresight};
use super::front::{Context, Front, Grain, Next};
use super::graph::Graph;
use super::late;
use super::paper::{Status, can_run};
use super::persistent::Persistent;
use super::reach::Reach;
use super::rounds::{Left, Round};
use super::scout::Lore;
use super::trace;
use super::visited::Visited;
use super::wide::{Change, LONG};
use crate::machine::regions::Held;
use crate::machine::state::Phase;
use crate::machine::{Limit, TaskId};
use crate::replay::ProgramReplayer;
use crate::search::dfs::{Found, Name, What, names};
use crate::search::options::{Method, Options, Progress};
use crate::search::order::Fault;
use crate::search::report;
use crate::search::runner::Move;
use crate::stuck::{Stuck, stuck, time_limit};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::{InputValue, Site};
use scoville_evidence::verdict::{Finding, Unknown};
use scoville_ir::types::MethodId;
use std::time::Instant;

/// Violations that are told while a search goes on.
const TOLD: usize = 4;

/// Steps between two looks at the clock and the memory, at least.
const PULSE: u64 = 256;

/// A state with moves left.
struct Node {
    front: Front,
    reach: Reach,
    hash: u128,
    /// The next move last.
    moves: Vec<Move>,
    /// Moves that are not taken unless the search comes back from here.
    aside: Vec<Move>,
    /// What is known of the moves.
    foresight: Foresight,
    /// Moves that led here.
    depth: usize,
    /// Whether it has been looked at for being a livelock.
    tested: bool,
    /// Which states lead to it that it leads to.
    round: Round,
    bytes: u64,
}

/// One round of the search, with fixed points.
pub struct Dfs<'a, 'p> {
    cx: &'a Context<'p>,
    options: &'a Options,
    lore: &'a mut Lore,
    progress: &'a mut dyn FnMut(&Progress),
    coder: Coder,
    visited: Visited,
    on_stack: FxHashMap<u128, usize>,
    left: Left,
    persistent: Persistent<'p>,
    stack: Vec<Node>,
    /// Nodes that are not on the stack any more: their memory is used again.
    spare: Vec<Node>,
    stack_bytes: u64,
    path: Vec<Move>,
    names: FxHashSet<Name>,
    /// Acquires of regions that were held when their task had ended.
    pub kept: FxHashSet<Site>,
    /// Findings.
    pub found: Vec<Found>,
    /// Why the search was given up.
    pub cut: Option<Unknown>,
    /// Why some states were not followed.
    pub limit: Option<Unknown>,
    /// Steps.
    pub transitions: u64,
    /// How many of them when the clock and the memory are looked at again.
    next_pulse: u64,
    /// How many of them when the first violation was met.
    found_at: u64,
    /// How many of the findings have been looked at for being told while the search goes on.
    told: usize,
    /// Hashes of the states that the moves of a new state are known to lead to: memory that is used again.
    ahead: Vec<Option<u128>>,
    /// Most steps on one path.
    pub depth: usize,
    /// Ends that were met.
    pub ends: u64,
    /// Ends that no assumption excludes.
    pub considered: u64,
    /// Whether a task stands at a false assumption in one of the states.
    pub discarded: bool,
    /// Checked accesses and regions on the way to the first end.
    pub counts: (u64, u64),
    /// Most bytes in use, about.
    pub bytes: u64,
    /// Whether an identity hash code was asked for.
    pub identity_used: bool,
    /// The graph of the states, where values are left open.
    graph: Option<Graph>,
    /// Why this round is given up for one in which other values are left open.
    pub change: Option<Change>,
    /// The length of a path that is to be looked at.
    long: usize,
    raced: bool,
}

impl Node {
    /// Before its state is looked at.
    fn new(front: Front) -> Node {
        Node {
            front,
            reach: Reach::default(),
            hash: 0,
            moves: Vec::new(),
            aside: Vec::new(),
            foresight: Foresight::default(),
            depth: 0,
            tested: false,
            round: Round::default(),
            bytes: 0,
        }
    }
}

impl<'a, 'p> Dfs<'a, 'p> {
    /// A search from the start of the program.
    pub fn new(
        cx: &'a Context<'p>,
        options: &'a Options,
        lore: &'a mut Lore,
        with_names: bool,
        progress: &'a mut dyn FnMut(&Progress),
    ) -> Dfs<'a, 'p> {
        (lore.accesses, lore.regions) = (0, 0);
        Dfs {
            coder: Coder::new(cx, with_names),
            visited: Visited::new(options.full_states),
            cx,
            options,
            lore,
            progress,
            on_stack: FxHashMap::default(),
            left: Left::default(),
            persistent: Persistent::new(cx.program(), with_names),
            stack: Vec::new(),
            spare: Vec::new(),
            stack_bytes: 0,
            path: Vec::new(),
            names: FxHashSet::default(),
            kept: FxHashSet::default(),
            found: Vec::new(),
            cut: None,
            limit: None,
            transitions: 0,
            next_pulse: PULSE,
            found_at: 0,
            told: 0,
            ahead: Vec::new(),
            depth: 0,
            ends: 0,
            considered: 0,
            discarded: false,
            counts: (0, 0),
            bytes: 0,
            identity_used: false,
            graph: (!cx.wide.is_empty()).then(Graph::default),
            change: None,
            long: LONG,
            raced: false,
        }
    }

    /// Number of states met.
    #[must_use]
    pub fn states(&self) -> u64 {
        self.visited.len() as u64
    }

    /// What was found, by name.
    #[must_use]
    pub fn into_names(self) -> FxHashSet<Name> {
        self.names
    }

    /// Searches everything, or up to a limit, or until more points are known to be needed.
    pub fn run(&mut self) {
        self.search();
        self.weigh();
        // Where something is left on the stack, more is to be searched.
        if self.stack.is_empty()
            && self.cut.is_none()
            && self.change.is_none()
            && self.graph.as_ref().is_some_and(Graph::lacks_ends)
        {
            let what = "tasks that go on for ever, where no other one ends that";
            self.limit.get_or_insert(Unknown::Unwinding(what.to_owned()));
        }
    }

    fn search(&mut self) {
        let mut front = Front::new(self.cx.program(), self.lore);
        let status = front.begin(self.cx, self.lore, &mut None);
        // The state that a step leads to, until the next step.
        let mut work = Node::new(front);
        self.visit(&mut work, status);
        while self.cut.is_none() && self.change.is_none() && (!self.raced || self.options.all_races) {
            let Some(top) = self.stack.last_mut() else { return };
            let Some(m) = top.moves.pop() else {
                self.leave();
                // Between two descents: what was learnt may call for a new round.
                let runs_out = self.lore.late.len() > self.cx.late.len();
                if self.cx.grain != Grain::Paper && (runs_out || self.cx.points.lacks(&self.lore.sharing.found)) {
                    return;
                }
                continue;
            };
            self.transitions += 1;
            self.depth = self.depth.max(top.depth + 1);
            let Some(top) = self.stack.last() else { return };
            if let Some(hash) = self.foreseen(top, m).filter(|hash| self.is_left_behind(*hash)) {
                if let Some(graph) = &mut self.graph {
                    graph.edge(top.hash, m, hash);
                }
                if let Some(top) = self.stack.last_mut() {
                    top.round.leaves = true;
                }
                self.pulse();
                continue;
            }
            work.front.clone_from(&top.front);
            work.reach.clone_from(&top.reach);
            self.path.truncate(top.depth);
            self.path.push(m);
            work.front.faults.clear();
            let status = work.front.take(self.cx, self.lore, m, &mut None);
            self.visit(&mut work, status);
            self.pulse();
        }
    }

    /// Leaves the state on top of the stack, from which all moves have been taken.
    fn leave(&mut self) {
        let Some(node) = self.stack.pop() else { return };
        self.on_stack.remove(&node.hash);
        self.stack_bytes -= node.bytes;
        let closed = self.left.leave(node.hash, &node.round);
        if closed && node.round.is_for_ever() {
            if let Some(t) = node.round.lost(self.cx, &node.front) {
                self.limit.get_or_insert(endless(self.cx, &node.front, t));
            // What is guessed may always be such that others of its states are not met again.
            } else if let Some(graph) = self.graph.as_mut().filter(|_| !node.round.guesses) {
                graph.end(node.hash);
            }
        }
        if let Some(top) = self.stack.last_mut() {
            if closed {
                top.round.leaves = true;
            } else {
                top.round.join(&node.round);
            }
        }
        self.spare.push(node);
    }

    /// The hash of the state that a move is known to lead to. Not asked for where whole states are compared, nor before
    /// the first end, on the way to which accesses are counted.
    fn foreseen(&self, node: &Node, m: Move) -> Option<u128> {
        let decided = m.input.is_some() || m.guess.is_some() || m.late.is_some();
        if self.options.full_states || self.cx.grain == Grain::Paper || self.ends == 0 || decided {
            return None;
        }
        node.foresight.hash(self.cx, &node.front.state, node.hash, m.task)
    }

    /// Whether a state has been met, and does not lead to one on the way here.
    fn is_left_behind(&self, hash: u128) -> bool {
        self.visited.has(hash) && !self.on_stack.contains_key(&hash) && self.left.number(hash).is_none()
    }

    /// Takes those moves of a new state that are known to lead to states that have been left behind: most of them. All
    /// are looked up at once, since each of them waits for the memory.
    fn take_foreseen(&mut self, node: &mut Node) {
        let mut ahead = std::mem::take(&mut self.ahead);
        ahead.clear();
        ahead.extend(node.moves.iter().map(|m| self.foreseen(node, *m)));
        self.visited.fetch(ahead.iter().flatten().copied());
        let mut hashes = ahead.iter();
        let moves = if self.graph.is_some() { node.moves.clone() } else { Vec::new() };
        let all = node.moves.len();
        node.moves.retain(|_| !hashes.next().copied().flatten().is_some_and(|hash| self.is_left_behind(hash)));
        let taken = all - node.moves.len();
        if taken > 0
            && let Some(graph) = &mut self.graph
        {
            for (m, hash) in moves.iter().zip(&ahead) {
                if let Some(hash) = hash.filter(|_| !node.moves.contains(m)) {
                    graph.edge(node.hash, *m, hash);
                }
            }
        }
        self.transitions += taken as u64;
        node.round.leaves |= taken > 0;
        if taken > 0 {
            self.depth = self.depth.max(self.path.len() + 1);
        }
        self.ahead = ahead;
    }

    /// Estimates the memory in use.
    fn weigh(&mut self) {
        let graph = self.graph.as_ref().map_or(0, Graph::bytes);
        let kept = self.visited.bytes() + self.stack_bytes + self.left.bytes() + self.lore.world.bytes() + graph;
        self.bytes = self.bytes.max(kept + 96 * self.lore.sharing.len() as u64);
    }

    /// Looks at the limits of the whole search, and tells how far it is.
    fn pulse(&mut self) {
        if self.transitions < self.next_pulse {
            return;
        }
        self.next_pulse = self.transitions + PULSE;
        self.weigh();
        if Instant::now() >= self.cx.deadline {
            self.cut = Some(Unknown::Timeout);
        } else if self.bytes + self.visited.growth(PULSE as usize) > self.options.memory {
            self.cut = Some(Unknown::Memory(format!("{} MB of states, and more are needed", self.bytes >> 20)));
        } else if self.transitions >= self.options.transitions {
            self.cut = Some(Unknown::TooLarge(format!("{} steps", self.options.transitions)));
        } else if !self.found.is_empty() && self.transitions >= self.found_at.saturating_add(self.options.further) {
            self.cut = Some(Unknown::TooLarge(format!("{} steps after a violation", self.options.further)));
        }
        let news = self.news();
        let progress = Progress {
            news,
            states: self.states(),
            transitions: self.transitions,
            depth: self.path.len() as u64,
            bytes: self.bytes,
            tasks: self.lore.tasks as u64,
        };
        (self.progress)(&progress);
    }

    /// What has been found meanwhile and replays. The search may be stopped from outside.
    fn news(&mut self) -> Vec<Finding> {
        let all = self.found.len().min(TOLD);
        if self.told == all {
            return Vec::new();
        }
        let new = self.found[self.told..all].iter();
        let replayer = ProgramReplayer::new(self.cx.program(), self.options.limits);
        let shown = |found: &Found| {
            let end = trace::schedule(self.cx, found, false)?;
            report::finding(self.cx.program(), &replayer, found, end).ok()
        };
        let news = new.filter_map(shown).collect();
        self.told = all;
        news
    }

    fn note(&mut self, name: Name, what: What) {
        if self.names.insert(name) {
            if self.found.is_empty() {
                self.found_at = self.transitions;
            }
            self.found.push(Found { what, path: self.path.clone() });
        }
    }

    /// Takes over what the last step has brought to light.
    fn collect(&mut self, front: &mut Front) {
        self.identity_used |= front.state.identity_used;
        for fault in std::mem::take(&mut front.faults) {
            if let Fault::Unreleased(list) = &fault {
                let task = list.first().map(|h| h.task);
                let held = front.state.regions.held().iter().filter(|h: &&Held| Some(h.task) == task);
                self.kept.extend(held.map(|h| h.site));
            }
            for (name, fault) in names(fault) {
                if front.early && !matches!(fault, Fault::Race(..)) {
                    continue;
                }
                self.note(name, What::Fault(fault));
            }
        }
        let told = if front.early { 0 } else { front.state.tasks.len() as u32 };
        for t in (0..told).map(TaskId) {
            let Some(o) = front.state.uncaught(t).filter(|o| !front.state.is_assertion(*o)) else { continue };
            let entry = Site { method: self.cx.program().entry.0, pc: 0 };
            let site = front.state.origins.get(&o).map_or(entry, |g| g.site);
            self.note(Name::Exception(site), What::Exception(t));
        }
        for (a, b) in front.races() {
            self.raced = true;
            self.note(Name::Race(a.site.min(b.site), a.site.max(b.site)), What::Race(a, b));
        }
    }

    /// A step has led to this state: keeps it if it is new, and leaves another one in its place.
    fn visit(&mut self, work: &mut Node, status: Status) {
        let from = self.stack.len().checked_sub(1);
        if !self.enter(work, status)
            && let Some(node) = from.and_then(|i| self.stack.get_mut(i))
        {
            node.round.leaves = true;
        }
    }

    /// The same; whether an execution can come back from there, as far as is known.
    fn enter(&mut self, work: &mut Node, status: Status) -> bool {
        let front = &mut work.front;
        self.collect(front);
        let looked = front.limits.iter().find_map(|(t, limit)| match limit {
            Limit::Looked(from) => Some((*from, front.condition(self.cx, *t).is_some())),
            // A text may hold what was left open.
            Limit::Unsupported(_) if front.state.opens => Some((u64::MAX, false)),
            _ => None,
        });
        if let Some((from, decides)) = looked {
            self.change = Some(Change::Looked { from, decides });
            return false;
        }
        if let Some((_, limit)) = front.limits.first() {
            // The search goes on: other executions may still show a violation.
            self.limit.get_or_insert(limit.reason());
        }
        if !front.races().is_empty() {
            // An execution means nothing beyond its first race.
            if let (Some(graph), Some(top)) = (&mut self.graph, self.stack.last()) {
                graph.end(top.hash);
            }
            return false;
        }
        let mover = self.path.last().map_or(TaskId::ROOT, |m| m.task);
        let from = self.stack.last().map(|top| (&top.front, mover));
        let (hash, deed) = self.coder.hash(self.cx, from, front, &mut work.reach);
        work.hash = hash;
        if let (Some(graph), Some(top), Some(m)) = (&mut self.graph, self.stack.last(), self.path.last()) {
            graph.edge(top.hash, *m, hash);
        }
        if let Some(top) = self.stack.last_mut() {
            work.foresight.inherit(&top.foresight, mover, deed);
            let effect = Effect::of(self.cx, mover, (&top.front, top.hash), (front, hash), deed);
            effect.into_iter().for_each(|e| top.foresight.learn(e));
        }
        let words = self.options.full_states.then(|| self.coder.words(self.cx, front, &work.reach));
        match self.visited.insert(work.hash, words) {
            Ok(true) => {}
            Ok(false) => return self.came_back(work.hash, front),
            Err(why) => {
                self.cut = Some(Unknown::Unsupported(why));
                return false;
            }
        }
        if self.states() > self.options.states {
            self.cut = Some(Unknown::TooLarge(format!("{} states", self.options.states)));
            return false;
        }
        work.round.begin(&mut self.left, front, self.path.last().is_some_and(|m| m.guess.is_some()));
        self.discarded |= front.state.all_tasks().any(|(_, task)| task.phase == Phase::Discarded);
        if !front.state.goes_on() {
            // An execution ends here, whatever daemons could go on to do.
            self.considered += 1;
            work.round.leaves = true;
        }
        let before = self.considered;
        work.moves.clear();
        work.aside.clear();
        if !self.moves(front, status, &mut work.moves, &mut work.round) {
            return false;
        }
        let discarded = || front.state.all_tasks().any(|(_, task)| task.phase == Phase::Discarded);
        if let Some(graph) = &mut self.graph
            && (work.moves.is_empty() || self.considered > before || !front.state.goes_on() || discarded())
        {
            graph.end(hash);
        }
        if work.moves.is_empty() || front.state.halted.is_some() {
            work.moves = self.end(front);
            if work.moves.is_empty() {
                self.ends += 1;
                if self.ends == 1 {
                    self.counts = (self.lore.accesses, self.lore.regions);
                }
                return false;
            }
        } else {
            work.moves.extend(late::early(self.cx, front));
        }
        if self.path.len() >= self.options.depth {
            self.limit.get_or_insert(Unknown::Unwinding(format!("an execution of {} steps", self.path.len())));
            return false;
        }
        if self.path.len() >= self.long && self.cx.grain != Grain::Paper {
            let path = self.stack.iter().rev().map(|node| (&node.front, &node.reach));
            self.change = self.cx.wide.growing(self.cx, path, self.long);
            self.long *= 2;
            if self.change.is_some() {
                return false;
            }
        }
        if self.options.method == Method::Exhaustive {
            self.persistent.reduce(self.cx, front, &mut work.moves, &mut work.aside);
        }
        front.sweep(&work.reach);
        work.moves.reverse();
        let size = front.state.heap.len() + 4 * front.state.tasks.len() + front.state.scopes.len();
        work.bytes = 1024 + 40 * size as u64;
        (work.depth, work.tested) = (self.path.len(), false);
        self.on_stack.insert(work.hash, self.stack.len());
        self.take_foreseen(work);
        self.stack_bytes += work.bytes;
        let next = self.spare.pop().unwrap_or_else(|| Node::new(work.front.clone()));
        self.stack.push(std::mem::replace(work, next));
        true
    }

    /// All moves of a state; `false` if there are too many.
    fn moves(&mut self, front: &Front, status: Status, all: &mut Vec<Move>, round: &mut Round) -> bool {
        for t in (0..front.state.tasks.len() as u32).map(TaskId) {
            let paper = self.cx.grain == Grain::Paper;
            let next = front.next(self.cx, t);
            match next {
                Next::Input(lo, hi) if lo <= hi && hi.abs_diff(lo) < self.options.inputs => {
                    all.extend((lo..=hi).map(|i| Move::step(t, Some(InputValue::Int(i)))));
                }
                Next::Input(..) => {
                    let at = front.state.task(t).site().map_or("?", |s| self.cx.machine.method_name(s));
                    self.cut = Some(Unknown::Unsupported(format!("an input in {at} with too many values")));
                    return false;
                }
                // An execution in which it halts the program here is one, also where others could go on for ever.
                Next::Halt => {
                    self.considered += 1;
                    round.leaves = true;
                }
                Next::Guess => {
                    all.extend([false, true].map(|b| Move { task: t, input: None, guess: Some(b), late: None }))
                }
                Next::Point => all.push(Move::step(t, None)),
                Next::Free if paper && can_run(front, self.cx, t) => all.push(Move::step(t, None)),
                _ => {}
            }
            if paper && status == Status::Gone && !all.is_empty() {
                break;
            }
        }
        true
    }

    /// The search has come back to a state: if it is on the stack, it may be a livelock. Whether it leads to one that is.
    fn came_back(&mut self, hash: u128, front: &Front) -> bool {
        let place = self.on_stack.get(&hash).copied();
        let number = match place.and_then(|i| self.stack.get(i)) {
            Some(node) => Some(node.round.number()),
            None => self.left.number(hash),
        };
        let (Some(number), Some(top)) = (number, self.stack.last_mut()) else { return false };
        top.round.comes_back(number, front, self.path.last().is_some_and(|m| m.guess.is_some()));
        top.moves.append(&mut top.aside);
        let Some(node) = place.and_then(|i| self.stack.get_mut(i)) else { return true };
        if std::mem::replace(&mut node.tested, true) || !front.limits.is_empty() {
            return true;
        }
        // Tasks may have other numbers in the state that has come back.
        let there = node.front.clone();
        match stuck(&self.cx.machine, &self.cx.liveness, &there.state) {
            Stuck::Livelock { all, .. } => {
                node.round.told = true;
                let name = Name::Livelock(sites(self.cx, &there, &all));
                let path = self.path.iter().take(node.depth).copied().collect();
                if !there.early && self.names.insert(name) {
                    self.found.push(Found { what: What::Livelock(all), path });
                }
            }
            Stuck::TimeLimit(limits) => {
                let moves = self.run_out(&there, &limits);
                if let Some(node) = place.and_then(|i| self.stack.get_mut(i)) {
                    node.moves.extend(moves);
                }
            }
            _ => {}
        }
        true
    }

    /// Nothing can be moved, except by time limits that run out then.
    fn end(&mut self, front: &Front) -> Vec<Move> {
        if !front.limits.is_empty() {
            return Vec::new();
        }
        let mut ids = (0..front.state.tasks.len() as u32).map(TaskId);
        if ids.any(|t| front.next(self.cx, t) == Next::Halt) {
            self.considered += 1;
            return Vec::new();
        }
        let (name, what) = match stuck(&self.cx.machine, &self.cx.liveness, &front.state) {
            Stuck::Discarded | Stuck::Endless => return Vec::new(),
            Stuck::Over => {
                self.considered += 1;
                return Vec::new();
            }
            Stuck::Moves(t) => {
                // Only a task that turns invisibly, but was not found to repeat itself from here.
                self.limit.get_or_insert(endless(self.cx, front, t));
                return Vec::new();
            }
            Stuck::TimeLimit(limits) => return self.run_out(front, &limits),
            Stuck::Deadlock(tasks) => (Name::Deadlock(sites(self.cx, front, &tasks)), What::Deadlock(tasks)),
            Stuck::Livelock { all, .. } => (Name::Livelock(sites(self.cx, front, &all)), What::Livelock(all)),
        };
        self.considered += 1;
        if !front.early {
            self.note(name, what);
        }
        Vec::new()
    }

    /// The moves of a state in which nothing goes on but the time limits of these.
    fn run_out(&mut self, front: &Front, limits: &[(TaskId, MethodId)]) -> Vec<Move> {
        let moves = late::last(self.cx, front, limits);
        if moves.is_empty() {
            self.limit.get_or_insert(time_limit(self.cx.machine.program, limits));
        }
        self.lore.late.extend(moves.iter().map(|m| late::wait(self.cx, front, m.task)));
        moves
    }
}

/// Why it is not known what comes after a state in which this task turns for ever.
fn endless(cx: &Context<'_>, front: &Front, t: TaskId) -> Unknown {
    let at = front.state.task(t).site().map_or("?", |s| cx.machine.method_name(s));
    Unknown::Unwinding(format!("an endless loop in {at}"))
}

/// Where these tasks stand.
fn sites(cx: &Context<'_>, front: &Front, tasks: &[TaskId]) -> Vec<Option<Site>> {
    let mut sites: Vec<_> = tasks.iter().map(|t| front.state.user_site(cx.program(), *t)).collect();
    sites.sort_unstable();
    sites
}
