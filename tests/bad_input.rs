//! Programs that cannot be verified, or not wholly: a clear message and the documented exit code.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use std::time::{Duration, Instant};
use support::{folder, run, told};

/// What `verify` says about a program.
fn verify(text: &str) -> String {
    let dir = folder(&[("A.java", text.as_bytes())]);
    told(dir.path(), &["verify", "A.java"])
}

/// A program whose `main` has this body.
fn main_with(body: &str) -> String {
    format!("public class A {{\n    public static void main(String[] args) {{\n        {body}\n    }}\n}}\n")
}

#[test]
fn empty_files_and_missing_mains() {
    let mut out = String::new();
    for text in ["", "\n  // nothing\n", "class A { }\n", "class A { void main(String[] args) { } }\n"] {
        out.push_str(&format!("{text:?}\n{}\n", verify(text)));
    }
    expect![[r#"
        ""
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:1:1: error[empty-file]: the file is empty: expected a type declaration
          |
        1 |
          | ^

        1 error

        "\n  // nothing\n"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:1:1: error[empty-file]: the file is empty: expected a type declaration
          |
        1 |
          | ^

        1 error

        "class A { }\n"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:1:7: error[no-main]: there is no method `public static void main(String[] args)`
          |
        1 | class A { }
          |       ^

        1 error

        "class A { void main(String[] args) { } }\n"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:1:7: error[no-main]: there is no method `public static void main(String[] args)`
          |
        1 | class A { void main(String[] args) { } }
          |       ^

        1 error

    "#]]
    .assert_eq(&out);
}

#[test]
fn several_mains() {
    let main = "public static void main(String[] args) { }";
    let text = format!("class A {{ {main} }}\nclass B {{ {main} }}\n");
    let dir = folder(&[("A.java", text.as_bytes())]);
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:1:30: error[several-mains]: several classes have a `main` method: choose one with `--main CLASS`
          |
        1 | class A { public static void main(String[] args) { } }
          |                              ^^^^ `--main A`
        2 | class B { public static void main(String[] args) { } }
          |                              ---- `--main B`

        1 error
    "#]]
    .assert_eq(&told(dir.path(), &["verify", "A.java"]));
    assert_eq!(run(dir.path(), &["verify", "A.java", "--main", "B"]).status.code(), Some(0));
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-main]: there is no class `C`

        1 error
    "#]]
    .assert_eq(&told(dir.path(), &["verify", "A.java", "--main", "C"]));
}

#[test]
fn several_mistakes_in_one_run() {
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:3:20: error[syntax]: expected expression, found `;`
          |
        3 |         int x = 1 +;
          |                    ^

        A.java:4:13: error[syntax]: expected expression, found `;`
          |
        4 |         x = ;
          |             ^

        A.java:5:15: error[syntax]: expected `)`, found `{`
          |
        5 |         if (x { }
          |               ^

        3 errors: 3 x syntax
    "#]]
    .assert_eq(&verify(&main_with("int x = 1 +;\n        x = ;\n        if (x { }")));
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:3:9: error[unknown-type]: unknown type `Foo`
          |
        3 |         Foo y = null;
          |         ^^^

        A.java:4:17: error[unknown-name]: unknown name `undefined`
          |
        4 |         int z = undefined;
          |                 ^^^^^^^^^

        2 errors: 1 x unknown-name, 1 x unknown-type
    "#]]
    .assert_eq(&verify(&main_with("Foo y = null;\n        int z = undefined;\n        y.bar();")));
}

#[test]
fn unsupported_constructs() {
    expect![[r#"
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        A.java:3:32: error[unmodelled-member]: unknown method `suspend` in `Thread`: the library model does not have it
          |
        3 |         Thread.currentThread().suspend();
          |                                ^^^^^^^

        1 error
    "#]]
    .assert_eq(&verify(&main_with("Thread.currentThread().suspend();\n        record P(int x) { }")));
}

#[test]
fn endless_loops_end_at_the_deadline() {
    let dir = folder(&[("A.java", main_with("int[] a = new int[1];\n        while (true) { a[0]++; }").as_bytes())]);
    let start = Instant::now();
    let output = run(dir.path(), &["verify", "A.java", "--timeout", "2"]);
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    let last = text.lines().last().unwrap();
    assert!(["VERDICT unknown(unwinding)", "VERDICT unknown(timeout)"].contains(&last), "{text}");
}

#[test]
fn deep_recursion_is_cut() {
    let text = "public class A {\n    static int f(int n) { return f(n + 1) + 1; }\n\
                public static void main(String[] args) { f(0); }\n}\n";
    let dir = folder(&[("A.java", text.as_bytes())]);
    let output = run(dir.path(), &["verify", "A.java", "--timeout", "20"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("VERDICT unknown(unwinding)\n"), "{text}");
    assert_eq!(output.status.code(), Some(2), "{text}");
}

#[test]
fn a_huge_array_is_a_matter_of_memory() {
    let dir = folder(&[("A.java", main_with("long[] a = new long[2000000000];\n        a[7] = 1;").as_bytes())]);
    let output = run(dir.path(), &["verify", "A.java", "--timeout", "20"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("VERDICT unknown(memory)\n"), "{text}");
    assert_eq!(output.status.code(), Some(2), "{text}");
}

#[test]
fn five_megabytes_of_program() {
    let mut text = String::with_capacity(5 << 20);
    text.push_str("public class A {\n    static int x;\n");
    for i in 0..70_000 {
        text.push_str(&format!("    static int f{i}(int a, int b) {{ return a * {i} + b - x; }}\n"));
    }
    text.push_str("    public static void main(String[] args) { x = f1(1, 2) + f69999(3, 4); }\n}\n");
    assert!(text.len() > 4 << 20);
    let dir = folder(&[("A.java", text.as_bytes())]);
    let output = run(dir.path(), &["verify", "A.java", "--timeout", "60"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    // The same with a mistake at its end.
    let broken = text.replace("f69999(3, 4)", "f69999(3, 4");
    let dir = folder(&[("A.java", broken.as_bytes())]);
    let output = run(dir.path(), &["verify", "A.java", "--timeout", "60"]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{errors}");
    assert!(errors.contains("A.java:70003:") && errors.len() < 2000, "{errors}");
}
