//! Tests of JUnit 3, 4 and 5: which methods of a program are tests, and for each an entry point, written in Java and read
//! by the same front end.
//!
//! A test runs as the framework runs it: what is done before all tests of the class and before each, the test on a new
//! object, and what is done afterwards, also after a failure. What the framework would do otherwise because of an
//! annotation that is not known here is refused.

mod sources;

use crate::compile::named_class;
use crate::diag::{Diagnostic, Span};
use crate::java::ast::{Annotation, Flags, Modifiers, TypeKind};
use crate::java::parser;
use crate::sema::load::Part;
use crate::sema::resolve::dotted;
use crate::sema::table::{FieldOrigin, MethodOrigin, Sema};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use sources::Run;
use std::fmt::Write as _;

/// A test of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestCase {
    /// `package.Class#method`
    pub name: String,
    /// why it is not run: the annotation that says so, with its reason if it gives one
    pub disabled: Option<String>,
}

/// A test with what is known of it.
pub(crate) struct Test {
    pub case: TestCase,
    class: ClassIdx,
    method: String,
    /// its name in the text: what is done around it is shown there
    span: Span,
    three: bool,
    /// the exception that it must throw
    expected: Option<String>,
    /// its runs, which follow one another
    runs: Vec<Run>,
    /// what cannot be done as the framework does it
    refused: Vec<(Span, String)>,
}

/// What an annotation of JUnit means here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Test,
    BeforeEach,
    AfterEach,
    BeforeAll,
    AfterAll,
    Disabled,
    /// on an inner class with tests
    Nested,
    /// has no bearing on a single test, or on its result
    Harmless,
    /// changes what a test does
    Unknown,
}

/// Annotations of JUnit 4 and 5 by qualified name.
const MARKS: [(&str, Mark); 32] = [
    ("org.junit.After", Mark::AfterEach),
    ("org.junit.AfterClass", Mark::AfterAll),
    ("org.junit.Before", Mark::BeforeEach),
    ("org.junit.BeforeClass", Mark::BeforeAll),
    ("org.junit.FixMethodOrder", Mark::Harmless),
    ("org.junit.Ignore", Mark::Disabled),
    ("org.junit.Test", Mark::Test),
    ("org.junit.jupiter.api.AfterAll", Mark::AfterAll),
    ("org.junit.jupiter.api.AfterEach", Mark::AfterEach),
    ("org.junit.jupiter.api.BeforeAll", Mark::BeforeAll),
    ("org.junit.jupiter.api.BeforeEach", Mark::BeforeEach),
    ("org.junit.jupiter.api.Disabled", Mark::Disabled),
    ("org.junit.jupiter.api.DisplayName", Mark::Harmless),
    ("org.junit.jupiter.api.DisplayNameGeneration", Mark::Harmless),
    ("org.junit.jupiter.api.Nested", Mark::Nested),
    ("org.junit.jupiter.api.Order", Mark::Harmless),
    ("org.junit.jupiter.api.RepeatedTest", Mark::Test),
    ("org.junit.jupiter.api.Tag", Mark::Harmless),
    ("org.junit.jupiter.api.Tags", Mark::Harmless),
    ("org.junit.jupiter.api.Test", Mark::Test),
    ("org.junit.jupiter.api.TestClassOrder", Mark::Harmless),
    ("org.junit.jupiter.api.TestInstance", Mark::Harmless),
    ("org.junit.jupiter.api.TestMethodOrder", Mark::Harmless),
    // Time does not pass.
    ("org.junit.jupiter.api.Timeout", Mark::Harmless),
    ("org.junit.jupiter.params.ParameterizedTest", Mark::Test),
    ("org.junit.jupiter.params.provider.CsvSource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.EmptySource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.EnumSource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.MethodSource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.NullAndEmptySource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.NullSource", Mark::Harmless),
    ("org.junit.jupiter.params.provider.ValueSource", Mark::Harmless),
];

