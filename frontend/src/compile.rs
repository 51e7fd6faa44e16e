//! From source texts to a program.

use crate::attr::Attr;
use crate::diag::{Diagnostic, FileId, Origin, Severity, SourceMap, Span};
use crate::java::ast::{CompilationUnit, Flags, TypeKind};
use crate::java::parser;
use crate::junit::{self, TestCase};
use crate::lower;
use crate::sema::load::Part;
use crate::sema::resolve::dotted;
use crate::sema::table::{Inputs, NOT_REACHED, Sema};
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::program::Program;
use std::ops::Range;

/// Compilation runs on a thread with a stack of this size, enough for the nesting that the parser admits.
const STACK: usize = 256 << 20;

/// One source file.
#[derive(Debug, Clone, Copy)]
pub struct SourceInput<'a> {
    /// name as the user gave it
    pub name: &'a str,
    /// its bytes
    pub text: &'a [u8],
}

/// A model of library classes that the user has written.
#[derive(Debug, Clone)]
pub struct UserModel {
    /// name as the user gave it
    pub name: String,
    /// its text
    pub text: String,
}

/// What to compile for.
#[derive(Debug, Clone, Default)]
pub struct CompileOptions {
    /// class whose `main` is meant, needed if there are several; or a test, as `Class#method`
    pub main_class: Option<String>,
    /// arguments of the program
    pub args: Vec<String>,
    /// further models
    pub models: Vec<UserModel>,
    /// classes that this crate has a model of, whose model shall be one of the further ones
    pub replaced: Vec<String>,
    /// what the program reads
    pub inputs: Inputs,
    /// whether thread pools have as many workers as need be, instead of as many as the program says
    pub pools_unbounded: bool,
}

/// A compiled program.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// the program
    pub program: Program,
    /// all files, models included
    pub sources: SourceMap,
    /// warnings
    pub warnings: Vec<Diagnostic>,
    /// the classes of the user's models that the program reaches
    pub user_models: Vec<String>,
}

/// A program of which nothing has been reached yet.
struct Loaded {
    sema: Sema,
    /// the program's classes, without those in bodies
    program: Vec<ClassIdx>,
    /// those of the user's models
    models: Vec<ClassIdx>,
    /// which diagnostics are about declarations, which may not be needed
    declared: Range<usize>,
}

type Failure = (Vec<Diagnostic>, SourceMap);

/// Compiles Java sources to the task IR.
///
/// # Errors
/// All syntax errors; or else all unknown names, mistakes and refusals, in one run. The source map explains positions.
pub fn compile(sources: &[SourceInput], options: &CompileOptions) -> Result<Compiled, Failure> {
    on_large_stack(|| compile_here(sources, options))
}

/// The JUnit tests of a program.
///
/// # Errors
/// As those of [`compile`], as far as they show without a look into the bodies of methods.
pub fn tests(sources: &[SourceInput], options: &CompileOptions) -> Result<Vec<TestCase>, Failure> {
    on_large_stack(|| {
        let mut loaded = load(sources, options)?;
        let tests = junit::find(&mut loaded.sema, &loaded.program);
        if loaded.sema.has_errors() {
            return Err((sorted(loaded.sema.diagnostics, sources.len() as u32), loaded.sema.sources));
        }
        Ok(tests.into_iter().map(|t| t.case).collect())
    })
}

fn on_large_stack<T: Send>(run: impl Fn() -> Result<T, Failure> + Sync) -> Result<T, Failure> {
    std::thread::scope(|scope| match std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, &run) {
        Ok(handle) => {
            handle.join().unwrap_or_else(|_| Err((vec![internal("the front end has failed")], SourceMap::new())))
        }
        Err(_) => run(),
    })
}

fn internal(message: &str) -> Diagnostic {
    Diagnostic::error("internal", message).note("this is a defect of the tool, not of the program: please report it")
}

