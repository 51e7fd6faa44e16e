//! What stands around a program: further files, models of the user, input, tests.

use expect_test::{Expect, expect};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, Inputs, SourceInput, UserModel, compile};

fn check(files: &[(&str, &str)], options: &CompileOptions, expected: Expect) {
    let sources: Vec<SourceInput> =
        files.iter().map(|(name, text)| SourceInput { name, text: text.as_bytes() }).collect();
    let shown = match compile(&sources, options) {
        Ok(c) => format!("accepted\n{}", render(&c.warnings, &c.sources)),
        Err((d, sources)) => render(&d, &sources),
    };
    expected.assert_eq(&shown);
}

fn named(main: &str) -> CompileOptions {
    CompileOptions { main_class: Some(main.to_string()), ..CompileOptions::default() }
}

#[test]
fn declarations_are_refused_where_they_are_needed() {
    let frame = "package gui;\nimport javax.swing.JFrame;\nimport javax.swing.event.*;\npublic class Frame extends JFrame implements MouseListener {\n  public static int n;\n  JFrame other;\n  void show(JPanel p) { setTitle(\"x\"); other.pack(); int w = width; this.height = 2; p.f = 1; }\n}\n";
    let main = |body: &str| format!("class Main {{ public static void main(String[] a) {{ {body} }} }}");
    let default = CompileOptions::default();
    check(
        &[("Frame.java", frame), ("Main.java", &main("int x = 1;"))],
        &default,
        expect![[r#"
        accepted
        Frame.java:4:28: warning [unmodelled-class] class `javax.swing.JFrame` is not supported: there is no model of it
            note: this code is not reached from `main`, so it is left out
        Frame.java:4:46: warning [unknown-type] unknown type `MouseListener`
            note: neither this program nor the library models have it (looked in `javax.swing.event.*`)
        Frame.java:6:3: warning [unmodelled-class] class `javax.swing.JFrame` is not supported: there is no model of it
            note: this code is not reached from `main`, so it is left out
        Frame.java:7:13: warning [unknown-type] unknown type `JPanel`
            note: neither this program nor the library models have it (looked in `javax.swing.event.*`)
        Frame.java:7:25: warning [unmodelled-member] method `setTitle` of `gui.Frame` is not supported: it has a supertype without a model
            note: this code is not reached from `main`, so it is left out
        Frame.java:7:62: warning [unmodelled-member] name `width` of `gui.Frame` is not supported: it has a supertype without a model
            note: this code is not reached from `main`, so it is left out
        Frame.java:7:74: warning [unmodelled-member] field `height` of `gui.Frame` is not supported: it has a supertype without a model
            note: this code is not reached from `main`, so it is left out
    "#]],
    );
    for body in [
        "gui.Frame.n++;",
        "gui.Frame f = null;",
        "Object o = new gui.Frame();",
        "boolean b = a instanceof Object && ((Object) a) instanceof gui.Frame;",
    ] {
        let sources = [
            SourceInput { name: "Frame.java", text: frame.as_bytes() },
            SourceInput { name: "Main.java", text: main(body).as_bytes() },
        ]
        .map(|s| (s.name.to_string(), s.text.to_vec()));
        let sources: Vec<SourceInput> = sources.iter().map(|(name, text)| SourceInput { name, text }).collect();
        let failed = compile(&sources, &default).err();
        let shown = failed.map(|(d, sources)| render(&d, &sources)).unwrap_or_default();
        assert!(shown.contains("Frame.java:4:28: [unmodelled-class] class `javax.swing.JFrame`"), "{body}: {shown}");
    }
    check(
        &[("Frame.java", frame), ("Main.java", &main("gui.Frame.n++;"))],
        &default,
        expect![[r#"
            Frame.java:4:28: [unmodelled-class] class `javax.swing.JFrame` is not supported: there is no model of it
            Frame.java:4:46: [unknown-type] unknown type `MouseListener`
                note: neither this program nor the library models have it (looked in `javax.swing.event.*`)
            Frame.java:6:3: warning [unmodelled-class] class `javax.swing.JFrame` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            Frame.java:7:13: warning [unknown-type] unknown type `JPanel`
                note: neither this program nor the library models have it (looked in `javax.swing.event.*`)
            Frame.java:7:25: warning [unmodelled-member] method `setTitle` of `gui.Frame` is not supported: it has a supertype without a model
                note: this code is not reached from `main`, so it is left out
            Frame.java:7:62: warning [unmodelled-member] name `width` of `gui.Frame` is not supported: it has a supertype without a model
                note: this code is not reached from `main`, so it is left out
            Frame.java:7:74: warning [unmodelled-member] field `height` of `gui.Frame` is not supported: it has a supertype without a model
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    // What is wrong because of a declaration that is nowhere named again.
    check(
        &[
            ("A.java", "class A { Gone gone; static A make() { return new A(); } }"),
            ("Main.java", &main("use(A.make().gone); } static void use(Object o) {")),
        ],
        &default,
        expect![[r#"
            A.java:1:11: [unknown-type] unknown type `Gone`
        "#]],
    );
}

#[test]
fn names_that_fit_several_classes() {
    let main = "class Main { public static void main(String[] a) { } }";
    let files = [("p/Main.java", format!("package p; {main}")), ("q/Main.java", format!("package q; {main}"))];
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (*n, t.as_str())).collect();
    check(
        &files,
        &named("Main"),
        expect![[r#"
        p/Main.java:1:18: [no-main] several classes are called `Main`: name one with its package
            q/Main.java:1:18: `q.Main`
    "#]],
    );
    check(
        &files,
        &named("q.Main"),
        expect![[r#"
        accepted
    "#]],
    );
}

#[test]
fn models_of_the_user() {
    let model = |text: &str| UserModel { name: "m/M.java".to_string(), text: text.to_string() };
    let program = [(
        "A.java",
        "class A { public static void main(String[] a) { new java.util.Currency().cancel(); new java.util.StringTokenizer(\"\").nope(); } }",
    )];
    let with = |texts: &[&str], replaced: &[&str]| CompileOptions {
        models: texts.iter().map(|t| model(t)).collect(),
        replaced: replaced.iter().map(|r| r.to_string()).collect(),
        ..CompileOptions::default()
    };
    let timer = "package java.util; public class Currency { public void cancel() { } }";
    // The others of a file of ours are there all the same.
    let tokens = "package java.util; public class StringTokenizer { public StringTokenizer(String s) { new Scanner(s).next(); } public void nope() { } }";
    check(
        &program,
        &with(&[timer], &[]),
        expect![[r#"
            A.java:1:118: [unmodelled-member] unknown method `nope` in `java.util.StringTokenizer`: the library model does not have it
        "#]],
    );
    check(
        &program,
        &with(&[timer, tokens], &["java.util.StringTokenizer"]),
        expect![[r#"
        accepted
    "#]],
    );
    check(
        &program,
        &with(&[timer, tokens], &[]),
        expect![[r#"
        m/M.java:1:33: [model-exists] scoville has a model of `java.util.StringTokenizer`: `--replace-model java.util.StringTokenizer` prefers this one
    "#]],
    );
    check(
        &program,
        &with(&[timer, timer], &["java.util.Tokens"]),
        expect![[r#"
            [no-model] `--replace-model java.util.Tokens`: there is no such class in the files of `--models`
            A.java:1:118: [unmodelled-member] unknown method `nope` in `java.util.StringTokenizer`: the library model does not have it
            m/M.java:1:33: [duplicate-class] class `java.util.Currency` is declared twice
                m/M.java:1:33: first declared here
        "#]],
    );
    check(
        &program,
        &with(&["package scoville; class Rt { }", "package java.util; class Currency { int x = ; }"], &[]),
        expect![[r#"
            m/M.java:1:45: [syntax] expected expression, found `;`
        "#]],
    );
    check(
        &program,
        &with(&["package scoville; class Rt { }", timer], &["scoville.Rt"]),
        expect![[r#"
            A.java:1:118: [unmodelled-member] unknown method `nope` in `java.util.StringTokenizer`: the library model does not have it
            m/M.java:1:25: [model-exists] `scoville.Rt` is a class that the verifier itself relies on; it cannot be replaced
        "#]],
    );
    check(
        &program,
        &with(
            &[
                "package java.util; public class Currency { public void cancel() { go(); } void idle() { stop(); new Gone(); } }",
                tokens,
            ],
            &["java.util.StringTokenizer"],
        ),
        expect![[r#"
            m/M.java:1:67: [unknown-method] unknown method `go`
            m/M.java:1:101: [unknown-type] unknown type `Gone`
            m/M.java:1:89: warning [unknown-method] unknown method `stop`
        "#]],
    );
}

#[test]
fn input_that_is_not_given() {
    let program = [(
        "A.java",
        "import java.util.function.*; class A { public static void main(String[] a) throws Exception { int c = System.in.read(); Function<String, java.io.File> f = java.io.File::new; java.nio.file.Files.lines(null); } static void m() { new java.io.FileReader(\"x\"); } }",
    )];
    check(
        &program,
        &CompileOptions::default(),
        expect![[r#"
        A.java:1:103: [console-input] `System.in` is read, and no standard input is given: `--stdin TEXT` gives one
        A.java:1:156: [file-input] `java.io.File` reads files, and none are given: `--file NAME=PATH` gives one
        A.java:1:175: [file-input] `java.nio.file.Files` reads files, and none are given: `--file NAME=PATH` gives one
        A.java:1:232: warning [file-input] `java.io.FileReader` reads files, and none are given: `--file NAME=PATH` gives one
            note: this code is not reached from `main`, so it is left out
    "#]],
    );
    let inputs = Inputs { console: Some(String::new()), files: vec![("x".to_string(), String::new())] };
    check(
        &program,
        &CompileOptions { inputs, ..CompileOptions::default() },
        expect![[r#"
        accepted
    "#]],
    );
}

#[test]
fn tests_that_are_not_there_or_not_supported() {
    let program = [(
        "T.java",
        "import org.junit.*;\npublic class T {\n  @Test public void a() { }\n  @Test(expected = AssertionError.class) public void b() { }\n  @Test(priority = 3) public void c() { }\n  @Test public int d() { return 1; }\n  @Rule public Object rule;\n  class In { @Test public void e() { } }\n}\nclass U { @Test public void f() { } }\ninterface I { @Test default void g() { } }\nclass V implements I { @Test public void h() { } }\n",
    )];
    for (test, expected) in [
        (
            "T#x",
            expect![[r#"
            T.java:2:14: [no-test] class `T` has no test `x`
                note: there is `T#a`
                note: there is `T#b`
                note: there is `T#c`
                note: there is `T#d`
        "#]],
        ),
        (
            "T#a",
            expect![[r#"
            T.java:7:3: [unsupported-test] annotation `@Rule` of JUnit is not supported: it changes what a test does
        "#]],
        ),
        (
            "T#b",
            expect![[r#"
            T.java:4:3: [unsupported-test] an expected `AssertionError` is not supported
            T.java:7:3: [unsupported-test] annotation `@Rule` of JUnit is not supported: it changes what a test does
        "#]],
        ),
        (
            "T#c",
            expect![[r#"
            T.java:5:3: [unsupported-test] these arguments of `@Test` are not supported
            T.java:7:3: [unsupported-test] annotation `@Rule` of JUnit is not supported: it changes what a test does
        "#]],
        ),
        (
            "T#d",
            expect![[r#"
            T.java:6:20: [unsupported-test] test `d` is not a method without parameters and result
            T.java:7:3: [unsupported-test] annotation `@Rule` of JUnit is not supported: it changes what a test does
        "#]],
        ),
        (
            "T.In#e",
            expect![[r#"
            T.java:7:3: [unsupported-test] annotation `@Rule` of JUnit is not supported: it changes what a test does
            T.java:8:9: [unsupported-test] tests of inner classes without `@Nested` are not supported
        "#]],
        ),
        (
            "U#f",
            expect![[r#"
            accepted
        "#]],
        ),
        (
            "V#h",
            expect![[r#"
            T.java:11:34: [unsupported-test] tests of interfaces are not supported
        "#]],
        ),
        (
            "W#a",
            expect![[r#"
            [no-test] there is no class `W`
        "#]],
        ),
    ] {
        check(&program, &named(test), expected);
    }
}

#[test]
fn classes_of_the_library_in_a_program() {
    let main = "class Main { public static void main(String[] a) { permission.PermissionChecks.acquireW(a); } }";
    let own = "package permission; public class PermissionChecks { public static void acquireW(Object o) { } }";
    check(
        &[("Main.java", main), ("P.java", own)],
        &CompileOptions::default(),
        expect![[r#"
            accepted
            P.java:1:34: warning [library-class] the program's own `permission.PermissionChecks` takes the place of the model that scoville has of it
        "#]],
    );
    let queue = "package java.util; class Queue { }";
    check(
        &[("Main.java", main), ("Queue.java", queue)],
        &CompileOptions::default(),
        expect![[r#"
        Queue.java:1:26: [library-class] a program cannot declare `java.util.Queue`; a model of it can be given with `--models`
    "#]],
    );
}
