//! What a test is run with: the texts of its arguments, which its annotations give.

use super::{dotted, not_known};
use crate::java::ast::{Annotation, Prim, TypeKind};
use crate::sema::table::{FieldOrigin, Sema};
use crate::sema::ty::{ClassIdx, Ty};

/// More runs of a test than this are refused.
const LONGEST: usize = 1000;

/// A run of a test, or several.
#[derive(Clone, Default, Debug)]
pub(super) struct Run {
    /// text of the arguments
    pub arguments: String,
    /// text of what is asked for all runs; the arguments are taken out of an array `given`
    pub each: Option<String>,
    /// how many arguments there are
    pub taken: usize,
}

type Refused = (crate::diag::Span, String);

/// The runs of a test, which follow one another.
pub(super) fn runs(
    sema: &mut Sema,
    class: ClassIdx,
    test: Option<&Annotation>,
    annotations: &[Annotation],
    method: &str,
    parameters: &[Ty],
) -> Result<Vec<Run>, Refused> {
    let plain = || vec![Run::default()];
    let Some(test) = test else { return Ok(plain()) };
    if named(test, "RepeatedTest") {
        let text = arguments(sema, test);
        let first = text.split(',').next().unwrap_or("").trim();
        let count = first.strip_prefix("value").map_or(first, |r| r.trim_start().trim_start_matches('=').trim());
        return match count.parse::<usize>() {
            Ok(n) if (1..=LONGEST).contains(&n) && !text.contains("failureThreshold") => Ok(vec![Run::default(); n]),
            _ => Err((test.span, "the number of repetitions is not supported".to_owned())),
        };
    }
    if !named(test, "ParameterizedTest") {
        return Ok(plain());
    }
    let mut all = Vec::new();
    for source in annotations.iter().filter(|a| dotted(&a.name).ends_with("Source")) {
        let found = of_source(sema, class, source, method, parameters);
        let Some(found) = found else { return Err((source.span, not_followed(&dotted(&source.name)))) };
        all.extend(found);
    }
    if all.is_empty() || all.len() > LONGEST || parameters.is_empty() {
        return Err((test.span, not_known("ParameterizedTest")));
    }
    Ok(all)
}

fn not_followed(annotation: &str) -> String {
    format!("what `@{annotation}` gives these parameters is not supported")
}

fn named(a: &Annotation, name: &str) -> bool {
    dotted(&a.name).rsplit('.').next() == Some(name)
}

/// The text between an annotation's parentheses.
fn arguments(sema: &Sema, a: &Annotation) -> String {
    let text = a.args.map(|s| sema.sources.snippet(s).trim().to_owned()).unwrap_or_default();
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(&text).trim();
    inner.to_owned()
}

/// What an annotation gives: each argument's text in each run. `None` if that is not known.
fn of_source(
    sema: &mut Sema,
    class: ClassIdx,
    source: &Annotation,
    method: &str,
    parameters: &[Ty],
) -> Option<Vec<Run>> {
    let given = attributes(&arguments(sema, source))?;
    let name = dotted(&source.name);
    let single = |texts: Vec<String>| -> Vec<Run> {
        texts.into_iter().map(|arguments| Run { arguments, each: None, taken: 1 }).collect()
    };
    match (name.rsplit('.').next()?, parameters) {
        ("ValueSource", [parameter]) => Some(single(values(sema, &given, parameter)?)),
        ("NullSource", [p]) if given.is_empty() && p.is_ref() => Some(single(vec![null(sema, p)?])),
        ("EmptySource", [p]) if given.is_empty() => Some(single(vec![empty(sema, p)?])),
        ("NullAndEmptySource", [p]) if given.is_empty() => Some(single(vec![null(sema, p)?, empty(sema, p)?])),
        ("EnumSource", [parameter]) => Some(single(constants(sema, &given, parameter)?)),
        ("CsvSource", _) => rows(sema, &given, parameters),
        ("MethodSource", _) => methods(sema, class, &given, method, parameters),
        _ => None,
    }
}