/// What ends a test that has not failed, in JUnit 4 and 5.
const ABORTED: &str = "org.junit.AssumptionViolatedException | org.opentest4j.TestAbortedException";

/// Packages whose annotations a star import brings.
const PACKAGES: [&str; 7] = [
    "org.junit",
    "org.junit.jupiter.api",
    "org.junit.jupiter.api.extension",
    "org.junit.jupiter.params",
    "org.junit.jupiter.params.provider",
    "org.junit.runner",
    "org.junit.experimental.theories",
];

/// All tests of these classes, in the order of the text.
pub(crate) fn find(sema: &mut Sema, classes: &[ClassIdx]) -> Vec<Test> {
    let mut tests = Vec::new();
    for c in classes {
        let info = sema.class(*c);
        if info.kind != TypeKind::Class || info.flags.has(Flags::ABSTRACT) || info.is_local {
            continue;
        }
        let of_class = tests_of(sema, *c, classes);
        tests.extend(of_class);
    }
    tests
}

/// The class and its superclasses within the program, the class first.
fn chain(sema: &mut Sema, c: ClassIdx) -> Vec<ClassIdx> {
    let mut chain = vec![c];
    while let Some(s) = chain.last().and_then(|c| sema.class(*c).superclass.as_ref()?.class_idx()) {
        if sema.class(s).is_model || chain.len() > 400 {
            break;
        }
        sema.ensure_members(s);
        chain.push(s);
    }
    chain
}

fn tests_of(sema: &mut Sema, c: ClassIdx, all: &[ClassIdx]) -> Vec<Test> {
    let three = sema.find_class("junit.framework.TestCase").is_some_and(|t| sema.is_subclass(c, t));
    let nest = nest(sema, c);
    let (mut refused, mut off) = (Vec::new(), None);
    for k in &nest {
        let chain = chain(sema, *k);
        refused.extend(of_classes(sema, &chain));
        off = off.or_else(|| chain.iter().find_map(|k| disabled(sema, *k, &sema.class(*k).decl.mods.clone())));
    }
    refused.extend(of_nest(sema, &nest, all));
    let chain = chain(sema, c);
    let mut seen: Vec<String> = Vec::new();
    let mut tests = Vec::new();
    // Those of superclasses first, unless the class has a method of its own in their place.
    for k in &chain {
        let mut own = Vec::new();
        for m in sema.class(*k).methods.clone() {
            let Some(mods) = modifiers(sema, m) else { continue };
            let info = sema.method(m);
            let (name, span, plain) = (info.name.to_string(), info.span, info.params.is_empty());
            let good = info.ret == Ty::Void && !info.is_static();
            let parameters = info.params.clone();
            if plain && seen.contains(&name) {
                continue;
            }
            let marked: Vec<(Mark, &Annotation)> =
                mods.annotations.iter().filter_map(|a| Some((mark(sema, *k, a)?, a))).collect();
            let of_three = three && name.starts_with("test") && info.flags.has(Flags::PUBLIC) && plain && good;
            let is_test = marked.iter().find(|(mark, _)| *mark == Mark::Test).map(|(_, a)| *a);
            let unknown: Vec<&Annotation> =
                marked.iter().filter(|(mark, _)| *mark == Mark::Unknown).map(|(_, a)| *a).collect();
            if of_three || is_test.is_some() || !unknown.is_empty() {
                let mut refused = refused.clone();
                refused.extend(unknown.iter().map(|a| (a.span, not_known(&dotted(&a.name)))));
                // What converts or gathers arguments.
                refused.extend(of_parameters(sema, m).into_iter().map(|a| (a.span, not_known(&dotted(&a.name)))));
                let annotated = sources::runs(sema, c, is_test, &mods.annotations, &name, &parameters);
                let runs = annotated.unwrap_or_else(|why| {
                    if unknown.is_empty() {
                        refused.push(why);
                    }
                    Vec::new()
                });
                let given = runs.iter().all(|run| run.taken == parameters.len());
                if (!good || !given) && unknown.is_empty() {
                    let what = format!("test `{name}` is not a method without parameters and result");
                    refused.push((span, what));
                }
                let plain_test = is_test.filter(|a| a.name.last().is_some_and(|n| &*n.name == "Test"));
                let expected = plain_test.and_then(|a| expected(sema, a)).transpose().unwrap_or_else(|why| {
                    refused.push(why);
                    None
                });
                let class_name = sema.class(c).name.clone();
                own.push(Test {
                    case: TestCase {
                        name: format!("{class_name}#{name}"),
                        disabled: disabled(sema, *k, &mods).or_else(|| off.clone()),
                    },
                    class: c,
                    method: name.clone(),
                    span,
                    three: of_three && is_test.is_none(),
                    expected,
                    runs,
                    refused,
                });
            }
            if plain {
                seen.push(name);
            }
        }
        own.append(&mut tests);
        tests = own;
    }
    tests
}

