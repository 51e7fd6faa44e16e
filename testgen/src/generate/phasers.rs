//! Phasers.

use super::profile::Kind;
use super::{Generator, Local};
use crate::program::{Block, Name, PhaserCall, PhaserMode, Stmt};

impl Generator {
    fn phaser_mode(&mut self) -> PhaserMode {
        match self.n.below(6) {
            0 => PhaserMode::Sig,
            1 => PhaserMode::Wait,
            _ => PhaserMode::SigWait,
        }
    }

    /// A phaser, nearly always one that the task is registered on.
    fn any_phaser(&mut self) -> Option<Name> {
        let visible = self.visible_phasers();
        if !visible.is_empty() && !self.n.one_in(12) {
            return Some(visible[self.n.below(visible.len() as u32) as usize].0);
        }
        self.local(Local::Phaser)
    }

    /// Phasers that the task is registered on and can name here.
    fn visible_phasers(&self) -> Vec<(Name, PhaserMode, u32)> {
        let visible = |n: Name| self.visible.contains(&(n, Local::Phaser));
        self.registered.iter().copied().filter(|r| visible(r.0)).collect()
    }

    pub(super) fn phaser(&mut self, kind: Kind, depth: u32) -> Option<Stmt> {
        // Methods do not know the phasers of their callers.
        if self.first > 0 {
            return None;
        }
        match kind {
            Kind::Next => (!self.isolated).then_some(Stmt::Next),
            Kind::ForPhased if !self.isolated => self.for_phased(depth),
            Kind::Phaser => {
                let made = self.local(Local::Phaser).is_some();
                if !self.repeated && (!made || self.n.one_in(6)) {
                    return Some(self.new_phaser());
                }
                if depth < 4 && self.n.one_in(2) {
                    return self.async_phased(depth);
                }
                let n = self.any_phaser()?;
                let call = match self.n.below(8) {
                    0..=2 => PhaserCall::Signal,
                    3 | 4 if !self.isolated => PhaserCall::Next,
                    5 | 6 if !self.isolated => PhaserCall::Wait,
                    _ => PhaserCall::Drop,
                };
                Some(Stmt::Phaser(n, call))
            }
            _ => None,
        }
    }

    fn new_phaser(&mut self) -> Stmt {
        let mode = self.phaser_mode();
        let bound = if self.n.one_in(5) { 1 + self.n.below(2) as i32 } else { 0 };
        let name = self.fresh(Local::Phaser);
        self.registered.push((name, mode, self.finishes));
        Stmt::NewPhaser(name, mode, bound)
    }

    /// Phasers for a new task, nearly always such that it may be registered on them.
    fn modes(&mut self) -> Option<Vec<(Name, PhaserMode)>> {
        let here = self.finishes;
        let fits: Vec<(Name, PhaserMode)> =
            self.visible_phasers().into_iter().filter(|r| r.2 == here).map(|r| (r.0, r.1)).collect();
        if fits.is_empty() || self.n.one_in(16) {
            return Some(vec![(self.any_phaser()?, self.phaser_mode())]);
        }
        let mut list: Vec<(Name, PhaserMode)> = Vec::new();
        for _ in 0..=u32::from(fits.len() > 1 && self.n.one_in(2)) {
            let (name, own) = fits[self.n.below(fits.len() as u32) as usize];
            let mode = if own == PhaserMode::SigWait { self.phaser_mode() } else { own };
            if list.iter().all(|(n, _)| *n != name) {
                list.push((name, mode));
            }
        }
        Some(list)
    }

    fn async_phased(&mut self, depth: u32) -> Option<Stmt> {
        let list = self.modes()?;
        self.spend_task()?;
        let body = self.phased_body(&list, |g| g.body(depth + 1, false));
        Some(Stmt::AsyncPhased(list, body))
    }

    fn phased_body(&mut self, list: &[(Name, PhaserMode)], make: impl FnOnce(&mut Self) -> Block) -> Block {
        let outer = (std::mem::take(&mut self.registered), self.finishes, self.repeated);
        (self.finishes, self.repeated) = (0, false);
        self.registered = list.iter().map(|(n, m)| (*n, *m, 0)).collect();
        let body = make(self);
        (self.registered, self.finishes, self.repeated) = outer;
        body
    }

    fn for_phased(&mut self, depth: u32) -> Option<Stmt> {
        self.spend_task()?;
        self.tasks = self.tasks.checked_sub(self.cost)?;
        let known = self.visible.len();
        let index = self.fresh(Local::Int);
        let cost = self.cost;
        self.cost *= 2;
        let body = self.phased_body(&[], |g| g.rounds(depth + 1));
        self.cost = cost;
        self.visible.truncate(known);
        Some(Stmt::ForPhased { index, last: 1, body })
    }

    /// Work, then a meeting, a few times.
    fn rounds(&mut self, depth: u32) -> Block {
        let outer = (std::mem::take(&mut self.isolated), std::mem::take(&mut self.looping));
        let known = self.visible.len();
        let mut out = Vec::new();
        let rounds = 1 + self.n.below(3);
        let left = self.left;
        for _ in 0..rounds {
            self.left = (left / rounds).max(1);
            out.extend(self.open_list(depth));
            if !crate::scope::completes(&out) {
                break;
            }
            if self.n.one_in(5) {
                out.extend(self.phaser(Kind::Phaser, 4));
            } else {
                out.push(Stmt::Next);
            }
        }
        self.left = left.saturating_sub(out.len() as u32);
        self.visible.truncate(known);
        (self.isolated, self.looping) = outer;
        out
    }

    /// Tasks that meet on a phaser.
    pub(super) fn meeting(&mut self, size: u32) -> Block {
        (self.tasks, self.sections) = (3, 3);
        let known = self.visible.len();
        self.finishes += 1;
        let mut inner = vec![self.new_phaser()];
        if self.n.one_in(5) {
            inner.push(self.new_phaser());
        }
        for _ in 0..2 + self.n.below(2) {
            self.left = size / 3;
            let Some(list) = self.modes() else { break };
            self.tasks = self.tasks.saturating_sub(1);
            let body = self.phased_body(&list, |g| g.rounds(2));
            inner.push(Stmt::AsyncPhased(list, body));
        }
        if self.n.one_in(2) {
            self.left = size / 4;
            inner.extend(self.rounds(2));
        }
        self.registered.clear();
        self.finishes -= 1;
        self.visible.truncate(known);
        let mut out = vec![Stmt::Finish(inner)];
        self.left = 2;
        for _ in 0..=self.n.below(2) {
            let kind = if self.n.one_in(2) { Kind::Assert } else { Kind::Assign };
            out.extend(self.simple(kind));
        }
        out
    }
}
