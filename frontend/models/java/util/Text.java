package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import scoville.Rt;

/** On a text, or on what a stream or reader still has when the first of it is needed. */
public final class Scanner implements Iterator<String>, Closeable {
    private String text;
    private int at;
    private boolean closed;
    private Reader source;
    private boolean loaded;

    public Scanner(InputStream in) {
        source = new InputStreamReader(in);
    }

    public Scanner(InputStream in, String set) {
        source = new InputStreamReader(in, set);
    }

    public Scanner(Reader in) {
        if (in == null) {
            throw new NullPointerException("source");
        }
        source = in;
    }

    public Scanner(File file) throws FileNotFoundException {
        this(new FileInputStream(file));
    }

    public Scanner(java.nio.file.Path path) throws IOException {
        this(new FileInputStream(path.toString()));
    }

    public Scanner(String text) {
        if (text == null) {
            throw new NullPointerException("source");
        }
        this.text = text;
        loaded = true;
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
        if (!loaded) {
            loaded = true;
            try {
                text = source.$rest();
            } catch (IOException e) {
                text = "";
            }
        }
    }

    private int begin() {
        open();
        int i = at;
        while (i < text.length() && Rt.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The next token; null if there is none. */
    private String token() {
        int from = begin();
        int to = from;
        while (to < text.length() && !Rt.isWhitespace(text.charAt(to))) {
            to++;
        }
        return from == to ? null : text.substring(from, to);
    }

    private String required() {
        String token = token();
        if (token == null) {
            throw new NoSuchElementException();
        }
        return token;
    }

    private void taken(String token) {
        at = begin() + token.length();
    }

    public boolean hasNext() {
        return token() != null;
    }

    public String next() {
        String token = required();
        taken(token);
        return token;
    }

    public int nextInt() {
        String token = required();
        int value;
        try {
            value = Integer.parseInt(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public long nextLong() {
        String token = required();
        long value;
        try {
            value = Long.parseLong(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public double nextDouble() {
        String token = required();
        double value;
        try {
            value = Double.parseDouble(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public boolean nextBoolean() {
        String token = required();
        if (!token.equalsIgnoreCase("true") && !token.equalsIgnoreCase("false")) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return token.equalsIgnoreCase("true");
    }

    public float nextFloat() {
        String token = required();
        float value;
        try {
            value = Float.parseFloat(token);
        } catch (NumberFormatException e) {
            throw new InputMismatchException("For input string: \"" + token + "\"");
        }
        taken(token);
        return value;
    }

    public boolean hasNextBoolean() {
        String token = token();
        return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
    }

    public boolean hasNextInt() {
        String token = token();
        try {
            return token != null && Integer.parseInt(token) == Integer.parseInt(token);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextLong() {
        String token = token();
        try {
            return token != null && Long.parseLong(token) == Long.parseLong(token);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextDouble() {
        String token = token();
        try {
            Double.parseDouble(token == null ? "none" : token);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextLine() {
        open();
        return at < text.length();
    }

    public String nextLine() {
        open();
        if (at >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(at, end);
        if (end < text.length()) {
            end += text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n' ? 2 : 1;
        }
        at = end;
        return line;
    }

    public void close() {
        if (!closed && source != null) {
            try {
                source.close();
            } catch (IOException e) {
                // As if it had been closed.
            }
        }
        closed = true;
    }
}
