//! Shrinking: the smallest tree for which a predicate still holds, by dropping and unwrapping statements.

use crate::program::{Stmt, Tree, children, children_mut};

/// Greedy descent: tries every smaller variant until none satisfies `holds`.
pub fn shrink(tree: &Tree, holds: &mut dyn FnMut(&Tree) -> bool) -> Tree {
    let mut best = tree.clone();
    loop {
        let Some(smaller) = variants(&best).into_iter().find(|t| holds(t)) else { return best };
        best = smaller;
    }
}

fn variants(tree: &Tree) -> Vec<Tree> {
    let mut out = Vec::new();
    for at in paths(&tree.0) {
        for replace in [Replace::Drop, Replace::Unwrap] {
            let mut t = tree.clone();
            if edit(&mut t.0, &at, replace) {
                out.push(t);
            }
        }
    }
    out
}

#[derive(Clone, Copy)]
enum Replace {
    Drop,
    Unwrap,
}

/// Paths to all statements: index in the list, then (list, index) inside.
fn paths(stmts: &[Stmt]) -> Vec<Vec<(usize, usize)>> {
    let mut out = Vec::new();
    for (i, s) in stmts.iter().enumerate() {
        out.push(vec![(0, i)]);
        for (l, list) in children(s).into_iter().enumerate() {
            for p in paths(list) {
                let mut path = vec![(0, i)];
                path.extend(p.into_iter().enumerate().map(|(k, (x, j))| if k == 0 { (l, j) } else { (x, j) }));
                out.push(path);
            }
        }
    }
    out
}

fn edit(stmts: &mut Vec<Stmt>, path: &[(usize, usize)], replace: Replace) -> bool {
    let Some(((_, i), rest)) = path.split_first().map(|(a, b)| (*a, b)) else { return false };
    if rest.is_empty() {
        match replace {
            Replace::Drop => {
                stmts.remove(i);
                true
            }
            Replace::Unwrap => {
                let inner: Vec<Stmt> = children(&stmts[i]).into_iter().flatten().cloned().collect();
                if inner.is_empty() {
                    return false;
                }
                stmts.splice(i..=i, inner);
                true
            }
        }
    } else {
        let l = rest[0].0;
        match children_mut(&mut stmts[i]).into_iter().nth(l) {
            Some(list) => edit(list, rest, replace),
            None => false,
        }
    }
}
