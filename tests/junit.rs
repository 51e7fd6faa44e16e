//! Tests of JUnit as programs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use expect_test::expect;
use support::{folder, run, told};

/// The report without what takes time, from the table on.
fn table(text: &str) -> String {
    let at = text.find("test  ").unwrap_or(0);
    // The rule is as wide as the times.
    let rest = text[at..].lines().filter(|l| !l.starts_with("---")).map(|l| {
        let mut words: Vec<&str> = l.split("  ").map(str::trim).filter(|w| !w.is_empty()).collect();
        words.retain(|w| !w.ends_with(" s"));
        format!("{}\n", words.join(" | "))
    });
    rest.collect()
}

fn tests_of(file: &str, text: &str) -> String {
    let dir = folder(&[(file, text.as_bytes())]);
    let output = run(dir.path(), &["verify", file, "--junit"]);
    let text = format!("{}exit code {:?}\n", String::from_utf8(output.stdout).unwrap(), output.status.code());
    table(&text)
}

/// The table without notes.
fn verdicts_of(file: &str, text: &str) -> String {
    let columns = |l: &str| format!("{}\n", l.split(" | ").take(2).collect::<Vec<&str>>().join(" | "));
    tests_of(file, text).lines().map(columns).collect()
}

const FOUR: &str = r#"import org.junit.*;
import static org.junit.Assert.*;

public class AccountTest {
    private static int opened;
    private int balance;

    @BeforeClass public static void open() { opened++; }
    @Before public void fill() { balance = 10; }
    @After public void check() { assertEquals(1, opened); }
    @AfterClass public static void close() { if (opened > 1) throw new IllegalStateException(); }

    @Test public void adds() { balance += 5; assertEquals(15, balance); }
    @Test public void races() throws InterruptedException {
        Thread t = new Thread(() -> balance++);
        t.start();
        balance++;
        t.join();
    }
    @Test(expected = ArithmeticException.class) public void divides() { int x = balance / (balance - 10); }
    @Test(expected = RuntimeException.class, timeout = 50) public void dividesToo() { int x = balance / (balance - 10); }
    @Test(expected = ArithmeticException.class) public void doesNot() { balance = 3; }
    @Test(expected = ArithmeticException.class) public void throwsAnother() { throw new IllegalStateException("no"); }
    @Test(expected = AssertionError.class) public void fails() { fail("no"); }
    @Ignore("later") @Test public void later() { fail("never"); }
    @Test public void wrong() { assertEquals("balance", 11, balance); }
    @Test public void waits() throws Exception { new java.util.concurrent.CountDownLatch(1).await(); }
    @Test public void second() { opened++; }
    public void noTest() { fail(); }
}
"#;

