//! Whether a text may contain colours.

/// How a text is decorated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Plain text, nothing but printable characters and line ends.
    #[default]
    Plain,
    /// ANSI escape codes for a terminal.
    Ansi,
}

impl Style {
    /// `text` in bold.
    pub(crate) fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// `text` in the colour of something good.
    pub(crate) fn good(self, text: &str) -> String {
        self.wrap("1;32", text)
    }

    /// `text` in the colour of something bad.
    pub(crate) fn bad(self, text: &str) -> String {
        self.wrap("1;31", text)
    }

    /// `text` in the colour of something doubtful.
    pub(crate) fn doubtful(self, text: &str) -> String {
        self.wrap("1;33", text)
    }

    fn wrap(self, code: &str, text: &str) -> String {
        match self {
            Style::Plain => text.to_owned(),
            Style::Ansi => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
        }
    }
}
