use super::*;
use expect_test::expect;

fn told(text: &str) -> String {
    match read(text, "table") {
        Err(e) => format!("{e}\n"),
        Ok(entries) => entries
            .iter()
            .map(|e| {
                let number = |n: Option<u64>| n.map_or("-".to_owned(), |n| n.to_string());
                let places: Vec<String> = e.places.iter().map(Place::text).collect();
                let (states, micros) = (number(e.states), number(e.micros));
                let note = e.note.as_deref().unwrap_or("-");
                format!(
                    "{} | {} | {:?} | {} | {states} | {micros} | {places:?} | {note}\n",
                    e.tool, e.program, e.claim, e.says
                )
            })
            .collect(),
    }
}

#[test]
fn tables_of_two_tools() {
    let named = "\
Test ID,SLOC,Tasks,Permission Regions States,Permission Regions Time,Permission Regions Error Note,\
PreciseRaceDetector states,PreciseRaceDetector time,PreciseRaceDetector error note,Note
A,29,3,5,0:00:00,No Race,\"11,852\",0:00:01,No Race,
B,30,11,15,0:00:00,No Race,N/A,N/A,Detected Race*,\"a remark, with a comma\"
";
    let unnamed = "program;states;time;error note;states;time;error note\nA;5;1:02;Deadlock;-;-;n/a\n";
    expect![[r#"
        Permission Regions | A | NoRace | No Race | 5 | 0 | [] | -
        PreciseRaceDetector | A | NoRace | No Race | 11852 | 1000000 | [] | -
        Permission Regions | B | NoRace | No Race | 15 | 0 | [] | a remark, with a comma
        PreciseRaceDetector | B | Violates(NoDataRace) | Detected Race* | - | - | [] | a remark, with a comma
        table | A | Violates(NoDeadlock) | Deadlock | 5 | 62000000 | [] | -
        table (2) | A | Nothing | n/a | - | - | [] | -
        table | A | Violates(Permission) | false(permission) | - | - | [] | -
    "#]]
    .assert_eq(&(told(named) + &told(unnamed) + &told("program,verdict\nA,false(permission)\n")));
}

#[test]
fn bad_tables_are_refused_with_the_position() {
    let all = [
        "",
        "a,b\n1,2\n",
        "program,states\nA,3\n",
        "program,states,verdict,states\nA,3,ok,4\n",
        "program,verdict,verdict\n",
        "program,program,verdict\n",
        "program,verdict\nA\n",
        "program,verdict\nA,ok,3\n",
        "program,verdict\n\nA,perhaps\n",
        "program,states,verdict\nA,many,ok\n",
        "program,time,verdict\nA,1:2:3:4,ok\n",
        "program,time,verdict\nA,-1,ok\n",
        "program,verdict\n,ok\n",
        "program,verdict\nA,\"ok\n",
    ];
    expect![[r#"
        line 1, column 1: the file is empty
        line 1, column 1: no column of the header is called `program`
        line 1, column 1: no column of the header has the verdicts (`error note`) of table
        line 1, column 1: no column of the header has the verdicts (`error note`) of table (2)
        line 1, column 1: there are no results in this file
        line 1, column 9: there is more than one column `program`
        line 2, column 1: fields in this line: 1; in the header: 2
        line 2, column 6: fields in this line: 3; in the header: 2
        line 3, column 3: `perhaps` is no verdict that is known
        line 2, column 3: `many` is no number of states
        line 2, column 3: `1:2:3:4` is no time
        line 2, column 3: `-1` is no time
        line 2, column 1: the program has no name
        line 2, column 3: this quote is never closed
    "#]]
    .assert_eq(&all.map(told).concat());
}

const RACY: &str = include_str!("../../../tests/results/pathfinder-race.txt");
const SAFE: &str = include_str!("../../../tests/results/pathfinder-safe.txt");

#[test]
fn reports_of_java_pathfinder() {
    expect![[r#"
        Java PathFinder | PrimitiveArrayRace | Violates(NoDataRace) | gov.nasa.jpf.listener.PreciseRaceDetector "race for array element int[][1]" | 220 | 4000000 | [] | -
        Java PathFinder | Ordered | Clean | no errors detected | 11852 | 2000000 | [] | -
        Java PathFinder | Ordered | Clean | no errors detected | 11852 | 2000000 | [] | -
        Java PathFinder | PrimitiveArrayRace | Violates(NoDataRace) | gov.nasa.jpf.listener.PreciseRaceDetector "race for array element int[][1]" | 220 | 4000000 | [] | -
    "#]].assert_eq(&(told(RACY) + &told(SAFE) + &told(&format!("{SAFE}\n{RACY}"))));
}

#[test]
fn bad_reports_of_java_pathfinder() {
    let all = [
        SAFE.replace("no errors detected", "all is well"),
        SAFE.replace("no errors detected", ""),
        SAFE.replace("new=", "old="),
        SAFE.replace("00:00:02", "soon"),
        SAFE.replace("Ordered.main() \"3\"", ""),
    ];
    expect![[r#"
        line 10, column 1: `all is well` is no result of a run
        line 5, column 1: the report on Ordered has no results
        line 14, column 21: `old=11852,visited=20333,backtracked=32185,end=5` does not tell how many states are new
        line 13, column 21: `soon` is no time
        line 10, column 1: results before the line that names the application
    "#]]
    .assert_eq(&all.map(|t| told(&t)).concat());
}

#[test]
fn our_own_documents() {
    let report = include_str!("../../../tests/results/report.json");
    let suite = include_str!("../../../tests/results/suite.json");
    expect![[r#"
        scoville 0.1.0 | PrimitiveArrayRace.java | Violates(NoDataRace) | false(no-data-race) | 37 | 1500 | ["race at lines 16, 23", "region-conflict at lines 14, 21"] | -
        scoville 0.1.0 | AsyncTest2.java | Violates(NoDataRace) | false(no-data-race) | - | 2500 | [] | -
        scoville 0.1.0 | VectorAdd.java | Clean | true | - | 2500 | [] | -
    "#]].assert_eq(&(told(report) + &told(suite)));
    let all = [
        "{",
        "{}",
        "{\"schema_version\": 7}",
        "{\"schema_version\": 1, \"replayed\": true}",
        &report.replace("\"line\": 16", "\"line\": -16"),
        &report.replace("false(no-data-race)", "perhaps"),
        &suite.replace("\"micros\"", "\"nanos\""),
    ];
    expect![[r#"
        line 1, column 1: EOF while parsing an object
        line 1, column 1: no document of scoville: it has no `schema_version`
        line 1, column 1: a document of version 7; only version 1 can be read
        line 1, column 1: a document of scoville, but not of verify, explore or suite
        line 33, column 23: invalid value: integer `-16`, expected u32
        line 1, column 1: `perhaps` is no verdict of scoville
        line 26, column 5: missing field `micros`
    "#]]
    .assert_eq(&all.map(told).concat());
}
