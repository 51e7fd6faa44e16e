//! The command and another tool on the same programs, one after the other.

use crate::growth::{geometric_mean, median};
use crate::measure::{self, Ended, Measured};
use crate::table::{line, seconds};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The command `scoville`.
    pub command: PathBuf,
    /// The other tool, as text for a shell: `{file}` stands for the program, `{args}` for its arguments, `{class}` for the name
    /// of its file without the suffix. What is put in is quoted.
    pub other: String,
    /// How often each is run; the median of each cost counts.
    pub runs: usize,
    /// Time for each run.
    pub limit: Duration,
}

/// What one tool needed for one program.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Wall time in seconds.
    pub wall: f64,
    /// Processor time in seconds, of all processes.
    pub cpu: f64,
    /// Peak resident memory of the largest process, in bytes.
    pub memory: u64,
    /// How it ended.
    pub ended: Ended,
}

/// One program.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Its file.
    pub program: String,
    /// The last line that the command wrote.
    pub verdict: String,
    /// The command.
    pub ours: Side,
    /// The other tool.
    pub other: Side,
}

impl Pair {
    /// Time of the other tool over ours, wall and processor; `None` if one of them did not come to an end by itself.
    #[must_use]
    pub fn ratios(&self) -> Option<(f64, f64)> {
        let ended = |s: &Side| matches!(s.ended, Ended::Code(_));
        let both = ended(&self.ours) && ended(&self.other) && self.ours.wall > 0.0 && self.ours.cpu > 0.0;
        both.then(|| (self.other.wall / self.ours.wall, self.other.cpu / self.ours.cpu))
    }
}

/// Runs both on each file; `tell` gets each pair when it is there.
///
/// # Errors
/// A file that cannot be read, a command that cannot be run.
pub fn run(files: &[PathBuf], settings: &Settings, tell: &mut dyn FnMut(&Pair)) -> Result<Vec<Pair>, String> {
    if !settings.other.contains("{file}") && !settings.other.contains("{class}") {
        return Err("the other command contains neither {file} nor {class}".to_owned());
    }
    let mut pairs = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let ours = || {
            let mut command = Command::new(&settings.command);
            command.arg("verify").args(header(&text, "main").first().map(|class| format!("--main={class}")));
            command.arg(file).arg("--").args(header(&text, "args"));
            command
        };
        let other = || {
            let mut command = Command::new("sh");
            command.arg("-c").arg(filled(&settings.other, file, &header(&text, "args")));
            command
        };
        let (first, ours) = repeated(&ours, settings)?;
        let (_, other) = repeated(&other, settings)?;
        let verdict = first.stdout.lines().last().unwrap_or_default().to_owned();
        let pair = Pair { program: file.display().to_string(), verdict, ours, other };
        tell(&pair);
        pairs.push(pair);
    }
    Ok(pairs)
}

