// expect: false(no-data-race)

/** Exceptions call `fillInStackTrace` when they are made, and `getMessage` when they are shown. */
public class StackTraceFilled {
    static int made;

    static class Light extends RuntimeException {
        Light(String s) {
            super(s);
        }

        @Override public synchronized Throwable fillInStackTrace() {
            made++; //~ race with line 13
            return this;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new Light("a"));
        t.start();
        new Light("b");
        t.join();
    }
}
