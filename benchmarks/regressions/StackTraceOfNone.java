// expect: true

/** An exception without a stack trace has an empty one, and one that is set can be looked at. */
public class StackTraceOfNone {
    static class Quiet extends Exception {
        Quiet() {
            super("quiet", null, true, false);
        }
    }

    public static void main(String[] args) {
        Throwable t = new Quiet();
        assert t.fillInStackTrace() == t && t.getStackTrace().length == 0;
        RuntimeException set = new RuntimeException("a");
        set.setStackTrace(new StackTraceElement[0]);
        assert set.getStackTrace().length == 0;
        set.printStackTrace();
    }
}
