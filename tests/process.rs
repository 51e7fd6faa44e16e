//! What the parent does when the engine's process misbehaves, when time or memory runs out, and on signals.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use rustix::process::{Pid, Signal, kill_process};
use std::io::Read;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use support::{describe, folder, run, scoville, told};

const PROGRAM: &[(&str, &[u8])] = &[("A.java", b"public class A { public static void main(String[] args) { } }\n")];

#[test]
fn crashes_are_internal_errors() {
    let dir = folder(PROGRAM);
    let mut out = String::new();
    for fault in ["panic", "abort", "overflow", "silent"] {
        let text = told(dir.path(), &["verify", "A.java", "--test-fault", fault]);
        // The line of the panic and the name of the main thread are no promise.
        let text = text.split(" at cli/src").next().unwrap().to_owned() + text.split_once(".rs:").map_or("", |_| "\n");
        out.push_str(&format!("{fault}: {text}\n"));
    }
    expect![[r#"
        panic: exit code 4
        --- stdout
        VERDICT error
        --- stderr
        internal error: as asked

        abort: exit code 4
        --- stdout
        VERDICT error
        --- stderr
        internal error: the engine ended without an answer (signal 6)
        This is a bug in scoville 0.1.0, not in your program. Please report it with the program and the command line.

        overflow: exit code 4
        --- stdout
        VERDICT error
        --- stderr
        internal error: the engine ended without an answer (stack overflow): fatal runtime error: stack overflow, aborting
        This is a bug in scoville 0.1.0, not in your program. Please report it with the program and the command line.

        silent: exit code 4
        --- stdout
        VERDICT error
        --- stderr
        internal error: the engine ended without an answer (exit code 0)
        This is a bug in scoville 0.1.0, not in your program. Please report it with the program and the command line.

    "#]].assert_eq(&out);
}

#[test]
fn a_crash_in_json() {
    let dir = folder(PROGRAM);
    let output = run(dir.path(), &["verify", "A.java", "--test-fault", "abort", "--format", "json"]);
    assert_eq!(output.status.code(), Some(4));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["verdict"]["text"], "error");
    assert_eq!(report["verdict"]["reason"], "internal");
    assert_eq!(report["verdict"]["detail"], "the engine ended without an answer (signal 6)");
    assert!(output.stderr.is_empty());
}

#[test]
fn too_much_memory_is_inconclusive() {
    let dir = folder(PROGRAM);
    expect![[r#"
        exit code 2
        --- stdout
        A.java: not decided: the memory ran out, or something grows too large: more than 200 MB are needed; --memory gives more

        VERDICT unknown(memory)
    "#]]
    .assert_eq(&told(dir.path(), &["verify", "A.java", "--test-fault", "memory", "--memory", "200"]));
}

#[test]
fn the_deadline_is_kept() {
    let dir = folder(PROGRAM);
    let start = Instant::now();
    let output = run(dir.path(), &["verify", "A.java", "--test-fault", "hang", "--timeout", "0.5"]);
    let elapsed = start.elapsed();
    assert!(elapsed >= Duration::from_millis(500) && elapsed < Duration::from_millis(1500), "{elapsed:?}");
    expect![[r#"
        exit code 2
        --- stdout
        A.java: not decided: the time ran out; --timeout gives more

        VERDICT unknown(timeout)
    "#]]
    .assert_eq(&describe(&output));
}

#[test]
fn the_times_of_a_stopped_run_tell_what_it_was_doing() {
    let program = "import static edu.rice.hj.Module2.*;
public class A {
  static int x;
  public static void main(String[] a) {
    launchHabaneroApp(() -> {
      finish(() -> {
        for (int i = 0; i < 90; i++) { final int k = i; async(() -> isolated(() -> { x = x * 3 + k; })); }
      });
      assert x != 7;
    });
  }
}";
    let dir = folder(&[("A.java", program.as_bytes())]);
    for options in [&["--profile"][..], &[]] {
        let mut args = vec!["verify", "A.java", "--no-enumerate", "--timeout", "2", "--format", "json"];
        args.extend(options);
        let output = run(dir.path(), &args);
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["verdict"]["text"], "unknown(timeout)");
        let times = report["times"].as_object().unwrap();
        let sum: u64 = times.values().map(|t| t.as_u64().unwrap()).sum();
        assert!(sum >= 1_900_000 && times["deciding"].as_u64().unwrap() > 500_000, "{times:?}");
    }
}

#[test]
fn a_suite_goes_on_after_a_program_that_hangs() {
    let dir = folder(&[("A.java", b"// expect: unknown(timeout)\n"), ("B.java", b"// expect: true\n")]);
    let output = run(dir.path(), &["suite", ".", "--test-fault", "hang", "--timeout", "0.3"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("expected true, got unknown(timeout)"), "{text}");
    assert!(text.ends_with("\n2 programs, 1 as expected, 1 not\n"), "{text}");
    let output = run(dir.path(), &["suite", ".", "--test-fault", "hang", "--timeout", "0.3", "--allow-timeout"]);
    assert_eq!(output.status.code(), Some(0));
}

/// Starts a run that hangs, and waits until its engine is there.
#[expect(clippy::zombie_processes, reason = "the callers wait; a failed assertion ends the test anyway")]
fn hanging(args: &[&str]) -> (tempfile::TempDir, Child, i32) {
    let dir = folder(PROGRAM);
    let child = scoville(dir.path())
        .args(args)
        .args(["--test-fault", "hang", "--timeout", "60"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let start = Instant::now();
    loop {
        assert!(start.elapsed() < Duration::from_secs(20), "the engine does not start");
        std::thread::sleep(Duration::from_millis(20));
        if let Some(engine) = engine_of(child.id()) {
            // Some time for the engine to read its request.
            std::thread::sleep(Duration::from_millis(100));
            return (dir, child, engine);
        }
    }
}

/// The process whose parent is `pid`.
fn engine_of(pid: u32) -> Option<i32> {
    let processes = std::fs::read_dir("/proc").unwrap();
    processes.filter_map(|p| p.ok()?.file_name().to_str()?.parse::<i32>().ok()).find(|p| {
        let stat = std::fs::read_to_string(format!("/proc/{p}/stat")).unwrap_or_default();
        let fields = stat.rsplit(')').next().unwrap_or("");
        fields.split_whitespace().nth(1) == Some(pid.to_string().as_str())
    })
}

/// Whether a process runs; one that only waits to be reaped does not.
fn runs(pid: i32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let state = stat.rsplit(')').next().unwrap_or("").split_whitespace().next().map(str::to_owned);
    state.is_some_and(|s| s != "Z" && s != "X")
}

fn gone_soon(pid: i32) -> bool {
    let start = Instant::now();
    while runs(pid) {
        if start.elapsed() > Duration::from_secs(5) {
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    true
}

fn signal(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).unwrap();
}

#[test]
fn ctrl_c_gives_a_partial_report() {
    let (_dir, child, engine) = hanging(&["verify", "A.java"]);
    let start = Instant::now();
    signal(&child, Signal::INT);
    // `timeout` of the shell tells the process, and then its group.
    std::thread::sleep(Duration::from_millis(2));
    signal(&child, Signal::TERM);
    let output = child.wait_with_output().unwrap();
    assert!(start.elapsed() < Duration::from_secs(1));
    expect![[r#"
        exit code 2
        --- stdout
        A.java: not decided: interrupted

        VERDICT unknown(interrupted)
    "#]]
    .assert_eq(&describe(&output));
    assert!(gone_soon(engine));
}

#[test]
fn ctrl_c_ends_a_suite_with_what_is_done() {
    let (_dir, child, engine) = hanging(&["suite", "."]);
    signal(&child, Signal::TERM);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().ends_with("interrupted: 0 of 1 programs done\n"));
    assert!(gone_soon(engine));
}

#[test]
fn the_engine_ends_with_its_parent() {
    let (_dir, mut child, engine) = hanging(&["verify", "A.java"]);
    assert!(runs(engine));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(gone_soon(engine));
}

#[test]
fn an_engine_that_is_killed_is_out_of_memory() {
    let (_dir, child, engine) = hanging(&["verify", "A.java"]);
    kill_process(Pid::from_raw(engine).unwrap(), Signal::KILL).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = describe(&output);
    assert!(text.contains("the system ended the engine") && text.contains("VERDICT unknown(memory)"), "{text}");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let dir = folder(PROGRAM);
    for args in [&["--help"][..], &["verify", "Missing.java"], &["verify", "Missing.java", "--format", "json"]] {
        let mut child = scoville(dir.path()).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        let status = child.wait().unwrap();
        assert!(!stderr.contains("panic"), "{stderr}");
        assert_eq!(status.code(), Some(if args[0] == "--help" { 0 } else { 3 }));
    }
}

#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    let dir = folder(PROGRAM);
    for args in [&["--help"][..], &["--version"], &["verify", "A.java"], &["suite", "."], &["completions", "bash"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = scoville(dir.path()).args(args).stdout(full).output().unwrap();
        let text = describe(&output);
        assert_eq!(output.status.code(), Some(3), "{text}");
        assert!(text.contains("error[output]: cannot write to standard output: No space left"), "{text}");
    }
}

#[test]
fn what_is_to_be_written_is_looked_at_before_the_program() {
    let dir = folder(PROGRAM);
    for option in ["--report", "--witness", "--sarif", "--junit-xml", "--certificate"] {
        for (file, why) in [("/proc/x", "No such file"), ("no/x", "there is no such folder")] {
            // The engine, were it started, would fail.
            let text = told(dir.path(), &["verify", "A.java", "--test-fault", "abort", option, file]);
            assert!(text.starts_with("exit code 3\n--- stdout\nVERDICT error\n"), "{option} {file}: {text}");
            assert_eq!(text.matches(&format!("cannot write `{file}`: {why}")).count(), 1, "{option} {file}: {text}");
        }
    }
    for (args, why) in [
        (["--report", "A.java", "--color", "never"], "cannot write `A.java`: it is a file of the program"),
        (["--sarif", "x", "--junit-xml", "./x"], "cannot write `./x`: something else is to be written there"),
    ] {
        let text = told(dir.path(), &[&["verify", "A.java"], &args[..]].concat());
        assert!(text.starts_with("exit code 3\n") && text.contains(why), "{text}");
    }
    assert!(std::fs::read(dir.path().join("A.java")).unwrap() == PROGRAM[0].1, "the program was written over");
    let text = told(dir.path(), &["verify", "A.java", "--report", "/dev/null", "--witness", "/dev/null"]);
    assert!(text.starts_with("exit code 0\n"), "{text}");
}

/// A certificate names its files; a name that is no text cannot be told.
#[test]
fn names_in_certificates_are_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    let dir = tempfile::tempdir().unwrap();
    let name = std::ffi::OsStr::from_bytes(b"A\xff.java");
    std::fs::write(dir.path().join(name), PROGRAM[0].1).unwrap();
    let output = scoville(dir.path()).arg("verify").arg(name).args(["--certificate", "c"]).output().unwrap();
    let text = describe(&output);
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("cannot write `c`: the name of the file `A\u{fffd}.java` is not UTF-8"), "{text}");
    assert!(!dir.path().join("c").exists());
}

#[test]
fn pipes_are_no_sources_and_the_wait_for_one_can_be_ended() {
    let dir = folder(PROGRAM);
    for fifo in ["Pipe.java", "data"] {
        let made = std::process::Command::new("mkfifo").arg(dir.path().join(fifo)).status().unwrap();
        assert!(made.success());
    }
    let text = told(dir.path(), &["verify", "Pipe.java"]);
    assert!(text.starts_with("exit code 3\n") && text.contains("`Pipe.java`: it is not a regular file"), "{text}");
    let text = told(dir.path(), &["batch", ".", "--no-cache"]);
    assert!(text.starts_with("exit code 3\n") && text.contains("it is not a regular file"), "{text}");
    let mut child = scoville(dir.path()).args(["verify", "A.java", "--stdin", "@data"]).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(300));
    assert!(child.try_wait().unwrap().is_none());
    signal(&child, Signal::TERM);
    let pid = i32::try_from(child.id()).unwrap();
    let ended = gone_soon(pid);
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(ended);
}

#[test]
fn a_bad_request_to_the_engine_is_an_internal_error() {
    let dir = folder(&[]);
    let output = scoville(dir.path()).arg("engine").stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(4));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("{\"Failed\":\"bad request"));
}

#[test]
fn of_several_mains_a_suite_takes_the_one_with_the_name_of_the_file() {
    let main = "public static void main(String[] args)";
    let text = format!("// expect: true\nclass A {{ {main} {{ }} }}\nclass B {{ {main} {{ throw null; }} }}\n");
    let dir = folder(&[("A.java", text.as_bytes())]);
    assert_eq!(run(dir.path(), &["suite", "."]).status.code(), Some(0), "{}", told(dir.path(), &["suite", "."]));
}
