//! Whether the program can come to an end from each state that was visited, where values are left open.
//!
//! With open values tasks that go on for ever come back to states, though they change something: that is no waiting loop, and no state without
//! moves. So it is asked of the whole graph. A state *ends* if some way leads to an end of the program (or to a finding, or to something that is not
//! considered). What is guessed is not at the program's choice: a guess ends if it does so whatever it is taken for.

use crate::exits::Exits;
use crate::machine::TaskId;
use crate::machine::state::State;
use crate::search::runner::Move;
use rustc_hash::FxHashMap;
use scoville_ir::program::Program;

/// A move between two states.
#[derive(Clone, Copy, Debug)]
struct Edge {
    to: u32,
    task: TaskId,
    guess: bool,
    /// Whether the task is meant to end.
    ends: bool,
}

/// The graph of the states.
#[derive(Debug, Default)]
pub struct Ends {
    numbers: FxHashMap<u128, u32>,
    edges: Vec<Vec<Edge>>,
    ending: Vec<bool>,
    exits: Exits,
}

impl Ends {
    fn number(&mut self, hash: u128) -> u32 {
        let next = self.edges.len() as u32;
        let n = *self.numbers.entry(hash).or_insert(next);
        if n == next {
            self.edges.push(Vec::new());
            self.ending.push(false);
        }
        n
    }

    /// A move leads from a state to another.
    pub fn edge(&mut self, program: &Program, from: (u128, &State), m: Move, to: u128) {
        let ends = !self.exits.is_endless(program, from.1.task(m.task));
        self.add(from.0, to, |to| Edge { to, task: m.task, guess: m.guess.is_some(), ends });
    }

    fn add(&mut self, from: u128, to: u128, edge: impl FnOnce(u32) -> Edge) {
        let (from, to) = (self.number(from), self.number(to));
        self.edges[from as usize].push(edge(to));
    }

    /// The program ends in this state, or what follows is not asked for.
    pub fn end(&mut self, hash: u128) {
        let n = self.number(hash);
        self.ending[n as usize] = true;
    }

    /// About how many bytes this takes.
    pub fn bytes(&self) -> u64 {
        64 * self.edges.len() as u64 + 32 * self.numbers.len() as u64
    }

    /// Whether there are states from which nothing leads to an end, though a task goes round that is meant to end.
    #[must_use]
    pub fn are_missing(&self) -> bool {
        let ends = self.ends();
        let open: Vec<bool> = ends.iter().map(|e| !e).collect();
        let components = self.components(&open);
        let inside = |a: usize, e: &Edge| open[a] && open[e.to as usize] && components[a] == components[e.to as usize];
        (0..self.edges.len()).any(|a| self.edges[a].iter().any(|e| e.ends && inside(a, e)))
    }

    /// Which states end.
    fn ends(&self) -> Vec<bool> {
        let mut ends = self.ending.clone();
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.edges.len()];
        for (a, edges) in self.edges.iter().enumerate() {
            edges.iter().for_each(|e| before[e.to as usize].push(a as u32));
        }
        let mut open: Vec<u32> = (0..ends.len() as u32).filter(|n| ends[*n as usize]).collect();
        while let Some(n) = open.pop() {
            for a in &before[n as usize] {
                let edges = &self.edges[*a as usize];
                let leads = |e: &Edge| ends[e.to as usize];
                let whatever = |t: TaskId| edges.iter().filter(|e| e.task == t).all(leads);
                let ending = edges.iter().any(|e| leads(e) && (!e.guess || whatever(e.task)));
                if ending && !ends[*a as usize] {
                    ends[*a as usize] = true;
                    open.push(*a);
                }
            }
        }
        ends
    }

    /// Numbers of the strongly connected components among these states (Tarjan's algorithm).
    fn components(&self, among: &[bool]) -> Vec<u32> {
        const NEW: u32 = u32::MAX;
        let n = self.edges.len();
        let (mut index, mut low, mut component) = (vec![NEW; n], vec![0u32; n], vec![NEW; n]);
        let (mut next, mut stack, mut path) = (0, Vec::new(), Vec::new());
        for start in (0..n).filter(|i| among[*i]) {
            if index[start] != NEW {
                continue;
            }
            path.push((start, 0));
            while let Some((a, at)) = path.pop() {
                if at == 0 {
                    (index[a], low[a]) = (next, next);
                    next += 1;
                    stack.push(a);
                } else {
                    let child = self.edges[a][at - 1].to as usize;
                    if among[child] && component[child] == NEW {
                        low[a] = low[a].min(low[child]);
                    }
                }
                let new = |e: &Edge| among[e.to as usize] && index[e.to as usize] == NEW;
                let seen = |e: &Edge| among[e.to as usize] && component[e.to as usize] == NEW;
                let mut go = None;
                for (i, e) in self.edges[a].iter().enumerate().skip(at) {
                    if new(e) {
                        go = Some((i + 1, e.to as usize));
                        break;
                    }
                    if seen(e) {
                        low[a] = low[a].min(index[e.to as usize]);
                    }
                }
                if let Some((next_at, child)) = go {
                    path.push((a, next_at));
                    path.push((child, 0));
                } else if low[a] == index[a] {
                    while let Some(b) = stack.pop() {
                        component[b] = a as u32;
                        if b == a {
                            break;
                        }
                    }
                }
            }
        }
        component
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether ends are missing in a graph of moves (from, to, task, whether it is a guess), if its last state is an end.
    fn missing(edges: &[(u128, u128, u32, bool)], end: u128) -> bool {
        let mut g = Ends::default();
        for (from, to, t, guess) in edges {
            g.add(*from, *to, |to| Edge { to, task: TaskId(*t), guess: *guess, ends: true });
        }
        g.end(end);
        g.are_missing()
    }

    #[test]
    fn a_way_round_needs_a_way_out() {
        assert!(!missing(&[(0, 1, 0, false), (1, 0, 0, false), (1, 2, 1, false)], 2));
        assert!(missing(&[(0, 2, 0, false), (0, 1, 0, false), (1, 3, 0, false), (3, 1, 1, false)], 2));
        // Not to end is one thing, to go round another.
        assert!(!missing(&[(0, 2, 0, false), (0, 1, 0, false)], 2));
    }

    #[test]
    fn a_guess_is_no_way_out() {
        assert!(missing(&[(0, 0, 0, true), (0, 1, 0, true)], 1));
        assert!(!missing(&[(0, 1, 0, true), (0, 2, 0, true), (1, 0, 0, false), (1, 2, 1, false)], 2));
    }

    #[test]
    fn who_is_not_meant_to_end_may_go_on() {
        let mut g = Ends::default();
        g.add(0, 0, |to| Edge { to, task: TaskId(0), guess: false, ends: false });
        assert!(!g.are_missing());
    }
}
