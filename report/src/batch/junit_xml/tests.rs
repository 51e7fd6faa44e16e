use super::*;
use crate::batch::sample;
use expect_test::expect;
use roxmltree::{Document, Error};

/// All that is wrong with a document according to the schema that Jenkins uses.
fn errors(text: &str) -> Result<Vec<String>, Error> {
    let schema = Document::parse(include_str!("../../../schemas/junit-10.xsd"))?;
    let document = Document::parse(text)?;
    Ok(super::xsd::validate(schema.root_element(), document.root_element()))
}

#[test]
fn a_case_for_each_program() {
    expect![[r#"
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="scoville" tests="8" failures="3" errors="3" time="0.035">
          <testsuite name="scoville" tests="8" failures="3" errors="3" time="0.035" skipped="0">
            <testcase name="Safe.java" classname="scoville" time="0.004"/>
            <testcase name="Race.java" classname="scoville" time="0.004">
              <failure type="false(no-data-race)" message="Count.java:15: race: data race on c[0] between (1) a write by main and (2) a read by main.1">Count.java:15: race: data race on c[0] between (1) a write by main and (2) a read by main.1
        0: Count.java:9: main: spawns main.1
        1: Count.java:13: main: spawns main.2
        2: Count.java:10: main.1: next: reads c[0] (0)
        3: Count.java:15: main: next: c[0] = 1</failure>
            </testcase>
            <testcase name="Dead,&quot;lock&quot;.java" classname="scoville" time="0.004">
              <failure type="false(no-deadlock)" message="Count.java:8: deadlock: 3 tasks wait for ever">Count.java:8: deadlock: 3 tasks wait for ever
        0: Count.java:9: main: spawns main.1
        1: Count.java:13: main: spawns main.2
        2: Count.java:10: main.1: next: reads c[0] (0)
        3: Count.java:15: main: next: c[0] = 1</failure>
            </testcase>
            <testcase name="a folder/Announced ä.java" classname="a folder" time="0.004"/>
            <testcase name="Unexpected.java" classname="scoville" time="0.004">
              <failure type="true" message="expected false(assertion), got true">expected false(assertion), got true</failure>
            </testcase>
            <testcase name="Open.java" classname="scoville" time="0.004">
              <error type="unknown(too large)" message="unknown(too large): a\u{1b}[31m\nb">unknown(too large): a\u{1b}[31m\nb</error>
            </testcase>
            <testcase name="Wrong.java" classname="scoville" time="0.004">
              <error type="error" message="Count.java:3: error[syntax]: expected `;` &amp; not &lt;&quot;a&quot;&gt;">Count.java:3: error[syntax]: expected `;` &amp; not &lt;&quot;a&quot;&gt;</error>
            </testcase>
            <testcase name="Crash.java" classname="scoville" time="0.004">
              <error type="error" message="error: the engine ended ]]&gt; without an answer">error: the engine ended ]]&gt; without an answer</error>
            </testcase>
          </testsuite>
        </testsuites>
    "#]].assert_eq(&render(&sample::all()));
}

#[test]
fn documents_conform_to_the_common_schema() -> Result<(), Error> {
    for records in [sample::all(), Vec::new()] {
        assert_eq!(errors(&render(&records))?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
fn the_common_schema_refuses_what_it_does_not_know() -> Result<(), Error> {
    let good = render(&sample::all());
    for (from, to) in [
        (" tests=\"8\"", ""),
        ("<testsuites ", "<testsuites skipped=\"0\" "),
        ("time=\"0.004\"", "colour=\"red\""),
        ("time=\"0.035\"", "time=\"0.0351\""),
        ("      <failure", "words <failure"),
        ("<failure type", "<failure kind"),
        ("  </testsuite>", "<testsuites/></testsuite>"),
    ] {
        let bad = good.replace(from, to);
        assert!(good != bad && !errors(&bad)?.is_empty(), "{from} -> {to} was not noticed");
    }
    Ok(())
}
