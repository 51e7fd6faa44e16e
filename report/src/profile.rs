//! Where the time of a run went, as a table.

use crate::wording::{clean, seconds};
use scoville_evidence::profile::{Part, Profile};

/// Deepest nesting that is shown.
const DEEPEST: usize = 4;

/// A part in the order of the table: each stands before its own parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row<'a> {
    /// 0 for parts of the whole run.
    pub depth: usize,
    pub part: &'a Part,
    /// Microseconds that none of its own parts accounts for, if it has any.
    pub rest: Option<u64>,
}

/// All parts, each followed by its own.
pub(crate) fn rows(profile: &Profile) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    below(profile, None, 0, &mut rows);
    rows
}

fn below<'a>(profile: &'a Profile, within: Option<&str>, depth: usize, rows: &mut Vec<Row<'a>>) {
    for part in profile.parts_of(within) {
        let mut own = profile.parts_of(Some(&part.what)).peekable();
        let rest = own.peek().is_some().then(|| part.micros().saturating_sub(own.map(Part::micros).sum()));
        rows.push(Row { depth, part, rest });
        if depth < DEEPEST {
            below(profile, Some(&part.what), depth + 1, rows);
        }
    }
}

/// The table for people; nothing if nothing was measured.
pub(crate) fn text(profile: &Profile) -> String {
    let total: u64 = profile.whole().map(Part::micros).sum();
    if profile.is_empty() {
        return String::new();
    }
    let line = |depth: usize, what: &str, micros: u64, count: &str| {
        let name = format!("{}{}", "  ".repeat(depth), clean(what));
        let share = 100.0 * micros as f64 / total.max(1) as f64;
        format!("  {name:<30} {:>10} {share:>6.1} % {count:>8}\n", seconds(micros)).replace(" \n", "\n")
    };
    let mut out =
        format!("where the time went:\n\n  {:<30} {:>10} {:>8} {:>8}\n", "part", "wall time", "share", "times");
    let mut open: Vec<(usize, u64)> = Vec::new();
    for row in rows(profile) {
        while let Some((depth, rest)) = open.pop_if(|(depth, _)| *depth > row.depth) {
            out.push_str(&line(depth, "other", rest, "-"));
        }
        out.push_str(&line(row.depth, &row.part.what, row.part.micros(), &row.part.count.to_string()));
        open.extend(row.rest.map(|rest| (row.depth + 1, rest)));
    }
    while let Some((depth, rest)) = open.pop() {
        out.push_str(&line(depth, "other", rest, "-"));
    }
    out.push_str(&line(0, "total", total, "-"));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;
    use expect_test::expect;

    fn profile() -> Profile {
        sample::times(&[
            (None, "front end", 12_000),
            (Some("unrolling"), "executing", 30_000),
            (Some("commutation proofs"), "equalities by the solver", 15_000),
            (Some("unrolling"), "commutation proofs", 20_000),
            (None, "unrolling", 60_000),
            (Some("deciding"), "solver", 7_000),
            (None, "deciding", 8_000),
        ])
    }

    #[test]
    fn parts_stand_below_what_they_belong_to_and_what_is_left_is_told() {
        expect![[r#"
            where the time went:

              part                            wall time    share    times
              front end                         0.012 s   15.0 %        1
              unrolling                         0.060 s   75.0 %        1
                executing                       0.030 s   37.5 %        1
                commutation proofs              0.020 s   25.0 %        1
                  equalities by the solver      0.015 s   18.8 %        1
                  other                         0.005 s    6.2 %        -
                other                           0.010 s   12.5 %        -
              deciding                          0.008 s   10.0 %        1
                solver                          0.007 s    8.8 %        1
                other                           0.001 s    1.2 %        -
              total                             0.080 s  100.0 %        -
        "#]]
        .assert_eq(&text(&profile()));
        assert_eq!(text(&Profile::default()), "");
    }

    #[test]
    fn a_part_of_itself_does_not_hang() {
        let odd = sample::times(&[(None, "a", 1), (Some("a"), "b", 1), (Some("b"), "c", 1), (Some("c"), "d", 1)]);
        assert_eq!(rows(&odd).len(), 4);
        let mut circle = odd;
        circle.parts[0].within = Some("d".to_owned());
        assert_eq!(rows(&circle), []);
    }
}
