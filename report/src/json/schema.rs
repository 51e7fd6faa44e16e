//! A validator for the subset of JSON Schema that our schema uses. A key word that it does not know is an error.

use serde_json::Value;

/// What is wrong with `value`; empty if it conforms to `schema`, a part of `root`.
pub(crate) fn validate(root: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let Some(rules) = schema.as_object() else { return vec![format!("{at}: the schema is no object")] };
    for (key, rule) in rules {
        match key.as_str() {
            "$schema" | "title" | "description" | "$defs" => {}
            "$ref" => {
                let name = rule.as_str().and_then(|r| r.strip_prefix("#/$defs/")).unwrap_or("");
                errors.extend(validate(root, &root["$defs"][name], value, at));
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
