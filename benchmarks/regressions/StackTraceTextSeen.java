// expect: unknown(unsupported)
import java.io.PrintWriter;
import java.io.StringWriter;

/** Who has called whom stands in the text, and is not known. */
public class StackTraceTextSeen {
    public static void main(String[] args) {
        StringWriter text = new StringWriter();
        new Exception("a").printStackTrace(new PrintWriter(text));
        assert text.toString().contains("StackTraceTextSeen.main");
    }
}