/// The class behind those whose objects its own belong to, the outermost first.
fn nest(sema: &Sema, c: ClassIdx) -> Vec<ClassIdx> {
    let mut nest = vec![c];
    while let Some(outer) = nest.last().filter(|k| sema.class(**k).inner).and_then(|k| sema.class(*k).outer) {
        nest.push(outer);
    }
    nest.reverse();
    nest
}

/// What cannot be followed of inner classes.
fn of_nest(sema: &mut Sema, nest: &[ClassIdx], all: &[ClassIdx]) -> Vec<(Span, String)> {
    let mut refused = Vec::new();
    for (i, c) in nest.iter().enumerate() {
        let info = sema.class(*c);
        let (span, decl, is_abstract) = (info.span, info.decl.clone(), info.flags.has(Flags::ABSTRACT));
        let nested = decl.mods.annotations.iter().any(|a| mark(sema, *c, a) == Some(Mark::Nested));
        if nested != (i > 0) {
            let what =
                if nested { "nested tests that are not inner" } else { "tests of inner classes without `@Nested`" };
            refused.push((span, format!("{what} are not supported")));
        }
        // A subclass has the nested tests of its superclass, too.
        let extended = i + 1 < nest.len() && (is_abstract || all.iter().any(|d| d != c && sema.is_subclass(*d, *c)));
        if extended {
            refused.push((span, "nested tests of a class that has subclasses are not supported".to_owned()));
        }
        let around = [marked(sema, *c, Mark::BeforeAll), marked(sema, *c, Mark::AfterAll)].concat();
        if nest.len() > 1 && around.iter().any(|m| !sema.method(*m).is_static()) {
            refused.push((span, "what is done around all nested tests on one object is not supported".to_owned()));
        }
    }
    refused
}

/// What the classes say that cannot be followed.
fn of_classes(sema: &mut Sema, chain: &[ClassIdx]) -> Vec<(Span, String)> {
    let mut refused = Vec::new();
    let mut look = |sema: &Sema, c: ClassIdx, mods: &Modifiers| {
        for a in &mods.annotations {
            if mark(sema, c, a) == Some(Mark::Unknown) {
                refused.push((a.span, not_known(&dotted(&a.name))));
            }
        }
    };
    let mut above: Vec<ClassIdx> = chain.to_vec();
    for c in chain {
        above.extend(sema.ancestors(*c).into_iter().filter(|i| sema.is_interface(*i) && !sema.class(*i).is_model));
    }
    above.sort_unstable();
    above.dedup();
    let mut inherited = Vec::new();
    for c in &above {
        look(sema, *c, &sema.class(*c).decl.mods);
        for f in &sema.class(*c).fields {
            if is_time_limit(sema, &sema.field(*f).ty) {
                continue;
            }
            if let FieldOrigin::Source(decl, _) = &sema.field(*f).origin {
                look(sema, *c, &decl.mods);
            }
        }
        if sema.is_interface(*c) {
            for m in &sema.class(*c).methods {
                let marked = modifiers(sema, *m)
                    .is_some_and(|mods| mods.annotations.iter().any(|a| mark(sema, *c, a).is_some()));
                if marked {
                    inherited.push((sema.method(*m).span, "tests of interfaces are not supported".to_owned()));
                }
            }
        }
    }
    refused.extend(inherited);
    refused
}