/// The words behind `// KEY:` in the first lines of a program, which are comments.
fn header(text: &str, key: &str) -> Vec<String> {
    let lines = text.lines().map_while(|l| l.trim().strip_prefix("//"));
    let found = lines.filter_map(|l| l.trim().strip_prefix(key)?.strip_prefix(':')).next();
    found.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

fn filled(command: &str, file: &Path, args: &[String]) -> String {
    let quoted = |text: &str| format!("'{}'", text.replace('\'', "'\\''"));
    let class = file.file_stem().unwrap_or_default().to_string_lossy();
    let args: Vec<String> = args.iter().map(|a| quoted(a)).collect();
    // In one pass, so that nothing is looked for in what was put in.
    let mut out = String::new();
    let mut rest = command;
    while let Some(at) = rest.find('{') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let places =
            [("{file}", quoted(&file.display().to_string())), ("{class}", quoted(&class)), ("{args}", args.join(" "))];
        match places.iter().find(|(name, _)| rest.starts_with(name)) {
            Some((name, value)) => {
                out.push_str(value);
                rest = &rest[name.len()..];
            }
            None => {
                out.push('{');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn repeated(command: &dyn Fn() -> Command, settings: &Settings) -> Result<(Measured, Side), String> {
    let once = || measure::run(&mut command(), settings.limit).map_err(|e| format!("cannot run {:?}: {e}", command()));
    let mut runs = vec![once()?];
    // What is late once would be late again.
    while runs.len() < settings.runs && runs.iter().all(|r| r.ended != Ended::Late) {
        runs.push(once()?);
    }
    let middle = |cost: fn(&Measured) -> Duration| {
        median(&runs.iter().map(cost).collect::<Vec<_>>()).unwrap_or_default().as_secs_f64()
    };
    let side = Side {
        wall: middle(|r| r.wall),
        cpu: middle(|r| r.cpu),
        memory: median(&runs.iter().map(|r| r.memory).collect::<Vec<_>>()).unwrap_or_default(),
        ended: runs.iter().map(|r| r.ended).find(|e| *e == Ended::Late).unwrap_or(runs[0].ended),
    };
    Ok((runs.swap_remove(0), side))
}

fn ended(e: Ended) -> String {
    match e {
        Ended::Code(code) => format!("exit {code}"),
        Ended::Signal(signal) => format!("signal {signal}"),
        Ended::Late => "late".to_owned(),
    }
}

/// The table for people, with geometric means of the ratios.
#[must_use]
pub fn text(pairs: &[Pair]) -> String {
    let widest = pairs.iter().map(|p| p.program.chars().count()).max().unwrap_or(0).max(7);
    let mut out = format!(
        "{:<widest$}  {:>8} {:>8} {:<9}  {:>8} {:>8} {:<9}  {:>8} {:>8}\n",
        "program", "wall s", "cpu s", "ours", "wall s", "cpu s", "other", "x wall", "x cpu"
    );
    let factor = |f: Option<f64>| f.map_or_else(|| "-".to_owned(), |f| format!("{f:.2}"));
    for p in pairs {
        let side = |s: &Side| format!("{:>8} {:>8} {:<9}", seconds(s.wall), seconds(s.cpu), ended(s.ended));
        let (wall, cpu) = p.ratios().unzip();
        out.push_str(&format!(
            "{:<widest$}  {}  {}  {:>8} {:>8}  {}\n",
            p.program,
            side(&p.ours),
            side(&p.other),
            factor(wall),
            factor(cpu),
            p.verdict
        ));
    }
    let (wall, cpu): (Vec<f64>, Vec<f64>) = pairs.iter().filter_map(Pair::ratios).unzip();
    out.push_str(&format!(
        "geometric mean of other over ours, of the {} of {} programs on which both came to an end: x wall {}, x cpu {}\n",
        wall.len(),
        pairs.len(),
        factor(geometric_mean(&wall)),
        factor(geometric_mean(&cpu))
    ));
    out
}

/// The table for spreadsheets.
#[must_use]
pub fn csv(pairs: &[Pair]) -> String {
    let mut out = "program,verdict,wall_s,cpu_s,memory_bytes,ended,other_wall_s,other_cpu_s,other_memory_bytes,\
                   other_ended,wall_ratio,cpu_ratio\n"
        .to_owned();
    for p in pairs {
        let mut fields = vec![p.program.clone(), p.verdict.clone()];
        for s in [&p.ours, &p.other] {
            fields.extend([format!("{:.6}", s.wall), format!("{:.6}", s.cpu), s.memory.to_string(), ended(s.ended)]);
        }
        let ratio = |r: Option<f64>| r.map(|r| format!("{r:.3}")).unwrap_or_default();
        let (wall, cpu) = p.ratios().unzip();
        fields.extend([ratio(wall), ratio(cpu)]);
        out.push_str(&line(&fields));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn side(wall: f64, cpu: f64, ended: Ended) -> Side {
        Side { wall, cpu, memory: 1000, ended }
    }

    fn pairs() -> Vec<Pair> {
        let pair = |program: &str, ours: Side, other: Side| Pair {
            program: program.to_owned(),
            verdict: "VERDICT true".to_owned(),
            ours,
            other,
        };
        let fine = Ended::Code(0);
        vec![
            pair("A.java", side(0.5, 0.25, fine), side(1.0, 1.0, Ended::Code(1))),
            pair("b, c/Other.java", side(0.01, 0.01, fine), side(0.08, 0.16, fine)),
            pair("Late.java", side(2.0, 2.0, fine), side(10.0, 10.0, Ended::Late)),
        ]
    }

    #[test]
    fn as_text_and_csv() {
        expect![[r#"
            program            wall s    cpu s ours         wall s    cpu s other        x wall    x cpu
            A.java              0.500    0.250 exit 0         1.00     1.00 exit 1         2.00     4.00  VERDICT true
            b, c/Other.java     0.010    0.010 exit 0        0.080    0.160 exit 0         8.00    16.00  VERDICT true
            Late.java            2.00     2.00 exit 0         10.0     10.0 late              -        -  VERDICT true
            geometric mean of other over ours, of the 2 of 3 programs on which both came to an end: x wall 4.00, x cpu 8.00
        "#]].assert_eq(&text(&pairs()));
        expect![[r#"
            program,verdict,wall_s,cpu_s,memory_bytes,ended,other_wall_s,other_cpu_s,other_memory_bytes,other_ended,wall_ratio,cpu_ratio
            A.java,VERDICT true,0.500000,0.250000,1000,exit 0,1.000000,1.000000,1000,exit 1,2.000,4.000
            "b, c/Other.java",VERDICT true,0.010000,0.010000,1000,exit 0,0.080000,0.160000,1000,exit 0,8.000,16.000
            Late.java,VERDICT true,2.000000,2.000000,1000,exit 0,10.000000,10.000000,1000,late,,
        "#]].assert_eq(&csv(&pairs()));
    }

    #[test]
    fn placeholders_are_filled_and_quoted() {
        let args = ["1 2".to_owned(), "{file}".to_owned()];
        let file = Path::new("a/it's.java");
        assert_eq!(
            filled("t {file} {class} -- {args} {x} {", file, &args),
            r"t 'a/it'\''s.java' 'it'\''s' -- '1 2' '{file}' {x} {"
        );
    }

    #[test]
    fn headers_are_read() {
        let text = "// expect: true\n// args: 8 x\n// main: B\nclass A {\n// args: no\n";
        assert_eq!(header(text, "args"), ["8", "x"]);
        assert_eq!(header(text, "main"), ["B"]);
        assert_eq!(header("class A {}\n// args: 1\n", "args"), Vec::<String>::new());
    }
}
