import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.MissingResourceException;

/** Texts in UTF-16, and exceptions that tell what is missing. */
public class WideBytes {
    static void p(Object o) {
        System.out.println(o);
    }

    enum Colour {
        RED
    }

    static void exceptions() {
        MissingResourceException m = new MissingResourceException("no such text", "Texts", "hello");
        p(m + " " + m.getClassName() + " " + m.getKey() + " " + (m instanceof RuntimeException));
        EnumConstantNotPresentException e = new EnumConstantNotPresentException(Colour.class, "BLUE");
        p(e + " " + e.constantName() + " " + (e.enumType() == Colour.class) + " " + (e instanceof RuntimeException));
        TypeNotPresentException t = new TypeNotPresentException("a.b.C", new RuntimeException("why"));
        p(t + " " + t.typeName() + " " + t.getCause().getMessage());
        p(new TypeNotPresentException(null, null) + " " + new MissingResourceException(null, null, null));
    }

    public static void main(String[] args) throws IOException {
        Charset[] sets = {StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE};
        String[] texts = {"", "a", "h\u00e9llo", "\u20ac\u4e2d", "x\ud83d\ude00y"};
        for (Charset set : sets) {
            p(set + " " + set.name() + " " + set.equals(Charset.forName(set.name())) + " " + set.canEncode());
            for (String s : texts) {
                byte[] b = s.getBytes(set);
                p(Arrays.toString(b) + " " + new String(b, set).equals(s) + " " + new String(b, set.name()).length());
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Writer w = new OutputStreamWriter(out, set);
            w.flush();
            w.write("ab");
            w.flush();
            w.write("c\n\u20ac");
            w.close();
            p(Arrays.toString(out.toByteArray()) + " " + out.size() + " " + out.toString(set).length());
            BufferedReader r = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(out.toByteArray()), set));
            p(r.readLine() + " " + r.readLine().equals("\u20ac") + " " + r.readLine());
        }
        byte[] turned = {-1, -2, 97, 0, -84, 32};
        byte[] plain = {0, 97, 32, -84};
        byte[] marked = {-2, -1, 0, 97};
        p(new String(turned, StandardCharsets.UTF_16).equals("a\u20ac") + " " + new String(plain, StandardCharsets.UTF_16).equals("a\u20ac") + " " + new String(marked, StandardCharsets.UTF_16).equals("a"));
        p((int) new String(turned, StandardCharsets.UTF_16LE).charAt(0) + " " + (int) new String(marked, StandardCharsets.UTF_16BE).charAt(0) + " " + new String(plain, 2, 2, StandardCharsets.UTF_16BE).equals("\u20ac"));
        p(Charset.forName("utf-16le") + " " + Charset.forName("UTF_16BE") + " " + Charset.forName("utf-16").compareTo(StandardCharsets.UTF_8));
        exceptions();
    }
}
