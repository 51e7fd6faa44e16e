// expect: false(assertion)
import java.io.PrintWriter;
import java.io.StringWriter;

/** What is suppressed stands in the text, too. */
public class StackTraceTextSuppressed {
    public static void main(String[] args) {
        Exception e = new Exception("a");
        e.setStackTrace(new StackTraceElement[0]);
        Exception closing = new Exception("closing");
        closing.setStackTrace(new StackTraceElement[0]);
        e.addSuppressed(closing);
        StringWriter text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        assert text.toString().equals("java.lang.Exception: a\n"); //~ assertion
    }
}
