//! The front end takes time in proportion to the program: four times as much text, about four times as long.

use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::time::{Duration, Instant};

/// Processor time of this process where the system tells, else time since `start`. The only test in this binary, so that
/// nothing else counts.
fn now(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks: Option<u64> = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(11)?.parse().ok());
    ticks.map_or_else(|| start.elapsed(), |t| Duration::from_millis(t * 10))
}

fn cost(text: &str) -> Duration {
    let start = Instant::now();
    let before = now(start);
    let result = compile(&[SourceInput { name: "A.java", text: text.as_bytes() }], &CompileOptions::default());
    assert!(result.is_ok());
    now(start) - before
}

#[test]
fn time_grows_with_the_text() {
    let of = |n: usize, line: &dyn Fn(usize) -> String| (0..n).map(line).collect::<String>();
    let main = |body: String, members: String| {
        format!("class A {{ public static void main(String[] a) {{ int q = a.length; {body} }} {members} }}")
    };
    type Program<'a> = (&'a str, &'a dyn Fn(usize) -> String);
    let programs: [Program; 4] = [
        ("methods", &|n| {
            let calls = of(n, &|i| format!("f{i}(q);\n"));
            main(
                calls,
                of(n, &|i| format!("static int g{i} = {i} + A.g0; static int f{i}(int x) {{ return x + g{i}; }}\n")),
            )
        }),
        ("locals", &|n| {
            main(of(n, &|i| format!("int v{i} = q; int w{i}; if (q > 0) w{i} = 1; else w{i} = v{i};\n")), String::new())
        }),
        ("lambdas", &|n| {
            main(of(n, &|i| format!("Runnable r{i} = () -> {{ int z = q; }}; r{i}.run();\n")), String::new())
        }),
        ("classes", &|n| {
            let classes = of(n, &|i| format!("static class C{i} {{ int h{i}() {{ return 1; }} }}\n"));
            main(of(n, &|i| format!("new C{i}().h{i}();\n")), classes)
        }),
    ];
    for (name, program) in programs {
        let (small, large) = (program(4000), program(16_000));
        let best = |text: &str| (0..2).map(|_| cost(text)).min().unwrap_or_default();
        // A twentieth of a second is what the clock and the models take.
        let (small, large) = (best(&small) + Duration::from_millis(50), best(&large));
        assert!(large < small * 8, "{name}: {small:?} for 4000, {large:?} for 16000");
    }
}
