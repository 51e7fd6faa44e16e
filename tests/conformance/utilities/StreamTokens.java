import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StreamTokenizer;
import java.io.StringReader;

/** Tokens of a StreamTokenizer with all kinds of characters. */
public class StreamTokens {
    static void p(Object o) {
        System.out.println(o);
    }

    static StreamTokenizer of(String text) {
        return new StreamTokenizer(new BufferedReader(new StringReader(text)));
    }

    static String all(StreamTokenizer t) throws IOException {
        StringBuilder b = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            b.append(t.ttype).append('/').append(t.lineno()).append('/');
            String s = t.sval == null ? "-" : t.sval;
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                b.append(c < ' ' || c > 126 ? "<" + (int) c + ">" : "" + c);
            }
            if (t.ttype == StreamTokenizer.TT_NUMBER) {
                b.append('/').append(t.nval);
            }
            b.append("  ");
        }
        return b + "end " + t.lineno() + " " + t.ttype;
    }

    static void plain() throws IOException {
        p(all(of("")));
        p(all(of("   \n\r\n \r x")));
        p(all(of("12 -7 3.25 .5 -.5 5. - -x 1.2.3 1e5 00012 - 4 -0 99999999999 . 0.1 123.456")));
        p(all(of("alpha b2 3c _x a.b a-b $money caf\u00e9 a,b;c(d)")));
        p(all(of("before / gone\nafter // gone too\r\nlast /* still a comment */")));
        p(all(of("\"a\\tb\\n\\101\\477\\1234\\q\\\"\" 'it' 'open\nnext \"open to the end")));
        p(all(of("say \"\" '' \"x")));
        StreamTokenizer sum = of("3\n10 20 30\n");
        sum.nextToken();
        int n = (int) sum.nval;
        int total = 0;
        for (int i = 0; i < n; i++) {
            sum.nextToken();
            total += (int) sum.nval;
        }
        p(total + " " + sum.nextToken() + " " + sum.nextToken());
    }

    static void syntax() throws IOException {
        StreamTokenizer t = of("a=1 // x\nb /* y\n z */ c /d\n/**/ e /***/ f / g");
        t.slashSlashComments(true);
        t.slashStarComments(true);
        p(all(t));
        t = of("a/b // x\n c /* d */ / e");
        t.ordinaryChar('/');
        t.slashSlashComments(true);
        p(all(t));
        t = of("a /* b\r\nc */ d /* open");
        t.ordinaryChar('/');
        t.slashStarComments(true);
        p(all(t));
        t = of("one\ntwo\r\nthree\rfour\n\n");
        t.eolIsSignificant(true);
        p(all(t));
        t = of("MiXeD Case 'Quoted Case'");
        t.lowerCaseMode(true);
        p(all(t));
        t = of("12 a-b.c 5x 'q' #c\n rest");
        t.resetSyntax();
        t.wordChars('a', 'z');
        t.whitespaceChars(' ', ' ');
        p(all(t));
        t = of("1.5 -2 x-3");
        t.ordinaryChars('0', '9');
        t.ordinaryChar('.');
        t.ordinaryChar('-');
        t.wordChars('0', '9');
        p(all(t));
        t = of("a:b:c # note\nd|x y|e");
        t.whitespaceChars(':', ':');
        t.commentChar('#');
        t.quoteChar('|');
        t.wordChars(-5, 2);
        t.ordinaryChar(300);
        p(all(t));
        t = of("a_b 1_0");
        t.wordChars('_', '_');
        p(all(t));
        t = of("x 5 y");
        t.resetSyntax();
        t.parseNumbers();
        p(all(t));
    }

    static void back() throws IOException {
        StreamTokenizer t = of("one 2 'three' + \n four");
        p(t + " " + t.ttype);
        t.pushBack();
        p(t.nextToken() + " " + t);
        t.pushBack();
        t.pushBack();
        p(t.nextToken() + " " + t.sval + " " + t.nextToken() + " " + t.nval + " " + t);
        p(t.nextToken() + " " + t);
        p(t.nextToken() + " " + t);
        t.pushBack();
        t.eolIsSignificant(true);
        p(t.nextToken() + " " + t);
        p(t.nextToken() + " " + t);
        p(t.nextToken() + " " + t);
        p(t.nextToken() + " " + t + " " + t.sval);
        t.pushBack();
        p(t.nextToken() + " " + t.nextToken());
    }

    static void sources() throws IOException {
        byte[] bytes = "10 20 caf\u00e9".getBytes("UTF-8");
        StreamTokenizer t = new StreamTokenizer(new ByteArrayInputStream(bytes));
        p(all(t));
        t = new StreamTokenizer(new InputStreamReader(new ByteArrayInputStream(bytes)));
        p(all(t));
        int[] left = {20};
        Reader own = new Reader() {
            public int read() {
                return left[0] < 0 ? -1 : left[0]-- % 5 == 0 ? ' ' : '7';
            }

            public int read(char[] c, int from, int n) {
                throw new AssertionError();
            }

            public void close() {
            }
        };
        p(all(new StreamTokenizer(own)));
        try {
            new StreamTokenizer((Reader) null);
        } catch (NullPointerException e) {
            p("null");
        }
        Reader shared = new StringReader("a bc");
        StreamTokenizer one = new StreamTokenizer(shared);
        one.nextToken();
        p(one.sval + " " + (char) shared.read() + " " + shared.read() + " " + (char) shared.read());
    }

    public static void main(String[] args) throws IOException {
        plain();
        syntax();
        back();
        sources();
    }
}