fn values(sema: &Sema, given: &[(String, String)], parameter: &Ty) -> Option<Vec<String>> {
    let [(kind, list)] = given else { return None };
    let cast = match (kind.as_str(), parameter) {
        ("bytes", Ty::Prim(Prim::Byte)) => "(byte) ",
        ("shorts", Ty::Prim(Prim::Short)) => "(short) ",
        ("ints", Ty::Prim(Prim::Int | Prim::Long | Prim::Double))
        | ("longs", Ty::Prim(Prim::Long))
        | ("doubles", Ty::Prim(Prim::Double)) => "",
        ("floats", Ty::Prim(Prim::Float)) | ("chars", Ty::Prim(Prim::Char)) | ("booleans", Ty::Prim(Prim::Bool)) => "",
        ("strings", Ty::Class(..)) if class_name(sema, parameter) == Some("java.lang.String") => "",
        ("ints", Ty::Class(..)) if class_name(sema, parameter) == Some("java.lang.Integer") => "",
        ("longs", Ty::Class(..)) if class_name(sema, parameter) == Some("java.lang.Long") => "(long) ",
        _ => return None,
    };
    let items = items(list)?;
    // More than literals, names and operators could have an effect.
    let simple = |item: &String| outside_quotes(item, |c| !"(){}/@".contains(c));
    items.iter().all(simple).then(|| items.into_iter().map(|item| format!("{cast}({item})")).collect())
}

fn class_name<'s>(sema: &'s Sema, ty: &Ty) -> Option<&'s str> {
    ty.class_idx().map(|c| sema.class(c).name.as_str())
}

/// The text of a parameter's type without its arguments.
fn raw(sema: &Sema, ty: &Ty) -> Option<String> {
    match ty {
        Ty::Class(c, _) if !sema.class(*c).is_local => Some(sema.class(*c).name.clone()),
        Ty::Array(e) => match &**e {
            Ty::Prim(_) => Some(sema.show(ty)),
            e => Some(format!("{}[]", raw(sema, e)?)),
        },
        _ => None,
    }
}

fn null(sema: &Sema, parameter: &Ty) -> Option<String> {
    Some(format!("({}) null", raw(sema, parameter)?))
}

fn empty(sema: &Sema, parameter: &Ty) -> Option<String> {
    Some(match class_name(sema, parameter)? {
        "java.lang.String" => "\"\"".to_owned(),
        "java.util.List" => "java.util.Collections.emptyList()".to_owned(),
        "java.util.Set" => "java.util.Collections.emptySet()".to_owned(),
        "java.util.Map" => "java.util.Collections.emptyMap()".to_owned(),
        _ => return None,
    })
}

/// The names of an enum's constants.
fn constants_of(sema: &mut Sema, c: ClassIdx) -> Vec<String> {
    sema.ensure_members(c);
    let fields = sema.class(c).fields.iter().map(|f| sema.field(*f));
    fields.filter(|f| matches!(f.origin, FieldOrigin::EnumConstant(_))).map(|f| f.name.to_string()).collect()
}

fn constants(sema: &mut Sema, given: &[(String, String)], parameter: &Ty) -> Option<Vec<String>> {
    let c = parameter.class_idx().filter(|c| sema.class(*c).kind == TypeKind::Enum)?;
    let all = constants_of(sema, c);
    let class = sema.class(c).name.clone();
    let (mut names, mut exclude) = (None, false);
    for (key, value) in given {
        match key.as_str() {
            "value" => {
                // The class of the parameter, by however much of its name.
                let named = value.strip_suffix(".class")?.trim();
                if class != named && !class.ends_with(&format!(".{named}")) {
                    return None;
                }
            }
            "names" => {
                let items = items(value)?;
                names = Some(items.iter().map(|i| literal(i)).collect::<Option<Vec<String>>>()?);
            }
            "mode" => {
                exclude = match value.rsplit('.').next()?.trim() {
                    "INCLUDE" => false,
                    "EXCLUDE" => true,
                    _ => return None,
                }
            }
            _ => return None,
        }
    }
    if names.as_ref().is_some_and(|n| n.iter().any(|n| !all.contains(n))) {
        return None;
    }
    let taken = |name: &String| names.as_ref().is_none_or(|n| n.contains(name) != exclude);
    Some(all.iter().filter(|n| taken(n)).map(|n| format!("{class}.{n}")).collect())
}

