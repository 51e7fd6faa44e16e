//! Of what is declared, and of names and calls that can mean two things.

use super::check;
use expect_test::expect;

#[test]
fn ambiguous_calls() {
    check(
        "
        static void m(Integer i) { } static void m(String s) { } static { m(null); }
        static void m(int a, long b) { } static void m(long a, int b) { } static { m(1, 1); }
        static void m(Object a, String b) { } static void m(String a, Object b) { } static { m(\"\", \"\"); }
        interface I { } interface J { } static class C implements I, J { } static void m(I i) { } static void m(J j) { } static { m(new C()); }
        static class C { C(Integer i) { } C(String s) { } } static Object o = new C(null);
        ",
        "
        static void m(Object i) { } static void m(String s) { } static { m(null); }
        static void m(Integer i) { } static void m(String s) { } static { m((String) null); }
        static void m(int a, long b) { } static void m(long a, long b) { } static { m(1, 1); }
        static void m(char[] a) { } static void m(Object a) { } static { m(null); }
        interface I { void f(); } interface J { void f(); } interface K extends I, J { } static void m(K k) { k.f(); }
        interface I { void f(Object o); } interface J { void f(Object o); } static abstract class K implements I, J { void g() { f(null); } }
        static <T> void m(T t) { } static void m(Object t, Object u) { } static <T extends Number> void m(T t) { } static { m(1); }
        static void m(Integer a, Object b) { } static void m(int a, int b) { } static { m(1, 1); }
        static void m(Object a, int... b) { } static void m(String a, int... b) { } static { m(\"\", 1); m(null); }
        ",
        expect![[r#"
            A.java:4:67: [ambiguous-call] both `m(Integer)` and `m(String)` can be meant: neither is more specific
            A.java:4:76: [ambiguous-call] both `m(int, long)` and `m(long, int)` can be meant: neither is more specific
            A.java:4:86: [ambiguous-call] both `m(Object, String)` and `m(String, Object)` can be meant: neither is more specific
            A.java:4:123: [ambiguous-call] both `m(A.I)` and `m(A.J)` can be meant: neither is more specific
            A.java:4:71: [ambiguous-call] both `C(Integer)` and `C(String)` can be meant: neither is more specific
        "#]],
    );
}

#[test]
fn what_interfaces_and_methods_declare() {
    check(
        "
        interface I { int x; }
        interface I { int X = 1; { System.out.println(); } }
        interface I { default String toString() { return null; } }
        interface I { default boolean equals(Object o) { return true; } }
        static class G<T, T> { }
        static <T, T> void f() { }
        void f() { class L { } class L { } }
        void f() { class L { } { class L { } } }
        void f(int a, int... b, int c) { }
        void f() throws String { }
        <T> void f() throws T { }
        void f() { var a = 1, b = 2; }
        void f() { synchronized (null) { } }
        static class B { static class C { } } Object o = new B().new C();
        void f(Object o) { if (o instanceof final String s) s = null; }
        ",
        "
        interface I { int X = 1; int hashCode(); default boolean equals(I o) { return true; } }
        interface I { static String toString(int i) { return null; } default int hashCode(int i) { return i; } }
        static class G<T> { <T> void f() { } class H<T> { } }
        void f() { { class L { } } class L { } } void g() { class L { void h() { class M { } Runnable r = () -> { class N { } }; } } }
        void f() { class L { } new Object() { class L { } void h() { class L { } } }; }
        void f(int a, int... b) { }
        <E extends Exception> void f() throws E, Error { class X extends Exception { } class Y { void g() throws X { } } }
        static class X<E extends Throwable> { void f() throws E { } }
        void f() { var a = 1; var b = 2; for (var c = 1; c < 2; c++) { } }
        class B { class C { } } Object o = new B().new C();
        void f(Object o) { if (o instanceof final String s) { String t = s; } if (o instanceof String u) u = null; }
        ",
        expect![[r#"
            A.java:4:19: [unassigned] field `x` of an interface needs a value
            A.java:4:26: [syntax] an interface can have no initialisers
            A.java:4:30: [bad-override] an interface can give no body to `toString` of `Object`
            A.java:4:31: [bad-override] an interface can give no body to `equals` of `Object`
            A.java:4:19: [duplicate-name] type parameter `T` is declared twice
                A.java:4:16: first declared here
            A.java:4:12: [duplicate-name] type parameter `T` is declared twice
                A.java:4:9: first declared here
            A.java:4:30: [duplicate-class] class `L` is declared twice
                A.java:4:18: first declared here
            A.java:4:32: [duplicate-class] class `L` is declared twice
                A.java:4:18: first declared here
            A.java:4:22: [syntax] `...` can only stand at the last parameter, not at `b`
            A.java:4:17: [incompatible-types] incompatible types: expected a `Throwable`, found `String`
            A.java:4:21: [incompatible-types] incompatible types: expected a `Throwable`, found `T`
            A.java:4:23: [syntax] `var` can declare only one variable
            A.java:4:26: [incompatible-types] expected an object to lock, found `null`
            A.java:4:62: [static-context] class `A.B.C` is created without an outer object
            A.java:4:53: [final-assigned] final variable `s` cannot be assigned
        "#]],
    );
}

#[test]
fn canonical_constructors_of_records() {
    check(
        "
        record R(int x) { R { return; } }
        record R(int x) { R(int y) { this.x = y; } }
        record R(int hashCode) { }
        ",
        "
        record R(int x) { R { Runnable r = () -> { return; }; } }
        record R(int x) { R(int x) { this.x = x; } R(int y, int z) { this(y); return; } }
        record R(int x, int y) { R(int x, int y) { this.x = y; this.y = x; return; } }
        ",
        expect![[r#"
            A.java:4:23: [bad-record] `return` cannot leave a compact constructor
            A.java:4:25: [bad-record] this parameter must be named as the component `x`
            A.java:4:14: [bad-record] a component of a record cannot be called `hashCode`
        "#]],
    );
}

#[test]
fn final_fields_in_initialisers_and_constructors() {
    check(
        "
        static class C { final int x; { x = 1; } C() { x = 2; } }
        static class C { final int x; C() { x = 1; } C(int y) { this(); x = y; } }
        final int x; { System.out.println(x); x = 1; }
        final int x; { int y = this.x; x = 1; }
        static class C { final int x; C() { System.out.println(x); x = 1; } }
        static class C { final int x; final Runnable r; C() { r = () -> System.out.println(x); x = 1; } }
        static final int X; static final int Y = X; static { X = 1; }
        final int x; { x = 1; } { x = 2; }
        static class C { final int x; C(boolean b) { if (b) x = 1; System.out.println(x); x = 2; } }
        record R(int x) { R(int x) { } }
        record R(int x, int y) { R(int x, int y) { this.x = x; this.x = y; this.y = y; } }
        ",
        "
        static class C { final int x; { x = 1; } int y = x; C() { System.out.println(x); } }
        static class C { final int x; C() { x = 1; } C(int y) { this(); System.out.println(x + y); } }
        final int x; { f(); x = 1; } int f() { return x; }
        static class C { final int x; { int y = C.this.x; } C() { x = 1; } }
        static class C { final int x; final Object o; C() { o = new Object() { int f() { return x; } }; x = 1; } }
        static final int X; static final int Y = A.X; static { X = 1; }
        static class C { final int x; C(boolean b) { if (b) { x = 1; } else { x = 2; } System.out.println(x); } }
        static class C { final int x; C(boolean b) { while (true) { if (b) break; } x = 1; int y = x; } }
        static class C { final int x; C(C o) { x = o == null ? 1 : o.x; } }
        enum E { P, Q; static final Map<String, E> ALL; static { ALL = new HashMap<>(); for (E e : values()) ALL.put(e.name(), e); } final int n; E() { n = 1; } int n() { return n; } }
        record R(int x) { R { x = x + 1; } static final int K; static { K = 2; } }
        record R(int x) { R(int x) { this.x = x; int y = this.x; } }
        ",
        expect![[r#"
            A.java:4:48: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:65: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:35: [unassigned] final field `x` might not have been assigned a value here
                A.java:4:11: declared here without a value
            A.java:4:24: [unassigned] final field `x` might not have been assigned a value here
                A.java:4:11: declared here without a value
            A.java:4:56: [unassigned] final field `x` might not have been assigned a value here
                A.java:4:28: declared here without a value
            A.java:4:84: [unassigned] final field `x` might not have been assigned a value here
                A.java:4:28: declared here without a value
            A.java:4:42: [unassigned] final field `X` might not have been assigned a value here
                A.java:4:18: declared here without a value
            A.java:4:27: [final-assigned] final field `x` might already have been assigned
                A.java:4:11: declared final here
            A.java:4:79: [unassigned] final field `x` might not have been assigned a value here
                A.java:4:28: declared here without a value
            A.java:4:83: [final-assigned] final field `x` might already have been assigned
                A.java:4:28: declared final here
            A.java:4:19: [unassigned] final field `x` might not get a value in this constructor
                A.java:4:14: declared here without a value
            A.java:4:56: [final-assigned] final field `x` might already have been assigned
                A.java:4:14: declared final here
        "#]],
    );
}

#[test]
fn fields_that_are_inherited_twice() {
    check(
        "
        interface I { int X = 1; } interface J { int X = 2; } static class C implements I, J { int y = X; }
        interface I { int X = 1; } interface J { int X = 2; } static class C implements I, J { } int y = C.X;
        interface I { int X = 1; } static class B { int X; } static class C extends B implements I { } int y = new C().X;
        interface I { int X = 1; } interface J { int X = 2; } static class C implements I, J { void f() { new Object() { int y = X; }; } }
        ",
        "
        interface I { int X = 1; } interface J { int X = 2; } static class C implements I, J { int y = I.X; int X = 3; int z = X; }
        interface I { int X = 1; } interface J extends I { } static class C implements I, J { int y = X; }
        interface I { int X = 1; } interface J extends I { int X = 2; } static class C implements J { int y = X; }
        interface I { int X = 1; } static class B { private int X; } static class C extends B implements I { int y = X; }
        ",
        expect![[r#"
            A.java:4:96: [ambiguous-name] `X` can be the field of `A.I` or that of `A.J`, which are both inherited
            A.java:4:100: [ambiguous-name] `X` can be the field of `A.I` or that of `A.J`, which are both inherited
            A.java:4:112: [ambiguous-name] `X` can be the field of `A.B` or that of `A.I`, which are both inherited
            A.java:4:122: [ambiguous-name] `X` can be the field of `A.I` or that of `A.J`, which are both inherited
        "#]],
    );
}

#[test]
fn empty_statements() {
    check(
        "
        int f() { return 0; ; }
        void f() { while (true) { continue; ; } }
        ",
        "
        int f() { ; ; return 0; }
        void f(int i) { ; if (i > 0) ; else ; while (i-- > 0) ; for (;;) { ; break; } switch (i) { case 1: ; default: ; } }
        static class B { B(int i) { } B() { this(1); ; } }
        ",
        expect![[r#"
            A.java:4:21: [unreachable] this statement can never be reached
            A.java:4:37: [unreachable] this statement can never be reached
        "#]],
    );
}

#[test]
fn modifiers_and_clauses_out_of_place() {
    check(
        "
        interface I implements Runnable { }
        enum E extends Object { X }
        void f() { static int x = 1; }
        void f() { strictfp int x = 1; }
        void f(static int x) { }
        void f() { for (@Override int i = 0; i < 1; i++) { } }
        void f() { try { } catch (static RuntimeException e) { } }
        @Override int x;
        void f(@Override int x) { }
        static <T> Class<?> f() { return T.class; }
        static class C<T> { Class<?> c = T.class; }
        ",
        "
        interface I extends Runnable { } enum E implements I { X; public void run() { } }
        void f(final int a) { final int x = 1; for (final int i : new int[1]) { } try { } catch (final RuntimeException e) { } }
        void f(@SuppressWarnings(\"unused\") int a) { @SuppressWarnings(\"unused\") final int x = 1; }
        void f() { class L { static int n = 1; } abstract class M { } final class N { } record R(int a) { } }
        static <T> Class<?> f() { return Object.class; }
        ",
        expect![[r#"
            A.java:4:24: [syntax] expected no `implements` in an interface
            A.java:4:16: [syntax] expected no `extends` in an enum
            A.java:4:12: [syntax] expected no modifier but `final` before a local variable or parameter
            A.java:4:12: [syntax] expected no modifier but `final` before a local variable or parameter
            A.java:4:8: [syntax] expected no modifier but `final` before a local variable or parameter
            A.java:4:17: [syntax] expected a method after `@Override`
            A.java:4:27: [syntax] expected no modifier but `final` before a local variable or parameter
            A.java:4:1: [syntax] expected a method after `@Override`
            A.java:4:8: [syntax] expected a method after `@Override`
            A.java:4:34: [type-variable] a type variable has no class object (JLS 15.8.2)
            A.java:4:34: [type-variable] a type variable has no class object (JLS 15.8.2)
        "#]],
    );
}
