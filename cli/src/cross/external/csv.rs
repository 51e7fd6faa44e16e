//! Tables with one line per program and the columns of Table I of the JPF-HJ paper, for one or more tools.
//!
//! A header names the columns: the program, and for each tool its verdict (`error note`), states and time, with the tool's
//! name in front if there are several. Other columns are ignored, but for a `note`. Fields are separated by commas,
//! semicolons or tabs, and may be quoted.

use super::{BadFile, Claim, Entry, bad, claim, states, time};

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Column {
    Program,
    Verdict(usize),
    States(usize),
    Time(usize),
    Note,
    Ignored,
}

/// A field with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    text: String,
    line: usize,
    column: usize,
}

impl Field {
    fn bad(&self, what: &str) -> BadFile {
        bad(self.line, self.column, format!("`{}` is no {what}", self.text.trim()))
    }
}

pub(super) fn read(text: &str, name: &str) -> Result<Vec<Entry>, BadFile> {
    let separator = separator(text);
    let mut records = records(text, separator)?.into_iter();
    let Some(header) = records.next() else { return Err(bad(1, 1, "the file is empty")) };
    let (columns, tools) = columns(&header, name)?;
    let mut entries = Vec::new();
    for record in records {
        if record.len() != columns.len() {
            let (line, column) = record.last().map_or((1, 1), |f| (f.line, f.column));
            let (got, want) = (record.len(), columns.len());
            return Err(bad(line, column, format!("fields in this line: {got}; in the header: {want}")));
        }
        entries.extend(entry(&record, &columns, &tools)?);
    }
    Ok(entries)
}

/// What one line says, tool by tool.
fn entry(record: &[Field], columns: &[Column], tools: &[String]) -> Result<Vec<Entry>, BadFile> {
    let mut program = String::new();
    let mut note = None;
    let blank = |tool: &String| Entry {
        tool: tool.clone(),
        program: String::new(),
        claim: Claim::Nothing,
        says: String::new(),
        states: None,
        micros: None,
        places: Vec::new(),
        note: None,
    };
    let mut entries: Vec<Entry> = tools.iter().map(blank).collect();
    for (field, column) in record.iter().zip(columns) {
        let text = field.text.trim();
        match column {
            Column::Program if text.is_empty() => return Err(bad(field.line, field.column, "the program has no name")),
            Column::Program => program = text.to_owned(),
            Column::Note => note = Some(text.to_owned()).filter(|t| !t.is_empty()),
            Column::Verdict(i) => {
                if let Some(entry) = entries.get_mut(*i) {
                    entry.claim = claim(text).ok_or_else(|| field.bad("verdict that is known"))?;
                    entry.says = text.to_owned();
                }
            }
            Column::States(i) => {
                if let Some(entry) = entries.get_mut(*i) {
                    entry.states = states(text).ok_or_else(|| field.bad("number of states"))?;
                }
            }
            Column::Time(i) => {
                if let Some(entry) = entries.get_mut(*i) {
                    entry.micros = time(text).ok_or_else(|| field.bad("time"))?;
                }
            }
            Column::Ignored => {}
        }
    }
    for entry in &mut entries {
        entry.program.clone_from(&program);
        entry.note.clone_from(&note);
    }
    Ok(entries)
}

