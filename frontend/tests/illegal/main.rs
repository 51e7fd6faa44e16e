//! What Java's compilers refuse: of each rule, programs that break it, and legal ones that come close.
#![allow(clippy::expect_used, reason = "tests")]

mod declared;

use expect_test::{Expect, expect};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};

/// A class with these members and a `main` that does nothing.
fn program(members: &str) -> String {
    format!(
        "import java.util.*;\nimport java.util.function.*;\nclass A {{ public static void main(String[] args) {{ }}\n{members} }}"
    )
}

fn messages(text: &str) -> String {
    match compile(&[SourceInput { name: "A.java", text: text.as_bytes() }], &CompileOptions::default()) {
        Ok(c) => format!("accepted\n{}", render(&c.warnings, &c.sources)),
        Err((d, sources)) => render(&d, &sources),
    }
}

/// Programs that are refused, each line one, and others that are not.
fn check(illegal: &str, legal: &str, expected: Expect) {
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(str::trim).filter(|l| !l.is_empty()).map(str::to_string).collect()
    };
    for l in lines(legal) {
        assert_eq!(messages(&program(&l)), "accepted\n", "{l}");
    }
    let shown: Vec<String> = lines(illegal).iter().map(|l| messages(&program(l))).collect();
    expected.assert_eq(&shown.concat());
}

