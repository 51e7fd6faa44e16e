// expect: unknown(unsupported)

/** Nothing is known of who has called whom, unless somebody has said it. */
public class StackTraceSeen {
    public static void main(String[] args) {
        RuntimeException quiet = new RuntimeException("a");
        quiet.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "m", "A.java", 3)});
        assert quiet.getStackTrace()[0].toString().equals("A.m(A.java:3)");
        assert new RuntimeException("b").getStackTrace()[0].getMethodName().equals("main");
    }
}
