//! Messages for what is wrong or not supported, with their stable codes.

use expect_test::{Expect, expect};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};

fn check_with(files: &[(&str, &str)], options: &CompileOptions, expected: Expect) {
    let sources: Vec<SourceInput> =
        files.iter().map(|(name, text)| SourceInput { name, text: text.as_bytes() }).collect();
    let shown = match compile(&sources, options) {
        Ok(c) => format!("accepted\n{}", render(&c.warnings, &c.sources)),
        Err((d, sources)) => render(&d, &sources),
    };
    expected.assert_eq(&shown);
}

fn check(text: &str, expected: Expect) {
    check_with(&[("A.java", text)], &CompileOptions::default(), expected);
}

/// Statements inside `main`.
fn body(text: &str, expected: Expect) {
    let whole = format!("public class A {{\n  public static void main(String[] args) {{\n{text}\n  }}\n}}\n");
    check(&whole, expected);
}

#[test]
fn a_class_of_java_without_a_model_is_no_typing_error() {
    check(
        "import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.locks.*;\nclass A {\n  static AbstractQueuedLongSynchronizer l;\n  static ForkJoinWorkerThread s;\n  static Currency t;\n  static Stampedlock m;\n  static Readable r;\n  public static void main(String[] args) {\n  }\n}\n",
        expect![[r#"
            accepted
            A.java:5:10: warning [unmodelled-class] class `java.util.concurrent.locks.AbstractQueuedLongSynchronizer` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:10: warning [unmodelled-class] class `java.util.concurrent.ForkJoinWorkerThread` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:10: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:10: warning [unknown-type] unknown type `Stampedlock`
                note: neither this program nor the library models have it (looked in `java.util.*`, `java.util.concurrent.*`, `java.util.concurrent.locks.*`)
            A.java:9:10: warning [unmodelled-class] class `java.lang.Readable` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
}

#[test]
fn fields_that_calls_name() {
    check(
        "import java.lang.invoke.*;\nimport java.util.concurrent.atomic.*;\nclass A {\n  int plain;\n  volatile long big;\n  static volatile int one;\n  public static void main(String[] args) throws Exception {\n    AtomicIntegerFieldUpdater.newUpdater(A.class, \"plain\");\n    AtomicIntegerFieldUpdater.newUpdater(A.class, \"big\");\n    AtomicIntegerFieldUpdater.newUpdater(A.class, \"none\");\n    AtomicIntegerFieldUpdater.newUpdater(A.class, args[0]);\n    MethodHandles.Lookup l = MethodHandles.lookup();\n    l.findVarHandle(A.class, \"one\", int.class);\n    l.findVarHandle(new A().getClass(), \"plain\", int.class);\n    VarHandle v = l.findVarHandle(A.class, \"plain\", int.class);\n    v.setOpaque(new A(), 1);\n  }\n}\n",
        expect![[r#"
            A.java:8:5: [unsupported] field `plain` is not volatile: this call would fail
            A.java:9:5: [unsupported] field `big` is of another type: this call would fail
            A.java:10:5: [unsupported] there is no field `none` in `A`: this call would fail
            A.java:11:5: [unsupported] a field whose name is no constant is not supported here
            A.java:13:5: [unsupported] field `one` is static or final: that is not supported here
            A.java:14:5: [unsupported] a field whose class is no class literal is not supported here
            A.java:16:7: [unmodelled-member] unknown method `setOpaque` in `java.lang.invoke.VarHandle`: the library model does not have it
        "#]],
    );
}

#[test]
fn all_problems_in_one_run() {
    check(
        "import static edu.rice.hj.Module1.*;\nimport org.absent.Thing;\nimport org.unused.Other;\nclass A {\n  static Thing thing;\n  static Missing m;\n  public static void main(String[] args) {\n    launchHabaneroApp(() -> {\n      async(() -> { undefined(); int x = y; });\n      String s = 5;\n      \"a\".noSuchMethod();\n      new java.util.ServiceLoader<String>();\n    });\n  }\n}\n",
        expect![[r#"
            A.java:6:10: [unknown-type] unknown type `Missing`
            A.java:9:21: [unknown-method] unknown method `undefined`
                note: the model of `edu.rice.hj.Module1` does not have it
            A.java:9:42: [unknown-name] unknown name `y`
            A.java:10:18: [incompatible-types] incompatible types: expected `String`, found `int`
            A.java:11:11: [unmodelled-member] unknown method `noSuchMethod` in `String`: the library model does not have it
            A.java:12:11: [unmodelled-class] class `java.util.ServiceLoader` is not supported: there is no model of it
            A.java:5:10: warning [unmodelled-class] class `org.absent.Thing` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
}

#[test]
fn names() {
    body(
        "    x = 1; int a = b + c.d; foo(3); String s = args.size; s.foo; ",
        expect![[r#"
            A.java:3:59: [syntax] expected a statement, found an expression whose value is not used
        "#]],
    );
    body(
        "    x = 1; int a = b + c.d; foo(3); int n = args.size; \"\".q(); Math.nope(1); int z = Integer.NOPE; A.bar(); new Unknown(); Object o = (Gone) null;",
        expect![[r#"
        A.java:3:5: [unknown-name] unknown name `x`
        A.java:3:20: [unknown-name] unknown name `b`
        A.java:3:24: [unknown-name] unknown name `c`
        A.java:3:29: [unknown-method] unknown method `foo`
        A.java:3:50: [unknown-name] unknown field `size` in `String[]`
        A.java:3:59: [unmodelled-member] unknown method `q` in `String`: the library model does not have it
        A.java:3:69: [unmodelled-member] unknown method `nope` in `Math`: the library model does not have it
        A.java:3:94: [unmodelled-member] unknown field `NOPE` in `java.lang.Integer`: the library model does not have it
        A.java:3:102: [unknown-method] unknown method `bar` in `A`
        A.java:3:113: [unknown-type] unknown type `Unknown`
        A.java:3:136: [unknown-type] unknown type `Gone`
    "#]],
    );
}

#[test]
fn types() {
    body(
        "    int a = \"s\"; String b = 1; boolean c = 1; byte d = 300; int e = 1L; Integer f = 1L; long g = 1.5; char h = -1; int[] i = {1, \"x\"}; Object j = 1; String k = (String) 5; Integer l = (Integer) \"x\";",
        expect![[r#"
        A.java:3:13: [incompatible-types] incompatible types: expected `int`, found `String`
        A.java:3:29: [incompatible-types] incompatible types: expected `String`, found `int`
        A.java:3:44: [incompatible-types] incompatible types: expected `boolean`, found `int`
        A.java:3:56: [incompatible-types] incompatible types: expected `byte`, found `int`
        A.java:3:69: [incompatible-types] incompatible types: expected `int`, found `long`
        A.java:3:85: [incompatible-types] incompatible types: expected `Integer`, found `long`
        A.java:3:98: [incompatible-types] incompatible types: expected `long`, found `double`
        A.java:3:112: [incompatible-types] incompatible types: expected `char`, found `int`
        A.java:3:130: [incompatible-types] incompatible types: expected `int`, found `String`
        A.java:3:161: [incompatible-types] incompatible types: `int` cannot be cast to `String`
        A.java:3:185: [incompatible-types] incompatible types: `String` cannot be cast to `Integer`
    "#]],
    );
    body(
        "    int a = 1 + true; boolean b = !5; int c = -\"x\"; boolean d = \"a\" < \"b\"; if (1) { } while (\"x\") { } int e = args[\"0\"]; int f = args.length(); a.foo(); a[0] = 1; boolean g = \"a\" == 1; a += \"x\"; args++;",
        expect![[r#"
        A.java:3:15: [bad-operand] operator `+` cannot be applied to `int` and `boolean`
        A.java:3:35: [bad-operand] operator `!` cannot be applied to `int`
        A.java:3:47: [bad-operand] operator `-` cannot be applied to `String`
        A.java:3:69: [bad-operand] operator `<` cannot be applied to `String` and `String`
        A.java:3:80: [incompatible-types] incompatible types: expected `boolean`, found `int`
        A.java:3:94: [incompatible-types] incompatible types: expected `boolean`, found `String`
        A.java:3:111: [incompatible-types] incompatible types: expected `int`, found `String`
        A.java:3:116: [incompatible-types] incompatible types: expected `int`, found `String`
        A.java:3:135: [unknown-method] unknown method `length` in `String[]`
        A.java:3:145: [bad-operand] a method cannot be called on a value of type `int`
        A.java:3:154: [incompatible-types] expected an array, found `int`
        A.java:3:180: [bad-operand] operator `==` cannot be applied to `String` and `int`
        A.java:3:186: [bad-operand] operator `+=` cannot be applied to `int` and `String`
        A.java:3:196: [bad-operand] operator `++` cannot be applied to `String[]`
    "#]],
    );
}

#[test]
fn overloads() {
    check(
        "class A { static void f(int x) { } static void f(String s) { } void g() { } int h; A(int x) { }\n public static void main(String[] args) { f(true); f(1, 2); g(); h = 1; new A(); this.g(); super.toString(); }\n static int v() { return; } static void w() { return 1; } int n() { return \"s\"; } }",
        expect![[r#"
            A.java:2:43: [no-applicable-method] no method `f` takes the arguments (boolean)
                note: there is `f(int)`
                note: there is `f(String)`
            A.java:2:52: [no-applicable-method] no method `f` takes the arguments (int, int)
                note: there is `f(int)`
                note: there is `f(String)`
            A.java:2:61: [static-context] method `g` belongs to an object, but there is no `this` here
            A.java:2:66: [static-context] field `h` belongs to an object, but there is no `this` here
            A.java:2:73: [no-applicable-method] no constructor `A` takes the arguments ()
                note: there is `A(int)`
            A.java:2:82: [static-context] there is no `this` here
            A.java:2:92: [static-context] there is no `super` here
            A.java:3:19: [void-value] expected a value of type `int` after `return`
            A.java:3:47: [void-value] expected no value after `return`: the result type is void
            A.java:3:76: [incompatible-types] incompatible types: expected `int`, found `String`
        "#]],
    );
}

/// Where type arguments decide between methods, and cannot be told.
#[test]
fn overloads_that_differ_in_type_arguments() {
    check(
        "import java.util.*; import java.util.stream.*;\nclass A { static void add(List<Object> l) { } static void add(Object l) { } static class B { B(Comparator<Integer> c) { } B(Object o) { } }\n static void x(Integer i) { } static void x(Object o) { } static <T> T id(T t) { return t; }\n public static void main(String[] a) { add(List.of(\"x\")); add(Stream.of(1).collect(Collectors.toList())); new B(Comparator.naturalOrder()); x(id(null)); var l = new ArrayList<Integer>(); add(l); } }",
        expect![[r#"
            A.java:4:40: [overload-unknown] whether `add(java.util.List<Object>)` or `add(Object)` is called depends on type arguments that cannot be told here
            A.java:4:59: [overload-unknown] whether `add(java.util.List<Object>)` or `add(Object)` is called depends on type arguments that cannot be told here
            A.java:4:107: [overload-unknown] whether `B(java.util.Comparator<Integer>)` or `B(Object)` is called depends on type arguments that cannot be told here
            A.java:4:141: [overload-unknown] whether `x(Integer)` or `x(Object)` is called depends on type arguments that cannot be told here
            A.java:4:188: [overload-unknown] whether `add(java.util.List<Object>)` or `add(Object)` is called depends on type arguments that cannot be told here
        "#]],
    );
}

#[test]
fn inner_classes_of_generic_classes() {
    check(
        "class L<T> { class N { T v; void f(int i, T t) {} class P<Q> { Q q; } } N n = new N(); N.P<Integer> p() { return n.new P<>(); } }\nclass A { public static void main(String[] args) { L<String> l = new L<>();\n int a = l.n.v; int b = l.n; L<String>.N.P<Integer> p = l.p(); String c = p.q; int d = l.p(); L.N raw = l.n; String e = raw.v;\n l.n.f(1, 2); L<String, String>.N f = null; L<String>.N<String> g = null; L<Integer>.N.P<String, String> h = null;\n} }",
        expect![[r#"
            A.java:3:10: [incompatible-types] incompatible types: expected `int`, found `String`
            A.java:3:25: [incompatible-types] incompatible types: expected `int`, found `L<String>.N`
            A.java:3:75: [incompatible-types] incompatible types: expected `String`, found `Integer`
            A.java:3:88: [incompatible-types] incompatible types: expected `int`, found `L<String>.N.P<Integer>`
            A.java:3:121: [incompatible-types] incompatible types: expected `String`, found `Object`
            A.java:4:6: [no-applicable-method] no method `f` takes the arguments (int, int)
                note: there is `f(int, T)`
            A.java:4:15: [type-arguments] `L` takes 1 type arguments, found 2
            A.java:4:45: [type-arguments] `L.N` takes 0 type arguments, found 1
            A.java:4:75: [type-arguments] `L.N.P` takes 1 type arguments, found 2
        "#]],
    );
}

#[test]
fn classes() {
    check(
        "class A extends B { } class B extends A { } class A { } interface I { void m(); } abstract class C { abstract void n(); } class D extends I { } class E implements C { } final class F { } class G extends F { int x; String x; void p() { } void p() { } void q(); }\nclass H { public static void main(String[] args) { new I(); new C(); I i = new I() { public void m() { int x = 1; int x = 2; } }; } }",
        expect![[r#"
            A.java:1:7: [cyclic-inheritance] class `A` inherits from itself
            A.java:1:51: [duplicate-class] class `A` is declared twice
                A.java:1:7: first declared here
            A.java:1:129: [not-implemented] a class that is not abstract must implement method `m` of `I`
                A.java:1:76: declared here
            A.java:1:139: [not-a-class] expected a class after `extends`, found interface `I`
            A.java:1:164: [not-an-interface] expected an interface, found class `C`
            A.java:1:194: [not-implemented] a class that is not abstract must implement method `q` of `G`
                A.java:1:256: declared here
            A.java:1:204: [final-class] cannot extend final class `F`
            A.java:1:222: [duplicate-name] field `x` is declared twice
                A.java:1:212: first declared here
            A.java:1:243: [duplicate-name] method `p` is declared twice with the same parameter types
                A.java:1:230: first declared here
            A.java:1:256: [missing-body] method `q` needs a body, or to be abstract
            A.java:2:56: [abstract-new] interface `I` cannot be created with `new`
            A.java:2:65: [abstract-new] abstract class `C` cannot be created with `new`
            A.java:2:119: [duplicate-name] variable `x` is declared twice
                A.java:2:108: first declared here
        "#]],
    );
}

#[test]
fn lambdas() {
    check(
        "import static edu.rice.hj.Module1.*;\nclass A { public static void main(String[] args) {\n    int n = 0; n++;\n    for (int i = 0; i < 3; i++) { async(() -> { System.out.println(i + n); }); }\n    int m = 0; async(() -> { m = 1; });\n    Object o = () -> 1; Runnable r = x -> { }; java.util.function.Function<String, Integer> f = s -> s; var v = () -> 1;\n    Runnable ok = () -> { return; }; Runnable bad = () -> { return 1; }; java.util.function.Supplier<String> q = () -> { }; Runnable mr = String::nope;\n} }",
        expect![[r#"
            A.java:4:68: [not-effectively-final] variable `i` is used in a lambda or inner class, so it must not change
                A.java:4:28: it is changed here
            A.java:4:72: [not-effectively-final] variable `n` is used in a lambda or inner class, so it must not change
                A.java:3:16: it is changed here
            A.java:5:30: [not-effectively-final] variable `m` is used in a lambda or inner class, so it must not change
                A.java:5:30: it is changed here
            A.java:6:16: [no-target-type] a lambda needs a functional interface as its type, found `Object`
            A.java:6:38: [lambda-arity] expected a lambda of 0 parameters, found 1
            A.java:6:102: [incompatible-types] incompatible types: expected `Integer`, found `String`
            A.java:6:113: [no-target-type] a lambda needs a functional interface as its type here
            A.java:7:61: [void-value] expected no value after `return`: the result type is void
            A.java:7:114: [missing-return] the end can be reached without `return`, but a value is needed
            A.java:7:147: [unmodelled-member] no method `nope` of `String` fits this method reference: the library model does not have it
        "#]],
    );
}

#[test]
fn control() {
    body(
        "    break; continue; l: { break m; } yield 3; for (int x : 5) { } switch (1.5) { case 1: } switch (1) { case 1: case 1: case x: } throw \"s\"; try { } catch (String e) { } synchronized (1) { } int q = switch (2) { case 1 -> 5; }; return 5;",
        expect![[r#"
        A.java:3:5: [syntax] `break` outside of a loop or switch
        A.java:3:12: [syntax] `continue` outside of a loop
        A.java:3:33: [unknown-label] unknown label `m`
        A.java:3:38: [syntax] `yield` is only possible in a switch expression
        A.java:3:60: [incompatible-types] expected an array or `Iterable`, found `int`
        A.java:3:75: [unsupported] a switch on `double` is not supported
        A.java:3:118: [duplicate-label] this case occurs twice
        A.java:3:126: [unknown-name] unknown name `x`
        A.java:3:137: [incompatible-types] incompatible types: expected `Throwable`, found `String`
        A.java:3:157: [incompatible-types] expected a `Throwable`, found `String`
        A.java:3:185: [incompatible-types] expected an object to lock, found a primitive value
        A.java:3:200: [missing-default] a switch expression needs a `default` case
        A.java:3:229: [void-value] expected no value after `return`: the result type is void
    "#]],
    );
}

#[test]
fn permission_calls() {
    check(
        "import static permission.PermissionChecks.*;\nclass A { static int s; int f; static Integer b; public static void main(String[] args) { int local = 0; Integer box = 1; int[] a = {1}; A o = new A();\n acquireW(s); acquireR(o.f); releaseR(b); acquireW(a[0]); acquireR(a, 0); acquireR(a, 0, 0); acquireW(o);\n acquireW(local); acquireR(box); releaseW(1 + 2); acquireR(o, 1); acquireR(\"x\", 0, 1); acquireW(); } }",
        expect![[r#"
            A.java:4:11: [region-on-local] a local variable of type `int` cannot be the target of a permission region
                note: locals are not shared between tasks; the original checker would track a box that has nothing to do with the variable
                note: name the field, static field or array element that is shared
            A.java:4:28: [region-on-local] a local variable of type `Integer` cannot be the target of a permission region
                note: locals are not shared between tasks; the original checker would track a box that has nothing to do with the variable
                note: name the field, static field or array element that is shared
            A.java:4:43: [region-on-value] a value of type `int` cannot be the target of a permission region
                note: name the field, static field or array element that is shared
            A.java:4:60: [region-not-array] expected an array as the target of this permission region, found `A`
                note: the element and range forms of permission calls apply to arrays only
            A.java:4:76: [region-not-array] expected an array as the target of this permission region, found `String`
                note: the element and range forms of permission calls apply to arrays only
            A.java:4:88: [unmodelled-member] no method `acquireW` takes the arguments ()
                note: there is `acquireW(T)`
                note: there is `acquireW(T, int)`
                note: there is `acquireW(T, int, int)`
        "#]],
    );
}

#[test]
fn mains() {
    check(
        "class A { }",
        expect![[r#"
        A.java:1:7: [no-main] there is no method `public static void main(String[] args)`
    "#]],
    );
    let two =
        "class A { public static void main(String[] args) { } } class B { public static void main(String[] args) { } }";
    check(
        two,
        expect![[r#"
        A.java:1:30: [several-mains] several classes have a `main` method: choose one with `--main CLASS`
            A.java:1:85: `--main B`
    "#]],
    );
    let main = |name: &str| CompileOptions { main_class: Some(name.to_string()), ..CompileOptions::default() };
    check_with(
        &[("A.java", two)],
        &main("B"),
        expect![[r#"
        accepted
    "#]],
    );
    check_with(
        &[("A.java", two)],
        &main("C"),
        expect![[r#"
        [no-main] there is no class `C`
    "#]],
    );
    check_with(
        &[("A.java", "class A { static int main; }")],
        &main("A"),
        expect![[r#"
        A.java:1:7: [no-main] class `A` has no method `public static void main(String[] args)`
    "#]],
    );
    check_with(
        &[],
        &CompileOptions::default(),
        expect![[r#"
        [no-input] no source file was given
    "#]],
    );
}

#[test]
fn code_that_is_not_reached() {
    check(
        "import org.absent.Log;\nimport java.awt.*;\nclass A { public static void main(String[] args) { }\n static void unused() { Log.info(1); Frame f = null; \"a\".noSuch(); } static int mistake() { return nope; } }",
        expect![[r#"
            A.java:4:100: [unknown-name] unknown name `nope`
            A.java:4:25: warning [unmodelled-class] class `org.absent.Log` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:4:38: warning [unknown-type] unknown type `Frame`
                note: neither this program nor the library models have it (looked in `java.awt.*`)
            A.java:4:58: warning [unmodelled-member] unknown method `noSuch` in `String`: the library model does not have it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
}

#[test]
fn unsupported_constructs() {
    body(
        "    Object o = args; switch (o) { case 5: break; case String t: break; default: } Thread.currentThread().suspend();",
        expect![[r#"
            A.java:3:40: [unsupported] constants of a switch on `Object` are not supported
            A.java:3:106: [unmodelled-member] unknown method `suspend` in `Thread`: the library model does not have it
        "#]],
    );
    check(
        "class A { native void f(); public static void main(String[] args) { new A().f(); } }",
        expect![[r#"
        A.java:1:23: [unsupported] native method `f` is not supported
        A.java:1:69: [unsupported] native method `f` is not supported
    "#]],
    );
}

#[test]
fn several_files() {
    check_with(
        &[
            (
                "p/A.java",
                "package p; public class A { public static void main(String[] args) { q.B.f(); new q.C(); } }",
            ),
            (
                "q/B.java",
                "package q; public class B { public static void f() { C.g(); missing(); } } class C { static void g() { } }",
            ),
        ],
        &CompileOptions::default(),
        expect![[r#"
            q/B.java:1:61: [unknown-method] unknown method `missing`
        "#]],
    );
}

#[test]
fn pending_members_of_actors() {
    check(
        "import static edu.rice.hj.Module1.*;\nimport edu.rice.hj.runtime.actors.Actor;\nclass A {\n  static class B extends Actor<Integer> {\n    protected void process(Integer n) { tryProcessMessage(); int i = actorId; Object o = new Object() { int j = actorId; }; }\n  }\n  static class C { }\n  public static void main(String[] args) {\n    launchHabaneroApp(() -> { B b = new B(); b.tryProcessMessage(); int k = b.actorId; });\n    new C().tryProcessMessage(); int m = new C().actorId;\n  }\n}\n",
        expect![[r#"
            A.java:9:48: [unsupported] method `tryProcessMessage` of HJlib is known but not supported yet
            A.java:9:79: [unsupported] field `actorId` of HJlib is known but not supported yet
            A.java:10:13: [unknown-method] unknown method `tryProcessMessage` in `A.C`
            A.java:10:50: [unknown-name] unknown field `actorId` in `A.C`
            A.java:5:41: warning [unsupported] method `tryProcessMessage` of HJlib is known but not supported yet
                note: this code is not reached from `main`, so it is left out
            A.java:5:70: warning [unsupported] field `actorId` of HJlib is known but not supported yet
                note: this code is not reached from `main`, so it is left out
            A.java:5:113: warning [unsupported] field `actorId` of HJlib is known but not supported yet
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
}

#[test]
fn pending_names_of_hjlib() {
    check(
        "import static edu.rice.hj.Module1.*;\nimport static edu.rice.hj.Module1.newArrayView;\nimport edu.rice.hj.api.*;\nimport edu.rice.hj.api.HjArrayView;\nclass A {\n  static edu.rice.hj.api.HjIndexable place;\n  public static void main(String[] args) {\n    launchHabaneroApp(() -> {\n      HjArrayView p = newArrayView(1, 2);\n      asyncFastPhased(i -> {});\n      forallChunkedPhased(0, 3, i -> next());\n      HjTimerEureka acc = newTimerEureka(HjVersionEureka.SUM, int.class);\n      HjCountEureka.Best r = newCountEureka(0, 9);\n      edu.rice.hj.Module1.forasyncChunkedPhased(0, 3, i -> {});\n      int n = asyncSimt();\n      missing();\n    });\n  }\n  static class B extends DeclarativeSelector<Object> { }\n}\n",
        expect![[r#"
            A.java:9:7: [unsupported] class `HjArrayView` of HJlib is known but not supported yet
            A.java:9:23: [unsupported] method `newArrayView` of HJlib is known but not supported yet
            A.java:10:7: [unsupported] method `asyncFastPhased` of HJlib is known but not supported yet
            A.java:11:7: [unsupported] method `forallChunkedPhased` of HJlib is known but not supported yet
            A.java:12:7: [unsupported] class `HjTimerEureka` of HJlib is known but not supported yet
            A.java:12:27: [unsupported] method `newTimerEureka` of HJlib is known but not supported yet
            A.java:12:42: [unsupported] class `HjVersionEureka` of HJlib is known but not supported yet
            A.java:13:7: [unsupported] class `HjCountEureka` of HJlib is known but not supported yet
            A.java:13:30: [unsupported] method `newCountEureka` of HJlib is known but not supported yet
            A.java:14:27: [unsupported] method `forasyncChunkedPhased` of HJlib is known but not supported yet
            A.java:15:15: [unsupported] method `asyncSimt` of HJlib is known but not supported yet
            A.java:16:7: [unknown-method] unknown method `missing`
                note: the model of `edu.rice.hj.Module1` does not have it
            A.java:6:10: warning [unsupported] class `HjIndexable` of HJlib is known but not supported yet
                note: this code is not reached from `main`, so it is left out
            A.java:19:26: warning [unsupported] class `DeclarativeSelector` of HJlib is known but not supported yet
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    // Nothing of HJlib is imported.
    body(
        "    HjPhaser p = null; newPhaser(1); next();",
        expect![[r#"
            A.java:3:5: [unknown-type] unknown type `HjPhaser`
                note: there is a model of `edu.rice.hj.api.HjPhaser`: is an import missing?
            A.java:3:24: [unknown-method] unknown method `newPhaser`
            A.java:3:38: [unknown-method] unknown method `next`
        "#]],
    );
}

#[test]
fn overriding_what_models_lack() {
    // Nothing would call such methods, so a program would be verified without them; `finalize` is called by the garbage
    // collector.
    check(
        "import java.util.*;\nimport java.util.concurrent.*;\nabstract class A {\n  static class Tasks extends FutureTask<Integer> {\n    Tasks() { super(() -> 1); }\n    @Override protected void done() { }\n    protected void sett(Integer i) { }\n    public void run(int i) { }\n  }\n  static class Seen extends Timer {\n    public int purge() { return 1; }\n    public int purge(String s) { return 1; }\n    @Override public void cancelled() { }\n  }\n  static class Twice extends Seen {\n    @Override protected void finalize() { }\n  }\n  static class Sized extends Vector<Integer> {\n    @Override public int size() { return super.size(); }\n    @Override public void removeElementAt(int i) { }\n    @Override public boolean add(Integer i) { return super.add(i); }\n  }\n  static class Unused extends ForkJoinTask<Integer> {\n    public Integer getRawResult() { return 1; }\n    protected void setRawResult(Integer i) { }\n    protected boolean exec() { return true; }\n  }\n  public static void main(String[] args) {\n    new Tasks(); new Twice(); new Sized();\n    new edu.rice.hj.runtime.actors.Actor<String>() {\n      protected void process(String s) { }\n      protected boolean tryProcessMessage() { return true; }\n      @Override protected void onPostStop() { }\n    };\n  }\n}\n",
        expect![[r#"
            A.java:13:27: [unmodelled-member] method `cancelled` has `@Override`, but the library model of `java.util.Timer` does not have such a method
            A.java:16:30: [unmodelled-member] method `finalize` overrides one of `java.lang.Object` that the library model does not have: nothing would call it
            A.java:19:26: [unsupported] overriding method `size` of `java.util.Vector` is not supported: Java calls it in other places than the library model does
            A.java:20:27: [unsupported] overriding method `removeElementAt` of `java.util.Vector` is not supported: Java calls it in other places than the library model does
            A.java:32:25: [unmodelled-member] method `tryProcessMessage` overrides one of `edu.rice.hj.runtime.actors.Actor` that the library model does not have: nothing would call it
            A.java:33:32: [unmodelled-member] method `onPostStop` has `@Override`, but the library model of `edu.rice.hj.runtime.actors.Actor` does not have such a method
            A.java:25:20: warning [unmodelled-member] method `setRawResult` overrides one of `java.util.concurrent.ForkJoinTask` that the library model does not have: nothing would call it
                note: this code is not reached from `main`, so it is left out
            A.java:26:23: warning [unmodelled-member] method `exec` overrides one of `java.util.concurrent.ForkJoinTask` that the library model does not have: nothing would call it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
}

#[test]
fn overriding_nothing() {
    check(
        "interface I { @Override String toString(); @Override int size(); default void g() { } }\nrecord R(int n, int k) { @Override public int n() { return n; } @Override public int m() { return n; } @Override public int hashCode() { return 1; } }\nenum E { ONE { @Override int f() { return 1; } @Override int g() { return 1; } }; int f() { return 0; } @Override public String toString() { return \"\"; } }\nclass A<T> implements Runnable, Comparable<A<T>> {\n  @Override public void run() { }\n  @Override public int compareTo(A<T> o) { return 0; }\n  @Override public void runs() { }\n  @Override public boolean equals(A<T> o) { return true; }\n  @Override static void main(String s) { }\n  void f(T t) { }\n  private void p() { }\n  static class B extends A<String> {\n    @Override void f(String s) { }\n    @java.lang.Override void p() { }\n    @Override void g(Missing m) { }\n  }\n  static <U extends Comparable<U>> void h() { new A<U>() { @Override void f(U u) { } @Override void f(Object u, U v) { } }; }\n  public static void main(String[] args) { h(); }\n}\n",
        expect![[r#"
            A.java:1:58: [no-override] method `size` has `@Override`, but overrides nothing
            A.java:2:86: [no-override] method `m` has `@Override`, but overrides nothing
            A.java:3:62: [no-override] method `g` has `@Override`, but overrides nothing
            A.java:7:25: [no-override] method `runs` has `@Override`, but overrides nothing
            A.java:8:28: [no-override] method `equals` has `@Override`, but overrides nothing
            A.java:9:25: [no-override] method `main` has `@Override`, but overrides nothing
            A.java:14:30: [no-override] method `p` has `@Override`, but overrides nothing
            A.java:15:22: [unknown-type] unknown type `Missing`
            A.java:17:101: [no-override] method `f` has `@Override`, but overrides nothing
        "#]],
    );
}

#[test]
fn what_is_not_inherited() {
    // Private members of models, and what belongs to their packages, are no members of a class of the program.
    check(
        "import java.util.*;\nclass A extends HashMap<String, Integer> {\n  static int size;\n  void resize() { size++; }\n  void f() { put(\"a\", 1); find(\"a\"); table = null; modCount++; size++; }\n  public static void main(String[] args) { new A().f(); }\n}\n",
        expect![[r#"
            A.java:5:27: [unknown-method] unknown method `find`
            A.java:5:38: [unknown-name] unknown name `table`
            A.java:5:52: [unknown-name] unknown name `modCount`
        "#]],
    );
}

/// Of a class that is reached, methods and fields that nobody asks for may name what there is no model of.
#[test]
fn signatures_that_are_not_reached() {
    let of = |main: &str| {
        format!(
            "import java.io.*;\nimport java.util.*;\nclass A {{\n  FileWriter kept;\n  static void never(FileWriter w) throws IOException {{ w.close(); }}\n  static void never2(FileWriter w) {{ }}\n  static void never2(RandomAccessFile w) {{ }}\n  List<Currency> all() {{ return null; }}\n  static void caller() throws IOException {{ never(null); }}\n  public static void main(String[] args) throws IOException {{ {main} }}\n}}\nclass B extends A {{ void never(int x) {{ }} List<Currency> all() {{ return null; }} }}\n"
        )
    };
    check(
        &of("new B().never(1);"),
        expect![[r#"
            A.java:5:21: [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
            A.java:4:3: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:8: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:12:48: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        &of("new A();"),
        expect![[r#"
            accepted
            A.java:4:3: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:5:21: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:8: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:12:48: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        &of("never(null);"),
        expect![[r#"
            A.java:5:21: [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
            A.java:4:3: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:8: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:12:48: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        &of("new B().all();"),
        expect![[r#"
            A.java:8:8: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:12:48: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:4:3: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:5:21: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        &of("Object o = new A().kept;"),
        expect![[r#"
            A.java:4:3: [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
            A.java:5:21: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:8: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:12:48: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        &of("A a = new B(); a.hashCode(); a.kept = null;"),
        expect![[r#"
            A.java:4:3: [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
            A.java:5:21: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:6:22: warning [unmodelled-class] class `java.io.FileWriter` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:7:22: warning [unmodelled-class] class `java.io.RandomAccessFile` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:8:8: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:12:48: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    // What is called without its name: by an interface, or by the library.
    check(
        "import java.util.*;\ninterface I { void take(Currency c); }\nclass A implements I, Comparator<Currency> { public void take(Currency c) { } public int compare(Currency a, Currency b) { return 0; } public static void main(String[] args) { I i = new A(); I j = c -> { }; } }\n",
        expect![[r#"
            A.java:2:25: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:3:34: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:3:63: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:3:98: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
            A.java:3:110: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        "import java.util.*;\nclass A implements Iterable<Currency> { public Iterator<Currency> iterator() { return null; } public static void main(String[] args) { for (Object o : new A()) { } } }\n",
        expect![[r#"
            A.java:2:29: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:2:57: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
        "#]],
    );
    check(
        "import java.util.*;\nclass A { Currency c; A() { } A(Currency c) { } public static void main(String[] args) { new A(); } }\n",
        expect![[r#"
            A.java:2:33: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
            A.java:2:11: warning [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
                note: this code is not reached from `main`, so it is left out
        "#]],
    );
    check(
        "import java.util.*;\nclass A { Currency c = null; public static void main(String[] args) { new A(); } }\n",
        expect![[r#"
            A.java:2:11: [unmodelled-class] class `java.util.Currency` is not supported: there is no model of it
        "#]],
    );
}

/// What javac refuses, too.
#[test]
fn declarations_that_are_wrong() {
    let main = "public static void main(String[] args) { }";
    let wrong = |text: &str, expected: Expect| check(&text.replace("MAIN", main), expected);
    wrong(
        "class A { abstract void f(); MAIN }",
        expect![[r#"
        A.java:1:7: [not-implemented] a class that is not abstract must implement method `f` of `A`
            A.java:1:25: declared here
    "#]],
    );
    wrong(
        "class A implements Runnable { MAIN }",
        expect![[r#"
        A.java:1:7: [not-implemented] a class that is not abstract must implement method `run` of `java.lang.Runnable`
    "#]],
    );
    wrong(
        "abstract class B { abstract int f(int x); } class C extends B { int f(long x) { return 1; } } class A { MAIN }",
        expect![[r#"
        A.java:1:51: [not-implemented] a class that is not abstract must implement method `f` of `B`
            A.java:1:33: declared here
    "#]],
    );
    wrong(
        "class A { Object o = new Comparable<String>() { }; MAIN }",
        expect![[r#"
        A.java:1:26: [not-implemented] this class must implement method `compareTo` of `java.lang.Comparable`
    "#]],
    );
    wrong(
        "enum E { X { void f() { } }, Y; abstract void f(); } class A { MAIN }",
        expect![[r#"
        A.java:1:6: [not-implemented] a class that is not abstract must implement method `f` of `E`
            A.java:1:47: declared here
    "#]],
    );
    wrong(
        "interface I<T> { void take(T t); } class C implements I<String> { public void take(Object o) { } } class D implements I<String> { public void take(Integer o) { } } class A { MAIN }",
        expect![[r#"
        A.java:1:106: [not-implemented] a class that is not abstract must implement method `take` of `I`
            A.java:1:23: declared here
    "#]],
    );
    wrong(
        "class A { int x = y; int y = 1; static int p = q + 1; static int q; static final int C = D; static final int D = 1; MAIN }",
        expect![[r#"
        A.java:1:19: [forward-reference] field `y` is read before it has been initialised
            A.java:1:26: declared here
        A.java:1:48: [forward-reference] field `q` is read before it has been initialised
            A.java:1:66: declared here
        A.java:1:90: [forward-reference] field `D` is read before it has been initialised
            A.java:1:110: declared here
    "#]],
    );
    wrong(
        "class A { int x = x + 1; { y++; } int y; Runnable r = () -> System.out.println(z); int z; static { s = 1; int t = s; } static int s; MAIN }",
        expect![[r#"
        A.java:1:19: [forward-reference] field `x` is read before it has been initialised
            A.java:1:15: declared here
        A.java:1:28: [forward-reference] field `y` is read before it has been initialised
            A.java:1:39: declared here
        A.java:1:80: [forward-reference] field `z` is read before it has been initialised
            A.java:1:88: declared here
        A.java:1:115: [forward-reference] field `s` is read before it has been initialised
            A.java:1:131: declared here
    "#]],
    );
    wrong(
        "enum E { X(LATER); static final int LATER = 1; E(int n) { } } class A { MAIN }",
        expect![[r#"
        A.java:1:12: [forward-reference] field `LATER` is read before it has been initialised
            A.java:1:37: declared here
    "#]],
    );
    wrong(
        "class A { static { return; } { if (true) return; } Runnable r = () -> { return; }; MAIN }",
        expect![[r#"
        A.java:1:20: [syntax] `return` cannot leave an initialiser
        A.java:1:42: [syntax] `return` cannot leave an initialiser
    "#]],
    );
    wrong(
        "class A { A() { this(1); } A(int i) { this(\"\"); } A(String s) { this(); } A(long l) { this(l); } MAIN }",
        expect![[r#"
        A.java:1:65: [endless-constructors] this constructor calls itself, directly or by others
        A.java:1:87: [endless-constructors] this constructor calls itself, directly or by others
    "#]],
    );
    wrong(
        "class A { class A { } static class B { interface A { } } void f() { class A { } } MAIN }",
        expect![[r#"
        A.java:1:17: [duplicate-class] class `A` stands inside of another one of this name
            A.java:1:7: declared here
        A.java:1:50: [duplicate-class] class `A` stands inside of another one of this name
            A.java:1:7: declared here
        A.java:1:75: [duplicate-class] class `A` stands inside of another one of this name
            A.java:1:7: declared here
    "#]],
    );
    wrong(
        "abstract class B { abstract final void x(); private abstract void y(); abstract static int z(); public private int w; final volatile int v = 1; abstract synchronized void s(); } abstract final class C { } class A { MAIN }",
        expect![[r#"
            A.java:1:40: [syntax] `abstract` and `final` exclude each other
            A.java:1:67: [syntax] `abstract` and `private` exclude each other
            A.java:1:92: [syntax] `abstract` and `static` exclude each other
            A.java:1:116: [syntax] `public` and `private` exclude each other
            A.java:1:138: [syntax] `final` and `volatile` exclude each other
            A.java:1:172: [syntax] `abstract` and `synchronized` exclude each other
            A.java:1:200: [syntax] `abstract` and `final` exclude each other
        "#]],
    );
}

/// What looks like it and is right.
#[test]
fn declarations_that_are_right() {
    check(
        "import java.util.*;\nimport java.util.function.*;\ninterface I { int f(); default int g() { return f(); } String toString(); boolean equals(Object o); }\ninterface G<T> { void take(T t, List<T> l); }\nabstract class B { public int f() { return 1; } abstract void h(); }\nclass C extends B implements I { void h() { } }\nclass D implements G<String> { public void take(String s, List l) { } }\nabstract class E<K> { abstract <V> V pick(K k, List<V> l); }\nclass F extends E<Integer> { <W> W pick(Integer k, List<W> l) { return null; } }\nenum Op implements IntBinaryOperator { ADD { public int applyAsInt(int a, int b) { return a + b; } }; static final int X = 1; int y = X; }\nrecord R(int f) implements I { }\nclass P { protected void go() { } }\nclass Q extends P implements Runnable { public void run() { super.go(); } }\nclass A {\n  int a = this.b; int b = 1; static int s = A.t; static int t;\n  int early = late(); int late() { return z; } int z = (z = 3) + 1;\n  { w = 5; } int w;\n  int inst = LATE; static final int LATE = 4;\n  Object o = new Object() { int q = u; int v = q; int u() { return u; } };\n  int u;\n  A() { this(1); } A(int i) { }\n  Runnable r = () -> { this.r2.run(); }; Runnable r2;\n  public static void main(String[] args) { new A(); new C(); new D(); new F(); new Q().run(); Op.ADD.applyAsInt(1, 2); new R(1).g(); }\n}\n",
        expect![[r#"
            accepted
        "#]],
    );
}
