// expect: unknown(unsupported)
// note: In which line something has been thrown is not known, but any program may print it.

public class StackTraceLineAsked {
    public static void main(String[] args) {
        StackTraceElement[] trace = new Exception().getStackTrace();
        System.out.println("at line " + trace[0].getLineNumber());
        assert trace[0].getLineNumber() == 6;
    }
}
