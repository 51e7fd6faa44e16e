//! A validator for the subset of JSON Schema that our schema uses. A key word that it does not know is an error.

use serde_json::Value;

/// What is wrong with `value`; empty if it conforms to `schema`, a part of `root`.
pub(crate) fn validate(root: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let Some(rules) = schema.as_object() else { return vec![format!("{at}: the schema is no object")] };
    for (key, rule) in rules {
        match key.as_str() {
            "$schema" | "$id" | "title" | "description" | "$defs" | "definitions" | "default" => {}
            "$ref" => {
                let pointer = rule.as_str().and_then(|r| r.strip_prefix('#')).unwrap_or("/");
                match root.pointer(pointer) {
                    Some(schema) => errors.extend(validate(root, schema, value, at)),
                    None => errors.push(format!("{at}: the schema has no {rule}")),
                }
            }
            "type" => {
                let types: Vec<&Value> = rule.as_array().map_or(vec![rule], |a| a.iter().collect());
                if !types.iter().any(|t| has_type(value, t.as_str().unwrap_or(""))) {
                    errors.push(format!("{at}: {value} is not of type {rule}"));
                }
            }
            "const" if value != rule => errors.push(format!("{at}: {value} is not {rule}")),
            "enum" if !rule.as_array().is_some_and(|all| all.contains(value)) => {
                errors.push(format!("{at}: {value} is not one of {rule}"));
            }
            "const" | "enum" => {}
            "minimum" => {
                // It says something of numbers only.
                if value.is_number() && value.as_f64() < rule.as_f64() {
                    errors.push(format!("{at}: {value} is less than {rule}"));
                }
            }
            "maximum" => {
                if value.is_number() && value.as_f64() > rule.as_f64() {
                    errors.push(format!("{at}: {value} is more than {rule}"));
                }
            }
            "minItems" => {
                if value.as_array().is_some_and(|a| (a.len() as u64) < rule.as_u64().unwrap_or(u64::MAX)) {
                    errors.push(format!("{at}: fewer than {rule} items"));
                }
            }
            "uniqueItems" => {
                let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
                if *rule == Value::Bool(true) && items.iter().enumerate().any(|(i, item)| items[..i].contains(item)) {
                    errors.push(format!("{at}: an item comes twice"));
                }
            }
            "format" => {
                if value.as_str().is_some_and(|text| !has_format(text, rule.as_str().unwrap_or(""))) {
                    errors.push(format!("{at}: {value} is not of format {rule}"));
                }
            }
            // Of what we never write, so that it need not be understood.
            "pattern" => errors.extend(value.is_string().then(|| format!("{at}: the validator knows no patterns"))),
            "oneOf" => {
                let fits = rule.as_array().into_iter().flatten().filter(|s| validate(root, s, value, at).is_empty());
                let n = fits.count();
                if n != 1 {
                    errors.push(format!("{at}: {value} fits {n} alternatives"));
                }
            }
            "anyOf" => {
                let any = rule.as_array().into_iter().flatten().any(|s| validate(root, s, value, at).is_empty());
                if !any {
                    errors.push(format!("{at}: {value} fits no alternative"));
                }
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    errors.extend(validate(root, rule, item, &format!("{at}[{i}]")));
                }
            }
            "required" => {
                for name in rule.as_array().into_iter().flatten().filter_map(Value::as_str) {
                    if value.is_object() && value.get(name).is_none() {
                        errors.push(format!("{at}: {name} is missing"));
                    }
                }
            }
            "properties" | "additionalProperties" if key == "properties" || rules.get("properties").is_none() => {
                for (name, member) in value.as_object().into_iter().flatten() {
                    let at = format!("{at}.{name}");
                    if key == "additionalProperties" {
                        errors.extend(validate(root, rule, member, &at));
                    } else if let Some(rule) = rule.get(name) {
                        errors.extend(validate(root, rule, member, &at));
                    } else if rules.get("additionalProperties") == Some(&Value::Bool(false)) {
                        errors.push(format!("{at}: not in the schema"));
                    }
                }
            }
            "additionalProperties" => {}
            unknown => errors.push(format!("{at}: the validator does not know {unknown}")),
        }
    }
    errors
}

/// Whether a text is a reference to something, as far as its characters go.
fn has_format(text: &str, name: &str) -> bool {
    let reference = text.bytes().all(|b| b.is_ascii_graphic() && !b"<>\"{}|\\^`".contains(&b));
    match name {
        "uri-reference" => reference,
        "uri" => {
            reference && text.split_once(':').is_some_and(|(scheme, _)| !scheme.is_empty() && !scheme.contains('/'))
        }
        _ => false,
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}