fn rows(sema: &mut Sema, given: &[(String, String)], parameters: &[Ty]) -> Option<Vec<Run>> {
    let (mut lines, mut delimiter) = (Vec::new(), ',');
    for (key, value) in given {
        match key.as_str() {
            "value" => lines = items(value)?.iter().map(|i| literal(i)).collect::<Option<_>>()?,
            "delimiter" => {
                let text = value.strip_prefix('\'')?.strip_suffix('\'')?;
                let mut chars = text.chars();
                delimiter = chars.next().filter(|c| *c != '\\' && *c != '\'')?;
                chars.next().is_none().then_some(())?;
            }
            _ => return None,
        }
    }
    let mut all = Vec::new();
    for line in &lines {
        let columns = columns(line, delimiter)?;
        if columns.len() < parameters.len() {
            return None;
        }
        let texts: Option<Vec<String>> =
            parameters.iter().zip(&columns).map(|(p, column)| converted(sema, p, column.as_deref())).collect();
        all.push(Run { arguments: texts?.join(", "), each: None, taken: parameters.len() });
    }
    Some(all)
}

/// The columns of a row: spaces around them do not count, and an empty one is null unless it is quoted.
fn columns(line: &str, delimiter: char) -> Option<Vec<Option<String>>> {
    let mut columns = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start_matches(' ');
        if let Some(mut quoted) = start.strip_prefix('\'') {
            let mut text = String::new();
            loop {
                let (before, after) = quoted.split_once('\'')?;
                text.push_str(before);
                match after.strip_prefix('\'') {
                    Some(more) => {
                        text.push('\'');
                        quoted = more;
                    }
                    None => {
                        quoted = after.trim_start_matches(' ');
                        break;
                    }
                }
            }
            columns.push(Some(text));
            match quoted.strip_prefix(delimiter) {
                Some(more) => rest = more,
                None => return quoted.is_empty().then_some(columns),
            }
            continue;
        }
        let (column, more) = start.split_once(delimiter).map_or((start, None), |(c, m)| (c, Some(m)));
        let column = column.trim_end_matches(' ');
        // What is space to a parser of such rows, and what it makes of a quote further on, is not followed.
        if column.contains('\'') || column.trim() != column {
            return None;
        }
        columns.push((!column.is_empty()).then(|| column.to_owned()));
        match more {
            Some(more) => rest = more,
            None => return Some(columns),
        }
    }
}

/// The text of an argument that JUnit makes of a column.
fn converted(sema: &mut Sema, parameter: &Ty, column: Option<&str>) -> Option<String> {
    let Some(column) = column else {
        return if parameter.is_ref() { null(sema, parameter) } else { None };
    };
    let digits = column.strip_prefix(['-', '+']).unwrap_or(column);
    // What begins with a zero is octal or hexadecimal.
    let decimal = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    let whole = |lo: i64, hi: i64| {
        let n: i64 = decimal.then(|| column.parse().ok()).flatten()?;
        (lo..=hi).contains(&n).then_some(n)
    };
    let prim = match parameter {
        Ty::Prim(p) => Some(*p),
        _ => sema.as_prim(parameter),
    };
    if let Some(prim) = prim {
        let number = |cast: &str, n: i64| format!("({cast}) ({n}L)");
        return Some(match prim {
            Prim::Byte => number("byte", whole(i64::from(i8::MIN), i64::from(i8::MAX))?),
            Prim::Short => number("short", whole(i64::from(i16::MIN), i64::from(i16::MAX))?),
            Prim::Int => number("int", whole(i64::from(i32::MIN), i64::from(i32::MAX))?),
            Prim::Long => number("long", whole(i64::MIN + 1, i64::MAX)?),
            Prim::Double if column.parse::<f64>().is_ok_and(f64::is_finite) => {
                format!("Double.parseDouble({})", quoted(column))
            }
            Prim::Float if column.parse::<f32>().is_ok_and(f32::is_finite) => {
                format!("Float.parseFloat({})", quoted(column))
            }
            Prim::Bool if column == "true" || column == "false" => column.to_owned(),
            Prim::Char if column.chars().count() == 1 && column.is_ascii() => format!("{}.charAt(0)", quoted(column)),
            _ => return None,
        });
    }
    let c = parameter.class_idx()?;
    if class_name(sema, parameter) == Some("java.lang.String") {
        return Some(quoted(column));
    }
    let constant = sema.class(c).kind == TypeKind::Enum && constants_of(sema, c).iter().any(|n| n == column);
    constant.then(|| format!("{}.{column}", sema.class(c).name))
}

