package java.util;

import scoville.Rt;

/** On a text; the console is not supported. */
public final class Scanner implements Iterator<String>, AutoCloseable {
    private final String text;
    private int at;
    private boolean closed;

    public Scanner(String text) {
        if (text == null) {
            throw new NullPointerException("source");
        }
        this.text = text;
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
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
        closed = true;
    }
}
