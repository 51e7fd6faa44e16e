//! All records as one document, and one by one as JSON Lines. The schema of both is `docs/batch.schema.json`.

use super::{Record, Summary};
use crate::json::SCHEMA_VERSION;
use crate::json::view::Tool;
use serde::Serialize;

#[derive(Serialize)]
struct Document<'a> {
    schema_version: u32,
    tool: Tool<'a>,
    summary: Summary,
    programs: &'a [Record],
}

/// The document, indented, with a line end behind it.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn render(tool_version: &str, records: &[Record]) -> Result<String, serde_json::Error> {
    let document = Document {
        schema_version: SCHEMA_VERSION,
        tool: Tool { name: "scoville", version: tool_version },
        summary: Summary::of(records),
        programs: records,
    };
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

/// One record as a line, with the line end.
///
/// # Errors
///
/// Never in practice: every part of it can be written as JSON.
pub fn line(record: &Record) -> Result<String, serde_json::Error> {
    serde_json::to_string(record).map(|text| text + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::sample;
    use crate::json::schema::validate;
    use serde_json::Value;

    fn schema() -> Value {
        serde_json::from_str(include_str!("../../../docs/batch.schema.json")).unwrap_or_default()
    }

    #[test]
    fn documents_and_lines_conform_to_the_published_schema() -> Result<(), serde_json::Error> {
        let schema = schema();
        let none: Vec<String> = Vec::new();
        for records in [sample::all(), Vec::new()] {
            let document: Value = serde_json::from_str(&render("1.2.3", &records)?)?;
            assert_eq!(validate(&schema, &schema, &document, "batch"), none);
            for record in &records {
                let value: Value = serde_json::from_str(&line(record)?)?;
                assert_eq!(validate(&schema, &schema["$defs"]["record"], &value, "line"), none);
            }
        }
        let report: Value = serde_json::from_str(include_str!("../../../docs/report.schema.json"))?;
        assert_eq!(schema["$defs"]["statistics"], report["$defs"]["statistics"]);
        Ok(())
    }

    #[test]
    fn the_schema_refuses_what_it_does_not_describe() -> Result<(), serde_json::Error> {
        let schema = schema();
        let good = render("1.2.3", &sample::all())?;
        for (from, to) in [
            ("\"result\": \"true\"", "\"result\": \"yes\""),
            ("\"kind\": \"race\"", "\"kind\": \"rice\""),
            ("\"line\": 15", "\"line\": 0"),
            ("\"unexpected\": 1", "\"unexpected\": -1"),
            ("\"cached\"", "\"cashed\""),
        ] {
            let bad = good.replace(from, to);
            let errors = validate(&schema, &schema, &serde_json::from_str(&bad)?, "batch");
            assert!(good != bad && !errors.is_empty(), "{from} -> {to} was not noticed");
        }
        Ok(())
    }
}