#[test]
fn overriding() {
    check(
        "
        static class B { int f() { return 1; } } static class C extends B { long f() { return 1; } }
        static class B { String f() { return null; } } static class C extends B { Object f() { return 1; } }
        static class B { void f() { } } static class C extends B { int f() { return 1; } }
        static class B { public void f() { } } static class C extends B { protected void f() { } }
        static class B { protected void f() { } } static class C extends B { void f() { } }
        static class B { void f() { } } static class C extends B { private void f() { } }
        static class B { final void f() { } } static class C extends B { void f() { } }
        static class B { static final void f() { } } static class C extends B { static void f() { } }
        static class B { void f() { } } static class C extends B { static void f() { } }
        static class B { static void f() { } } static class C extends B { void f() { } }
        interface I { void f(); } static class C implements I { void f() { } }
        interface I { int f(); } static class B { public long f() { return 1; } } static class C extends B implements I { }
        interface I { void f(); } static class B { void f() { } } static abstract class C extends B implements I { }
        static class C implements Runnable { void run() { } }
        static class C { int hashCode() { return 1; } }
        static class C { public void toString() { } }
        interface I { int toString(); }
        static class C { public void notify() { } }
        static class C implements Comparable<C> { public long compareTo(C o) { return 0; } }
        static class B<T> { T f(T t) { return t; } } static class C extends B<String> { Object f(String t) { return t; } }
        interface I { String a(); } record R(int a) implements I { }
        static class B { Number f() { return 1; } } B b = new B() { Object f() { return 1; } };
        ",
        "
        static class B { Object f() { return 1; } } static class C extends B { String f() { return null; } }
        static class B { Object f() { return 1; } } static class C extends B { int[] f() { return null; } }
        static class B { protected void f() { } } static class C extends B { public void f() { } }
        static class B { private final int f() { return 1; } } static class C extends B { void f() { } }
        static class B { private static void f() { } } static class C extends B { int f() { return 1; } }
        static class B { static void f() { } } static class C extends B { static void f() { } }
        static class B { final void f() { } } static class C extends B { void f(int i) { } }
        static class B { static void f(int i) { } } static class C extends B { void f(long i) { } }
        static class B<T> { T f(T t) { return t; } } static class C extends B<String> { String f(String t) { return t; } }
        static class B { <T> T f(T t) { return t; } } static class C extends B { <U> U f(U u) { return u; } }
        static class B { List<String> f() { return null; } } static class C extends B { ArrayList<String> f() { return null; } }
        static class B { <T extends Number> T f(T t) { return t; } } static class C extends B { Number f(Number t) { return t; } }
        interface I { static int f() { return 1; } } static class C implements I { void f() { } }
        interface I { private int f() { return 1; } } static class C implements I { void f() { } }
        interface I { Object f(); } static class B { public String f() { return null; } } static class C extends B implements I { }
        interface I { void f(); } static class B { void f() { } } static class C extends B implements I { public void f() { } }
        interface I { boolean equals(Object o); String toString(); int finalize(); }
        interface I { int a(); } record R(int a) implements I { }
        static class C { protected C clone() { return this; } }
        static class C implements Callable2<String> { public String call() { return null; } } interface Callable2<T> { T call(); }
        static class C implements Comparator { public int compare(Object a, Object b) { return 0; } }
        enum E { X { int f() { return 2; } }; int f() { return 1; } }
        ",
        expect![[r#"
            A.java:4:74: [bad-override] method `f` cannot stand for `f` of `A.B`: its result is `long`, not `int`
                A.java:4:22: declared here
            A.java:4:82: [bad-override] method `f` cannot stand for `f` of `A.B`: its result is `Object`, not `String`
                A.java:4:25: declared here
            A.java:4:64: [bad-override] method `f` cannot stand for `f` of `A.B`: its result is `int`, not `void`
                A.java:4:23: declared here
            A.java:4:82: [bad-override] method `f` cannot stand for `f` of `A.B`: it is protected, that one is public
                A.java:4:30: declared here
            A.java:4:75: [bad-override] method `f` cannot stand for `f` of `A.B`: it is not declared as public or protected, that one is protected
                A.java:4:33: declared here
            A.java:4:73: [bad-override] method `f` cannot stand for `f` of `A.B`: it is private, that one is not declared as public or protected
                A.java:4:23: declared here
            A.java:4:71: [bad-override] method `f` cannot stand for `f` of `A.B`: that one is final
                A.java:4:29: declared here
            A.java:4:85: [bad-override] method `f` cannot stand for `f` of `A.B`: that one is final
                A.java:4:36: declared here
            A.java:4:72: [bad-override] method `f` cannot stand for `f` of `A.B`: it is static
                A.java:4:23: declared here
            A.java:4:72: [bad-override] method `f` cannot stand for `f` of `A.B`: that one is static
                A.java:4:30: declared here
            A.java:4:62: [bad-override] method `f` cannot stand for `f` of `A.I`: it is not declared as public or protected, that one is public
                A.java:4:20: declared here
            A.java:4:88: [bad-override] method `f` of `A.B` cannot stand for `f` of `A.I`: its result is `long`, not `int`
                A.java:4:19: declared here
            A.java:4:81: [bad-override] method `f` of `A.B` cannot stand for `f` of `A.I`: it is not declared as public or protected, that one is public
                A.java:4:20: declared here
            A.java:4:43: [bad-override] method `run` cannot stand for `run` of `java.lang.Runnable`: it is not declared as public or protected, that one is public
            A.java:4:22: [bad-override] method `hashCode` cannot stand for `hashCode` of `java.lang.Object`: it is not declared as public or protected, that one is public
            A.java:4:30: [bad-override] method `toString` cannot stand for `toString` of `java.lang.Object`: its result is `void`, not `String`
            A.java:4:19: [bad-override] method `toString` cannot stand for `toString` of `java.lang.Object`: its result is `int`, not `String`
            A.java:4:30: [bad-override] method `notify` cannot stand for `notify` of `java.lang.Object`: that one is final
            A.java:4:55: [bad-override] method `compareTo` cannot stand for `compareTo` of `java.lang.Comparable`: its result is `long`, not `int`
            A.java:4:88: [bad-override] method `f` cannot stand for `f` of `A.B`: its result is `Object`, not `T`
                A.java:4:23: declared here
            A.java:4:36: [bad-override] method `a` cannot stand for `a` of `A.I`: its result is `int`, not `String`
                A.java:4:22: declared here
            A.java:4:68: [bad-override] method `f` cannot stand for `f` of `A.B`: its result is `Object`, not `Number`
                A.java:4:25: declared here
        "#]],
    );
}

#[test]
fn inheriting() {
    check(
        "
        interface I { default void f() { } } interface J { default void f() { } } static class C implements I, J { }
        interface I { default void f() { } } interface J { void f(); } static abstract class C implements I, J { }
        interface I { default void f() { } } interface J { default void f() { } } interface K extends I, J { }
        interface I { int f(); } interface J { String f(); } static abstract class C implements I, J { }
        interface I { void f(); } interface J { int f(); } interface K extends I, J { }
        interface I { } static class C implements I, I { }
        interface I<T> { } static class B implements I<String> { } static class C extends B implements I<Integer> { }
        static class B implements Comparable<B> { public int compareTo(B b) { return 0; } } static abstract class C extends B implements Comparable<String> { }
        enum E { X } static class C extends E { }
        record R(int a) { } static class C extends R { C() { super(1); } }
        static class C extends Enum<C> { C() { super(\"\", 1); } }
        static class C<T> extends Exception { }
        ",
        "
        interface I { default void f() { } } interface J { default void f() { } } static class C implements I, J { public void f() { } }
        interface I { default void f() { } } interface J extends I { default void f() { } } static class C implements I, J { }
        interface I { default void f() { } } interface J { default void f() { } } static class B { public void f() { } } static class C extends B implements I, J { }
        interface I { default void f() { } } interface J extends I { } interface K extends I { } static class C implements J, K { }
        interface I { default void f() { } } interface J { static void f() { } } static class C implements I, J { }
        interface I { default void f() { } } interface J { default void f(int i) { } } static class C implements I, J { }
        interface I { Object f(); } interface J { String f(); } static abstract class C implements I, J { } interface K extends I, J { }
        interface I { Number f(); } interface J { Comparable<?> f(); } interface K { Integer f(); } static abstract class C implements I, J, K { }
        interface I { void f(); } interface J { void f(); } interface K extends I, J { }
        interface I<T> { } static class B implements I<String> { } static class C extends B implements I<String> { }
        interface I<T> { } interface J<T> extends I<T> { } static class C implements J<List<String>>, I<List<String>> { }
        static class C<T> { class D extends RuntimeException2 { } } static class RuntimeException2 { }
        static class C { class D extends Exception { } }
        ",
        expect![[r#"
            A.java:4:88: [inherited-twice] `A.I` and `A.J` both have a method `f`, and one has a body: it must be overridden
            A.java:4:86: [inherited-twice] `A.I` and `A.J` both have a method `f`, and one has a body: it must be overridden
            A.java:4:85: [inherited-twice] `A.I` and `A.J` both have a method `f`, and one has a body: it must be overridden
            A.java:4:76: [inherited-twice] `A.I` and `A.J` both have a method `f`, with results that exclude each other
            A.java:4:62: [inherited-twice] `A.I` and `A.J` both have a method `f`, with results that exclude each other
            A.java:4:30: [inherited-twice] interface `A.I` is named twice
            A.java:4:73: [inherited-twice] `A.I<Integer>` and `A.I<String>` are both inherited
            A.java:4:107: [inherited-twice] `Comparable<String>` and `Comparable<A.B>` are both inherited
            A.java:4:37: [final-class] cannot extend `A.E`: an enum or record is declared as such
            A.java:4:44: [final-class] cannot extend `A.R`: an enum or record is declared as such
            A.java:4:24: [final-class] cannot extend `java.lang.Enum`: an enum or record is declared as such
            A.java:4:40: warning [unmodelled-member] no constructor `Enum` takes the arguments (String, int)
                note: there is `Enum()`
            A.java:4:14: [generic-exception] a class with type parameters cannot be a `Throwable`
        "#]],
    );
}

#[test]
fn sealing() {
    check(
        "
        sealed interface S permits P { } record P() implements S { } record Q() implements S { }
        sealed interface S permits P { } static class P implements S { }
        sealed interface S permits P { } interface P extends S { }
        sealed interface S { } void f() { class L implements S { } } final class M implements S { }
        sealed interface S { } final class M implements S { } S s = new S() { };
        static sealed class S { }
        static sealed class S permits P { } static final class P { }
        static class S permits P { } static final class P extends S { }
        static non-sealed class S { }
        ",
        "
        sealed interface S permits P, Q { } record P() implements S { } enum Q implements S { X, Y { } }
        sealed interface S { } static final class P implements S { } static non-sealed class Q implements S { } static class R extends Q { }
        static abstract sealed class S permits S.P, S.Q { static final class P extends S { } static sealed class Q extends S { } static final class R extends Q { } }
        sealed interface S { } sealed interface T extends S { } non-sealed interface U extends T { } interface V extends U { } Runnable r = new Runnable() { public void run() { } };
        ",
        expect![[r#"
            A.java:4:69: [sealed-class] sealed `A.S` cannot be extended here: it is not named after `permits`
            A.java:4:47: [sealed-class] `A.P` inherits from sealed `A.S`, so it must be `final`, `sealed` or `non-sealed`
            A.java:4:44: [sealed-class] `A.P` inherits from sealed `A.S`, so it must be `sealed` or `non-sealed`
            A.java:4:41: [sealed-class] sealed `A.S` cannot be extended here: a class inside of a body cannot
            A.java:4:65: [sealed-class] sealed `A.S` cannot be extended here: a class inside of a body cannot
            A.java:4:21: [sealed-class] `A.S` is sealed, but nothing inherits from it
            A.java:4:31: [sealed-class] `A.P` does not inherit directly from `A.S`
            A.java:4:24: [sealed-class] `A.S` is not sealed, so it cannot have `permits`
            A.java:4:25: [sealed-class] `A.S` is `non-sealed`, but inherits from nothing that is sealed
        "#]],
    );
}

#[test]
fn modifiers_and_bodies() {
    check(
        "
        interface I { private int x = 1; }
        interface I { protected void f(); }
        interface I { final void f(); }
        volatile void f() { }
        abstract int x;
        synchronized int x;
        default void f() { }
        enum E { X; public E() { } }
        static class C { static C() { } }
        final interface I { }
        abstract enum E { X }
        static abstract class C { abstract void f() { } }
        interface I { void f() { } }
        interface I { default void f(); }
        interface I { static void f(); }
        static class var { }
        static class record { }
        ",
        "
        interface I { int x = 1; public static final int y = 2; private void f() { } static void g() { } default void h() { } public abstract void i(); strictfp default void j() { } }
        enum E { X; private E() { } }
        static abstract class C { protected C() { } abstract void f(); transient volatile int x; static final synchronized strictfp void g() { } }
        @interface N { int value() default 1; }
        static final record2 x = null; static class record2 { } int var, record, sealed, permits;
        ",
        expect![[r#"
            A.java:4:27: [syntax] `private` cannot stand here
            A.java:4:30: [syntax] `protected` cannot stand here
            A.java:4:26: [syntax] `final` cannot stand here
            A.java:4:15: [syntax] `volatile` cannot stand here
            A.java:4:14: [syntax] `abstract` cannot stand here
            A.java:4:18: [syntax] `synchronized` cannot stand here
            A.java:4:14: [syntax] `default` cannot stand here
            A.java:4:20: [syntax] `public` cannot stand here
            A.java:4:25: [syntax] `static` cannot stand here
            A.java:4:17: [syntax] `final` cannot stand here
            A.java:4:15: [syntax] `abstract` cannot stand here
            A.java:4:41: [abstract-body] method `f` is abstract, so it cannot have a body
            A.java:4:20: [abstract-body] method `f` is abstract, so it cannot have a body
            A.java:4:28: [missing-body] method `f` needs a body: it is not abstract
            A.java:4:27: [missing-body] method `f` needs a body: it is not abstract
            A.java:4:14: [syntax] expected a name of a class, found `var`
            A.java:4:14: [syntax] expected a name of a class, found `record`
        "#]],
    );
}

#[test]
fn records() {
    check(
        "
        record R(int a) { int b; }
        record R(int a) { { System.out.println(); } }
        record R(int a) { R { this.a = 2; } }
        record R(int a) { public long a() { return 1; } }
        record R(int a) { int a() { return 1; } }
        record R(int a) { public static int a() { return 1; } }
        record R(int a) { public <T> int a() { return 1; } }
        record R(int a) extends Object { }
        ",
        "
        record R(int a) { static int b; static { b = 1; } R { a = 2; } public int a() { return 1; } int a(int b) { return b; } }
        record R(int... a) { public int[] a() { return a; } }
        record R<T>(List<T> a) { R(List<T> a) { this.a = a; } public List<T> a() { return a; } }
        record R(int a, int b) { R(int a) { this(a, 1); } }
        ",
        expect![[r#"
            A.java:4:23: [bad-record] record `A.R` can have no further fields or initialisers for its objects
            A.java:4:19: [bad-record] record `A.R` can have no further fields or initialisers for its objects
            A.java:4:23: [final-assigned] final field `a` cannot be assigned here
                A.java:4:14: declared final here
            A.java:4:31: [bad-record] `a` reads a component of a record: it must give `int`
            A.java:4:23: [bad-record] `a` reads a component of a record: it must be public
            A.java:4:37: [bad-record] `a` reads a component of a record: it cannot be static
            A.java:4:34: [bad-record] `a` reads a component of a record: it cannot have type parameters
            A.java:4:25: [not-an-interface] expected an interface, found class `Object`
            A.java:4:25: [bad-record] record `A.R` cannot extend a class
        "#]],
    );
}

#[test]
fn switches() {
    check(
        "
        enum E { X, Y } static int f(E e) { return switch (e) { case X -> 1; }; }
        enum E { X, Y } static int f(E e) { return switch (e) { case X: yield 1; }; }
        static void f(int i) { switch (i) { default: break; case 1: default: } }
        static int f(int i) { return switch (i) { default -> 1; default -> 2; }; }
        static void f(int i) { switch (i) { case 1 -> f(1); case 2: f(2); } }
        static void f(int i) { switch (i) { case 1: f(1); default -> f(2); } }
        ",
        "
        enum E { X, Y } static int f(E e) { return switch (e) { case X -> 1; case Y -> 2; }; }
        enum E { X, Y } static int f(E e) { return switch (e) { case X, Y -> 1; }; }
        enum E { X, Y } static int f(E e) { return switch (e) { case X -> 1; default -> 2; }; }
        enum E { X, Y } static void f(E e) { switch (e) { case X -> f(null); } switch (e) { case Y: } }
        static void f(int i) { switch (i) { default: case 1: f(2); } switch (i) { } switch (i) { case 3 -> { switch (i) { case 4: f(1); } } } }
        ",
        expect![[r#"
            A.java:4:44: [missing-default] this switch expression has no case for `Y`
            A.java:4:44: [missing-default] this switch expression has no case for `Y`
            A.java:4:61: [duplicate-label] `default` occurs twice
            A.java:4:57: [duplicate-label] `default` occurs twice
            A.java:4:53: [syntax] expected either `->` or `:` after all cases of a switch
            A.java:4:51: [syntax] expected either `->` or `:` after all cases of a switch
        "#]],
    );
}

#[test]
fn constructors() {
    check(
        "
        static class B { B() { f(); this(1); } B(int i) { } void f() { } }
        static class B { B() { if (true) { super(); } } }
        static class B { B() { Runnable r = () -> super(); } }
        static class B { void f() { this(); } }
        static class B { B() { <String>f(); } }
        record R(int a) { R(String s) { } }
        enum E { X; static int n = 0; E() { n++; } }
        enum E { X; static int n = 0; int m = n; }
        enum E { X; static final List<E> all = new ArrayList<>(); { all.add(this); } }
        enum E { X; E() { Object o = E.X; } }
        static class B { { throw new RuntimeException(); } }
        static { while (true) { } }
        ",
        "
        static class B { B() { this(1); } B(int i) { super(); } }
        static class B { class C { } } static class D extends B.C { D(B b) { b.super(); } }
        static class B { <T> B(T t) { } } static class C extends B { C() { <String>super(null); } }
        record R(int a) { R(String s) { this(1); } R(int a) { this.a = a; } }
        enum E { X; static int n = 0; static final int K = 3; int m = K; E() { f(); } void f() { n++; } static { n++; } }
        enum E { X; E() { new Object() { int k = A.z; }; int j = A.z; } } static int z;
        static class B { { if (f()) throw new RuntimeException(); } static boolean f() { return true; } static { for (;;) { break; } } }
        ",
        expect![[r#"
            A.java:4:29: [syntax] `this(…)` can only be called at the start of a constructor
            A.java:4:36: [syntax] `super(…)` can only be called at the start of a constructor
            A.java:4:43: [syntax] `super(…)` can only be called at the start of a constructor
            A.java:4:29: [syntax] `this(…)` can only be called at the start of a constructor
            A.java:4:32: [syntax] expected `this(…)` or `super(…)`, found `f`
            A.java:4:19: [bad-record] a constructor of a record that does not take its components must begin with `this(…)`
            A.java:4:37: [forward-reference] static field `n` of an enum has no value yet where its constants are made
            A.java:4:39: [forward-reference] static field `n` of an enum has no value yet where its constants are made
            A.java:4:61: [forward-reference] static field `all` of an enum has no value yet where its constants are made
            A.java:4:30: [forward-reference] static field `X` of an enum has no value yet where its constants are made
            A.java:4:18: [unreachable] the end of this initialiser can never be reached
            A.java:4:8: [unreachable] the end of this initialiser can never be reached
        "#]],
    );
}

#[test]
fn access() {
    let with = |text: &str| {
        format!(
            "class A {{ {text} public static void main(String[] args) {{ }} }} class O {{ private int x; private static int y; private O(int i) {{ }} O() {{ }} private void f() {{ }} private static void g() {{ }} private void h(int i) {{ }} void h(long l) {{ }} static class P {{ private P() {{ }} private int z; }} int own(P p) {{ return p.z + new P().z; }} }}"
        )
    };
    let refused = [
        "int a = new O().x;",
        "int a = O.y;",
        "O a = new O(1);",
        "{ new O().f(); }",
        "{ O.g(); }",
        "O.P p = new O.P();",
        "O.P p = new O.P() { };",
        "static class Q extends O { Q() { super(1); } }",
    ];
    let accepted =
        ["O a = new O(); { a.h(1); }", "static class Q extends O { int x; int m() { return x; } void f() { } }"];
    for a in accepted {
        assert_eq!(messages(&with(a)), "accepted\n", "{a}");
    }
    let shown: String = refused.iter().map(|a| messages(&with(a))).collect();
    expect![[r#"
        A.java:1:27: [no-access] field `x` of `O` is not accessible from here
        A.java:1:21: [no-access] field `y` of `O` is not accessible from here
        A.java:1:17: [no-applicable-method] no constructor `O` takes the arguments (int)
            note: there is `O()`
        A.java:1:21: [no-access] method `f` of `O` is not accessible from here
        A.java:1:15: [no-access] method `g` of `O` is not accessible from here
        A.java:1:19: [no-access] the constructor of `O.P` is not accessible from here
        A.java:1:19: [no-access] the constructor of `O.P` is not accessible from here
        A.java:1:44: [no-applicable-method] no constructor `O` takes the arguments (int)
            note: there is `O()`
    "#]]
    .assert_eq(&shown);
}

#[test]
fn types_that_objects_do_not_tell() {
    check(
        "
        static <T> T[] f() { return new T[3]; }
        Object l = new List<String>[3];
        Object l = new Map.Entry<?, String>[] { };
        static <T> boolean f(Object o) { return o instanceof T; }
        static boolean f(Object o) { return o instanceof List<String>; }
        static boolean f(Object o) { return o instanceof List<String> l && l.isEmpty(); }
        ",
        "
        Object l = new List<?>[3], m = new List[] { }, n = new Map.Entry<?, ?>[2][];
        static <T> T[] f(T... t) { return t; } List<String>[] l = f(List.of(\"a\"));
        static boolean f(Collection<String> o) { return o instanceof List<String> l && l.isEmpty() || o instanceof List<?>; }
        ",
        expect![[r#"
            A.java:4:33: [generic-array] an array of `T` cannot be created
            A.java:4:16: [generic-array] an array of `java.util.List<String>` cannot be created
            A.java:4:16: [generic-array] an array of `java.util.Map.Entry<?, String>` cannot be created
            A.java:4:41: [incompatible-types] an object does not tell whether it is an instance of `T`
            A.java:4:37: [incompatible-types] an object does not tell whether it is an instance of `java.util.List<String>`
            A.java:4:37: [incompatible-types] an object does not tell whether it is an instance of `java.util.List<String>`
        "#]],
    );
}

#[test]
fn handlers_and_labels() {
    check(
        "
        static void f() { try { f(); } catch (RuntimeException e) { } catch (IllegalArgumentException e) { } }
        static void f() { try { f(); } catch (RuntimeException | Error e) { } catch (StackOverflowError e) { } }
        static void f() { try { f(); } catch (RuntimeException e) { } catch (RuntimeException e) { } }
        static void f() { try { f(); } catch (RuntimeException | IllegalArgumentException e) { } }
        static void f() { a: for (;;) { a: for (;;) { } } }
        static void f() { a: { a: f(); } }
        ",
        "
        static void f() { try { f(); } catch (IllegalArgumentException e) { } catch (RuntimeException | Error e) { } catch (Throwable t) { } }
        static void f() { try { try { f(); } catch (RuntimeException e) { } } catch (IllegalArgumentException e) { } }
        static void f() { a: f(); a: for (;;) { Runnable r = () -> { b: f(); }; break a; } }
        ",
        expect![[r#"
            A.java:4:70: [caught-twice] `java.lang.IllegalArgumentException` is caught before already
            A.java:4:78: [caught-twice] `java.lang.StackOverflowError` is caught before already
            A.java:4:70: [caught-twice] `java.lang.RuntimeException` is caught before already
            A.java:4:58: [caught-twice] `java.lang.IllegalArgumentException` and another alternative of this handler are related by inheritance
            A.java:4:33: [duplicate-name] label `a` is declared twice
            A.java:4:24: [duplicate-name] label `a` is declared twice
        "#]],
    );
}

#[test]
fn what_is_static_and_locals() {
    check(
        "
        static void f(int n) { record R(int a) { int g() { return n; } } }
        static void f(int n) { enum E { X; int g() { return n; } } }
        static void f(int n) { interface I { default int g() { return n; } } }
        static void f(int n) { class C { static int g() { return n; } } }
        static void f(int n) { class C { static class D { int g() { return n; } } } }
        ",
        "
        static void f(int n) { class C { int g() { return n; } } new Object() { int h() { return new Object() { int i() { return n; } }.i(); } }; }
        static void f(int n) { class C { int g() { return new Object() { int x = n; }.x; } class D { int g() { return n; } } } }
        void f(int n) { record R(int a) { static int k; int g(int n) { return n + k; } } Runnable r = () -> f(n); }
        ",
        expect![[r#"
            A.java:4:59: [static-context] variable `n` cannot be used here: what is static does not belong to the body around it
            A.java:4:53: [static-context] variable `n` cannot be used here: what is static does not belong to the body around it
            A.java:4:63: [static-context] variable `n` cannot be used here: what is static does not belong to the body around it
            A.java:4:58: [static-context] variable `n` cannot be used here: what is static does not belong to the body around it
            A.java:4:68: [static-context] variable `n` cannot be used here: what is static does not belong to the body around it
        "#]],
    );
}

#[test]
fn lambdas() {
    check(
        "
        Consumer<Integer> c = i -> i + 1;
        String s = null.toString();
        int n = null.length;
        Runnable r = A.class != null ? () -> hashCode() : () -> 5;
        IntFunction<String> f = (Integer i) -> null;
        Function<Integer, String> f = (int i) -> null;
        ",
        "
        Consumer<Integer> c = i -> hashCode(); Runnable r = () -> new Object(); int n; Runnable s = () -> n++, t = () -> n = 1;
        IntFunction<String> f = (int i) -> null; Function<Integer, String> g = (final Integer i) -> null; Function<Object, String> h = (var o) -> null;
        Function<int[], Integer> f = (int... x) -> x.length, g = (int x[]) -> x.length; Function<? super Integer, String> h = (Number i) -> null;
        ",
        expect![[r#"
            A.java:4:28: [void-value] the body of a lambda that returns nothing must be able to stand as a statement
            A.java:4:12: [bad-operand] a method cannot be called on a value of type `null`
            A.java:4:9: [bad-operand] `null` has no fields
            A.java:4:57: [void-value] the body of a lambda that returns nothing must be able to stand as a statement
            A.java:4:26: [incompatible-types] incompatible types: expected a parameter of type `int`, found `Integer`
            A.java:4:32: [incompatible-types] incompatible types: expected a parameter of type `Integer`, found `int`
        "#]],
    );
}

#[test]
fn final_fields() {
    check(
        "
        static class B { final int x; B() { } B(int y) { x = y; } }
        static class B { final int x; }
        static final int X;
        static class B { final int x; B(int n) { if (n > 0) x = n; } }
        static class B { final int x; B(int n) { if (n > 0) return; x = n; } }
        static class B { final int x; B(int n) { x = n; x = 2; } }
        static class B { final int x; B(int n) { while (n > 0) { x = n; } } }
        static class B { final int x; B(int n) { try { x = f(); } catch (RuntimeException e) { x = 2; } } static int f() { return 1; } }
        static class B { final int x; B(int n) { Runnable r = () -> { return; }; } }
        Object o = new Object() { final int q; };
        enum E { X(1); final int v; E(int n) { } }
        ",
        "
        static class B { final int x; B() { this(1); } B(int y) { x = y; } B(long l) { throw new RuntimeException(); } }
        static class B { final int x; { x = 1; } static final int Y; static { if (A.class != null) Y = 1; else Y = 2; } }
        static class B { final int x; B(int n) { if (n > 0) { x = n; return; } switch (n) { case 0: x = 1; break; default: x = 2; } } }
        static class B { final int x; B(int n) { try { n++; } finally { x = n; } } B(byte n) { for (;;) { if (n > 2) { x = n; return; } n++; } } }
        static class B { final int x; class C { final int y; C() { y = x; } } B() { Runnable r = () -> { return; }; this.x = 1; } }
        Object o = new Object() { final int q; { q = 1; } }; enum E { X, Y(1); final int v; E() { v = 0; } E(int n) { this.v = n; } }
        record R(int a) { static final int Z; static { Z = 1; } } interface I { int C = 1; }
        ",
        expect![[r#"
            A.java:4:31: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:28: declared here without a value
            A.java:4:28: [unassigned] final field `x` might not get a value
            A.java:4:18: [unassigned] final field `X` might not get a value
            A.java:4:31: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:28: declared here without a value
            A.java:4:31: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:28: declared here without a value
            A.java:4:49: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:31: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:28: declared here without a value
            A.java:4:58: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:88: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:31: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:28: declared here without a value
            A.java:4:37: [unassigned] final field `q` might not get a value
            A.java:4:29: [unassigned] final field `v` might not get a value in this constructor
                A.java:4:26: declared here without a value
        "#]],
    );
}

#[test]
fn type_arguments() {
    check(
        "
        static class B<T> { static T t; }
        static class B<T> { static T f() { return null; } }
        static class B<T> { static void f(List<? extends T[]> l) { } }
        static class B<T> { static class C { T t; } }
        static class B<T> { interface I { T f(); } }
        static class N<T extends Number> { } N<String> n = null;
        static class N<T extends Number> { } static void f(List<N<String>> l) { }
        static class N<T extends Number> { } static void f() { N<Object[]> l; }
        static class N<T extends Comparable<T>> { } static class M extends N<Object> { }
        static void f() { List<Object> l = new ArrayList<String>(); }
        List<? extends Number> l = new ArrayList<String>();
        static List<? super Integer> f() { return new ArrayList<Double>(); }
        static void f(List<String> s) { List<Object> o = s; }
        static Map<String, List<Integer>> f(Map<String, List<Long>> m) { return m; }
        static void f() { List<String> l = Collections.<Integer>emptyList(); }
        static void f() { Function<Integer, String> f = Integer::toString; }
        static void f() { Function<Integer, Integer> f = Integer::hashCode; }
        @FunctionalInterface interface I { void a(); void b(); }
        @FunctionalInterface interface I { }
        @FunctionalInterface static class I { void a() { } }
        ",
        "
        static class B<T> { T t; static <T> T f(T t) { return t; } class C { T u; } static class D<T> { T t; } T g(T t) { class L { T v; } return new Object() { T w; }.w; } }
        static <T> void f(T t) { class L { T v; } record R<T>(T t) { } }
        static class N<T extends Number> { N<T> self; N<?> any; N<? extends Number> some; } N<Integer> n = new N<>(); N raw;
        static class N<T extends Comparable<? super T>> { } N<String> n; N<M> o; static class M implements Comparable<Object> { public int compareTo(Object o) { return 0; } }
        static class P<A, B extends A> { P<Number, Integer> p; <X> P<X, X> f() { return null; } } enum E { X } static class Q<T extends Enum<T>> { Q<E> q; }
        List<? extends Number> l = new ArrayList<Integer>(); List<? super Integer> m = new ArrayList<Number>(); Collection<?> c = new ArrayList<String>(); List<String> r = new ArrayList();
        static Map<String, ? extends Collection<Integer>> f(HashMap<String, List<Integer>> m) { return m; } static <T> List<? super T> g(List<T> t) { List<? extends T> u = t; return t; }
        static void f() { List<String> l = Collections.<String>emptyList(); Comparator<Integer> c = Integer::compare; Function<Integer, String> f = String::valueOf; Function<Object, String> g = Object::toString; ToIntFunction<String> h = String::hashCode; }
        @FunctionalInterface interface I { void a(); boolean equals(Object o); default void b() { } } @FunctionalInterface interface J extends I { } @FunctionalInterface interface K<T> extends Comparator<T> { }
        ",
        expect![[r#"
            A.java:4:30: [static-context] type variable `T` belongs to objects of a class, and there is none here
            A.java:4:30: [static-context] type variable `T` belongs to objects of a class, and there is none here
            A.java:4:33: [static-context] type variable `T` belongs to objects of a class, and there is none here
            A.java:4:40: [static-context] type variable `T` belongs to objects of a class, and there is none here
            A.java:4:37: [static-context] type variable `T` belongs to objects of a class, and there is none here
            A.java:4:48: [type-bound] `String` is not within the bounds of type parameter `T`
            A.java:4:50: [type-bound] `String` is not within the bounds of type parameter `T`
            A.java:4:68: [type-bound] `Object[]` is not within the bounds of type parameter `T`
            A.java:4:58: [type-bound] `Object` is not within the bounds of type parameter `T`
            A.java:4:36: [incompatible-types] incompatible types: expected `java.util.List<Object>`, found `java.util.ArrayList<String>`
            A.java:4:28: [incompatible-types] incompatible types: expected `java.util.List<? extends Number>`, found `java.util.ArrayList<String>`
            A.java:4:43: [incompatible-types] incompatible types: expected `java.util.List<? super Integer>`, found `java.util.ArrayList<Double>`
            A.java:4:50: [incompatible-types] incompatible types: expected `java.util.List<Object>`, found `java.util.List<String>`
            A.java:4:73: [incompatible-types] incompatible types: expected `java.util.Map<String, java.util.List<Integer>>`, found `java.util.Map<String, java.util.List<Long>>`
            A.java:4:36: [incompatible-types] incompatible types: expected `java.util.List<String>`, found `java.util.List<Integer>`
            A.java:4:58: [no-applicable-method] `toString` may be a static method of `Integer`, and one of the first argument
            A.java:4:59: [no-applicable-method] `hashCode` may be a static method of `Integer`, and one of the first argument
            A.java:4:1: [not-functional] this is no functional interface: it needs one abstract method
            A.java:4:1: [not-functional] this is no functional interface: it needs one abstract method
            A.java:4:1: [not-functional] this is no functional interface: it needs one abstract method
        "#]],
    );
}
