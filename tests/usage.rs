//! What the command line says about wrong arguments and unreadable files, with exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use support::{folder, run, told};

#[test]
fn help_names_the_subcommands_and_exit_codes() {
    let dir = folder(&[]);
    expect![[r#"
        exit code 0
        --- stdout
        Verifies task-parallel programs: data races, permissions, deadlocks, exceptions, assertions

        Usage: scoville [COMMAND]

        Commands:
          verify       Verify one program
          suite        Verify all programs of folders and compare with what they expect
          batch        Verify many programs, with results for scripts, build servers and other machines
          merge        Join the results of several parts of a batch
          explore      Verify one program by enumerating its schedules
          cross-check  Compare both engines on programs, and with the results of other tools
          check        Check a certificate without the engine that wrote it
          replay       Replay a witness on its program
          ir           Print a program's intermediate representation
          completions  Print completions for a shell
          man          Print the manual page of the command, or of a subcommand
          help         Print this message or the help of the given subcommand(s)

        Options:
          -V, --version  Print the versions of scoville and of Z3
          -h, --help     Print help

        Exit codes: 0 safe, 1 violation, 2 inconclusive, 3 input error, 4 internal error.
        The last line of a text report is VERDICT true, false(PROPERTY), unknown(REASON) or error.
    "#]]
    .assert_eq(&told(dir.path(), &["--help"]));
    for command in
        ["verify", "suite", "batch", "merge", "explore", "cross-check", "check", "replay", "ir", "completions", "man"]
    {
        let output = run(dir.path(), &[command, "--help"]);
        assert_eq!(output.status.code(), Some(0));
    }
    expect![[r#"
        exit code 0
        --- stdout
        Verify one program

        Usage: scoville verify [OPTIONS] <FILE>... [-- <ARGS>...]

        Arguments:
          <FILE>...  Source files of one program, and folders of them
          [ARGS]...  Arguments of the program

        Options:
              --main <CLASS>               The class whose main method is run, if several have one; with `#method`, one of its tests
              --models <DIR>               Models of library classes: Java files, or folders of them; may be repeated
              --replace-model <CLASS>      Of a class that scoville has a model of, take the one in --models; may be repeated
              --stdin <TEXT|@FILE>         What the program finds on its standard input; with `@`, the contents of a file
              --file <NAME=PATH>           What the program finds in the file that it opens by this name; may be repeated
              --junit                      Verify each JUnit test as a program of its own; with --main only those of a class, or one
              --jobs <N>                   Tests verified at the same time [default: number of processors]
              --format <FORMAT>            How to write the report [default: text] [possible values: text, json]
              --color <WHEN>               When to use colours [default: auto] [possible values: auto, always, never]
              --profile                    Show where the time went
              --property <P>               Decide only this property; may be repeated [default: all] [possible values: no-data-race, permission, no-deadlock, exception, assertion]
              --granularity <GRANULARITY>  Decide conflicts of permission regions too, or of accesses only [default: regions] [possible values: regions, accesses]
              --all-races                  Show all races; verify decides the other properties beyond them
              --timeout <S>                Stop after this many seconds of wall time; 0 for no limit [default: 300]
              --memory <MB>                Stop when the engine uses more memory than this, in MB; 0 for no limit [default: 4096]
              --report <FILE>              Write a report for a browser to this file, too: what was proved and how, the tasks, schedules to step through
              --sarif <FILE>               Write the result as SARIF 2.1.0 to this file, too
              --junit-xml <FILE>           Write the result as JUnit XML to this file, too
              --witness <FILE>             Write the witness of the violation to this file; those of more violations to FILE with 2, 3, ... before its suffix
              --certificate <DIR>          Write a certificate into this new folder: what lets `scoville check` confirm the answer
              --pure-smt                   No reductions and no structural discharge: the solver decides everything
              --no-commute                 Look at every order of interfering sections: nothing is proved of them beforehand (as with --no-counters, too)
              --no-counters                Do not know of counters that the values drawn from them are different
              --no-structure               Let the solver decide also what order, exclusion and the canonical run decide
              --no-enumerate               Leave nothing to the explicit engine, which otherwise decides what depends on few schedules or is beyond the solver
              --encoding <ENCODING>        How the order of atomic sections is encoded [default: auto] [possible values: auto, slots, read-from]
              --unroll <K>                 Bound on loops whose condition depends on the schedule or the input
              --max-tasks <N>              Stop at a program that creates more tasks than this [default: 1200000]
              --dump-smt <DIR>             Write every solver query into this folder as SMT-LIB
          -h, --help                       Print help (see more with '--help')
    "#]].assert_eq(&told(dir.path(), &["verify", "-h"]));
}

#[test]
fn usage_errors_are_input_errors() {
    let dir = folder(&[("A.java", b"")]);
    let mut out = String::new();
    for args in [
        &[][..],
        &["verfy"],
        &["verify"],
        &["verify", "A.java", "--tiemout", "3"],
        &["verify", "A.java", "--timeout", "soon"],
        &["verify", "A.java", "--timeout", "-1"],
        &["verify", "A.java", "--timeout", "nan"],
        &["verify", "A.java", "--memory", "1G"],
        &["verify", "A.java", "--unroll", "0"],
        &["verify", "A.java", "--property", "races"],
        &["verify", "A.java", "--granularity", "bytes"],
        &["verify", "A.java", "--encoding", "bdd"],
        &["verify", "A.java", "--format", "xml"],
        &["suite"],
        &["suite", ".", "--jobs", "0"],
        &["suite", ".", "--engine", "smt"],
        &["explore", "A.java", "--pure-smt"],
        &["replay"],
        &["replay", "A.java", "w.json", "--main", "A"],
        &["cross-check"],
        &["cross-check", ".", "--against"],
        &["ir"],
    ] {
        let output = run(dir.path(), args);
        assert_eq!(output.status.code(), Some(3), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        let message = text.split("\n\nUsage").next().unwrap().split("\n\nFor more").next().unwrap();
        let message = if args.is_empty() { message.lines().next().unwrap() } else { message };
        out.push_str(&format!("$ scoville {}\n{}\n\n", args.join(" "), message.trim_end()));
    }
    expect![[r#"
        $ scoville 
        Verifies task-parallel programs: data races, permissions, deadlocks, exceptions, assertions

        $ scoville verfy
        error: unrecognized subcommand 'verfy'

          tip: a similar subcommand exists: 'verify'

        $ scoville verify
        error: the following required arguments were not provided:
          <FILE>...

        $ scoville verify A.java --tiemout 3
        error: unexpected argument '--tiemout' found

          tip: a similar argument exists: '--timeout'
          tip: to pass '--tiemout' as a value, use '-- --tiemout'

        $ scoville verify A.java --timeout soon
        error: invalid value 'soon' for '--timeout <S>': expected a number of seconds

        $ scoville verify A.java --timeout -1
        error: invalid value '-1' for '--timeout <S>': expected a number of seconds between 0.001 and 100000000, or 0 for no limit

        $ scoville verify A.java --timeout nan
        error: invalid value 'nan' for '--timeout <S>': expected a number of seconds between 0.001 and 100000000, or 0 for no limit

        $ scoville verify A.java --memory 1G
        error: invalid value '1G' for '--memory <MB>': invalid digit found in string

        $ scoville verify A.java --unroll 0
        error: invalid value '0' for '--unroll <K>': 0 is not in 1..=1000000

        $ scoville verify A.java --property races
        error: invalid value 'races' for '--property <P>'
          [possible values: no-data-race, permission, no-deadlock, exception, assertion]

        $ scoville verify A.java --granularity bytes
        error: invalid value 'bytes' for '--granularity <GRANULARITY>'
          [possible values: regions, accesses]

        $ scoville verify A.java --encoding bdd
        error: invalid value 'bdd' for '--encoding <ENCODING>'
          [possible values: auto, slots, read-from]

        $ scoville verify A.java --format xml
        error: invalid value 'xml' for '--format <FORMAT>'
          [possible values: text, json]

        $ scoville suite
        error: the following required arguments were not provided:
          <PATH>...

        $ scoville suite . --jobs 0
        error: invalid value '0' for '--jobs <N>': 0 is not in 1..=1024

        $ scoville suite . --engine smt
        error: invalid value 'smt' for '--engine <ENGINE>'
          [possible values: symbolic, explicit]

        $ scoville explore A.java --pure-smt
        error: unexpected argument '--pure-smt' found

          tip: to pass '--pure-smt' as a value, use '-- --pure-smt'

        $ scoville replay
        error: the following required arguments were not provided:
          <FILE>...

        $ scoville replay A.java w.json --main A
        error: unexpected argument '--main' found

          tip: to pass '--main' as a value, use '-- --main'

        $ scoville cross-check
        error: the following required arguments were not provided:
          <PATH>...

        $ scoville cross-check . --against
        error: a value is required for '--against <RESULTS>' but none was supplied

        $ scoville ir
        error: the following required arguments were not provided:
          <FILE>...

    "#]].assert_eq(&out);
}

#[test]
fn unreadable_files_are_input_errors() {
    let dir = folder(&[
        ("Latin.java", b"// caf\xe9\nclass Latin { }\n"),
        ("Cut.java", b"class Cut { String s = \"\xc3"),
        ("Binary.java", b"\xca\xfe\xba\xbe\x00\x00\x00\x34"),
        ("folder/A.java", b""),
    ]);
    let mut out = String::new();
    for command in ["verify", "explore", "ir"] {
        assert_eq!(run(dir.path(), &[command, "Missing.java"]).status.code(), Some(3));
    }
    for files in [
        &["Missing.java"][..],
        &["folder"],
        &["Latin.java"],
        &["Cut.java"],
        &["Binary.java"],
        &["Missing.java", "Latin.java", "folder", "./Gone.java"],
        &["folder/A.java", "folder/A.java"],
    ] {
        let args: Vec<&str> = ["verify"].iter().chain(files).copied().collect();
        out.push_str(&format!("$ scoville {}\n{}\n", args.join(" "), told(dir.path(), &args)));
    }
    expect![[r#"
        $ scoville verify Missing.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `Missing.java`: there is no such file

        1 error

        $ scoville verify folder
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        folder/A.java:1:1: error[empty-file]: the file is empty: expected a type declaration
          |
        1 |
          | ^

        1 error

        $ scoville verify Latin.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Latin.java:1:7: error[encoding]: the file is not UTF-8
          |
        1 | // caf�
          |       ^ no UTF-8 from here on (byte 0xe9)
          |
          = note: convert it, for example with `iconv -f latin1 -t utf-8`

        1 error

        $ scoville verify Cut.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Cut.java:1:25: error[encoding]: the file is not UTF-8
          |
        1 | class Cut { String s = "�
          |                         ^ no UTF-8 from here on (byte 0xc3)
          |
          = note: convert it, for example with `iconv -f latin1 -t utf-8`

        1 error

        $ scoville verify Binary.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Binary.java:1:1: error[encoding]: the file is not UTF-8
          |
        1 | ����␀␀␀4
          | ^ no UTF-8 from here on (byte 0xca)
          |
          = note: convert it, for example with `iconv -f latin1 -t utf-8`

        1 error

        $ scoville verify Missing.java Latin.java folder ./Gone.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `Missing.java`: there is no such file

        Latin.java:1:7: error[encoding]: the file is not UTF-8
          |
        1 | // caf�
          |       ^ no UTF-8 from here on (byte 0xe9)
          |
          = note: convert it, for example with `iconv -f latin1 -t utf-8`

        error[input]: cannot read `./Gone.java`: there is no such file

        3 errors: 2 x input, 1 x encoding

        $ scoville verify folder/A.java folder/A.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: `folder/A.java` is given twice

        1 error

    "#]]
    .assert_eq(&out);
}

#[test]
fn an_input_error_in_json() {
    let dir = folder(&[]);
    expect![[r#"
        exit code 3
        --- stdout
        {
          "schema_version": 1,
          "tool": {
            "name": "scoville",
            "version": "0.1.0"
          },
          "program": "Missing.java",
          "properties": [
            "assertion"
          ],
          "verdict": {
            "text": "error",
            "result": "error",
            "property": null,
            "reason": "input",
            "detail": null
          },
          "exit_code": 3,
          "findings": [],
          "possible_after_first": 0,
          "statistics": null,
          "notes": [],
          "unreached": [],
          "commutations": [],
          "diagnostics": [
            {
              "code": "input",
              "severity": "error",
              "message": "cannot read `Missing.java`: there is no such file",
              "labels": [],
              "notes": []
            }
          ],
          "times": {},
          "profile": null
        }
    "#]]
    .assert_eq(&told(dir.path(), &["verify", "Missing.java", "--format", "json", "--property", "assertion"]));
}

#[test]
fn suites_without_programs_are_input_errors() {
    let dir = folder(&[("notes/readme.md", b"")]);
    let mut out = String::new();
    for args in [&["suite", "nowhere"][..], &["suite", "notes"], &["suite", "notes", "nowhere", "--filter", "x"]] {
        out.push_str(&format!("$ scoville {}\n{}\n", args.join(" "), told(dir.path(), args)));
    }
    expect![[r#"
        $ scoville suite nowhere
        exit code 3
        --- stderr
        error[input]: cannot read `nowhere`: there is no such file or folder

        1 error

        $ scoville suite notes
        exit code 3
        --- stderr
        error[input]: no programs (*.java) there

        1 error

        $ scoville suite notes nowhere --filter x
        exit code 3
        --- stderr
        error[input]: cannot read `nowhere`: there is no such file or folder

        1 error

    "#]]
    .assert_eq(&out);
}

#[test]
fn suites_name_what_they_do_not_understand() {
    let dir = folder(&[
        ("Typo.java", b"// expect: flase(permission)\n// tsaks: 3\nclass A { int x; //~ rce with line 3\n}\n"),
        ("Latin.java", b"// expect: true\n// caf\xe9\n"),
    ]);
    expect![[r#"
        exit code 1
        --- stdout
        program     tasks  regions  obligations  how discharged  verdict     time  expected  ok
        ---------------------------------------------------------------------------------------
        Latin.java      -        -            -  -               error    0.000 s  -         NO
        Typo.java       -        -            -  -               error    0.000 s  ?         NO

        Latin.java:
          ./Latin.java:2:7: the file is not UTF-8

        Typo.java:
          line 1: `flase(permission)` is no verdict
          line 2: `tsaks: 3` is not understood
          line 3: `//~ rce with line 3` is not understood

        2 programs, 0 as expected, 2 not
    "#]]
    .assert_eq(&told(dir.path(), &["suite", "."]));
}
