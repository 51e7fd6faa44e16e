//! Every message of the front end at least once; and a scan of the sources for messages that no test shows.
#![allow(clippy::expect_used, reason = "tests")]

use expect_test::{Expect, expect};
use scoville_frontend::diag::render;
use scoville_frontend::{CompileOptions, SourceInput, compile};
use std::path::{Path, PathBuf};

fn messages(text: &str) -> String {
    match compile(&[SourceInput { name: "A.java", text: text.as_bytes() }], &CompileOptions::default()) {
        Ok(c) => format!("accepted\n{}", render(&c.warnings, &c.sources)),
        Err((d, sources)) => render(&d, &sources),
    }
}

/// Several programs, one after the other.
fn check(texts: &[&str], expected: Expect) {
    let shown: Vec<String> = texts.iter().map(|t| messages(t)).collect();
    expected.assert_eq(&shown.concat());
}

/// Statements, each line in a `main` of its own.
fn lines(texts: &str, expected: Expect) {
    let shown: Vec<String> = texts
        .lines()
        .map(|t| {
            messages(&format!("class A {{ int f; void m() {{ }} public static void main(String[] args) {{ {t} }} }}"))
        })
        .collect();
    expected.assert_eq(&shown.concat());
}

#[test]
fn syntax_of_declarations() {
    check(
        &[
            "@Foo(1 class A { }",
            "class A { public public int x; }",
            "class A extends B, C { }",
            "enum E { A B }",
            "class A { int x;",
            "class A { foo() { } }",
            "class A { 1; }",
            "class A { int f() 3 }",
            "class A { int[void] x; }",
        ],
        expect![[r#"
            A.java:1:6: [syntax] expected `)` to close the annotation, found `1`
            A.java:1:18: [syntax] expected at most one `public`, found it twice
            A.java:1:20: [syntax] expected one superclass, found several
            A.java:1:12: [syntax] expected `,`, `;` or `}`, found `B`
            A.java:1:17: [syntax] expected `}` to close the class, found end of file
            A.java:1:11: [syntax] expected a result type before the method name `foo`
            A.java:1:11: [syntax] expected field, method, constructor, initialiser or type, found `1`
            A.java:1:19: [syntax] expected `{` or `;`, found `3`
            A.java:1:14: [syntax] expected identifier, found `[`
        "#]],
    );
}

#[test]
fn syntax_of_statements_and_expressions() {
    lines(
        "try { }\nswitch (1) { foo(); }\nswitch (1) { case 1 foo(); }\nObject o = super;\nint[] x = int[];\nfoo(1 2);\nObject o = 3.class;\nObject o = new A;\nint[] x = new int[];\nint[] x = {1 2};\nif (args instanceof A(int x { }\nint[] x = new void[2];",
        expect![[r#"
            A.java:1:80: [syntax] expected `catch` or `finally`, found `}`
            A.java:1:85: [syntax] expected `case`, `default` or `}`, found `foo`
            A.java:1:96: [syntax] expected class, interface, enum or record, found `}`
            A.java:1:92: [syntax] expected `:` or `->`, found `foo`
            A.java:1:103: [syntax] expected class, interface, enum or record, found `}`
            A.java:1:88: [syntax] expected `.` after `super`, found `;`
            A.java:1:87: [syntax] expected `.class` or `::` after the type, found `;`
            A.java:1:78: [syntax] expected `,` or `)`, found `2`
            A.java:1:90: [syntax] expected a type before `.class`, found `;`
            A.java:1:88: [syntax] expected `(` or `[`, found `;`
            A.java:1:91: [syntax] expected array length or initialiser, found `;`
            A.java:1:85: [syntax] expected `,` or `}`, found `2`
            A.java:1:91: [syntax] expected class, interface, enum or record, found `}`
            A.java:1:100: [syntax] expected `)`, found `{`
            A.java:1:86: [syntax] expected type, found `void`
        "#]],
    );
}

#[test]
fn types() {
    check(
        &[
            "class A { void[] x; void y; java.util.Map.Nope z; java.util.List<int> l; java.util.List<String, String> m; public static void main(String[] a) { } }",
            "class A<T> extends T { public static void main(String[] a) { } T.X t; }",
        ],
        expect![[r#"
            A.java:1:15: [syntax] expected identifier, found `[`
            A.java:1:20: [not-a-class] expected a class or interface, found `T`
            A.java:1:66: [unknown-type] unknown type `X`
        "#]],
    );
    lines(
        "var x;\nvar x = null;\nvoid x;\nint x = {1};\nint x = int;\nObject o = A.super;\nint x = new A().m();\nboolean b = \"s\" instanceof Integer;\nObject o = String;\nint x = A.f;\nObject o = B.this;\nObject o = args.this;\nA.m();\nnew int();\nnew Thread.Baskets();\nRunnable r = int::new;\njava.util.function.Supplier<Object> s = new A()::m;\nargs.super.foo();\ntry (String s = \"\") { }\nnew Runnable(1) { public void run() { } };\nthis();",
        expect![[r#"
            A.java:1:76: [syntax] `var` needs an initialiser
            A.java:1:76: [incompatible-types] the type of `var` cannot be inferred from `null`
            A.java:1:77: [syntax] expected `.class` or `::` after the type, found `x`
            A.java:1:80: [incompatible-types] an array initialiser can only initialise an array
            A.java:1:83: [syntax] expected `.class` or `::` after the type, found `;`
            A.java:1:83: [syntax] expected `.` and a member after `super`
            A.java:1:80: [incompatible-types] incompatible types: expected `int`, found `void`
            A.java:1:84: [incompatible-types] incompatible types: `String` can never be an instance of `Integer`
            A.java:1:83: [unknown-name] unknown name `String`
            A.java:1:80: [static-context] field `f` belongs to an object, not to the class
            A.java:1:83: [unknown-type] unknown type `B`
            A.java:1:83: [unknown-type] expected a class before `.this`
            A.java:1:72: [static-context] method `m` belongs to an object, not to the class
            A.java:1:76: [not-a-class] expected a class after `new`, found `int`
            A.java:1:83: [unknown-type] unknown type `Baskets`: `java.lang.Thread` has no member type of this name
            A.java:1:85: [unknown-type] expected a class before `::new`
            A.java:1:112: [void-value] method `m` returns nothing, but a value is needed
            A.java:1:72: [static-context] there is no `super` here
            A.java:1:77: [incompatible-types] expected an `AutoCloseable`, found `String`
            A.java:1:76: [no-applicable-method] interface `java.lang.Runnable` has no constructor that takes arguments
            A.java:1:72: [syntax] `this(…)` can only be called at the start of a constructor
        "#]],
    );
}

#[test]
fn classes() {
    check(
        &[
            "class A { final int x = 1; static final int C = 1; enum E { P, Q } class I { } interface J { void j(); } static class B { int y; } static class D extends B implements J { void t() { super.zz = 1; } public void j() { J.super.j(); } } public static void main(String[] a) { A o = new A(); o.x = 2; C = 3; new E(); new I(); o.new K(); switch (E.P) { case P: case R: } switch (a.length) { case 1: case 1.5: } int q = switch (1) { default -> { return; } }; for (;;) { l: for (;;) { continue m; } } final int v = 1; v = 2; final Object w = o; w = o; } }",
            "class A { enum E { P, P } record R(int x, int x) { } public static void main(String[] a) { } }",
            "class A { public static void main(String[] a) { new A() { void f() { A.Nope.this.g(); } }; A.Inner.this.f(); } class Inner { void g() { B.this.f(); } } }\nclass B { }",
        ],
        expect![[r#"
            A.java:1:189: [unknown-name] unknown field `zz` in the superclass
            A.java:1:217: [abstract-call] abstract method `j` cannot be called through `super`
            A.java:1:287: [final-assigned] final field `x` cannot be assigned here
                A.java:1:21: declared final here
            A.java:1:296: [final-assigned] a constant cannot be assigned
            A.java:1:307: [abstract-new] enum `A.E` cannot be created with `new`
            A.java:1:312: [static-context] inner class `A.I` needs an object of `A`, but there is none here
            A.java:1:327: [unknown-type] `A` has no such inner class
            A.java:1:360: [unknown-name] expected a constant of enum `A.E`
            A.java:1:398: [constant-expected] expected a constant of the type that is switched on
            A.java:1:413: [missing-yield] no case of this switch expression gives a value
            A.java:1:439: [syntax] `return` cannot leave a switch expression
            A.java:1:486: [unknown-label] unknown loop label `m`
            A.java:1:510: [final-assigned] final variable `v` cannot be assigned
            A.java:1:537: [final-assigned] final variable `w` cannot be assigned
            A.java:1:23: [duplicate-name] field `P` is declared twice
                A.java:1:20: first declared here
            A.java:1:47: [duplicate-name] field `x` is declared twice
                A.java:1:40: first declared here
            A.java:1:72: [unknown-name] unknown field `Nope` in `A`
            A.java:1:92: [static-context] there is no enclosing object of class `A.Inner` here
            A.java:1:137: [static-context] there is no enclosing object of class `B` here
        "#]],
    );
}

#[test]
fn what_is_not_supported_is_named() {
    lines(
        "new Thread(() -> { nope(); }).start();\nThread t = new Thread() { public void run() { } };\nclass T extends Thread { public void run() { } } new T().start();\nswitch (args[0]) { case null: break; default: }\nString s = \"\\ud800\";\nObject o = args; String s = switch (o) { case String(int x) -> \"\"; default -> nope; };\nObject o = args; switch (o) { case 5: break; case Integer i: i.foo(); } nope();\nrecord P(int x, int y) { } Object o = args; if (o instanceof P(int x) && x > 1) { nope(); }",
        expect![[r#"
            A.java:1:91: [unknown-method] unknown method `nope`
            accepted
            accepted
            accepted
            A.java:1:83: [unsupported] a string with half of a surrogate pair is not supported
            A.java:1:118: [incompatible-types] `String` is no record
            A.java:1:150: [unknown-name] unknown name `nope`
            A.java:1:107: [unsupported] constants of a switch on `Object` are not supported
            A.java:1:135: [unmodelled-member] unknown method `foo` in `Integer`: the library model does not have it
            A.java:1:144: [unknown-method] unknown method `nope`
            A.java:1:133: [incompatible-types] this record has 2 components, not 1
            A.java:1:154: [unknown-method] unknown method `nope`
        "#]],
    );
}

#[test]
fn flow() {
    lines(
        "int x; m(x);\nint x; int y = x;\nreturn; int x = 1;\nwhile (false) { }\nfinal int x; x = 1; x = 2;\nint x = switch (args.length) { default -> { } };\nint x = switch (args.length) { case 1 -> { if (args == null) yield 1; } default -> 2; };\nint x; x = 1; x = 2; Runnable r = () -> System.out.println(x);",
        expect![[r#"
            A.java:1:79: [no-applicable-method] no method `m` takes the arguments (int)
                note: there is `m()`
            A.java:1:87: [unassigned] variable `x` might not have been assigned a value here
                A.java:1:76: declared here without a value
            A.java:1:84: [unreachable] this statement can never be reached
            A.java:1:86: [unreachable] the body of this loop can never be reached
            A.java:1:92: [final-assigned] final variable `x` might already have been assigned
                A.java:1:82: declared final here
            A.java:1:80: [missing-yield] no case of this switch expression gives a value
            A.java:1:88: [missing-yield] a case of this switch expression can end without a value: expected `yield` or `throw`
            A.java:1:131: [not-effectively-final] variable `x` is used in a lambda or inner class, so it must not change
                A.java:1:86: it is changed here
        "#]],
    );
}

#[test]
fn text() {
    let parse = |text: &str| messages(&format!("class A {{ {text}\n }}"));
    let many = "int x = ;\n".repeat(40);
    let shown = parse("String s = \"\"\"\n a")
        + &parse("char c = 'a")
        + &parse("String s = \"\\u0022;")
        + parse(&many).lines().last().unwrap_or_default();
    expect![[r#"
        A.java:1:22: [unterminated-string] expected `"""`, found end of file: the text block is not closed
        A.java:3:3: [syntax] expected expression, found end of file
        A.java:1:20: [unterminated-char] expected `'`, found end of line: the character literal is not closed
        A.java:2:2: [syntax] expected expression, found `}`
        A.java:1:22: [unsupported] a Unicode escape that ends a literal or a comment is not supported
        A.java:2:2: [syntax] expected expression, found `}`
        A.java:25:9: [too-many-errors] too many errors in this file: giving up here"#]]
    .assert_eq(&shown);
}

#[test]
fn names_of_types() {
    check(
        &[
            "import static org.absent.Lib.helper;\nimport static org.other.Lib.*;\nimport static org.absent.Lib.VALUE;\nclass A { public static void main(String[] a) { helper(); other(); int x = VALUE; } }",
            "class A { int[] f(java.util.Map.Nope z, java.util.List<int> l, java.util.List<String, String> m) { return null; } void v; class I { } public static void main(String[] a) { Object o = A.I; B.super.toString(); A.I.super.foo(); Object z = A.B.C.D; ArrayDeque d; int u = A.I; System.out.println(a.m()); int q = A.w(); System.out.println(w()); java.util.function.Supplier<Object> s = A::w; for (A x : new A[0]) { x.super.foo(); } } static void w() { } }",
            "class A { void t() { a.super.toString(); int x = 1 + w(); } static void w() { } public static void main(String[] a) { new A().t(); } }",
            "class A { void t() { Object a = null; a.super.toString(); int x = 1 + w(); } static void w() { } public static void main(String[] a) { new A().t(); } }",
        ],
        expect![[r#"
            A.java:4:49: [unmodelled-class] method `helper` of `org.absent.Lib` is not supported: there is no model of this class
            A.java:4:59: [unknown-method] unknown method `other`
                note: `org.other.Lib`, which is imported here, is not supported: there is no model of it
            A.java:4:76: [unknown-name] unknown name `VALUE`
                note: it is imported from `org.absent.Lib`, which is not supported: there is no model of it
            A.java:1:33: [unknown-type] unknown type `Nope`: `java.util.Map` has no member type of this name
            A.java:1:56: [type-arguments] expected a reference type as type argument, found `int`
            A.java:1:64: [type-arguments] `java.util.List` takes 1 type arguments, found 2
            A.java:1:115: [syntax] expected a type, found `void`
            A.java:1:184: [unknown-name] expected a value, found type `I`
            A.java:1:189: [static-context] there is no `super` here
            A.java:1:209: [static-context] there is no `super` here
            A.java:1:239: [unknown-name] unknown field `B` in `A`
            A.java:1:246: [unknown-type] unknown type `ArrayDeque`
                note: there is a model of `java.util.ArrayDeque`: is an import missing?
            A.java:1:268: [unknown-name] expected a value, found type `I`
            A.java:1:294: [unknown-method] unknown method `m` in `String[]`
            A.java:1:308: [incompatible-types] incompatible types: expected `int`, found `void`
            A.java:1:334: [void-value] this method returns nothing, so it has no value
            A.java:1:380: [void-value] method `w` returns nothing, but a value is needed
            A.java:1:409: [static-context] there is no `super` here
            A.java:1:22: [unknown-name] unknown name `a`
            A.java:1:54: [void-value] this method returns nothing, so it has no value
            A.java:1:39: [unknown-type] expected a class or interface before `.super`
            A.java:1:71: [void-value] this method returns nothing, so it has no value
        "#]],
    );
}

#[test]
fn size() {
    let cases: String = (0..1001).map(|i| format!("case {i}: break; ")).collect();
    let text = format!("class A {{ public static void main(String[] args) {{ switch (args.length) {{ {cases} }} }} }}");
    check(
        &[&text],
        expect![[r#"
        A.java:1:52: [too-large] a switch of more than 1000 groups of cases is not supported
    "#]],
    );
}

#[test]
fn nesting() {
    let deep = |n: usize| {
        let ty = format!("{}String{}", "java.util.List<".repeat(n), " >".repeat(n));
        format!("class A {{ public static void main(String[] args) {{ {ty} x = null; }} }}")
    };
    check(
        &[&deep(50), &deep(300), &deep(50_000)],
        expect![[r#"
        accepted
        accepted
        A.java:1:6022: [too-deep] nesting is too deep: at most 400 levels are supported
    "#]],
    );
}

// --- the scan ---

fn files(dir: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("folder") {
        let path = entry.expect("entry").path();
        if path.is_dir() {
            files(&path, extension, out);
        } else if path.extension().is_some_and(|e| e == extension) {
            out.push(path);
        }
    }
}

/// The string literals inside the parenthesis that begins at the start of `text`, without what follows it.
fn literals(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut depth, mut literal): (u32, Option<String>) = (0, None);
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (&mut literal, c) {
            (Some(l), '\\') => l.extend(chars.next()),
            (Some(l), '"') => {
                found.push(std::mem::take(l));
                literal = None;
            }
            (Some(l), c) => l.push(c),
            (None, '"') => literal = Some(String::new()),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            (None, _) => {}
        }
    }
    found
}

/// The texts between the places that are filled in.
fn fragments(literal: &str) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut inside = false;
    for c in literal.chars() {
        match c {
            '{' => inside = true,
            '}' => {
                inside = false;
                out.push(String::new());
            }
            _ if inside => {}
            c => out.last_mut().expect("one").push(c),
        }
    }
    out
}

fn shows(line: &str, fragments: &[String]) -> bool {
    let mut rest = line;
    fragments.iter().all(|f| match rest.find(f.as_str()) {
        Some(at) => {
            rest = &rest[at + f.len()..];
            true
        }
        None => false,
    })
}

/// Messages that no program can bring about.
const EXCEPTIONS: &[&str] = &[
    // What the parser refuses before.
    "expected an expression, found a type",
    "expected an element type, found `void`",
    // Defects of the library models or of the tool.
    "an erroneous expression was not reported",
    "this is a defect of the tool, not of the program: please report it",
    "internal",
    "the library model of `{qualified}` is missing",
    "the model of `{class}` has no method `{name}`",
    "a library model passes a `{shown}` as a task body",
    "unknown intrinsic `{name}` in a library model",
    "the front end has failed",
    "the check of the models has failed",
    "the file is larger than 4 GB",
    "file-too-large",
];

#[test]
fn every_code_and_message_is_in_a_snapshot() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut sources, mut tests) = (Vec::new(), Vec::new());
    files(&root.join("src"), "rs", &mut sources);
    files(&root.join("tests"), "rs", &mut tests);
    let (unit, sources): (Vec<PathBuf>, Vec<PathBuf>) = sources.into_iter().partition(|p| p.ends_with("tests.rs"));
    let read = |p: &PathBuf| std::fs::read_to_string(p).expect("source");
    let shown: String = tests.iter().chain(&unit).map(read).collect::<String>();
    let shown: Vec<&str> =
        shown.lines().filter(|l| l.contains(": [") || l.contains("note: ") || l.contains("[no-")).collect();
    let mut missing = Vec::new();
    let mut count = 0;
    for path in &sources {
        let text = read(path);
        for call in ["error(", "unsupported(", "unsupported_or_error(", "unexpected(", ".report(", ".note("] {
            for (at, _) in text.match_indices(call) {
                for literal in literals(&text[at + call.len() - 1..]) {
                    let is_word = literal.chars().all(|c| c.is_ascii_lowercase() || c == '-') && literal.len() > 3;
                    if EXCEPTIONS.contains(&literal.as_str()) || (!is_word && !literal.contains(' ')) {
                        continue;
                    }
                    count += 1;
                    let wanted = match (is_word, call) {
                        (true, "unexpected(") => vec![format!("expected {literal}")],
                        (true, _) => vec![format!("[{literal}]")],
                        _ => fragments(&literal),
                    };
                    if !shown.iter().any(|l| shows(l, &wanted)) {
                        missing.push(format!("{}: {literal}", path.display()));
                    }
                }
            }
        }
    }
    missing.sort();
    missing.dedup();
    assert!(count > 150, "only {count} messages found: the scan does not see them");
    assert!(missing.is_empty(), "in no snapshot:\n{}", missing.join("\n"));
}
