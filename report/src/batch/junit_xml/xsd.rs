//! A validator for the parts of XML Schema that the schema of JUnit XML uses. What it does not know is an error.

use roxmltree::Node;

const UNBOUNDED: usize = usize::MAX;

/// What is wrong with the root of a document; empty if it conforms to the schema.
pub(super) fn validate(schema: Node<'_, '_>, root: Node<'_, '_>) -> Vec<String> {
    match declared(schema, "element", root.tag_name().name()) {
        Some(element) => self::element(schema, element, root),
        None => vec![format!("no element {} in the schema", root.tag_name().name())],
    }
}

fn parts<'a, 'i>(node: Node<'a, 'i>) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(Node::is_element)
}

fn declared<'a, 'i>(schema: Node<'a, 'i>, kind: &str, name: &str) -> Option<Node<'a, 'i>> {
    parts(schema).find(|n| n.tag_name().name() == kind && n.attribute("name") == Some(name))
}

fn element(schema: Node<'_, '_>, declaration: Node<'_, '_>, node: Node<'_, '_>) -> Vec<String> {
    let name = node.tag_name().name();
    match declaration.attribute("type") {
        Some("xs:string") => parts(node).map(|n| format!("{name} has {}", n.tag_name().name())).collect(),
        Some(other) => match declared(schema, "complexType", other) {
            Some(complex) => complex_type(schema, complex, node),
            None => vec![format!("the validator does not know the type {other}")],
        },
        None => parts(declaration).flat_map(|complex| complex_type(schema, complex, node)).collect(),
    }
}

fn complex_type(schema: Node<'_, '_>, complex: Node<'_, '_>, node: Node<'_, '_>) -> Vec<String> {
    let name = node.tag_name().name();
    let mut errors = Vec::new();
    let known: Vec<Node<'_, '_>> = parts(complex).filter(|n| n.tag_name().name() == "attribute").collect();
    for attribute in node.attributes() {
        match known.iter().find(|k| k.attribute("name") == Some(attribute.name())) {
            None => errors.push(format!("{name} may not have {}", attribute.name())),
            Some(known) => match known.attribute("type") {
                Some("xs:string") => {}
                // Digits and a fraction of at most three are within its pattern; thousands we never group.
                Some("SUREFIRE_TIME") if time(attribute.value()) => {}
                Some(other) => errors.push(format!("{}={:?} is no {other}", attribute.name(), attribute.value())),
                None => errors.push("the validator does not know attributes without a type".to_owned()),
            },
        }
    }
    for required in known.iter().filter(|k| k.attribute("use") == Some("required")) {
        let wanted = required.attribute("name").unwrap_or_default();
        if node.attribute(wanted).is_none() {
            errors.push(format!("{name} lacks {wanted}"));
        }
    }
    let text = node.children().any(|n| n.is_text() && !n.text().unwrap_or_default().trim().is_empty());
    if text && complex.attribute("mixed") != Some("true") {
        errors.push(format!("{name} has text"));
    }
    let children: Vec<&str> = parts(node).map(|n| n.tag_name().name()).collect();
    let model = parts(complex).find(|n| n.tag_name().name() != "attribute");
    let taken = model.map_or(0, |m| matched(m, &children));
    if taken < children.len() {
        errors.push(format!("{name} may not have {} there", children[taken]));
    }
    for child in parts(node) {
        match declared(schema, "element", child.tag_name().name()) {
            Some(declaration) => errors.extend(element(schema, declaration, child)),
            None => errors.push(format!("no element {} in the schema", child.tag_name().name())),
        }
    }
    errors
}

/// How many of the children the content model takes from the front; greedy, which is exact for models without overlap.
fn matched(model: Node<'_, '_>, children: &[&str]) -> usize {
    let most = match model.attribute("maxOccurs") {
        Some("unbounded") => UNBOUNDED,
        Some(n) => n.parse().unwrap_or(1),
        None => 1,
    };
    let mut taken = 0;
    for _ in 0..most {
        let rest = &children[taken..];
        let n = match model.tag_name().name() {
            "element" => usize::from(rest.first().copied() == model.attribute("ref").or(model.attribute("name"))),
            "sequence" => parts(model).fold(0, |n, part| n + matched(part, &rest[n..])),
            "choice" => parts(model).map(|part| matched(part, rest)).max().unwrap_or(0),
            _ => 0,
        };
        if n == 0 {
            break;
        }
        taken += n;
    }
    taken
}

fn time(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    digits(whole) && digits(fraction) && fraction.len() <= 3
}
