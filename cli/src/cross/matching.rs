//! Which program of ours a name in someone's results means.

use crate::suite::find::Program;
use std::path::Path;

/// The program with this path, or else with this file or class name; of several the one that lies least deep.
pub(crate) fn find(name: &str, programs: &[Program]) -> Option<usize> {
    let depth = |i: &usize| programs.get(*i).map_or(0, |p| p.path.components().count());
    let least = |fits: &dyn Fn(&Program) -> bool| (0..programs.len()).filter(|i| fits(&programs[*i])).min_by_key(depth);
    let wanted = Path::new(name);
    if wanted.extension().is_some_and(|s| s == "java") {
        return least(&|p| p.name == name || p.path.ends_with(wanted));
    }
    // A class may come with its package.
    let class = name.rsplit(['.', '/']).next().unwrap_or(name);
    least(&|p| p.path.file_stem().is_some_and(|s| s == class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_path_or_by_class() {
        let program = |path: &str| Program { path: format!("b/{path}").into(), name: path.into() };
        let programs = ["anonymous/Add.java", "Add.java", "anonymous/Sub.java"].map(program);
        let found = |name| find(name, &programs);
        assert_eq!((found("Add"), found("org.example.Add"), found("Add.java")), (Some(1), Some(1), Some(1)));
        assert_eq!((found("anonymous/Add.java"), found("Sub"), found("b/Add.java")), (Some(0), Some(2), Some(1)));
        assert_eq!((found("add"), found("c/Add.java"), found("")), (None, None, None));
    }
}
