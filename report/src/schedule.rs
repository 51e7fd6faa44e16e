//! The schedule of a witness as a table with one column per task.

use crate::grid::{Align, Grid};
use crate::wording::{clean, count};
use scoville_evidence::schedule::{Observation, TaskFact, TaskPath};
use scoville_evidence::source::SourceMap;
use std::collections::BTreeMap;

/// With more tasks than this only the root task and those of the finding get a column of their own; the others share
/// the last one.
const COLUMNS: usize = 5;
/// At most this many rows; longer tables lose their middle.
const ROWS: usize = 40;
/// Width of all task columns together, in characters.
const WIDTH: usize = 110;
/// Narrowest cap of a cell.
const NARROWEST: usize = 18;
/// Widest cap of a cell.
const WIDEST: usize = 40;

/// The table; `important` are the tasks that the finding is about, which get a column of their own first; `numbers` are
/// the steps that are the finding's places, with their numbers.
pub(crate) fn table(
    observations: &[Observation],
    tasks: &[TaskFact],
    important: &[TaskPath],
    numbers: &BTreeMap<usize, usize>,
    sources: &SourceMap,
) -> String {
    let columns = columns(observations, important);
    let shared = observations.iter().any(|o| !columns.contains(&o.task));
    let number = columns.len() + usize::from(shared);
    let cap = (WIDTH / number.max(1)).clamp(NARROWEST, WIDEST);

    let mut grid = Grid::new(
        [(Align::Right, 8), (Align::Right, 40)].into_iter().chain((0..number).map(|_| (Align::Left, cap))).collect(),
        " | ",
    );
    let mut header = vec!["step".to_owned(), "line".to_owned()];
    header.extend(columns.iter().map(|t| heading(t, tasks)));
    if shared {
        header.push("other tasks".to_owned());
    }
    grid.row(header);
    grid.rule();

    let several_files = observations.iter().any(|o| o.span.file != observations[0].span.file);
    let hidden = hidden(observations.len());
    for (step, o) in observations.iter().enumerate() {
        if hidden.contains(&step) {
            if step == hidden.start {
                let n = count(hidden.len() as u64, "step", "steps");
                grid.remark(format!(" ... | {n} left out; --format json has them all"));
            }
            continue;
        }
        let mut row = vec![step.to_string(), line(o, several_files, sources)];
        let column = columns.iter().position(|t| *t == o.task);
        row.extend(std::iter::repeat_n(String::new(), column.unwrap_or(columns.len())));
        let number = numbers.get(&step).map(|n| format!("({n}) ")).unwrap_or_default();
        let task = if column.is_some() { String::new() } else { format!("{}: ", o.task) };
        row.push(format!("{number}{task}{}", o.text));
        grid.row(row);
    }
    grid.render("  ")
}

/// The steps that are left out.
fn hidden(steps: usize) -> std::ops::Range<usize> {
    if steps <= ROWS { 0..0 } else { ROWS / 2..steps - (ROWS / 2 - 1) }
}

/// The tasks with a column of their own, ancestors first.
pub(crate) fn columns(observations: &[Observation], important: &[TaskPath]) -> Vec<TaskPath> {
    let mut all: Vec<TaskPath> = Vec::new();
    for o in observations {
        if !all.contains(&o.task) {
            all.push(o.task.clone());
        }
        if all.len() > COLUMNS {
            break;
        }
    }
    let mut chosen = all;
    if chosen.len() > COLUMNS {
        let seen = |t: &&TaskPath| observations.iter().any(|o| o.task == **t);
        chosen = important.iter().filter(seen).take(COLUMNS - 1).cloned().collect();
        let root = TaskPath::default();
        if !chosen.contains(&root) && seen(&&root) {
            chosen.push(root);
        }
    }
    chosen.sort();
    chosen
}

