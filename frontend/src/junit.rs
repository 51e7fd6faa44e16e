//! Tests of JUnit 3, 4 and 5: which methods of a program are tests, and for each an entry point, written in Java and read
//! by the same front end.
//!
//! A test runs as the framework runs it: what is done before all tests of the class and before each, the test on a new
//! object, and what is done afterwards, also after a failure. What the framework would do otherwise because of an
//! annotation that is not known here is refused.

use crate::compile::named_class;
use crate::diag::{Diagnostic, Span};
use crate::java::ast::{Annotation, Flags, Modifiers, Prim, TypeKind};
use crate::java::parser;
use crate::sema::load::Part;
use crate::sema::resolve::dotted;
use crate::sema::table::{FieldOrigin, MethodOrigin, Sema};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
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
    /// arguments of each of its runs, which follow one another
    runs: Vec<String>,
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
    /// has no bearing on a single test, or on its result
    Harmless,
    /// changes what a test does
    Unknown,
}

/// Annotations of JUnit 4 and 5 by qualified name.
const MARKS: [(&str, Mark); 26] = [
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
    ("org.junit.jupiter.params.provider.NullSource", Mark::Unknown),
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
        let of_class = tests_of(sema, *c);
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

fn tests_of(sema: &mut Sema, c: ClassIdx) -> Vec<Test> {
    let three = sema.find_class("junit.framework.TestCase").is_some_and(|t| sema.is_subclass(c, t));
    let chain = chain(sema, c);
    let refused = of_classes(sema, &chain);
    let disabled = chain.iter().find_map(|k| disabled(sema, *k, &sema.class(*k).decl.mods.clone()));
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
                let runs = runs(sema, is_test, &mods, &parameters).unwrap_or_else(|why| {
                    if unknown.is_empty() {
                        refused.push(why);
                    }
                    Vec::new()
                });
                let given = runs.iter().all(|arguments| arguments.is_empty() == plain);
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
                        disabled: self::disabled(sema, *k, &mods).or_else(|| disabled.clone()),
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
    if let Some(c) = chain.first()
        && sema.class(*c).inner
    {
        refused.push((sema.class(*c).span, "tests of inner classes are not supported".to_owned()));
    }
    refused
}

/// Time does not pass: a rule that limits it has no effect.
fn is_time_limit(sema: &Sema, ty: &Ty) -> bool {
    ty.class_idx().is_some_and(|c| &*sema.class(c).name == "org.junit.rules.Timeout")
}

/// Texts of the arguments of each run of a test.
fn runs(
    sema: &Sema,
    test: Option<&Annotation>,
    mods: &Modifiers,
    parameters: &[Ty],
) -> Result<Vec<String>, (Span, String)> {
    const LONGEST: usize = 1000;
    let named = |a: &Annotation, name: &str| dotted(&a.name).rsplit('.').next() == Some(name);
    let arguments = |a: &Annotation| a.args.map(|s| sema.sources.snippet(s).trim().to_owned()).unwrap_or_default();
    let Some(test) = test else { return Ok(vec![String::new()]) };
    if named(test, "RepeatedTest") {
        let text = arguments(test);
        let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(&text).trim();
        let first = inner.split(',').next().unwrap_or("").trim();
        let count = first.strip_prefix("value").map_or(first, |r| r.trim_start().trim_start_matches('=').trim());
        return match count.parse::<usize>() {
            Ok(n) if (1..=LONGEST).contains(&n) && !inner.contains("failureThreshold") => Ok(vec![String::new(); n]),
            _ => Err((test.span, "the number of repetitions is not supported".to_owned())),
        };
    }
    if !named(test, "ParameterizedTest") {
        return Ok(vec![String::new()]);
    }
    let refused = || Err((test.span, not_known("ParameterizedTest")));
    let sources: Vec<&Annotation> = mods.annotations.iter().filter(|a| dotted(&a.name).ends_with("Source")).collect();
    let ([source], [parameter]) = (sources.as_slice(), parameters) else { return refused() };
    if !named(source, "ValueSource") {
        return refused();
    }
    let text = arguments(source);
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(&text).trim();
    let Some((kind, list)) = inner.split_once('=') else { return refused() };
    let cast = match (kind.trim(), parameter) {
        ("bytes", Ty::Prim(Prim::Byte)) => "(byte) ",
        ("shorts", Ty::Prim(Prim::Short)) => "(short) ",
        ("ints", Ty::Prim(Prim::Int | Prim::Long | Prim::Double))
        | ("longs", Ty::Prim(Prim::Long))
        | ("doubles", Ty::Prim(Prim::Double)) => "",
        ("floats", Ty::Prim(Prim::Float)) | ("chars", Ty::Prim(Prim::Char)) | ("booleans", Ty::Prim(Prim::Bool)) => "",
        ("strings", Ty::Class(c, _)) if &*sema.class(*c).name == "java.lang.String" => "",
        _ => return refused(),
    };
    let list = list.trim();
    let items = list.strip_prefix('{').map_or(Some(list), |l| l.strip_suffix('}'));
    match items.and_then(separated) {
        Some(items) if !items.is_empty() && items.len() <= LONGEST => {
            Ok(items.into_iter().map(|item| format!("{cast}({item})")).collect())
        }
        _ => refused(),
    }
}

/// The expressions between commas; `None` if they are more than literals, names and operators.
fn separated(text: &str) -> Option<Vec<String>> {
    let mut items = vec![String::new()];
    let mut quote = None;
    let mut escaped = false;
    for c in text.chars() {
        match quote {
            None if c == ',' => {
                items.push(String::new());
                continue;
            }
            None if "(){}/@".contains(c) => return None,
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(q) if c == q && !escaped => quote = None,
            _ => {}
        }
        escaped = quote.is_some() && c == '\\' && !escaped;
        items.last_mut()?.push(c);
    }
    let mut items: Vec<String> = items.into_iter().map(|i| i.trim().to_owned()).collect();
    if items.last().is_some_and(String::is_empty) {
        items.pop();
    }
    items.iter().all(|i| !i.is_empty()).then_some(items)
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
const CHANGING: [&str; 13] = [
    ".ClassRule",
    ".DataPoint",
    ".DataPoints",
    ".ExtendWith",
    ".Nested",
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
    let found = tests_of(sema, c);
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
    let class = sema.class(c).name.clone();
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
    let mut calls = |mark: Mark| -> Vec<String> {
        let methods = marked(sema, c, mark);
        methods
            .into_iter()
            .map(|m| {
                let info = sema.method(m);
                let on = if info.is_static() { sema.class(info.class).name.clone() } else { "test".to_owned() };
                format!("{on}.{}();", info.name)
            })
            .collect()
    };
    let (before_all, after_all) = (calls(Mark::BeforeAll), calls(Mark::AfterAll));
    let (before, mut after) = (calls(Mark::BeforeEach), calls(Mark::AfterEach));
    let single = test.runs.len() == 1;
    let first = test.runs.first().cloned().unwrap_or_default();
    let mut body = match &test.expected {
        None => format!("test.{}({first});", test.method),
        Some(expected) => format!(
            "boolean thrown = false; try {{ test.{}(); }} catch ({expected} e) {{ thrown = true; }} \
             assert thrown : \"expected exception: {expected}\";",
            test.method
        ),
    };
    let create = format!("final {class} test = new {class}({argument});");
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
        let runs = test.runs.iter().map(|arguments| run(format!("test.{}({arguments});", test.method)));
        runs.map(|run| format!("try {{ {run} }} catch ({ABORTED} skipped) {{ }}")).collect::<Vec<_>>().join(" ")
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
