use super::*;
use crate::json::schema::validate;
use expect_test::expect;

fn report() -> Report {
    let engine = |program: &str, verify: &str, explore: &str, agreement, remark: Option<&str>| EngineRow {
        program: program.into(),
        verify: verify.into(),
        verify_micros: 12_345,
        explore: explore.into(),
        explore_micros: 2_000_000,
        states: Some(17),
        agreement,
        remark: remark.map(str::to_owned),
        artefacts: if agreement == Agreement::Disagree { vec!["out/A.verify.json".into()] } else { vec![] },
    };
    let claim = |program: &str, fit, ours: Option<&str>| ClaimRow {
        file: "table.csv".into(),
        tool: "regions".into(),
        program: program.into(),
        says: "Detected Race*".into(),
        states: Some(1_013_102),
        micros: Some(353_000_000),
        ours: ours.map(str::to_owned),
        our_states: Some(17),
        fit,
        reason: "we prove 3 obligations (3 ordered)".into(),
        note: Some("the remark\nof the file".into()),
        artefacts: vec![],
    };
    Report {
        engines: vec![
            engine(
                "A.java",
                "false(no-data-race)",
                "true",
                Agreement::Disagree,
                Some("verify says false, explore says true"),
            ),
            engine("B.java", "true", "true", Agreement::Same, None),
            engine("C.java", "true", "unknown(timeout)", Agreement::Undecided, Some("only one engine decided")),
            engine("D.java", "error", "error", Agreement::Rejected, Some("D.java:1:1: expected a class")),
            engine("E.java", "false(no-data-race)", "false(no-data-race)", Agreement::Elsewhere, Some("other lines")),
        ],
        claims: vec![
            claim("A", Fit::Open, None),
            claim("B", Fit::Differs, Some("true")),
            claim("E", Fit::Same, Some("false(no-data-race)")),
            claim("F", Fit::Missing, None),
        ],
        artefacts: Some("out".into()),
    }
}

#[test]
fn tables_with_what_differs_below() {
    expect![[r#"
        program  verify                  time  explore                 time  states  agree
        -------------------------------------------------------------------------------------------
        A.java   false(no-data-race)  0.012 s  true                 2.000 s      17  NO
        B.java   true                 0.012 s  true                 2.000 s      17  yes
        C.java   true                 0.012 s  unknown(timeout)     2.000 s      17  undecided
        D.java   error                0.012 s  error                2.000 s      17  rejected
        E.java   false(no-data-race)  0.012 s  false(no-data-race)  2.000 s      17  yes, elsewhere

        A.java: verify says false, explore says true
          witness: out/A.verify.json

        C.java: only one engine decided

        D.java: D.java:1:1: expected a class

        E.java: other lines

        program  tool     says             states     time  ours                 our states  fits
        -----------------------------------------------------------------------------------------
        A        regions  Detected Race*  1013102  353.0 s  -                            17  open
        B        regions  Detected Race*  1013102  353.0 s  true                         17  NO
        E        regions  Detected Race*  1013102  353.0 s  false(no-data-race)          17  yes
        F        regions  Detected Race*  1013102  353.0 s  -                            17  -

        B: regions says `Detected Race*`, we say true
          we prove 3 obligations (3 ordered)
          note: the remark\nof the file

        witnesses are in out

        5 programs, 2 agree, 1 disagree, 1 undecided, 1 rejected; 4 results of others, 1 fit, 1 differ, 1 open, 1 without a program here
    "#]].assert_eq(&text(&report(), Style::Plain));
}

#[test]
fn documents_conform_to_the_published_schema() {
    let schema = serde_json::from_str(include_str!("../../../docs/cross-check.schema.json")).unwrap_or_default();
    let check = |document: &str| {
        let value = serde_json::from_str(document).unwrap_or_default();
        validate(&schema, &schema, &value, "cross-check")
    };
    let good = json("1.2.3", &report()).unwrap_or_default();
    assert_eq!(check(&good), Vec::<String>::new(), "{good}");
    for (from, to) in
        [("\"differs\"", "\"differ\""), ("\"explore\":", "\"xplore\":"), ("\"states\": 17", "\"states\": -1")]
    {
        let bad = good.replace(from, to);
        assert!(good != bad && !check(&bad).is_empty(), "{from} -> {to} was not noticed");
    }
}