/// `main`, `main.1 (async)`.
pub(crate) fn heading(task: &TaskPath, tasks: &[TaskFact]) -> String {
    match tasks.iter().find(|f| f.task == *task) {
        Some(fact) if !task.0.is_empty() && !fact.kind.is_empty() => format!("{task} ({})", fact.kind),
        _ => task.to_string(),
    }
}

/// The line number, with the file's name if there are several.
fn line(o: &Observation, several_files: bool, sources: &SourceMap) -> String {
    let line = sources.position(o.span).line;
    if several_files { clean(&format!("{}:{line}", sources.short_name(o.span.file))) } else { line.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;
    use scoville_evidence::source::{FileId, Origin, Span};

    fn sources() -> SourceMap {
        let mut map = SourceMap::new();
        map.add("src/A.java", "\n".repeat(100), Origin::User);
        map.add("src/B.java", "\n".repeat(100), Origin::User);
        map
    }

    fn step(file: u32, line: u32, task: &[u32], text: &str) -> Observation {
        let at = Span::new(FileId(file), line - 1, line - 1);
        Observation { task: TaskPath(task.to_vec()), span: at, text: text.into() }
    }

    #[test]
    fn long_tables_lose_their_middle() {
        let steps: Vec<Observation> =
            (0..1000).map(|i| step(0, i % 100 + 1, &[i % 2], &format!("x = {}", i * i))).collect();
        let text = table(&steps, &[], &[], &BTreeMap::new(), &sources());
        assert_eq!(text.lines().count(), ROWS + 2);
        expect![[r#"
            |    18 |   19 | x = 324    |
            |    19 |   20 |            | x = 361
            |   ... | 961 steps left out; --format json has them all
            |   981 |   82 |            | x = 962361
        "#]]
        .assert_eq(&text.lines().skip(20).take(4).map(|l| format!("|{l}\n")).collect::<String>());
        assert!(text.lines().last().is_some_and(|l| l.contains("999") && l.contains("998001")), "{text}");
    }

    #[test]
    fn exactly_as_many_rows_as_allowed_are_shown() {
        for n in [ROWS, ROWS + 1] {
            let steps: Vec<Observation> = (0..n).map(|i| step(0, 1, &[], &i.to_string())).collect();
            assert_eq!(table(&steps, &[], &[], &BTreeMap::new(), &sources()).lines().count(), ROWS + 2);
        }
    }

    #[test]
    fn many_tasks_share_a_column_and_values_are_capped() {
        let mut steps: Vec<Observation> =
            (0..9).map(|i| step(i / 8, i + 1, &[i], "value = 123456789012345678901234567890\u{7}")).collect();
        steps.push(step(0, 1, &[], "s = \"two\nlines\""));
        let important = [TaskPath(vec![7]), TaskPath(vec![8])];
        expect![[r#"
            table:
              step |     line | main             | main.8                      | main.9                      | other tasks
              -----+----------+------------------+-----------------------------+-----------------------------+----------------------------
                 0 | A.java:1 |                  |                             |                             | main.1: value = 12345678...
                 1 | A.java:2 |                  |                             |                             | main.2: value = 12345678...
                 2 | A.java:3 |                  |                             |                             | main.3: value = 12345678...
                 3 | A.java:4 |                  |                             |                             | (1) main.4: value = 1234...
                 4 | A.java:5 |                  |                             |                             | main.5: value = 12345678...
                 5 | A.java:6 |                  |                             |                             | main.6: value = 12345678...
                 6 | A.java:7 |                  |                             |                             | main.7: value = 12345678...
                 7 | A.java:8 |                  | value = 1234567890123456... |                             |
                 8 | B.java:9 |                  |                             | (2) value = 123456789012... |
                 9 | A.java:1 | s = "two\nlines" |                             |                             |
        "#]].assert_eq(&format!("table:\n{}", table(&steps, &[], &important, &BTreeMap::from([(8, 2), (3, 1)]), &sources())));
    }
}
