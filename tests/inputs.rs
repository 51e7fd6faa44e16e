//! What programs are given: models of library classes, standard input, files.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use std::path::Path;
use support::{folder, run, told};

/// The last line of the report, or the first complaint.
fn verdict(dir: &Path, args: &[&str]) -> String {
    let output = run(dir, args);
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().last().unwrap_or_default().to_owned()
}

fn all(dir: &Path, lines: &[&[&str]]) -> String {
    lines.iter().map(|args| format!("$ scoville {}\n{}\n", args.join(" "), told(dir, args))).collect()
}

const TIMED: &[u8] = b"import com.acme.Box;
import java.util.Currency;

public class Timed {
    static int x;

    public static void main(String[] args) {
        Currency t = new Currency();
        t.schedule(() -> x++);
        Box<String> b = new Box<>(\"q\");
        assert b.get().equals(\"q\");
        x++;
    }
}
";

const TIMER: &[u8] = b"package java.util;

public class Currency {
    public void schedule(Runnable body) {
        new Thread(body).start();
    }
}
";

const BOX: &[u8] = b"package com.acme;

public class Box<T> {
    private final T value;

    public Box(T value) {
        this.value = value;
    }

    public T get() {
        return value;
    }
}

class Unused {
}
";

#[test]
fn models_of_the_user_take_part() {
    let dir = folder(&[
        ("Timed.java", TIMED),
        ("models/java/util/Currency.java", TIMER),
        ("models/com/acme/Box.java", BOX),
        ("w/empty.txt", b""),
    ]);
    let without = told(dir.path(), &["verify", "Timed.java"]);
    assert!(
        without.ends_with("4 errors: 2 x unmodelled-class com.acme.Box, 2 x unmodelled-class java.util.Currency\n"),
        "{without}"
    );
    for command in ["verify", "explore"] {
        let text = told(dir.path(), &[command, "Timed.java", "--models", "models"]);
        assert!(text.contains("error[race]: data race on Timed.x"), "{text}");
        // The places are those of the program, whatever happens inside of models.
        assert!(text.contains("--> Timed.java:9:26"), "{text}");
        assert!(text.contains("note: rests on your own models of `com.acme.Box`, `java.util.Currency`\n"), "{text}");
    }
    // A witness is replayed with the same models.
    let args = ["verify", "Timed.java", "--models", "models", "--witness", "w.json"];
    assert_eq!(run(dir.path(), &args).status.code(), Some(1));
    assert_eq!(run(dir.path(), &["replay", "w.json"]).status.code(), Some(3));
    let text = told(dir.path(), &["replay", "--models", "models", "w.json"]);
    assert!(text.contains("witness replayed: yes\n\nVERDICT"), "{text}");
}

/// The race comes before the assumption, which holds only where there is none: it counts all the same, with either engine.
#[test]
fn what_comes_before_an_assumption_counts() {
    let program = "import com.acme.Sensor;
public class P {
    static int n;
    public static void main(String[] args) throws InterruptedException {
        int x = Sensor.any();
        Thread t = new Thread(() -> { if (x < 2) n++; });
        t.start();
        n++;
        t.join();
        Sensor.atLeast(x, 2);
    }
}
";
    let model = "package com.acme;
public class Sensor {
    public static int any() { return scoville.Rt.chooseInt(0, 2000000000); }
    public static void atLeast(int x, int least) { scoville.Rt.assume(x >= least); }
}
";
    let behind =
        program.replace("        Sensor.atLeast(x, 2);\n", "").replace("any();", "any(); Sensor.atLeast(x, 2);");
    for (text, verdict) in [(program, "false(no-data-race)"), (behind.as_str(), "true")] {
        let dir = folder(&[("P.java", text.as_bytes()), ("m/Sensor.java", model.as_bytes())]);
        for option in [&[][..], &["--no-enumerate"], &["--pure-smt"], &["--encoding", "read-from"]] {
            let text = told(dir.path(), &[&["verify", "P.java", "--models", "m"], option].concat());
            assert!(text.contains(&format!("VERDICT {verdict}\n")), "{option:?}: {text}");
        }
    }
}

#[test]
fn our_models_are_replaced_only_by_name() {
    let program: &[u8] = b"public class P {
    public static void main(String[] args) {
        java.util.Stack<String> s = new java.util.Stack<>();
        assert !s.push(\"x\");
        java.util.Vector<String> v = new java.util.Vector<>();
        v.add(\"y\");
    }
}
";
    let stack: &[u8] = b"package java.util;\n\npublic class Stack<E> {\n    public boolean push(E e) {\n        return false;\n    }\n}\n";
    let object: &[u8] = b"package java.lang;\n\npublic class Object {\n}\n";
    let dir = folder(&[
        ("P.java", program),
        ("m/Stack.java", stack),
        ("o/Object.java", object),
        ("e/A.java", b"class A { int x = y; }"),
    ]);
    let by_name = ["verify", "P.java", "--models", "m", "--replace-model", "java.util.Stack"];
    let text = told(dir.path(), &by_name);
    assert!(text.contains("note: rests on your own models of `java.util.Stack`\n\nVERDICT true\n"), "{text}");
    expect![[r#"
        $ scoville verify P.java --models m
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        m/Stack.java:3:14: error[model-exists]: scoville has a model of `java.util.Stack`: `--replace-model java.util.Stack` prefers this one
          |
        3 | public class Stack<E> {
          |              ^^^^^

        1 error

        $ scoville verify P.java --models m --replace-model java.util.Stack --replace-model java.util.Vector
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-model]: `--replace-model java.util.Vector`: there is no such class in the files of `--models`

        1 error

        $ scoville verify P.java --models o --replace-model java.lang.Object
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        P.java:4:16: error[bad-operand]: operator `!` cannot be applied to `String`
          |
        4 |         assert !s.push("x");
          |                ^^^^^^^^^^^^

        o/Object.java:3:14: error[model-exists]: `java.lang.Object` is a class that the verifier itself relies on; it cannot be replaced
          |
        3 | public class Object {
          |              ^^^^^^

        2 errors: 1 x bad-operand, 1 x model-exists

        $ scoville verify P.java --models e
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        P.java:4:16: error[bad-operand]: operator `!` cannot be applied to `String`
          |
        4 |         assert !s.push("x");
          |                ^^^^^^^^^^^^

        e/A.java:1:19: error[unknown-name]: unknown name `y`
          |
        1 | class A { int x = y; }
          |                   ^

        2 errors: 1 x bad-operand, 1 x unknown-name

        $ scoville verify P.java --models nowhere
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `nowhere`: there is no such file

        1 error

        $ scoville verify P.java --models m/Stack.java --models P.java --replace-model java.util.Stack
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        P.java:1:14: error[duplicate-class]: class `P` is declared twice
          |
        1 | public class P {
          |              ^
          |
         ::: P.java:1:14
          |
        1 | public class P {
          |              - first declared here

        1 error

    "#]].assert_eq(&all(
        dir.path(),
        &[
            &["verify", "P.java", "--models", "m"],
            &[
                "verify",
                "P.java",
                "--models",
                "m",
                "--replace-model",
                "java.util.Stack",
                "--replace-model",
                "java.util.Vector",
            ],
            &["verify", "P.java", "--models", "o", "--replace-model", "java.lang.Object"],
            &["verify", "P.java", "--models", "e"],
            &["verify", "P.java", "--models", "nowhere"],
            &[
                "verify",
                "P.java",
                "--models",
                "m/Stack.java",
                "--models",
                "P.java",
                "--replace-model",
                "java.util.Stack",
            ],
        ],
    ));
}

#[test]
fn standard_input_is_refused_unless_it_is_given() {
    let scan: &[u8] = b"import java.util.Scanner;
public class Scan {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = 0;
        while (in.hasNextInt()) sum += in.nextInt();
        assert sum == 6 : sum;
        assert in.next().equals(\"end\");
        in.nextLine();
        assert !in.hasNextLine();
    }
}
";
    let lines: &[u8] = b"import java.io.*;
public class Lines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        String last = null;
        for (String line = in.readLine(); line != null; line = in.readLine()) { last = line; n--; }
        assert n == 0 && \"c d\".equals(last) : n + last;
        assert in.read() == -1 && !in.ready();
        in.close();
        try { in.readLine(); assert false; } catch (IOException closed) { }
        try { System.in.read(); assert false; } catch (IOException closed) { }
    }
}
";
    let bytes: &[u8] = b"public class Bytes {
    public static void main(String[] args) throws java.io.IOException {
        int sum = System.in.available();
        for (int c = System.in.read(); c != -1; c = System.in.read()) sum += c;
        assert sum == 3 + 97 + 0xc3 + 0xa9 : sum;
    }
}
";
    let dir = folder(&[("Scan.java", scan), ("Lines.java", lines), ("Bytes.java", bytes), ("in.txt", b"2\na\nc d")]);
    expect![[r#"
        $ scoville verify Scan.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Scan.java:4:34: error[console-input]: `System.in` is read, and no standard input is given: `--stdin TEXT` gives one
          |
        4 |         Scanner in = new Scanner(System.in);
          |                                  ^^^^^^^^^

        1 error

        $ scoville explore Lines.java --stdin @no.txt
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `no.txt`: there is no such file

        1 error

    "#]]
        .assert_eq(&all(dir.path(), &[&["verify", "Scan.java"], &["explore", "Lines.java", "--stdin", "@no.txt"]]));
    for command in ["verify", "explore"] {
        let ask = |file, input| verdict(dir.path(), &[command, file, "--stdin", input]);
        assert_eq!(ask("Scan.java", "1 2\n3 end\n"), "VERDICT true");
        assert_eq!(ask("Scan.java", "1 2\n4 end\n"), "VERDICT false(assertion)");
        assert_eq!(ask("Scan.java", ""), "VERDICT false(assertion)");
        assert_eq!(ask("Scan.java", "6"), "VERDICT false(exception)");
        assert_eq!(ask("Lines.java", "@in.txt"), "VERDICT true");
        assert_eq!(ask("Lines.java", "1\r\nc d\r\n"), "VERDICT true");
        assert_eq!(ask("Lines.java", "x"), "VERDICT false(exception)");
        assert_eq!(ask("Bytes.java", "a\u{e9}"), "VERDICT true");
        assert_eq!(ask("Bytes.java", "@@a"), "VERDICT false(assertion)");
    }
}

#[test]
fn tasks_share_standard_input() {
    let text: &[u8] = b"import static edu.rice.hj.Module1.*;
public class Shared {
    static int[] got = new int[2];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { got[0] = System.in.read(); });
                async(() -> { got[1] = System.in.read(); });
            });
            assert got[0] + got[1] == 'a' + 'b';
            assert got[0] == 'a';
        });
    }
}
";
    let dir = folder(&[("Shared.java", text)]);
    for command in ["verify", "explore"] {
        let text = told(dir.path(), &[command, "Shared.java", "--stdin", "ab"]);
        assert!(text.contains("Shared.java:11:13") && text.ends_with("VERDICT false(assertion)\n"), "{text}");
    }
}

