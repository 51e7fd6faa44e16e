//! Depth-first exploration of all orders of operations whose order matters.

use super::canon::{Canon, prune};
use super::options::{Options, Progress};
use super::order::{At, Fault, Key};
use super::runner::{Ability, Context, Move, Runner};
use super::walk::comes_to_an_end;
use crate::machine::regions::{Held, Misuse};
use crate::machine::{Access, TaskId};
use crate::stuck::{Stuck, stuck, time_limit};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_evidence::schedule::{InputValue, Site};
use scoville_evidence::verdict::Unknown;
use std::time::Instant;

/// Steps without a choice after which a state is kept all the same, so that endless executions are noticed.
const CHECKPOINT: usize = 64;

/// Shadow entries above which past accesses that all tasks know are forgotten.
const PRUNE_ABOVE: usize = 4096;

/// Something found, with the steps that lead to it.
#[derive(Clone, Debug)]
pub struct Found {
    /// What.
    pub what: What,
    /// Steps of the execution.
    pub path: Vec<Move>,
}

/// What was found.
#[derive(Clone, Debug)]
pub enum What {
    /// See [`Fault`].
    Fault(Fault),
    /// Two tasks stand before these accesses.
    Race(Access, Access),
    /// These tasks wait, and nothing goes on.
    Deadlock(Vec<TaskId>),
    /// The same, but some turn.
    Livelock(Vec<TaskId>),
    /// This task, the root or a daemon, ended with an exception.
    Exception(TaskId),
}

/// What identifies a finding: one of each kind is enough.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Name {
    /// Both accesses.
    Race(Site, Site),
    /// Both acquires.
    Conflict(Site, Site),
    /// The operation.
    Misuse(Site, Misuse),
    /// The assertion.
    Assertion(Site),
    /// The acquire.
    Unreleased(Site),
    /// Where the tasks stand.
    Deadlock(Vec<Option<Site>>),
    /// The same.
    Livelock(Vec<Option<Site>>),
    /// Where it was thrown.
    Exception(Site),
}

/// A state with choices left.
struct Node<'p> {
    runner: Runner<'p>,
    hash: u128,
    choices: Vec<Move>,
    depth: usize,
    /// Whether all that can move is among the choices.
    full: bool,
    /// Whether it has been looked at for being a livelock.
    tested: bool,
    /// Estimate of its size.
    bytes: u64,
}

/// One round of the search, with a fixed set of sensitive operations.
pub struct Dfs<'a, 'p> {
    cx: &'a Context<'p>,
    options: &'a Options,
    canon: Canon<'a, 'p>,
    /// Hashes of the kept states, with their place on the stack while they are there.
    visited: FxHashMap<u128, usize>,
    path: Vec<Move>,
    stack: Vec<Node<'p>>,
    stack_bytes: u64,
    most_stack_bytes: u64,
    max_depth: usize,
    /// Names of what was found.
    pub names: FxHashSet<Name>,
    /// Acquires of regions that were held when their task had ended.
    pub kept: FxHashSet<Site>,
    /// Findings.
    pub found: Vec<Found>,
    /// Operations that must become sensitive.
    pub unordered: FxHashSet<Key>,
    /// Why the search was given up.
    pub cut: Option<Unknown>,
    /// Whether some execution was longer than the limit.
    pub too_deep: bool,
    /// Why some executions were not followed to their ends.
    pub limit: Option<Unknown>,
    /// Steps.
    pub transitions: u64,
    /// Longest execution.
    pub depth: usize,
    /// Executions.
    pub executions: u64,
    /// Executions that were not cut by an assumption.
    pub considered: u64,
    /// Most tasks of an execution, the checked accesses and regions of the first one.
    pub counts: (u64, u64, u64),
    /// Whether an identity hash code was asked for.
    pub identity_used: bool,
    progress: &'a mut dyn FnMut(&Progress),
}

/// How a run without choices ended.
enum Chain {
    /// At a state with these choices; whether they are all there are.
    Choice(Vec<Move>, bool),
    /// At the end of the execution, or where it means nothing any more.
    End,
}

const OFF_STACK: usize = usize::MAX;

impl<'a, 'p> Dfs<'a, 'p> {
    /// A search from the start of the program.
    pub fn new(
        cx: &'a Context<'p>,
        options: &'a Options,
        names: bool,
        max_depth: usize,
        progress: &'a mut dyn FnMut(&Progress),
    ) -> Dfs<'a, 'p> {
        Dfs {
            cx,
            options,
            canon: Canon::new(&cx.liveness, &cx.sensitive, names),
            visited: FxHashMap::default(),
            path: Vec::new(),
            stack: Vec::new(),
            names: FxHashSet::default(),
            kept: FxHashSet::default(),
            found: Vec::new(),
            unordered: FxHashSet::default(),
            cut: None,
            too_deep: false,
            limit: None,
            stack_bytes: 0,
            most_stack_bytes: 0,
            max_depth,
            transitions: 0,
            depth: 0,
            executions: 0,
            considered: 0,
            counts: (0, 0, 0),
            identity_used: false,
            progress,
        }
    }