/// Time does not pass: a rule that limits it has no effect.
fn is_time_limit(sema: &Sema, ty: &Ty) -> bool {
    ty.class_idx().is_some_and(|c| &*sema.class(c).name == "org.junit.rules.Timeout")
}

fn not_known(annotation: &str) -> String {
    format!("annotation `@{annotation}` of JUnit is not supported: it changes what a test does")
}

fn modifiers(sema: &Sema, m: MethodIdx) -> Option<Modifiers> {
    match &sema.method(m).origin {
        MethodOrigin::Source(decl) => Some(decl.mods.clone()),
        _ => None,
    }
}

fn of_parameters(sema: &Sema, m: MethodIdx) -> Vec<Annotation> {
    match &sema.method(m).origin {
        MethodOrigin::Source(decl) => decl.params.iter().flat_map(|p| p.mods.annotations.clone()).collect(),
        _ => Vec::new(),
    }
}

/// What an annotation of JUnit means; `None` for others.
fn mark(sema: &Sema, c: ClassIdx, a: &Annotation) -> Option<Mark> {
    let unit = &sema.units[sema.class(c).unit as usize];
    let name = dotted(&a.name);
    let known = |name: &str| MARKS.iter().find(|(n, _)| *n == name).map(|(_, mark)| *mark);
    let qualified = if name.contains('.') {
        name
    } else {
        let single = unit.imports.iter().filter(|i| !i.wildcard && !i.is_static).map(|i| dotted(&i.path));
        let starred = unit.imports.iter().filter(|i| i.wildcard && !i.is_static).map(|i| dotted(&i.path));
        let tail = format!(".{name}");
        let of_packages = starred.filter(|p| PACKAGES.contains(&p.as_str())).map(|p| format!("{p}{tail}"));
        let candidates: Vec<String> = of_packages.collect();
        // What is known wins over what a star may bring; only `Test` and its like are looked for under a star.
        single
            .into_iter()
            .find(|p| p.ends_with(&tail))
            .or_else(|| candidates.iter().find(|p| known(p).is_some()).cloned())
            .or_else(|| candidates.into_iter().find(|p| CHANGING.iter().any(|n| p.ends_with(n))))?
    };
    let simple_runner = a.args.is_some_and(|s| {
        let text = sema.sources.snippet(s);
        ["JUnit4.class", "BlockJUnit4ClassRunner.class"].iter().any(|n| text.trim().ends_with(n))
    });
    match known(&qualified) {
        Some(mark) => Some(mark),
        None if qualified == "org.junit.runner.RunWith" && simple_runner => Some(Mark::Harmless),
        None => qualified.starts_with("org.junit.").then_some(Mark::Unknown),
    }
}

/// Annotations that a star import may bring and that change what a test does.
const CHANGING: [&str; 12] = [
    ".ClassRule",
    ".DataPoint",
    ".DataPoints",
    ".ExtendWith",
    ".ParameterizedTest",
    ".RegisterExtension",
    ".RepeatedTest",
    ".Rule",
    ".RunWith",
    ".TestFactory",
    ".TestTemplate",
    ".Theory",
];

/// `@Ignore("reason")`
fn disabled(sema: &Sema, c: ClassIdx, mods: &Modifiers) -> Option<String> {
    let a = mods.annotations.iter().find(|a| mark(sema, c, a) == Some(Mark::Disabled))?;
    Some(sema.sources.snippet(a.span).to_owned())
}

