//! Whether the program can come to an end from each state that was visited, where values are left open.
//!
//! *Circles* ([`super::rounds`]) tell of states that nothing leaves. But what is guessed is not at the program's choice: a guess that leaves a circle may be
//! one that no number ever makes. So it is asked of the whole graph. A state *ends* if some way leads to an end of the program, to a
//! finding, to something that is not considered, or to a circle in which nothing is guessed and executions go on for ever as they should. A
//! guess ends if it does so whatever it is taken for.

use crate::machine::TaskId;
use crate::search::runner::Move;
use rustc_hash::FxHashMap;

/// A move between two states.
#[derive(Clone, Copy, Debug)]
struct Edge {
    to: u32,
    task: TaskId,
    guess: bool,
}

/// The graph of the states.
#[derive(Debug, Default)]
pub struct Graph {
    numbers: FxHashMap<u128, u32>,
    edges: Vec<Vec<Edge>>,
    ending: Vec<bool>,
    moves: u64,
}

impl Graph {
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
    pub fn edge(&mut self, from: u128, m: Move, to: u128) {
        let (from, to) = (self.number(from), self.number(to));
        self.edges[from as usize].push(Edge { to, task: m.task, guess: m.guess.is_some() });
        self.moves += 1;
    }

    /// The program ends in this state, or what follows is as it should be, or is not asked for.
    pub fn end(&mut self, hash: u128) {
        let n = self.number(hash);
        self.ending[n as usize] = true;
    }

    /// About how many bytes this takes.
    pub fn bytes(&self) -> u64 {
        64 * self.edges.len() as u64 + 16 * self.moves
    }

    /// Whether there are states from which nothing leads to an end.
    #[must_use]
    pub fn lacks_ends(&self) -> bool {
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
        ends.contains(&false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether ends are missing in a graph of moves (from, to, task, whether it is a guess), if its last state is an end.
    fn missing(edges: &[(u128, u128, u32, bool)], end: u128) -> bool {
        let mut g = Graph::default();
        for (from, to, t, guess) in edges {
            g.edge(*from, Move { task: TaskId(*t), input: None, guess: guess.then_some(true), late: None }, *to);
        }
        g.end(end);
        g.lacks_ends()
    }

    #[test]
    fn a_way_round_needs_a_way_out() {
        assert!(!missing(&[(0, 1, 0, false), (1, 0, 0, false), (1, 2, 1, false)], 2));
        assert!(missing(&[(0, 2, 0, false), (0, 1, 0, false), (1, 3, 0, false), (3, 1, 1, false)], 2));
    }

    #[test]
    fn a_guess_is_no_way_out() {
        assert!(missing(&[(0, 0, 0, true), (0, 1, 0, true)], 1));
        assert!(!missing(&[(0, 1, 0, true), (0, 2, 0, true), (1, 0, 0, false), (1, 2, 1, false)], 2));
        // Another task leaves the circle, but only after a guess.
        assert!(missing(&[(0, 0, 0, true), (0, 1, 0, true), (1, 0, 0, false), (1, 2, 1, false)], 2));
    }
}
