// expect: true
import java.io.PrintWriter;
import java.io.StringWriter;

/** Of the text of a stack trace, what is thrown and its causes are known, and that there are lines between. */
public class StackTraceText {
    static String text(Throwable t) {
        StringWriter text = new StringWriter();
        t.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    static void low() {
        throw new IllegalStateException("low");
    }

    public static void main(String[] args) {
        try {
            low();
        } catch (RuntimeException e) {
            String text = text(new RuntimeException("high", e));
            assert text.startsWith("java.lang.RuntimeException: high\n\tat ");
            assert text.contains("Caused by: java.lang.IllegalStateException: low");
            assert !text.equals("java.lang.RuntimeException: high\n");
        }
    }
}
