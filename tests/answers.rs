//! Answers about programs that grow without end, that look at what is not known, or that have a race, and what reports say.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use support::{folder, told};

const HEAD: &str = "import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*;\nclass A {\n";

/// What `verify` with these options says of a class with these members.
fn verify(members: &str, options: &[&str]) -> String {
    command("verify", members, options)
}

fn command(name: &str, members: &str, options: &[&str]) -> String {
    let dir = folder(&[("A.java", format!("{HEAD}{members}\n}}\n").as_bytes())]);
    told(dir.path(), &[&[name, "A.java", "--timeout", "100"], options].concat())
}

fn main(body: &str) -> String {
    format!("public static void main(String[] args) {{ launchHabaneroApp(() -> {{\n{body}\n}}); }}")
}

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
}

const INCREMENT_TWICE: &str =
    "finish(() -> { for (int i = 0; i < 2; i++) { async(() -> { isolated(() -> { n++; }); }); } });";

#[test]
fn the_identity_of_a_box_is_not_guessed() {
    let uses =
        ["assert n == Integer.valueOf(127 + args.length);", "final Integer lock = n; isolated(lock, () -> { });"];
    for text in uses {
        let text = verify(
            &format!("static Integer n = 126; {}", main(&format!("{INCREMENT_TWICE}\n{text}"))),
            &["--no-enumerate"],
        );
        says(&text, &["exit code 2", "of a boxed value that depends on the schedule", "VERDICT unknown(unsupported)"]);
    }
    // With null it can be compared, and with any other object that is no box of such a value by `equals`.
    let text = verify(
        &format!("static Integer n = 126; {}", main(&format!("{INCREMENT_TWICE}\nassert n != null && n.equals(128);"))),
        &[],
    );
    says(&text, &["VERDICT true"]);
}

#[test]
fn a_text_with_an_unknown_part_may_have_anything_there() {
    let asked = |body: &str| {
        let pool = "java.util.concurrent.ExecutorService e = java.util.concurrent.Executors.newFixedThreadPool(1);
            String s = e.submit(() -> Thread.currentThread().getName()).get(); e.shutdown();";
        verify(&format!("public static void main(String[] args) throws Exception {{ {pool} assert !{body}; }}"), &[])
    };
    for open in [
        "(s + \"1\").equals(\"pool-1-thread-11\")",
        "String.format(\"%20s\", s).equals(\"     pool-1-thread-1\")",
        "(s.intern() != s.intern())",
        "(\"[\" + java.time.LocalTime.now() + \"] started\").equals(\"[04:05:06.5] started\")",
        "String.format(\"%tF %<tT\", 86400000L).equals(\"1970-01-02 00:00:00\")",
        "(\"id \" + java.util.UUID.randomUUID() + \" at \" + new java.util.Date()).equals(\"id 1-2-3 at noon\")",
    ] {
        says(&asked(open), &["a text that is not known", "VERDICT unknown(unsupported)"]);
    }
    for other in [
        "(s + \"x\").equals(\"pool-1-thread-11\")",
        "(\"[\" + java.time.LocalTime.now() + \"] started\").equals(\"[04:05] stopped\")",
    ] {
        says(&asked(other), &["VERDICT true"]);
    }
}