#[test]
fn files_are_refused_unless_they_are_given() {
    let reads: &[u8] = b"import java.io.*;
import java.nio.file.*;
import java.util.*;
public class Reads {
    public static void main(String[] args) throws IOException {
        try (BufferedReader in = new BufferedReader(new FileReader(\"words.txt\"))) {
            assert in.readLine().equals(\"one\");
        }
        List<String> lines = Files.readAllLines(Paths.get(\"words.txt\"));
        assert lines.size() == 2 && lines.get(1).equals(\"two\");
        Scanner words = new Scanner(new File(\"words.txt\"));
        words.next();
        assert words.next().equals(\"two\") && !words.hasNext();
        assert Files.readString(Path.of(\"words.txt\")).length() == 8 && new File(\"words.txt\").length() == 8;
        for (String name : args) new FileReader(name);
    }
}
";
    let dir = folder(&[("Reads.java", reads), ("w.txt", b"one\ntwo\n")]);
    expect![[r#"
        $ scoville verify Reads.java
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        Reads.java:6:57: error[file-input]: `java.io.FileReader` reads files, and none are given: `--file NAME=PATH` gives one
          |
        6 |         try (BufferedReader in = new BufferedReader(new FileReader("words.txt"))) {
          |                                                         ^^^^^^^^^^

        Reads.java:9:30: error[file-input]: `java.nio.file.Files` reads files, and none are given: `--file NAME=PATH` gives one
          |
        9 |         List<String> lines = Files.readAllLines(Paths.get("words.txt"));
          |                              ^^^^^

        Reads.java:11:41: error[file-input]: `java.io.File` reads files, and none are given: `--file NAME=PATH` gives one
           |
        11 |         Scanner words = new Scanner(new File("words.txt"));
           |                                         ^^^^

        Reads.java:14:16: error[file-input]: `java.nio.file.Files` reads files, and none are given: `--file NAME=PATH` gives one
           |
        14 |         assert Files.readString(Path.of("words.txt")).length() == 8 && new File("words.txt").length() == 8;
           |                ^^^^^

        Reads.java:14:76: error[file-input]: `java.io.File` reads files, and none are given: `--file NAME=PATH` gives one
           |
        14 |         assert Files.readString(Path.of("words.txt")).length() == 8 && new File("words.txt").length() == 8;
           |                                                                            ^^^^

        Reads.java:15:38: error[file-input]: `java.io.FileReader` reads files, and none are given: `--file NAME=PATH` gives one
           |
        15 |         for (String name : args) new FileReader(name);
           |                                      ^^^^^^^^^^

        6 errors: 2 x file-input java.io.File, 2 x file-input java.io.FileReader, 2 x file-input java.nio.file.Files

        $ scoville verify Reads.java --file words.txt
        exit code 3
        --- stderr
        error: invalid value 'words.txt' for '--file <NAME=PATH>': expected NAME=PATH, for example `words.txt=data/words.txt`

        For more information, try '--help'.

        $ scoville verify Reads.java --file words.txt=w.txt --file words.txt=w.txt
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: two files are given for the name `words.txt`

        1 error

        $ scoville verify Reads.java --file words.txt=gone.txt
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[input]: cannot read `gone.txt`: there is no such file

        1 error

    "#]].assert_eq(&all(
        dir.path(),
        &[
            &["verify", "Reads.java"],
            &["verify", "Reads.java", "--file", "words.txt"],
            &["verify", "Reads.java", "--file", "words.txt=w.txt", "--file", "words.txt=w.txt"],
            &["verify", "Reads.java", "--file", "words.txt=gone.txt"],
        ],
    ));
    let given = ["Reads.java", "--file", "words.txt=w.txt", "--file", "b=Reads.java"];
    for command in ["verify", "explore"] {
        let ask = |more: &[&str]| verdict(dir.path(), &[&[command], &given[..], more].concat());
        assert_eq!(ask(&[]), "VERDICT true");
        assert_eq!(ask(&["--", "b"]), "VERDICT true");
        assert_eq!(ask(&["--", "c"]), "VERDICT unknown(unsupported)");
    }
}

#[test]
fn stubs_may_leave_values_open() {
    let sensor: &[u8] = b"package com.acme;
public class Sensor {
    public synchronized int read() { return scoville.Rt.chooseInt(0, 100); }
    public boolean odd(int n) { if (n < 0) scoville.Rt.unsupported(\"negative numbers\"); return n % 2 == 1; }
}
";
    let program: &[u8] = b"public class P {
    public static void main(String[] args) {
        com.acme.Sensor s = new com.acme.Sensor();
        int v = s.read();
        assert v >= 0 && v <= 100;
        if (args.length == 1) assert v != 100;
        if (args.length == 2) s.odd(-1);
    }
}
";
    let dir = folder(&[("P.java", program), ("stubs/Sensor.java", sensor)]);
    for command in ["verify", "explore"] {
        let ask = |more: &[&str]| verdict(dir.path(), &[&[command, "P.java", "--models", "stubs"], more].concat());
        assert_eq!(ask(&[]), "VERDICT true");
        assert_eq!(ask(&["--", "x"]), "VERDICT false(assertion)");
        assert_eq!(ask(&["--", "x", "y"]), "VERDICT unknown(unsupported)");
    }
}
