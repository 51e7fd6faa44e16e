import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.DataInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/** Readers and streams of bytes: marks, skipping, what is given back, numbers of lines. */
public class ReadersAll {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run() throws Exception;
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (Exception e) {
            p(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static InputStream bytes(int n) {
        byte[] b = new byte[n];
        for (int i = 0; i < n; i++) {
            b[i] = (byte) (i + 1);
        }
        return new ByteArrayInputStream(b);
    }

    /** A stream of the program, which gives at most three bytes at once. */
    static class Own extends InputStream {
        int next;
        final int end;
        boolean closed;

        Own(int end) {
            this.end = end;
        }

        public int read() {
            return next < end ? next++ : -1;
        }

        public int read(byte[] b, int from, int n) throws IOException {
            return super.read(b, from, Math.min(3, n));
        }

        public void close() {
            closed = true;
        }
    }

    static void streams() throws Exception {
        for (InputStream in : new InputStream[] {bytes(10), new Own(10), new BufferedInputStream(new Own(10)), new PushbackInputStream(bytes(10)), new SequenceInputStream(bytes(4), new Own(6))}) {
            p(in.markSupported() + " " + in.read() + " " + Arrays.toString(in.readNBytes(2)) + " " + in.skip(2) + " " + in.available() + " " + Arrays.toString(in.readAllBytes()) + " " + in.read() + " " + in.skip(3) + " " + in.readAllBytes().length);
        }
        byte[] b = new byte[6];
        p(bytes(4).readNBytes(b, 1, 5) + " " + Arrays.toString(b) + " " + new Own(9).readNBytes(b, 0, 6) + " " + Arrays.toString(b) + " " + bytes(3).read(b) + " " + Arrays.toString(b));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        p(bytes(3).transferTo(out) + " " + new Own(5).transferTo(out) + " " + Arrays.toString(out.toByteArray()));
        InputStream skipped = bytes(5);
        skipped.skipNBytes(3);
        p(skipped.read() + " " + skipped.skip(-1) + " " + skipped.skip(9));
        t(() -> {
            new Own(5).skipNBytes(6);
            return "skipped";
        });
        t(() -> bytes(5).readNBytes(-1));
        t(() -> bytes(5).readNBytes(new byte[3], 1, 3));
        t(() -> bytes(5).read(new byte[3], -1, 3));
        t(() -> new Own(5).read(new byte[3], 4, 1));
        t(() -> new BufferedInputStream(bytes(5)).read(new byte[3], 4, 1));
        t(() -> new Own(5).transferTo(null));
        InputStream marked = bytes(6);
        marked.read();
        marked.mark(0);
        marked.read();
        marked.reset();
        p(marked.read());
        t(() -> {
            Own own = new Own(3);
            own.mark(3);
            own.reset();
            return "reset";
        });
        BufferedInputStream small = new BufferedInputStream(bytes(20), 4);
        p(small.read() + " " + small.available());
        small.mark(6);
        p(small.read() + " " + small.read() + " " + small.read() + " " + small.read() + " " + small.read());
        small.reset();
        p(small.read() + " " + Arrays.toString(small.readNBytes(9)));
        t(() -> {
            small.reset();
            return small.read();
        });
        p(small.available() + " " + small.skip(1) + " " + small.read());
        small.close();
        small.close();
        t(() -> small.read());
        t(() -> small.available());
        t(() -> {
            small.reset();
            return "";
        });
        t(() -> new BufferedInputStream(bytes(1), 0));
        InputStream none = InputStream.nullInputStream();
        p(none.read() + " " + none.readAllBytes().length + " " + none.available() + " " + none.skip(3) + " " + none.transferTo(out));
        none.close();
        t(() -> none.read());
    }

    static void back() throws Exception {
        PushbackInputStream in = new PushbackInputStream(bytes(6), 3);
        p(in.read() + " " + in.available() + " " + in.markSupported());
        in.unread(77);
        in.unread(new byte[] {78, 79});
        p(in.available() + " " + Arrays.toString(in.readNBytes(4)));
        in.unread(new byte[] {1, 2, 3, 4}, 1, 3);
        t(() -> {
            in.unread(1);
            return "unread";
        });
        p(in.skip(4) + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.read());
        t(() -> {
            in.reset();
            return "reset";
        });
        in.close();
        t(() -> in.read());
        t(() -> {
            in.unread(1);
            return "unread";
        });
        t(() -> new PushbackInputStream(bytes(1), 0));
        PushbackReader r = new PushbackReader(new StringReader("hello world"), 2);
        int c = r.read();
        r.unread(c);
        p((char) c + " " + (char) r.read() + " " + r.ready() + " " + r.markSupported());
        r.unread("xy".toCharArray());
        char[] a = new char[5];
        p(r.read(a) + " " + new String(a));
        t(() -> {
            r.unread("abc".toCharArray());
            return "unread";
        });
        r.unread("abc".toCharArray(), 1, 2);
        p(r.skip(1) + " " + (char) r.read() + " " + r.skip(3) + " " + (char) r.read() + " " + r.skip(100) + " " + r.read() + " " + r.read(a) + " " + r.ready());
        r.unread('!');
        p(r.read(a, 1, 3) + " " + a[1]);
        t(() -> r.skip(-1));
        t(() -> r.read(a, 1, 9));
        t(() -> {
            r.mark(1);
            return "mark";
        });
        r.close();
        r.close();
        t(() -> r.read());
        t(() -> r.ready());
        t(() -> new PushbackReader(new StringReader("x"), -1));
        PushbackReader behind = new PushbackReader(new StringReader("ine\nnext"));
        behind.unread('l');
        BufferedReader lines = new BufferedReader(behind);
        p(lines.readLine() + " " + lines.readLine() + " " + lines.readLine());
    }

    static void marks() throws Exception {
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\nthree"));
        t(() -> {
            r.reset();
            return "reset";
        });
        p(r.markSupported() + " " + r.readLine());
        r.mark(100);
        p(r.readLine() + " " + r.readLine() + " " + r.readLine());
        r.reset();
        p((char) r.read() + " " + r.skip(2) + " " + r.readLine() + " " + r.ready());
        r.mark(1);
        p((char) r.read());
        r.reset();
        r.mark(3);
        p(r.readLine() + r.readLine());
        t(() -> {
            r.reset();
            return "reset";
        });
        t(() -> {
            r.mark(-1);
            return "mark";
        });
        t(() -> r.skip(-1));
        r.close();
        t(() -> r.read());
        t(() -> {
            r.mark(1);
            return "mark";
        });
        StringReader s = new StringReader("0123456789");
        p(s.skip(4) + " " + (char) s.read() + " " + s.skip(-2) + " " + (char) s.read() + " " + s.skip(-9) + " " + (char) s.read() + " " + s.skip(99) + " " + s.read() + " " + s.skip(-3) + " " + s.ready());
        s.reset();
        char[] a = new char[4];
        p(s.read(a, 1, 3) + " " + (char) s.read() + a[3]);
        t(() -> s.read(a, 1, 4));
        StringWriter w = new StringWriter();
        p(s.transferTo(w) + " " + w + " " + s.read(a) + " " + s.read(a, 0, 0));
        CharArrayReader c = new CharArrayReader("abcdefgh".toCharArray(), 2, 5);
        p((char) c.read() + " " + c.ready() + " " + c.markSupported());
        c.mark(0);
        p(c.read(a) + " " + new String(a) + " " + c.read() + " " + c.ready() + " " + c.skip(2));
        c.reset();
        p(c.skip(2) + " " + (char) c.read() + " " + new BufferedReader(c).readLine());
        c.close();
        t(() -> c.read());
        t(() -> new CharArrayReader(new char[2], 3, 1));
        InputStreamReader in = new InputStreamReader(bytes(5));
        p(in.markSupported() + " " + in.skip(2) + " " + in.read() + " " + in.transferTo(w));
        t(() -> {
            in.mark(2);
            return "mark";
        });
        t(() -> {
            in.reset();
            return "reset";
        });
        Reader none = Reader.nullReader();
        p(none.read() + " " + none.read(a) + " " + none.skip(4) + " " + none.ready() + " " + none.transferTo(w));
        Reader upper = new FilterReader(new StringReader("shout")) {
            public int read() throws IOException {
                int x = in.read();
                return x < 0 ? x : Character.toUpperCase((char) x);
            }
        };
        p((char) upper.read() + " " + (char) upper.read() + " " + upper.skip(1) + " " + (char) upper.read() + " " + upper.markSupported() + " " + upper.ready());
    }

    static String numbers(String text) throws IOException {
        LineNumberReader r = new LineNumberReader(new StringReader(text));
        StringBuilder b = new StringBuilder();
        for (String s = r.readLine(); s != null; s = r.readLine()) {
            b.append(r.getLineNumber()).append(s).append(' ');
        }
        b.append(r.getLineNumber()).append(" | ");
        r = new LineNumberReader(new StringReader(text));
        for (int c = r.read(); c >= 0; c = r.read()) {
            b.append(c < 32 ? "<" + c + ">" : "" + (char) c).append(r.getLineNumber());
        }
        b.append(' ').append(r.getLineNumber()).append(" | ");
        r = new LineNumberReader(new StringReader(text));
        char[] a = new char[3];
        for (int n = r.read(a); n >= 0; n = r.read(a)) {
            b.append(n).append(':').append(r.getLineNumber()).append(' ');
        }
        return b.append(r.getLineNumber()).toString();
    }

    static void lines() throws Exception {
        for (String s : new String[] {"", "a", "a\n", "a\nb", "a\r\nb\rc\n\nd", "\n\n", "\r\n\r\n", "xy\r", "ab\r\ncd\r\n"}) {
            p(numbers(s));
        }
        LineNumberReader r = new LineNumberReader(new StringReader("one\r\ntwo\r\nthree\r\nfour"));
        p((char) r.read() + " " + r.skip(3) + " " + r.getLineNumber() + " " + r.readLine() + " " + r.getLineNumber());
        r.setLineNumber(40);
        r.mark(50);
        p(r.readLine() + " " + r.getLineNumber());
        r.reset();
        p(r.getLineNumber() + " " + r.readLine() + " " + r.getLineNumber() + " " + r.lines().count() + " " + r.getLineNumber());
        LineNumberReader mixed = new LineNumberReader(new StringReader("\r\nab\rc"));
        p(mixed.read() + " " + mixed.readLine() + " " + mixed.getLineNumber() + " " + mixed.readLine() + " " + mixed.readLine() + " " + mixed.getLineNumber());
        DataInputStream d = new DataInputStream(new ByteArrayInputStream("x\r\ny\rz\n\nlast".getBytes()));
        p(d.readLine() + " " + d.readLine() + " " + d.readLine() + " " + d.readLine() + " " + d.readLine() + " " + d.readLine());
    }

    static void chains() throws Exception {
        InputStream text = new ByteArrayInputStream("10 20\n30 caf\u00e9\n".getBytes("UTF-8"));
        BufferedInputStream buffered = new BufferedInputStream(text);
        p(buffered.read() + " " + new Scanner(buffered).nextInt());
        Scanner s = new Scanner(new BufferedInputStream(new ByteArrayInputStream("1 2 3".getBytes())));
        p(s.nextInt() + s.nextInt() + s.nextInt());
        BufferedReader r = new BufferedReader(new InputStreamReader(new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("c\nd".getBytes()))));
        p(r.readLine() + " " + r.readLine() + " " + r.readLine());
        p(new BufferedReader(new InputStreamReader(new DataInputStream(new BufferedInputStream(new ByteArrayInputStream("data".getBytes()))))).readLine());
        Own a = new Own(2);
        Own b = new Own(2);
        InputStream all = new SequenceInputStream(Collections.enumeration(List.of(a, bytes(1), b)));
        p(all.read() + " " + all.read() + " " + all.read() + " " + a.closed + " " + all.available() + " " + all.read(new byte[4]) + " " + b.closed);
        all.close();
        p(b.closed + " " + all.read() + " " + all.available());
    }

    public static void main(String[] args) throws Exception {
        streams();
        back();
        marks();
        lines();
        chains();
    }
}
