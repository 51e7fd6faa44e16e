//! Writing HTML such that nothing from outside can be markup: a [`Page`] takes markup only as text of this program's own
//! source, and escapes everything else.

/// A document that grows.
#[derive(Debug, Default)]
pub(crate) struct Page(String);

impl Page {
    /// The document.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    /// Markup, which is written in the source of this program.
    pub(crate) fn markup(&mut self, markup: &'static str) -> &mut Page {
        self.0.push_str(markup);
        self
    }

    /// A text from anywhere.
    pub(crate) fn text(&mut self, text: &str) -> &mut Page {
        escape(text, &mut self.0);
        self
    }

    /// A number.
    pub(crate) fn number(&mut self, n: u64) -> &mut Page {
        self.text(&n.to_string())
    }

    /// The beginning of an element with attributes.
    pub(crate) fn open(&mut self, tag: &'static str, attributes: &[(&'static str, &str)]) -> &mut Page {
        self.0.push('<');
        self.0.push_str(tag);
        for (name, value) in attributes {
            self.0.push(' ');
            self.0.push_str(name);
            self.0.push_str("=\"");
            escape(value, &mut self.0);
            self.0.push('"');
        }
        self.0.push('>');
        self
    }

    /// The end of an element.
    pub(crate) fn close(&mut self, tag: &'static str) -> &mut Page {
        self.0.push_str("</");
        self.0.push_str(tag);
        self.0.push('>');
        self
    }

    /// A whole element with a text in it.
    pub(crate) fn element(&mut self, tag: &'static str, attributes: &[(&'static str, &str)], text: &str) -> &mut Page {
        self.open(tag, attributes).text(text).close(tag)
    }

    /// Data for scripts, as JSON that cannot end the element it stands in.
    pub(crate) fn data(&mut self, id: &'static str, json: &serde_json::Value) -> &mut Page {
        self.open("script", &[("type", "application/json"), ("id", id)]);
        for c in json.to_string().chars() {
            match c {
                '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => self.0.push_str(&format!("\\u{:04x}", c as u32)),
                c => self.0.push(c),
            }
        }
        self.close("script").markup("\n")
    }
}

/// Escapes what would be markup in texts and attributes. Control characters (but tabs and line ends), and characters that
/// change the direction of the text around them, are shown by their numbers: a source must not look like another one.
fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || is_hidden(c) => out.push_str(&number_of(c)),
            c => out.push(c),
        }
    }
}

/// A text for data, with the same characters shown by their numbers: a script makes it a text of the page as it is.
pub(crate) fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() || is_hidden(c) {
            out.push_str(&number_of(c));
        } else {
            out.push(c);
        }
    }
    out
}

fn number_of(c: char) -> String {
    format!("\\u{{{:x}}}", c as u32)
}

/// Controls of direction, and characters without width.
fn is_hidden(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_from_outside_is_markup() {
        let evil = "</script><img src=x onerror='alert(\"1\")'> & \u{202e}\u{0}\u{1b}[31m\tend\n";
        let mut page = Page::default();
        page.element("td", &[("title", evil), ("class", "a b")], evil);
        let safe = "&lt;/script&gt;&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt; &amp; \\u{202e}\\u{0}\\u{1b}[31m\tend\n";
        assert_eq!(page.finish(), format!("<td title=\"{safe}\" class=\"a b\">{safe}</td>"));
    }

    #[test]
    fn data_cannot_end_its_element_and_can_be_read_again() {
        let value = serde_json::json!({ "a</script><!--": ["<b>&amp;\u{2028}\"'", 1, null] });
        let mut page = Page::default();
        page.data("d", &value);
        let text = page.finish();
        let body = text
            .strip_prefix("<script type=\"application/json\" id=\"d\">")
            .and_then(|t| t.strip_suffix("</script>\n"))
            .unwrap_or_default();
        assert!(!body.contains(['<', '>', '&', '\u{2028}']), "{body}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(body).unwrap(), value);
    }
}
