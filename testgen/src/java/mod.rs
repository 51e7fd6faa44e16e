//! From a tree to Java, as a person would write it against HJlib.
//!
//! Only what the program uses is declared. Inside an isolated section, whose body may not be interrupted, `join` stands
//! for a future's `get`.

mod expr;
mod stmt;

use crate::program::{NODES, Name, PLAIN, PROMISES, Stmt, Tree, VOLATILE};
use crate::scope;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Forms that must not matter to a verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Other names, which sort differently.
    pub renamed: bool,
    /// Classes and members in the opposite order.
    pub reversed: bool,
    /// A field, a method and a class that nobody uses.
    pub spare: bool,
    /// Numbers are final fields.
    pub constants: bool,
}

/// A program's text.
#[derive(Clone, Debug)]
pub struct Java {
    /// The whole file.
    pub text: String,
    /// Which statement each line belongs to.
    lines: Vec<Option<usize>>,
}

impl Java {
    /// The statement on a line (from 1), numbered as [`Tree::each`] visits them.
    #[must_use]
    pub fn statement(&self, line: u32) -> Option<usize> {
        self.lines.get((line as usize).checked_sub(1)?).copied().flatten()
    }
}

/// The text of a tree, as a class of this name.
#[must_use]
pub fn print(tree: &Tree, class: &str, style: Style) -> Java {
    let mut p = Printer {
        tree,
        style,
        out: Text::default(),
        depth: 1,
        next: 0,
        current: None,
        used: BTreeSet::new(),
        numbers: BTreeSet::new(),
        kinds: kinds(tree),
        isolated: false,
        value: false,
    };
    p.file(class)
}

/// The letter before the number of each local.
fn kinds(tree: &Tree) -> BTreeMap<Name, char> {
    let mut kinds = BTreeMap::new();
    tree.each(&mut |s| {
        match s {
            Stmt::For(n, ..) | Stmt::ForTasks { index: n, .. } | Stmt::ForPhased { index: n, .. } => {
                kinds.insert(*n, 'i')
            }
            Stmt::NewPhaser(n, ..) => kinds.insert(*n, 'h'),
            Stmt::LocalRef(n, _) => kinds.insert(*n, 'r'),
            Stmt::Future(n, ..) => kinds.insert(*n, 'f'),
            s => s.declares().and_then(|n| kinds.insert(n, 't')),
        };
    });
    kinds
}

#[derive(Clone, Debug, Default)]
struct Text {
    text: String,
    lines: Vec<Option<usize>>,
}

impl Text {
    fn line(&mut self, depth: usize, text: &str, owner: Option<usize>) {
        if !text.is_empty() {
            self.text.push_str(&"    ".repeat(depth));
            self.text.push_str(text);
        }
        self.text.push('\n');
        self.lines.push(owner);
    }

    fn append(&mut self, other: Text) {
        self.text.push_str(&other.text);
        self.lines.extend(other.lines);
    }
}

