//! Copies of a state into one that is there already. What both share is left alone, so that going back to a state that
//! differs in little costs little.

use std::rc::Rc;

/// Makes `to` the same as `from`.
pub fn one<T: ?Sized>(to: &mut Rc<T>, from: &Rc<T>) {
    if !Rc::ptr_eq(to, from) {
        *to = from.clone();
    }
}

/// Makes all of `to` the same as those of `from`.
pub fn all<T>(to: &mut Vec<Rc<T>>, from: &[Rc<T>]) {
    to.truncate(from.len());
    to.iter_mut().zip(from).for_each(|(a, b)| one(a, b));
    let known = to.len();
    to.extend(from.iter().skip(known).cloned());
}

#[cfg(test)]
mod tests {
    use super::*;

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