/// Reads all files and resolves what stands outside of bodies.
fn load(sources: &[SourceInput], options: &CompileOptions) -> Result<Loaded, Failure> {
    let mut sema = Sema::default();
    sema.inputs = options.inputs.clone();
    sema.pools_unbounded = options.pools_unbounded;
    let mut units = Vec::new();
    for s in sources {
        let file = sema.sources.add(s.name, String::from_utf8_lossy(s.text), Origin::User);
        let (unit, errors) = parser::parse(file, s.text);
        sema.diagnostics.extend(errors);
        units.push((file, unit));
    }
    let mut models = Vec::new();
    for m in &options.models {
        let file = sema.sources.add(m.name.as_str(), m.text.as_str(), Origin::Model);
        let (unit, errors) = parser::parse(file, m.text.as_bytes());
        sema.diagnostics.extend(errors);
        models.push((file, unit));
    }
    let user_files = sources.len() as u32;
    if sources.is_empty() {
        sema.diagnostics.push(Diagnostic::error("no-input", "no source file was given"));
    }
    if !sema.diagnostics.is_empty() {
        return Err((sorted(sema.diagnostics, user_files), sema.sources));
    }
    check_own(&mut sema, &units);
    check_replaced(&mut sema, &models, &options.replaced);
    for (file, unit) in units {
        sema.enter_unit(file, unit, Part::Program);
    }
    let of_program = sema.classes.len() as u32;
    for (file, unit) in models {
        sema.enter_unit(file, unit, Part::UserModel);
    }
    let all = sema.classes.len() as u32;
    let (program, models) = ((0..of_program).map(ClassIdx).collect(), (of_program..all).map(ClassIdx).collect());
    let loaded = Loaded { sema, program, models, declared: 0..0 };
    Ok(loaded.resolved())
}

impl Loaded {
    fn resolved(mut self) -> Loaded {
        // What declarations lack is refused once it turns out that they are needed.
        let from = self.sema.diagnostics.len();
        self.sema.unreached = true;
        for c in self.program.iter().chain(&self.models) {
            self.sema.ensure_members(*c);
        }
        self.sema.unreached = false;
        self.declared = from..self.sema.diagnostics.len();
        check_imports(&mut self.sema);
        self
    }
}

/// A program that declares a class of the library has it in place of our model, as it would have in Java; that is told,
/// because calls of it may mean something else then. Java itself lets nobody declare classes of its own packages.
fn check_own(sema: &mut Sema, units: &[(FileId, CompilationUnit)]) {
    for (_, unit) in units {
        let package = unit.package.as_ref().map_or_else(String::new, |p| dotted(p) + ".");
        for decl in &unit.types {
            let name = format!("{package}{}", decl.name.name);
            if package.starts_with("java.") {
                let message = format!("a program cannot declare `{name}`; a model of it can be given with `--models`");
                sema.error("library-class", decl.name.span, message);
            } else if crate::models::file_of(&name).is_some() {
                let message =
                    format!("the program's own `{name}` takes the place of the model that scoville has of it");
                let mut d = crate::diag::error("library-class", decl.name.span, message);
                d.severity = Severity::Warning;
                sema.report(d);
            }
        }
    }
}

/// Models of this crate may be replaced where that is said, and if nothing else depends on what is inside of them.
fn check_replaced(sema: &mut Sema, models: &[(FileId, CompilationUnit)], replaced: &[String]) {
    let mut open: Vec<&String> = replaced.iter().collect();
    for (_, unit) in models {
        let package = unit.package.as_ref().map_or_else(String::new, |p| dotted(p) + ".");
        for decl in &unit.types {
            let name = format!("{package}{}", decl.name.name);
            let named = open.iter().position(|r| **r == name);
            if let Some(i) = named {
                open.remove(i);
            }
            let ours = crate::models::file_of(&name).is_some();
            let inner = package == "scoville." || (package == "java.lang." && ours);
            let message = match (inner, ours, named) {
                (true, ..) => format!("`{name}` is a class that the verifier itself relies on; it cannot be replaced"),
                (_, true, None) => {
                    format!("scoville has a model of `{name}`: `--replace-model {name}` prefers this one")
                }
                _ => continue,
            };
            sema.error("model-exists", decl.name.span, message);
        }
    }
    for name in open {
        let message = format!("`--replace-model {name}`: there is no such class in the files of `--models`");
        sema.report(Diagnostic::error("no-model", message));
    }
}

/// Makes errors of the warnings about declarations of classes that what is reached depends on, but for methods and fields
/// whose names it never asks for; of all of them, if there is something in it that is wrong for no other reason.
fn refuse_touched(sema: &mut Sema, classes: &[ClassIdx], declared: Range<usize>) {
    refuse_declared(sema, classes, declared.clone(), false);
    if sema.erroneous.is_some() && !sema.has_errors() {
        refuse_declared(sema, classes, declared, true);
    }
}

