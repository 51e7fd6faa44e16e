//! Copies of a state into one that is there already. What both share is left alone, so that going back to a state that
//! differs in little costs little.

use std::rc::Rc;

/// Makes `to` the same as `from`.
pub fn one<T: ?Sized>(to: &mut Rc<T>, from: &Rc<T>) {
    if !Rc::ptr_eq(to, from) {
        *to = from.clone();
    }
}

/// How many are compared at once.
const RUN: usize = 8;

/// Whether all of these are shared. Without a branch for each, since most runs are.
fn is_shared<T>(a: &[Rc<T>], b: &[Rc<T>]) -> bool {
    a.iter().zip(b).fold(0, |differ, (x, y)| differ | (Rc::as_ptr(x).addr() ^ Rc::as_ptr(y).addr())) == 0
}

/// The places at which `a` and `b`, as far as both go, do not share.
pub fn differences<'a, T>(a: &'a [Rc<T>], b: &'a [Rc<T>]) -> impl Iterator<Item = usize> + use<'a, T> {
    let runs = a.chunks(RUN).zip(b.chunks(RUN)).enumerate();
    runs.filter(|(_, (a, b))| !is_shared(a, b)).flat_map(|(i, (a, b))| {
        let both = a.iter().zip(b).enumerate();
        both.filter(|(_, (x, y))| !Rc::ptr_eq(x, y)).map(move |(j, _)| RUN * i + j)
    })
}

/// Makes all of `to` the same as those of `from`.
pub fn all<T>(to: &mut Vec<Rc<T>>, from: &[Rc<T>]) {
    to.truncate(from.len());
    for (a, b) in to.chunks_mut(RUN).zip(from.chunks(RUN)) {
        if !is_shared(a, b) {
            a.iter_mut().zip(b).for_each(|(x, y)| one(x, y));
        }
    }
    let known = to.len();
    to.extend(from.iter().skip(known).cloned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_in_any_run() {
        let a: Vec<Rc<u32>> = (0..20).map(Rc::new).collect();
        let mut b = a.clone();
        for i in [0, 7, 8, 19] {
            b[i] = Rc::new(1);
        }
        assert_eq!(differences(&a, &b).collect::<Vec<_>>(), [0, 7, 8, 19]);
        assert_eq!(differences(&a[..10], &b).collect::<Vec<_>>(), [0, 7, 8]);
        assert_eq!(differences(&a, &b[..3]).collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn a_copy_has_what_the_original_has() {
        let from: Vec<Rc<u32>> = (0..4).map(Rc::new).collect();
        for n in [0, 3, 4, 6] {
            let mut to: Vec<Rc<u32>> = (10..10 + n).map(Rc::new).collect();
            to.iter_mut().take(2).zip(&from).for_each(|(a, b)| *a = b.clone());
            all(&mut to, &from);
            assert_eq!(to.len(), 4);
            assert!(to.iter().zip(&from).all(|(a, b)| Rc::ptr_eq(a, b)));
        }
    }
}
