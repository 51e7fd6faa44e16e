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
    expect![[r#""#]].assert_eq(&(told(named) + &told(unnamed) + &told("program,verdict\nA,false(permission)\n")));
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
    expect![[r#""#]].assert_eq(&all.map(told).concat());
}

const RACY: &str = include_str!("../../../tests/results/pathfinder-race.txt");
const SAFE: &str = include_str!("../../../tests/results/pathfinder-safe.txt");

#[test]
fn reports_of_java_pathfinder() {
    expect![[r#""#]].assert_eq(&(told(RACY) + &told(SAFE) + &told(&format!("{SAFE}\n{RACY}"))));
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
    expect![[r#""#]].assert_eq(&all.map(|t| told(&t)).concat());
}

#[test]
fn our_own_documents() {
    let report = include_str!("../../../tests/results/report.json");
    let suite = include_str!("../../../tests/results/suite.json");
    expect![[r#""#]].assert_eq(&(told(report) + &told(suite)));
    let all = [
        "{",
        "{}",
        "{\"schema_version\": 7}",
        "{\"schema_version\": 1, \"replayed\": true}",
        &report.replace("\"line\": 16", "\"line\": -16"),
        &report.replace("false(no-data-race)", "perhaps"),
        &suite.replace("\"micros\"", "\"nanos\""),
    ];
    expect![[r#""#]].assert_eq(&all.map(told).concat());
}
