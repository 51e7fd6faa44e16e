// expect: unknown(unsupported)

/** Nothing is known of who has called whom, unless somebody has said it. */
public class StackTraceSeen {
    public static void main(String[] args) {
        RuntimeException quiet = new RuntimeException("a");
        quiet.setStackTrace(new StackTraceElement[0]);
        assert quiet.getStackTrace().length == 0;
        assert new RuntimeException("b").getStackTrace().length == 0;
    }
}
