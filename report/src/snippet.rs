//! Source excerpts with labels.
//!
//! The only module that knows the library that draws them. Texts come from outside and are made harmless; spans may
//! be out of range and are clamped; a span over several lines is cut at the end of its first line.

use crate::style::Style;
use crate::wording::{capped, clean};
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Element, Group, Level, Renderer, Snippet};
use scoville_evidence::source::{FileId, SourceFile, SourceMap, Span};

/// Lines of context before the first and after the last label.
const CONTEXT: u32 = 1;
/// Longest title, label or note in characters.
const LONGEST: usize = 400;

/// How a marked place is underlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// What the message is about.
    Primary,
    /// What helps to understand it.
    Context,
}

/// A marked place.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub span: Span,
    pub kind: Kind,
    pub text: String,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Severity {
    Error,
    Warning,
}

/// A remark below the excerpt.
#[derive(Clone, Debug)]
pub(crate) enum Remark {
    /// An explanation.
    Note(String),
    /// What to do.
    Help(String),
}

/// Draws `marks` in their files, then `remarks`. With a `title` (code and text) the first line is
/// `error[code]: text`; without one there is no such line and no path for the file of the first mark.
pub(crate) fn render(
    style: Style,
    severity: Severity,
    title: Option<(&str, &str)>,
    marks: &[Mark],
    remarks: &[Remark],
    sources: &SourceMap,
) -> String {
    let level = match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut group = match title {
        Some((code, text)) => Group::with_title(level.primary_title(capped(text, LONGEST)).id(clean(code))),
        None => Group::with_level(level),
    };
    let marks = merged(marks);
    let mut files: Vec<FileId> = Vec::new();
    for mark in &marks {
        if !files.contains(&mark.span.file) {
            files.push(mark.span.file);
        }
    }
    let mut empty = title.is_none();
    for (i, id) in files.iter().enumerate() {
        let Some(file) = sources.get(*id) else { continue };
        let marks: Vec<&Mark> = marks.iter().filter(|m| m.span.file == *id).collect();
        if let Some(element) = excerpt(file, sources, &marks, title.is_some() || i > 0) {
            group = group.element(element);
            empty = false;
        }
    }
    for remark in remarks {
        group = group.element(match remark {
            Remark::Note(text) => Level::NOTE.message(capped(text, LONGEST)),
            Remark::Help(text) => Level::HELP.message(capped(text, LONGEST)),
        });
        empty = false;
    }
    if empty {
        return String::new();
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Ansi => Renderer::styled(),
    };
    let text = renderer.decor_style(DecorStyle::Ascii).term_width(120).render(&[group]);
    let mut out = String::with_capacity(text.len() + 1);
    for line in text.lines() {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// Marks with the same span become one, primary if one of them is; repeated texts are dropped.
fn merged(marks: &[Mark]) -> Vec<Mark> {
    let mut out: Vec<Mark> = Vec::new();
    for mark in marks {
        match out.iter_mut().find(|m| m.span == mark.span) {
            None => out.push(mark.clone()),
            Some(m) => {
                m.kind = m.kind.min(mark.kind);
                if !m.text.split("; ").any(|t| t == mark.text) {
                    m.text = [m.text.as_str(), mark.text.as_str()].map(str::trim).join("; ");
                }
            }
        }
    }
    out
}

/// One file's lines around its marks.
fn excerpt<'a>(file: &'a SourceFile, sources: &SourceMap, marks: &[&Mark], path: bool) -> Option<Element<'a>> {
    let lines: Vec<u32> = marks.iter().map(|m| sources.position(m.span).line).collect();
    let first = lines.iter().min()?.saturating_sub(CONTEXT).max(1);
    let last = (lines.iter().max()? + CONTEXT).min(file.lines());
    let start = file.line_start(first) as usize;
    let end = file.line_start(last) as usize + file.line(last).len();
    let text = file.text.get(start..end)?;
    let mut snippet = Snippet::source(text).line_start(first as usize).fold(true);
    if path {
        snippet = snippet.path(clean(&file.name));
    }
    for mark in marks {
        let line = sources.position(mark.span).line;
        let line_end = file.line_start(line) as usize + file.line(line).len();
        let lo = floor(&file.text, mark.span.lo as usize).clamp(start, line_end.max(start));
        let hi = floor(&file.text, mark.span.hi as usize).clamp(lo, line_end.max(lo));
        let kind = match mark.kind {
            Kind::Primary => AnnotationKind::Primary,
            Kind::Context => AnnotationKind::Context,
        };
        let mut annotation = kind.span(lo - start..hi - start);
        if !mark.text.is_empty() {
            annotation = annotation.label(capped(&mark.text, LONGEST));
        }
        snippet = snippet.annotation(annotation);
    }
    Some(snippet.into())
}

/// The greatest character boundary of `text` that is not past `at`.
fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