/// What the columns hold, and the names of the tools.
fn columns(header: &[Field], name: &str) -> Result<(Vec<Column>, Vec<String>), BadFile> {
    let mut tools: Vec<String> = Vec::new();
    let mut columns: Vec<Column> = Vec::new();
    // A kind of column that comes again without a name in front belongs to the next tool.
    let mut tool = |columns: &[Column], named: &str, make: fn(usize) -> Column| {
        let taken = |i: usize| columns.contains(&make(i));
        if named.is_empty() {
            let known = (0..tools.len()).find(|i| unnamed(&tools[*i], name) && !taken(*i));
            return known.unwrap_or_else(|| {
                let n = tools.iter().filter(|t| unnamed(t, name)).count();
                tools.push(if n == 0 { name.to_owned() } else { format!("{name} ({})", n + 1) });
                tools.len() - 1
            });
        }
        tools.iter().position(|t| t.eq_ignore_ascii_case(named)).unwrap_or_else(|| {
            tools.push(named.to_owned());
            tools.len() - 1
        })
    };
    for field in header {
        let text = field.text.trim();
        let words = text.to_lowercase().replace(['_', '-'], " ");
        let ends = |names: &[&str]| {
            let found = names.iter().find(|n| words == **n || words.ends_with(&format!(" {n}")))?;
            let named = &text[..text.len().saturating_sub(found.len())];
            Some(named.trim_end_matches([' ', '_', '-', ':', '/']).to_owned())
        };
        let column = if ["program", "program name", "test id", "test", "benchmark", "name"].contains(&&*words) {
            Column::Program
        } else if ["note", "notes", "remark", "comment"].contains(&&*words) {
            Column::Note
        } else if let Some(named) = ends(&["error note", "error", "verdict", "result"]) {
            Column::Verdict(tool(&columns, &named, Column::Verdict))
        } else if let Some(named) = ends(&["states"]) {
            Column::States(tool(&columns, &named, Column::States))
        } else if let Some(named) = ends(&["time"]) {
            Column::Time(tool(&columns, &named, Column::Time))
        } else {
            Column::Ignored
        };
        let once = matches!(column, Column::Ignored) || !columns.contains(&column);
        if !once {
            return Err(bad(field.line, field.column, format!("there is more than one column `{text}`")));
        }
        columns.push(column);
    }
    let (line, column) = header.first().map_or((1, 1), |f| (f.line, f.column));
    if !columns.contains(&Column::Program) {
        return Err(bad(line, column, "no column of the header is called `program`"));
    }
    for (i, tool) in tools.iter().enumerate() {
        if !columns.contains(&Column::Verdict(i)) {
            return Err(bad(
                line,
                column,
                format!("no column of the header has the verdicts (`error note`) of {tool}"),
            ));
        }
    }
    if tools.is_empty() {
        return Err(bad(line, column, "no column of the header has verdicts (`error note`)"));
    }
    Ok((columns, tools))
}

fn unnamed(tool: &str, name: &str) -> bool {
    tool.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(" ("))
}

/// The separator that cuts the first line into most fields.
fn separator(text: &str) -> char {
    let first = text.lines().find(|l| !l.trim().is_empty()).unwrap_or("");
    let count = |c: char| first.matches(c).count();
    [';', '\t'].into_iter().fold(',', |best, c| if count(c) > count(best) { c } else { best })
}

/// All lines that are not empty, as fields.
fn records(text: &str, separator: char) -> Result<Vec<Vec<Field>>, BadFile> {
    let mut records = Vec::new();
    let mut record: Vec<Field> = Vec::new();
    let (mut line, mut column) = (1, 1);
    let mut field = Field { text: String::new(), line, column };
    let mut quoted: Option<(usize, usize)> = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, quoted) {
            ('"', Some(_)) if chars.peek() == Some(&'"') => {
                chars.next();
                column += 1;
                field.text.push('"');
            }
            ('"', Some(_)) => quoted = None,
            ('"', None) if field.text.trim().is_empty() => {
                field.text.clear();
                quoted = Some((line, column));
            }
            ('\n', None) => {
                record.push(std::mem::replace(&mut field, Field { text: String::new(), line: line + 1, column: 1 }));
                push(&mut records, &mut record);
            }
            ('\r', None) if chars.peek() == Some(&'\n') => {}
            (c, None) if c == separator => {
                record.push(std::mem::replace(&mut field, Field { text: String::new(), line, column: column + 1 }));
            }
            (c, _) => field.text.push(c),
        }
        (line, column) = if c == '\n' { (line + 1, 1) } else { (line, column + 1) };
    }
    if let Some((line, column)) = quoted {
        return Err(bad(line, column, "this quote is never closed"));
    }
    record.push(field);
    push(&mut records, &mut record);
    Ok(records)
}

fn push(records: &mut Vec<Vec<Field>>, record: &mut Vec<Field>) {
    let record = std::mem::take(record);
    if record.iter().any(|f| !f.text.trim().is_empty()) {
        records.push(record);
    }
}