    /// Number of kept states.
    #[must_use]
    pub fn states(&self) -> u64 {
        self.visited.len() as u64
    }

    /// Memory of kept states in bytes, about.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.states() * 64 + self.most_stack_bytes
    }

    fn racy(&self) -> bool {
        !self.options.all_races && self.found.iter().any(|f| matches!(f.what, What::Fault(Fault::Race(..))))
    }

    /// Explores everything, or up to a limit.
    pub fn run(&mut self) {
        let mut runner = Runner::new(self.cx.program(), self.options.regions);
        runner.settle(self.cx);
        self.collect(&mut runner, None);
        self.go_on(runner);
        while self.cut.is_none() && !self.racy() {
            let Some(top) = self.stack.last_mut() else { return };
            let Some(choice) = top.choices.pop() else {
                if let Some(node) = self.stack.pop() {
                    self.visited.insert(node.hash, OFF_STACK);
                    self.stack_bytes -= node.bytes;
                }
                continue;
            };
            let mut runner = top.runner.clone();
            let depth = top.depth;
            self.path.truncate(depth);
            self.step(&mut runner, choice);
            self.go_on(runner);
        }
    }

    fn step(&mut self, runner: &mut Runner<'p>, m: Move) {
        self.transitions += 1;
        self.path.push(m);
        self.depth = self.depth.max(self.path.len());
        runner.take(self.cx, m);
        self.collect(runner, Some(m));
    }

    /// Runs on to the next choice, and keeps that state if it is new.
    fn go_on(&mut self, mut runner: Runner<'p>) {
        match self.chain(&mut runner) {
            Chain::End => {
                self.executions += 1;
                let tasks = runner.state.tasks.len() as u64;
                if self.executions == 1 {
                    (self.counts.1, self.counts.2) = (runner.order.accesses, runner.order.entered);
                }
                self.counts.0 = self.counts.0.max(tasks);
            }
            Chain::Choice(choices, full) => self.keep(runner, choices, full),
        }
    }

    fn keep(&mut self, mut runner: Runner<'p>, mut choices: Vec<Move>, full: bool) {
        let hash = self.canon.hash(&runner.state, &runner.order);
        if let Some(place) = self.visited.get(&hash).copied() {
            if place != OFF_STACK {
                self.came_back(place);
            }
            return;
        }
        if runner.order.shadows.len() > PRUNE_ABOVE {
            prune(&runner.state, &mut runner.order);
        }
        self.visited.insert(hash, self.stack.len());
        choices.reverse();
        let depth = self.path.len();
        let bytes = 2048 + 16 * (runner.state.heap.len() + runner.state.tasks.len()) as u64;
        self.stack_bytes += bytes;
        self.most_stack_bytes = self.most_stack_bytes.max(self.stack_bytes);
        self.stack.push(Node { runner, hash, choices, depth, full, tested: false, bytes });
        if self.states() >= self.options.states {
            self.cut = Some(Unknown::TooLarge(format!("{} states", self.options.states)));
        }
    }

    /// The execution has come back to a state on the stack: nothing may be left out there for ever, and it may be a
    /// livelock.
    fn came_back(&mut self, place: usize) {
        let Some(node) = self.stack.get_mut(place) else { return };
        if !node.full {
            node.full = true;
            let (cx, done) = (self.cx, node.choices.clone());
            let more = abilities(cx, &node.runner).into_iter();
            let mut choices: Vec<Move> =
                more.flat_map(|(t, a)| moves(t, &a, self.options.inputs)).filter(|m| !done.contains(m)).collect();
            choices.reverse();
            node.choices.extend(choices);
        }
        if node.tested {
            return;
        }
        node.tested = true;
        // An execution without end is at its end here as far as those are concerned that wait all along.
        self.unordered.extend(node.runner.blocked_keys(self.cx));
        if !node.runner.limits.is_empty() {
            return;
        }
        match stuck(&self.cx.machine, &self.cx.liveness, &node.runner.state) {
            Stuck::Livelock { all, .. } => {
                let name = Name::Livelock(sites(self.cx, &node.runner, &all));
                let path = self.path[..node.depth].to_vec();
                if self.names.insert(name) {
                    self.found.push(Found { what: What::Livelock(all), path });
                }
            }
            Stuck::TimeLimit(limits) => {
                self.limit.get_or_insert(time_limit(self.cx.machine.program, &limits));
            }
            Stuck::Moves(t) => {
                let all = |r: &Runner<'p>| {
                    abilities(self.cx, r).iter().flat_map(|(t, a)| moves(*t, a, self.options.inputs)).collect()
                };
                if !comes_to_an_end(self.cx, &node.runner, all) {
                    self.limit.get_or_insert(endless(self.cx, &node.runner, t));
                }
            }
            _ => {}
        }
    }

    fn out_of_resources(&mut self) -> bool {
        if self.path.len() >= self.max_depth {
            self.limit.get_or_insert(Unknown::Unwinding(format!("an execution of {} steps", self.max_depth)));
            self.too_deep = true;
            return true;
        }
        if self.transitions >= self.options.transitions {
            self.cut = Some(Unknown::TooLarge(format!("{} steps", self.options.transitions)));
        } else if self.transitions.is_multiple_of(32) && Instant::now() >= self.cx.deadline {
            self.cut = Some(Unknown::Timeout);
            self.tell();
        } else if self.states() * 64 + self.stack_bytes > self.options.memory {
            self.cut = Some(Unknown::Memory("kept states".into()));
        }
        if self.transitions.is_multiple_of(256) {
            self.tell();
        }
        self.cut.is_some()
    }

    /// Tells how far the search is.
    fn tell(&mut self) {
        let progress = Progress {
            news: Vec::new(),
            states: self.states(),
            transitions: self.transitions,
            depth: self.path.len() as u64,
            bytes: self.bytes(),
            tasks: self.counts.0,
        };
        (self.progress)(&progress);
    }

    /// Executes steps that commute with whatever the others do, up to a state in which a choice matters.
    fn chain(&mut self, runner: &mut Runner<'p>) -> Chain {
        let mut length = 0;
        let mut current = TaskId::ROOT;
        let mut turns = 0;
        loop {
            if self.out_of_resources() || runner.raced() || runner.state.halted.is_some() {
                return Chain::End;
            }
            // The same task goes on for a while, then the next one.
            let here = runner.ability(self.cx, current);
            let next = if here == Ability::Local && turns < 16 {
                turns += 1;
                Some(current)
            } else {
                turns = 0;
                let n = runner.state.tasks.len() as u32;
                (1..=n).map(|i| TaskId((current.0 + i) % n)).find(|t| runner.ability(self.cx, *t) == Ability::Local)
            };
            let Some(t) = next else {
                let all = abilities(self.cx, runner);
                if let Some((t, Ability::Input(lo, hi))) = all.iter().find(|(_, a)| matches!(a, Ability::Input(..))) {
                    return self.input(runner, *t, *lo, *hi);
                }
                let choices: Vec<Move> = all.iter().flat_map(|(t, a)| moves(*t, a, self.options.inputs)).collect();
                match choices[..] {
                    [] => {
                        self.end(runner);
                        return Chain::End;
                    }
                    [only] if length < CHECKPOINT => {
                        self.note_halt(runner);
                        self.step(runner, only);
                        current = only.task;
                        length += 1;
                        continue;
                    }
                    _ => {
                        self.note_halt(runner);
                        return Chain::Choice(choices, true);
                    }
                }
            };
            let m = Move::step(t, None);
            if length >= CHECKPOINT {
                self.note_halt(runner);
                return Chain::Choice(vec![m], false);
            }
            self.step(runner, m);
            current = t;
            length += 1;
        }
    }

    /// An execution in which a task halts the program here is one, also where others could go on for ever.
    fn note_halt(&mut self, runner: &Runner<'p>) {
        let halts = |(t, _)| runner.ability(self.cx, t) == Ability::Halt;
        if self.considered == 0 && (!runner.state.goes_on() || runner.state.all_tasks().any(halts)) {
            self.considered = 1;
        }
    }

    fn input(&mut self, runner: &Runner<'p>, t: TaskId, lo: i64, hi: i64) -> Chain {
        let choices = moves(t, &Ability::Input(lo, hi), self.options.inputs);
        if choices.is_empty() {
            let at = runner.state.task(t).site().map_or("?", |s| self.cx.machine.method_name(s));
            self.cut = Some(Unknown::Unsupported(format!("an input in {at} with too many values")));
            return Chain::End;
        }
        Chain::Choice(choices, false)
    }

    /// The execution is at its end.
    fn end(&mut self, runner: &Runner<'p>) {
        self.unordered.extend(runner.blocked_keys(self.cx));
        if let Some((_, limit)) = runner.limits.iter().min_by_key(|(t, _)| **t) {
            // The search goes on: other executions may still show a violation.
            self.limit.get_or_insert(limit.reason());
            if Instant::now() >= self.cx.deadline {
                self.cut = Some(Unknown::Timeout);
            }
            return;
        }
        let halts = runner.state.all_tasks().any(|(t, _)| runner.ability(self.cx, t) == Ability::Halt);
        if halts {
            self.considered += 1;
            return;
        }
        let (name, what) = match stuck(&self.cx.machine, &self.cx.liveness, &runner.state) {
            Stuck::Discarded | Stuck::Endless => return,
            Stuck::Over => {
                self.considered += 1;
                return;
            }
            Stuck::Moves(t) => {
                // Only a task that turns invisibly, but was not found to repeat itself from here.
                self.limit.get_or_insert(endless(self.cx, runner, t));
                return;
            }
            Stuck::TimeLimit(limits) => {
                self.limit.get_or_insert(time_limit(self.cx.machine.program, &limits));
                return;
            }
            Stuck::Deadlock(tasks) => (Name::Deadlock(sites(self.cx, runner, &tasks)), What::Deadlock(tasks)),
            Stuck::Livelock { all, .. } => (Name::Livelock(sites(self.cx, runner, &all)), What::Livelock(all)),
        };
        self.considered += 1;
        if self.names.insert(name) {
            self.found.push(Found { what, path: self.path.clone() });
        }
    }

    /// Takes over what the last step has brought to light.
    fn collect(&mut self, runner: &mut Runner<'p>, m: Option<Move>) {
        self.identity_used |= runner.state.identity_used;
        self.unordered.extend(runner.order.unordered.drain(..));
        for fault in std::mem::take(&mut runner.order.faults) {
            if matches!(fault, Fault::Race(..)) {
                runner.order.faults.push(fault.clone());
            }
            if let (Fault::Unreleased(_), Some(m)) = (&fault, m) {
                let held = runner.state.regions.held().iter().filter(|h| h.task == m.task);
                self.kept.extend(held.map(|h| h.site));
            }
            for (name, fault) in names(fault) {
                if self.names.insert(name) {
                    self.found.push(Found { what: What::Fault(fault), path: self.path.clone() });
                }
            }
        }
        if let Some(m) = m
            && let Some(o) = runner.state.uncaught(m.task)
            && !runner.state.is_assertion(o)
        {
            let entry = Site { method: self.cx.program().entry.0, pc: 0 };
            let site = runner.state.origins.get(&o).map_or(entry, |g| g.site);
            if self.names.insert(Name::Exception(site)) {
                self.found.push(Found { what: What::Exception(m.task), path: self.path.clone() });
            }
        }
    }
}