struct Printer<'t> {
    tree: &'t Tree,
    style: Style,
    out: Text,
    depth: usize,
    /// Number of the next statement.
    next: usize,
    current: Option<usize>,
    /// Names of fields, classes and methods that have been mentioned.
    used: BTreeSet<String>,
    /// Numbers that have been mentioned as constants.
    numbers: BTreeSet<i32>,
    kinds: BTreeMap<Name, char>,
    /// Inside an isolated section.
    isolated: bool,
    /// The innermost body yields a number.
    value: bool,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        self.out.line(self.depth, text, self.current);
    }

    /// A name, as the style has it.
    fn word(&self, plain: &str) -> String {
        if !self.style.renamed {
            return plain.to_owned();
        }
        // Another letter in front, from the other end of the alphabet, keeps names apart and sorts them differently.
        let first = plain.bytes().map(usize::from).sum::<usize>() % 26;
        let letter = char::from(b'z' - first as u8);
        let upper = plain.starts_with(|c: char| c.is_ascii_uppercase());
        let letter = if upper { letter.to_ascii_uppercase() } else { letter };
        format!("{letter}q{plain}")
    }

    /// A name of something shared, which is then declared.
    fn shared(&mut self, plain: &str) -> String {
        self.used.insert(plain.to_owned());
        self.word(plain)
    }

    /// Runs `print` with an output of its own.
    fn apart(&mut self, print: impl FnOnce(&mut Self)) -> Text {
        let outer = std::mem::take(&mut self.out);
        print(self);
        std::mem::replace(&mut self.out, outer)
    }

    fn file(&mut self, class: &str) -> Java {
        let class = self.word(class);
        let tree = self.tree;
        let mut methods: Vec<Text> = tree
            .methods
            .iter()
            .enumerate()
            .map(|(i, block)| {
                self.apart(|p| {
                    let throws =
                        if scope::method_blocks(tree, i) { p.suspendable(" throws SuspendableException") } else { "" };
                    let name = p.word(&format!("m{i}"));
                    p.line(&format!("static void {name}(){throws} {{"));
                    p.inner(block);
                    p.line("}");
                })
            })
            .collect();
        let main = self.apart(|p| {
            p.line("public static void main(final String[] args) {");
            p.depth = 2;
            p.line("launchHabaneroApp(() -> {");
            p.inner(&tree.body);
            p.line("});");
            p.depth = 1;
            p.line("}");
        });
        let table = tree.table.as_ref().filter(|_| self.used.contains("Table")).map(|e| {
            let e = self.expr(e, false);
            let (table, h) = (self.word("Table"), self.word("h"));
            self.apart(|p| {
                p.line(&format!("static class {table} {{"));
                p.depth += 1;
                p.line(&format!("static int {h} = {e};"));
                p.depth -= 1;
                p.line("}");
            })
        });
        let mut parts: Vec<Text> = Vec::new();
        parts.extend(table);
        if self.used.contains("join") {
            parts.push(self.join());
        }
        parts.append(&mut methods);
        parts.push(main);
        if self.style.spare {
            parts.push(self.spare());
        }
        if ["Node", "n0", "n1", "p"].iter().any(|n| self.used.contains(*n)) {
            parts.insert(0, self.node());
        }
        if self.style.reversed {
            parts.reverse();
        }
        let fields = self.fields();
        let mut file = self.imports();
        file.line(0, &format!("public class {class} {{"), None);
        let gap = !fields.lines.is_empty();
        file.append(fields);
        for (i, part) in parts.into_iter().enumerate() {
            if i > 0 || gap {
                file.line(0, "", None);
            }
            file.append(part);
        }
        file.line(0, "}", None);
        Java { text: file.text, lines: file.lines }
    }

    fn suspendable(&mut self, text: &'static str) -> &'static str {
        self.used.insert("SuspendableException".to_owned());
        text
    }

    fn node(&mut self) -> Text {
        let (node, f, g, next) = (self.word("Node"), self.word("f"), self.word("g"), self.word("next"));
        let fields = [format!("int {f};"), format!("int {g};"), format!("{node} {next};")];
        self.apart(|p| {
            p.line(&format!("static class {node} {{"));
            p.depth += 1;
            fields.iter().for_each(|f| p.line(f));
            p.depth -= 1;
            p.line("}");
        })
    }

    fn join(&mut self) -> Text {
        self.used.extend(["HjFuture", "SuspendableException"].map(str::to_owned));
        let join = self.word("join");
        self.apart(|p| {
            p.line(&format!("static int {join}(final HjFuture<Integer> future) {{"));
            p.depth += 1;
            p.line("try {");
            p.line("    return future.get();");
            p.line("} catch (SuspendableException e) {");
            p.line("    throw new IllegalStateException(e);");
            p.line("}");
            p.depth -= 1;
            p.line("}");
        })
    }

    fn spare(&mut self) -> Text {
        self.apart(|p| {
            p.line("static class Spare {");
            p.line("    int unused = 7;");
            p.line("}");
            p.line("");
            p.line("static Spare spare() {");
            p.line("    return new Spare();");
            p.line("}");
        })
    }

    fn fields(&mut self) -> Text {
        if self.used.contains("b") {
            self.used.insert("a".to_owned());
        }
        if self.used.contains("p") {
            self.used.insert("n0".to_owned());
        }
        let (node, d) = (self.word("Node"), "HjDataDrivenFuture<Integer>");
        let mut all: Vec<(String, String, Option<String>)> = Vec::new();
        let mut add = |name: String, ty: &str, value: Option<String>| all.push((name, ty.to_owned(), value));
        (0..PLAIN).for_each(|i| add(format!("x{i}"), "static int", None));
        (0..VOLATILE).for_each(|i| add(format!("v{i}"), "static volatile int", None));
        add("a".into(), "static final int[]", Some("new int[4]".into()));
        add("b".into(), "static int[]", Some(self.word("a")));
        let new = format!("new {node}()");
        (0..NODES).for_each(|i| add(format!("n{i}"), &format!("static final {node}"), Some(new.clone())));
        add("p".into(), &format!("static {node}"), Some(self.word("n0")));
        add("c".into(), "static final AtomicInteger", Some("new AtomicInteger()".into()));
        (0..PROMISES)
            .for_each(|i| add(format!("d{i}"), &format!("static final {d}"), Some("newDataDrivenFuture()".into())));
        let mut lines = Vec::new();
        for k in &self.numbers {
            let name = self.word(&constant(*k));
            lines.push(format!("static final int {name} = {k};"));
        }
        for (name, ty, value) in all.into_iter().filter(|(name, ..)| self.used.contains(name)) {
            let mut text = format!("{ty} {}", self.word(&name));
            if let Some(value) = value {
                let _ = write!(text, " = {value}");
            }
            lines.push(text + ";");
        }
        if self.style.spare {
            lines.push("static int unused = 3;".to_owned());
        }
        self.current = None;
        self.apart(|p| lines.iter().for_each(|l| p.line(l)))
    }

    fn imports(&self) -> Text {
        let used = |names: &[&str]| names.iter().any(|n| self.used.contains(*n));
        let mut out = Text::default();
        out.line(0, "import static edu.rice.hj.Module2.*;", None);
        if used(&["PermissionChecks"]) {
            out.line(0, "import static permission.PermissionChecks.*;", None);
        }
        let mut classes = Vec::new();
        let ddf = used(&["d0", "d1"]);
        let imports = [
            (ddf, "edu.rice.hj.api.HjDataDrivenFuture"),
            (used(&["HjFuture"]), "edu.rice.hj.api.HjFuture"),
            (used(&["HjPhaser"]), "edu.rice.hj.api.HjPhaser"),
            (used(&["HjPhaserMode"]), "edu.rice.hj.api.HjPhaserMode"),
            (used(&["MultipleExceptions"]), "edu.rice.hj.runtime.util.MultipleExceptions"),
            (used(&["SuspendableException"]), "edu.rice.hj.api.SuspendableException"),
            (used(&["c"]), "java.util.concurrent.atomic.AtomicInteger"),
        ];
        classes.extend(imports.into_iter().filter(|(used, _)| *used).map(|(_, class)| class));
        out.line(0, "", None);
        for class in &classes {
            out.line(0, &format!("import {class};"), None);
        }
        if !classes.is_empty() {
            out.line(0, "", None);
        }
        out
    }
}

fn constant(k: i32) -> String {
    if k < 0 { format!("MINUS_{}", k.unsigned_abs()) } else { format!("K_{k}") }
}