/// The exception class of `@Test(expected = E.class)`.
fn expected(sema: &Sema, a: &Annotation) -> Option<Result<String, (Span, String)>> {
    let args = sema.sources.snippet(a.args?).to_owned();
    let mut expected = None;
    for part in args.split(',') {
        let Some((key, value)) = part.split_once('=') else { continue };
        match (key.trim(), value.trim().strip_suffix(".class")) {
            // A failing assertion is a violation wherever it ends up.
            ("expected", Some("AssertionError" | "java.lang.AssertionError")) => {
                return Some(Err((a.span, "an expected `AssertionError` is not supported".to_owned())));
            }
            ("expected", Some(class)) => expected = Some(Ok(class.to_owned())),
            // Time does not pass.
            ("timeout", _) => {}
            _ => return Some(Err((a.span, "these arguments of `@Test` are not supported".to_owned()))),
        }
    }
    expected
}

/// Methods of the class and its superclasses with this mark, those of superclasses first.
fn marked(sema: &mut Sema, c: ClassIdx, wanted: Mark) -> Vec<MethodIdx> {
    let mut seen: Vec<String> = Vec::new();
    let mut found = Vec::new();
    for k in chain(sema, c) {
        let mut own = Vec::new();
        for m in sema.class(k).methods.clone() {
            let name = sema.method(m).name.to_string();
            if !sema.method(m).params.is_empty() || seen.contains(&name) {
                continue;
            }
            let has = modifiers(sema, m)
                .is_some_and(|mods| mods.annotations.iter().any(|a| mark(sema, k, a) == Some(wanted)));
            if has {
                own.push(m);
            }
            seen.push(name);
        }
        own.append(&mut found);
        found = own;
    }
    found
}

/// The `main` method that runs a test.
pub(crate) fn entry(sema: &mut Sema, classes: &[ClassIdx], class: &str, method: &str) -> Option<MethodIdx> {
    let c = named_class(sema, classes, class, "no-test")?;
    let found = tests_of(sema, c, classes);
    let Some(test) = found.iter().find(|t| t.method == method) else {
        let span = sema.class(c).span;
        let mut d = Diagnostic::error("no-test", format!("class `{class}` has no test `{method}`")).at(span, "");
        for t in found.iter().take(20) {
            d = d.note(format!("there is `{}`", t.case.name));
        }
        sema.report(d);
        return None;
    };
    for (span, why) in &test.refused {
        sema.error("unsupported-test", *span, why.clone());
    }
    if !test.refused.is_empty() {
        return None;
    }
    let text = source(sema, test);
    let (unit, errors) = parser::parse_at(test.span, &text);
    sema.diagnostics.extend(errors);
    let first = sema.classes.len() as u32;
    sema.enter_unit(test.span.file, unit, Part::Program);
    let entry = ClassIdx(first);
    if first as usize == sema.classes.len() {
        return None;
    }
    sema.ensure_members(entry);
    sema.class(entry).own_methods("main").first().copied()
}