fn refuse_declared(sema: &mut Sema, classes: &[ClassIdx], declared: Range<usize>, all: bool) {
    for i in declared {
        let Some(span) = sema.diagnostics.get(i).and_then(Diagnostic::span) else { continue };
        let inside = |c: &&ClassIdx| sema.class(**c).decl.span.contains(span);
        let innermost = classes.iter().filter(inside).max_by_key(|c| sema.class(**c).decl.span.lo);
        let d = &sema.diagnostics[i];
        let deferred = d.severity == Severity::Warning;
        if deferred && (all || innermost.is_none_or(|c| sema.concerns_reached(*c, span))) {
            let d = &mut sema.diagnostics[i];
            d.severity = Severity::Error;
            d.notes.retain(|n| n != NOT_REACHED);
        }
    }
}

fn compile_here(sources: &[SourceInput], options: &CompileOptions) -> Result<Compiled, Failure> {
    let user_files = sources.len() as u32;
    let Loaded { mut sema, program: classes, models, declared } = load(sources, options)?;
    let main = match options.main_class.as_deref().and_then(|m| m.split_once('#')) {
        Some((class, method)) => junit::entry(&mut sema, &classes, class, method),
        None => find_main(&mut sema, &classes, options),
    };
    let Some(main) = main else {
        return Err((sorted(sema.diagnostics, user_files), sema.sources));
    };
    sema.classes.iter_mut().for_each(|c| c.touched = false);
    sema.take_asked();
    let attr = Attr::new(sema);
    let written: Vec<ClassIdx> = classes.iter().chain(&models).copied().collect();
    let (program, attr) = lower::lower(attr, main, &options.args, &written);
    let mut sema = attr.sema;
    refuse_touched(&mut sema, &written, declared);
    if let Some(span) = sema.erroneous.filter(|_| !sema.has_errors()) {
        sema.error("internal", span, "an erroneous expression was not reported");
    }
    let (failed, found) = (sema.has_errors(), sorted(sema.diagnostics, user_files));
    if failed {
        return Err((found, sema.sources));
    }
    let reached = |name: &&String| program.classes.iter().any(|c| c.is_model && c.name == **name);
    let names = models.iter().map(|c| &sema.classes[c.index()].name);
    let user_models = names.filter(reached).cloned().collect();
    Ok(Compiled { program, sources: sema.sources, warnings: found, user_models })
}

/// By position, errors before warnings; what concerns models comes last.
fn sorted(mut list: Vec<Diagnostic>, user_files: u32) -> Vec<Diagnostic> {
    let key = |d: &Diagnostic| {
        let span = d.span();
        let user = span.is_some_and(|s: Span| s.file.0 < user_files.max(1));
        (d.severity == Severity::Warning, !user && span.is_some(), span)
    };
    list.sort_by_key(key);
    list
}

/// Single-type imports of classes that do not exist are fine unless they are used; a missing member of an existing
/// class is a mistake.
fn check_imports(sema: &mut Sema) {
    for unit in 0..sema.units.len() {
        if sema.units[unit].is_model {
            continue;
        }
        for import in sema.units[unit].imports.clone() {
            if !import.is_static || import.wildcard || import.path.len() < 2 {
                continue;
            }
            let (class, member) = import.path.split_at(import.path.len() - 1);
            let Some(c) = sema.class_by_path(class) else { continue };
            let Some(member) = member.first() else { continue };
            let known = sema.find_field(c, &member.name).is_some()
                || !sema.find_methods(c, &member.name).is_empty()
                || sema.member_type(c, &member.name, 0).is_some();
            if !known {
                let name = sema.class(c).name.clone();
                let model = sema.class(c).is_model;
                let message = format!("unknown member `{}` of `{name}` in an import", member.name);
                if model {
                    // Refused where it is used.
                    continue;
                }
                sema.error("unknown-name", member.span, message);
            }
        }
    }
}

/// `public static void main(String[] args)` (or without parameters).
fn is_main(sema: &Sema, m: MethodIdx) -> bool {
    let info = sema.method(m);
    &*info.name == "main"
        && info.is_static()
        && info.ret == Ty::Void
        && match info.params.as_slice() {
            [] => true,
            [Ty::Array(e)] => sema.is_string(e),
            _ => false,
        }
}

