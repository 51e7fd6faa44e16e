import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeMap;

/** Properties that are read from a text. */
public class PropertiesLoaded {
    static void show(Properties p) {
        new TreeMap<>(p).forEach((k, v) -> System.out.println("[" + k + "] = [" + v + "]"));
    }

    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader("# a comment\n! another one\\\nthreads=4\n  name : some name  \r\nempty\nalso.empty=\n\n"
            + "long = one,\\\n    two,\\\r\n    three\nkey\\ with\\ blanks\\==\\tvalue\\u0041\\q\n=no key\nx==y\na\tb=c\nlast\\\n\n\\\n  joined=1\nend=2\\"));
        show(p);
        p = new Properties();
        p.load(new ByteArrayInputStream("pool.size=8\rother:\\\\n\nz   =   3\n".getBytes()));
        show(p);
        System.out.println(Integer.parseInt(p.getProperty("pool.size")) + 1);
        try {
            p.load(new StringReader("a=\\u00x1"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.load((StringReader) null);
        } catch (NullPointerException e) {
            System.out.println("nothing to read");
        }
        p = new Properties();
        p.setProperty("one key", " a value: #1\t");
        StringWriter w = new StringWriter();
        p.store(w, "comment");
        System.out.println("stored");
    }
}