#[test]
fn what_objects_say_of_themselves_may_be_printed_if_it_is_not_known() {
    let objects = [
        "(Runnable) () -> { }",
        "((Runnable) () -> { }).getClass().getName()",
        "new java.util.ArrayList<String>().iterator()",
        "new java.util.concurrent.locks.ReentrantLock()",
        "new java.util.concurrent.locks.ReentrantReadWriteLock().writeLock()",
        "new java.util.concurrent.CompletableFuture<String>()",
        "new java.util.concurrent.FutureTask<Integer>(() -> 1)",
        "java.util.concurrent.Executors.newFixedThreadPool(1)",
        "new java.util.Scanner(\"x\")",
    ];
    let main = |body: String| format!("public static void main(String[] args) {{ {body} }}");
    let prints = objects.map(|o| format!("System.out.println(\"\" + {o}); System.out.printf(\"%s\", {o});"));
    says(&verify(&main(prints.concat()), &[]), &["VERDICT true"]);
    for o in objects {
        let text = verify(&main(format!("Object o = {o}; assert o.toString().contains(\"x\");")), &[]);
        says(&text, &["a text that is not known", "VERDICT unknown(unsupported)"]);
    }
    // What it certainly is not is known, and who holds a lock oneself.
    let lambda = "Runnable r = () -> { }; assert !r.toString().equals(\"A\") && !r.getClass().isArray();";
    let lock = "java.util.concurrent.locks.Lock l = new java.util.concurrent.locks.ReentrantLock(); l.lock();
        assert l.toString().endsWith(\"[Locked by thread \" + Thread.currentThread().getName() + \"]\");";
    says(&verify(&main(format!("{lambda} {lock}")), &[]), &["VERDICT true"]);
}

#[test]
fn endless_growth_is_named_soon() {
    let few = &["--max-tasks", "200000"];
    let text = verify(&main("while (true) { async(() -> { }); }"), few);
    says(&text, &["more than 200000 tasks at A.java:4", "VERDICT unknown(too large)"]);
    let text = verify(&format!("static void f() {{ async(() -> f()); }}\n{}", main("f();")), few);
    says(&text, &["more than 200000 tasks at A.java:3", "VERDICT unknown(too large)"]);
    let doubling = "String s = \"x\"; for (int i = 0; i < 100; i++) { s = s + s; }";
    for text in [verify(&main(doubling), &[]), command("explore", &main(doubling), &[])] {
        says(&text, &["a text of more than 64 MB", "VERDICT unknown(memory)"]);
    }
    let replacing = "String s = \"xx\"; for (int i = 0; i < 100; i++) { s = s.replace(\"x\", s); }";
    says(&verify(&main(replacing), &[]), &["a text of more than 64 MB at A.java:4", "VERDICT unknown(memory)"]);
    // What is not known of a run that stopped early is not told as 0.
    assert!(!text.contains("\n  0 tasks"), "{text}");
}

#[test]
fn loops_that_come_back_to_a_state_are_endless() {
    let text = verify(&main("int n = 1; while (n != 0) { n = n * 3 % 65537; }"), &[]);
    says(&text, &["endless loop in A.main.lambda#1 at A.java:4", "VERDICT unknown(unwinding)"]);
    // The same, with a variable that others can see: it is no end of the loop that they do not change it.
    let text = verify(
        &format!(
            "static volatile boolean stop; {}",
            main("async(() -> { stop = true; }); int n = 0; while (!stop) { n = (n + 1) % 2; }")
        ),
        &["--no-enumerate"],
    );
    assert!(!text.contains("VERDICT true") && !text.contains("VERDICT false"), "{text}");
    // Long, but not endless.
    let text = verify(&main("long n = 1; for (int i = 0; i < 100000; i++) { n = n * 3 % 7; } assert n < 7;"), &[]);
    says(&text, &["VERDICT true"]);
    let text = verify(
        &format!(
            "static int k; {}",
            main("int n = 0; while (k < 5000) { n = (n + 1) % 2; if (n == 0) { k++; } } assert n == 0;")
        ),
        &[],
    );
    says(&text, &["VERDICT true"]);
}

#[test]
fn what_a_cut_may_hide_comes_first_or_is_said() {
    let looping = "final HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
        async(() -> { while (!d.resolved()) { } }); assert n == 1;";
    let text = format!("static volatile int n; {}", main(looping));
    says(&verify(&text, &[]), &["VERDICT false(no-deadlock)"]);
    let alone = ["not decided: unwinding: endless loop", "VERDICT false(assertion)"];
    says(&verify(&text, &["--no-enumerate"]), &alone);
}

#[test]
fn beyond_a_race_both_orders_count() {
    let program = |claim: &str| {
        format!(
            "static int x; {}",
            main(&format!("finish(() -> {{ async(() -> {{ x = 1; }}); x = 2; }}); assert {claim};"))
        )
    };
    let all = ["--all-races", "--property", "assertion"];
    for claim in ["x == 1", "x == 2"] {
        says(&verify(&program(claim), &all), &["error[race]", "error[assertion]", "VERDICT false(assertion)"]);
    }
    says(&verify(&program("x == 1 || x == 2"), &all), &["error[race]", "VERDICT true"]);
    let text = verify(&program("x == 1"), &["--property", "assertion"]);
    says(&text, &["error[race]", "VERDICT unknown(racy)"]);
    // A lost update shows only beyond the race.
    let twice = "finish(() -> { for (int i = 0; i < 2; i++) { async(() -> { x++; }); } });";
    let text = verify(&format!("static int x; {}", main(&format!("{twice} assert x == 2;"))), &all);
    says(&text, &["error[race]", "error[assertion]", "VERDICT false(assertion)"]);
    let text = verify(&format!("static int x; {}", main(&format!("{twice} assert x == 1 || x == 2;"))), &all);
    says(&text, &["VERDICT true"]);
    // The explicit engine does not go on beyond a race, and says why it leaves the question open.
    says(&command("explore", &program("x == 1"), &all), &["error[race]: data race on A.x", "VERDICT unknown(racy)"]);
}

#[test]
fn exceptions_and_assertions_tell_their_messages() {
    let text = verify(&main("throw new RuntimeException(\"hello \" + args.length);"), &[]);
    says(
        &text,
        &[
            "error[exception]: RuntimeException: hello 0 leaves the root task",
            "schedule that shows it",
            "| throws RuntimeException: hello 0",
            "witness replayed: yes",
        ],
    );
    let text = verify(&main("int n = 3; assert n < 3 : \"n is \" + n;"), &[]);
    says(&text, &["an assertion fails in main: n is 3", "| assertion fails: n is 3"]);
    assert!(!text.contains("order of the atomic sections"), "{text}");
    let text = command("explore", &main("int n = 3; assert n < 3 : \"n is \" + n;"), &[]);
    says(&text, &["error[assertion]: an assertion fails: n is 3"]);
    // Said where it is true: one order leads there and another does not.
    let text = verify(
        &format!(
            "static int x; {}",
            main(
                "finish(() -> { async(() -> { isolated(() -> { x = 1; }); }); async(() -> { isolated(() -> { x = 2; }); }); });
                 assert x == 1;"
            )
        ),
        &[],
    );
    says(&text, &["the order of the atomic sections in the schedule below leads here"]);
}

#[test]
fn exceptions_tell_where_their_causes_were_thrown() {
    let class = "static class B { static int n = 1; static { n = Integer.parseInt(\"x\"); } }";
    let text = format!("{class} {}", main("System.out.println(B.n);"));
    let cause = "(2) task main: caused by NumberFormatException: For input string: \"x\"";
    for engine in ["verify", "explore"] {
        says(&command(engine, &text, &[]), &["(1) task main: throws ExceptionInInitializerError", cause]);
    }
    // One that was made and not thrown has no place.
    let text = verify(&main("throw new IllegalStateException(new RuntimeException(\"why\"));"), &[]);
    says(&text, &["IllegalStateException: java.lang.RuntimeException: why leaves the root task"]);
    assert!(!text.contains("caused by"), "{text}");
    // Others may go round in a circle.
    let circle = "RuntimeException a = new RuntimeException(\"a\"), b = new RuntimeException(\"b\", a); a.initCause(b);
                  try { throw b; } catch (RuntimeException e) { throw a; }";
    says(&verify(&main(circle), &[]), &["(1) task main: throws RuntimeException: a", "caused by RuntimeException: b"]);
}

#[test]
fn both_engines_call_a_location_by_one_name() {
    let members = format!("static int x; {}", main("int[] a = new int[2]; async(() -> { a[1] = 1; }); a[1] = 2;"));
    says(&verify(&members, &[]), &["data race on a[1]: main.1 writes it", "task main: write of a[1]"]);
    says(&command("explore", &members, &[]), &["data race on a[1]", "task main: write of a[1]"]);
    let members = format!("static int x; {}", main("async(() -> { x = 1; }); x = 2;"));
    says(&verify(&members, &[]), &["data race on A.x: main.1 writes it", "task main: write of A.x"]);
    says(&command("explore", &members, &[]), &["data race on A.x", "task main: write of A.x"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_an_input_error() {
    for command in [&["verify", "A.java"][..], &["suite", "A.java"]] {
        let dir = folder(&[("A.java", b"class A { public static void main(String[] a) { } }"), ("file", b"")]);
        for folder in ["file", "file/below"] {
            let text = told(dir.path(), &[command, &["--dump-smt", folder]].concat());
            says(&text, &["exit code 3", "cannot write into `file"]);
        }
        let text = told(dir.path(), &[command, &["--dump-smt", "new/folder"]].concat());
        says(&text, &["exit code 0"]);
        assert_eq!(std::fs::read_dir(dir.path().join("new/folder")).unwrap().count(), 0);
    }
}

#[test]
fn the_solver_alone_means_no_structure() {
    for program in ["jpf-hj/IntegerCounterIsolated.java", "jpf-hj/SubstringSearch.java", "jpf-hj/FinishTest1.java"] {
        let text = told(&support::benchmarks(), &["verify", "--pure-smt", program]);
        for word in ["ordered", "excluded", "covered", "canonical"] {
            let line = text.lines().find(|l| l.contains("obligation")).unwrap();
            assert!(!line.contains(word), "{program}: {line}");
        }
    }
}