/// The class whose `main` runs a test.
fn source(sema: &mut Sema, test: &Test) -> String {
    let c = test.class;
    let unit = &sema.units[sema.class(c).unit as usize];
    let mut out = String::new();
    if !unit.package.is_empty() {
        let _ = writeln!(out, "package {};", unit.package);
    }
    for import in &unit.imports {
        let _ = writeln!(out, "{};", sema.sources.snippet(import.span).trim_end_matches(';'));
    }
    sema.ensure_members(c);
    let named = sema.class(c).ctors.iter().any(|k| !sema.method(*k).params.is_empty());
    let plain = sema.class(c).ctors.iter().any(|k| sema.method(*k).params.is_empty());
    let argument = if test.three && named && !plain { format!("\"{}\"", test.method) } else { String::new() };
    // Objects of enclosing classes, the outermost first; what is done with the test's own comes behind what is done with them.
    let nest = nest(sema, c);
    let object = |i: usize| if i + 1 == nest.len() { "test".to_owned() } else { format!("outer{i}") };
    let mut calls = |mark: Mark| -> Vec<String> {
        let mut texts = Vec::new();
        for (i, k) in nest.iter().enumerate() {
            for m in marked(sema, *k, mark) {
                let info = sema.method(m);
                let on = if info.is_static() { sema.class(info.class).name.clone() } else { object(i) };
                texts.push(format!("{on}.{}();", info.name));
            }
        }
        texts
    };
    let (before_all, after_all) = (calls(Mark::BeforeAll), calls(Mark::AfterAll));
    let (before, mut after) = (calls(Mark::BeforeEach), calls(Mark::AfterEach));
    let single = test.runs.len() == 1 && test.runs.iter().all(|run| run.each.is_none());
    let first = test.runs.first().cloned().unwrap_or_default();
    let mut body = match &test.expected {
        None => format!("test.{}({});", test.method, first.arguments),
        Some(expected) => format!(
            "boolean thrown = false; try {{ test.{}(); }} catch ({expected} e) {{ thrown = true; }} \
             assert thrown : \"expected exception: {expected}\";",
            test.method
        ),
    };
    let mut create = String::new();
    for (i, k) in nest.iter().enumerate() {
        let info = sema.class(*k);
        let (name, new) = if i == 0 {
            (&info.name, format!("new {}({argument})", info.name))
        } else {
            (&info.name, format!("{}.new {}()", object(i - 1), info.simple))
        };
        let _ = write!(create, "final {name} {} = {new}; ", object(i));
    }
    if test.three {
        // What `setUp` has not built is not taken down.
        let naming = if argument.is_empty() { format!("test.setName(\"{}\"); ", test.method) } else { String::new() };
        body = format!("{naming}test.setUp(); try {{ {body} }} finally {{ test.tearDown(); }}");
    }
    // Those of the class itself come first, and each is run whatever the others do.
    let instance_level = before_all.iter().chain(&after_all).any(|call| call.starts_with("test."));
    after.reverse();
    let mut after_all = after_all;
    after_all.reverse();
    let run = |body: String| {
        let each = guarded(&[before.as_slice(), &[body]].concat().join(" "), &after);
        if instance_level { each } else { format!("{create} {each}") }
    };
    let each = if single {
        run(body)
    } else {
        // The others are run also if an assumption of one does not hold.
        let text = |r: &Run| {
            let one = run(format!("test.{}({});", test.method, r.arguments));
            let one = format!("try {{ {one} }} catch ({ABORTED} skipped) {{ }}");
            let Some(source) = &r.each else { return one };
            format!(
                "for (final java.util.Iterator<?> all = scoville.Given.all({source}); all.hasNext(); ) {{ \
                 final Object[] given = scoville.Given.arguments(all.next(), {}); {one} }}",
                r.taken
            )
        };
        test.runs.iter().map(text).collect::<Vec<_>>().join(" ")
    };
    let mut all = guarded(&format!("{} {each}", before_all.join(" ")), &after_all);
    if instance_level {
        all = format!("{create} {all}");
    }
    if !test.three {
        // A test whose assumption does not hold ends there, and has not failed.
        all = format!("try {{ {} }} catch ({ABORTED} skipped) {{ }}", all.trim());
    }
    let _ = writeln!(out, "final class Test$Entry {{");
    let _ = writeln!(out, "    public static void main(String[] args) throws Throwable {{");
    let _ = writeln!(out, "        {}\n    }}\n}}", all.trim());
    out
}

/// A body with what is done afterwards, in this order, whatever fails.
fn guarded(body: &str, after: &[String]) -> String {
    after.iter().fold(body.to_owned(), |body, call| format!("try {{ {body} }} finally {{ {call} }}"))
}