/// Why it is not known what comes after a state in which this task turns for ever.
fn endless(cx: &Context<'_>, runner: &Runner<'_>, t: TaskId) -> Unknown {
    let at = runner.state.task(t).site().map_or("?", |s| cx.machine.method_name(s));
    Unknown::Unwinding(format!("an endless loop in {at}"))
}

/// Where these tasks stand.
fn sites<'p>(cx: &Context<'p>, runner: &Runner<'p>, tasks: &[TaskId]) -> Vec<Option<Site>> {
    let mut sites: Vec<_> = tasks.iter().map(|t| runner.state.user_site(cx.program(), *t)).collect();
    sites.sort_unstable();
    sites
}

/// The names of a fault; one that holds several regions is told for each.
pub fn names(fault: Fault) -> Vec<(Name, Fault)> {
    let ordered = |a: Site, b: Site| if a <= b { (a, b) } else { (b, a) };
    match &fault {
        Fault::Race(past, Access { site, .. }) => {
            let (a, b) = ordered(past.site, *site);
            vec![(Name::Race(a, b), fault)]
        }
        Fault::Conflict { earlier, later, .. } => {
            let (a, b) = ordered(earlier.site, later.site);
            vec![(Name::Conflict(a, b), fault)]
        }
        Fault::Misuse(At { site, .. }, misuse) => vec![(Name::Misuse(*site, *misuse), fault)],
        Fault::Assertion(At { site, .. }) => vec![(Name::Assertion(*site), fault)],
        Fault::Unreleased(list) => {
            let one = |h: &Held| (Name::Unreleased(h.site), Fault::Unreleased(vec![h.clone()]));
            list.iter().map(one).collect()
        }
    }
}

/// The tasks that can move, with how.
fn abilities<'p>(cx: &Context<'p>, runner: &Runner<'p>) -> Vec<(TaskId, Ability)> {
    let ids = (0..runner.state.tasks.len() as u32).map(TaskId);
    ids.map(|t| (t, runner.ability(cx, t)))
        .filter(|(_, a)| matches!(a, Ability::Local | Ability::Sensitive | Ability::Input(..)))
        .collect()
}

/// The steps that an ability stands for; none if there are too many inputs.
fn moves(t: TaskId, a: &Ability, most: u64) -> Vec<Move> {
    match *a {
        Ability::Input(lo, hi) if lo <= hi && hi.abs_diff(lo) < most => {
            (lo..=hi).map(|i| Move::step(t, Some(InputValue::Int(i)))).collect()
        }
        Ability::Local | Ability::Sensitive => vec![Move::step(t, None)],
        _ => Vec::new(),
    }
}
