//! What reports say of sections whose order matters: which, and from which state, or what is in the way.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::{Expect, expect};
use support::{benchmarks, folder, run};

/// The remarks on a program, one a line.
fn remarks(dir: &std::path::Path, args: &[&str]) -> String {
    let mut all = vec!["verify", "--no-enumerate", "--format", "json"];
    all.extend(args);
    let out = run(dir, &all);
    let document: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    let notes = document["notes"].as_array().unwrap().iter();
    notes.map(|n| format!("{}\n", n.as_str().unwrap())).collect()
}

/// The same of a program with these members, and this body of `main`.
fn check(members: &str, body: &str, expected: &Expect) {
    let text = format!(
        "import static edu.rice.hj.Module2.*;\npublic class Foo {{\n{members}\n  public static void main(final String[] args) {{\n    \
         launchHabaneroApp(() -> {{\n{body}\n    }});\n  }}\n}}\n"
    );
    let dir = folder(&[("Foo.java", text.as_bytes())]);
    expected.assert_eq(&remarks(dir.path(), &["Foo.java"]));
}

#[test]
fn sections_are_told_apart_by_tasks_and_what_they_were_given() {
    expect![[r#"
        the sections at Bank.java:11 of main.1 (from = 0, to = 1, amount = 2) and of main.2 (from = 1, to = 0, amount = 5) do not commute: from balance[0] = 1, balance[1] = 6, balance[0] is 6 if the first comes first, otherwise 4
        each section that may come before scale/Bank.java:40:13 keeps what is demanded there: their order makes no difference to that
    "#]].assert_eq(&remarks(&benchmarks(), &["scale/Bank.java", "--", "3", "2"]));
}

#[test]
fn a_section_that_may_throw_has_a_state_in_which_order_decides() {
    expect![[r#"
        the sections at BankOverdrawn.java:14 of main.1 (from = 0, to = 1, amount = 2) and of main.2 (from = 1, to = 2, amount = 5) do not commute: from balance[0] = 4, balance[1] = 4, the second throws AssertionError at BankOverdrawn.java:16 if it comes first, otherwise not
    "#]].assert_eq(&remarks(&benchmarks(), &["scale/BankOverdrawn.java", "--", "4", "3"]));
    check(
        "  static int x;",
        "finish(() -> {
           async(() -> isolated(() -> { if (x == 1) throw new IllegalArgumentException(); x++; }));
           async(() -> isolated(() -> { x += 2; x--; }));
         });",
        &expect![[r#"
            the sections at Foo.java:7 of main.1 and at Foo.java:8 of main.2 do not commute: from x = 1, the first throws IllegalArgumentException at Foo.java:7 if it comes first, otherwise not
        "#]],
    );
}

#[test]
fn a_section_that_yields_a_box_does_not_commute_if_the_number_in_it_depends_on_the_order() {
    check(
        "  static int x;",
        "finish(() -> {
           for (int i = 0; i < 2; i++) {
             final int k = i;
             async(() -> { final int v = isolatedWithReturn(() -> { x += k + 1; return x; }); assert v != 7; });
           }
         });",
        &expect![[r#"
            1 counter is only added to, in sections that exclude one another: the values drawn are all different
            the sections at Foo.java:9 of main.1 (k = 0) and of main.2 (k = 1) do not commute: from x = 1, what the first yields is 2 if the first comes first, otherwise 4
        "#]],
    );
}

#[test]
fn where_no_state_can_be_shown_the_report_says_what_is_in_the_way() {
    check(
        "  enum S { A, B, C }\n  static S s = S.A;",
        "finish(() -> {
           async(() -> isolated(() -> { if (s == S.A) s = S.B; }));
           async(() -> isolated(() -> { if (s == S.B) s = S.C; }));
         });",
        &expect![[r#"
            the order of the sections at Foo.java:8 of main.1 and at Foo.java:9 of main.2 may matter: they handle references (s)
        "#]],
    );
    // What is asserted holds whatever comes first, and that is not seen from one section.
    check(
        "  static int x, y;",
        "finish(() -> {
           async(() -> isolated(() -> { x++; y++; }));
           async(() -> isolated(() -> { assert x == y; }));
         });",
        &expect![[r#"
            2 counters are only added to, in sections that exclude one another: the values drawn are all different
            the order of the sections at Foo.java:8 of main.2 and at Foo.java:7 of main.1 may matter: the first may throw AssertionError at Foo.java:8
            each section that may come before Foo.java:8:41 keeps what is demanded there: their order makes no difference to that
        "#]],
    );
    check(
        "  static int count, x;",
        "finish(() -> {
           async(() -> { isolated(() -> { count++; }); x = 1; });
           async(() -> isolated(() -> { if (count == 0) { x = 2; } count++; }));
         });",
        &expect![[r#"
            1 counter is only added to, in sections that exclude one another: the values drawn are all different
            the order of the sections at Foo.java:8 of main.2 and at Foo.java:7 of main.1 may matter: whether x is accessed at Foo.java:8 depends on count
        "#]],
    );
}

/// The report on a program whose tasks draw numbers from a counter, decided without trying orders.
fn drawing(draw: &str, tasks: u32, last: &str) -> serde_json::Value {
    let text = format!(
        "import static edu.rice.hj.Module2.*;\npublic class Foo {{\n  static int next = 0;\n  static int[] own = new int[{tasks}];\n  \
         public static void main(final String[] args) {{\n    launchHabaneroApp(() -> {{\n      finish(() -> {{\n        \
         for (int i = 0; i < {tasks}; i++) {{\n          async(() -> {{ {draw} }});\n        }}\n      }});\n      {last}\n    }});\n  }}\n}}\n"
    );
    let dir = folder(&[("Foo.java", text.as_bytes())]);
    let out = run(dir.path(), &["verify", "--no-enumerate", "--format", "json", "Foo.java"]);
    serde_json::from_slice(&out.stdout).unwrap()
}

#[test]
fn a_counter_that_is_read_again_before_it_is_counted_is_drawn_from_once() {
    let draw = |section: &str| format!("final int[] m = new int[1]; isolated(() -> {{ {section} }}); own[m[0]] = 1;");
    let of = |section: &str| {
        let report = drawing(&draw(section), 5, "");
        let statistics = &report["statistics"];
        let unreachable = statistics["discharged"]["unreachable"].clone();
        (report["verdict"]["text"].clone(), unreachable, statistics["queries"].clone())
    };
    let once = of("m[0] = next++;");
    assert_eq!(once.0, "true");
    assert!(once.1.as_u64() > Some(0), "{once:?}");
    assert_eq!(of("m[0] = next; next = next + 1;"), once);
    assert_eq!(of("m[0] = next; next++;"), once);
    // What is read after another addition is not the same.
    assert_eq!(of("next++; m[0] = next; next = next + 1;").0, "false(exception)");
}

#[test]
fn any_number_of_draws_can_be_followed() {
    let draw = "final int v = isolatedWithReturn(() -> { next += 1; return next; }); assert v >= 1;";
    let report = drawing(draw, 600, "assert next == 600;");
    assert_eq!(report["verdict"]["text"], "true");
    assert_eq!(report["statistics"]["queries"], 0);
    let report = drawing(draw, 600, "assert next == 599;");
    assert_eq!(report["verdict"]["text"], "false(assertion)");
}

#[test]
fn sections_that_commute_come_with_the_proof() {
    let proof = |program: &str| {
        let out = run(&benchmarks(), &["verify", "--no-enumerate", "--format", "json", program]);
        let report: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
        let mut told = String::new();
        for note in report["notes"].as_array().unwrap() {
            told += &format!("{}\n", note.as_str().unwrap());
        }
        for c in report["commutations"].as_array().unwrap() {
            let lines: Vec<_> = c["places"].as_array().unwrap().iter().map(|p| p["line"].as_u64().unwrap()).collect();
            told += &format!("{lines:?} where {}\n", c["variables"]);
            for e in c["equalities"].as_array().unwrap() {
                told += &format!("  {}: {} = {} by {}\n", e["what"], e["one"], e["other"], e["by"]);
                assert_eq!(e["by"] == "rewriting", !e["steps"].as_array().unwrap().is_empty());
            }
        }
        told
    };
    expect![[r#"
        atomic sections commute, so that one order of them stands for all: those at IntegerCounterIsolated.java:15 with one another (equal sums)
        no order variables: nothing depends on the order of tasks
        [15, 15] where {"v0":"int[0]","v1":"any value","v2":"any value"}
          "int[0]": "(add.int (add.int v0 v1) v2)" = "(add.int v1 (add.int v0 v2))" by "equal sums"
    "#]].assert_eq(&proof("jpf-hj/IntegerCounterIsolated.java"));
    expect![[r#"
        atomic sections commute, so that one order of them stands for all: those at PrimeNumCounter.java:28 with one another (equal sums)
        no order variables: nothing depends on the order of tasks
        [28, 28] where {"v0":"int[0]","v1":"any value","v2":"any value"}
          "int[0]": "(add.int (add.int v0 v1) v2)" = "(add.int v1 (add.int v0 v2))" by "equal sums"
    "#]].assert_eq(&proof("jpf-hj/PrimeNumCounter.java"));
    expect![[r#"
        atomic sections commute, so that one order of them stands for all: those at CommuteMaximum.java:15 with one another (rewriting)
        no order variables: nothing depends on the order of tasks
        [15, 15] where {"v0":"most","v1":"any value","v2":"any value"}
          "most": "(ite (lt.int (ite (lt.int v0 v1) v1 v0) v2) v2 (ite (lt.int v0 v1) v1 v0))" = "(ite (lt.int (ite (lt.int v0 v2) v2 v0) v1) v1 (ite (lt.int v0 v2) v2 v0))" by "rewriting"
    "#]].assert_eq(&proof("regressions/CommuteMaximum.java"));
}

#[test]
fn where_sections_are_not_all_that_matters_no_order_variables_are_not_claimed() {
    let notes = remarks(&benchmarks(), &["scale/Bank.java", "--", "3", "2"]);
    assert!(!notes.contains("no order variables"), "{notes}");
}