/// A text as a literal.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The value of a string literal, if it is a simple one.
fn literal(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        value.push(match c {
            '\\' => chars.next().filter(|c| "\\\"'".contains(*c))?,
            '"' => return None,
            c => c,
        });
    }
    Some(value)
}

fn methods(
    sema: &mut Sema,
    class: ClassIdx,
    given: &[(String, String)],
    method: &str,
    parameters: &[Ty],
) -> Option<Vec<Run>> {
    let names = match given {
        [] => vec![method.to_owned()],
        [(key, value)] if key == "value" => items(value)?.iter().map(|i| literal(i)).collect::<Option<_>>()?,
        _ => return None,
    };
    let arguments: Option<Vec<String>> = parameters.iter().enumerate().map(|(i, p)| taken(sema, p, i)).collect();
    let (arguments, taken) = (arguments?.join(", "), parameters.len());
    let mut all = Vec::new();
    for name in names {
        let found = sema.find_methods(class, &name);
        let [m] = *found.iter().filter(|m| sema.method(**m).params.is_empty()).collect::<Vec<_>>() else { return None };
        if !sema.method(*m).is_static() {
            return None;
        }
        let of = sema.class(sema.method(*m).class).name.clone();
        all.push(Run { arguments: arguments.clone(), each: Some(format!("{of}.{name}()")), taken });
    }
    Some(all)
}

/// The text of the argument that is number `i` of the array `given`.
fn taken(sema: &mut Sema, parameter: &Ty, i: usize) -> Option<String> {
    let ty = match parameter {
        Ty::Prim(p) => {
            let c = sema.boxed(*p);
            sema.class(c).name.clone()
        }
        _ => raw(sema, parameter)?,
    };
    let null = if parameter.is_ref() { format!("given[{i}] == null || ") } else { String::new() };
    Some(format!("({ty}) scoville.Given.as(given[{i}], {null}given[{i}] instanceof {ty})"))
}

/// The pairs `key = value` of an annotation; what stands alone is its `value`.
fn attributes(text: &str) -> Option<Vec<(String, String)>> {
    let parts = split(text)?;
    let mut pairs = Vec::new();
    for part in parts {
        let key = part.split('=').next().unwrap_or("").trim();
        let is_key = !key.is_empty() && key.len() < part.len() && key.chars().all(char::is_alphanumeric);
        let (key, value) = if is_key { part.split_once('=')? } else { ("value", part.as_str()) };
        pairs.push((key.trim().to_owned(), value.trim().to_owned()));
    }
    Some(pairs)
}

/// The items of a list in braces, or the only item.
fn items(text: &str) -> Option<Vec<String>> {
    match text.strip_prefix('{') {
        Some(list) => split(list.strip_suffix('}')?),
        None => Some(vec![text.to_owned()]),
    }
}

/// What stands between commas outside of quotes and brackets; `None` if there are comments, or text blocks.
fn split(text: &str) -> Option<Vec<String>> {
    if text.contains("\"\"\"") {
        return None;
    }
    let mut parts = vec![String::new()];
    let (mut depth, mut comment) = (0i32, false);
    walk(text, |c, quoted| {
        if !quoted {
            depth += i32::from("({[".contains(c)) - i32::from(")}]".contains(c));
            comment |= c == '/';
            if c == ',' && depth == 0 {
                parts.push(String::new());
                return;
            }
        }
        if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    });
    let mut parts: Vec<String> = parts.into_iter().map(|p| p.trim().to_owned()).collect();
    if parts.last().is_some_and(String::is_empty) {
        parts.pop();
    }
    (!comment && depth == 0 && parts.iter().all(|p| !p.is_empty())).then_some(parts)
}

fn outside_quotes(text: &str, mut f: impl FnMut(char) -> bool) -> bool {
    let mut all = true;
    walk(text, |c, quoted| all &= quoted || f(c));
    all
}

/// Each character of a text, and whether it stands in quotes or is one.
fn walk(text: &str, mut f: impl FnMut(char, bool)) {
    let mut quote = None;
    let mut escaped = false;
    for c in text.chars() {
        let before = quote;
        match quote {
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(q) if c == q && !escaped => quote = None,
            _ => {}
        }
        escaped = before.is_some() && c == '\\' && !escaped;
        f(c, before.is_some() || quote.is_some());
    }
}
