//! Reading and writing.

use super::*;
use expect_test::expect;

fn point(task: &[u32], text: &str) -> Point {
    Point {
        task: TaskName(TaskPath(task.to_vec())),
        operation: "write".into(),
        detail: "Main.x".into(),
        method: "Main.main(String[])".into(),
        ordinal: 0,
        occurrence: 2,
        at: Position { file: "Main.java".into(), line: 3, column: 5 },
        text: text.into(),
    }
}

fn witness() -> Witness {
    Witness {
        format: FORMAT.into(),
        version: VERSION,
        tool: Tool { name: "scoville".into(), version: "1.2.3".into() },
        program: Program { files: vec!["Main.java".into()], main: None, args: vec!["7".into()], hash: hash(["x"]) },
        property: Property::NoDataRace,
        finding: Found {
            violation: Violation::Race(point(&[], "x = 1"), point(&[1, 0], "x = 2")),
            message: "data race on x".into(),
            places: Vec::new(),
        },
        tasks: Vec::new(),
        events: vec![
            Event::Input { point: point(&[], "input 7"), value: InputValue::Int(7).into() },
            Event::Input { point: point(&[], "input NaN"), value: InputValue::Float(f64::NAN.to_bits()).into() },
            Event::End { task: TaskName(TaskPath(vec![1])) },
        ],
    }
}

#[test]
fn what_is_written_is_read() {
    let text = render(&witness()).unwrap_or_default();
    assert_eq!(parse(&text), Ok(witness()), "{text}");
    assert!(text.contains("\"task\": \"main.2.1\""), "{text}");
}

#[test]
fn other_texts_are_refused_with_their_position() {
    let text = render(&witness()).unwrap_or_default();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        parse(&text.replacen(from, to, 1)).err().map_or("accepted".to_owned(), |e| e.to_string())
    };
    let all = [
        parse("{").err().map(|e| e.to_string()).unwrap_or_default(),
        parse("{}").err().map(|e| e.to_string()).unwrap_or_default(),
        refused("\"version\": 2,", "\"version\": 3,"),
        refused("\"version\": 2,", ""),
        refused("\"occurrence\": 2", "\"occurrence\": -2"),
        refused("main.2.1", "main.0"),
        refused("main.2.1", "other"),
        refused("main.2.1", "main.+2"),
        refused("\"tasks\": []", "\"tasks\": [], \"extra\": 1"),
        refused("\"no-data-race\"", "\"no-deadlock\""),
        refused("\"race\"", "\"rice\""),
    ];
    expect![[r#"
        line 1, column 1: EOF while parsing an object
        this is no witness: its member `format` is not "scoville-witness"
        this is a witness of version 3; only versions up to 2 can be read
        the witness does not tell its version
        line 28, column 26: invalid value: integer `-2`, expected u32
        line 37, column 26: `main.0` names no task: `main` and `main.2.1` would
        line 37, column 25: `other` names no task: `main` and `main.2.1` would
        line 37, column 27: `main.+2` names no task: `main` and `main.2.1` would
        line 55, column 22: unknown field `extra`, expected one of `format`, `version`, `tool`, `program`, `property`, `finding`, `tasks`, `events`
        a finding of kind race does not violate no-deadlock
        line 21, column 12: unknown variant `rice`, expected one of `race`, `region-conflict`, `never-released`, `bad-release`, `bad-range`, `write-under-read`, `deadlock`, `livelock`, `exception`, `assertion`
    "#]]
    .assert_eq(&(all.join("\n") + "\n"));
}

#[test]
fn inputs_survive() {
    for value in
        [InputValue::Int(i64::MIN), InputValue::Float((-0.0f64).to_bits()), InputValue::Float(1e300f64.to_bits())]
    {
        assert_eq!(InputValue::try_from(&Value::from(value)), Ok(value));
    }
    assert!(InputValue::try_from(&Value::Double("much".into())).is_err());
}

#[test]
fn the_hash_knows_where_a_file_ends() {
    assert_eq!(hash([]), "fnv1a128:6c62272e07bb014262b821756295c58d");
    assert_ne!(hash(["ab", "c"]), hash(["a", "bc"]));
    assert_ne!(hash(["a"]), hash(["b"]));
}
