use super::*;
use crate::diag::{Origin, SourceMap, render};
use expect_test::{Expect, expect};

fn check(text: &str, expected: Expect) {
    let mut map = SourceMap::new();
    let file = map.add("A.java", text, Origin::User);
    let (_, errors) = parse(file, text.as_bytes());
    expected.assert_eq(&render(&errors, &map));
}

fn fine(text: &str) {
    check(text, expect![""]);
}

/// Parses on a thread with the stack that compilation has.
fn codes(text: String) -> Vec<String> {
    std::thread::Builder::new()
        .stack_size(64 << 20)
        .spawn(move || {
            let (_, errors) = parse(FileId(0), text.as_bytes());
            errors.into_iter().map(|e| e.code).collect()
        })
        .expect("thread")
        .join()
        .expect("no panic")
}

#[test]
fn several_errors_in_one_run() {
    check(
        "class A {\n  int x = ;\n  void f( { }\n  int g() { return 1 +; }\n  void h() { int 3x; foo(1,; }\n}\n",
        expect![[r#"
            A.java:2:11: [syntax] expected expression, found `;`
            A.java:3:11: [syntax] expected type, found `{`
            A.java:4:23: [syntax] expected expression, found `;`
            A.java:5:18: [syntax] expected identifier, found `3x`
            A.java:5:28: [syntax] expected expression, found `;`
        "#]],
    );
}

#[test]
fn missing_semicolons_do_not_hide_the_rest() {
    check(
        "class A {\n  void f() {\n    int x = 1\n    int y = 2;\n    x = y\n  }\n  int z\n  int w;\n  void g() { else { } }\n}\n",
        expect![[r#"
            A.java:3:14: [syntax] expected `;`, found `int`
            A.java:5:10: [syntax] expected `;`, found `}`
            A.java:7:8: [syntax] expected `;`, found `int`
            A.java:9:14: [syntax] expected statement, found `else`
        "#]],
    );
}

#[test]
fn unclosed_things() {
    check(
        "class A { void f() { ",
        expect![[r#"
        A.java:1:22: [syntax] expected `}` to close the block, found end of file
    "#]],
    );
    check(
        "class A { String s = \"abc; }\n",
        expect![[r#"
        A.java:1:22: [unterminated-string] expected `"`, found end of line: the string is not closed
        A.java:2:1: [syntax] expected expression, found end of file
    "#]],
    );
    check(
        "class A { } /* never closed",
        expect![[r#"
        A.java:1:13: [unterminated-comment] expected `*/`, found end of file: the comment is never closed
    "#]],
    );
    check(
        "class A { char c = 'ab'; char d = ''; int i = 99999999999; int j = 09; # }",
        expect![[r#"
        A.java:1:72: [unexpected-character] unexpected character `#`
        A.java:1:20: [syntax] expected one character between the quotes, found 2
        A.java:1:35: [syntax] expected one character between the quotes, found 0
        A.java:1:47: [syntax] number too large for `int`: `99999999999`
        A.java:1:68: [syntax] malformed octal number: `09`
    "#]],
    );
}

#[test]
fn empty_and_foreign_input() {
    check(
        "",
        expect![[r#"
        A.java:1:1: [empty-file] the file is empty: expected a type declaration
    "#]],
    );
    check(
        "// nothing\n",
        expect![[r#"
        A.java:1:1: [empty-file] the file is empty: expected a type declaration
    "#]],
    );
    check(
        "hello world",
        expect![[r#"
        A.java:1:1: [syntax] expected class, interface, enum or record, found `hello`
    "#]],
    );
    let (_, errors) = parse(FileId(0), b"class A { String s = \"\xff\"; }");
    assert_eq!(errors[0].code, "not-utf8");
    assert_eq!(errors[0].message, "the file is not valid UTF-8: found byte 0xff");
}

#[test]
fn statements_that_are_none() {
    check(
        "class A { void f() { x + 1; 5; a.b; if (x) int y = 1; f() = 3; 1++; } }",
        expect![[r#"
        A.java:1:22: [syntax] expected a statement, found an expression whose value is not used
        A.java:1:29: [syntax] expected a statement, found an expression whose value is not used
        A.java:1:32: [syntax] expected a statement, found an expression whose value is not used
        A.java:1:44: [syntax] expected a statement, found a declaration (put it in a block)
        A.java:1:55: [syntax] expected a variable on the left of the assignment
        A.java:1:64: [syntax] expected a variable to increment or decrement
    "#]],
    );
}

#[test]
fn what_people_write_parses() {
    fine(
        "package a.b; import java.util.*; import static x.Y.z; @interface N { int v() default 1; } class A<T extends B & C<? super T>> extends D<T[]> implements E, F<int[]> { }",
    );
    fine(
        "class A { int a[], b = 1, c[][] = {{1}, {}}; int f()[] { return null; } <T> A(T... ts) throws X { this(1); } static { } { } ; }",
    );
    fine("class A { void f() { a < b; } }".replace("a < b;", "boolean x = a < b && c > d;").as_str());
    fine(
        "class A { void f() { List<Map<String, int[]>> l = new ArrayList<>(); int x = a >> b >>> c >= d ? 1 : 2; x >>= 1; x >>>= 2; } }",
    );
    fine(
        "class A { Object o = (String) x, p = (int) -y, q = (a) - b, r = (A & B) () -> 1, s = (x) -> x, t = (int a, final B b) -> { }, u = (a.b.C<D>) z, v = (A[]) w; }",
    );
    fine(
        "class A { Object o = A::new, p = int[]::new, q = List<String>::new, r = this::m, s = super::n, t = a.b::c, u = String[]::new, v = x -> y -> z; }",
    );
    fine(
        "class A { Class<?> c = int.class, d = int[].class, e = A[].class, f = void.class, g = a.B.class; int h = new int[]{1}[0] + new int[2][3][].length; }",
    );
    fine(
        "class A { void f() { switch (x) { case 1, 2 -> g(); case 3 -> { } default -> throw e; } int y = switch (z) { case A: yield 1; default: yield (2); }; yield = 3; } }",
    );
    fine(
        "class A { void f() { for (;;) { } } void g() { for (final var x : xs) l: for (int i = 0, j; ; i++, j--) continue l; do ; while (true); synchronized (a) { } try (A a = b; c) { } catch (X | Y e) { } finally { } } }",
    );
    fine(
        "enum E { A, B(1) { void f() { } }, ; E() { } E(int i) { } } record R<T>(int a, T... b) implements I { R { } static int c; } sealed interface S permits T { } non-sealed class T implements S { }",
    );
    fine(
        "class A { void f() { o.<T>g(); new <T>B(); outer.new Inner(); A.this.h(); A.super.i(); a.b().c[1].d++; assert x : y; throw new E() { }; int record = 1; var var = 2; } }",
    );
    fine(
        "class A { int x = -2147483648; long y = -9223372036854775808L; char c = '\\u0041', d = '\\''; String \\u0061b = \"\\\"\"; boolean b = x instanceof String s && !(y instanceof int[]); }",
    );
}

#[test]
fn nesting_is_limited() {
    let n = 100_000;
    for text in [
        format!("class C {{ int s = {}1{}; }}", "(".repeat(n), ")".repeat(n)),
        format!("class C {{ void m() {}{} }}", "{".repeat(n), "}".repeat(n)),
        format!("class C {{ int s = {}1; }}", "- ".repeat(n)),
        format!("class C {{ {}X{} s; }}", "List<".repeat(n), ">".repeat(n)),
        format!("class C {{ int s = a{}; }}", ".b()".repeat(n)),
        format!("class C {{ void m() {{ {} y(); }} }}", "if (a) x(); else ".repeat(n)),
        format!("class C {{ int s = {} 2; }}", "a ? 1 : ".repeat(n)),
        format!("{}{}", "class C { ".repeat(n), "}".repeat(n)),
        format!("class C {{ R r = {}1; }}", "x -> ".repeat(n)),
        format!("class C {{ int[] r = {}1; }}", "{".repeat(n)),
        format!("class C {{ {{ {}1; }} }}", "a = ".repeat(n)),
    ] {
        assert_eq!(codes(text), ["too-deep"]);
    }
    let near = MAX_NESTING as usize - 10;
    assert!(codes(format!("class C {{ int s = {}1{}; }}", "(".repeat(near), ")".repeat(near))).is_empty());
}

#[test]
fn long_chains_are_flat() {
    assert!(codes(format!("class C {{ String s = {}; }}", vec!["a"; 100_000].join(" + "))).is_empty());
    assert!(codes(format!("class C {{ boolean s = {}; }}", vec!["a"; 100_000].join(" && "))).is_empty());
}

#[test]
fn errors_are_limited() {
    let text = format!("class A {{ void f() {{ {} }} }}", "x + ; ".repeat(1000));
    let found = codes(text);
    assert_eq!(found.len(), MAX_ERRORS + 1);
    assert_eq!(found.last().map(String::as_str), Some("too-many-errors"));
}