/// The class of the program that is meant by a name with or without its package and outer classes. That there is none,
/// or several, is reported under `code`.
pub(crate) fn named_class(sema: &mut Sema, classes: &[ClassIdx], name: &str, code: &str) -> Option<ClassIdx> {
    let wanted = name.replace('$', ".");
    if let Some(c) = classes.iter().find(|c| sema.class(**c).name == wanted) {
        return Some(*c);
    }
    let tail = format!(".{wanted}");
    let fitting: Vec<ClassIdx> = classes.iter().copied().filter(|c| sema.class(*c).name.ends_with(&tail)).collect();
    match fitting.as_slice() {
        [c] => Some(*c),
        [] => {
            sema.report(Diagnostic::error(code, format!("there is no class `{wanted}`")));
            None
        }
        several => {
            let mut d =
                Diagnostic::error(code, format!("several classes are called `{wanted}`: name one with its package"));
            for c in several {
                d = d.at(sema.class(*c).span, format!("`{}`", sema.class(*c).name));
            }
            sema.report(d);
            None
        }
    }
}

fn find_main(sema: &mut Sema, classes: &[ClassIdx], options: &CompileOptions) -> Option<MethodIdx> {
    let mut found: Vec<(ClassIdx, MethodIdx)> = Vec::new();
    for c in classes {
        let mains: Vec<MethodIdx> = sema.class(*c).methods.iter().copied().filter(|m| is_main(sema, *m)).collect();
        // The one with arguments wins over one without.
        if let Some(m) = mains.iter().copied().find(|m| !sema.method(*m).params.is_empty()).or(mains.first().copied()) {
            found.push((*c, m));
        }
    }
    if let Some(wanted) = &options.main_class {
        let c = named_class(sema, classes, wanted, "no-main")?;
        if let Some((_, m)) = found.iter().find(|(k, _)| *k == c) {
            return Some(*m);
        }
        let m = sema.find_methods(c, "main").into_iter().find(|m| is_main(sema, *m));
        if m.is_none() {
            let span = sema.class(c).span;
            sema.error(
                "no-main",
                span,
                format!("class `{wanted}` has no method `public static void main(String[] args)`"),
            );
        }
        return m;
    }
    let with_args: Vec<(ClassIdx, MethodIdx)> =
        found.iter().copied().filter(|(_, m)| !sema.method(*m).params.is_empty()).collect();
    let found = if with_args.is_empty() { found } else { with_args };
    match found.as_slice() {
        [] => {
            let mut d = Diagnostic::error("no-main", "there is no method `public static void main(String[] args)`");
            if let Some(c) = classes.first() {
                d = d.at(sema.class(*c).span, "");
            }
            sema.report(d);
            None
        }
        [(_, m)] => Some(*m),
        several => {
            let mut d = Diagnostic::error(
                "several-mains",
                "several classes have a `main` method: choose one with `--main CLASS`",
            );
            for (c, m) in several {
                d = d.at(sema.method(*m).span, format!("`--main {}`", sema.class(*c).name));
            }
            sema.report(d);
            None
        }
    }
}

/// True if the flags say `public`.
#[must_use]
pub fn is_public(flags: Flags) -> bool {
    flags.has(Flags::PUBLIC)
}

/// True for kinds of types that can hold a `main` method.
#[must_use]
pub fn may_hold_main(kind: TypeKind) -> bool {
    !matches!(kind, TypeKind::Annotation)
}

/// Attributes every body of every library model: what is wrong with them. For tests, since programs load only what they
/// reach.
#[must_use]
pub fn check_models() -> (Vec<Diagnostic>, SourceMap) {
    let check = || {
        let mut sema = Sema::default();
        for file in 0..crate::models::FILES.len() {
            sema.load_model(file);
        }
        let mut attr = Attr::new(sema);
        let mut next = 0;
        while next < attr.sema.classes.len() {
            let c = ClassIdx(next as u32);
            next += 1;
            attr.sema.ensure_members(c);
            let info = attr.sema.class(c);
            let methods: Vec<MethodIdx> = info.methods.iter().chain(&info.ctors).copied().collect();
            for m in methods {
                attr.method_body(m);
            }
            attr.initialisers(c, true);
            attr.initialisers(c, false);
        }
        attr.check_captured();
        (attr.sema.diagnostics, attr.sema.sources)
    };
    std::thread::scope(|scope| {
        let handle = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, check);
        match handle.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            _ => (vec![internal("the check of the models has failed")], SourceMap::new()),
        }
    })
}