#[test]
fn junit_4() {
    expect![[r#"
        test | verdict | time
        AccountTest#adds | true
        AccountTest#races | false(no-data-race)
        AccountTest#divides | true
        AccountTest#dividesToo | true
        AccountTest#doesNot | false(assertion)
        AccountTest#throwsAnother | false(exception)
        AccountTest#fails | error
        AccountTest#later | skipped | @Ignore("later")
        AccountTest#wrong | false(assertion)
        AccountTest#waits | false(no-deadlock)
        AccountTest#second | false(exception)

        11 tests: 3 verified, 6 violated, 1 rejected, 1 skipped
        VERDICT false(no-data-race)
        exit code Some(1)
    "#]]
    .assert_eq(&tests_of("AccountTest.java", FOUR));
}

#[test]
fn reports_of_what_does_not_hold_come_first() {
    let dir = folder(&[("AccountTest.java", FOUR.as_bytes())]);
    let text = told(dir.path(), &["verify", "AccountTest.java", "--junit", "--main", "AccountTest#doesNot"]);
    let report = text.split("\ntest  ").next().unwrap();
    let text: String = report.lines().filter(|l| !l.contains("time:")).map(|l| format!("{l}\n")).collect();
    expect![[r#"
        exit code 1
        --- stdout
        AccountTest#doesNot: violated: assertion (a schedule makes an assertion fail)
          1 task, 0 regions, 7 accesses, 3 events; 0 values depend on the schedule (1 round)
          2 obligations: 1 canonical, 1 violated; 0 solver queries

        error[assertion]: an assertion fails in main: expected exception: ArithmeticException
          --> AccountTest.java:22:61
           |
        22 |     @Test(expected = ArithmeticException.class) public void doesNot() { balance = 3; }
           |                                                             ^^^^^^^ task main: this assertion fails

        schedule that shows it:

          step | line | main
          -----+------+----------------------------------------
             0 |   22 | assertion fails: expected exception:...

        witness replayed: yes

        VERDICT false(assertion)
    "#]]
    .assert_eq(&text);
    // One test is a program like any other.
    let output = run(dir.path(), &["verify", "AccountTest.java", "--main", "AccountTest#races", "--witness", "w.json"]);
    assert_eq!(output.status.code(), Some(1));
    let text = told(dir.path(), &["replay", "w.json"]);
    assert!(text.contains("witness replayed: yes\n\nVERDICT false(no-data-race)\n"), "{text}");
    let output = run(dir.path(), &["explore", "AccountTest.java", "--main", "AccountTest#races"]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn junit_3() {
    let text = r#"
import junit.framework.TestCase;

public class OldTest extends TestCase {
    int x;
    static String log = "";
    public OldTest(String name) { super(name); }
    protected void setUp() { x = 1; log += "s"; }
    public void testOne() { assertEquals(1, x); assertEquals("s", log); }
    public void testTwo() { x = 0; assertTrue(10 / x > 0); }
    public int testNot() { fail(); return 1; }
    void testHidden() { fail(); }
    public void helper() { fail(); }
    protected void tearDown() { if (x == 7) fail("torn"); }
    public void testTorn() { x = 7; }
}
"#;
    expect![[r#"
        test | verdict | time
        OldTest#testOne | true
        OldTest#testTwo | false(exception)
        OldTest#testTorn | false(assertion)

        3 tests: 1 verified, 2 violated
        VERDICT false(exception)
        exit code Some(1)
    "#]]
    .assert_eq(&tests_of("OldTest.java", text));
}

#[test]
fn a_suite_of_junit_3_makes_no_difference() {
    let text = r#"package p;
import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

public class AppTest extends TestCase {
    public AppTest(String testName) { super(testName); }
    public static Test suite() { return new TestSuite(AppTest.class); }
    public void testApp() { assertTrue(true); }
    public void testName() { assertEquals("testName", getName()); assertEquals("testName(p.AppTest)", toString()); }
    public void testNot() { assertNull(getName()); }
    public static void main(String[] args) { junit.textui.TestRunner.run(suite()); }
}
class Unnamed extends TestCase {
    static class Value { int n; public String toString() { n++; return "v"; } }
    public void testName() { assertEquals("testName", getName()); }
    // Nobody asks an object for its text unless the assertion fails.
    public void testText() throws Exception {
        Value v = new Value();
        Thread t = new Thread(() -> { v.n++; assertSame(v, v); });
        t.start();
        assertEquals(v, v);
        assertNotNull(v);
        t.join();
    }
}
class AllTests {
    public static Test suite() {
        TestSuite all = new TestSuite("all");
        all.addTestSuite(Unnamed.class);
        all.addTest(new AppTest("testApp"));
        all.addTest(AppTest.suite());
        return all;
    }
}
"#;
    expect![[r#"
        test | verdict
        p.AppTest#testApp | true
        p.AppTest#testName | true
        p.AppTest#testNot | false(assertion)
        p.Unnamed#testName | true
        p.Unnamed#testText | true

        5 tests: 4 verified, 1 violated
        VERDICT false(assertion)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("AppTest.java", text));
}

#[test]
fn a_test_whose_assumption_does_not_hold_has_not_failed() {
    let text = r#"
import static org.junit.Assert.*;
import org.junit.*;

public class AssumeTest {
    private int n;
    private boolean torn;
    @After public void after() { torn = true; if (n == 7) throw new IllegalStateException("after"); }
    @Test public void skips() { Assume.assumeTrue(n > 0); fail(); }
    @Test public void goesOn() { Assume.assumeTrue("m", n == 0); Assume.assumeNotNull(this, ""); fail(); }
    @Test public void isTornDown() { n = 7; Assume.assumeFalse(torn || n == 7); }
    @Test(expected = IllegalArgumentException.class) public void skipsToo() { Assume.assumeNotNull(1, null); }
    @Test public void onSomeSchedules() throws Exception {
        java.util.concurrent.atomic.AtomicInteger x = new java.util.concurrent.atomic.AtomicInteger();
        Thread t = new Thread(() -> x.set(1));
        t.start();
        Assume.assumeTrue(x.get() == 1);
        assertEquals(1, x.get());
        t.join();
    }
    @Test public void before() throws Exception { assertEquals(1, n); Assume.assumeTrue(false); }
}
class Skipped {
    @BeforeClass public static void all() { Assume.assumeNoException(new Exception("x")); }
    @Test public void a() { fail(); }
}
class Five {
    @org.junit.jupiter.api.Test void aborts() { org.junit.jupiter.api.Assumptions.assumeTrue(() -> false, "m"); fail(); }
    @org.junit.jupiter.api.Test void some() {
        org.junit.jupiter.api.Assumptions.assumingThat(false, () -> fail());
        org.junit.jupiter.api.Assumptions.assumingThat(true, () -> fail());
    }
}
"#;
    expect![[r#"
        test | verdict
        AssumeTest#skips | true
        AssumeTest#goesOn | false(assertion)
        AssumeTest#isTornDown | false(exception)
        AssumeTest#skipsToo | true
        AssumeTest#onSomeSchedules | true
        AssumeTest#before | false(assertion)
        Skipped#a | true
        Five#aborts | true
        Five#some | false(assertion)

        9 tests: 5 verified, 4 violated
        VERDICT false(exception)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("AssumeTest.java", text));
}

#[test]
fn junit_5() {
    let text = r#"package p;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import static org.junit.jupiter.api.Assertions.*;

class NewTest {
    static StringBuilder log = new StringBuilder();
    @BeforeAll static void all() { log.append("A"); }
    @BeforeEach void each() { log.append("b"); }
    @AfterEach void after() { if (log.length() > 2) throw new RuntimeException(log.toString()); }
    @Test void order() { assertEquals("Ab", log.toString()); }
    @Test void breaks() { log.append("x"); }
    @Test void throwing() { assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("x"); }); }
    @Test void notThrowing() { assertThrows(IllegalStateException.class, () -> { }); }
    @Disabled @Test void off() { }
    @ParameterizedTest void many(int x) { }
    static int round;
    @RepeatedTest(3) void often() { assertEquals(2, log.length()); log.setLength(1); }
    @RepeatedTest(value = 5, name = "x") void tooOften() { log.setLength(1); assertTrue(++round < 5); }
    @RepeatedTest(COUNT) void countless() { }
    @ParameterizedTest @org.junit.jupiter.params.provider.ValueSource(ints = { 1, -2, 3, }) void some(int x) { assertTrue(x < 4); log.setLength(1); }
    @ParameterizedTest @org.junit.jupiter.params.provider.ValueSource(strings = { "a,b", "c" }) void texts(String s) { assertEquals(3, s.length()); }
    @ParameterizedTest @org.junit.jupiter.params.provider.ValueSource(strings = "12") void converted(int x) { }
    @Test void with(TestInfo info) { }
    @Test void given(int x) { }
    @Nested class Inner { @Test void in() { } }
    static class Within { @Test void is() { } }
}
abstract class Base {
    static String log = "";
    @BeforeAll static void first() { log += "1"; }
    @BeforeEach void before() { log += "2"; }
    @Test void inherited() { assertEquals("13245", log + "5"); }
    @Test void replaced() { fail(); }
}
class Derived extends Base {
    @BeforeAll static void second() { log += "3"; }
    @BeforeEach void further() { log += "4"; }
    void replaced() { }
    @Test void own() { assertEquals("1324", log); }
}
"#;
    expect![[r#"
        test | verdict | time
        p.NewTest#order | true
        p.NewTest#breaks | false(exception)
        p.NewTest#throwing | true
        p.NewTest#notThrowing | false(assertion)
        p.NewTest#off | skipped | @Disabled
        p.NewTest#many | error
        p.NewTest#often | true
        p.NewTest#tooOften | false(assertion)
        p.NewTest#countless | error
        p.NewTest#some | true
        p.NewTest#texts | false(exception)
        p.NewTest#converted | error
        p.NewTest#with | error
        p.NewTest#given | error
        p.NewTest.Inner#in | true
        p.NewTest.Within#is | true
        p.Derived#inherited | true
        p.Derived#own | true

        18 tests: 8 verified, 4 violated, 5 rejected, 1 skipped
        VERDICT false(exception)
        exit code Some(1)
    "#]]
    .assert_eq(&tests_of("NewTest.java", text));
}

#[test]
fn junit_5_sources() {
    let text = r#"
import java.util.*;
import java.util.stream.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;
import static org.junit.jupiter.api.Assertions.*;

class GivenTest {
    enum Level { LOW, MID, HIGH }
    static int runs;
    @ParameterizedTest @CsvSource({ "1, 2, 3", "4,5,  9", "-1, '1', 0" }) void sums(int a, long b, Integer sum) { assertEquals((long) sum, a + b); }
    @ParameterizedTest @CsvSource({ "1,1", "2,3" }) void sumsWrong(int a, int b) { assertEquals(a, b); }
    @ParameterizedTest @CsvSource(value = { "a;'x;y';LOW;9", "b;;HIGH;9" }, delimiter = ';')
    void columns(char c, String s, Level l) { assertTrue(c == 'a' ? s.equals("x;y") && l == Level.LOW : s == null && l == Level.HIGH); }
    @ParameterizedTest @CsvSource(value = "1|2", delimiterString = "|") void form(int a, int b) { }
    @ParameterizedTest @CsvSource("x") void unconverted(int a) { }
    @ParameterizedTest @CsvSource("1") void few(int a, int b) { }
    @ParameterizedTest @CsvSource("010") void octal(int a) { }
    @ParameterizedTest @EnumSource(Level.class) void all(Level l) { assertEquals(runs++, l.ordinal()); }
    @ParameterizedTest @EnumSource(value = Level.class, names = { "MID" }, mode = EnumSource.Mode.EXCLUDE) void others(Level l) { assertNotEquals(Level.MID, l); }
    @ParameterizedTest @EnumSource(names = "MID") void one(Level l) { assertEquals(Level.LOW, l); }
    @ParameterizedTest @EnumSource(names = "^M", mode = EnumSource.Mode.MATCH_ANY) void matching(Level l) { }
    @ParameterizedTest @NullAndEmptySource @ValueSource(strings = { "x", "yy" }) void texts(String s) { runs++; assertTrue(s == null || s.length() < 2, () -> s + runs); }
    static Stream<Arguments> pairs() { return Stream.of(Arguments.of(1, "a", List.of(1)), Arguments.arguments(2, "bb", List.of(1, 2))); }
    @ParameterizedTest @MethodSource("pairs") void lengths(int n, String s, List<Integer> l) { assertEquals(n, s.length()); assertEquals(n, l.size()); }
    static List<String> names() { return List.of("x", "yy"); }
    @ParameterizedTest @MethodSource void names(String s) { assertTrue(s.length() < 2); }
    static int[] numbers() { return new int[] { 1, 2 }; }
    @ParameterizedTest @MethodSource({ "numbers", "more" }) void both(int n) { assertEquals(++runs, n); }
    static Iterator<Integer> more() { return List.of(3, 4).iterator(); }
    @ParameterizedTest @MethodSource("numbers") void widened(long n) { }
    @ParameterizedTest @MethodSource("absent") void absent(int n) { }
    @ParameterizedTest void without(int n) { }
}
"#;
    expect![[r#"
        test | verdict
        GivenTest#sums | true
        GivenTest#sumsWrong | false(assertion)
        GivenTest#columns | true
        GivenTest#form | error
        GivenTest#unconverted | error
        GivenTest#few | error
        GivenTest#octal | error
        GivenTest#all | true
        GivenTest#others | true
        GivenTest#one | false(assertion)
        GivenTest#matching | error
        GivenTest#texts | false(assertion)
        GivenTest#lengths | true
        GivenTest#names | false(assertion)
        GivenTest#both | true
        GivenTest#widened | unknown(unsupported)
        GivenTest#absent | error
        GivenTest#without | error

        18 tests: 6 verified, 4 violated, 1 not decided, 7 rejected
        VERDICT false(assertion)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("GivenTest.java", text));
}

#[test]
fn nested_tests() {
    let text = r#"
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;

class OuterTest {
    static StringBuilder log = new StringBuilder();
    int set;
    @BeforeAll static void all() { log.append("A"); }
    @BeforeEach void each() { log.append("b"); set = 1; }
    @AfterEach void after() { log.append("y"); }
    @AfterAll static void last() { if (log.length() > 6) throw new RuntimeException(log.toString()); }
    @Test void own() { assertEquals("Ab", log.toString()); }
    @Nested class Inner {
        int sum = set + 1;
        @BeforeEach void before() { log.append("c"); set += 10; }
        @AfterEach void behind() { log.append("x"); }
        @Test void sees() { assertEquals("Abc", log.toString()); assertEquals(1, sum); assertEquals(11, set); }
        @Test void fails() { assertEquals(0, set); }
        @Nested class Deep {
            @BeforeEach void deeper() { log.append("d"); }
            @Test void order() { assertEquals("Abcd", log.toString()); log.append(".."); }
        }
    }
    @Disabled @Nested class Off { @Test void off() { } }
    @Nested static class NotInner { @Test void a() { } }
    class NotNested { @Test void b() { } }
}
class BaseTest {
    @Nested class Part { @Test void part() { } }
}
class SubTest extends BaseTest {
    @Test void sub() { }
}
"#;
    expect![[r#"
        test | verdict
        OuterTest#own | true
        OuterTest.Inner#sees | true
        OuterTest.Inner#fails | false(assertion)
        OuterTest.Inner.Deep#order | false(exception)
        OuterTest.Off#off | skipped
        OuterTest.NotInner#a | error
        OuterTest.NotNested#b | error
        BaseTest.Part#part | error
        SubTest#sub | true

        9 tests: 3 verified, 2 violated, 3 rejected, 1 skipped
        VERDICT false(exception)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("OuterTest.java", text));
}

#[test]
fn assertions_of_junit_4() {
    let text = r#"
import static org.junit.Assert.*;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

public class OfFour {
    @Test public void all() {
        assertEquals(1, 1L); assertEquals('a', 97); assertEquals("m", 1.0, 1.05, 0.1); assertEquals(1f, 1.05f, 0.1f); assertEquals("a", "a");
        assertEquals(Integer.valueOf(3), Integer.valueOf(3)); assertEquals("m", null, null); assertNotEquals(1.0, 2.0, 0.5); assertNotEquals("m", 1L, 2L);
        assertArrayEquals(new float[] {1}, new float[] {1.05f}, 0.1f); assertArrayEquals("m", new String[] {"a"}, new String[] {"a"});
        assertEquals(new String[] {"a"}, new String[] {"a"}); assertEquals("m", new Object[] {1}, new Object[] {1});
        ThrowingRunnable r = () -> { throw new IllegalStateException("x"); };
        assertEquals("x", assertThrows(IllegalStateException.class, r).getMessage()); assertThrows("m", RuntimeException.class, r);
    }
    @Test public void without() { assertEquals(1.0, 1.0); }
    @Test public void withoutToo() { assertEquals("m", 1.0, 1.0); }
    @Test public void floats() { assertArrayEquals(new float[] {1}, new float[] {1.2f}, 0.1f); }
    @Test public void fails() { fail(); }
    @Test public void says() { fail("what"); }
    @Test public void none() { assertThrows(IllegalStateException.class, () -> { }); }
    @Test public void another() { assertThrows("m", IllegalStateException.class, () -> { throw new Exception(); }); }
}
"#;
    expect![[r#"
        test | verdict
        OfFour#all | true
        OfFour#without | false(assertion)
        OfFour#withoutToo | false(assertion)
        OfFour#floats | false(assertion)
        OfFour#fails | false(assertion)
        OfFour#says | false(assertion)
        OfFour#none | false(assertion)
        OfFour#another | false(assertion)

        8 tests: 1 verified, 7 violated
        VERDICT false(assertion)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("OfFour.java", text));
}

#[test]
fn assertions_of_junit_5() {
    let text = r#"
import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Stream;

class AllTest {
    int n;
    Integer box = 3;
    @Test void all() throws Exception {
        assertTrue(true, () -> "m"); assertTrue(() -> true); assertTrue(() -> n == 0, "m"); assertTrue(() -> true, () -> "m");
        assertFalse(() -> false); assertFalse(false, () -> "m");
        assertEquals(1, 1, () -> "m"); assertEquals(3, box); assertEquals(box, 3, "m"); assertEquals(box, box, () -> "m");
        assertEquals('a', 'a'); assertEquals(1.0, 1.0, 0.1, () -> "m"); assertEquals(1f, 1f, 0.1f); assertEquals(1L, 1); assertEquals(1f, 1.0);
        assertEquals("a", "a", () -> "m"); assertEquals(2, Integer.valueOf(2)); assertEquals((byte) 1, (byte) 1); assertEquals('b', Character.valueOf('b'));
        assertEquals(List.of(1), Arrays.asList(1)); assertEquals(5L, Long.valueOf(5)); assertEquals(0.5, Double.valueOf(0.5));
        assertNotEquals(1, 2, () -> "m"); assertNotEquals(1.0, 2.0, 0.5); assertNotEquals('a', 'b'); assertNotEquals("a", null); assertNotEquals(4, box);
        assertSame(this, this, () -> "m"); assertNotSame(this, box, () -> "m"); assertNull(null, () -> "m"); assertNotNull(box, () -> "m");
        assertArrayEquals(new int[] {1}, new int[] {1}, () -> "m"); assertArrayEquals(new float[] {1}, new float[] {1}); assertArrayEquals(new double[] {1}, new double[] {1.01}, 0.1);
        assertArrayEquals(new String[] {"a"}, new String[] {"a"}, () -> "m"); assertArrayEquals(new int[][] {{1}}, new int[][] {{1}});
        assertIterableEquals(List.of(List.of(1), 2), List.of(new ArrayDeque<>(List.of(1)), 2), () -> "m");
        assertLinesMatch(List.of("a", "b\\d+", ">> 2 >>", "c", ">> rest >>"), List.of("a", "b12", "x", "y", "c", "d", "e"));
        assertLinesMatch(List.of(">>>>", "z"), List.of("a", "z"), () -> "m"); assertLinesMatch(Stream.of("(", "a"), Stream.of("(", "a"));
        int six = assertDoesNotThrow(() -> 6); assertEquals(6, six); assertDoesNotThrow(() -> { n++; }, () -> "m"); assertDoesNotThrow(() -> n, "m");
        Executable e = () -> { throw new IllegalStateException("x"); };
        assertEquals("x", assertThrows(RuntimeException.class, e, () -> "m").getMessage()); assertThrowsExactly(IllegalStateException.class, e, "m");
        assertAll(() -> assertTrue(true), () -> n++); assertAll("h", List.of(() -> n++, () -> n++)); assertAll(Stream.of(() -> n++)); assertEquals(5, n);
        Object o = "s"; String s = assertInstanceOf(String.class, o, () -> "m"); assertEquals(1, s.length());
    }
    @Test void timeouts() {
        assertEquals(7, assertTimeout(Duration.ofSeconds(1), () -> 7, () -> "m"));
        assertTimeout(Duration.ofSeconds(1), () -> { n++; });
        assertTimeoutPreemptively(Duration.ofSeconds(1), () -> { n++; assertEquals("junit-timeout-thread-1", Thread.currentThread().getName()); }, "m");
        n++;
        String s = assertTimeoutPreemptively(Duration.ofMillis(10), () -> "r"); assertEquals("r", s); assertEquals(3, n);
        assertThrows(IllegalStateException.class, () -> assertTimeoutPreemptively(Duration.ofSeconds(1), () -> { throw new IllegalStateException(); }));
        ThrowingSupplier<Integer> t = () -> 3; assertEquals(3, assertTimeout(Duration.ofSeconds(1), t));
        assertEquals("Thread-0", new Thread(() -> { }).getName());
    }
    @Test void stuck() { assertTimeoutPreemptively(Duration.ofMillis(50), () -> new CountDownLatch(1).await(), () -> "slow"); }
    @Test void stuckToo() { assertTimeout(Duration.ofMillis(50), () -> new CountDownLatch(1).await()); }
    @Test void raceWith() { Thread t = new Thread(() -> n++); t.start(); assertTimeoutPreemptively(Duration.ofMillis(50), () -> { n++; }); }
    @Test void supplied() { assertEquals(1, 2, () -> "sup"); }
    @Test void cause() { fail("why", new Exception("x")); }
    @Test void cause2() { fail(new Exception("x")); }
    @Test void cause3() { fail(() -> "late"); }
    @Test void value() { int x = box == 3 ? 1 : fail("no"); Optional.of(1).orElseGet(() -> fail()); assertEquals(1, x); }
    @Test void lines1() { assertLinesMatch(List.of("a", "b"), List.of("a")); }
    @Test void lines2() { assertLinesMatch(List.of("a", ">> 3 >>", "b"), List.of("a", "x", "b")); }
    @Test void lines3() { assertLinesMatch(List.of("a", ">> >>", "b"), List.of("a", "x", "c")); }
    @Test void lines4() { assertLinesMatch(List.of("a"), List.of("a", "b")); }
    @Test void lines5() { assertLinesMatch(List.of("[0-9]+"), List.of("x")); }
    @Test void iter() { assertIterableEquals(List.of(1, 2), List.of(1)); }
    @Test void doesThrow() { assertDoesNotThrow(() -> { throw new Exception("x"); }); }
    @Test void near() { assertEquals(1.0, 1.2, 0.1, () -> "far"); }
    @Test void inst() { assertInstanceOf(String.class, 3); }
    @Test void text() throws Exception {
        Object v = new Object() { int k; public String toString() { k++; return "v"; } };
        Thread t = new Thread(() -> assertEquals(v, v, () -> "m" + v));
        t.start(); assertNotEquals(v, this); assertSame(v, v); t.join();
    }
    @Test void onSchedule() throws Exception {
        java.util.concurrent.atomic.AtomicInteger x = new java.util.concurrent.atomic.AtomicInteger();
        Thread t = new Thread(() -> x.set(1)); t.start();
        int v = x.get(); Integer w = v;
        assertTrue(v <= 1, () -> "v " + v); assertEquals(v, w); assertEquals(0, v, () -> "v is " + v); t.join();
    }
}
"#;
    expect![[r#"
        test | verdict
        AllTest#all | true
        AllTest#timeouts | true
        AllTest#stuck | false(no-deadlock)
        AllTest#stuckToo | false(no-deadlock)
        AllTest#raceWith | false(no-data-race)
        AllTest#supplied | false(assertion)
        AllTest#cause | false(assertion)
        AllTest#cause2 | false(assertion)
        AllTest#cause3 | false(assertion)
        AllTest#value | true
        AllTest#lines1 | false(assertion)
        AllTest#lines2 | false(assertion)
        AllTest#lines3 | false(assertion)
        AllTest#lines4 | false(assertion)
        AllTest#lines5 | false(assertion)
        AllTest#iter | false(assertion)
        AllTest#doesThrow | false(assertion)
        AllTest#near | false(assertion)
        AllTest#inst | false(assertion)
        AllTest#text | true
        AllTest#onSchedule | false(assertion)

        21 tests: 4 verified, 17 violated
        VERDICT false(no-data-race)
        exit code Some(1)
    "#]]
    .assert_eq(&verdicts_of("AllTest.java", text));
}

#[test]
fn what_changes_tests_is_refused() {
    let text = r#"
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.Timeout;
import org.junit.runner.RunWith;
import org.junit.runners.JUnit4;
import org.junit.runners.Parameterized;

public class Rules {
    @Rule public Object rule = null;
    @Test public void a() { }
}
class Limited {
    @Rule public Timeout limit = Timeout.seconds(10);
    @org.junit.ClassRule public static final Timeout all = new Timeout(1, java.util.concurrent.TimeUnit.MINUTES);
    @Test public void h() { }
}
@RunWith(Parameterized.class)
class Params { @Test public void b() { } }
@RunWith(JUnit4.class)
class Plain { @Test public void c() { } }
@RunWith(Parameterized.class) @org.junit.Ignore
class Off { @Test public void d() { } }
class Static { @Test public static void e() { } @Test public int f() { return 1; } }
class Own { @interface Test { } @Test public void g() { throw new RuntimeException(); } }
"#;
    expect![[r#"
        test | verdict | time
        Rules#a | error
        Limited#h | true
        Params#b | error
        Plain#c | true
        Off#d | skipped | @org.junit.Ignore
        Static#e | error
        Static#f | error
        Own#g | false(exception)

        8 tests: 2 verified, 1 violated, 4 rejected, 1 skipped
        VERDICT false(exception)
        exit code Some(1)
    "#]]
    .assert_eq(&tests_of("Rules.java", text));
}

#[test]
fn a_project_with_tests_beside_its_sources() {
    let dir = folder(&[
        ("src/main/p/Cell.java", b"package p;\npublic class Cell {\n    int v;\n    public synchronized void inc() { v++; }\n}\n"),
        (
            "src/test/p/CellTest.java",
            b"package p;\nimport org.junit.Test;\nimport static org.junit.Assert.assertEquals;\n\npublic class CellTest {\n    @Test public void counts() throws Exception {\n        Cell c = new Cell();\n        Thread t = new Thread(c::inc);\n        t.start();\n        c.inc();\n        t.join();\n        assertEquals(2, c.v);\n    }\n}\n",
        ),
        ("none/A.java", b"class A { }\n"),
    ]);
    for command in ["verify", "explore"] {
        let output = run(dir.path(), &[command, "src", "--junit"]);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.ends_with("\n1 test: 1 verified\nVERDICT true\n"), "{text}");
    }
    let output = run(dir.path(), &["verify", "src", "--junit", "--format", "json", "--jobs", "1"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["tests"][0]["test"], "p.CellTest#counts");
    assert_eq!(json["tests"][0]["report"]["verdict"]["text"], "true");
    assert_eq!((&json["verdict"], &json["exit_code"]), (&"true".into(), &0.into()));
    let mut out = String::new();
    for args in [
        &["verify", "none", "--junit"][..],
        &["verify", "src", "--junit", "--main", "CellTest#count"],
        &["verify", "src", "--main", "CellTest#count"],
        &["verify", "src", "--main", "Celltest#counts"],
        &["verify", "src", "--junit", "--main", "Cell"],
    ] {
        out.push_str(&format!("$ scoville {}\n{}\n", args.join(" "), told(dir.path(), args)));
    }
    expect![[r#"
        $ scoville verify none --junit
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-test]: the program has no tests of JUnit

        1 error

        $ scoville verify src --junit --main CellTest#count
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-test]: the program has no test `CellTest#count`
          = note: there is `p.CellTest#counts`

        1 error

        $ scoville verify src --main CellTest#count
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        src/test/p/CellTest.java:5:14: error[no-test]: class `CellTest` has no test `count`
          |
        5 | public class CellTest {
          |              ^^^^^^^^
          |
          = note: there is `p.CellTest#counts`

        1 error

        $ scoville verify src --main Celltest#counts
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-test]: there is no class `Celltest`

        1 error

        $ scoville verify src --junit --main Cell
        exit code 3
        --- stdout
        VERDICT error
        --- stderr
        error[no-test]: the program has no test `Cell`
          = note: there is `p.CellTest#counts`

        1 error

    "#]]
    .assert_eq(&out);
    assert_eq!(run(dir.path(), &["verify", "src", "--junit", "--witness", "w.json"]).status.code(), Some(3));
}
