//! Text tables with aligned columns.

use crate::wording::capped;

/// On which side a column's cells stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// Text.
    Left,
    /// Numbers.
    Right,
}

/// A row of a grid.
enum Row {
    Cells(Vec<String>),
    /// A remark over the full width.
    Remark(String),
    Rule,
}

/// A table under construction.
pub(crate) struct Grid {
    columns: Vec<(Align, usize)>,
    rows: Vec<Row>,
    separator: &'static str,
}

impl Grid {
    /// A grid with these columns, each with its alignment and its greatest width in characters.
    pub(crate) fn new(columns: Vec<(Align, usize)>, separator: &'static str) -> Self {
        Grid { columns, rows: Vec::new(), separator }
    }

    /// Adds a row; missing cells are empty, cells past the last column are dropped.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(Row::Cells(cells));
    }

    /// Adds a remark over the full width.
    pub(crate) fn remark(&mut self, text: String) {
        self.rows.push(Row::Remark(text));
    }

    /// Adds a horizontal rule.
    pub(crate) fn rule(&mut self) {
        self.rows.push(Row::Rule);
    }

    /// The text, each line with `indent` before it and a line end behind it, no blanks at the end of a line.
    pub(crate) fn render(&self, indent: &str) -> String {
        let mut widths = vec![0; self.columns.len()];
        let cell = |cells: &[String], i: usize| cells.get(i).map_or(String::new(), |c| capped(c, self.columns[i].1));
        for row in &self.rows {
            let Row::Cells(cells) = row else { continue };
            for (i, width) in widths.iter_mut().enumerate() {
                *width = (*width).max(cell(cells, i).chars().count());
            }
        }
        let mut out = String::new();
        for row in &self.rows {
            let line = match row {
                Row::Remark(text) => capped(text, 200),
                Row::Rule => {
                    let dashes: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
                    dashes.join(&self.separator.replace(' ', "-").replace('|', "+"))
                }
                Row::Cells(cells) => {
                    let padded: Vec<String> = widths
                        .iter()
                        .enumerate()
                        .map(|(i, width)| {
                            let text = cell(cells, i);
                            let blanks = " ".repeat(width.saturating_sub(text.chars().count()));
                            match self.columns[i].0 {
                                Align::Left => text + &blanks,
                                Align::Right => blanks + &text,
                            }
                        })
                        .collect();
                    padded.join(self.separator)
                }
            };
            out.push_str(format!("{indent}{line}").trim_end());
            out.push('\n');
        }
        out
    }
}
