import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What `printStackTrace` prints of exceptions whose traces are known. */
public class TraceTexts {
    static class Light extends RuntimeException {
        Light(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static class Own extends Exception {
        private Throwable cause;

        Own(Throwable cause) {
            super("own", null, true, false);
            this.cause = cause;
        }

        @Override
        public Throwable getCause() {
            return cause;
        }

        @Override
        public String toString() {
            return "Own!";
        }
    }

    static class None extends Exception {
        None(String message, Throwable cause) {
            super(message, cause, true, false);
        }
    }

    static StackTraceElement at(String method, int line) {
        return new StackTraceElement("app.Main", method, "Main.java", line);
    }

    static <T extends Throwable> T set(T t, StackTraceElement... trace) {
        t.setStackTrace(trace);
        return t;
    }

    static void show(String title, Throwable t) {
        StringWriter text = new StringWriter();
        t.printStackTrace(new PrintWriter(text, true));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        t.printStackTrace(new PrintStream(bytes, true));
        System.out.println("-- " + title + " " + text.toString().equals(bytes.toString()));
        System.out.print(text);
    }

    public static void main(String[] args) {
        show("frames", set(new Exception("a"), at("f", 3), at("main", 9), new StackTraceElement("B", "g", null, 4),
                new StackTraceElement("B", "h", "B.java", -2), new StackTraceElement("B", "i", "B.java", -1)));
        show("empty", set(new IllegalStateException()));

        Exception low = set(new Exception("low"), at("read", 30), at("load", 20), at("main", 10));
        RuntimeException high = set(new RuntimeException("high", low), at("load", 22), at("main", 10));
        show("cause", high);
        show("same frames", set(new RuntimeException(low), at("read", 30), at("load", 20), at("main", 10)));
        show("longer around", set(new RuntimeException(low), at("x", 1), at("y", 2), at("read", 30), at("load", 20), at("main", 10)));
        show("nothing in common", set(new RuntimeException(low), at("run", 1)));

        Exception closing = set(new Exception("closing"), at("close", 5), at("main", 10));
        closing.initCause(set(new Error("deep"), at("flush", 6), at("close", 5), at("main", 10)));
        high.addSuppressed(closing);
        high.addSuppressed(set(new Exception("second"), at("main", 11)));
        show("suppressed", high);

        Exception inner = set(new Exception("inner"), at("in", 1));
        Exception outer = set(new Exception("outer", inner), at("out", 2));
        inner.initCause(outer);
        show("circular", outer);
        Exception twice = set(new Exception("twice", low), at("t", 1));
        twice.addSuppressed(low);
        show("twice", twice);
        show("caused by itself", new None("n", new Own(null)));
        Own own = new Own(null);
        own.cause = own;
        show("own", own);
        show("no trace", new None("none", set(new Exception("below"), at("main", 1))));

        Light light = new Light("light");
        System.out.println(light.getStackTrace().length);
        show("light", light);
        light.setStackTrace(new StackTraceElement[] {at("late", 7)});
        show("light, set", light);
        light.fillInStackTrace();
        System.out.println(light.getStackTrace().length);
        Throwable filled = set(new Exception("filled"), at("f", 1));
        System.out.println(filled.getStackTrace().length + " " + new None("x", null).fillInStackTrace().getStackTrace().length);
        None none = new None("y", null);
        none.setStackTrace(new StackTraceElement[] {at("g", 2)});
        System.out.println(none.getStackTrace().length);
        StringWriter lines = new StringWriter();
        high.printStackTrace(new PrintWriter(lines));
        System.out.println(lines.toString().lines().filter(l -> l.contains("more")).count());
        System.out.println(lines.toString().split("\n").length);
    }
}
