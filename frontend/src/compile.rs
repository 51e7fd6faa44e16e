//! From source texts to a program.

use crate::attr::Attr;
use crate::diag::{Diagnostic, Origin, Severity, SourceMap, Span};
use crate::java::ast::{Flags, TypeKind};
use crate::java::parser;
use crate::lower;
use crate::sema::table::Sema;
use crate::sema::ty::{ClassIdx, MethodIdx, Ty};
use scoville_ir::program::Program;

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

/// What to compile for.
#[derive(Debug, Clone, Default)]
pub struct CompileOptions {
    /// class whose `main` is meant; needed if there are several
    pub main_class: Option<String>,
    /// arguments of the program
    pub args: Vec<String>,
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
}

/// Compiles Java sources to the task IR.
///
/// # Errors
/// All syntax errors; or else all unknown names, mistakes and refusals, in one run. The source map explains positions.
pub fn compile(sources: &[SourceInput], options: &CompileOptions) -> Result<Compiled, (Vec<Diagnostic>, SourceMap)> {
    let run = || compile_here(sources, options);
    std::thread::scope(|scope| match std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, run) {
        Ok(handle) => {
            handle.join().unwrap_or_else(|_| Err((vec![internal("the front end has failed")], SourceMap::new())))
        }
        Err(_) => compile_here(sources, options),
    })
}

fn internal(message: &str) -> Diagnostic {
    Diagnostic::error("internal", message).note("this is a defect of the tool, not of the program: please report it")
}

fn compile_here(sources: &[SourceInput], options: &CompileOptions) -> Result<Compiled, (Vec<Diagnostic>, SourceMap)> {
    let mut sema = Sema::default();
    let mut units = Vec::new();
    for s in sources {
        let file = sema.sources.add(s.name, String::from_utf8_lossy(s.text), Origin::User);
        let (unit, errors) = parser::parse(file, s.text);
        sema.diagnostics.extend(errors);
        units.push((file, unit));
    }
    if sources.is_empty() {
        sema.diagnostics.push(Diagnostic::error("no-input", "no source file was given"));
    }
    if !sema.diagnostics.is_empty() {
        return Err((sorted(sema.diagnostics, 0), sema.sources));
    }
    let user_files = sources.len() as u32;
    for (file, unit) in units {
        sema.enter_unit(file, unit, false);
    }
    let user_classes: Vec<ClassIdx> = (0..sema.classes.len() as u32).map(ClassIdx).collect();
    for c in &user_classes {
        sema.ensure_members(*c);
    }
    check_imports(&mut sema);
    let main = find_main(&mut sema, &user_classes, options);
    let Some(main) = main else {
        return Err((sorted(sema.diagnostics, user_files), sema.sources));
    };
    let attr = Attr::new(sema);
    let (program, attr) = lower::lower(attr, main, &options.args, &user_classes);
    let sema = attr.sema;
    let (failed, found) = (sema.has_errors(), sorted(sema.diagnostics, user_files));
    if failed {
        return Err((found, sema.sources));
    }
    Ok(Compiled { program, sources: sema.sources, warnings: found })
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
        let wanted = wanted.replace('$', ".");
        let matches = |c: ClassIdx| {
            let name = &sema.class(c).name;
            *name == wanted || name.ends_with(&format!(".{wanted}"))
        };
        if let Some((_, m)) = found.iter().find(|(c, _)| matches(*c)) {
            return Some(*m);
        }
        let inherited = classes.iter().copied().find(|c| matches(*c));
        if let Some(c) = inherited {
            let m = sema.find_methods(c, "main").into_iter().find(|m| is_main(sema, *m));
            if m.is_some() {
                return m;
            }
            let span = sema.class(c).span;
            sema.error(
                "no-main",
                span,
                format!("class `{wanted}` has no method `public static void main(String[] args)`"),
            );
        } else {
            sema.report(Diagnostic::error("no-main", format!("there is no class `{wanted}`")));
        }
        return None;
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
